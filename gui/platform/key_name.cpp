#include "gui/platform/key_name.h"

#include <GLFW/glfw3.h>

#include <array>
#include <string_view>
#include <utility>

namespace rightbower::platform {
namespace {

using namespace std::string_view_literals;

constexpr std::array named_keys{
    std::pair{GLFW_KEY_LEFT, "Left"sv},
    std::pair{GLFW_KEY_RIGHT, "Right"sv},
    std::pair{GLFW_KEY_UP, "Up"sv},
    std::pair{GLFW_KEY_DOWN, "Down"sv},
    std::pair{GLFW_KEY_ENTER, "Enter"sv},
    std::pair{GLFW_KEY_KP_ENTER, "Enter"sv},
    std::pair{GLFW_KEY_ESCAPE, "Escape"sv},
    std::pair{GLFW_KEY_TAB, "Tab"sv},
    std::pair{GLFW_KEY_BACKSPACE, "Backspace"sv},
    std::pair{GLFW_KEY_DELETE, "Delete"sv},
    std::pair{GLFW_KEY_INSERT, "Insert"sv},
    std::pair{GLFW_KEY_HOME, "Home"sv},
    std::pair{GLFW_KEY_END, "End"sv},
    std::pair{GLFW_KEY_PAGE_UP, "PageUp"sv},
    std::pair{GLFW_KEY_PAGE_DOWN, "PageDown"sv},
};

// What keys type that have a name all the same: "Ctrl++" would be hard to read.
constexpr std::array named_characters{std::pair{'+', "Plus"sv}, std::pair{'-', "Minus"sv},
                                      std::pair{'=', "Equal"sv}, std::pair{' ', "Space"sv},
                                      std::pair{'.', "Period"sv}};

std::string prefix(Modifiers modifiers) {
  std::string words;
  if (modifiers.ctrl) words += "Ctrl+";
  if (modifiers.alt) words += "Alt+";
  if (modifiers.shift) words += "Shift+";
  return words;
}

bool is_letter(char32_t character) {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string name_of_typed(std::string_view typed) {
  for (const auto& [character, name] : named_characters)
    if (typed == std::string_view(&character, 1)) return std::string(name);
  if (typed.size() == 1) return {upper(typed[0])};
  return std::string(typed);
}

std::string name_of_named(int key) {
  for (const auto& [code, name] : named_keys)
    if (code == key) return std::string(name);
  if (key >= GLFW_KEY_F1 && key <= GLFW_KEY_F25) return "F" + std::to_string(key - GLFW_KEY_F1 + 1);
  return {};
}

}  // namespace

std::string utf8(std::uint32_t character) {
  const auto tail = [&](int shift) {
    return static_cast<char>(0x80 | ((character >> shift) & 0x3F));
  };
  if (character < 0x80) return {static_cast<char>(character)};
  if (character < 0x800) return {static_cast<char>(0xC0 | (character >> 6)), tail(0)};
  if (character < 0x10000) return {static_cast<char>(0xE0 | (character >> 12)), tail(6), tail(0)};
  return {static_cast<char>(0xF0 | (character >> 18)), tail(12), tail(6), tail(0)};
}

Modifiers modifiers_of(int glfw_mods) {
  return {(glfw_mods & GLFW_MOD_CONTROL) != 0, (glfw_mods & GLFW_MOD_ALT) != 0,
          (glfw_mods & GLFW_MOD_SHIFT) != 0};
}

std::string key_name(int key, const char* typed, Modifiers modifiers) {
  if (const std::string name = name_of_named(key); !name.empty()) return prefix(modifiers) + name;
  if (!modifiers.ctrl && !modifiers.alt) return {};
  if (typed == nullptr || *typed == '\0') return {};
  // Shift is part of how a sign is typed, and only of letters a modifier.
  const std::string_view sign = typed;
  const bool letter = sign.size() == 1 && is_letter(static_cast<unsigned char>(sign[0]));
  if (!letter) modifiers.shift = false;
  return prefix(modifiers) + name_of_typed(sign);
}

std::string character_name(std::uint32_t character, Modifiers modifiers) {
  modifiers.ctrl = modifiers.alt = false;  // the character has them in it
  if (!is_letter(character)) modifiers.shift = false;
  return prefix(modifiers) + name_of_typed(utf8(character));
}

}  // namespace rightbower::platform
