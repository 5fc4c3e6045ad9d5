// A whole match told as a story: every hand with its cards, auction, tricks and score.
#pragma once

#include <cstdint>
#include <string>

#include "engine/rules.h"
#include "gui/app/strings.h"

namespace rightbower::tests {

struct Story {
  std::string text;
  // What happened in it, so that a test can ask for it.
  int hands = 0;
  int thrown_in = 0;
  int set = 0;
  int specials = 0;   // of any kind
  int exchanges = 0;  // in which cards changed hands
  bool won = false;   // the match came to an end
};

// The same seed tells the same story for ever.
[[nodiscard]] Story tell_match(const Rules& rules, std::uint64_t seed, const app::Strings& strings);

}  // namespace rightbower::tests
