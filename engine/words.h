// The second step of reading a text: words out of glyphs. Inside the engine only.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/deal.h"
#include "engine/reader.h"
#include "engine/result.h"

namespace rightbower {

[[nodiscard]] std::string upper(std::string_view text);
[[nodiscard]] std::string lower(std::string text);

// Words of cards without anything between them: "AS", "ASAH", "SA". False when there was a fault.
bool read_card_list(const Glyphs& glyphs, std::vector<HandDraft::Entry>& entries, Faults& faults);

// "AAK.JJ9.Q.KTT99+JK": the runs of the four suits. False when there was a fault.
bool read_runs(const Glyphs& glyphs, std::vector<HandDraft::Entry>& entries, Faults& faults);

[[nodiscard]] std::vector<Card> cards_of(const std::vector<HandDraft::Entry>& entries);

// As a bag; a third copy of a kind is a fault.
[[nodiscard]] CardSet set_of(const std::vector<HandDraft::Entry>& entries, Faults& faults);

// A number of at most so many digits, with or without a sign.
[[nodiscard]] std::optional<int> parse_number(std::string_view text, std::size_t digits);

}  // namespace rightbower
