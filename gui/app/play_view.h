// How the play is looked at, beside the document: what undo does not touch.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/card.h"
#include "engine/contract.h"
#include "solver/request.h"

namespace rightbower::app {

// What the last panel of the side column shows.
enum class PlayPanel : std::uint8_t { marks, why, count };
inline constexpr std::array<PlayPanel, 3> play_panels{PlayPanel::marks, PlayPanel::why,
                                                      PlayPanel::count};
// "marks", "why", "count".
[[nodiscard]] std::string_view name(PlayPanel panel);
[[nodiscard]] std::optional<PlayPanel> find_play_panel(std::string_view name);

// Two ways to go on, side by side: two strains of a deal or two cards of a hand. The first is what
// is chosen; this is the other one.
struct Compare {
  std::optional<Strain> strain{};
  std::optional<Card> first{};  // with `card`: the cards; empty means the best one
  std::optional<Card> card{};

  friend bool operator==(const Compare&, const Compare&) = default;
};

struct PlayView {
  bool marks = true;
  PlayPanel panel = PlayPanel::marks;
  std::optional<Card> cursor{};  // the card Enter would play
  std::optional<Compare> compare{};
  std::optional<solver::Request> showing{};  // the line from here is to come on screen
};

}  // namespace rightbower::app
