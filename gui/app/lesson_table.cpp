#include "gui/app/lesson_table.h"

#include <algorithm>
#include <utility>

#include "engine/exchange.h"
#include "gui/app/lesson_play.h"
#include "gui/app/lesson_steps.h"

namespace rightbower::app {
namespace {

using lessons::Cost;
using lessons::Kind;

std::optional<Standing> standing_in(const lessons::Board& board) {
  const auto position = lessons::position_of(board);
  if (!position) return std::nullopt;
  return Standing{*position, Contract(*trump_of(board.situation)), seating(board.situation)};
}

// A whole deal played in a strain from a leader.
Standing deal_standing(const Deal& deal, Strain strain, Seat leader, bool lone,
                       const lessons::Swap& swap) {
  PerSeat<CardSet> hands = solver::hands_of(deal);
  hands[leader] = after_swap(hands[leader], swap.gives, swap.gets);
  hands[partner(leader)] = after_swap(hands[partner(leader)], swap.gets, swap.gives);
  const Seating seating = lone ? alone(leader, deal.seated()) : pairs(deal.seated());
  return {Position(hands, seating.in_play, leader), Contract(strain), seating};
}

// The first cards of the line: those the answer, or the question, names.
struct Opening {
  Standing start;
  std::vector<Card> cards{};
};

// The card of the answer that is looked at: a wrong one, else the first.
std::optional<Card> card_shown(const lessons::Question& question, const lessons::Answer& answer) {
  for (Card card : answer.cards)
    if (std::ranges::count(question.answer.cards, card) == 0) return card;
  if (!answer.cards.empty()) return answer.cards.front();
  return std::nullopt;
}

struct OpeningOf {
  const AppState& state;
  const lessons::Board& board;

  using Found = std::optional<Opening>;

  Found operator()(const lessons::TricksOf& asked) const {
    return Opening{
        deal_standing(board.situation.deal, asked.trump, asked.leader, asked.alone, asked.swap)};
  }
  Found operator()(const lessons::BestStrain& asked) const {
    if (state.lesson.answer.options.empty()) return std::nullopt;
    const Strain strain = std::get<Strain>(state.lesson.answer.options.front());
    return Opening{deal_standing(board.situation.deal, strain, asked.leader, false, {})};
  }
  Found operator()(const lessons::TricksAfter& asked) const { return here({asked.card}); }
  Found operator()(const lessons::BestCard&) const { return with_answer(); }
  Found operator()(const lessons::BestCards&) const { return with_answer(); }
  Found operator()(const lessons::PlayOut&) const { return here(state.lesson.played); }

  template <class Other>
  Found operator()(const Other&) const {
    return std::nullopt;
  }

 private:
  Found here(std::vector<Card> cards) const {
    auto start = standing_in(board);
    if (!start) return std::nullopt;
    return Opening{std::move(*start), std::move(cards)};
  }
  Found with_answer() const {
    const auto card = card_shown(*open_question(state), state.lesson.answer);
    if (!card) return std::nullopt;
    return here({*card});
  }
};

std::optional<Opening> opening(const AppState& state) {
  const lessons::Step* step = open_step(state);
  if (step == nullptr || !step->question || !step->board || !state.lesson.verdict)
    return std::nullopt;
  return std::visit(OpeningOf{state, *step->board}, step->question->fact);
}

Standing after_all(Standing standing, const std::vector<Card>& cards) {
  for (Card card : cards) standing = standing.after(card);
  return standing;
}

// Cards until the trick that is being played is complete.
std::size_t rest_of_trick(const Standing& standing) {
  return static_cast<std::size_t>(standing.seating.in_play.size() -
                                  standing.position.trick().size());
}

// The board as it was before any card was played.
std::optional<Standing> before_play(const lessons::Board& board) {
  lessons::Board start = board;
  start.situation.play.clear();
  return standing_in(start);
}

void ask(std::vector<InsightTask>& tasks, const AppState& state, InsightTask task) {
  if (!state.insight.knows(task)) tasks.push_back(std::move(task));
}

}  // namespace

std::optional<Standing> board_standing(const AppState& state) {
  const lessons::Step* step = open_step(state);
  if (step == nullptr || !step->board) return std::nullopt;
  return standing_in(*step->board);
}

std::optional<LessonLine> lesson_line(const AppState& state) {
  const auto found = opening(state);
  if (!found) return std::nullopt;
  LessonLine line{found->start, found->cards};
  const Standing after = after_all(found->start, found->cards);
  if (after.position.over()) {
    line.whole = true;
  } else if (const auto* rest = state.insight.line(after.request())) {
    line.cards.insert(line.cards.end(), rest->begin(), rest->end());
    line.whole = true;
  }
  return line;
}

std::size_t line_shown(const AppState& state) {
  const auto line = lesson_line(state);
  if (!line) return 0;
  // What was played out stays on the table; a deal is shown before its first card.
  const std::size_t opened = opening(state)->cards.size();
  const std::size_t first = !state.lesson.played.empty() ? opened
                            : opened == 0                ? 0
                                                         : rest_of_trick(line->start);
  return std::min(state.lesson.line_at.value_or(first), line->cards.size());
}

std::optional<CardCost> cost_of_answer(const AppState& state) {
  const lessons::Question* question = open_question(state);
  const auto start = board_standing(state);
  if (question == nullptr || !start || !state.lesson.verdict) return std::nullopt;
  const lessons::Shape& shape = lessons::shape_of(question->fact);
  if (shape.cost != Cost::solved ||
      (shape.kind != Kind::pick_card && shape.kind != Kind::choose_cards))
    return std::nullopt;
  if (shape.needs != lessons::Needs::position) return std::nullopt;
  const auto card = card_shown(*question, state.lesson.answer);
  const CardValues* values = state.insight.values(start->request());
  if (!card || values == nullptr) return std::nullopt;
  const auto kept = value_of(*values, *card);
  return kept ? std::optional(CardCost{best_of(*values), *kept}) : std::nullopt;
}

std::optional<LessonTable> lesson_table(const AppState& state) {
  const lessons::Step* step = open_step(state);
  if (step == nullptr || !step->board) return std::nullopt;
  const auto line = lesson_line(state);
  const auto board = before_play(*step->board);
  if (!board && !line) return std::nullopt;
  const std::vector<Card>& play = step->board->situation.play;
  std::vector<Card> played(play.begin(),
                           play.begin() + static_cast<std::ptrdiff_t>(cards_watched(state)));
  if (line)
    played.insert(played.end(), line->cards.begin(),
                  line->cards.begin() + static_cast<std::ptrdiff_t>(line_shown(state)));
  else
    played.insert(played.end(), state.lesson.played.begin(), state.lesson.played.end());
  const Standing start = line && step->board->situation.play.empty() ? line->start : *board;
  return LessonTable{after_all(start, played), tricks_of(start, played)};
}

std::vector<InsightTask> lesson_questions(const AppState& state) {
  std::vector<InsightTask> tasks;
  if (state.view != ViewId::lessons || state.lesson.listing) return tasks;
  if (const auto now = play_standing(state)) {
    if (!now->position.over() && !state.lesson.verdict)
      ask(tasks, state, {InsightTask::Kind::values, now->request()});
  }
  if (const auto found = opening(state)) {
    const Standing after = after_all(found->start, found->cards);
    if (!after.position.over()) ask(tasks, state, {InsightTask::Kind::line, after.request()});
    if (const auto start = board_standing(state); start && !start->position.over())
      ask(tasks, state, {InsightTask::Kind::values, start->request()});
  }
  return tasks;
}

}  // namespace rightbower::app
