// What holds for every game of every preset, whatever is done in it.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/choices.h"
#include "engine/game.h"
#include "engine/notation.h"
#include "engine/observation.h"
#include "engine/situation.h"
#include "tests/engine/random_game.h"

namespace rightbower {
namespace {

using tests::random_action;
using tests::random_beginning;
using tests::same_state;

constexpr int games_of_each = 12;

// House rules with what no preset has: other orders of the exchange, an exchange with a partner who
// plays on, claims, a dealer who may not pass, passes that are final in rounds.
std::vector<Rules> house_rules() {
  const auto preset = [](const char* name) {
    Rules rules = *find_rules(name);
    rules.name = std::string("house-") + name;
    return rules;
  };
  Rules partner_first = preset("double-deck");
  partner_first.specials.front().swap = {2, 2, SwapRules::Order::partner_first,
                                         SwapRules::Answer::any};
  Rules asked_for_two = preset("indiana");
  asked_for_two.specials.front().swap = {1, 2, SwapRules::Order::simultaneous,
                                         SwapRules::Answer::best_trump};
  Rules plays_on = preset("pepper");
  plays_on.specials.front().swap = {1, 2, SwapRules::Order::bidder_first, SwapRules::Answer::any};
  plays_on.auction.style = AuctionRules::Style::rounds;
  plays_on.auction.rounds = 3;
  plays_on.auction.pass_final = true;
  Rules stuck = preset("single-deck-joker");
  stuck.auction.all_pass = AuctionRules::AllPass::dealer_must_bid;
  stuck.ace_no_face = true;
  Rules stuck_turn_up = preset("two-handed-british");
  stuck_turn_up.auction.all_pass = AuctionRules::AllPass::dealer_must_bid;
  return {partner_first, asked_for_two, plays_on, stuck, stuck_turn_up};
}

// Calls visit(game) with each game a random hand goes through.
template <class Visit>
void each_step(const Rules& rules, Random& random, const Visit& visit) {
  Game game = random_beginning(rules, random);
  visit(game);
  while (!game.finished()) {
    game = game.after(random_action(game, random));
    visit(game);
  }
}

template <class Visit>
void each_step_of_every_game(std::uint64_t seed, const Visit& visit) {
  std::vector<Rules> games(rules_presets().begin(), rules_presets().end());
  for (Rules& rules : house_rules()) games.push_back(std::move(rules));
  for (const Rules& rules : games) {
    CAPTURE(rules.name);
    for (int i = 0; i < games_of_each; ++i) {
      Random random(seed + static_cast<std::uint64_t>(i));
      each_step(rules, random, [&](const Game& game) { visit(game, random); });
    }
  }
}

CardSet all_cards(const Game& game) {
  CardSet cards;
  for (Seat seat : all_seats) cards = cards.plus(game.hand(seat));
  for (const auto& played : game.played()) cards = cards.with(played.card);
  const bool taken = game.discard() && game.discard()->card;
  if (taken) cards = cards.with(*game.discard()->card);
  if (game.start().turn_up && !taken) cards = cards.with(*game.start().turn_up);
  return cards;
}

CardSet dealt_cards(const HandStart& start) {
  CardSet cards;
  for (Seat seat : all_seats) cards = cards.plus(start.deal[seat].cards);
  if (start.turn_up) cards = cards.with(*start.turn_up);
  return cards;
}

// Anything somebody might try, in any phase.
GameAction any_action(const Rules& rules, Random& random) {
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
  };
  const Card card = Card::from_index(below(Card::kinds));
  const Strain strain = all_strains[static_cast<std::size_t>(below(6))];
  const auto perhaps = [&] { return below(2) == 0 ? std::nullopt : std::optional(strain); };
  switch (below(11)) {
    case 0:
      return Call::pass();
    case 1:
    case 2:
      return Call::bid(below(15), perhaps());
    case 3:
      return rules.specials.empty()
                 ? Call::pass()
                 : Call::of(rules.specials[random.below(rules.specials.size())], perhaps());
    case 4:
      return below(2) == 0 ? Call::order() : Call::accept();
    case 5:
      return below(3) == 0 ? Call::claim() : Call::name(strain);
    case 6:
      return Give{below(2) == 0 ? CardSet{} : CardSet{card}};
    case 7:
      return below(2) == 0 ? Discard{} : Discard{card};
    case 8:
      return Revoke{all_seats[static_cast<std::size_t>(below(4))]};
    default:
      return Play{card};
  }
}

}  // namespace

