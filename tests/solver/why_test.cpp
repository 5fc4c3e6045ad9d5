#include "solver/why.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "engine/random.h"

namespace rightbower::solver {
namespace {

// A position in which the card has this reason and no other.
struct Case {
  Why reason;
  const char* text;
  const char* card;
};

const std::vector<Case> cases{
    {Why::only_card, "N:AK..9. Q9.9.. J..T.T .9.9.T | trump=D | lead=N | play=AS 9S", "JS"},
    {Why::first_of_two, "N:A..9. A9... JT... ..T.T | trump=H | lead=N", "AS"},
    {Why::first_of_two, "N:9..9. AQ... A..T. T..J. | trump=H | lead=N | play=9S", "AS"},
    {Why::draws_trumps, "N:.JA.. .9.9. .T.T. 9...9 | trump=H | lead=N", "JH"},
    {Why::leads_winner, "N:AK... QJ... .9.9. .T.T. | trump=C | lead=N", "AS"},
    {Why::leads_winner, "N:.JA.. ..9.9 ..T.T 9...9 | trump=H | lead=N", "JH"},
    {Why::crosses_to_partner, "N:9..T. Q..K. A..9. T..9. | trump=H | lead=N", "9S"},
    {Why::drives_out, "N:KQ... A9... JT... ..AA. | trump=H | lead=N", "KS"},
    {Why::gives_up_lead, "N:9..T. A..K. Q..9. T..9. | trump=H | lead=N", "9S"},
    {Why::overtakes_partner, "N:Q..9. 9..T. A9... T..J. | trump=H | lead=N | play=QS 9S", "AS"},
    {Why::overruffs, "N:A..9. .9.T. .A.T. K..9. | trump=H | lead=N | play=AS 9H", "AH"},
    {Why::ruffs, "N:A..9. .9.T. K..T. .A.J. | trump=H | lead=N | play=AS", "9H"},
    {Why::takes_cheapest, "N:9..9. T..T. Q..J. AK... | trump=H | lead=N | play=9S TS QS", "KS"},
    {Why::takes, "N:9..9. T..T. Q..J. AK... | trump=H | lead=N | play=9S TS QS", "AS"},
    {Why::covers, "N:9..9. QT... A..T. J..J. | trump=H | lead=N | play=9S", "QS"},
    {Why::leaves_to_partner, "N:A..9. 9..T. .A.T. T..J. | trump=H | lead=N | play=AS 9S", "TD"},
    {Why::leaves_to_partner, "N:K..9. 9..T. A9... T..J. | trump=H | lead=N | play=KS 9S", "9S"},
    {Why::ducks, "N:Q..9. A9... T..J. J..J. | trump=H | lead=N | play=QS", "9S"},
    {Why::unblocks, "N:A..9. 9..T. KT... Q..J. | trump=H | lead=N | play=AS 9S", "KS"},
    {Why::follows_low, "N:A..9. Q9... T..J. J..J. | trump=H | lead=N | play=AS", "9S"},
    {Why::follows, "N:A..9. Q9... T..J. J..J. | trump=H | lead=N | play=AS", "QS"},
    {Why::underruffs, "N:A..9. .K..9 9..9. .9.T. | trump=H | lead=N | play=AS KH 9S", "9H"},
    // "Never bare your left bower": the ten of clubs leaves the nine beside it.
    {Why::keeps_left_guarded, "N:9.JA.. .9.J.T 9..T9. A..K.Q | trump=H | lead=N | play=9S", "TC"},
    {Why::saves_trumps, "N:A..9. .A.T. K..9. J..J. | trump=H | lead=N | play=AS", "TD"},
    {Why::throws_winner, "N:A..9. ..AT. K..9. J..J. | trump=H | lead=N | play=AS", "AD"},
    {Why::throws_idle, "N:A..K. ..AT. K..9. J..9. | trump=H | lead=N | play=AS", "TD"},
};

struct Table {
  Situation situation;
  Position position;
  Contract contract;
};

Table table_of(const char* text) {
  const auto situation = parse_situation(text);
  REQUIRE_MESSAGE(situation.ok(), text);
  const auto position = replay(*situation);
  REQUIRE_MESSAGE(position.ok(), text);
  return {*situation, *position, Contract(*situation->trump)};
}

}  // namespace

TEST_CASE("every reason, in a position where it and only it is right") {
  std::set<Why> seen;
  for (const Case& one : cases) {
    const std::string text = one.text;
    CAPTURE(text);
    const Table table = table_of(one.text);
    const Why found = why(table.position, parse_cards(one.card).value().front(), table.contract,
                          seating(table.situation));
    CHECK(std::string(id(found)) == id(one.reason));
    seen.insert(one.reason);
  }
  for (Why reason : all_reasons) CHECK_MESSAGE(seen.contains(reason), id(reason));
}

TEST_CASE("a lone player has no partner to cross to") {
  const Table table = table_of("N:9..T. Q..K. A..9. T..9. | trump=H | lead=N | alone=N");
  CHECK(why(table.position, {Rank::nine, Suit::spades}, table.contract, seating(table.situation)) ==
        Why::gives_up_lead);
}

TEST_CASE("every card of random play has a reason") {
  Random random(7);
  std::set<Why> seen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Deal deal = random_deal(*find_rules("double-deck"), seed);
    PerSeat<CardSet> hands;
    for (Seat seat : all_seats) hands[seat] = deal[seat].cards;
    const Contract contract(all_strains[seed % all_strains.size()]);
    Position position(hands, SeatSet::all(), Seat::north);
    while (!position.over()) {
      const CardSet legal = position.legal_plays(contract);
      const std::vector<Card> cards(legal.begin(), legal.end());
      const Card card = cards[static_cast<std::size_t>(random.below(cards.size()))];
      seen.insert(why(position, card, contract, Seating{}));
      position = position.after(card, contract);
    }
  }
  CHECK(seen.size() >= all_reasons.size() - 1);
}

}  // namespace rightbower::solver
