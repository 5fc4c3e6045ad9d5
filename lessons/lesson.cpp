#include "lessons/lesson.h"

#include <algorithm>
#include <set>

namespace rightbower::lessons {
namespace {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

[[nodiscard]] bool contains(const std::vector<Card>& cards, Card card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

[[nodiscard]] bool comes_before(const std::vector<Card>& cards, Card first, Card second) {
  const auto second_place = std::find(cards.begin(), cards.end(), second);
  return second_place != cards.end() &&
         std::find(cards.begin(), second_place, first) != second_place;
}

[[nodiscard]] bool is_right(const Question& question, const Answer& answer) {
  switch (kind_of(question.fact)) {
    case Kind::number:
      return answer.number.has_value() && answer.number == question.answer.number;
    case Kind::order_cards:
      return answer.cards == question.answer.cards;
    case Kind::choose_cards:
      break;
  }
  return std::set<Card>(answer.cards.begin(), answer.cards.end()) ==
         std::set<Card>(question.answer.cards.begin(), question.answer.cards.end());
}

}  // namespace

std::string_view Text::in(std::string_view language) const {
  auto found = by_language.find(std::string(language));
  if (found == by_language.end()) found = by_language.find("en");
  return found == by_language.end() ? std::string_view() : std::string_view(found->second);
}

Kind kind_of(const Fact& fact) {
  return std::visit(Overloaded{
                        [](const StrengthOrder&) { return Kind::order_cards; },
                        [](const CardsInSuit&) { return Kind::number; },
                        [](const BeatenBy&) { return Kind::choose_cards; },
                        [](const TrumpsHeld&) { return Kind::number; },
                        [](const BowersHeld&) { return Kind::choose_cards; },
                    },
                    fact);
}

bool Wrong::fits(const Answer& answer) const {
  const auto chosen = [&answer](Card card) { return contains(answer.cards, card); };
  return (!number || number == answer.number) && std::all_of(has.begin(), has.end(), chosen) &&
         std::none_of(lacks.begin(), lacks.end(), chosen) &&
         (!before || comes_before(answer.cards, before->first, before->second));
}

Verdict grade(const Question& question, const Answer& answer) {
  if (is_right(question, answer)) return {true, &question.right};
  for (const Wrong& wrong : question.wrong)
    if (wrong.fits(answer)) return {false, &wrong.say};
  return {false, nullptr};
}

std::vector<Card> offered_cards(const Step& step) {
  if (!step.question || kind_of(step.question->fact) == Kind::number) return {};
  const auto* held = std::get_if<BowersHeld>(&step.question->fact);
  if (held == nullptr) return step.question->choices;
  if (!step.board) return {};
  const CardSet hand = step.board->situation.deal[held->seat].cards.once();
  return {hand.begin(), hand.end()};
}

}  // namespace rightbower::lessons
