#include "engine/rules.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "engine/auction.h"

namespace rightbower {
namespace {

// "path id" of every fault.
std::set<std::string> faults(const Rules& rules) {
  std::set<std::string> list;
  for (const Fault& fault : check_rules(rules)) list.insert(fault.place.path + " " + fault.what.id);
  return list;
}

using Expected = std::set<std::string>;

Rules preset(const char* name) { return *find_rules(name); }

}  // namespace

TEST_CASE("the presets are sound, and have names of their own") {
  std::set<std::string> names;
  for (const Rules& rules : rules_presets()) {
    CHECK_MESSAGE(faults(rules).empty(), rules.name);
    CHECK(names.insert(rules.name).second);
    CHECK(find_rules(rules.name) == &rules);
  }
  CHECK(rules_presets().front().name == default_rules_name);
  for (const char* name : {"double-deck",
                           "double-deck-min3",
                           "single-deck",
                           "single-deck-joker",
                           "two-handed",
                           "two-handed-32",
                           "two-handed-british",
                           "euchre",
                           "euchre-three",
                           "british",
                           "railroad",
                           "hasenpfeffer",
                           "pepper",
                           "pfeffer",
                           "buck-euchre",
                           "indiana",
                           "barrie",
                           "kokomo",
                           "hammerwalt",
                           "pig-hog",
                           "horse",
                           "moonshot",
                           "mrmortem"})
    CHECK_MESSAGE(names.contains(name), name);
  CHECK(find_rules("whist") == nullptr);
}

TEST_CASE("packs and hands") {
  struct Row {
    const char* name;
    int cards, copies, hand, players, undealt;
    Rank lowest;
    bool joker;
  };
  for (const Row& row : {Row{"double-deck", 48, 2, 12, 4, 0, Rank::nine, false},
                         Row{"single-deck", 24, 1, 6, 4, 0, Rank::nine, false},
                         Row{"single-deck-joker", 25, 1, 6, 4, 0, Rank::nine, true},
                         Row{"two-handed", 24, 1, 5, 2, 14, Rank::nine, false},
                         Row{"two-handed-32", 32, 1, 5, 2, 22, Rank::seven, false},
                         Row{"two-handed-british", 25, 1, 5, 2, 15, Rank::nine, true},
                         Row{"euchre", 24, 1, 5, 4, 4, Rank::nine, false},
                         Row{"euchre-three", 24, 1, 5, 3, 9, Rank::nine, false},
                         Row{"hasenpfeffer", 25, 1, 6, 4, 1, Rank::nine, true},
                         Row{"buck-euchre", 24, 1, 5, 4, 4, Rank::nine, false},
                         Row{"barrie", 32, 2, 8, 4, 0, Rank::jack, false},
                         Row{"kokomo", 32, 2, 7, 4, 4, Rank::jack, false}}) {
    CAPTURE(row.name);
    const Rules rules = preset(row.name);
    CHECK(rules.pack.size() == row.cards);
    CHECK(rules.copies() == row.copies);
    CHECK(rules.hand_size == row.hand);
    CHECK(rules.seats.size() == row.players);
    CHECK(rules.undealt() == row.undealt);
    CHECK(rules.lowest_rank() == row.lowest);
    CHECK(rules.has_joker() == row.joker);
  }
}

TEST_CASE("teams") {
  CHECK(teams_of(preset("double-deck")) ==
        std::vector<SeatSet>{{Seat::north, Seat::south}, {Seat::east, Seat::west}});
  CHECK(teams_of(preset("two-handed")) == std::vector<SeatSet>{{Seat::south}, {Seat::west}});
  CHECK(teams_of(preset("euchre-three")).size() == 3);
}

TEST_CASE("specials are found by name, in any case") {
  CHECK(preset("single-deck").find_special("moon")->rank == 2);
  CHECK(preset("double-deck").find_special("ALONE")->swap.max == 3);
  CHECK(preset("double-deck").find_special("ask") == nullptr);
}

TEST_CASE("every fault of rules somebody wrote is named with its member") {
  Rules rules = preset("double-deck");
  rules.name = "our rules";
  rules.hand_size = 13;
  rules.auction.min = 14;
  rules.auction.rounds = 0;
  rules.auction.stuck_min = 20;
  rules.auction.strain_min[4] = 15;
  rules.specials.push_back(rules.specials.front());
  rules.specials.back().rank = 0;
  rules.specials.back().level = 20;
  rules.specials.back().swap.min = 4;
  rules.specials.push_back(rules.specials.front());
  rules.specials.back().id = "5x";
  rules.match.target = 0;
  rules.match.floor = 3;
  rules.strains = {Strain::hearts, Strain::spades};
  CHECK(faults(rules) ==
        Expected{"name rules.bad-name", "hand_size rules.pack-too-small",
                 "strains rules.strains-order", "auction.rounds rules.rounds",
                 "auction.min rules.min-over-max", "auction.stuck_min rules.level-out-of-range",
                 "auction.strain_min.NT rules.level-out-of-range",
                 "specials[1].id rules.special-twice", "specials[1].rank rules.special-order",
                 "specials[1].level rules.level-out-of-range", "specials[1].swap rules.swap-range",
                 "specials[2].id rules.special-name", "match.target rules.target",
                 "match.floor rules.floor"});

  Rules turned = preset("two-handed");
  turned.teams = Teams::pairs;
  turned.strains.push_back(Strain::no_trump);
  turned.auction.style = AuctionRules::Style::rounds;
  turned.dealer_extra_card = true;
  turned.auction.all_pass = AuctionRules::AllPass::joker_holder_must_bid;
  CHECK(faults(turned) ==
        Expected{"teams rules.no-pairs", "strains rules.turn-up-suits",
                 "dealer_extra_card rules.extra-and-turn-up", "auction.style rules.style-and-trump",
                 "auction.all_pass rules.no-joker", "auction.all_pass rules.joker-bids-turn-up"});
  Rules endless = preset("single-deck");
  endless.auction.rounds = 2'000'000'000;
  endless.specials.front().win = 2'000'000'000;
  endless.match.start = -2'000'000'000;
  endless.score.set_points = -1'001;
  endless.revoke.points = 1'001;
  CHECK(faults(endless) == Expected{"auction.rounds rules.rounds", "specials[0] rules.points",
                                    "match rules.points", "score rules.points",
                                    "revoke rules.points"});
  Rules named = preset("single-deck");
  named.specials.front().id = "NT";
  CHECK(faults(named) == Expected{"specials[0].id rules.special-name"});
}

TEST_CASE("who leads, who sits out") {
  const Rules double_deck = preset("double-deck");
  const Bid alone{Seat::east, 12, "Alone", Strain::spades};
  CHECK(first_leader(double_deck, alone, Seat::west) == Seat::east);
  CHECK(partner_sits_out(double_deck, alone));
  CHECK(seating_of(double_deck, alone).in_play == SeatSet{Seat::north, Seat::east, Seat::south});
  const Bid four{Seat::south, 4, "", Strain::spades};
  CHECK(first_leader(double_deck, four, Seat::west) == Seat::south);
  CHECK_FALSE(partner_sits_out(double_deck, four));

  CHECK(first_leader(preset("two-handed"), {Seat::west, 3, "", Strain::hearts}, Seat::west) ==
        Seat::south);
  // Left of the dealer sits out, so the next one leads.
  const Bid lone{Seat::east, 3, "Alone", Strain::hearts};
  CHECK(first_leader(preset("euchre"), lone, Seat::south) == Seat::north);
  CHECK(first_leader(preset("mrmortem"), {Seat::east, 3, "", Strain::hearts}, Seat::north) ==
        Seat::east);
  CHECK_FALSE(partner_sits_out(preset("pepper"), {Seat::east, 6, "BigPepper", Strain::hearts}));

  const Seating three = seating_of(preset("euchre-three"), {Seat::east, 3, "", Strain::hearts});
  CHECK(three.side[Seat::north] == three.side[Seat::west]);
  CHECK(three.side[Seat::north] != three.side[Seat::east]);
}

}  // namespace rightbower
