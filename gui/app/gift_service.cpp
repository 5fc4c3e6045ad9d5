#include "gui/app/gift_service.h"

#include <chrono>
#include <exception>

namespace rightbower::app {
namespace {

constexpr auto between_news = std::chrono::milliseconds(100);

}  // namespace

void GiftService::start(GiftQuestion question, int threads) {
  stop();
  news_ = {};
  task_.start([this, question = std::move(question), threads](
                  const solver::ShouldStop& should_stop) { run(question, threads, should_stop); });
}

GiftNews GiftService::take_news() {
  const std::lock_guard lock(mutex_);
  GiftNews news = news_;
  news_.gifts.reset();
  return news;
}

void GiftService::publish(GiftNews news) {
  {
    const std::lock_guard lock(mutex_);
    if (news.gifts == nullptr) news.gifts = news_.gifts;
    if (news.known == nullptr) news.known = news_.known;
    news_ = std::move(news);
  }
  if (wake_) wake_();
}

void GiftService::run(const GiftQuestion& question, int threads,
                      const solver::ShouldStop& should_stop) {
  GiftNews end;
  // Nothing may leave the thread: out of memory is no answer.
  try {
    if (question.known && solver::faults_of(*question.known).empty()) {
      auto known = solver::exchange_results(*question.known, threads, should_stop);
      if (known)
        publish({nullptr, std::make_shared<const solver::LoneExchange>(std::move(*known))});
    }
    auto last = std::chrono::steady_clock::now();
    auto answer = solver::gift_estimate(
        question.gifts, threads, should_stop, [&](const solver::GiftEstimate& so_far) {
          const auto now = std::chrono::steady_clock::now();
          if (now - last < between_news) return;
          last = now;
          publish({std::make_shared<const solver::GiftEstimate>(so_far)});
        });
    end.stopped = answer && answer->stopped;
    if (!answer)
      end.faults = answer.faults();
    else if (answer->estimate.samples > 0)
      end.gifts = std::make_shared<const solver::GiftEstimate>(std::move(answer->estimate));
  } catch (const std::exception&) {
    end.gifts.reset();
    end.stopped = true;
  }
  end.finished = true;
  publish(std::move(end));
}

}  // namespace rightbower::app
