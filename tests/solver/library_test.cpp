// The answers beside the deals of the library are the solver's.
#include "hands/library.h"

#include <doctest/doctest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/situation.h"
#include "solver/request.h"
#include "solver/solver.h"
#include "solver/table.h"

namespace rightbower::solver {
namespace {

// "cards" of the answers: what the side to act still takes with each card it may play.
std::map<std::string, int> cards_of(const hands::DealRecord& record) {
  std::map<std::string, int> cards;
  if (record.unknown_keys.empty()) return cards;
  const auto keys = nlohmann::json::parse(record.unknown_keys);
  if (const auto answers = keys.find("answers");
      answers != keys.end() && answers->contains("cards"))
    for (const auto& [card, tricks] : answers->at("cards").items()) cards[card] = tricks;
  return cards;
}

std::map<std::string, int> solved_cards(const Situation& situation) {
  std::map<std::string, int> cards;
  const auto position = replay(situation);
  REQUIRE(position.ok());
  const Request request = request_of(*position, *trump_of(situation), seating(situation));
  const auto values = Solver().values(request);
  REQUIRE(values.has_value());
  for (const CardValue& value : *values) {
    cards[to_string(value.card)] = value.tricks;
    for (Card same : value.same_as) cards[to_string(same)] = value.tricks;
  }
  return cards;
}

}  // namespace

TEST_CASE("every table of the library is right") {
  const auto library = hands::read_library(RB_SOURCE_DIR "/hands/library");
  REQUIRE(library.ok());
  CHECK(library->size() >= 24);
  for (const auto& record : *library) {
    CAPTURE(record.title);
    CHECK_FALSE(record.answers.empty());
    TableRequest request;
    request.hands = hands_of(record.situation.deal);
    request.seated = record.situation.deal.seated();
    if (record.answers.contains(Strain::low)) request.strains.push_back(Strain::low);
    const TableAnswer answer = solve_table(request, 2);
    for (const auto& [strain, row] : record.answers)
      for (Seat leader : all_seats) CHECK(row[leader] == answer.table.at({strain, leader}));
  }
}

TEST_CASE("what the library says of single cards is right") {
  const auto library = hands::read_library(RB_SOURCE_DIR "/hands/library");
  REQUIRE(library.ok());
  int with_cards = 0;
  for (const auto& record : *library) {
    CAPTURE(record.title);
    const auto cards = cards_of(record);
    if (cards.empty()) continue;
    ++with_cards;
    CHECK(cards == solved_cards(record.situation));
  }
  CHECK(with_cards >= 11);
}

}  // namespace rightbower::solver
