#include "solver/why.h"

#include <algorithm>

namespace rightbower::solver {
namespace {

// The card in its trick: who is with whom, and what the others could do about it.
class Play {
 public:
  Play(const Position& position, Card card, const Contract& contract, const Seating& seating)
      : position_(position),
        card_(card),
        contract_(contract),
        seating_(seating),
        seat_(position.to_play()),
        hand_(position.hand(seat_)),
        trick_(position.trick()) {}

  [[nodiscard]] Why reason() const {
    if (legal().once().size() == 1) return Why::only_card;
    if (trick_.empty()) return of_lead();
    return contract_.beats(card_, trick_.winning_card()) ? of_taking() : of_leaving();
  }

 private:
  [[nodiscard]] CardSet legal() const { return position_.legal_plays(contract_); }
  [[nodiscard]] bool is_opponent(Seat seat) const {
    return seating_.in_play.contains(seat) && seating_.side[seat] != seating_.side[seat_];
  }
  [[nodiscard]] CardSet suit_of(Seat seat, Card card) const {
    return position_.hand(seat) & contract_.all_of(contract_.suit_of(card));
  }
  [[nodiscard]] Trick with_card() const { return trick_.with(seat_, card_, contract_); }

  // Those who still play to the trick after this card.
  [[nodiscard]] bool plays_later(Seat seat) const {
    Seat next = seat_;
    for (int played = trick_.size() + 1; played < seating_.in_play.size(); ++played) {
      next = seating_.in_play.next_after(next);
      if (next == seat) return true;
    }
    return false;
  }

  // Whether the seat holds a card it may play that satisfies the test, in a trick as it stands.
  template <class Test>
  [[nodiscard]] bool can_play(Seat seat, const Trick& trick, Test test) const {
    return std::ranges::any_of(legal_plays(position_.hand(seat), trick, contract_).once(), test);
  }
  [[nodiscard]] bool can_beat(Seat seat, const Trick& trick) const {
    return can_play(seat, trick,
                    [&](Card card) { return contract_.beats(card, trick.winning_card()); });
  }
  // Whether anybody, or an opponent, who is still to play can go over the card that wins.
  [[nodiscard]] bool beaten_later(const Trick& trick, bool by_opponents_only) const {
    return std::ranges::any_of(all_seats, [&](Seat seat) {
      return plays_later(seat) && (is_opponent(seat) || !by_opponents_only) &&
             can_beat(seat, trick);
    });
  }
  // An opponent still to play can add the copy, which comes too late to win.
  [[nodiscard]] bool copy_comes_later() const {
    const Trick trick = with_card();
    return std::ranges::any_of(all_seats, [&](Seat seat) {
      return plays_later(seat) && is_opponent(seat) &&
             can_play(seat, trick, [&](Card card) { return card == card_; });
    });
  }

  // Whether the side of the seat takes a trick in which everybody plays for this trick alone.
  [[nodiscard]] bool side_takes(const Trick& trick) const {
    if (trick.size() == seating_.in_play.size())
      return seating_.side[trick.winner()] == seating_.side[seat_];
    Seat next = trick.leader();
    for (int i = 0; i < trick.size(); ++i) next = seating_.in_play.next_after(next);
    const bool wants = !is_opponent(next);
    for (Card card : legal_plays(position_.hand(next), trick, contract_).once())
      if (side_takes(trick.with(next, card, contract_)) == wants) return wants;
    return !wants;
  }

  [[nodiscard]] Why of_lead() const {
    const Trick trick = with_card();
    if (!beaten_later(trick, false)) {
      if (copy_comes_later()) return Why::first_of_two;
      return contract_.is_trump(card_) && opponents_hold_trumps() ? Why::draws_trumps
                                                                  : Why::leads_winner;
    }
    if (side_takes(trick)) return Why::crosses_to_partner;
    return leaves_a_winner_behind() ? Why::drives_out : Why::gives_up_lead;
  }

  [[nodiscard]] bool opponents_hold_trumps() const {
    return std::ranges::any_of(
        all_seats, [&](Seat seat) { return is_opponent(seat) && !suit_of(seat, card_).empty(); });
  }

  // How many cards of the opponents are higher in the suit of this one.
  [[nodiscard]] int higher_against(Card card) const {
    int higher = 0;
    for (Seat seat : all_seats)
      if (is_opponent(seat))
        for (Card other : suit_of(seat, card))
          if (contract_.strength(other) > contract_.strength(card)) ++higher;
    return higher;
  }

