#include "gui/view/verdict_box.h"

#include "gui/view/controls.h"
#include "gui/view/icons.h"
#include "gui/view/lesson_words.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"

namespace rightbower::view {
namespace {

constexpr float margin = 0.8F;  // in E
constexpr float icon_room = 2.2F;

std::string headline(const Ui& ui, const app::AppState& state) {
  const std::string answer = answer_words(state.lesson.answer);
  const bool right = state.lesson.verdict->right;
  if (answer.empty()) return ui.words[right ? "view.lesson.right-none" : "view.lesson.chose-none"];
  return ui.words.say(right ? "view.lesson.right" : "view.lesson.chose", {answer});
}

}  // namespace

float verdict_box(Ui& ui, const app::AppState& state, Point top_left, float width) {
  const lessons::Verdict& verdict = *state.lesson.verdict;
  const Colour colour = verdict.right ? ui.colours.good : ui.colours.bad;
  const RichLook head{Size::body, Weight::bold, ui.colours.text};
  const RichLook why{Size::body, Weight::regular, ui.colours.text};
  const std::string said = headline(ui, state);
  const std::string_view reason =
      verdict.reason != nullptr ? verdict.reason->in(state.settings.language) : "";
  const float inside = width - 2 * ui.em(margin);
  const float head_height = rich_text_height(ui, inside - ui.em(icon_room), said, head);
  const float why_height = rich_text_height(ui, inside, reason, why);
  const float button_height = verdict.right ? 0 : ui.em(2.13F + margin);
  const float gap = ui.em(0.4F);
  const Box box{top_left.x, top_left.y, width,
                2 * ui.em(margin) + head_height + gap + why_height + button_height};

  fill_box(ui, box, ui.colours.background, ui.em(0.4F));
  stroke_box(ui, box, colour, ui.outline(1.5F), ui.em(0.4F));
  float x = box.x + ui.em(margin);
  float y = box.y + ui.em(margin);
  const Point icon{x + ui.em(0.75F), y + line_pitch(ui, Size::body) / 2};
  if (verdict.right)
    draw_right(ui, icon, ui.em(1.4F), colour, ui.colours.on_mark);
  else
    draw_wrong(ui, icon, ui.em(1.5F), colour, ui.colours.on_mark);
  rich_text(ui, {x + ui.em(icon_room), y}, inside - ui.em(icon_room), said, head);
  y += head_height + gap;
  rich_text(ui, {x, y}, inside, reason, why);
  if (!verdict.right) {
    const app::Action again{app::ActionId::lesson_again, {}};
    const float w = command_button_width(ui, again, true);
    command_button(ui, state, {x, y + why_height + ui.em(margin), w, ui.em(2.13F)}, again, true);
  }
  return box.h;
}

}  // namespace rightbower::view
