#include "gui/app/action.h"

#include <algorithm>
#include <map>
#include <set>

#include "gui/app/lesson_steps.h"
#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

using app::Action;
using app::ActionId;
using app::AppState;
using enum app::ActionId;

std::set<std::string_view> all_keys() {
  std::set<std::string_view> keys;
  for (const app::Command& command : app::commands())
    keys.insert(command.keys.begin(), command.keys.end());
  return keys;
}

// The program in every kind of state in which keys mean something else.
template <class Check>
void in_every_state(Check check) {
  Gate gate;
  TestApp test({gate.wake(), {}, {}});
  test.paste(slow_deal);
  check(test.state());  // solving
  test.paste("nonsense");
  check(test.state());  // solving, with a message
  test.act(show_keys);
  check(test.state());
  test.act(dismiss);
  test.act(dismiss);
  test.act(stop_solving);
  check(test.state());  // stopped
  test.act(start_setup);
  check(test.state());
  test.act(clear_deal);
  check(test.state());
  test.act(undo);
  test.act(end_setup);
  for (ActionId id : {show_palette, show_deals, ActionId::open_file, save_file_as, show_dealing,
                      ActionId::open_menu}) {
    test.act(id);
    check(test.state());
    test.act(dismiss);
  }
  test.act(show_library);
  check(test.state());
  test.act(show_analysis);
  test.act(undo);
  check(test.state());
  gate.open();
  test.app.settle();
  check(test.state());  // done
  for (std::size_t lesson = 0; lesson < test.state().course.size(); ++lesson) {
    test.act(ActionId::open_lesson, static_cast<std::int64_t>(lesson));
    for (std::size_t step = 0; step < test.state().course[lesson].steps.size(); ++step) {
      check(test.state());  // unanswered
      for (Card card : app::offered(test.state())) test.act(lesson_pick, card);
      test.act(lesson_number, std::int64_t{10});
      check(test.state());  // answered
      test.act(lesson_check);
      check(test.state());  // right or wrong
      test.act(lesson_next);
    }
  }
}

std::string name_of_key(const AppState& state, std::string_view key) {
  const auto action = app::action_for_key(state, key);
  return action ? app::label_id(*action) : "";
}

}  // namespace

TEST_CASE("names of actions differ and are known again") {
  std::set<std::string_view> names;
  for (const app::ActionShape& shape : app::action_shapes()) {
    CHECK(names.insert(shape.name).second);
    CHECK(app::name(shape.id) == shape.name);
  }
  CHECK(app::name(new_deal) == "deal.new");
  CHECK(app::name(dismiss) == "dismiss");
}

TEST_CASE("every action is a command") {
  for (const app::ActionShape& shape : app::action_shapes())
    CHECK_MESSAGE(std::ranges::any_of(
                      app::commands(),
                      [&](const app::Command& command) { return command.action.id == shape.id; }),
                  shape.name);
}

TEST_CASE("labels name the action and its value") {
  CHECK(app::label_id({undo, {}}) == "action.edit.undo");
  CHECK(app::label_id({choose_trump, Strain::no_trump}) == "action.trump.choose.NT");
  CHECK(app::label_id({choose_lead, Seat::west}) == "action.lead.choose.W");
  CHECK(app::label_id({choose_theme, std::string("dark")}) == "action.theme.choose.dark");
}

TEST_CASE("in no state do two commands answer one key") {
  int checked = 0;
  in_every_state([&](const AppState& state) {
    for (std::string_view key : all_keys()) {
      const auto answers = std::ranges::count_if(app::commands(), [&](const app::Command& command) {
        return app::action_of(state, command, key).has_value();
      });
      CHECK_MESSAGE(answers <= 1, key);
      CHECK((answers == 1) == app::action_for_key(state, key).has_value());
      ++checked;
    }
  });
  CHECK(checked > 500);
}

