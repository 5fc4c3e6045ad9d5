// One line of text that is being typed: a caret, a selection, and the keys every text field has.
// Places are bytes, always between two characters.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace rightbower::app {

class TextField {
 public:
  // Longer texts are cut (bytes): nobody types that much into one line.
  static constexpr std::size_t longest = 4000;

  TextField() = default;
  explicit TextField(std::string_view text) { set(text); }

  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] std::size_t caret() const { return caret_; }
  [[nodiscard]] std::size_t selection_start() const { return std::min(caret_, anchor_); }
  [[nodiscard]] std::size_t selection_end() const { return std::max(caret_, anchor_); }
  [[nodiscard]] std::string_view selected() const;

  // The caret goes behind it.
  void set(std::string_view text);
  // In the place of the selection. Line breaks become spaces, other control characters go.
  void type(std::string_view text);
  void erase_selection();
  // Left, Right, Home, End (with Shift: selects; with Ctrl: to the end of a word), Backspace,
  // Delete, Ctrl+A, as keys are named in the action table. False when it is no key of a text field.
  bool press(std::string_view key);

  friend bool operator==(const TextField&, const TextField&) = default;

 private:
  [[nodiscard]] std::size_t character_before(std::size_t place) const;
  [[nodiscard]] std::size_t character_after(std::size_t place) const;
  [[nodiscard]] std::size_t word_before(std::size_t place) const;
  [[nodiscard]] std::size_t word_after(std::size_t place) const;
  void go(std::size_t place, bool selecting);
  void erase_to(std::size_t place);

  std::string text_;
  std::size_t caret_ = 0;
  std::size_t anchor_ = 0;  // the other end of the selection
};

}  // namespace rightbower::app
