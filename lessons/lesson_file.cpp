#include "lessons/lesson_file.h"

#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/notation.h"
#include "hands/file.h"
#include "hands/json_text.h"
#include "hands/json_value.h"
#include "lessons/check.h"

namespace rightbower::lessons {
namespace {

using hands::add_fault;
using hands::Json;
using hands::JsonValue;
using hands::path_of;

// The readers below return what they could read; when anything was wrong they have said so, and the
// caller throws the rest away.

// ---- words of the game

[[nodiscard]] std::vector<Card> read_cards(const JsonValue& value) {
  const auto text = value.text();
  if (!text) return {};
  auto cards = parse_cards(*text);
  if (cards) return std::move(*cards);
  value.add(cards.faults());
  return {};
}

[[nodiscard]] std::optional<Strain> read_strain(const JsonValue& value) {
  const auto text = value.text();
  if (!text) return std::nullopt;
  const auto strain = parse_strain(*text);
  if (!strain) value.fault("notation.not-a-strain", {*text});
  return strain;
}

[[nodiscard]] std::optional<Seat> read_seat(const JsonValue& value) {
  const auto text = value.text();
  if (!text) return std::nullopt;
  const auto seat = parse_seat(*text);
  if (!seat) value.fault("notation.not-a-seat", {*text});
  return seat;
}

[[nodiscard]] std::optional<Suit> read_suit(const JsonValue& value) {
  const auto strain = read_strain(value);
  if (!strain) return std::nullopt;
  const auto suit = trump_suit(*strain);
  if (!suit) value.fault("lesson.not-a-suit");
  return suit;
}

// The value of a key that must be there, by one of the readers above.
template <class Reader>
[[nodiscard]] auto required(const JsonValue& object, std::string_view key, Reader reader)
    -> decltype(reader(object)) {
  const auto value = object.require(key);
  if (!value) return {};
  return reader(*value);
}

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

[[nodiscard]] CardSet read_marked_cards(const JsonValue& value) {
  CardSet cards;
  for (Card card : read_cards(value)) {
    if (cards.count(card) < 2)
      cards = cards.with(card);
    else
      value.fault("lesson.mark-thrice", {card});
  }
  return cards;
}

[[nodiscard]] PerSeat<CardSet> read_marks(const JsonValue& value) {
  PerSeat<CardSet> marks;
  if (!value.expect_object()) return marks;
  value.allow_only({"N", "E", "S", "W"});
  for (Seat seat : all_seats)
    if (const auto cards = value.find(std::string(1, letter(seat))))
      marks[seat] = read_marked_cards(*cards);
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

[[nodiscard]] std::optional<Fact> read_strength_order(const JsonValue& ask) {
  ask.allow_only({"what", "trump"});
  const auto trump = required(ask, "trump", read_strain);
  if (!trump) return std::nullopt;
  return StrengthOrder{*trump};
}

[[nodiscard]] std::optional<Fact> read_cards_in_suit(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "suit", "rules"});
  const auto trump = required(ask, "trump", read_strain);
  const auto suit = required(ask, "suit", read_suit);
  const auto rules = ask.find("rules");
  const auto name = rules ? rules->text() : std::string(default_rules_name);
  if (!trump || !suit || !name) return std::nullopt;
  return CardsInSuit{*trump, *suit, *name};
}

[[nodiscard]] std::optional<Fact> read_beaten_by(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "card"});
  const auto trump = required(ask, "trump", read_strain);
  const auto value = ask.require("card");
  if (!value) return std::nullopt;
  const std::size_t faults_before = value->faults().size();
  const std::vector<Card> cards = read_cards(*value);
  if (cards.size() != 1 && value->faults().size() == faults_before)
    value->fault("lesson.not-one-card");
  if (!trump || cards.size() != 1) return std::nullopt;
  return BeatenBy{*trump, cards.front()};
}

// TrumpsHeld and BowersHeld have the same parts.
template <class Held>
[[nodiscard]] std::optional<Fact> read_held(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "seat"});
  const auto trump = required(ask, "trump", read_strain);
  const auto seat = required(ask, "seat", read_seat);
  if (!trump || !seat) return std::nullopt;
  return Held{*trump, *seat};
}

