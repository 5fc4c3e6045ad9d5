#include "solver/pattern_scan.h"

#include <bit>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace rightbower::solver {
namespace {

bool decides(std::uint64_t ranks, int need) {
  return at_least(ranks) >= need || at_most(ranks) < need;
}

#if defined(__x86_64__)

// Of the patterns that fit, one bit each, the newest that decides; -1 when none does.
int newest_decisive(unsigned fitting, int first, const PatternPlanes& planes, int need) {
  while (fitting != 0) {
    const int lane = static_cast<int>(std::bit_width(fitting)) - 1;
    if (decides(planes.ranks[first + lane], need)) return first + lane;
    fitting &= ~(1U << lane);
  }
  return -1;
}

#define RB_AVX2 __attribute__((target("avx2"), always_inline)) inline
RB_AVX2 __m256i four_times(std::uint64_t word) {
  return _mm256_set1_epi64x(static_cast<long long>(word));
}
RB_AVX2 __m256i four(const std::uint64_t* words) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(words));
}

__attribute__((target("avx2"))) int scan_avx2(const PatternPlanes& planes,
                                              const RelativePosition& position, int need) {
  const __m256i low = four_times(position.owner_low);
  const __m256i high = four_times(position.owner_high);
  const __m256i ties = four_times(position.ties);
  const __m256i cards = four_times(cards_mask);
  for (int first = (planes.size - 1) & ~3; first >= 0; first -= 4) {
    const __m256i owners = _mm256_or_si256(_mm256_xor_si256(four(planes.owner_low + first), low),
                                           _mm256_xor_si256(four(planes.owner_high + first), high));
    const __m256i tie = _mm256_xor_si256(four(planes.ties + first), ties);
    const __m256i differ = _mm256_or_si256(
        _mm256_and_si256(_mm256_and_si256(owners, four(planes.ranks + first)), cards),
        _mm256_and_si256(tie, four(planes.tie_mask + first)));
    const __m256i equal = _mm256_cmpeq_epi64(differ, _mm256_setzero_si256());
    auto fitting = static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(equal)));
    if (planes.size - first < 4) fitting &= (1U << (planes.size - first)) - 1;
    if (fitting == 0) continue;
    const int found = newest_decisive(fitting, first, planes, need);
    if (found >= 0) return found;
  }
  return -1;
}

#define RB_AVX512 __attribute__((target("avx512f"), always_inline)) inline
RB_AVX512 __m512i eight_times(std::uint64_t word) {
  return _mm512_set1_epi64(static_cast<long long>(word));
}
RB_AVX512 __m512i eight(const std::uint64_t* words) { return _mm512_loadu_si512(words); }

__attribute__((target("avx512f"))) int scan_avx512(const PatternPlanes& planes,
                                                   const RelativePosition& position, int need) {
  const __m512i low = eight_times(position.owner_low);
  const __m512i high = eight_times(position.owner_high);
  const __m512i ties = eight_times(position.ties);
  const __m512i cards = eight_times(cards_mask);
  for (int first = (planes.size - 1) & ~7; first >= 0; first -= 8) {
    const __m512i owners =
        _mm512_or_si512(_mm512_xor_si512(eight(planes.owner_low + first), low),
                        _mm512_xor_si512(eight(planes.owner_high + first), high));
    const __m512i tie = _mm512_xor_si512(eight(planes.ties + first), ties);
    const __m512i differ = _mm512_or_si512(
        _mm512_and_si512(_mm512_and_si512(owners, eight(planes.ranks + first)), cards),
        _mm512_and_si512(tie, eight(planes.tie_mask + first)));
    unsigned fitting = _mm512_cmpeq_epi64_mask(differ, _mm512_setzero_si512());
    if (planes.size - first < 8) fitting &= (1U << (planes.size - first)) - 1;
    if (fitting == 0) continue;
    const int found = newest_decisive(fitting, first, planes, need);
    if (found >= 0) return found;
  }
  return -1;
}

#endif

}  // namespace

int scan_plain(const PatternPlanes& planes, const RelativePosition& position, int need) {
  for (int i = planes.size - 1; i >= 0; --i) {
    const std::uint64_t owners =
        (planes.owner_low[i] ^ position.owner_low) | (planes.owner_high[i] ^ position.owner_high);
    const std::uint64_t ties = planes.ties[i] ^ position.ties;
    if (((owners & planes.ranks[i] & cards_mask) | (ties & planes.tie_mask[i])) == 0 &&
        decides(planes.ranks[i], need))
      return i;
  }
  return -1;
}

PatternScan fastest_pattern_scan() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f")) return scan_avx512;
  if (__builtin_cpu_supports("avx2")) return scan_avx2;
#endif
  return scan_plain;
}

}  // namespace rightbower::solver
