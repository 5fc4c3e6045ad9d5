// Entering the auction of the deal on the table: who deals, the score before the hand, the calls
// one after another, and what the contract would bring with best play. Whether a call may be made
// is for the engine to say, with its reason.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/match.h"
#include "engine/score.h"
#include "gui/app/document.h"
#include "gui/app/results.h"

namespace rightbower::app {

// The call that is being put together.
struct AuctionEntry {
  int level = 1;
  std::optional<Strain> strain{};
  std::string special{};  // Special::id, instead of a level

  friend bool operator==(const AuctionEntry&, const AuctionEntry&) = default;
};

// The deal with its auction so far and nothing after it; without a dealer the last seat deals.
[[nodiscard]] Situation auction_situation(const Document& document);
// The game at the end of these calls; nothing where none can be played with this deal (a turned-up
// card is missing).
[[nodiscard]] std::optional<Game> auction_game(const Document& document);

// The call of the entry, as far as it goes, where a call or a name is asked for.
[[nodiscard]] std::optional<Call> composed_call(const Game& game, const AuctionEntry& entry);
// Why it can't be made; nothing when it can.
[[nodiscard]] std::optional<Message> call_refusal(const Game& game, const Call& call);

// The entry goes on at the lowest bid that may be made.
[[nodiscard]] AuctionEntry next_entry(const Game& game);

// Each gives the document after it; a play-out of it ends.
[[nodiscard]] Document with_call(Document document, const Call& call);
[[nodiscard]] Document without_last_call(Document document);
[[nodiscard]] Document with_dealer(Document document, Seat dealer);
[[nodiscard]] Document with_points(Document document, Seat seat, int change);

// What best play makes of the contract, all cards known.
struct Outlook {
  Bid contract;
  HandScore hand;
  MatchState match;
};
// Nothing without a contract, its number, or a deal of full hands.
[[nodiscard]] std::optional<Outlook> outlook_of(const Game& game, const Results& results);

}  // namespace rightbower::app
