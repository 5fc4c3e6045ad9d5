#include "hands/rules_file.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <span>
#include <utility>

#include "engine/notation.h"
#include "hands/file.h"
#include "hands/json_text.h"

namespace rightbower::hands {
namespace {

using OrderedJson = nlohmann::ordered_json;

// ---- the words for the values of each enumeration

template <class Value>
struct Word {
  std::string_view text;
  Value value;
};

auto words_for(Teams) {
  return std::array<Word<Teams>, 2>{{{"pairs", Teams::pairs}, {"each_alone", Teams::each_alone}}};
}
auto words_for(TrumpNamed) {
  return std::array<Word<TrumpNamed>, 3>{{{"with_bid", TrumpNamed::with_bid},
                                          {"after_auction", TrumpNamed::after_auction},
                                          {"turn_up", TrumpNamed::turn_up}}};
}
auto words_for(AuctionRules::Style) {
  using Style = AuctionRules::Style;
  return std::array<Word<Style>, 3>{{{"rounds", Style::rounds},
                                     {"until_passes", Style::until_passes},
                                     {"turn_up", Style::turn_up}}};
}
auto words_for(AuctionRules::AllPass) {
  using AllPass = AuctionRules::AllPass;
  return std::array<Word<AllPass>, 3>{{{"redeal", AllPass::redeal},
                                       {"dealer_must_bid", AllPass::dealer_must_bid},
                                       {"joker_holder_must_bid", AllPass::joker_holder_must_bid}}};
}
auto words_for(SwapRules::Order) {
  using Order = SwapRules::Order;
  return std::array<Word<Order>, 3>{{{"simultaneous", Order::simultaneous},
                                     {"bidder_first", Order::bidder_first},
                                     {"partner_first", Order::partner_first}}};
}
auto words_for(SwapRules::Answer) {
  using Answer = SwapRules::Answer;
  return std::array<Word<Answer>, 2>{{{"any", Answer::any}, {"best_trump", Answer::best_trump}}};
}
auto words_for(Lead) {
  return std::array<Word<Lead>, 2>{
      {{"bidder", Lead::bidder}, {"left_of_dealer", Lead::left_of_dealer}}};
}
auto words_for(ScoreRules::Made) {
  using Made = ScoreRules::Made;
  return std::array<Word<Made>, 2>{{{"tricks", Made::tricks}, {"fixed", Made::fixed}}};
}
auto words_for(ScoreRules::Set) {
  using Set = ScoreRules::Set;
  return std::array<Word<Set>, 3>{
      {{"minus_bid", Set::minus_bid}, {"fixed", Set::fixed}, {"nothing", Set::nothing}}};
}
auto words_for(ScoreRules::FailLoss) {
  using FailLoss = ScoreRules::FailLoss;
  return std::array<Word<FailLoss>, 2>{
      {{"literal", FailLoss::literal}, {"symmetric", FailLoss::symmetric}}};
}
auto words_for(MatchRules::Rule) {
  using Rule = MatchRules::Rule;
  return std::array<Word<Rule>, 3>{
      {{"make_or_set", Rule::make_or_set}, {"made_bid", Rule::made_bid}, {"reach", Rule::reach}}};
}
auto words_for(MatchRules::BothOver) {
  using BothOver = MatchRules::BothOver;
  return std::array<Word<BothOver>, 2>{
      {{"bidders", BothOver::bidders}, {"highest", BothOver::highest}}};
}
auto words_for(TurnedJoker) {
  return std::array<Word<TurnedJoker>, 2>{
      {{"dealer_names", TurnedJoker::dealer_names}, {"agreed_suit", TurnedJoker::agreed_suit}}};
}
auto words_for(Suit) {
  return std::array<Word<Suit>, 4>{
      {{"S", Suit::spades}, {"H", Suit::hearts}, {"D", Suit::diamonds}, {"C", Suit::clubs}}};
}
auto words_for(Strain) {
  std::array<Word<Strain>, 6> words;
  std::ranges::transform(all_strains, words.begin(), [](Strain strain) {
    return Word<Strain>{name(strain), strain};
  });
  return words;
}
auto words_for(Rank) {
  return std::array<Word<Rank>, 8>{{{"A", Rank::ace},
                                    {"K", Rank::king},
                                    {"Q", Rank::queen},
                                    {"J", Rank::jack},
                                    {"T", Rank::ten},
                                    {"9", Rank::nine},
                                    {"8", Rank::eight},
                                    {"7", Rank::seven}}};
}

// ---- the members, told once for reading and writing

// All our packs are of this form.
struct Pack {
  Rank lowest = Rank::nine;
  int copies = 1;
  bool joker = false;
};

template <class Visitor>
void visit_members(Visitor& visit, Pack& pack) {
  visit("lowest", pack.lowest);
  visit("copies", pack.copies);
  visit("joker", pack.joker);
}

template <class Visitor>
void visit_members(Visitor& visit, AuctionRules& auction) {
  visit("style", auction.style);
  visit("rounds", auction.rounds);
  visit("pass_final", auction.pass_final);
  visit("min", auction.min);
  visit("max", auction.max);
  visit("max_ends", auction.max_ends);
  visit("strain_min", auction.strain_min);
  visit("all_pass", auction.all_pass);
  visit("stuck_min", auction.stuck_min);
  visit("turned_down_barred", auction.turned_down_barred);
}

template <class Visitor>
void visit_members(Visitor& visit, SwapRules& swap) {
  visit("min", swap.min);
  visit("max", swap.max);
  visit("order", swap.order);
  visit("answer", swap.answer);
}

template <class Visitor>
void visit_members(Visitor& visit, Special& special) {
  visit("id", special.id);
  visit("level_shown", special.level_shown);
  visit("rank", special.rank);
  visit("level", special.level);
  visit("ends_auction", special.ends_auction);
  visit("strain_later", special.strain_later);
  visit("partner_plays", special.partner_plays);
  visit("swap", special.swap);
  visit("win", special.win);
  visit("sweep", special.sweep);
  visit("lose", special.lose);
}

template <class Visitor>
void visit_members(Visitor& visit, ScoreRules& score) {
  visit("made", score.made);
  visit("made_bonus", score.made_bonus);
  visit("made_points", score.made_points);
  visit("made_all_points", score.made_all_points);
  visit("set", score.set);
  visit("set_points", score.set_points);
  visit("fail_loss", score.fail_loss);
  visit("defenders_per_trick", score.defenders_per_trick);
  visit("defenders_score_vs_alone", score.defenders_score_vs_alone);
  visit("defenders_set_points", score.defenders_set_points);
  visit("no_trick_penalty", score.no_trick_penalty);
  visit("no_trick_penalty_specials_only", score.no_trick_penalty_specials_only);
  visit("down", score.down);
}

template <class Visitor>
void visit_members(Visitor& visit, MatchRules& match) {
  visit("start", match.start);
  visit("target", match.target);
  visit("rule", match.rule);
  visit("both_over", match.both_over);
  visit("floor", match.floor);
}

template <class Visitor>
void visit_members(Visitor& visit, RevokeRules& revoke) {
  visit("points", revoke.points);
  visit("others_points", revoke.others_points);
  visit("ends_hand", revoke.ends_hand);
}

template <class Visitor>
void visit_members(Visitor& visit, Rules& rules) {
  Pack pack{rules.lowest_rank(), rules.copies(), rules.has_joker()};
  visit("name", rules.name);
  visit("pack", pack);
  visit("hand_size", rules.hand_size);
  visit("seats", rules.seats);
  visit("teams", rules.teams);
  visit("dealer_extra_card", rules.dealer_extra_card);
  visit("strains", rules.strains);
  visit("trump_named", rules.trump_named);
  visit("auction", rules.auction);
  visit("specials", rules.specials);
  visit("lead", rules.lead);
  visit("dealer_may_leave", rules.dealer_may_leave);
  visit("turned_joker", rules.turned_joker);
  visit("turned_joker_suit", rules.turned_joker_suit);
  visit("score", rules.score);
  visit("match", rules.match);
  visit("revoke", rules.revoke);
  visit("ace_no_face", rules.ace_no_face);
  rules.pack = make_pack(pack.lowest, pack.copies, pack.joker);
}

// ---- reading

// No game needs larger ones, and sums of such numbers stay far from the end of int.
constexpr int largest_number = 1000;
constexpr std::size_t most_specials = 20;
constexpr int largest_swap = 6;  // cards: every choice of so many can still be listed
constexpr std::size_t longest_name = 40;

class Reader {
 public:
  explicit Reader(const JsonValue& object) : object_(object) {}

