// What open cards flatter: how many tricks a side takes whose players see only their own cards,
// beside what it takes with all cards known. Prints a line for each of three tables: the bidder and
// his partner see only their own cards, the opponents do, nobody sees more.
//
//     open_cards [DEALS [LAYOUTS [SEED [THREADS [GAME]]]]]
//
// A player who sees only his own cards deals the hidden ones so many times, as they can lie by all
// that was seen, solves each layout and plays the card that is best on average: a plain Monte Carlo
// player. He is no expert (he thinks that he will see the cards from the next trick on), so the
// numbers say how much the open cards are worth at most. Players who see all cards play best.
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

#include "engine/game.h"
#include "engine/observation.h"
#include "hands/point_count.h"
#include "solver/in_order.h"
#include "solver/layouts.h"
#include "solver/request.h"
#include "solver/solver.h"
#include "tests/measure/mean.h"

namespace rightbower {
namespace {

using solver::CardValue;
using solver::Layouts;
using solver::Solver;
using tests::Mean;

constexpr Seat bidder = Seat::north;

struct Table {
  const char* name;
  bool bidders_see;
  bool opponents_see;
};
constexpr std::array<Table, 3> tables{{{"bidder and partner see their own cards", false, true},
                                       {"opponents see their own cards", true, false},
                                       {"everybody sees his own cards", false, false}}};

// Tricks of the bidder's side.
struct Played {
  int open = 0;
  std::array<int, tables.size()> by_table{};
};

Strain best_by_points(CardSet hand) {
  Strain best = Strain::spades;
  for (Strain strain : table_strains)
    if (hands::expected_tricks(hand, strain) > hands::expected_tricks(hand, best)) best = strain;
  return best;
}

// Of the cards with the highest sum the weakest.
class Choice {
 public:
  explicit Choice(const Contract& contract) : contract_(contract) {}

  void add(const std::vector<CardValue>& values) {
    for (const CardValue& value : values) {
      sum_[at(value.card)] += value.tricks;
      for (Card card : value.same_as) sum_[at(card)] += value.tricks;
    }
  }
  [[nodiscard]] Card best(CardSet legal) const {
    std::optional<Card> best;
    for (Card card : legal.once())
      if (!best || sum_[at(card)] > sum_[at(*best)] ||
          (sum_[at(card)] == sum_[at(*best)] && height(card) < height(*best)))
        best = card;
    return *best;
  }

 private:
  static std::size_t at(Card card) { return static_cast<std::size_t>(card.index()); }
  [[nodiscard]] int height(Card card) const {
    return contract_.strength(card) + (contract_.is_trump(card) ? Card::kinds : 0);
  }

  Contract contract_;
  std::array<int, Card::kinds> sum_{};
};

class Player {
 public:
  Player(int layouts, std::uint64_t seed) : layouts_(layouts), seed_(seed) {}

  [[nodiscard]] Card choose(const Game& game, bool sees_all) {
    const Contract contract(*game.contract()->strain);
    const CardSet legal = game.position()->legal_plays(contract);
    if (legal.once().size() == 1) return *legal.begin();
    Choice choice(contract);
    if (sees_all) {
      choice.add(values(*game.position(), contract, game.seating()));
      return choice.best(legal);
    }
    const Observation seen = observe(game, *game.to_act());
    const auto layouts = Layouts::make({seen, {}, {}, {}, {}});
    for (int number = 0; number < layouts_; ++number) {
      const auto hands = layouts->draw(seed_, static_cast<std::uint64_t>(number));
      choice.add(values(position_of(seen, *hands), contract, game.seating()));
    }
    return choice.best(legal);
  }

 private:
  std::vector<CardValue> values(const Position& position, const Contract& contract,
                                const Seating& seating) {
    return *solver_.values(solver::request_of(position, contract.strain(), seating));
  }

  const int layouts_;
  const std::uint64_t seed_;
  Solver solver_;
};

int tricks_at(Game game, const Table& table, Player& player) {
  while (game.phase() == Phase::play) {
    const bool bids = pair_of(*game.to_act()) == pair_of(bidder);
    game = game.after(Play{player.choose(game, bids ? table.bidders_see : table.opponents_see)});
  }
  const Position& end = *game.position();
  return end.tricks_won(bidder) + end.tricks_won(partner(bidder));
}

Played play(const Rules& rules, std::uint64_t seed, int layouts) {
  Game game(rules, random_start(rules, next(bidder, 3), seed));
  const Strain strain = best_by_points(game.hand(bidder));
  game = game.after(Call::bid(rules.auction.min, strain));
  while (game.phase() == Phase::auction) game = game.after(Call::pass());
  Player player(layouts, seed);
  Played played;
  Solver solver;
  played.open = solver.tricks(solver::request_of(*game.position(), strain, game.seating())).value();
  for (std::size_t i = 0; i < tables.size(); ++i)
    played.by_table[i] = tricks_at(game, tables[i], player);
  return played;
}

struct Sums {
  int deals = 0;
  Mean open;
  std::array<Mean, tables.size()> less;  // tricks less than with all cards known

  void add(const Played& played) {
    ++deals;
    open.add(played.open);
    for (std::size_t i = 0; i < tables.size(); ++i) less[i].add(played.open - played.by_table[i]);
  }
  void print() const {
    std::printf("%d deals, all cards known: %.2f tricks for the bidder's side\n", deals,
                open.mean());
    for (std::size_t i = 0; i < tables.size(); ++i)
      std::printf("  %-40s %+.2f tricks, error %.2f, spread %.2f\n", tables[i].name,
                  -less[i].mean(), less[i].error(), less[i].sd());
    std::fflush(stdout);
  }
};

}  // namespace
}  // namespace rightbower

int main(int argument_count, char** arguments) {
  using namespace rightbower;
  const auto number = [&](int place, int otherwise) {
    return argument_count > place ? std::atoi(arguments[place]) : otherwise;
  };
  const int deals = number(1, 100);
  const int layouts = number(2, 20);
  const int seed = number(3, 1);
  const int threads = number(4, 2);
  const Rules* rules = find_rules(argument_count > 5 ? arguments[5] : default_rules_name);
  if (deals < 1 || layouts < 1 || seed < 0 || threads < 1 || rules == nullptr) return 2;
  Sums sums;
  const auto make_worker = [&] {
    return [&](int deal) -> std::optional<Played> {
      return play(*rules, static_cast<std::uint64_t>(seed + deal), layouts);
    };
  };
  solver::InOrder<Played> in_order(deals, make_worker, [&](const Played& played) {
    sums.add(played);
    if (sums.deals % 20 == 0 && sums.deals < deals) sums.print();
  });
  in_order.run(threads);
  sums.print();
  return 0;
}
