// What a command asks about one situation: the situation with the options filled in.
#pragma once

#include <string>

#include "engine/result.h"
#include "engine/situation.h"
#include "gui/cli/options.h"
#include "solver/layouts.h"
#include "solver/request.h"

namespace rightbower::cli {

// A situation as typed, or a hand by itself: that stands for a deal of which nothing else is known.
// It is the hand of --seat or --alone, else South's where South plays.
Result<Situation> read_situation(const std::string& text, const Options& options);

// Options fill what the situation leaves open. Refused: an option that contradicts the situation, a
// seat nobody sits at, played cards that cannot be played.
Result<Situation> with_options(Situation situation, const Options& options);

// The request of play and line: trump and leader must be known, and every hand in play.
struct Question {
  Position position;
  solver::Request request;
};
Result<Question> question_of(const Situation& situation);

// What --where asks of the hidden hands; faults have their places in the text behind it.
[[nodiscard]] Faults add_where(const Options& options, solver::LayoutRequest& layouts);

// Every seat in play must be known before anything can be solved; the message names estimates.
[[nodiscard]] Faults hands_not_known(const Situation& situation, SeatSet in_play);

}  // namespace rightbower::cli
