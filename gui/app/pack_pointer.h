// The pack as rows and columns, and the place in it that keys deal from.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/rules.h"

namespace rightbower::app {

// The place in the pack that is dealt from by keys: a row for each suit, the joker's last.
struct PackPointer {
  int row = 0;
  int column = 0;  // a rank of the pack, high to low
};

// The ranks of the columns, high to low.
[[nodiscard]] std::vector<Rank> pack_ranks(const Rules& rules);
// Rows: one more where the pack has a joker, which is alone in its row.
[[nodiscard]] int pack_rows(const Rules& rules);
[[nodiscard]] std::optional<Card> card_at(const Rules& rules, PackPointer at);
[[nodiscard]] std::optional<PackPointer> place_of(const Rules& rules, Card card);
// The card a rank key means in the row pointed at: "T"; in the joker's row "J" is the joker.
[[nodiscard]] std::optional<Card> card_of_rank(const Rules& rules, PackPointer at,
                                               std::string_view rank);
// Inside the pack again, after it became another one.
[[nodiscard]] PackPointer inside(const Rules& rules, PackPointer at);

}  // namespace rightbower::app
