#include "lessons/check_question.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "lessons/answer_parts.h"
#include "lessons/check.h"
#include "lessons/check_answer.h"

namespace rightbower::lessons {
namespace {

using hands::path_of;

// Some of them, at least one.
template <class T, class Make>
void add_subsets(std::vector<Answer>& answers, const std::vector<T>& offered, Make make) {
  for (std::size_t chosen = 1; chosen < std::size_t{1} << offered.size(); ++chosen) {
    std::vector<T> some;
    for (std::size_t i = 0; i < offered.size(); ++i)
      if ((chosen >> i & 1) != 0) some.push_back(offered[i]);
    answers.push_back(make(std::move(some)));
  }
}

// Every whole answer a learner can give.
[[nodiscard]] std::vector<Answer> possible_answers(const Step& step) {
  const Question& question = *step.question;
  std::vector<Card> cards = offered_cards(step);
  const std::vector<Option> options = offered_options(question);
  std::vector<Answer> answers;
  switch (kind_of(question.fact)) {
    case Kind::number:
    case Kind::play_out:
      for (int number = lowest_answer(question.fact); number <= largest_number; ++number)
        answers.push_back(of_number(number));
      break;
    case Kind::order_cards:
      std::sort(cards.begin(), cards.end());
      do answers.push_back(of_cards(cards));
      while (std::next_permutation(cards.begin(), cards.end()));
      break;
    case Kind::choose_cards:
      add_subsets(answers, cards, of_cards);
      break;
    case Kind::pick_card:
      for (Card card : cards) answers.push_back(of_cards({card}));
      break;
    case Kind::pick_option:
      for (const Option& option : options) answers.push_back(of_options({option}));
      break;
    case Kind::choose_options:
      add_subsets(answers, options, of_options);
      break;
  }
  return answers;
}

// Whether the order of these cards is a matter of the rules: those no trumps are of one suit.
[[nodiscard]] bool order_is_clear(const Contract& contract, const std::vector<Card>& cards) {
  std::set<Suit> suits;
  for (Card card : cards)
    if (!contract.is_trump(card)) suits.insert(contract.suit_of(card));
  return suits.size() <= 1;
}

template <class T>
[[nodiscard]] bool contains(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

class QuestionChecker {
 public:
  QuestionChecker(Checker& checker, const Step& step, std::string path, SolvedBook* book)
      : checker_(checker),
        step_(step),
        question_(*step.question),
        kind_(kind_of(question_.fact)),
        path_(std::move(path)),
        book_(book) {}

  void check() {
    checker_.check_text(question_.prompt, at("prompt"));
    checker_.check_text(question_.right, at("right"));
    check_hints();
    for (std::size_t i = 0; i < question_.wrong.size(); ++i)
      checker_.check_text(question_.wrong[i].say, path_of(wrong_path(i), "say"));

    // What comes after makes no sense where this is wrong.
    const std::size_t before = checker_.count();
    const Asked asked = asked_by(step_);
    for (const Fault& fault : faults_of(asked))
      checker_.add({fault}, at(fault.place.path == "choices" ? "choices" : "ask"));
    check_choices();
    check_seen();
    if (checker_.count() > before) return;
    check_answer(checker_, asked, {question_.answer, question_.within, path_}, book_);
    if (checker_.count() == before) check_wrong();
  }

 private:
  [[nodiscard]] std::string at(std::string_view key) const { return path_of(path_, key); }
  [[nodiscard]] std::string wrong_path(std::size_t i) const { return path_of(at("wrong"), i); }

  void check_hints() {
    if (question_.hints.empty()) checker_.fault(at("hints"), "lesson.no-hint");
    for (std::size_t i = 0; i < question_.hints.size(); ++i)
      checker_.check_text(question_.hints[i], path_of(at("hints"), i));
  }

  // Who is asked about all hands must see them, and of a sample a hand that is known.
  void check_seen() {
    const Needs needs = shape_of(question_.fact).needs;
    const bool all = needs == Needs::deal || needs == Needs::position;
    if (!step_.board || (!all && needs != Needs::layouts)) return;
    for (Seat seat : all_seats)
      if (step_.board->hidden.contains(seat) &&
          step_.board->situation.deal[seat].state == Hand::State::known)
        checker_.fault(at("ask"), "lesson.hand-not-shown", {seat});
  }

  void check_choices() {
    if (kind_ == Kind::choose_options && question_.options.size() > most_cards_to_choose_from)
      checker_.fault(at("choices"), "lesson.too-many-options",
                     {static_cast<int>(most_cards_to_choose_from)});
    const std::vector<Card>& choices = question_.choices;
    if (!shape_of(question_.fact).offers_cards) {
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
    if (kind_ == Kind::order_cards &&
        !order_is_clear(Contract(*strain_of(question_.fact)), choices))
      checker_.fault(at("choices"), "lesson.order-not-clear");
  }

  // Every reason can be shown, and there is one for every wrong answer.
  void check_wrong() {
    const std::vector<Wrong>& wrong = question_.wrong;
    if (wrong.empty() || wrong.back().has_condition())
      checker_.fault(wrong.empty() ? at("wrong") : wrong_path(wrong.size() - 1),
                     "lesson.last-has-condition");
    const std::size_t before = checker_.count();
    for (std::size_t i = 0; i < wrong.size(); ++i) check_condition(wrong[i], wrong_path(i));
    // Where the answer is still to be proved, a wrong one is not to be told by its reasons.
    const bool proved = book_ != nullptr || shape_of(question_.fact).cost == Cost::counted;
    if (checker_.count() > before || !proved) return;
    check_reached();
    check_sides();
  }

  void check_condition(const Wrong& wrong, const std::string& path) {
    const std::string when = path_of(path, "when");
    const auto fits = [&](bool given, std::string_view key, std::initializer_list<Kind> kinds) {
      if (given && std::find(kinds.begin(), kinds.end(), kind_) == kinds.end())
        checker_.fault(path_of(when, key), "lesson.condition-not-asked");
    };
    fits(wrong.number.has_value(), "number", {Kind::number, Kind::play_out});
    fits(wrong.above.has_value(), "above", {Kind::number, Kind::play_out});
    fits(wrong.below.has_value(), "below", {Kind::number, Kind::play_out});
    fits(wrong.before.has_value(), "before", {Kind::order_cards});
    fits(!wrong.has.empty(), "has", {Kind::choose_cards, Kind::pick_card});
    fits(!wrong.lacks.empty(), "lacks", {Kind::choose_cards});
    fits(!wrong.chose.empty(), "chose", {Kind::pick_option, Kind::choose_options});
    check_offered(wrong.has, path_of(when, "has"));
    check_offered(wrong.lacks, path_of(when, "lacks"));
    if (wrong.before)
      check_offered({wrong.before->first, wrong.before->second}, path_of(when, "before"));
    for (const Option& option : wrong.chose)
      if (!contains(offered_options(question_), option))
        checker_.fault(path_of(when, "chose"), "lesson.option-not-offered", {to_string(option)});
  }

  void check_offered(const std::vector<Card>& cards, const std::string& path) {
    const std::vector<Card> offered = offered_cards(step_);
    for (Card card : cards)
      if (!contains(offered, card)) checker_.fault(path, "lesson.card-not-offered", {card});
  }

  // Gives every possible answer and sees which reasons are never shown.
  void check_reached() {
    std::set<const Text*> shown;
    for (const Answer& answer : possible_answers(step_))
      shown.insert(grade(question_, answer).reason);
    for (std::size_t i = 0; i < question_.wrong.size(); ++i)
      if (shown.count(&question_.wrong[i].say) == 0)
        checker_.fault(wrong_path(i), "lesson.reason-never-shown");
  }

  // Where a number may be a little off, who is told why should be told which way: a reason for
  // numbers too low must not be read by those whose number was too high.
  void check_sides() {
    if (question_.within == 0 || !question_.answer.number) return;
    std::set<const Text*> low;
    std::set<const Text*> high;
    for (const Answer& answer : possible_answers(step_)) {
      const Verdict verdict = grade(question_, answer);
      if (!verdict.right)
        (answer.number < question_.answer.number ? low : high).insert(verdict.reason);
    }
    for (std::size_t i = 0; i < question_.wrong.size(); ++i)
      if (low.contains(&question_.wrong[i].say) && high.contains(&question_.wrong[i].say))
        checker_.fault(wrong_path(i), "lesson.reason-both-sides");
  }

  Checker& checker_;
  const Step& step_;
  const Question& question_;
  Kind kind_;
  std::string path_;
  SolvedBook* book_;
};

}  // namespace

void check_question(Checker& checker, const Step& step, const std::string& path, SolvedBook* book) {
  QuestionChecker(checker, step, path, book).check();
}

}  // namespace rightbower::lessons
