#include "gui/app/kept_file.h"

#include <system_error>

#include "hands/file.h"

namespace rightbower::app {
namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& file) {
  std::error_code error;
  return fs::exists(fs::symlink_status(file, error));
}

fs::path free_name(const fs::path& file) {
  const std::string stem = (file.parent_path() / file.stem()).string() + ".faulty";
  fs::path name = stem + file.extension().string();
  for (int number = 2; is_there(name); ++number)
    name = stem + "-" + std::to_string(number) + file.extension().string();
  return name;
}

template <class Move>
bool aside(const fs::path& file, const char* id, Faults& faults, Move move) {
  const fs::path name = free_name(file);
  std::error_code error;
  move(file, name, error);
  if (error)
    faults.push_back({{}, {"kept.not-saved", {file.string()}}});
  else
    faults.push_back({{}, {id, {name.string()}}});
  return !error;
}

}  // namespace

KeptText read_kept(const fs::path& file, const char* id, Faults& faults) {
  if (auto text = hands::read_file(file)) return {std::move(*text), true};
  return {std::nullopt, !is_there(file) || put_aside(file, id, faults)};
}

bool put_aside(const fs::path& file, const char* id, Faults& faults) {
  return aside(file, id, faults,
               [](const fs::path& from, const fs::path& to, std::error_code& error) {
                 fs::rename(from, to, error);
               });
}

bool copy_aside(const fs::path& file, const char* id, Faults& faults) {
  return aside(file, id, faults,
               [](const fs::path& from, const fs::path& to, std::error_code& error) {
                 fs::copy_file(from, to, error);
               });
}

}  // namespace rightbower::app
