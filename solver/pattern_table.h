// What is proved of positions at the start of a trick, each proof kept with only those cards that
// it rests on, so that it serves every position alike in these (partition search, Ginsberg 1996).
//
// A position is written in relative ranks: the cards left, from the top of each suit, one bit a
// card (RelativePosition). Which card of which suit a bit is follows from the lengths of all hands
// in all suits; they, the leader and the number of tricks left are the key of a bucket. A pattern
// is such a position with a mask of the cards that matter, closed upwards in each suit; a position
// of the bucket that agrees under the mask has the pattern's bounds. Where the last card that
// matters has to be stronger than the next, the tie below it must agree too: a copy of it in
// another hand would be its equal.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

#include "engine/seat.h"
#include "solver/layout.h"
#include "solver/pattern_scan.h"

namespace rightbower::solver {

struct Pattern {
  RelativePosition position;
  std::uint64_t ranks = 0;     // the cards whose owner matters
  std::uint64_t tie_mask = 0;  // the cards whose tie matters
  int at_least = 0;            // tricks of the first side, 0 to 15
  int at_most = 0;
};

// Words that stay where they are or move as a whole; growing neither fills nor touches new memory.
class WordArena {
 public:
  [[nodiscard]] std::uint64_t* data() { return words_.get(); }
  [[nodiscard]] const std::uint64_t* data() const { return words_.get(); }
  void make_room(std::size_t words);

 private:
  struct Free {
    void operator()(std::uint64_t* words) const { std::free(words); }
  };
  std::unique_ptr<std::uint64_t[], Free> words_;
  std::size_t size_ = 0;
};

class PatternTable {
 public:
  PatternTable();

  // Memory for patterns at most, in bytes; then the table is emptied and filled again.
  void limit(std::size_t most_bytes) { most_bytes_ = most_bytes; }
  [[nodiscard]] int times_emptied() const { return times_emptied_; }

  // Where the patterns of a key are.
  struct Key {
    Lengths lengths = 0;
    Seat leader = Seat::north;
    int tricks_left = 0;
  };

  // What the newest pattern says that fits and decides whether the first side takes need tricks.
  struct Found {
    int tricks;  // at least need, or less than need
    std::uint64_t ranks;
    std::uint64_t tie_mask;
  };
  [[nodiscard]] std::optional<Found> find(const Key& key, const RelativePosition& position,
                                          int need) const;

  void store(const Key& key, const Pattern& pattern);

  // Forgets all patterns and keeps the memory for new ones.
  void clear();

  void use(PatternScan scan) { scan_ = scan; }

 private:
  // The patterns of a key lie side by side in the arena, in planes with room for as many as
  // capacity says.
  struct Bucket {
    Lengths lengths = 0;
    std::uint32_t leader_and_left = 0;
    std::uint32_t first = 0;  // word of the arena
    std::uint32_t size = 0;
    std::uint32_t capacity = 0;  // a power of two; 0: nothing here
  };
  static constexpr std::uint32_t planes = 5;
  static constexpr std::uint32_t first_capacity = 2;

  [[nodiscard]] std::size_t place_of(Lengths lengths, std::uint32_t leader_and_left) const;
  [[nodiscard]] std::uint32_t room(std::uint32_t capacity);
  void enlarge(Bucket& bucket);
  void grow();

  std::size_t most_bytes_ = std::size_t{192} << 20;
  int times_emptied_ = 0;
  PatternScan scan_ = fastest_pattern_scan();
  std::vector<Bucket> buckets_;  // open addressing, a power of two
  std::size_t used_ = 0;
  WordArena arena_;
  std::size_t arena_used_ = 0;
  std::array<std::vector<std::uint32_t>, 32> free_;  // rooms given up, by the log of their size
};

}  // namespace rightbower::solver
