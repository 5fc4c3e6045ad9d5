#include "lessons/json_others.h"

#include <algorithm>

namespace rightbower::lessons {

using hands::Json;

std::string others_in(const Json& object, std::initializer_list<std::string_view> known) {
  Json others = Json::object();
  for (const auto& [key, value] : object.items())
    if (std::ranges::find(known, key) == known.end()) others[key] = value;
  return others.empty() ? std::string()
                        : others.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void put_back(Json& object, const std::string& others) {
  if (others.empty()) return;
  const Json parsed = Json::parse(others, nullptr, false);
  if (parsed.is_object()) object.update(parsed);
}

}  // namespace rightbower::lessons
