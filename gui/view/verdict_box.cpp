#include "gui/view/verdict_box.h"

#include <string>
#include <vector>

#include "gui/app/lesson_play.h"
#include "gui/app/lesson_table.h"
#include "gui/view/controls.h"
#include "gui/view/icons.h"
#include "gui/view/lesson_words.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"
#include "gui/view/study_words.h"

namespace rightbower::view {
namespace {

constexpr float margin = 0.8F;  // in E
constexpr float icon_room = 2.2F;
constexpr float button_size = 2.13F;

std::string headline(const Ui& ui, const app::AppState& state) {
  const std::string answer = answer_words(ui, state.lesson.answer);
  const bool right = state.lesson.verdict->right;
  if (app::plays_out(state))
    return ui.words.say(right ? "view.lesson.reached" : "view.lesson.out-of-reach",
                        {state.lesson.answer.number.value_or(0), app::tricks_wanted(state)});
  if (answer.empty()) return ui.words[right ? "view.lesson.right-none" : "view.lesson.chose-none"];
  return ui.words.say(right ? "view.lesson.right" : "view.lesson.chose", {answer});
}

// Why, what a wrong card costs, and the card of the line that was played last: paragraphs.
std::string reasons(const Ui& ui, const app::AppState& state) {
  const lessons::Verdict& verdict = *state.lesson.verdict;
  std::string words(verdict.reason != nullptr ? verdict.reason->in(state.settings.language) : "");
  const auto add = [&](const std::string& more) {
    if (!more.empty()) words += (words.empty() ? "" : "\n") + more;
  };
  if (!verdict.right)
    if (const auto cost = app::cost_of_answer(state); cost && cost->best > cost->kept)
      add(ui.words.say("view.lesson.cost", {cost->best - cost->kept, cost->kept, cost->best}));
  add(study_words(ui, state));
  return words;
}

// Try again, and a card more of the line.
std::vector<app::ActionId> buttons(const app::AppState& state) {
  std::vector<app::ActionId> ids;
  if (!state.lesson.verdict->right) ids.push_back(app::ActionId::lesson_again);
  if (app::lesson_line(state)) ids.push_back(app::ActionId::lesson_card_next);
  return ids;
}

std::string line_caption(const Ui& ui, const app::AppState& state) {
  const auto line = app::lesson_line(state);
  if (!line || !line->whole) return {};
  return ui.words.say("view.lesson.card-of", {static_cast<int>(app::line_shown(state)),
                                              static_cast<int>(line->cards.size())});
}

}  // namespace

float verdict_box(Ui& ui, const app::AppState& state, Point top_left, float width) {
  const lessons::Verdict& verdict = *state.lesson.verdict;
  const Colour colour = verdict.right ? ui.colours.good : ui.colours.bad;
  const RichLook head{Size::body, Weight::bold, ui.colours.text};
  const RichLook why{Size::body, Weight::regular, ui.colours.text};
  const RichLook line{Size::small, Weight::regular, ui.colours.text};
  const std::string said = headline(ui, state);
  const std::string reason = reasons(ui, state);
  const std::string played = line_words(ui, state);
  const std::vector<app::ActionId> ids = buttons(state);
  const float inside = width - 2 * ui.em(margin);
  const float head_height = rich_text_height(ui, inside - ui.em(icon_room), said, head);
  const float why_height = rich_text_height(ui, inside, reason, why);
  const float played_height =
      played.empty() ? 0 : rich_text_height(ui, inside, played, line) + ui.em(0.5F);
  const float button_height = ids.empty() ? 0 : ui.em(button_size + margin);
  const float gap = ui.em(0.4F);
  const Box box{top_left.x, top_left.y, width,
                2 * ui.em(margin) + head_height + gap + why_height + button_height + played_height};

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
  y += why_height + ui.em(margin);
  for (app::ActionId id : ids) {
    const bool main = id == app::ActionId::lesson_again;
    const float w = command_button_width(ui, {id, {}}, main);
    command_button(ui, state, {x, y, w, ui.em(button_size)}, {id, {}}, main);
    x += w + ui.em(0.53F);
  }
  if (const std::string caption = line_caption(ui, state); !caption.empty())
    text(ui, x, y + ui.em(button_size / 2), caption, ui.colours.muted, {Size::small});
  if (!played.empty())
    rich_text(ui, {box.x + ui.em(margin), y + ui.em(button_size + 0.5F)}, inside, played, line);
  return box.h;
}

}  // namespace rightbower::view
