#include "gui/app/text_field.h"

namespace rightbower::app {
namespace {

bool continues_character(char byte) { return (byte & 0xC0) == 0x80; }

bool is_space(char byte) { return byte == ' ' || byte == '/'; }

// What a line can hold: no control characters, and spaces in place of line breaks.
std::string in_one_line(std::string_view text) {
  std::string line;
  for (char c : text) {
    if (c == '\n' || c == '\t')
      line += ' ';
    else if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F)
      line += c;
  }
  return line;
}

bool take(std::string_view& key, std::string_view modifier) {
  if (!key.starts_with(modifier)) return false;
  key.remove_prefix(modifier.size());
  return true;
}

}  // namespace

std::string_view TextField::selected() const {
  return std::string_view(text_).substr(selection_start(), selection_end() - selection_start());
}

void TextField::set(std::string_view text) {
  text_.clear();
  caret_ = anchor_ = 0;
  type(text);
}

void TextField::type(std::string_view text) {
  erase_selection();
  std::string line = in_one_line(text);
  std::size_t room = longest - std::min(longest, text_.size());
  if (line.size() > room) {
    while (room > 0 && continues_character(line[room])) --room;
    line.resize(room);
  }
  text_.insert(caret_, line);
  caret_ = anchor_ = caret_ + line.size();
}

void TextField::erase_selection() {
  const std::size_t start = selection_start();
  text_.erase(start, selection_end() - start);
  caret_ = anchor_ = start;
}

bool TextField::press(std::string_view key) {
  const bool ctrl = take(key, "Ctrl+");
  const bool shift = take(key, "Shift+");
  if (ctrl && !shift && key == "A") {
    anchor_ = 0;
    caret_ = text_.size();
  } else if (key == "Left") {
    go(ctrl ? word_before(caret_) : character_before(caret_), shift);
  } else if (key == "Right") {
    go(ctrl ? word_after(caret_) : character_after(caret_), shift);
  } else if (key == "Home") {
    go(0, shift);
  } else if (key == "End") {
    go(text_.size(), shift);
  } else if (key == "Backspace") {
    erase_to(ctrl ? word_before(caret_) : character_before(caret_));
  } else if (key == "Delete") {
    erase_to(ctrl ? word_after(caret_) : character_after(caret_));
  } else {
    return false;
  }
  return true;
}

std::size_t TextField::character_before(std::size_t place) const {
  if (place == 0) return 0;
  do --place;
  while (place > 0 && continues_character(text_[place]));
  return place;
}

std::size_t TextField::character_after(std::size_t place) const {
  if (place == text_.size()) return place;
  do ++place;
  while (place < text_.size() && continues_character(text_[place]));
  return place;
}

std::size_t TextField::word_before(std::size_t place) const {
  while (place > 0 && is_space(text_[place - 1])) --place;
  while (place > 0 && !is_space(text_[place - 1])) --place;
  return place;
}

std::size_t TextField::word_after(std::size_t place) const {
  while (place < text_.size() && is_space(text_[place])) ++place;
  while (place < text_.size() && !is_space(text_[place])) ++place;
  return place;
}

void TextField::go(std::size_t place, bool selecting) {
  caret_ = place;
  if (!selecting) anchor_ = place;
}

void TextField::erase_to(std::size_t place) {
  if (caret_ == anchor_) anchor_ = place;
  erase_selection();
}

}  // namespace rightbower::app
