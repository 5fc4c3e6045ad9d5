// rbower run inside the test: its words and input in, its answer and exit code out.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "gui/app/app.h"
#include "gui/cli/commands.h"

namespace rightbower::cli {

using Words = std::vector<std::string>;

struct Run {
  int code = 0;
  std::string out;
  std::string err;
};

inline const app::Strings& strings() {
  static const app::Strings loaded =
      app::Strings::load(app::data_folder("gui/assets/lang"), "en").value();
  return loaded;
}

inline Run rbower(const Words& words, const std::string& input = "",
                  std::sig_atomic_t interrupt = 0) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Interrupt flag;
  flag.came = interrupt;
  Console console(strings(), in, out, err, false, flag);
  const int code = run(console, words);
  return {code, out.str(), err.str()};
}

inline std::size_t lines_of(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace rightbower::cli
