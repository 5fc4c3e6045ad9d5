#include "hands/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

namespace rightbower::hands {
namespace {

namespace fs = std::filesystem;

// Closes when it goes; -1 is no file.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] int number() const { return number_; }
  // Some file systems report a failed write only here.
  [[nodiscard]] bool close() { return ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

// The reason in our words where we have any, else in the system's.
[[nodiscard]] Fault fault_of(const fs::path& file, int error, const char* otherwise) {
  const std::string name = file.string();
  switch (error) {
    case ENOENT:
    case ENOTDIR:
      return {{}, {"file.not-there", {name}}};
    case EACCES:
    case EPERM:
    case EROFS:
      return {{}, {"file.no-permission", {name}}};
    case EISDIR:
      return {{}, {"file.is-folder", {name}}};
    case ENOSPC:
    case EDQUOT:
      return {{}, {"file.disk-full", {name}}};
    default:
      return {{}, {otherwise, {name, std::generic_category().message(error)}}};
  }
}

[[nodiscard]] Fault too_large(const fs::path& file, std::size_t largest) {
  return {{}, {"file.too-large", {file.string(), static_cast<int>(largest / 1'000'000)}}};
}

// The file behind a link, so that saving does not put a file in the link's place.
[[nodiscard]] fs::path target_of(const fs::path& file) {
  std::error_code error;
  fs::path target = fs::weakly_canonical(file, error);
  return error ? file : target;
}

// The permissions the finished file gets: those of the file it replaces, else the usual ones.
[[nodiscard]] ::mode_t mode_for(const fs::path& file) {
  struct ::stat status {};
  if (::stat(file.c_str(), &status) == 0) return status.st_mode & 07777;
  const ::mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

[[nodiscard]] bool write_all(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const ::ssize_t written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// So that the new name is still there after a power cut. Not every file system can do it: no fault.
void sync_folder(const fs::path& folder) {
  const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (descriptor.number() >= 0) static_cast<void>(::fsync(descriptor.number()));
}

}  // namespace

Result<std::string> read_file(const fs::path& file, std::size_t largest) {
  // Without waiting: a pipe nobody writes to must not hold us up.
  const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (descriptor.number() < 0) return fault_of(file, errno, "file.cannot-read");
  struct ::stat status {};
  if (::fstat(descriptor.number(), &status) != 0) return fault_of(file, errno, "file.cannot-read");
  if (S_ISDIR(status.st_mode)) return fault_of(file, EISDIR, "file.cannot-read");
  if (!S_ISREG(status.st_mode)) return Fault{{}, {"file.not-a-file", {file.string()}}};
  if (static_cast<std::uintmax_t>(status.st_size) > largest) return too_large(file, largest);

  // Read to the end, not to the size just seen: the file may be growing.
  std::string content;
  constexpr std::size_t chunk = 1 << 16;
  for (std::size_t size = 0;;) {
    content.resize(size + chunk);
    const ::ssize_t got = ::read(descriptor.number(), content.data() + size, chunk);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return fault_of(file, errno, "file.cannot-read");
    size += static_cast<std::size_t>(got);
    if (size > largest) return too_large(file, largest);
    if (got == 0) {
      content.resize(size);
      return content;
    }
  }
}

Faults write_file(const fs::path& file, std::string_view content) {
  const fs::path target = target_of(file);
  const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  std::error_code ignored;
  if (fs::is_directory(target, ignored)) return {fault_of(file, EISDIR, "file.cannot-write")};
  // A device or a pipe would be replaced by a file.
  if (fs::exists(target, ignored) && !fs::is_regular_file(target, ignored))
    return {{{}, {"file.not-a-file", {file.string()}}}};

  std::string temporary = (folder / ("." + target.filename().string() + ".XXXXXX")).string();
  Descriptor descriptor(::mkostemp(temporary.data(), O_CLOEXEC));
  if (descriptor.number() < 0) return {fault_of(file, errno, "file.cannot-write")};
  const bool written = write_all(descriptor.number(), content) &&
                       ::fchmod(descriptor.number(), mode_for(target)) == 0 &&
                       ::fsync(descriptor.number()) == 0 && descriptor.close() &&
                       ::rename(temporary.c_str(), target.c_str()) == 0;
  if (!written) {
    const int error = errno;
    ::unlink(temporary.c_str());
    return {fault_of(file, error, "file.cannot-write")};
  }
  sync_folder(folder);
  return {};
}

}  // namespace rightbower::hands
