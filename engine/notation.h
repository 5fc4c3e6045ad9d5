// Text to and from cards, hands, strains, seats and whole situations: the only parser in the
// engine.
//
//     N:AAK.JJ9.Q.KTT99 QTT.AQ.KQ.KQQJ9 - - | dealer=S | trump=H | lead=N
//     N:... | dealer=S | auction=P 5H P 7D Alone:D | exchange=S:9C 9S>JD AD | play=AS 9S KS
//
// Keys, in this order, each at most once, left out when empty:
//     rules=NAME              left out for the default
//     dealer=S
//     score=NS:49 EW:20       before the hand; teams by their seats ("S:9 W:8")
//     turn=9H                 turned up, in no hand
//     auction=P 5H P          see parse_call
//     trump=H lead=N alone=S  only where the auction does not fix them
//     exchange=S:9C>JD        bidder: what he gives > what he gets; ? for not chosen yet, so that
//                             S:> is an exchange of no card
//     discard=9C              - when the turned-up card is left
//     play=AS 9S KS           from the leader, in order of play
//     revoke=E                who was declared to have revoked
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
// The same under house rules (which must be sound: check_rules). A text may name them, or a preset,
// which then holds instead.
Result<Situation> parse_situation(std::string_view text, const Rules& house);
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

// P (pass), 5H, 5NT, 5, Alone:H, 6ASK, Order, Accept, H, Claim; any case. A special is known by the
// rules' own name, with or without its tricks in front. Nothing for anything else. Whether the call
// may be made is for the Auction to say.
[[nodiscard]] std::optional<Call> parse_call(std::string_view text, const Rules& rules);

// "NS", "EW", "S": a team by its seats. In a game where everybody is for himself "NS" is read as
// the one of the two that is seated.
[[nodiscard]] std::optional<SeatSet> parse_team(std::string_view text, const Rules& rules);

// "S:9C 9S>JD AD".
[[nodiscard]] std::string to_string(const Exchange& exchange);

// An action as it is listed: "5H", "9C 9S" given, "9C" discarded or played, "-" for no card, the
// seat that revoked.
[[nodiscard]] std::string to_string(const GameAction& action);

}  // namespace rightbower
