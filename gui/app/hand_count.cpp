#include "gui/app/hand_count.h"

#include "gui/app/number_words.h"
#include "lessons/sure_trumps.h"

namespace rightbower::app {
namespace {

using solver::CardCount;
using solver::LayoutRequest;
using solver::Layouts;

// Counts the layouts, all of them and those in which more is so.
class Chances {
 public:
  explicit Chances(const LayoutRequest& request) : request_(request), all_(ways({})) {}

  // Nothing where it cannot be counted.
  [[nodiscard]] std::optional<double> of(const std::vector<CardCount>& more) const {
    if (!all_ || *all_ == 0) return std::nullopt;
    const auto some = ways(more);
    if (!some) return std::nullopt;
    return *some / *all_;
  }

 private:
  [[nodiscard]] std::optional<double> ways(const std::vector<CardCount>& more) const {
    LayoutRequest request = request_;
    request.counts.insert(request.counts.end(), more.begin(), more.end());
    const auto layouts = Layouts::make(std::move(request));
    if (!layouts) return 0;  // none is so
    if (!layouts->all_counted()) return std::nullopt;
    return layouts->ways();
  }

  const LayoutRequest& request_;
  std::optional<double> all_;
};

std::optional<Seat> partner_of(const Observation& seen) {
  if (seen.rules->teams != Teams::pairs || !seen.rules->seats.contains(partner(seen.seat)))
    return std::nullopt;
  return partner(seen.seat);
}

// The same count asked of every opponent.
std::vector<CardCount> of_opponents(const Observation& seen, CardCount asked) {
  std::vector<CardCount> counts;
  const auto partner = partner_of(seen);
  for (Seat seat : all_seats) {
    if (!seen.rules->seats.contains(seat) || seat == seen.seat || seat == partner) continue;
    asked.seat = seat;
    counts.push_back(asked);
  }
  return counts;
}

std::optional<MissingBowers> missing_bowers(const Observation& seen, const Contract& contract,
                                            const Chances& chances) {
  CardSet bowers;
  for (Card card : seen.rules->pack.minus(seen.hand))
    if (contract.is_bower(card)) bowers = bowers.with(card);
  const auto partner = partner_of(seen);
  if (bowers.empty() || !partner) return std::nullopt;
  const auto all = chances.of({{*partner, bowers, bowers.size()}});
  const auto none = chances.of(of_opponents(seen, {{}, bowers, 0, 0}));
  if (!all || !none) return std::nullopt;
  return MissingBowers{bowers.size(), *all, 1 - *none};
}

std::vector<SideAces> side_aces(const Observation& seen, const Contract& contract,
                                const Chances& chances) {
  std::vector<SideAces> found;
  if (!contract.trump()) return found;
  for (Suit suit : printed_suits) {
    const int aces = seen.hand.count({Rank::ace, suit});
    if (suit == *contract.trump() || aces == 0) continue;
    const CardSet cards = contract.all_of(suit);
    const auto once = chances.of(of_opponents(seen, {{}, cards, 1}));
    const auto twice = chances.of(of_opponents(seen, {{}, cards, 2}));
    if (once && twice) found.push_back({suit, aces, *once, *twice});
  }
  return found;
}

// ", 1.8 for 1 right", as far as there are any.
void add_points(std::string& list, const Strings& strings, const char* id, int number,
                double worth) {
  if (number > 0) list += strings.say(id, {decimal(worth * number), number});
}

std::string points_words(const HandCount& count, const Strings& strings) {
  const hands::PointCount& points = hands::point_count();
  const hands::PointFeatures& has = count.features;
  const bool no_trump = count.strain == Strain::no_trump;
  const double error = no_trump ? points.no_trump.error : points.suit.error;
  const double constant = no_trump ? points.no_trump.constant : points.suit.constant;
  std::string list =
      strings.say("count.points", {decimal(*count.points), decimal(error), decimal(constant)});
  if (no_trump) {
    add_points(list, strings, "count.aces", has.side_aces, points.no_trump.ace);
  } else {
    add_points(list, strings, "count.rights", has.rights, points.suit.right);
    add_points(list, strings, "count.lefts", has.lefts, points.suit.left);
    add_points(list, strings, "count.trump-aces", has.trump_aces, points.suit.trump_ace);
    add_points(list, strings, "count.other-trumps", has.other_trumps, points.suit.other_trump);
    add_points(list, strings, "count.side-aces", has.side_aces, points.suit.side_ace);
  }
  return list + strings["count.points-end"];
}

}  // namespace

HandCount count_hand(const LayoutRequest& request, Strain strain) {
  const Observation& seen = request.seen;
  const Contract contract(strain);
  const Chances chances(request);
  HandCount count;
  count.strain = strain;
  count.sure = lessons::sure_tricks(seen.hand, contract, seen.rules->pack);
  count.bowers = missing_bowers(seen, contract, chances);
  count.side_aces = side_aces(seen, contract, chances);
  count.features = hands::point_features(seen.hand, contract);
  if (hands::counts_points(*seen.rules, strain))
    count.points = hands::expected_tricks(seen.hand, strain);
  return count;
}

std::vector<std::string> words_of(const HandCount& count, const Strings& strings) {
  std::vector<std::string> words{strings.say("count.sure", {count.sure})};
  if (count.points) words.push_back(points_words(count, strings));
  if (count.bowers)
    words.push_back(
        strings.say("count.bowers", {count.bowers->number, in_100(count.bowers->partner_all),
                                     in_100(count.bowers->opponents_have_one)}));
  for (const SideAces& aces : count.side_aces)
    words.push_back(
        strings.say("count.ace", {aces.aces, aces.suit, in_100(aces.once), in_100(aces.twice)}));
  return words;
}

}  // namespace rightbower::app
