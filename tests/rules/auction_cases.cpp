#include <algorithm>
#include <array>

#include "engine/auction.h"
#include "engine/game.h"
#include "engine/notation.h"
#include "tests/rules/categories.h"

namespace rightbower::tests {
namespace {

// The auction as far as its calls are legal, and which of them are. After the first illegal call
// nothing more may follow.
struct Called {
  Auction auction;
  std::vector<bool> legal;
};

Called call_all(const Rules& rules, Auction auction, const Json& calls) {
  std::vector<bool> legal;
  for (const Json& text : calls) {
    if (!legal.empty() && !legal.back()) throw CaseFailure("a call after an illegal one");
    const auto call = parse_call(text.get<std::string>(), rules);
    legal.push_back(call && !auction.over() && !auction.refusal(*call));
    if (legal.back()) auction = auction.after(*call);
  }
  return {std::move(auction), std::move(legal)};
}

Json bid_json(const Rules& rules, const std::optional<Bid>& bid) {
  if (!bid) return {};
  return {{"bidder", std::string(1, letter(bid->bidder))},
          {"level", bid->level},
          {"strain", bid->strain ? Json(name(*bid->strain)) : Json()},
          {"alone", partner_sits_out(rules, *bid)}};
}

void check_result(const Rules& rules, const Called& called, Fields& result) {
  const Auction& auction = called.auction;
  const bool illegal = !called.legal.back();
  std::string state = "open";
  if (illegal)
    state = "illegal_call";
  else if (auction.state() == Auction::State::ended)
    state = "ended";
  else if (auction.state() == Auction::State::thrown_in)
    state = "thrown_in";
  result.expect("state", state);
  result.expect("at", static_cast<int>(called.legal.size()) - 1);
  if (result.has("still_to_call"))
    result.expect("still_to_call", auction.over() ? Json() : seat_json(auction.to_call()));
  if (result.has("next_to_call"))
    result.expect("next_to_call", auction.over() ? Json() : seat_json(auction.to_call()));
  result.expect("high", bid_json(rules, auction.high()));
  result.expect("contract", bid_json(rules, auction.contract()));
  result.expect("next_dealer", seat_json(auction.next_dealer()));
  if (result.has("leads_first_trick"))
    result.expect("leads_first_trick",
                  seat_json(first_leader(rules, auction.contract().value(), auction.dealer())));
  result.check_all_read();
}

void check_auction(Fields& input, Fields& expected) {
  const Rules rules = rules_named(input["rules"]);
  const Called called =
      call_all(rules, Auction(rules, {seat_of(input["dealer"]), {}, {}}), input["calls"]);
  expected.expect("legal", called.legal);
  Fields result(expected["result"]);
  check_result(rules, called, result);
}

void set_option(Rules& rules, Fields& input) {
  if (!input.has("option")) return;
  if (input.text("option") != "stick_the_dealer") throw CaseFailure("unknown option");
  rules.auction.all_pass = AuctionRules::AllPass::dealer_must_bid;
}

// "ask", "moon", "normal": the specials of the single deck by their names.
std::string kind_of(const Bid& bid) {
  std::string kind = bid.special.empty() ? "normal" : bid.special;
  std::ranges::transform(kind, kind.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return kind;
}

std::string single_state(const Auction& auction) {
  switch (auction.state()) {
    case Auction::State::naming:
    case Auction::State::ended:
      return "ended";
    case Auction::State::thrown_in:
      return "redeal";
    case Auction::State::open:
      break;
  }
  return auction.must_bid() ? "dealer_must_bid" : "open";
}

void check_auction_single(Fields& input, Fields& expected) {
  Rules rules = rules_named(input["rules"]);
  set_option(rules, input);
  const Called called =
      call_all(rules, Auction(rules, {seat_of(input["dealer"]), {}, {}}), input["calls"]);
  const Auction& auction = called.auction;
  expected.expect("legal", called.legal);
  expected.expect("state", single_state(auction));
  expected.expect("next_dealer", seat_json(auction.next_dealer()));
  expected.expect("names_trump_after", auction.state() == Auction::State::naming);
  if (!auction.high()) return;
  const Bid& bid = *auction.high();
  const Special* special = special_of(rules, bid);
  expected.expect("bidder", seat_json(bid.bidder));
  expected.expect("level", bid.level);
  expected.expect("kind", kind_of(bid));
  expected.expect("partner_plays", !partner_sits_out(rules, bid));
  expected.expect("exchange", special != nullptr ? special->swap.max : 0);
}

// The hand is claimed by the first to call; the other hands are not known.
void check_ace_no_face(Fields& input, Fields& expected) {
  Rules rules = rules_named("single-deck");
  rules.ace_no_face = true;
  PerSeat<HandDraft> drafts;
  drafts[Seat::north] = HandDraft::of(set_of(input["hand"]));
  HandStart start;
  start.deal = make_deal(drafts, rules).value();
  start.dealer = Seat::west;
  const Game game(rules, start);
  const bool may = !game.refusal(Call::claim());
  expected.expect("may_claim", may);
  if (may && game.after(Call::claim()).phase() != Phase::thrown_in)
    throw CaseFailure("a claim does not throw the hand in");
}

// The highest bid of the game in which partner sits out.
std::string lone_special(const Rules& rules) {
  for (auto special = rules.specials.rbegin(); special != rules.specials.rend(); ++special)
    if (!special->partner_plays) return special->id;
  throw CaseFailure("nobody plays alone in " + rules.name);
}

void check_turn_order(Fields& input, Fields& expected) {
  const Rules rules = rules_named(input["rules"]);
  const Seat bidder = seat_of(input["bidder"]);
  const Seat dealer = input.has("dealer") ? seat_of(input["dealer"]) : Seat::north;
  const Bid bid{bidder, rules.hand_size, input.flag("alone") ? lone_special(rules) : "",
                Strain::hearts};
  const Seating seats = seating_of(rules, bid);
  Seat seat = first_leader(rules, bid, dealer);
  Json order = Json::array();
  for (int i = 0; i < seats.in_play.size(); ++i) {
    order.push_back(seat_json(seat));
    seat = seats.in_play.next_after(seat);
  }
  expected.expect("order_from_leader", order);
  expected.expect("cards_per_trick", seats.in_play.size());
  for (Seat out : all_seats)
    if (!seats.in_play.contains(out)) expected.expect("sits_out", seat_json(out));
}

// --- Two-handed: the players are called dealer and nondealer; both ways round must agree. ---

class TwoHanded {
 public:
  explicit TwoHanded(Seat dealer) : rules_(rules_named("two-handed")), dealer_(dealer) {}

  void check(Fields& input, Fields& expected) {
    set_option(rules_, input);
    if (input.has("calls")) return check_calls(input, expected);
    const Bid bid{seat_named(input.text("maker")), rules_.auction.min, "", Strain::hearts};
    expected.expect("leads_first_trick", name_of(first_leader(rules_, bid, dealer_)));
    if (input.has("maker_tricks")) check_score(bid, input, expected);
  }

 private:
  void check_score(const Bid& bid, Fields& input, Fields& expected) {
    PerSeat<int> tricks;
    tricks[bid.bidder] = input.number("maker_tricks");
    tricks[rules_.seats.next_after(bid.bidder)] = rules_.hand_size - tricks[bid.bidder];
    const HandScore score = score_hand(rules_, bid, tricks);
    expected.expect("delta", by_name(score.points));
    if (!input.has("before")) return;
    Points before;
    for (const auto& [player, points] : input["before"].items())
      before[seat_named(player)] = points.get<int>();
    const MatchState after =
        match_after(rules_, before, score.points, HandVerdict{bid.bidder, score.made});
    expected.expect("scores_after", by_name(after.score));
    for (Seat seat : {dealer_, other()})
      if (after.winner.contains(seat)) expected.expect("winner", name_of(seat));
    if (!after.over()) expected.expect("winner", {});
  }

  void check_calls(Fields& input, Fields& expected) {
    HandStart start;
    start.turn_up = card_of(input["face_up"]);
    start.deal = deal_with(rules_, {}, start.turn_up);
    start.dealer = dealer_;
    Game game(rules_, start);
    bool legal = true;
    for (const Json& json : input["calls"]) {
      if (!legal) throw CaseFailure("a call after an illegal one");
      const std::string text = json.get<std::string>();
      const auto colon = text.find(':');
      if (game.to_act() != seat_named(text.substr(0, colon)))
        throw CaseFailure("not the turn of " + text);
      const auto call = parse_call(text.substr(colon + 1), rules_);
      if (!call) throw CaseFailure("unknown call " + text);
      legal = !game.refusal(*call);
      if (legal) game = game.after(*call);
    }
    expected.expect("legal_last_call", legal);
    expect_state(game, expected);
    expect_dealers_card(game, expected);
  }

  void expect_state(const Game& game, Fields& expected) {
    expected.expect("bidding_over", game.auction().over());
    expected.expect("face_up_turned_down", game.auction().turned_down());
    if (game.phase() == Phase::thrown_in)
      expected.expect("state", "redeal");
    else if (game.phase() == Phase::auction)
      expected.expect("state", game.auction().must_bid() && game.to_act() == dealer_
                                   ? "dealer_must_name_trump"
                                   : "open");
    expected.expect("next_dealer", game.next_dealer() == other() ? "other player" : "dealer");
    if (const auto contract = game.contract()) {
      expected.expect("trump", name(contract->strain.value()));
      expected.expect("maker", name_of(contract->bidder));
    }
  }

  void expect_dealers_card(const Game& game, Fields& expected) {
    const Card turned = game.start().turn_up.value();
    const Card own = *game.hand(dealer_).begin();
    const bool may = game.to_act() == dealer_ && !game.refusal(Discard{own});
    const bool must = may && game.refusal(Discard{}).has_value();
    expected.expect("dealer_may_take_card", may);
    expected.expect("dealer_must_take_card", must);
    const bool takes = must && game.after(Discard{own}).hand(dealer_).contains(turned) &&
                       game.after(Discard{own}).hand(dealer_).size() == rules_.hand_size;
    expected.expect("dealer_takes_card_and_discards", takes);
  }

  [[nodiscard]] Seat other() const { return rules_.seats.next_after(dealer_); }
  [[nodiscard]] Seat seat_named(const std::string& player) const {
    if (player == "dealer") return dealer_;
    if (player == "nondealer") return other();
    throw CaseFailure("unknown player " + player);
  }
  [[nodiscard]] Json name_of(Seat seat) const { return seat == dealer_ ? "dealer" : "nondealer"; }
  [[nodiscard]] Json by_name(const Points& points) const {
    return {{"dealer", points[dealer_]}, {"nondealer", points[other()]}};
  }

  Rules rules_;
  Seat dealer_;
};

void check_two_handed(Fields& input, Fields& expected) {
  for (Seat dealer : {Seat::south, Seat::west}) TwoHanded(dealer).check(input, expected);
}

}  // namespace

std::span<const Category> auction_categories() {
  static constexpr std::array<Category, 5> categories{{{"auction", check_auction},
                                                       {"auction_single", check_auction_single},
                                                       {"option_ace_no_face", check_ace_no_face},
                                                       {"turn_order", check_turn_order},
                                                       {"two_handed", check_two_handed}}};
  return categories;
}

}  // namespace rightbower::tests
