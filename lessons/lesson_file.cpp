#include "lessons/lesson_file.h"

#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "engine/notation.h"
#include "hands/file.h"
#include "hands/json_text.h"
#include "hands/json_value.h"
#include "lessons/check.h"
#include "lessons/fact_file.h"
#include "lessons/json_words.h"

namespace rightbower::lessons {
namespace {

using hands::add_fault;
using hands::Json;
using hands::JsonValue;
using hands::path_of;

// The readers below return what they could read; when anything was wrong they have said so, and the
// caller throws the rest away.

// ---- texts

// A text, or a list of its lines.
[[nodiscard]] std::string read_words(const JsonValue& value) {
  if (!value.json().is_array()) return value.text().value_or("");
  std::string words;
  for (std::size_t i = 0, size = value.list_size(); i < size; ++i)
    words += (i == 0 ? "" : "\n") + value[i].text().value_or("");
  return words;
}

[[nodiscard]] Text read_text(const JsonValue& value) {
  Text text;
  if (!value.expect_object()) return text;
  for (const auto& [language, words] : value.json().items())
    text.by_language[language] =
        read_words(JsonValue(words, path_of(value.path(), language), value.faults()));
  return text;
}

// ---- board

[[nodiscard]] Situation read_situation(const JsonValue& value) {
  const auto text = value.text();
  if (!text) return {};
  auto situation = parse_situation(*text);
  if (situation) return std::move(*situation);
  value.add(situation.faults());
  return {};
}

[[nodiscard]] SeatSet read_seats(const JsonValue& value) {
  SeatSet seats;
  for (std::size_t i = 0, size = value.list_size(); i < size; ++i)
    if (const auto seat = read_seat(value[i])) seats = seats.with(*seat);
  return seats;
}

[[nodiscard]] PerSeat<CardSet> read_marks(const JsonValue& value) {
  PerSeat<CardSet> marks;
  if (!value.expect_object()) return marks;
  value.allow_only({"N", "E", "S", "W"});
  for (Seat seat : all_seats)
    if (const auto cards = value.find(std::string(1, letter(seat))))
      marks[seat] = read_card_set(*cards);
  return marks;
}

[[nodiscard]] Board read_board(const JsonValue& value) {
  Board board;
  if (!value.expect_object()) return board;
  value.allow_only({"deal", "hidden", "marks"});
  board.situation = required(value, "deal", read_situation);
  if (const auto hidden = value.find("hidden")) board.hidden = read_seats(*hidden);
  if (const auto marks = value.find("marks")) board.marks = read_marks(*marks);
  return board;
}

// ---- question

[[nodiscard]] bool asks_options(const Fact& fact) {
  const Kind kind = kind_of(fact);
  return kind == Kind::pick_option || kind == Kind::choose_options;
}

// "H D", "yes", "P 5D".
[[nodiscard]] std::vector<Option> read_options(const JsonValue& value, OptionKind kind) {
  const auto text = value.text();
  if (!text) return {};
  std::vector<Option> options;
  std::istringstream words(*text);
  for (std::string word; words >> word;) {
    const auto option = parse_option(kind, word, *find_rules(default_rules_name));
    if (option)
      options.push_back(*option);
    else
      value.fault("lesson.not-an-option", {word});
  }
  return options;
}

[[nodiscard]] Answer read_answer(const JsonValue& value, const Fact& fact) {
  if (value.json().is_number()) return {{}, value.whole_number()};
  if (!value.json().is_string()) {
    value.fault("lesson.answer-form");
    return {};
  }
  if (asks_options(fact)) return {{}, {}, read_options(value, shape_of(fact).options)};
  return {read_cards(value), std::nullopt};
}

// What a question and a claim share: what is asked, of what, and the answer.
struct AskedPart {
  Fact fact = StrengthOrder{Strain::no_trump};
  Answer answer;
  std::vector<Card> cards;
  std::vector<Option> options;
  int within = 0;
};

[[nodiscard]] AskedPart read_asked(const JsonValue& value) {
  AskedPart part;
  const auto fact = required(value, "ask", read_fact);
  const auto answer = value.require("answer");
  if (const auto within = value.find("within")) part.within = within->whole_number().value_or(0);
  if (!fact) return part;  // nothing more can be understood
  part.fact = *fact;
  if (answer) part.answer = read_answer(*answer, *fact);
  if (const auto choices = value.find("choices")) {
    if (asks_options(*fact))
      part.options = read_options(*choices, shape_of(*fact).options);
    else
      part.cards = read_cards(*choices);
  }
  return part;
}

void read_when(const JsonValue& when, Wrong& wrong, const Fact& fact) {
  if (!when.expect_object()) return;
  when.allow_only({"number", "above", "below", "has", "lacks", "before", "chose"});
  const std::size_t faults_before = when.faults().size();
  if (const auto number = when.find("number")) wrong.number = number->whole_number();
  if (const auto above = when.find("above")) wrong.above = above->whole_number();
  if (const auto below = when.find("below")) wrong.below = below->whole_number();
  if (const auto chose = when.find("chose"))
    wrong.chose = read_options(*chose, shape_of(fact).options);
  if (const auto has = when.find("has")) wrong.has = read_cards(*has);
  if (const auto lacks = when.find("lacks")) wrong.lacks = read_cards(*lacks);
  if (const auto before = when.find("before")) {
    const std::vector<Card> cards = read_cards(*before);
    if (cards.size() == 2)
      wrong.before = std::pair(cards[0], cards[1]);
    else if (when.faults().size() == faults_before)
      before->fault("lesson.not-two-cards");
  }
  if (!wrong.has_condition() && when.faults().size() == faults_before)
    when.fault("lesson.condition-empty");
}

[[nodiscard]] Wrong read_wrong(const JsonValue& value, const Fact& fact) {
  Wrong wrong;
  if (!value.expect_object()) return wrong;
  value.allow_only({"when", "say"});
  if (const auto when = value.find("when")) read_when(*when, wrong, fact);
  wrong.say = required(value, "say", read_text);
  return wrong;
}

// A list, each element by the reader.
template <class Reader>
[[nodiscard]] auto read_list(const JsonValue& value, Reader reader)
    -> std::vector<decltype(reader(value))> {
  std::vector<decltype(reader(value))> list;
  const std::size_t size = value.list_size();
  for (std::size_t i = 0; i < size && value.faults().size() <= hands::most_faults; ++i)
    list.push_back(reader(value[i]));
  return list;
}

[[nodiscard]] std::optional<Question> read_question(const JsonValue& value) {
  if (!value.expect_object()) return std::nullopt;
  value.allow_only({"prompt", "ask", "choices", "answer", "within", "right", "wrong", "hints"});
  AskedPart asked = read_asked(value);
  Question question{required(value, "prompt", read_text),
                    std::move(asked.fact),
                    std::move(asked.cards),
                    std::move(asked.answer),
                    required(value, "right", read_text),
                    {},
                    {},
                    std::move(asked.options),
                    asked.within};
  const auto read_one = [&](const JsonValue& wrong) { return read_wrong(wrong, question.fact); };
  if (const auto wrong = value.require("wrong")) question.wrong = read_list(*wrong, read_one);
  if (const auto hints = value.require("hints")) question.hints = read_list(*hints, read_text);
  return question;
}

[[nodiscard]] Claim read_claim(const JsonValue& value) {
  if (!value.expect_object()) return {StrengthOrder{Strain::no_trump}, {}};
  value.allow_only({"ask", "choices", "answer", "within", "deal"});
  AskedPart asked = read_asked(value);
  Claim claim{std::move(asked.fact), std::move(asked.answer)};
  claim.choices = std::move(asked.cards);
  claim.options = std::move(asked.options);
  claim.within = asked.within;
  if (const auto deal = value.find("deal")) claim.board = Board{read_situation(*deal), {}, {}};
  return claim;
}

// ---- steps and lessons

[[nodiscard]] Step read_step(const JsonValue& value) {
  Step step;
  if (!value.expect_object()) return step;
  value.allow_only({"id", "text", "board", "question", "claims"});
  const std::size_t faults_before = value.faults().size();
  if (const auto id = value.require("id")) step.id = id->text().value_or("");
  step.text = required(value, "text", read_text);
  if (const auto board = value.find("board")) step.board = read_board(*board);
  if (const auto question = value.find("question")) step.question = read_question(*question);
  if (const auto claims = value.find("claims")) step.claims = read_list(*claims, read_claim);
  // Only a step that is read whole can be held against the rules.
  if (value.faults().size() == faults_before)
    for (Fault& fault : check_step(step, value.path())) add_fault(value.faults(), std::move(fault));
  return step;
}

void read_format(const JsonValue& lesson) {
  const auto value = lesson.require("format");
  const auto format = value ? value->text() : std::nullopt;
  if (format && *format != lesson_format)
    value->fault("lesson.format-unknown", {*format, std::string(lesson_format)});
}

[[nodiscard]] Lesson read_lesson_object(const JsonValue& value) {
  Lesson lesson;
  if (!value.expect_object()) return lesson;
  value.allow_only({"format", "id", "title", "objective", "steps"});
  const std::size_t faults_before = value.faults().size();
  read_format(value);
  if (const auto id = value.require("id")) lesson.id = id->text().value_or("");
  lesson.title = required(value, "title", read_text);
  lesson.objective = required(value, "objective", read_text);
  const bool frame_read = value.faults().size() == faults_before;
  if (const auto steps = value.require("steps")) lesson.steps = read_list(*steps, read_step);
  if (frame_read)
    for (Fault& fault : check_whole(lesson)) add_fault(value.faults(), std::move(fault));
  return lesson;
}

// ---- the course

void add_faults_of(const std::string& file, const Faults& found, Faults& faults) {
  for (Fault fault : found) {
    fault.place.path = fault.place.path.empty() ? file : file + ": " + fault.place.path;
    faults.push_back(std::move(fault));
  }
}

constexpr std::string_view index_name = "index.json";

// A name in the index stands for a file beside it, and only there.
[[nodiscard]] bool is_plain_name(const std::string& name) {
  return !name.empty() && name != "." && name != ".." && name.find('/') == std::string::npos &&
         name.find('\0') == std::string::npos;
}

[[nodiscard]] std::vector<std::string> parse_index(std::string_view text, Faults& faults) {
  faults = hands::json_faults(text);
  if (!faults.empty()) return {};
  const Json document = Json::parse(text, nullptr, false);
  const JsonValue list(document, "", faults);
  std::vector<std::string> names;
  std::set<std::string> seen;
  for (std::size_t i = 0, size = list.list_size(); i < size; ++i) {
    const auto name = list[i].text();
    if (!name) continue;
    if (!is_plain_name(*name))
      list[i].fault("course.not-a-file-name", {*name});
    else if (!seen.insert(*name).second)
      list[i].fault("course.file-twice", {*name});
    else
      names.push_back(*name);
  }
  return names;
}

}  // namespace

Result<Lesson> parse_lesson(std::string_view json) {
  Faults faults = hands::json_faults(json);
  if (!faults.empty()) return faults;
  const Json document = Json::parse(json, nullptr, false);
  Lesson lesson = read_lesson_object(JsonValue(document, "", faults));
  if (!faults.empty()) return faults;
  return lesson;
}

Result<Lesson> read_lesson(const std::filesystem::path& file) {
  const auto text = hands::read_file(file);
  if (!text) return text.faults();
  return parse_lesson(*text);
}

Course read_course(const std::filesystem::path& folder) {
  Course course;
  const auto index = hands::read_file(folder / index_name);
  if (!index) {
    course.faults = index.faults();
    return course;
  }
  Faults index_faults;
  const std::vector<std::string> names = parse_index(*index, index_faults);
  if (names.empty() && index_faults.empty()) index_faults.push_back({{}, {"course.empty", {}}});
  add_faults_of(std::string(index_name), index_faults, course.faults);
  std::set<std::string> ids;
  for (const std::string& name : names) {
    auto lesson = read_lesson(folder / name);
    Faults faults = lesson ? Faults{} : lesson.faults();
    if (lesson && !ids.insert(lesson->id).second)
      faults.push_back({{0, 0, "id"}, {"course.id-twice", {lesson->id}}});
    add_faults_of(name, faults, course.faults);
    if (faults.empty())
      course.lessons.push_back(std::move(*lesson));
    else
      ++course.left_out;
  }
  return course;
}

bool is_lesson_text(std::string_view json) {
  if (const auto format = hands::format_of(json))
    return format->starts_with(lesson_format.substr(0, lesson_format.find('/')));
  if (!hands::json_faults(json).empty()) return false;
  const Json document = Json::parse(json, nullptr, false);
  return document.is_object() && document.contains("steps") && !document.contains("situation");
}

bool is_course_index(const std::filesystem::path& file, std::string_view json) {
  if (file.filename() != index_name || !hands::json_faults(json).empty()) return false;
  const Json document = Json::parse(json, nullptr, false);
  return document.is_array() && !document.empty() && document.front().is_string();
}

}  // namespace rightbower::lessons
