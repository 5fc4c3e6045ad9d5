#include "gui/app/pack_pointer.h"

#include <algorithm>

namespace rightbower::app {

std::vector<Rank> pack_ranks(const Rules& rules) {
  std::vector<Rank> ranks;
  for (Rank rank : all_ranks)
    if (rules.pack.contains({rank, Suit::spades})) ranks.push_back(rank);
  return ranks;
}

int pack_rows(const Rules& rules) { return rules.pack.contains(Card::joker()) ? 5 : 4; }

std::optional<Card> card_at(const Rules& rules, PackPointer at) {
  if (at.row < 0 || at.row >= pack_rows(rules) || at.column < 0) return std::nullopt;
  if (at.row == index(Suit::joker)) return Card::joker();
  const std::vector<Rank> ranks = pack_ranks(rules);
  if (at.column >= static_cast<int>(ranks.size())) return std::nullopt;
  return Card(ranks[static_cast<std::size_t>(at.column)], static_cast<Suit>(at.row));
}

std::optional<PackPointer> place_of(const Rules& rules, Card card) {
  if (!rules.pack.contains(card)) return std::nullopt;
  if (card.is_joker()) return PackPointer{index(Suit::joker), 0};
  const std::vector<Rank> ranks = pack_ranks(rules);
  const auto column = std::ranges::find(ranks, card.rank()) - ranks.begin();
  return PackPointer{index(card.printed_suit()), static_cast<int>(column)};
}

std::optional<Card> card_of_rank(const Rules& rules, PackPointer at, std::string_view rank) {
  if (rank.size() != 1) return std::nullopt;
  if (at.row == index(Suit::joker) && rank == "J" && pack_rows(rules) > at.row)
    return Card::joker();
  const std::vector<Rank> ranks = pack_ranks(rules);
  for (std::size_t column = 0; column < ranks.size(); ++column)
    if (letter(ranks[column]) == rank[0] && at.row != index(Suit::joker))
      return card_at(rules, {at.row, static_cast<int>(column)});
  return std::nullopt;
}

PackPointer inside(const Rules& rules, PackPointer at) {
  const int columns = static_cast<int>(pack_ranks(rules).size());
  return {std::clamp(at.row, 0, pack_rows(rules) - 1), std::clamp(at.column, 0, columns - 1)};
}

}  // namespace rightbower::app
