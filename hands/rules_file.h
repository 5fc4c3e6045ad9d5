// House rules: a game of one's own, written as what differs from a preset (JSON).
//
//     {
//       "format": "rightbower-rules/1",       may be left out
//       "base": "single-deck",                the preset that holds where nothing else is said;
//                                             left out: double-deck
//       "name": "friday",                     as it stands in situations; left out: "house"
//       "auction": {"all_pass": "dealer_must_bid"},
//       "specials": [{"id": "ASK"}, {"id": "MOON", "lose": 24}],
//       "match": {"target": 42}
//     }
//
// The members are those of Rules (engine/rules.h), under the same names. A list replaces the base's
// list; a special with the name of one of the base's starts from that one.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/rules.h"
#include "engine/situation.h"
#include "hands/json_value.h"

namespace rightbower::hands {

inline constexpr std::string_view rules_format = "rightbower-rules/1";

// Rules out of an object in a document. Faults go to the value's list, each with its path: a key or
// a word that is not known, a number out of range, rules that cannot be played (check_rules). With
// faults the result means nothing.
[[nodiscard]] Rules read_rules(const JsonValue& object);

// A whole text. Refused with every fault.
Result<Rules> parse_rules(std::string_view text);
Result<Rules> read_rules_file(const std::filesystem::path& file);

// What is typed where rules are asked for: the name of a preset, or a file of house rules. An
// unknown name is refused with the names there are.
Result<Rules> rules_for(const std::string& name_or_file);

// A situation read under rules that may be a preset or house rules.
Result<Situation> parse_under(std::string_view text, const Rules& rules);

// Canonical: parse_rules(to_json(rules)) == rules for all rules that were read. The base is the
// preset that leaves least to say.
[[nodiscard]] std::string to_json(const Rules& rules);

// Whether a JSON text means to be house rules: it says so, or names a base and holds no deal.
[[nodiscard]] bool is_rules_text(std::string_view text);

// Whether the rules are one of the presets, unchanged.
[[nodiscard]] bool is_preset(const Rules& rules);

}  // namespace rightbower::hands
