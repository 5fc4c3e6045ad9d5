#include "lessons/check_answer.h"

#include <algorithm>

#include "engine/notation.h"

namespace rightbower::lessons {
namespace {

using hands::path_of;

[[nodiscard]] bool is_number(Kind kind) { return kind == Kind::number || kind == Kind::play_out; }
[[nodiscard]] bool is_options(Kind kind) {
  return kind == Kind::pick_option || kind == Kind::choose_options;
}
[[nodiscard]] bool is_picked(Kind kind) {
  return kind == Kind::pick_card || kind == Kind::pick_option;
}

// 7, "JH JD" or "H D".
[[nodiscard]] Argument argument_of(const Answer& answer) {
  if (answer.number) return *answer.number;
  return answer.options.empty() ? rightbower::to_string(answer.cards) : to_string(answer.options);
}

template <class T>
[[nodiscard]] bool same_set(std::vector<T> a, std::vector<T> b) {
  return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

[[nodiscard]] bool same(Kind kind, const Answer& given, const Answer& computed) {
  if (kind == Kind::order_cards) return given == computed;
  return given.number == computed.number && same_set(given.cards, computed.cards) &&
         same_set(given.options, computed.options);
}

[[nodiscard]] bool check_form(Checker& checker, Kind kind, const Given& given) {
  const Answer& answer = given.answer;
  const std::string path = path_of(given.path, "answer");
  const std::size_t before = checker.count();
  if (answer.number.has_value() != is_number(kind))
    checker.fault(path, is_number(kind)    ? "lesson.answer-not-number"
                        : is_options(kind) ? "lesson.answer-not-options"
                                           : "lesson.answer-not-cards");
  else if (is_picked(kind) && answer.empty())
    checker.fault(path, "lesson.no-right-answer");
  if (given.within < 0 || (given.within > 0 && kind != Kind::number))
    checker.fault(path_of(given.path, "within"), "lesson.within-not-asked");
  return checker.count() == before;
}

}  // namespace

void check_answer(Checker& checker, const Asked& asked, const Given& given, SolvedBook* book) {
  const Shape& shape = shape_of(asked.fact);
  if (!check_form(checker, shape.kind, given)) return;
  if (book == nullptr && shape.cost != Cost::counted) return;
  SolvedBook unused;
  const auto computed = computed_answer(asked, book != nullptr ? *book : unused);
  if (!computed) {
    const bool stopped = book != nullptr && book->should_stop() && book->should_stop()();
    if (!stopped) checker.fault(path_of(given.path, "ask"), "lesson.too-few-layouts");
    return;
  }
  if (!same(shape.kind, given.answer, computed->answer))
    checker.fault(path_of(given.path, "answer"), "lesson.answer-wrong",
                  {argument_of(computed->answer)});
  else if (computed->error > given.within)
    checker.fault(path_of(given.path, "within"), "lesson.sample-too-small",
                  {static_cast<int>(computed->error) + 1});
}

}  // namespace rightbower::lessons
