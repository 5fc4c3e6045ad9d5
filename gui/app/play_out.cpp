#include "gui/app/play_out.h"

#include <algorithm>
#include <utility>

namespace rightbower::app {
namespace {

using Node = PlayTree::Node;

// What a choice makes of the situation: as it was bid, where that is what is chosen.
Situation situation_in(Situation situation, PlayChoice choice) {
  situation.play.clear();
  situation.revokes.clear();
  const bool as_bid =
      is_game(situation) && trump_of(situation) == choice.strain &&
      leader_of(situation) == choice.lead &&
      (seating(situation).in_play.size() < situation.deal.seated().size()) == choice.alone;
  // A contract whose exchange or discard is still to be made can't be played as it was bid: then
  // nothing is exchanged.
  if (as_bid && replay(situation).ok()) return situation;
  situation.auction.clear();
  situation.exchange.reset();
  situation.trump = choice.strain;
  situation.lead = choice.lead;
  if (choice.alone) situation.alone = choice.lead;
  return situation;
}

std::optional<Standing> standing_of(const Situation& situation) {
  const auto strain = trump_of(situation);
  const auto position = replay(situation);
  if (!strain || !position.ok()) return std::nullopt;
  return Standing{*position, Contract(*strain), seating(situation)};
}

// The situation says what the tree says.
Document told(Document document) {
  const PlayTree& tree = document.play_out->tree;
  document.situation.play = tree.cards(tree.path(tree.at()));
  return document;
}

LineCard line_card(const PlayTree& tree, Node node, const Standing& before, bool played) {
  return {node, before.position.to_play(), tree.card(node), played, before};
}

// Every way from a trick's start to its end, or as far as it was tried.
void collect_branches(const PlayTree& tree, Node node, const Standing& before,
                      std::vector<LineCard> cards, std::vector<Branch>& branches) {
  const bool whole = !cards.empty() && before.position.trick().empty();
  if (whole || tree.after(node).empty()) {
    if (!cards.empty()) branches.push_back({node, std::move(cards)});
    return;
  }
  for (Node child : tree.after(node)) {
    std::vector<LineCard> longer = cards;
    longer.push_back(line_card(tree, child, before, false));
    collect_branches(tree, child, before.after(tree.card(child)), std::move(longer), branches);
  }
}

void add_branches(const PlayTree& tree, Node before_trick, const Standing& standing,
                  LineTrick& trick) {
  collect_branches(tree, before_trick, standing, {}, trick.branches);
  const auto on_screen = std::ranges::find(trick.branches, trick.cards.back().node, &Branch::node);
  trick.place = static_cast<int>(on_screen - trick.branches.begin());
}

}  // namespace

int Standing::tricks_won(Seat seat) const {
  int tricks = 0;
  for (Seat other : all_seats)
    if (seating.in_play.contains(other) && same_side(seat, other))
      tricks += position.tricks_won(other);
  return tricks;
}

std::optional<Standing> first_standing(const Document& document, PlayChoice choice) {
  return standing_of(
      situation_in(document.play_out ? document.play_out->before : document.situation, choice));
}

Standing start_of_play(const Document& document) {
  Situation situation = document.situation;
  situation.play.clear();
  return *standing_of(situation);
}

Standing standing(const Document& document) { return *standing_of(document.situation); }

std::vector<LineTrick> line_of(const Document& document) {
  const PlayTree& tree = document.play_out->tree;
  std::vector<Node> nodes = tree.path(tree.at());
  const std::size_t played = nodes.size();
  for (Node node : tree.rest(tree.at())) nodes.push_back(node);

  std::vector<LineTrick> tricks;
  Standing now = start_of_play(document);
  Standing trick_start = now;
  Node before_trick = PlayTree::start;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (now.position.trick().empty()) {
      if (!tricks.empty()) add_branches(tree, before_trick, trick_start, tricks.back());
      before_trick = i == 0 ? PlayTree::start : nodes[i - 1];
      trick_start = now;
      tricks.push_back({static_cast<int>(tricks.size()) + 1, now.position.to_play(), {}, {}, {}});
    }
    tricks.back().cards.push_back(line_card(tree, nodes[i], now, i < played));
    now = now.after(tree.card(nodes[i]));
    if (now.position.trick().empty()) tricks.back().winner = now.position.to_play();
  }
  if (!tricks.empty()) add_branches(tree, before_trick, trick_start, tricks.back());
  return tricks;
}

std::vector<LineTrick> tricks_of(const Standing& start, const std::vector<Card>& cards) {
  std::vector<LineTrick> tricks;
  Standing now = start;
  for (Card card : cards) {
    if (tricks.empty() || now.position.trick().empty())
      tricks.push_back({static_cast<int>(tricks.size()) + 1, now.position.to_play(), {}, {}, {}});
    tricks.back().cards.push_back({PlayTree::start, now.position.to_play(), card, false, now});
    now = now.after(card);
    if (now.position.trick().empty()) tricks.back().winner = now.position.to_play();
  }
  return tricks;
}

Document start_play(Document document, PlayChoice choice) {
  Situation before = document.play_out ? document.play_out->before : document.situation;
  before.play.clear();
  document.situation = situation_in(before, choice);
  document.play_out = PlayOut{std::move(before), PlayTree()};
  return document;
}

Document end_play(Document document) {
  document.situation = std::move(document.play_out->before);
  document.play_out.reset();
  return document;
}

Document play(Document document, Card card) {
  document.play_out->tree.play(card);
  return told(std::move(document));
}

Document with_line(Document document, const std::vector<Card>& line) {
  document.play_out->tree.add(line);
  return document;
}

Document go_to(Document document, Node node) {
  document.play_out->tree.go(node);
  return told(std::move(document));
}

Document take_back(Document document) {
  document.play_out->tree.take_back();
  return told(std::move(document));
}

Document opened_in_play(Document document) {
  if (document.play_out || document.situation.play.empty() || document.draft) return document;
  if (!standing_of(document.situation)) return document;
  Situation before = document.situation;
  before.play.clear();
  document.play_out = PlayOut{std::move(before), PlayTree(document.situation.play)};
  return document;
}

Node trick_beside(const Document& document, int tricks) {
  const PlayTree& tree = document.play_out->tree;
  Node node = tree.at();
  Standing now = standing(document);
  if (tricks > 0) {
    while (const auto next = tree.next(node)) {
      now = now.after(tree.card(*next));
      node = *next;
      if (now.position.trick().empty()) break;
    }
    return node;
  }
  // Back to the start of this trick; from there to the start of the one before.
  Standing at = start_of_play(document);
  Node start = PlayTree::start;
  for (Node step : tree.path(node)) {
    if (at.position.trick().empty()) start = tree.before(step);
    at = at.after(tree.card(step));
  }
  return start;
}

std::optional<Node> start_of_trick(const Document& document, int number) {
  for (const LineTrick& trick : line_of(document))
    if (trick.number == number) return document.play_out->tree.before(trick.cards.front().node);
  return std::nullopt;
}

}  // namespace rightbower::app
