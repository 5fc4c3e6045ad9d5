#include "hands/deal_file.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/notation.h"
#include "engine/rules.h"
#include "hands/file.h"
#include "hands/json_others.h"
#include "hands/json_text.h"
#include "hands/json_value.h"
#include "hands/rules_file.h"

namespace rightbower::hands {
namespace {

// ---- reading

// "rules" names a preset or is an object of house rules; without it the rules given hold. Nothing
// when they are faulty: what the situation says can't be judged then.
[[nodiscard]] std::optional<Rules> read_rules_of(const JsonValue& deal, const Rules& rules) {
  const auto value = deal.find("rules");
  if (!value) return rules;
  if (value->json().is_object()) {
    const std::size_t before = value->faults().size();
    Rules house = read_rules(*value);
    return value->faults().size() == before ? std::optional(std::move(house)) : std::nullopt;
  }
  const auto name = value->text();
  if (!name) return std::nullopt;
  if (const Rules* preset = find_rules(*name)) return *preset;
  value->fault("deal-file.rules-unknown", {*name});
  return std::nullopt;
}

void read_format(const JsonValue& deal) {
  const auto value = deal.require("format");
  const auto format = value ? value->text() : std::nullopt;
  if (format && *format != format_name)
    value->fault("deal-file.format-unknown", {*format, std::string(format_name)});
}

[[nodiscard]] std::string read_optional_text(const JsonValue& deal, std::string_view key) {
  const auto value = deal.find(key);
  return value ? value->text().value_or("") : "";
}

[[nodiscard]] std::vector<std::string> read_tags(const JsonValue& deal) {
  const auto value = deal.find("tags");
  if (!value) return {};
  std::vector<std::string> tags;
  for (std::size_t i = 0, size = value->list_size(); i < size; ++i)
    if (auto tag = (*value)[i].text()) tags.push_back(std::move(*tag));
  return tags;
}

[[nodiscard]] std::optional<Strain> strain_named(std::string_view text) {
  for (Strain strain : all_strains)
    if (text == name(strain)) return strain;
  return std::nullopt;
}

[[nodiscard]] std::optional<Seat> seat_named(std::string_view text) {
  for (Seat seat : all_seats)
    if (text.size() == 1 && text[0] == letter(seat)) return seat;
  return std::nullopt;
}

[[nodiscard]] PerSeat<std::optional<int>> read_answer_row(const JsonValue& row) {
  PerSeat<std::optional<int>> tricks;
  if (!row.expect_object()) return tricks;
  for (const auto& [key, value] : row.json().items()) {
    const JsonValue cell(value, path_of(row.path(), key), row.faults());
    const auto seat = seat_named(key);
    if (!seat) {
      cell.fault("deal-file.no-such-seat", {key});
    } else if (const auto number = cell.whole_number()) {
      if (*number < 0) cell.fault("deal-file.too-few-tricks", {*number});
      tricks[*seat] = *number;
    }
  }
  return tricks;
}

void read_answers(const JsonValue& deal, DealRecord& record) {
  const auto answers = deal.find("answers");
  if (!answers || !answers->expect_object()) return;
  const auto table = answers->find("table");
  if (!table || !table->expect_object()) return;
  for (const auto& [key, value] : table->json().items()) {
    const JsonValue row(value, path_of(table->path(), key), table->faults());
    if (const auto strain = strain_named(key))
      record.answers[*strain] = read_answer_row(row);
    else
      row.fault("deal-file.no-such-strain", {key});
  }
}

// An answer larger than the deal has tricks can only be a slip.
void check_answers(const JsonValue& deal, const DealRecord& record) {
  const int tricks = record.situation.deal.hand_size();
  for (const auto& [strain, row] : record.answers)
    for (Seat seat : all_seats)
      if (row[seat] && *row[seat] > tricks)
        add_fault(deal.faults(), {{0, 0,
                                   path_of(deal.path(), "answers") + ".table." + name(strain) +
                                       "." + letter(seat)},
                                  {"deal-file.too-many-tricks", {*row[seat], tricks}}});
}

constexpr std::array<std::string_view, 8> known_keys{"format",    "id",    "title", "rules",
                                                     "situation", "notes", "tags",  "answers"};

// The keys not read here, those beside the table of "answers" included, as an object.
[[nodiscard]] std::string unknown_keys_of(const Json& deal) {
  Json unknown = others_of(deal, known_keys);
  if (const auto answers = deal.find("answers"); answers != deal.end() && answers->is_object()) {
    Json others = others_of(*answers, {"table"});
    if (!others.empty()) unknown["answers"] = std::move(others);
  }
  return kept_text(unknown);
}

[[nodiscard]] DealRecord read_deal(const JsonValue& deal, const Rules& rules) {
  DealRecord record;
  if (!deal.expect_object()) return record;
  read_format(deal);
  record.id = read_optional_text(deal, "id");
  record.title = read_optional_text(deal, "title");
  record.notes = read_optional_text(deal, "notes");
  record.tags = read_tags(deal);
  read_answers(deal, record);
  record.unknown_keys = unknown_keys_of(deal.json());
  const auto own_rules = read_rules_of(deal, rules);
  const auto value = deal.require("situation");
  const auto text = value ? value->text() : std::nullopt;
  if (!text || !own_rules) return record;
  auto situation = parse_under(*text, *own_rules);
  if (!situation) {
    value->add(situation.faults());
    return record;
  }
  record.situation = std::move(*situation);
  check_answers(deal, record);
  return record;
}

[[nodiscard]] Result<std::vector<DealRecord>> parse_json(std::string_view text,
                                                         const Rules& rules) {
  Faults faults = json_faults(text);
  if (!faults.empty()) return faults;
  const Json document = Json::parse(text, nullptr, false);
  const JsonValue root(document, "", faults);
  std::vector<DealRecord> records;
  if (!document.is_array()) {
    records.push_back(read_deal(root, rules));
  } else {
    if (document.empty()) root.fault("deal-file.none");
    for (std::size_t i = 0; i < document.size() && faults.size() <= most_faults; ++i)
      records.push_back(read_deal(root[i], rules));
  }
  if (!faults.empty()) return faults;
  return records;
}

struct Line {
  std::string_view text;
  int number = 0;  // from 1
};

// The lines with anything on them.
[[nodiscard]] std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    if (line.find_first_not_of(" \t\r") != std::string_view::npos) lines.push_back({line, number});
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

[[nodiscard]] Result<std::vector<DealRecord>> parse_lines(const std::vector<Line>& lines,
                                                          const Rules& rules) {
  std::vector<DealRecord> records;
  Faults faults;
  for (const Line& line : lines) {
    if (faults.size() > most_faults) break;
    auto situation = parse_under(line.text, rules);
    if (situation) {
      records.emplace_back().situation = std::move(*situation);
      continue;
    }
    for (Fault fault : situation.faults()) {
      fault.place.line = line.number;
      add_fault(faults, std::move(fault));
    }
  }
  if (!faults.empty()) return faults;
  return records;
}

[[nodiscard]] Result<std::vector<DealRecord>> parse_text(std::string_view text,
                                                         const Rules& rules) {
  const std::vector<Line> lines = lines_of(text);
  const auto is_whole = [&rules](const Line& line) { return parse_under(line.text, rules).ok(); };
  if (!lines.empty() && is_whole(lines.front())) return parse_lines(lines, rules);
  auto whole = parse_under(text, rules);
  if (whole) {
    std::vector<DealRecord> records(1);
    records.front().situation = std::move(*whole);
    return records;
  }
  // A list whose first line is faulty: the faults of its lines say more than those of the whole.
  constexpr std::size_t looked_at = 16;
  const auto end = lines.begin() + static_cast<std::ptrdiff_t>(std::min(looked_at, lines.size()));
  if (std::any_of(lines.begin(), end, is_whole)) return parse_lines(lines, rules);
  return whole.faults();
}

// ---- writing

[[nodiscard]] std::string printed(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// The members of an object, one a line.
class ObjectText {
 public:
  explicit ObjectText(std::string margin) : margin_(std::move(margin)) {}

  void add(std::string_view key, const std::string& value) {
    text_ += (text_.empty() ? "\n" : ",\n") + margin_ + "  " + printed(Json(key)) + ": " + value;
  }
  [[nodiscard]] bool empty() const { return text_.empty(); }
  [[nodiscard]] std::string text() const { return "{" + text_ + "\n" + margin_ + "}"; }

 private:
  std::string margin_;
  std::string text_;
};

[[nodiscard]] std::string row_text(const PerSeat<std::optional<int>>& row) {
  std::string text;
  for (Seat seat : all_seats) {
    if (!row[seat]) continue;
    if (!text.empty()) text += ", ";
    text += std::string("\"") + letter(seat) + "\": " + std::to_string(*row[seat]);
  }
  return "{" + text + "}";
}

[[nodiscard]] std::string tags_text(const std::vector<std::string>& tags) {
  std::string text;
  for (const std::string& tag : tags) text += (text.empty() ? "" : ", ") + printed(Json(tag));
  return "[" + text + "]";
}

[[nodiscard]] std::string answers_text(const DealRecord& record, const Json& others) {
  ObjectText answers("  ");
  if (!record.answers.empty()) {
    ObjectText table("    ");
    for (const auto& [strain, row] : record.answers) table.add(name(strain), row_text(row));
    answers.add("table", table.text());
  }
  for (const auto& [key, value] : others.items())
    if (key != "table") answers.add(key, printed(value));
  return answers.empty() ? std::string() : answers.text();
}

// House rules in one line, as the situation's.
[[nodiscard]] std::string rules_text(const Rules& rules) {
  return nlohmann::ordered_json::parse(to_json(rules)).dump();
}

}  // namespace

Result<std::vector<DealRecord>> parse_deals(std::string_view text, std::string_view rules) {
  const Rules* preset = find_rules(rules);
  if (preset == nullptr) return Fault{{}, {"rules-file.no-preset", {std::string(rules)}}};
  return parse_deals(text, *preset);
}

Result<std::vector<DealRecord>> parse_deals(std::string_view text, const Rules& rules) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  std::string_view rest = text;
  if (rest.substr(0, byte_order_mark.size()) == byte_order_mark)
    rest.remove_prefix(byte_order_mark.size());
  const std::size_t first = rest.find_first_not_of(" \t\r\n");
  const bool json = first != std::string_view::npos && (rest[first] == '{' || rest[first] == '[');
  return json ? parse_json(text, rules) : parse_text(text, rules);
}

std::string to_json(const DealRecord& record) {
  const Json unknown = object_of(record.unknown_keys);
  const auto others = unknown.find("answers");
  ObjectText deal("");
  const auto add_text = [&deal](std::string_view key, const std::string& text) {
    if (!text.empty()) deal.add(key, printed(Json(text)));
  };
  add_text("format", std::string(format_name));
  add_text("id", record.id);
  add_text("title", record.title);
  if (record.situation.house) deal.add("rules", rules_text(*record.situation.house));
  add_text("situation", to_string(record.situation));
  add_text("notes", record.notes);
  if (!record.tags.empty()) deal.add("tags", tags_text(record.tags));
  const bool more_answers = others != unknown.end() && others->is_object();
  const std::string answers = answers_text(record, more_answers ? *others : Json::object());
  if (!answers.empty()) deal.add("answers", answers);
  const Json more = others_of(unknown, known_keys);
  for (const auto& [key, value] : more.items()) deal.add(key, printed(value));
  return deal.text() + "\n";
}

Result<std::vector<DealRecord>> read_deals(const std::filesystem::path& file,
                                           std::string_view rules) {
  const auto text = read_file(file);
  if (!text) return text.faults();
  return parse_deals(*text, rules);
}

Result<std::vector<DealRecord>> read_deals(const std::filesystem::path& file, const Rules& rules) {
  const auto text = read_file(file);
  if (!text) return text.faults();
  return parse_deals(*text, rules);
}

}  // namespace rightbower::hands
