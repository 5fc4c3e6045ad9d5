#include "gui/app/file_list.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <utility>

namespace rightbower::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".rbower.json";
constexpr std::size_t most_entries = 5000;  // a folder of more is not for reading by eye

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

bool can_hold_deals(std::string_view name) {
  const std::string small = lower(name);
  return small.ends_with(".json") || small.ends_with(".txt") || small.ends_with(".rbower") ||
         small.ends_with(".deals") || small.find('.') == std::string::npos;
}

std::vector<FileEntry> entries_of(const fs::path& folder, std::error_code& error) {
  std::vector<FileEntry> entries;
  for (fs::directory_iterator entry(folder, error), end;
       !error && entry != end && entries.size() < most_entries; entry.increment(error)) {
    std::error_code ignored;  // an entry that can't be looked at is no folder
    const bool is_folder = entry->is_directory(ignored);
    const std::string name = entry->path().filename().string();
    if (is_folder || (entry->is_regular_file(ignored) && can_hold_deals(name)))
      entries.push_back({is_folder ? name + "/" : name, is_folder});
  }
  std::ranges::sort(entries, {}, [](const FileEntry& entry) {
    return std::pair(!entry.folder, lower(entry.name));
  });
  return entries;
}

}  // namespace

std::string folder_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  std::string folder(slash == std::string_view::npos ? "./" : path.substr(0, slash + 1));
  const char* home = std::getenv("HOME");
  if (folder.starts_with("~/") && home != nullptr) folder = std::string(home) + folder.substr(1);
  return folder;
}

std::string_view name_part(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

std::string folder_above(std::string_view path) {
  std::error_code error;
  const fs::path folder = fs::absolute(folder_of(path), error).lexically_normal();
  const std::string above = folder.parent_path().parent_path().string();
  return above.ends_with('/') ? above : above + "/";
}

void read_again(FileList& files, std::string_view path) {
  files.folder = folder_of(path);
  std::error_code error;
  files.entries = entries_of(files.folder, error);
  files.readable = !error;
}

void read_folder(FileList& files, std::string_view path) {
  if (folder_of(path) != files.folder) read_again(files, path);
}

std::vector<FileEntry> matching(const FileList& files, std::string_view path) {
  const std::string start = lower(name_part(path));
  std::vector<FileEntry> found;
  if (start.empty() && files.folder != "/") found.push_back({"../", true});
  for (const FileEntry& entry : files.entries) {
    const bool hidden = entry.name.starts_with('.') && !start.starts_with('.');
    if (!hidden && lower(entry.name).starts_with(start)) found.push_back(entry);
  }
  return found;
}

std::string with_ending(std::string path) {
  if (name_part(path).find('.') == std::string_view::npos) path += ending;
  return path;
}

}  // namespace rightbower::app
