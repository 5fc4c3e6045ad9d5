#include "gui/view/card_drag.h"

#include <cstring>

#include "gui/view/imgui_compat.h"

namespace rightbower::view {
namespace {

constexpr const char* kind = "card";

// What ImGui carries: plain bytes.
struct Carried {
  int card = 0;
  int from = -1;  // a seat, or the pack
};

std::optional<Carried> carried() {
  const ImGuiPayload* payload = ImGui::GetDragDropPayload();
  if (payload == nullptr || !payload->IsDataType(kind)) return std::nullopt;
  Carried copy;
  std::memcpy(&copy, payload->Data, sizeof copy);
  return copy;
}

app::CardMove move_of(const Carried& what, std::optional<Seat> to) {
  const auto from = what.from < 0 ? std::nullopt : std::optional(static_cast<Seat>(what.from));
  return {Card::from_index(what.card), from, to};
}

}  // namespace

void drag_source(Ui& ui, Card card, std::optional<Seat> from) {
  if (!ImGui::BeginDragDropSource(ImGuiDragDropFlags_SourceNoPreviewTooltip)) return;
  const Carried what{card.index(), from ? index(*from) : -1};
  ImGui::SetDragDropPayload(kind, &what, sizeof what);
  ImGui::EndDragDropSource();
  const CardSize size{true, 1};
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  ImDrawList* outside = ui.pen;
  ui.pen = ImGui::GetForegroundDrawList();
  draw_card(ui, {mouse.x - ui.em(size.width() / 2), mouse.y - ui.em(size.height() / 3)}, card,
            size);
  ui.pen = outside;
}

bool drop_target(Ui& ui, const app::DraftDeal& draft, const char* id, const Box& box,
                 std::optional<Seat> to) {
  const auto what = carried();
  if (!what || ui.covered) return false;
  const app::CardMove move = move_of(*what, to);
  if (!draft.can_move(move)) return false;
  const ImRect area({box.x, box.y}, {box.right(), box.bottom()});
  if (!ImGui::BeginDragDropTargetCustom(area, ImGui::GetID(id))) return false;
  constexpr ImGuiDragDropFlags flags =
      ImGuiDragDropFlags_AcceptBeforeDelivery | ImGuiDragDropFlags_AcceptNoDrawDefaultRect;
  const ImGuiPayload* payload = ImGui::AcceptDragDropPayload(kind, flags);
  if (payload != nullptr && payload->IsDelivery()) ui.emit(app::ActionId::move_card, move);
  ImGui::EndDragDropTarget();
  return payload != nullptr;
}

}  // namespace rightbower::view
