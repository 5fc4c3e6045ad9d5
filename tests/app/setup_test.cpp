// Setting up a deal, from the actions down to what is solved.
#include <string>

#include "gui/app/app.h"
#include "gui/app/session.h"
#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

using app::CardMove;
using enum app::ActionId;

const Card right{Rank::jack, Suit::hearts};

std::string hands(const TestApp& test) { return to_string(app::draft_of(test.state().document())); }

// What a person types, key by key, as the action table has it.
void press(TestApp& test, std::string_view keys) {
  for (char key : keys) {
    const auto action = app::action_for_key(test.state(), std::string(1, key));
    CAPTURE(key);
    REQUIRE(action.has_value());
    test.app.apply(*action);
  }
}

void key(TestApp& test, std::string_view name) {
  const auto action = app::action_for_key(test.state(), name);
  CAPTURE(std::string(name));
  REQUIRE(action.has_value());
  test.app.apply(*action);
}

}  // namespace

TEST_CASE("an empty deal is set up beside the others, and nothing is solved") {
  TestApp test;
  test.act(blank_deal);
  CHECK(app::setting_up(test.state()));
  CHECK(test.state().documents.size() == 2);
  CHECK(hands(test) == "N:- - - -");
  CHECK(test.state().results.wanted == 0);
  CHECK_FALSE(test.state().notice);
  CHECK_FALSE(app::enabled(test.state(), {end_setup, {}}));
  test.act(undo);
  CHECK(test.shown() == first_deal);
  CHECK_FALSE(app::setting_up(test.state()));
}

TEST_CASE("cards are dealt to the hand that receives, and every step is undone") {
  TestApp test;
  test.act(blank_deal);
  test.act(deal_card, right);
  test.act(deal_card, right);
  CHECK_FALSE(app::enabled(test.state(), {deal_card, right}));
  test.act(receive, Seat::south);
  test.act(deal_card, Card(Rank::ace, Suit::clubs));
  test.act(move_card, CardMove{right, Seat::north, Seat::west});
  CHECK(hands(test) == "N:.J.. - ...A .J..");
  test.act(return_card, Card(Rank::ace, Suit::clubs));
  CHECK(hands(test) == "N:.J.. - - .J..");
  for (int i = 0; i < 2; ++i) test.act(undo);
  CHECK(hands(test) == "N:.JJ.. - ...A -");
  CHECK(app::draft_of(test.state().document()).receiving() == Seat::south);
  test.act(undo);
  test.act(undo);
  CHECK(hands(test) == "N:.J.. - - -");
  CHECK(app::draft_of(test.state().document()).receiving() == Seat::north);
  for (int i = 0; i < 4; ++i) test.act(redo);
  CHECK(hands(test) == "N:.J.. - - .J..");
}

TEST_CASE("a whole deal is typed: suits by letter, ranks, and the last hand fills itself") {
  TestApp test;
  test.act(blank_deal);
  press(test, "SAAKKQQJJTT99");
  CHECK(app::draft_of(test.state().document()).receiving() == Seat::east);
  press(test, "HAAKKQQJJ009");  // 0 is the ten
  key(test, "Down");
  press(test, "A");
  key(test, "Backspace");  // the ace of diamonds goes back, and East receives again
  key(test, "Up");
  press(test, "9");
  press(test, "DAAKKQQJJTT99");
  CHECK(hands(test) == "N:AAKKQQJJTT99... .AAKKQQJJTT99.. ..AAKKQQJJTT99. ...AAKKQQJJTT99");
  CHECK(test.state().results.wanted == 20);  // solved at once
  key(test, "E");
  CHECK_FALSE(app::setting_up(test.state()));
  CHECK(test.shown() == "N:AAKKQQJJTT99... .AAKKQQJJTT99.. ..AAKKQQJJTT99. ...AAKKQQJJTT99");
}

TEST_CASE("the card pointed at is dealt and put back") {
  TestApp test;
  test.act(blank_deal);
  press(test, "H");
  key(test, "Right");
  key(test, "Enter");
  key(test, "Space");
  CHECK(hands(test) == "N:.KK.. - - -");
  CHECK_FALSE(app::enabled(test.state(), {deal_pointed, {}}));
  key(test, "Minus");
  CHECK(hands(test) == "N:.K.. - - -");
}

