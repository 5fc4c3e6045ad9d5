// What the owner of a hand can count before anything is dealt: tricks nobody can take away, where
// the missing bowers are, how long side aces live, and points.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/card.h"
#include "engine/contract.h"
#include "gui/app/strings.h"
#include "hands/point_count.h"
#include "solver/layouts.h"

namespace rightbower::app {

// Bowers in no hand that is seen. Chances from 0 to 1.
struct MissingBowers {
  int number = 0;
  double partner_all = 0;         // partner holds every one of them
  double opponents_have_one = 0;  // an opponent holds at least one
};

// Aces of a suit that can be ruffed: even two of them are no sure trick.
struct SideAces {
  Suit suit = Suit::spades;
  int aces = 0;
  double once = 0;   // chance that all opponents can follow to one round of the suit
  double twice = 0;  // ... to two rounds
};

struct HandCount {
  Strain strain = Strain::spades;
  int sure = 0;                         // tricks with its cards from the top, when it leads
  std::optional<MissingBowers> bowers;  // where some are missing and there is a partner
  std::vector<SideAces> side_aces;      // of suits in which it holds an ace, where there are trumps
  hands::PointFeatures features;
  std::optional<double> points;  // tricks by the point count, in the game it was made for
};

// Chances are exact, and those that agree with all that is asked of the layouts; what cannot be
// counted has none. The request must be one that Layouts takes.
[[nodiscard]] HandCount count_hand(const solver::LayoutRequest& request, Strain strain);

// A sentence for each thing that is counted.
[[nodiscard]] std::vector<std::string> words_of(const HandCount& count, const Strings& strings);

}  // namespace rightbower::app
