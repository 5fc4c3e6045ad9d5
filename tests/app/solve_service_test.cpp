#include "gui/app/solve_service.h"

#include <atomic>

#include "tests/app/fixture.h"

namespace rightbower::tests {
namespace {

solver::TableRequest request_of(std::string_view text) {
  solver::TableRequest request;
  request.hands = solver::hands_of(situation_of(text).deal);
  return request;
}

solver::TrickTable table_in(const app::SolveNews& news) {
  solver::TrickTable table;
  for (const auto& [cell, tricks] : news.cells) table.set(cell, tricks);
  return table;
}

}  // namespace

TEST_CASE("the worker finds what the solver finds, cell by cell") {
  std::atomic<int> woken = 0;
  app::SolveService service([&] { ++woken; });
  service.request(request_of(first_deal), 5);
  service.wait();
  CHECK_FALSE(service.busy());
  const app::SolveNews news = service.drain();
  CHECK(news.generation == 5);
  CHECK(news.finished);
  CHECK_FALSE(news.stopped);
  CHECK(news.cells.size() == 20);
  CHECK(news.work.nodes > 0);
  CHECK(table_in(news) == table_of(first_deal));
  CHECK(woken >= 20);
}

TEST_CASE("what was drained is not there again") {
  app::SolveService service;
  service.request(request_of(first_deal), 1);
  service.wait();
  CHECK_FALSE(service.drain().cells.empty());
  const app::SolveNews again = service.drain();
  CHECK(again.generation == 1);
  CHECK(again.cells.empty());
  CHECK_FALSE(again.finished);
}

TEST_CASE("a new request drops the news of the old one") {
  Gate gate;
  app::SolveService service(gate.wake());
  service.request(request_of(slow_deal), 1);
  gate.wait_for_news();
  service.request(request_of(first_deal), 2);
  CHECK(service.drain().cells.empty());
  gate.open();
  service.wait();
  const app::SolveNews news = service.drain();
  CHECK(news.generation == 2);
  CHECK(news.finished);
  CHECK(table_in(news) == table_of(first_deal));
}

TEST_CASE("of many requests only the last is solved to its end") {
  app::SolveService service;
  for (std::uint64_t generation = 1; generation <= 50; ++generation)
    service.request(request_of(generation % 2 == 0 ? first_deal : long_deal), generation);
  service.wait();
  const app::SolveNews news = service.drain();
  CHECK(news.generation == 50);
  CHECK(table_in(news) == table_of(first_deal));
}

TEST_CASE("a cancelled request ends, and keeps what is done") {
  Gate gate;
  app::SolveService service(gate.wake());
  service.request(request_of(slow_deal), 1);
  gate.wait_for_news();
  service.cancel();
  gate.open();
  service.wait();
  const app::SolveNews news = service.drain();
  CHECK(news.finished);
  CHECK(news.stopped);
  CHECK(news.cells.size() >= 1);
  CHECK(news.cells.size() < 20);
}

TEST_CASE("a request that has not begun can be cancelled too") {
  Gate gate;
  app::SolveService service(gate.wake());
  service.request(request_of(slow_deal), 1);
  gate.wait_for_news();
  service.request(request_of(slow_deal), 2);
  service.cancel();
  const app::SolveNews news = service.drain();
  CHECK(news.generation == 2);
  CHECK(news.finished);
  CHECK(news.stopped);
  CHECK(news.cells.empty());
  gate.open();
  service.wait();
}

TEST_CASE("cancelling when nothing runs changes nothing") {
  app::SolveService service;
  service.cancel();
  service.wait();
  service.request(request_of(first_deal), 1);
  service.wait();
  service.cancel();
  CHECK(service.drain().cells.size() == 20);
}

TEST_CASE("a service can go at any time") {
  for (int i = 0; i < 20; ++i) {
    app::SolveService service;
    service.request(request_of(long_deal), 1);
    if (i % 2 == 0) service.cancel();
  }
  const app::SolveService unused;
}

}  // namespace rightbower::tests
