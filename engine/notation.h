// Text to and from cards, hands, strains, seats and whole situations: the only parser in the
// engine.
//
//     N:AAK.JJ9.Q.KTT99 QTT.AQ.KQ.KQQJ9 - - | dealer=S | trump=H | lead=N
//
// Read leniently: any case, 10 for T, suit symbols, byte-order mark, CRLF, hands as lists of cards
// (AS AH or SA HA) parted by | / ; or line breaks, each with an optional seat. Written in one
// canonical form, so that parse(print(x)) == x for every valid x. Every fault names its line and
// column.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "engine/situation.h"

namespace rightbower {

// Texts longer than this are refused before they are read (characters).
inline constexpr std::size_t longest_text = 10'000;

// With rules given, they hold where the text names none.
Result<Situation> parse_situation(std::string_view text,
                                  std::string_view rules = default_rules_name);
[[nodiscard]] std::string to_string(const Situation& situation);

// "N:... ... ... ..." alone.
[[nodiscard]] std::string to_string(const Deal& deal);
// "AAK.JJ9.Q.KTT99", "AJ..Q.9+JK".
[[nodiscard]] std::string to_string(CardSet hand);

// "9S TC", "SA 10h", "♥J": any number of cards.
Result<std::vector<Card>> parse_cards(std::string_view text);
Result<CardSet> parse_hand(std::string_view text);  // "AAK.JJ9.Q.KTT99" or a list of cards

// One letter or the whole name, any case; nothing else.
[[nodiscard]] std::optional<Seat> parse_seat(std::string_view text);
// S H D C NT LOW, HIGH for NT, suit symbols and names ("hearts"), any case.
[[nodiscard]] std::optional<Strain> parse_strain(std::string_view text);

[[nodiscard]] std::string to_string(const std::vector<Card>& cards);  // "9S TC"

}  // namespace rightbower
