#include "gui/platform/window.h"

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>
#include <utility>

#include "gui/platform/capture.h"
#include "gui/platform/input_queue.h"
#include "gui/platform/key_name.h"
#include "gui/view/fonts.h"
#include "gui/view/root.h"

namespace rightbower::platform {
namespace {

// ImGui lays menus out one frame late, so a change takes some frames to be all there.
constexpr int frames_after_change = 3;
constexpr std::chrono::milliseconds solve_delay{150};  // from the last change of a deal
constexpr double shortest_wait = 0.001;                // seconds
constexpr double tick = 0.1;                           // seconds between looks at a running search
constexpr int frames_of_picture = 4;

std::string last_error;  // of GLFW, which tells only by a callback
void note_error(int, const char* description) { last_error = description; }

// What is drawn is measured in pixels, windows in screen units: not the same on every system.
struct Pixels {
  int width = 0;
  int height = 0;
};

// In screen units.
struct Frame {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
};

}  // namespace

class Window::Loop {
 public:
  Loop(GLFWwindow* window, std::optional<float> scale, std::filesystem::path fonts)
      : window_(window), fixed_scale_(scale), font_folder_(std::move(fonts)) {
    glfwMakeContextCurrent(window_);
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    ImGui_ImplOpenGL3_Init("#version 150");
    listen();
  }

