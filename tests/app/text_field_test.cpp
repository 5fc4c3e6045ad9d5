#include "gui/app/text_field.h"

#include <doctest/doctest.h>

namespace rightbower::tests {

using app::TextField;

TEST_CASE("characters are typed and taken away whole") {
  TextField field;
  field.type("zażółć");
  for (int i = 0; i < 3; ++i) CHECK(field.press("Backspace"));
  CHECK(field.text() == "zaż");
  CHECK(field.press("Home"));
  CHECK(field.press("Right"));
  CHECK(field.press("Delete"));
  CHECK(field.text() == "zż");
  CHECK(field.press("Delete"));
  CHECK(field.press("Delete"));  // nothing there
  CHECK(field.text() == "z");
}

TEST_CASE("what is selected is replaced") {
  TextField field("two words");
  CHECK(field.press("Ctrl+Shift+Left"));
  CHECK(field.selected() == "words");
  field.type("deals");
  CHECK(field.text() == "two deals");
  CHECK(field.press("Ctrl+A"));
  CHECK(field.press("Backspace"));
  CHECK(field.text().empty());
}

TEST_CASE("words go at once, and a path's names are words") {
  TextField field("/home/me/deal");
  CHECK(field.press("Ctrl+Backspace"));
  CHECK(field.text() == "/home/me/");
  CHECK(field.press("Ctrl+Backspace"));
  CHECK(field.text() == "/home/");
  CHECK(field.press("Shift+Home"));
  CHECK(field.selected() == "/home/");
  CHECK(field.press("Ctrl+Right"));
  CHECK(field.selected().empty());
}

TEST_CASE("a line stays a line and has an end") {
  TextField field;
  field.type("a\nb\tc\x01\x7f");
  CHECK(field.text() == "a b c");
  field.set(std::string(10'000, 'x'));
  CHECK(field.text().size() == TextField::longest);
  field.set(std::string(TextField::longest - 1, 'x'));
  field.type("♥");
  CHECK(field.text().size() == TextField::longest - 1);
}

TEST_CASE("other keys are not the field's") {
  TextField field("a");
  for (const char* key : {"Up", "Enter", "Tab", "Ctrl+K", "F1", "A", "Ctrl+Shift+A"})
    CHECK_FALSE(field.press(key));
  CHECK(field.text() == "a");
}

}  // namespace rightbower::tests
