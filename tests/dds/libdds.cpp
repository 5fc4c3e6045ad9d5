#include "tests/dds/libdds.h"

#include <dds/dll.h>

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <cstdlib>

namespace rightbower::libdds {
namespace {

ddTableDeal table_deal_of(const Deal& deal) {
  ddTableDeal theirs{};
  for (std::size_t seat = 0; seat < 4; ++seat)
    for (std::size_t suit = 0; suit < 4; ++suit) theirs.cards[seat][suit] = deal.cards[seat][suit];
  return theirs;
}

// It counts the tricks of a declarer, who sits to the right of the leader, and takes every deal for
// one of 13 tricks: what the leader's side takes is then what is missing to 13.
Row row_of(const ddTableResults& results, int strain) {
  Row row;
  for (Seat leader : all_seats) row[leader] = 13 - results.resTable[strain][index(next(leader, 3))];
  return row;
}

void require_success(int code) {
  if (code == RETURN_NO_FAULT) return;
  std::array<char, 80> text{};
  ErrorMessage(code, text.data());
  std::fprintf(stderr, "libdds: %s\n", text.data());
  std::exit(1);
}

}  // namespace

void start_on_one_thread() { SetMaxThreads(1); }

Deal deal_of(const solver::RankedDeal& deal) {
  Deal theirs;
  theirs.strain = deal.trump < 0 ? 4 : deal.trump;
  for (int suit = 0; suit < 4; ++suit) {
    std::vector<solver::RankedCard> cards;
    std::ranges::copy_if(deal.cards, std::back_inserter(cards),
                         [&](const auto& card) { return card.suit == suit; });
    std::ranges::sort(cards, std::greater<>(), &solver::RankedCard::strength);
    assert(cards.size() <= 13);
    unsigned bit = 1U << 14;
    for (const solver::RankedCard& card : cards) {
      theirs.cards[static_cast<std::size_t>(index(card.owner))][static_cast<std::size_t>(suit)] |=
          bit;
      bit >>= 1;
    }
  }
  return theirs;
}

Row row(const Deal& deal) {
  static ddTableDeals deals{};
  static ddTablesRes results{};
  static allParResults no_pars{};
  deals.noOfTables = 1;
  deals.deals[0] = table_deal_of(deal);
  std::array<int, DDS_STRAINS> left_out{1, 1, 1, 1, 1};
  left_out[static_cast<std::size_t>(deal.strain)] = 0;
  require_success(CalcAllTables(&deals, -1, left_out.data(), &results, &no_pars));
  return row_of(results.results[0], deal.strain);
}

std::array<Row, 5> table(const Deal& deal) {
  ddTableResults results{};
  require_success(CalcDDtable(table_deal_of(deal), &results));
  std::array<Row, 5> rows;
  for (int strain = 0; strain < 5; ++strain)
    rows[static_cast<std::size_t>(strain)] = row_of(results, strain);
  return rows;
}

}  // namespace rightbower::libdds
