// What a question asks, as a fact that can be computed: the answer of a lesson is never only typed
// in. Each kind of fact is a struct here, with its shape: the name it has in a file, how it is
// answered, what it needs to be computed from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/call.h"
#include "engine/contract.h"
#include "engine/rules.h"
#include "engine/score.h"
#include "engine/seat.h"
#include "lessons/option.h"

namespace rightbower::lessons {

// How a question is answered.
enum class Kind : std::uint8_t {
  order_cards,     // all of them in order
  choose_cards,    // all that fit
  number,          // maybe near enough
  pick_card,       // one; several can be right
  pick_option,     // one; several can be right
  choose_options,  // all that fit
  play_out,        // card by card, until the goal is reached or lost
};

// What it takes to compute the answer. A costly one is proved by prove(), not when a lesson loads.
enum class Cost : std::uint8_t { counted, solved, sampled };

// What must be on the board.
enum class Needs : std::uint8_t {
  nothing,
  hand,      // the cards of the seat asked about, to be seen
  position,  // all hands, a strain and a leader: cards are played
  trick,     // the same with a card on the table
  deal,      // all hands
  layouts,   // some hands: the others are dealt at random
  auction,   // a dealer, and the calls so far
};

struct Shape {
  std::string_view name;  // "what" in a file
  Kind kind = Kind::number;
  Needs needs = Needs::nothing;
  Cost cost = Cost::counted;
  OptionKind options = OptionKind::yes_no;  // of pick_option and choose_options
  bool offers_cards = false;                // the file names the cards to choose from
};

// ---- rules

struct StrengthOrder {  // put the choices in order, the strongest first; trumps before the rest
  static constexpr Shape shape{
      .name = "strength-order", .kind = Kind::order_cards, .offers_cards = true};
  Strain trump;
  friend bool operator==(const StrengthOrder&, const StrengthOrder&) = default;
};
struct BeatenBy {  // which of the choices, played later, beat this card
  static constexpr Shape shape{
      .name = "beaten-by", .kind = Kind::choose_cards, .offers_cards = true};
  Strain trump;
  Card card;
  friend bool operator==(const BeatenBy&, const BeatenBy&) = default;
};
struct BowersHeld {  // which of the seat's cards are bowers
  static constexpr Shape shape{
      .name = "bowers-held", .kind = Kind::choose_cards, .needs = Needs::hand};
  Strain trump;
  Seat seat;
  friend bool operator==(const BowersHeld&, const BowersHeld&) = default;
};
struct BestTrump {  // the strongest trump of this hand
  static constexpr Shape shape{.name = "best-trump", .kind = Kind::pick_card, .needs = Needs::hand};
  Strain trump;
  Seat seat;
  friend bool operator==(const BestTrump&, const BestTrump&) = default;
};
struct IsTrump {
  static constexpr Shape shape{.name = "is-trump", .kind = Kind::pick_option};
  Strain trump;
  Card card;
  friend bool operator==(const IsTrump&, const IsTrump&) = default;
};
struct LegalCards {  // which cards the seat to play may play
  static constexpr Shape shape{
      .name = "legal-cards", .kind = Kind::choose_cards, .needs = Needs::trick};
  friend bool operator==(const LegalCards&, const LegalCards&) = default;
};
struct TrickWinner {  // who wins the trick on the table, as it is now
  static constexpr Shape shape{.name = "trick-winner",
                               .kind = Kind::pick_option,
                               .needs = Needs::trick,
                               .options = OptionKind::seat};
  friend bool operator==(const TrickWinner&, const TrickWinner&) = default;
};
struct LegalCalls {  // which of the choices the seat to call may call
  static constexpr Shape shape{.name = "legal-calls",
                               .kind = Kind::choose_options,
                               .needs = Needs::auction,
                               .options = OptionKind::call};
  friend bool operator==(const LegalCalls&, const LegalCalls&) = default;
};
struct HandPoints {  // what a side scores for a hand
  static constexpr Shape shape{.name = "points", .kind = Kind::number};
  Bid bid;     // with its bidder
  int tricks;  // of the bidder's side
  Side side;   // whose points
  friend bool operator==(const HandPoints&, const HandPoints&) = default;
};
struct MatchWon {  // whether a side has won the match after a hand
  static constexpr Shape shape{.name = "match-won", .kind = Kind::pick_option};
  Points score;  // before the hand
  Bid bid;
  int tricks;  // of the bidder's side
  Side side;
  friend bool operator==(const MatchWon&, const MatchWon&) = default;
};
struct SettingTricks {  // how many tricks the defenders need against a bid
  static constexpr Shape shape{.name = "setting-tricks", .kind = Kind::number};
  Bid bid;
  friend bool operator==(const SettingTricks&, const SettingTricks&) = default;
};

// ---- counting

struct CardsInSuit {  // how many cards of the pack count as this suit
  static constexpr Shape shape{.name = "cards-in-suit", .kind = Kind::number};
  Strain trump;
  Suit suit;
  std::string rules = std::string(default_rules_name);  // whose pack
  friend bool operator==(const CardsInSuit&, const CardsInSuit&) = default;
};
struct TrumpsHeld {  // how many trumps the seat holds
  static constexpr Shape shape{.name = "trumps-held", .kind = Kind::number, .needs = Needs::hand};
  Strain trump;
  Seat seat;
  friend bool operator==(const TrumpsHeld&, const TrumpsHeld&) = default;
};
struct TrumpsOut {  // how many trumps of the pack are neither in this hand nor played
  static constexpr Shape shape{.name = "trumps-out", .kind = Kind::number, .needs = Needs::hand};
  Strain trump;
  Seat seat;
  friend bool operator==(const TrumpsOut&, const TrumpsOut&) = default;
};
struct CardsOut {  // which of the choices are neither all in this hand nor played: a copy is out
  static constexpr Shape shape{
      .name = "cards-out", .kind = Kind::choose_cards, .needs = Needs::hand, .offers_cards = true};
  Strain trump;
  Seat seat;
  friend bool operator==(const CardsOut&, const CardsOut&) = default;
};
struct HighestOut {  // the highest of the choices, all of one suit, of which a copy is out
  static constexpr Shape shape{
      .name = "highest-out", .kind = Kind::pick_card, .needs = Needs::hand, .offers_cards = true};
  Strain trump;
  Seat seat;
  friend bool operator==(const HighestOut&, const HighestOut&) = default;
};
struct ShownVoid {  // which seats have not followed when this suit was led
  static constexpr Shape shape{.name = "shown-void",
                               .kind = Kind::choose_options,
                               .needs = Needs::trick,
                               .options = OptionKind::seat};
  Suit suit;
  friend bool operator==(const ShownVoid&, const ShownVoid&) = default;
};
struct RoundsToDraw {  // how many rounds it takes to draw the trumps of the others
  static constexpr Shape shape{
      .name = "rounds-to-draw", .kind = Kind::number, .needs = Needs::deal};
  Strain trump;
  Seat seat;
  friend bool operator==(const RoundsToDraw&, const RoundsToDraw&) = default;
};
struct SureTrumps {  // tricks the hand takes with its trumps from the top, whatever the others hold
  static constexpr Shape shape{.name = "sure-trumps", .kind = Kind::number, .needs = Needs::hand};
  Strain trump;
  Seat seat;
  friend bool operator==(const SureTrumps&, const SureTrumps&) = default;
};
struct TricksByPoints {  // what the points of the hand come to, in whole tricks (point_count.h)
  static constexpr Shape shape{
      .name = "tricks-by-points", .kind = Kind::number, .needs = Needs::hand};
  Strain trump;
  Seat seat;
  friend bool operator==(const TricksByPoints&, const TricksByPoints&) = default;
};

// ---- the solver: all cards known

// Cards swapped before the play: what the leader gives to his partner and gets for it.
struct Swap {
  CardSet gives;
  CardSet gets;
  friend bool operator==(const Swap&, const Swap&) = default;
};
struct TricksOf {  // what the leader's side takes
  static constexpr Shape shape{
      .name = "tricks", .kind = Kind::number, .needs = Needs::deal, .cost = Cost::solved};
  Strain trump;
  Seat leader;
  bool alone = false;
  Swap swap{};
  friend bool operator==(const TricksOf&, const TricksOf&) = default;
};
struct TricksAfter {  // what the side of the seat to play still takes when it plays this card
  static constexpr Shape shape{
      .name = "tricks-after", .kind = Kind::number, .needs = Needs::position, .cost = Cost::solved};
  Card card;
  friend bool operator==(const TricksAfter&, const TricksAfter&) = default;
};
struct BestCard {  // a card that gives nothing away
  static constexpr Shape shape{
      .name = "best-card", .kind = Kind::pick_card, .needs = Needs::position, .cost = Cost::solved};
  friend bool operator==(const BestCard&, const BestCard&) = default;
};
struct BestCards {  // every card that gives nothing away
  static constexpr Shape shape{.name = "best-cards",
                               .kind = Kind::choose_cards,
                               .needs = Needs::position,
                               .cost = Cost::solved};
  friend bool operator==(const BestCards&, const BestCards&) = default;
};
struct BestStrain {  // of the choices, for the side of this leader
  static constexpr Shape shape{.name = "best-strain",
                               .kind = Kind::pick_option,
                               .needs = Needs::deal,
                               .cost = Cost::solved,
                               .options = OptionKind::strain};
  Seat leader;
  friend bool operator==(const BestStrain&, const BestStrain&) = default;
};
struct BestGift {  // the card a lone bidder gives for the one of partner's that helps him most
  static constexpr Shape shape{
      .name = "best-gift", .kind = Kind::pick_card, .needs = Needs::deal, .cost = Cost::solved};
  Strain trump;
  Seat seat;
  friend bool operator==(const BestGift&, const BestGift&) = default;
};
struct PlayOut {  // play the cards of the side to act and take all it can: so many tricks
  static constexpr Shape shape{
      .name = "play-out", .kind = Kind::play_out, .needs = Needs::position, .cost = Cost::solved};
  friend bool operator==(const PlayOut&, const PlayOut&) = default;
};

// ---- chances, in percent: 36 cards not seen lie in three hands of twelve, each as likely as any

struct BothFollow {  // both opponents can follow so many rounds of a suit
  static constexpr Shape shape{.name = "both-follow", .kind = Kind::number};
  Strain trump;
  Suit suit;
  int held;  // cards of the suit in one's own hand
  int rounds;
  friend bool operator==(const BothFollow&, const BothFollow&) = default;
};
struct LongestTrumps {  // no opponent holds more than so many trumps
  static constexpr Shape shape{.name = "longest-trumps", .kind = Kind::number};
  int held;
  int most;
  friend bool operator==(const LongestTrumps&, const LongestTrumps&) = default;
};
struct PartnerHolds {  // of so many cards that are out, partner holds at least so many
  static constexpr Shape shape{.name = "partner-holds", .kind = Kind::number};
  int out;
  int least;
  friend bool operator==(const PartnerHolds&, const PartnerHolds&) = default;
};
struct BreakEven {  // the chance from which a special call is worth more than so many points
  static constexpr Shape shape{.name = "break-even", .kind = Kind::number};
  std::string special;
  int instead;  // points, own less theirs
  friend bool operator==(const BreakEven&, const BreakEven&) = default;
};

// ---- sampling: hands that are not known are dealt at random, the same for the same seed

struct Sample {
  int deals = 0;
  std::uint64_t seed = 1;
  friend bool operator==(const Sample&, const Sample&) = default;
};
struct AverageTricks {  // of the leader's side
  static constexpr Shape shape{.name = "average-tricks",
                               .kind = Kind::number,
                               .needs = Needs::layouts,
                               .cost = Cost::sampled};
  Strain trump;
  Seat leader;
  Sample sample;
  friend bool operator==(const AverageTricks&, const AverageTricks&) = default;
};
struct ChanceOfTricks {  // in percent, of so many tricks or more
  static constexpr Shape shape{.name = "chance-of-tricks",
                               .kind = Kind::number,
                               .needs = Needs::layouts,
                               .cost = Cost::sampled};
  Strain trump;
  Seat leader;
  int tricks;
  bool alone = false;
  Sample sample;
  friend bool operator==(const ChanceOfTricks&, const ChanceOfTricks&) = default;
};
struct PartnerOff {  // how often, in percent, partner adds so many tricks more or less than three
  static constexpr Shape shape{.name = "partner-off", .kind = Kind::number, .cost = Cost::sampled};
  int by;
  Sample sample;
  friend bool operator==(const PartnerOff&, const PartnerOff&) = default;
};
// Which of the choices are worth most on average, own points less theirs, when everybody passes
// after it: those no further than half a point from the best.
struct GoodCalls {
  static constexpr Shape shape{.name = "good-calls",
                               .kind = Kind::pick_option,
                               .needs = Needs::auction,
                               .cost = Cost::sampled,
                               .options = OptionKind::call};
  Sample sample;
  friend bool operator==(const GoodCalls&, const GoodCalls&) = default;
};

// As GoodCalls, but the calls so far tell of the hands behind them, by the agreement of
// lessons/count_bidding.h: the hidden hands agree with it.
struct CallsByCount {
  static constexpr Shape shape{.name = "calls-by-count",
                               .kind = Kind::pick_option,
                               .needs = Needs::auction,
                               .cost = Cost::sampled,
                               .options = OptionKind::call};
  Sample sample;
  friend bool operator==(const CallsByCount&, const CallsByCount&) = default;
};

using Fact =
    std::variant<StrengthOrder, CardsInSuit, BeatenBy, TrumpsHeld, BowersHeld, BestTrump, IsTrump,
                 LegalCards, TrickWinner, LegalCalls, HandPoints, MatchWon, SettingTricks,
                 TrumpsOut, CardsOut, HighestOut, ShownVoid, RoundsToDraw, SureTrumps,
                 TricksByPoints, TricksOf, TricksAfter, BestCard, BestCards, BestStrain, BestGift,
                 PlayOut, BothFollow, LongestTrumps, PartnerHolds, BreakEven, AverageTricks,
                 ChanceOfTricks, PartnerOff, GoodCalls, CallsByCount>;

[[nodiscard]] const Shape& shape_of(const Fact& fact);
[[nodiscard]] Kind kind_of(const Fact& fact);

// The strain a fact names, if it names one.
[[nodiscard]] std::optional<Strain> strain_of(const Fact& fact);
// The seat it asks about, or that leads.
[[nodiscard]] std::optional<Seat> seat_of(const Fact& fact);
// The sample it takes, if it is sampled.
[[nodiscard]] std::optional<Sample> sample_of(const Fact& fact);

}  // namespace rightbower::lessons
