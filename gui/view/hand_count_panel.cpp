#include "gui/view/hand_count_panel.h"

#include <string>

#include "gui/view/hotspot.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"

namespace rightbower::view {
namespace {

constexpr float between = 0.4F;  // two sentences, in E

}  // namespace

void hand_count(Ui& ui, const app::AppState& state, const Box& room) {
  if (!state.estimate.count) return;
  const RichLook small{Size::small, Weight::regular, ui.colours.text};
  std::string all;
  float y = room.y;
  ui.pen->PushClipRect({room.x, room.y}, {room.right(), room.bottom()}, true);
  for (const std::string& sentence : app::words_of(*state.estimate.count, ui.words)) {
    y += rich_text(ui, {room.x, y}, room.w, sentence, small) + ui.em(between);
    all += (all.empty() ? "" : " ") + sentence;
  }
  ui.pen->PopClipRect();
  hotspot(ui, "estimate.count", room, all, false);
}

}  // namespace rightbower::view
