#include "gui/app/strings.h"

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>

#include "hands/file.h"
#include "hands/json_text.h"
#include "hands/json_value.h"

namespace rightbower::app {
namespace {

namespace fs = std::filesystem;
using Table = std::map<std::string, std::string, std::less<>>;

constexpr std::string_view english = "en";
constexpr std::size_t largest_table = 1'000'000;  // bytes of one file
// A person can't read more of a text that is quoted in a sentence (bytes).
constexpr std::size_t longest_quote = 80;

std::string file_name(const fs::path& file) { return file.filename().string(); }

void add_faults(const Faults& faults, const fs::path& file, Faults& all) {
  for (Fault fault : faults) {
    fault.place.path = file_name(file) + (fault.place.path.empty() ? "" : ": " + fault.place.path);
    all.push_back(std::move(fault));
  }
}

// The json files of a folder, by name.
std::vector<fs::path> table_files(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
    if (at->path().extension() == ".json") files.push_back(at->path());
  std::ranges::sort(files);
  return files;
}

void read_entry(const std::string& id, const hands::JsonValue& value, Table& table) {
  if (const auto sentence = value.text())
    if (!table.emplace(id, *sentence).second) value.fault("strings.twice");
}

Faults read_file(const fs::path& file, Table& table) {
  const auto text = hands::read_file(file, largest_table);
  if (!text) return text.faults();
  Faults faults = hands::json_faults(*text);
  if (!faults.empty()) return faults;
  const auto json = hands::Json::parse(*text, nullptr, false);
  const hands::JsonValue entries(json, "", faults);
  if (entries.expect_object())
    for (const auto& [id, sentence] : json.items())
      read_entry(id, {sentence, hands::path_of("", id), faults}, table);
  return faults;
}

Result<Table> read_table(const fs::path& folder) {
  const auto files = table_files(folder);
  if (files.empty()) return Fault{{}, {"strings.no-files", {folder.string()}}};
  Table table;
  Faults faults;
  for (const fs::path& file : files) add_faults(read_file(file, table), file, faults);
  if (!faults.empty()) return faults;
  return table;
}

// Not inside a character of several bytes.
std::string quote(std::string text) {
  if (text.size() <= longest_quote) return text;
  std::size_t end = longest_quote;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "...";
}

// An argument as words of the table.
class Words {
 public:
  explicit Words(const Strings& strings) : strings_(strings) {}

  std::string operator()(int number) const { return std::to_string(number); }
  std::string operator()(const std::string& text) const { return quote(text); }
  std::string operator()(Seat seat) const { return word("seat.", std::string(1, letter(seat))); }
  std::string operator()(Strain strain) const { return word("strain.", name(strain)); }
  std::string operator()(Suit suit) const {
    return word("suit.", suit == Suit::joker ? "JK" : std::string(1, letter(suit)));
  }
  std::string operator()(const RulesName& rules) const {
    const std::string id = "rules-name." + rules.name;
    return strings_.has(id) ? strings_[id] : quote(rules.name);
  }
  std::string operator()(Card card) const {
    if (card.is_joker()) return strings_["card.JK"];
    const std::string rank = word("rank.", std::string(1, letter(card.rank())));
    return strings_.say("card", {rank, card.printed_suit()});
  }

 private:
  [[nodiscard]] std::string word(std::string_view group, std::string_view which) const {
    return strings_[std::string(group).append(which)];
  }
  const Strings& strings_;
};

// What stands between braces: "0" or "0:trick|tricks".
struct Slot {
  std::size_t argument;
  std::string_view forms;  // behind the colon; empty: the argument itself
};

std::optional<Slot> parse_slot(std::string_view inside) {
  const std::size_t colon = inside.find(':');
  const std::string_view number = inside.substr(0, colon);
  if (number.size() != 1 || number[0] < '0' || number[0] > '9') return std::nullopt;
  const auto argument = static_cast<std::size_t>(number[0] - '0');
  return Slot{argument, colon == std::string_view::npos ? "" : inside.substr(colon + 1)};
}

// The first of this sign that stands in no braces but those open before it.
std::size_t find_outside_braces(std::string_view text, char sign) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == sign && depth == 0) return i;
    if (text[i] == '{') ++depth;
    if (text[i] == '}') --depth;
  }
  return std::string_view::npos;
}

// The form of that number, from 1; the last one for every other number, and for what is none.
std::string_view choose_form(std::string_view forms, const Argument& argument) {
  const int* number = std::get_if<int>(&argument);
  for (int form = 1;; ++form) {
    const std::size_t bar = find_outside_braces(forms, '|');
    if (bar == std::string_view::npos || (number != nullptr && *number == form))
      return forms.substr(0, bar);
    forms.remove_prefix(bar + 1);
  }
}

// The sentence with its slots filled; what only looks like a slot stays as it is.
std::string fill(const Strings& strings, std::string_view sentence,
                 const std::vector<Argument>& arguments) {
  std::string filled;
  while (!sentence.empty()) {
    const std::string_view behind = sentence.substr(1);
    const std::size_t close =
        sentence[0] == '{' ? find_outside_braces(behind, '}') : std::string_view::npos;
    const auto slot =
        close == std::string_view::npos ? std::nullopt : parse_slot(behind.substr(0, close));
    if (!slot || slot->argument >= arguments.size()) {
      filled += sentence[0];
      sentence = behind;
      continue;
    }
    const Argument& argument = arguments[slot->argument];
    filled += slot->forms.empty() ? std::visit(Words(strings), argument)
                                  : fill(strings, choose_form(slot->forms, argument), arguments);
    sentence = behind.substr(close + 1);
  }
  return filled;
}

void start_with_capital(std::string& sentence) {
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z')
    sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
}

}  // namespace

Result<Strings> Strings::load(const fs::path& folder, std::string_view language) {
  auto base = read_table(folder / english);
  if (!base) return base.faults();
  Strings strings;
  if (language != english) {
    auto table = read_table(folder / language);
    if (!table) return table.faults();
    strings.table_ = std::move(*table);
  }
  strings.table_.merge(std::move(*base));  // only what the language has not
  return strings;
}

const std::string& Strings::operator[](std::string_view id) const {
  if (const auto found = table_.find(id); found != table_.end()) return found->second;
  return missing_.emplace(id, id).first->second;
}

std::string Strings::say(std::string_view id, std::vector<Argument> arguments) const {
  return fill(*this, (*this)[id], arguments);
}

std::string Strings::say(const Message& message) const {
  return say(message.id, message.arguments);
}

// A sentence that starts with what somebody typed, a file's name say, keeps it as it was typed.
bool Strings::starts_with_typed_text(const Message& message) const {
  const auto found = table_.find(message.id);
  return found != table_.end() && found->second.starts_with("{0}") && !message.arguments.empty() &&
         std::holds_alternative<std::string>(message.arguments.front());
}

std::string Strings::say(const Fault& fault) const {
  const Place& place = fault.place;
  std::string where;
  if (place.line > 0 && place.column > 0)
    where = say("place.line-column", {place.line, place.column});
  else if (place.line > 0)
    where = say("place.line", {place.line});
  else if (place.column > 0)
    where = say("place.card", {place.column});
  std::string sentence = say(fault.what);
  if (!where.empty()) sentence = where + ": " + sentence;
  if (!place.path.empty()) return place.path + (where.empty() ? ": " : ", ") + sentence;
  if (!where.empty() || !starts_with_typed_text(fault.what)) start_with_capital(sentence);
  return sentence;
}

bool Strings::has(std::string_view id) const { return table_.contains(id); }

}  // namespace rightbower::app
