#include <doctest/doctest.h>

#include <string>

#include "gui/app/action.h"
#include "tests/hands/faults.h"

namespace rightbower::tests {

using app::Action;
using app::ActionId;
using app::parse_script;

TEST_CASE("a script is a list of actions") {
  const auto script = parse_script(R"([
    {"do": "deal.new", "number": 7},
    {"do": "deal.new"},
    {"strain": "H", "do": "trump.choose"},
    {"do": "lead.choose", "seat": "west"},
    {"do": "lesson.pick", "card": "10h"},
    {"do": "theme.choose", "text": "dark"},
    {"do": "edit.undo"}
  ])");
  REQUIRE(script.ok());
  CHECK(*script == std::vector<Action>{{ActionId::new_deal, std::int64_t{7}},
                                       {ActionId::new_deal, {}},
                                       {ActionId::choose_trump, Strain::hearts},
                                       {ActionId::choose_lead, Seat::west},
                                       {ActionId::lesson_pick, Card(Rank::ten, Suit::hearts)},
                                       {ActionId::choose_theme, std::string("dark")},
                                       {ActionId::undo, {}}});
}

TEST_CASE("a card moves between hands and the pack") {
  const auto move = [](const char* text) {
    return app::parse_move(text) ? to_string(*app::parse_move(text)) : std::string("none");
  };
  for (const char* text : {"JH N>E", "TS >W", "JK S>"}) CHECK(move(text) == text);
  CHECK(*app::parse_move("9c >s") == app::CardMove{{Rank::nine, Suit::clubs}, {}, Seat::south});
  for (const char* text : {"", "JH", "JH N", "JH N>X", "JH JD N>E", "N>E JH", "JH>N", ">"})
    CHECK(move(text) == "none");
}

TEST_CASE("an empty list is a script") { CHECK(parse_script("[]").value().empty()); }

TEST_CASE("every action can be written in a script") {
  for (const app::ActionShape& shape : app::action_shapes()) {
    std::string value = "\"light\"";
    if (shape.argument == "number") value = "0";
    if (shape.argument == "card") value = "\"JK\"";
    if (shape.argument == "strain") value = "\"LOW\"";
    if (shape.argument == "seat") value = "\"N\"";
    if (shape.argument == "move") value = "\"JH N>E\"";
    std::string step = "{\"do\": \"" + std::string(shape.name) + "\"";
    if (!shape.argument.empty()) step += ", \"" + std::string(shape.argument) + "\": " + value;
    const auto script = parse_script("[" + step + "}]");
    REQUIRE(script.ok());
    CHECK(script->front().id == shape.id);
    CHECK((script->front().value.index() == 0) == shape.argument.empty());
  }
}

TEST_CASE("every fault is named with its path") {
  CHECK(faults_of(parse_script(R"([
    "edit.undo",
    {},
    {"do": 7},
    {"do": "edit.undont"},
    {"do": "edit.undo", "number": 1},
    {"do": "trump.choose"},
    {"do": "trump.choose", "strain": "X", "suit": "H"},
    {"do": "lead.choose", "seat": 3},
    {"do": "lesson.pick", "card": "JH JD"},
    {"do": "lesson.number", "number": 1.5},
    {"do": "lesson.number", "number": 9223372036854775808},
    {"do": "file.open", "text": ["a"]},
    {"do": "edit.undo", "": 1}
  ])")) == Expected{"[0] json.not-object", "[1] json.key-missing", "[2].do json.not-text",
                    "[3].do script.unknown-action", "[4].number json.key-unknown",
                    "[5] json.key-missing", "[6].suit json.key-unknown",
                    "[6].strain script.not-a-strain", "[7].seat script.not-a-seat",
                    "[8].card script.not-a-card", "[9].number script.not-a-number",
                    "[10].number script.not-a-number", "[11].text script.not-a-text",
                    "[12][\"\"] json.key-unknown"});
}

TEST_CASE("what is no list of steps is refused") {
  CHECK(faults_of(parse_script("")) == Expected{"1:1 json.ends-early"});
  CHECK(faults_of(parse_script("{}")) == Expected{"json.not-list"});
  CHECK(faults_of(parse_script("null")) == Expected{"json.not-list"});
  CHECK(faults_of(parse_script("[{\"do\": \"edit.undo\"},\n oops]")) ==
        Expected{"2:2 json.unexpected"});
  CHECK(faults_of(parse_script("[\"\xff\"]")) == Expected{"1:3 json.not-utf8"});
  CHECK(faults_of(parse_script(R"([{"do": "edit.undo", "do": "edit.redo"}])")) ==
        Expected{"[0].do json.key-twice"});
}

TEST_CASE("hostile scripts end in a fault at once") {
  CHECK(faults_of(parse_script(std::string(900'000, '['))) == Expected{"1:33 json.too-deep"});
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  CHECK(faults_of(parse_script(objects)).front().ends_with("json.too-deep"));
  CHECK(faults_of(parse_script(std::string(2'000'000, ' '))) == Expected{"script.too-large"});
  CHECK(faults_of(parse_script("[1e999]")).size() == 1);
  std::string wrong = "[0";
  for (int i = 0; i < 100'000; ++i) wrong += ",0";
  CHECK(faults_of(parse_script(wrong + "]")).size() <= 1001);
}

}  // namespace rightbower::tests
