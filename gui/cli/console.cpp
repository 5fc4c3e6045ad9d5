#include "gui/cli/console.h"

#include <istream>
#include <ostream>

namespace rightbower::cli {
namespace {

std::string place_text(const app::Strings& strings, const Place& place) {
  std::string text;
  if (!place.path.empty()) text += place.path + ": ";
  if (place.line > 0 && place.column > 0)
    text += strings.say("cli.line-column", {place.line, place.column});
  else if (place.line > 0)
    text += strings.say("cli.line", {place.line});
  else if (place.column > 0)
    text += strings.say("cli.card-number", {place.column});
  return text;
}

}  // namespace

bool Console::read_line(std::string& line) {
  out.flush();
  interrupt_.waiting = 1;
  const bool got = !stop() && static_cast<bool>(std::getline(in, line));
  interrupt_.waiting = 0;
  return got;
}

void Console::report(const Faults& faults, const std::string& name) {
  for (const Fault& fault : faults)
    err << (name.empty() ? "" : name + ": ") << place_text(strings, fault.place)
        << strings.say(fault.what) << '\n';
  err.flush();
}

void Console::progress(int so_far, int of) {
  if (progress_) err << '\r' << strings.say("cli.progress", {so_far, of}) << std::flush;
}

void Console::progress_done() {
  if (progress_) err << '\r' << std::string(40, ' ') << '\r' << std::flush;
}

}  // namespace rightbower::cli
