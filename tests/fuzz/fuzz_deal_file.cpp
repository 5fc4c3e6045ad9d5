// Any text as a deal file: what is read is written and read back equal, unknown keys and all; a
// refusal has reasons with places inside the text.

#include "hands/deal_file.h"
#include "tests/fuzz/laws.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rightbower;
  const std::string_view text = fuzz::text_of(data, size);
  const auto deals = hands::parse_deals(text);
  if (!deals) {
    fuzz::require_sound(deals.faults(), text);
    return 0;
  }
  fuzz::require(!deals->empty(), "a file that is read holds a deal");
  for (const hands::DealRecord& deal : *deals) {
    const std::string written = hands::to_json(deal);
    const auto again = hands::parse_deals(written);
    fuzz::require(again.ok() && again->size() == 1, "what is written can be read");
    fuzz::require(again->front() == deal, "what is written is read back equal");
    fuzz::require(hands::to_json(again->front()) == written, "there is one written form");
  }
  return 0;
}
