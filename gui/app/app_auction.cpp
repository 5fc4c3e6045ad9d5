// What the actions of entering an auction do to the program.
#include <string>
#include <utility>

#include "gui/app/app.h"
#include "gui/app/auction_entry.h"

namespace rightbower::app {

// A step: the deal has another auction, and is still being entered.
void App::change_auction(Document document) {
  state_.documents.push(std::move(document));
  show_document();
  state_.floating = Floating::auction;
  if (const auto game = auction_game(state_.document())) state_.auction = next_entry(*game);
}

// The next one of the rules; after the last one none.
void App::next_special() {
  const auto& specials = rules_of(set_up(state_.document())).specials;
  std::size_t place = 0;
  while (place < specials.size() && specials[place].id != state_.auction.special) ++place;
  const std::size_t next = place == specials.size() ? 0 : place + 1;
  state_.auction.special = next < specials.size() ? specials[next].id : std::string();
}

void App::apply_to_auction(const Action& action) {
  using enum ActionId;
  AuctionEntry& entry = state_.auction;
  const Document& document = state_.document();
  switch (action.id) {
    case show_auction:
      show_floating(Floating::auction);
      if (const auto game = auction_game(document)) entry = next_entry(*game);
      return;
    case auction_level:
      entry.level = static_cast<int>(std::get<std::int64_t>(action.value));
      entry.special.clear();
      return;
    case auction_more:
    case auction_less:
      entry.level += action.id == auction_more ? 1 : -1;
      entry.special.clear();
      return;
    case auction_strain:
      entry.strain = std::get<Strain>(action.value);
      return;
    case auction_special:
      if (const auto* special = std::get_if<std::string>(&action.value))
        entry.special = entry.special == *special ? std::string() : *special;
      else
        next_special();
      return;
    case auction_bid:
      return change_auction(with_call(document, *composed_call(*auction_game(document), entry)));
    case auction_pass:
      return change_auction(with_call(document, Call::pass()));
    case auction_order: {
      const bool order = !call_refusal(*auction_game(document), Call::order());
      return change_auction(with_call(document, order ? Call::order() : Call::accept()));
    }
    case auction_back:
      return change_auction(without_last_call(document));
    case auction_dealer:
      return change_auction(with_dealer(document, std::get<Seat>(action.value)));
    case score_more:
    case score_less:
      return change_auction(app::with_points(document, std::get<Seat>(action.value),
                                             action.id == score_more ? 1 : -1));
    default:
      return;
  }
}

}  // namespace rightbower::app
