#include "gui/view/notice_strip.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gui/view/controls.h"
#include "gui/view/icons.h"
#include "gui/view/pen.h"

namespace rightbower::view {
namespace {

constexpr float row = 1.55F;  // in E
constexpr float padding = 0.35F;
constexpr float caret_row = 0.9F;
constexpr std::size_t rows_seen = 3;
constexpr std::size_t rows_seen_low = 1;  // in a low window
constexpr float low_window = 45;

// The line of the text in which the first fault with a place stands, and the columns of all faults
// there.
struct FaultyLine {
  std::string_view line;
  std::vector<int> columns;  // characters from 1
};

std::string_view line_of(std::string_view text, int number) {
  for (; number > 1; --number) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + 1);
  }
  const std::string_view line = text.substr(0, text.find('\n'));
  return line.substr(0, line.find('\r'));
}

std::optional<FaultyLine> faulty_line(const app::Notice& notice) {
  int number = 0;
  FaultyLine faulty;
  for (const Fault& fault : notice.faults) {
    if (fault.place.line == 0 || fault.place.column == 0) continue;
    if (number == 0) number = fault.place.line;
    if (fault.place.line == number) faulty.columns.push_back(fault.place.column);
  }
  if (number == 0) return std::nullopt;
  faulty.line = line_of(notice.text, number);
  if (faulty.line.empty()) return std::nullopt;
  return faulty;
}

// Where each character of a line starts, and the end of it, in bytes.
std::vector<std::size_t> starts_of_characters(std::string_view line) {
  std::vector<std::size_t> starts;
  for (std::size_t i = 0; i < line.size(); ++i)
    if ((line[i] & 0xC0) != 0x80) starts.push_back(i);
  starts.push_back(line.size());
  return starts;
}

// A piece of the line that has room for `most` characters and shows the first faulty one.
class Excerpt {
 public:
  Excerpt(const FaultyLine& faulty, std::size_t most)
      : line_(faulty.line), starts_(starts_of_characters(line_)) {
    const std::size_t count = starts_.size() - 1;
    const auto wanted = static_cast<std::size_t>(std::max(1, faulty.columns.front()) - 1);
    if (count > most) first_ = std::min(wanted > most / 2 ? wanted - most / 2 : 0, count - most);
    last_ = std::min(count, first_ + most);
  }

  [[nodiscard]] std::string words() const {
    std::string words = std::string(before(last_));
    if (last_ + 1 < starts_.size()) words += "…";
    return start() + words;
  }

  // The words that stand before this column, and the character in it; none when it is not shown.
  [[nodiscard]] std::optional<std::pair<std::string, std::string>> around(int column) const {
    const auto at = static_cast<std::size_t>(std::max(1, column) - 1);
    if (at < first_ || at > last_) return std::nullopt;
    const std::size_t end = std::min(at + 1, starts_.size() - 1);
    const std::string_view character = line_.substr(starts_[at], starts_[end] - starts_[at]);
    return std::pair(start() + std::string(before(at)), std::string(character));
  }

 private:
  [[nodiscard]] std::string start() const { return first_ > 0 ? "…" : ""; }
  [[nodiscard]] std::string_view before(std::size_t end) const {
    return line_.substr(starts_[first_], starts_[end] - starts_[first_]);
  }

  std::string_view line_;
  std::vector<std::size_t> starts_;
  std::size_t first_ = 0;  // characters shown: [first_, last_)
  std::size_t last_ = 0;
};

void draw_faulty_line(Ui& ui, Point at, float width, const FaultyLine& faulty) {
  const auto most = static_cast<std::size_t>(std::max(10.0F, width / ui.em(0.72F)));
  const Excerpt excerpt(faulty, most);
  text(ui, at.x, at.y + ui.em(row / 2), excerpt.words(), ui.colours.muted);
  for (int column : faulty.columns) {
    const auto around = excerpt.around(column);
    if (!around) continue;
    const float left = at.x + text_width(ui, around->first);
    const float middle = left + std::max(ui.em(0.4F), text_width(ui, around->second)) / 2;
    draw_triangle_up(ui, {middle, at.y + ui.em(row + 0.25F)}, ui.em(0.6F), ui.colours.bad);
  }
}

}  // namespace

float notice_strip_height(const Ui& ui, const app::Notice& notice, float window) {
  const std::size_t most = window < ui.em(low_window) ? rows_seen_low : rows_seen;
  const auto rows = static_cast<float>(std::min(notice.faults.size(), most));
  const float line = faulty_line(notice) ? row + caret_row : 0;
  return std::max(ui.em(2.2F), ui.em(2 * padding) + rows * ui.em(row) + ui.em(line));
}

void notice_strip(Ui& ui, const app::AppState& state, const Box& strip) {
  const app::Notice& notice = *state.notice;
  const float radius = ui.em(0.27F);
  fill_box(ui, strip, ui.colours.panel, radius);
  stroke_box(ui, strip, ui.colours.bad, ui.outline(1), radius);
  fill_box(ui, {strip.x, strip.y, ui.em(0.27F), strip.h}, ui.colours.bad, radius);

  const Box close{strip.right() - ui.em(1.9F), strip.y + ui.em(0.3F), ui.em(1.6F), ui.em(1.6F)};
  const app::Action dismiss{app::ActionId::dismiss, {}};
  if (button(ui, "notice.close", close, "", {false, true, false, ui.words[app::label_id(dismiss)]}))
    ui.emit(dismiss);
  draw_cross(ui, {close.cx(), close.cy()}, ui.em(0.55F), ui.colours.text, ui.line(1.6F));

  // Reasons that are out of sight are counted.
  const int faults = static_cast<int>(notice.faults.size());
  const std::string count = ui.words.say("view.notice.count", {faults});
  const float count_width = faults > 1 ? text_width(ui, count, Size::small) + ui.em(0.8F) : 0;
  if (faults > 1)
    text(ui, close.x - ui.em(0.8F), close.cy(), count, ui.colours.muted,
         {Size::small, Weight::regular, Align::right});

  const float left = strip.x + ui.em(0.93F);
  const float width = close.x - left - ui.em(0.8F) - count_width;
  const auto faulty = faulty_line(notice);
  float y = strip.y + ui.em(padding);
  if (faulty) {
    draw_faulty_line(ui, {left, y}, width, *faulty);
    y += ui.em(row + caret_row);
  }
  const Box list{left, y, width, strip.bottom() - ui.em(padding) - y};
  ImGui::SetCursorScreenPos({list.x, list.y});
  ImGui::BeginChild("faults", {list.w, list.h}, false, ImGuiWindowFlags_NoBackground);
  ImDrawList* outside = ui.pen;
  ui.pen = ImGui::GetWindowDrawList();
  float at = ImGui::GetCursorScreenPos().y;
  for (const Fault& fault : notice.faults) {
    text(ui, list.x, at + ui.em(row / 2), ui.words.say(fault), ui.colours.text);
    at += ui.em(row);
  }
  ImGui::Dummy({1, ui.em(row) * static_cast<float>(notice.faults.size())});
  ImGui::EndChild();
  ui.pen = outside;
}

}  // namespace rightbower::view
