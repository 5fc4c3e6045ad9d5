// A small lesson file that is sound, with every part a lesson can have, to break in many ways.
#pragma once

#include <cassert>
#include <string>
#include <string_view>

namespace rightbower::tests {

inline constexpr std::string_view sample_lesson = R"({
  "format": "rightbower-lesson/1",
  "id": "sample",
  "title": {"en": "Sample", "de": "Beispiel"},
  "objective": {"en": "Try it."},
  "steps": [
    {
      "id": "look",
      "text": {"en": ["The **right** {JH}.", "- In {H}."]},
      "board": {"deal": "N:.AJ..AA .K..KK9 - - | trump=H", "hidden": ["S", "W"],
                "marks": {"N": "JH AC AC"}}
    },
    {
      "id": "order",
      "text": {"en": "Red cards."},
      "question": {
        "prompt": {"en": "Order?"},
        "ask": {"what": "strength-order", "trump": "H"},
        "choices": "AH JD JH KD",
        "answer": "JH JD AH KD",
        "right": {"en": "Yes."},
        "wrong": [
          {"when": {"before": "KD JD"}, "say": {"en": "A bower."}},
          {"say": {"en": "No."}}
        ],
        "hints": [{"en": "Bowers."}]
      }
    },
    {
      "id": "count",
      "text": {"en": "The pack."},
      "question": {
        "prompt": {"en": "How many?"},
        "ask": {"what": "cards-in-suit", "trump": "H", "suit": "D", "rules": "single-deck"},
        "answer": 5,
        "right": {"en": "Yes."},
        "wrong": [{"when": {"number": 6}, "say": {"en": "Printed."}}, {"say": {"en": "No."}}],
        "hints": [{"en": "One."}, {"en": "Two."}]
      }
    },
    {
      "id": "beat",
      "text": {"en": "A trick."},
      "question": {
        "prompt": {"en": "Which?"},
        "ask": {"what": "beaten-by", "trump": "NT", "card": "KD"},
        "choices": "AD KD AS",
        "answer": "AD",
        "right": {"en": "Yes."},
        "wrong": [{"when": {"has": "KD", "lacks": "AS"}, "say": {"en": "Equal."}},
                  {"say": {"en": "No."}}],
        "hints": [{"en": "One."}]
      }
    },
    {
      "id": "held",
      "text": {"en": "A hand."},
      "board": {"deal": "N:A.AJ.JJ. K.K.KK.K - -"},
      "question": {
        "prompt": {"en": "How many trumps?"},
        "ask": {"what": "trumps-held", "trump": "H", "seat": "N"},
        "answer": 4,
        "right": {"en": "Yes."},
        "wrong": [{"say": {"en": "No."}}],
        "hints": [{"en": "One."}]
      }
    },
    {
      "id": "bowers",
      "text": {"en": "A hand."},
      "board": {"deal": "N:A.AJ.JJ. K.K.KK.K - -"},
      "question": {
        "prompt": {"en": "Which bowers?"},
        "ask": {"what": "bowers-held", "trump": "H", "seat": "N"},
        "answer": "JH JD",
        "right": {"en": "Yes."},
        "wrong": [{"say": {"en": "No."}}],
        "hints": [{"en": "One."}]
      }
    }
  ]
})";

// The sample with one piece of it, found only once or taken at its first place, put otherwise.
[[nodiscard]] inline std::string broken(std::string_view from, std::string_view to) {
  std::string text(sample_lesson);
  const std::size_t place = text.find(from);
  assert(place != std::string::npos);
  return text.replace(place, from.size(), to);
}

}  // namespace rightbower::tests
