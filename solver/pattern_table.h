// What is proved of positions at the start of a trick, each proof kept with only those cards that
// it rests on, so that it serves every position alike in these (partition search, Ginsberg 1996).
//
// A position is written in relative ranks: the cards left, from the top of each suit, as three
// words with one bit a card:
//
//     owner_low, owner_high   the seat that holds it
//     ties                    it is the copy of the card above it, and another seat holds that
//
// Which card of which suit a bit is follows from the lengths of all hands in all suits; they, the
// leader and the number of tricks left are the key of a bucket. A pattern is such a position with a
// mask of the cards that matter, closed upwards in each suit; a position of the bucket that agrees
// under the mask has the pattern's bounds. The tie below the last card that matters must agree too:
// a copy of it in another hand would be its equal, not a lower card.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/seat.h"
#include "solver/bits.h"
#include "solver/layout.h"

namespace rightbower::solver {

struct RelativePosition {
  std::uint64_t owner_low = 0;
  std::uint64_t owner_high = 0;
  std::uint64_t ties = 0;
};

struct Pattern {
  RelativePosition position;
  std::uint64_t matters = 0;
  std::int8_t at_least = 0;  // tricks for the first side
  std::int8_t at_most = 0;

  [[nodiscard]] bool fits(const RelativePosition& other) const {
    const std::uint64_t owners =
        (position.owner_low ^ other.owner_low) | (position.owner_high ^ other.owner_high);
    return ((owners & matters) | ((position.ties ^ other.ties) & (matters | matters << 1))) == 0;
  }
};

class PatternTable {
 public:
  // Memory for patterns at most, in bytes; then the table is emptied and filled again.
  static constexpr std::size_t most_bytes = std::size_t{192} << 20;

  PatternTable();

  // The patterns of one key. Valid until the next call of bucket() or clear().
  using Bucket = std::vector<Pattern>;
  [[nodiscard]] Bucket& bucket(Lengths lengths, Seat leader, int tricks_left);

  // The newest pattern that fits and decides whether the first side takes need tricks.
  [[nodiscard]] static const Pattern* decisive(const Bucket& bucket,
                                               const RelativePosition& position, int need);

  // Keeps a pattern. References to buckets are no longer valid.
  void store(Lengths lengths, Seat leader, int tricks_left, const Pattern& pattern);

  void clear();

 private:
  struct Slot {
    Lengths lengths = 0;
    std::uint32_t leader_and_left = 0;
    std::uint32_t bucket = 0;  // 0: the slot is free
  };
  [[nodiscard]] std::size_t find(Lengths lengths, std::uint32_t leader_and_left) const;
  void grow();

  std::vector<Slot> slots_;  // open addressing, a power of two
  std::vector<Bucket> buckets_;
  std::size_t patterns_ = 0;
};

}  // namespace rightbower::solver
