// Any text as a situation: a value is printed and read back equal, in one canonical form, its cards
// can be played or not, with reasons; a refusal has reasons with places inside the text.

#include "engine/notation.h"
#include "tests/fuzz/laws.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rightbower;
  const std::string_view text = fuzz::text_of(data, size);
  const auto situation = parse_situation(text);
  if (!situation) {
    fuzz::require_sound(situation.faults(), text);
    return 0;
  }
  const std::string printed = to_string(*situation);
  const auto again = parse_situation(printed);
  fuzz::require(again.ok(), "what is printed can be read");
  fuzz::require(*again == *situation, "what is printed is read back equal");
  fuzz::require(to_string(*again) == printed, "there is one printed form");
  if (const auto position = replay(*situation); !position)
    fuzz::require(!position.faults().empty(), "a refusal to play has a reason");
  return 0;
}
