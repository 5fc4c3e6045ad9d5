#include "hands/deal_condition.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/notation.h"

namespace rightbower::hands {

class DealCondition::Part {
 public:
  virtual ~Part() = default;
  [[nodiscard]] virtual bool holds(const Deal& deal, const IsBest& best) const = 0;
  [[nodiscard]] virtual bool asks_best() const { return false; }
  // Adds counts that follow from it; whether they are all there is to it.
  virtual bool add_needed(std::vector<NeededCount>&) const { return false; }
};

namespace {

using Part = DealCondition::Part;
using PartPointer = std::shared_ptr<const Part>;

enum class Count : std::uint8_t { rights, lefts, bowers, trumps, aces, cards };
enum class Comparison : std::uint8_t { equal, not_equal, less, at_most, more, at_least };

bool compares(int count, Comparison comparison, int number) {
  switch (comparison) {
    case Comparison::equal:
      return count == number;
    case Comparison::not_equal:
      return count != number;
    case Comparison::less:
      return count < number;
    case Comparison::at_most:
      return count <= number;
    case Comparison::more:
      return count > number;
    case Comparison::at_least:
      return count >= number;
  }
  return false;
}

class CountPart : public Part {
 public:
  CountPart(Seat seat, Count count, Strain strain, Comparison comparison, int number)
      : seat_(seat), count_(count), contract_(strain), comparison_(comparison), number_(number) {}

  [[nodiscard]] bool holds(const Deal& deal, const IsBest&) const override {
    const CardSet hand = deal[seat_].cards;
    const auto held =
        std::count_if(hand.begin(), CardSet::end(), [&](Card card) { return counts(card); });
    return compares(static_cast<int>(held), comparison_, number_);
  }

  bool add_needed(std::vector<NeededCount>& needed) const override {
    constexpr int any = 2 * Card::kinds;
    NeededCount count{seat_, {}, 0, any};
    for (int i = 0; i < Card::kinds; ++i)
      if (counts(Card::from_index(i)))
        count.kinds = count.kinds.plus({Card::from_index(i), Card::from_index(i)});
    switch (comparison_) {
      case Comparison::equal:
        count.least = count.most = number_;
        break;
      case Comparison::not_equal:
        return false;
      case Comparison::less:
        count.most = number_ - 1;
        break;
      case Comparison::at_most:
        count.most = number_;
        break;
      case Comparison::more:
        count.least = number_ + 1;
        break;
      case Comparison::at_least:
        count.least = number_;
        break;
    }
    needed.push_back(count);
    return true;
  }

 private:
  [[nodiscard]] bool counts(Card card) const {
    switch (count_) {
      case Count::rights:
        return contract_.is_right_bower(card);
      case Count::lefts:
        return contract_.is_left_bower(card);
      case Count::bowers:
        return contract_.is_bower(card);
      case Count::trumps:
        return contract_.is_trump(card);
      case Count::aces:
        return !card.is_joker() && card.rank() == Rank::ace;
      case Count::cards:
        return !card.is_joker() && card.printed_suit() == contract_.trump();
    }
    return false;
  }

  Seat seat_;
  Count count_;
  Contract contract_;
  Comparison comparison_;
  int number_;
};

class BestPart : public Part {
 public:
  BestPart(Seat seat, Strain strain) : seat_(seat), strain_(strain) {}

  [[nodiscard]] bool holds(const Deal& deal, const IsBest& best) const override {
    return best && best(deal, seat_, strain_);
  }
  [[nodiscard]] bool asks_best() const override { return true; }

 private:
  Seat seat_;
  Strain strain_;
};

class NotPart : public Part {
 public:
  explicit NotPart(PartPointer part) : part_(std::move(part)) {}

  [[nodiscard]] bool holds(const Deal& deal, const IsBest& best) const override {
    return !part_->holds(deal, best);
  }
  [[nodiscard]] bool asks_best() const override { return part_->asks_best(); }

