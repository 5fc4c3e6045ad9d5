#include "gui/app/strings.h"

#include "tests/app/fixture.h"
#include "tests/hands/faults.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::tests {
namespace {

constexpr Card jack_of_hearts{Rank::jack, Suit::hearts};

// A folder with languages, as the program has one.
struct Languages {
  void put(const std::string& language, const std::string& file, std::string_view content) const {
    std::filesystem::create_directories(folder.path() / language);
    folder.put(language + "/" + file, content);
  }
  [[nodiscard]] Result<app::Strings> load(std::string_view language) const {
    return app::Strings::load(folder.path(), language);
  }
  TemporaryFolder folder;
};

app::Strings with(std::string_view sentence) {
  Languages languages;
  languages.put("en", "a.json", "{\"x\": \"" + std::string(sentence) + "\"}");
  return *languages.load("en");
}

}  // namespace

TEST_CASE("arguments are put into words") {
  const app::Strings strings = load_strings();
  const auto say = [&](Argument argument) {
    Message message{"cli.seat", {std::move(argument)}};  // the sentence is "{0}"
    return strings.say(message);
  };
  CHECK(say(12) == "12");
  CHECK(say(std::string("words")) == "words");
  CHECK(say(Seat::north) == "North");
  CHECK(say(Suit::hearts) == "hearts");
  CHECK(say(Suit::joker) == "joker");
  CHECK(say(Strain::no_trump) == "no trump");
  CHECK(say(Strain::low) == "low");
  CHECK(say(jack_of_hearts) == "jack of hearts");
  CHECK(say(Card(Rank::ten, Suit::clubs)) == "10 of clubs");
  CHECK(say(Card::joker()) == "joker");
  CHECK(say(RulesName{"british"}) == "British Euchre");
  CHECK(say(RulesName{"Our kitchen"}) == "Our kitchen");
}

TEST_CASE("every seat, suit, strain and card has words") {
  const app::Strings strings = load_strings();
  const auto known = [&](Argument argument) {
    const std::string words = strings.say("cli.seat", {std::move(argument)});
    return !words.empty() && words.find('.') == std::string::npos;  // no id
  };
  for (Seat seat : all_seats) CHECK(known(seat));
  for (Suit suit : all_suits) CHECK(known(suit));
  for (Strain strain : all_strains) CHECK(known(strain));
  for (int i = 0; i < Card::kinds; ++i) CHECK(known(Card::from_index(i)));
}

TEST_CASE("a slot picks a form by its number") {
  const app::Strings strings = with("{0} {0:trick|tricks}, {1:first|second|later}");
  CHECK(strings.say("x", {1, 1}) == "1 trick, first");
  CHECK(strings.say("x", {2, 2}) == "2 tricks, second");
  CHECK(strings.say("x", {0, 9}) == "0 tricks, later");
  CHECK(strings.say("x", {std::string("many"), Seat::east}) == "many tricks, later");
}

TEST_CASE("a form may hold slots") {
  const app::Strings strings = with("{0:one in {1}|{0} in {1:one hand|{1} hands}}.");
  CHECK(strings.say("x", {1, 5}) == "one in 5.");
  CHECK(strings.say("x", {3, 1}) == "3 in one hand.");
  CHECK(strings.say("x", {3, 5}) == "3 in 5 hands.");
}

TEST_CASE("what is no slot stays as it is") {
  CHECK(with("{ {} {a} {7} {0").say("x", {1}) == "{ {} {a} {7} {0");
  CHECK(with("}{0}{").say("x", {1}) == "}1{");
}

TEST_CASE("an argument that looks like a slot is not filled again") {
  CHECK(with("{0}{1}").say("x", {std::string("{1}"), std::string("{0}")}) == "{1}{0}");
}

TEST_CASE("a long text is quoted in part, never through the middle of a character") {
  const app::Strings strings = with("{0}");
  std::string suits;
  for (int i = 0; i < 1000; ++i) suits += "♥";  // three bytes each
  const std::string said = strings.say("x", {suits});
  CHECK(said.size() < 100);
  CHECK(said.ends_with("♥..."));
  CHECK((said.size() - 3) % 3 == 0);
}

TEST_CASE("a fault says where it is") {
  const app::Strings strings = load_strings();
  const Message third{"deal.too-many-copies", {3, jack_of_hearts, 2}};
  CHECK(strings.say(Fault{{1, 31, {}}, third}) ==
        "Line 1, column 31: third jack of hearts in a pack with two.");
  CHECK(strings.say(Fault{{4, 0, {}}, third}) ==
        "Line 4: third jack of hearts in a pack with two.");
  CHECK(strings.say(Fault{{}, {"file.not-there", {std::string("nofile")}}}) ==
        "nofile is not there.");
  CHECK(strings.say(Fault{{}, third}) == "Third jack of hearts in a pack with two.");
  CHECK(strings.say(Fault{{0, 7, {}}, {"play.not-held", {Seat::west, jack_of_hearts}}}) ==
        "Card 7 of the play: West does not hold the jack of hearts.");
  CHECK(strings.say(Fault{{1, 2, "[3].situation"}, third}) ==
        "[3].situation, line 1, column 2: third jack of hearts in a pack with two.");
  CHECK(strings.say(Fault{{0, 0, "[3].do"}, {"script.unknown-action", {std::string("x")}}}) ==
        "[3].do: there is no action \"x\".");
}

TEST_CASE("a missing sentence shows its id") {
  const app::Strings strings = load_strings();
  CHECK_FALSE(strings.has("nobody.wrote-this"));
  CHECK(strings["nobody.wrote-this"] == "nobody.wrote-this");
  CHECK(strings.say({"nobody.wrote-this", {1}}) == "nobody.wrote-this");
}

TEST_CASE("a language takes what it has not from English") {
  Languages languages;
  languages.put("en", "a.json", R"({"one": "one", "two": "two"})");
  languages.put("en", "b.json", R"({"three": "three"})");
  languages.put("pl", "a.json", R"({"two": "dwa"})");
  const auto polish = languages.load("pl");
  REQUIRE(polish.ok());
  CHECK((*polish)["one"] == "one");
  CHECK((*polish)["two"] == "dwa");
  CHECK((*polish)["three"] == "three");
  CHECK(polish->all().size() == 3);
}

TEST_CASE("every fault of the tables is named with its file and place") {
  Languages languages;
  languages.put("en", "a.json", R"({"one": "one", "two": 2})");
  languages.put("en", "b.json", R"({"one": "again"})");
  languages.put("en", "c.json", R"([])");
  languages.put("en", "d.json", "{\n \"x\" }");
  languages.put("en", "e.json", R"({"x": "a", "x": "b"})");
  languages.put("en", "notes.txt", "not read");
  CHECK(faults_of(languages.load("en")) ==
        Expected{"a.json: two json.not-text", "b.json: one strings.twice", "c.json json.not-object",
                 "d.json 2:6 json.unexpected", "e.json: x json.key-twice"});
}

TEST_CASE("a language that is not there is a fault") {
  Languages languages;
  languages.put("en", "a.json", "{}");
  CHECK(faults_of(languages.load("xx")) == Expected{"strings.no-files"});
  CHECK(faults_of(app::Strings::load("/nowhere/at/all", "en")) == Expected{"strings.no-files"});
}

}  // namespace rightbower::tests
