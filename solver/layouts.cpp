#include "solver/layouts.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <span>
#include <unordered_map>
#include <utility>

#include "engine/random.h"

namespace rightbower::solver {
namespace {

// Ways to deal: more than 64 bits hold (48 cards in four hands: 2 * 10^26).
__extension__ using Wide = unsigned __int128;

constexpr int most_cards = 66;   // both copies of every kind
constexpr std::size_t bins = 5;  // the four seats, and the cards that are in no hand
constexpr std::size_t aside = 4;
constexpr std::size_t most_counts = 6;  // counted exactly; the rest is refused by draw
constexpr std::size_t most_states = 200'000;

std::size_t bin_of(Seat seat) { return static_cast<std::size_t>(index(seat)); }

// Pascal's triangle: C(66, 33) still has 63 bits.
class Choose {
 public:
  constexpr Choose() {
    for (std::size_t of = 0; of < ways_.size(); ++of) {
      ways_[of][0] = 1;
      for (std::size_t take = 1; take <= of; ++take)
        ways_[of][take] = ways_[of - 1][take - 1] + ways_[of - 1][take];
    }
  }
  [[nodiscard]] constexpr std::uint64_t operator()(int of, int take) const {
    return ways_[static_cast<std::size_t>(of)][static_cast<std::size_t>(take)];
  }

 private:
  std::array<std::array<std::uint64_t, most_cards + 1>, most_cards + 1> ways_{};
};
constexpr Choose choose;

// A number below bound, each equally likely.
Wide below(Wide bound, Random& random) {
  const Wide uneven = (~bound + 1) % bound;  // 2^128 mod bound
  Wide drawn = 0;
  do drawn = (static_cast<Wide>(random.next()) << 64) | random.next();
  while (drawn < uneven);
  return drawn % bound;
}

// A stream of its own for every layout. Neighbouring states of the generator would share numbers,
// so the state is itself drawn.
Random stream_of(std::uint64_t seed, std::uint64_t number) {
  Random of_seed(seed);
  Random of_number(of_seed.next() ^ (number * 0xD1342543DE82EF95ULL));
  return Random(of_number.next());
}

CardSet larger(CardSet a, CardSet b) { return a.plus(b.minus(a & b)); }

using Room = std::array<int, bins>;
using Shares = std::array<int, bins>;

// Cards no condition tells apart.
struct Group {
  std::vector<Card> cards;
  std::array<bool, bins> may{};             // in which bins they may be
  std::array<bool, most_counts> counted{};  // by which conditions

  [[nodiscard]] int size() const { return static_cast<int>(cards.size()); }
  [[nodiscard]] bool like(const Group& other) const {
    return may == other.may && counted == other.counted;
  }
};

// How far dealing has come: places left in every bin, and for each condition the cards still needed
// and still allowed.
struct State {
  Room room{};
  std::array<int, most_counts> needed{};
  std::array<int, most_counts> allowed{};

  friend bool operator==(const State&, const State&) = default;
};

struct StateHash {
  std::size_t operator()(const State& state) const {
    std::uint64_t hash = 0;
    const auto mix = [&hash](int value) {
      hash = (hash ^ static_cast<std::uint64_t>(value)) * std::uint64_t{0x9E3779B97F4A7C15};
      hash ^= hash >> 29;
    };
    for (int value : state.room) mix(value);
    for (int value : state.needed) mix(value);
    for (int value : state.allowed) mix(value);
    return static_cast<std::size_t>(hash);
  }
};

}  // namespace

// Deals group by group. For every state a group can be met in, the ways to deal it and all groups
// after it are counted once and kept.
class Layouts::Counting {
 public:
  // The last conditions are left out as long as there are too many states.
  Counting(CardSet free_cards, const PerSeat<CardSet>& fixed, const PerSeat<CardSet>& lacks,
           const Room& room, std::span<const CardCount> counts)
      : fixed_(fixed) {
    for (std::size_t use = std::min(counts.size(), most_counts);; --use) {
      counts_.assign(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(use));
      start_ = start(room);
      group(free_cards, lacks);
      ways_.assign(groups_.size(), {});
      states_ = 0;
      full_ = false;
      total_ = count(0, start_);
      if (!full_) break;
      assert(use > 0);
    }
  }

