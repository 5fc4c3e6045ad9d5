#include "gui/app/library_list.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <utility>

namespace rightbower::app {
namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

// The words of a search; a tag of several words is written with dashes, "#no-trump".
std::vector<std::string> words_of(std::string_view search) {
  std::istringstream text(lower(search));
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

std::string mark_of(std::string_view tag) {
  std::string mark = "#" + lower(tag);
  std::ranges::replace(mark, ' ', '-');
  return mark;
}

bool fits(const hands::DealRecord& deal, const std::vector<std::string>& words) {
  std::string text = deal.id + " " + deal.title + " " + deal.notes;
  for (const std::string& tag : deal.tags) text += " " + tag;
  text = lower(text);
  return std::ranges::all_of(words, [&](const std::string& word) {
    if (word.starts_with('#'))
      return std::ranges::any_of(deal.tags,
                                 [&](const std::string& tag) { return mark_of(tag) == word; });
    return text.find(word) != std::string::npos;
  });
}

}  // namespace

std::vector<std::size_t> fitting(const LibraryList& library) {
  const std::vector<std::string> words = words_of(library.search.text());
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < library.deals.size(); ++i)
    if (fits(library.deals[i], words)) places.push_back(i);
  return places;
}

std::vector<std::string> tags_of(const LibraryList& library) {
  std::map<std::string, int> counts;
  for (const hands::DealRecord& deal : library.deals)
    for (const std::string& tag : deal.tags) ++counts[tag];
  std::vector<std::string> tags;
  for (const auto& [tag, count] : counts) tags.push_back(tag);
  std::ranges::stable_sort(tags, {}, [&](const std::string& tag) { return -counts[tag]; });
  return tags;
}

bool searched_for(const LibraryList& library, std::string_view tag) {
  return std::ranges::count(words_of(library.search.text()), mark_of(tag)) > 0;
}

std::string with_tag_turned(const LibraryList& library, std::string_view tag) {
  const std::string mark = mark_of(tag);
  const bool was_there = searched_for(library, tag);
  std::string search;
  for (const std::string& word : words_of(library.search.text()))
    if (word != mark) search += (search.empty() ? "" : " ") + word;
  if (!was_there) search += (search.empty() ? "" : " ") + mark;
  return search;
}

}  // namespace rightbower::app
