#include "gui/view/dealing_panel.h"

#include <array>
#include <string>

#include "gui/view/controls.h"
#include "gui/view/floating.h"
#include "gui/view/pen.h"
#include "gui/view/text_box.h"

namespace rightbower::view {
namespace {

constexpr float margin = 1.0F;  // in E
constexpr float label_width = 6;
constexpr float field_pitch = 2.7F;
constexpr float row = 1.6F;

struct Field {
  app::DealingField which;
  std::string_view id;
  float width;  // in E; 0: all there is
};
constexpr std::array fields{Field{app::DealingField::condition, "condition", 0},
                            Field{app::DealingField::seed, "seed", 11},
                            Field{app::DealingField::date, "date", 11}};

struct Example {
  std::string_view id;  // of its words
  std::string_view condition;
};
constexpr std::array examples{
    Example{"view.dealing.example.bowers", "S.bowers(H) >= 3"},
    Example{"view.dealing.example.long", "S.trumps(S) >= 8 and N.trumps(S) >= 2"},
    Example{"view.dealing.example.void", "S.cards(C) = 0 and S.aces >= 3"},
    Example{"view.dealing.example.rights", "N.rights(D) = 1 and E.rights(D) = 1"},
    Example{"view.dealing.example.best", "best(S) = NT and S.aces >= 4"}};

void draw_field(Ui& ui, const app::AppState& state, const Box& line, const Field& field) {
  const std::string id(field.id);
  text(ui, line.x, line.cy(), ui.words["view.dealing." + id], ui.colours.muted, {Size::small});
  const float left = line.x + ui.em(label_width);
  const float width = field.width == 0 ? line.right() - left : ui.em(field.width);
  const auto number = static_cast<std::int64_t>(field.which);
  if (text_box(ui, "dealing." + id, {left, line.y, width, line.h}, state.dealing.field(field.which),
               ui.words["view.dealing-words." + id], state.dealing.focus == field.which))
    ui.emit(app::ActionId::choose_field, number);
  if (field.width != 0)
    text(ui, left + width + ui.em(0.8F), line.cy(),
         shortened(ui, ui.words["view.dealing-hint." + id],
                   line.right() - left - width - ui.em(0.8F), {Size::small}),
         ui.colours.muted, {Size::small});
}

void draw_example(Ui& ui, const Box& line, const Example& example) {
  const Press press = hotspot(ui, std::string(example.id.substr(5)), line, example.condition);
  if (press.hovered) fill_box(ui, line, ui.colours.selected, ui.em(0.27F));
  const float left = line.x + ui.em(label_width);
  const std::string condition(example.condition);
  text(ui, left, line.cy(), condition, ui.colours.text, {Size::small, Weight::bold});
  const float after = left + text_width(ui, condition, Size::small, Weight::bold) + ui.em(1);
  text(ui, after, line.cy(),
       shortened(ui, ui.words[example.id], line.right() - after, {Size::small}), ui.colours.muted,
       {Size::small});
  if (press.clicked) ui.emit(app::ActionId::set_condition, condition);
}

void draw_foot(Ui& ui, const app::AppState& state, const Box& line) {
  const app::Action go{
      state.dealing.searching ? app::ActionId::stop_dealing : app::ActionId::start_dealing, {}};
  const float width = command_button_width(ui, go, true);
  command_button(ui, state, {line.right() - width, line.y, width, line.h}, go, true);
  std::string words = ui.words["view.dealing.keys"];
  if (state.dealing.searching) {
    words = ui.words.say("view.dealing.tried", {state.dealing.tried, state.dealing.limit});
    const Box groove{line.x, line.bottom() - ui.em(0.2F), line.w - width - ui.em(1), ui.em(0.2F)};
    const float part = static_cast<float>(state.dealing.tried) /
                       static_cast<float>(std::max(1, state.dealing.limit));
    fill_box(ui, groove, ui.colours.head, groove.h / 2);
    fill_box(ui, {groove.x, groove.y, groove.w * part, groove.h}, ui.colours.accent, groove.h / 2);
  }
  text(ui, line.x, line.cy(), words, ui.colours.muted, {Size::small});
}

}  // namespace

void dealing_panel(Ui& ui, const app::AppState& state, const Box& room) {
  const float width = std::min(ui.em(52), room.w - ui.em(1.6F));
  const float height = ui.em(2.4F + 3 * field_pitch + 0.8F + row * examples.size() + 4.2F);
  const Box box{std::round(room.cx() - width / 2), room.y, width, std::min(height, room.h)};
  const FloatingBox floating(ui, "dealing", box);
  text(ui, box.x + ui.em(margin), box.y + ui.em(1.3F), ui.words["view.dealing.title"],
       ui.colours.text, {Size::body, Weight::bold});
  Box line{box.x + ui.em(margin), box.y + ui.em(2.5F), box.w - 2 * ui.em(margin),
           ui.em(text_box_height)};
  for (const Field& field : fields) {
    draw_field(ui, state, line, field);
    line.y += ui.em(field_pitch);
  }
  line.y += ui.em(0.2F);
  rule(ui, line.x, line.y, line.w);
  line.y += ui.em(0.5F);
  line.h = ui.em(row);
  text(ui, line.x, line.cy(), ui.words["view.dealing.examples"], ui.colours.muted, {Size::small});
  for (const Example& example : examples) {
    draw_example(ui, line, example);
    line.y += line.h;
  }
  draw_foot(ui, state, {line.x, box.bottom() - ui.em(margin + 2.07F), line.w, ui.em(2.07F)});
}

}  // namespace rightbower::view
