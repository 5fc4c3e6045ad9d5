// The language tables: the only place where words for the screen come from.
//
// A table is all files of assets/lang/<code>/*.json together, each an object id -> sentence. {0} is
// the first argument put into words (a seat, a card, a suit, a strain, a number or a text);
// {0:trick|tricks} picks by the number in {0}: the first form for 1, the second for 2, and so on,
// the last for all other numbers; a form may hold slots itself. A string missing in a language is
// taken from English; one missing there shows its id, and a test finds it.
//
// To be used by one thread at a time.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "engine/result.h"

namespace rightbower::app {

class Strings {
 public:
  // The tables of that language and of English; faults name the file and the place.
  static Result<Strings> load(const std::filesystem::path& folder, std::string_view language);

  // The sentence without arguments.
  [[nodiscard]] const std::string& operator[](std::string_view id) const;
  [[nodiscard]] std::string say(const Message& message) const;
  [[nodiscard]] std::string say(std::string_view id, std::vector<Argument> arguments) const;
  // "Line 1, column 31: third jack of hearts in a pack with two."
  [[nodiscard]] std::string say(const Fault& fault) const;

  [[nodiscard]] bool has(std::string_view id) const;
  [[nodiscard]] const std::map<std::string, std::string, std::less<>>& all() const {
    return table_;
  }

 private:
  [[nodiscard]] bool starts_with_typed_text(const Message& message) const;

  std::map<std::string, std::string, std::less<>> table_;
  mutable std::map<std::string, std::string, std::less<>> missing_;  // ids shown as they are
};

}  // namespace rightbower::app
