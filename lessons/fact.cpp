#include "lessons/fact.h"

namespace rightbower::lessons {

const Shape& shape_of(const Fact& fact) {
  return std::visit([](const auto& asked) -> const Shape& { return asked.shape; }, fact);
}

Kind kind_of(const Fact& fact) { return shape_of(fact).kind; }

std::optional<Strain> strain_of(const Fact& fact) {
  return std::visit(
      [](const auto& asked) -> std::optional<Strain> {
        if constexpr (requires { asked.trump; })
          return asked.trump;
        else if constexpr (requires { asked.bid; })
          return asked.bid.strain;
        else
          return std::nullopt;
      },
      fact);
}

std::optional<Seat> seat_of(const Fact& fact) {
  return std::visit(
      [](const auto& asked) -> std::optional<Seat> {
        if constexpr (requires { asked.seat; })
          return asked.seat;
        else if constexpr (requires { asked.leader; })
          return asked.leader;
        else
          return std::nullopt;
      },
      fact);
}

std::optional<Sample> sample_of(const Fact& fact) {
  return std::visit(
      [](const auto& asked) -> std::optional<Sample> {
        if constexpr (requires { asked.sample; })
          return asked.sample;
        else
          return std::nullopt;
      },
      fact);
}

}  // namespace rightbower::lessons
