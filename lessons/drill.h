// Drills: questions without end, each made from a seed, each with one clear answer.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "lessons/call_study.h"
#include "lessons/drill_record.h"
#include "lessons/lesson.h"

namespace rightbower::lessons {

enum class Drill : std::uint8_t {
  bowers,       // bowers, trumps, their order, and who wins a trick with equal cards in it
  counting,     // what is still out after some tricks
  sure_tricks,  // trumps from the top that nobody can take away
  estimate,     // what to call over an opponent's bid
  partner,      // what to call over partner's
  lead,         // endings in which a wrong card costs two tricks or more
  score,        // what a hand scores, and whether the match is won
};
inline constexpr std::array<Drill, 7> all_drills{
    Drill::bowers,  Drill::counting, Drill::sure_tricks, Drill::estimate,
    Drill::partner, Drill::lead,     Drill::score};

// "bowers", "counting", "sure-tricks", "estimate", "partner", "lead", "score".
[[nodiscard]] std::string_view name(Drill drill);
[[nodiscard]] std::optional<Drill> find_drill(std::string_view name);

// Why one of the things offered is wrong.
struct DrillReason {
  Option chose;
  Message say;
};

// A board and a question with its computed answer. Its texts are empty: a front end puts the
// messages into words.
struct DrillItem {
  Step step;
  Message text{};  // before the question; empty where it needs none
  Message prompt;
  Message hint;
  Message reason;  // why the answer is right; also shown after a wrong one that has none below
  std::vector<DrillReason> wrong{};
  int difficulty = 1;  // 1 to 3
  DrillTags tags{};    // what it is about, for the averages of the record
  // What each call is worth, where one is asked for; else null.
  std::shared_ptr<const CallStudy> study{};
};

// It takes seconds to find an item: they should be made before they are wanted.
[[nodiscard]] bool takes_long(Drill drill);

// The same seed makes the same item for ever.
[[nodiscard]] DrillItem make_item(Drill drill, std::uint64_t seed);
// Nothing only when it was stopped.
[[nodiscard]] std::optional<DrillItem> make_item(Drill drill, std::uint64_t seed,
                                                 const Studying& how);

}  // namespace rightbower::lessons
