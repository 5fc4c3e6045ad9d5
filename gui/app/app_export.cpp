// Files for others to read: as text, as a picture, as a page to print.
#include <filesystem>
#include <string>

#include "gui/app/app.h"
#include "gui/app/export_page.h"
#include "hands/file.h"

namespace rightbower::app {
namespace {

namespace fs = std::filesystem;

// A name that no file has yet.
fs::path free_name(const fs::path& folder, const std::string& name) {
  const fs::path wanted(name);
  fs::path file = folder / wanted;
  std::error_code error;
  for (int number = 2; number < 1000 && fs::exists(file, error); ++number)
    file = folder /
           (wanted.stem().string() + "-" + std::to_string(number) + wanted.extension().string());
  return file;
}

std::string_view ending_of(ActionId id) {
  if (id == ActionId::export_svg) return "svg";
  if (id == ActionId::export_html) return "html";
  return id == ActionId::export_png ? "png" : "txt";
}

std::string content_of(ActionId id, const ExportPage& page) {
  if (id == ActionId::export_svg) return as_svg(page);
  return id == ActionId::export_html ? as_html(page) : as_text(page);
}

// Where the action says, else under this name where no file is yet.
fs::path file_wanted(const Action& action, const fs::path& folder, const std::string& name) {
  const auto* path = std::get_if<std::string>(&action.value);
  return path != nullptr ? fs::path(*path) : free_name(folder, name);
}

constexpr const char* bower_card = "bower-card.html";

}  // namespace

void App::apply_to_export(const Action& action) {
  using enum ActionId;
  const ActionId id = action.id;
  if (id == export_card) return export_bower_card(action);
  if (id != export_text && id != export_svg && id != export_html && id != export_png) return;
  const fs::path file = file_wanted(action, ports_.export_folder,
                                    file_name_of(state_.document().title, ending_of(id)));
  if (id == export_png) {
    state_.picture_wanted = file.string();  // the window alone can take it
    return;
  }
  Faults faults = hands::write_file(file, content_of(id, export_page(state_, strings_)));
  if (!faults.empty()) return refuse(std::move(faults), {});
  state_.said = {"app.exported", {file.string()}};
}

// The page is ready beside the course; a copy of it is the reader's own, to print and to give away.
void App::export_bower_card(const Action& action) {
  const auto card = hands::read_file(course_ / bower_card);
  if (!card) return refuse(card.faults(), {});
  const fs::path file = file_wanted(action, ports_.export_folder, bower_card);
  if (Faults faults = hands::write_file(file, *card); !faults.empty())
    return refuse(std::move(faults), {});
  state_.said = {"app.card-exported", {file.string()}};
}

void App::picture_taken(const Faults& faults) {
  if (!state_.picture_wanted) return;
  const std::string file = *state_.picture_wanted;
  state_.picture_wanted.reset();
  if (!faults.empty()) return refuse(faults, {});
  state_.said = {"app.exported", {file}};
}

}  // namespace rightbower::app
