#include "gui/app/history.h"

#include <doctest/doctest.h>

#include <string>

using rightbower::app::History;

TEST_CASE("a history starts with its first state and nothing to undo") {
  const History<int> history(7);
  CHECK(history.present() == 7);
  CHECK_FALSE(history.can_undo());
  CHECK_FALSE(history.can_redo());
}

TEST_CASE("undo and redo walk over the same states") {
  History<std::string> history("a");
  history.push("b");
  history.push("c");
  history.undo();
  history.undo();
  CHECK(history.present() == "a");
  CHECK_FALSE(history.can_undo());
  history.redo();
  CHECK(history.present() == "b");
  history.redo();
  CHECK(history.present() == "c");
  CHECK_FALSE(history.can_redo());
}

TEST_CASE("a new state after undo forgets what was undone") {
  History<int> history(1);
  history.push(2);
  history.push(3);
  history.undo();
  history.push(4);
  CHECK_FALSE(history.can_redo());
  history.undo();
  CHECK(history.present() == 2);
}

TEST_CASE("pushing the present again changes nothing") {
  History<int> history(1);
  history.push(2);
  history.undo();
  history.push(1);
  CHECK_FALSE(history.can_undo());
  CHECK(history.can_redo());
}
