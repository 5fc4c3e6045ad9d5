#include "lessons/fact_file.h"

#include <array>
#include <string>
#include <utility>

#include "engine/notation.h"
#include "lessons/json_words.h"

namespace rightbower::lessons {
namespace {

using hands::JsonValue;
using Read = std::optional<Fact>;

// ---- parts that several facts have

template <class Reader>
[[nodiscard]] auto optional_key(const JsonValue& ask, std::string_view key, Reader reader)
    -> decltype(reader(ask)) {
  const auto value = ask.find(key);
  if (!value) return {};
  return reader(*value);
}

[[nodiscard]] bool read_flag(const JsonValue& value) { return value.flag().value_or(false); }

[[nodiscard]] Sample read_sample(const JsonValue& ask) {
  Sample sample;
  sample.deals = required(ask, "deals", read_number).value_or(0);
  if (const auto seed = optional_key(ask, "seed", read_number))
    sample.seed = static_cast<std::uint64_t>(*seed);
  return sample;
}

// "bid": "8H", with "bidder": "N".
[[nodiscard]] std::optional<Bid> read_bid(const JsonValue& ask) {
  const auto value = ask.require("bid");
  const auto text = value ? value->text() : std::nullopt;
  const auto bidder = ask.find("bidder") ? read_seat(*ask.find("bidder")) : Seat::north;
  if (!text || !bidder) return std::nullopt;
  const Rules& rules = *find_rules(default_rules_name);
  const auto call = parse_call(*text, rules);
  if (call && call->kind == Call::Kind::bid) return Bid{*bidder, call->level, {}, call->strain};
  if (call && call->kind == Call::Kind::special)
    return Bid{*bidder, rules.find_special(call->special)->level, call->special, call->strain};
  value->fault("lesson.not-a-bid");
  return std::nullopt;
}

[[nodiscard]] Points read_score(const JsonValue& value) {
  Points points;
  if (!value.expect_object()) return points;
  value.allow_only({"NS", "EW"});
  const int north_south = required(value, "NS", read_number).value_or(0);
  const int east_west = required(value, "EW", read_number).value_or(0);
  return {{north_south, east_west, north_south, east_west}};
}

// ---- one reader a fact

// Facts without any part.
template <class Bare>
[[nodiscard]] Read bare(const JsonValue& ask) {
  ask.allow_only({"what"});
  return Bare{};
}

// A strain and the seat whose hand it is about.
template <class Held>
[[nodiscard]] Read held(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "seat"});
  const auto trump = required(ask, "trump", read_strain);
  const auto seat = required(ask, "seat", read_seat);
  if (!trump || !seat) return std::nullopt;
  return Held{*trump, *seat};
}

// A strain and a card.
template <class OfCard>
[[nodiscard]] Read of_card(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "card"});
  const auto trump = required(ask, "trump", read_strain);
  const auto card = required(ask, "card", read_card);
  if (!trump || !card) return std::nullopt;
  return OfCard{*trump, *card};
}

[[nodiscard]] Read strength_order(const JsonValue& ask) {
  ask.allow_only({"what", "trump"});
  const auto trump = required(ask, "trump", read_strain);
  if (!trump) return std::nullopt;
  return StrengthOrder{*trump};
}

[[nodiscard]] Read cards_in_suit(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "suit", "rules"});
  const auto trump = required(ask, "trump", read_strain);
  const auto suit = required(ask, "suit", read_suit);
  const auto rules = ask.find("rules");
  const auto name = rules ? rules->text() : std::string(default_rules_name);
  if (!trump || !suit || !name) return std::nullopt;
  return CardsInSuit{*trump, *suit, *name};
}

[[nodiscard]] Read shown_void(const JsonValue& ask) {
  ask.allow_only({"what", "suit"});
  const auto suit = required(ask, "suit", read_suit);
  if (!suit) return std::nullopt;
  return ShownVoid{*suit};
}

