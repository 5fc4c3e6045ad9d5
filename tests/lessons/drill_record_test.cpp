#include "lessons/drill_record.h"

#include <doctest/doctest.h>

#include <string>

#include "lessons/progress_file.h"

namespace rightbower::lessons {
namespace {

DrillResult graded(double lost, const std::string& strain, const std::string& bowers) {
  return {lost == 0, lost, {{"strain", strain}, {"bowers", bowers}}};
}

DrillRecord some_record() {
  DrillRecord record;
  record.note(graded(0, "H", "2"));
  record.note(graded(0, "S", "3"));
  record.note(graded(1.5, "H", "3"));
  record.note({true});
  return record;
}

// What comes back after a line of the file is another one.
Progress reread(const Progress& progress, const std::string& line, const std::string& instead) {
  std::string text = to_json(progress);
  const std::size_t at = text.find(line);
  REQUIRE(at != std::string::npos);
  text.replace(at, line.size(), instead);
  return parse_progress(text).value();
}

Progress with_record(const DrillRecord& record) {
  Progress progress;
  progress.set_drill("estimate", record);
  return progress;
}

}  // namespace

TEST_CASE("a streak counts the right answers in a row, and the best one stays") {
  DrillRecord record;
  for (int i = 0; i < 5; ++i) record.note({true});
  CHECK(record.streak == 5);
  record.note({false});
  CHECK(record.streak == 0);
  record.note({true});
  CHECK(record.streak == 1);
  CHECK(record.best_streak == 5);
  CHECK(record.answered == 7);
  CHECK(record.right == 6);
}

TEST_CASE("a record keeps the last results, and the streak goes on beyond them") {
  DrillRecord record;
  record.note({false});
  for (std::size_t i = 0; i < longest_record + 50; ++i) record.note({true});
  CHECK(record.results.size() == longest_record);
  CHECK(record.results.front().right);
  CHECK(record.streak == static_cast<int>(longest_record) + 50);
  CHECK(record.answered == static_cast<int>(longest_record) + 51);
}

TEST_CASE("the share right is that of the last results") {
  const DrillRecord record = some_record();
  CHECK(share_right(record, 2).right == 1);
  CHECK(share_right(record, 2).of == 2);
  CHECK(share_right(record, 20).right == 3);
  CHECK(share_right(record, 20).of == 4);
  CHECK(share_right({}, 20).of == 0);
}

TEST_CASE("points lost are averaged, in all and by what was asked") {
  const DrillRecord record = some_record();
  CHECK(average_lost(record)->of == 3);
  CHECK(average_lost(record)->points == doctest::Approx(0.5));
  const auto by_strain = average_lost_by(record, "strain");
  REQUIRE(by_strain.size() == 2);
  CHECK(by_strain.at("H").points == doctest::Approx(0.75));
  CHECK(by_strain.at("H").of == 2);
  CHECK(by_strain.at("S").points == 0);
  CHECK(average_lost_by(record, "bowers").at("3").points == doctest::Approx(0.75));
  CHECK(average_lost_by(record, "wind").empty());
  DrillRecord ungraded;
  ungraded.note({true});
  CHECK_FALSE(average_lost(ungraded).has_value());
}

TEST_CASE("a running average goes over ten results at most") {
  DrillRecord record;
  for (int i = 0; i < 12; ++i) record.note(graded(i < 2 ? 5 : 1, "H", "2"));
  const auto averages = running_average(record);
  REQUIRE(averages.size() == 12);
  CHECK(averages[0] == doctest::Approx(5));
  CHECK(averages[2] == doctest::Approx(11.0 / 3));
  CHECK(averages[10] == doctest::Approx(1.4));
  CHECK(averages[11] == doctest::Approx(1));
}

TEST_CASE("records read back as they were written") {
  Progress progress = with_record(some_record());
  progress.note_drill("bowers", {false});
  progress.note_seen({"a", "look"});
  const auto again = parse_progress(to_json(progress));
  REQUIRE(again.ok());
  CHECK(*again == progress);
  CHECK(again->drill("estimate")->results.size() == 4);
  CHECK(again->drill("bowers")->answered == 1);
  CHECK(again->drill("golf") == nullptr);
}

TEST_CASE("of a damaged record what is whole is kept") {
  const Progress progress = with_record(some_record());
  for (const char* lost : {"\"lost\": -1.0", "\"lost\": 1e300", "\"lost\": \"much\""}) {
    const Progress damaged = reread(progress, "\"lost\": 1.5", lost);
    CHECK(damaged.drill("estimate")->results.size() == 4);
    CHECK_FALSE(damaged.drill("estimate")->results[2].lost.has_value());
  }
  const Progress no_answer = reread(progress, "\"right\": false", "\"right\": 7");
  CHECK(no_answer.drill("estimate")->results.size() == 3);
  const Progress fewer = reread(progress, "\"answered\": 4", "\"answered\": 1");
  CHECK(fewer.drill("estimate")->answered == 4);
  const Progress high = reread(progress, "\"best_streak\": 2", "\"best_streak\": 99999999999");
  CHECK(high.drill("estimate")->best_streak == 4);
  CHECK(parse_progress(R"({"format": "rightbower-progress/1", "steps": {}, "drills": 7})")
            ->drills()
            .empty());
  CHECK(parse_progress(R"({"format": "rightbower-progress/1", "steps": {}, "drills": {"x": []}})")
            ->drills()
            .empty());
}

TEST_CASE("a record that was made too long is cut to the last results") {
  DrillRecord record;
  for (std::size_t i = 0; i < 3 * longest_record; ++i) {
    record.results.push_back({i % 2 == 0});
    record.results.back().tags["place"] = std::to_string(i);
  }
  const auto again = parse_progress(to_json(with_record(record)));
  REQUIRE(again.ok());
  CHECK(again->drill("estimate")->results.size() == longest_record);
  CHECK(again->drill("estimate")->results.back().tags.at("place") == "599");
}

TEST_CASE("what a later version wrote is kept") {
  const std::string later =
      R"({"format": "rightbower-progress/1", "medal": {"gold": 3}, "steps": {},
          "drills": {"chess": {"answered": 1, "mood": "good",
                               "results": [{"right": true, "seconds": 12}]}}})";
  Progress progress = parse_progress(later).value();
  progress.note_drill("chess", {false});
  const std::string written = to_json(progress);
  for (const char* kept : {"\"gold\": 3", "\"mood\": \"good\"", "\"seconds\": 12"})
    CHECK(written.find(kept) != std::string::npos);
  CHECK(parse_progress(written).value() == progress);
}

}  // namespace rightbower::lessons
