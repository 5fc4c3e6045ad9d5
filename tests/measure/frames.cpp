// What the window costs, measured without one: the time to build a frame of each view, and the time
// from a change of the deal to the first number. Prints one line each.
#include <imgui.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "gui/app/app.h"
#include "gui/view/imgui_compat.h"
#include "gui/view/root.h"

namespace rightbower {
namespace {

using Clock = std::chrono::steady_clock;
using app::ActionId;

constexpr int frames = 300;
constexpr int deals = 20;
constexpr const char* mid_play =
    "N:A9.AKQJJT.J9.AK AKKQJTT.AQ.QJ.A QJ9.T99.K.QJT99 .K.AAKQTT9.KQJT | trump=H | lead=N | "
    "play=AC AC 9C KC 9D QD KD AD TD";

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double median(std::vector<double> times) {
  std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
  return times[times.size() / 2];
}

class Screen {
 public:
  Screen() {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {1280, 800};
    io.DeltaTime = 1.0F / 60;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    fonts_ = view::build_fonts(*io.Fonts, RB_SOURCE_DIR "/gui/assets/fonts", view::em_at_scale_1);
  }
  ~Screen() { ImGui::DestroyContext(); }
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  double frame(const app::App& app) {
    const view::Palette& colours = view::palette(app.state().settings.theme);
    view::apply_style(colours, view::em_at_scale_1);
    view::feed_mouse({400, 300});
    const auto start = Clock::now();
    ImGui::NewFrame();
    view::Ui ui{app.strings(), colours, fonts_, view::em_at_scale_1};
    view::draw(app.state(), ui);
    ImGui::Render();
    return milliseconds_since(start);
  }

 private:
  view::Fonts fonts_;
};

void measure_frames(Screen& screen, const app::App& app, const char* what) {
  std::vector<double> times;
  for (int i = 0; i < frames; ++i) times.push_back(screen.frame(app));
  std::printf("UI build, %s: %.2f ms a frame (median of %d)\n", what, median(times), frames);
}

// From the change to the first cell, the waiting included.
void measure_first_number(app::App& app) {
  std::vector<double> times;
  for (int seed = 1; seed <= deals; ++seed) {
    const auto start = Clock::now();
    app.apply({ActionId::new_deal, std::int64_t{seed}});
    while (app.state().results.table.known() == 0) {
      app.poll();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    times.push_back(milliseconds_since(start));
  }
  std::printf("first number after an edit: %.0f ms (median of %d deals), %.0f ms at most\n",
              median(times), deals, std::ranges::max(times));
}

int measure() {
  auto strings = app::Strings::load(RB_SOURCE_DIR "/gui/assets/lang", "en");
  if (!strings) {
    std::fputs("The language tables can't be read.\n", stderr);
    return 1;
  }
  app::Ports ports;
  ports.solve_delay = std::chrono::milliseconds(150);
  app::App app(std::move(*strings), RB_SOURCE_DIR "/hands/library", RB_SOURCE_DIR "/lessons/course",
               ports);
  Screen screen;
  app.settle();
  measure_frames(screen, app, "analysis");
  app.apply({ActionId::paste_deal, std::string(mid_play)});
  app.settle();
  measure_frames(screen, app, "play-out");
  app.apply({ActionId::show_lessons, {}});
  measure_frames(screen, app, "lesson");
  app.apply({ActionId::show_estimate, {}});
  app.settle();
  measure_frames(screen, app, "estimate");
  app.apply({ActionId::show_analysis, {}});
  measure_first_number(app);
  return 0;
}

}  // namespace
}  // namespace rightbower

int main() { return rightbower::measure(); }
