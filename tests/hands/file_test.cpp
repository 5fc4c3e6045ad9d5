#include "hands/file.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "tests/hands/faults.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::hands {
namespace {

namespace fs = std::filesystem;
using tests::Expected;
using tests::faults_of;
using tests::short_forms;
using tests::TemporaryFolder;

[[nodiscard]] std::ptrdiff_t entries(const fs::path& folder) {
  return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

TEST_CASE("what is written is read back, byte for byte") {
  const TemporaryFolder folder;
  const std::string content("a\0b\r\n\xFF", 6);
  CHECK(write_file(folder.path() / "a", content).empty());
  CHECK(*read_file(folder.path() / "a") == content);
  CHECK(write_file(folder.path() / "a", "").empty());
  CHECK(read_file(folder.path() / "a")->empty());
  CHECK(entries(folder.path()) == 1);
}

TEST_CASE("a file that can't be read is a fault that says why") {
  const TemporaryFolder folder;
  CHECK(faults_of(read_file(folder.path() / "none")) == Expected{"file.not-there"});
  CHECK(faults_of(read_file(folder.path())) == Expected{"file.is-folder"});
  CHECK(faults_of(read_file("/dev/zero")) == Expected{"file.not-a-file"});
  CHECK(faults_of(read_file(folder.put("x", "") / "y")) == Expected{"file.not-there"});
  CHECK(faults_of(read_file("")) == Expected{"file.not-there"});
}

TEST_CASE("a pipe nobody writes to holds nothing up") {
  const TemporaryFolder folder;
  const fs::path pipe = folder.path() / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(faults_of(read_file(pipe)) == Expected{"file.not-a-file"});
}

TEST_CASE("a file that is too large is refused unread") {
  const TemporaryFolder folder;
  const fs::path file = folder.put("large", "A");
  fs::resize_file(file, 100'000'000);  // sparse: only its size is large
  CHECK(faults_of(read_file(file)) == Expected{"file.too-large"});
  CHECK(read_file(folder.put("small", "12345"), 5).ok());
  CHECK_FALSE(read_file(folder.put("small", "123456"), 5).ok());
}

TEST_CASE("saving keeps the permissions of the file and the link before it") {
  const TemporaryFolder folder;
  const fs::path file = folder.put("file", "old");
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("file", folder.path() / "link");
  CHECK(write_file(folder.path() / "link", "new").empty());
  CHECK(fs::is_symlink(folder.path() / "link"));
  CHECK(TemporaryFolder::content_of(file) == "new");
  CHECK(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("when a file can't be written nothing has changed and nothing is left behind") {
  const TemporaryFolder folder;
  fs::create_directory(folder.path() / "folder");
  CHECK(short_forms(write_file(folder.path() / "folder", "x")) == Expected{"file.is-folder"});
  CHECK(short_forms(write_file(folder.path() / "none" / "file", "x")) ==
        Expected{"file.not-there"});
  CHECK(entries(folder.path()) == 1);
  CHECK(entries(folder.path() / "folder") == 0);
}

TEST_CASE("a folder without permission keeps its file as it was") {
  if (::geteuid() == 0) return;  // root may write everywhere
  const TemporaryFolder folder;
  const fs::path file = folder.put("file", "old");
  fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
  CHECK(short_forms(write_file(file, "new")) == Expected{"file.no-permission"});
  CHECK(TemporaryFolder::content_of(file) == "old");
  fs::permissions(folder.path(), fs::perms::owner_all);
}

TEST_CASE("where no file can be made the fault says so") {
  CHECK_FALSE(write_file("/proc/rightbower-test", "x").empty());
}

}  // namespace
}  // namespace rightbower::hands
