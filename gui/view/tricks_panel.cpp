#include "gui/view/tricks_panel.h"

#include <optional>
#include <string>

#include "gui/app/play_steps.h"
#include "gui/view/controls.h"
#include "gui/view/pen.h"
#include "gui/view/play_words.h"

namespace rightbower::view {
namespace {

struct SideTricks {
  Seat seat;  // one of the side
  int taken;
  std::optional<int> to_come;
};

// Best play from here: what the side to act still takes; of the other side the rest.
std::optional<int> to_come(const app::AppState& state, const app::Standing& now, Seat seat) {
  if (now.position.over()) return 0;
  const app::CardValues* values = app::values_now(state);
  if (values == nullptr || values->empty()) return std::nullopt;
  const int best = app::best_of(*values);
  return now.same_side(seat, now.position.to_play()) ? best : now.position.tricks_left() - best;
}

// A small bar for each trick of the deal.
void draw_tricks(Ui& ui, float x, float y, float width, const SideTricks& side, int all) {
  const float pitch = width / static_cast<float>(all);
  const float gap = ui.em(0.3F);
  // Told apart by their height as well as by their colour.
  const float tall = ui.em(0.45F);
  const float low = ui.em(0.25F);
  for (int i = 0; i < all; ++i) {
    const bool taken = i < side.taken;
    const bool comes = i < side.taken + side.to_come.value_or(0);
    const Colour colour = taken ? ui.colours.text : comes ? ui.colours.good : ui.colours.head;
    const float height = taken ? tall : low;
    const float left = std::round(x + static_cast<float>(i) * pitch);
    const float right = std::round(x + static_cast<float>(i + 1) * pitch);
    fill_box(ui, {left, std::round(y - height / 2), right - left - gap, height}, colour,
             height / 2);
  }
}

void draw_side(Ui& ui, const app::Standing& now, const Box& row, const SideTricks& side, int all,
               bool bold) {
  const float y = row.y + ui.em(0.6F);
  const std::string name = side_name(ui, now, side.seat);
  text(ui, row.x, y, name, ui.colours.text, {Size::body, bold ? Weight::bold : Weight::regular});
  const std::string taken = ui.words.say("view.play.taken", {side.taken});
  const float from = std::max(row.x + row.w * 0.285F,
                              row.x + text_width(ui, name, Size::body, Weight::bold) + ui.em(0.6F));
  text(ui, from, y, taken, ui.colours.muted);
  const std::string more = side.to_come ? ui.words.say("view.play.to-come", {*side.to_come})
                                        : ui.words["view.no-number"];
  const float next = std::max(row.x + row.w * 0.5F, from + text_width(ui, taken) + ui.em(0.7F));
  text(ui, next, y, more, side.to_come ? ui.colours.muted : ui.colours.disabled);
  if (side.to_come)
    text(ui, row.right(), y, std::to_string(side.taken + *side.to_come), ui.colours.text,
         {Size::title, Weight::bold, Align::right});
  draw_tricks(ui, row.x, row.y + ui.em(1.65F), row.w, side, all);
}

}  // namespace

float tricks_panel_height(const Ui& ui) { return ui.em(7.75F); }

void tricks_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  draw_panel(ui, panel, ui.words["view.play.tricks"], ui.words["view.results.all-known"]);
  const app::Standing now = app::standing(state.document());
  const Seat first = app::start_of_play(state.document()).position.to_play();
  Seat second = now.seating.in_play.next_after(first);
  while (now.same_side(first, second) && second != first)
    second = now.seating.in_play.next_after(second);
  const bool turned = pair_of(first) == Side::east_west && pair_of(second) == Side::north_south;
  const int all = state.document().situation.deal.hand_size();
  float y = panel.y + ui.em(2.75F);
  for (Seat seat : {turned ? second : first, turned ? first : second}) {
    const SideTricks side{seat, now.tricks_won(seat), to_come(state, now, seat)};
    const bool acts = !now.position.over() && now.same_side(seat, now.position.to_play());
    draw_side(ui, now, {panel.x + ui.em(0.93F), y, panel.w - ui.em(1.86F), 0}, side, all, acts);
    y += ui.em(2.5F);
  }
}

}  // namespace rightbower::view
