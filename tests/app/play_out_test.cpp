// Playing a deal out: the cards of public reports with the numbers they must have, the lines that
// are tried, and what undo and copying make of them.
#include "gui/app/play_out.h"

#include <algorithm>
#include <string>

#include "gui/app/card_mark.h"
#include "gui/app/play_steps.h"
#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

using app::ActionId;
using enum app::ActionId;
using app::LineTrick;
using app::PlayTree;

Card card_of(std::string_view text) { return parse_cards(text).value().front(); }

struct PlayTest : TestApp {
  using TestApp::TestApp;
  void open(std::string_view text) {
    paste(text);
    REQUIRE_FALSE(state().notice.has_value());
    app.settle();
  }
  void start(std::string_view text) {
    open(text);
    if (!app::in_play(state())) act(begin_play);
    REQUIRE(app::in_play(state()));
    app.settle();
  }
  void play(std::string_view cards) {
    for (Card card : parse_cards(cards).value()) {
      CAPTURE(to_string(card));
      REQUIRE(app::enabled(state(), {play_card, card}));
      act(play_card, card);
    }
    app.settle();
  }
  [[nodiscard]] std::optional<int> value(std::string_view card) const {
    const app::CardValues* values = app::values_now(state());
    return values != nullptr ? app::value_of(*values, card_of(card)) : std::nullopt;
  }
  [[nodiscard]] std::string played() const { return to_string(state().document().situation.play); }
  [[nodiscard]] int tricks(Seat seat) const {
    return app::standing(state().document()).tricks_won(seat);
  }
};

// The first deal of the library of tests, and its eight-card cousin.
constexpr std::string_view ending = first_deal;

}  // namespace

// TricksterBots #313: "lead a higher trump when you called it".
TEST_CASE("P06 every lead is worth the same with open cards") {
  PlayTest test;
  test.start("N:KT.K..K A.T.KJ. Q.AQ..J J.J.A9. | trump=S | lead=S");
  for (const char* card : {"QS", "AH", "QH", "JC"}) CHECK(test.value(card) == 3);
  for (const app::CardMark& mark : app::marks_of(*app::values_now(test.state())))
    CHECK(mark.kind == app::MarkKind::equal);
}

// TricksterBots #267 and #297: needs the last two, leads the low trump.
TEST_CASE("P08 the high trump first") {
  PlayTest test;
  test.start("N:.A9.. K.T.. ..9.9 AQ... | trump=H | lead=N");
  CHECK(test.value("AH") == 2);
  CHECK(test.value("9H") == 1);
  const auto marks = app::marks_of(*app::values_now(test.state()));
  CHECK(marks[0].kind == app::MarkKind::best);
  CHECK(marks[1].kind == app::MarkKind::costs_1);
}

// TricksterBots #34: "never bare your left bower". A text with cards played opens in mid-play.
TEST_CASE("P09 the left bower keeps its guard") {
  PlayTest test;
  test.open("N:9.JA.. .9.J.T 9..T9. A..K.Q | trump=H | lead=N | play=9S");
  REQUIRE(app::in_play(test.state()));
  test.app.settle();
  CHECK(test.value("TC") == 2);
  CHECK(test.value("9H") == 1);
  CHECK(test.value("JD") == 1);
  CHECK(app::best_card(test.state()) == card_of("TC"));
}

// dds #116 and endplay #52: the user is sure the number is wrong, and wants the line.
TEST_CASE("P25 the line behind a number ends in it") {
  PlayTest test;
  test.open("N:AQ9.AJ9.AQJT9.K KKQJT.AK9.T.AQ9 AJ.KQJ.Q9.AKQJ9 T9.QTT.AKKJ.JTT | trump=H | lead=N");
  CHECK(test.state().results.table.at({Strain::hearts, Seat::north}) == 11);
  test.act(show_why);
  test.app.settle();
  test.act(play_last);
  CHECK(app::play_over(test.state()));
  CHECK(test.tricks(Seat::north) == 11);

  test.act(leave_play);
  test.act(begin_play);
  test.app.settle();
  CHECK(test.value("TD") == 9);
  test.play("TD");
  test.act(show_why);
  test.app.settle();
  test.act(play_last);
  CHECK(test.tricks(Seat::north) == 9);
}

// TricksterBots #242, #271, #272: reports were useless because the exact cards were missing.
TEST_CASE("P34 one copy restores the whole position") {
  std::string clipboard;
  app::Ports ports;
  ports.copy_text = [&](const std::string& text) { clipboard = text; };
  PlayTest test(ports);
  test.start(ending);
  test.play("TC 9C");
  test.act(copy_deal);
  const std::string copied = clipboard;
  CHECK(copied == std::string(ending) + " | play=TC 9C");
  test.open(other_deal);
  test.open(copied);
  REQUIRE(app::in_play(test.state()));
  CHECK(test.played() == "TC 9C");
  test.act(copy_deal);
  CHECK(clipboard == copied);

  const std::string bid =
      "N:AQ9.AJ9.AQJT9.K KKQJT.AK9.T.AQ9 AJ.KQJ.Q9.AKQJ9 T9.QTT.AKKJ.JTT | dealer=W | "
      "auction=6H P P P | play=AH KH";
  test.open(bid);
  test.act(copy_deal);
  CHECK(clipboard == bid);
}

