#include "hands/json_others.h"

#include <algorithm>

#include "hands/json_text.h"

namespace rightbower::hands {

Json others_of(const Json& object, std::span<const std::string_view> known) {
  Json others = Json::object();
  for (const auto& [key, value] : object.items())
    if (std::ranges::find(known, key) == known.end()) others[key] = value;
  return others;
}

std::string kept_text(const Json& object) {
  return object.empty() ? std::string()
                        : object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json object_of(std::string_view kept) {
  Json object = json_faults(kept).empty() ? Json::parse(kept, nullptr, false) : Json::object();
  return object.is_object() ? object : Json::object();
}

}  // namespace rightbower::hands