  template <class Member>
  void operator()(std::string_view key, Member& member) {
    known_.insert(std::string(key));
    if (const auto value = object_.find(key)) read(*value, member);
  }

  // Keys that belong to the file and not to the rules.
  void know(std::string_view key) { known_.insert(std::string(key)); }

  void refuse_unknown_keys() const {
    for (const auto& [key, value] : object_.json().items())
      if (!known_.contains(key))
        add_fault(object_.faults(),
                  {{0, 0, path_of(object_.path(), key)}, {"json.key-unknown", {key}}});
  }

 private:
  static void read(const JsonValue& value, int& member) {
    const auto number = value.whole_number();
    if (!number) return;
    if (*number < -largest_number || *number > largest_number)
      value.fault("rules-file.number", {-largest_number, largest_number});
    else
      member = *number;
  }

  static void read(const JsonValue& value, bool& member) {
    if (const auto flag = value.flag()) member = *flag;
  }

  static void read(const JsonValue& value, std::string& member) {
    if (auto text = value.text()) member = std::move(*text);
  }

  static void read(const JsonValue& value, std::optional<int>& member) {
    if (value.json().is_null()) return member.reset();
    int number = member.value_or(0);
    read(value, number);
    member = number;
  }

  static void read(const JsonValue& value, SeatSet& member) {
    const auto text = value.text();
    if (!text) return;
    SeatSet seats;
    for (char c : *text) {
      const auto seat = parse_seat(std::string_view(&c, 1));
      if (!seat || seats.contains(*seat)) return value.fault("rules-file.seats", {*text});
      seats = seats.with(*seat);
    }
    member = seats;
  }

