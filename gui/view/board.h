// Four hands around a table: the picture that the analysis and the lessons share.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "engine/deal.h"
#include "gui/app/card_mark.h"
#include "gui/view/card_draw.h"
#include "gui/view/geometry.h"
#include "gui/view/ui.h"

namespace rightbower::view {

// The cards of one hand that can be chosen, and those that are.
struct Choice {
  Seat seat = Seat::north;
  std::vector<Card> chosen;
  bool open = true;                           // still to be answered: a click chooses
  std::function<std::string(Card)> key_of{};  // the key that chooses a card, as a person reads it
  std::optional<CardSet> among{};             // only these can be chosen

  [[nodiscard]] bool can_take(Card card) const { return open && (!among || among->contains(card)); }
};

// The hand that plays next, in play-out: what it may play and what that is worth.
struct PlayHand {
  Seat seat = Seat::north;
  CardSet legal;                       // the others lie flat
  std::vector<app::CardMark> marks{};  // those known; every legal card has a place for one
  bool marks_shown = true;
  std::optional<Card> cursor{};
  std::function<std::string(Card)> tip{};  // more words for a card under the mouse
};

// What is different while a deal is played out.
struct PlayLook {
  PerSeat<CardSet> held;              // the cards still in the hands
  PerSeat<std::string> info;          // beside the names
  std::optional<PlayHand> to_play{};  // nobody when all is played
};

struct BoardLook {
  const Deal& deal;
  Contract contract;             // sorts the hands; a trump suit is shown in gold
  SeatSet hidden{};              // backs
  PerSeat<CardSet> marks{};      // ringed
  std::optional<Seat> active{};  // its name is filled
  std::optional<Choice> choice{};
  std::optional<PlayLook> play{};
  float header = 3.2F;  // in E: free above the first hand, for what the caller puts there
};

// The size the cards of a table of this size have: larger tables have larger cards, small ones
// short cards.
[[nodiscard]] CardSize card_size_for(const Ui& ui, const Box& table);

// The green table itself.
void draw_felt(Ui& ui, const Box& table);

// The hands; a click on a card that can be chosen is emitted. Says what is left free in the middle.
Box draw_hands(Ui& ui, const Box& table, const BoardLook& look);

}  // namespace rightbower::view
