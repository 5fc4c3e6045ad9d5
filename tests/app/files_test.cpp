// Opening, saving, the list of files, the open deals, and what is remembered.
#include <string>

#include "gui/app/app.h"
#include "gui/app/finder.h"
#include "gui/app/paths.h"
#include "gui/app/session.h"
#include "gui/app/settings.h"
#include "tests/app/fixture.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::tests {
namespace {

namespace fs = std::filesystem;
using enum app::ActionId;

app::Ports remembering(const TemporaryFolder& folder) {
  app::Ports ports;
  ports.state_folder = folder.path() / "state";
  ports.config_folder = folder.path() / "config";
  return ports;
}

void type(TestApp& test, std::string_view text) { test.act(field_type, std::string(text)); }

std::vector<std::string> labels(const TestApp& test) {
  std::vector<std::string> labels;
  for (const app::FinderRow& row : app::finder_rows(test.state(), test.app.strings()))
    labels.push_back(row.label);
  return labels;
}

}  // namespace

TEST_CASE("a deal is saved under a name and read back with trump and leader") {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "mine").string();
  TestApp test;
  test.act(choose_trump, Strain::clubs);
  test.act(choose_lead, Seat::west);
  test.act(save_file_as, file);
  CHECK(test.state().said == Message{"app.saved", {file + ".rbower.json"}});
  CHECK(test.state().recent == std::vector<std::string>{file + ".rbower.json"});

  TestApp again;
  again.act(app::ActionId::open_file, file + ".rbower.json");
  CHECK(again.state().trump == Strain::clubs);
  CHECK(again.state().lead == Seat::west);
  CHECK(again.state().document().title == "Four cards left");
  CHECK(again.state().document().labels.id == "app-ending");
}

TEST_CASE("saving again writes the same file and keeps what it holds beside the deal") {
  const TemporaryFolder folder;
  const auto file = folder.put("deal.rbower.json",
                               R"({"format": "rightbower-deal/1", "id": "me", "title": "T",
      "situation": ")" + std::string(other_deal) +
                                   R"(", "notes": "n", "tags": ["a"], "mine": {"x": [1, 2]}})");
  TestApp test;
  test.act(app::ActionId::open_file, file.string());
  CHECK_FALSE(app::changed_since_saved(test.state(), test.state().documents.deal()));
  test.act(rotate_hands);
  CHECK(app::changed_since_saved(test.state(), test.state().documents.deal()));
  test.act(save_file);
  CHECK_FALSE(app::changed_since_saved(test.state(), test.state().documents.deal()));
  const auto deals = hands::read_deals(file);
  REQUIRE(deals.ok());
  CHECK(deals->front().id == "me");
  CHECK(deals->front().notes == "n");
  CHECK(deals->front().tags == std::vector<std::string>{"a"});
  CHECK(deals->front().unknown_keys == R"({"mine":{"x":[1,2]}})");
  test.act(undo);
  CHECK(app::changed_since_saved(test.state(), test.state().documents.deal()));
}

TEST_CASE("what can't be saved is said, and nothing is written") {
  const TemporaryFolder folder;
  TestApp test;
  test.act(save_file_as, (folder.path() / "no/such/folder/x").string());
  CHECK(test.first_fault() == "file.not-there");
  test.act(start_setup);
  test.act(clear_hand, Seat::north);
  test.act(move_card, app::CardMove{{Rank::nine, Suit::spades}, Seat::east, Seat::north});
  test.act(save_file_as, (folder.path() / "half").string());
  CHECK(test.first_fault() == "app.save-not-whole");
  CHECK(fs::is_empty(folder.path()));
}

TEST_CASE("a deal of a file of many is not saved over the others") {
  const TemporaryFolder folder;
  const std::string two = std::string(other_deal) + "\n" + std::string(first_deal) + "\n";
  const auto file = folder.put("two.txt", two);
  TestApp test;
  test.act(app::ActionId::open_file, file.string());
  test.act(save_file);  // asks where
  CHECK(test.state().floating == app::Floating::files);
  CHECK(TemporaryFolder::content_of(file) == two);
}

