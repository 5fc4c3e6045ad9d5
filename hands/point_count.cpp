#include "hands/point_count.h"

#include <cassert>

#include "hands/point_count_data.h"

namespace rightbower::hands {

PointFeatures point_features(CardSet hand, const Contract& contract) {
  PointFeatures features;
  for (Card card : hand) {
    const bool ace = !card.is_joker() && card.rank() == Rank::ace;
    if (contract.is_right_bower(card))
      ++features.rights;
    else if (contract.is_left_bower(card))
      ++features.lefts;
    else if (contract.is_trump(card))
      ++(ace ? features.trump_aces : features.other_trumps);
    else
      features.side_aces += ace;
  }
  return features;
}

const PointCount& point_count() { return fitted; }

bool counts_points(const Rules& rules, Strain strain) {
  const Rules& fitted_to = *find_rules(default_rules_name);
  return strain != Strain::low && rules.pack == fitted_to.pack &&
         rules.hand_size == fitted_to.hand_size && rules.seats == fitted_to.seats &&
         rules.teams == fitted_to.teams && rules.lead == fitted_to.lead;
}

double expected_tricks(CardSet hand, Strain strain) {
  assert(strain != Strain::low);
  const PointFeatures features = point_features(hand, Contract(strain));
  if (strain == Strain::no_trump)
    return fitted.no_trump.constant + fitted.no_trump.ace * features.side_aces;
  const SuitPoints& suit = fitted.suit;
  return suit.constant + suit.right * features.rights + suit.left * features.lefts +
         suit.trump_ace * features.trump_aces + suit.other_trump * features.other_trumps +
         suit.side_ace * features.side_aces;
}

}  // namespace rightbower::hands