  [[nodiscard]] bool leaves_a_winner_behind() const {
    if (higher_against(card_) != 1) return false;
    const CardSet rest = hand_.without(card_) & contract_.all_of(contract_.suit_of(card_));
    return std::ranges::any_of(rest, [&](Card card) { return higher_against(card) == 1; });
  }

  [[nodiscard]] bool follows() const {
    return contract_.suit_of(card_) == trick_.suit_led(contract_);
  }
  [[nodiscard]] bool partner_wins() const {
    return !is_opponent(trick_.winner()) && trick_.winner() != seat_;
  }
  [[nodiscard]] bool could_take() const { return can_beat(seat_, trick_); }

  [[nodiscard]] Why of_taking() const {
    if (partner_wins()) return Why::overtakes_partner;
    if (!follows()) return contract_.is_trump(trick_.winning_card()) ? Why::overruffs : Why::ruffs;
    const Trick trick = with_card();
    if (beaten_later(trick, true)) return Why::covers;
    if (copy_comes_later()) return Why::first_of_two;
    return cheaper_one_takes() ? Why::takes : Why::takes_cheapest;
  }

  [[nodiscard]] bool cheaper_one_takes() const {
    return can_play(seat_, trick_, [&](Card card) {
      return contract_.beats(card, trick_.winning_card()) &&
             contract_.strength(card) < contract_.strength(card_);
    });
  }

  [[nodiscard]] bool lowest_of_suit() const {
    return std::ranges::none_of(suit_of(seat_, card_), [&](Card card) {
      return contract_.strength(card) < contract_.strength(card_);
    });
  }

  [[nodiscard]] Why of_leaving() const {
    if (partner_wins() && could_take() && !beaten_later(trick_, true))
      return Why::leaves_to_partner;
    return follows() ? of_following() : of_throwing();
  }

  [[nodiscard]] Why of_following() const {
    if (could_take()) return Why::ducks;
    if (lowest_of_suit()) return Why::follows_low;
    return partner_wins() ? Why::unblocks : Why::follows;
  }

  [[nodiscard]] Why of_throwing() const {
    if (contract_.is_trump(card_)) return Why::underruffs;
    if (guards_left()) return Why::keeps_left_guarded;
    if (could_take()) return Why::saves_trumps;
    return higher_anywhere() ? Why::throws_idle : Why::throws_winner;
  }

  // One trump stands beside the left bower, and an opponent can still lead the right one.
  [[nodiscard]] bool guards_left() const {
    if (!contract_.trump()) return false;
    const CardSet trumps = hand_ & contract_.all_of(*contract_.trump());
    const auto is_left = [&](Card card) { return contract_.is_left_bower(card); };
    const auto is_right = [&](Card card) { return contract_.is_right_bower(card); };
    return std::ranges::count_if(trumps, is_left) == 1 && trumps.size() == 2 &&
           std::ranges::none_of(trumps, is_right) && std::ranges::any_of(all_seats, [&](Seat seat) {
             return is_opponent(seat) && std::ranges::any_of(position_.hand(seat), is_right);
           });
  }

  // Somebody else has a card that would beat it in its suit.
  [[nodiscard]] bool higher_anywhere() const {
    return std::ranges::any_of(all_seats, [&](Seat seat) {
      return seat != seat_ && std::ranges::any_of(suit_of(seat, card_), [&](Card card) {
               return contract_.strength(card) > contract_.strength(card_);
             });
    });
  }

  const Position& position_;
  const Card card_;
  const Contract& contract_;
  const Seating& seating_;
  const Seat seat_;
  const CardSet hand_;
  const Trick& trick_;
};

}  // namespace

const char* id(Why why) {
  constexpr std::array<const char*, all_reasons.size()> ids{
      "why.only-card",     "why.first-of-two",       "why.draws-trumps",
      "why.leads-winner",  "why.crosses-to-partner", "why.drives-out",
      "why.gives-up-lead", "why.overtakes-partner",  "why.overruffs",
      "why.ruffs",         "why.takes-cheapest",     "why.takes",
      "why.covers",        "why.leaves-to-partner",  "why.ducks",
      "why.unblocks",      "why.follows-low",        "why.follows",
      "why.underruffs",    "why.keeps-left-guarded", "why.saves-trumps",
      "why.throws-winner", "why.throws-idle"};
  return ids[static_cast<std::size_t>(why)];
}

Why why(const Position& position, Card card, const Contract& contract, const Seating& seating) {
  return Play(position, card, contract, seating).reason();
}

}  // namespace rightbower::solver
