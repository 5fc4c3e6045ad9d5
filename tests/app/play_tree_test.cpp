#include "gui/app/play_tree.h"

#include <doctest/doctest.h>

namespace rightbower::tests {
namespace {

using app::PlayTree;

constexpr Card jh{Rank::jack, Suit::hearts};
constexpr Card as{Rank::ace, Suit::spades};
constexpr Card ks{Rank::king, Suit::spades};
constexpr Card nd{Rank::nine, Suit::diamonds};

std::vector<Card> on_screen(const PlayTree& tree) {
  std::vector<PlayTree::Node> nodes = tree.path(tree.at());
  for (PlayTree::Node node : tree.rest(tree.at())) nodes.push_back(node);
  return tree.cards(nodes);
}

}  // namespace

TEST_CASE("a new tree has nothing played") {
  const PlayTree tree;
  CHECK(tree.at() == PlayTree::start);
  CHECK(tree.path(tree.at()).empty());
  CHECK(on_screen(tree).empty());
}

TEST_CASE("cards are played one behind another, and gone back over without losing them") {
  PlayTree tree({jh, as, ks});
  CHECK(on_screen(tree) == std::vector{jh, as, ks});
  const PlayTree::Node second = tree.before(tree.at());
  tree.go(second);
  CHECK(tree.cards(tree.path(tree.at())) == std::vector{jh, as});
  CHECK(on_screen(tree) == std::vector{jh, as, ks});
}

TEST_CASE("another card makes a branch, and the way back to the first line stays") {
  PlayTree tree({jh, as, ks});
  const PlayTree::Node end = tree.at();
  tree.go(tree.before(end));
  tree.play(nd);
  CHECK(on_screen(tree) == std::vector{jh, as, nd});
  CHECK(tree.after(tree.before(tree.at())).size() == 2);
  tree.go(end);
  CHECK(on_screen(tree) == std::vector{jh, as, ks});
}

TEST_CASE("the same card again is the same branch") {
  PlayTree tree({jh, as});
  const PlayTree::Node first = tree.before(tree.at());
  tree.go(first);
  tree.play(as);
  CHECK(tree.size() == 3);
}

TEST_CASE("a line is added behind the present card, which stays it") {
  PlayTree tree({jh});
  tree.add({as, ks});
  CHECK(tree.cards(tree.path(tree.at())) == std::vector{jh});
  CHECK(on_screen(tree) == std::vector{jh, as, ks});
}

TEST_CASE("taking back removes the card and all that was tried behind it, and nothing else") {
  PlayTree tree({jh, as, ks});
  tree.go(tree.before(tree.at()));
  tree.play(nd);
  tree.go(tree.before(tree.at()));  // at AS, with two cards behind it
  tree.take_back();
  CHECK(on_screen(tree) == std::vector{jh});
  CHECK(tree.size() == 2);
  tree.play(ks);
  tree.go(tree.before(tree.at()));
  tree.play(nd);
  tree.take_back();
  CHECK(tree.size() == 3);
  CHECK(tree.after(tree.at()).size() == 1);
  CHECK(tree.card(tree.after(tree.at()).front()) == ks);
}

}  // namespace rightbower::tests
