// What a file holds beside the keys this version knows: kept as it is, so that an older program
// takes nothing away from a newer one.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "hands/json_value.h"

namespace rightbower::lessons {

// The members of an object that have none of these keys, as a JSON text; empty when there is none.
[[nodiscard]] std::string others_in(const hands::Json& object,
                                    std::initializer_list<std::string_view> known);
// Puts them into an object again.
void put_back(hands::Json& object, const std::string& others);

}  // namespace rightbower::lessons
