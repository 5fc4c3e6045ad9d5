#include "tests/view/robot.h"

#include <doctest/doctest.h>

#include "gui/view/root.h"

namespace rightbower::tests {
namespace {

app::Strings english() {
  auto strings = app::Strings::load(RB_SOURCE_DIR "/gui/assets/lang", "en");
  REQUIRE(strings.ok());
  return std::move(*strings);
}

}  // namespace

app::Ports Robot::with_clipboard(app::Ports ports) {
  ports.copy_text = [this](const std::string& text) { clipboard = text; };
  ports.clipboard_text = [this] { return clipboard; };
  return ports;
}

Robot::Robot(Screen screen, app::Ports ports)
    : screen_(screen),
      app_(english(), RB_TESTS_DIR "/view/library", RB_SOURCE_DIR "/lessons/course",
           with_clipboard(std::move(ports))) {
  context_ = ImGui::CreateContext();
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.DisplaySize = {screen_.width, screen_.height};
  io.DeltaTime = 1.0F / 60;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  fonts_ = view::build_fonts(*io.Fonts, RB_SOURCE_DIR "/gui/assets/fonts", screen_.em);
  step(2);
}

Robot::~Robot() {
  ImGui::SetCurrentContext(context_);
  ImGui::DestroyContext(context_);
}

void Robot::apply(const app::Action& action) {
  app_.apply(action);
  step(2);
}

void Robot::settle() {
  app_.settle();
  step(2);
}

void Robot::step(int frames) {
  ImGui::SetCurrentContext(context_);
  for (; frames > 0; --frames) {
    app_.poll();
    const view::Palette& colours = view::palette(state().settings.theme, state().settings.deck);
    view::apply_style(colours, screen_.em);
    view::feed_mouse(mouse_);
    ImGui::NewFrame();
    view::Ui ui{app_.strings(), colours, fonts_, screen_.em};
    view::draw(state(), ui);
    ImGui::Render();
    hotspots_ = std::move(ui.hotspots);
    for (const app::Action& action : ui.actions) app_.apply(action);
  }
}

void Robot::click(std::string_view id) {
  CAPTURE(std::string(id));
  REQUIRE(shows(id));
  REQUIRE(spot(id).enabled);
  const view::Box box = spot(id).box;
  click_at({box.cx(), box.cy()});
}

void Robot::click_at(view::Point point) {
  mouse_.x = point.x;
  mouse_.y = point.y;
  step();
  mouse_.down[0] = true;
  step();
  mouse_.down[0] = false;
  step(2);
}

void Robot::point_at(std::string_view id) {
  const view::Box box = spot(id).box;
  mouse_.x = box.cx();
  mouse_.y = box.cy();
  step(2);
}

void Robot::key(std::string_view name) {
  CAPTURE(std::string(name));
  const auto action = app::action_for_key(state(), name);
  REQUIRE(action.has_value());
  apply(*action);
}

void Robot::type(std::string_view text) {
  for (char c : text) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool lower = c >= 'a' && c <= 'z';
    std::string key = upper ? std::string("Shift+") + c
                            : std::string(1, lower ? static_cast<char>(c - 'a' + 'A') : c);
    if (c == ' ') key = "Space";
    if (const auto action = app::action_for_typed(state(), key, std::string(1, c))) apply(*action);
  }
}

void Robot::drag(std::string_view from, std::string_view to) {
  const view::Box box = spot(to).box;
  drag_to(from, {box.cx(), box.cy()});
}

void Robot::drag_to(std::string_view from, view::Point to) {
  const view::Box box = spot(from).box;
  mouse_.x = box.cx();
  mouse_.y = box.cy();
  step();
  mouse_.down[0] = true;
  step();
  for (int part = 1; part <= 4; ++part) {
    const float share = static_cast<float>(part) / 4;
    mouse_.x = box.cx() + (to.x - box.cx()) * share;
    mouse_.y = box.cy() + (to.y - box.cy()) * share;
    step();
  }
  mouse_.down[0] = false;
  step(2);
}

void Robot::any_key(std::string_view name) {
  if (const auto action = app::action_for_key(state(), name)) apply(*action);
}

bool Robot::shows(std::string_view id) const { return view::find(hotspots_, id) != nullptr; }

const view::Hotspot& Robot::spot(std::string_view id) const {
  const view::Hotspot* found = view::find(hotspots_, id);
  REQUIRE(found != nullptr);
  return *found;
}

int Robot::vertices() const { return ImGui::GetDrawData()->TotalVtxCount; }

}  // namespace rightbower::tests
