// The files and folders to open from or save to. Reads a folder when asked to and never in between,
// so that drawing it costs nothing.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace rightbower::app {

struct FileEntry {
  std::string name;  // of a folder with "/" behind it
  bool folder = false;

  friend bool operator==(const FileEntry&, const FileEntry&) = default;
};

struct FileList {
  bool saving = false;
  std::string folder{};              // whose entries these are, with "/" behind it
  std::vector<FileEntry> entries{};  // folders first, by name; files of deals and texts only
  bool readable = true;
  bool with_recent = false;  // until something is typed, the files opened lately stand first
  std::string replaces{};    // the path that was asked for once and is there already
};

// What is typed is a path: the folder as far as the last "/", and the start of a name behind it.
// "~/" is the home folder.
[[nodiscard]] std::string folder_of(std::string_view path);
[[nodiscard]] std::string_view name_part(std::string_view path);
// The folder above that one, from the root of the file system, with "/" behind it.
[[nodiscard]] std::string folder_above(std::string_view path);

// Reads the folder of what is typed, if it is another one than before.
void read_folder(FileList& files, std::string_view path);
void read_again(FileList& files, std::string_view path);

// The entries whose names begin as typed (any case); ".." where there is a folder above and nothing
// typed. Hidden ones only when asked for with a ".".
[[nodiscard]] std::vector<FileEntry> matching(const FileList& files, std::string_view path);

// With the ending of a deal file where it has none.
[[nodiscard]] std::string with_ending(std::string path);

}  // namespace rightbower::app
