#include "gui/app/draft_deal.h"

#include <doctest/doctest.h>

#include "engine/notation.h"
#include "engine/random.h"

namespace rightbower::tests {
namespace {

using app::CardMove;
using app::DraftDeal;
using enum Seat;

const Rules& double_deck() { return *find_rules("double-deck"); }

constexpr Card right{Rank::jack, Suit::hearts};
constexpr Card ace{Rank::ace, Suit::spades};

void deal_to(DraftDeal& draft, Seat seat, std::string_view hand) {
  const auto cards = parse_hand(hand);
  REQUIRE(cards.ok());
  for (Card card : *cards) draft.move({card, std::nullopt, seat});
}

int all_cards(const DraftDeal& draft) {
  int cards = draft.pack().size();
  for (Seat seat : all_seats) cards += draft.hand(seat).size();
  return cards;
}

}  // namespace

TEST_CASE("a new draft has all cards in the pack and North receiving") {
  const DraftDeal draft(double_deck());
  CHECK(draft.pack() == double_deck().pack);
  CHECK(draft.receiving() == north);
  CHECK(draft.missing(west) == 12);
  CHECK_FALSE(draft.full());
  CHECK(DraftDeal(*find_rules("two-handed")).receiving() == south);
}

TEST_CASE("cards go from the pack to hands, between hands and back") {
  DraftDeal draft(double_deck());
  draft.move({right, {}, north});
  draft.move({right, {}, north});
  CHECK(draft.hand(north).count(right) == 2);
  CHECK(draft.pack().count(right) == 0);
  CHECK_FALSE(draft.can_move({right, {}, east}));
  draft.move({right, north, east});
  CHECK(draft.hand(north).count(right) == 1);
  CHECK(draft.hand(east).count(right) == 1);
  draft.move({right, east, {}});
  CHECK(draft.pack().count(right) == 1);
  CHECK_FALSE(draft.can_move({right, east, {}}));
  CHECK_FALSE(draft.can_move({right, north, north}));
  CHECK_FALSE(draft.can_move({ace, {}, {}}));
  CHECK(all_cards(draft) == 48);
}

TEST_CASE("a full hand gives the next one the turn, and can still get more") {
  DraftDeal draft(double_deck());
  deal_to(draft, north, "AAKKQQJJTT99...");
  CHECK(draft.missing(north) == 0);
  CHECK(draft.receiving() == east);
  draft.move({right, {}, north});
  CHECK(draft.missing(north) == -1);
  CHECK(draft.receiving() == east);
  CHECK_FALSE(draft.deal().ok());
}

TEST_CASE("the last hand gets what is left, and does not again when a card is put back") {
  DraftDeal draft(double_deck());
  deal_to(draft, north, "AAKKQQJJTT99...");
  deal_to(draft, east, ".AAKKQQJJTT99..");
  CHECK(draft.last_hand() == west);
  deal_to(draft, south, "..AAKKQQJJTT99.");
  CHECK(to_string(draft) == "N:AAKKQQJJTT99... .AAKKQQJJTT99.. ..AAKKQQJJTT99. ...AAKKQQJJTT99");
  CHECK(draft.full());
  CHECK(draft.deal().ok());
  draft.move({ace, north, {}});
  CHECK(draft.missing(north) == 1);
  CHECK(draft.pack().size() == 1);
  draft.move({ace, {}, north});
  CHECK(draft.full());
}

TEST_CASE("hands of other sizes are a deal where all have as many") {
  DraftDeal draft(double_deck());
  deal_to(draft, north, "A...");
  CHECK(draft.deal()->not_known().size() == 3);  // the others are not known
  deal_to(draft, east, "K...");
  deal_to(draft, south, "Q...");
  CHECK(draft.deal().ok());
  deal_to(draft, west, "T9...");
  CHECK_FALSE(draft.deal().ok());
}

TEST_CASE("the rest is dealt to every hand with room, by the seed") {
  DraftDeal draft(double_deck());
  deal_to(draft, south, "AAKK.JJ..");
  DraftDeal again = draft;
  draft.deal_rest(7);
  again.deal_rest(7);
  CHECK(draft == again);
  CHECK(draft.full());
  CHECK(draft.hand(south).includes(*parse_hand("AAKK.JJ..")));
  DraftDeal other(*find_rules("euchre"));
  other.deal_rest(1);
  CHECK(other.full());
  CHECK(other.pack().size() == 4);
}

TEST_CASE("hands are swapped and go round the table") {
  DraftDeal draft(double_deck());
  deal_to(draft, north, "A...");
  deal_to(draft, east, "K...");
  draft.swap(north, south);
  CHECK(to_string(draft) == "N:- K... A... -");
  draft.rotate();
  CHECK(to_string(draft) == "N:- - K... A...");
  draft.rotate();
  CHECK(to_string(draft) == "N:A... - - K...");
  DraftDeal two(*find_rules("two-handed"));
  deal_to(two, south, "A...");
  two.rotate();
  CHECK(to_string(two) == "N:x x - A...");
}

TEST_CASE("suits are renamed only so that colours stay together") {
  CHECK(app::parse_suit_names("CHDS"));
  CHECK(app::parse_suit_names("HSCD"));
  for (const char* names : {"", "SHD", "SSDC", "SHCD", "HSDC", "XHDC", "SHDCS"})
    CHECK_FALSE(app::parse_suit_names(names));
  DraftDeal draft(double_deck());
  deal_to(draft, north, "AK.J.Q.9");
  draft.rename(*app::parse_suit_names("HSCD"));
  CHECK(to_string(draft) == "N:J.AK.9.Q - - -");
}

TEST_CASE("another pack keeps the cards it has") {
  DraftDeal draft(double_deck());
  deal_to(draft, north, "K...");
  deal_to(draft, south, "AQ...");
  deal_to(draft, west, "A...");
  draft.change_rules(*find_rules("two-handed"));
  CHECK(to_string(draft) == "N:x x AQ... -");  // it has one ace of spades, and no North
  draft.change_rules(*find_rules("railroad"));
  draft.move({Card::joker(), {}, south});
  CHECK(draft.pack().size() == 30);
}

TEST_CASE("what is missing is said hand by hand") {
  DraftDeal draft(double_deck());
  deal_to(draft, north, "AAKKQQJJTT99.A..");
  const auto messages = app::what_is_missing(draft);
  REQUIRE(messages.size() == 4);
  CHECK(messages[0] == Message{"setup.too-many", {north, 13, 1}});
  CHECK(messages[1] == Message{"setup.needs", {east, 12}});
}

TEST_CASE("a draft is read back from its text") {
  DraftDeal draft(double_deck());
  deal_to(draft, north, "AAK.J..9");
  deal_to(draft, south, "KQQJJTT99.AA99.KK.A");  // more than the rules deal
  draft.receive(north);
  CHECK(to_string(draft) == "N:AAK.J..9 - KQQJJTT99.AA99.KK.A -");
  CHECK(*app::read_draft(to_string(draft), double_deck()) == draft);
  CHECK_FALSE(app::read_draft("N:AA... AA... - -", double_deck()).ok());
  CHECK_FALSE(app::read_draft("N:AX... 7... - -", double_deck()).ok());
}

TEST_CASE("whatever is done, the pack adds up") {
  for (const Rules& rules : rules_presets()) {
    CAPTURE(rules.name);
    DraftDeal draft(rules);
    Random random(3);
    for (int i = 0; i < 2000; ++i) {
      const Card card = Card::from_index(static_cast<int>(random.below(Card::kinds)));
      const auto seat = [&]() -> std::optional<Seat> {
        const auto number = random.below(5);
        if (number == 4) return std::nullopt;
        return static_cast<Seat>(number);
      };
      const CardMove move{card, seat(), seat()};
      if (draft.can_move(move)) draft.move(move);
      if (random.below(50) == 0) draft.rotate();
      if (random.below(50) == 0) draft.rename(*app::parse_suit_names("HSCD"));
      if (random.below(100) == 0) draft.deal_rest(random.next());
      if (random.below(60) == 0) draft.clear();
      CHECK(all_cards(draft) == rules.pack.size());
    }
  }
}

}  // namespace rightbower::tests
