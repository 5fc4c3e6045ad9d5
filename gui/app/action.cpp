#include "gui/app/action.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "gui/app/lesson_steps.h"
#include "gui/app/state.h"

namespace rightbower::app {
namespace {

using enum ActionId;

constexpr std::array shapes{
    ActionShape{new_deal, "deal.new", "number", false},
    ActionShape{paste_deal, "deal.paste", "text", false},
    ActionShape{open_file, "file.open", "text", true},
    ActionShape{copy_deal, "deal.copy", "", false},
    ActionShape{undo, "edit.undo", "", false},
    ActionShape{redo, "edit.redo", "", false},
    ActionShape{quit, "file.quit", "", false},
    ActionShape{choose_trump, "trump.choose", "strain", true},
    ActionShape{trump_left, "trump.left", "", false},
    ActionShape{trump_right, "trump.right", "", false},
    ActionShape{choose_lead, "lead.choose", "seat", true},
    ActionShape{lead_up, "lead.up", "", false},
    ActionShape{lead_down, "lead.down", "", false},
    ActionShape{stop_solving, "solve.stop", "", false},
    ActionShape{solve_again, "solve.again", "", false},
    ActionShape{show_analysis, "view.analysis", "", false},
    ActionShape{show_lessons, "view.lessons", "", false},
    ActionShape{ActionId::open_lesson, "lesson.open", "number", true},
    ActionShape{lesson_back, "lesson.back", "", false},
    ActionShape{lesson_next, "lesson.next", "", false},
    ActionShape{lesson_pick, "lesson.pick", "card", true},
    ActionShape{lesson_number, "lesson.number", "number", true},
    ActionShape{lesson_more, "lesson.more", "", false},
    ActionShape{lesson_less, "lesson.less", "", false},
    ActionShape{lesson_check, "lesson.check", "", false},
    ActionShape{lesson_again, "lesson.again", "", false},
    ActionShape{lesson_hint, "lesson.hint", "", false},
    ActionShape{lesson_to_analysis, "lesson.analysis", "", false},
    ActionShape{choose_theme, "theme.choose", "text", false},
    ActionShape{zoom_in, "zoom.in", "", false},
    ActionShape{zoom_out, "zoom.out", "", false},
    ActionShape{zoom_reset, "zoom.reset", "", false},
    ActionShape{show_keys, "keys.show", "", false},
    ActionShape{dismiss, "dismiss", "", false},
};

constexpr bool in_order_of_ids() {
  for (std::size_t i = 0; i < shapes.size(); ++i)
    if (shapes[i].id != static_cast<ActionId>(i)) return false;
  return shapes.back().id == dismiss;
}
static_assert(in_order_of_ids());

// The n-th card a question offers is picked by the n-th key of the top row.
constexpr std::string_view top_row_signs = "1234567890";

constexpr auto anywhere = std::nullopt;
constexpr auto analysis = ViewId::analysis;
constexpr auto lessons_view = ViewId::lessons;

Command row(ActionId id, std::string_view menu, std::vector<std::string_view> keys,
            std::optional<ViewId> keys_in) {
  return {{id, {}}, menu, std::move(keys), keys_in};
}

Command trump_row(Strain strain, std::string_view key) {
  return {{choose_trump, strain}, "deal", {key}, analysis};
}

Command lead_row(Seat seat, std::string_view key) {
  return {{choose_lead, seat}, "deal", {key}, analysis};
}

Command theme_row(Theme theme) {
  return {{choose_theme, std::string(name(theme))}, "view", {}, anywhere};
}

std::vector<Command> make_commands() {
  return {
      row(new_deal, "deal", {"Ctrl+N"}, anywhere),
      trump_row(Strain::spades, "S"),
      trump_row(Strain::hearts, "H"),
      trump_row(Strain::diamonds, "D"),
      trump_row(Strain::clubs, "C"),
      trump_row(Strain::no_trump, "N"),
      row(trump_left, "", {"Left"}, analysis),
      row(trump_right, "", {"Right"}, analysis),
      lead_row(Seat::north, "Shift+N"),
      lead_row(Seat::east, "Shift+E"),
      lead_row(Seat::south, "Shift+S"),
      lead_row(Seat::west, "Shift+W"),
      row(lead_up, "", {"Up"}, analysis),
      row(lead_down, "", {"Down"}, analysis),
      row(stop_solving, "deal", {"Escape"}, analysis),
      row(solve_again, "deal", {"F5"}, analysis),

      row(undo, "edit", {"Ctrl+Z"}, anywhere),
      row(redo, "edit", {"Ctrl+Shift+Z", "Ctrl+Y"}, anywhere),
      row(copy_deal, "edit", {"Ctrl+C"}, anywhere),
      row(paste_deal, "edit", {"Ctrl+V"}, anywhere),

      row(ActionId::open_lesson, "", {}, anywhere),
      row(lesson_back, "lesson", {"Left"}, lessons_view),
      row(lesson_next, "lesson", {"Right", "Enter"}, lessons_view),
      row(lesson_check, "lesson", {"Enter"}, lessons_view),
      row(lesson_again, "lesson", {"Enter"}, lessons_view),
      row(lesson_hint, "lesson", {"H"}, lessons_view),
      row(lesson_to_analysis, "lesson", {"A"}, lessons_view),
      row(lesson_pick, "", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Minus", "Equal"},
          lessons_view),
      row(lesson_number, "", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"}, lessons_view),
      row(lesson_more, "", {"Plus", "Equal", "Up"}, lessons_view),
      row(lesson_less, "", {"Minus", "Down"}, lessons_view),

      row(show_analysis, "view", {"Ctrl+1"}, anywhere),
      row(show_lessons, "view", {"Ctrl+2"}, anywhere),
      row(choose_theme, "", {"Ctrl+T"}, anywhere),
      theme_row(Theme::light),
      theme_row(Theme::dark),
      theme_row(Theme::contrast),
      row(zoom_in, "view", {"Ctrl+Plus", "Ctrl+Equal"}, anywhere),
      row(zoom_out, "view", {"Ctrl+Minus"}, anywhere),
      row(zoom_reset, "view", {"Ctrl+0"}, anywhere),

      row(show_keys, "help", {"F1", "?"}, anywhere),
      row(dismiss, "", {"Escape"}, anywhere),

      row(open_file, "", {}, anywhere),
      row(quit, "file", {"Ctrl+Q"}, anywhere),
  };
}

bool something_floats(const AppState& state) { return state.keys_shown || state.notice; }

// Whether the action could do something with a value that fits.
bool available(const AppState& state, ActionId id) {
  const bool in_analysis = state.view == ViewId::analysis;
  const bool in_lessons = state.view == ViewId::lessons;
  const LessonState& lesson = state.lesson;
  switch (id) {
    case new_deal:
    case paste_deal:
    case open_file:
    case quit:
    case choose_trump:
    case choose_lead:
    case choose_theme:
    case zoom_reset:
    case show_keys:
      return true;
    case copy_deal:
      return in_analysis;
    case undo:
      return in_analysis && state.documents.can_undo();
    case redo:
      return in_analysis && state.documents.can_redo();
    case trump_left:
      return strain_beside(state, -1).has_value();
    case trump_right:
      return strain_beside(state, 1).has_value();
    case lead_up:
      return leader_beside(state, -1).has_value();
    case lead_down:
      return leader_beside(state, 1).has_value();
    case stop_solving:
      return state.results.solving;
    case solve_again:
      return state.results.stopped;
    case show_analysis:
      return true;
    case show_lessons:
    case ActionId::open_lesson:
      return !state.course.empty();
    case lesson_back:
      return in_lessons && step_before(state);
    case lesson_next:
      return in_lessons && step_after(state);
    case lesson_pick:
      return in_lessons && answering_cards(state);
    case lesson_number:
      return in_lessons && answering_number(state);
    case lesson_more:
      return in_lessons && answering_number(state) &&
             lesson.answer.number.value_or(0) < largest_answer;
    case lesson_less:
      return in_lessons && answering_number(state) && lesson.answer.number.value_or(0) > 0;
    case lesson_check:
      return in_lessons && answer_complete(state);
    case lesson_again:
      return in_lessons && lesson.verdict.has_value();
    case lesson_hint:
      return in_lessons && hint_left(state);
    case lesson_to_analysis: {
      const lessons::Step* step = open_step(state);
      return in_lessons && step != nullptr && step->board.has_value();
    }
    case zoom_in:
      return state.settings.zoom_percent < largest_zoom;
    case zoom_out:
      return state.settings.zoom_percent > smallest_zoom;
    case dismiss:
      return something_floats(state);
  }
  return false;
}

// The kind of the value is the one the action takes; none only where it can do without.
bool kind_fits(const Action& action) {
  const ActionShape& wanted = shape(action.id);
  constexpr std::array<std::string_view, std::variant_size_v<Value>> kinds{
      "", "number", "text", "card", "strain", "seat"};
  if (action.value.index() == 0) return !wanted.required;
  return kinds[action.value.index()] == wanted.argument;
}

bool number_fits(const AppState& state, const Action& action, std::int64_t number) {
  if (action.id == ActionId::open_lesson)
    return number >= 0 && static_cast<std::uint64_t>(number) < state.course.size();
  if (action.id == lesson_number) return number >= 0 && number <= largest_answer;
  return number >= 0;  // a seed
}

bool strain_fits(const AppState& state, Strain strain) {
  return strain != Strain::low || state.document().situation.trump == Strain::low;
}

// The value is one the present state has a use for.
bool value_fits(const AppState& state, const Action& action) {
  if (const auto* number = std::get_if<std::int64_t>(&action.value))
    return number_fits(state, action, *number);
  if (const auto* text = std::get_if<std::string>(&action.value))
    return action.id != choose_theme || find_theme(*text).has_value();
  if (const auto* card = std::get_if<Card>(&action.value))
    return std::ranges::count(offered(state), *card) > 0;
  if (const auto* strain = std::get_if<Strain>(&action.value)) return strain_fits(state, *strain);
  if (const auto* seat = std::get_if<Seat>(&action.value)) return leaders(state).contains(*seat);
  return true;
}

// Escape closes what floats before it stops the solver. Enter does the one thing that is next.
bool meant(const AppState& state, ActionId id, std::string_view key) {
  if (key == "Escape") return id == dismiss || !something_floats(state);
  if (key != "Enter") return true;
  if (id == lesson_again) return !answered_right(state);
  if (id == lesson_next) return open_question(state) == nullptr || answered_right(state);
  return true;
}

// The place of a key in the top row, from 0.
std::size_t place_in_top_row(std::string_view key) {
  if (key == "Minus") return top_row_signs.size();
  if (key == "Equal") return top_row_signs.size() + 1;
  return top_row_signs.find(key);
}

// A digit is put behind the number so far; where that is too large a new number starts.
std::int64_t typed(std::optional<int> number, std::string_view digit) {
  const int value = digit[0] - '0';
  const int longer = number.value_or(0) * 10 + value;
  return longer <= largest_answer ? longer : value;
}

// The action with the value its key stands for.
Action with_value_of(const AppState& state, Action action, std::string_view key) {
  if (action.id == lesson_number) action.value = typed(state.lesson.answer.number, key);
  if (action.id == lesson_pick) {
    const std::vector<Card> cards = offered(state);
    const std::size_t place = place_in_top_row(key);
    if (place < cards.size()) action.value = cards[place];
  }
  return action;
}

std::string text_of(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* card = std::get_if<Card>(&value)) return to_string(*card);
  if (const auto* strain = std::get_if<Strain>(&value)) return rightbower::name(*strain);
  if (const auto* seat = std::get_if<Seat>(&value)) return {letter(*seat)};
  return {};
}

}  // namespace

std::span<const ActionShape> action_shapes() { return shapes; }

const ActionShape& shape(ActionId id) { return shapes[static_cast<std::size_t>(id)]; }

std::string_view name(ActionId id) { return shape(id).name; }

std::span<const Command> commands() {
  static const std::vector<Command> all = make_commands();
  return all;
}

std::string label_id(const Action& action) {
  std::string id = "action." + std::string(name(action.id));
  const std::string value = text_of(action.value);
  return value.empty() ? id : id + "." + value;
}

bool enabled(const AppState& state, const Action& action) {
  return kind_fits(action) && available(state, action.id) && value_fits(state, action);
}

std::optional<Action> action_of(const AppState& state, const Command& command,
                                std::string_view key) {
  if (std::ranges::find(command.keys, key) == command.keys.end()) return std::nullopt;
  if (command.keys_in && *command.keys_in != state.view) return std::nullopt;
  if (!meant(state, command.action.id, key)) return std::nullopt;
  Action action = with_value_of(state, command.action, key);
  if (!enabled(state, action)) return std::nullopt;
  return action;
}

std::optional<Action> action_for_key(const AppState& state, std::string_view key) {
  for (const Command& command : commands())
    if (auto action = action_of(state, command, key)) return action;
  return std::nullopt;
}

}  // namespace rightbower::app
