#include <nlohmann/json.hpp>

#include "tests/app/fixture.h"

namespace rightbower::tests {

using nlohmann::json;

TEST_CASE("the state is one JSON line with seven keys") {
  TestApp test;
  test.app.settle();
  const std::string line = test.app.dump_state();
  CHECK(line.find('\n') == std::string::npos);
  const json dump = json::parse(line);
  CHECK(dump.size() == 7);
  CHECK(dump["situation"] == std::string(first_deal));
  CHECK(dump["trump"] == "H");
  CHECK(dump["lead"] == "E");
  CHECK(dump["message"] == "");
  CHECK(dump["view"] == "analysis");
  const solver::TrickTable table = table_of(first_deal);
  REQUIRE(dump["table"].size() == 5);
  for (Strain strain : table_strains)
    for (Seat seat : all_seats)
      CHECK(dump["table"][name(strain)][std::string(1, letter(seat))] ==
            table.at({strain, seat}).value());
}

TEST_CASE("cells that are not known are left out") {
  TestApp test;
  test.paste(hidden_deal);
  const json dump = json::parse(test.app.dump_state());
  CHECK(dump["table"] == json::object());
  CHECK(dump["message"].get<std::string>().starts_with("3 hands are not known."));
}

TEST_CASE("all faults are in the message, whatever bytes the text had") {
  TestApp test;
  test.paste("N:AS AH | trump=\xff");
  CHECK(json::parse(test.app.dump_state())["message"].get<std::string>().starts_with("Line 1"));
  test.paste("N:Z Y | lead=Q");
  const auto message = json::parse(test.app.dump_state())["message"].get<std::string>();
  CHECK(std::ranges::count(message, '\n') + 1 ==
        static_cast<std::ptrdiff_t>(test.state().notice->faults.size()));
}

TEST_CASE("an estimate is dumped with its averages and bids") {
  TestApp test;
  test.act(app::ActionId::show_estimate);
  test.app.settle();
  const json estimate = json::parse(test.app.dump_state())["estimate"];
  CHECK(estimate["running"] == false);
  CHECK(estimate["layouts"] == 200);
  CHECK(estimate["average"].size() == 5);
  CHECK(estimate.contains("best"));
}

}  // namespace rightbower::tests