TEST_CASE("the pointer stays inside the pack") {
  TestApp test;
  test.act(start_setup);
  for (int i = 0; i < 9; ++i) key(test, "Up");
  for (int i = 0; i < 9; ++i) key(test, "Left");
  CHECK(test.state().pack.row == 0);
  CHECK(test.state().pack.column == 0);
  for (int i = 0; i < 9; ++i) key(test, "Down");
  for (int i = 0; i < 9; ++i) key(test, "Right");
  CHECK(test.state().pack.row == 3);
  CHECK(test.state().pack.column == 5);
  test.act(choose_rules, std::string("railroad"));
  for (int i = 0; i < 9; ++i) key(test, "Down");
  CHECK(test.state().pack.row == 4);
  press(test, "J");
  CHECK(hands(test).find("+JK") != std::string::npos);
}

TEST_CASE("too many cards are allowed and wait") {
  TestApp test;
  test.paste(long_deal);
  test.act(start_setup);
  CHECK(test.state().results.wanted == 20);
  const Card ace{Rank::ace, Suit::spades};
  test.act(move_card, CardMove{ace, Seat::east, Seat::north});
  CHECK(test.state().results.wanted == 0);
  CHECK_FALSE(test.state().results.solving);
  CHECK_FALSE(app::enabled(test.state(), {end_setup, {}}));
  CHECK_FALSE(test.state().notice);
  test.act(undo);
  CHECK(test.state().results.wanted == 20);
}

TEST_CASE("hands that are not known stay so, and the deal is there all the same") {
  TestApp test;
  test.act(blank_deal);
  press(test, "SAAKKQQJJTT99");
  test.act(end_setup);
  CHECK(test.shown() == "N:AAKKQQJJTT99... - - -");
  CHECK(test.first_fault() == "app.not-known");
}

TEST_CASE("renaming and turning keep every number") {
  TestApp test;
  test.app.settle();
  const solver::TrickTable table = test.state().results.table;
  test.act(rename_suits, std::string("HSCD"));
  test.app.settle();
  CHECK_FALSE(app::setting_up(test.state()));
  CHECK(test.state().trump == Strain::spades);  // was hearts
  CHECK(test.state().results.table.at({Strain::spades, Seat::east}) ==
        table.at({Strain::hearts, Seat::east}));
  test.act(rotate_hands);
  test.app.settle();
  CHECK(test.state().lead == Seat::south);  // was east
  CHECK(test.state().results.table.at({Strain::spades, Seat::south}) ==
        table.at({Strain::hearts, Seat::east}));
  test.act(undo);
  test.act(undo);
  CHECK(test.shown() == first_deal);
}

TEST_CASE("the rest is dealt by the seed and hands are swapped with the one that receives") {
  TestApp test;
  test.act(blank_deal);
  test.act(deal_rest, std::int64_t{3});
  const std::string dealt = hands(test);
  CHECK(test.state().results.wanted == 20);
  test.act(swap_hands, Seat::south);
  CHECK(hands(test) != dealt);
  test.act(swap_hands, Seat::south);
  CHECK(hands(test) == dealt);
  test.act(clear_hand, Seat::south);
  test.act(clear_deal);
  CHECK(hands(test) == "N:- - - -");
}

TEST_CASE("every game there is has a pack to set up") {
  TestApp test;
  for (const Rules& rules : rules_presets()) {
    CAPTURE(rules.name);
    test.act(choose_rules, rules.name);
    REQUIRE(app::setting_up(test.state()));
    CHECK(test.state().document().draft->rules() == rules);
    test.act(clear_deal);
    test.act(deal_rest, std::int64_t{1});
    CHECK(test.state().document().draft->full());
    REQUIRE(app::enabled(test.state(), {end_setup, {}}));
    test.act(end_setup);
    CHECK(test.state().document().situation.deal.hand_size() == rules.hand_size);
    const auto session = app::parse_session(app::to_json(app::session_of(test.state())));
    CHECK(session.ok());
  }
}

TEST_CASE("a half-entered deal is dumped and copied as far as it goes") {
  std::string clipboard;
  app::Ports ports;
  ports.copy_text = [&](const std::string& text) { clipboard = text; };
  TestApp test(ports);
  test.act(blank_deal);
  test.act(deal_card, right);
  test.act(receive, Seat::east);
  test.act(deal_card, Card(Rank::ace, Suit::spades));
  test.act(deal_card, Card(Rank::ace, Suit::spades));
  CHECK(test.app.dump_state().find("\"situation\":\"N:.J.. AA... - -\"") != std::string::npos);
  test.act(copy_deal);
  CHECK(clipboard == "N:.J.. AA... - -");
  CHECK(test.state().said->id == "app.copied-part");
}

}  // namespace rightbower::tests
