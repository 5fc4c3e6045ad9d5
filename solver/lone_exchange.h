// The exchange of a lone bidder with his partner when all hands are known: which cards to give,
// which partner should return, and what each choice comes to (rules.md, 1.1 "exchange").
//
// Of a suit only the lowest cards are given away and only the highest returned. Nothing is lost by
// that where all tricks are to be taken: a player who takes every trick leads every time, and a
// card in place of a lower one of its suit wins wherever that one did. Short of all tricks it is
// what the tests find to hold on every small deal they try.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/card_set.h"
#include "engine/contract.h"
#include "engine/exchange.h"
#include "engine/result.h"
#include "engine/rules.h"
#include "engine/seat.h"
#include "solver/stop.h"

namespace rightbower::solver {

struct LoneRequest {
  PerSeat<CardSet> hands;  // as dealt, before the exchange
  SeatSet seated = SeatSet::all();
  Strain strain = Strain::no_trump;
  Seat bidder = Seat::north;  // alone
  Seat leader = Seat::north;  // of the first trick; not partner
  SwapRules swap;
};

struct Swap {
  CardSet give;
  CardSet get;
  int tricks = 0;  // of the lone bidder, all cards known

  friend bool operator==(const Swap&, const Swap&) = default;
};

struct LoneExchange {
  std::vector<Swap> pairs;     // every sensible one, by the number of cards
  std::vector<Swap> blind;     // for each gift what partner returns who does not see it
  std::size_t best = 0;        // of pairs: with open cards; of equal ones with the fewest cards
  std::size_t best_blind = 0;  // of blind
};

// Every reason why it cannot be asked, as in request.h; "swap": the rules allow no exchange.
[[nodiscard]] Faults faults_of(const LoneRequest& request);

// What partner gives back who does not see the gift: his bowers and other trumps from the top, then
// aces, then kings and so on down; of equal ranks from the shortest suit. At no trump the same
// without trumps.
[[nodiscard]] CardSet blind_answer(CardSet hand, const Contract& contract, int count);

// So many cards, in each suit the lowest (to give away) or the highest (to return).
[[nodiscard]] std::vector<CardSet> lowest_of_suits(CardSet hand, const Contract& contract,
                                                   int count);
[[nodiscard]] std::vector<CardSet> highest_of_suits(CardSet hand, const Contract& contract,
                                                    int count);

// Told as pairs are solved, one call at a time.
using OnPairs = std::function<void(int so_far, int of)>;

// Nothing when stopped. The request must have no faults.
[[nodiscard]] std::optional<LoneExchange> exchange_results(const LoneRequest& request,
                                                           int threads = 1,
                                                           const ShouldStop& should_stop = {},
                                                           const OnPairs& on_pairs = {});

// The lone bidder's tricks with this hand in place of his own.
class Solver;
[[nodiscard]] std::optional<int> lone_tricks(const LoneRequest& request, CardSet hand,
                                             Solver& solver, const ShouldStop& should_stop = {});

}  // namespace rightbower::solver
