// Deal files: one deal as JSON (*.rbower.json), a JSON list of them, or one situation a line.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/situation.h"
#include "hands/file.h"

namespace rightbower::hands {

inline constexpr std::string_view format_name = "rightbower-deal/1";

struct DealRecord {
  std::string id;
  std::string title;
  Situation situation;
  std::string notes;
  std::vector<std::string> tags;
  // Tricks for the leader's side, where the file gives them; tests hold them against the solver.
  std::map<Strain, PerSeat<std::optional<int>>> answers;
  // A JSON object of the keys not known here, kept for saving; empty when there are none.
  std::string unknown_keys;

  friend bool operator==(const DealRecord&, const DealRecord&) = default;
};

// Any of the three forms. With rules given, they hold where a text names none; a deal may bring
// house rules of its own ("rules" as an object, see rules_file.h). A text whose first line with
// anything on it is a whole situation is read line by line; else the whole text is one. Not one
// fault is allowed: all are returned (of very many, the first most_faults). Faults inside a JSON
// string carry the path of the string and the line and column in it.
Result<std::vector<DealRecord>> parse_deals(std::string_view text,
                                            std::string_view rules = default_rules_name);
Result<std::vector<DealRecord>> parse_deals(std::string_view text, const Rules& rules);
// Canonical: parse_deals(to_json(record)) gives an equal record for every record that was read.
[[nodiscard]] std::string to_json(const DealRecord& record);

Result<std::vector<DealRecord>> read_deals(const std::filesystem::path& file,
                                           std::string_view rules = default_rules_name);
Result<std::vector<DealRecord>> read_deals(const std::filesystem::path& file, const Rules& rules);

}  // namespace rightbower::hands
