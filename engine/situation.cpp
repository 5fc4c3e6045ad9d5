#include "engine/situation.h"

#include <cassert>
#include <utility>

namespace rightbower {
namespace {

Fault at_key(std::string key, Message what, int item = 0) {
  return {{0, item, std::move(key)}, std::move(what)};
}

// --- As a game ---

HandStart start_of(const Situation& situation) {
  return {situation.deal, *situation.dealer, situation.turn_up,
          situation.score.value_or(starting_score(rules_of(situation)))};
}

// Does one action after another up to the first that cannot be done: what comes behind it can't be
// judged. What contradicts the actions done is remembered beside it.
class Player {
 public:
  explicit Player(Game game) : game_(std::move(game)) {}

  [[nodiscard]] Phase phase() const { return game_.phase(); }
  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] bool refused() const { return refused_; }

  void act(const GameAction& action, const char* key, int item = 0) {
    if (refused_) return;
    if (auto message = game_.refusal(action))
      refuse(key, std::move(*message), item);
    else
      game_ = game_.after(action);
  }
  void refuse(const char* key, Message message, int item = 0) {
    if (!refused_) contradict(key, std::move(message), item);
    refused_ = true;
  }
  void contradict(const char* key, Message message, int item = 0) {
    faults_.push_back(at_key(key, std::move(message), item));
  }

  [[nodiscard]] Result<Game> finish() && {
    if (!faults_.empty()) return std::move(faults_);
    return std::move(game_);
  }

