#include "engine/rules.h"

#include <algorithm>
#include <array>

namespace rightbower {
namespace {

bool same_ignoring_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

constexpr std::size_t longest_name = 40;  // of rules and of a special, in characters

constexpr int most_rounds = 20;     // of an auction
constexpr int most_points = 1'000;  // of anything that is counted

class Checker {
 public:
  explicit Checker(const Rules& rules) : rules_(rules) {}

  Faults check() {
    check_deal();
    check_auction();
    for (std::size_t i = 0; i < rules_.specials.size(); ++i) check_special(i);
    check_match();
    check_points();
    return std::move(faults_);
  }

 private:
  void require(bool holds, std::string path, const char* id, std::vector<Argument> arguments = {}) {
    if (!holds) faults_.push_back({{0, 0, std::move(path)}, {id, std::move(arguments)}});
  }

  // The path of a member of a member.
  [[nodiscard]] static std::string in(std::string_view outer, std::string_view member) {
    return std::string(outer) + "." + std::string(member);
  }

  void check_deal() {
    const int players = rules_.seats.size();
    require(is_name(rules_.name), "name", "rules.bad-name", {rules_.name});
    require(players >= 2, "seats", "rules.few-players");
    require(rules_.teams == Teams::each_alone || players == 4, "teams", "rules.no-pairs");
    require(rules_.hand_size >= 1, "hand_size", "rules.no-cards");
    const int needed = players * rules_.hand_size + (rules_.dealer_extra_card ? 1 : 0) +
                       (rules_.has_turn_up() ? 1 : 0);
    require(needed <= rules_.pack.size(), "hand_size", "rules.pack-too-small",
            {needed, rules_.pack.size()});
    require(!rules_.strains.empty(), "strains", "rules.no-strains");
    require(std::ranges::is_sorted(rules_.strains) &&
                std::ranges::adjacent_find(rules_.strains) == rules_.strains.end(),
            "strains", "rules.strains-order");
    const bool only_suits = std::ranges::all_of(
        rules_.strains, [](Strain strain) { return trump_suit(strain).has_value(); });
    require(!rules_.has_turn_up() || only_suits, "strains", "rules.turn-up-suits");
    require(!(rules_.has_turn_up() && rules_.dealer_extra_card), "dealer_extra_card",
            "rules.extra-and-turn-up");
    require(rules_.turned_joker_suit != Suit::joker, "turned_joker_suit", "rules.joker-no-suit");
  }

  void check_auction() {
    const AuctionRules& auction = rules_.auction;
    const bool turn_up_style = auction.style == AuctionRules::Style::turn_up;
    require(turn_up_style == rules_.has_turn_up(), in("auction", "style"), "rules.style-and-trump");
    require(auction.rounds >= 1 && auction.rounds <= most_rounds, in("auction", "rounds"),
            "rules.rounds", {most_rounds});
    require(auction.min >= 1, in("auction", "min"), "rules.min-too-low");
    require(auction.max <= rules_.hand_size, in("auction", "max"), "rules.max-too-high",
            {auction.max, rules_.hand_size});
    require(auction.min <= auction.max, in("auction", "min"), "rules.min-over-max",
            {auction.min, auction.max});
    const auto in_range = [&](int level) { return level >= 0 && level <= auction.max; };
    require(in_range(auction.stuck_min), in("auction", "stuck_min"), "rules.level-out-of-range",
            {auction.stuck_min, auction.max});
    for (Strain strain : all_strains) {
      const int level = auction.strain_min[static_cast<std::size_t>(index(strain))];
      require(in_range(level), in("auction", "strain_min.") + rightbower::name(strain),
              "rules.level-out-of-range", {level, auction.max});
    }
    const bool joker_bids = auction.all_pass == AuctionRules::AllPass::joker_holder_must_bid;
    require(!joker_bids || rules_.has_joker(), in("auction", "all_pass"), "rules.no-joker");
    require(!joker_bids || !rules_.has_turn_up(), in("auction", "all_pass"),
            "rules.joker-bids-turn-up");
  }

