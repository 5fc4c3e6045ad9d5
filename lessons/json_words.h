// The game's own words as JSON values: cards, strains, seats. What is wrong goes to the value's
// faults; the caller then throws the rest away.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/card_set.h"
#include "engine/contract.h"
#include "engine/seat.h"
#include "hands/json_value.h"

namespace rightbower::lessons {

[[nodiscard]] std::vector<Card> read_cards(const hands::JsonValue& value);
[[nodiscard]] std::optional<Card> read_card(const hands::JsonValue& value);  // exactly one
// Where a kind may occur twice.
[[nodiscard]] CardSet read_card_set(const hands::JsonValue& value);
[[nodiscard]] std::optional<Strain> read_strain(const hands::JsonValue& value);
[[nodiscard]] std::optional<Seat> read_seat(const hands::JsonValue& value);
[[nodiscard]] std::optional<Suit> read_suit(const hands::JsonValue& value);
[[nodiscard]] std::optional<Side> read_side(const hands::JsonValue& value);  // "NS" or "EW"
[[nodiscard]] std::optional<int> read_number(const hands::JsonValue& value);

// The value of a key that must be there, by one of the readers above.
template <class Reader>
[[nodiscard]] auto required(const hands::JsonValue& object, std::string_view key, Reader reader)
    -> decltype(reader(object)) {
  const auto value = object.require(key);
  if (!value) return {};
  return reader(*value);
}

}  // namespace rightbower::lessons