  [[nodiscard]] Wide total() const { return total_; }
  [[nodiscard]] std::size_t conditions() const { return counts_.size(); }  // that are counted

  [[nodiscard]] PerSeat<CardSet> draw(Random& random) const {
    PerSeat<CardSet> hands = fixed_;
    State state = start_;
    for (std::size_t at = 0; at < groups_.size(); ++at) {
      const Shares shares = draw_shares(at, state, random);
      deal(groups_[at], shares, random, hands);
      state = *after(groups_[at], state, shares);
    }
    return hands;
  }

 private:
  [[nodiscard]] State start(const Room& room) const {
    State state;
    state.room = room;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      const CardCount& count = counts_[i];
      const int held = (fixed_[count.seat] & count.kinds.twice()).size();
      state.needed[i] = std::max(0, count.least - held);
      // More than there are cards is no limit; one such number keeps the states few.
      state.allowed[i] = count.most >= most_cards ? most_cards : count.most - held;
    }
    return state;
  }

  void group(CardSet cards, const PerSeat<CardSet>& lacks) {
    groups_.clear();
    for (Card card : cards) {
      Group group;
      for (Seat seat : all_seats)
        group.may[bin_of(seat)] = start_.room[bin_of(seat)] > 0 && !lacks[seat].contains(card);
      group.may[aside] = true;
      for (std::size_t i = 0; i < counts_.size(); ++i)
        group.counted[i] = counts_[i].kinds.contains(card);
      const auto same =
          std::ranges::find_if(groups_, [&](const Group& other) { return other.like(group); });
      Group& home = same != groups_.end() ? *same : groups_.emplace_back(std::move(group));
      home.cards.push_back(card);
    }
    // The most restricted first: what cannot go on shows early.
    std::ranges::stable_sort(groups_, {}, [](const Group& one) {
      return std::accumulate(one.may.begin(), one.may.end(), 0);
    });
  }

  // The state when a group was shared out so; nothing when that is not allowed.
  [[nodiscard]] std::optional<State> after(const Group& group, State state,
                                           const Shares& shares) const {
    for (std::size_t bin = 0; bin < bins; ++bin) state.room[bin] -= shares[bin];
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      if (!group.counted[i]) continue;
      const int got = shares[bin_of(counts_[i].seat)];
      state.needed[i] = std::max(0, state.needed[i] - got);
      if (state.allowed[i] != most_cards) state.allowed[i] -= got;
      if (state.allowed[i] < 0) return std::nullopt;
    }
    return state;
  }

  // Calls visit(shares, ways to pick the cards for them) for every way to share the group out,
  // until it says enough.
  template <class Visit>
  void each_sharing(const Group& group, const Room& room, Visit visit) const {
    Shares shares{};
    bool enough = false;
    const auto share = [&](const auto& self, std::size_t bin, int left, Wide ways) -> void {
      if (bin == aside) {
        shares[aside] = left;
        if (left <= room[aside]) enough = visit(shares, ways);
        return;
      }
      int later = 0;
      for (std::size_t other = bin + 1; other < bins; ++other)
        if (group.may[other]) later += room[other];
      const int most = group.may[bin] ? std::min(left, room[bin]) : 0;
      for (int take = std::max(0, left - later); take <= most && !enough; ++take) {
        shares[bin] = take;
        self(self, bin + 1, left - take, ways * choose(left, take));
      }
    };
    share(share, 0, group.size(), 1);
  }

  [[nodiscard]] static bool is_met(const State& state) {
    return std::ranges::all_of(state.needed, [](int needed) { return needed == 0; }) &&
           std::ranges::all_of(state.allowed, [](int allowed) { return allowed >= 0; });
  }

  // Ways to deal this group and all after it.
  Wide count(std::size_t at, const State& state) {
    if (at == groups_.size()) return is_met(state) ? 1 : 0;
    if (const auto known = ways_[at].find(state); known != ways_[at].end()) return known->second;
    Wide ways = 0;
    each_sharing(groups_[at], state.room, [&](const Shares& shares, Wide picks) {
      if (const auto rest = after(groups_[at], state, shares)) ways += picks * count(at + 1, *rest);
      return full_;
    });
    states_ += 1;
    full_ = full_ || (states_ > most_states && !counts_.empty());
    if (!full_) ways_[at].emplace(state, ways);
    return ways;
  }

  [[nodiscard]] Wide known_ways(std::size_t at, const State& state) const {
    if (at == groups_.size()) return is_met(state) ? 1 : 0;
    return ways_[at].at(state);
  }

  [[nodiscard]] Shares draw_shares(std::size_t at, const State& state, Random& random) const {
    Wide rest = below(known_ways(at, state), random);
    Shares drawn{};
    each_sharing(groups_[at], state.room, [&](const Shares& shares, Wide picks) {
      const auto next = after(groups_[at], state, shares);
      const Wide ways = next ? picks * known_ways(at + 1, *next) : 0;
      if (rest < ways) {
        drawn = shares;
        return true;
      }
      rest -= ways;
      return false;
    });
    return drawn;
  }

  static void deal(const Group& group, const Shares& shares, Random& random,
                   PerSeat<CardSet>& hands) {
    std::vector<Card> cards = group.cards;
    shuffle(std::span(cards), random);
    auto card = cards.begin();
    for (Seat seat : all_seats)
      for (int i = 0; i < shares[bin_of(seat)]; ++i) hands[seat] = hands[seat].with(*card++);
  }

  PerSeat<CardSet> fixed_;
  std::vector<CardCount> counts_;
  State start_;
  std::vector<Group> groups_;
  std::vector<std::unordered_map<State, Wide, StateHash>> ways_;  // by group
  std::size_t states_ = 0;
  bool full_ = false;
  Wide total_ = 0;
};

