// Holds the engine against small cases of the rules: tests/cases/rules.json, or the file named by
// RULE_CASES.
//
//     {"cases": [{"id", "category", "input": {...}, "expected": {...}, "note", "source"}]}
//
// Every category and every key must be known and every outcome agree; no case at all is a failure.
//
// With --falsify, each value that a case expects is made false, one at a time: every such case must
// disagree, or the value was never compared.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>

#include "tests/rules/categories.h"

namespace {

using namespace rightbower::tests;

CheckCase check_of(const std::string& category) {
  for (const auto& group :
       {card_categories(), auction_categories(), score_categories(), exchange_categories()})
    if (const auto found = std::ranges::find(group, category, &Category::name);
        found != group.end())
      return found->check;
  throw CaseFailure("unknown category " + category);
}

void check_case(const Json& json) {
  Fields fields(json);
  for (const char* key : {"id", "note", "source"})
    if (fields.has(key)) static_cast<void>(fields[key]);
  const CheckCase check = check_of(fields.text("category"));
  Fields input(fields["input"]);
  Fields expected(fields["expected"]);
  fields.check_all_read();
  if (fields["expected"].empty()) throw CaseFailure("nothing is expected");
  check(input, expected);
  input.check_all_read();
  expected.check_all_read();
}

std::string id_of(const Json& json) {
  const bool has_id = json.is_object() && json.contains("id") && json.at("id").is_string();
  return has_id ? json.at("id").get<std::string>() : json.dump().substr(0, 40);
}

// Why the case does not agree; empty when it does.
std::string disagreement(const Json& json) {
  try {
    check_case(json);
    return "";
  } catch (const std::exception& error) {
    return error.what();
  }
}

// The cases of a file; a file of another form is a failure of its own.
std::vector<Json> cases_in(const std::string& file) {
  std::ifstream in(file);
  const Json document = Json::parse(in, nullptr, false);
  Fields fields(document);
  if (fields.has("about")) static_cast<void>(fields["about"]);
  const Json& cases = fields["cases"];
  fields.check_all_read();
  if (!cases.is_array()) throw CaseFailure("cases is no list");
  return {cases.begin(), cases.end()};
}

int run(const std::string& file) {
  std::size_t agreeing = 0;
  const std::vector<Json> cases = cases_in(file);
  for (const Json& json : cases) {
    const std::string why = disagreement(json);
    if (why.empty())
      ++agreeing;
    else
      std::cout << id_of(json) << ": " << why << '\n';
  }
  std::cout << file << ": " << agreeing << " of " << cases.size() << " agree\n";
  return !cases.empty() && agreeing == cases.size() ? 0 : 1;
}

// Another value of the same kind.
Json falsified(const Json& value) {
  if (value.is_boolean()) return !value.get<bool>();
  if (value.is_number_integer()) return value.get<int>() + 1;
  if (value.is_string()) return value.get<std::string>() + "X";
  if (value.is_array()) return Json::array({"X"});
  return "X";
}

// The ends of all branches below "expected": values, and lists that hold nothing.
std::vector<Json::json_pointer> expectations(const Json& json) {
  std::vector<Json::json_pointer> leaves;
  const Json flat = json.at("expected").flatten();
  for (const auto& [path, value] : flat.items()) leaves.emplace_back("/expected" + path);
  return leaves;
}

int falsify(const std::string& file) {
  int values = 0;
  int told = 0;
  for (const Json& json : cases_in(file))
    for (const Json::json_pointer& leaf : expectations(json)) {
      Json wrong = json;
      // A list that holds nothing is flattened to null.
      wrong[leaf] = falsified(json.at(leaf));
      ++values;
      if (!disagreement(wrong).empty())
        ++told;
      else
        std::cout << id_of(json) << ": " << leaf.to_string() << " is never compared\n";
    }
  std::cout << file << ": " << told << " of " << values << " false values are told\n";
  return values > 0 && told == values ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
  const bool false_ones = count == 2 && std::string(words[1]) == "--falsify";
  const char* other = std::getenv("RULE_CASES");
  const std::string file = other != nullptr ? other : RB_TESTS_DIR "/cases/rules.json";
  try {
    return false_ones ? falsify(file) : run(file);
  } catch (const std::exception& error) {
    std::cout << file << ": " << error.what() << '\n';
    return 1;
  }
}
