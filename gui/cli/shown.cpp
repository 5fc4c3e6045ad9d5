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

// An exchange has thousands of choices: the cards that occur in any of them say it.
void add_gifts(const Game& game, Shown& shown) {
  const SwapRules& swap = special_of(game.rules(), *game.bid())->swap;
  const CardSet hand = game.hand(*game.to_act());
  shown.count = giving_count(swap, *game.exchange(), hand);
  CardSet given;
  for (const GameAction& action : game.legal_actions())
    for (Card card : std::get<Give>(action).cards.once())
      if (!given.contains(card)) given = given.with(card);
  for (Card card : givable(swap, *game.exchange(), hand).once()) {
    if (given.contains(card))
      shown.legal.push_back(to_string(card));
    else if (const auto why = game.refusal(Give{{card}}))
      shown.refused.push_back({to_string(card), *why});
  }
}

void add_choices(const Game& game, Shown& shown) {
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
  shown.to_act = game.to_act();
  shown.teams = teams_of(game.rules());
  shown.score = game.start().score;
  add_contract(game, shown);
  if (game.position()) add_tricks(*game.position(), shown);
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
  shown.lone = situation.alone.has_value();
  shown.teams = teams_of(rules_of(situation));
  shown.score = situation.score.value_or(starting_score(rules_of(situation)));
  add_tricks(position, shown);
  if (position.over()) return shown;
  shown.to_act = position.to_play();
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

Shown shown_deal(const Situation& situation) {
  Shown shown;
  shown.phase = "deal";
  shown.strain = trump_of(situation);
  shown.teams = teams_of(rules_of(situation));
  shown.score = situation.score.value_or(starting_score(rules_of(situation)));
  shown.reasons.push_back({"cli.show-only-deal", {}});
  return shown;
}

}  // namespace

Result<Shown> shown_of(const Situation& situation, std::optional<Seat> seat) {
  if (is_game(situation)) {
    const auto game = game_of(situation);
    if (!game) return game.faults();
    if (seat && !game->rules().seats.contains(*seat))
      return Fault{{}, {"notation.nobody-there", {*seat}}};
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
