#include "gui/platform/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <sstream>

namespace rightbower::platform {
namespace {

constexpr int largest_side = 16'384;  // pixels; more than any screen has

// "1280x800"
std::optional<WindowSize> parse_size(const std::string& text) {
  WindowSize size;
  const char* end = text.data() + text.size();
  const auto width = std::from_chars(text.data(), end, size.width);
  if (width.ec != std::errc() || width.ptr == end || *width.ptr != 'x') return std::nullopt;
  const auto height = std::from_chars(width.ptr + 1, end, size.height);
  if (height.ec != std::errc() || height.ptr != end) return std::nullopt;
  const auto fits = [](int side) { return side > 0 && side <= largest_side; };
  if (!fits(size.width) || !fits(size.height)) return std::nullopt;
  return size;
}

void declare(CLI::App& app, const app::Strings& strings, Options& options) {
  const auto help = [&](const std::string& name) { return strings["window.help." + name]; };
  app.set_version_flag("--version", std::string("rightbower ") + RB_VERSION, help("version"));
  app.set_help_flag("--help,-h", help("help"));
  app.add_option("FILE", options.files, help("file"));
  app.add_option("--script", options.script, help("script"))->type_name("FILE");
  app.add_option("--screenshot", options.screenshot, help("screenshot"))->type_name("OUT.png");
  app.add_option("--frames", options.frames, help("frames"))
      ->check(CLI::Range(1, 1'000'000))
      ->type_name("N");
  app.add_flag("--dump-state", options.dump_state, help("dump-state"));
  app.add_flag("--list-actions", options.list_actions, help("list-actions"));
  app.add_flag("--no-session", options.no_session, help("no-session"));
  app.add_flag("--ready", options.ready, help("ready"));
  app.add_option_function<std::string>(
         "--size",
         [&options, &strings](const std::string& text) {
           options.size = parse_size(text);
           // CLI11's own way of refusing a value; it never leaves read_options.
           if (!options.size) throw CLI::ValidationError(strings.say("window.not-a-size", {text}));
         },
         help("size"))
      ->type_name("WxH");
  app.add_option("--scale", options.scale, help("scale"))
      ->check([](const std::string& text) {  // NaN is in every range
        return text.find_first_not_of("0123456789.") == std::string::npos ? std::string() : text;
      })
      ->check(CLI::Range(0.5, 4.0))
      ->type_name("S");
}

}  // namespace

Typed read_options(std::vector<std::string> words, const app::Strings& strings) {
  Options options;
  CLI::App app(strings["window.help.program"], "rightbower");
  declare(app, strings, options);
  std::ranges::reverse(words);  // as CLI11 wants them
  try {
    app.parse(words);
    return {options};
  } catch (const CLI::ParseError& error) {
    std::ostringstream out;
    std::ostringstream err;
    const bool asked = app.exit(error, out, err) == 0;
    return {std::nullopt, asked ? out.str() : err.str(), asked ? 0 : 2};
  }
}

}  // namespace rightbower::platform
