// Every double-dummy case through the program itself: the whole tables as one batch of
// `rbower table - --lines`, the positions as one batch of `rbower play - --json`. The cases are
// those of tests/cases/double-dummy.jsonl, or of the file named by DD_CASES.
//
//     dd_cases_through_rbower RBOWER
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Json = nlohmann::json;

struct Cases {
  std::vector<Json> tables;
  std::vector<Json> positions;
};

Cases read_cases(const std::string& file) {
  Cases cases;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.find_first_not_of(" \r") == std::string::npos) continue;
    const Json json = Json::parse(line);
    (json.contains("table") ? cases.tables : cases.positions).push_back(json);
  }
  return cases;
}

// As the one-line text has it.
std::string situation_of(const Json& json) {
  std::string text = json.at("deal").get<std::string>();
  for (const auto& [key, name] :
       std::vector<std::pair<std::string, std::string>>{{"rules", "rules"},
                                                        {"trump", "trump"},
                                                        {"leader", "lead"},
                                                        {"alone", "alone"},
                                                        {"played", "play"}})
    if (json.contains(key)) text += " | " + name + "=" + json.at(key).get<std::string>();
  return text;
}

// What the program prints when it reads these situations; nothing when it fails.
std::optional<std::vector<std::string>> answers(const std::string& program,
                                                const std::string& arguments,
                                                const std::vector<Json>& cases) {
  const auto file =
      std::filesystem::temp_directory_path() / ("dd-cases-" + std::to_string(getpid()) + ".txt");
  {
    std::ofstream out(file);
    for (const Json& json : cases) out << situation_of(json) << '\n';
  }
  const std::string command = "'" + program + "' " + arguments + " <'" + file.string() + "'";
  std::vector<std::string> lines{""};
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) {
    if (c == '\n')
      lines.emplace_back();
    else
      lines.back() += static_cast<char>(c);
  }
  lines.pop_back();
  const int status = pclose(pipe);
  std::filesystem::remove(file);
  if (status != 0) return std::nullopt;
  return lines;
}

bool table_agrees(const Json& json, const std::string& answer) {
  const std::vector<std::string> strains{"S", "H", "D", "C", "NT"};
  const std::vector<std::string> leaders{"N", "E", "S", "W"};
  std::istringstream numbers(answer);
  std::size_t cells = 0;
  for (const std::string& strain : strains)
    for (const std::string& leader : leaders) {
      int tricks = -1;
      if (!(numbers >> tricks)) return false;
      const Json& table = json.at("table");
      if (!table.contains(strain) || !table.at(strain).contains(leader)) continue;
      if (table.at(strain).at(leader).get<int>() != tricks) return false;
      ++cells;
    }
  std::size_t wanted = 0;
  for (const auto& [strain, row] : json.at("table").items()) wanted += row.size();
  return cells == wanted;
}

std::map<std::string, int> card_values(const Json& answer) {
  std::map<std::string, int> values;
  for (const Json& card : answer.at("cards")) {
    const int tricks = card.at("tricks").get<int>();
    values[card.at("card").get<std::string>()] = tricks;
    for (const Json& same : card.at("same_as")) values[same.get<std::string>()] = tricks;
  }
  return values;
}

// Tricks of the leader are those of his best card.
bool position_agrees(const Json& json, const std::string& text) {
  const Json answer = Json::parse(text, nullptr, false);
  if (answer.is_discarded()) return false;
  const std::map<std::string, int> values = card_values(answer);
  if (json.contains("cards"))
    return answer.at("to_play") == json.at("to_play") &&
           values == json.at("cards").get<std::map<std::string, int>>();
  const auto best = std::ranges::max_element(values, {}, [](const auto& v) { return v.second; });
  return best != values.end() && best->second == json.at("tricks").get<int>();
}

struct Count {
  std::size_t cases = 0;
  std::size_t agreeing = 0;
};

template <class Agrees>
void compare(const std::string& program, const std::string& arguments,
             const std::vector<Json>& cases, Agrees agrees, Count& count) {
  count.cases += cases.size();
  const auto lines = answers(program, arguments, cases);
  if (!lines || lines->size() != cases.size()) {
    std::cout << "rbower " << arguments << " did not answer every line\n";
    return;
  }
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (agrees(cases[i], (*lines)[i]))
      ++count.agreeing;
    else
      std::cout << cases[i].at("id").get<std::string>() << ": differs: " << (*lines)[i] << '\n';
  }
}

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count != 2) {
    std::cout << "dd_cases_through_rbower RBOWER\n";
    return 2;
  }
  const char* other = std::getenv("DD_CASES");
  const std::string file = other != nullptr ? other : RB_TESTS_DIR "/cases/double-dummy.jsonl";
  const Cases cases = read_cases(file);
  Count count;
  compare(arguments[1], "table - --lines", cases.tables, table_agrees, count);
  compare(arguments[1], "play - --json", cases.positions, position_agrees, count);
  std::cout << file << ": " << count.agreeing << " of " << count.cases << " agree\n";
  return count.cases > 0 && count.agreeing == count.cases ? 0 : 1;
}
