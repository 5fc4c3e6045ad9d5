#include "solver/quick_tricks.h"

#include <algorithm>
#include <array>
#include <bit>

#include "solver/bits.h"

namespace rightbower::solver {
inline namespace RB_CORE {
namespace {

constexpr int suits_and_joker = 5;
using PerSuit = std::array<int, suits_and_joker>;

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
std::size_t at(int suit) { return static_cast<std::size_t>(suit); }

class Cashing {
 public:
  Cashing(const Layout& layout, Places all, Lengths lengths, Seat leader, const Sides& sides,
          int wanted)
      : layout_(layout),
        lengths_(lengths),
        own_(all & layout.own[at(leader)]),
        partner_(all & layout.own_side[at(leader)] & ~own_),
        enemies_(all & ~layout.own_side[at(leader)]),
        leader_(leader),
        sides_(sides),
        wanted_(wanted) {}

  // A bound on what may come of it, at little cost: the winners of both hands.
  [[nodiscard]] bool hopeless() const { return count_bits(winners_of_both()) < wanted_; }

  SureTricks count(bool crossing) {
    // Trumps first: enemies who have none left cannot ruff.
    if (layout_.trump >= 0) cash_own(layout_.trump);
    for (int suit = 0; suit < suits_in_play(); ++suit)
      if (suit != layout_.trump) cash_own(suit);
    if (partner_must_ruff(own_rounds_, partner_)) {
      sure_.tricks = std::min(sure_.tricks, side_cards(partner_));
      return sure_;
    }
    if (crossing && sure_.tricks < wanted_ && partner_ != 0) cross();
    return sure_;
  }

 private:
  [[nodiscard]] int suits_in_play() const { return layout_.joker ? suits_and_joker : 4; }
  [[nodiscard]] Places suit(int suit_index) const { return layout_.suits[at(suit_index)]; }
  [[nodiscard]] int length(Seat seat, int suit_index) const {
    return suit_index > 3 ? 0
                          : static_cast<int>(lengths_ >> (16 * index(seat) + 4 * suit_index) & 15);
  }
  // Strictly stronger cards, of any seat and gone or not: of copies the one led first wins.
  [[nodiscard]] Places stronger(int place) const {
    return layout_.down_to[at(place)] & (bit_at(place) - 1) &
           ~((layout_.second_copy & bit_at(place)) >> 1);
  }

  // The cards no enemy holds a strictly stronger one of the suit than.
  [[nodiscard]] Places winners_of_both() const {
    const Places next = enemies_ << 1 & ~lane_starts;
    const Places below = closed_downwards(next);
    const Places equal = next & ~(below << 1 & ~lane_starts) & layout_.second_copy;
    return (own_ | partner_) & (~below | equal | (layout_.joker ? bit_at(joker_place) : 0));
  }

  // Rounds of a suit that no enemy can ruff, when the trumps counted so far are drawn before.
  [[nodiscard]] int rounds_before_ruff(int suit_index) const {
    int rounds = 16;
    if (layout_.trump < 0 || suit_index == layout_.trump) return rounds;
    for (Seat seat : all_seats) {
      if ((enemies_ & layout_.own[at(seat)]) == 0) continue;
      if (length(seat, layout_.trump) > own_rounds_[at(layout_.trump)])
        rounds = std::min(rounds, length(seat, suit_index));
    }
    return rounds;
  }

  // Winners of one suit in a hand, the best first, while the other hand can stay below them.
  struct Winners {
    int count = 0;
    Relevance relevant;
  };
  [[nodiscard]] Winners winners(Places hand, Places other_hand, Places enemies, int limit) const {
    Winners found;
    for (int counted = 1; hand != 0 && counted <= limit; ++counted, hand &= hand - 1) {
      const int place = std::countr_zero(hand);
      if ((enemies & stronger(place)) != 0) break;
      // Lower cards of the other hand enough to follow every round so far.
      const Places over = other_hand & stronger(place);
      if (over != 0 && std::min(count_bits(other_hand), counted) > count_bits(other_hand & ~over))
        break;
      found = {counted, (enemies | other_hand) == 0 ? Relevance{} : layout_.led(place)};
    }
    return found;
  }

  void cash_own(int suit_index) {
    const Places cards = suit(suit_index);
    if ((own_ & cards) == 0 || sure_.tricks >= wanted_) return;
    const int limit = std::min(wanted_ - sure_.tricks, rounds_before_ruff(suit_index));
    const Winners found = winners(own_ & cards, partner_ & cards, enemies_ & cards, limit);
    own_rounds_[at(suit_index)] = found.count;
    sure_.tricks += found.count;
    sure_.relevant |= found.relevant;
  }

  [[nodiscard]] int side_cards(Places hand) const {
    return count_bits(layout_.trump < 0 ? hand : hand & ~suit(layout_.trump));
  }
  // Whether a hand that has trumps may run out of other cards in so many rounds.
  [[nodiscard]] bool partner_must_ruff(const PerSuit& rounds, Places hand) const {
    if (layout_.trump < 0 || (hand & suit(layout_.trump)) == 0) return false;
    int side_rounds = 0;
    for (int round : rounds) side_rounds += round;
    return side_cards(hand) < side_rounds;
  }

  void cross() {
    SureTricks best = sure_;
    for (int suit_index = 0; suit_index < 4 && best.tricks < wanted_; ++suit_index) {
      const bool void_by_then =
          count_bits(partner_ & suit(suit_index)) <= own_rounds_[at(suit_index)];
      const SureTricks crossed =
          void_by_then ? cross_by_ruff(suit_index) : cross_by_rank(suit_index);
      if (crossed.tricks > best.tricks) best = crossed;
    }
    sure_ = best;
  }

  // The own cards of a suit that are left after the winners were cashed.
  [[nodiscard]] Places own_left(int suit_index) const {
    Places left = own_ & suit(suit_index);
    for (int i = own_rounds_[at(suit_index)]; i > 0; --i) left &= left - 1;
    return left;
  }

  // Lead the lowest card of a suit to partner's best, which nobody can beat or ruff.
  [[nodiscard]] SureTricks cross_by_rank(int suit_index) const {
    const Places mine = own_left(suit_index);
    if (mine == 0) return {};
    const int entry = std::countr_zero(partner_ & suit(suit_index));
    const int led = 63 - std::countl_zero(mine);
    const Seat left = sides_.next[leader_];
    const Places left_equal = enemies_ & layout_.own[at(left)] & layout_.down_to[at(entry)];
    if (!layout_.beats(entry, led) || (enemies_ & stronger(entry)) != 0 || left_equal != 0)
      return {};
    if (own_rounds_[at(suit_index)] >= rounds_before_ruff(suit_index)) return {};
    return cash_partner(entry, led, layout_.level(entry));
  }

  // Lead a card of a suit partner never had, for him to ruff with his lowest trump; the enemies
  // have to follow suit or have no trump left.
  [[nodiscard]] SureTricks cross_by_ruff(int suit_index) const {
    if (layout_.trump < 0 || suit_index == layout_.trump) return {};
    const Places mine = own_left(suit_index);
    const Places trumps = partner_ & suit(layout_.trump);
    if (mine == 0 || count_bits(trumps) <= own_rounds_[at(layout_.trump)]) return {};
    if (own_rounds_[at(suit_index)] >= rounds_before_ruff(suit_index)) return {};
    return cash_partner(63 - std::countl_zero(trumps), 63 - std::countl_zero(mine), {});
  }

  // Partner takes the trick to which this card was led with his entry, then cashes his winners.
  [[nodiscard]] SureTricks cash_partner(int entry, int led, const Relevance& of_entry) const {
    Places kept = bit_at(entry);
    SureTricks crossed{sure_.tricks + 1, sure_.relevant};
    crossed.relevant |= of_entry;
    PerSuit his_rounds{};
    for (int other = 0; other < 4 && crossed.tricks < wanted_; ++other) {
      const Places cards = suit(other);
      const int gone = own_rounds_[at(other)] + ((cards & bit_at(led)) != 0 ? 1 : 0);
      const int limit = std::min(wanted_ - crossed.tricks, rounds_before_ruff(other) - gone);
      const Places hand = partner_ & cards & ~bit_at(entry);
      const Winners found = winners(hand, own_left(other) & ~bit_at(led), enemies_ & cards, limit);
      his_rounds[at(other)] = found.count;
      crossed.tricks += found.count;
      crossed.relevant |= found.relevant;
      Places counted = hand;
      for (int i = found.count; i > 0; --i) {
        kept |= counted & (~counted + 1);
        counted &= counted - 1;
      }
    }
    return possible(kept, his_rounds, bit_at(led)) ? crossed : SureTricks{};
  }

  // Whether partner can keep these cards while winners are cashed, and the seat on lead can
  // afterwards follow or throw cards without ruffing.
  [[nodiscard]] bool possible(Places kept, const PerSuit& his_rounds, Places led) const {
    const Places loose = partner_ & ~kept;
    int rounds = 0;
    for (int suit_index = 0; suit_index < suits_in_play(); ++suit_index) {
      const Places cards = suit(suit_index);
      const int cashed = own_rounds_[at(suit_index)];
      rounds += cashed;
      if (std::min(count_bits(partner_ & cards), cashed) > count_bits(loose & cards)) return false;
    }
    if (count_bits(loose) < rounds || partner_must_ruff(own_rounds_, loose)) return false;
    Places mine_left = 0;
    for (int suit_index = 0; suit_index < suits_in_play(); ++suit_index)
      mine_left |= own_left(suit_index);
    return !partner_must_ruff(his_rounds, mine_left & ~led);
  }

  const Layout& layout_;
  Lengths lengths_;
  Places own_;
  Places partner_;
  Places enemies_;
  Seat leader_;
  const Sides& sides_;
  int wanted_;
  PerSuit own_rounds_{};
  SureTricks sure_;
};

}  // namespace

SureTricks quick_tricks(const Layout& layout, Places all, Lengths lengths, Seat leader,
                        const Sides& sides, int wanted, bool crossing) {
  // At no trump a joker in another hand takes any trick its holder cannot follow to.
  const Places own = layout.own[static_cast<std::size_t>(index(leader))];
  if (layout.joker && (all & ~own & bit_at(joker_place)) != 0) return {};
  Cashing cashing(layout, all, lengths, leader, sides, wanted);
  return cashing.hopeless() ? SureTricks{} : cashing.count(crossing);
}

}  // namespace RB_CORE
}  // namespace rightbower::solver
