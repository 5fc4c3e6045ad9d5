#include "solver/prove.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "solver/bits.h"
#include "solver/bounds.h"
#include "solver/ordering.h"
#include "solver/quick_tricks.h"

namespace rightbower::solver {
inline namespace RB_CORE {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

bool is_first(const SearchParts& search, Seat seat) {
  return search.sides.side[seat] == Side::north_south;
}

void count_node(SearchParts& search) {
  constexpr std::uint64_t nodes_between_polls = 512;
  if (++search.nodes % nodes_between_polls == 0 && search.should_stop != nullptr &&
      *search.should_stop && (*search.should_stop)())
    search.stopped = true;
}

std::size_t memory_place(std::uint64_t like) {
  return like * 0x9E3779B97F4A7C15ULL >> (64 - SearchParts::memory_bits);
}

// The card that last settled a like question: who follows suit decides by the cards of that suit,
// whoever has them; the others by their own hand.
template <bool leading>
std::uint8_t& remembered(SearchParts& search, const TrickState& state) {
  std::uint64_t like = state.all & search.layout.own[at(state.to_play)];
  if constexpr (!leading) {
    const Places led = search.layout.suits[Layout::at(state.led)];
    if ((like & led) != 0) like = state.all & led;
  }
  like ^= static_cast<std::uint64_t>(state.best + 2) << 56 ^
          static_cast<std::uint64_t>(state.led + 2) << 48 ^
          static_cast<std::uint64_t>(index(state.to_play)) << 54;
  return search.memory[memory_place(like)];
}

// Of leads the memory of those that settled a question when all hands had these lengths.
std::size_t lead_like(const TrickState& start) {
  const std::uint64_t like = start.lengths * 4 + static_cast<std::uint64_t>(index(start.to_play));
  return memory_place(like ^ like >> 31);
}

RelativePosition relative(const SearchParts& search, Places all) {
  return {gather(search.owner_low, all), gather(search.owner_high, all),
          gather(search.layout.second_copy & (all << 1), all)};
}

// The rank of a winning card matters only if another card of its suit was played to the trick, and
// its copies only if one of these came first.
Relevance contested(const SearchParts& search, const TrickState& trick) {
  const Layout& layout = search.layout;
  const Places others = trick.played & ~bit_at(trick.best);
  const Places suit = layout.suits[layout.suit[Layout::at(trick.best)]];
  if ((others & suit) == 0) return {};
  return trick.first_of_suit && search.switches.half_levels ? layout.led(trick.best)
                                                            : layout.level(trick.best);
}

// Closed again over cards that are gone, and over copies: the tricks before had them.
Relevance restored(const SearchParts& search, const PatternTable::Found& found, Places all) {
  const std::uint64_t ranks = found.ranks;
  const Places lowest = scatter((found.tie_mask & ~ranks) >> 1 & ranks, all);
  const Places copies = search.layout.second_copy & (lowest << 1);
  return {closed_upwards(scatter(ranks, all) | copies), lowest | copies};
}

bool prove_by_bounds(const SearchParts& search, const TrickState& start, int left, int need,
                     Proof& proof) {
  const Layout& layout = search.layout;
  const Sides& sides = search.sides;
  const bool first_leads = is_first(search, start.to_play);
  const int against = left - need + 1;  // tricks of the other side that make need impossible
  if (search.switches.sure_trumps && layout.trump >= 0) {
    const SureTricks ours = sure_trump_tricks(layout, start.all, Side::north_south, sides, need);
    if (ours.tricks >= need) return proof = {ours.tricks, ours.relevant}, true;
    const SureTricks theirs = sure_trump_tricks(layout, start.all, Side::east_west, sides, against);
    if (theirs.tricks >= against) return proof = {left - theirs.tricks, theirs.relevant}, true;
  }
  if (search.switches.quick_tricks) {
    const int wanted = first_leads ? need : against;
    const SureTricks quick = quick_tricks(layout, start.all, start.lengths, start.to_play, sides,
                                          wanted, search.switches.crossing);
    if (quick.tricks >= wanted)
      return proof = {first_leads ? quick.tricks : left - quick.tricks, quick.relevant}, true;
  }
  return false;
}

// Everybody has one card.
Proof last_trick(const SearchParts& search, const TrickState& start) {
  TrickState trick = start;
  for (int i = 0; i < search.sides.players; ++i) {
    const Places card = trick.all & search.layout.own[at(trick.to_play)];
    trick =
        after_play(search.layout, trick, std::countr_zero(card), search.sides.next[trick.to_play]);
  }
  return {is_first(search, trick.winner) ? 1 : 0, contested(search, trick)};
}

// What the last seat does when it follows suit is plain: the cheapest card that takes the trick
// from the other side, else the lowest.
int last_to_follow(const SearchParts& search, const TrickState& trick, Places followers) {
  const Layout& layout = search.layout;
  const bool enemy_wins = search.sides.side[trick.winner] != search.sides.side[trick.to_play];
  if (enemy_wins && layout.suit[Layout::at(trick.best)] == trick.led) {
    const Places copy = (layout.second_copy & bit_at(trick.best)) >> 1;
    const Places beating = followers & (bit_at(trick.best) - 1) & ~copy;
    if (beating != 0) return 63 - std::countl_zero(beating);
  }
  return 63 - std::countl_zero(followers);
}

BestFirst ordered(const SearchParts& search, const TrickState& state, Places candidates) {
  if (!search.switches.ordering || (candidates & (candidates - 1)) == 0) return {};
  int lead_before = -1;
  if (state.empty() && search.switches.cutoff_memory) {
    const std::uint8_t place = search.leads[lead_like(state)];
    if (place != SearchParts::no_card) lead_before = place;
  }
  return {Ordering(search.layout, search.sides, search.weights, state, lead_before), candidates};
}

// Of these the one to begin with; cards are scored only where it takes that.
template <int behind>
int first_try(const SearchParts& search, const TrickState& state, Places candidates,
              std::optional<BestFirst>& best_first) {
  if (behind == 0 && search.switches.ordering) {
    const Places followers = candidates & search.layout.suits[Layout::at(state.led)];
    if (followers != 0) return last_to_follow(search, state, followers);
  }
  return best_first.emplace(ordered(search, state, candidates)).next(candidates);
}

void note_choice(SearchParts& search, const TrickState& state, Places choices, bool settled,
                 int tries) {
  if constexpr (profiling)
    if ((choices & (choices - 1)) != 0) search.profile.note_choice(state.size, settled, tries);
}

// The seat to play leads or not, and so many seats play to the trick after it: known when compiled,
// so that every place in the trick has branches of its own.
template <bool leading, int behind>
Proof prove_by_plays(SearchParts& search, const TrickState& state, int need);

Proof prove_lead(SearchParts& search, const TrickState& start, int need) {
  switch (search.sides.players) {
    case 4:
      return prove_by_plays<true, 3>(search, start, need);
    case 3:
      return prove_by_plays<true, 2>(search, start, need);
    default:
      return prove_by_plays<true, 1>(search, start, need);
  }
}

Proof prove_trick_start(SearchParts& search, Places all, Lengths lengths, Seat leader, int need) {
  const int left = count_bits(all & search.layout.own[at(leader)]);
  if constexpr (profiling) search.profile.trivial += need <= 0 || need > left || left == 1 ? 1 : 0;
  if (need <= 0) return {0, {}};
  if (need > left) return {left, {}};
  const TrickState start = TrickState::start(all, lengths, leader);
  if (left == 1) return last_trick(search, start);

  const RelativePosition position = relative(search, all);
  const PatternTable::Key key{lengths, leader, left};
  if (const auto found = search.table->find(key, position, need)) {
    if constexpr (profiling) ++search.profile.in_table;
    return {found->tricks, restored(search, *found, all)};
  }
  Proof proof;
  if (prove_by_bounds(search, start, left, need, proof)) {
    if constexpr (profiling) ++search.profile.by_bounds;
    return proof;
  }
  if constexpr (profiling) ++search.profile.searched;

  proof = prove_lead(search, start, need);
  if (search.stopped) return proof;
  if (!search.switches.patterns) proof.relevant = {~Places{0}, ~Places{0}};
  const bool takes = proof.tricks >= need;
  const std::uint64_t ranks = gather(proof.relevant.ranks, all);
  const std::uint64_t ties = gather(proof.relevant.ties, all);
  search.table->store(key, {position, ranks, ranks | ties | ties << 1, takes ? proof.tricks : 0,
                            takes ? left : proof.tricks});
  return proof;
}

template <bool leading, int behind>
Proof prove_play(SearchParts& search, const TrickState& state, int place, int need) {
  const TrickState after =
      after_play<leading>(search.layout, state, place, search.sides.next[state.to_play]);
  if constexpr (behind > 0) {
    return prove_by_plays<false, behind - 1>(search, after, need);
  } else {
    const int won = is_first(search, after.winner) ? 1 : 0;
    const Relevance by_rank = contested(search, after);
    Proof rest = prove_trick_start(search, after.all, after.lengths, after.winner, need - won);
    rest.relevant |= by_rank;
    rest.tricks += won;
    return rest;
  }
}

template <bool leading, int behind>
Proof prove_by_plays(SearchParts& search, const TrickState& state, int need) {
  const Layout& layout = search.layout;
  const Places legal_cards = legal<leading>(layout, state);
  if ((legal_cards & (legal_cards - 1)) == 0) {  // the same card, then, wherever its rank matters
    count_node(search);
    if (search.stopped) return {};
    return prove_play<leading, behind>(search, state, std::countr_zero(legal_cards), need);
  }
  const bool first = is_first(search, state.to_play);
  const Places joined = joined_to_higher(layout, state);
  const Places choices = legal_cards & ~joined;
  Places candidates = choices;
  std::uint8_t& memory = remembered<leading>(search, state);
  std::optional<BestFirst> best_first;  // most often the remembered card settles the question
  int place = memory;
  if (!search.switches.cutoff_memory || place == SearchParts::no_card ||
      (candidates & bit_at(place)) == 0)
    place = first_try<behind>(search, state, candidates, best_first);

  Proof all{first ? 0 : 100, {}};
  for (int tries = 1;; ++tries) {
    count_node(search);
    if (search.stopped) return {};
    Proof one = prove_play<leading, behind>(search, state, place, need);
    if (search.stopped) return {};
    if ((one.tricks >= need) == first) {
      note_choice(search, state, choices, true, tries);
      memory = static_cast<std::uint8_t>(place);
      if constexpr (leading) search.leads[lead_like(state)] = memory;
      return one;
    }
    candidates &= ~bit_at(place);
    const Places suit = legal_cards & layout.suits[layout.suit[Layout::at(place)]];
    if ((one.relevant.ranks & bit_at(place)) == 0) {
      if (search.switches.skip_irrelevant) candidates &= ~(suit & ~one.relevant.ranks);
    } else if (suit != bit_at(place)) {
      // The lower cards of its class are as good only while they are neighbours.
      one.relevant |= layout.level(lowest_of_class(layout, state, joined, place));
    }
    all.tricks = first ? std::max(all.tricks, one.tricks) : std::min(all.tricks, one.tricks);
    all.relevant |= one.relevant;
    if (candidates == 0) {
      note_choice(search, state, choices, false, tries);
      return all;
    }
    if (!best_first) best_first.emplace(ordered(search, state, candidates));
    place = best_first->next(candidates);
  }
}

}  // namespace

Proof prove(SearchParts& search, const TrickState& state, int need) {
  if (state.empty())
    return prove_trick_start(search, state.all, state.lengths, state.to_play, need);
  switch (search.sides.players - state.size - 1) {
    case 0:
      return prove_by_plays<false, 0>(search, state, need);
    case 1:
      return prove_by_plays<false, 1>(search, state, need);
    default:
      return prove_by_plays<false, 2>(search, state, need);
  }
}

int first_choice(const SearchParts& search, const TrickState& state, Places candidates) {
  return ordered(search, state, candidates).next(candidates);
}

}  // namespace RB_CORE
}  // namespace rightbower::solver
