// The rules in force, as plain data with named presets (rules.md, section 4.1). Nothing is
// hard-coded to one game: whoever needs a pack, a bid's limits, a score or a match's end asks the
// Rules. House rules are a preset with some members changed. What rules.md leaves open is a member
// whose preset value is the default named there.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/card_set.h"
#include "engine/contract.h"
#include "engine/result.h"
#include "engine/seat.h"

namespace rightbower {

// Who scores together: partners opposite each other, or everybody for himself. Where everybody is
// for himself the maker plays against all others.
enum class Teams : std::uint8_t { pairs, each_alone };

// When the strain is named: as part of the bid, by the winner afterwards, or by a card turned up.
enum class TrumpNamed : std::uint8_t { with_bid, after_auction, turn_up };

struct AuctionRules {
  // rounds: so many turns each. until_passes: until all others pass in a row after a bid (all pass:
  // nobody bid). turn_up: a round to order up the turned card, a round to name another suit.
  enum class Style : std::uint8_t { rounds, until_passes, turn_up };
  // What happens when nobody bids: the hand is void and the next player deals, the dealer may not
  // pass ("stick the dealer"), or the holder of the joker must bid stuck_min (hand void where the
  // joker was not dealt).
  enum class AllPass : std::uint8_t { redeal, dealer_must_bid, joker_holder_must_bid };

  Style style = Style::until_passes;
  int rounds = 1;           // turns each, for Style::rounds
  bool pass_final = false;  // who has passed is out of the auction

  int min = 1;   // lowest bid; in a turn-up game the tricks the maker needs
  int max = 12;  // highest plain bid ("plain_max_bid"); specials stand above it
  // A bid of max ends the auction, so nothing can be called over it. False is the setting
  // "alone_over_max": a special may still be called.
  bool max_ends = true;
  std::array<int, 6> strain_min{};  // lowest bid in a strain, by index(Strain); 0: min

  AllPass all_pass = AllPass::redeal;
  int stuck_min = 0;  // lowest bid of who may not pass; 0: min

  bool turned_down_barred = true;  // the turned-down suit may not be named in the second round (C1)

  friend bool operator==(const AuctionRules&, const AuctionRules&) = default;
};

// Cards swapped between the bidder and his partner before the first lead.
struct SwapRules {
  // simultaneous: neither sees the other's cards before choosing. bidder_first: partner takes the
  // bidder's cards up before he chooses. partner_first: the other way round, always max cards.
  enum class Order : std::uint8_t { simultaneous, bidder_first, partner_first };
  // What partner may give: any card, or his best trumps as far as they go ("ask").
  enum class Answer : std::uint8_t { any, best_trump };

  int min = 0;  // cards; the bidder's choice fixes the number and partner gives as many
  int max = 0;  // 0: no exchange
  Order order = Order::simultaneous;
  Answer answer = Answer::any;

  friend bool operator==(const SwapRules&, const SwapRules&) = default;
};

// A bid that is more than a number: alone, ask, moon, pepper ... Higher than every plain bid.
struct Special {
  std::string id;            // as it is written in calls: "Alone", "ASK", "MOON"
  bool level_shown = false;  // written with its tricks in front: "6ASK"
  int rank = 1;              // among the specials; a higher one may be called over a lower one
  int level = 0;             // tricks that must be taken
  bool ends_auction = false;
  bool strain_later = false;  // named after the auction even where plain bids name it
  bool partner_plays = false;
  SwapRules swap;
  std::optional<int> win;    // points when made; none: as a plain bid
  std::optional<int> sweep;  // points for every trick, where that is more than the level asks
  std::optional<int> lose;   // points lost when set; none: as ScoreRules::fail_loss says

  friend bool operator==(const Special&, const Special&) = default;
};

// Who leads the first trick; left_of_dealer skips a seat that sits out.
enum class Lead : std::uint8_t { bidder, left_of_dealer };

struct ScoreRules {
  enum class Made : std::uint8_t { tricks, fixed };             // points for a bid made
  enum class Set : std::uint8_t { minus_bid, fixed, nothing };  // for a bid not made
  // What a special without `lose` costs: the number bid (literal) or as much as it would have won.
  enum class FailLoss : std::uint8_t { literal, symmetric };

  Made made = Made::tricks;
  int made_bonus = 0;       // Made::tricks: added to the tricks taken
  int made_points = 1;      // Made::fixed
  int made_all_points = 2;  // Made::fixed, every trick taken
  Set set = Set::minus_bid;
  int set_points = 0;                           // Set::fixed: lost, whatever was bid
  FailLoss fail_loss = FailLoss::literal;       // B3
  bool defenders_per_trick = true;              // a point a trick to each team of defenders
  bool defenders_score_vs_alone = true;         // also against a lone hand (A7)
  int defenders_set_points = 0;                 // to each team of defenders for a set
  int no_trick_penalty = 0;                     // lost by a defending team without a trick
  bool no_trick_penalty_specials_only = false;  // ... and only against a special
  bool down = false;  // points are taken off the score, which runs down to the target

