#include "gui/view/pickers.h"

#include "gui/view/controls.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

float caption(Ui& ui, float x, const Box& line, std::string_view id) {
  const std::string& words = ui.words[id];
  text(ui, x, line.cy(), words, ui.colours.muted, {Size::small});
  return std::ceil(x + text_width(ui, words, Size::small) + ui.em(0.53F));
}

void strain_picker(Ui& ui, const app::AppState& state, const Box& box, Strain strain) {
  const app::Action action{app::ActionId::choose_trump, strain};
  if (picker(ui, std::string("trump.") + name(strain), box, ui.words[app::label_id(action)],
             state.trump == strain))
    ui.emit(action);
  draw_strain(ui, {box.cx(), box.cy()}, ui.em(1.07F), strain);
}

void leader_picker(Ui& ui, const app::AppState& state, const Box& box, Seat seat) {
  const app::Action action{app::ActionId::choose_lead, seat};
  const bool chosen = state.lead == seat;
  if (picker(ui, std::string("lead.") + letter(seat), box, ui.words[app::label_id(action)], chosen))
    ui.emit(action);
  text(ui, box.cx(), box.cy(), ui.words[std::string("view.seat-letter.") + letter(seat)],
       ui.colours.text, {Size::body, chosen ? Weight::bold : Weight::regular, Align::centre});
}

}  // namespace

float draw_pickers(Ui& ui, const app::AppState& state, Point top_left, PickerWords words) {
  const bool captions = words == PickerWords::captions;
  const float gap = ui.em(0.2F);
  Box box{top_left.x, top_left.y, ui.em(2.07F), ui.em(pickers_height)};
  if (captions) box.x = caption(ui, box.x, box, "view.pick.trump");
  for (Strain strain : all_strains) {
    if (!app::enabled(state, {app::ActionId::choose_trump, strain})) continue;
    box.w = trump_suit(strain) ? ui.em(2.07F) : ui.em(2.4F);
    strain_picker(ui, state, box, strain);
    box.x = box.right() + gap;
  }
  box.w = ui.em(2.07F);
  box.x += captions ? ui.em(1.1F) : ui.em(0.5F);
  if (captions) box.x = caption(ui, box.x, box, "view.pick.leads");
  for (Seat seat : all_seats) {
    if (!app::leaders(state).contains(seat)) continue;
    leader_picker(ui, state, box, seat);
    box.x = box.right() + gap;
  }
  return box.x - gap;
}

}  // namespace rightbower::view
