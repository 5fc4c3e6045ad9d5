// Any text as house rules: what is read can be played and is written and read back equal; a refusal
// has reasons with places inside the text.

#include <algorithm>

#include "engine/game.h"
#include "hands/rules_file.h"
#include "tests/fuzz/laws.h"

namespace {

using namespace rightbower;

// A hand under the rules, from the first legal action to the last, as far as it goes.
void play(const Rules& rules) {
  Game game(rules, random_start(rules, rules.seats.next_after(Seat::north), 1));
  for (int i = 0; i < 60 && !game.finished(); ++i) {
    const std::vector<GameAction> legal = game.legal_actions();
    fuzz::require(!legal.empty(), "somebody can do something until the hand is finished");
    game = game.after(i % 3 == 0 ? legal.back() : legal.front());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const auto rules = hands::parse_rules(text);
  if (!rules) {
    fuzz::require_sound(rules.faults(), text);
    return 0;
  }
  fuzz::require(check_rules(*rules).empty(), "rules that are read can be played");
  const std::string written = hands::to_json(*rules);
  const auto again = hands::parse_rules(written);
  fuzz::require(again.ok(), "what is written can be read");
  fuzz::require(*again == *rules, "what is written is read back equal");
  fuzz::require(hands::to_json(*again) == written, "there is one written form");
  play(*rules);
  return 0;
}