TEST_CASE("what is legal is not refused, and what is not legal is refused with a reason") {
  each_step_of_every_game(1, [](const Game& game, Random& random) {
    const auto legal = game.legal_actions();
    CHECK(legal.empty() == game.finished());
    CHECK(game.to_act().has_value() == !game.finished());
    for (const GameAction& action : legal) CHECK_FALSE(game.refusal(action).has_value());
    for (int i = 0; i < 20; ++i) {
      const GameAction action = any_action(game.rules(), random);
      const auto refused = game.refusal(action);
      if (refused) CHECK(refused->id.find('.') != std::string::npos);
      if (std::holds_alternative<Revoke>(action)) continue;
      const bool listed = std::ranges::find(legal, action) != legal.end();
      CHECK_MESSAGE(listed == !refused.has_value(), to_string(action), " in ",
                    to_string(situation_of(game)));
    }
  });
}

TEST_CASE("the hands and the cards played are the cards dealt, at all times") {
  each_step_of_every_game(100, [](const Game& game, Random&) {
    CHECK(all_cards(game) == dealt_cards(game.start()));
    CHECK(game.rules().pack.includes(all_cards(game)));
    CHECK(game.rules().pack.size() - all_cards(game).size() ==
          game.rules().undealt() - (game.start().turn_up ? 1 : 0));
  });
}

TEST_CASE("replaying the actions gives the same game, and dropping the last one the game before") {
  std::optional<Game> before;
  each_step_of_every_game(200, [&](const Game& game, Random&) {
    const auto again = replay(game.shared_rules(), game.start(), game.actions());
    REQUIRE(again.ok());
    CHECK(same_state(*again, game));
    if (!game.actions().empty()) CHECK(same_state(game.before(), *before));
    before = game;
  });
}

TEST_CASE("a game as text is read back equal") {
  each_step_of_every_game(300, [](const Game& game, Random&) {
    const Situation situation = situation_of(game);
    const std::string text = to_string(situation);
    CAPTURE(text);
    const auto read =
        situation.house ? parse_situation(text, *situation.house) : parse_situation(text);
    REQUIRE_MESSAGE(read.ok(), read.faults().front().what.id);
    CHECK(*read == situation);
    CHECK(to_string(*read) == text);
    CHECK(is_game(*read));
    const auto again = game_of(*read);
    REQUIRE(again.ok());
    CHECK(same_state(*again, game));
    if (game.position()) CHECK(replay(*read).value() == *game.position());
    CHECK(contract_of(*read) == game.contract());
  });
}

TEST_CASE("a declared revoke costs its points, stays in the text and may end the hand") {
  Rules tournament = *find_rules("single-deck");
  tournament.name = "tournament";
  tournament.revoke = {4, 4, true};
  int ended = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    each_step(seed % 2 == 0 ? tournament : *find_rules("single-deck"), random,
              [&](const Game& game) {
                const Revoke revoke{Seat::east};
                if (game.refusal(revoke)) return;
                const Game declared = game.after(revoke);
                const std::string text = to_string(situation_of(declared));
                const auto read = parse_situation(text, game.rules());
                REQUIRE_MESSAGE(read.ok(), text);
                CHECK(same_state(game_of(*read).value(), declared));
                if (!game.rules().revoke.ends_hand) return;
                ++ended;
                CHECK(declared.phase() == Phase::over);
                CHECK(declared.score()->points == Points{{4, -4, 4, -4}});
                CHECK(declared.refusal(revoke).has_value());
              });
  }
  CHECK(ended > 100);
}

namespace {

// --- Renaming suits and turning the table ---

// Suits renamed so that colour pairs stay pairs.
using Renaming = std::array<Suit, 4>;
constexpr std::array<Renaming, 3> renamings{{
    {Suit::clubs, Suit::hearts, Suit::diamonds, Suit::spades},
    {Suit::hearts, Suit::spades, Suit::clubs, Suit::diamonds},
    {Suit::diamonds, Suit::clubs, Suit::spades, Suit::hearts},
}};

struct Renamer {
  Renaming suits;

