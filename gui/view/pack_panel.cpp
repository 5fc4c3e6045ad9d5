#include "gui/view/pack_panel.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "gui/app/rules_words.h"
#include "gui/view/card_drag.h"
#include "gui/view/controls.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float title = 2.4F;  // in E
constexpr float foot = 1.7F;
constexpr float row_gap = 0.33F;
constexpr float highest_row = 5.1F;
constexpr float lowest_row = 3.5F;
constexpr float suit_width = 3.4F;

float row_height(const Ui& ui, const Rules& rules, float room) {
  const auto rows = static_cast<float>(app::pack_rows(rules));
  const float each = (room - ui.em(title + foot)) / rows;
  return std::clamp(std::floor(each), ui.em(lowest_row), ui.em(highest_row));
}

// A cell as it lies: copies behind one another, nothing but its outline when none is left.
void draw_cell(Ui& ui, const Box& box, Card card, int left, int copies) {
  const float radius = ui.em(0.33F);
  const bool none = left == 0;
  const float behind = std::round(ui.em(0.22F));
  if (left == 2 && copies == 2) {
    const Box back{box.x + behind, box.y + behind, box.w, box.h};
    fill_box(ui, back, ui.colours.face, radius);
    stroke_box(ui, back, ui.colours.edge, ui.line(), radius);
  }
  if (!none) fill_box(ui, box, ui.colours.face, radius);
  stroke_box(ui, box, none ? ui.colours.line : ui.colours.edge, ui.line(), radius);
  const Colour colour = none ? ui.colours.disabled : ui.colours.suit_on_card(card.printed_suit());
  const bool low = box.h < ui.em(3.2F);
  const float x = box.x + std::round(box.w * (low ? 0.32F : 0.36F));
  const std::string rank = card.is_joker()            ? "JK"
                           : card.rank() == Rank::ten ? "10"
                                                      : std::string(1, letter(card.rank()));
  text(ui, x, box.y + box.h * 0.27F, rank, colour, {Size::body, Weight::bold, Align::centre});
  draw_suit(ui, {x, box.y + box.h * 0.66F}, ui.em(low ? 0.7F : 0.82F), card.printed_suit(), colour);
  text(ui, box.right() - ui.em(0.27F), box.bottom() - ui.em(0.6F), std::to_string(left),
       none ? ui.colours.disabled : ui.colours.on_card[0],
       {Size::small, Weight::bold, Align::right});
}

class Pack {
 public:
  Pack(Ui& ui, const app::AppState& state, const Box& panel)
      : ui_(ui),
        state_(state),
        draft_(*state.document().draft),
        ranks_(app::pack_ranks(draft_.rules())),
        panel_(panel),
        row_(row_height(ui, draft_.rules(), panel.h)) {}

  void draw() {
    const float left = panel_.x + ui_.em(0.5F);
    Box row{left, panel_.y + ui_.em(title), panel_.w - ui_.em(1), row_};
    for (int i = 0; i < app::pack_rows(draft_.rules()); ++i) {
      draw_row(row, i);
      row.y += row_;
    }
    text(ui_, panel_.x + ui_.em(0.93F),
         std::min(row.y + ui_.em(0.75F), panel_.bottom() - ui_.em(0.8F)),
         shortened(ui_, ui_.words["view.pack.keys"], panel_.w - ui_.em(1.8F), {Size::small}),
         ui_.colours.muted, {Size::small});
  }

 private:
  void draw_row(const Box& row, int number) {
    const Box inside = row.inset(0, ui_.em(row_gap / 2));
    const bool pointed = state_.pack.row == number;
    if (pointed) {
      fill_box(ui_, inside, ui_.colours.selected, ui_.em(0.4F));
      stroke_box(ui_, inside, ui_.colours.accent, ui_.outline(1.5F), ui_.em(0.4F));
    }
    const Box name{inside.x, inside.y, ui_.em(suit_width), inside.h};
    const auto suit = static_cast<Suit>(number);
    const Press press = hotspot(ui_, "pack.row." + std::to_string(number), name,
                                suit == Suit::joker ? "JK" : std::string(1, letter(suit)));
    if (press.hovered && !pointed)
      stroke_box(ui_, name, ui_.colours.accent, ui_.line(), ui_.em(0.4F));
    if (suit != Suit::joker)
      draw_suit(ui_, {name.cx(), name.cy()}, ui_.em(1.7F), suit, ui_.colours.suit_on_panel(suit));
    if (press.clicked) ui_.emit(app::ActionId::pack_row, std::int64_t{number});
    draw_cells(inside, number);
  }