  friend bool operator==(const ScoreRules&, const ScoreRules&) = default;
};

struct MatchRules {
  // make_or_set: at the target, and in this hand made its bid or set the other side. made_bid: at
  // the target by a bid made. reach: at the target. Looked at when a hand is over.
  enum class Rule : std::uint8_t { make_or_set, made_bid, reach };
  // Several teams have won by the rule: the bidding team among them, or the higher score. Equal
  // scores: another hand is played.
  enum class BothOver : std::uint8_t { bidders, highest };

  int start = 0;  // score before the first hand
  int target = 52;
  Rule rule = Rule::make_or_set;
  BothOver both_over = BothOver::bidders;
  std::optional<int> floor;  // a team at or below it has lost (in a game of two teams)

  friend bool operator==(const MatchRules&, const MatchRules&) = default;
};

// The penalty for not following suit. Play itself never allows it: it is declared by the players.
struct RevokeRules {
  int points = 0;          // lost by the offending team
  int others_points = 0;   // won by each other team
  bool ends_hand = false;  // the hand is over and not scored

  friend bool operator==(const RevokeRules&, const RevokeRules&) = default;
};

// A joker turned up as proposed trump: the dealer names the suit and is maker, or it stands for an
// agreed suit (C6).
enum class TurnedJoker : std::uint8_t { dealer_names, agreed_suit };

struct Rules {
  std::string name;   // "double-deck"
  CardSet pack;       // every card, a kind twice where the pack has two copies
  int hand_size = 0;  // cards dealt to each seat
  SeatSet seats;      // who sits at the table
  Teams teams = Teams::pairs;
  bool dealer_extra_card = false;  // the dealer gets one card more and discards one

  std::vector<Strain> strains;  // that may be named, in the order of all_strains
  TrumpNamed trump_named = TrumpNamed::with_bid;
  AuctionRules auction;
  std::vector<Special> specials;  // by rank, low to high
  Lead lead = Lead::bidder;

  // Turn-up games. A dealer who accepts takes the turned card; one who is ordered up may leave it.
  bool dealer_may_leave = true;
  TurnedJoker turned_joker = TurnedJoker::dealer_names;
  Suit turned_joker_suit = Suit::hearts;  // TurnedJoker::agreed_suit

  ScoreRules score;
  MatchRules match;
  RevokeRules revoke;

  // A player dealt an ace and no king, queen or jack may have the hand thrown in.
  bool ace_no_face = false;

  // Message ids, each one sentence: what of this game the engine does not play.
  std::vector<std::string> not_covered;

  friend bool operator==(const Rules&, const Rules&) = default;

  [[nodiscard]] bool has_turn_up() const { return trump_named == TrumpNamed::turn_up; }
  [[nodiscard]] bool allows(Strain strain) const;
  [[nodiscard]] const Special* find_special(std::string_view id) const;  // any case; or null
  [[nodiscard]] int copies() const;                                      // of the aces
  [[nodiscard]] Rank lowest_rank() const;
  [[nodiscard]] bool has_joker() const { return pack.contains(Card::joker()); }
  // Cards in no hand after the deal, a turned-up one counted.
  [[nodiscard]] int undealt() const;
};

inline constexpr std::string_view default_rules_name = "double-deck";

// Every preset, the default first.
[[nodiscard]] std::span<const Rules> rules_presets();

// The preset of that name, or null.
[[nodiscard]] const Rules* find_rules(std::string_view name);

// All ranks from the ace down to the lowest, so many copies (1 or 2) of each, and perhaps a joker.
[[nodiscard]] CardSet make_pack(Rank lowest, int copies, bool joker);

// The games rules.md describes that no preset plays: message ids, one sentence each.
[[nodiscard]] std::span<const std::string_view> games_left_out();

// The seats that score together with this one, itself included; and every such team, by its first
// seat clockwise from north.
[[nodiscard]] SeatSet team_of(const Rules& rules, Seat seat);
[[nodiscard]] std::vector<SeatSet> teams_of(const Rules& rules);

// Faults of rules somebody wrote: more cards dealt than the pack has, a minimum above the maximum,
// two specials of one name ... Each with the path of its member ("auction.min") as place. Presets
// have none.
[[nodiscard]] Faults check_rules(const Rules& rules);

}  // namespace rightbower
