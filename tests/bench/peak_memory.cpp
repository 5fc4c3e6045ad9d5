#include "tests/bench/peak_memory.h"

#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <string>

namespace rightbower::bench {
namespace {

// A line of /proc/self/status: "VmHWM:     1234 kB".
double status_megabytes(const std::string& name) {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    double kilobytes = 0;
    if (word == name + ":" && status >> kilobytes) return kilobytes / 1024;
  }
  return 0;
}

}  // namespace

double peak_megabytes_of(const std::function<void()>& work) {
  int ends[2];
  if (pipe(ends) != 0) return 0;
  const pid_t child = fork();
  if (child == 0) {
    const double before = status_megabytes("VmRSS");  // the peak of a new process starts here
    work();
    const double added = status_megabytes("VmHWM") - before;
    const auto written = write(ends[1], &added, sizeof added);
    _exit(written == sizeof added ? 0 : 1);
  }
  double added = 0;
  close(ends[1]);
  if (child < 0 || read(ends[0], &added, sizeof added) != sizeof added) added = 0;
  close(ends[0]);
  if (child > 0) waitpid(child, nullptr, 0);
  return added;
}

}  // namespace rightbower::bench
