// The named games, as data: each is a few changes to another one. The values are those of rules.md,
// sections 1 to 4; what is blank there is as in double-deck.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/rules.h"

namespace rightbower {
namespace {

using Style = AuctionRules::Style;
using AllPass = AuctionRules::AllPass;
using Order = SwapRules::Order;
using Answer = SwapRules::Answer;
using Made = ScoreRules::Made;
using Set = ScoreRules::Set;
using FailLoss = ScoreRules::FailLoss;
using Rule = MatchRules::Rule;
using BothOver = MatchRules::BothOver;

std::vector<Strain> four_suits() {
  return {Strain::spades, Strain::hearts, Strain::diamonds, Strain::clubs};
}
std::vector<Strain> suits_and_no_trump() { return {table_strains.begin(), table_strains.end()}; }
std::vector<Strain> suits_high_and_low() { return {all_strains.begin(), all_strains.end()}; }

std::size_t at(Strain strain) { return static_cast<std::size_t>(index(strain)); }

Rules named(Rules rules, std::string name) {
  rules.name = std::move(name);
  return rules;
}

// A special in which partner sits out.
Special lone(std::string id, int rank, int level, int points) {
  Special special;
  special.id = std::move(id);
  special.rank = rank;
  special.level = level;
  special.win = points;
  special.lose = points;
  return special;
}

Special with_swap(Special special, int min, int max, Order order = Order::simultaneous) {
  special.swap.min = min;
  special.swap.max = max;
  special.swap.order = order;
  return special;
}

// --- Double deck (rules.md, section 1) ---

Rules double_deck() {
  Rules rules;
  rules.name = "double-deck";
  rules.pack = make_pack(Rank::nine, 2, false);
  rules.hand_size = 12;
  rules.seats = SeatSet::all();
  rules.strains = suits_and_no_trump();
  Special alone = with_swap(lone("Alone", 1, 12, 24), 0, 3);
  alone.ends_auction = true;
  rules.specials = {alone};
  return rules;
}

Rules double_deck_min3() {
  Rules rules = named(double_deck(), "double-deck-min3");
  rules.auction.min = 3;
  return rules;
}

Rules indiana() {
  Rules rules = named(double_deck(), "indiana");
  rules.strains = suits_high_and_low();
  rules.auction.pass_final = true;
  rules.specials.front().id = "Moon";
  rules.specials.front().swap.min = 3;
  return rules;
}

Rules hammerwalt() {
  Rules rules = named(double_deck(), "hammerwalt");
  rules.strains = suits_high_and_low();
  rules.trump_named = TrumpNamed::after_auction;
  rules.auction.style = Style::rounds;
  rules.auction.rounds = 2;
  rules.auction.min = 6;
  rules.auction.all_pass = AllPass::dealer_must_bid;
  rules.auction.stuck_min = 5;
  rules.specials.front().swap.min = 3;
  rules.specials.front().swap.order = Order::bidder_first;
  rules.not_covered = {"rules.gap.to-confirm"};
  return rules;
}

// --- Jack to ace, two copies: 32 cards ---

Rules barrie() {
  Rules rules = named(double_deck(), "barrie");
  rules.pack = make_pack(Rank::jack, 2, false);
  rules.hand_size = 8;
  rules.auction.style = Style::rounds;
  rules.auction.max = 8;
  rules.auction.max_ends = false;
  rules.specials = {with_swap(lone("Call2", 1, 8, 12), 2, 2),
                    with_swap(lone("Call1", 2, 8, 18), 1, 1), lone("Moon", 3, 8, 24)};
  for (Special& special : rules.specials) special.strain_later = true;
  rules.not_covered = {"rules.gap.values-open"};
  return rules;
}

Rules kokomo() {
  Rules rules = named(double_deck(), "kokomo");
  rules.pack = make_pack(Rank::jack, 2, false);
  rules.hand_size = 7;
  rules.auction.max = 7;
  rules.auction.max_ends = false;
  rules.specials = {with_swap(lone("Call2", 1, 7, 12), 2, 2),
                    with_swap(lone("Call1", 2, 7, 18), 1, 1), lone("Alone", 3, 7, 24)};
  rules.specials.back().ends_auction = true;
  rules.not_covered = {"rules.gap.values-open", "rules.gap.to-confirm"};
  return rules;
}

Rules moonshot() {
  Rules rules = named(double_deck(), "moonshot");
  rules.pack = make_pack(Rank::jack, 2, false);
  rules.hand_size = 8;
  rules.auction.style = Style::rounds;
  rules.auction.max = 8;
  rules.auction.max_ends = false;
  rules.specials = {lone("Moonshot", 1, 8, 24)};
  rules.not_covered = {"rules.gap.players", "rules.gap.values-open", "rules.gap.to-confirm"};
  return rules;
}

// --- Single deck (rules.md, section 2) ---

Rules single_deck() {
  Rules rules = named(double_deck(), "single-deck");
  rules.pack = make_pack(Rank::nine, 1, false);
  rules.hand_size = 6;
  rules.strains = four_suits();
  rules.trump_named = TrumpNamed::after_auction;
  rules.auction.style = Style::rounds;
  rules.auction.min = 3;
  rules.auction.max = 5;  // six is ask or moon (B1)
  rules.auction.max_ends = false;
  Special ask = with_swap(lone("ASK", 1, 6, 12), 1, 1, Order::bidder_first);
  ask.swap.answer = Answer::best_trump;
  Special moon = lone("MOON", 2, 6, 24);
  rules.specials = {ask, moon};
  for (Special& special : rules.specials) {
    special.level_shown = true;
    special.lose.reset();  // the number bid, or as much as was to be won: fail_loss
  }
  rules.match = {0, 32, Rule::reach, BothOver::highest, {}};
  rules.revoke = {2, 0, false};
  return rules;
}

Rules single_deck_joker() {
  Rules rules = named(single_deck(), "single-deck-joker");
  rules.pack = make_pack(Rank::nine, 1, true);
  rules.dealer_extra_card = true;
  return rules;
}

// The deal and the auction of the other six-card games; their specials, scores and targets differ.
Rules six_cards(std::string name) {
  Rules rules = named(single_deck(), std::move(name));
  rules.specials.clear();
  rules.auction.min = 1;
  rules.auction.max = 6;
  rules.auction.max_ends = true;
  rules.revoke = {};
  return rules;
}

Rules hasenpfeffer() {
  Rules rules = six_cards("hasenpfeffer");
  rules.pack = make_pack(Rank::nine, 1, true);
  rules.auction.all_pass = AllPass::joker_holder_must_bid;
  rules.auction.stuck_min = 3;
  rules.match.target = 10;
  return rules;
}

Rules pepper() {
  Rules rules = six_cards("pepper");
  rules.strains = suits_and_no_trump();
  rules.auction.style = Style::until_passes;
  rules.auction.max = 5;
  rules.auction.max_ends = false;
  rules.specials = {lone("LittlePepper", 1, 6, 6), lone("BigPepper", 2, 6, 12)};
  for (Special& special : rules.specials) special.partner_plays = true;
  rules.score.set = Set::fixed;
  rules.score.set_points = 6;
  rules.match.target = 30;
  rules.not_covered = {"rules.gap.values-open"};
  return rules;
}

Rules pfeffer() {
  Rules rules = six_cards("pfeffer");
  rules.auction.max = 5;
  rules.auction.max_ends = false;
  rules.auction.all_pass = AllPass::dealer_must_bid;
  rules.specials = {lone("Pfeffer", 1, 6, 6)};
  rules.specials.front().partner_plays = true;
  rules.specials.front().lose = 5;
  rules.score.set = Set::fixed;
  rules.score.set_points = 5;
  rules.match.target = 52;
  rules.not_covered = {"rules.gap.hickey", "rules.gap.to-confirm"};
  return rules;
}

Rules pig_hog() {
  Rules rules = six_cards("pig-hog");
  rules.strains = suits_high_and_low();
  rules.trump_named = TrumpNamed::with_bid;
  rules.auction.max_ends = false;
  rules.specials = {with_swap(lone("Pig", 1, 6, 12), 1, 1), lone("Hog", 2, 6, 24)};
  rules.match = {0, 50, Rule::make_or_set, BothOver::bidders, {}};
  rules.not_covered = {"rules.gap.players"};
  return rules;
}

Rules horse() {
  Rules rules = six_cards("horse");
  rules.strains = suits_and_no_trump();
  rules.auction.max_ends = false;
  rules.specials = {with_swap(lone("Horse", 1, 6, 12), 0, 6)};
  rules.match = {0, 50, Rule::made_bid, BothOver::bidders, -24};
  rules.not_covered = {"rules.gap.doubling"};
  return rules;
}

Rules mrmortem() {
  Rules rules = six_cards("mrmortem");
  rules.strains = suits_high_and_low();
  rules.auction.min = 3;
  rules.auction.strain_min[at(Strain::no_trump)] = 4;
  rules.auction.strain_min[at(Strain::low)] = 4;
  rules.auction.max_ends = false;
  rules.auction.all_pass = AllPass::dealer_must_bid;
  Special best = with_swap(lone("Best", 1, 6, 12), 1, 1, Order::bidder_first);
  best.swap.answer = Answer::best_trump;
  rules.specials = {best, lone("Alone", 2, 6, 24)};
  rules.lead = Lead::left_of_dealer;
  rules.match = {0, 40, Rule::reach, BothOver::highest, {}};
  return rules;
}

// Everybody for himself, five cards, points run down.
Rules buck_euchre() {
  Rules rules = six_cards("buck-euchre");
  rules.hand_size = 5;
  rules.teams = Teams::each_alone;
  rules.auction.min = 2;
  rules.auction.max = 5;
  rules.score.set = Set::fixed;
  rules.score.set_points = 5;
  rules.score.no_trick_penalty = 5;
  rules.score.down = true;
  rules.match = {25, 0, Rule::reach, BothOver::highest, {}};
  rules.not_covered = {"rules.gap.drop-out", "rules.gap.clubs-turned", "rules.gap.players"};
  return rules;
}

// --- Games with a card turned up (rules.md, section 3) ---

Rules turned_up(std::string name) {
  Rules rules;
  rules.name = std::move(name);
  rules.pack = make_pack(Rank::nine, 1, false);
  rules.hand_size = 5;
  rules.strains = four_suits();
  rules.trump_named = TrumpNamed::turn_up;
  rules.auction.style = Style::turn_up;
  rules.auction.min = 3;
  rules.auction.max = 5;
  rules.lead = Lead::left_of_dealer;
  rules.score.made = Made::fixed;
  rules.score.set = Set::nothing;
  rules.score.defenders_per_trick = false;
  rules.score.defenders_set_points = 2;
  rules.match = {0, 10, Rule::reach, BothOver::highest, {}};
  return rules;
}

Rules two_handed() {
  Rules rules = turned_up("two-handed");
  rules.seats = {Seat::south, Seat::west};
  rules.teams = Teams::each_alone;
  return rules;
}

Rules two_handed_32() {
  Rules rules = named(two_handed(), "two-handed-32");
  rules.pack = make_pack(Rank::seven, 1, false);
  return rules;
}

Rules two_handed_british() {
  Rules rules = named(two_handed(), "two-handed-british");
  rules.pack = make_pack(Rank::nine, 1, true);
  rules.not_covered = {"rules.gap.joker-unseen"};
  return rules;
}

Rules euchre() {
  Rules rules = turned_up("euchre");
  rules.seats = SeatSet::all();
  rules.dealer_may_leave = false;
  Special alone;
  alone.id = "Alone";
  alone.level = 3;
  alone.sweep = 4;
  alone.ends_auction = true;
  rules.specials = {alone};
  rules.not_covered = {"rules.gap.defend-alone"};
  return rules;
}

Rules euchre_three() {
  Rules rules = turned_up("euchre-three");
  rules.seats = SeatSet::all().without(Seat::south);
  rules.teams = Teams::each_alone;
  rules.dealer_may_leave = false;
  rules.score.made_all_points = 3;
  return rules;
}

Rules british() {
  Rules rules = named(euchre(), "british");
  rules.pack = make_pack(Rank::nine, 1, true);
  rules.not_covered.emplace_back("rules.gap.joker-unseen");
  return rules;
}

Rules railroad() {
  Rules rules = named(euchre(), "railroad");
  rules.pack = make_pack(Rank::seven, 1, true);
  rules.turned_joker = TurnedJoker::agreed_suit;
  rules.not_covered.emplace_back("rules.gap.call-for-best");
  rules.not_covered.emplace_back("rules.gap.laps");
  return rules;
}

}  // namespace

std::span<const Rules> rules_presets() {
  static const std::vector<Rules> presets{
      double_deck(),  double_deck_min3(), single_deck(),        single_deck_joker(),
      two_handed(),   two_handed_32(),    two_handed_british(), euchre(),
      euchre_three(), british(),          railroad(),           hasenpfeffer(),
      pepper(),       pfeffer(),          buck_euchre(),        indiana(),
      barrie(),       kokomo(),           hammerwalt(),         pig_hog(),
      horse(),        moonshot(),         mrmortem(),
  };
  return presets;
}

std::span<const std::string_view> games_left_out() {
  static constexpr std::array<std::string_view, 2> games{"rules.out.six-hand",
                                                         "rules.out.napoleon"};
  return games;
}

}  // namespace rightbower
