#include "lessons/asked.h"

#include <algorithm>
#include <string>
#include <utility>

#include "hands/point_count.h"
#include "lessons/answer_parts.h"
#include "lessons/call_study.h"
#include "solver/request.h"

namespace rightbower::lessons {
namespace {

// A sample that is larger takes too long, for nothing a learner would see.
constexpr int most_deals = 500;
// In a smaller one all deals may happen to agree, and then its error looks like none.
constexpr int least_deals = 20;

constexpr int most_points = 10'000;  // of a match, beyond all rules

[[nodiscard]] int most_swapped(const Rules& rules) {
  int most = 0;
  for (const Special& special : rules.specials) most = std::max(most, special.swap.max);
  return most;
}

class Examiner {
 public:
  explicit Examiner(const Asked& asked) : asked_(asked), shape_(shape_of(asked.fact)) {}

  [[nodiscard]] Faults faults() {
    check_needs();
    if (faults_.empty()) check_offered();
    if (faults_.empty()) std::visit([this](const auto& fact) { check(fact); }, asked_.fact);
    if (faults_.empty()) check_sample();
    return std::move(faults_);
  }

 private:
  void fault(std::string path, std::string id, std::vector<Argument> arguments = {}) {
    faults_.push_back({{0, 0, std::move(path)}, {std::move(id), std::move(arguments)}});
  }
  void require(bool holds, const char* id, std::vector<Argument> arguments = {}) {
    if (!holds) fault("ask", id, std::move(arguments));
  }

  [[nodiscard]] const Situation& situation() const { return asked_.board->situation; }
  [[nodiscard]] const Deal& deal() const { return situation().deal; }

  // ---- what is on the board

  void check_needs() {
    if (shape_.needs == Needs::nothing) return;
    if (asked_.board == nullptr) return fault("ask", "lesson.no-board");
    check_strain();
    switch (shape_.needs) {
      case Needs::nothing:
        return;
      case Needs::hand:
        return check_shown(*seat_of(asked_.fact));
      case Needs::position:
      case Needs::trick:
        return check_position();
      case Needs::deal:
        return check_deal();
      case Needs::layouts:
        return check_layouts();
      case Needs::auction:
        return check_auction();
    }
  }

  // A hand asked about is looked at in one strain.
  void check_strain() {
    const auto strain = strain_of(asked_.fact);
    if (shape_.needs != Needs::hand || !strain) return;
    require(trump_suit(*strain).has_value(), "lesson.no-trumps", {*strain});
    const auto shown = situation().trump;
    if (shown && *shown != *strain) fault("ask", "lesson.trump-differs", {*shown, *strain});
  }

  void check_shown(Seat seat) {
    require(!asked_.board->hidden.contains(seat) && deal()[seat].state == Hand::State::known,
            "lesson.hand-not-shown", {seat});
  }

  void check_position() {
    const auto position = position_of(*asked_.board);
    if (!position) return fault("ask", "lesson.no-position");
    if (shape_.needs == Needs::trick) {
      require(!situation().play.empty(), "lesson.no-trick");
      if (shape_.kind == Kind::choose_cards && !position->over()) check_shown(position->to_play());
      return;
    }
    if (position->over()) return fault("ask", "lesson.no-position");
    check_shown(position->to_play());
    const solver::Request request =
        solver::request_of(*position, *trump_of(situation()), seating(situation()));
    for (Fault& fault : solver::faults_of(request)) {
      fault.place = {0, 0, "ask"};
      faults_.push_back(std::move(fault));
    }
  }

  void check_deal() {
    const bool whole = deal().seated() == SeatSet::all() && deal().not_known() == SeatSet{} &&
                       deal().hand_size() > 0 && deal().hand_size() <= solver::most_cards_of_hand;
    require(whole, "lesson.deal-not-whole");
    for (Seat seat : all_seats)
      if (whole && deal()[seat].cards.size() != deal().hand_size())
        return fault("ask", "lesson.deal-not-whole");
  }

  // No card lies outside the hands, so that a hand not known can be dealt.
  void check_layouts() {
    const Rules& rules = rules_of(asked_);
    require(deal().seated() == SeatSet::all() && rules.undealt() == 0 &&
                rules.hand_size <= solver::most_cards_of_hand &&
                deal().hand_size() == rules.hand_size && deal().not_known().size() < 4,
            "lesson.no-layouts");
  }

  void check_auction() {
    const auto game = game_of(situation());
    if (!game || game->auction().state() != Auction::State::open)
      return fault("ask", "lesson.no-auction");
    if (shape_.cost == Cost::sampled) {
      check_layouts();
      check_shown(game->auction().to_call());
    }
  }

  // ---- what is offered

  void check_offered() {
    const bool offers_options =
        shape_.kind == Kind::pick_option || shape_.kind == Kind::choose_options;
    if (!offers_options && !asked_.options.empty()) fault("choices", "lesson.choices-not-asked");
    if (offers_options && shape_.options == OptionKind::call && asked_.options.size() < 2)
      fault("choices", "lesson.too-few-options");
    for (std::size_t i = 0; i < asked_.options.size(); ++i)
      if (std::find(asked_.options.begin(), asked_.options.begin() + static_cast<long>(i),
                    asked_.options[i]) != asked_.options.begin() + static_cast<long>(i))
        fault("choices", "lesson.option-twice", {to_string(asked_.options[i])});
  }

  // ---- what single facts want

  template <class Other>
  void check(const Other&) {}

