#include "gui/app/auction_entry.h"

#include <utility>

namespace rightbower::app {
namespace {

Document with_auction(Document document, Situation situation) {
  document.situation = std::move(situation);
  document.play_out.reset();
  return document;
}

// A call belongs to an auction that can be told: with a dealer, and no contract beside it.
Situation told(const Document& document) {
  Situation situation = set_up(document);
  situation.trump.reset();
  situation.lead.reset();
  situation.alone.reset();
  situation.exchange.reset();
  situation.discard.reset();
  situation.play.clear();
  situation.revokes.clear();
  return situation;
}

Seat last_seat(SeatSet seats) {
  Seat last = Seat::north;
  for (Seat seat : all_seats)
    if (seats.contains(seat)) last = seat;
  return last;
}

// The strain that is named after the auction is no call of the situation.
bool names_strain(const Game& game) { return game.auction().state() == Auction::State::naming; }

}  // namespace

Situation auction_situation(const Document& document) {
  Situation situation = told(document);
  // Named after the auction: that is the trump of the situation.
  if (!set_up(document).auction.empty()) situation.trump = set_up(document).trump;
  if (!situation.dealer) situation.dealer = last_seat(rules_of(situation).seats);
  return situation;
}

std::optional<Game> auction_game(const Document& document) {
  const auto game = game_of(auction_situation(document));
  return game ? std::optional(*game) : std::nullopt;
}

std::optional<Call> composed_call(const Game& game, const AuctionEntry& entry) {
  const Auction& auction = game.auction();
  if (auction.over()) return std::nullopt;
  if (names_strain(game) || game.rules().has_turn_up())
    return entry.strain ? std::optional(Call::name(*entry.strain)) : std::nullopt;
  const bool later = game.rules().trump_named == TrumpNamed::after_auction;
  const auto strain = later ? std::nullopt : entry.strain;
  if (const Special* special = game.rules().find_special(entry.special))
    return Call::of(*special, special->strain_later ? std::nullopt : strain);
  return Call::bid(entry.level, strain);
}

std::optional<Message> call_refusal(const Game& game, const Call& call) {
  return game.refusal(call);
}

AuctionEntry next_entry(const Game& game) {
  AuctionEntry entry;
  const auto& high = game.auction().high();
  entry.level = high && high->special.empty() ? high->level + 1 : game.rules().auction.min;
  entry.level = std::min(entry.level, game.rules().auction.max);
  return entry;
}

Document with_call(Document document, const Call& call) {
  const auto game = auction_game(document);
  Situation situation = auction_situation(document);
  if (game && names_strain(*game))
    situation.trump = call.strain;
  else
    situation.auction.push_back(call);
  return with_auction(std::move(document), std::move(situation));
}

Document without_last_call(Document document) {
  Situation situation = auction_situation(document);
  if (situation.trump)
    situation.trump.reset();
  else
    situation.auction.pop_back();
  return with_auction(std::move(document), std::move(situation));
}

Document with_dealer(Document document, Seat dealer) {
  Situation situation = auction_situation(document);
  situation.dealer = dealer;
  situation.auction.clear();  // they were made by other seats
  situation.trump.reset();
  return with_auction(std::move(document), std::move(situation));
}

Document with_points(Document document, Seat seat, int change) {
  Situation situation = auction_situation(document);
  const Rules& rules = rules_of(situation);
  const Points before = situation.score.value_or(starting_score(rules));
  situation.score = rightbower::with_points(before, team_of(rules, seat), before[seat] + change);
  return with_auction(std::move(document), std::move(situation));
}

std::optional<Outlook> outlook_of(const Game& game, const Results& results) {
  const auto contract = game.contract();
  const Rules& rules = game.rules();
  if (!contract || !contract->strain || game.start().deal.hand_size() != rules.hand_size)
    return std::nullopt;
  const bool alone = partner_sits_out(rules, *contract);
  const Seat leader = first_leader(rules, *contract, game.start().dealer);
  const auto found = (alone ? results.alone : results.table).at({*contract->strain, leader});
  if (!found) return std::nullopt;
  const Seating seating = seating_of(rules, *contract);
  // A table of lone leaders says nothing of a bidder who does not lead.
  if (alone && leader != contract->bidder) return std::nullopt;
  const bool leads = seating.side[leader] == seating.side[contract->bidder];
  const int tricks = leads ? *found : rules.hand_size - *found;
  PerSeat<int> won{};
  won[contract->bidder] = tricks;
  won[seating.in_play.next_after(contract->bidder)] = rules.hand_size - tricks;
  Outlook outlook{*contract, score_hand(rules, *contract, won), {}};
  outlook.match = match_after(rules, game.start().score, outlook.hand.points,
                              HandVerdict{contract->bidder, outlook.hand.made});
  return outlook;
}

}  // namespace rightbower::app