TEST_CASE("every key does something in some state") {
  std::set<std::string_view> idle = all_keys();
  in_every_state([&](const AppState& state) {
    std::erase_if(
        idle, [&](std::string_view key) { return app::action_for_key(state, key).has_value(); });
  });
  // Redo, edges of the table and the like are tried elsewhere; no digit may be without use.
  for (std::string_view key : {"0", "1", "5", "Minus", "Plus", "Enter", "Escape", "Ctrl+Z"})
    CHECK_FALSE(idle.contains(key));
}

TEST_CASE("what a key does is enabled") {
  in_every_state([&](const AppState& state) {
    for (std::string_view key : all_keys())
      if (const auto action = app::action_for_key(state, key)) CHECK(app::enabled(state, *action));
  });
}

TEST_CASE("unknown keys do nothing") {
  const TestApp test;
  for (std::string_view key : {"", "Ctrl+X", "ctrl+n", "Ctrl+", "Shift+Left"})
    CHECK_FALSE(app::action_for_key(test.state(), key));
}

TEST_CASE("the keys of the analysis") {
  TestApp test;
  test.act(choose_trump, Strain::hearts);
  test.act(choose_lead, Seat::east);
  const std::map<std::string_view, Action> expected{{"S", {choose_trump, Strain::spades}},
                                                    {"H", {choose_trump, Strain::hearts}},
                                                    {"D", {choose_trump, Strain::diamonds}},
                                                    {"C", {choose_trump, Strain::clubs}},
                                                    {"N", {choose_trump, Strain::no_trump}},
                                                    {"Shift+N", {choose_lead, Seat::north}},
                                                    {"Shift+E", {choose_lead, Seat::east}},
                                                    {"Shift+S", {choose_lead, Seat::south}},
                                                    {"Shift+W", {choose_lead, Seat::west}},
                                                    {"Left", {trump_left, {}}},
                                                    {"Right", {trump_right, {}}},
                                                    {"Up", {lead_up, {}}},
                                                    {"Down", {lead_down, {}}},
                                                    {"Ctrl+N", {new_deal, {}}},
                                                    {"Ctrl+V", {paste_deal, {}}},
                                                    {"Ctrl+C", {copy_deal, {}}},
                                                    {"Ctrl+Q", {quit, {}}},
                                                    {"Ctrl+T", {choose_theme, {}}},
                                                    {"F1", {show_keys, {}}},
                                                    {"?", {show_keys, {}}},
                                                    {"Ctrl+Plus", {zoom_in, {}}},
                                                    {"Ctrl+Minus", {zoom_out, {}}},
                                                    {"Ctrl+0", {zoom_reset, {}}},
                                                    {"Ctrl+2", {show_lessons, {}}}};
  for (const auto& [key, action] : expected)
    CHECK(app::action_for_key(test.state(), key) == action);
}

TEST_CASE("Escape closes what floats before it stops the solver") {
  Gate gate;
  TestApp test({gate.wake(), {}, {}});
  test.paste(slow_deal);
  test.paste("nonsense");
  test.act(show_keys);
  CHECK(name_of_key(test.state(), "Escape") == "action.dismiss");
  test.act(dismiss);
  CHECK(test.state().floating == app::Floating::none);
  CHECK(name_of_key(test.state(), "Escape") == "action.dismiss");
  test.act(dismiss);
  CHECK_FALSE(test.state().notice);
  CHECK(name_of_key(test.state(), "Escape") == "action.solve.stop");
  test.act(stop_solving);
  CHECK(name_of_key(test.state(), "Escape").empty());
  gate.open();
}

