#include "gui/app/settings.h"

#include <algorithm>

#include "hands/json_text.h"
#include "hands/json_value.h"

namespace rightbower::app {

using hands::Json;

std::string to_json(const Settings& settings) {
  Json json = Json::object();
  json["theme"] = std::string(name(settings.theme));
  json["deck"] = std::string(name(settings.deck));
  json["suit_letters"] = settings.suit_letters;
  json["zoom_percent"] = settings.zoom_percent;
  json["language"] = settings.language;
  json["hint_dismissed"] = settings.hint_dismissed;
  json["watch_pace"] = std::string(name(settings.watch_pace));
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Settings parse_settings(std::string_view text) {
  Settings settings;
  if (!hands::json_faults(text).empty()) return settings;
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return settings;
  const auto text_of = [&](const char* key) {
    const auto value = json.find(key);
    return value != json.end() && value->is_string() ? value->get<std::string>() : std::string();
  };
  const auto flag = [&](const char* key) {
    const auto value = json.find(key);
    return value != json.end() && value->is_boolean() && value->get<bool>();
  };
  settings.theme = find_theme(text_of("theme")).value_or(settings.theme);
  settings.deck = find_deck(text_of("deck")).value_or(settings.deck);
  settings.watch_pace = find_pace(text_of("watch_pace")).value_or(settings.watch_pace);
  settings.suit_letters = flag("suit_letters");
  settings.hint_dismissed = flag("hint_dismissed");
  if (!text_of("language").empty()) settings.language = text_of("language");
  if (const auto zoom = json.find("zoom_percent"); zoom != json.end() && zoom->is_number_integer())
    settings.zoom_percent = static_cast<int>(
        std::clamp<std::int64_t>(zoom->get<std::int64_t>(), smallest_zoom, largest_zoom));
  return settings;
}

}  // namespace rightbower::app
