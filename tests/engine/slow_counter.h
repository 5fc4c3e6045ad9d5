// A second telling of the rules of play, on lists of words, for checking the first: it shares no
// code with the engine and counts every sequence one by one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace rightbower::tests {

class SlowCounter {
 public:
  using Cards = std::vector<std::string>;  // "JH", "TC", "JK"

  // Hands clockwise from north; who sits out has none. Seats are 0 to 3, north-south 0 and 2 or,
  // where one plays alone against two, whoever `ours` names.
  SlowCounter(std::vector<Cards> hands, std::set<int> ours, std::string trump)
      : hands_(std::move(hands)), ours_(std::move(ours)), trump_(std::move(trump)) {}

  // Sequences of the next n cards (-1: all) by the tricks that our side takes in them.
  std::vector<std::uint64_t> count(int leader, const Cards& played, int n) {
    std::vector<std::uint64_t> ways;
    std::vector<std::pair<int, std::string>> trick;
    int seat = leader;
    int won_before = 0;
    for (const std::string& card : played) {
      take_out(seat, card);
      trick.push_back({seat, card});
      seat = seat_after(seat);
      if (trick.size() == players()) {
        seat = winner(trick);
        trick.clear();
      }
    }
    go_on(seat, trick, n, won_before, ways);
    return ways;
  }

 private:
  void go_on(int seat, std::vector<std::pair<int, std::string>> trick, int n, int won,
             std::vector<std::uint64_t>& ways) {
    if (trick.size() == players()) {
      seat = winner(trick);
      if (ours_.contains(seat)) ++won;
      trick.clear();
    }
    const Cards hand = hands_[static_cast<std::size_t>(seat)];
    if (n == 0 || hand.empty()) {
      const auto place = static_cast<std::size_t>(won);
      if (ways.size() <= place) ways.resize(place + 1);
      ++ways[place];
      return;
    }
    for (const std::string& card : choices(hand, trick)) {
      take_out(seat, card);
      trick.push_back({seat, card});
      go_on(seat_after(seat), trick, n - 1, won, ways);
      trick.pop_back();
      hands_[static_cast<std::size_t>(seat)].push_back(card);
    }
  }

  // Different ones only.
  std::set<std::string> choices(const Cards& hand,
                                const std::vector<std::pair<int, std::string>>& trick) const {
    std::set<std::string> all(hand.begin(), hand.end());
    if (trick.empty()) return all;
    std::set<std::string> following;
    for (const std::string& card : all)
      if (suit(card) == suit(trick.front().second)) following.insert(card);
    return following.empty() ? all : following;
  }

  [[nodiscard]] char suit(const std::string& card) const {
    const bool suits = trump_.size() == 1;
    if (card == "JK") return suits ? trump_[0] : '*';
    if (suits && card[0] == 'J' && (card[1] == trump_[0] || card[1] == mate())) return trump_[0];
    return card[1];
  }
  [[nodiscard]] char mate() const {
    if (trump_ == "S") return 'C';
    if (trump_ == "C") return 'S';
    return trump_ == "H" ? 'D' : 'H';
  }

  // The cards of a suit from the best down, as they stand in the rules.
  [[nodiscard]] Cards order(char of) const {
    Cards cards;
    const auto add = [&cards, of](const std::string& ranks) {
      for (char rank : ranks) cards.push_back(std::string{rank, of});
    };
    if (of == '*') return {"JK"};
    if (trump_ == "LOW") {
      add("789TJQKA");
    } else if (trump_ == std::string(1, of)) {
      cards = {"JK", std::string{'J', of}, std::string{'J', mate()}};
      add("AKQT987");
    } else {
      add("AKQJT987");
    }
    return cards;
  }

  [[nodiscard]] int winner(const std::vector<std::pair<int, std::string>>& trick) const {
    std::vector<Cards> lists;
    if (trump_.size() == 1) lists.push_back(order(trump_[0]));
    if (trump_.size() != 1) lists.push_back({"JK"});
    lists.push_back(order(suit(trick.front().second)));
    for (const Cards& list : lists)
      for (const std::string& best : list)
        for (const auto& [seat, card] : trick)
          if (card == best) return seat;
    return -1;
  }

  void take_out(int seat, const std::string& card) {
    Cards& hand = hands_[static_cast<std::size_t>(seat)];
    hand.erase(std::find(hand.begin(), hand.end(), card));
  }

  [[nodiscard]] std::size_t players() const { return sitting_.size(); }
  [[nodiscard]] int seat_after(int seat) const {
    do seat = (seat + 1) % 4;
    while (!sitting_.contains(seat));
    return seat;
  }

  std::vector<Cards> hands_;
  std::set<int> ours_;
  std::string trump_;
  std::set<int> sitting_ = those_with_cards();

  [[nodiscard]] std::set<int> those_with_cards() const {
    std::set<int> seats;
    for (int seat = 0; seat < 4; ++seat)
      if (!hands_[static_cast<std::size_t>(seat)].empty()) seats.insert(seat);
    return seats;
  }
};

}  // namespace rightbower::tests
