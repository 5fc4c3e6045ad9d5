#include "gui/app/background_writer.h"

#include <system_error>
#include <utility>

#include "hands/file.h"

namespace rightbower::app {

BackgroundWriter::BackgroundWriter(std::filesystem::path file)
    : file_(std::move(file)), thread_([this] { run(); }) {}

BackgroundWriter::~BackgroundWriter() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void BackgroundWriter::write(std::function<std::string()> text) {
  {
    const std::lock_guard lock(mutex_);
    next_ = std::move(text);
  }
  changed_.notify_all();
}

void BackgroundWriter::settle() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !next_ && !writing_; });
}

Faults BackgroundWriter::take_faults() {
  const std::lock_guard lock(mutex_);
  if (faults_ == told_) return {};
  told_ = faults_;
  return told_;
}

void BackgroundWriter::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return next_ || ends_; });
    if (!next_) return;
    const std::function<std::string()> make = std::exchange(next_, nullptr);
    writing_ = true;
    lock.unlock();
    write_text(make());
    lock.lock();
    writing_ = false;
    changed_.notify_all();
  }
}

void BackgroundWriter::write_text(const std::string& text) {
  if (text == written_) return;
  std::error_code ignored;  // what is wrong with the folder, writing says
  std::filesystem::create_directories(file_.parent_path(), ignored);
  Faults faults = hands::write_file(file_, text);
  if (faults.empty()) written_ = text;
  const std::lock_guard lock(mutex_);
  faults_ = std::move(faults);
}

}  // namespace rightbower::app
