// Writes a small file again and again without holding up the window: the newest text is written by
// a thread of its own, whole or not at all, and what was overtaken is left out.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "engine/result.h"

namespace rightbower::app {

class BackgroundWriter {
 public:
  explicit BackgroundWriter(std::filesystem::path file);
  ~BackgroundWriter();  // the last text is written first
  BackgroundWriter(const BackgroundWriter&) = delete;
  BackgroundWriter& operator=(const BackgroundWriter&) = delete;

  // The text is made by the thread, so the function must hold all it needs.
  void write(std::function<std::string()> text);
  // Blocks until everything is written.
  void settle();
  // Why the last text could not be written; each reason is told once, and not again while it stays.
  [[nodiscard]] Faults take_faults();

 private:
  void run();
  void write_text(const std::string& text);

  std::filesystem::path file_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::function<std::string()> next_;  // guarded, as all below
  bool writing_ = false;
  bool ends_ = false;
  Faults faults_;
  Faults told_;
  std::string written_;  // by the thread only
  std::thread thread_;
};

}  // namespace rightbower::app
