// A hand in points, as people count it: what the tricks of the side that bids and leads come to on
// average, fitted to deals solved with open cards by the tool fit_points. Game: double-deck.
#pragma once

#include <array>

#include "engine/card_set.h"
#include "engine/contract.h"
#include "engine/rules.h"

namespace rightbower::hands {

// What is counted in a hand when that strain is played.
struct PointFeatures {
  int rights = 0;
  int lefts = 0;
  int trump_aces = 0;
  int other_trumps = 0;
  int side_aces = 0;  // at no trump every ace

  friend bool operator==(const PointFeatures&, const PointFeatures&) = default;
};
[[nodiscard]] PointFeatures point_features(CardSet hand, const Contract& contract);

// Tricks = constant + each count times its worth. The constant is mostly partner.
struct SuitPoints {
  double constant = 0;
  double right = 0;
  double left = 0;
  double trump_ace = 0;
  double other_trump = 0;
  double side_ace = 0;
  double error = 0;  // standard deviation of the tricks about the count
};
struct NoTrumpPoints {
  double constant = 0;
  double ace = 0;
  double error = 0;
};

// A mean over so many cases, and how they spread.
struct MeanOf {
  int cases = 0;
  double mean = 0;
  double sd = 0;
};

// What the deals said. Tables go by the number held; suits count every one of the four.
struct PointCount {
  int deals = 0;
  SuitPoints suit;
  NoTrumpPoints no_trump;
  std::array<MeanOf, 5> by_bowers;   // 0 to 4, suits
  std::array<MeanOf, 11> by_trumps;  // 0 to 10 or more, bowers included
  std::array<MeanOf, 9> by_aces;     // 0 to 8, no trump
  MeanOf best_strain;                // of the five, the one that takes most
  double no_trump_best = 0;          // share of deals in which no trump alone is best
  double no_trump_equal = 0;         // ... in which it is best together with a suit
  MeanOf partner_longest_suit;       // with partner less alone: the longest trump suit
  MeanOf partner_suits;              // all suits
  MeanOf partner_no_trump;
  MeanOf lead_suits;  // leading less an opponent leading
  MeanOf lead_no_trump;
};
[[nodiscard]] const PointCount& point_count();

// Whether that is a strain and a game the count was made for: four players in pairs, the pack and
// the hands of double-deck, the bidder on lead.
[[nodiscard]] bool counts_points(const Rules& rules, Strain strain);

// The tricks to expect by the count. Not for LOW.
[[nodiscard]] double expected_tricks(CardSet hand, Strain strain);

}  // namespace rightbower::hands
