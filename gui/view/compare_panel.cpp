#include "gui/view/compare_panel.h"

#include <algorithm>
#include <string>
#include <vector>

#include "gui/app/play_steps.h"
#include "gui/view/card_draw.h"
#include "gui/view/controls.h"
#include "gui/view/floating.h"
#include "gui/view/icons.h"
#include "gui/view/pen.h"
#include "gui/view/play_words.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float head_height = 6.2F;  // all in E
constexpr float trick_height = 1.75F;

// What is compared, and its number.
void draw_head(Ui& ui, const Box& half, const app::Compared& side, bool better) {
  const float y = half.y + ui.em(1.5F);
  const float x = half.x + ui.em(0.93F);
  if (side.strain) {
    draw_strain(ui, {x + ui.em(0.7F), y}, ui.em(1.4F), *side.strain);
    const std::string words = ui.words[std::string("view.compare.") + name(*side.strain)];
    text(ui, x + ui.em(2), y, words, ui.colours.text, {Size::body, Weight::bold});
  } else if (side.card) {
    draw_card_word(ui, x, y, *side.card, Size::title);
  }
  const auto tricks = side.tricks();
  const std::string number = tricks ? std::to_string(*tricks) : ui.words["view.no-number"];
  text(ui, x, half.y + ui.em(3.4F), number, tricks ? ui.colours.text : ui.colours.disabled,
       {Size::number, Weight::bold});
  const float end = x + text_width(ui, number, Size::number, Weight::bold);
  if (tricks && better)
    draw_star(ui, {end + ui.em(0.9F), half.y + ui.em(3.4F)}, ui.em(1.1F), ui.colours.good);
  text(ui, x, half.y + ui.em(5.1F),
       ui.words.say("view.result.for", {side_name(ui, side.start, side.side)}), ui.colours.muted,
       {Size::small});
}

// The first trick in which the two lines are no longer the same.
std::size_t first_difference(const std::vector<app::LineTrick>& a,
                             const std::vector<app::LineTrick>& b) {
  const auto same = [](const app::LineTrick& one, const app::LineTrick& other) {
    return std::ranges::equal(one.cards, other.cards, {}, &app::LineCard::card,
                              &app::LineCard::card);
  };
  std::size_t place = 0;
  while (place < a.size() && place < b.size() && same(a[place], b[place])) ++place;
  return place;
}

void draw_trick_row(Ui& ui, const Box& row, const app::LineTrick& trick, Seat side,
                    const app::Standing& start) {
  text(ui, row.x + ui.em(1.05F), row.cy(), std::to_string(trick.number), ui.colours.muted,
       {Size::small, Weight::bold, Align::right});
  text(ui, row.x + ui.em(1.7F), row.cy(),
       ui.words[std::string("view.seat-letter.") + letter(trick.leader)], ui.colours.muted,
       {Size::small, Weight::regular, Align::centre});
  const float left = row.x + ui.em(2.4F);
  const float pitch =
      (row.right() - left) / static_cast<float>(std::max<std::size_t>(trick.cards.size(), 4));
  float x = left;
  for (const app::LineCard& card : trick.cards) {
    const float width = card_word_width(ui, card.card, Size::small);
    draw_card_word(ui, x, row.cy(), card.card, Size::small);
    if (trick.winner == card.seat) {
      const bool own = start.same_side(side, card.seat);
      fill_box(ui, {x, row.cy() + ui.em(0.62F), width, ui.line(2)},
               own ? ui.colours.good : ui.colours.muted);
      if (own)
        draw_star(ui, {x + width + ui.em(0.3F), row.cy() - ui.em(0.35F)}, ui.em(0.5F),
                  ui.colours.good);
    }
    x += pitch;
  }
}