TEST_CASE("a play-out starts from the chosen cell and ends where it began") {
  PlayTest test;
  test.open(other_deal);
  test.act(choose_trump, Strain::clubs);
  test.act(choose_lead, Seat::west);
  const Situation before = test.state().document().situation;
  test.act(begin_play);
  const app::Standing now = app::standing(test.state().document());
  CHECK(now.contract.strain() == Strain::clubs);
  CHECK(now.position.to_play() == Seat::west);
  CHECK(test.state().results.table.known() == 20);  // nothing is solved anew
  CHECK_FALSE(test.state().results.solving);
  test.act(leave_play);
  CHECK_FALSE(app::in_play(test.state()));
  CHECK(test.state().document().situation == before);
  CHECK(test.state().trump == Strain::clubs);
}

TEST_CASE("the numbers on the cards are those of the solver, at every card of a hand") {
  PlayTest test;
  test.start(slow_deal);
  solver::Solver judge;
  while (!app::play_over(test.state())) {
    test.app.settle();
    const app::Standing now = app::standing(test.state().document());
    const auto expected = judge.values(now.request());
    REQUIRE(app::values_now(test.state()) != nullptr);
    CHECK(*app::values_now(test.state()) == *expected);
    test.act(play_best);
  }
  const auto table = test.state().results.table.at({test.state().trump, test.state().lead});
  CHECK(test.tricks(test.state().lead) == table);
}

TEST_CASE("best play goes a card or a trick") {
  PlayTest test;
  test.start(ending);
  test.act(play_best);
  CHECK(test.state().document().situation.play.size() == 1);
  test.app.settle();
  test.act(play_best_trick);
  while (!app::standing(test.state().document()).position.trick().empty()) {
    test.app.settle();
    test.act(play_best_trick);
  }
  CHECK(test.state().document().situation.play.size() == 4);
}

TEST_CASE("cards that can't be played change nothing") {
  PlayTest test;
  test.start(ending);
  test.play("TC");
  const std::string before = test.app.dump_state();
  test.act(play_card, card_of("QD"));  // South must follow clubs
  test.act(play_card, card_of("TC"));
  test.act(play_card, card_of("AS"));
  test.act(play_card);
  CHECK(test.app.dump_state() == before);
}

TEST_CASE("lines: back, on, another way, and to the first one again") {
  PlayTest test;
  test.start(ending);
  test.play("TC 9C");
  test.act(play_back);
  CHECK(test.played() == "TC");
  test.act(play_next);
  CHECK(test.played() == "TC 9C");
  test.act(play_first);
  CHECK(test.played().empty());
  test.play("9S");
  std::vector<LineTrick> line = app::line_of(test.state().document());
  REQUIRE(line.size() == 1);
  REQUIRE(line[0].branches.size() == 2);
  CHECK(line[0].place == 1);
  test.act(go_to_card, static_cast<std::int64_t>(line[0].branches[0].node));
  CHECK(test.played() == "TC 9C");
  CHECK(app::line_of(test.state().document())[0].place == 0);
}

TEST_CASE("tricks: to any of them, to the next and to the one before") {
  PlayTest test;
  test.start(slow_deal);
  for (int i = 0; i < 10; ++i) {
    test.app.settle();
    test.act(play_best);
  }
  test.act(trick_back);
  CHECK(test.state().document().situation.play.size() == 8);
  test.act(trick_back);
  CHECK(test.state().document().situation.play.size() == 4);
  test.act(trick_next);
  CHECK(test.state().document().situation.play.size() == 8);
  test.act(go_to_trick, std::int64_t{1});
  CHECK(test.played().empty());
  test.act(go_to_trick, std::int64_t{3});
  CHECK(test.state().document().situation.play.size() == 8);
  CHECK_FALSE(app::enabled(test.state(), {go_to_trick, std::int64_t{9}}));
  test.act(play_last);
  CHECK(test.state().document().situation.play.size() == 10);
}

TEST_CASE("undo takes a card back and redo plays it; looking around is no step") {
  PlayTest test;
  test.start(ending);
  test.play("TC 9C");
  test.act(undo);
  CHECK(test.played() == "TC");
  test.act(redo);
  CHECK(test.played() == "TC 9C");
  test.act(play_first);
  test.act(undo);
  CHECK(test.played() == "TC");
  test.act(undo);
  test.act(undo);
  CHECK_FALSE(app::in_play(test.state()));
}

TEST_CASE("a card taken back is gone from the line") {
  PlayTest test;
  test.start(ending);
  test.play("TC 9C");
  test.act(take_back_card);
  CHECK(test.played() == "TC");
  CHECK_FALSE(app::enabled(test.state(), {play_next, {}}));
  test.act(undo);
  CHECK(test.played() == "TC 9C");
}