[[nodiscard]] std::optional<Fact> read_fact(const JsonValue& ask) {
  if (!ask.expect_object()) return std::nullopt;
  const auto value = ask.require("what");
  const auto what = value ? value->text() : std::nullopt;
  if (!what) return std::nullopt;
  if (*what == "strength-order") return read_strength_order(ask);
  if (*what == "cards-in-suit") return read_cards_in_suit(ask);
  if (*what == "beaten-by") return read_beaten_by(ask);
  if (*what == "trumps-held") return read_held<TrumpsHeld>(ask);
  if (*what == "bowers-held") return read_held<BowersHeld>(ask);
  value->fault("lesson.question-unknown", {*what});
  return std::nullopt;
}

[[nodiscard]] Answer read_answer(const JsonValue& value) {
  if (value.json().is_string()) return {read_cards(value), std::nullopt};
  if (value.json().is_number()) return {{}, value.whole_number()};
  value.fault("lesson.answer-form");
  return {};
}

void read_when(const JsonValue& when, Wrong& wrong) {
  if (!when.expect_object()) return;
  when.allow_only({"number", "has", "lacks", "before"});
  const std::size_t faults_before = when.faults().size();
  if (const auto number = when.find("number")) wrong.number = number->whole_number();
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

[[nodiscard]] Wrong read_wrong(const JsonValue& value) {
  Wrong wrong;
  if (!value.expect_object()) return wrong;
  value.allow_only({"when", "say"});
  if (const auto when = value.find("when")) read_when(*when, wrong);
  wrong.say = required(value, "say", read_text);
  return wrong;
}

// A list, each element by the reader.
template <class T>
[[nodiscard]] std::vector<T> read_list(const JsonValue& value, T (*reader)(const JsonValue&)) {
  std::vector<T> list;
  const std::size_t size = value.list_size();
  for (std::size_t i = 0; i < size && value.faults().size() <= hands::most_faults; ++i)
    list.push_back(reader(value[i]));
  return list;
}

[[nodiscard]] std::optional<Question> read_question(const JsonValue& value) {
  if (!value.expect_object()) return std::nullopt;
  value.allow_only({"prompt", "ask", "choices", "answer", "right", "wrong", "hints"});
  auto fact = required(value, "ask", read_fact);
  Question question{required(value, "prompt", read_text),
                    fact.value_or(StrengthOrder{Strain::no_trump}),
                    {},
                    required(value, "answer", read_answer),
                    required(value, "right", read_text),
                    {},
                    {}};
  if (const auto choices = value.find("choices")) question.choices = read_cards(*choices);
  if (const auto wrong = value.require("wrong")) question.wrong = read_list(*wrong, read_wrong);
  if (const auto hints = value.require("hints")) question.hints = read_list(*hints, read_text);
  return question;
}

// ---- steps and lessons

[[nodiscard]] Step read_step(const JsonValue& value) {
  Step step;
  if (!value.expect_object()) return step;
  value.allow_only({"id", "text", "board", "question"});
  const std::size_t faults_before = value.faults().size();
  if (const auto id = value.require("id")) step.id = id->text().value_or("");
  step.text = required(value, "text", read_text);
  if (const auto board = value.find("board")) step.board = read_board(*board);
  if (const auto question = value.find("question")) step.question = read_question(*question);
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

Result<std::vector<Lesson>> read_course(const std::filesystem::path& folder) {
  const auto index = hands::read_file(folder / index_name);
  if (!index) return index.faults();
  Faults index_faults;
  const std::vector<std::string> names = parse_index(*index, index_faults);
  Faults faults;
  add_faults_of(std::string(index_name), index_faults, faults);

  std::vector<Lesson> lessons;
  std::set<std::string> ids;
  for (const std::string& name : names) {
    auto lesson = read_lesson(folder / name);
    if (!lesson) {
      add_faults_of(name, lesson.faults(), faults);
      continue;
    }
    if (!ids.insert(lesson->id).second)
      add_faults_of(name, {{{0, 0, "id"}, {"course.id-twice", {lesson->id}}}}, faults);
    lessons.push_back(std::move(*lesson));
  }
  if (!faults.empty()) return faults;
  return lessons;
}

}  // namespace rightbower::lessons
