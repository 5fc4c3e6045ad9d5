#include "gui/view/best_bid_panel.h"

#include <string>
#include <vector>

#include "gui/view/controls.h"
#include "gui/view/estimate_words.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float margin = 0.93F;  // in E
constexpr std::size_t most_named = 2;

// "The highest bid that gains on average; 6 hearts is safer: 94."
std::string gain_words(const Ui& ui, const app::AppState& state, const solver::BidValue& bid) {
  if (bid.worth.points <= 0) return ui.words["view.estimate.all-lose"];
  if (!bid.bid.special.empty()) return ui.words["view.estimate.special-best"];
  for (const solver::BidValue& value : state.estimate.numbers->values.bids)
    if (value.bid.special.empty() && value.bid.strain == bid.bid.strain &&
        value.bid.level == bid.bid.level - 1)
      return ui.words.say("view.estimate.highest-safer",
                          {bid_words(ui, value), in_100(value.made)});
  return ui.words["view.estimate.highest"];
}

// "Most points on average: 4 hearts. Too close to call: 5 hearts, 5 diamonds."
std::string best_words(const Ui& ui, const app::AppState& state) {
  const solver::BidValue* best = app::best_bid(state);
  if (best == nullptr) return {};
  std::string names;
  std::size_t close = 0;
  const auto& bids = state.estimate.numbers->values.bids;
  for (std::size_t i = bids.size(); i-- > 0;) {
    if (&bids[i] == best || !bids[i].close) continue;
    if (++close <= most_named) names += (names.empty() ? "" : ", ") + bid_words(ui, bids[i]);
  }
  const std::string most = ui.words.say("view.estimate.most", {bid_words(ui, *best)}) + " ";
  if (close == 0) return most + ui.words["view.estimate.clear"];
  if (close <= most_named) return most + ui.words.say("view.estimate.close", {names});
  return most +
         ui.words.say("view.estimate.close-more", {names, static_cast<int>(close - most_named)});
}

// Why there is no bid to show.
void draw_reasons(Ui& ui, const std::vector<Message>& reasons, const Box& panel) {
  float y = panel.y + ui.em(2.6F);
  const RichLook look{Size::body, Weight::regular, ui.colours.text};
  for (const Message& reason : reasons)
    y += rich_text(ui, {panel.x + ui.em(margin), y}, panel.w - 2 * ui.em(margin),
                   ui.words.say(reason), look);
}

std::vector<Message> reasons_of(const app::EstimateView& view) {
  std::vector<Message> reasons;
  for (const Fault& fault : view.faults) reasons.push_back(fault.what);
  if (reasons.empty() && view.numbers != nullptr && view.numbers->values.bids.empty())
    reasons.push_back({"estimate.no-bid", {view.question->seen.seat}});
  return reasons;
}

}  // namespace

void best_bid_panel(Ui& ui, const app::AppState& state, const Box& panel) {
  const app::EstimateView& view = state.estimate;
  const int done = view.numbers != nullptr ? view.numbers->estimate.samples() : 0;
  draw_panel(ui, panel, ui.words["view.estimate.best"],
             ui.words.say("view.estimate.layouts", {done, view.samples}));
  if (view.running) {  // how far it is
    const Box groove{panel.x + ui.em(margin), panel.y + ui.em(2.1F), panel.w - 2 * ui.em(margin),
                     ui.em(0.2F)};
    fill_box(ui, groove, ui.colours.head, groove.h / 2);
    const float share = static_cast<float>(done) / static_cast<float>(view.samples);
    fill_box(ui, {groove.x, groove.y, groove.w * share, groove.h}, ui.colours.accent, groove.h / 2);
  }
  const std::vector<Message> reasons = reasons_of(view);
  if (!reasons.empty()) return draw_reasons(ui, reasons, panel);
  const solver::BidValue* bid = app::highest_gain(state, {});
  const solver::BidValue* best = app::best_bid(state);
  if (bid == nullptr || (best != nullptr && !best->bid.special.empty())) bid = best;
  if (bid == nullptr) return;
  const float y = panel.y + ui.em(3.9F);
  float x = panel.x + ui.em(1.2F);
  if (bid->bid.strain) {
    draw_strain(ui, {x + ui.em(1.3F), y + ui.em(0.5F)}, ui.em(2.6F), *bid->bid.strain);
    x += ui.em(3.6F);
  }
  text(ui, x, y, bid_words(ui, *bid), ui.colours.text, {Size::number, Weight::bold});
  text(ui, x, y + ui.em(1.75F), ui.words.say("view.estimate.made", {in_100(bid->made)}),
       ui.colours.text);
  const RichLook small{Size::small, Weight::regular, ui.colours.muted};
  const float width = panel.w - 2 * ui.em(margin);
  const float top = y + ui.em(2.6F);
  const float used =
      rich_text(ui, {panel.x + ui.em(margin), top}, width, gain_words(ui, state, *bid), small);
  const std::string more = best_words(ui, state);
  if (top + used + rich_text_height(ui, width, more, small) <= panel.bottom() - ui.em(0.2F))
    rich_text(ui, {panel.x + ui.em(margin), top + used}, width, more, small);
}

}  // namespace rightbower::view
