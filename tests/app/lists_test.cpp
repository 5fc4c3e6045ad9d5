// The command palette, the library, menus, and dealing with conditions.
#include <algorithm>
#include <string>

#include "gui/app/finder.h"
#include "gui/app/menu.h"
#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

using enum app::ActionId;

std::vector<app::FinderRow> rows(const TestApp& test) {
  return app::finder_rows(test.state(), test.app.strings());
}

void key(TestApp& test, std::string_view name) {
  const auto action = app::action_for_key(test.state(), name);
  CAPTURE(std::string(name));
  REQUIRE(action.has_value());
  test.app.apply(*action);
}

}  // namespace

TEST_CASE("searched words may stand anywhere, and the best fit comes first") {
  CHECK(app::fit("New deal", "") == 0);
  CHECK(app::fit("New deal", "xyz") < 0);
  CHECK(app::fit("New deal", "DEAL new") >= 0);
  CHECK(app::fit("Deal of the day", "deal") < app::fit("New deal", "deal"));
  CHECK(app::fit("New deal", "deal") < app::fit("Ideal", "deal"));
}

TEST_CASE("the palette finds a command by its words and does it") {
  TestApp test;
  key(test, "Ctrl+K");
  CHECK(rows(test).size() > 60);
  test.act(field_type, std::string("dark"));
  REQUIRE_FALSE(rows(test).empty());
  CHECK(rows(test).front().label == "Dark");
  key(test, "Enter");
  CHECK(test.state().settings.theme == app::Theme::dark);
  CHECK(test.state().floating == app::Floating::none);
}

TEST_CASE("the palette's rows are commands of the table, and closed by Escape") {
  TestApp test;
  test.act(show_palette);
  for (const app::FinderRow& row : rows(test))
    CHECK(row.enabled == app::enabled(test.state(), row.action));
  key(test, "Down");
  CHECK(test.state().finder.at == 1);
  key(test, "Up");
  key(test, "Up");
  CHECK(test.state().finder.at == rows(test).size() - 1);
  key(test, "Escape");
  CHECK(test.state().floating == app::Floating::none);
}

TEST_CASE("letters go to the field and not to the table under it") {
  TestApp test;
  test.act(show_palette);
  const Strain before = test.state().trump;
  const auto action = app::action_for_typed(test.state(), "S", "s");
  REQUIRE(action == app::Action{field_type, std::string("s")});
  CHECK_FALSE(app::action_for_key(test.state(), "S"));
  CHECK(test.state().trump == before);
}

TEST_CASE("every menu is gone through by keys alone") {
  TestApp test;
  key(test, "F10");
  REQUIRE(test.state().floating == app::Floating::menu);
  for (std::size_t menu = 0; menu < app::menus.size(); ++menu) {
    CHECK(test.state().menu.menu == menu);
    const auto items = app::menu_items(test.state(), test.app.strings(), menu);
    CHECK_FALSE(items.empty());
    for (std::size_t i = 0; i < items.size(); ++i) key(test, "Down");
    if (const auto marked = test.state().menu.item) CHECK(items[*marked].enabled);
    key(test, "Right");
  }
  CHECK(test.state().menu.menu == 0);
  key(test, "Left");
  CHECK(test.state().menu.menu == app::menus.size() - 1);
  key(test, "Escape");
  CHECK(test.state().floating == app::Floating::none);
}

TEST_CASE("a menu does what is marked in it") {
  TestApp test;
  key(test, "Alt+V");
  const auto items = app::menu_items(test.state(), test.app.strings(), test.state().menu.menu);
  const auto dark = std::ranges::find(items, "Dark", &app::MenuItem::label);
  REQUIRE(dark != items.end());
  while (test.state().menu.item != static_cast<std::size_t>(dark - items.begin()))
    key(test, "Down");
  key(test, "Enter");
  CHECK(test.state().settings.theme == app::Theme::dark);
  CHECK(app::is_chosen(test.state(), {choose_theme, std::string("dark")}));
}

TEST_CASE("the library is searched by words and tags") {
  app::LibraryList library;
  for (const char* title : {"Count the trumps", "Nine on nine", "The joker"})
    library.deals.push_back({title, title, {}, "A sentence.", {"tag", title}, {}, {}});
  CHECK(app::fitting(library).size() == 3);
  library.search.set("NINE");
  CHECK(app::fitting(library) == std::vector<std::size_t>{1});
  library.search.set("sentence joker");
  CHECK(app::fitting(library) == std::vector<std::size_t>{2});
  library.search.set(app::with_tag_turned(library, "Count the trumps"));
  CHECK(library.search.text() == "sentence joker #count-the-trumps");
  CHECK(app::fitting(library).empty());
  CHECK(app::searched_for(library, "Count the trumps"));
  library.search.set(app::with_tag_turned(library, "Count the trumps"));
  CHECK(library.search.text() == "sentence joker");
  CHECK(app::tags_of(library).front() == "tag");
}

