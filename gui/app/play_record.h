// A deal that is being played out, inside its document.
#pragma once

#include "engine/situation.h"
#include "gui/app/play_tree.h"

namespace rightbower::app {

struct PlayOut {
  Situation before;  // as the deal was set up: it comes back when the play ends
  PlayTree tree;     // the document's situation holds the cards up to its present one

  friend bool operator==(const PlayOut&, const PlayOut&) = default;
};

}  // namespace rightbower::app