  void check(const CardsInSuit& fact) {
    require(find_rules(fact.rules) != nullptr, "lesson.rules-unknown", {fact.rules});
  }
  void check(const TricksByPoints& fact) {
    const Rules& rules = rules_of(asked_);
    require(hands::counts_points(rules, fact.trump) && deal().hand_size() == rules.hand_size,
            "lesson.no-points");
  }
  void check(const TricksOf& fact) {
    const CardSet own = deal()[fact.leader].cards;
    const CardSet partners = deal()[partner(fact.leader)].cards;
    require(own.includes(fact.swap.gives) && partners.includes(fact.swap.gets) &&
                fact.swap.gives.size() == fact.swap.gets.size(),
            "lesson.swap-not-held");
    require(fact.swap.gives.empty() ||
                (fact.alone && fact.swap.gives.size() <= most_swapped(rules_of(asked_))),
            "lesson.no-such-swap", {most_swapped(rules_of(asked_))});
  }
  void check(const HighestOut& fact) {
    const Contract contract(fact.trump);
    for (Card card : asked_.cards)
      if (contract.suit_of(card) != contract.suit_of(asked_.cards.front()))
        return fault("choices", "lesson.choices-of-two-suits");
  }
  void check(const ChanceOfTricks& fact) {
    check_range(fact.tricks, 1, rules_of(asked_).hand_size);
  }
  void check(const BestStrain&) {
    for (const Option& option : asked_.options)
      if (const Strain strain = std::get<Strain>(option); !rules_of(asked_).allows(strain))
        fault("choices", "lesson.strain-not-bid", {strain});
  }
  void check(const TricksAfter& fact) {
    const Contract contract(*trump_of(situation()));
    require(position_of(*asked_.board)->legal_plays(contract).contains(fact.card),
            "lesson.card-not-legal", {fact.card});
  }
  void check(const HandPoints& fact) { check_bid(fact.bid, fact.tricks); }
  void check(const MatchWon& fact) {
    check_bid(fact.bid, fact.tricks);
    for (Seat seat : all_seats) check_range(fact.score[seat], -most_points, most_points);
  }
  void check(const SettingTricks& fact) { check_bid(fact.bid, 0); }
  void check_bid(const Bid& bid, int tricks) {
    const Rules& rules = rules_of(asked_);
    require(bid.level >= 1 && bid.level <= rules.hand_size, "lesson.not-a-bid");
    require(tricks >= 0 && tricks <= rules.hand_size, "lesson.number-of-tricks", {rules.hand_size});
  }
  void check(const BothFollow& fact) {
    const int suit = (rules_of(asked_).pack & Contract(fact.trump).all_of(fact.suit)).size();
    check_range(fact.held, 0, suit);
    check_range(fact.rounds, 1, rules_of(asked_).hand_size);
  }
  void check(const LongestTrumps& fact) {
    const CardSet all = rules_of(asked_).pack & trumps(Contract(Strain::spades));
    check_range(fact.held, 0, all.size());
    check_range(fact.most, 0, all.size());
  }
  void check(const PartnerHolds& fact) {
    check_range(fact.out, 1, rules_of(asked_).hand_size);
    check_range(fact.least, 1, fact.out);
  }
  void check(const BreakEven& fact) {
    const Special* special = rules_of(asked_).find_special(fact.special);
    if (special == nullptr) return fault("ask", "lesson.special-unknown", {fact.special});
    check_range(fact.instead, net_points(rules_of(asked_), bid_of(*special), special->level - 1),
                net_points(rules_of(asked_), bid_of(*special), special->level));
  }
  void check(const GoodCalls&) { check_calls(); }
  void check(const CallsByCount&) {
    check_calls();
    require(rules_of(asked_).name == default_rules_name && CallSample::make({situation(), {}}).ok(),
            "lesson.no-layouts");
  }
  void check_calls() {
    const auto game = game_of(situation());
    for (const Option& option : asked_.options) {
      const Call& call = std::get<Call>(option);
      if (game->auction().refusal(call))
        fault("choices", "lesson.call-not-legal", {to_string(option)});
      if (call.kind == Call::Kind::special)
        fault("choices", "lesson.special-not-sampled", {to_string(option)});
    }
  }
  void check_range(int number, int least, int most) {
    require(number >= least && number <= most, "lesson.number-out-of-range", {number, least, most});
  }

  void check_sample() {
    const auto sample = sample_of(asked_.fact);
    if (!sample) return;
    const bool all_known = asked_.board != nullptr && deal().not_known() == SeatSet{};
    check_range(sample->deals, all_known ? 1 : least_deals, most_deals);
  }

  const Asked& asked_;
  const Shape& shape_;
  Faults faults_;
};

}  // namespace

Asked asked_by(const Step& step) {
  assert(step.question);
  return {step.question->fact, step.board ? &*step.board : nullptr, step.question->choices,
          step.question->options};
}

Asked asked_by(const Claim& claim, const Step& step) {
  const Board* board = claim.board ? &*claim.board : step.board ? &*step.board : nullptr;
  return {claim.fact, board, claim.choices, claim.options};
}

Faults faults_of(const Asked& asked) { return Examiner(asked).faults(); }

std::optional<Computed> computed_answer(const Asked& asked, SolvedBook& book) {
  for (const auto source : {answer_of_rules, answer_of_counting, answer_of_odds})
    if (auto answer = source(asked)) return Computed{std::move(*answer)};
  if (auto answer = answer_of_solver(asked, book)) return Computed{std::move(*answer)};
  return answer_of_samples(asked, book);
}

}  // namespace rightbower::lessons
