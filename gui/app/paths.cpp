#include "gui/app/paths.h"

#include <cstdlib>

namespace rightbower::app {
namespace {

namespace fs = std::filesystem;

fs::path folder(const Environment& environment, const char* variable, const char* in_home) {
  const fs::path named = environment(variable);
  if (named.is_absolute()) return named / "rightbower";
  const fs::path home = environment("HOME");
  return home.is_absolute() ? home / in_home / "rightbower" : fs::path();
}

}  // namespace

Environment process_environment() {
  return [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value != nullptr ? value : "");
  };
}

fs::path config_folder(const Environment& environment) {
  return folder(environment, "XDG_CONFIG_HOME", ".config");
}

fs::path state_folder(const Environment& environment) {
  return folder(environment, "XDG_STATE_HOME", ".local/state");
}

}  // namespace rightbower::app
