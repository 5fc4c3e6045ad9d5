#include "solver/search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>
#include <utility>

#include "solver/quick_tricks.h"

namespace rightbower::solver {
namespace {

constexpr std::uint8_t no_card = 0xFF;

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace

Search::Search(const RankedDeal& deal, const Switches& switches, const Weights& weights,
               std::unique_ptr<PatternTable> table)
    : layout_(deal),
      sides_(deal.seating),
      switches_(switches),
      weights_(weights),
      bits_(switches.fast_bits ? fastest_bit_operations() : BitOperations{}),
      owner_low_(layout_.own[1] | layout_.own[3]),
      owner_high_(layout_.own[2] | layout_.own[3]),
      table_(table ? std::move(table) : std::make_unique<PatternTable>()) {
  table_->clear();
  table_->use(switches.fast_bits ? fastest_pattern_scan() : scan_plain);
  memory_.fill(no_card);
}

TrickState Search::state_of(const Request& request) const {
  TrickState state = start(request.leader);
  for (Card card : request.trick) {
    Places cards = legal(layout_, state);
    while (cards != 0 && layout_.card(std::countr_zero(cards)) != card) cards &= cards - 1;
    assert(cards != 0);
    state = play(state, std::countr_zero(cards));
  }
  return state;
}

TrickState Search::play(const TrickState& state, int place) const {
  const TrickState after = state.after(layout_, place, sides_.next[state.to_play]);
  if (after.size < sides_.players) return after;
  return TrickState::start(after.all, after.lengths, after.winner);
}

int Search::tricks_left(const TrickState& state) const {
  return count_bits(state.all & layout_.own[at(state.to_play)]);
}

int Search::tricks(const TrickState& state) {
  int lower = 0;
  int upper = tricks_left(state);
  int guess = guess_ < 0 ? (upper + 1) / 2 : guess_;
  while (lower < upper) {
    guess = std::clamp(guess, lower + 1, upper);
    const int proved = prove(state, guess).tricks;
    if (stopped_) return -1;
    if (proved >= guess)
      lower = proved, guess = proved + 1;
    else
      upper = proved, guess = proved;
  }
  guess_ = lower;
  return lower;
}

inline void Search::count_node() {
  constexpr std::uint64_t nodes_between_polls = 512;
  if (++nodes_ % nodes_between_polls == 0 && should_stop_ != nullptr && *should_stop_ &&
      (*should_stop_)())
    stopped_ = true;
}

// A like question: who follows suit decides by the cards of that suit, whoever has them; the others
// by their own hand.
inline std::uint8_t& Search::remembered(const TrickState& state) {
  std::uint64_t like = state.all & layout_.own[at(state.to_play)];
  if (!state.empty()) {
    const Places led = layout_.suits[Layout::at(state.led)];
    if ((like & led) != 0) like = state.all & led;
  }
  like ^= static_cast<std::uint64_t>(state.best + 2) << 56 ^
          static_cast<std::uint64_t>(state.led + 2) << 48 ^
          static_cast<std::uint64_t>(index(state.to_play)) << 54;
  return memory_[static_cast<std::size_t>(like * 0x9E3779B97F4A7C15ULL >> 50)];
}

inline RelativePosition Search::relative(Places all) const {
  return {bits_.gather(owner_low_, all), bits_.gather(owner_high_, all),
          bits_.gather(layout_.second_copy & (all << 1), all)};
}

// The rank of a winning card matters only if another card of its suit was played to the trick, and
// its copies only if one of these came first.
inline Relevance Search::contested(const TrickState& trick) const {
  const Places others = trick.played & ~bit_at(trick.best);
  const Places suit = layout_.suits[layout_.suit[Layout::at(trick.best)]];
  if ((others & suit) == 0) return {};
  return trick.first_of_suit && switches_.half_levels ? layout_.led(trick.best)
                                                      : layout_.level(trick.best);
}

Search::Proof Search::prove(const TrickState& state, int need) {
  return state.empty() ? prove_trick_start(state.all, state.lengths, state.to_play, need)
                       : prove_by_plays(state, need);
}

Search::Proof Search::prove_trick_start(Places all, Lengths lengths, Seat leader, int need) {
  const int left = count_bits(all & layout_.own[at(leader)]);
  if constexpr (profiling) profile_.trivial += need <= 0 || need > left || left == 1 ? 1 : 0;
  if (need <= 0) return {0, {}};
  if (need > left) return {left, {}};
  const TrickState start = TrickState::start(all, lengths, leader);
  if (left == 1) return last_trick(start);

  const RelativePosition position = relative(all);
  const PatternTable::Key key{lengths, leader, left};
  if (const auto found = table_->find(key, position, need)) {
    if constexpr (profiling) ++profile_.in_table;
    return {found->tricks, restored(*found, all)};
  }
  Proof proof;
  if (prove_by_bounds(start, left, need, proof)) {
    if constexpr (profiling) ++profile_.by_bounds;
    return proof;
  }
  if constexpr (profiling) ++profile_.searched;

  proof = prove_by_plays(start, need);
  if (stopped_) return proof;
  if (!switches_.patterns) proof.relevant = {~Places{0}, ~Places{0}};
  const bool takes = proof.tricks >= need;
  const std::uint64_t ranks = bits_.gather(proof.relevant.ranks, all);
  const std::uint64_t ties = bits_.gather(proof.relevant.ties, all);
  table_->store(key, {position, ranks, ranks | ties | ties << 1, takes ? proof.tricks : 0,
                      takes ? left : proof.tricks});
  return proof;
}

// Closed again over cards that are gone, and over copies: the tricks before had them.
Relevance Search::restored(const PatternTable::Found& found, Places all) const {
  const std::uint64_t ranks = found.ranks;
  const Places lowest = bits_.scatter((found.tie_mask & ~ranks) >> 1 & ranks, all);
  const Places copies = layout_.second_copy & (lowest << 1);
  return {closed_upwards(bits_.scatter(ranks, all) | copies), lowest | copies};
}

bool Search::prove_by_bounds(const TrickState& start, int left, int need, Proof& proof) const {
  const Side leading = sides_.side[start.to_play];
  const bool first_leads = leading == Side::north_south;
  const int against = left - need + 1;  // tricks of the other side that make need impossible
  if (switches_.sure_trumps && layout_.trump >= 0) {
    const SureTricks ours = sure_trump_tricks(layout_, start.all, Side::north_south, sides_, need);
    if (ours.tricks >= need) return proof = {ours.tricks, ours.relevant}, true;
    const SureTricks theirs =
        sure_trump_tricks(layout_, start.all, Side::east_west, sides_, against);
    if (theirs.tricks >= against) return proof = {left - theirs.tricks, theirs.relevant}, true;
  }
  if (switches_.quick_tricks) {
    const SureTricks quick = quick_tricks(layout_, start.all, start.lengths, start.to_play, sides_,
                                          first_leads ? need : against, switches_.crossing);
    if (first_leads && quick.tricks >= need) return proof = {quick.tricks, quick.relevant}, true;
    if (!first_leads && quick.tricks >= against)
      return proof = {left - quick.tricks, quick.relevant}, true;
  }
  return false;
}

// Everybody has one card.
Search::Proof Search::last_trick(const TrickState& start) const {
  TrickState trick = start;
  for (int i = 0; i < sides_.players; ++i)
    trick = trick.after(layout_, std::countr_zero(trick.all & layout_.own[at(trick.to_play)]),
                        sides_.next[trick.to_play]);
  return {is_first(trick.winner) ? 1 : 0, contested(trick)};
}

inline Search::Proof Search::prove_play(const TrickState& state, int place, int need) {
  const TrickState after = state.after(layout_, place, sides_.next[state.to_play]);
  if (after.size < sides_.players) return prove_by_plays(after, need);
  const int won = is_first(after.winner) ? 1 : 0;
  const Relevance by_rank = contested(after);
  Proof rest = prove_trick_start(after.all, after.lengths, after.winner, need - won);
  rest.relevant |= by_rank;
  rest.tricks += won;
  return rest;
}

// What the last seat does when it follows suit is plain: the cheapest card that takes the trick
// from the other side, else the lowest.
int Search::last_to_follow(const TrickState& trick, Places followers) const {
  const bool enemy_wins = sides_.side[trick.winner] != sides_.side[trick.to_play];
  if (enemy_wins && layout_.suit[Layout::at(trick.best)] == trick.led) {
    const Places copy = (layout_.second_copy & bit_at(trick.best)) >> 1;
    const Places beating = followers & (bit_at(trick.best) - 1) & ~copy;
    if (beating != 0) return 63 - std::countl_zero(beating);
  }
  return 63 - std::countl_zero(followers);
}

int Search::first_try(const TrickState& state, Places candidates,
                      std::optional<BestFirst>& best_first) const {
  if (switches_.ordering && state.size + 1 == sides_.players) {
    const Places followers = candidates & layout_.suits[Layout::at(state.led)];
    if (followers != 0) return last_to_follow(state, followers);
  }
  return best_first.emplace(ordered(state, candidates)).next(candidates);
}

Search::Proof Search::prove_by_plays(const TrickState& state, int need) {
  const Places legal_cards = legal(layout_, state);
  if ((legal_cards & (legal_cards - 1)) == 0) {  // the same card, then, wherever its rank matters
    count_node();
    if (stopped_) return {};
    return prove_play(state, std::countr_zero(legal_cards), need);
  }
  const bool first = is_first(state.to_play);
  const Places joined = joined_to_higher(layout_, state);
  const Places choices = legal_cards & ~joined;
  Places candidates = choices;
  std::uint8_t& memory = remembered(state);
  std::optional<BestFirst> best_first;  // most often the remembered card settles the question
  int place = memory;
  if (!switches_.cutoff_memory || place == no_card || (candidates & bit_at(place)) == 0)
    place = first_try(state, candidates, best_first);

  Proof all{first ? 0 : 100, {}};
  for (int tries = 1;; ++tries) {
    count_node();
    if (stopped_) return {};
    Proof one = prove_play(state, place, need);
    if (stopped_) return {};
    if ((one.tricks >= need) == first) {
      note_choice(state, choices, true, tries);
      memory = static_cast<std::uint8_t>(place);
      return one;
    }
    candidates &= ~bit_at(place);
    const Places suit = legal_cards & layout_.suits[layout_.suit[Layout::at(place)]];
    if ((one.relevant.ranks & bit_at(place)) == 0) {
      if (switches_.skip_irrelevant) candidates &= ~(suit & ~one.relevant.ranks);
    } else if (suit != bit_at(place)) {
      // The lower cards of its class are as good only while they are neighbours.
      one.relevant |= layout_.level(lowest_of_class(state, joined, place));
    }
    all.tricks = first ? std::max(all.tricks, one.tricks) : std::min(all.tricks, one.tricks);
    all.relevant |= one.relevant;
    if (candidates == 0) {
      note_choice(state, choices, false, tries);
      return all;
    }
    if (!best_first) best_first.emplace(ordered(state, candidates));
    place = best_first->next(candidates);
  }
}

void Search::note_choice(const TrickState& state, Places choices, bool settled, int tries) {
  if constexpr (profiling)
    if ((choices & (choices - 1)) != 0) profile_.note_choice(state.size, settled, tries);
}

BestFirst Search::ordered(const TrickState& state, Places candidates) const {
  if (!switches_.ordering || (candidates & (candidates - 1)) == 0) return {};
  return {Ordering(layout_, sides_, weights_, state), candidates};
}

int Search::lowest_of_class(const TrickState& state, Places joined, int place) const {
  const Places hand = state.all & layout_.own[at(state.to_play)];
  const Places below = hand & layout_.suits[layout_.suit[Layout::at(place)]] &
                       ~(bit_at(place) | (bit_at(place) - 1));
  int lowest = place;
  for (Places rest = below; rest != 0; rest &= rest - 1) {
    if ((joined & rest & (~rest + 1)) == 0) break;
    lowest = std::countr_zero(rest);
  }
  return lowest;
}

int Search::first_choice(const TrickState& state, Places candidates) const {
  return ordered(state, candidates).next(candidates);
}

}  // namespace rightbower::solver
