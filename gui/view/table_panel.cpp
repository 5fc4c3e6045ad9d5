#include "gui/view/table_panel.h"

#include "gui/view/board.h"
#include "gui/view/controls.h"
#include "gui/view/pen.h"
#include "gui/view/pickers.h"
#include "gui/view/result_words.h"

namespace rightbower::view {
namespace {

void draw_title(Ui& ui, float x, float y, float room, std::string_view title, Align align) {
  const TextLook look{Size::body, Weight::bold, align};
  text(ui, x, y, shortened(ui, title, room, look), ui.colours.text, look);
}

// The number that matters, with its words above and below.
void draw_result(Ui& ui, const app::AppState& state, const Box& middle) {
  const std::string above = result_caption(ui, state);
  const std::string below = ui.words.say("view.result.for", {leaders_side(ui, state)});
  const float room = middle.w - ui.em(1);
  const bool small = text_width(ui, above) > room || text_width(ui, below) > room;
  const TextLook words{small ? Size::small : Size::body, Weight::regular, Align::centre};
  if (text_width(ui, above, words.size) > room) return;
  const float x = middle.cx();
  const float y = middle.cy();
  text(ui, x, y - ui.em(1.75F), above, ui.colours.muted, words);
  const auto tricks = app::chosen_tricks(state);
  if (tricks) {
    text(ui, x, y, std::to_string(*tricks), ui.colours.text,
         {Size::number, Weight::bold, Align::centre});
  } else {
    // Never the number of the deal before: under these words it would be a lie.
    text(ui, x, y, ui.words["view.no-number"], ui.colours.disabled,
         {Size::number, Weight::regular, Align::centre});
  }
  text(ui, x, y + ui.em(1.75F), below, ui.colours.muted, words);
}

}  // namespace

void table_panel(Ui& ui, const app::AppState& state, const Box& table, bool with_pickers) {
  draw_felt(ui, table);
  const std::string& title = state.document().title;
  float header = 0.6F;
  if (with_pickers) {
    header = 3.2F;
    const float end = draw_pickers(ui, state, {table.x + ui.em(0.93F), table.y + ui.em(0.8F)},
                                   PickerWords::captions);
    const float right = table.right() - ui.em(1.07F);
    draw_title(ui, right, table.y + ui.em(1.8F), right - end - ui.em(1), title, Align::right);
  } else {
    draw_title(ui, table.x + ui.em(0.93F), table.y + ui.em(1.4F), table.w / 2 - ui.em(6), title,
               Align::left);
  }
  BoardLook look{state.document().situation.deal, Contract(state.trump)};
  look.header = header;
  const Box middle = draw_hands(ui, table, look);
  if (state.results.wanted > 0) draw_result(ui, state, middle);
}

}  // namespace rightbower::view
