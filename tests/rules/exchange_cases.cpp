#include <array>

#include "engine/game.h"
#include "engine/notation.h"
#include "engine/observation.h"
#include "tests/rules/categories.h"

namespace rightbower::tests {
namespace {

constexpr Seat bidder = Seat::south;
constexpr Seat helper = Seat::north;

// A game in which South has bid the special and named the strain, and must now exchange.
Game at_exchange(const Rules& rules, const PerSeat<CardSet>& held, const std::string& special,
                 Strain strain) {
  HandStart start;
  start.deal = deal_with(rules, held);
  start.dealer = Seat::east;  // South calls first
  Game game(rules, start);
  const bool later = rules.trump_named == TrumpNamed::after_auction;
  const auto act = [&game](const Call& call) {
    if (const auto refusal = game.refusal(call)) throw CaseFailure("refused: " + refusal->id);
    game = game.after(call);
  };
  act(Call::of(*rules.find_special(special), later ? std::nullopt : std::optional(strain)));
  while (game.phase() == Phase::auction) act(Call::pass());
  if (game.phase() == Phase::naming) act(Call::name(strain));
  if (game.phase() != Phase::exchange) throw CaseFailure("no exchange");
  return game;
}

// The words of the cases for the reasons of the engine.
std::string reason_of(const Message& refusal) {
  if (refusal.id == "exchange.too-many") return "more than three";
  if (refusal.id == "exchange.unequal") return "unequal counts";
  return refusal.id;
}

// Gives where it is allowed; else says why not.
std::optional<Message> give(Game& game, CardSet cards) {
  auto refusal = game.refusal(Give{cards});
  if (!refusal) game = game.after(Give{cards});
  return refusal;
}

void check_swap(Fields& input, Fields& expected) {
  const Rules rules = rules_named(input["rules"]);
  const CardSet gives = set_of(input["bidder_gives"]);
  const CardSet gets = set_of(input["partner_gives"]);
  PerSeat<CardSet> held;
  held[bidder] = gives;
  held[helper] = gets;
  Game game = at_exchange(rules, held, rules.specials.front().id, Strain::hearts);
  // Whoever has not chosen must not see what the other gives.
  expected.expect("bidder_sees_partner_cards_before_choosing",
                  observe(game, bidder).got.has_value());
  auto refusal = give(game, gives);
  if (!refusal) {
    expected.expect("partner_sees_bidder_cards_before_choosing",
                    observe(game, helper).got.has_value());
    refusal = give(game, gets);
  }
  expected.expect("legal", !refusal.has_value());
  if (refusal) return expected.expect("reason", reason_of(*refusal));
  expected.expect("partner_plays", game.seating().in_play.contains(helper));
  expected.expect("hand_sizes_after",
                  {{"bidder", game.hand(bidder).size()}, {"partner", game.hand(helper).size()}});
}

void check_ask(Fields& input, Fields& expected) {
  const Rules rules = rules_named(input["rules"]);
  PerSeat<CardSet> held;
  held[bidder] = set_of(input["bidder_gives"]);
  held[helper] = set_of(input["partner_hand"]);
  Game game = at_exchange(rules, held, input.text("kind"), strain_of(input["trump"]));
  if (const auto refusal = give(game, held[bidder])) throw CaseFailure(refusal->id);
  std::vector<Card> choices;
  for (Card card : held[helper].once())
    if (!game.refusal(Give{{card}})) choices.push_back(card);
  if (choices.empty()) throw CaseFailure("partner has nothing to give");
  expected.expect("partner_must_give",
                  choices.size() == 1 ? Json(to_string(choices.front())) : Json());
  expected.expect("partner_free_choice",
                  CardSet(held[helper]).once().size() == static_cast<int>(choices.size()));
  game = game.after(Give{{choices.front()}});
  // Nobody learns that partner held no trump: nothing is known to be lacking in his hand.
  const bool told = hidden_cards(observe(game, Seat::east)).lacks[helper] != CardSet{};
  expected.expect("announces_void", told);
}

void check_exchange(Fields& input, Fields& expected) {
  input.has("kind") ? check_ask(input, expected) : check_swap(input, expected);
}

}  // namespace

std::span<const Category> exchange_categories() {
  static constexpr std::array<Category, 1> categories{{{"exchange", check_exchange}}};
  return categories;
}

}  // namespace rightbower::tests
