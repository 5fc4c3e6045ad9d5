// The solver on the situations of signature_deals.txt, and two numbers for all of it:
//
//     answers  over every "name strain leader tricks": may never change, the answers are exact
//     nodes    cards played in the search: a change of the search, to be declared in its commit
//
// They are compared with signatures.txt. The same again in the same process, with the situations in
// another order and with the bits gathered in plain steps must give the same. No clock, one thread.
//
//     signatures            all of that
//     signatures --once     one pass only, for slow builds
//     signatures --bless    rewrites signatures.txt
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/random.h"
#include "solver/search.h"

namespace {

using namespace rightbower;
using namespace rightbower::solver;

constexpr const char* deals_file = RB_TESTS_DIR "/solver/signature_deals.txt";
constexpr const char* signatures_file = RB_TESTS_DIR "/signatures.txt";

struct Record {
  std::string name;
  Situation situation;
};

struct Signatures {
  std::uint64_t answers = 0;
  std::uint64_t nodes = 0;

  friend bool operator==(const Signatures&, const Signatures&) = default;
};

std::string to_string(const Signatures& signatures) {
  std::ostringstream text;
  text << "answers " << std::hex << signatures.answers << "\nnodes " << std::dec << signatures.nodes
       << '\n';
  return text.str();
}

// FNV-1a, 64 bits.
std::uint64_t hash_of(const std::string& text) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  return hash;
}

// Empty when the file can't be read or has a line that is no situation, which is printed.
std::vector<Record> read_records() {
  std::ifstream file(deals_file);
  std::vector<Record> records;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const std::size_t space = line.find(' ');
    const auto situation = parse_situation(line.substr(std::min(space, line.size())));
    if (!situation || (!situation->play.empty() && !replay(*situation))) {
      std::cout << "not a situation: " << line << '\n';
      return {};
    }
    records.push_back({line.substr(0, space), *situation});
  }
  return records;
}

std::vector<Strain> strains_of(const Situation& situation) {
  if (situation.trump) return {*situation.trump};
  return {all_strains.begin(), all_strains.end()};
}

std::vector<Request> requests_of(const Situation& situation, Strain strain) {
  if (!situation.play.empty()) return {request_of(*replay(situation), strain, seating(situation))};
  std::vector<Request> requests;
  for (Seat leader : all_seats)
    if (situation.lead.value_or(leader) == leader && seating(situation).in_play.contains(leader))
      requests.push_back({hands_of(situation.deal), strain, leader, seating(situation), {}});
  return requests;
}

// One line for every answer; returns the nodes.
std::uint64_t solve(const Record& record, const Switches& switches,
                    std::vector<std::string>& answers) {
  std::uint64_t nodes = 0;
  for (Strain strain : strains_of(record.situation)) {
    const std::vector<Request> requests = requests_of(record.situation, strain);
    Search search(requests.front(), switches);
    for (const Request& request : requests) {
      const TrickState state = search.state_of(request);
      const int first = search.tricks(state);
      const int tricks =
          search.is_first(request.leader) ? first : search.tricks_left(state) - first;
      answers.push_back(record.name + ' ' + name(strain) + ' ' + letter(request.leader) + ' ' +
                        std::to_string(tricks) + '\n');
    }
    nodes += search.nodes();
  }
  return nodes;
}

Signatures measure(const std::vector<Record>& records, const Switches& switches = {}) {
  Signatures signatures;
  std::vector<std::string> answers;
  for (const Record& record : records) signatures.nodes += solve(record, switches, answers);
  std::ranges::sort(answers);
  std::string text;
  for (const std::string& answer : answers) text += answer;
  signatures.answers = hash_of(text);
  return signatures;
}

std::string expected() {
  std::ifstream file(signatures_file);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

bool same(const char* what, const Signatures& again, const Signatures& first) {
  if (again == first) return true;
  std::cout << what << " gives other signatures:\n" << to_string(again);
  return false;
}

int compare(std::vector<Record> records, bool once) {
  const Signatures first = measure(records);
  std::cout << to_string(first) << std::flush;
  bool right = to_string(first) == expected();
  if (!right) std::cout << "but " << signatures_file << " says\n" << expected();
  if (!once) {
    Random random(1);
    shuffle(std::span(records), random);
    right &= same("another order", measure(records), first);
    Switches plain;
    plain.wide = false;
    right &= same("the plain path", measure(records, plain), first);
  }
  return right ? 0 : 1;
}

int bless(const std::vector<Record>& records) {
  const std::string text = to_string(measure(records));
  std::ofstream file(signatures_file);
  file << text;
  file.close();
  std::cout << text;
  return file ? 0 : 1;
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::string word = argument_count > 1 ? arguments[1] : "";
  if (!word.empty() && word != "--once" && word != "--bless") {
    std::cout << "signatures [--once | --bless]\n";
    return 2;
  }
  const std::vector<Record> records = read_records();
  if (records.empty()) {
    std::cout << deals_file << ": no situations\n";
    return 1;
  }
  return word == "--bless" ? bless(records) : compare(records, word == "--once");
}