  static void read(const JsonValue& value, std::vector<Strain>& member) {
    std::vector<Strain> strains;
    for (std::size_t i = 0, size = value.list_size(); i < size; ++i) {
      Strain strain = Strain::spades;
      read(value[i], strain);
      strains.push_back(strain);
    }
    member = std::move(strains);
  }

  static void read(const JsonValue& value, std::array<int, 6>& member) {
    if (!value.expect_object()) return;
    Reader levels(value);
    for (Strain strain : all_strains)
      levels(name(strain), member[static_cast<std::size_t>(index(strain))]);
    levels.refuse_unknown_keys();
  }

  static void read(const JsonValue& value, Pack& member) {
    read_object(value, member);
    if (member.copies >= 1 && member.copies <= 2) return;
    value.fault("rules-file.copies", {member.copies});
    member.copies = 1;
  }

  static void read(const JsonValue& value, std::vector<Special>& member) {
    std::vector<Special> specials;
    const std::size_t size = value.list_size();
    if (size > most_specials)
      return value.fault("rules-file.many-specials", {static_cast<int>(most_specials)});
    for (std::size_t i = 0; i < size; ++i) specials.push_back(read_special(value[i], member));
    member = std::move(specials);
  }

  // A special of the base's name is the base's special with some members changed.
  static Special read_special(const JsonValue& value, const std::vector<Special>& base) {
    Special special;
    if (!value.expect_object()) return special;
    const auto id = value.require("id");
    if (id && id->json().is_string())
      if (const auto found = std::ranges::find(base, id->json().get<std::string>(), &Special::id);
          found != base.end())
        special = *found;
    read_object(value, special);
    if (special.swap.max > largest_swap) {
      add_fault(value.faults(), {{0, 0, path_of(value.path(), "swap")},
                                 {"rules-file.large-swap", {special.swap.max, largest_swap}}});
      special.swap.max = largest_swap;
    }
    return special;
  }

