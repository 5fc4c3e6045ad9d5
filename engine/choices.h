// Every way to choose some cards of a bag, equal cards being one choice.
#pragma once

#include "engine/card_set.h"

namespace rightbower {

// Calls visit(chosen) for each choice of so many cards, in the order of the notation, until it
// returns true; whether it did.
template <class Visit>
bool any_choice(CardSet from, int count, const Visit& visit, CardSet chosen = {}) {
  if (count == 0) return visit(chosen);
  if (from.size() < count) return false;
  // Either one more of the first kind, or none of it.
  const Card first = *from.begin();
  if (any_choice(from.without(first), count - 1, visit, chosen.with(first))) return true;
  CardSet rest = from;
  while (rest.contains(first)) rest = rest.without(first);
  return any_choice(rest, count, visit, chosen);
}

template <class Visit>
void for_each_choice(CardSet from, int count, const Visit& visit) {
  any_choice(from, count, [&](CardSet chosen) {
    visit(chosen);
    return false;
  });
}

}  // namespace rightbower
