#include "gui/app/table_desk.h"

#include <atomic>
#include <chrono>

#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

struct Desk {
  explicit Desk(milliseconds delay = milliseconds(0)) : desk([this] { ++woken; }, delay) {}
  void show(std::string_view text) { desk.show(situation_of(text), results); }
  void settle() {
    desk.wait();
    desk.poll(results);
  }

  std::atomic<int> woken = 0;
  app::TableDesk desk;
  app::Results results;
};

}  // namespace

TEST_CASE("both tables are those of the solver") {
  Desk desk;
  desk.show(other_deal);
  CHECK(desk.results.all_wanted() == 40);
  desk.settle();
  CHECK(desk.results.table == table_of(other_deal));
  solver::TableRequest alone = app::table_request(situation_of(other_deal));
  alone.each_alone = true;
  CHECK(desk.results.alone == solver::solve_table(alone).table);
}

TEST_CASE("a deal that was solved before is there at once, and nothing is solved") {
  Desk desk;
  desk.show(other_deal);
  desk.settle();
  const solver::TrickTable table = desk.results.table;
  desk.show(first_deal);
  desk.settle();
  const int woken = desk.woken;
  desk.show(other_deal);
  CHECK(desk.results.table == table);
  CHECK_FALSE(desk.results.solving);
  desk.settle();
  CHECK(desk.woken == woken);
  CHECK(desk.results.work.nodes > 0);
}

TEST_CASE("what was known of a deal that was left half solved is kept") {
  Desk desk;
  desk.show(slow_deal);
  while (desk.results.table.known() == 0) desk.desk.poll(desk.results);
  desk.show(first_deal);
  desk.settle();
  desk.show(slow_deal);
  CHECK(desk.results.table.known() > 0);
  desk.settle();
  CHECK(desk.results.table == table_of(slow_deal));
}

TEST_CASE("a deal is solved so long after the last change, and a new change waits anew") {
  Desk desk(milliseconds(80));
  const auto start = Clock::now();
  desk.show(first_deal);
  desk.show(other_deal);
  CHECK(desk.results.solving);
  while (desk.results.table.known() == 0) desk.desk.poll(desk.results);
  CHECK(Clock::now() - start >= milliseconds(80));
}

TEST_CASE("nobody waits when all is to be settled") {
  Desk desk(milliseconds(60'000));
  desk.show(first_deal);
  const auto start = Clock::now();
  desk.settle();
  CHECK(Clock::now() - start < milliseconds(30'000));
  CHECK(desk.results.table == table_of(first_deal));
}

}  // namespace rightbower::tests
