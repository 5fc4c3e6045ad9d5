// Drills: what to call with a hand, over an opponent's bid or over partner's.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/notation.h"
#include "engine/rules.h"
#include "hands/point_count.h"
#include "lessons/count_bidding.h"
#include "lessons/drill_makers.h"

namespace rightbower::lessons {
namespace {

// Most hands that will not do show it after a few layouts.
constexpr std::array<int, 2> layouts_at_first{6, 14};
constexpr int layouts_at_last = 32;
constexpr std::size_t most_good = 2;  // the best bid and, where it costs nothing, one more
constexpr double wide_margin = 3;  // points: the next call gives up so much, so the answer is easy

[[nodiscard]] const Rules& rules() { return *find_rules(default_rules_name); }

// What is right: each kind comes up as often as is good to learn from, though hands to pass with
// are found faster.
enum class Right : std::uint8_t { pass, raise, change };

// A hand and the auction before it, for a kind of answer.
struct Candidate {
  Situation situation;
  Right wanted = Right::pass;
  std::uint64_t seed = 0;
};

[[nodiscard]] Situation situation_of(CardSet hand, const char* dealer,
                                     const std::vector<Call>& calls) {
  std::string text = "N:- - " + to_string(hand) + " - | dealer=" + dealer + " | auction=";
  for (const Call& call : calls) text += (call == calls.front() ? "" : " ") + to_string(call);
  return parse_situation(text).value();
}

// A bid the hand counts enough for, so many tricks below all it counts. It leaves room for another
// above it that does not end the auction.
[[nodiscard]] Call bid_below(const Counted& counted, int tricks) {
  const AuctionRules& auction = rules().auction;
  return Call::bid(std::clamp(counted.tricks - tricks, auction.min, auction.max - 2),
                   counted.strain);
}

// West has bid, South speaks last.
[[nodiscard]] std::optional<Candidate> over_opponent(Random& random) {
  constexpr int passes_of = 3;  // one answer of so many
  constexpr int most_below = 4;
  const Right wanted = draw(random, passes_of) == 0 ? Right::pass : Right::change;
  const Deal deal = random_deal(rules(), random.next());
  const Call bid = bid_below(counted(deal[Seat::west].cards), draw(random, most_below));
  const Counted own = counted(deal[Seat::south].cards);
  if ((own.tricks > bid.level) != (wanted == Right::change)) return std::nullopt;
  return Candidate{situation_of(deal[Seat::south].cards, "S", {bid, Call::pass(), Call::pass()}),
                   wanted, random.next()};
}

// What one hand counts in a strain more than in another.
[[nodiscard]] double counts_more(CardSet hand, Strain strain, Strain other) {
  return hands::expected_tricks(hand, strain) - hands::expected_tricks(hand, other);
}

// Whether the own hand looks like that answer; what is wrong about it the study finds out.
[[nodiscard]] bool looks_like(Right wanted, CardSet hand, Strain partners, int high) {
  constexpr double some_help = 6;    // tricks by the count, in partner's strain
  constexpr double much_better = 2;  // tricks more than in partner's strain
  const Counted own = counted(hand);
  switch (wanted) {
    case Right::pass:
      return own.tricks <= high;
    case Right::raise:
      return hands::expected_tricks(hand, partners) >= some_help;
    case Right::change:
      break;
  }
  return own.tricks > high && counts_more(hand, own.strain, partners) >= much_better;
}

// North has opened; East has bid one more or passed.
[[nodiscard]] std::optional<Candidate> over_partner(Random& random) {
  const Right wanted = static_cast<Right>(draw(random, 3));
  const bool overcalls = wanted == Right::raise || draw(random, 2) == 0;
  // Where East passed, a raise is nearly as good as a pass, unless North has bid all he has.
  const int below = wanted == Right::pass && !overcalls ? 0 : 1 + draw(random, 3);
  const Deal deal = random_deal(rules(), random.next());
  const Call opening = bid_below(counted(deal[Seat::north].cards), below);
  const Counted east = counted(deal[Seat::east].cards);
  if (overcalls && east.tricks <= opening.level) return std::nullopt;
  const Call second = overcalls ? Call::bid(opening.level + 1, east.strain) : Call::pass();
  const CardSet own = deal[Seat::south].cards;
  if (!looks_like(wanted, own, *opening.strain, opening.level + (overcalls ? 1 : 0)))
    return std::nullopt;
  return Candidate{situation_of(own, "W", {opening, second}), wanted, random.next()};
}

[[nodiscard]] Right right_of(const Candidate& candidate, const Call& call) {
  if (call.kind == Call::Kind::pass) return Right::pass;
  const bool is_partners = candidate.situation.dealer == Seat::west &&
                           call.strain == candidate.situation.auction.front().strain;
  return is_partners ? Right::raise : Right::change;
}

[[nodiscard]] bool as_wanted(const Candidate& candidate, const CallStudy& study) {
  return right_of(candidate, study.best_call().call) == candidate.wanted;
}

// One answer is right: a pass, or a strain at the lowest level or the two lowest that do.
[[nodiscard]] bool is_clear(const CallStudy& study) {
  const std::vector<Call> good = study.good_calls();
  const Call& best = study.best_call().call;
  return good.size() <= most_good && std::ranges::all_of(good, [&](const Call& call) {
           return call.kind == best.kind && call.strain == best.strain;
         });
}

// The study of a candidate with one clear answer of the kind wanted; nothing for any other.
[[nodiscard]] std::optional<CallStudy> clear_study(const Candidate& candidate,
                                                   const Studying& how) {
  auto sample = CallSample::make(
      {candidate.situation, calls_with_partner(candidate.situation), candidate.seed});
  if (!sample) return std::nullopt;
  for (int layouts : layouts_at_first)
    if (!sample->extend(layouts, how) || !as_wanted(candidate, sample->study()))
      return std::nullopt;
  if (!sample->extend(layouts_at_last, how)) return std::nullopt;
  CallStudy study = sample->study();
  if (!as_wanted(candidate, study) || !is_clear(study)) return std::nullopt;
  return study;
}

// 1 where the count of the own hand says it and nothing is near, 3 where it says otherwise.
[[nodiscard]] int difficulty_of(const CallStudy& study) {
  const Counted own = counted(study.hand);
  const Call& best = study.best_call().call;
  const int high = study.passed_out ? study.passed_out->level : 0;
  const Call by_count = own.tricks > high ? Call::bid(high + 1, own.strain) : Call::pass();
  if (best != by_count) return 3;
  double margin = wide_margin;
  for (const CallWorth& worth : study.calls)
    if (!as_good_as_best(worth)) margin = std::min(margin, worth.behind);
  return margin < wide_margin ? 2 : 1;
}

// The strain it is about and the bowers held in it: with a pass, the own best one.
[[nodiscard]] DrillTags tags_of(const CallStudy& study) {
  const Strain strain = study.best_call().call.strain.value_or(counted(study.hand).strain);
  const Contract contract(strain);
  DrillTags tags{{"strain", std::string(name(strain))}};
  if (contract.trump())
    tags["bowers"] = std::to_string(std::count_if(
        study.hand.begin(), CardSet::end(), [&](Card card) { return contract.is_bower(card); }));
  return tags;
}

// Without naming the best call: the learner is to find it.
[[nodiscard]] Message what_is_wrong(const Call& best, const Call& call) {
  if (best.kind == Call::Kind::pass) return {"drill.calls-set", {}};
  if (call.kind == Call::Kind::pass) return {"drill.calls-passed", {}};
  return {call.strain == best.strain ? "drill.calls-too-high" : "drill.calls-other-strain", {}};
}

[[nodiscard]] std::vector<DrillReason> wrong_calls(const CallStudy& study) {
  std::vector<DrillReason> wrong;
  for (const CallWorth& worth : study.calls)
    if (!as_good_as_best(worth))
      wrong.push_back({worth.call, what_is_wrong(study.best_call().call, worth.call)});
  return wrong;
}

[[nodiscard]] DrillItem item_of(const Candidate& candidate, CallStudy study) {
  DrillItem item;
  item.step.board = Board{candidate.situation, {}, {}};
  Question question;
  question.fact = CallsByCount{Sample{study.layouts, candidate.seed}};
  for (const CallWorth& worth : study.calls) question.options.emplace_back(worth.call);
  for (const Call& call : study.good_calls()) question.answer.options.emplace_back(call);
  item.step.question = std::move(question);
  item.difficulty = difficulty_of(study);
  item.tags = tags_of(study);
  const Counted own = counted(study.hand);
  item.prompt = {"drill.calls", {}};
  item.hint = {"drill.calls-hint", {own.tricks, own.strain}};
  item.wrong = wrong_calls(study);
  item.study = std::make_shared<const CallStudy>(std::move(study));
  return item;
}

template <class Draw>
[[nodiscard]] std::optional<std::pair<Candidate, CallStudy>> find_clear(Random& random, Draw draw,
                                                                        const Studying& how) {
  while (!(how.should_stop && how.should_stop())) {
    const auto candidate = draw(random);
    if (!candidate) continue;
    if (auto study = clear_study(*candidate, how)) return std::pair(*candidate, std::move(*study));
  }
  return std::nullopt;
}

}  // namespace

std::optional<DrillItem> make_estimate_item(Random& random, const Studying& how) {
  auto found = find_clear(random, over_opponent, how);
  if (!found) return std::nullopt;
  const auto& [candidate, study] = *found;
  const Call& bid = candidate.situation.auction.front();
  DrillItem item = item_of(candidate, study);
  item.text = {"drill.estimate", {bid.level, *bid.strain}};
  item.reason = {candidate.wanted == Right::pass ? "drill.estimate-pass" : "drill.estimate-bid",
                 {}};
  return item;
}

std::optional<DrillItem> make_partner_item(Random& random, const Studying& how) {
  auto found = find_clear(random, over_partner, how);
  if (!found) return std::nullopt;
  const auto& [candidate, study] = *found;
  const Call& opening = candidate.situation.auction.front();
  const Call& second = candidate.situation.auction.back();
  DrillItem item = item_of(candidate, study);
  item.text = {"drill.partner", {opening.level, *opening.strain}};
  if (second.kind == Call::Kind::bid)
    item.text = {"drill.partner-overcalled",
                 {opening.level, *opening.strain, second.level, *second.strain}};
  constexpr std::array reasons{"drill.partner-pass", "drill.partner-raise", "drill.partner-change"};
  item.reason = {reasons[static_cast<std::size_t>(candidate.wanted)], {*opening.strain}};
  return item;
}

}  // namespace rightbower::lessons