TEST_CASE("a deal of the library is opened beside the others") {
  TestApp test({}, source_folder / "hands/library");
  test.act(show_library);
  CHECK(test.state().view == app::ViewId::library);
  test.act(field_type, std::string("joker"));
  REQUIRE(app::fitting(test.state().deal_library).size() >= 1);
  key(test, "Enter");
  CHECK(test.state().view == app::ViewId::analysis);
  CHECK(test.state().document().title == "The joker");
  CHECK(test.state().documents.size() == 2);
  test.act(show_library);
  key(test, "Escape");
  CHECK(test.state().view == app::ViewId::analysis);
}

TEST_CASE("a deal is found that meets a condition, by the seed it is named after") {
  TestApp test;
  test.paste(long_deal);
  test.act(show_dealing);
  test.act(set_condition, std::string("S.bowers(H) >= 3 and W.aces = 0"));
  key(test, "Tab");
  test.act(field_type, std::string("100"));
  key(test, "Enter");
  CHECK(test.state().dealing.searching);
  test.app.settle();
  REQUIRE_FALSE(test.state().dealing.searching);
  CHECK(test.state().floating == app::Floating::none);
  CHECK(test.state().said->id == "dealing.found");
  const Deal& deal = test.state().document().situation.deal;
  const auto condition = hands::parse_condition("S.bowers(H) >= 3 and W.aces = 0");
  CHECK(condition->holds(deal, {}));
  const std::string title = test.state().document().title;
  CHECK(title.starts_with("Random deal "));
  const auto seed = std::stoull(title.substr(std::string("Random deal ").size()));
  CHECK(random_deal(*find_rules("double-deck"), seed) == deal);
  for (std::uint64_t before = 100; before < seed; ++before)
    CHECK_FALSE(condition->holds(random_deal(*find_rules("double-deck"), before), {}));
}

TEST_CASE("what no deal meets is given up with a message, what is faulty is shown where") {
  TestApp test;
  test.act(choose_rules, std::string("two-handed"));  // small, quickly dealt
  test.act(deal_where, std::string("N.aces > 0"));    // nobody sits there
  test.app.settle();
  CHECK(test.first_fault() == "dealing.nothing-fits");
  test.act(deal_where, std::string("S.kings = 1"));
  CHECK(test.first_fault() == "condition.what");
  CHECK(test.state().notice->text == "S.kings = 1");
}

TEST_CASE("a search is stopped") {
  TestApp test;
  test.paste(long_deal);
  test.act(show_dealing);
  test.act(set_condition, std::string("best(S) = NT and best(S) = H and best(S) = S"));
  test.act(app::ActionId::start_dealing);
  CHECK(test.state().dealing.searching);
  test.act(stop_dealing);
  test.app.poll();
  CHECK_FALSE(test.state().dealing.searching);
  CHECK(test.state().said->id == "dealing.stopped");
}

TEST_CASE("the best strain is the solver's") {
  const Situation situation = situation_of(other_deal);
  const solver::TrickTable table = table_of(other_deal);
  for (Seat seat : all_seats)
    for (Strain strain : table_strains) {
      int best = 0;
      for (Strain each : table_strains) best = std::max(best, *table.at({each, seat}));
      CHECK(app::is_best(situation.deal, seat, strain, {}) == (table.at({strain, seat}) == best));
    }
}

TEST_CASE("the deal of the day is the same for everybody") {
  app::Ports ports;
  ports.today = [] { return std::string("2026-11-30"); };
  TestApp test(ports);
  test.paste(long_deal);
  test.act(deal_of_day);
  CHECK(test.state().document().title == "Deal of 2026-11-30");
  CHECK(test.state().document().situation.deal ==
        random_deal(*find_rules("double-deck"), 20261130));
  test.act(deal_of_day, std::string("2026-02-30"));
  CHECK(test.first_fault() == "dealing.not-a-date");
}

TEST_CASE("after quitting nothing is done any more") {
  TestApp test;
  test.act(quit);
  test.paste(other_deal);
  CHECK(test.shown() == first_deal);
}

}  // namespace rightbower::tests
