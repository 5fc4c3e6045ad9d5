#include "gui/platform/key_name.h"

#include <GLFW/glfw3.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "gui/app/action.h"

namespace rightbower::platform {
namespace {

constexpr Modifiers none{};
constexpr Modifiers ctrl{true, false, false};
constexpr Modifiers shift{false, false, true};
constexpr Modifiers ctrl_shift{true, false, true};

TEST_CASE("keys that type nothing have names") {
  CHECK(key_name(GLFW_KEY_LEFT, nullptr, none) == "Left");
  CHECK(key_name(GLFW_KEY_F1, nullptr, none) == "F1");
  CHECK(key_name(GLFW_KEY_F12, nullptr, none) == "F12");
  CHECK(key_name(GLFW_KEY_ESCAPE, nullptr, none) == "Escape");
  CHECK(key_name(GLFW_KEY_KP_ENTER, nullptr, none) == "Enter");
  CHECK(key_name(GLFW_KEY_LEFT, nullptr, shift) == "Shift+Left");
  CHECK(key_name(GLFW_KEY_LEFT_SHIFT, nullptr, shift).empty());
}

TEST_CASE("keys that type a character come as characters") {
  CHECK(key_name(GLFW_KEY_H, "h", none).empty());
  CHECK(key_name(GLFW_KEY_H, "h", shift).empty());
  CHECK(character_name('h', none) == "H");
  CHECK(character_name('H', none) == "H");  // caps lock
  CHECK(character_name('N', shift) == "Shift+N");
  CHECK(character_name('7', none) == "7");
  CHECK(character_name('7', shift) == "7");  // a French keyboard
  CHECK(character_name('?', shift) == "?");
  CHECK(character_name('+', shift) == "Plus");
  CHECK(character_name('-', none) == "Minus");
  CHECK(character_name('=', none) == "Equal");
  CHECK(character_name(' ', none) == "Space");
  CHECK(character_name(0x142, none) == "ł");
  CHECK(character_name(0x20AC, none) == "€");
  CHECK(character_name(0x1F0A1, none) == "🂡");
}

TEST_CASE("with Ctrl the key is named by what it types on this keyboard") {
  CHECK(key_name(GLFW_KEY_Z, "z", ctrl) == "Ctrl+Z");
  CHECK(key_name(GLFW_KEY_W, "z", ctrl) == "Ctrl+Z");  // z stands elsewhere on other keyboards
  CHECK(key_name(GLFW_KEY_Z, "z", ctrl_shift) == "Ctrl+Shift+Z");
  CHECK(key_name(GLFW_KEY_EQUAL, "=", ctrl) == "Ctrl+Equal");
  CHECK(key_name(GLFW_KEY_EQUAL, "=", ctrl_shift) == "Ctrl+Equal");
  CHECK(key_name(GLFW_KEY_KP_ADD, "+", ctrl) == "Ctrl+Plus");
  CHECK(key_name(GLFW_KEY_MINUS, "-", ctrl) == "Ctrl+Minus");
  CHECK(key_name(GLFW_KEY_0, "0", ctrl) == "Ctrl+0");
  CHECK(key_name(GLFW_KEY_Z, nullptr, ctrl).empty());
}

// Every name the table of actions uses can be typed.
TEST_CASE("the table of actions uses these names") {
  constexpr std::array<std::string_view, 19> names{
      "Left",      "Right",    "Up",     "Down",  "Enter", "Escape", "Tab",
      "Backspace", "Delete",   "Insert", "Home",  "End",   "PageUp", "Plus",
      "Minus",     "PageDown", "Equal",  "Space", "Period"};
  for (const app::Command& command : app::commands()) {
    for (std::string_view key : command.keys) {
      CAPTURE(std::string(key));
      const std::string last(key.substr(key.rfind('+', key.size() - 2) + 1));
      const bool typed = last.size() == 1 || last.starts_with("F") || last == "Alt";
      CHECK((typed || std::ranges::find(names, last) != names.end()));
    }
  }
}

}  // namespace
}  // namespace rightbower::platform
