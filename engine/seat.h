// The four seats of the table, clockwise, and the two sides.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

namespace rightbower {

enum class Seat : std::uint8_t { north, east, south, west };

inline constexpr std::array<Seat, 4> all_seats{Seat::north, Seat::east, Seat::south, Seat::west};

[[nodiscard]] constexpr int index(Seat seat) { return static_cast<int>(seat); }
[[nodiscard]] constexpr char letter(Seat seat) { return "NESW"[index(seat)]; }

// The seat to the left, which is the next one to play.
[[nodiscard]] constexpr Seat next(Seat seat, int steps = 1) {
  return static_cast<Seat>((index(seat) + steps) & 3);
}
[[nodiscard]] constexpr Seat partner(Seat seat) { return next(seat, 2); }

// The pairs of the table. A lone player, or a maker against two, is put on the side of his own seat
// and everyone else in play on the other (see Seating).
enum class Side : std::uint8_t { north_south, east_west };

[[nodiscard]] constexpr int index(Side side) { return static_cast<int>(side); }
[[nodiscard]] constexpr Side other(Side side) { return static_cast<Side>(1 - index(side)); }
[[nodiscard]] constexpr Side pair_of(Seat seat) { return static_cast<Side>(index(seat) & 1); }

// One value for every seat, asked by seat and not by number.
template <class T>
struct PerSeat {
  std::array<T, 4> values{};

  [[nodiscard]] constexpr T& operator[](Seat seat) {
    return values[static_cast<std::size_t>(index(seat))];
  }
  [[nodiscard]] constexpr const T& operator[](Seat seat) const {
    return values[static_cast<std::size_t>(index(seat))];
  }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

// Some of the four seats.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(std::initializer_list<Seat> seats) {
    for (Seat seat : seats) *this = with(seat);
  }
  [[nodiscard]] static constexpr SeatSet all() {
    return {Seat::north, Seat::east, Seat::south, Seat::west};
  }

  [[nodiscard]] constexpr bool contains(Seat seat) const {
    return ((bits_ >> index(seat)) & 1) != 0;
  }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr SeatSet with(Seat seat) const {
    return SeatSet(static_cast<std::uint8_t>(bits_ | (1 << index(seat))));
  }
  [[nodiscard]] constexpr SeatSet without(Seat seat) const {
    return SeatSet(static_cast<std::uint8_t>(bits_ & ~(1 << index(seat))));
  }

  // The first seat after this one, clockwise, that is in the set.
  [[nodiscard]] constexpr Seat next_after(Seat seat) const {
    assert(bits_ != 0);
    do seat = next(seat);
    while (!contains(seat));
    return seat;
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  explicit constexpr SeatSet(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

// Who plays and on which side.
struct Seating {
  SeatSet in_play = SeatSet::all();
  PerSeat<Side> side{{Side::north_south, Side::east_west, Side::north_south, Side::east_west}};

  friend constexpr bool operator==(const Seating&, const Seating&) = default;
};

// Pairs: everybody seated plays for his own pair.
[[nodiscard]] constexpr Seating pairs(SeatSet seated) { return {seated, Seating{}.side}; }

// One against the rest: the partner, where there is one, sits out; everyone else is against.
[[nodiscard]] constexpr Seating alone(Seat lone, SeatSet seated) {
  const bool four = seated.size() == 4;
  Seating seating{four ? seated.without(partner(lone)) : seated, {}};
  for (Seat seat : all_seats)
    seating.side[seat] = seat == lone ? pair_of(lone) : other(pair_of(lone));
  return seating;
}

static_assert(next(Seat::west) == Seat::north);
static_assert(alone(Seat::east, SeatSet::all()).in_play ==
              SeatSet{Seat::north, Seat::east, Seat::south});

}  // namespace rightbower
