// What a learner chooses where no cards are chosen: yes or no, a seat, a strain, a call.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/call.h"
#include "engine/contract.h"
#include "engine/rules.h"
#include "engine/seat.h"

namespace rightbower::lessons {

enum class YesNo : std::uint8_t { yes, no };

using Option = std::variant<YesNo, Seat, Strain, Call>;

// In the order of Option.
enum class OptionKind : std::uint8_t { yes_no, seat, strain, call };

// "yes", "N", "NT", "5H": as in a lesson file.
[[nodiscard]] std::string to_string(const Option& option);
// "H D".
[[nodiscard]] std::string to_string(const std::vector<Option>& options);
// Nothing for anything that is no option of that kind.
[[nodiscard]] std::optional<Option> parse_option(OptionKind kind, std::string_view text,
                                                 const Rules& rules);

// What is offered where a lesson names nothing: every one there is. Calls are always named.
[[nodiscard]] std::vector<Option> all_options(OptionKind kind);

}  // namespace rightbower::lessons
