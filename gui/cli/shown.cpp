#include "gui/cli/shown.h"

#include <algorithm>

#include "engine/notation.h"

namespace rightbower::cli {
namespace {

// --- what may be done and what not

// Every call the game knows, legal now or not.
std::vector<GameAction> calls_of(const Game& game) {
  const Rules& rules = game.rules();
  std::vector<GameAction> calls;
  if (game.phase() == Phase::naming) {
    for (Strain strain : all_strains) calls.emplace_back(Call::name(strain));
    return calls;
  }
  calls.emplace_back(Call::pass());
  const bool with_bid = rules.trump_named == TrumpNamed::with_bid;
  if (rules.has_turn_up()) {
    calls.emplace_back(Call::order());
    calls.emplace_back(Call::accept());
    for (Strain strain : rules.strains) calls.emplace_back(Call::name(strain));
  } else {
    for (int level = 1; level <= rules.hand_size; ++level) {
      if (!with_bid) calls.emplace_back(Call::bid(level));
      for (Strain strain : rules.strains)
        if (with_bid) calls.emplace_back(Call::bid(level, strain));
    }
  }
  // A turned-up card gives the strain of a special in the first round only.
  for (const Special& special : rules.specials) {
    const bool later = !with_bid || special.strain_later;
    if (later) calls.emplace_back(Call::of(special));
    if (!later || rules.has_turn_up())
      for (Strain strain : rules.strains) calls.emplace_back(Call::of(special, strain));
  }
  if (rules.ace_no_face) calls.emplace_back(Call::claim());
  return calls;
}

// What the seat to act could think of doing.
std::vector<GameAction> ideas_of(const Game& game) {
  std::vector<GameAction> ideas;
  switch (game.phase()) {
    case Phase::auction:
    case Phase::naming:
      return calls_of(game);
    case Phase::discard:
      if (game.rules().has_turn_up()) ideas.emplace_back(Discard{});
      for (Card card : game.hand(*game.to_act()).once()) ideas.emplace_back(Discard{card});
      break;
    case Phase::play:
      for (Card card : game.hand(*game.to_act()).once()) ideas.emplace_back(Play{card});
      break;
    case Phase::exchange:
    case Phase::over:
    case Phase::thrown_in:
      break;
  }
  return ideas;
}

bool known(const Game& game, Seat seat) {
  return game.start().deal[seat].state == Hand::State::known;
}

// As many cards as have to be given, this one among them and as far as possible such as may be.
Give gift_with(Card card, int cards, CardSet may_be) {
  CardSet gift{card};
  for (Card other : may_be)
    if (gift.size() < cards && !(other == card)) gift = gift.with(other);
  return {gift};
}

// An exchange has thousands of choices: the cards that occur in any of them say it.
void add_gifts(const Game& game, Shown& shown) {
  const Seat giver = *game.to_act();
  const SwapRules& swap = special_of(game.rules(), *game.bid())->swap;
  // Of a hand that is not known, it is known that it has enough cards.
  const CardSet hand = known(game, giver) ? game.hand(giver) : game.rules().pack;
  shown.count = giving_count(swap, *game.exchange(), hand);
  if (!known(game, giver)) return;
  CardSet given;
  for (const GameAction& action : game.legal_actions())
    for (Card card : std::get<Give>(action).cards.once())
      if (!given.contains(card)) given = given.with(card);
  for (Card card : givable(swap, *game.exchange(), hand).once()) {
    if (given.contains(card))
      shown.legal.push_back(to_string(card));
    else if (const auto why = game.refusal(gift_with(card, shown.count->min, given)))
      shown.refused.push_back({to_string(card), *why});
  }
}

// Whose cards would have to be known to go on; nothing when they are.
std::optional<Message> missing_hand(const Game& game) {
  switch (game.phase()) {
    case Phase::exchange:
    case Phase::discard:
      if (known(game, *game.to_act())) return std::nullopt;
      return Message{"play.hand-not-known", {*game.to_act()}};
    case Phase::play:
      if (game.position()) return std::nullopt;
      return game.refusal(Play{*game.rules().pack.begin()});
    default:
      return std::nullopt;
  }
}

void add_choices(const Game& game, Shown& shown) {
  if (known(game, *game.to_act())) shown.hand = game.hand(*game.to_act());
  if (const auto missing = missing_hand(game)) shown.reasons.push_back(*missing);
  if (game.phase() == Phase::exchange) return add_gifts(game, shown);
  std::vector<GameAction> legal = game.legal_actions();
  for (const GameAction& action : legal) shown.legal.push_back(to_string(action));
  for (const GameAction& idea : ideas_of(game)) {
    if (std::ranges::find(legal, idea) != legal.end()) continue;
    if (const auto why = game.refusal(idea)) shown.refused.push_back({to_string(idea), *why});
  }
}

void add_tricks(const Position& position, Shown& shown) {
  for (Seat seat : all_seats) shown.tricks[seat] = position.tricks_won(seat);
  Seat seat = position.trick().leader();
  for (Card card : position.trick().cards()) {
    shown.trick.push_back({seat, card});
    seat = position.in_play().next_after(seat);
  }
}

// --- a hand told as a game

void add_contract(const Game& game, Shown& shown) {
  shown.bid = game.bid();
  shown.bid_stands = game.contract().has_value();
  if (!shown.bid) return;
  shown.strain = shown.bid->strain;
  shown.lone = partner_sits_out(game.rules(), *shown.bid);
  if (shown.lone && shown.bid_stands) shown.out = partner(shown.bid->bidder);
}

void add_result(const Game& game, Shown& shown) {
  if (!game.finished()) return;
  shown.next_dealer = game.next_dealer();
  if (const auto score = game.score()) {
    shown.hand_score = score->points;
    shown.reasons.push_back(score->reason);
  }
  shown.match = game.match();
  if (!shown.match) return;
  shown.score = shown.match->score;
  if (game.phase() == Phase::thrown_in) shown.reasons.push_back({"cli.show-thrown-in", {}});
  shown.reasons.push_back(shown.match->reason);
}

Shown shown_game(const Game& game, std::optional<Seat> seat) {
  Shown shown;
  shown.phase = name(game.phase());
  shown.dealer = game.start().dealer;
  shown.to_act = game.to_act();
  shown.teams = teams_of(game.rules());
  shown.score = game.start().score;
  add_contract(game, shown);
  if (game.position()) add_tricks(*game.position(), shown);
  shown.revokes = game.revokes();
  // The choices of a seat tell of its cards.
  if (shown.to_act && (!seat || seat == shown.to_act)) add_choices(game, shown);
  add_result(game, shown);
  if (seat) shown.seen = observe(game, *seat);
  return shown;
}

// --- a position without its auction

Shown shown_position(const Situation& situation, const Position& position, Strain strain) {
  Shown shown;
  shown.phase = name(position.over() ? Phase::over : Phase::play);
  shown.strain = strain;
  shown.dealer = situation.dealer;
  shown.lone = situation.alone.has_value();
  if (situation.alone && !position.in_play().contains(partner(*situation.alone)) &&
      situation.deal.seated().contains(partner(*situation.alone)))
    shown.out = partner(*situation.alone);
  shown.teams = teams_of(rules_of(situation));
  shown.score = situation.score.value_or(starting_score(rules_of(situation)));
  add_tricks(position, shown);
  if (position.over()) return shown;
  shown.to_act = position.to_play();
  shown.hand = position.hand(position.to_play());
  const Contract contract(strain);
  const CardSet legal = position.legal_plays(contract).once();
  for (Card card : position.hand(position.to_play()).once()) {
    if (legal.contains(card))
      shown.legal.push_back(to_string(card));
    else if (const auto why = play_refusal(position, card, contract))
      shown.refused.push_back({to_string(card), *why});
  }
  return shown;
}

// What would have to be given to go on from hands that are not yet a game or a play.
std::vector<Message> missing_beside_hands(const Situation& situation) {
  const bool turn_up = rules_of(situation).has_turn_up();
  if (situation.trump && !leader_of(situation)) return {{"play.no-lead", {}}};
  if (leader_of(situation) && !situation.trump) return {{"play.no-trump", {}}};
  if (turn_up && situation.dealer && !situation.turn_up) return {{"game.no-turn-up", {}}};
  return {{turn_up ? "cli.show-only-deal-turn" : "cli.show-only-deal", {}}};
}

Shown shown_deal(const Situation& situation) {
  Shown shown;
  shown.phase = "deal";
  shown.dealer = situation.dealer;
  shown.strain = trump_of(situation);
  shown.teams = teams_of(rules_of(situation));
  shown.score = situation.score.value_or(starting_score(rules_of(situation)));
  shown.reasons = missing_beside_hands(situation);
  return shown;
}

}  // namespace

Result<Shown> shown_of(const Situation& situation, std::optional<Seat> seat) {
  if (is_game(situation)) {
    const auto game = game_of(situation);
    if (!game) return game.faults();
    if (seat && !game->rules().seats.contains(*seat))
      return Fault{{}, {"notation.nobody-there", {*seat}}};
    if (seat && !known(*game, *seat)) return Fault{{}, {"play.hand-not-known", {*seat}}};
    return shown_game(*game, seat);
  }
  if (seat) return Fault{{}, {"cli.show-seat-needs-game", {}}};
  const auto strain = trump_of(situation);
  if (!strain || !leader_of(situation)) {
    if (!situation.play.empty()) return replay(situation).faults();
    return shown_deal(situation);
  }
  const auto position = replay(situation);
  if (!position) return position.faults();
  return shown_position(situation, *position, *strain);
}

}  // namespace rightbower::cli