  [[nodiscard]] Suit operator()(Suit suit) const {
    return suits[static_cast<std::size_t>(index(suit))];
  }
  [[nodiscard]] Card operator()(Card card) const {
    return card.is_joker() ? card : Card(card.rank(), (*this)(card.printed_suit()));
  }
  [[nodiscard]] Strain operator()(Strain strain) const {
    const auto suit = trump_suit(strain);
    return suit ? static_cast<Strain>(index((*this)(*suit))) : strain;
  }
  [[nodiscard]] CardSet operator()(CardSet cards) const {
    CardSet renamed;
    for (Card card : cards) renamed = renamed.with((*this)(card));
    return renamed;
  }
  [[nodiscard]] GameAction operator()(const GameAction& action) const {
    return std::visit([this](const auto& one) { return GameAction(this->rename(one)); }, action);
  }
  [[nodiscard]] HandStart operator()(HandStart start, const Rules& rules) const {
    PerSeat<HandDraft> drafts;
    for (Seat seat : all_seats)
      if (rules.seats.contains(seat)) drafts[seat] = HandDraft::of((*this)(start.deal[seat].cards));
    start.deal = make_deal(drafts, rules, {start.dealer, {}}).value();
    if (start.turn_up) start.turn_up = (*this)(*start.turn_up);
    return start;
  }

 private:
  [[nodiscard]] Call rename(Call call) const {
    if (call.strain) call.strain = (*this)(*call.strain);
    return call;
  }
  [[nodiscard]] Give rename(const Give& give) const { return {(*this)(give.cards)}; }
  [[nodiscard]] Discard rename(const Discard& discard) const {
    if (!discard.card) return discard;
    return {(*this)(*discard.card)};
  }
  [[nodiscard]] Play rename(const Play& play) const { return {(*this)(play.card)}; }
  [[nodiscard]] static Revoke rename(const Revoke& revoke) { return revoke; }
};

std::multiset<std::string> texts(const std::vector<GameAction>& actions) {
  std::multiset<std::string> list;
  for (const GameAction& action : actions) list.insert(to_string(action));
  return list;
}

SeatSet turned(SeatSet seats, int steps) {
  SeatSet result;
  for (Seat seat : all_seats)
    if (seats.contains(seat)) result = result.with(next(seat, steps));
  return result;
}

template <class T>
PerSeat<T> turned(const PerSeat<T>& values, int steps) {
  PerSeat<T> result;
  for (Seat seat : all_seats) result[next(seat, steps)] = values[seat];
  return result;
}

Game turned(const Game& game, int steps) {
  Rules rules = game.rules();
  rules.seats = turned(rules.seats, steps);
  HandStart start = game.start();
  start.dealer = next(start.dealer, steps);
  start.score = turned(start.score, steps);
  PerSeat<HandDraft> drafts;
  for (Seat seat : all_seats)
    if (game.rules().seats.contains(seat))
      drafts[next(seat, steps)] = HandDraft::of(game.start().deal[seat].cards);
  start.deal = make_deal(drafts, rules, {start.dealer, {}}).value();
  return replay(std::make_shared<const Rules>(rules), start, game.actions()).value();
}

}  // namespace

TEST_CASE("renaming the suits within their colours changes nothing but their names") {
  each_step_of_every_game(400, [](const Game& game, Random& random) {
    if (random.below(4) != 0 && !game.finished()) return;
    // An agreed suit for the joker is a name that is not renamed.
    if (game.start().turn_up && game.start().turn_up->is_joker()) return;
    const Renamer rename{renamings[static_cast<std::size_t>(random.below(3))]};
    std::vector<GameAction> actions;
    for (const GameAction& action : game.actions()) actions.push_back(rename(action));
    const auto renamed = replay(game.shared_rules(), rename(game.start(), game.rules()), actions);
    REQUIRE(renamed.ok());
    CHECK(renamed->phase() == game.phase());
    CHECK(renamed->to_act() == game.to_act());
    CHECK((renamed->score() ? renamed->score()->points : Points{}) ==
          (game.score() ? game.score()->points : Points{}));
    std::vector<GameAction> legal;
    for (const GameAction& action : game.legal_actions()) legal.push_back(rename(action));
    CHECK(texts(renamed->legal_actions()) == texts(legal));
  });
}

TEST_CASE("turning the table turns the game") {
  each_step_of_every_game(500, [](const Game& game, Random& random) {
    if (random.below(4) != 0 && !game.finished()) return;
    const int steps = 1 + static_cast<int>(random.below(3));
    const Game round = turned(game, steps);
    CHECK(round.phase() == game.phase());
    if (game.to_act()) CHECK(round.to_act() == next(*game.to_act(), steps));
    CHECK(texts(round.legal_actions()) == texts(game.legal_actions()));
    if (game.score()) CHECK(round.score()->points == turned(game.score()->points, steps));
    if (game.match()) CHECK(round.match()->winner == turned(game.match()->winner, steps));
  });
}

