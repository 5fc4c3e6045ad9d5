// The program with a window: options, the deal and the script, then the loop.
#include <array>
#include <cstdio>
#include <ctime>
#include <random>
#include <string>
#include <vector>

#include "gui/app/app.h"
#include "gui/app/paths.h"
#include "gui/platform/options.h"
#include "gui/platform/window.h"
#include "hands/file.h"

namespace rightbower::platform {
namespace {

constexpr int done = 0;
constexpr int wrong_input = 1;
constexpr int no_window = 3;  // the display gives us none; ./dev run then prints the table instead

void print(std::FILE* to, const std::string& text) { std::fputs(text.c_str(), to); }

// What was to be printed has to get there: a full disk is not done.
int printed(int code) {
  const bool whole = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  return whole || code != done ? code : wrong_input;
}

int report(const app::Strings& strings, const Faults& faults) {
  for (const Fault& fault : faults) print(stderr, "rightbower: " + strings.say(fault) + "\n");
  return wrong_input;
}

// Before there are words, ids must do.
int report_without_words(const Faults& faults) {
  for (const Fault& fault : faults) {
    std::string line = "rightbower: " + fault.place.path + ": " + fault.what.id;
    for (const Argument& argument : fault.what.arguments)
      if (const auto* text = std::get_if<std::string>(&argument)) line += " " + *text;
    print(stderr, line + "\n");
  }
  return wrong_input;
}

// "trump.choose strain", and under it the commands that have keys: "  trump.choose.H: H".
void list_keys(app::ActionId id) {
  for (const app::Command& command : app::commands()) {
    if (command.action.id != id || command.keys.empty()) continue;
    std::string line = "  " + app::label_id(command.action).substr(std::string("action.").size());
    char before = ':';
    for (std::string_view key : command.keys) {
      line += before + (" " + std::string(key));
      before = ',';
    }
    print(stdout, line + "\n");
  }
}

int list_actions() {
  for (const app::ActionShape& shape : app::action_shapes()) {
    std::string line(shape.name);
    if (!shape.argument.empty()) line += " " + std::string(shape.argument);
    print(stdout, line + "\n");
    list_keys(shape.id);
  }
  return done;
}

Result<std::vector<app::Action>> script_of(const Options& options) {
  if (!options.script) return std::vector<app::Action>{};
  const auto text = hands::read_file(*options.script);
  if (!text) return text.faults();
  return app::parse_script(*text);
}

// Every start deals other random deals, except where somebody wants to see the same thing again.
std::uint64_t first_seed(const Options& options) {
  if (options.script || options.by_itself()) return 1;
  return std::random_device{}();
}

// "2026-11-30", here and now.
std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm day{};
  localtime_r(&now, &day);
  std::array<char, 16> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d", &day);
  return text.data();
}

app::Ports ports_of(const Window& window, const Options& options) {
  app::Ports ports = window.ports();
  ports.first_seed = first_seed(options);
  ports.today = today;
  if (!options.no_session) {
    ports.state_folder = app::state_folder(app::process_environment());
    ports.config_folder = app::config_folder(app::process_environment());
  }
  return ports;
}

int run(const Options& options, const app::Strings& strings) {
  const auto script = script_of(options);
  if (!script) return report(strings, script.faults());
  const auto window = Window::open(options, app::data_folder("gui/assets/fonts"));
  if (!window) {
    report(strings, window.faults());
    return no_window;
  }

  app::App app(strings, app::data_folder("hands/library"), app::data_folder("lessons/course"),
               ports_of(**window, options));
  int code = done;
  for (const std::string& file : options.files) {
    app.apply({app::ActionId::open_file, file});
    // Nobody is there to read the message.
    if (options.by_itself() && app.state().notice)
      code = report(strings, app.state().notice->faults);
  }
  for (const app::Action& action : *script) {
    app.apply(action);
    if (options.by_itself()) app.settle();  // an action may need the numbers of the one before
  }
  if (options.by_itself()) app.settle();

  const Faults faults = (*window)->run(app, options);
  if (!faults.empty()) return report(strings, faults);
  if (options.dump_state) print(stdout, app.dump_state() + "\n");
  return code;
}

}  // namespace
}  // namespace rightbower::platform

int main(int count, char** words) {
  using namespace rightbower;
  const auto strings = app::Strings::load(app::data_folder("gui/assets/lang"), "en");
  if (!strings) return platform::report_without_words(strings.faults());
  const platform::Typed typed =
      platform::read_options({words + std::min(1, count), words + count}, *strings);
  if (!typed.options) {
    platform::print(typed.exit_code == 0 ? stdout : stderr, typed.text);
    return platform::printed(typed.exit_code);
  }
  if (typed.options->list_actions) return platform::printed(platform::list_actions());
  return platform::printed(platform::run(*typed.options, *strings));
}
