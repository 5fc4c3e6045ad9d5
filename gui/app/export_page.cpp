#include "gui/app/export_page.h"

#include <algorithm>
#include <array>

#include "engine/notation.h"
#include "gui/app/play_steps.h"
#include "solver/why.h"

namespace rightbower::app {
namespace {

// Trumps first, then the colours in turn.
std::vector<Suit> suits_in_order(const Contract& contract) {
  std::vector<Suit> suits;
  const Suit first = contract.trump().value_or(Suit::spades);
  const Suit other = first == Suit::spades || first == Suit::clubs ? Suit::hearts : Suit::spades;
  suits = {first, other, same_colour(first), same_colour(other)};
  if (!contract.trump()) suits = {printed_suits.begin(), printed_suits.end()};
  suits.push_back(Suit::joker);  // a suit of its own where there is no trump
  return suits;
}

std::vector<ExportPage::SuitRow> suit_rows(CardSet hand, const Contract& contract) {
  std::vector<ExportPage::SuitRow> rows;
  for (Suit suit : suits_in_order(contract)) {
    const CardSet cards = hand & contract.all_of(suit);
    if (suit == Suit::joker && cards.empty()) continue;
    ExportPage::SuitRow row{suit, {cards.begin(), CardSet::end()}};
    std::ranges::stable_sort(row.cards, std::ranges::greater{},
                             [&](Card card) { return contract.strength(card); });
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<ExportPage::HandRows> hand_rows(const Deal& deal, const Contract& contract,
                                            const Strings& words) {
  std::vector<ExportPage::HandRows> hands;
  for (Seat seat : all_seats) {
    const Hand& hand = deal[seat];
    if (hand.state == Hand::State::nobody) continue;
    ExportPage::HandRows rows{seat, words.say("export.seat", {seat}), {}, {}};
    if (hand.state == Hand::State::known)
      rows.suits = suit_rows(hand.cards, contract);
    else
      rows.note = words["export.not-known"];
    hands.push_back(std::move(rows));
  }
  return hands;
}

std::vector<ExportPage::TableRow> table_rows(const AppState& state, const Strings& words,
                                             const solver::TrickTable& table, bool alone) {
  std::vector<ExportPage::TableRow> rows;
  for (Seat leader : all_seats) {
    if (!leaders(state).contains(leader)) continue;
    ExportPage::TableRow row{words.say("export.seat", {leader}), {}, false};
    for (Strain strain : table_strains) row.tricks.push_back(table.at({strain, leader}));
    row.chosen = state.lead == leader && state.alone_chosen == alone;
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string sentence_of(const AppState& state, const Strings& words) {
  const auto tricks = chosen_tricks(state);
  if (!tricks) return {};
  const char* id = state.alone_chosen ? "export.alone-takes" : "export.leader-takes";
  return words.say(id,
                   {state.lead, state.trump, *tricks, set_up(state.document()).deal.hand_size()});
}

std::vector<ExportPage::PlayedTrick> played_tricks(const AppState& state, const Strings& words) {
  std::vector<ExportPage::PlayedTrick> tricks;
  if (!playing(state.document())) return tricks;
  for (const LineTrick& trick : line_of(state.document())) {
    ExportPage::PlayedTrick row{trick.number, {}};
    for (const LineCard& card : trick.cards)
      row.cards.push_back(
          {card.seat, card.card,
           words[solver::id(solver::why(card.before.position, card.card, card.before.contract,
                                        card.before.seating))],
           trick.winner == card.seat});
    tricks.push_back(std::move(row));
  }
  return tricks;
}

}  // namespace

ExportPage export_page(const AppState& state, const Strings& words) {
  ExportPage page;
  const Situation& deal = set_up(state.document());
  page.title = state.document().title;
  page.situation = rightbower::to_string(state.document().situation);
  page.strain = state.trump;
  page.strains.assign(table_strains.begin(), table_strains.end());
  page.hands = hand_rows(deal.deal, Contract(state.trump), words);
  if (state.results.wanted > 0)
    page.table = {words["export.table"], table_rows(state, words, state.results.table, false)};
  if (state.results.alone_wanted > 0)
    page.alone = {words["export.alone"], table_rows(state, words, state.results.alone, true)};
  page.sentence = sentence_of(state, words);
  page.play_title = words["export.play"];
  page.play = played_tricks(state, words);
  page.leads = words["export.leads"];
  page.no_trump = words["export.no-trump"];
  page.low = words["export.low"];
  return page;
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&')
      safe += "&amp;";
    else if (c == '<')
      safe += "&lt;";
    else if (c == '>')
      safe += "&gt;";
    else if (c == '"')
      safe += "&quot;";
    else if (c == '\'')
      safe += "&#39;";
    else if (static_cast<unsigned char>(c) >= 0x20 || c == '\n')
      safe += c;
  }
  return safe;
}

std::string file_name_of(std::string_view title, std::string_view ending) {
  constexpr std::size_t longest = 60;
  std::string name;
  for (const char c : title) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    const bool capital = c >= 'A' && c <= 'Z';
    if (letter || capital)
      name += capital ? static_cast<char>(c - 'A' + 'a') : c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  name.resize(std::min(name.size(), longest));
  while (!name.empty() && name.back() == '-') name.pop_back();
  if (name.empty()) name = "deal";
  return name + "." + std::string(ending);
}

}  // namespace rightbower::app
