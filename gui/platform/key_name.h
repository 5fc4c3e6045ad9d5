// Keys of GLFW by the names of the action table: "H", "Shift+N", "Ctrl+Shift+Z", "Left", "F1".
#pragma once

#include <cstdint>
#include <string>

namespace rightbower::platform {

struct Modifiers {
  bool ctrl = false;
  bool alt = false;
  bool shift = false;
};
[[nodiscard]] Modifiers modifiers_of(int glfw_mods);

// The name of a key that types nothing by itself (Left, F1, anything with Ctrl or Alt); empty for
// keys that type a character: those come as characters, so that every keyboard layout works. GLFW's
// codes are places on an American keyboard; `typed` is what it types here (glfwGetKeyName).
[[nodiscard]] std::string key_name(int key, const char* typed, Modifiers modifiers);

// The name of what was typed.
[[nodiscard]] std::string character_name(std::uint32_t character, Modifiers modifiers);

// The character itself, as UTF-8.
[[nodiscard]] std::string utf8(std::uint32_t character);

}  // namespace rightbower::platform
