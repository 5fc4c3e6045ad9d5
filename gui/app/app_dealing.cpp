// Dealing at random, by date, and by condition.
#include <charconv>
#include <utility>

#include "gui/app/app.h"
#include "hands/deal_date.h"
#include "hands/rules_file.h"

namespace rightbower::app {
namespace {

using enum ActionId;

std::optional<std::uint64_t> number_of(const std::string& text) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || at != end) return std::nullopt;
  return number;
}

}  // namespace

void App::apply_to_dealing(const Action& action) {
  Dealing& dealing = state_.dealing;
  const auto* text = std::get_if<std::string>(&action.value);
  switch (action.id) {
    case show_dealing:
      return show_floating(Floating::dealing);
    case deal_where:
      return search_deal(state_.next_seed, *text);
    case deal_of_day:
      return deal_day(text != nullptr ? *text : ports_.today ? ports_.today() : "");
    case ActionId::start_dealing:
      return start_dealing();
    case stop_dealing:
      return search_.stop();
    case choose_field:
      dealing.focus =
          dealing_fields[static_cast<std::size_t>(std::get<std::int64_t>(action.value))];
      return;
    case next_field:
      dealing.focus =
          dealing_fields[(static_cast<std::size_t>(dealing.focus) + 1) % dealing_fields.size()];
      return;
    case set_condition:
      dealing.focus = DealingField::condition;
      dealing.field(DealingField::condition).set(*text);
      return;
    default:
      return;
  }
}

void App::deal_at_random(const Action& action) {
  const auto* seed = std::get_if<std::int64_t>(&action.value);
  if (seed != nullptr) state_.next_seed = static_cast<std::uint64_t>(*seed);
  open({random_document(rules_of(state_.document().situation))});
}

Document App::dealt(const Rules& rules, std::uint64_t seed, std::string title) const {
  Document document;
  document.situation.rules = rules.name;
  if (!hands::is_preset(rules)) document.situation.house = rules;
  document.situation.deal = random_deal(rules, seed);
  document.title = std::move(title);
  return document;
}

Document App::random_document(const Rules& rules) {
  const std::uint64_t seed = state_.next_seed++;
  return dealt(rules, seed, strings_.say("title.random", {std::to_string(seed)}));
}

void App::deal_day(const std::string& date) {
  const auto seed = hands::seed_of_day(date);
  if (!seed) return refuse({{{}, {"dealing.not-a-date", {date}}}}, {});
  const Rules rules = rules_of(state_.document().situation);
  open({dealt(rules, *seed, strings_.say("title.day", {date}))});
}

// A date, a seed or neither, and a condition or none.
void App::start_dealing() {
  const std::string& date = state_.dealing.field(DealingField::date).text();
  const std::string& seed_text = state_.dealing.field(DealingField::seed).text();
  std::uint64_t seed = state_.next_seed;
  if (!date.empty()) {
    const auto day = hands::seed_of_day(date);
    if (!day) return refuse({{{}, {"dealing.not-a-date", {date}}}}, {});
    seed = *day;
  } else if (!seed_text.empty()) {
    const auto number = number_of(seed_text);
    if (!number) return refuse({{{}, {"dealing.not-a-seed", {seed_text}}}}, {});
    seed = *number;
  }
  search_deal(seed, state_.dealing.field(DealingField::condition).text());
}

void App::search_deal(std::uint64_t seed, const std::string& condition) {
  auto parsed = hands::parse_condition(condition);
  if (!parsed) return refuse(parsed.faults(), condition);
  state_.notice.reset();
  search_seed_ = seed;
  state_.dealing.limit = search_limit(*parsed);
  state_.dealing.tried = 0;
  state_.dealing.searching = true;
  search_.start(rules_of(state_.document().situation), seed, std::move(*parsed));
}

bool App::poll_search() {
  Dealing& dealing = state_.dealing;
  if (!dealing.searching) return false;
  const SearchNews news = search_.news();
  const bool changed = news.tried != dealing.tried || news.finished;
  dealing.tried = news.tried;
  if (!news.finished) return changed;
  dealing.searching = false;
  if (news.seed) {
    const Rules rules = rules_of(state_.document().situation);
    state_.next_seed = *news.seed + 1;
    open({dealt(rules, *news.seed, strings_.say("title.random", {std::to_string(*news.seed)}))});
    state_.said = {"dealing.found", {news.tried}};
  } else if (news.tried >= dealing.limit) {
    refuse({{{}, {"dealing.nothing-fits", {news.tried}}}}, {});
  } else {
    state_.said = {"dealing.stopped", {news.tried}};
  }
  remember();
  return true;
}

}  // namespace rightbower::app