  void draw_cells(const Box& row, int number) {
    const int columns =
        static_cast<Suit>(number) == Suit::joker ? 1 : static_cast<int>(ranks_.size());
    const float pitch =
        std::floor((row.w - ui_.em(suit_width)) / static_cast<float>(ranks_.size()));
    const float height = row.h - ui_.em(0.75F);
    const float width = std::min(std::round(height * 0.78F), pitch - ui_.em(0.5F));
    for (int column = 0; column < columns; ++column) {
      const float x = row.x + ui_.em(suit_width) + static_cast<float>(column) * pitch;
      draw_card_cell({std::round(x), std::round(row.y + ui_.em(0.3F)), width, height},
                     {number, column});
    }
  }

  void draw_card_cell(const Box& box, app::PackPointer at) {
    const Card card = *app::card_at(draft_.rules(), at);
    const int left = draft_.pack().count(card);
    const Press press = hotspot(ui_, "pack." + to_string(card), box, to_string(card), left > 0);
    if (left > 0) drag_source(ui_, card, std::nullopt);
    draw_cell(ui_, box, card, left, draft_.rules().pack.count(card));
    const bool pointed = state_.pack.row == at.row && state_.pack.column == at.column;
    if (pointed)
      stroke_box(ui_, box.inset(-ui_.em(0.16F)), ui_.colours.accent, ui_.outline(2), ui_.em(0.45F));
    else if (press.hovered && left > 0)
      stroke_box(ui_, box, ui_.colours.legal, ui_.outline(2), ui_.em(0.33F));
    if (press.clicked) ui_.emit(app::ActionId::deal_card, card);
  }

  Ui& ui_;
  const app::AppState& state_;
  const app::DraftDeal& draft_;
  std::vector<Rank> ranks_;
  Box panel_;
  float row_;
};

}  // namespace

float pack_panel_height(const Ui& ui, const app::AppState& state, float room) {
  const Rules& rules = state.document().draft->rules();
  return ui.em(title + foot) +
         row_height(ui, rules, room) * static_cast<float>(app::pack_rows(rules));
}

void pack_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  const app::DraftDeal& draft = *state.document().draft;
  const std::string caption =
      ui.words.say("view.pack.left", {draft.pack().size(), draft.rules().pack.size()});
  draw_panel(ui, panel, ui.words["view.pack.title"], caption);
  // The preset, and the way to the others.
  const float left =
      panel.x + ui.em(1.5F) + text_width(ui, ui.words["view.pack.title"], Size::body, Weight::bold);
  const float room = panel.right() - left - text_width(ui, caption, Size::small) - ui.em(3);
  const std::string name =
      shortened(ui, app::rules_title(draft.rules(), ui.words), room, {Size::small});
  const Box other{left, panel.y + ui.em(0.45F), text_width(ui, name, Size::small) + ui.em(1.2F),
                  ui.em(1.6F)};
  const Press press = hotspot(ui, "rules.choose", other, name);
  stroke_box(ui, other, press.hovered ? ui.colours.accent : ui.colours.line, ui.line(),
             ui.em(0.33F));
  text(ui, other.cx(), other.cy(), name, ui.colours.text,
       {Size::small, Weight::regular, Align::centre});
  tip(ui, press, ui.words["view.pack.other"]);
  if (press.clicked) ui.emit(app::ActionId::choose_rules);
  if (drop_target(ui, draft, "drop.pack", panel, std::nullopt))
    stroke_box(ui, panel, ui.colours.accent, ui.outline(2), ui.em(0.4F));
  Pack(ui, state, panel).draw();
}

}  // namespace rightbower::view
