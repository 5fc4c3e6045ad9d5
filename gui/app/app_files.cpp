// What the actions of files and of the open deals do.
#include <algorithm>
#include <utility>

#include "gui/app/app.h"
#include "hands/deal_file.h"
#include "hands/file.h"

namespace rightbower::app {
namespace {

namespace fs = std::filesystem;
using enum ActionId;

constexpr std::size_t most_recent = 20;

// Whole, so that a file is known again from another folder.
std::string whole_path(const std::string& typed) {
  const std::string path = folder_of(typed) + std::string(name_part(typed));
  std::error_code error;
  const fs::path absolute = fs::absolute(path, error);
  return error ? path : absolute.lexically_normal().string();
}

// One deal as JSON: a file that can be saved again without losing anything.
bool is_one_deal(std::string_view text, std::size_t deals) {
  const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  return deals == 1 && first != std::string_view::npos && text[first] == '{';
}

}  // namespace

void App::apply_to_files(const Action& action) {
  const auto* text = std::get_if<std::string>(&action.value);
  const auto* number = std::get_if<std::int64_t>(&action.value);
  switch (action.id) {
    case ActionId::open_file:
      return text != nullptr ? open_file(*text) : show_files(false);
    case open_recent:
      return open_file(std::string(state_.recent[static_cast<std::size_t>(*number)]));
    case save_file: {
      const auto saved = state_.saved.find(state_.documents.deal().key);
      return saved != state_.saved.end() ? save(saved->second.path) : show_files(true);
    }
    case save_file_as:
      return text != nullptr ? save_as(*text) : show_files(true);
    case show_deals:
      return show_floating(Floating::deals);
    case show_deal:
      state_.documents.show(static_cast<std::size_t>(*number));
      return show_document();
    case next_deal:
      state_.documents.show(state_.documents.at() + 1);
      return show_document();
    case previous_deal:
      state_.documents.show(state_.documents.at() - 1);
      return show_document();
    case close_deal:
      state_.documents.close();
      return show_document();
    default:
      return;
  }
}

void App::open_file(const std::string& typed) {
  const std::string path = whole_path(typed);
  const auto text = hands::read_file(path);
  if (!text) return refuse(text.faults(), {});
  const std::size_t before = state_.documents.size();
  open_text(*text, std::string(name_part(path)));
  if (state_.documents.size() == before) return;  // refused
  note_recent(path);
  if (is_one_deal(*text, state_.documents.size() - before))
    state_.saved[state_.documents.deal().key] = {path, state_.documents.deal().document};
}

void App::save_as(const std::string& typed) {
  const std::string path = whole_path(with_ending(typed));
  std::error_code ignored;
  const auto own = state_.saved.find(state_.documents.deal().key);
  const bool own_file = own != state_.saved.end() && own->second.path == path;
  // In the list a file that is there is written over when asked for twice.
  if (state_.floating == Floating::files && !own_file && fs::exists(path, ignored) &&
      state_.files.replaces != path) {
    state_.files.replaces = path;
    return;
  }
  save(path);
}

void App::save(const std::string& path) {
  hands::DealRecord record = record_of(state_.document());
  if (!whole(state_.document())) return refuse({{{}, {"app.save-not-whole", {}}}}, {});
  if (record.situation.play.empty()) {  // as in what is copied
    record.situation.trump = state_.trump;
    record.situation.lead = state_.lead;
  }
  const std::string text = hands::to_json(record);
  Faults faults = ports_.write_file ? ports_.write_file(path, text) : hands::write_file(path, text);
  if (!faults.empty()) return refuse(std::move(faults), {});
  state_.saved[state_.documents.deal().key] = {path, state_.documents.deal().document};
  note_recent(path);
  show_floating(Floating::none);
  state_.said = {"app.saved", {path}};
}

void App::note_recent(const std::string& path) {
  std::erase(state_.recent, path);
  state_.recent.insert(state_.recent.begin(), path);
  if (state_.recent.size() > most_recent) state_.recent.resize(most_recent);
}

// Where the last file was, with the name the deal has in its own.
void App::show_files(bool saving) {
  const auto own = state_.saved.find(state_.documents.deal().key);
  std::string path = own != state_.saved.end() ? own->second.path : std::string();
  if (path.empty()) path = state_.recent.empty() ? "~/" : folder_of(state_.recent.front());
  if (!saving) path = path.substr(0, path.size() - name_part(path).size());
  show_floating(Floating::files);
  state_.files = {};
  state_.files.saving = saving;
  state_.finder.field.set(path);
  read_again(state_.files, path);
  field_changed();
  state_.files.with_recent = !saving;
  if (!state_.recent.empty()) state_.finder.at = 0;
}

// The list follows what is typed; a question about a file is about the one that was typed then.
void App::path_typed() {
  state_.files.replaces.clear();
  state_.files.with_recent = false;
  read_folder(state_.files, state_.finder.field.text());
}

}  // namespace rightbower::app
