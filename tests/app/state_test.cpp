#include "gui/app/state.h"

#include "tests/app/fixture.h"

namespace rightbower::tests {

using app::AppState;

TEST_CASE("the status says how far the table is") {
  app::Results results;
  CHECK(app::status_of(results).id == "status.not-known");
  results.wanted = 20;
  results.solving = true;
  results.table.set({Strain::hearts, Seat::north}, 7);
  CHECK(app::status_of(results) == Message{"status.solving", {1, 20}});
  results.solving = false;
  results.stopped = true;
  CHECK(app::status_of(results) == Message{"status.stopped", {1, 20}});
  results.stopped = false;
  CHECK(app::status_of(results) == Message{"status.done", {1, 20}});
}

TEST_CASE("the words of a stopped table are those of the look") {
  app::Results results;
  results.wanted = 20;
  results.stopped = true;
  for (Strain strain : {Strain::spades, Strain::hearts, Strain::diamonds})
    for (Seat seat : all_seats) results.table.set({strain, seat}, 1);
  CHECK(load_strings().say(app::status_of(results)) == "Stopped. 12 of 20 results are done.");
}

TEST_CASE("cells beside the chosen one end at the edges of the table") {
  AppState state;
  state.documents.push({situation_of(first_deal), ""});
  state.trump = Strain::spades;
  state.lead = Seat::north;
  CHECK_FALSE(app::strain_beside(state, -1));
  CHECK(app::strain_beside(state, 1) == Strain::hearts);
  CHECK_FALSE(app::leader_beside(state, -1));
  CHECK(app::leader_beside(state, 1) == Seat::east);
  state.trump = Strain::no_trump;
  state.lead = Seat::west;
  CHECK_FALSE(app::strain_beside(state, 1));
  CHECK_FALSE(app::leader_beside(state, 1));
  state.trump = Strain::low;  // stands behind the last column
  CHECK(app::strain_beside(state, -1) == Strain::no_trump);
}

TEST_CASE("empty seats are no leaders") {
  AppState state;
  state.documents.push({situation_of(two_handed_deal), ""});
  state.lead = Seat::south;
  CHECK(app::leaders(state) == SeatSet{Seat::south, Seat::west});
  CHECK_FALSE(app::leader_beside(state, -1));
  CHECK(app::leader_beside(state, 1) == Seat::west);
}

TEST_CASE("themes and views have names") {
  for (app::Theme theme : app::all_themes) CHECK(app::find_theme(app::name(theme)) == theme);
  CHECK_FALSE(app::find_theme("pink"));
  CHECK(app::name(app::ViewId::analysis) == "analysis");
  CHECK(app::name(app::ViewId::lessons) == "lessons");
}

TEST_CASE("no lesson is open where there is no course") {
  const AppState state;
  CHECK(app::open_lesson(state) == nullptr);
  CHECK(app::open_step(state) == nullptr);
}

}  // namespace rightbower::tests
