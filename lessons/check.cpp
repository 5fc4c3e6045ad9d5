#include "lessons/check.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/notation.h"
#include "engine/rules.h"
#include "hands/json_text.h"
#include "lessons/markup.h"

namespace rightbower::lessons {
namespace {

using hands::path_of;

// ---- the answers

[[nodiscard]] Answer of_number(int number) { return {{}, number}; }
[[nodiscard]] Answer of_cards(std::vector<Card> cards) { return {std::move(cards), std::nullopt}; }

[[nodiscard]] CardSet hand_of(const Step& step, Seat seat) {
  assert(step.board);
  return step.board->situation.deal[seat].cards;
}

[[nodiscard]] bool is_bower(const Contract& contract, Card card) {
  return contract.is_right_bower(card) || contract.is_left_bower(card);
}

// One answer for every kind of fact.
struct Compute {
  const Step& step;

  [[nodiscard]] Answer operator()(const StrengthOrder& fact) const {
    const Contract contract(fact.trump);
    std::vector<Card> cards = step.question->choices;
    const auto rank = [&contract](Card card) {
      return std::pair(contract.is_trump(card), contract.strength(card));
    };
    std::stable_sort(cards.begin(), cards.end(),
                     [&rank](Card a, Card b) { return rank(a) > rank(b); });
    return of_cards(std::move(cards));
  }

  [[nodiscard]] Answer operator()(const CardsInSuit& fact) const {
    const Rules* rules = find_rules(fact.rules);
    assert(rules != nullptr);
    return of_number((rules->pack & Contract(fact.trump).all_of(fact.suit)).size());
  }

  [[nodiscard]] Answer operator()(const BeatenBy& fact) const {
    const Contract contract(fact.trump);
    std::vector<Card> cards;
    for (Card card : step.question->choices)
      if (contract.beats(card, fact.card)) cards.push_back(card);
    return of_cards(std::move(cards));
  }

  [[nodiscard]] Answer operator()(const TrumpsHeld& fact) const {
    const Contract contract(fact.trump);
    const CardSet hand = hand_of(step, fact.seat);
    return of_number(contract.trump() ? (hand & contract.all_of(*contract.trump())).size() : 0);
  }