 private:
  Game game_;
  bool refused_ = false;
  Faults faults_;
};

// The first key behind the exchange that has something in it; null when there is none.
const char* later_key(const Situation& situation) {
  if (situation.discard) return "discard";
  return situation.play.empty() ? nullptr : "play";
}

void do_exchange(const Situation& situation, Player& player) {
  const char* later = later_key(situation);
  if (player.phase() != Phase::exchange) {
    if (situation.exchange) player.refuse("exchange", {"exchange.not-now", {}});
    return;
  }
  const Seat bidder = player.game().bid()->bidder;
  // Nothing said of an exchange, and the hand goes on: no card was exchanged.
  Exchange exchange{bidder, {}, {}};
  if (situation.exchange)
    exchange = *situation.exchange;
  else if (later != nullptr)
    exchange = {bidder, CardSet{}, CardSet{}};
  if (exchange.bidder != bidder)
    player.refuse("exchange", {"exchange.not-bidder", {exchange.bidder, bidder}});
  const char* key = situation.exchange ? "exchange" : later;
  while (player.phase() == Phase::exchange && !player.refused()) {
    const bool gives = player.game().to_act() == bidder;
    const auto& cards = gives ? exchange.gives : exchange.gets;
    if (!cards) break;
    player.act(Give{*cards}, key);
  }
  if (player.phase() != Phase::exchange) return;
  const bool out_of_order = exchange.gives.has_value() != exchange.gets.has_value() &&
                            !player.game().exchange()->gives && !player.game().exchange()->gets;
  if (out_of_order) player.refuse("exchange", {"exchange.out-of-order", {*player.game().to_act()}});
  if (later != nullptr) player.refuse(later, {"exchange.to-be-made", {*player.game().to_act()}});
}

void do_discard(const Situation& situation, Player& player) {
  if (situation.discard)
    player.act(*situation.discard, "discard");
  else if (player.phase() == Phase::discard && !situation.play.empty())
    player.refuse("play", {"discard.to-be-made", {*player.game().to_act()}});
}

// Trump, lead and alone may only repeat what the auction says.
void compare_with_contract(const Situation& situation, Player& player) {
  const auto contract = player.game().contract();
  if (!contract) return;
  const Rules& rules = player.game().rules();
  if (situation.trump && situation.trump != contract->strain)
    player.contradict("trump", {"situation.other-trump", {*contract->strain}});
  const Seat leader = first_leader(rules, *contract, *situation.dealer);
  if (situation.lead && *situation.lead != leader)
    player.contradict("lead", {"situation.other-lead", {leader}});
  const bool lone = partner_sits_out(rules, *contract);
  if (situation.alone && !lone)
    player.contradict("alone", {"situation.nobody-alone", {}});
  else if (situation.alone && *situation.alone != contract->bidder)
    player.contradict("alone", {"situation.other-alone", {contract->bidder}});
}

// --- From trump, lead and alone ---

Faults missing_for_play(const Situation& situation) {
  Faults faults;
  const auto lead = leader_of(situation);
  if (!trump_of(situation) && !situation.play.empty())
    faults.push_back(at_key("play", {"play.no-trump", {}}));
  if (!lead) faults.push_back(at_key("play", {"play.no-lead", {}}));
  const SeatSet in_play = seating(situation).in_play;
  if (lead && !in_play.contains(*lead))
    faults.push_back(at_key("lead", {"play.leader-not-in-play", {*lead}}));
  for (Seat seat : all_seats)
    if (in_play.contains(seat) && situation.deal.not_known().contains(seat))
      faults.push_back(at_key("play", {"play.hand-not-known", {seat}}));
  return faults;
}

std::optional<Card> first_not_in(CardSet cards, CardSet hand) {
  for (Card card : cards)
    if (cards.count(card) > hand.count(card)) return card;
  return std::nullopt;
}

std::optional<Message> swap_refusal(const Situation& situation) {
  const Exchange& exchange = *situation.exchange;
  const Seat bidder = exchange.bidder;
  const Seat other = partner(bidder);
  if (!exchange.complete()) return Message{"exchange.to-be-made", {bidder}};
  for (Seat seat : {bidder, other})
    if (situation.deal[seat].state != Hand::State::known)
      return Message{"play.hand-not-known", {seat}};
  if (const auto card = first_not_in(*exchange.gives, situation.deal[bidder].cards))
    return Message{"exchange.not-held", {bidder, *card}};
  if (const auto card = first_not_in(*exchange.gets, situation.deal[other].cards))
    return Message{"exchange.not-held", {other, *card}};
  const int size = exchange.gives->size();
  if (size != exchange.gets->size())
    return Message{"exchange.unequal", {other, exchange.gets->size(), size}};
  return std::nullopt;
}

std::optional<Message> discard_refusal(const Situation& situation, const PerSeat<CardSet>& hands) {
  if (!situation.dealer) return Message{"game.no-dealer", {}};
  const Seat dealer = *situation.dealer;
  if (situation.deal[dealer].state != Hand::State::known)
    return Message{"play.hand-not-known", {dealer}};
  const auto& card = situation.discard->card;
  if (card && !hands[dealer].contains(*card)) return Message{"play.not-held", {dealer, *card}};
  return std::nullopt;
}

// The hands the first lead is made from, without an auction: dealt, swapped, discarded.
Result<PerSeat<CardSet>> hands_to_play(const Situation& situation) {
  PerSeat<CardSet> hands;
  for (Seat seat : all_seats) hands[seat] = situation.deal[seat].cards;
  if (const auto& exchange = situation.exchange) {
    if (auto refused = swap_refusal(situation)) return at_key("exchange", std::move(*refused));
    CardSet& bidders = hands[exchange->bidder];
    CardSet& partners = hands[partner(exchange->bidder)];
    bidders = after_swap(bidders, *exchange->gives, *exchange->gets);
    partners = after_swap(partners, *exchange->gets, *exchange->gives);
  }
  if (situation.discard) {
    if (auto refused = discard_refusal(situation, hands))
      return at_key("discard", std::move(*refused));
    if (const auto& card = situation.discard->card) {
      CardSet& hand = hands[*situation.dealer];
      hand = hand.without(*card);
      if (situation.turn_up) hand = hand.with(*situation.turn_up);
    }
  }
  return hands;
}

// With places as game_of gives them.
Result<Position> replay_without_auction(const Situation& situation) {
  if (Faults faults = missing_for_play(situation); !faults.empty()) return faults;
  const auto hands = hands_to_play(situation);
  if (!hands) return hands.faults();
  const SeatSet in_play = seating(situation).in_play;
  const Seat lead = *leader_of(situation);
  const Seat larger = [&] {
    for (Seat seat : all_seats)
      if (in_play.contains(seat) && (*hands)[seat].size() > (*hands)[lead].size()) return seat;
    return lead;
  }();
  for (Seat seat : all_seats)
    if (in_play.contains(seat) && (*hands)[seat].size() < (*hands)[larger].size())
      return at_key("play", {"discard.to-be-made", {larger}});

  Position position(*hands, in_play, lead);
  if (situation.play.empty()) return position;
  const Contract contract(*trump_of(situation));
  int number = 0;
  for (Card card : situation.play) {
    ++number;
    if (auto message = play_refusal(position, card, contract))
      return at_key("play", std::move(*message), number);
    position = position.after(card, contract);
  }
  return position;
}

Result<Position> replay_auction(const Situation& situation) {
  const auto game = game_of(situation);
  if (!game) return game.faults();
  if (game->position()) return *game->position();
  if (game->phase() == Phase::exchange)
    return at_key("play", {"exchange.to-be-made", {*game->to_act()}});
  if (game->phase() == Phase::discard)
    return at_key("play", {"discard.to-be-made", {*game->to_act()}});
  return missing_for_play(situation);
}

Result<Position> replay_with_places(const Situation& situation) {
  return contract_of(situation) ? replay_auction(situation) : replay_without_auction(situation);
}

void add(const Faults& more, Faults& faults) {
  faults.insert(faults.end(), more.begin(), more.end());
}

}  // namespace

