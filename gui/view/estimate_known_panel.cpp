#include "gui/view/estimate_known_panel.h"

#include <string>

#include "gui/view/controls.h"
#include "gui/view/estimate_words.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"

namespace rightbower::view {
namespace {

constexpr float button_height = 2.1F;  // in E
constexpr float pitch = 2.6F;

std::string partner_holds(const Ui& ui, const app::PartnerBowers& asked) {
  if (asked.least == 0) return ui.words["view.estimate.any-cards"];
  return ui.words.say(std::string("view.estimate.bowers.") + name(asked.strain), {asked.least});
}

// "A partner adds 2.9 tricks on average here, ± 1.6 from deal to deal."
std::string partner_adds(const Ui& ui, const app::AppState& state) {
  const solver::StrainEstimate* strain = app::chosen_estimate(state);
  if (strain == nullptr || strain->partner.total() == 0) return {};
  return ui.words.say("view.estimate.partner-adds",
                      {decimal(strain->partner.mean()), decimal(strain->partner.sd())}) +
         " ";
}

}  // namespace

void estimate_known(Ui& ui, const app::AppState& state, const Box& room) {
  using enum app::ActionId;
  float y = room.y;
  if (app::enabled(state, {estimate_partner, {}})) {
    text(ui, room.x, y + ui.em(button_height / 2), ui.words["view.estimate.partner"],
         ui.colours.text);
    const std::string holds = partner_holds(ui, state.estimate.partner);
    const float left = ui.em(5.2F);
    const Box box{room.x + left, y, std::min(button_width(ui, holds), room.w - left),
                  ui.em(button_height)};
    ButtonLook look;
    look.chosen = state.estimate.partner.least > 0;
    look.tip = std::string(key_of({estimate_partner, {}}));
    if (button(ui, "estimate.partner", box, holds, look)) ui.emit(estimate_partner);
    y += ui.em(pitch);
  }
  const float buttons = room.bottom() - ui.em(button_height);
  const float first = command_button_width(ui, {estimate_fails, {}});
  command_button(ui, state, {room.x, buttons, first, ui.em(button_height)}, {estimate_fails, {}});
  const float second = command_button_width(ui, {estimate_layout, {}});
  if (first + second + ui.em(0.5F) <= room.w)
    command_button(ui, state, {room.x + first + ui.em(0.5F), buttons, second, ui.em(button_height)},
                   {estimate_layout, {}});
  const std::string words = partner_adds(ui, state) + ui.words["view.estimate.assumes"];
  const RichLook small{Size::small, Weight::regular, ui.colours.text};
  ui.pen->PushClipRect({room.x, y}, {room.right(), buttons - ui.em(0.2F)}, true);
  rich_text(ui, {room.x, y}, room.w, words, small);
  ui.pen->PopClipRect();
}

}  // namespace rightbower::view
