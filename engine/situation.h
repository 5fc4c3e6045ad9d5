// Everything the one-line text can say: a deal, the auction or what is played in, the exchange and
// the cards played so far.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/call.h"
#include "engine/contract.h"
#include "engine/deal.h"
#include "engine/exchange.h"
#include "engine/game.h"
#include "engine/position.h"
#include "engine/seat.h"

namespace rightbower {

struct Situation {
  std::string rules = std::string(default_rules_name);  // the name of a preset, or of house
  std::optional<Rules> house;                           // house rules, where no preset holds
  Deal deal;
  std::optional<Seat> dealer;
  std::optional<Points> score;  // of the match, before this hand
  std::optional<Card> turn_up;
  std::vector<Call> auction;    // without the naming of the strain after it: that is `trump`
  std::optional<Strain> trump;  // this and the next two: where the auction does not fix them
  std::optional<Seat> lead;
  std::optional<Seat> alone;
  std::optional<Exchange> exchange;
  std::optional<Discard> discard;
  std::vector<Card> play;     // in order of play, from the leader
  std::vector<Seat> revokes;  // declared, in order

  friend bool operator==(const Situation&, const Situation&) = default;
};

// The rules in force: house rules, else the preset, which must exist.
[[nodiscard]] const Rules& rules_of(const Situation& situation);

// What the auction, and the naming of the strain after it, came to; nothing when there is none, it
// is still open, or it is not a legal one.
[[nodiscard]] std::optional<Bid> contract_of(const Situation& situation);

// Who plays and on which side, the strain, and who leads first: as the auction's contract says,
// else as given.
[[nodiscard]] Seating seating(const Situation& situation);
[[nodiscard]] std::optional<Strain> trump_of(const Situation& situation);
[[nodiscard]] std::optional<Seat> leader_of(const Situation& situation);

// Whether the situation tells the hand as a game: it has an auction, or all that is needed to begin
// one and no contract beside it.
[[nodiscard]] bool is_game(const Situation& situation);

// The game up to this moment. Refused with every reason that can be judged: the first call, gift,
// discard or card that may not be, and what contradicts the auction. Fault::place.path is the key
// it is about ("auction", "play", "dealer" ...), column the number of the item in it, from 1, or 0.
// Where play or a discard follows a lone bid without an exchange, no card was exchanged.
Result<Game> game_of(const Situation& situation);

// The inverse: a game and game_of(situation_of(game)) are in the same state.
[[nodiscard]] Situation situation_of(const Game& game);

// Every reason why a situation cannot be, with places as game_of gives them. The parser lets none
// through.
[[nodiscard]] Faults situation_faults(const Situation& situation);

// The position after all cards of play, from an auction or from trump, lead and alone. Refused,
// with every reason: no trump or leader given where cards were played, a leader who is not in play,
// a hand in play that is not known, an exchange or discard still to be made, or a card that cannot
// be played (Fault::place.column holds its number in play, from 1, and no line).
Result<Position> replay(const Situation& situation);

}  // namespace rightbower
