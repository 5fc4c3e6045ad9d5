// The cards of one deal as bits of a 64-bit word, so that who beats whom is a comparison of
// places, a hand is a mask and playing a card clears a bit. For the solver only.
//
// A suit in play is a lane of 16 bits, strong to weak from the lowest bit; with hearts trump, say:
//
//     lane 0: spades     lane 1: hearts                        lane 2 ...
//     AS(N) AS(E) KS ... JH(N) JH(S) JD(W) AH(N) ... 9H(E)
//
// Copies of a card lie side by side, in the order of their owners. Places never change during a
// search, so masks stay valid. Bit 15 of every lane is never a card: it stops carries. At no trump
// the joker, a suit of its own, has bit 14 of the last lane (no suit of a pack with a joker is
// longer than 13): alone in its suit it is never compared by rank.
#pragma once

#include <array>
#include <cstdint>

#include "engine/card.h"
#include "engine/seat.h"
#include "solver/ranked_deal.h"

namespace rightbower::solver {

using Places = std::uint64_t;  // a set of places

// How many cards each seat holds in each of the four lanes, four bits each: seat * 16 + lane * 4.
using Lengths = std::uint64_t;

inline constexpr Places lane_stops = 0x8000'8000'8000'8000ULL;
inline constexpr int joker_place = 62;

[[nodiscard]] constexpr Places bit_at(int place) { return Places{1} << place; }
[[nodiscard]] constexpr Places lane_mask(int lane) { return Places{0xFFFF} << (16 * lane); }

// The cards an answer rests on.
struct Relevance {
  Places ranks = 0;  // whose rank and owner matter: closed upwards
  Places ties = 0;   // of these, the ones whose next lower card must not be a copy of theirs

  Relevance& operator|=(const Relevance& other) {
    ranks |= other.ranks;
    ties |= other.ties;
    return *this;
  }
};

struct Layout {
  static constexpr std::size_t places = 64;

  explicit Layout(const RankedDeal& deal);

  Places all = 0;
  Lengths lengths = 0;
  std::array<Places, 4> own{};       // by seat
  std::array<Places, 4> own_side{};  // by seat: all places of the seat's side
  std::array<Places, 5> suits{};     // the four lanes and the joker's own suit
  Places second_copy = 0;            // places whose copy, of another owner, is the place before
  int trump = -1;                    // lane, or -1
  bool joker = false;                // a joker that is a suit of its own

  std::array<std::uint8_t, places> kind{};  // by place: RankedCard::kind
  std::array<std::uint8_t, places> suit{};  // by place: index into suits
  std::array<Lengths, places> unit{};       // by place: one card of its owner and lane
  // By place: the places of the suit down to it, and to its copy where another seat holds that.
  std::array<Places, places> down_to{};
  std::array<Places, places> up_to{};  // by place: it and the places of the suit before it

  // The card at the place wins, whatever is lower and whatever equals it: it was led.
  [[nodiscard]] Relevance led(int place) const { return {up_to[at(place)], 0}; }
  // The card at the place has to be stronger than the next, and its copy with it.
  [[nodiscard]] Relevance level(int place) const {
    return {down_to[at(place)], down_to[at(place)]};
  }

  // Only for the cards of a request, whose kinds are those of Card.
  [[nodiscard]] Card card(int place) const { return Card::from_index(kind[at(place)]); }

  // Whether a card played later takes the trick from the best so far: strictly stronger, for of two
  // copies the earlier wins.
  [[nodiscard]] bool beats(int later, int best) const {
    if (suit[at(later)] != suit[at(best)]) return suit[at(later)] == trump || later == joker_place;
    return later < best && kind[at(later)] != kind[at(best)];
  }

  [[nodiscard]] static std::size_t at(int place) { return static_cast<std::size_t>(place); }
};

inline constexpr Places lane_starts = 0x0001'0001'0001'0001ULL;

// Sets of places closed upwards: with a place, every stronger one of its lane.
[[nodiscard]] constexpr Places closed_upwards(Places set) {
  set |= (set >> 1) & 0x7FFF'7FFF'7FFF'7FFFULL;
  set |= (set >> 2) & 0x3FFF'3FFF'3FFF'3FFFULL;
  set |= (set >> 4) & 0x0FFF'0FFF'0FFF'0FFFULL;
  set |= (set >> 8) & 0x00FF'00FF'00FF'00FFULL;
  return set;
}

// And downwards: with a place, every weaker one of its lane.
[[nodiscard]] constexpr Places closed_downwards(Places set) {
  set |= (set << 1) & 0xFFFE'FFFE'FFFE'FFFEULL;
  set |= (set << 2) & 0xFFFC'FFFC'FFFC'FFFCULL;
  set |= (set << 4) & 0xFFF0'FFF0'FFF0'FFF0ULL;
  set |= (set << 8) & 0xFF00'FF00'FF00'FF00ULL;
  return set;
}

}  // namespace rightbower::solver
