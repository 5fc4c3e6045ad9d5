// Something to tell a person, before it is put into words.
//
// The engine, the solver and the lessons say what is so with an id and arguments; the front ends
// find the sentence under that id in the language in force. So no library below them holds a
// sentence.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/card.h"
#include "engine/contract.h"
#include "engine/seat.h"

namespace rightbower {

// A game, by the name of its rules: a preset has a title in the language tables ("british", shown
// as British Euchre), house rules are called by their name.
struct RulesName {
  std::string name;

  friend bool operator==(const RulesName&, const RulesName&) = default;
};

// A Suit stands for a suit in play ("hearts", the bowers included).
using Argument = std::variant<int, std::string, Card, Seat, Suit, Strain, RulesName>;

struct Message {
  std::string id;  // "notation.too-many-copies"
  std::vector<Argument> arguments;

  friend bool operator==(const Message&, const Message&) = default;
};

}  // namespace rightbower