  template <class Member>
  static void read(const JsonValue& value, Member& member) {
    if constexpr (std::is_enum_v<Member>)
      read_word(value, member);
    else
      read_object(value, member);
  }

  template <class Member>
  static void read_object(const JsonValue& value, Member& member) {
    if (!value.expect_object()) return;
    Reader reader(value);
    visit_members(reader, member);
    reader.refuse_unknown_keys();
  }

  template <class Member>
  static void read_word(const JsonValue& value, Member& member) {
    const auto text = value.text();
    if (!text) return;
    const auto words = words_for(member);
    const auto found = std::ranges::find(words, *text, &Word<Member>::text);
    if (found != words.end()) {
      member = found->value;
      return;
    }
    std::string all;
    for (const auto& word : words) all += (all.empty() ? "" : ", ") + std::string(word.text);
    value.fault("rules-file.word", {*text, all});
  }

  const JsonValue& object_;
  std::set<std::string> known_;
};

[[nodiscard]] Rules read_base(const JsonValue& object) {
  const auto value = object.find("base");
  const auto base = value ? value->text() : std::string(default_rules_name);
  const Rules* rules = base ? find_rules(*base) : nullptr;
  if (base && rules == nullptr) value->fault("rules-file.no-preset", {*base});
  return rules != nullptr ? *rules : rules_presets().front();
}

void read_format(const JsonValue& object) {
  const auto value = object.find("format");
  const auto format = value ? value->text() : std::nullopt;
  if (format && *format != rules_format)
    value->fault("deal-file.format-unknown", {*format, std::string(rules_format)});
}

// The name stands in the text of a situation, and must not mean a preset there.
void check_name(const JsonValue& object, const Rules& rules) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
  };
  const std::string& name = rules.name;
  Fault fault{{0, 0, path_of(object.path(), "name")}, {"", {}}};
  if (name.empty() || name.size() > longest_name || !std::ranges::all_of(name, fits))
    fault.what = {"rules-file.name", {static_cast<int>(longest_name)}};
  else if (find_rules(name) != nullptr && !is_preset(rules))
    fault.what = {"rules-file.name-taken", {name}};
  else
    return;
  add_fault(object.faults(), std::move(fault));
}

// The first step of a path below another: "auction" of "rules.auction.min" below "rules".
[[nodiscard]] std::string first_step(std::string_view path, std::string_view below) {
  if (path.starts_with(below)) path.remove_prefix(below.size());
  while (path.starts_with('.')) path.remove_prefix(1);
  return std::string(path.substr(0, path.find_first_of(".[")));
}

// What cannot be played. Where a member could not be read, the base's stands in its place: nothing
// is said of that part of the rules, and nothing at all where the pack or the seats are in doubt.
void check_played(const JsonValue& object, const Rules& rules,
                  const std::set<std::string>& doubtful) {
  for (const char* part : {"base", "pack", "hand_size", "seats", "teams", "trump_named"})
    if (doubtful.contains(part)) return;
  Faults faults;
  for (Fault& fault : check_rules(rules))
    if (!doubtful.contains(first_step(fault.place.path, ""))) faults.push_back(std::move(fault));
  object.add(faults);
}

// ---- writing

class Writer {
 public:
  template <class Member>
  void operator()(const char* key, Member& member) {
    json_[key] = written(member);
  }
  [[nodiscard]] OrderedJson take() { return std::move(json_); }

 private:
  static OrderedJson written(int number) { return number; }
  static OrderedJson written(bool flag) { return flag; }
  static OrderedJson written(std::string& text) { return text; }
  static OrderedJson written(std::optional<int>& number) {
    return number ? OrderedJson(*number) : OrderedJson();
  }
  static OrderedJson written(SeatSet& seats) {
    std::string text;
    for (Seat seat : all_seats)
      if (seats.contains(seat)) text += letter(seat);
    return text;
  }
  static OrderedJson written(std::array<int, 6>& levels) {
    OrderedJson json = OrderedJson::object();
    for (Strain strain : all_strains)
      json[name(strain)] = levels[static_cast<std::size_t>(index(strain))];
    return json;
  }
  template <class Item>
  static OrderedJson written(std::vector<Item>& items) {
    OrderedJson json = OrderedJson::array();
    for (Item& item : items) json.push_back(written(item));
    return json;
  }
  template <class Member>
  static OrderedJson written(Member& member) {
    if constexpr (std::is_enum_v<Member>) {
      const auto words = words_for(member);
      return std::ranges::find(words, member, &Word<Member>::value)->text;
    } else {
      Writer writer;
      visit_members(writer, member);
      return writer.take();
    }
  }

