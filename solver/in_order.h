// Work that is numbered, shared out to threads and handed in by number: what comes out does not
// depend on the number of threads.
#pragma once

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace rightbower::solver {

// Item is what one number comes to. make_worker() is called once in every thread and gives a
// function from a number to an item, or nothing, which ends all work. take(item) is called in order
// of the numbers, one call at a time.
template <class Item>
class InOrder {
 public:
  using Worker = std::function<std::optional<Item>(int number)>;

  InOrder(int count, std::function<Worker()> make_worker, std::function<void(Item)> take)
      : count_(count), make_worker_(std::move(make_worker)), take_(std::move(take)) {}

  // Whether every number was taken. All threads have ended when it returns.
  bool run(int threads) {
    std::vector<std::thread> others;
    for (int i = 1; i < threads && i < count_; ++i) others.emplace_back([this] { work(); });
    work();
    for (std::thread& other : others) other.join();
    return taken_ == count_;
  }

 private:
  // How far one thread may run ahead of the slowest: so much is kept, however long it takes.
  static constexpr int most_ahead = 256;

  void work() {
    const Worker worker = make_worker_();
    while (const auto number = claim()) {
      std::optional<Item> item = worker(*number);
      const std::scoped_lock lock(mutex_);
      if (item)
        hand_in(*number, std::move(*item));
      else
        ended_ = true;
      moved_.notify_all();
    }
  }

  std::optional<int> claim() {
    std::unique_lock lock(mutex_);
    moved_.wait(lock, [this] { return ended_ || next_ >= count_ || next_ < taken_ + most_ahead; });
    if (ended_ || next_ >= count_) return std::nullopt;
    return next_++;
  }

  void hand_in(int number, Item item) {
    waiting_.emplace(number, std::move(item));
    for (auto first = waiting_.begin(); first != waiting_.end() && first->first == taken_;
         first = waiting_.erase(first), ++taken_)
      take_(std::move(first->second));
  }

  const int count_;
  const std::function<Worker()> make_worker_;
  const std::function<void(Item)> take_;
  std::mutex mutex_;
  std::condition_variable moved_;
  int next_ = 0;
  int taken_ = 0;
  bool ended_ = false;
  std::map<int, Item> waiting_;
};

}  // namespace rightbower::solver
