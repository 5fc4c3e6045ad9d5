#include "solver/pattern_table.h"

namespace rightbower::solver {
namespace {

constexpr std::size_t first_slots = 1024;

std::size_t mixed(Lengths lengths, std::uint32_t leader_and_left) {
  std::uint64_t hash = (lengths ^ (std::uint64_t{leader_and_left} << 57)) * 0x9E3779B97F4A7C15ULL;
  hash ^= hash >> 32;
  return static_cast<std::size_t>(hash * 0xC2B2AE3D27D4EB4FULL >> 16);
}

}  // namespace

PatternTable::PatternTable() { clear(); }

void PatternTable::clear() {
  slots_.assign(first_slots, {});
  buckets_.assign(1, {});
  patterns_ = 0;
}

std::size_t PatternTable::find(Lengths lengths, std::uint32_t leader_and_left) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = mixed(lengths, leader_and_left) & mask;
  while (slots_[at].bucket != 0 &&
         (slots_[at].lengths != lengths || slots_[at].leader_and_left != leader_and_left))
    at = (at + 1) & mask;
  return at;
}

void PatternTable::grow() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  for (const Slot& slot : old)
    if (slot.bucket != 0) slots_[find(slot.lengths, slot.leader_and_left)] = slot;
}

PatternTable::Bucket& PatternTable::bucket(Lengths lengths, Seat leader, int tricks_left) {
  const auto leader_and_left =
      static_cast<std::uint32_t>(index(leader)) | static_cast<std::uint32_t>(tricks_left) << 2;
  std::size_t at = find(lengths, leader_and_left);
  if (slots_[at].bucket == 0) {
    if (buckets_.size() * 2 > slots_.size()) {
      grow();
      at = find(lengths, leader_and_left);
    }
    slots_[at] = {lengths, leader_and_left, static_cast<std::uint32_t>(buckets_.size())};
    buckets_.emplace_back();
  }
  return buckets_[slots_[at].bucket];
}

const Pattern* PatternTable::decisive(const Bucket& bucket, const RelativePosition& position,
                                      int need) {
  for (auto pattern = bucket.rbegin(); pattern != bucket.rend(); ++pattern)
    if ((pattern->at_least >= need || pattern->at_most < need) && pattern->fits(position))
      return &*pattern;
  return nullptr;
}

void PatternTable::store(Lengths lengths, Seat leader, int tricks_left, const Pattern& pattern) {
  if (++patterns_ * sizeof(Pattern) > most_bytes) clear();
  bucket(lengths, leader, tricks_left).push_back(pattern);
}

}  // namespace rightbower::solver
