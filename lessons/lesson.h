// A lesson as it is read from its file: text, boards and questions, all of it data. What a file
// looks like is drawn in lessons/README.md.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/rules.h"
#include "engine/situation.h"

namespace rightbower::lessons {

// The same words in every language, by language code. Every line is a paragraph; what may stand in
// a line (**bold**, {JD} a card, {H} a suit, "- " before a list's line) is in lessons/markup.h.
struct Text {
  std::map<std::string, std::string> by_language;

  // In that language, else in English.
  [[nodiscard]] std::string_view in(std::string_view language) const;
  [[nodiscard]] bool empty() const { return by_language.empty(); }
};

// What a learner answers: cards (in order where the question asks for an order) or a number. A card
// stands for its kind: of a kind held twice it is named once.
struct Answer {
  std::vector<Card> cards;
  std::optional<int> number;

  friend bool operator==(const Answer&, const Answer&) = default;
};

// What is asked, as a fact that can be computed. The answer is never only typed in: the file's
// answer must equal the computed one.
struct StrengthOrder {  // put the choices in order, the strongest first; trumps before the rest
  Strain trump;

  friend bool operator==(const StrengthOrder&, const StrengthOrder&) = default;
};
struct CardsInSuit {  // how many cards of the pack count as this suit
  Strain trump;
  Suit suit;
  std::string rules = std::string(default_rules_name);  // whose pack

  friend bool operator==(const CardsInSuit&, const CardsInSuit&) = default;
};
struct BeatenBy {  // which of the choices, played later, beat this card
  Strain trump;
  Card card;

  friend bool operator==(const BeatenBy&, const BeatenBy&) = default;
};
struct TrumpsHeld {  // how many trumps the seat holds on the step's board
  Strain trump;
  Seat seat;

  friend bool operator==(const TrumpsHeld&, const TrumpsHeld&) = default;
};
struct BowersHeld {  // which of the seat's cards on the step's board are bowers
  Strain trump;
  Seat seat;

  friend bool operator==(const BowersHeld&, const BowersHeld&) = default;
};
using Fact = std::variant<StrengthOrder, CardsInSuit, BeatenBy, TrumpsHeld, BowersHeld>;

enum class Kind { order_cards, choose_cards, number };
[[nodiscard]] Kind kind_of(const Fact& fact);

// The reason shown for a wrong answer, when all its conditions hold.
struct Wrong {
  std::optional<int> number;                    // the number answered
  std::vector<Card> has;                        // cards chosen
  std::vector<Card> lacks;                      // cards not chosen
  std::optional<std::pair<Card, Card>> before;  // the first was put before the second
  Text say;

  [[nodiscard]] bool has_condition() const {
    return number || before || !has.empty() || !lacks.empty();
  }
  [[nodiscard]] bool fits(const Answer& answer) const;
};

struct Question {
  Text prompt;
  Fact fact;
  std::vector<Card> choices;  // cards offered; empty where the board's hand or a number is asked
  Answer answer;
  Text right;                // why the answer is right
  std::vector<Wrong> wrong;  // the first that fits is shown; the last one has no condition
  std::vector<Text> hints;   // at least one, each giving away more than the one before
};

// The deal beside a step: what is shown of it and what is marked.
struct Board {
  Situation situation;     // without a trump, cards are shown as printed: nothing is given away
  SeatSet hidden;          // seats whose cards are shown as backs
  PerSeat<CardSet> marks;  // cards to highlight
};

struct Step {
  std::string id;  // unique in its lesson, never changed: progress is kept by it
  Text text;
  std::optional<Board> board;
  std::optional<Question> question;
};

struct Lesson {
  std::string id;
  Text title;
  Text objective;  // what the learner can do afterwards
  std::vector<Step> steps;
};

struct Verdict {
  bool right = false;
  const Text* reason = nullptr;  // inside the question
};

// Cards chosen without an order compare as sets.
[[nodiscard]] Verdict grade(const Question& question, const Answer& answer);

// The cards the step's question offers, each kind once: its choices, else the cards of the hand it
// asks about. None where a number is asked.
[[nodiscard]] std::vector<Card> offered_cards(const Step& step);

}  // namespace rightbower::lessons