[[nodiscard]] Read points(const JsonValue& ask) {
  ask.allow_only({"what", "bid", "bidder", "tricks", "side"});
  const auto bid = read_bid(ask);
  const auto tricks = required(ask, "tricks", read_number);
  const auto side = required(ask, "side", read_side);
  if (!bid || !tricks || !side) return std::nullopt;
  return HandPoints{*bid, *tricks, *side};
}

[[nodiscard]] Read match_won(const JsonValue& ask) {
  ask.allow_only({"what", "bid", "bidder", "tricks", "side", "score"});
  const Points score = required(ask, "score", read_score);
  const auto bid = read_bid(ask);
  const auto tricks = required(ask, "tricks", read_number);
  const auto side = required(ask, "side", read_side);
  if (!bid || !tricks || !side) return std::nullopt;
  return MatchWon{score, *bid, *tricks, *side};
}

[[nodiscard]] Read setting_tricks(const JsonValue& ask) {
  ask.allow_only({"what", "bid"});
  const auto bid = read_bid(ask);
  if (!bid) return std::nullopt;
  return SettingTricks{*bid};
}

[[nodiscard]] Read tricks(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "leader", "alone", "gives", "gets"});
  const auto trump = required(ask, "trump", read_strain);
  const auto leader = required(ask, "leader", read_seat);
  TricksOf fact{trump.value_or(Strain::spades), leader.value_or(Seat::north)};
  fact.alone = optional_key(ask, "alone", read_flag);
  fact.swap = {optional_key(ask, "gives", read_card_set), optional_key(ask, "gets", read_card_set)};
  if (!trump || !leader) return std::nullopt;
  return fact;
}

[[nodiscard]] Read tricks_after(const JsonValue& ask) {
  ask.allow_only({"what", "card"});
  const auto card = required(ask, "card", read_card);
  if (!card) return std::nullopt;
  return TricksAfter{*card};
}

[[nodiscard]] Read best_strain(const JsonValue& ask) {
  ask.allow_only({"what", "leader"});
  const auto leader = required(ask, "leader", read_seat);
  if (!leader) return std::nullopt;
  return BestStrain{*leader};
}

[[nodiscard]] Read both_follow(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "suit", "held", "rounds"});
  const auto trump = required(ask, "trump", read_strain);
  const auto suit = required(ask, "suit", read_suit);
  const auto held = required(ask, "held", read_number);
  const auto rounds = required(ask, "rounds", read_number);
  if (!trump || !suit || !held || !rounds) return std::nullopt;
  return BothFollow{*trump, *suit, *held, *rounds};
}

[[nodiscard]] Read longest_trumps(const JsonValue& ask) {
  ask.allow_only({"what", "held", "most"});
  const auto own = required(ask, "held", read_number);
  const auto most = required(ask, "most", read_number);
  if (!own || !most) return std::nullopt;
  return LongestTrumps{*own, *most};
}

[[nodiscard]] Read partner_holds(const JsonValue& ask) {
  ask.allow_only({"what", "out", "least"});
  const auto out = required(ask, "out", read_number);
  const auto least = required(ask, "least", read_number);
  if (!out || !least) return std::nullopt;
  return PartnerHolds{*out, *least};
}

[[nodiscard]] Read break_even(const JsonValue& ask) {
  ask.allow_only({"what", "special", "instead"});
  const auto value = ask.require("special");
  const auto special = value ? value->text() : std::nullopt;
  const auto instead = required(ask, "instead", read_number);
  if (!special || !instead) return std::nullopt;
  return BreakEven{*special, *instead};
}

[[nodiscard]] Read average_tricks(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "leader", "deals", "seed"});
  const auto trump = required(ask, "trump", read_strain);
  const auto leader = required(ask, "leader", read_seat);
  const Sample sample = read_sample(ask);
  if (!trump || !leader) return std::nullopt;
  return AverageTricks{*trump, *leader, sample};
}

