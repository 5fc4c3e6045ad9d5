#include "gui/app/play_tree.h"

#include <algorithm>

namespace rightbower::app {

PlayTree::PlayTree() : nodes_{{Card::joker(), start, {}, std::nullopt}} {}

PlayTree::PlayTree(const std::vector<Card>& line) : PlayTree() {
  for (Card card : line) play(card);
}

std::optional<PlayTree::Node> PlayTree::next(Node node) const { return nodes_[node].next; }

std::vector<PlayTree::Node> PlayTree::path(Node node) const {
  std::vector<Node> nodes;
  for (; node != start; node = nodes_[node].before) nodes.push_back(node);
  std::ranges::reverse(nodes);
  return nodes;
}

std::vector<PlayTree::Node> PlayTree::rest(Node node) const {
  std::vector<Node> nodes;
  for (auto after = next(node); after; after = next(*after)) nodes.push_back(*after);
  return nodes;
}

std::vector<Card> PlayTree::cards(const std::vector<Node>& nodes) const {
  std::vector<Card> cards;
  cards.reserve(nodes.size());
  for (Node node : nodes) cards.push_back(card(node));
  return cards;
}

void PlayTree::go(Node node) {
  assert(contains(node));
  for (Node on_the_way : path(node)) nodes_[nodes_[on_the_way].before].next = on_the_way;
  at_ = node;
}

PlayTree::Node PlayTree::add_after(Node node, Card card) {
  for (Node child : nodes_[node].after)
    if (nodes_[child].card == card) return child;
  const Node added = static_cast<Node>(nodes_.size());
  nodes_.push_back({card, node, {}, std::nullopt});
  nodes_[node].after.push_back(added);
  return added;
}

void PlayTree::play(Card card) { go(add_after(at_, card)); }

void PlayTree::add(const std::vector<Card>& line) {
  Node node = at_;
  for (Card card : line) {
    const Node child = add_after(node, card);
    nodes_[node].next = child;
    node = child;
  }
}

void PlayTree::take_back() {
  assert(at_ != start);
  const Node gone = at_;
  at_ = nodes_[gone].before;
  // What is kept moves up, in the same order; a node always stands behind the one before it.
  std::vector<std::optional<Node>> place(nodes_.size());
  std::vector<Entry> kept;
  for (Node node = 0; node < nodes_.size(); ++node) {
    const bool goes = node == gone || (node != start && !place[nodes_[node].before]);
    if (goes) continue;
    place[node] = static_cast<Node>(kept.size());
    kept.push_back({nodes_[node].card, *place[nodes_[node].before], {}, std::nullopt});
  }
  for (Node node = 0; node < nodes_.size(); ++node) {
    if (!place[node]) continue;
    Entry& entry = kept[*place[node]];
    for (Node child : nodes_[node].after)
      if (place[child]) entry.after.push_back(*place[child]);
    if (const auto next = nodes_[node].next; next && place[*next]) entry.next = place[*next];
  }
  at_ = *place[at_];
  nodes_ = std::move(kept);
}

}  // namespace rightbower::app