  ~Loop() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window_);
    glfwTerminate();
  }

  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  [[nodiscard]] app::Ports ports() const {
    app::Ports ports;
    ports.wake = [] { glfwPostEmptyEvent(); };
    ports.solve_delay = solve_delay;
    ports.copy_text = [this](const std::string& text) {
      glfwSetClipboardString(window_, text.c_str());
    };
    ports.clipboard_text = [this] {
      const char* text = glfwGetClipboardString(window_);
      return std::string(text != nullptr ? text : "");
    };
    return ports;
  }

  Faults run(app::App& app, const Options& options) {
    glfwSwapInterval(options.by_itself() ? 0 : 1);
    const int last = options.frames.value_or(options.screenshot ? frames_of_picture : 0);
    for (int drawn = 0; !app.state().quit && glfwWindowShouldClose(window_) == 0;) {
      if (!options.by_itself()) wait(app);
      if (wanted_ == 0 && !options.by_itself()) continue;
      draw(app);
      ++drawn;
      const bool ends = drawn == last;
      const Faults faults = ends ? take_picture(options) : Faults{};
      glfwSwapBuffers(window_);
      if (drawn == 1 && options.ready) say_ready();
      if (options.by_itself()) glfwPollEvents();
      if (ends) return faults;
    }
    return {};
  }

 private:
  // --- events
  // ---------------------------------------------------------------------------------------

  static Loop& of(GLFWwindow* window) {
    return *static_cast<Loop*>(glfwGetWindowUserPointer(window));
  }

  void push(Event event) {
    input_.push(std::move(event));
    wanted_ = frames_after_change;
  }

  void listen() {
    glfwSetWindowUserPointer(window_, this);
    glfwSetCursorPosCallback(
        window_, [](GLFWwindow* window, double x, double y) { of(window).mouse_moved(x, y); });
    glfwSetCursorEnterCallback(window_, [](GLFWwindow* window, int entered) {
      if (entered == GLFW_FALSE) of(window).push(Moved{-1, -1});
    });
    glfwSetMouseButtonCallback(window_, [](GLFWwindow* window, int button, int action, int) {
      if (button >= 0 && button < 3)
        of(window).push(ButtonChanged{static_cast<std::size_t>(button), action == GLFW_PRESS});
    });
    glfwSetScrollCallback(window_, [](GLFWwindow* window, double, double y) {
      of(window).push(Wheel{static_cast<float>(y)});
    });
    glfwSetKeyCallback(window_,
                       [](GLFWwindow* window, int key, int scancode, int action, int mods) {
                         of(window).key_changed(key, scancode, action, mods);
                       });
    glfwSetCharCallback(window_, [](GLFWwindow* window, unsigned character) {
      of(window).character_typed(character);
    });
    glfwSetDropCallback(window_, [](GLFWwindow* window, int count, const char** paths) {
      for (int i = 0; i < count; ++i) of(window).push(FileDropped{paths[i]});
    });
    const auto redraw = [](GLFWwindow* window) { of(window).wanted_ = frames_after_change; };
    glfwSetWindowRefreshCallback(window_, redraw);
    glfwSetFramebufferSizeCallback(
        window_, [](GLFWwindow* window, int, int) { of(window).wanted_ = frames_after_change; });
    glfwSetWindowContentScaleCallback(window_, [](GLFWwindow* window, float, float) {
      of(window).wanted_ = frames_after_change;
    });
  }

  void mouse_moved(double x, double y) {
    int width = 1;
    int height = 1;
    glfwGetWindowSize(window_, &width, &height);
    const Pixels pixels = framebuffer();
    push(Moved{static_cast<float>(x * pixels.width / std::max(1, width)),
               static_cast<float>(y * pixels.height / std::max(1, height))});
  }

  void key_changed(int key, int scancode, int action, int mods) {
    modifiers_ = modifiers_of(mods);
    // Alt is a key of its own when nothing else was pressed while it was down.
    const bool alt = key == GLFW_KEY_LEFT_ALT;
    if (alt && action == GLFW_RELEASE && alt_alone_) push(KeyPressed{"Alt"});
    alt_alone_ = alt && action == GLFW_PRESS;
    if (action == GLFW_RELEASE) return;
    const std::string name = key_name(key, glfwGetKeyName(key, scancode), modifiers_);
    if (!name.empty()) push(KeyPressed{name});
  }

  void character_typed(std::uint32_t character) {
    alt_alone_ = false;
    push(KeyPressed{character_name(character, modifiers_), utf8(character)});
  }

  // --- waiting
  // --------------------------------------------------------------------------------------

  void wait(app::App& app) {
    if (wanted_ > 0 || !input_.empty())
      glfwPollEvents();
    else if (app.state().results.solving || app.state().dealing.searching)
      glfwWaitEventsTimeout(tick);
    else if (const auto due = app.due_in())
      glfwWaitEventsTimeout(std::max(shortest_wait, std::chrono::duration<double>(*due).count()));
    else
      glfwWaitEvents();
    while (glfwGetWindowAttrib(window_, GLFW_ICONIFIED) != 0 && app.state().quit == false &&
           glfwWindowShouldClose(window_) == 0)
      glfwWaitEvents();
    if (app.poll()) wanted_ = frames_after_change;
  }

  // --- drawing
  // --------------------------------------------------------------------------------------

  [[nodiscard]] Pixels framebuffer() const {
    Pixels pixels;
    glfwGetFramebufferSize(window_, &pixels.width, &pixels.height);
    return pixels;
  }

  [[nodiscard]] float em_of(const app::Settings& settings) const {
    float scale = 1;
    float vertical = 1;
    glfwGetWindowContentScale(window_, &scale, &vertical);
    return view::em_at_scale_1 * fixed_scale_.value_or(scale) *
           static_cast<float>(settings.zoom_percent) / 100;
  }

  // Fonts are built at their real size, so another size means another atlas.
  void prepare(const app::Settings& settings) {
    const float em = em_of(settings);
    const view::Palette& colours = view::palette(settings.theme, settings.deck);
    if (em != em_) {
      const bool first = em_ == 0;  // its texture the backend makes with all else it needs
      if (!first) ImGui_ImplOpenGL3_DestroyFontsTexture();
      fonts_ = view::build_fonts(*ImGui::GetIO().Fonts, font_folder_, em);
      if (!first) ImGui_ImplOpenGL3_CreateFontsTexture();
    }
    if (em != em_ || &colours != colours_) view::apply_style(colours, em);
    em_ = em;
    colours_ = &colours;
  }

  void do_commands(app::App& app, const std::vector<Event>& commands) {
    for (const Event& event : commands) {
      if (const auto* dropped = std::get_if<FileDropped>(&event)) {
        app.apply({app::ActionId::open_file, dropped->path});
      } else if (const auto* key = std::get_if<KeyPressed>(&event)) {
        if (const auto action = app::action_for_typed(app.state(), key->name, key->typed))
          app.apply(*action);
      }
    }
  }

  void draw(app::App& app) {
    const FrameInput input = input_.next_frame();
    wanted_ = input_.empty() ? wanted_ - 1 : frames_after_change;
    do_commands(app, input.commands);
    show_title(app);
    show_full_screen(app.state().full_screen);
    prepare(app.state().settings);

    const Pixels pixels = framebuffer();
    ImGuiIO& io = ImGui::GetIO();
    const double now = glfwGetTime();
    io.DeltaTime = static_cast<float>(std::clamp(now - time_, 0.0001, 1.0));
    time_ = now;
    io.DisplaySize = {static_cast<float>(pixels.width), static_cast<float>(pixels.height)};
    view::feed_mouse(input.mouse);
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    view::Ui ui{app.strings(), *colours_, fonts_, em_};
    view::draw(app.state(), ui);
    ImGui::Render();

    glViewport(0, 0, pixels.width, pixels.height);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    if (const auto& picture = app.state().picture_wanted)
      app.picture_taken(capture(pixels.width, pixels.height, *picture));
    for (const app::Action& action : ui.actions) app.apply(action);
    if (!ui.actions.empty()) wanted_ = frames_after_change;
  }

  void show_full_screen(bool wanted) {
    if (wanted == full_screen_) return;
    full_screen_ = wanted;
    GLFWmonitor* monitor = glfwGetPrimaryMonitor();
    if (monitor == nullptr) return;
    Frame& frame = window_frame_;
    if (wanted) {
      glfwGetWindowPos(window_, &frame.x, &frame.y);
      glfwGetWindowSize(window_, &frame.width, &frame.height);
      const GLFWvidmode* mode = glfwGetVideoMode(monitor);
      glfwSetWindowMonitor(window_, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
    } else {
      glfwSetWindowMonitor(window_, nullptr, frame.x, frame.y, frame.width, frame.height, 0);
    }
  }

  void show_title(const app::App& app) {
    const std::string title = app.strings().say("window.title", {app.state().document().title});
    if (title == title_) return;
    title_ = title;
    glfwSetWindowTitle(window_, title.c_str());
  }

  [[nodiscard]] Faults take_picture(const Options& options) const {
    if (!options.screenshot) return {};
    const Pixels pixels = framebuffer();
    return capture(pixels.width, pixels.height, *options.screenshot);
  }

  static void say_ready() {
    std::puts("READY");
    std::fflush(stdout);
  }

  GLFWwindow* window_;
  std::optional<float> fixed_scale_;
  std::filesystem::path font_folder_;
  InputQueue input_;
  Modifiers modifiers_;
  view::Fonts fonts_;
  const view::Palette* colours_ = nullptr;
  float em_ = 0;  // none built yet
  double time_ = 0;
  int wanted_ = frames_after_change;  // frames still to be drawn
  bool alt_alone_ = false;            // Alt is down and nothing else was pressed
  bool full_screen_ = false;
  Frame window_frame_{};  // where the window was before it filled the screen
  std::string title_;
};

