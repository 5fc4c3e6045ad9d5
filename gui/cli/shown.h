// What can be said of a moment of a hand: whose turn it is, what he may do and why not else, the
// contract, tricks and score. Found by replaying the situation; not yet put into words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/message.h"
#include "engine/observation.h"
#include "engine/result.h"
#include "engine/situation.h"

namespace rightbower::cli {

// What cannot be done now, as text of the notation, and why.
struct Refused {
  std::string what;
  Message why;
};

struct Shown {
  std::string phase;  // as name(Phase); "deal" where neither an auction nor a play has begun
  std::optional<Seat> dealer;
  std::optional<Seat> to_act;
  std::optional<CardSet> hand;      // of the seat to act, where it is known
  std::vector<std::string> legal;   // calls or cards; of an exchange the cards that may be given
  std::optional<CountRange> count;  // of an exchange: how many cards
  std::vector<Refused> refused;

  std::optional<Bid> bid;   // the contract, or the highest bid so far
  bool bid_stands = false;  // it is the contract
  bool lone = false;        // the bidder plays without a partner he has
  std::optional<Seat> out;  // that partner
  std::optional<Strain> strain;

  std::vector<SeatSet> teams;
  PerSeat<int> tricks{};            // by the seat that won them
  std::vector<Game::Played> trick;  // the one on the table
  std::vector<Seat> revokes;        // declared, by their offenders
  Points score;                     // of the match, this hand counted once it is over
  std::optional<Points> hand_score;
  std::optional<MatchState> match;  // when the hand is finished
  std::vector<Message> reasons;     // of the score and the match; why a hand was thrown in; what is
                                    // not given and would be needed to go on
  std::optional<Seat> next_dealer;  // when the hand is finished
  std::optional<Observation> seen;  // by the seat that was asked for
};

// Refused: a situation that cannot be replayed, with its place; a seat's view of what is not told
// as a game. With a seat, what only others may know is left out.
Result<Shown> shown_of(const Situation& situation, std::optional<Seat> seat);

}  // namespace rightbower::cli
