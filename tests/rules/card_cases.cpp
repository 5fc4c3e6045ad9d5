#include <algorithm>
#include <array>

#include "engine/game.h"
#include "engine/notation.h"
#include "engine/position.h"
#include "engine/trick.h"
#include "tests/rules/categories.h"

namespace rightbower::tests {
namespace {

// The kinds of a suit in play that the pack has, from the strongest down.
std::vector<Card> strong_to_weak(const Contract& contract, Suit suit, CardSet pack) {
  const CardSet kinds = (pack & contract.all_of(suit)).once();
  std::vector<Card> cards(kinds.begin(), kinds.end());
  std::ranges::sort(cards, [&](Card a, Card b) { return contract.beats(a, b); });
  return cards;
}

void check_rank_order(Fields& input, Fields& expected) {
  const Rules rules = rules_named(input["rules"]);
  const Contract contract(strain_of(input["trump"]));
  if (expected.has("top_three")) {
    auto cards = strong_to_weak(contract, contract.trump().value(), rules.pack);
    cards.erase(cards.begin() + 3, cards.end());
    expected.expect("top_three", cards_json(cards));
  }
  Json orders = Json::object();
  Json counts = Json::object();
  for (Suit suit : printed_suits) {
    const std::string key(1, letter(suit));
    orders[key] = cards_json(strong_to_weak(contract, suit, rules.pack));
    counts[key] = (rules.pack & contract.all_of(suit)).size();
  }
  if (expected.has("strong_to_weak")) {
    // The case may tell of some suits only.
    Json asked = Json::object();
    for (const auto& [suit, cards] : expected["strong_to_weak"].items())
      asked[suit] = orders.contains(suit) ? orders[suit] : Json();
    expected.expect("strong_to_weak", asked);
  }
  expected.expect("cards_per_suit", counts);
}

void check_effective_suit(Fields& input, Fields& expected) {
  const Contract contract(strain_of(input["trump"]));
  expected.expect("suit", std::string(1, letter(contract.suit_of(card_of(input["card"])))));
}

void check_deck(Fields& input, Fields& expected) {
  const Rules rules = rules_named(input["rules"]);
  const Seat dealer = rules.seats.next_after(Seat::north);
  const HandStart start = random_start(rules, dealer, 1);
  const int dealer_holds = start.deal[dealer].cards.size();
  expected.expect("cards", rules.pack.size());
  expected.expect("copies", rules.copies());
  expected.expect("hand_size", start.deal[rules.seats.next_after(dealer)].cards.size());
  expected.expect("players", rules.seats.size());
  expected.expect("undealt", rules.undealt());
  expected.expect("dealer_receives", dealer_holds);
  expected.expect("dealer_discards", dealer_holds - rules.hand_size);
  expected.expect("face_up", start.turn_up ? 1 : 0);
  expected.expect("face_down_undealt", rules.undealt() - (start.turn_up ? 1 : 0));
  expected.expect("lowest_rank", std::string(1, letter(rules.lowest_rank())));
  expected.expect("joker", rules.has_joker());
}

// "nondealer" and "dealer" are West and South.
Seat player_of(const Json& text) {
  if (text == "nondealer") return Seat::west;
  if (text == "dealer") return Seat::south;
  return seat_of(text);
}

void check_trick_winner(Fields& input, Fields& expected) {
  const Rules rules = rules_named(input["rules"]);
  const Contract contract(strain_of(input["trump"]));
  const Json& plays = input["plays"];
  Trick trick(player_of(plays.at(0).at("seat")));
  int winner = 0;
  int place = 0;
  for (const Json& play : plays) {
    Fields fields(play);
    const Card card = card_of(fields["card"]);
    if (!rules.pack.contains(card)) throw CaseFailure("not in the pack: " + to_string(card));
    const Seat seat = player_of(fields["seat"]);
    fields.check_all_read();
    trick = trick.with(seat, card, contract);
    if (trick.winner() == seat) winner = place;
    ++place;
  }
  const auto index = static_cast<std::size_t>(winner);
  expected.expect("winner", plays.at(index).at("seat"));
  expected.expect("winning_card", to_string(trick.winning_card()));
  expected.expect("play_index", winner);
  if (trick.winner() != player_of(plays.at(index).at("seat"))) throw CaseFailure("two winners");
}

void check_legal_cards(Fields& input, Fields& expected) {
  const Contract contract(strain_of(input["trump"]));
  Trick trick(Seat::north);
  Seat seat = Seat::north;
  for (Card card : cards_of(input["trick_so_far"])) {
    trick = trick.with(seat, card, contract);
    seat = next(seat);
  }
  const CardSet legal = legal_plays(set_of(input["hand"]), trick, contract).once();
  expected.expect_set("legal", cards_json({legal.begin(), legal.end()}));
}

}  // namespace

std::span<const Category> card_categories() {
  static constexpr std::array<Category, 5> categories{{{"rank_order", check_rank_order},
                                                       {"effective_suit", check_effective_suit},
                                                       {"deck", check_deck},
                                                       {"trick_winner", check_trick_winner},
                                                       {"legal_cards", check_legal_cards}}};
  return categories;
}

}  // namespace rightbower::tests