  OrderedJson json_ = OrderedJson::object();
};

[[nodiscard]] OrderedJson all_members(Rules rules) {
  Writer writer;
  visit_members(writer, rules);
  return writer.take();
}

// The members that are not as in the base; of objects, their members.
[[nodiscard]] OrderedJson differences(const OrderedJson& members, const OrderedJson& base) {
  OrderedJson different = OrderedJson::object();
  for (const auto& [key, value] : members.items()) {
    if (value == base.at(key)) continue;
    different[key] = value.is_object() ? differences(value, base.at(key)) : value;
  }
  return different;
}

}  // namespace

bool is_preset(const Rules& rules) {
  const Rules* preset = find_rules(rules.name);
  return preset != nullptr && *preset == rules;
}

Rules read_rules(const JsonValue& object) {
  Rules rules;
  if (!object.expect_object()) return rules;
  Faults read_faults;
  const JsonValue own(object.json(), object.path(), read_faults);
  read_format(own);
  rules = read_base(own);
  if (!own.find("name")) rules.name = "house";
  Reader reader(own);
  reader.know("format");
  reader.know("base");
  visit_members(reader, rules);
  reader.refuse_unknown_keys();
  std::set<std::string> doubtful;
  for (const Fault& fault : read_faults)
    doubtful.insert(first_step(fault.place.path, object.path()));
  for (Fault& fault : read_faults) add_fault(object.faults(), std::move(fault));
  if (!doubtful.contains("name")) check_name(object, rules);
  check_played(object, rules, doubtful);
  return rules;
}

Result<Rules> parse_rules(std::string_view text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  Faults faults = json_faults(text);
  if (!faults.empty()) return faults;
  const Json document = Json::parse(text, nullptr, false);
  Rules rules = read_rules(JsonValue(document, "", faults));
  if (!faults.empty()) return faults;
  return rules;
}

Result<Rules> read_rules_file(const std::filesystem::path& file) {
  const auto text = read_file(file);
  if (!text) return text.faults();
  return parse_rules(*text);
}

Result<Rules> rules_for(const std::string& name_or_file) {
  if (const Rules* preset = find_rules(name_or_file)) return *preset;
  std::error_code ignored;
  const bool means_file = name_or_file.ends_with(".json") ||
                          name_or_file.find('/') != std::string::npos ||
                          std::filesystem::is_regular_file(name_or_file, ignored);
  if (means_file) return read_rules_file(name_or_file);
  return Fault{{}, {"rules-file.no-preset", {name_or_file}}};
}

Result<Situation> parse_under(std::string_view text, const Rules& rules) {
  return is_preset(rules) ? parse_situation(text, rules.name) : parse_situation(text, rules);
}

std::string to_json(const Rules& rules) {
  const OrderedJson members = all_members(rules);
  OrderedJson shortest;
  for (const Rules& base : rules_presets()) {
    // What is not covered is no member of the file: it comes with the base.
    if (base.not_covered != rules.not_covered) continue;
    OrderedJson json{{"format", rules_format}, {"base", base.name}, {"name", rules.name}};
    json.update(differences(members, all_members(base)));
    if (shortest.is_null() || json.dump().size() < shortest.dump().size())
      shortest = std::move(json);
  }
  return shortest.dump(2) + "\n";
}

bool is_rules_text(std::string_view text) {
  if (const auto format = format_of(text)) return *format == rules_format;
  if (!json_faults(text).empty()) return false;
  const Json document = Json::parse(text, nullptr, false);
  return document.is_object() && document.contains("base") && !document.contains("situation");
}

}  // namespace rightbower::hands