TEST_CASE("the list of files is typed through, completed and opened") {
  const TemporaryFolder folder;
  folder.put("ace.rbower.json", "");
  folder.put("king.txt", other_deal);
  folder.put("picture.png", "");
  folder.put(".hidden.txt", "");
  fs::create_directory(folder.path() / "more");
  TestApp test;
  test.act(app::ActionId::open_file);
  test.act(finder_search, folder.path().string() + "/");
  CHECK(labels(test) == std::vector<std::string>{"../", "more/", "ace.rbower.json", "king.txt"});
  CHECK(test.state().finder.at == 1);
  type(test, "K");
  CHECK(labels(test) == std::vector<std::string>{"king.txt"});
  test.act(finder_complete);
  CHECK(test.state().finder.field.text() == (folder.path() / "king.txt").string());
  test.act(finder_choose);
  CHECK(test.state().floating == app::Floating::none);
  CHECK(test.shown() == other_deal);
  CHECK(test.state().recent.front() == (folder.path() / "king.txt").string());

  test.act(app::ActionId::open_file);  // the folder of the last file, and the file itself first
  CHECK(labels(test).front() == "king.txt");
  test.act(finder_search, folder.path().string() + "/");
  test.act(finder_choose, std::int64_t{1});  // ../ stands before it
  CHECK(test.state().finder.field.text() == folder.path().string() + "/more/");
  test.act(finder_choose, std::int64_t{0});
  CHECK(test.state().finder.field.text() == folder.path().string() + "/");
  type(test, "nothing");
  CHECK(labels(test).empty());
  test.act(finder_choose);
  CHECK(test.first_fault() == "file.not-there");
}

TEST_CASE("a file that is there is replaced only when asked twice") {
  const TemporaryFolder folder;
  const auto file = folder.put("taken.rbower.json", "mine");
  TestApp test;
  test.act(save_file_as);
  REQUIRE(test.state().files.saving);
  test.act(finder_search, (folder.path() / "taken").string());
  test.act(finder_choose);
  CHECK(TemporaryFolder::content_of(file) == "mine");
  CHECK(test.state().files.replaces == file.string());
  type(test, "x");  // another name: the question is gone
  CHECK(test.state().files.replaces.empty());
  test.act(field_key, std::string("Backspace"));
  test.act(finder_choose);
  test.act(finder_choose);
  CHECK(TemporaryFolder::content_of(file).find("rightbower-deal/1") != std::string::npos);
  CHECK(test.state().floating == app::Floating::none);
}

TEST_CASE("a text of many deals opens them all; they are gone through, shown and closed") {
  TestApp test;
  test.paste(std::string(other_deal) + "\n" + std::string(hidden_deal));
  CHECK(test.state().documents.size() == 3);
  CHECK(test.shown() == other_deal);
  test.act(next_deal);
  CHECK(test.shown() == hidden_deal);
  CHECK_FALSE(app::enabled(test.state(), {next_deal, {}}));
  test.act(show_deal, std::int64_t{0});
  CHECK(test.shown() == first_deal);
  CHECK_FALSE(app::enabled(test.state(), {previous_deal, {}}));
  test.act(show_deals);
  CHECK(labels(test) == std::vector<std::string>{"1. Four cards left", "2. Pasted deal, deal 1",
                                                 "3. Pasted deal, deal 2"});
  type(test, "3.");
  test.act(finder_choose);
  CHECK(test.shown() == hidden_deal);
  test.act(close_deal);
  CHECK(test.state().documents.size() == 2);
  test.act(undo);
  CHECK(test.shown() == hidden_deal);
}

TEST_CASE("what was open is there again at the next start, settings too") {
  const TemporaryFolder folder;
  const auto file = folder.put("mine.txt", other_deal);
  {
    TestApp test(remembering(folder));
    CHECK(app::hint_shown(test.state()));
    test.act(app::ActionId::open_file, file.string());
    test.act(choose_trump, Strain::diamonds);
    test.act(blank_deal);
    test.act(deal_card, Card(Rank::ace, Suit::spades));
    test.act(receive, Seat::west);
    test.act(deal_card, Card(Rank::ace, Suit::spades));
    test.act(choose_theme, std::string("dark"));
    test.act(choose_deck, std::string("two"));
    test.act(dismiss_hint);
  }
  TestApp test(remembering(folder));
  CHECK(test.state().documents.size() == 3);
  CHECK(test.state().documents.at() == 2);
  CHECK(app::text_of(test.state().document()) == "N:A... - - A...");
  CHECK(app::setting_up(test.state()));
  CHECK(test.state().document().draft->receiving() == Seat::west);
  CHECK(test.state().trump == Strain::diamonds);
  CHECK(test.state().recent == std::vector<std::string>{file.string()});
  CHECK(test.state().settings.theme == app::Theme::dark);
  CHECK(test.state().settings.deck == app::Deck::two);
  CHECK_FALSE(app::hint_shown(test.state()));
  CHECK_FALSE(test.state().documents.can_undo());
  test.act(previous_deal);
  CHECK(test.shown() == other_deal);
}

