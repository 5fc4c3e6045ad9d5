#include "gui/app/kept_file.h"

#include <doctest/doctest.h>

#include "hands/file.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::tests {
namespace {

namespace fs = std::filesystem;
using app::read_kept;

std::string id_of(const Faults& faults) { return faults.empty() ? "" : faults.front().what.id; }

}  // namespace

TEST_CASE("a file that is there and readable is just read") {
  const TemporaryFolder folder;
  Faults faults;
  const auto none = read_kept(folder.path() / "lessons.json", "x.faulty", faults);
  CHECK_FALSE(none.text);
  CHECK(none.may_write);
  const auto text = read_kept(folder.put("lessons.json", "words"), "x.faulty", faults);
  CHECK(text.text == "words");
  CHECK(text.may_write);
  CHECK(faults.empty());
}

TEST_CASE("what can't be read is put aside, each time under another name") {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "lessons.json";
  for (const char* name : {"lessons.faulty.json", "lessons.faulty-2.json"}) {
    folder.put("lessons.json", "");
    fs::resize_file(file, hands::largest_file + 1);
    Faults faults;
    const auto kept = read_kept(file, "x.faulty", faults);
    CHECK_FALSE(kept.text);
    CHECK(kept.may_write);
    CHECK(id_of(faults) == "x.faulty");
    CHECK_FALSE(fs::exists(file));
    CHECK(fs::file_size(folder.path() / name) == hands::largest_file + 1);
  }
  fs::create_directories(file / "inside");
  Faults faults;
  CHECK(read_kept(file, "x.faulty", faults).may_write);
  CHECK(fs::exists(folder.path() / "lessons.faulty-3.json" / "inside"));
}

TEST_CASE("a copy leaves the file where it is") {
  const TemporaryFolder folder;
  const fs::path file = folder.put("lessons.json", "words");
  Faults faults;
  CHECK(app::copy_aside(file, "x.faulty", faults));
  CHECK(hands::read_file(file).value() == "words");
  CHECK(hands::read_file(folder.path() / "lessons.faulty.json").value() == "words");
}

TEST_CASE("what can't be put aside may not be written over, and that is said") {
  const TemporaryFolder folder;
  Faults faults;
  CHECK_FALSE(app::put_aside(folder.path() / "gone.json", "x.faulty", faults));
  CHECK(id_of(faults) == "kept.not-saved");
}

}  // namespace rightbower::tests
