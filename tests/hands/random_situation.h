// Situations of every kind, from a seed: full deals and endings, hands not known, seats left empty,
// every field, cards played in order.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/deal.h"
#include "engine/random.h"
#include "engine/rules.h"
#include "engine/situation.h"

namespace rightbower::tests {

[[nodiscard]] inline CardSet first_cards(CardSet hand, int count) {
  CardSet cards;
  for (Card card : hand)
    if (cards.size() < count) cards = cards.with(card);
  return cards;
}

template <class T>
[[nodiscard]] T one_of(std::span<const T> values, Random& random) {
  return values[static_cast<std::size_t>(random.below(values.size()))];
}

// Plays on, any legal card, for a number of cards.
inline void play_some(Situation& situation, Random& random, std::uint64_t count) {
  const Contract contract(*situation.trump);
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto position = replay(situation);
    if (!position || position->over()) return;
    const CardSet legal = position->legal_plays(contract);
    const std::vector<Card> cards(legal.begin(), legal.end());
    situation.play.push_back(one_of(std::span<const Card>(cards), random));
  }
}

[[nodiscard]] inline Situation random_situation(std::uint64_t seed) {
  Random random(seed);
  const Rules& rules =
      rules_presets()[static_cast<std::size_t>(random.below(rules_presets().size()))];
  const Deal full = random_deal(rules, random.next());
  const int size = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(rules.hand_size)));
  const bool all_known = random.below(2) == 0;
  PerSeat<HandDraft> hands;
  for (Seat seat : all_seats)
    if (rules.seats.contains(seat) && (all_known || random.below(3) != 0))
      hands[seat] = HandDraft::of(first_cards(full[seat].cards, size));
  const auto deal = make_deal(hands, rules);

  Situation situation;
  situation.rules = rules.name;
  situation.deal = deal.value();  // any part of a deal is a deal
  std::vector<Seat> seated;
  for (Seat seat : all_seats)
    if (rules.seats.contains(seat)) seated.push_back(seat);
  const std::span<const Seat> seats(seated);
  if (random.below(2) == 0) situation.dealer = one_of(seats, random);
  if (random.below(2) == 0) situation.trump = one_of(std::span<const Strain>(all_strains), random);
  if (random.below(2) == 0) situation.lead = one_of(seats, random);
  if (situation.trump && situation.lead && all_known)
    play_some(situation, random, random.below(30));
  return situation;
}

}  // namespace rightbower::tests
