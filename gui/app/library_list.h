// The library of deals: what is searched for, what fits, and which one is looked at.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "gui/app/text_field.h"
#include "hands/deal_file.h"

namespace rightbower::app {

struct LibraryList {
  std::vector<hands::DealRecord> deals{};
  TextField search{};
  std::size_t at = 0;  // place among those that fit
};

// Places in `deals` of those that have every word of the search in title, sentence, number or tags
// (any case); "#trumps" is a tag and nothing else.
[[nodiscard]] std::vector<std::size_t> fitting(const LibraryList& library);

// Every tag, the most used first.
[[nodiscard]] std::vector<std::string> tags_of(const LibraryList& library);
// The search is for this tag, and the search that turns it on or off.
[[nodiscard]] bool searched_for(const LibraryList& library, std::string_view tag);
[[nodiscard]] std::string with_tag_turned(const LibraryList& library, std::string_view tag);

}  // namespace rightbower::app
