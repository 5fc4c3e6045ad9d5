#include <system_error>

#include "gui/app/app.h"

namespace rightbower::app {
namespace {

namespace fs = std::filesystem;

// "share/rightbower" beside the "bin" the program is started from, wherever that was copied to.
fs::path beside_program() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::path() : program.parent_path().parent_path() / "share" / "rightbower";
}

}  // namespace

// A program started from its build folder must not read the data of an older one that is installed,
// so the folder of the installation comes last.
fs::path data_folder(std::string_view name) {
  for (const fs::path& root : {beside_program(), fs::path(RB_SOURCE_DIR)}) {
    std::error_code error;
    if (!root.empty() && fs::is_directory(root / name, error)) return root / name;
  }
  return fs::path(RB_INSTALL_DATA_DIR) / name;
}

}  // namespace rightbower::app
