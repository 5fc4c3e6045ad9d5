#include "gui/app/export_page.h"
#include "hands/file.h"
#include "tests/app/fixture.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::tests {
namespace {

using enum app::ActionId;

std::string content_of(const std::filesystem::path& file) {
  const auto text = hands::read_file(file);
  REQUIRE(text.ok());
  return *text;
}

// Every tag that is opened is closed, in order: enough for markup without empty elements.
bool is_well_formed(const std::string& markup) {
  std::vector<std::string> open;
  for (std::size_t at = markup.find('<'); at != std::string::npos; at = markup.find('<', at + 1)) {
    const std::size_t end = markup.find('>', at);
    if (end == std::string::npos) return false;
    const std::string tag = markup.substr(at + 1, end - at - 1);
    const std::string name = tag.substr(0, tag.find_first_of(" \n/", 1));
    if (tag[0] == '?' || tag[0] == '!' || tag.back() == '/' || name == "meta") continue;
    if (tag[0] != '/') {
      open.push_back(name);
    } else {
      if (open.empty() || open.back() != tag.substr(1)) return false;
      open.pop_back();
    }
  }
  return open.empty();
}

}  // namespace

TEST_CASE("every form says the deal, every number of its tables and that all cards are known") {
  const TemporaryFolder folder;
  TestApp test;
  test.app.settle();
  const auto file = [&](const char* name) { return (folder.path() / name).string(); };
  test.act(export_text, file("deal.txt"));
  test.act(export_svg, file("deal.svg"));
  test.act(export_html, file("deal.html"));
  CHECK_FALSE(test.state().notice.has_value());
  for (const char* name : {"deal.txt", "deal.svg", "deal.html"}) {
    CAPTURE(std::string(name));
    const std::string content = content_of(file(name));
    CHECK(content.find("Four cards left") != std::string::npos);
    CHECK(content.find(first_deal) != std::string::npos);
    CHECK(content.find("all cards known") != std::string::npos);
    CHECK(content.find("nothing exchanged") != std::string::npos);
  }
  CHECK(is_well_formed(content_of(file("deal.svg"))));
  CHECK(is_well_formed(content_of(file("deal.html"))));
}

TEST_CASE("the bower card is written where it is wanted, and never over another file by itself") {
  const TemporaryFolder folder;
  app::Ports ports;
  ports.export_folder = folder.path();
  TestApp test(std::move(ports));
  test.act(export_card);
  test.act(export_card);
  test.act(export_card, (folder.path() / "mine.html").string());
  CHECK_FALSE(test.state().notice.has_value());
  const std::string card = content_of(course_folder / "bower-card.html");
  for (const char* name : {"bower-card.html", "bower-card-2.html", "mine.html"})
    CHECK(content_of(folder.path() / name) == card);
  CHECK(test.state().said->id == "app.card-exported");
  test.act(export_card, (folder.path() / "no/such/folder.html").string());
  CHECK(test.state().notice.has_value());
}

TEST_CASE("the text holds the numbers of the table, row by row") {
  TestApp test;
  test.app.settle();
  const std::string text = app::as_text(app::export_page(test.state(), test.app.strings()));
  std::string row = "North";
  for (Strain strain : table_strains) {
    const std::string number =
        std::to_string(*test.state().results.table.at({strain, Seat::north}));
    row += std::string(5 - number.size(), ' ') + number;
  }
  CHECK(text.find(row) != std::string::npos);
}

TEST_CASE("a play-out is exported with its line and the words for each card") {
  TestApp test;
  test.act(begin_play);
  test.act(play_card, Card{Rank::ten, Suit::clubs});
  test.act(play_card, Card{Rank::nine, Suit::clubs});
  const auto page = app::export_page(test.state(), test.app.strings());
  REQUIRE(page.play.size() == 1);
  CHECK(page.play[0].cards.size() == 2);
  CHECK(app::as_html(page).find(page.play[0].cards[0].why) != std::string::npos);
}

TEST_CASE("titles are escaped, whatever they hold") {
  TestApp test;
  app::ExportPage page = app::export_page(test.state(), test.app.strings());
  page.title = "<script>alert(\"x\")</script> & 'more' \x01";
  for (const std::string& content : {app::as_svg(page), app::as_html(page)}) {
    CHECK(content.find("<script>") == std::string::npos);
    CHECK(content.find("&lt;script&gt;") != std::string::npos);
    CHECK(content.find('\x01') == std::string::npos);
    CHECK(is_well_formed(content));
  }
}

TEST_CASE("without a path a file gets the name of the deal, and no file is written over") {
  const TemporaryFolder folder;
  app::Ports ports;
  ports.export_folder = folder.path();
  TestApp test(ports);
  test.act(export_svg);
  test.act(export_svg);
  CHECK(std::filesystem::exists(folder.path() / "four-cards-left.svg"));
  CHECK(std::filesystem::exists(folder.path() / "four-cards-left-2.svg"));
  CHECK(test.state().said->id == "app.exported");
}

TEST_CASE("a file that can't be written is a message") {
  TestApp test;
  test.act(export_svg, std::string("/nowhere/at/all.svg"));
  CHECK(test.state().notice.has_value());
}

TEST_CASE("a picture is asked of the window") {
  TestApp test;
  test.act(export_png, std::string("deal.png"));
  CHECK(test.state().picture_wanted == "deal.png");
  test.app.picture_taken({});
  CHECK_FALSE(test.state().picture_wanted.has_value());
  CHECK(test.state().said->id == "app.exported");
  test.act(export_png, std::string("deal.png"));
  test.app.picture_taken({{{}, {"window.no-picture", {std::string("deal.png")}}}});
  CHECK(test.state().notice.has_value());
}

TEST_CASE("names of files are made of letters, digits and dashes") {
  CHECK(app::file_name_of("D11 · Count the trumps!", "svg") == "d11-count-the-trumps.svg");
  CHECK(app::file_name_of("../../etc/passwd", "txt") == "etc-passwd.txt");
  CHECK(app::file_name_of("♠♥", "png") == "deal.png");
}

}  // namespace rightbower::tests
