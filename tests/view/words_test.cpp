// Every word the view asks for is in the language tables, and every letter of theirs is in the
// fonts.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <string>

#include "gui/app/app.h"
#include "gui/view/imgui_compat.h"
#include "hands/file.h"
#include "tests/view/robot.h"

namespace rightbower::tests {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& file) {
  const auto text = hands::read_file(file);
  REQUIRE(text.ok());
  return *text;
}

// Everything between quotation marks that starts like an id of these tables.
std::set<std::string> ids_in_sources() {
  std::set<std::string> ids;
  const std::regex id("\"((view|window)\\.[a-zA-Z0-9.-]+)\"");
  for (const char* folder : {"gui/view", "gui/platform"}) {
    for (const auto& entry : fs::directory_iterator(fs::path(RB_SOURCE_DIR) / folder)) {
      if (entry.path().extension() != ".cpp") continue;
      const std::string source = read(entry.path());
      for (std::sregex_iterator at(source.begin(), source.end(), id), end; at != end; ++at)
        ids.insert((*at)[1]);
    }
  }
  return ids;
}

app::Strings english() {
  auto strings = app::Strings::load(RB_SOURCE_DIR "/gui/assets/lang", "en");
  REQUIRE(strings.ok());
  return std::move(*strings);
}

// An id that ends in a dot gets a strain, a seat, a key or a menu behind it.
bool is_there(const app::Strings& strings, const std::string& id) {
  if (!id.ends_with('.') && strings.has(id)) return true;
  const auto first = strings.all().lower_bound(id);
  return id.ends_with('.') && first != strings.all().end() && first->first.starts_with(id);
}

TEST_CASE("every id in the sources has its words") {
  const app::Strings strings = english();
  const std::set<std::string> ids = ids_in_sources();
  CHECK(ids.size() > 60);
  for (const std::string& id : ids) {
    // Help texts are asked for by the second half of their id.
    CAPTURE(id);
    CHECK(is_there(strings, id));
  }
}

TEST_CASE("every word of the view's table is asked for") {
  const app::Strings strings = english();
  const std::set<std::string> ids = ids_in_sources();
  for (const auto& [key, words] : strings.all()) {
    const std::string& id = key;
    if (!id.starts_with("view.") && !id.starts_with("window.")) continue;
    CAPTURE(id);
    const std::string group = id.substr(0, id.rfind('.') + 1);
    CHECK((ids.contains(id) || ids.contains(group)));
  }
}

TEST_CASE("words that depend on the strain are there for every strain") {
  const app::Strings strings = english();
  for (const char* group :
       {"view.result.caption.", "view.result.lead.", "view.count.caption.", "view.strain-is."})
    for (Strain strain : all_strains) CHECK(strings.has(std::string(group) + name(strain)));
  for (Seat seat : all_seats) CHECK(strings.has(std::string("view.seat-letter.") + letter(seat)));
}

TEST_CASE("every command has its words and its menu") {
  const app::Strings strings = english();
  for (const app::Command& command : app::commands()) {
    CAPTURE(app::label_id(command.action));
    CHECK(strings.has(app::label_id(command.action)));
    if (!command.menu.empty()) CHECK(strings.has("view.menu." + std::string(command.menu)));
  }
}

void check_glyphs(const view::Fonts& fonts, std::string_view words) {
  std::size_t at = 0;
  while (at < words.size()) {
    const auto byte = static_cast<unsigned char>(words[at]);
    const int length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    std::uint32_t character = length == 1 ? byte : byte & (0xFFU >> (length + 1));
    for (int i = 1; i < length; ++i)
      character = (character << 6) |
                  (static_cast<unsigned char>(words[at + static_cast<std::size_t>(i)]) & 0x3FU);
    at += static_cast<std::size_t>(length);
    if (character < 0x20) continue;
    CAPTURE(character);
    for (view::Weight weight : {view::Weight::regular, view::Weight::bold})
      CHECK(view::has_glyph(*fonts.get(view::Size::body, weight), static_cast<ImWchar>(character)));
  }
}

TEST_CASE("every letter of every language and lesson is in the fonts") {
  Robot robot;
  for (const auto& entry : fs::recursive_directory_iterator(RB_SOURCE_DIR "/gui/assets/lang"))
    if (entry.path().extension() == ".json") check_glyphs(robot.fonts(), read(entry.path()));
  for (const auto& entry : fs::directory_iterator(RB_SOURCE_DIR "/lessons/course"))
    if (entry.path().extension() == ".json") check_glyphs(robot.fonts(), read(entry.path()));
  for (const auto& entry : fs::directory_iterator(RB_SOURCE_DIR "/hands/library"))
    if (entry.path().extension() == ".json") check_glyphs(robot.fonts(), read(entry.path()));
  check_glyphs(robot.fonts(), "ąćęłńóśźżĄĆĘŁŃÓŚŹŻñÑ♠♥♦♣’–−±·←↑→↓…");
}

TEST_CASE("every size is built at its real pixel size") {
  Robot robot;
  for (view::Size size :
       {view::Size::small, view::Size::body, view::Size::title, view::Size::number}) {
    const float em = view::size_in_em(size) * view::em_at_scale_1;
    const ImFont* font = robot.fonts().get(size, view::Weight::regular);
    CHECK(view::line_height(*font) == doctest::Approx(em * 1.164F));
    CHECK(font->Scale == 1);
  }
}

}  // namespace
}  // namespace rightbower::tests