Result<Layouts> Layouts::make(LayoutRequest request) {
  const Observation& seen = request.seen;
  const Hidden hidden = hidden_cards(seen);
  PerSeat<CardSet> fixed = hidden.holds;
  PerSeat<CardSet> lacks;
  Room room{};
  CardSet rest = hidden.unseen;
  Faults faults;
  for (Seat seat : all_seats) {
    lacks[seat] = larger(hidden.lacks[seat], request.lacks[seat].twice());
    if (seat == seen.seat) continue;
    fixed[seat] = larger(fixed[seat], request.known[seat]);
    const CardSet there = rest & fixed[seat];
    if (!(there == fixed[seat]))
      faults.push_back({{}, {"layouts.not-there", {seat, *fixed[seat].minus(there).begin()}}});
    rest = rest.minus(there);
    room[bin_of(seat)] = hidden.size[seat] - fixed[seat].size();
    if (room[bin_of(seat)] < 0)
      faults.push_back(
          {{}, {"layouts.too-many-known", {seat, fixed[seat].size(), hidden.size[seat]}}});
  }
  if (!faults.empty()) return faults;
  room[aside] = hidden.aside;
  const bool lacked = std::ranges::any_of(
      all_seats, [&](Seat seat) { return !(fixed[seat] & lacks[seat]).empty(); });
  fixed[seen.seat] = seen.hand;
  Layouts layouts;
  layouts.counting_ = std::make_shared<Counting>(rest, fixed, lacks, room, request.counts);
  if (lacked || layouts.counting_->total() == 0) return Fault{{}, {"layouts.none", {}}};
  layouts.asks_agrees_ = seen.swap_count.has_value();
  layouts.request_ = std::make_shared<const LayoutRequest>(std::move(request));
  return layouts;
}

double Layouts::ways() const { return static_cast<double>(counting_->total()); }

bool Layouts::all_counted() const {
  return !request_->fits && !asks_agrees_ && counting_->conditions() == request_->counts.size();
}

bool Layouts::accepts(const PerSeat<CardSet>& hands) const {
  for (const CardCount& count : request_->counts) {
    const int held = (hands[count.seat] & count.kinds.twice()).size();
    if (held < count.least || held > count.most) return false;
  }
  if (asks_agrees_ && !agrees(request_->seen, hands)) return false;
  return !request_->fits || request_->fits(hands);
}

std::optional<PerSeat<CardSet>> Layouts::draw(std::uint64_t seed, std::uint64_t number,
                                              const ShouldStop& should_stop) const {
  Random random = stream_of(seed, number);
  for (int i = 0; i < most_draws && !(should_stop && should_stop()); ++i) {
    PerSeat<CardSet> hands = counting_->draw(random);
    if (accepts(hands)) return hands;
  }
  return std::nullopt;
}

}  // namespace rightbower::solver
