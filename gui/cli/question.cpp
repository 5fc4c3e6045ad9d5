#include "gui/cli/question.h"

#include "engine/notation.h"
#include "gui/app/layout_condition.h"
#include "hands/deal_condition.h"
#include "hands/rules_file.h"

namespace rightbower::cli {
namespace {

// Fills one field, or says that the option and the situation differ.
template <class T>
void fill(std::optional<T>& field, const std::optional<T>& option, const char* key,
          Faults& faults) {
  if (field && option && *field != *option)
    faults.push_back({{}, {"cli.contradiction", {std::string(key), *field, *option}}});
  else if (option)
    field = option;
}

Faults at_path(Faults faults, const char* path) {
  for (Fault& fault : faults) fault.place.path = path;
  return faults;
}

// Words that part hands, name seats or are fields: then it is more than a hand.
bool more_than_a_hand(const std::string& text) {
  return text.find_first_of(":|;/=\n") != std::string::npos ||
         text.find(" - ") != std::string::npos;
}

Seat owner_of_hand(const Options& options) {
  if (options.seat) return *options.seat;
  if (options.alone) return *options.alone;
  const SeatSet seats = options.rules_or_default().seats;
  return seats.contains(Seat::south) ? Seat::south : seats.next_after(Seat::south);
}

}  // namespace

Result<Situation> read_situation(const std::string& text, const Options& options) {
  const Rules& rules = options.rules_or_default();
  auto situation = hands::parse_under(text, rules);
  if (situation || more_than_a_hand(text)) return situation;
  const auto hand = parse_hand(text);
  if (!hand) return hand.faults();
  situation = hands::parse_under(
      std::string(1, letter(owner_of_hand(options))) + ":" + to_string(*hand) + " - - -", rules);
  if (situation) return situation;
  Faults faults = situation.faults();
  for (Fault& fault : faults) fault.place = {};  // in a text that nobody wrote
  return faults;
}

Result<Situation> with_options(Situation situation, const Options& options) {
  Faults faults;
  const bool one_cell = options.command != CommandId::table && options.command != CommandId::show &&
                        options.command != CommandId::estimate;
  if (one_cell) {
    fill(situation.trump, options.trump, "trump", faults);
    fill(situation.lead, options.leader, "lead", faults);
  }
  if (options.each_alone && situation.alone)
    faults.push_back({{}, {"cli.each-and-alone", {*situation.alone}}});
  if (!options.each_alone) fill(situation.alone, options.alone, "alone", faults);
  if (options.chosen && options.chosen->name != situation.rules)
    faults.push_back(
        {{}, {"cli.contradiction", {std::string("rules"), situation.rules, options.chosen->name}}});
  if (situation.alone && !situation.deal.seated().contains(*situation.alone))
    faults.push_back({{}, {"notation.nobody-there", {*situation.alone}}});
  if (!faults.empty()) return faults;
  const auto played = parse_cards(options.played);
  if (!played) return at_path(played.faults(), "--played");
  const int before = static_cast<int>(situation.play.size());
  situation.play.insert(situation.play.end(), played->begin(), played->end());
  if (played->empty() || !trump_of(situation) || !leader_of(situation)) return situation;
  if (const auto position = replay(situation); !position.ok()) {
    faults = at_path(position.faults(), "--played");
    for (Fault& fault : faults) fault.place.column -= fault.place.column > 0 ? before : 0;
    return faults;
  }
  return situation;
}

Faults add_where(const Options& options, solver::LayoutRequest& layouts) {
  const auto condition = hands::parse_condition(options.where);
  return at_path(condition ? app::add_condition(*condition, layouts) : condition.faults(),
                 "--where");
}

Faults hands_not_known(const Situation& situation, SeatSet in_play) {
  Faults faults;
  for (Seat seat : all_seats)
    if (in_play.contains(seat) && situation.deal.not_known().contains(seat))
      faults.push_back({{}, {"cli.hand-not-known", {seat}}});
  return faults;
}

Result<Question> question_of(const Situation& situation) {
  const Seating seats = seating(situation);
  if (Faults faults = hands_not_known(situation, seats.in_play); !faults.empty()) return faults;
  Faults faults;
  const auto strain = trump_of(situation);
  if (!strain && situation.play.empty()) faults.push_back({{}, {"play.no-trump", {}}});
  const auto position = replay(situation);
  if (!position) faults.insert(faults.end(), position.faults().begin(), position.faults().end());
  if (!faults.empty()) return faults;
  return Question{*position, solver::request_of(*position, *strain, seats)};
}

}  // namespace rightbower::cli
