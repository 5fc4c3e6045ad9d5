// A lesson as it is read from its file: text, boards and questions, all of it data. What a file
// looks like is drawn in lessons/README.md.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/position.h"
#include "engine/situation.h"
#include "lessons/fact.h"
#include "lessons/option.h"

namespace rightbower::lessons {

// The same words in every language, by language code. Every line is a paragraph; what may stand in
// a line (**bold**, {JD} a card, {H} a suit, "- " before a list's line) is in lessons/markup.h.
struct Text {
  std::map<std::string, std::string> by_language;

  // In that language, else in English.
  [[nodiscard]] std::string_view in(std::string_view language) const;
  [[nodiscard]] bool empty() const { return by_language.empty(); }
};

// What a learner answers: cards (in order where the question asks for an order), a number, or other
// things to choose from. A card stands for its kind: of a kind held twice it is named once. In a
// question's own answer, where one is to be picked, all that are right.
struct Answer {
  std::vector<Card> cards;
  std::optional<int> number;
  std::vector<Option> options{};

  [[nodiscard]] bool empty() const { return cards.empty() && !number && options.empty(); }
  friend bool operator==(const Answer&, const Answer&) = default;
};

// The reason shown for a wrong answer, when all its conditions hold.
struct Wrong {
  std::optional<int> number;                    // the number answered
  std::optional<int> above;                     // a number larger than this
  std::optional<int> below;                     // a number smaller than this
  std::vector<Card> has;                        // cards chosen
  std::vector<Card> lacks;                      // cards not chosen
  std::optional<std::pair<Card, Card>> before;  // the first was put before the second
  Text say;
  std::vector<Option> chose{};  // other things chosen

  [[nodiscard]] bool has_condition() const {
    return number || above || below || before || !has.empty() || !lacks.empty() || !chose.empty();
  }
  [[nodiscard]] bool fits(const Answer& answer) const;
};

struct Question {
  Text prompt;
  Fact fact;
  std::vector<Card> choices;  // cards offered; empty where the board's hand or a number is asked
  Answer answer;
  Text right;                     // why the answer is right
  std::vector<Wrong> wrong;       // the first that fits is shown; the last one has no condition
  std::vector<Text> hints;        // at least one, each giving away more than the one before
  std::vector<Option> options{};  // the others offered; empty: every one of the kind asked for
  int within = 0;                 // how far a number may be from the answer and still be right
};

// The deal beside a step: what is shown of it and what is marked.
struct Board {
  Situation situation;     // without a trump, cards are shown as printed: nothing is given away
  SeatSet hidden;          // seats whose cards are shown as backs
  PerSeat<CardSet> marks;  // cards to highlight
  bool watched = false;    // the play is shown trick by trick before the question is asked
};

// Something a text says, proved as the answer of a question is.
struct Claim {
  Fact fact;
  Answer answer;
  std::optional<Board> board{};  // else the step's
  std::vector<Card> choices{};
  std::vector<Option> options{};
  int within = 0;
};

struct Step {
  std::string id;  // unique in its lesson, never changed: progress is kept by it
  Text text;
  std::optional<Board> board;
  std::optional<Question> question;
  std::vector<Claim> claims{};
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
  std::optional<double> lost{};  // points given away on average; only where answers are graded so
};

// Things chosen without an order compare as sets; of things picked each right one will do; tricks
// played for may be more than asked.
[[nodiscard]] Verdict grade(const Question& question, const Answer& answer);

// The cards the step's question offers, each kind once: its choices, else those of the hand it asks
// about that may be played. None where something else is asked.
[[nodiscard]] std::vector<Card> offered_cards(const Step& step);
// The other things it offers.
[[nodiscard]] std::vector<Option> offered_options(const Question& question);

// Numbers a learner can answer, from the lowest to the largest; below zero only where points are
// asked.
inline constexpr int largest_number = 99;
[[nodiscard]] int lowest_answer(const Fact& fact);

// The position on a board where cards are played; nothing where they can't be.
[[nodiscard]] std::optional<Position> position_of(const Board& board);
// The seat whose hand the step's question is about, where it is about one.
[[nodiscard]] std::optional<Seat> seat_asked(const Step& step);

// A contract's strain as far as the step says it: the board's, else the question's.
[[nodiscard]] std::optional<Strain> strain_asked(const Step& step);

}  // namespace rightbower::lessons
