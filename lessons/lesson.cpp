#include "lessons/lesson.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace rightbower::lessons {
namespace {

template <class T>
[[nodiscard]] bool contains(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

template <class T>
[[nodiscard]] bool same_set(const std::vector<T>& a, const std::vector<T>& b) {
  const auto all_in = [](const std::vector<T>& some, const std::vector<T>& all) {
    return std::all_of(some.begin(), some.end(), [&](const T& one) { return contains(all, one); });
  };
  return all_in(a, b) && all_in(b, a);
}

template <class T>
[[nodiscard]] bool all_right(const std::vector<T>& picked, const std::vector<T>& right) {
  return !picked.empty() && std::all_of(picked.begin(), picked.end(),
                                        [&](const T& one) { return contains(right, one); });
}

[[nodiscard]] bool comes_before(const std::vector<Card>& cards, Card first, Card second) {
  const auto second_place = std::find(cards.begin(), cards.end(), second);
  return second_place != cards.end() &&
         std::find(cards.begin(), second_place, first) != second_place;
}

[[nodiscard]] bool is_right(const Question& question, const Answer& answer) {
  const Answer& right = question.answer;
  switch (kind_of(question.fact)) {
    case Kind::number:
      return answer.number && right.number &&
             std::abs(std::int64_t{*answer.number} - *right.number) <= question.within;
    case Kind::play_out:
      return answer.number && right.number && *answer.number >= *right.number;
    case Kind::order_cards:
      return answer.cards == right.cards;
    case Kind::choose_cards:
      return same_set(answer.cards, right.cards);
    case Kind::pick_card:
      return all_right(answer.cards, right.cards);
    case Kind::pick_option:
      return all_right(answer.options, right.options);
    case Kind::choose_options:
      return same_set(answer.options, right.options);
  }
  return false;
}

// Of each card once, in the order of the notation.
[[nodiscard]] std::vector<Card> kinds_of(CardSet cards) {
  const CardSet once = cards.once();
  return {once.begin(), CardSet::end()};
}

}  // namespace

std::string_view Text::in(std::string_view language) const {
  auto found = by_language.find(std::string(language));
  if (found == by_language.end()) found = by_language.find("en");
  return found == by_language.end() ? std::string_view() : std::string_view(found->second);
}

bool Wrong::fits(const Answer& answer) const {
  const auto chosen = [&answer](Card card) { return contains(answer.cards, card); };
  const auto taken = [&answer](const Option& option) { return contains(answer.options, option); };
  return (!number || number == answer.number) &&
         (!above || (answer.number && *answer.number > *above)) &&
         (!below || (answer.number && *answer.number < *below)) &&
         std::all_of(chose.begin(), chose.end(), taken) &&
         std::all_of(has.begin(), has.end(), chosen) &&
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
  if (!step.question) return {};
  const Shape& shape = shape_of(step.question->fact);
  if (shape.offers_cards) return step.question->choices;
  if (shape.kind != Kind::choose_cards && shape.kind != Kind::pick_card) return {};
  const auto seat = seat_asked(step);
  if (!step.board || !seat) return {};
  if (shape.needs == Needs::position && shape.cost == Cost::solved)
    return kinds_of(position_of(*step.board)->legal_plays(Contract(*strain_asked(step))));
  return kinds_of(shape.needs == Needs::trick ? position_of(*step.board)->hand(*seat)
                                              : step.board->situation.deal[*seat].cards);
}

std::vector<Option> offered_options(const Question& question) {
  const Shape& shape = shape_of(question.fact);
  if (shape.kind != Kind::pick_option && shape.kind != Kind::choose_options) return {};
  return question.options.empty() ? all_options(shape.options) : question.options;
}

int lowest_answer(const Fact& fact) {
  return std::holds_alternative<HandPoints>(fact) ? -largest_number : 0;
}

std::optional<Position> position_of(const Board& board) {
  if (!leader_of(board.situation) || !trump_of(board.situation)) return std::nullopt;
  auto position = replay(board.situation);
  if (!position) return std::nullopt;
  return std::move(*position);
}

std::optional<Seat> seat_asked(const Step& step) {
  if (!step.question) return std::nullopt;
  if (shape_of(step.question->fact).needs == Needs::auction) return std::nullopt;
  if (const auto seat = seat_of(step.question->fact)) return seat;
  const Needs needs = shape_of(step.question->fact).needs;
  if (!step.board || (needs != Needs::position && needs != Needs::trick)) return std::nullopt;
  const auto position = position_of(*step.board);
  return position && !position->over() ? std::optional(position->to_play()) : std::nullopt;
}

std::optional<Strain> strain_asked(const Step& step) {
  if (step.board)
    if (const auto strain = trump_of(step.board->situation)) return strain;
  return step.question ? strain_of(step.question->fact) : std::nullopt;
}

}  // namespace rightbower::lessons
