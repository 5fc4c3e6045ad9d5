// What the next random deal is to be: its seed or its day, and a condition it has to meet.
#pragma once

#include <array>
#include <cstdint>

#include "gui/app/text_field.h"

namespace rightbower::app {

enum class DealingField : std::uint8_t { condition, seed, date };
inline constexpr std::array<DealingField, 3> dealing_fields{DealingField::condition,
                                                            DealingField::seed, DealingField::date};

struct Dealing {
  DealingField focus = DealingField::condition;
  std::array<TextField, 3> fields{};
  bool searching = false;
  int tried = 0;  // deals that were looked at so far
  int limit = 0;  // deals that are looked at before it is given up

  [[nodiscard]] const TextField& field(DealingField which) const {
    return fields[static_cast<std::size_t>(which)];
  }
  [[nodiscard]] TextField& field(DealingField which) {
    return fields[static_cast<std::size_t>(which)];
  }
};

}  // namespace rightbower::app
