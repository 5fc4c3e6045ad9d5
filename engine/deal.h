// Who holds what before the first card is played. A Deal exists only if it can be dealt from its
// pack; whatever a person can type goes through make_deal, which names every reason against it.
#pragma once

#include <optional>
#include <vector>

#include "engine/card_set.h"
#include "engine/random.h"
#include "engine/result.h"
#include "engine/rules.h"
#include "engine/seat.h"

namespace rightbower {

// What is known of one seat's cards.
struct Hand {
  enum class State : std::uint8_t { known, not_known, nobody };
  State state = State::not_known;
  CardSet cards;  // empty unless known

  friend bool operator==(const Hand&, const Hand&) = default;
};

// One seat's cards as somebody typed them, before they are known to be possible: any number of
// copies, each with the place it was read from (left open where there was no text).
struct HandDraft {
  struct Entry {
    Card card;
    Place place;
  };
  Hand::State state = Hand::State::not_known;
  std::vector<Entry> cards;
  Place place;        // where the hand starts
  bool whole = true;  // false when some of it could not be read: its size then says nothing

  [[nodiscard]] static HandDraft of(CardSet cards);
};

// What belongs to a deal beside the hands.
struct BesideHands {
  std::optional<Seat> dealer;  // may hold one card more, where the rules say so
  HandDraft turn_up;           // the turned-up card, if any: in no hand
};

class Deal {
 public:
  [[nodiscard]] const Hand& operator[](Seat seat) const { return hands_[seat]; }

  // The seats somebody sits at.
  [[nodiscard]] SeatSet seated() const;
  // The seats somebody sits at whose cards are not known.
  [[nodiscard]] SeatSet not_known() const;
  // Cards in every known hand; a dealer's extra card is not counted.
  [[nodiscard]] int hand_size() const { return hand_size_; }

  friend bool operator==(const Deal&, const Deal&) = default;

 private:
  friend Result<Deal> make_deal(const PerSeat<HandDraft>& drafts, const Rules& rules,
                                const BesideHands& beside);
  PerSeat<Hand> hands_;
  int hand_size_ = 0;
};

// Refused, every reason at once: a card the pack has not, too many copies, hands of unequal size or
// larger than the rules deal, somebody at a seat the rules leave empty or nobody at one they fill.
// A hand that is not known at an empty seat is taken for nobody. Where the rules give the dealer an
// extra card, he (any one seat, while he is not known) may hold one card more.
Result<Deal> make_deal(const PerSeat<HandDraft>& drafts, const Rules& rules,
                       const BesideHands& beside = {});

// Every seat of the rules gets a full hand; the same seed gives the same deal for ever. The pack,
// in the order of the notation, is shuffled, and dealt hand by hand from north.
[[nodiscard]] Deal random_deal(const Rules& rules, std::uint64_t seed);

}  // namespace rightbower