  void check_special(std::size_t i) {
    const Special& special = rules_.specials[i];
    const std::string path = "specials[" + std::to_string(i) + "]";
    require(is_name(special.id) && !is_other_call(special.id), path + ".id", "rules.special-name",
            {special.id});
    require(rules_.find_special(special.id) == &special, path + ".id", "rules.special-twice",
            {special.id});
    require(special.level >= 1 && special.level <= rules_.hand_size, path + ".level",
            "rules.level-out-of-range", {special.level, rules_.hand_size});
    require(i == 0 || rules_.specials[i - 1].rank <= special.rank, path + ".rank",
            "rules.special-order");
    const SwapRules& swap = special.swap;
    require(swap.min >= 0 && swap.min <= swap.max && swap.max <= rules_.hand_size, path + ".swap",
            "rules.swap-range", {swap.min, swap.max});
    for (const auto& points : {special.win, special.sweep, special.lose})
      require(in_bounds(points.value_or(0)), path, "rules.points", {most_points});
    require(swap.max == 0 || rules_.teams == Teams::pairs, path + ".swap", "rules.swap-no-partner");
  }

  // Letters, digits and dashes, a letter first: so it cannot be taken for a number of tricks.
  [[nodiscard]] static bool is_name(std::string_view id) {
    const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    const auto any = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '-'; };
    return !id.empty() && id.size() <= longest_name && letter(id[0]) &&
           std::ranges::all_of(id, any);
  }

  // What a call of this text would be taken for otherwise.
  [[nodiscard]] static bool is_other_call(std::string_view id) {
    static constexpr std::array<std::string_view, 12> taken{
        "p", "pass", "order", "accept", "claim", "s", "h", "d", "c", "nt", "low", "high"};
    return std::ranges::any_of(taken,
                               [&](std::string_view call) { return same_ignoring_case(call, id); });
  }

  void check_match() {
    const MatchRules& match = rules_.match;
    const bool ahead = rules_.score.down ? match.target < match.start : match.target > match.start;
    require(ahead, in("match", "target"), "rules.target", {match.target, match.start});
    require(!match.floor || *match.floor < match.start, in("match", "floor"), "rules.floor",
            {match.floor.value_or(0), match.start});
  }

  void check_points() {
    const ScoreRules& score = rules_.score;
    for (int points : {score.made_bonus, score.made_points, score.made_all_points, score.set_points,
                       score.defenders_set_points, score.no_trick_penalty})
      require(in_bounds(points), "score", "rules.points", {most_points});
    for (int points : {rules_.match.start, rules_.match.target, rules_.match.floor.value_or(0)})
      require(in_bounds(points), "match", "rules.points", {most_points});
    for (int points : {rules_.revoke.points, rules_.revoke.others_points})
      require(in_bounds(points), "revoke", "rules.points", {most_points});
  }

  [[nodiscard]] static bool in_bounds(int points) {
    return points >= -most_points && points <= most_points;
  }

  const Rules& rules_;
  Faults faults_;
};

}  // namespace

bool Rules::allows(Strain strain) const {
  return std::ranges::find(strains, strain) != strains.end();
}

const Special* Rules::find_special(std::string_view id) const {
  const auto found = std::ranges::find_if(
      specials, [&](const Special& special) { return same_ignoring_case(special.id, id); });
  return found == specials.end() ? nullptr : &*found;
}

int Rules::copies() const { return pack.count(Card(Rank::ace, Suit::spades)); }

Rank Rules::lowest_rank() const {
  Rank lowest = Rank::ace;
  for (Rank rank : all_ranks)
    if (pack.contains({rank, Suit::spades})) lowest = rank;
  return lowest;
}

int Rules::undealt() const {
  return pack.size() - hand_size * seats.size() - (dealer_extra_card ? 1 : 0);
}

const Rules* find_rules(std::string_view name) {
  const auto presets = rules_presets();
  const auto found = std::ranges::find(presets, name, &Rules::name);
  return found == presets.end() ? nullptr : &*found;
}

CardSet make_pack(Rank lowest, int copies, bool joker) {
  CardSet pack;
  for (Suit suit : printed_suits)
    for (Rank rank : all_ranks)
      if (rank <= lowest) pack = pack.with({rank, suit});
  if (copies == 2) pack = pack.twice();
  return joker ? pack.with(Card::joker()) : pack;
}

SeatSet team_of(const Rules& rules, Seat seat) {
  SeatSet team;
  for (Seat other : all_seats)
    if (rules.seats.contains(other) &&
        (other == seat || (rules.teams == Teams::pairs && other == partner(seat))))
      team = team.with(other);
  return team;
}

std::vector<SeatSet> teams_of(const Rules& rules) {
  std::vector<SeatSet> teams;
  for (Seat seat : all_seats) {
    const SeatSet team = team_of(rules, seat);
    if (rules.seats.contains(seat) && std::ranges::find(teams, team) == teams.end())
      teams.push_back(team);
  }
  return teams;
}

Faults check_rules(const Rules& rules) { return Checker(rules).check(); }

}  // namespace rightbower
