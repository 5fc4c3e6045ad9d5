#include "gui/view/play_detail.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "gui/app/card_mark.h"
#include "gui/app/play_steps.h"
#include "gui/view/card_draw.h"
#include "gui/view/floating.h"
#include "gui/view/mark_draw.h"
#include "gui/view/panel_tabs.h"
#include "gui/view/pen.h"
#include "gui/view/play_words.h"
#include "gui/view/rich_text.h"
#include "gui/view/trump_count.h"

namespace rightbower::view {
namespace {

constexpr float top = 2.7F;  // all in E
constexpr float class_height = 2.2F;

// The cards of one kind of mark, in a line; those that do not fit are counted.
void draw_cards(Ui& ui, const Box& row, const std::vector<app::CardMark>& marks,
                app::MarkKind kind) {
  float x = row.x;
  for (const app::CardMark& mark : marks) {
    if (mark.kind != kind) continue;
    const float width = card_word_width(ui, mark.card, Size::body);
    if (x + width > row.right() - ui.em(1)) {
      text(ui, x, row.cy(), "…", ui.colours.muted);
      return;
    }
    draw_card_word(ui, x, row.cy(), mark.card, Size::body);
    x += width + ui.em(0.85F);
  }
}

// The highest number in a class stands for it: of those that cost two or more they differ.
std::optional<int> tricks_of(const std::vector<app::CardMark>& marks, app::MarkKind kind) {
  std::optional<int> most;
  for (const app::CardMark& mark : marks)
    if (mark.kind == kind) most = std::max(most.value_or(0), mark.tricks);
  return most;
}

void draw_marks(Ui& ui, const app::AppState& state, const Box& box) {
  const app::CardValues* values = app::play_over(state) ? nullptr : app::values_now(state);
  if (values == nullptr) {
    text(ui, box.x, box.y + ui.em(1),
         ui.words[app::play_over(state) ? "view.play.over" : "view.play.solving"],
         ui.colours.muted);
    return;
  }
  using enum app::MarkKind;
  const std::vector<app::CardMark> marks = app::marks_of(*values);
  constexpr std::array<std::pair<app::MarkKind, const char*>, 4> classes{
      {{best, "view.mark.best"},
       {equal, "view.mark.equal"},
       {costs_1, "view.mark.costs-1"},
       {costs_2, "view.mark.costs-2"}}};
  const auto shown = static_cast<float>(std::ranges::count_if(
      classes, [&](const auto& each) { return tricks_of(marks, each.first).has_value(); }));
  const float pitch = std::min(ui.em(class_height), std::floor(box.h / std::max(1.0F, shown)));
  float y = box.y;
  for (const auto& [kind, id] : classes) {
    const auto tricks = tricks_of(marks, kind);
    if (!tricks) continue;
    const Box row{box.x, y, box.w, pitch};
    draw_mark(ui, {row.x, row.cy() - ui.em(0.7F), ui.em(2.8F), ui.em(mark_height)}, kind, *tricks);
    const bool is_best = kind == best || kind == equal;
    text(ui, row.x + ui.em(3.6F), row.cy(), ui.words[id], ui.colours.text,
         {Size::body, is_best ? Weight::bold : Weight::regular});
    const float cards =
        ui.em(3.6F) + std::max(row.w * 0.33F, text_width(ui, ui.words[id]) + ui.em(1));
    draw_cards(ui, {row.x + cards, row.y, row.w - cards, row.h}, marks, kind);
    y += row.h;
  }
}

// Each card of the trick on the table, with what it does there.
void draw_why(Ui& ui, const app::AppState& state, const Box& box) {
  const std::vector<app::LineTrick> line = app::line_of(state.document());
  const app::LineTrick* trick = nullptr;
  for (const app::LineTrick& each : line)
    if (each.cards.front().played) trick = &each;
  if (trick == nullptr) {
    rich_text(ui, {box.x, box.y + ui.em(0.2F)}, box.w,
              ui.words[line.empty() ? "view.play.why-nothing" : "view.play.why-step"],
              {Size::body, Weight::regular, ui.colours.muted});
    return;
  }
  const RichLook look{Size::small, Weight::regular, ui.colours.text};
  std::vector<std::string> sentences;
  for (const app::LineCard& card : trick->cards)
    if (card.played)
      sentences.push_back(ui.words.say("view.play.why-card",
                                       {card.seat, card_markup(card.card), why_words(ui, card)}));
  const app::PlayTree::Node at = state.document().play_out->tree.at();
  if (trick->winner && trick->cards.back().node == at)
    sentences.push_back(ui.words.say("view.play.takes-trick", {*trick->winner}));
  float height = 0;
  const float between = ui.em(0.35F);
  for (const std::string& sentence : sentences)
    height += rich_text_height(ui, box.w, sentence, look) + between;
  ScrollBox scroll(ui, "play.why", box, height);
  scroll.show(height - ui.em(1), ui.em(1));
  float y = scroll.origin().y;
  for (const std::string& sentence : sentences)
    y += rich_text(ui, {box.x, y}, box.w, sentence, look) + between;
}

std::string caption_of(const Ui& ui, const app::AppState& state) {
  const app::Standing now = app::standing(state.document());
  switch (state.play.panel) {
    case app::PlayPanel::marks:
      return now.position.over()
                 ? std::string()
                 : ui.words.say("view.play.marks-caption", {now.position.to_play()});
    case app::PlayPanel::why:
      return ui.words["view.results.all-known"];
    case app::PlayPanel::count:
      break;
  }
  return ui.words[std::string("view.count.caption.") + name(now.contract.strain())];
}

}  // namespace

float play_detail_height(const Ui& ui) { return ui.em(12); }

void play_detail(Ui& ui, const app::AppState& state, const Box& panel) {
  std::vector<PanelTab> tabs;
  for (app::PlayPanel each : app::play_panels) {
    const std::string name(app::name(each));
    tabs.push_back({"panel." + name,
                    ui.words["view.play.panel." + name],
                    state.play.panel == each,
                    {app::ActionId::choose_play_panel, name}});
  }
  draw_tabbed_panel(ui, panel, tabs, caption_of(ui, state));
  const Box inside{panel.x + ui.em(0.93F), panel.y + ui.em(top), panel.w - ui.em(1.86F),
                   panel.h - ui.em(top + 0.4F)};
  switch (state.play.panel) {
    case app::PlayPanel::marks:
      return draw_marks(ui, state, inside);
    case app::PlayPanel::why:
      return draw_why(ui, state, inside);
    case app::PlayPanel::count:
      return trump_count(ui, state, inside);
  }
}

}  // namespace rightbower::view
