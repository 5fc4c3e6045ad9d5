#include <doctest/doctest.h>

#include <filesystem>

#include "gui/app/app.h"

TEST_CASE("a program in its build folder finds the data of the source tree") {
  using rightbower::app::data_folder;
  const std::filesystem::path source = RB_SOURCE_DIR;
  CHECK(data_folder("hands/library") == source / "hands/library");
  CHECK(std::filesystem::is_directory(data_folder("gui/assets")));
}

TEST_CASE("a folder that is nowhere is looked for where the program is installed") {
  CHECK(rightbower::app::data_folder("no/such/data")
            .string()
            .ends_with("share/rightbower/no/such/data"));
}