TEST_CASE("a value must be of the kind the action takes, and one it can use") {
  TestApp test;
  const AppState& state = test.state();
  CHECK(app::enabled(state, {new_deal, {}}));
  CHECK(app::enabled(state, {new_deal, std::int64_t{3}}));
  CHECK_FALSE(app::enabled(state, {new_deal, std::int64_t{-1}}));
  CHECK_FALSE(app::enabled(state, {new_deal, std::string("3")}));
  CHECK_FALSE(app::enabled(state, {choose_trump, {}}));
  CHECK_FALSE(app::enabled(state, {choose_trump, Seat::north}));
  CHECK_FALSE(app::enabled(state, {undo, std::int64_t{1}}));
  CHECK_FALSE(app::enabled(state, {open_file, std::int64_t{1}}));
  CHECK_FALSE(app::enabled(state, {choose_deck, std::string("pink")}));
  CHECK_FALSE(app::enabled(state, {rename_suits, std::string("HSDC")}));
  CHECK_FALSE(app::enabled(state, {move_card, app::CardMove{{Rank::ace, Suit::spades}, {}, {}}}));
  CHECK_FALSE(app::enabled(state, {show_deal, std::int64_t{1}}));
  CHECK_FALSE(app::enabled(state, {choose_theme, std::string("pink")}));
  CHECK_FALSE(app::enabled(state, {ActionId::open_lesson, std::int64_t{-1}}));
  CHECK_FALSE(app::enabled(state, {ActionId::open_lesson, std::int64_t{1000}}));
  CHECK_FALSE(app::enabled(state, {lesson_number, std::int64_t{3}}));  // no lesson in sight
}

TEST_CASE("LOW can be chosen only where the deal is played in it") {
  TestApp test;
  CHECK_FALSE(app::enabled(test.state(), {choose_trump, Strain::low}));
  test.paste(std::string(other_deal) + " | trump=LOW");
  CHECK(app::enabled(test.state(), {choose_trump, Strain::low}));
}

TEST_CASE("a seat that does not play can't be the leader") {
  TestApp test;
  test.paste(two_handed_deal);
  CHECK(app::enabled(test.state(), {choose_lead, Seat::south}));
  CHECK_FALSE(app::enabled(test.state(), {choose_lead, Seat::north}));
}

TEST_CASE("digits write a number, one behind the other") {
  TestApp test;
  test.act(ActionId::open_lesson, std::int64_t{0});
  while (!app::answering_number(test.state())) test.act(lesson_next);
  const auto type = [&](std::string_view key) {
    test.app.apply(*app::action_for_key(test.state(), key));
  };
  type("1");
  CHECK(test.state().lesson.answer.number == 1);
  type("0");
  CHECK(test.state().lesson.answer.number == 10);
  type("7");  // 107 is too large, so a new number starts
  CHECK(test.state().lesson.answer.number == 7);
  type("Plus");
  CHECK(test.state().lesson.answer.number == 8);
  type("Minus");
  type("Down");
  CHECK(test.state().lesson.answer.number == 6);
}

TEST_CASE("keys of the top row pick the cards offered") {
  TestApp test;
  test.act(ActionId::open_lesson, std::int64_t{0});
  while (!app::answering_cards(test.state())) test.act(lesson_next);
  const std::vector<Card> cards = app::offered(test.state());
  REQUIRE(cards.size() >= 2);
  CHECK(app::action_for_key(test.state(), "2") == Action{lesson_pick, cards[1]});
  CHECK_FALSE(app::action_for_key(test.state(), "Equal"));  // no twelfth card
}

TEST_CASE("Enter does the one thing that is next") {
  TestApp test;
  test.act(ActionId::open_lesson, std::int64_t{0});
  CHECK(app::open_question(test.state()) == nullptr);
  CHECK(name_of_key(test.state(), "Enter") == "action.lesson.next");
  while (!app::answering_number(test.state())) test.act(lesson_next);
  CHECK(name_of_key(test.state(), "Enter").empty());  // nothing answered yet
  const int right = *app::open_question(test.state())->answer.number;
  test.act(lesson_number, std::int64_t{right + 1});
  CHECK(name_of_key(test.state(), "Enter") == "action.lesson.check");
  test.act(lesson_check);
  CHECK(name_of_key(test.state(), "Enter") == "action.lesson.again");
  test.act(lesson_again);
  test.act(lesson_number, std::int64_t{right});
  test.act(lesson_check);
  CHECK(name_of_key(test.state(), "Enter") == "action.lesson.next");
}

}  // namespace rightbower::tests
