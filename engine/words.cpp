#include "engine/words.h"

#include <algorithm>

namespace rightbower {
namespace {

using Entry = HandDraft::Entry;

std::optional<Suit> suit_of_letter(char c) {
  for (Suit suit : printed_suits)
    if (letter(suit) == c) return suit;
  return std::nullopt;
}

std::optional<Rank> rank_of_letter(char c) {
  for (Rank rank : all_ranks)
    if (letter(rank) == c) return rank;
  return std::nullopt;
}

// Reads ranks, suits and cards from left to right out of one word of a text.
class Word {
 public:
  explicit Word(const Glyphs& glyphs) : glyphs_(glyphs) {}

  [[nodiscard]] bool done() const { return at_ == glyphs_.size(); }
  [[nodiscard]] Place place() const { return glyphs_[std::min(at_, glyphs_.size() - 1)].place; }
  [[nodiscard]] std::string rest() const {
    return text_of({glyphs_.begin() + static_cast<std::ptrdiff_t>(at_), glyphs_.end()});
  }

  [[nodiscard]] char take() { return glyphs_[at_++].character; }
  [[nodiscard]] bool take(std::string_view text) {
    if (glyphs_.size() - at_ < text.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i)
      if (glyphs_[at_ + i].character != text[i]) return false;
    at_ += text.size();
    return true;
  }

  // A rank letter, or 10.
  [[nodiscard]] std::optional<Rank> take_rank() {
    if (take("10")) return Rank::ten;
    if (done()) return std::nullopt;
    const auto rank = rank_of_letter(glyphs_[at_].character);
    if (rank) ++at_;
    return rank;
  }
  [[nodiscard]] std::optional<Suit> take_suit() {
    if (done()) return std::nullopt;
    const auto suit = suit_of_letter(glyphs_[at_].character);
    if (suit) ++at_;
    return suit;
  }

  // "AS", "SA", "10h", "JK".
  [[nodiscard]] std::optional<Card> take_card() {
    const std::size_t start = at_;
    if (take("JK")) return Card::joker();
    if (const auto suit = take_suit()) {
      if (const auto rank = take_rank()) return Card(*rank, *suit);
    } else if (const auto rank_first = take_rank()) {
      if (const auto suit_second = take_suit()) return Card(*rank_first, *suit_second);
    }
    at_ = start;
    return std::nullopt;
  }

 private:
  const Glyphs& glyphs_;
  std::size_t at_ = 0;
};

}  // namespace

std::string upper(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return result;
}

std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

bool read_card_list(const Glyphs& glyphs, std::vector<Entry>& entries, Faults& faults) {
  Word word(glyphs);
  while (!word.done()) {
    const Place place = word.place();
    const auto card = word.take_card();
    if (!card) {
      faults.push_back({place, {"notation.not-a-card", {word.rest()}}});
      return false;
    }
    entries.push_back({*card, place});
  }
  return true;
}

bool read_runs(const Glyphs& glyphs, std::vector<Entry>& entries, Faults& faults) {
  const std::size_t faults_before = faults.size();
  Word word(glyphs);
  std::size_t suit = 0;
  while (!word.done()) {
    const Place place = word.place();
    if (word.take("+JK")) {
      entries.push_back({Card::joker(), place});
    } else if (const auto rank = word.take_rank()) {
      if (suit < printed_suits.size()) entries.push_back({Card(*rank, printed_suits[suit]), place});
    } else if (const char c = word.take(); c == '.') {
      ++suit;
    } else {
      faults.push_back({place, {"notation.not-a-rank", {std::string(1, c)}}});
    }
  }
  if (suit != 3)
    faults.push_back(
        {glyphs.front().place, {"notation.not-four-suits", {static_cast<int>(suit) + 1}}});
  return faults.size() == faults_before;
}

std::vector<Card> cards_of(const std::vector<Entry>& entries) {
  std::vector<Card> cards;
  for (const Entry& entry : entries) cards.push_back(entry.card);
  return cards;
}

CardSet set_of(const std::vector<Entry>& entries, Faults& faults) {
  CardSet set;
  for (const Entry& entry : entries) {
    if (set.count(entry.card) == 2)
      faults.push_back({entry.place, {"deal.too-many-copies", {3, entry.card, 2}}});
    else
      set = set.with(entry.card);
  }
  return set;
}

std::optional<int> parse_number(std::string_view text, std::size_t digits) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  if (text.empty() || text.size() > digits) return std::nullopt;
  int number = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return negative ? -number : number;
}

}  // namespace rightbower