const Rules& rules_of(const Situation& situation) {
  if (situation.house) return *situation.house;
  const Rules* rules = find_rules(situation.rules);
  assert(rules != nullptr);
  return *rules;
}

std::optional<Bid> contract_of(const Situation& situation) {
  if (situation.auction.empty() || !situation.dealer) return std::nullopt;
  const Rules& rules = rules_of(situation);
  const HandStart start = start_of(situation);
  if (!start_faults(rules, start).empty()) return std::nullopt;
  Auction auction(rules, auction_start(start));
  for (const Call& call : situation.auction) {
    if (auction.refusal(call)) return std::nullopt;
    auction = auction.after(call);
  }
  if (auction.state() == Auction::State::naming && situation.trump) {
    const Call call = Call::name(*situation.trump);
    if (auction.refusal(call)) return std::nullopt;
    auction = auction.after(call);
  }
  return auction.contract();
}

Seating seating(const Situation& situation) {
  if (const auto contract = contract_of(situation))
    return seating_of(rules_of(situation), *contract);
  const SeatSet seated = situation.deal.seated();
  return situation.alone ? alone(*situation.alone, seated) : pairs(seated);
}

std::optional<Strain> trump_of(const Situation& situation) {
  if (const auto contract = contract_of(situation)) return contract->strain;
  return situation.trump;
}

std::optional<Seat> leader_of(const Situation& situation) {
  if (const auto contract = contract_of(situation))
    return first_leader(rules_of(situation), *contract, *situation.dealer);
  return situation.lead;
}

bool is_game(const Situation& situation) {
  if (!situation.auction.empty()) return true;
  const bool can_begin =
      situation.dealer && rules_of(situation).has_turn_up() == situation.turn_up.has_value();
  return can_begin && !situation.trump && !situation.lead && !situation.alone &&
         situation.play.empty();
}

