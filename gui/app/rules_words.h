// A game told to a player: the rules as data put into the sentences of the language tables. The
// command line prints them and the window's help shows them.
#pragma once

#include <string>
#include <vector>

#include "engine/rules.h"
#include "gui/app/strings.h"

namespace rightbower::app {

struct RulesSection {
  std::string title;
  std::vector<std::string> paragraphs;
};

struct RulesWords {
  std::string title;
  std::vector<RulesSection> sections;
};

// Every rule of the game: deal, order of the cards, bidding, special bids, play, score, match, and
// what of the game is not played here. A name that is no preset's is told as house rules.
[[nodiscard]] RulesWords rules_words(const Rules& rules, const Strings& strings);

// "Double-deck Bid Euchre", or the name of house rules.
[[nodiscard]] std::string rules_title(const Rules& rules, const Strings& strings);
// "Double-deck Bid Euchre: 4 players, 48 cards, 12 each; to 52".
[[nodiscard]] std::string rules_summary(const Rules& rules, const Strings& strings);

}  // namespace rightbower::app