[[nodiscard]] Read chance_of_tricks(const JsonValue& ask) {
  ask.allow_only({"what", "trump", "leader", "tricks", "alone", "deals", "seed"});
  const auto trump = required(ask, "trump", read_strain);
  const auto leader = required(ask, "leader", read_seat);
  const auto number = required(ask, "tricks", read_number);
  const bool lone = optional_key(ask, "alone", read_flag);
  const Sample sample = read_sample(ask);
  if (!trump || !leader || !number) return std::nullopt;
  return ChanceOfTricks{*trump, *leader, *number, lone, sample};
}

[[nodiscard]] Read partner_off(const JsonValue& ask) {
  ask.allow_only({"what", "by", "deals", "seed"});
  const auto by = required(ask, "by", read_number);
  const Sample sample = read_sample(ask);
  if (!by) return std::nullopt;
  return PartnerOff{*by, sample};
}

[[nodiscard]] Read good_calls(const JsonValue& ask) {
  ask.allow_only({"what", "deals", "seed"});
  return GoodCalls{read_sample(ask)};
}

[[nodiscard]] Read calls_by_count(const JsonValue& ask) {
  ask.allow_only({"what", "deals", "seed"});
  return CallsByCount{read_sample(ask)};
}

// ---- all of them

struct Row {
  std::string_view what;
  Read (*read)(const JsonValue& ask);
};

template <class OfFact>
[[nodiscard]] constexpr Row row(Read (*read)(const JsonValue& ask)) {
  return {OfFact::shape.name, read};
}

constexpr std::array rows{row<StrengthOrder>(strength_order),
                          row<CardsInSuit>(cards_in_suit),
                          row<BeatenBy>(of_card<BeatenBy>),
                          row<TrumpsHeld>(held<TrumpsHeld>),
                          row<BowersHeld>(held<BowersHeld>),
                          row<BestTrump>(held<BestTrump>),
                          row<IsTrump>(of_card<IsTrump>),
                          row<LegalCards>(bare<LegalCards>),
                          row<TrickWinner>(bare<TrickWinner>),
                          row<LegalCalls>(bare<LegalCalls>),
                          row<HandPoints>(points),
                          row<MatchWon>(match_won),
                          row<SettingTricks>(setting_tricks),
                          row<TrumpsOut>(held<TrumpsOut>),
                          row<CardsOut>(held<CardsOut>),
                          row<HighestOut>(held<HighestOut>),
                          row<ShownVoid>(shown_void),
                          row<RoundsToDraw>(held<RoundsToDraw>),
                          row<SureTrumps>(held<SureTrumps>),
                          row<TricksByPoints>(held<TricksByPoints>),
                          row<TricksOf>(tricks),
                          row<TricksAfter>(tricks_after),
                          row<BestCard>(bare<BestCard>),
                          row<BestCards>(bare<BestCards>),
                          row<BestStrain>(best_strain),
                          row<BestGift>(held<BestGift>),
                          row<PlayOut>(bare<PlayOut>),
                          row<BothFollow>(both_follow),
                          row<LongestTrumps>(longest_trumps),
                          row<PartnerHolds>(partner_holds),
                          row<BreakEven>(break_even),
                          row<AverageTricks>(average_tricks),
                          row<ChanceOfTricks>(chance_of_tricks),
                          row<PartnerOff>(partner_off),
                          row<GoodCalls>(good_calls),
                          row<CallsByCount>(calls_by_count)};
static_assert(rows.size() == std::variant_size_v<Fact>);

[[nodiscard]] std::string all_names() {
  std::string names;
  for (const Row& each : rows) names += (names.empty() ? "" : ", ") + std::string(each.what);
  return names;
}

}  // namespace

std::optional<Fact> read_fact(const JsonValue& ask) {
  if (!ask.expect_object()) return std::nullopt;
  const auto value = ask.require("what");
  const auto what = value ? value->text() : std::nullopt;
  if (!what) return std::nullopt;
  for (const Row& each : rows)
    if (*what == each.what) return each.read(ask);
  value->fault("lesson.question-unknown", {*what, all_names()});
  return std::nullopt;
}

}  // namespace rightbower::lessons
