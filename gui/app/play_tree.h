// The lines of play that were tried from one deal: a tree of cards. The line on screen runs from
// the start over the present card to the end, on by the card that was looked at last.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/card.h"

namespace rightbower::app {

class PlayTree {
 public:
  using Node = std::uint32_t;
  static constexpr Node start = 0;  // nothing played

  PlayTree();
  // One line, at its end.
  explicit PlayTree(const std::vector<Card>& line);

  [[nodiscard]] Node at() const { return at_; }
  [[nodiscard]] bool contains(Node node) const { return node < nodes_.size(); }
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  // The card that leads to a node, and the node before it; not of the start.
  [[nodiscard]] Card card(Node node) const {
    assert(node != start && contains(node));
    return nodes_[node].card;
  }
  [[nodiscard]] Node before(Node node) const {
    assert(node != start && contains(node));
    return nodes_[node].before;
  }
  // In the order in which they were tried.
  [[nodiscard]] const std::vector<Node>& after(Node node) const { return nodes_[node].after; }
  // The one of them on the line on screen; nothing at its end.
  [[nodiscard]] std::optional<Node> next(Node node) const;

  // The nodes from the first card to this one, and those of the line on screen behind it.
  [[nodiscard]] std::vector<Node> path(Node node) const;
  [[nodiscard]] std::vector<Node> rest(Node node) const;
  [[nodiscard]] std::vector<Card> cards(const std::vector<Node>& nodes) const;

  // The line on screen runs through this node, which becomes the present one.
  void go(Node node);
  // The card is played from the present node; again, if it was tried before.
  void play(Card card);
  // These cards follow the present node, which stays it.
  void add(const std::vector<Card>& line);
  // Without the present card and all that was tried behind it; the card before is the present one.
  void take_back();

  friend bool operator==(const PlayTree&, const PlayTree&) = default;

 private:
  struct Entry {
    Card card;
    Node before;
    std::vector<Node> after;
    std::optional<Node> next;

    friend bool operator==(const Entry&, const Entry&) = default;
  };

  Node add_after(Node node, Card card);

  std::vector<Entry> nodes_;
  Node at_ = start;
};

}  // namespace rightbower::app
