#include "solver/pattern_table.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace rightbower::solver {
namespace {

constexpr std::size_t first_buckets = 1024;
constexpr std::size_t first_words = 4096;
constexpr std::size_t large_page = std::size_t{2} << 20;  // fewer addresses to look up

std::uint32_t packed(Seat leader, int tricks_left) {
  return static_cast<std::uint32_t>(index(leader)) | static_cast<std::uint32_t>(tricks_left) << 2;
}

std::size_t mixed(Lengths lengths, std::uint32_t leader_and_left) {
  std::uint64_t hash = (lengths ^ (std::uint64_t{leader_and_left} << 57)) * 0x9E3779B97F4A7C15ULL;
  hash ^= hash >> 32;
  return static_cast<std::size_t>(hash * 0xC2B2AE3D27D4EB4FULL >> 16);
}

std::size_t size_class(std::uint32_t capacity) {
  return static_cast<std::size_t>(std::countr_zero(capacity));
}

}  // namespace

void WordArena::make_room(std::size_t words) {
  if (words <= size_) return;
  const std::size_t wanted = std::max(first_words, 2 * words) * sizeof(std::uint64_t);
  const std::size_t bytes = (wanted + large_page - 1) & ~(large_page - 1);
  void* const room = std::aligned_alloc(large_page, bytes);
  if (room == nullptr) throw std::bad_alloc();
#ifdef __linux__
  (void)madvise(room, bytes, MADV_HUGEPAGE);
#endif
  if (size_ > 0) std::memcpy(room, words_.get(), size_ * sizeof(std::uint64_t));
  words_.reset(static_cast<std::uint64_t*>(room));
  size_ = bytes / sizeof(std::uint64_t);
}

PatternTable::PatternTable() { clear(); }

void PatternTable::clear() {
  buckets_.assign(first_buckets, {});
  used_ = 0;
  arena_used_ = 0;
  for (auto& rooms : free_) rooms.clear();
}

std::size_t PatternTable::place_of(Lengths lengths, std::uint32_t leader_and_left) const {
  const std::size_t mask = buckets_.size() - 1;
  std::size_t at = mixed(lengths, leader_and_left) & mask;
  while (buckets_[at].capacity != 0 &&
         (buckets_[at].lengths != lengths || buckets_[at].leader_and_left != leader_and_left))
    at = (at + 1) & mask;
  return at;
}

void PatternTable::grow() {
  std::vector<Bucket> old(buckets_.size() * 2);
  old.swap(buckets_);
  for (const Bucket& bucket : old)
    if (bucket.capacity != 0) buckets_[place_of(bucket.lengths, bucket.leader_and_left)] = bucket;
}

std::optional<PatternTable::Found> PatternTable::find(const Key& key,
                                                      const RelativePosition& position,
                                                      int need) const {
  const Bucket& bucket = buckets_[place_of(key.lengths, packed(key.leader, key.tricks_left))];
  if (bucket.size == 0) return std::nullopt;
  const std::uint64_t* const words = arena_.data() + bucket.first;
  const std::uint32_t capacity = bucket.capacity;
  const PatternPlanes patterns{words,
                               words + capacity,
                               words + 2 * capacity,
                               words + 3 * capacity,
                               words + 4 * capacity,
                               static_cast<int>(bucket.size)};
  const int found = scan_(patterns, position, need);
  if (found < 0) return std::nullopt;
  const std::uint64_t ranks = patterns.ranks[found];
  const int lower = at_least(ranks);
  return Found{lower >= need ? lower : at_most(ranks), ranks & cards_mask,
               patterns.tie_mask[found]};
}

std::uint32_t PatternTable::room(std::uint32_t capacity) {
  auto& rooms = free_[size_class(capacity)];
  if (!rooms.empty()) {
    const std::uint32_t first = rooms.back();
    rooms.pop_back();
    return first;
  }
  const auto first = static_cast<std::uint32_t>(arena_used_);
  arena_used_ += std::size_t{capacity} * planes;
  arena_.make_room(arena_used_ + words_past_end);
  return first;
}

void PatternTable::enlarge(Bucket& bucket) {
  const std::uint32_t first = room(bucket.capacity * 2);
  for (std::uint32_t plane = 0; plane < planes; ++plane)
    std::copy_n(arena_.data() + bucket.first + plane * bucket.capacity, bucket.size,
                arena_.data() + first + plane * bucket.capacity * 2);
  free_[size_class(bucket.capacity)].push_back(bucket.first);
  bucket.first = first;
  bucket.capacity *= 2;
}

void PatternTable::store(const Key& key, const Pattern& pattern) {
  if (arena_used_ * sizeof(std::uint64_t) > most_bytes_) {
    clear();
    ++times_emptied_;
  }
  if (used_ * 2 > buckets_.size()) grow();
  const std::uint32_t leader_and_left = packed(key.leader, key.tricks_left);
  Bucket& bucket = buckets_[place_of(key.lengths, leader_and_left)];
  if (bucket.capacity == 0) {
    ++used_;
    bucket = {key.lengths, leader_and_left, room(first_capacity), 0, first_capacity};
  } else if (bucket.size == bucket.capacity) {
    enlarge(bucket);
  }
  std::uint64_t* word = arena_.data() + bucket.first + bucket.size++;
  for (std::uint64_t value :
       {pattern.position.owner_low, pattern.position.owner_high, pattern.position.ties,
        pattern.ranks | pattern_bounds(pattern.at_least, pattern.at_most), pattern.tie_mask}) {
    *word = value;
    word += bucket.capacity;
  }
}

}  // namespace rightbower::solver