 private:
  PartPointer part_;
};

// All of the parts, or one of them.
class JoinPart : public Part {
 public:
  JoinPart(bool all, std::vector<PartPointer> parts) : all_(all), parts_(std::move(parts)) {
    // What only counts is asked first: it decides most deals, in no time.
    std::stable_partition(parts_.begin(), parts_.end(),
                          [](const PartPointer& part) { return !part->asks_best(); });
  }

  [[nodiscard]] bool holds(const Deal& deal, const IsBest& best) const override {
    for (const PartPointer& part : parts_)
      if (part->holds(deal, best) != all_) return !all_;
    return all_;
  }
  [[nodiscard]] bool asks_best() const override { return parts_.back()->asks_best(); }
  bool add_needed(std::vector<NeededCount>& needed) const override {
    if (!all_) return false;
    bool everything = true;
    for (const PartPointer& part : parts_) everything = part->add_needed(needed) && everything;
    return everything;
  }

 private:
  bool all_;
  std::vector<PartPointer> parts_;
};

struct Token {
  std::string text;  // lower case
  int column;
};

bool is_word_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
}

// Words, numbers, and signs; "<=" and the like are one, "3and" is two.
std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  int column = 0;
  bool glued = false;  // the character belongs to the word before it
  for (char c : text) {
    if ((c & 0xC0) != 0x80) ++column;
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      glued = false;
      continue;
    }
    const bool word = is_word_character(c);
    const bool second_sign =
        c == '=' && !tokens.empty() && !tokens.back().text.empty() && glued &&
        std::string_view("<>!=").find(tokens.back().text[0]) != std::string_view::npos &&
        tokens.back().text.size() == 1;
    const auto is_digit = [](char each) { return each >= '0' && each <= '9'; };
    const bool joins = glued && !tokens.empty() && word &&
                       is_word_character(tokens.back().text.back()) &&
                       (is_digit(c) || !is_digit(tokens.back().text.back()));
    if (joins || second_sign)
      tokens.back().text += c;
    else
      tokens.push_back({{c}, column});
    glued = true;
  }
  tokens.push_back({"", column + 1});
  return tokens;
}

class Parser {
 public:
  explicit Parser(std::string_view text) : tokens_(tokens_of(text)) {}

  [[nodiscard]] bool empty() const { return tokens_.size() == 1; }

  [[nodiscard]] PartPointer parse() {
    PartPointer part = any(0);
    if (part && !token().text.empty()) return expected("condition.more");
    return part;
  }
  [[nodiscard]] const Faults& faults() const { return faults_; }

 private:
  [[nodiscard]] const Token& token() const { return tokens_[at_]; }
  [[nodiscard]] bool take(std::string_view text) {
    if (token().text != text || text.empty()) return false;
    ++at_;
    return true;
  }
  PartPointer expected(const char* id) {
    if (faults_.empty()) faults_.push_back({{1, token().column, {}}, {id, {token().text}}});
    return nullptr;
  }

  PartPointer any(int depth) { return joined("or", false, depth); }
  PartPointer all(int depth) { return joined("and", true, depth); }

  PartPointer joined(std::string_view word, bool of_all, int depth) {
    std::vector<PartPointer> parts;
    do {
      PartPointer part = of_all ? one(depth) : all(depth);
      if (!part) return nullptr;
      parts.push_back(std::move(part));
    } while (take(word));
    if (parts.size() == 1) return parts.front();
    return std::make_shared<JoinPart>(of_all, std::move(parts));
  }

  PartPointer one(int depth) {
    if (depth > deepest_condition) return expected("condition.too-deep");
    if (take("not")) {
      PartPointer part = one(depth + 1);
      return part ? std::make_shared<NotPart>(std::move(part)) : nullptr;
    }
    if (take("(")) {
      PartPointer part = any(depth + 1);
      if (part && !take(")")) return expected("condition.closing");
      return part;
    }
    return take("best") ? best() : count();
  }

