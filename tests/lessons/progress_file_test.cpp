#include "lessons/progress_file.h"

#include <doctest/doctest.h>

#include <string>

namespace rightbower::lessons {
namespace {

Progress some_progress() {
  Progress progress;
  progress.note_seen({"a", "look"});
  progress.note_answer({"a", "one"}, true, 20'000);
  progress.note_answer({"a", "two"}, false, 20'000);
  progress.note_answer({"b", "one"}, false, 20'000);
  progress.note_answer({"b", "one"}, true, 20'001);
  return progress;
}

TEST_CASE("progress reads back as it was written") {
  for (const Progress& progress : {Progress(), some_progress()})
    CHECK(parse_progress(to_json(progress)).value() == progress);
}

TEST_CASE("of a damaged file what is whole is kept") {
  std::string text = to_json(some_progress());
  text.replace(text.find("\"a/two\""), 7, "\"a/\"");
  text.replace(text.find("\"missed\": 1"), 11, "\"missed\": -1");
  const auto progress = parse_progress(text);
  REQUIRE(progress.ok());
  CHECK(progress->done({"a", "one"}));
  CHECK(progress->find({"a", "two"}) == nullptr);
  CHECK(parse_progress(R"({"format": "rightbower-progress/1", "steps": {"a/b": 7}})")
            ->steps()
            .empty());
  const auto late = parse_progress(
      R"({"format": "rightbower-progress/1", "steps": {"a/b": {"due": 1e99, "done": true}}})");
  REQUIRE(late.ok());
  CHECK(late->done({"a", "b"}));
  CHECK(late->due(1'000'000).empty());
}

TEST_CASE("a file of which something is left out is not whole") {
  const auto is_whole = [](const std::string& steps, const std::string& drills = "{}") {
    bool whole = false;
    CHECK(parse_progress(R"({"format": "rightbower-progress/1", "steps": )" + steps +
                             R"(, "drills": )" + drills + "}",
                         whole)
              .ok());
    return whole;
  };
  CHECK(is_whole("{}"));
  CHECK(is_whole(R"({"a/b": {"done": true, "missed": 1, "later": "kept"}})"));
  bool whole = false;
  CHECK(parse_progress(to_json(some_progress()), whole).ok());
  CHECK(whole);
  for (const char* steps : {R"({"a/": {}})", R"({"a/b": []})", R"({"a/b": {"done": 1}})",
                            R"({"a/b": {"missed": -5}})", R"({"a/b": {"due": 1e9}})"})
    CHECK_FALSE(is_whole(steps));
  for (const char* drills :
       {"5", R"({"x": []})", R"({"x": {"answered": "57"}})", R"({"x": {"results": {}}})",
        R"({"x": {"results": [7]}})", R"({"x": {"results": [{"right": true, "lost": -1}]}})",
        R"({"x": {"results": [{"right": true, "tags": 3}]}})"})
    CHECK_FALSE(is_whole("{}", drills));
}

TEST_CASE("what is no progress is refused") {
  for (const char* text : {"", "{", "[]", "{}", R"({"format": "rightbower-progress/1"})",
                           R"({"format": "other", "steps": {}})"})
    CHECK_FALSE(parse_progress(text).ok());
  const std::string whole = to_json(some_progress());
  for (std::size_t length = 0; length + 2 < whole.size(); ++length)
    CHECK_FALSE(parse_progress(whole.substr(0, length)).ok());
}

}  // namespace
}  // namespace rightbower::lessons