TEST_CASE("a file opened the last time is saved to again") {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "d.rbower.json").string();
  {
    TestApp test(remembering(folder));
    test.act(save_file_as, file);
    test.act(rotate_hands);
  }
  TestApp test(remembering(folder));
  CHECK(app::changed_since_saved(test.state(), test.state().documents.deal()));
  test.act(save_file);
  CHECK(test.state().said == Message{"app.saved", {file}});
  CHECK_FALSE(app::changed_since_saved(test.state(), test.state().documents.deal()));
}

TEST_CASE("every change is on the disk soon, without an orderly end") {
  const TemporaryFolder folder;
  TestApp test(remembering(folder));
  test.paste(other_deal);
  test.app.settle();
  const auto text = TemporaryFolder::content_of(folder.path() / "state" / "session.json");
  const auto session = app::parse_session(text);
  REQUIRE(session.ok());
  CHECK(to_string(session->deals[session->at].document->situation) == other_deal);
}

TEST_CASE("without a session nothing is read or kept") {
  const TemporaryFolder folder;
  TestApp test;
  test.paste(other_deal);
  test.act(choose_theme, std::string("dark"));
  test.app.settle();
  CHECK_FALSE(test.state().remembers);
  CHECK_FALSE(app::hint_shown(test.state()));
}

TEST_CASE("a session that can't be read is put aside with a message") {
  const TemporaryFolder folder;
  fs::create_directories(folder.path() / "state");
  folder.put("state/session.json", "{\"format\": \"rightbower-session/1\", \"deals\": [7]}");
  TestApp test(remembering(folder));
  CHECK(test.first_fault() == "session.faulty");
  CHECK(test.shown() == first_deal);
  CHECK(fs::exists(folder.path() / "state" / "session.faulty.json"));
}

TEST_CASE("sessions of every sort of nonsense are refused or read") {
  for (const char* text :
       {"", "[]", "{}", "{\"format\":\"rightbower-session/1\",\"deals\":[]}",
        "{\"format\":\"x\",\"deals\":[{\"deal\":{}}]}",
        "{\"format\":\"rightbower-session/1\",\"deals\":[{\"deal\":[]}],\"at\":-5}"})
    CHECK_FALSE(app::parse_session(text).ok());
}

TEST_CASE("a folder that can't be written is a message, once") {
  app::Ports ports;
  ports.state_folder = "/proc/nowhere";
  TestApp test(ports);
  test.paste(other_deal);
  test.app.settle();
  test.app.poll();
  REQUIRE(test.state().notice);
  test.act(dismiss);
  test.paste(first_deal);
  test.app.settle();
  test.app.poll();
  CHECK_FALSE(test.state().notice);
}

TEST_CASE("settings that make no sense are left out") {
  const app::Settings settings =
      app::parse_settings(R"({"theme": "pink", "deck": 3, "zoom_percent": 10000, "x": 1})");
  CHECK(settings.theme == app::Theme::light);
  CHECK(settings.zoom_percent == 300);
  CHECK(app::parse_settings("nonsense") == app::Settings{});
  app::Settings mine;
  mine.deck = app::Deck::colour_blind;
  mine.suit_letters = true;
  mine.zoom_percent = 150;
  CHECK(app::parse_settings(app::to_json(mine)) == mine);
}

TEST_CASE("the folders of the desktop's rules") {
  const auto environment = [](std::string state, std::string home) {
    return [state, home](const char* name) {
      return std::string(name) == "XDG_STATE_HOME" ? state
             : std::string(name) == "HOME"         ? home
                                                   : "";
    };
  };
  CHECK(app::state_folder(environment("/s", "/h")) == "/s/rightbower");
  CHECK(app::state_folder(environment("relative", "/h")) == "/h/.local/state/rightbower");
  CHECK(app::state_folder(environment("", "/h")) == "/h/.local/state/rightbower");
  CHECK(app::config_folder(environment("/s", "/h")) == "/h/.config/rightbower");
  CHECK(app::state_folder(environment("", "")).empty());
}

}  // namespace rightbower::tests
