#include "solver/search.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "solver/quick_tricks.h"

namespace rightbower::solver {
namespace {

constexpr std::uint8_t no_card = 0xFF;

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

}  // namespace

Search::Search(const Request& request, const Switches& switches, const Weights& weights)
    : layout_(request),
      sides_{request.seating.in_play, request.seating.side},
      switches_(switches),
      weights_(weights),
      bits_(fastest_bit_operations()),
      owner_low_(layout_.own[1] | layout_.own[3]),
      owner_high_(layout_.own[2] | layout_.own[3]) {
  memory_.fill(no_card);
}

TrickState Search::state_of(const Request& request) const {
  TrickState state = TrickState::start(layout_.all, layout_.lengths, request.leader);
  for (Card card : request.trick) {
    Places cards = legal(layout_, state);
    while (cards != 0 && layout_.card(std::countr_zero(cards)) != card) cards &= cards - 1;
    assert(cards != 0);
    state = play(state, std::countr_zero(cards));
  }
  return state;
}

TrickState Search::play(const TrickState& state, int place) const {
  const TrickState after = state.after(layout_, place, sides_.in_play.next_after(state.to_play));
  if (after.size < sides_.in_play.size()) return after;
  return TrickState::start(after.all, after.lengths, after.winner);
}

int Search::tricks_left(const TrickState& state) const {
  return std::popcount(state.all & layout_.own[at(state.to_play)]);
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

Search::Proof Search::prove(const TrickState& state, int need) {
  return state.empty() ? prove_trick_start(state, need) : prove_by_plays(state, need);
}

Search::Proof Search::prove_trick_start(const TrickState& start, int need) {
  const int left = tricks_left(start);
  if (need <= 0) return {0, 0};
  if (need > left) return {left, 0};
  if (left == 1) return last_trick(start);

  const RelativePosition position = relative(start.all);
  const auto& bucket = table_.bucket(start.lengths, start.to_play, left);
  if (const Pattern* pattern = PatternTable::decisive(bucket, position, need)) {
    const int tricks = pattern->at_least >= need ? pattern->at_least : pattern->at_most;
    // Closed again over cards that are gone, and over copies: the tricks before had them.
    const Places relevant = closed_upwards(bits_.scatter(pattern->matters, start.all));
    return {tricks, relevant | (layout_.second_copy & relevant << 1)};
  }
  Proof proof;
  if (prove_by_bounds(start, left, need, proof)) return proof;

  proof = prove_by_plays(start, need);
  if (stopped_) return proof;
  if (!switches_.patterns) proof.relevant = ~Places{0};
  Pattern pattern{position, bits_.gather(proof.relevant, start.all), 0,
                  static_cast<std::int8_t>(left)};
  (proof.tricks >= need ? pattern.at_least : pattern.at_most) =
      static_cast<std::int8_t>(proof.tricks);
  table_.store(start.lengths, start.to_play, left, pattern);
  return proof;
}

bool Search::prove_by_bounds(const TrickState& start, int left, int need, Proof& proof) const {
  const Side leading = sides_.side[start.to_play];
  const bool first_leads = leading == Side::north_south;
  const int against = left - need + 1;  // tricks of the other side that make need impossible
  if (switches_.sure_trumps) {
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
  for (int i = 0; i < sides_.in_play.size(); ++i)
    trick = trick.after(layout_, std::countr_zero(trick.all & layout_.own[at(trick.to_play)]),
                        sides_.in_play.next_after(trick.to_play));
  return {is_first(trick.winner) ? 1 : 0, contested(trick)};
}

// The rank of a winning card matters only if another card of its suit was played to the trick.
Places Search::contested(const TrickState& trick) const {
  const Places others = trick.played & ~bit_at(trick.best);
  const Places suit = layout_.suits[layout_.suit[Layout::at(trick.best)]];
  return (others & suit) != 0 ? layout_.down_to[Layout::at(trick.best)] : 0;
}

Search::Proof Search::prove_play(const TrickState& state, int place, int need) {
  const TrickState after = state.after(layout_, place, sides_.in_play.next_after(state.to_play));
  if (after.size < sides_.in_play.size()) return prove_by_plays(after, need);
  const int won = is_first(after.winner) ? 1 : 0;
  const Places by_rank = contested(after);
  Proof rest =
      prove_trick_start(TrickState::start(after.all, after.lengths, after.winner), need - won);
  return {rest.tricks + won, rest.relevant | by_rank};
}

Search::Proof Search::prove_by_plays(const TrickState& state, int need) {
  const bool first = is_first(state.to_play);
  const Places joined = joined_to_higher(layout_, state);
  Places candidates = legal(layout_, state) & ~joined;
  const Ordering ordering(layout_, sides_, weights_, state);
  std::uint8_t& memory = remembered(state);
  int place = memory;
  if (!switches_.cutoff_memory || place == no_card || (candidates & bit_at(place)) == 0)
    place = pick(candidates, ordering);

  Proof all{first ? 0 : 100, 0};
  while (true) {
    count_node();
    if (stopped_) return {};
    Proof one = prove_play(state, place, need);
    if (stopped_) return {};
    if ((one.tricks >= need) == first) {
      memory = static_cast<std::uint8_t>(place);
      return one;
    }
    candidates &= ~bit_at(place);
    if ((one.relevant & bit_at(place)) != 0)
      // The lower cards of its class are as good only while they are neighbours.
      one.relevant |= layout_.down_to[Layout::at(lowest_of_class(state, joined, place))];
    else if (switches_.skip_irrelevant)
      candidates &= ~(layout_.suits[layout_.suit[Layout::at(place)]] & ~one.relevant);
    all.tricks = first ? std::max(all.tricks, one.tricks) : std::min(all.tricks, one.tricks);
    all.relevant |= one.relevant;
    if (candidates == 0) return all;
    place = pick(candidates, ordering);
  }
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
  return pick(candidates, Ordering(layout_, sides_, weights_, state));
}

int Search::pick(Places candidates, const Ordering& ordering) const {
  int best = std::countr_zero(candidates);
  if (!switches_.ordering || (candidates & (candidates - 1)) == 0) return best;
  int best_score = ordering.score(best);
  for (Places rest = candidates & (candidates - 1); rest != 0; rest &= rest - 1) {
    const int place = std::countr_zero(rest);
    const int score = ordering.score(place);
    if (score > best_score) best = place, best_score = score;
  }
  return best;
}

RelativePosition Search::relative(Places all) const {
  return {bits_.gather(owner_low_, all), bits_.gather(owner_high_, all),
          bits_.gather(layout_.second_copy & (all << 1), all)};
}

std::uint8_t& Search::remembered(const TrickState& state) {
  std::uint64_t hash = state.all & layout_.own[at(state.to_play)];
  hash = (hash ^ static_cast<std::uint64_t>(state.best + 2) << 56 ^
          static_cast<std::uint64_t>(state.led + 2) << 48 ^
          static_cast<std::uint64_t>(index(state.to_play)) << 54) *
         0x9E3779B97F4A7C15ULL;
  return memory_[static_cast<std::size_t>(hash >> 50)];
}

void Search::count_node() {
  constexpr std::uint64_t nodes_between_polls = 512;
  if (++nodes_ % nodes_between_polls == 0 && should_stop_ != nullptr && *should_stop_ &&
      (*should_stop_)())
    stopped_ = true;
}

}  // namespace rightbower::solver
