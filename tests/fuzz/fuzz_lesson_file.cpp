// Any text as a lesson: what is read is sound and its answers are graded right; a refusal has
// reasons with places inside the text.

#include "lessons/check.h"
#include "lessons/lesson_file.h"
#include "lessons/markup.h"
#include "tests/fuzz/laws.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rightbower;
  const std::string_view text = fuzz::text_of(data, size);
  const auto lesson = lessons::parse_lesson(text);
  if (!lesson) {
    fuzz::require_sound(lesson.faults(), text);
    return 0;
  }
  fuzz::require(lessons::check(*lesson).empty(), "a lesson that is read is sound");
  for (const lessons::Step& step : lesson->steps) {
    fuzz::require(lessons::parse_markup(step.text.in("en")).ok(), "a text can be drawn");
    if (!step.question) continue;
    const lessons::Verdict right = lessons::grade(*step.question, step.question->answer);
    fuzz::require(right.right && right.reason != nullptr, "the answer is graded right");
    const lessons::Verdict nothing = lessons::grade(*step.question, {{}, -1});
    fuzz::require(nothing.right || nothing.reason != nullptr, "a wrong answer has a reason");
  }
  return 0;
}
