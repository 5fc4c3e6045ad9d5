// What a file holds beside the keys this version knows: kept as it is, as a JSON text, so that an
// older program takes nothing away from a newer one.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "hands/json_value.h"

namespace rightbower::hands {

// The members of an object that have none of these keys, as an object.
[[nodiscard]] Json others_of(const Json& object, std::span<const std::string_view> known);
[[nodiscard]] inline Json others_of(const Json& object,
                                    std::initializer_list<std::string_view> known) {
  return others_of(object, std::span(known.begin(), known.size()));
}
// Of an object its text to keep; empty when there is nothing in it.
[[nodiscard]] std::string kept_text(const Json& object);
// The inverse; an empty object for a text that is none.
[[nodiscard]] Json object_of(std::string_view kept);

}  // namespace rightbower::hands