namespace {

GLFWwindow* create_window(const Options& options) {
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
  // As StartupWMClass in the desktop entry says.
  glfwWindowHintString(GLFW_X11_CLASS_NAME, "rightbower");
  glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "rightbower");
  WindowSize size = options.size.value_or(WindowSize{});
  // A size that is asked for is in pixels; the usual one grows with the screen's scale.
  if (!options.size) {
    if (options.scale) {
      size.width = static_cast<int>(static_cast<float>(size.width) * *options.scale);
      size.height = static_cast<int>(static_cast<float>(size.height) * *options.scale);
    } else {
      glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
    }
  }
  return glfwCreateWindow(size.width, size.height, "Right Bower", nullptr, nullptr);
}

}  // namespace

Result<std::unique_ptr<Window>> Window::open(const Options& options,
                                             const std::filesystem::path& fonts) {
  glfwSetErrorCallback(note_error);
  if (glfwInit() == GLFW_FALSE) return Fault{{}, {"window.no-display", {last_error}}};
  GLFWwindow* window = create_window(options);
  if (window == nullptr) {
    glfwTerminate();
    return Fault{{}, {"window.no-opengl", {last_error}}};
  }
  return std::unique_ptr<Window>(new Window(std::make_unique<Loop>(window, options.scale, fonts)));
}

Window::Window(std::unique_ptr<Loop> loop) : loop_(std::move(loop)) {}
Window::~Window() = default;

app::Ports Window::ports() const { return loop_->ports(); }

Faults Window::run(app::App& app, const Options& options) { return loop_->run(app, options); }

}  // namespace rightbower::platform
