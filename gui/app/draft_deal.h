// A deal while it is being set up: any card of the pack in any hand, hands of any size, the rest in
// the pack. Pack and hands always add up to the whole pack, whatever is done.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/deal.h"
#include "engine/message.h"
#include "engine/result.h"
#include "engine/rules.h"

namespace rightbower::app {

// A card on its way; no seat is the pack.
struct CardMove {
  Card card;
  std::optional<Seat> from;
  std::optional<Seat> to;

  friend bool operator==(const CardMove&, const CardMove&) = default;
};

// What each printed suit becomes. Hearts and diamonds must stay of one colour, spades and clubs
// too: then the deal is the same under other names, bowers included.
using SuitNames = std::array<Suit, 4>;
// "CHDS": spades become clubs and clubs spades. Nothing when a suit is missing or the colours part.
[[nodiscard]] std::optional<SuitNames> parse_suit_names(std::string_view text);

class DraftDeal {
 public:
  // All cards in the pack; the first seat of the rules receives.
  explicit DraftDeal(Rules rules);
  // The cards of a deal; hands that are not known have none yet.
  DraftDeal(Rules rules, const Deal& deal);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] CardSet hand(Seat seat) const { return hands_[seat]; }
  [[nodiscard]] CardSet pack() const;
  [[nodiscard]] bool seated(Seat seat) const { return rules_.seats.contains(seat); }
  // Cards the hand still needs; negative when it has too many.
  [[nodiscard]] int missing(Seat seat) const;

  // The hand that gets the cards that are dealt.
  [[nodiscard]] Seat receiving() const { return receiving_; }
  void receive(Seat seat);  // must be seated
  void receive_beside(int steps);

  [[nodiscard]] bool can_move(const CardMove& move) const;
  // Into a full hand too. When a hand gets full the next one with room receives; when only one hand
  // is left and the pack holds just what it needs, it gets that.
  void move(const CardMove& move);  // must be possible
  void put(Card card, Seat seat);   // from the pack, and nothing else happens
  void clear(Seat seat);
  void clear();
  // What the pack holds, at random, to every hand with room, until all are full or it is empty.
  void deal_rest(std::uint64_t seed);

  void swap(Seat a, Seat b);  // both seated
  void rotate();              // each hand to the next seat somebody sits at, clockwise
  void rename(const SuitNames& names);
  // Another pack: cards it does not hold, and the hands of seats it leaves empty, are taken away.
  void change_rules(Rules rules);

  // The deal, where these hands make one: all equally large, or empty and so not known. Else why
  // not, as make_deal says it.
  [[nodiscard]] Result<Deal> deal() const;
  // The hand that will get what is left when the others are full: the last one that is empty, where
  // the rules deal the whole pack.
  [[nodiscard]] std::optional<Seat> last_hand() const;
  // Every hand has just as many cards as the rules deal.
  [[nodiscard]] bool full() const;

  friend bool operator==(const DraftDeal&, const DraftDeal&) = default;

 private:
  void after_dealing(Seat to);
  void fill_last_hand();

  Rules rules_;
  PerSeat<CardSet> hands_;
  Seat receiving_;
};

// "N:AAK.JJ9.Q.K Q... - -": the hands so far in the notation. Only a whole deal can be read back as
// one; read_draft reads any.
[[nodiscard]] std::string to_string(const DraftDeal& draft);
Result<DraftDeal> read_draft(std::string_view text, const Rules& rules);

// What is wrong with the sizes and what is missing, a message for each: "East has 13 cards, one too
// many." Empty when the draft is full.
[[nodiscard]] std::vector<Message> what_is_missing(const DraftDeal& draft);

}  // namespace rightbower::app