namespace {

// --- Observations ---

// Unseen cards put to the hidden hands at random, as the constraints allow; nothing when that does
// not come out in a few tries.
std::optional<PerSeat<CardSet>> random_hands(const Observation& seen, Random& random) {
  const Hidden hidden = hidden_cards(seen);
  CardSet loose = hidden.unseen;
  for (Seat seat : all_seats) loose = loose.minus(hidden.holds[seat]);
  std::vector<Card> cards(loose.begin(), loose.end());
  for (int tries = 0; tries < 200; ++tries) {
    shuffle(std::span(cards), random);
    std::vector<Card> left = cards;
    PerSeat<CardSet> hands = hidden.holds;
    hands[seen.seat] = seen.hand;
    for (Seat seat : all_seats) {
      if (seat == seen.seat) continue;
      for (auto card = left.begin();
           card != left.end() && hands[seat].size() < hidden.size[seat];) {
        if (hidden.lacks[seat].contains(*card)) {
          ++card;
        } else {
          hands[seat] = hands[seat].with(*card);
          card = left.erase(card);
        }
      }
    }
    if (agrees(seen, hands)) return hands;
  }
  return std::nullopt;
}

// The swap as it may have been, so that these are the hands after it.
Exchange some_swap(const Observation& seen, const PerSeat<CardSet>& after) {
  const Seat bidder = seen.bid->bidder;
  if (seen.seat == bidder) return {bidder, seen.gave, seen.got};
  if (seen.seat == partner(bidder)) return {bidder, seen.got, seen.gave};
  Exchange exchange{bidder, {}, {}};
  const SwapRules& swap = special_of(*seen.rules, *seen.bid)->swap;
  const Contract contract(*seen.bid->strain);
  const int count = *seen.swap_count;
  const CardSet partners = after[partner(bidder)];
  any_choice(after[bidder], count, [&](CardSet gets) {
    return any_choice(partners, count, [&](CardSet gives) {
      const CardSet before = after_swap(partners, gives, gets);
      const bool legal = swap.answer != SwapRules::Answer::best_trump ||
                         gets.includes(best_trumps(before, contract, count));
      if (legal) exchange = {bidder, gives, gets};
      return legal;
    });
  });
  return exchange;
}

// A card the dealer may have put away: what partner gave him and he has no more, or a trump he can
// have been given as the best, else any.
Card some_discard(const Observation& seen, const PerSeat<CardSet>& hands, CardSet unused) {
  const bool swapped = seen.swap_count.value_or(0) > 0 && seen.bid->bidder == seen.dealer;
  if (swapped && seen.gave)
    for (Card card : *seen.gave)
      if (!hands[seen.dealer].contains(card)) return card;
  if (swapped && !seen.gave)
    for (Card card : unused) {
      PerSeat<CardSet> with = hands;
      with[seen.dealer] = with[seen.dealer].with(card);
      if (some_swap(seen, with).complete()) return card;
    }
  return *unused.begin();
}

// The game as it may have been if these are the cards now.
Game game_with(const Observation& seen, const Game& real, PerSeat<CardSet> hands) {
  for (const auto& [seat, card] : seen.played) hands[seat] = hands[seat].with(card);
  std::optional<Discard> discard = real.discard();
  if (discard && discard->card) {
    CardSet unused = seen.rules->pack;
    for (Seat seat : all_seats) unused = unused.minus(hands[seat]);
    if (seen.turn_up && !seen.turn_up_taken) unused = unused.without(*seen.turn_up);
    discard->card = seen.discard ? *seen.discard : some_discard(seen, hands, unused);
    CardSet& dealers = hands[seen.dealer];
    if (seen.turn_up_taken) dealers = dealers.without(*seen.turn_up);
    dealers = dealers.with(*discard->card);
  }
  std::optional<Exchange> exchange = real.exchange();
  if (exchange && exchange->complete()) {
    exchange = some_swap(seen, hands);
    const Seat bidder = exchange->bidder;
    hands[bidder] = after_swap(hands[bidder], *exchange->gets, *exchange->gives);
    hands[partner(bidder)] = after_swap(hands[partner(bidder)], *exchange->gives, *exchange->gets);
  }
  HandStart start = real.start();
  PerSeat<HandDraft> drafts;
  for (Seat seat : all_seats)
    if (seen.rules->seats.contains(seat)) drafts[seat] = HandDraft::of(hands[seat]);
  start.deal = make_deal(drafts, *seen.rules, {start.dealer, {}}).value();

  std::vector<GameAction> actions;
  bool first = true;
  const bool partner_first =
      exchange && special_of(*seen.rules, *seen.bid)->swap.order == SwapRules::Order::partner_first;
  for (const GameAction& action : real.actions()) {
    if (std::holds_alternative<Give>(action) && exchange->complete()) {
      actions.emplace_back(Give{first == partner_first ? *exchange->gets : *exchange->gives});
      first = false;
    } else if (std::holds_alternative<Discard>(action)) {
      actions.emplace_back(*discard);
    } else {
      actions.push_back(action);
    }
  }
  const auto game = replay(seen.rules, start, actions);
  REQUIRE_MESSAGE(game.ok(), game.faults().front().what.id, " ", to_string(situation_of(real)),
                  "\n", to_string(start.deal));
  return *game;
}

}  // namespace

