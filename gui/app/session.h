// What was open, as JSON: written after each change and read again at the start, also after the
// program was killed. The files a person saved are never touched by it.
//
//     { "format": "rightbower-session/1", "at": 0, "trump": "H", "lead": "N", "view": "analysis",
//       "recent": ["/home/me/last-night.rbower.json"],
//       "deals": [ { "deal": { ...a deal file... }, "setup": "N:AAK.JJ9.Q.K - - -", "receives":
//       "N",
//                    "path": "..." }, ... ] }
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"
#include "gui/app/state.h"

namespace rightbower::app {

struct SessionDeal {
  std::shared_ptr<const Document> document;
  std::string path;  // of the file it is saved in; may be empty

  friend bool operator==(const SessionDeal&, const SessionDeal&) = default;
};

struct Session {
  std::vector<SessionDeal> deals;  // at least one
  std::size_t at = 0;
  Strain trump = Strain::spades;
  Seat lead = Seat::north;
  ViewId view = ViewId::analysis;
  std::vector<std::string> recent;

  friend bool operator==(const Session&, const Session&) = default;
};

[[nodiscard]] Session session_of(const AppState& state);
[[nodiscard]] std::string to_json(const Session& session);
// Strict: what the program did not write itself is refused, with all reasons.
Result<Session> parse_session(std::string_view text);

}  // namespace rightbower::app
