#include "engine/game.h"

#include <cassert>
#include <span>

#include "engine/choices.h"

namespace rightbower {
namespace {

// Who holds the joker, where that can be seen.
std::optional<Seat> joker_holder(const Deal& deal) {
  for (Seat seat : all_seats)
    if (deal[seat].cards.contains(Card::joker())) return seat;
  return std::nullopt;
}

}  // namespace

const char* name(Phase phase) {
  switch (phase) {
    case Phase::auction:
      return "auction";
    case Phase::naming:
      return "naming";
    case Phase::exchange:
      return "exchange";
    case Phase::discard:
      return "discard";
    case Phase::play:
      return "play";
    case Phase::over:
      return "over";
    case Phase::thrown_in:
      break;
  }
  return "thrown_in";
}

Game::Game(std::shared_ptr<const Rules> rules, HandStart start)
    : rules_(std::move(rules)), start_(std::move(start)), auction_(*rules_, auction_start(start_)) {
  assert(start_faults(*rules_, start_).empty());
  for (Seat seat : all_seats) hands_[seat] = start_.deal[seat].cards;
}

Game::Game(const Rules& rules, HandStart start)
    : Game(std::make_shared<const Rules>(rules), std::move(start)) {}

std::optional<Seat> Game::to_act() const {
  switch (phase_) {
    case Phase::auction:
    case Phase::naming:
      return auction_.to_call();
    case Phase::exchange:
      return next_giver(special_of(*rules_, *bid())->swap, *exchange_);
    case Phase::discard:
      return start_.dealer;
    case Phase::play:
      return position_ ? position_->to_play() : first_leader(*rules_, *bid(), start_.dealer);
    case Phase::over:
    case Phase::thrown_in:
      break;
  }
  return std::nullopt;
}

Seating Game::seating() const {
  return contract() ? seating_of(*rules_, *contract()) : pairs(rules_->seats);
}

const CardSet& Game::hand(Seat seat) const {
  return position_ && position_->in_play().contains(seat) ? position_->hand(seat) : hands_[seat];
}

bool Game::known(Seat seat) const { return start_.deal[seat].state == Hand::State::known; }

bool Game::turn_up_offered() const {
  return rules_->has_turn_up() && contract() && !auction_.turned_down() &&
         seating().in_play.contains(start_.dealer);
}

// --- Phases ---

bool Game::needs_exchange() const {
  const Special* special = special_of(*rules_, *bid());
  return special != nullptr && special->swap.max > 0 && (!exchange_ || !exchange_->complete());
}

bool Game::needs_discard() const {
  if (discard_ || !seating().in_play.contains(start_.dealer)) return false;
  if (rules_->has_turn_up()) return turn_up_offered();
  return rules_->dealer_extra_card && hands_[start_.dealer].size() > start_.deal.hand_size();
}

void Game::next_phase() {
  switch (auction_.state()) {
    case Auction::State::open:
      phase_ = Phase::auction;
      return;
    case Auction::State::naming:
      phase_ = Phase::naming;
      return;
    case Auction::State::thrown_in:
      phase_ = Phase::thrown_in;
      return;
    case Auction::State::ended:
      break;
  }
  if (needs_exchange()) {
    phase_ = Phase::exchange;
    if (!exchange_) exchange_ = Exchange{bid()->bidder, {}, {}};
  } else if (needs_discard()) {
    phase_ = Phase::discard;
  } else {
    phase_ = Phase::play;
    if (!position_) start_play();
    if (position_ && position_->over()) phase_ = Phase::over;
  }
  if (rules_->revoke.ends_hand && !revokes_.empty()) phase_ = Phase::over;
}

void Game::start_play() {
  const SeatSet in_play = seating().in_play;
  for (Seat seat : all_seats)
    if (in_play.contains(seat) && !known(seat)) return;
  position_.emplace(hands_, in_play, first_leader(*rules_, *bid(), start_.dealer));
}

// --- Refusals ---

std::optional<Message> Game::refusal(const GameAction& action) const {
  return std::visit([this](const auto& one) { return refuse(one); }, action);
}

std::optional<Message> Game::refuse(const Call& call) const {
  if (auto refused = auction_.refusal(call)) return refused;
  if (call.kind != Call::Kind::claim) return std::nullopt;
  const Seat seat = auction_.to_call();
  if (!known(seat)) return Message{"play.hand-not-known", {seat}};
  if (!is_ace_no_face(hands_[seat])) return Message{"call.claim-unfounded", {seat}};
  return std::nullopt;
}

std::optional<Message> Game::refuse(const Give& give) const {
  if (phase_ != Phase::exchange) return Message{"exchange.not-now", {}};
  const Seat giver = *to_act();
  if (!known(giver)) return Message{"play.hand-not-known", {giver}};
  const SwapRules& swap = special_of(*rules_, *bid())->swap;
  return giving_refusal(swap, *exchange_, hands_[giver], give.cards, Contract(*bid()->strain));
}

std::optional<Message> Game::refuse(const Discard& discard) const {
  if (phase_ != Phase::discard) return Message{"discard.not-now", {}};
  const Seat dealer = start_.dealer;
  if (!discard.card) {
    const bool may_leave =
        rules_->has_turn_up() && rules_->dealer_may_leave && bid()->bidder != dealer;
    return may_leave ? std::nullopt : std::optional(Message{"discard.must", {dealer}});
  }
  if (!known(dealer)) return Message{"play.hand-not-known", {dealer}};
  if (hands_[dealer].contains(*discard.card)) return std::nullopt;
  if (discard.card == start_.turn_up) return Message{"discard.turn-up", {dealer, *discard.card}};
  return Message{"play.not-held", {dealer, *discard.card}};
}

std::optional<Message> Game::refuse(const Play& play) const {
  if (phase_ != Phase::play) return Message{"play.not-now", {play.card}};
  if (position_) return play_refusal(*position_, play.card, Contract(*bid()->strain));
  const SeatSet in_play = seating().in_play;
  Seat seat = *to_act();
  while (!in_play.contains(seat) || known(seat)) seat = next(seat);
  return Message{"play.hand-not-known", {seat}};
}

std::optional<Message> Game::refuse(const Revoke& revoke) const {
  if (rules_->revoke == RevokeRules{}) return Message{"revoke.no-penalty", {}};
  const bool ended = rules_->revoke.ends_hand && !revokes_.empty();
  if ((phase_ != Phase::play && phase_ != Phase::over) || ended)
    return Message{"revoke.not-now", {}};
  if (!seating().in_play.contains(revoke.offender))
    return Message{"revoke.not-playing", {revoke.offender}};
  return std::nullopt;
}

// --- Actions ---

std::vector<GameAction> Game::legal_actions() const {
  std::vector<GameAction> actions;
  const auto add = [&](const GameAction& action) {
    if (!refusal(action)) actions.push_back(action);
  };
  switch (phase_) {
    case Phase::auction:
    case Phase::naming:
      for (const Call& call : auction_.legal_calls()) actions.emplace_back(call);
      add(Call::claim());
      break;
    case Phase::exchange:
      add_giving_choices(actions);
      break;
    case Phase::discard:
      add(Discard{});
      for (Card card : hands_[start_.dealer].once()) add(Discard{card});
      break;
    case Phase::play:
      if (position_)
        for (Card card : position_->legal_plays(Contract(*bid()->strain)).once())
          actions.emplace_back(Play{card});
      break;
    case Phase::over:
    case Phase::thrown_in:
      break;
  }
  return actions;
}

void Game::add_giving_choices(std::vector<GameAction>& actions) const {
  const Seat giver = *to_act();
  if (!known(giver)) return;
  const SwapRules& swap = special_of(*rules_, *bid())->swap;
  const CountRange count = giving_count(swap, *exchange_, hands_[giver]);
  const Contract contract(*bid()->strain);
  const CardSet from = givable(swap, *exchange_, hands_[giver]);
  for (int cards = count.min; cards <= count.max; ++cards)
    for_each_choice(from, cards, [&](CardSet chosen) {
      if (!giving_refusal(swap, *exchange_, hands_[giver], chosen, contract))
        actions.emplace_back(Give{chosen});
    });
}

Game Game::after(const GameAction& action) const {
  assert(!refusal(action));
  Game game = *this;
  std::visit([&game](const auto& one) { game.take(one); }, action);
  game.actions_.push_back(action);
  game.next_phase();
  return game;
}

Game Game::before() const {
  assert(!actions_.empty());
  Game game(rules_, start_);
  for (const GameAction& action : std::span(actions_).first(actions_.size() - 1))
    game = game.after(action);
  return game;
}

void Game::take(const Call& call) { auction_ = auction_.after(call); }

void Game::take(const Give& give) {
  const Seat bidder = exchange_->bidder;
  (to_act() == bidder ? exchange_->gives : exchange_->gets) = give.cards;
  if (!exchange_->complete()) return;
  const CardSet gives = *exchange_->gives;
  const CardSet gets = *exchange_->gets;
  hands_[bidder] = after_swap(hands_[bidder], gives, gets);
  hands_[partner(bidder)] = after_swap(hands_[partner(bidder)], gets, gives);
}

void Game::take(const Discard& discard) {
  discard_ = discard;
  if (!discard.card) return;
  CardSet& hand = hands_[start_.dealer];
  hand = hand.without(*discard.card);
  if (rules_->has_turn_up()) hand = hand.with(*start_.turn_up);
}

void Game::take(const Play& play) {
  played_.push_back({position_->to_play(), play.card});
  position_ = position_->after(play.card, Contract(*bid()->strain));
}

void Game::take(const Revoke& revoke) { revokes_.push_back(revoke.offender); }

// --- Score ---

std::optional<HandScore> Game::score() const {
  if (phase_ != Phase::over) return std::nullopt;
  HandScore score;
  if (rules_->revoke.ends_hand && !revokes_.empty()) {
    score.reason = {"score.revoke", {revokes_.back()}};
  } else {
    if (start_.deal.hand_size() != rules_->hand_size) return std::nullopt;
    PerSeat<int> tricks;
    for (Seat seat : all_seats) tricks[seat] = position_->tricks_won(seat);
    score = score_hand(*rules_, *contract(), tricks);
  }
  for (Seat seat : revokes_) score.points = score.points + revoke_points(*rules_, seat);
  return score;
}

std::optional<MatchState> Game::match() const {
  if (phase_ == Phase::thrown_in) return match_after(*rules_, start_.score, {}, {});
  const auto hand_score = score();
  if (!hand_score) return std::nullopt;
  std::optional<HandVerdict> verdict(HandVerdict{contract()->bidder, hand_score->made});
  if (rules_->revoke.ends_hand && !revokes_.empty()) verdict.reset();
  return match_after(*rules_, start_.score, hand_score->points, verdict);
}

// --- Starts ---

AuctionStart auction_start(const HandStart& start) {
  return {start.dealer, start.turn_up, joker_holder(start.deal)};
}

Faults start_faults(const Rules& rules, const HandStart& start) {
  Faults faults;
  if (!rules.seats.contains(start.dealer))
    faults.push_back({{0, 0, "dealer"}, {"game.dealer-not-seated", {start.dealer}}});
  if (rules.has_turn_up() && !start.turn_up)
    faults.push_back({{0, 0, "turn"}, {"game.no-turn-up", {}}});
  if (!rules.has_turn_up() && start.turn_up)
    faults.push_back({{0, 0, "turn"}, {"game.turn-up", {*start.turn_up, RulesName{rules.name}}}});
  const int usual = start.deal.hand_size();
  for (Seat seat : all_seats)
    if (seat != start.dealer && start.deal[seat].cards.size() > usual)
      faults.push_back(
          {{0, 0, "dealer"}, {"deal.unequal", {seat, start.deal[seat].cards.size(), usual}}});
  return faults;
}

Result<Game> replay(std::shared_ptr<const Rules> rules, const HandStart& start,
                    const std::vector<GameAction>& actions) {
  if (Faults faults = start_faults(*rules, start); !faults.empty()) return faults;
  Game game(std::move(rules), start);
  int number = 0;
  for (const GameAction& action : actions) {
    ++number;
    if (auto refused = game.refusal(action)) return Fault{{0, number, {}}, std::move(*refused)};
    game = game.after(action);
  }
  return game;
}

HandStart random_start(const Rules& rules, Seat dealer, std::uint64_t seed) {
  std::vector<Card> cards(rules.pack.begin(), rules.pack.end());
  Random random(seed);
  shuffle(std::span(cards), random);

  HandStart start;
  start.dealer = dealer;
  start.score = starting_score(rules);
  PerSeat<HandDraft> drafts;
  auto next_card = cards.begin();
  for (Seat seat : all_seats) {
    if (!rules.seats.contains(seat)) continue;
    drafts[seat].state = Hand::State::known;
    for (int i = 0; i < rules.hand_size; ++i) drafts[seat].cards.push_back({*next_card++, {}});
  }
  if (rules.dealer_extra_card) drafts[dealer].cards.push_back({*next_card++, {}});
  BesideHands beside{dealer, {}};
  if (rules.has_turn_up()) {
    start.turn_up = *next_card++;
    beside.turn_up.cards.push_back({*start.turn_up, {}});
  }
  start.deal = make_deal(drafts, rules, beside).value();
  return start;
}

}  // namespace rightbower