TEST_CASE("the real deal agrees with what every seat sees") {
  each_step_of_every_game(600, [](const Game& game, Random& random) {
    if (random.below(3) != 0 || game.finished()) return;
    PerSeat<CardSet> hands;
    for (Seat seat : all_seats) hands[seat] = game.hand(seat);
    for (Seat seat : all_seats) {
      if (!game.rules().seats.contains(seat)) continue;
      const Observation seen = observe(game, seat);
      const Hidden hidden = hidden_cards(seen);
      int sizes = hidden.aside;
      for (Seat other : all_seats) sizes += hidden.size[other];
      CHECK(sizes == hidden.unseen.size());
      CHECK(hidden.aside >= 0);
      CHECK(agrees(seen, hands));
      CHECK_MESSAGE(agrees(seen, game.start().deal), to_string(situation_of(game)));
      if (game.phase() == Phase::play && seen.seating.in_play.contains(seat)) {
        const Position position = position_of(seen, hands);
        CHECK(position.to_play() == game.position()->to_play());
        CHECK(position.trick() == game.position()->trick());
        CHECK(position.hand(seat) == game.hand(seat));
      }
    }
  });
}

TEST_CASE("a deal that agrees with an observation gives back that observation") {
  int sampled = 0;
  int moments = 0;
  each_step_of_every_game(700, [&](const Game& game, Random& random) {
    if (random.below(3) != 0 || game.finished()) return;
    const bool exchanging = game.phase() == Phase::exchange && !game.actions().empty() &&
                            std::holds_alternative<Give>(game.actions().back());
    for (Seat seat : all_seats) {
      if (!game.rules().seats.contains(seat)) continue;
      const Observation seen = observe(game, seat);
      // A first giver's hidden choice is from the cards he really holds.
      if (exchanging && seat != game.exchange()->bidder && !seen.got) continue;
      ++moments;
      const auto hands = random_hands(seen, random);
      if (!hands) continue;
      ++sampled;
      const Game other = game_with(seen, game, *hands);
      CHECK_MESSAGE(observe(other, seat) == seen, to_string(situation_of(game)), "\n",
                    to_string(situation_of(other)));
      CHECK_MESSAGE(agrees(seen, other.start().deal), to_string(situation_of(game)), "\n",
                    to_string(situation_of(other)));
    }
  });
  CHECK(sampled > moments / 2);
}

TEST_CASE("cards that cannot be there do not agree") {
  each_step_of_every_game(800, [](const Game& game, Random&) {
    if (game.phase() != Phase::play) return;
    const Seat seat = *game.to_act();
    const Observation seen = observe(game, seat);
    const Hidden hidden = hidden_cards(seen);
    PerSeat<CardSet> hands;
    for (Seat other : all_seats) hands[other] = game.hand(other);
    for (Seat other : all_seats) {
      if (other == seat || hands[other].empty()) continue;
      // One card fewer, and one that lies elsewhere in its place.
      PerSeat<CardSet> wrong = hands;
      wrong[other] = hands[other].without(*hands[other].begin());
      if (game.seating().in_play.contains(other)) CHECK_FALSE(agrees(seen, wrong));
      wrong[other] = wrong[other].with(*hands[seat].begin());
      if (hidden.unseen.count(*hands[seat].begin()) == 0) CHECK_FALSE(agrees(seen, wrong));
    }
  });
}

}  // namespace rightbower
