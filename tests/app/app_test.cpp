#include "gui/app/app.h"

#include <atomic>
#include <string>

#include "tests/app/fixture.h"
#include "tests/hands/temporary_folder.h"

namespace rightbower::tests {

using app::ActionId;
using enum app::ActionId;

TEST_CASE("the program starts on the first deal of the library, with its trump and leader") {
  TestApp test;
  CHECK(test.shown() == first_deal);
  CHECK(test.state().document().title == "Four cards left");
  CHECK(test.state().view == app::ViewId::analysis);
  CHECK(test.state().trump == Strain::hearts);
  CHECK(test.state().lead == Seat::east);
  CHECK_FALSE(test.state().notice);
  CHECK_FALSE(test.state().documents.can_undo());
}

TEST_CASE("the table fills in the background and is that of the solver") {
  TestApp test;
  CHECK(test.state().results.wanted == 20);
  test.app.settle();
  const app::Results& results = test.state().results;
  CHECK_FALSE(results.solving);
  CHECK_FALSE(results.stopped);
  CHECK(results.table == table_of(first_deal));
  CHECK(app::chosen_tricks(test.state()) == results.table.at({Strain::hearts, Seat::east}));
  CHECK(results.work.nodes > 0);
}

TEST_CASE("cells come one by one, each with a call to wake") {
  Gate gate;
  TestApp test({gate.wake(), {}, {}});
  gate.wait_for_news();
  CHECK(test.app.poll());
  CHECK(test.state().results.table.known() >= 1);
  CHECK(test.state().results.solving);
  CHECK_FALSE(test.app.poll());
  gate.open();
  test.app.settle();
  CHECK(test.state().results.table.known() == 20);
}

TEST_CASE("paste, undo and redo change the deal and solve it again") {
  TestApp test;
  test.paste(other_deal);
  CHECK(test.shown() == other_deal);
  CHECK(test.state().document().title == "Pasted deal");
  test.app.settle();
  CHECK(test.state().results.table == table_of(other_deal));

  test.act(undo);
  CHECK(test.shown() == first_deal);
  CHECK(test.state().trump == Strain::hearts);
  test.app.settle();
  CHECK(test.state().results.table == table_of(first_deal));
  CHECK_FALSE(app::enabled(test.state(), {undo, {}}));

  test.act(redo);
  CHECK(test.shown() == other_deal);
  test.app.settle();
  CHECK(test.state().results.table == table_of(other_deal));
}

TEST_CASE("choosing strain and leader is no step of the history") {
  TestApp test;
  test.act(choose_trump, Strain::clubs);
  test.act(trump_right);
  test.act(choose_lead, Seat::north);
  test.act(lead_down);
  CHECK(test.state().trump == Strain::no_trump);
  CHECK(test.state().lead == Seat::east);
  CHECK_FALSE(test.state().documents.can_undo());
  test.act(trump_right);  // the edge
  CHECK(test.state().trump == Strain::no_trump);
}

TEST_CASE("a faulty text is a message with every fault, and the deal stays as it was") {
  TestApp test;
  test.app.settle();
  const solver::TrickTable table = test.state().results.table;
  const std::string text = "N:.QJJJ.Q.J 9.K.J.T KQT...9 Q.T.A | trump=X | lead=E";
  test.paste(text);
  REQUIRE(test.state().notice);
  CHECK(test.state().notice->faults.size() >= 3);
  CHECK(test.state().notice->text == text);
  CHECK(test.shown() == first_deal);
  CHECK(test.state().results.table == table);
  CHECK_FALSE(test.state().results.solving);
  CHECK_FALSE(test.state().documents.can_undo());
  test.act(dismiss);
  CHECK_FALSE(test.state().notice);
}

TEST_CASE("a good deal takes the message away") {
  TestApp test;
  test.paste("nonsense");
  CHECK(test.state().notice);
  test.paste(other_deal);
  CHECK_FALSE(test.state().notice);
}

TEST_CASE("hostile texts end in a message") {
  TestApp test;
  for (const std::string& text : {std::string(), std::string(3'000'000, 'A'),
                                  std::string(3'000'000, '['), std::string("\xff\xfe\x00", 3),
                                  std::string(100'000, '\n'), std::string("{\"format\":1}")}) {
    test.paste(text);
    CHECK(test.state().notice);
    CHECK(test.state().notice->text.size() <= longest_text);
    CHECK(test.shown() == first_deal);
  }
}

TEST_CASE("paste without a text asks the clipboard") {
  std::string clipboard(other_deal);
  app::Ports ports;
  ports.clipboard_text = [&] { return clipboard; };
  TestApp test(ports);
  test.act(paste_deal);
  CHECK(test.shown() == other_deal);
  clipboard.clear();
  test.act(paste_deal);
  CHECK(test.first_fault() == "notation.empty");
}

TEST_CASE("copy puts the deal with the chosen trump and leader on the clipboard") {
  std::string clipboard;
  app::Ports ports;
  ports.copy_text = [&](const std::string& text) { clipboard = text; };
  TestApp test(ports);
  test.act(choose_trump, Strain::no_trump);
  test.act(choose_lead, Seat::west);
  test.act(copy_deal);
  CHECK(clipboard == "N:.QJ.Q.J 9.K.J.T KQT...9 Q.T.A9. | trump=NT | lead=W");
  CHECK(test.shown() == first_deal);
  test.paste(clipboard);
  CHECK(test.shown() == clipboard);
}

TEST_CASE("copy keeps what the cards played were played in") {
  std::string clipboard;
  app::Ports ports;
  ports.copy_text = [&](const std::string& text) { clipboard = text; };
  TestApp test(ports);
  const std::string played = std::string(first_deal) + " | play=TC 9C";
  test.paste(played);
  CHECK(test.shown() == played);
  test.act(choose_trump, Strain::spades);
  test.act(copy_deal);
  CHECK(clipboard == played);
}

TEST_CASE("random deals count up from a seed one can fix") {
  TestApp test;
  test.act(new_deal, std::int64_t{41});
  CHECK(test.state().document().title == "Random deal 41");
  const std::string first = test.shown();
  test.act(new_deal);
  CHECK(test.state().document().title == "Random deal 42");
  CHECK(test.shown() != first);
  test.act(new_deal, std::int64_t{41});
  CHECK(test.shown() == first);
  CHECK(test.shown() == to_string(random_deal(*find_rules("double-deck"), 41)));
}

TEST_CASE("the front end says where random deals start, and the rules stay those of the table") {
  app::Ports ports;
  ports.first_seed = 100;
  TestApp test(ports);
  test.paste(two_handed_deal);
  test.act(new_deal);
  CHECK(test.state().document().title == "Random deal 100");
  CHECK(test.state().document().situation.rules == "two-handed");
}

TEST_CASE("stop keeps what is done, and go on finds the rest") {
  const TemporaryFolder library;
  library.put("slow.rbower.json",
              R"({"format": "rightbower-deal/1", "situation": ")" + std::string(slow_deal) + "\"}");
  Gate gate;
  TestApp test({gate.wake(), {}, {}}, library.path());
  gate.wait_for_news();
  test.act(stop_solving);
  CHECK_FALSE(test.state().results.solving);
  CHECK(test.state().results.stopped);
  gate.open();
  test.app.settle();
  const solver::TrickTable part = test.state().results.table;
  CHECK(test.state().results.stopped);
  CHECK(part.known() >= 1);
  CHECK(part.known() < 20);
  CHECK(app::status_of(test.state().results) ==
        Message{"status.stopped", {test.state().results.all_known(), 40}});

  CHECK_FALSE(app::enabled(test.state(), {stop_solving, {}}));
  test.act(solve_again);
  CHECK(test.state().results.solving);
  CHECK(test.state().results.table == part);
  test.app.settle();
  CHECK(test.state().results.table == table_of(slow_deal));
  CHECK_FALSE(test.state().results.stopped);
  CHECK_FALSE(app::enabled(test.state(), {solve_again, {}}));
}

TEST_CASE("a deal nobody can wait for is stopped at once") {
  Gate gate;
  TestApp test({gate.wake(), {}, {}});
  gate.open();
  test.paste(long_deal);
  test.act(stop_solving);
  test.app.settle();
  CHECK(test.state().results.stopped);
  CHECK(test.state().results.table.known() < 20);
}

TEST_CASE("numbers of the deal before stay as old ones until new ones are there") {
  TestApp test;
  test.app.settle();
  const solver::TrickTable before = test.state().results.table;
  CHECK(test.state().results.old == solver::TrickTable{});
  test.paste(long_deal);
  CHECK(test.state().results.old == before);
  CHECK(test.state().results.table.known() < 20);
  test.paste(other_deal);
  test.app.settle();
  CHECK(test.state().results.old == solver::TrickTable{});
}

TEST_CASE("what the worker finds about an older deal is dropped") {
  Gate gate;
  TestApp test({gate.wake(), {}, {}});
  test.paste(slow_deal);
  gate.wait_for_news();
  test.paste(other_deal);
  gate.open();
  test.app.settle();
  CHECK(test.state().results.table == table_of(other_deal));
  CHECK(test.state().results.wanted == 20);
}

TEST_CASE("unknown hands are said so, and nothing is solved") {
  TestApp test;
  test.app.settle();
  test.paste(hidden_deal);
  CHECK(test.shown() == hidden_deal);
  CHECK(test.state().notice->faults.front().what == Message{"app.not-known", {3}});
  CHECK(test.state().results.wanted == 0);
  CHECK_FALSE(test.state().results.solving);
  CHECK(test.state().results.table.known() == 0);
  CHECK(test.state().results.old == solver::TrickTable{});
  CHECK_FALSE(app::enabled(test.state(), {stop_solving, {}}));
  CHECK_FALSE(app::enabled(test.state(), {solve_again, {}}));
  test.act(undo);
  CHECK_FALSE(test.state().notice);
  test.app.settle();
  CHECK(test.state().results.table.known() == 20);
}

TEST_CASE("a hidden deal stops the table of the deal before") {
  Gate gate;
  TestApp test({gate.wake(), {}, {}});
  gate.wait_for_news();
  test.paste(hidden_deal);
  gate.open();
  test.app.settle();
  CHECK(test.state().results.table.known() == 0);
  CHECK(test.app.dump_state().find("\"table\":{}") != std::string::npos);
}

TEST_CASE("only the seats that play lead, and the partner of a lone hand need not be known") {
  TestApp test;
  test.paste(two_handed_deal);
  test.app.settle();
  CHECK(test.state().results.wanted == 10);
  CHECK(test.state().results.table == table_of(two_handed_deal));
  CHECK(test.state().lead == Seat::west);

  const std::string alone = "N:A.AJ.K.Q 9.K9.J.T - QT.T.A.K | alone=N";
  test.paste(alone);
  CHECK(test.shown() == alone);
  test.app.settle();
  CHECK(test.state().results.wanted == 15);
  CHECK(test.state().results.table == table_of(alone));
}

TEST_CASE("LOW is counted where the deal is played in it") {
  TestApp test;
  const std::string low = std::string(other_deal) + " | trump=LOW";
  test.paste(low);
  CHECK(test.state().trump == Strain::low);
  CHECK(test.state().results.wanted == 24);
  test.app.settle();
  CHECK(app::chosen_tricks(test.state()).has_value());
  test.paste(other_deal);
  CHECK(test.state().trump == Strain::no_trump);
}

TEST_CASE("files of every form are opened, with the name of the deal or of the file") {
  const TemporaryFolder folder;
  const auto open = [&](TestApp& test, const std::filesystem::path& file) {
    test.act(ActionId::open_file, file.string());
  };
  TestApp test;
  open(test, folder.put("plain.txt", other_deal));
  CHECK(test.shown() == other_deal);
  CHECK(test.state().document().title == "plain.txt");
  open(test, small_library / "four-cards-left.rbower.json");
  CHECK(test.shown() == first_deal);
  CHECK(test.state().document().title == "Four cards left");
  CHECK_FALSE(test.state().notice);

  open(test, folder.put("two.txt", std::string(other_deal) + "\n" + std::string(first_deal)));
  CHECK(test.shown() == other_deal);
  CHECK(test.state().said == Message{"app.opened", {2}});
  test.act(next_deal);
  CHECK(test.shown() == first_deal);
  CHECK(test.state().document().title == "two.txt, deal 2");
}

TEST_CASE("files that can't be read are a message, and the deal stays") {
  const TemporaryFolder folder;
  TestApp test;
  test.act(ActionId::open_file, (folder.path() / "nothing").string());
  CHECK(test.first_fault() == "file.not-there");
  test.act(ActionId::open_file, folder.path().string());
  CHECK(test.first_fault() == "file.is-folder");
  test.act(ActionId::open_file, folder.put("bad.json", "{\"format\": \"x\"}").string());
  CHECK(test.first_fault() == "deal-file.format-unknown");
  CHECK(test.shown() == first_deal);
  CHECK_FALSE(test.state().documents.can_undo());
}

TEST_CASE("without library and course there is a message and still a deal") {
  TestApp test({}, "/nowhere/library", "/nowhere/course");
  REQUIRE(test.state().notice);
  CHECK(test.state().notice->faults.size() == 2);
  CHECK(test.state().document().title == "Random deal 1");
  CHECK(test.state().document().situation.deal.hand_size() == 12);
  CHECK_FALSE(test.state().documents.can_undo());
  CHECK_FALSE(app::enabled(test.state(), {show_lessons, {}}));
  test.act(show_lessons);
  CHECK(test.state().view == app::ViewId::analysis);
}

TEST_CASE("views, themes and size") {
  TestApp test;
  test.act(show_lessons);
  CHECK(test.state().view == app::ViewId::lessons);
  test.act(show_analysis);
  CHECK(test.state().view == app::ViewId::analysis);

  test.act(choose_theme, std::string("contrast"));
  CHECK(test.state().settings.theme == app::Theme::contrast);
  test.act(choose_theme);
  CHECK(test.state().settings.theme == app::Theme::light);

  for (int i = 0; i < 20; ++i) test.act(zoom_in);
  CHECK(test.state().settings.zoom_percent == 300);
  for (int i = 0; i < 20; ++i) test.act(zoom_out);
  CHECK(test.state().settings.zoom_percent == 75);
  test.act(zoom_reset);
  CHECK(test.state().settings.zoom_percent == 100);

  CHECK_FALSE(test.state().quit);
  test.act(quit);
  CHECK(test.state().quit);
}

TEST_CASE("a new deal is looked at where deals are looked at") {
  TestApp test;
  test.act(show_lessons);
  test.paste(other_deal);
  CHECK(test.state().view == app::ViewId::analysis);
}

TEST_CASE("actions that make no sense change nothing") {
  TestApp test;
  test.app.settle();
  const std::string before = test.app.dump_state();
  test.act(undo);
  test.act(redo);
  test.act(choose_trump);
  test.act(choose_trump, Seat::north);
  test.act(choose_lead, std::int64_t{2});
  test.act(new_deal, std::int64_t{-5});
  test.act(lesson_pick, Card::joker());
  test.act(lesson_check);
  test.act(lesson_next);
  test.act(lesson_to_analysis);
  test.act(ActionId::open_lesson, std::int64_t{99});
  test.act(save_file_as, std::int64_t{1});
  test.act(deal_card, Card::joker());
  test.act(move_card, app::CardMove{Card::joker(), {}, Seat::north});
  test.act(end_setup);
  test.act(menu_choose);
  test.act(finder_choose);
  test.act(field_type, std::string("x"));
  test.act(solve_again);
  test.act(dismiss);
  CHECK(test.app.dump_state() == before);
}

TEST_CASE("the program can be left in the middle of a table") {
  for (int i = 0; i < 5; ++i) {
    TestApp test;
    test.paste(long_deal);
  }
}

}  // namespace rightbower::tests
