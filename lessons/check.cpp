#include "lessons/check.h"

#include <cassert>
#include <set>
#include <string>
#include <utility>

#include "engine/notation.h"
#include "lessons/asked.h"
#include "lessons/check_answer.h"
#include "lessons/check_question.h"
#include "lessons/checker.h"

namespace rightbower::lessons {
namespace {

using hands::path_of;

void check_marks(Checker& checker, const Board& board, Seat seat, const std::string& path) {
  const CardSet marks = board.marks[seat];
  if (marks.empty()) return;
  const std::string here = path_of(path_of(path, "marks"), std::string(1, letter(seat)));
  if (board.hidden.contains(seat)) checker.fault(here, "lesson.mark-hidden", {seat});
  const auto position = position_of(board);  // without the cards played
  const bool played = position && !board.situation.play.empty();
  const CardSet hand = played ? position->hand(seat) : board.situation.deal[seat].cards;
  for (Card card : marks.once())
    if (marks.count(card) > hand.count(card))
      checker.fault(here, "lesson.mark-not-held", {seat, card});
}

void check_board(Checker& checker, const Board& board, const std::string& path) {
  for (Seat seat : all_seats) check_marks(checker, board, seat, path);
  if (board.situation.play.empty()) return;
  if (const auto position = replay(board.situation); !position)
    checker.add(position.faults(), path_of(path, "deal"));
}

void check_claim(Checker& checker, const Claim& claim, const Step& step, const std::string& path,
                 SolvedBook* book) {
  const Asked asked = asked_by(claim, step);
  const Faults faults = faults_of(asked);
  for (const Fault& fault : faults)
    checker.add({fault}, path_of(path, fault.place.path == "choices" ? "choices" : "ask"));
  if (faults.empty()) check_answer(checker, asked, {claim.answer, claim.within, path}, book);
}

[[nodiscard]] Faults check_all(const Lesson& lesson, SolvedBook* book) {
  Faults faults = check_whole(lesson);
  for (std::size_t i = 0; i < lesson.steps.size(); ++i)
    for (Fault& fault : check_step(lesson.steps[i], path_of("steps", i), book))
      hands::add_fault(faults, std::move(fault));
  return faults;
}

}  // namespace

Answer computed_answer(const Step& step) {
  assert(step.question && shape_of(step.question->fact).cost == Cost::counted);
  SolvedBook unused;
  return computed_answer(asked_by(step), unused)->answer;
}

Faults check_step(const Step& step, std::string_view path, SolvedBook* book) {
  Checker checker;
  checker.check_id(step.id, path_of(path, "id"));
  checker.check_text(step.text, path_of(path, "text"));
  if (step.board) check_board(checker, *step.board, path_of(path, "board"));
  if (step.question) check_question(checker, step, path_of(path, "question"), book);
  for (std::size_t i = 0; i < step.claims.size(); ++i)
    check_claim(checker, step.claims[i], step, path_of(path_of(path, "claims"), i), book);
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

Faults check(const Lesson& lesson) { return check_all(lesson, nullptr); }

Faults prove(const Lesson& lesson, SolvedBook& book) { return check_all(lesson, &book); }

}  // namespace rightbower::lessons
