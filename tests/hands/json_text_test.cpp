#include "hands/json_text.h"

#include <doctest/doctest.h>

#include <string>

#include "tests/hands/faults.h"

namespace rightbower::hands {
namespace {

using tests::Expected;
using tests::short_forms;

[[nodiscard]] std::string repeated(std::string_view text, int times) {
  std::string whole;
  for (int i = 0; i < times; ++i) whole += text;
  return whole;
}

TEST_CASE("sound JSON has no faults") {
  for (const char* text :
       {"{}", "[]", "null", "1.5", " {\"a\": [1, {\"a\": 2}], \"b\": \"♥ [[[[\"} \n",
        "\xEF\xBB\xBF{\"a\": 1}", "\"\\\"[[[\""})
    CHECK(short_forms(json_faults(text)) == Expected{});
}

TEST_CASE("a text that is no JSON is refused with its line and column, in characters") {
  CHECK(short_forms(json_faults("")) == Expected{"1:1 json.ends-early"});
  CHECK(short_forms(json_faults("{\"a\": 1,\n \"♥♥\": x}")) == Expected{"2:8 json.unexpected"});
  CHECK(short_forms(json_faults("{\"a\": 1")) == Expected{"1:8 json.ends-early"});
  CHECK(short_forms(json_faults("{} {}")) == Expected{"1:4 json.unexpected"});
  CHECK(short_forms(json_faults("[1e999]")).size() == 1);
  CHECK(short_forms(json_faults("[\"\\ud800\"]")).size() == 1);
}

TEST_CASE("bytes that are not UTF-8 are refused where they stand") {
  for (const char* bad : {"\xFF", "\xC0\xAF", "\xE2\x99", "\xED\xA0\x80", "\xF5\x80\x80\x80",
                          "\xF0\x80\x80\x80", "\xE0\x80\x80", "\xF4\x90\x80\x80", "\x80"}) {
    CAPTURE(std::string(bad));
    CHECK(short_forms(json_faults("{\n\"" + std::string(bad) + "\": 1}")) ==
          Expected{"2:2 json.not-utf8"});
  }
  CHECK(short_forms(json_faults("\xF4\x8F\xBF\xBF")) == Expected{"1:1 json.unexpected"});
}

TEST_CASE("a zero byte is no end of the text") {
  CHECK(short_forms(json_faults(std::string("{}\0{}", 5))) == Expected{"1:3 json.zero-byte"});
}

TEST_CASE("nesting is counted before anything recurses, and not inside strings") {
  CHECK(json_faults(repeated("[", deepest_json) + repeated("]", deepest_json)).empty());
  CHECK(short_forms(json_faults(repeated("[", deepest_json + 1))) ==
        Expected{"1:33 json.too-deep"});
  CHECK(short_forms(json_faults(repeated("{\"a\":", 1'000'000))) ==
        Expected{"1:161 json.too-deep"});
  CHECK(short_forms(json_faults(repeated("[", 5'000'000))) == Expected{"1:33 json.too-deep"});
  CHECK(json_faults("\"" + repeated("[", 1000) + "\"").empty());
}

TEST_CASE("a key twice in one object is a fault with its path") {
  CHECK(short_forms(json_faults(R"({"a": 1, "b": [0, {"c": 1, "c": 2}], "a": 3})")) ==
        Expected{"b[1].c json.key-twice", "a json.key-twice"});
  CHECK(json_faults(R"([{"a": 1}, {"a": 1}])").empty());
}

TEST_CASE("of very many faults the first are listed, and that there are more") {
  std::string text = "{\"a\": 0";
  for (int i = 0; i < 5000; ++i) text += ", \"a\": 1";
  const Faults faults = json_faults(text + "}");
  CHECK(faults.size() == most_faults + 1);
  CHECK(faults.back().what.id == "json.more-faults");
}

TEST_CASE("paths quote keys that are no plain words") {
  CHECK(path_of("", "a") == "a");
  CHECK(path_of("a", "b") == "a.b");
  CHECK(path_of("a", std::size_t{2}) == "a[2]");
  CHECK(path_of("a", "b c") == "a[\"b c\"]");
  CHECK(path_of("", "") == "[\"\"]");
  CHECK(path_of("", "a\n") == "[\"a\\n\"]");
}

TEST_CASE("the format tells which kind of file a text is") {
  CHECK(format_of(R"({"format": "rightbower-deal/1"})") == "rightbower-deal/1");
  CHECK(format_of(R"([{"format": "rightbower-lesson/1"}, 2])") == "rightbower-lesson/1");
  for (const char* none :
       {"", "[]", "{}", "{\"format\": 1}", "[1]", "N:- - - -", "{\"format\": \"x\""})
    CHECK(format_of(none) == std::nullopt);
}

}  // namespace
}  // namespace rightbower::hands