void draw_half(Ui& ui, const Box& half, const app::Compared& side, bool better,
               std::size_t difference, const std::string& id) {
  draw_panel(ui, half);
  draw_head(ui, half, side, better);
  const std::vector<app::LineTrick> tricks = side.line_tricks();
  const Box list{half.x + ui.em(0.5F), half.y + ui.em(head_height), half.w - ui.em(0.9F),
                 half.h - ui.em(head_height + 0.4F)};
  rule(ui, list.x, list.y - ui.em(0.2F), list.w);
  if (side.line == nullptr) {
    text(ui, list.x + ui.em(0.4F), list.y + ui.em(1), ui.words["view.play.solving"],
         ui.colours.muted);
    return;
  }
  const auto count = static_cast<float>(std::max<std::size_t>(tricks.size(), 1));
  const float pitch = std::clamp(std::floor(list.h / count), ui.em(trick_height), ui.em(2.5F));
  ScrollBox scroll(ui, id, list, count * pitch);
  float y = scroll.origin().y;
  for (std::size_t i = 0; i < tricks.size(); ++i) {
    const Box row{list.x, y, list.w, pitch};
    if (i == difference) fill_box(ui, row, ui.colours.selected, ui.em(0.27F));
    draw_trick_row(ui, row, tricks[i], side.side, side.start);
    y += pitch;
  }
}

std::vector<app::Action> choices(const app::AppState& state) {
  std::vector<app::Action> actions;
  if (app::in_play(state)) {
    for (Card card : app::playable(state)) actions.push_back({app::ActionId::compare_card, card});
  } else {
    for (Strain strain : table_strains)
      if (strain != state.trump) actions.push_back({app::ActionId::compare_strain, strain});
  }
  return actions;
}

bool is_chosen(const app::AppState& state, const app::Action& action) {
  const app::Compare& compare = *state.play.compare;
  if (const auto* card = std::get_if<Card>(&action.value)) return compare.card == *card;
  return compare.strain == std::get<Strain>(action.value);
}

// What to compare with: a picker for each other strain or card.
void draw_choices(Ui& ui, const app::AppState& state, const Box& row) {
  const std::vector<app::Action> actions = choices(state);
  const float gap = ui.em(0.2F);
  const float caption = text_width(ui, ui.words["view.compare.with"], Size::small) + ui.em(0.6F);
  text(ui, row.x, row.cy(), ui.words["view.compare.with"], ui.colours.muted, {Size::small});
  const float room =
      (row.w - caption) / static_cast<float>(std::max<std::size_t>(actions.size(), 1));
  const float width = std::min(ui.em(2.6F), room - gap);
  float x = row.x + caption;
  for (const app::Action& action : actions) {
    const Box box{std::round(x), row.y, std::floor(width), row.h};
    const auto* card = std::get_if<Card>(&action.value);
    const std::string value =
        card != nullptr ? to_string(*card) : name(std::get<Strain>(action.value));
    if (picker(ui, "compare." + value, box, value, is_chosen(state, action),
               app::enabled(state, action)))
      ui.emit(action);
    if (card == nullptr)
      draw_strain(ui, {box.cx(), box.cy()}, ui.em(1.07F), std::get<Strain>(action.value));
    else
      draw_card_word(ui, box.cx() - card_word_width(ui, *card, Size::small) / 2, box.cy(), *card,
                     Size::small);
    x += width + gap;
  }
}

}  // namespace

void compare_panel(Ui& ui, const app::AppState& state, const Box& column) {
  const Box head{column.x, column.y, column.w, ui.em(5.3F)};
  draw_panel(ui, head, ui.words["view.compare.title"], ui.words["view.results.all-known"]);
  const app::Action close{app::ActionId::show_compare, {}};
  const float width = button_width(ui, ui.words["view.compare.close"]);
  const Box button_box{head.right() - ui.em(0.8F) - width, head.y + ui.em(2.5F), width, ui.em(2)};
  if (button(ui, "compare.close", button_box, ui.words["view.compare.close"])) ui.emit(close);
  draw_choices(
      ui, state,
      {head.x + ui.em(0.93F), head.y + ui.em(2.5F), button_box.x - head.x - ui.em(1.4F), ui.em(2)});

  const std::vector<app::Compared> sides = app::compared(state);
  if (sides.size() != 2) return;
  const std::size_t difference = first_difference(sides[0].line_tricks(), sides[1].line_tricks());
  const auto left = sides[0].tricks();
  const auto right = sides[1].tricks();
  const float gap = ui.em(0.67F);
  const float half = std::floor((column.w - gap) / 2);
  const float y = head.bottom() + gap;
  const float height = column.bottom() - y;
  draw_half(ui, {column.x, y, half, height}, sides[0], left && right && *left > *right, difference,
            "compare.left");
  draw_half(ui, {column.right() - half, y, half, height}, sides[1], left && right && *right > *left,
            difference, "compare.right");
}

}  // namespace rightbower::view
