#include "gui/view/gifts_panel.h"

#include <algorithm>
#include <string>
#include <vector>

#include "gui/app/hand_order.h"
#include "gui/view/card_draw.h"
#include "gui/view/estimate_words.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"

namespace rightbower::view {
namespace {

constexpr float head_height = 1.8F;  // in E
constexpr float row_height = 1.7F;

// Cards in a line of text, or a word for none; says where they end.
float draw_words_of(Ui& ui, float x, float y, CardSet cards, const Contract& contract) {
  if (cards.empty()) {
    const std::string& nothing = ui.words["view.alone.nothing"];
    text(ui, x, y, nothing, ui.colours.muted);
    return x + text_width(ui, nothing) + ui.em(0.4F);
  }
  for (Card card : app::hand_order(cards, contract)) {
    draw_card_word(ui, x, y, card, Size::body);
    x += card_word_width(ui, card, Size::body) + ui.em(0.4F);
  }
  return x;
}

// The gifts that make the bid most often with a partner who does not see them; giving nothing
// always, to compare with.
std::vector<const solver::Gift*> best_gifts(const solver::GiftEstimate& estimate,
                                            std::size_t count) {
  std::vector<const solver::Gift*> gifts;
  for (const solver::Gift& gift : estimate.gifts) gifts.push_back(&gift);
  const int level = estimate.request.special.level;
  std::ranges::stable_sort(gifts, [&](const solver::Gift* a, const solver::Gift* b) {
    return a->blind.at_least(level) > b->blind.at_least(level);
  });
  const auto none =
      std::ranges::find_if(gifts, [](const solver::Gift* gift) { return gift->give.empty(); });
  if (gifts.size() <= count) return gifts;
  const bool beyond =
      none != gifts.end() && static_cast<std::size_t>(none - gifts.begin()) >= count;
  const solver::Gift* plain = beyond ? *none : nullptr;
  gifts.resize(std::max<std::size_t>(1, count));
  if (plain != nullptr) gifts.back() = plain;
  return gifts;
}

void draw_head(Ui& ui, const Box& row) {
  fill_box(ui, row, ui.colours.head, ui.em(0.27F));
  const TextLook right{Size::small, Weight::regular, Align::right};
  text(ui, row.x + ui.em(0.5F), row.cy(), ui.words["view.alone.give"], ui.colours.muted,
       {Size::small});
  text(ui, row.x + row.w * 0.72F, row.cy(), ui.words["view.alone.blind"], ui.colours.muted, right);
  text(ui, row.right() - ui.em(0.4F), row.cy(), ui.words["view.alone.open"], ui.colours.muted,
       right);
}

void draw_gift(Ui& ui, const Box& row, const solver::GiftEstimate& estimate,
               const solver::Gift& gift) {
  const int level = estimate.request.special.level;
  const bool best = &gift == &estimate.best_blind();
  const int blind = in_100(gift.blind.at_least(level));
  const int open = in_100(gift.open.at_least(level));
  std::string give;
  for (Card card : gift.give) give += (give.empty() ? "" : " ") + to_string(card);
  const std::string words = ui.words.say(
      "view.alone.gift", {give.empty() ? ui.words["view.alone.nothing"] : give, blind, open});
  const Press press = hotspot(ui, "estimate.gift." + (give.empty() ? "none" : give),
                              row.inset(0, ui.line()), words, false);
  if (best) {
    fill_box(ui, row, ui.colours.selected, ui.em(0.27F));
    stroke_box(ui, row, ui.colours.accent, ui.outline(2), ui.em(0.27F));
  }
  draw_words_of(ui, row.x + ui.em(0.5F), row.cy(), gift.give, Contract(estimate.request.strain));
  const TextLook right{Size::body, best ? Weight::bold : Weight::regular, Align::right};
  text(ui, row.x + row.w * 0.72F, row.cy(), std::to_string(blind), ui.colours.text, right);
  text(ui, row.right() - ui.em(0.4F), row.cy(), std::to_string(open), ui.colours.text, right);
  tip(ui, press, words);
}

// "In this deal: 9♦ for J♥ takes 12." Says how high it is.
float draw_known(Ui& ui, const app::AppState& state, Point at) {
  const app::AloneView& alone = state.estimate.alone;
  if (!alone.with_deal || alone.known == nullptr || alone.known->pairs.empty()) return 0;
  const solver::Swap& swap = alone.known->pairs[alone.known->best];
  const Contract contract(alone.strain);
  const float y = at.y + ui.em(0.8F);
  const auto word = [&](float x, const std::string& words) {
    text(ui, x, y, words, ui.colours.text, {Size::small});
    return x + text_width(ui, words, Size::small) + ui.em(0.4F);
  };
  float x = word(at.x, ui.words["view.alone.deal-give"]);
  x = draw_words_of(ui, x, y, swap.give, contract);
  if (!swap.give.empty()) {
    x = word(x, ui.words["view.alone.deal-get"]);
    x = draw_words_of(ui, x, y, swap.get, contract);
  }
  word(x, ui.words.say("view.alone.deal-takes", {swap.tricks}));
  return ui.em(1.8F);
}

// "Worth it from 69 times in 100 on: then it equals 9 hearts."
std::string break_even_words(const Ui& ui, const app::AppState& state) {
  const solver::BidValue* best = app::best_bid(state);
  const app::AloneView& alone = state.estimate.alone;
  if (best == nullptr || !best->bid.special.empty()) return {};
  const double share = solver::break_even(alone.question->seen, alone.gifts->request.special,
                                          alone.strain, best->worth.worth);
  return ui.words.say("view.alone.break-even", {in_100(share), bid_words(ui, *best)}) + " ";
}

}  // namespace

void gifts_panel(Ui& ui, const app::AppState& state, const Box& room) {
  const app::AloneView& alone = state.estimate.alone;
  const RichLook small{Size::small, Weight::regular, ui.colours.text};
  const auto& question = state.estimate.question;
  if (!question || app::lone_special(*question->seen.rules) == nullptr) {
    rich_text(ui, {room.x, room.y}, room.w, ui.words["view.alone.no-exchange"], small);
    return;
  }
  if (alone.gifts == nullptr) {
    rich_text(ui, {room.x, room.y}, room.w,
              alone.faults.empty() ? ui.words["view.alone.waiting"]
                                   : ui.words.say(alone.faults.front().what),
              small);
    return;
  }
  const float known = draw_known(ui, state, {room.x, room.y});
  const std::string words =
      break_even_words(ui, state) +
      ui.words.say("view.alone.words", {alone.gifts->samples, alone.gifts->request.special.level});
  const float below = rich_text_height(ui, room.w, words, small);
  const float top = room.y + known;
  draw_head(ui, {room.x, top, room.w, ui.em(head_height)});
  const float space = room.bottom() - below - ui.em(0.3F) - top - ui.em(head_height);
  const auto count =
      static_cast<std::size_t>(std::max(1.0F, std::floor(space / ui.em(row_height))));
  float y = top + ui.em(head_height);
  for (const solver::Gift* gift : best_gifts(*alone.gifts, count)) {
    draw_gift(ui, {room.x, y, room.w, ui.em(row_height)}, *alone.gifts, *gift);
    y += ui.em(row_height);
  }
  rich_text(ui, {room.x, room.bottom() - below}, room.w, words, small);
}

}  // namespace rightbower::view
