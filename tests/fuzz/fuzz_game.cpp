// Any bytes as what players do: an action is refused with a reason and changes nothing, or is
// accepted and leaves the laws intact. The first bytes choose the game, the deal and the dealer; of
// the others each does something legal or, where its highest bit is set, anything the next bytes
// say.

#include <algorithm>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/notation.h"
#include "engine/observation.h"
#include "tests/fuzz/laws.h"

namespace {

using namespace rightbower;
using fuzz::require;

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  [[nodiscard]] bool empty() const { return size_ == 0; }
  std::size_t next() {
    if (empty()) return 0;
    --size_;
    return *data_++;
  }
  // From 0 to bound - 1.
  std::size_t below(std::size_t bound) { return next() % bound; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

Card any_card(Bytes& bytes) { return Card::from_index(static_cast<int>(bytes.below(Card::kinds))); }

Seat any_seat(Bytes& bytes) { return all_seats[bytes.below(4)]; }

Call any_call(const Rules& rules, Bytes& bytes) {
  Call call;
  call.kind = static_cast<Call::Kind>(bytes.below(7));
  call.level = static_cast<int>(bytes.next()) - 2;
  if (bytes.below(2) == 0) call.strain = all_strains[bytes.below(6)];
  if (bytes.below(2) == 0)
    call.special =
        rules.specials.empty() ? "Alone" : rules.specials[bytes.below(rules.specials.size())].id;
  return call;
}

GameAction any_action(const Rules& rules, Bytes& bytes) {
  switch (bytes.below(5)) {
    case 0: {
      Give give;
      for (std::size_t cards = bytes.below(5); cards > 0; --cards) {
        const Card card = any_card(bytes);
        if (give.cards.count(card) < 2) give.cards = give.cards.with(card);
      }
      return give;
    }
    case 1:
      if (bytes.below(3) == 0) return Discard{};
      return Discard{any_card(bytes)};
    case 2:
      return Play{any_card(bytes)};
    case 3:
      return Revoke{any_seat(bytes)};
    default:
      return any_call(rules, bytes);
  }
}

// --- laws

// Every card that was dealt is in a hand, or was played or discarded.
void require_pack(const Game& game) {
  std::vector<Card> dealt;
  std::vector<Card> now;
  for (Seat seat : all_seats) {
    const CardSet& start = game.start().deal[seat].cards;
    dealt.insert(dealt.end(), start.begin(), start.end());
    const CardSet& hand = game.hand(seat);
    now.insert(now.end(), hand.begin(), hand.end());
  }
  for (const Game::Played& played : game.played()) now.push_back(played.card);
  if (game.discard() && game.discard()->card) {
    now.push_back(*game.discard()->card);
    if (game.start().turn_up) dealt.push_back(*game.start().turn_up);
  }
  std::ranges::sort(dealt);
  std::ranges::sort(now);
  require(dealt == now, "hands, played and discarded cards are those dealt");
}

void require_views(const Game& game) {
  PerSeat<CardSet> hands;
  for (Seat seat : all_seats) hands[seat] = game.hand(seat);
  for (Seat seat : all_seats) {
    if (!game.rules().seats.contains(seat)) continue;
    const Observation seen = observe(game, seat);
    const Hidden hidden = hidden_cards(seen);
    int places = hidden.aside;
    for (int size : hidden.size.values) places += size;
    require(places == hidden.unseen.size(), "every unseen card has a place");
    require(agrees(seen, hands), "the true hands agree with what a seat sees");
  }
}

bool same(const Game& a, const Game& b) {
  return a.phase() == b.phase() && a.to_act() == b.to_act() && a.contract() == b.contract() &&
         a.position() == b.position() && a.score() == b.score() && a.match() == b.match();
}

void require_text(const Game& game) {
  const std::string text = to_string(situation_of(game));
  const auto situation = parse_situation(text);
  require(situation.ok(), "a game's text can be read");
  require(to_string(*situation) == text, "there is one text of a game");
  const auto again = game_of(*situation);
  require(again.ok() && same(*again, game), "a game's text gives back the game");
}

// A second game built from the actions alone is the same.
void require_replay(const Game& game) {
  const auto again =
      replay(std::make_shared<const Rules>(game.rules()), game.start(), game.actions());
  require(again.ok() && same(*again, game), "replaying the actions gives the same game");
}

Game beginning(Bytes& bytes) {
  const auto presets = rules_presets();
  Rules rules = presets[bytes.below(presets.size())];
  const Seat dealer = rules.seats.next_after(any_seat(bytes));
  return Game(rules, random_start(rules, dealer, bytes.next()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  Game game = beginning(bytes);
  while (!bytes.empty()) {
    const std::size_t byte = bytes.next();
    const std::vector<GameAction> legal = game.legal_actions();
    require(legal.empty() == game.finished(), "somebody can act until the hand is finished");
    const bool free = byte >= 128 || legal.empty();
    const GameAction action = free ? any_action(game.rules(), bytes) : legal[byte % legal.size()];
    if (const auto refusal = game.refusal(action)) {
      require(free, "what is legal is not refused");
      require(!refusal->id.empty(), "a refusal has a reason");
      continue;
    }
    game = game.after(action);
    require_pack(game);
  }
  require_views(game);
  require_replay(game);
  require_text(game);
  return 0;
}
