#include "lessons/option.h"

#include "engine/notation.h"

namespace rightbower::lessons {
namespace {

struct Write {
  std::string operator()(YesNo answer) const { return answer == YesNo::yes ? "yes" : "no"; }
  std::string operator()(Seat seat) const { return {letter(seat)}; }
  std::string operator()(Strain strain) const { return name(strain); }
  std::string operator()(const Call& call) const { return rightbower::to_string(call); }
};

template <class T>
[[nodiscard]] std::optional<Option> option_of(std::optional<T> value) {
  if (!value) return std::nullopt;
  return Option(*value);
}

}  // namespace

std::string to_string(const Option& option) { return std::visit(Write{}, option); }

std::string to_string(const std::vector<Option>& options) {
  std::string text;
  for (const Option& option : options) text += (text.empty() ? "" : " ") + to_string(option);
  return text;
}

std::optional<Option> parse_option(OptionKind kind, std::string_view text, const Rules& rules) {
  switch (kind) {
    case OptionKind::yes_no:
      if (text == "yes") return YesNo::yes;
      if (text == "no") return YesNo::no;
      return std::nullopt;
    case OptionKind::seat:
      return option_of(parse_seat(text));
    case OptionKind::strain:
      return option_of(parse_strain(text));
    case OptionKind::call:
      return option_of(parse_call(text, rules));
  }
  return std::nullopt;
}

std::vector<Option> all_options(OptionKind kind) {
  switch (kind) {
    case OptionKind::yes_no:
      return {YesNo::yes, YesNo::no};
    case OptionKind::seat:
      return {all_seats.begin(), all_seats.end()};
    case OptionKind::strain:
      return {table_strains.begin(), table_strains.end()};
    case OptionKind::call:
      return {};
  }
  return {};
}

}  // namespace rightbower::lessons
