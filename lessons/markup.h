// What may stand in the texts of a lesson. A text is read line by line, each line a paragraph:
//
//     - a line of a list
//     The **left bower** {JD} counts as one of the {H}.
//       ^^ bold, on and off ^^ a card             ^ a suit
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/card.h"
#include "engine/result.h"

namespace rightbower::lessons {

// A piece of a line that is drawn in one go.
struct Span {
  std::variant<std::string, Card, Suit> content;
  bool bold = false;

  friend bool operator==(const Span&, const Span&) = default;
};

struct Paragraph {
  bool listed = false;  // a line of a list
  std::vector<Span> spans;

  friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

// Empty lines are left out. Faults, with line and column in the text: a token that names no card
// and no suit, a brace or a bold that is not closed.
Result<std::vector<Paragraph>> parse_markup(std::string_view text);

}  // namespace rightbower::lessons