TEST_CASE("a card that gives tricks away says how many") {
  PlayTest test;
  test.start("N:.A9.. K.T.. ..9.9 AQ... | trump=H | lead=N");
  test.play("9H");
  const auto last = app::last_played(test.state());
  REQUIRE(last.has_value());
  CHECK(app::cost_of(test.state(), *last) == 1);
}

TEST_CASE("alone: the partner sits out, and the numbers are those of the lone player") {
  PlayTest test;
  test.open("N:A.AJ.K.Q 9.K9.J.T KQ.Q.9.9 QT.T.A.K | trump=H | lead=N");
  REQUIRE(test.state().results.alone_wanted == 20);
  CHECK(test.state().results.alone.known() == 20);
  test.act(turn_alone);
  CHECK(app::chosen_tricks(test.state()) ==
        test.state().results.alone.at({Strain::hearts, Seat::north}));
  test.act(begin_play);
  test.app.settle();
  const app::Standing now = app::standing(test.state().document());
  CHECK(now.seating.in_play.size() == 3);
  CHECK(app::best_of(*app::values_now(test.state())) ==
        test.state().results.alone.at({Strain::hearts, Seat::north}));
  test.act(leave_play);
  CHECK(test.state().alone_chosen);
  CHECK_FALSE(test.state().document().situation.alone.has_value());
}

TEST_CASE("two strains and two cards are compared line by line") {
  PlayTest test;
  test.open(ending);
  test.act(show_compare);
  test.app.settle();
  std::vector<app::Compared> sides = app::compared(test.state());
  REQUIRE(sides.size() == 2);
  for (const app::Compared& side : sides)
    CHECK(side.tricks() == test.state().results.table.at({*side.strain, test.state().lead}));
  const auto other = sides[1].strain;
  test.act(compare_next);
  CHECK(app::compared(test.state())[1].strain != other);
  test.act(show_compare);
  CHECK(app::compared(test.state()).empty());

  test.start("N:.A9.. K.T.. ..9.9 AQ... | trump=H | lead=N");
  test.act(show_compare);
  test.app.settle();
  sides = app::compared(test.state());
  REQUIRE(sides.size() == 2);
  CHECK(sides[0].card == card_of("AH"));
  CHECK(sides[0].tricks() == 2);
  CHECK(sides[1].card == card_of("9H"));
  CHECK(sides[1].tricks() == 1);
}

TEST_CASE("what is shown comes behind the present card, step by step") {
  PlayTest test;
  test.start(slow_deal);
  test.act(play_best);
  test.app.settle();
  test.act(show_why);
  test.app.settle();
  CHECK(test.state().document().situation.play.size() == 1);
  CHECK(test.state().play.panel == app::PlayPanel::why);
  REQUIRE(app::enabled(test.state(), {play_next, {}}));
  for (int i = 0; i < 5; ++i) test.act(play_next);
  CHECK(test.state().document().situation.play.size() == 6);
  test.app.settle();
  for (const LineTrick& trick : app::line_of(test.state().document()))
    for (const app::LineCard& card : trick.cards)
      if (card.played) CHECK(app::cost_of(test.state(), card) == 0);
}

// The rules ask for an exchange; the table of lone players has none.
TEST_CASE("a contract to play alone is played out without an exchange") {
  PlayTest test;
  test.open(
      "N:AQ9.AJ9.AQJT9.K KKQJT.AK9.T.AQ9 AJ.KQJ.Q9.AKQJ9 T9.QTT.AKKJ.JTT | dealer=W | "
      "auction=Alone:H");
  CHECK(test.state().alone_chosen);
  REQUIRE(app::enabled(test.state(), {begin_play, {}}));
  test.act(begin_play);
  test.app.settle();
  CHECK(app::best_of(*app::values_now(test.state())) ==
        test.state().results.alone.at({Strain::hearts, Seat::north}));
}

TEST_CASE("while a dealer has still to discard there is no table") {
  const Rules& rules = *find_rules("single-deck-joker");
  Situation situation;
  situation.rules = rules.name;
  situation.dealer = Seat::east;
  situation.deal = random_start(rules, Seat::east, 1).deal;
  PlayTest test;
  test.paste(to_string(situation));
  CHECK(test.first_fault() == "app.discard-first");
  CHECK(test.state().results.wanted == 0);
  CHECK_FALSE(app::enabled(test.state(), {begin_play, {}}));
}

TEST_CASE("a deal with hidden hands can't be played out") {
  PlayTest test;
  test.paste(hidden_deal);
  CHECK_FALSE(app::enabled(test.state(), {begin_play, {}}));
  CHECK_FALSE(app::enabled(test.state(), {show_why, {}}));
  CHECK_FALSE(app::enabled(test.state(), {show_compare, {}}));
}

}  // namespace rightbower::tests
