#include "lessons/drill.h"

#include <cassert>
#include <utility>

#include "engine/notation.h"
#include "lessons/asked.h"
#include "lessons/drill_makers.h"

namespace rightbower::lessons {

std::string_view name(Drill drill) {
  switch (drill) {
    case Drill::bowers:
      return "bowers";
    case Drill::counting:
      return "counting";
    case Drill::sure_tricks:
      return "sure-tricks";
    case Drill::estimate:
      return "estimate";
    case Drill::partner:
      return "partner";
    case Drill::lead:
      return "lead";
    case Drill::score:
      return "score";
  }
  return {};
}

std::optional<Drill> find_drill(std::string_view wanted) {
  for (Drill drill : all_drills)
    if (name(drill) == wanted) return drill;
  return std::nullopt;
}

bool takes_long(Drill drill) { return drill == Drill::estimate || drill == Drill::partner; }

DrillItem make_item(Drill drill, std::uint64_t seed) { return *make_item(drill, seed, {}); }

std::optional<DrillItem> make_item(Drill drill, std::uint64_t seed, const Studying& how) {
  Random random(seed);
  switch (drill) {
    case Drill::bowers:
      return make_bowers_item(random);
    case Drill::counting:
      return make_counting_item(random);
    case Drill::sure_tricks:
      return make_sure_tricks_item(random);
    case Drill::estimate:
      return make_estimate_item(random, how);
    case Drill::partner:
      return make_partner_item(random, how);
    case Drill::lead:
      return make_lead_item(random);
    case Drill::score:
      break;
  }
  return make_score_item(random);
}

Step step_asking(Fact fact, std::string_view deal) {
  Step step;
  step.question = Question{{}, std::move(fact), {}, {}, {}, {}, {}};
  if (!deal.empty()) step.board = Board{parse_situation(deal).value(), {}, {}};
  return step;
}

void answer_step(Step& step) {
  const Asked asked = asked_by(step);
  assert(faults_of(asked).empty());
  SolvedBook book;
  step.question->answer = computed_answer(asked, book)->answer;
}

}  // namespace rightbower::lessons
