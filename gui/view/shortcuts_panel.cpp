#include "gui/view/shortcuts_panel.h"

#include <string>
#include <vector>

#include "gui/view/controls.h"
#include "gui/view/key_words.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float title = 2.4F;  // in E
constexpr float high = 1.95F;
constexpr float pitch = 2.5F;
constexpr float margin = 0.93F;
constexpr float both_rows = 27;  // so wide that swapping and exchanging stand in one row

struct Item {
  app::Action action;
  std::string label;
};

std::vector<Item> buttons_of(const Ui& ui, const app::AppState& state) {
  const Seat seat = state.document().draft->receiving();
  using enum app::ActionId;
  return {{{deal_rest, {}}, ui.words["action.setup.rest"]},
          {{rotate_hands, {}}, ui.words["action.setup.rotate"]},
          {{clear_hand, seat}, ui.words.say("view.setup.clear", {seat})},
          {{clear_deal, {}}, ui.words["view.setup.clear-all"]},
          {{paste_deal, {}}, ui.words["view.setup.paste"]}};
}

// Places the buttons from the left, in as many rows as they need; calls draw for each.
template <class Draw>
int flow(const Ui& ui, const std::vector<Item>& items, float width, Draw draw) {
  float x = 0;
  int row = 0;
  for (const Item& item : items) {
    const float wide = button_width(ui, item.label) - ui.em(0.5F);
    if (x > 0 && x + wide > width) {
      x = 0;
      ++row;
    }
    draw(item, Box{x, static_cast<float>(row) * ui.em(pitch), wide, ui.em(high)});
    x += wide + ui.em(0.53F);
  }
  return row + 1;
}

int button_rows(const Ui& ui, const app::AppState& state, float width) {
  return flow(ui, buttons_of(ui, state), width - 2 * ui.em(margin), [](const Item&, const Box&) {});
}

// "Swap North with  E S W" and "Rename  S-C  H-D  black-red", in one row.
class SmallRow {
 public:
  SmallRow(Ui& ui, const app::AppState& state, Point at) : ui_(ui), state_(state), at_(at) {}

  void caption(const std::string& words) {
    text(ui_, at_.x, at_.y + ui_.em(high / 2), words, ui_.colours.muted, {Size::small});
    at_.x += text_width(ui_, words, Size::small) + ui_.em(0.4F);
  }

  void swap_with(Seat seat) {
    const app::Action action{app::ActionId::swap_hands, seat};
    const Box box = next(ui_.em(high));
    if (button(ui_, std::string("hand.swap.") + letter(seat), box,
               ui_.words[std::string("view.seat-letter.") + letter(seat)],
               {false, app::enabled(state_, action), false, ui_.words[app::label_id(action)]}))
      ui_.emit(action);
  }

  void rename(const char* names, std::initializer_list<Suit> suits) {
    const app::Action action{app::ActionId::rename_suits, std::string(names)};
    const Box box = next(ui_.em(0.7F + 0.95F * static_cast<float>(suits.size())));
    const std::string& words = ui_.words[app::label_id(action)];
    if (button(ui_, std::string("suits.rename.") + names, box, "",
               {false, app::enabled(state_, action), false, words}))
      ui_.emit(action);
    float x = box.x + ui_.em(0.8F);
    for (Suit suit : suits) {
      draw_suit(ui_, {x, box.cy()}, ui_.em(0.85F), suit, ui_.colours.suit_on_panel(suit));
      x += ui_.em(0.95F);
    }
  }

  void gap(float width) { at_.x += ui_.em(width); }
  void go_to(Point at) { at_ = at; }

 private:
  Box next(float width) {
    const Box box{at_.x, at_.y, width, ui_.em(high)};
    at_.x += width + ui_.em(0.27F);
    return box;
  }

  Ui& ui_;
  const app::AppState& state_;
  Point at_;
};

}  // namespace

float shortcuts_panel_height(const Ui& ui, const app::AppState& state, float width) {
  const int small_rows = width < ui.em(both_rows) ? 2 : 1;
  return ui.em(title + 0.3F) +
         ui.em(pitch) * static_cast<float>(button_rows(ui, state, width) + small_rows);
}

void shortcuts_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  draw_panel(ui, panel, ui.words["view.setup.shortcuts"], "");
  const Point at{panel.x + ui.em(margin), panel.y + ui.em(title)};
  const int rows = flow(ui, buttons_of(ui, state), panel.w - 2 * ui.em(margin),
                        [&](const Item& item, const Box& place) {
                          const Box box{at.x + place.x, at.y + place.y, place.w, place.h};
                          const std::string key = key_words(ui, key_of({item.action.id, {}}));
                          if (button(ui, std::string(app::name(item.action.id)), box, item.label,
                                     {false, app::enabled(state, item.action), false, key}))
                            ui.emit(item.action);
                        });
  SmallRow row(ui, state, {at.x, at.y + ui.em(pitch) * static_cast<float>(rows)});
  const app::DraftDeal& draft = *state.document().draft;
  row.caption(ui.words.say("view.setup.swap", {draft.receiving()}));
  for (Seat seat : all_seats)
    if (draft.seated(seat) && seat != draft.receiving()) row.swap_with(seat);
  if (panel.w < ui.em(both_rows))
    row.go_to({at.x, at.y + ui.em(pitch) * static_cast<float>(rows + 1)});
  else
    row.gap(0.6F);
  row.caption(ui.words["view.setup.rename"]);
  row.rename("CHDS", {Suit::spades, Suit::clubs});
  row.rename("SDHC", {Suit::hearts, Suit::diamonds});
  row.rename("HSCD", {Suit::spades, Suit::hearts});
}

}  // namespace rightbower::view
