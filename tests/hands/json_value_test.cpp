#include "hands/json_value.h"

#include <doctest/doctest.h>

#include "tests/hands/faults.h"

namespace rightbower::hands {
namespace {

using tests::Expected;
using tests::short_forms;

TEST_CASE("a value of another type is a fault with its path, and reading goes on") {
  const Json document = Json::parse(R"({"a": [1, "x"], "b": {"c": 2.5}})");
  Faults faults;
  const JsonValue root(document, "", faults);
  const auto a = root.find("a");
  REQUIRE(a);
  CHECK(a->list_size() == 2);
  CHECK((*a)[0].whole_number() == 1);
  CHECK((*a)[1].text() == "x");
  CHECK((*a)[0].text() == std::nullopt);
  CHECK((*a)[1].whole_number() == std::nullopt);
  CHECK_FALSE(a->expect_object());
  const auto b = root.require("b");
  REQUIRE(b);
  CHECK(b->list_size() == 0);
  CHECK(b->require("c")->whole_number() == std::nullopt);
  CHECK_FALSE(b->require("d"));
  root.allow_only({"a"});
  CHECK(short_forms(faults) == Expected{"a[0] json.not-text", "a[1] json.not-whole-number",
                                        "a json.not-object", "b json.not-list",
                                        "b.c json.not-whole-number", "b json.key-missing",
                                        "b json.key-unknown"});
}

TEST_CASE("whole numbers that no int holds are refused") {
  const Json document = Json::parse(
      "[2147483647, -2147483648, 2147483648, -2147483649, 18446744073709551615, 1e3, true]");
  Faults faults;
  const JsonValue list(document, "", faults);
  CHECK(list[0].whole_number() == 2147483647);
  CHECK(list[1].whole_number() == -2147483647 - 1);
  for (std::size_t i = 2; i < 7; ++i) CHECK(list[i].whole_number() == std::nullopt);
  CHECK(faults.size() == 5);
}

}  // namespace
}  // namespace rightbower::hands