Result<Game> game_of(const Situation& situation) {
  if (!situation.dealer) return at_key("dealer", {"game.no-dealer", {}});
  auto rules = std::make_shared<const Rules>(rules_of(situation));
  const HandStart start = start_of(situation);
  if (Faults faults = start_faults(*rules, start); !faults.empty()) return faults;

  Player player(Game(rules, start));
  int number = 0;
  for (const Call& call : situation.auction) player.act(call, "auction", ++number);
  if (player.phase() == Phase::naming && situation.trump)
    player.act(Call::name(*situation.trump), "trump");
  compare_with_contract(situation, player);
  const bool bidding = player.phase() == Phase::auction || player.phase() == Phase::naming;
  if (const char* later = situation.exchange ? "exchange" : later_key(situation);
      bidding && later != nullptr)
    player.refuse(later, {"situation.auction-open", {*player.game().to_act()}});
  do_exchange(situation, player);
  do_discard(situation, player);
  number = 0;
  for (Card card : situation.play) player.act(Play{card}, "play", ++number);
  number = 0;
  for (Seat seat : situation.revokes) player.act(Revoke{seat}, "revoke", ++number);
  return std::move(player).finish();
}

Situation situation_of(const Game& game) {
  Situation situation;
  const Rules& rules = game.rules();
  situation.rules = rules.name;
  if (const Rules* preset = find_rules(rules.name); preset == nullptr || !(*preset == rules))
    situation.house = rules;
  const HandStart& start = game.start();
  situation.deal = start.deal;
  situation.dealer = start.dealer;
  situation.turn_up = start.turn_up;
  if (!(start.score == starting_score(rules))) situation.score = start.score;
  for (const auto& [seat, call] : game.auction().calls()) {
    if (call.kind == Call::Kind::name_trump && !rules.has_turn_up())
      situation.trump = call.strain;
    else
      situation.auction.push_back(call);
  }
  if (const auto& exchange = game.exchange(); exchange && (exchange->gives || exchange->gets))
    situation.exchange = exchange;
  situation.discard = game.discard();
  for (const auto& played : game.played()) situation.play.push_back(played.card);
  situation.revokes = game.revokes();
  return situation;
}

Faults situation_faults(const Situation& situation) {
  Faults faults;
  const SeatSet seated = situation.deal.seated();
  const auto check_seat = [&](const char* key, std::optional<Seat> seat, SeatSet allowed,
                              const char* fault) {
    if (seat && !allowed.contains(*seat)) faults.push_back(at_key(key, {fault, {*seat}}));
  };
  check_seat("dealer", situation.dealer, seated, "notation.nobody-there");
  check_seat("alone", situation.alone, seated, "notation.nobody-there");
  if (situation.exchange) {
    check_seat("exchange", situation.exchange->bidder, seated, "notation.nobody-there");
    check_seat("exchange", partner(situation.exchange->bidder), seated, "notation.nobody-there");
  }
  if (!faults.empty()) return faults;
  if (situation.turn_up && !rules_of(situation).has_turn_up())
    faults.push_back(at_key(
        "turn", {"game.turn-up", {*situation.turn_up, RulesName{rules_of(situation).name}}}));
  const bool has_contract = contract_of(situation).has_value();
  if (!has_contract)
    check_seat("lead", situation.lead, seating(situation).in_play, "play.leader-not-in-play");
  if (!faults.empty()) return faults;

  if (!situation.auction.empty()) {
    // An open auction with a strain beside it asks what would be: its cards are played below.
    Situation calls = situation;
    if (!has_contract && situation.trump) {
      calls.exchange.reset();
      calls.discard.reset();
      calls.play.clear();
      calls.revokes.clear();
    }
    if (const auto game = game_of(calls); !game) add(game.faults(), faults);
  } else if (!situation.revokes.empty()) {
    faults.push_back(at_key("revoke", {"situation.no-auction", {}}));
  }
  if (!faults.empty() || has_contract) return faults;
  if (const auto hands = hands_to_play(situation); !hands)
    add(hands.faults(), faults);
  else if (!situation.play.empty())
    if (const auto position = replay_without_auction(situation); !position)
      add(position.faults(), faults);
  return faults;
}

Result<Position> replay(const Situation& situation) {
  auto position = replay_with_places(situation);
  if (position) return position;
  Faults faults = position.faults();
  for (Fault& fault : faults) {
    if (fault.place.path != "play") fault.place.column = 0;
    fault.place.path.clear();
  }
  return faults;
}

}  // namespace rightbower
