#include "gui/app/table_desk.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "solver/request.h"

namespace rightbower::app {
namespace {

// The strains and leaders in which cells are still missing.
solver::TableRequest rest_of(const solver::TableRequest& whole, const solver::TrickTable& table) {
  solver::TableRequest rest = whole;
  const auto missing = [&](solver::Cell cell) { return !table.at(cell); };
  const std::vector<solver::Cell> cells = cells_of(whole);
  std::erase_if(rest.strains, [&](Strain strain) {
    return std::ranges::none_of(
        cells, [&](solver::Cell cell) { return cell.strain == strain && missing(cell); });
  });
  std::erase_if(rest.leaders, [&](Seat leader) {
    return std::ranges::none_of(
        cells, [&](solver::Cell cell) { return cell.leader == leader && missing(cell); });
  });
  return rest;
}

// The numbers to show greyed: the newest known of each cell.
solver::TrickTable newest(const solver::TrickTable& old, const solver::TrickTable& table) {
  solver::TrickTable numbers = old;
  for (Strain strain : all_strains)
    for (Seat leader : all_seats)
      if (const auto tricks = table.at({strain, leader})) numbers.set({strain, leader}, *tricks);
  return numbers;
}

int count_cells(const solver::TableRequest& request) {
  return static_cast<int>(cells_of(request).size());
}

// The dealer's hand may hold a card more than the others until one is discarded.
CardSet hand_to_play(const Situation& situation, Seat seat) {
  const CardSet hand = situation.deal[seat].cards;
  const bool more = hand.size() > situation.deal.hand_size();
  if (!more || !situation.discard || !situation.discard->card) return hand;
  const Card card = *situation.discard->card;
  return hand.contains(card) ? hand.without(card) : hand;
}

bool complete(const Results& results) { return results.all_known() == results.all_wanted(); }

void forget_old(Results& results) {
  results.old = {};
  results.old_alone = {};
}

}  // namespace

solver::TableRequest table_request(const Situation& situation) {
  solver::TableRequest request;
  for (Seat seat : all_seats) request.hands[seat] = hand_to_play(situation, seat);
  request.seated = situation.deal.seated();
  request.alone = situation.alone;
  if (trump_of(situation) == Strain::low) request.strains.push_back(Strain::low);
  return request;
}

bool has_table(const Situation& situation) {
  return std::ranges::none_of(all_seats, [&](Seat seat) {
    return hand_to_play(situation, seat).size() > situation.deal.hand_size();
  });
}

std::optional<solver::TableRequest> alone_request(const Situation& situation) {
  if (situation.alone || situation.deal.seated().size() != 4) return std::nullopt;
  solver::TableRequest request = table_request(situation);
  request.each_alone = true;
  return request;
}

void TableDesk::show(const Situation& situation, Results& results) {
  const solver::TableRequest asked = table_request(situation);
  if (asked_ && same(*asked_, asked)) return;
  results.old = newest(results.old, results.table);
  results.old_alone = newest(results.old_alone, results.alone);
  const SolvedTables* known = cache_.find(asked);
  results.table = known != nullptr ? known->table : solver::TrickTable{};
  results.alone = known != nullptr ? known->alone : solver::TrickTable{};
  results.work = known != nullptr ? known->work : solver::Work{};
  results.wanted = count_cells(asked);
  const auto alone = alone_request(situation);
  results.alone_wanted = alone ? count_cells(*alone) : 0;
  asked_ = asked;
  request(situation, results, delay_);
}

void TableDesk::clear(Results& results) {
  service_.cancel();
  asked_.reset();
  const std::uint64_t generation = results.generation;
  results = {};
  results.generation = generation + 1;  // what the worker still says is about another deal
}

void TableDesk::stop(Results& results) {
  service_.cancel();
  results.solving = false;
  results.stopped = !complete(results);
  forget_old(results);  // nothing will replace them
}

void TableDesk::go_on(const Situation& situation, Results& results) {
  request(situation, results, std::chrono::milliseconds(0));
}

void TableDesk::request(const Situation& situation, Results& results,
                        std::chrono::milliseconds delay) {
  ++results.generation;
  results.stopped = false;
  results.solving = !complete(results);
  if (!results.solving) {
    service_.cancel();
    return forget_old(results);
  }
  SolveTask task;
  task.table = rest_of(table_request(situation), results.table);
  if (const auto alone = alone_request(situation)) task.alone = rest_of(*alone, results.alone);
  task.delay = delay;
  service_.request(std::move(task), results.generation);
}

bool TableDesk::poll(Results& results) {
  const SolveNews news = service_.drain();
  const bool any = !news.cells.empty() || !news.alone.empty() || news.finished;
  if (news.generation != results.generation || !any) return false;
  for (const auto& [cell, tricks] : news.cells) results.table.set(cell, tricks);
  for (const auto& [cell, tricks] : news.alone) results.alone.set(cell, tricks);
  if (news.finished) {
    results.solving = false;
    results.work.nodes += news.work.nodes;
    results.work.milliseconds += news.work.milliseconds;
  }
  results.stopped = !results.solving && !complete(results);
  if (!results.solving && !results.stopped) forget_old(results);
  if (asked_) cache_.put(*asked_, {results.table, results.alone, results.work});
  return true;
}

}  // namespace rightbower::app
