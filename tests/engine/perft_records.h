// The records of tests/cases/perft.txt, read into plain data.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace rightbower::tests {

struct PerftRecord {
  std::string id;
  std::string rules;
  std::string deal;
  std::string lead;
  std::string contract;
  std::string alone;  // may be empty, as may play
  std::string play;
  std::map<int, std::uint64_t> perft;  // by the number of cards
  std::uint64_t total = 0;
  std::vector<std::uint64_t> tricks;
};

// Something in the file that is no record of this form.
struct FaultyPerftRecord {
  int line = 0;
  std::string why;
};

class PerftRecordReader {
 public:
  explicit PerftRecordReader(const std::string& file) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      ++line_;
      if (line.starts_with('#')) continue;
      if (line.find_first_not_of(" \r") == std::string::npos)
        end_record();
      else
        read_line(line);
    }
    end_record();
  }

  std::vector<PerftRecord> records;
  std::vector<FaultyPerftRecord> faults;

 private:
  void read_line(const std::string& line) {
    open_ = true;
    std::istringstream words(line);
    std::string key;
    words >> key >> std::ws;
    if (key == "perft") {
      int n = 0;
      std::uint64_t count = 0;
      if (!(words >> n >> count) || !record_.perft.emplace(n, count).second)
        faults.push_back({line_, line});
    } else if (key == "total") {
      if (!(words >> record_.total)) faults.push_back({line_, line});
    } else if (key == "tricks") {
      for (std::uint64_t number = 0; words >> number;) record_.tricks.push_back(number);
    } else if (std::string* text = text_of(key); text != nullptr && text->empty()) {
      std::getline(words, *text);
    } else {
      faults.push_back({line_, "unknown or given twice: " + key});
    }
  }

  [[nodiscard]] std::string* text_of(const std::string& key) {
    if (key == "id") return &record_.id;
    if (key == "rules") return &record_.rules;
    if (key == "deal") return &record_.deal;
    if (key == "lead") return &record_.lead;
    if (key == "contract") return &record_.contract;
    if (key == "alone") return &record_.alone;
    if (key == "play") return &record_.play;
    return nullptr;
  }

  void end_record() {
    if (!open_) return;
    if (record_.id.empty() || record_.rules.empty() || record_.deal.empty() ||
        record_.lead.empty() || record_.contract.empty() || record_.total == 0 ||
        record_.tricks.empty())
      faults.push_back({line_, "something is missing: " + record_.id});
    records.push_back(record_);
    record_ = {};
    open_ = false;
  }

  PerftRecord record_;
  bool open_ = false;
  int line_ = 0;
};

}  // namespace rightbower::tests
