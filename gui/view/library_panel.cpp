#include "gui/view/library_panel.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "gui/view/board.h"
#include "gui/view/controls.h"
#include "gui/view/floating.h"
#include "gui/view/hand_layout.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"
#include "gui/view/suit_shape.h"
#include "gui/view/text_box.h"

namespace rightbower::view {
namespace {

constexpr float margin = 0.93F;  // in E
constexpr float row = 3.55F;
constexpr float tag_height = 1.35F;
constexpr float tag_pitch = 1.7F;
constexpr int tag_rows = 2;
constexpr float low_preview = 40;

float tag_width(const Ui& ui, std::string_view tag) {
  return text_width(ui, tag, Size::small) + ui.em(1);
}

void outline_tag(Ui& ui, const Box& box, std::string_view tag, bool chosen, bool hovered) {
  if (chosen) fill_box(ui, box, ui.colours.selected, box.h / 2);
  stroke_box(ui, box, chosen || hovered ? ui.colours.accent : ui.colours.line, ui.line(),
             box.h / 2);
  text(ui, box.cx(), box.cy(), tag, chosen ? ui.colours.text : ui.colours.muted,
       {Size::small, chosen ? Weight::bold : Weight::regular, Align::centre});
}

// The tags most used, as many as fit; says where they end.
float draw_tags(Ui& ui, const app::AppState& state, const Box& room) {
  float x = room.x;
  float y = room.y;
  int rows = 1;
  for (const std::string& tag : app::tags_of(state.deal_library)) {
    const float width = std::ceil(tag_width(ui, tag) + ui.em(0.3F));
    if (x + width > room.right()) {
      if (++rows > tag_rows) break;
      x = room.x;
      y += ui.em(tag_pitch);
    }
    const Box box{x, y, width, ui.em(tag_height)};
    const Press press = hotspot(ui, "library.tag." + tag, box, tag);
    outline_tag(ui, box, tag, app::searched_for(state.deal_library, tag), press.hovered);
    if (press.clicked) ui.emit(app::ActionId::library_tag, tag);
    x += width + ui.em(0.35F);
  }
  return y + ui.em(tag_pitch);
}

void draw_row(Ui& ui, const app::AppState& state, const Box& box, const hands::DealRecord& deal,
              std::size_t place) {
  const bool looked_at = state.deal_library.at == place;
  const auto number = static_cast<std::int64_t>(place);
  const Press press = hotspot(ui, "library.row." + std::to_string(place), box, deal.title);
  if (looked_at) {
    fill_box(ui, box, ui.colours.selected, ui.em(0.33F));
    stroke_box(ui, box, ui.colours.accent, ui.outline(1.5F), ui.em(0.33F));
  } else if (press.hovered) {
    stroke_box(ui, box, ui.colours.line, ui.line(), ui.em(0.33F));
  }
  const float left = box.x + ui.em(0.67F);
  const float right = box.right() - ui.em(0.67F);
  float end = right;
  for (std::size_t i = 0; i < std::min<std::size_t>(2, deal.tags.size()); ++i) {
    const float width = tag_width(ui, deal.tags[i]);
    if (end - width < left + box.w * 0.5F) break;
    outline_tag(ui, {end - width, box.y + ui.em(0.42F), width, ui.em(tag_height - 0.1F)},
                deal.tags[i], false, false);
    end -= width + ui.em(0.3F);
  }
  text(ui, left, box.y + ui.em(1.1F),
       shortened(ui, deal.title, end - left - ui.em(0.3F), {Size::body, Weight::bold}),
       ui.colours.text, {Size::body, Weight::bold});
  text(ui, left, box.y + ui.em(2.5F), shortened(ui, deal.notes, right - left, {Size::small}),
       ui.colours.muted, {Size::small});
  if (!press.clicked) return;
  // A second click on the row that is looked at opens it.
  ui.emit(looked_at ? app::ActionId::finder_choose : app::ActionId::finder_mark, number);
}

void draw_list(Ui& ui, const app::AppState& state, const Box& panel,
               const std::vector<std::size_t>& places) {
  const std::string caption = ui.words.say(
      "view.deal-library.count",
      {static_cast<int>(places.size()), static_cast<int>(state.deal_library.deals.size())});
  draw_panel(ui, panel, ui.words["view.deal-library.title"], caption);
  const Box field{panel.x + ui.em(margin), panel.y + ui.em(2.4F), panel.w - 2 * ui.em(margin),
                  ui.em(text_box_height)};
  static_cast<void>(text_box(ui, "library.search", field, state.deal_library.search,
                             ui.words["view.deal-library.search"],
                             app::focused_field(state) == &state.deal_library.search));
  const float top =
      draw_tags(ui, state, {field.x, field.bottom() + ui.em(0.55F), field.w, 0}) + ui.em(0.3F);
  const float rows = std::floor((panel.bottom() - top - ui.em(0.5F)) / ui.em(row));
  const Box list{panel.x + ui.em(0.5F), top, panel.w - ui.em(1), std::max(1.0F, rows) * ui.em(row)};
  if (places.empty()) {
    text(ui, field.x, top + ui.em(1), ui.words["view.deal-library.nothing"], ui.colours.muted);
    return;
  }
  ScrollBox scroll(ui, "library-rows", list, ui.em(row) * static_cast<float>(places.size()));
  scroll.show(ui.em(row) * static_cast<float>(state.deal_library.at), ui.em(row));
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Box each{list.x + ui.em(0.2F), scroll.origin().y + ui.em(row) * static_cast<float>(i),
                   list.w - ui.em(0.9F), ui.em(row - 0.15F)};
    if (each.y > list.y - ui.em(row) && each.y < list.bottom())
      draw_row(ui, state, each, state.deal_library.deals[places[i]], i);
  }
}

// The answers of the file, small: who leads downwards, strains across.
void draw_answers(Ui& ui, const hands::DealRecord& deal, const Box& box) {
  const auto count = static_cast<float>(deal.answers.size());
  const float label = ui.em(4.4F);
  const float column = (box.w - label) / count;
  const float pitch = box.h / 5;
  fill_box(ui, {box.x, box.y, box.w, pitch}, ui.colours.head, ui.em(0.2F));
  text(ui, box.x + ui.em(0.4F), box.y + pitch / 2, ui.words["view.pick.leads"], ui.colours.muted,
       {Size::small});
  float x = box.x + label + column / 2;
  for (const auto& [strain, tricks] : deal.answers) {
    draw_strain(ui, {x, box.y + pitch / 2}, ui.em(0.95F), strain);
    x += column;
  }
  for (Seat seat : all_seats) {
    const float y = box.y + pitch * (static_cast<float>(index(seat)) + 1.5F);
    text(ui, box.x + ui.em(0.4F), y, ui.words.say("view.seat", {seat}), ui.colours.text,
         {Size::small});
    int best = 0;
    for (const auto& [strain, tricks] : deal.answers)
      best = std::max(best, tricks[seat].value_or(0));
    x = box.x + label + column / 2;
    for (const auto& [strain, tricks] : deal.answers) {
      const auto taken = tricks[seat];
      text(ui, x, y, taken ? std::to_string(*taken) : ui.words["view.no-number"], ui.colours.text,
           {Size::small, taken == best ? Weight::bold : Weight::regular, Align::centre});
      x += column;
    }
  }
}

// Where the table is too low to sit round it: a strip of short cards for each hand.
void draw_strips(Ui& ui, const Box& table, const Deal& deal, const Contract& contract) {
  const float name_width = ui.em(4.6F);
  const CardSize size{true, 1};
  const auto seats = static_cast<float>(deal.seated().size());
  const float top = table.y + ui.em(2.3F);
  const float card = ui.em(size.height());
  const float most = (table.bottom() - ui.em(0.7F) - top - card) / (seats - 1);
  const float pitch = std::floor(std::min(card + ui.em(0.3F), most));
  const float room = table.w - name_width - ui.em(2);
  float y = top;
  for (Seat seat : all_seats) {
    if (!deal.seated().contains(seat)) continue;
    text(ui, table.x + ui.em(margin), y + std::min(pitch, card) / 2,
         ui.words.say("view.seat", {seat}), ui.colours.text, {Size::body, Weight::bold});
    const HandLayout layout =
        fan_layout(deal[seat].cards, contract,
                   {ui.em(size.width()), ui.em(2.3F), ui.em(2.05F), ui.em(0.4F), room});
    for (const PlacedCard& placed : layout.cards) {
      CardLook look{contract.trump() ? &contract : nullptr};
      look.tight = pitch < card;
      draw_card(ui, {table.x + ui.em(margin) + name_width + placed.at.x, y}, placed.card, size,
                look);
    }
    y += pitch;
  }
}

void draw_preview(Ui& ui, const Box& box, const hands::DealRecord& deal) {
  const float answers = deal.answers.empty() ? 0 : ui.em(7.4F);
  const float answers_width = deal.answers.empty() ? 0 : std::min(ui.em(24), box.w * 0.5F);
  const float beside = answers_width > 0 ? answers_width + ui.em(1.2F) : 0;
  const float words_width = box.w - 2 * ui.em(margin) - beside;
  const bool low_window = box.h < ui.em(low_preview);
  const RichLook words{low_window ? Size::small : Size::body, Weight::regular, ui.colours.text};
  const float notes = rich_text_height(ui, words_width, deal.notes, words);
  const float low = std::max(answers, notes + ui.em(2.8F)) + ui.em(1.6F);
  const Box table{box.x, box.y, box.w, box.h - low - ui.em(0.67F)};
  draw_felt(ui, table);
  text(ui, table.x + ui.em(margin), table.y + ui.em(1.4F),
       shortened(ui, deal.title, table.w - ui.em(2), {Size::body, Weight::bold}), ui.colours.text,
       {Size::body, Weight::bold});
  const Contract contract(deal.situation.trump.value_or(Strain::no_trump));
  if (low_window) {
    draw_strips(ui, table, deal.situation.deal, contract);
  } else {
    BoardLook look{deal.situation.deal, contract};
    look.header = 1.4F;
    const bool covered = ui.covered;
    ui.covered = true;  // a picture to look at
    draw_hands(ui, table, look);
    ui.covered = covered;
  }

  const Box panel{box.x, table.bottom() + ui.em(0.67F), box.w, low};
  draw_panel(ui, panel);
  const float left = panel.x + ui.em(margin);
  rich_text(ui, {left + beside, panel.y + ui.em(0.7F)}, words_width, deal.notes, words);
  const std::string& label = ui.words["view.deal-library.open"];
  const float width = button_width(ui, label, true);
  const Box open{panel.right() - ui.em(margin) - width, panel.bottom() - ui.em(margin + 2.07F),
                 width, ui.em(2.07F)};
  if (button(ui, "library.open", open, label, {true})) ui.emit(app::ActionId::finder_choose);
  if (!deal.answers.empty())
    draw_answers(ui, deal, {left, panel.y + ui.em(0.8F), answers_width, answers});
}

}  // namespace

void library_panel(Ui& ui, const app::AppState& state, const Box& content) {
  const std::vector<std::size_t> places = app::fitting(state.deal_library);
  const float width = std::round(content.w * 0.4F);
  draw_list(ui, state, {content.x, content.y, width, content.h}, places);
  const float left = content.x + width + ui.em(0.8F);
  const Box preview{left, content.y, content.right() - left, content.h};
  if (state.deal_library.at < places.size())
    draw_preview(ui, preview, state.deal_library.deals[places[state.deal_library.at]]);
}

}  // namespace rightbower::view
