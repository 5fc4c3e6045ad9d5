// Holds the solver, or with --reference the reference, against deals whose answers come from an
// independent slow solver: tests/cases/double-dummy.jsonl, or the file named by DD_CASES.
//
//     {"id", "rules", "deal", "trump", "leader", "tricks", ["alone"]}              tricks of the
//     leader's side
//     {"id", "rules", "deal", "trump", "leader", "played", "to_play", "cards"}     value of each
//     legal kind
//     {"id", "rules", "deal", "table": {"S": {"N": 5, ...}, ...}}                  the whole table
//
// Anything else in the file is a failure, and so is a file without a case.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>

#include "engine/notation.h"
#include "solver/reference.h"
#include "solver/solver.h"
#include "solver/table.h"

namespace {

using namespace rightbower;
using namespace rightbower::solver;
using Json = nlohmann::json;

struct Settings {
  bool reference = false;
  int most_cards = 12;  // larger hands are passed over
};

template <class T>
T known(std::optional<T> value, const char* what) {
  if (!value) throw std::runtime_error(std::string("unknown ") + what);
  return *value;
}

Strain strain_of(const Json& json) {
  return known(parse_strain(json.get<std::string>()), "strain");
}
Seat seat_of(const Json& json) { return known(parse_seat(json.get<std::string>()), "seat"); }

int solve(const Request& request, const Settings& settings) {
  return settings.reference ? reference_tricks(request) : Solver().tricks(request).value();
}

std::map<std::string, int> card_values(const Request& request, const Settings& settings) {
  std::map<std::string, int> values;
  if (settings.reference) {
    for (const ReferenceValue& value : reference_values(request))
      values[to_string(value.card)] = value.tricks;
    return values;
  }
  const auto solved = Solver().values(request).value();
  for (const CardValue& value : solved) {
    values[to_string(value.card)] = value.tricks;
    for (Card same : value.same_as) values[to_string(same)] = value.tricks;
  }
  return values;
}

Situation situation_of(const Json& json) {
  const auto situation =
      parse_situation(json.at("deal").get<std::string>(), json.at("rules").get<std::string>());
  if (!situation) throw std::runtime_error("faulty deal: " + situation.faults().front().what.id);
  return *situation;
}

bool table_agrees(const Json& json, const Situation& situation, const Settings& settings) {
  bool agrees = true;
  for (const auto& [strain, row] : json.at("table").items())
    for (const auto& [leader, tricks] : row.items()) {
      const Request request{
          hands_of(situation.deal), strain_of(strain), seat_of(leader), seating(situation), {}};
      agrees = agrees && solve(request, settings) == tricks.get<int>();
    }
  return agrees;
}

bool position_agrees(const Json& json, Situation situation, const Settings& settings) {
  situation.trump = strain_of(json.at("trump"));
  situation.lead = seat_of(json.at("leader"));
  if (json.contains("alone")) situation.alone = seat_of(json.at("alone"));
  if (json.contains("played"))
    situation.play = parse_cards(json.at("played").get<std::string>()).value();
  const auto position = replay(situation);
  if (!position) throw std::runtime_error("faulty play: " + position.faults().front().what.id);
  const Request request = request_of(*position, *situation.trump, seating(situation));
  if (json.contains("tricks")) return solve(request, settings) == json.at("tricks").get<int>();
  return position->to_play() == seat_of(json.at("to_play")) &&
         card_values(request, settings) == json.at("cards").get<std::map<std::string, int>>();
}

bool agrees(const Json& json, const Situation& situation, const Settings& settings) {
  std::set<std::string> keys;
  for (const auto& [key, value] : json.items()) keys.insert(key);
  const std::set<std::set<std::string>> forms{
      {"id", "rules", "deal", "table"},
      {"id", "rules", "deal", "trump", "leader", "tricks"},
      {"id", "rules", "deal", "trump", "leader", "tricks", "alone"},
      {"id", "rules", "deal", "trump", "leader", "played", "to_play", "cards"},
      {"id", "rules", "deal", "trump", "leader", "played", "to_play", "cards", "alone"}};
  if (!forms.contains(keys)) throw std::runtime_error("a case of an unknown form");
  return json.contains("table") ? table_agrees(json, situation, settings)
                                : position_agrees(json, situation, settings);
}

int run(const std::string& file, const Settings& settings) {
  std::ifstream in(file);
  int cases = 0;
  int agreeing = 0;
  int passed_over = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.find_first_not_of(" \r") == std::string::npos) continue;
    std::string id = line.substr(0, 40);
    try {
      const Json json = Json::parse(line);
      id = json.at("id").get<std::string>();
      const Situation situation = situation_of(json);
      if (situation.deal.hand_size() > settings.most_cards) {
        ++passed_over;
        continue;
      }
      ++cases;
      if (agrees(json, situation, settings))
        ++agreeing;
      else
        std::cout << id << ": differs\n";
    } catch (const std::exception& error) {
      ++cases;
      std::cout << id << ": " << error.what() << '\n';
    }
  }
  std::cout << file << ": " << agreeing << " of " << cases << " agree";
  if (passed_over > 0) std::cout << " (" << passed_over << " larger ones passed over)";
  std::cout << '\n';
  return cases > 0 && agreeing == cases ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  Settings settings;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--reference")
      settings.reference = true;
    else
      settings.most_cards = std::stoi(word);
  }
  const char* other = std::getenv("DD_CASES");
  return run(other != nullptr ? other : RB_TESTS_DIR "/cases/double-dummy.jsonl", settings);
}
