#include "lessons/option.h"

#include <doctest/doctest.h>

namespace rightbower::lessons {
namespace {

const Rules& rules() { return *find_rules(default_rules_name); }

TEST_CASE("every option reads back as it is written") {
  for (OptionKind kind : {OptionKind::yes_no, OptionKind::seat, OptionKind::strain})
    for (const Option& option : all_options(kind)) {
      CHECK(parse_option(kind, to_string(option), rules()) == option);
      CHECK(option.index() == static_cast<std::size_t>(kind));
    }
  for (const char* call : {"P", "5H", "12NT", "Alone:D"})
    CHECK(to_string(*parse_option(OptionKind::call, call, rules())) == call);
}

TEST_CASE("what is none of its kind is refused") {
  CHECK_FALSE(parse_option(OptionKind::yes_no, "maybe", rules()).has_value());
  CHECK_FALSE(parse_option(OptionKind::seat, "X", rules()).has_value());
  CHECK_FALSE(parse_option(OptionKind::strain, "5H", rules()).has_value());
  CHECK_FALSE(parse_option(OptionKind::call, "five", rules()).has_value());
}

TEST_CASE("several are written side by side") {
  CHECK(to_string(std::vector<Option>{Strain::hearts, Strain::no_trump}) == "H NT");
  CHECK(all_options(OptionKind::call).empty());
}

}  // namespace
}  // namespace rightbower::lessons