  // best(SEAT) = STRAIN
  PartPointer best() {
    if (!take("(")) return expected("condition.opening");
    const auto seat = take_seat();
    if (!seat) return nullptr;
    if (!take(")")) return expected("condition.closing");
    if (!take("=") && !take("==")) return expected("condition.equals");
    const auto strain = take_strain();
    return strain ? std::make_shared<BestPart>(*seat, *strain) : nullptr;
  }

  // SEAT.bowers(STRAIN) >= 3
  PartPointer count() {
    const auto seat = take_seat();
    if (!seat) return nullptr;
    if (!take(".")) return expected("condition.dot");
    constexpr std::array<std::string_view, 6> names{"rights", "lefts", "bowers",
                                                    "trumps", "aces",  "cards"};
    const auto name = std::ranges::find(names, token().text);
    if (name == names.end()) return expected("condition.what");
    ++at_;
    const auto what = static_cast<Count>(name - names.begin());
    Strain strain = Strain::no_trump;
    if (what != Count::aces) {
      if (!take("(")) return expected("condition.opening");
      const auto taken = take_strain();
      if (!taken) return nullptr;
      if (what == Count::cards && !trump_suit(*taken)) {
        --at_;
        return expected("condition.suit");
      }
      if (!take(")")) return expected("condition.closing");
      strain = *taken;
    }
    const auto comparison = take_comparison();
    if (!comparison) return expected("condition.comparison");
    const auto number = take_number();
    if (!number) return expected("condition.number");
    return std::make_shared<CountPart>(*seat, what, strain, *comparison, *number);
  }

  std::optional<Seat> take_seat() {
    const auto seat = parse_seat(token().text);
    if (seat)
      ++at_;
    else
      expected("condition.seat");
    return seat;
  }

  std::optional<Strain> take_strain() {
    const auto strain = parse_strain(token().text);
    if (strain)
      ++at_;
    else
      expected("condition.strain");
    return strain;
  }

  std::optional<Comparison> take_comparison() {
    constexpr std::array<std::pair<std::string_view, Comparison>, 7> signs{
        {{"=", Comparison::equal},
         {"==", Comparison::equal},
         {"!=", Comparison::not_equal},
         {"<", Comparison::less},
         {"<=", Comparison::at_most},
         {">", Comparison::more},
         {">=", Comparison::at_least}}};
    for (const auto& [sign, comparison] : signs)
      if (take(sign)) return comparison;
    return std::nullopt;
  }

  // No hand has a hundred cards.
  std::optional<int> take_number() {
    const std::string& text = token().text;
    const bool digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    if (text.empty() || text.size() > 2 || !digits) return std::nullopt;
    int number = 0;
    for (char c : text) number = number * 10 + (c - '0');
    ++at_;
    return number;
  }

  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  Faults faults_;
};

}  // namespace

bool DealCondition::holds(const Deal& deal, const IsBest& best) const {
  return !whole_ || whole_->holds(deal, best);
}

std::vector<NeededCount> DealCondition::needed_counts() const {
  std::vector<NeededCount> needed;
  if (whole_) whole_->add_needed(needed);
  return needed;
}

bool DealCondition::only_counts() const {
  std::vector<NeededCount> needed;
  return !whole_ || whole_->add_needed(needed);
}

bool DealCondition::asks_best() const { return whole_ && whole_->asks_best(); }

Result<DealCondition> parse_condition(std::string_view text) {
  if (text.size() > longest_condition)
    return Fault{{}, {"condition.too-long", {static_cast<int>(longest_condition)}}};
  Parser parser(text);
  DealCondition condition;
  if (parser.empty()) return condition;
  condition.whole_ = parser.parse();
  if (!condition.whole_) return parser.faults();
  return condition;
}

}  // namespace rightbower::hands
