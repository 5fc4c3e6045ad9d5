// The worker that estimates a lone bid with its exchange, and solves the exchange of known hands.
// As EstimateService: nothing here touches the state.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "engine/result.h"
#include "gui/app/one_task.h"
#include "solver/gift_estimate.h"
#include "solver/lone_exchange.h"

namespace rightbower::app {

struct GiftQuestion {
  solver::GiftRequest gifts;                   // from the bidder's own cards
  std::optional<solver::LoneRequest> known{};  // with all cards of the deal, when they are shown
};

struct GiftNews {
  std::shared_ptr<const solver::GiftEstimate> gifts{};  // newer ones, else null
  std::shared_ptr<const solver::LoneExchange> known{};  // once it is solved
  bool finished = false;
  bool stopped = false;
  Faults faults{};
};

class GiftService {
 public:
  explicit GiftService(std::function<void()> wake = {}) : wake_(std::move(wake)) {}

  void start(GiftQuestion question, int threads);  // stops what runs
  void stop() { task_.stop(); }
  [[nodiscard]] GiftNews take_news();
  void wait() { task_.wait(); }

 private:
  void run(const GiftQuestion& question, int threads, const solver::ShouldStop& should_stop);
  void publish(GiftNews news);

  std::function<void()> wake_;
  std::mutex mutex_;
  GiftNews news_;  // guarded
  OneTask task_;   // last, so that it ends before what it uses
};

}  // namespace rightbower::app
