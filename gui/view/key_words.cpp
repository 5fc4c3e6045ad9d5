#include "gui/view/key_words.h"

namespace rightbower::view {

std::string key_words(const Ui& ui, std::string_view key) {
  const std::size_t plus = key.rfind('+');
  const bool modified = plus != std::string_view::npos && plus + 1 < key.size();
  const std::string modifiers(modified ? key.substr(0, plus + 1) : "");
  const std::string_view last = modified ? key.substr(plus + 1) : key;
  const std::string id = "view.key." + std::string(last);
  return modifiers + (ui.words.has(id) ? ui.words[id] : std::string(last));
}

std::string keys_words(const Ui& ui, std::span<const std::string_view> keys) {
  if (keys.size() > 3)
    return ui.words.say("view.keys.range",
                        {key_words(ui, keys.front()), key_words(ui, keys.back())});
  std::string words;
  for (std::string_view key : keys) words += (words.empty() ? "" : ", ") + key_words(ui, key);
  return words;
}

}  // namespace rightbower::view
