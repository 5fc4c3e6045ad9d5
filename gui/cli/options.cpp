#include "gui/cli/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <sstream>
#include <thread>

#include "hands/deal_date.h"

namespace rightbower::cli {
namespace {

// Declares the options of each command. Words that stand for one of a few values are read at once.
class Declaration {
 public:
  Declaration(CLI::App& app, const app::Strings& strings, Options& options)
      : app_(app), strings_(strings), options_(options) {}

  void declare() {
    app_.set_version_flag("--version", std::string("rbower ") + RB_VERSION, help("version"));
    app_.set_help_flag("--help,-h", help("help"));
    declare_table(*command("table", CommandId::table));
    declare_position(*command("play", CommandId::play));
    declare_position(*command("line", CommandId::line));
    CLI::App& check = *command("check", CommandId::check);
    check.add_option("FILE", options_.files, help("files"))->required();
    rules(check);
    declare_deal(*command("deal", CommandId::deal));
    declare_perft(*command("perft", CommandId::perft));
    declare_show(*command("show", CommandId::show));
    declare_estimate(*command("estimate", CommandId::estimate));
    declare_exchange(*command("exchange", CommandId::exchange));
    command("rules", CommandId::rules)->add_option("NAME", options_.what, help("rules-name"));
  }

 private:
  [[nodiscard]] std::string help(const std::string& name) const {
    return strings_["cli.help." + name];
  }

  CLI::App* command(const std::string& name, CommandId id) {
    CLI::App* sub = app_.add_subcommand(name, help("command-" + name));
    sub->set_help_flag("--help,-h", help("help"));
    sub->callback([this, id] { options_.command = id; });
    return sub;
  }

  void declare_table(CLI::App& table) {
    what(table);
    trump_and_leader(table);
    table.add_option_function<std::string>(
        "--alone", [this](const std::string& text) { read_alone(text); }, help("alone-each"));
    rules(table);
    auto* json = table.add_flag("--json", options_.json, help("json"));
    table.add_flag("--lines", options_.lines, help("lines"))->excludes(json);
    threads(table);
  }

  void threads(CLI::App& sub) {
    options_.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    sub.add_option("--threads", options_.threads, help("threads"))
        ->check(CLI::Range(1, 256))
        ->type_name("N");
  }

  // What is drawn at random, and how often.
  void sampling(CLI::App& sub) {
    sub.add_option("--samples", options_.samples, help("samples"))
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("N");
    seed(sub, "seed-of-layouts");
    sub.add_option("--where", options_.where, help("where-layouts"))->type_name("COND");
    threads(sub);
    sub.add_flag("--json", options_.json, help("json"));
  }

  void declare_estimate(CLI::App& sub) {
    sub.add_option("HAND", options_.what, help("hand"))->required();
    rules(sub);
    seat_option(sub, "--seat", options_.seat, "seat-of-hand");
    trump(sub, "trump-only");
    sampling(sub);
  }

  void declare_exchange(CLI::App& sub) {
    what(sub);
    trump_and_leader(sub);
    seat_option(sub, "--alone", options_.alone, "alone");
    sub.add_option("--cards", options_.swap_cards, help("cards"))
        ->check(CLI::Range(0, 3))
        ->type_name("N");
    rules(sub);
    sampling(sub);
  }

  void declare_position(CLI::App& sub) {
    what(sub);
    trump_and_leader(sub);
    seat_option(sub, "--alone", options_.alone, "alone");
    sub.add_option("--played", options_.played, help("played"))->type_name("CARDS");
    rules(sub);
    sub.add_flag("--json", options_.json, help("json"));
  }

  void declare_perft(CLI::App& sub) {
    declare_position(sub);
    sub.add_option("N", options_.depth, help("depth"))->required()->check(CLI::Range(1, 100));
  }

  void declare_show(CLI::App& sub) {
    what(sub);
    seat_option(sub, "--seat", options_.seat, "seat");
    rules(sub);
    sub.add_flag("--json", options_.json, help("json"));
  }

  void declare_deal(CLI::App& deal) {
    rules(deal);
    auto* of_seed = seed(deal, "seed");
    deal.add_option_function<std::string>(
            "--date", [this](const std::string& text) { read_date(text); }, help("date"))
        ->type_name("YYYY-MM-DD")
        ->excludes(of_seed);
    deal.add_option("--where", options_.where, help("where"))->type_name("COND");
    deal.add_option("--count", options_.count, help("count"))
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("N");
  }

  void what(CLI::App& sub) { sub.add_option("WHAT", options_.what, help("what")); }

  void rules(CLI::App& sub) {
    sub.add_option("--rules", options_.rules, help("rules"))->type_name("RULES");
  }

  CLI::Option* seed(CLI::App& sub, const std::string& help_name) {
    return sub
        .add_option_function<std::string>(
            "--seed", [this](const std::string& text) { read_seed(text); }, help(help_name))
        ->type_name("K");
  }

  void trump(CLI::App& sub, const std::string& help_name) {
    sub.add_option_function<std::string>(
           "--trump",
           [this](const std::string& text) {
             options_.trump = parse_strain(text);
             if (!options_.trump) refuse("cli.not-a-strain", text);
           },
           help(help_name))
        ->type_name("X");
  }

  void trump_and_leader(CLI::App& sub) {
    trump(sub, "trump");
    seat_option(sub, "--leader", options_.leader, "leader");
  }

  void seat_option(CLI::App& sub, const std::string& name, std::optional<Seat>& seat,
                   const std::string& help_name) {
    sub.add_option_function<std::string>(
           name,
           [this, &seat](const std::string& text) {
             seat = parse_seat(text);
             if (!seat) refuse("cli.not-a-seat", text);
           },
           help(help_name))
        ->type_name("SEAT");
  }

  void read_alone(const std::string& text) {
    options_.each_alone = text == "each";
    if (options_.each_alone) return;
    options_.alone = parse_seat(text);
    if (!options_.alone) refuse("cli.not-a-seat", text);
  }

  void read_seed(const std::string& text) {
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, options_.seed);
    if (read.ec != std::errc() || read.ptr != end) refuse("cli.not-a-seed", text);
  }

  void read_date(const std::string& text) {
    const auto seed = hands::seed_of_day(text);
    if (!seed) refuse("cli.not-a-date", text);
    options_.seed = *seed;
  }

  // CLI11's own way of saying that a value is wrong; it never leaves read_options.
  void refuse(const char* id, const std::string& text) const {
    throw CLI::ValidationError(strings_.say(id, {text}));
  }

  CLI::App& app_;
  const app::Strings& strings_;
  Options& options_;
};

}  // namespace

Typed read_options(std::vector<std::string> words, const app::Strings& strings) {
  Options options;
  CLI::App app(strings["cli.help.program"], "rbower");
  Declaration declaration(app, strings, options);  // its readers are called while parsing
  declaration.declare();
  std::ranges::reverse(words);  // as CLI11 wants them
  try {
    app.parse(words);
    if (app.get_subcommands().empty()) return {std::nullopt, app.help(), 2};
    if (options.lines && options.trump == Strain::low)
      return {std::nullopt, strings["cli.lines-without-low"] + "\n", 2};
    return {options, "", 0};
  } catch (const CLI::ParseError& error) {
    std::ostringstream out;
    std::ostringstream err;
    const bool asked = app.exit(error, out, err) == 0;
    return {std::nullopt, asked ? out.str() : err.str(), asked ? 0 : 2};
  }
}

}  // namespace rightbower::cli
