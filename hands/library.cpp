#include "hands/library.h"

#include <algorithm>
#include <set>
#include <string>
#include <system_error>
#include <utility>

namespace rightbower::hands {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".rbower.json";

[[nodiscard]] bool is_deal_file(const fs::path& file) {
  const std::string name = file.filename().string();
  return name.size() > ending.size() && name.ends_with(ending) && name.front() != '.';
}

// By name, so that the order is the same everywhere.
[[nodiscard]] std::vector<fs::path> deal_files(const fs::path& folder, std::error_code& error) {
  std::vector<fs::path> files;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error))
    if (is_deal_file(entry->path())) files.push_back(entry->path());
  std::sort(files.begin(), files.end());
  return files;
}

void add_faults_of(const fs::path& file, const Faults& found, Faults& faults) {
  for (Fault fault : found) {
    const std::string name = file.filename().string();
    fault.place.path = fault.place.path.empty() ? name : name + ": " + fault.place.path;
    faults.push_back(std::move(fault));
  }
}

}  // namespace

Result<std::vector<DealRecord>> read_library(const fs::path& folder) {
  std::error_code error;
  const std::vector<fs::path> files = deal_files(folder, error);
  if (error) return Fault{{}, {"library.cannot-read", {folder.string(), error.message()}}};
  if (files.empty()) return Fault{{}, {"library.empty", {folder.string()}}};

  std::vector<DealRecord> records;
  std::set<std::string> ids;
  Faults faults;
  for (const fs::path& file : files) {
    auto read = read_deals(file);
    if (!read) {
      add_faults_of(file, read.faults(), faults);
      continue;
    }
    for (DealRecord& record : *read) {
      if (!record.id.empty() && !ids.insert(record.id).second)
        add_faults_of(file, {{{}, {"library.id-twice", {record.id}}}}, faults);
      records.push_back(std::move(record));
    }
  }
  if (!faults.empty()) return faults;
  return records;
}

}  // namespace rightbower::hands
