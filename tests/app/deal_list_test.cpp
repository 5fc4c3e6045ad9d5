#include "gui/app/deal_list.h"

#include <doctest/doctest.h>

namespace rightbower::tests {
namespace {

app::Document named(std::string title) {
  app::Document document;
  document.title = std::move(title);
  return document;
}

std::string titles(const app::DealList& list) {
  std::string text;
  for (const app::OpenDeal& deal : list.deals()) text += deal.document->title;
  return text + " " + list.present().title;
}

}  // namespace

TEST_CASE("steps of all deals are undone in their order, at the deal they were done to") {
  app::DealList list(named("a"));
  CHECK_FALSE(list.can_undo());
  list.open({named("b"), named("c")});
  CHECK(titles(list) == "abc b");
  list.push(named("B"));
  list.show(0);
  list.push(named("A"));
  list.show(2);
  CHECK(titles(list) == "ABc c");
  list.undo();
  CHECK(titles(list) == "aBc a");
  list.undo();
  CHECK(titles(list) == "abc b");
  list.undo();
  CHECK(titles(list) == "a a");
  CHECK_FALSE(list.can_undo());
  list.redo();
  list.redo();
  list.redo();
  CHECK(titles(list) == "ABc c");
  CHECK_FALSE(list.can_redo());
}

TEST_CASE("closing is undone too") {
  app::DealList list(std::vector{named("a"), named("b"), named("c")});
  list.show(2);
  list.close();
  CHECK(titles(list) == "ab b");
  list.show(0);
  list.close();
  CHECK(titles(list) == "b b");
  list.undo();
  CHECK(titles(list) == "ab a");
  list.undo();
  CHECK(titles(list) == "abc c");
}

TEST_CASE("looking at another deal, the same again, and amending are no steps") {
  app::DealList list(std::vector{named("a"), named("b")});
  list.show(1);
  list.push(named("b"));
  list.amend(named("B"));
  CHECK(titles(list) == "aB B");
  CHECK_FALSE(list.can_undo());
}

TEST_CASE("a deal keeps its key for as long as it is open") {
  app::DealList list(named("a"));
  list.open({named("b")});
  const int key = list.deal().key;
  list.push(named("B"));
  list.undo();
  CHECK(list.deal().key == key);
  list.redo();
  CHECK(list.deal().key == key);
  list.open({named("c")});
  CHECK(list.deal().key != key);
}

TEST_CASE("undo has no end") {
  app::DealList list(named("0"));
  for (int i = 1; i <= 5000; ++i) list.push(named(std::to_string(i)));
  for (int i = 0; i < 5000; ++i) list.undo();
  CHECK(list.present().title == "0");
  CHECK_FALSE(list.can_undo());
}

}  // namespace rightbower::tests