  [[nodiscard]] Answer operator()(const BowersHeld& fact) const {
    const Contract contract(fact.trump);
    std::vector<Card> cards;
    for (Card card : hand_of(step, fact.seat).once())
      if (is_bower(contract, card)) cards.push_back(card);
    return of_cards(std::move(cards));
  }
};

// Every whole answer a learner can give: some of the cards, all of them in some order, or a number.
[[nodiscard]] std::vector<Answer> possible_answers(Kind kind, std::vector<Card> offered) {
  std::vector<Answer> answers;
  switch (kind) {
    case Kind::number:
      for (int number = 0; number <= largest_number; ++number) answers.push_back(of_number(number));
      break;
    case Kind::order_cards:
      std::sort(offered.begin(), offered.end());
      do answers.push_back(of_cards(offered));
      while (std::next_permutation(offered.begin(), offered.end()));
      break;
    case Kind::choose_cards:
      for (std::size_t chosen = 1; chosen < std::size_t{1} << offered.size(); ++chosen) {
        Answer& answer = answers.emplace_back();
        for (std::size_t i = 0; i < offered.size(); ++i)
          if ((chosen >> i & 1) != 0) answer.cards.push_back(offered[i]);
      }
      break;
  }
  return answers;
}

// ---- the texts

[[nodiscard]] bool is_language_code(std::string_view code) {
  return (code.size() == 2 || code.size() == 3) &&
         std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

[[nodiscard]] bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// Lower-case letters, digits and dashes.
[[nodiscard]] bool is_id(std::string_view id) {
  return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

// Collects the faults of a part of a lesson under its path.
class Checker {
 public:
  void fault(std::string path, std::string id, std::vector<Argument> arguments = {}) {
    hands::add_fault(faults_, {{0, 0, std::move(path)}, {std::move(id), std::move(arguments)}});
  }

  void check_text(const Text& text, const std::string& path) {
    if (text.by_language.count("en") == 0) fault(path, "lesson.no-english");
    for (const auto& [language, words] : text.by_language) {
      const std::string here = path_of(path, language);
      if (!is_language_code(language)) fault(here, "lesson.not-a-language", {language});
      if (is_blank(words)) fault(here, "lesson.text-empty");
      add(parse_markup(words), here);
    }
  }

  void check_id(const std::string& id, const std::string& path) {
    if (!is_id(id)) fault(path, "lesson.id-form", {id});
  }

  template <class T>
  void add(const Result<T>& result, const std::string& path) {
    if (result) return;
    for (Fault fault : result.faults()) {
      fault.place.path = path;
      hands::add_fault(faults_, std::move(fault));
    }
  }

  [[nodiscard]] std::size_t count() const { return faults_.size(); }
  [[nodiscard]] Faults take() { return std::move(faults_); }

 private:
  Faults faults_;
};

// ---- one step's board

void check_marks(Checker& checker, const Board& board, Seat seat, const std::string& path) {
  const CardSet marks = board.marks[seat];
  if (marks.empty()) return;
  const std::string here = path_of(path_of(path, "marks"), std::string(1, letter(seat)));
  if (board.hidden.contains(seat)) checker.fault(here, "lesson.mark-hidden", {seat});
  const CardSet hand = board.situation.deal[seat].cards;
  for (Card card : marks.once())
    if (marks.count(card) > hand.count(card))
      checker.fault(here, "lesson.mark-not-held", {seat, card});
}

void check_board(Checker& checker, const Board& board, const std::string& path) {
  for (Seat seat : all_seats) check_marks(checker, board, seat, path);
  if (!board.situation.play.empty()) checker.add(replay(board.situation), path_of(path, "deal"));
}

// ---- one step's question

// The strain every fact is about.
[[nodiscard]] Strain trump_of(const Fact& fact) {
  return std::visit([](const auto& about) { return about.trump; }, fact);
}

// The seat whose hand is asked about, if any.
[[nodiscard]] std::optional<Seat> seat_of(const Fact& fact) {
  if (const auto* held = std::get_if<TrumpsHeld>(&fact)) return held->seat;
  if (const auto* held = std::get_if<BowersHeld>(&fact)) return held->seat;
  return std::nullopt;
}

// 7 or "JH JD".
[[nodiscard]] Argument argument_of(const Answer& answer) {
  if (answer.number) return *answer.number;
  return to_string(answer.cards);
}

// Whether the order of these cards is a matter of the rules: those no trumps are of one suit.
[[nodiscard]] bool order_is_clear(const Contract& contract, const std::vector<Card>& cards) {
  std::set<Suit> suits;
  for (Card card : cards)
    if (!contract.is_trump(card)) suits.insert(contract.suit_of(card));
  return suits.size() <= 1;
}

class QuestionChecker {
 public:
  QuestionChecker(Checker& checker, const Step& step, std::string path)
      : checker_(checker),
        step_(step),
        question_(*step.question),
        kind_(kind_of(question_.fact)),
        path_(std::move(path)) {}

  void check() {
    checker_.check_text(question_.prompt, at("prompt"));
    checker_.check_text(question_.right, at("right"));
    check_hints();
    for (std::size_t i = 0; i < question_.wrong.size(); ++i)
      checker_.check_text(question_.wrong[i].say, path_of(wrong_path(i), "say"));

    // What comes after makes no sense where this is wrong.
    const std::size_t before = checker_.count();
    check_fact();
    check_choices();
    if (checker_.count() > before) return;
    check_answer();
    if (checker_.count() > before) return;
    check_wrong();
  }

 private:
  [[nodiscard]] std::string at(std::string_view key) const { return path_of(path_, key); }
  [[nodiscard]] std::string wrong_path(std::size_t i) const { return path_of(at("wrong"), i); }

  void check_hints() {
    if (question_.hints.empty()) checker_.fault(at("hints"), "lesson.no-hint");
    for (std::size_t i = 0; i < question_.hints.size(); ++i)
      checker_.check_text(question_.hints[i], path_of(at("hints"), i));
  }

  void check_fact() {
    const Strain trump = trump_of(question_.fact);
    if (const auto* cards = std::get_if<CardsInSuit>(&question_.fact);
        cards != nullptr && find_rules(cards->rules) == nullptr)
      checker_.fault(at("ask"), "lesson.rules-unknown", {cards->rules});
    if (step_.board && step_.board->situation.trump.value_or(trump) != trump)
      checker_.fault(at("ask"), "lesson.trump-differs", {*step_.board->situation.trump, trump});
    if (const auto seat = seat_of(question_.fact)) check_seat(*seat, trump);
  }

  // A question about a hand.
  void check_seat(Seat seat, Strain trump) {
    if (!trump_suit(trump)) checker_.fault(at("ask"), "lesson.no-trumps", {trump});
    if (!step_.board)
      checker_.fault(at("ask"), "lesson.no-board");
    else if (step_.board->hidden.contains(seat) ||
             step_.board->situation.deal[seat].state != Hand::State::known)
      checker_.fault(at("ask"), "lesson.hand-not-shown", {seat});
  }

  void check_choices() {
    const std::vector<Card>& choices = question_.choices;
    const bool offers = std::holds_alternative<StrengthOrder>(question_.fact) ||
                        std::holds_alternative<BeatenBy>(question_.fact);
    if (!offers) {
      if (!choices.empty()) checker_.fault(at("choices"), "lesson.choices-not-asked");
      return;
    }
    const std::size_t most =
        kind_ == Kind::order_cards ? most_cards_to_order : most_cards_to_choose_from;
    if (choices.size() < 2) checker_.fault(at("choices"), "lesson.too-few-choices");
    if (choices.size() > most)
      checker_.fault(at("choices"), "lesson.too-many-choices", {static_cast<int>(most)});
    std::set<Card> kinds;
    for (Card card : choices)
      if (!kinds.insert(card).second) checker_.fault(at("choices"), "lesson.choice-twice", {card});
    if (kind_ == Kind::order_cards && !order_is_clear(Contract(trump_of(question_.fact)), choices))
      checker_.fault(at("choices"), "lesson.order-not-clear");
  }

  void check_answer() {
    const Answer& given = question_.answer;
    const bool number_asked = kind_ == Kind::number;
    if (given.number.has_value() != number_asked) {
      checker_.fault(at("answer"),
                     number_asked ? "lesson.answer-not-number" : "lesson.answer-not-cards");
      return;
    }
    const Answer computed = computed_answer(step_);
    Question proved = question_;
    proved.answer = computed;
    if (!grade(proved, given).right)
      checker_.fault(at("answer"), "lesson.answer-wrong", {argument_of(computed)});
  }

  // Every reason can be shown, and there is one for every wrong answer.
  void check_wrong() {
    const std::vector<Wrong>& wrong = question_.wrong;
    if (wrong.empty() || wrong.back().has_condition())
      checker_.fault(wrong.empty() ? at("wrong") : wrong_path(wrong.size() - 1),
                     "lesson.last-has-condition");
    const std::size_t before = checker_.count();
    for (std::size_t i = 0; i < wrong.size(); ++i) check_condition(wrong[i], wrong_path(i));
    if (checker_.count() == before) check_reached();
  }

  void check_condition(const Wrong& wrong, const std::string& path) {
    const std::string when = path_of(path, "when");
    const auto fits = [&](bool given, std::string_view key, Kind kind) {
      if (given && kind_ != kind) checker_.fault(path_of(when, key), "lesson.condition-not-asked");
    };
    fits(wrong.number.has_value(), "number", Kind::number);
    fits(wrong.before.has_value(), "before", Kind::order_cards);
    fits(!wrong.has.empty(), "has", Kind::choose_cards);
    fits(!wrong.lacks.empty(), "lacks", Kind::choose_cards);
    check_offered(wrong.has, path_of(when, "has"));
    check_offered(wrong.lacks, path_of(when, "lacks"));
    if (wrong.before)
      check_offered({wrong.before->first, wrong.before->second}, path_of(when, "before"));
  }

  void check_offered(const std::vector<Card>& cards, const std::string& path) {
    const std::vector<Card> offered = offered_cards(step_);
    for (Card card : cards)
      if (std::find(offered.begin(), offered.end(), card) == offered.end())
        checker_.fault(path, "lesson.card-not-offered", {card});
  }

  // Gives every possible answer and sees which reasons are never shown.
  void check_reached() {
    std::set<const Text*> shown;
    for (const Answer& answer : possible_answers(kind_, offered_cards(step_)))
      shown.insert(grade(question_, answer).reason);
    for (std::size_t i = 0; i < question_.wrong.size(); ++i)
      if (shown.count(&question_.wrong[i].say) == 0)
        checker_.fault(wrong_path(i), "lesson.reason-never-shown");
  }

  Checker& checker_;
  const Step& step_;
  const Question& question_;
  Kind kind_;
  std::string path_;
};

}  // namespace

Answer computed_answer(const Step& step) {
  assert(step.question);
  return std::visit(Compute{step}, step.question->fact);
}

Faults check_step(const Step& step, std::string_view path) {
  Checker checker;
  checker.check_id(step.id, path_of(path, "id"));
  checker.check_text(step.text, path_of(path, "text"));
  if (step.board) check_board(checker, *step.board, path_of(path, "board"));
  if (step.question) QuestionChecker(checker, step, path_of(path, "question")).check();
  return checker.take();
}

Faults check_whole(const Lesson& lesson) {
  Checker checker;
  checker.check_id(lesson.id, "id");
  checker.check_text(lesson.title, "title");
  checker.check_text(lesson.objective, "objective");
  if (lesson.steps.empty()) checker.fault("steps", "lesson.no-steps");
  std::set<std::string> ids;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i)
    if (!ids.insert(lesson.steps[i].id).second)
      checker.fault(path_of(path_of("steps", i), "id"), "lesson.id-twice", {lesson.steps[i].id});
  return checker.take();
}

Faults check(const Lesson& lesson) {
  Faults faults = check_whole(lesson);
  for (std::size_t i = 0; i < lesson.steps.size(); ++i)
    for (Fault& fault : check_step(lesson.steps[i], path_of("steps", i)))
      hands::add_fault(faults, std::move(fault));
  return faults;
}

}  // namespace rightbower::lessons
