#include "lessons/json_words.h"

#include <utility>

#include "engine/notation.h"

namespace rightbower::lessons {

using hands::JsonValue;

std::vector<Card> read_cards(const JsonValue& value) {
  const auto text = value.text();
  if (!text) return {};
  auto cards = parse_cards(*text);
  if (cards) return std::move(*cards);
  value.add(cards.faults());
  return {};
}

std::optional<Card> read_card(const JsonValue& value) {
  const std::size_t faults_before = value.faults().size();
  const std::vector<Card> cards = read_cards(value);
  if (cards.size() == 1) return cards.front();
  if (value.faults().size() == faults_before) value.fault("lesson.not-one-card");
  return std::nullopt;
}

CardSet read_card_set(const JsonValue& value) {
  CardSet cards;
  for (Card card : read_cards(value)) {
    if (cards.count(card) < 2)
      cards = cards.with(card);
    else
      value.fault("lesson.mark-thrice", {card});
  }
  return cards;
}

std::optional<Strain> read_strain(const JsonValue& value) {
  const auto text = value.text();
  if (!text) return std::nullopt;
  const auto strain = parse_strain(*text);
  if (!strain) value.fault("notation.not-a-strain", {*text});
  return strain;
}

std::optional<Seat> read_seat(const JsonValue& value) {
  const auto text = value.text();
  if (!text) return std::nullopt;
  const auto seat = parse_seat(*text);
  if (!seat) value.fault("notation.not-a-seat", {*text});
  return seat;
}

std::optional<Suit> read_suit(const JsonValue& value) {
  const auto strain = read_strain(value);
  if (!strain) return std::nullopt;
  const auto suit = trump_suit(*strain);
  if (!suit) value.fault("lesson.not-a-suit");
  return suit;
}

std::optional<Side> read_side(const JsonValue& value) {
  const auto text = value.text();
  if (!text) return std::nullopt;
  if (*text == "NS") return Side::north_south;
  if (*text == "EW") return Side::east_west;
  value.fault("lesson.not-a-side", {*text});
  return std::nullopt;
}

std::optional<int> read_number(const JsonValue& value) { return value.whole_number(); }

}  // namespace rightbower::lessons
