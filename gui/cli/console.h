// Where rbower writes, in which words, and whether it was interrupted.
#pragma once

#include <csignal>
#include <iosfwd>
#include <string>

#include "engine/result.h"
#include "gui/app/strings.h"
#include "solver/stop.h"

namespace rightbower::cli {

// The exit codes of the program.
inline constexpr int done = 0;
inline constexpr int wrong_input = 1;
inline constexpr int wrong_usage = 2;
inline constexpr int interrupted = 130;

// What the signal handler and the program tell each other.
struct Interrupt {
  volatile std::sig_atomic_t came = 0;     // somebody pressed Ctrl-C
  volatile std::sig_atomic_t waiting = 0;  // for input, with all answers written
};

class Console {
 public:
  Console(const app::Strings& words, std::istream& input, std::ostream& output, std::ostream& error,
          bool shows_progress, Interrupt& interrupt)
      : strings(words),
        in(input),
        out(output),
        err(error),
        progress_(shows_progress),
        interrupt_(interrupt) {}

  const app::Strings& strings;
  std::istream& in;
  std::ostream& out;
  std::ostream& err;

  [[nodiscard]] bool stop() const { return interrupt_.came != 0; }

  // The next line of the input, if any. While it waits for one an interrupt ends the program.
  [[nodiscard]] bool read_line(std::string& line);
  [[nodiscard]] solver::ShouldStop should_stop() const {
    return [this] { return stop(); };
  }

  // One fault a line, each behind its place: "line 7, column 12: ...". The name, where there is
  // one, comes first ("deal.json: steps[2]: ...").
  void report(const Faults& faults, const std::string& name = {});

  // How far long work is, on the line the cursor is in; nothing unless standard error is a
  // terminal.
  void progress(int so_far, int of);
  void progress_done();

 private:
  bool progress_;
  Interrupt& interrupt_;
};

}  // namespace rightbower::cli
