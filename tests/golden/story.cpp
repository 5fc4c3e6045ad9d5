#include "tests/golden/story.h"

#include <sstream>

#include "engine/game.h"
#include "engine/notation.h"
#include "gui/app/rules_words.h"
#include "tests/golden/player.h"

namespace rightbower::tests {
namespace {

constexpr int longest_match = 200;  // hands

class Teller {
 public:
  Teller(const Rules& rules, std::uint64_t seed, const app::Strings& strings)
      : rules_(rules), random_(seed), strings_(strings) {
    out_ << app::rules_title(rules, strings) << ", match " << seed << '\n';
  }

  Story tell() {
    Points score = starting_score(rules_);
    Seat dealer = Seat::north;
    for (std::uint64_t steps = random_.below(4) + 1; steps > 0; --steps)
      dealer = rules_.seats.next_after(dealer);
    while (!story_.won && story_.hands < longest_match) {
      HandStart start = random_start(rules_, dealer, random_.next());
      start.score = score;
      const Game game = play_hand(start);
      const MatchState match = game.match().value();
      score = match.score;
      story_.won = match.over();
      dealer = game.next_dealer();
      out_ << "  " << sentence(match.reason) << '\n';
    }
    story_.text = out_.str();
    return story_;
  }

 private:
  Game play_hand(const HandStart& start) {
    const double mood = random_mood(random_);
    Game game(rules_, start);
    tell_start(start);
    while (!game.finished()) game = game.after(choose_action(game, mood));
    tell_auction(game);
    if (game.phase() == Phase::thrown_in) {
      ++story_.thrown_in;
      out_ << "  Thrown in.\n";
    } else {
      tell_changes(game);
      tell_tricks(game);
      tell_score(game);
    }
    return game;
  }

  void tell_start(const HandStart& start) {
    out_ << "\nHand " << ++story_.hands << ". " << word(start.dealer) << " deals, "
         << points(start.score) << '\n';
    for (Seat seat : all_seats)
      if (rules_.seats.contains(seat))
        out_ << "  " << padded(word(seat)) << rightbower::to_string(start.deal[seat].cards) << '\n';
    if (start.turn_up) out_ << "  Turned up: " << rightbower::to_string(*start.turn_up) << '\n';
  }

  void tell_auction(const Game& game) {
    out_ << "  Auction:";
    for (const Auction::Made& made : game.auction().calls())
      out_ << ' ' << letter(made.seat) << ':' << rightbower::to_string(made.call);
    out_ << '\n';
    if (const auto contract = game.contract()) {
      out_ << "  " << word(contract->bidder) << undertakes(*contract) << " in "
           << strings_[std::string("strain.") + name(*contract->strain)];
      if (partner_sits_out(rules_, *contract))
        out_ << ", " << word(partner(contract->bidder)) << " sits out";
      out_ << ".\n";
      if (!contract->special.empty()) ++story_.specials;
    }
  }

  // " plays 8", " plays 6ASK"; " plays alone" where that is what the bid is called.
  [[nodiscard]] std::string undertakes(const Bid& contract) const {
    if (contract.special == "Alone") return " plays alone";
    if (rules_.has_turn_up()) return " is maker";
    Bid bid = contract;
    bid.strain.reset();
    return " plays " + rightbower::to_string(call_of(rules_, bid));
  }

  void tell_changes(const Game& game) {
    if (const auto& exchange = game.exchange()) {
      out_ << "  Exchange: " << word(exchange->bidder) << " gives " << gift(*exchange->gives)
           << ", " << word(partner(exchange->bidder)) << " gives " << gift(*exchange->gets)
           << ".\n";
      if (!exchange->gives->empty()) ++story_.exchanges;
    }
    if (const auto& discard = game.discard())
      out_ << "  " << word(game.start().dealer) << what_became_of_card(game, *discard) << ".\n";
  }

  [[nodiscard]] static std::string what_became_of_card(const Game& game, const Discard& discard) {
    if (!discard.card) return " leaves the turned-up card";
    const auto& turned = game.start().turn_up;
    const std::string took = turned ? " takes " + rightbower::to_string(*turned) + " and" : "";
    return took + " discards " + rightbower::to_string(*discard.card);
  }

  void tell_tricks(const Game& game) {
    const auto players = static_cast<std::size_t>(game.seating().in_play.size());
    const auto& played = game.played();
    for (std::size_t i = 0; i < played.size(); ++i) {
      if (i % players == 0) out_ << "  " << (i / players + 1 < 10 ? " " : "") << i / players + 1;
      out_ << "  " << letter(played[i].seat) << ':' << rightbower::to_string(played[i].card);
      if (i % players + 1 != players) continue;
      // The winner leads to the next trick; the last one is the position's own.
      const Seat winner = i + 1 < played.size() ? played[i + 1].seat : game.position()->to_play();
      out_ << "  " << word(winner) << '\n';
    }
  }

  void tell_score(const Game& game) {
    const HandScore score = game.score().value();
    if (!score.made) ++story_.set;
    out_ << "  " << sentence(score.reason) << '\n'
         << "  " << points(score.points) << ": now " << points(game.match()->score) << '\n';
  }

  [[nodiscard]] std::string word(Seat seat) const {
    return strings_[std::string("seat.") + letter(seat)];
  }
  [[nodiscard]] std::string sentence(const Message& message) const {
    return strings_.say(Fault{{}, message});
  }
  static std::string gift(CardSet cards) {
    return cards.empty() ? "nothing"
                         : rightbower::to_string(std::vector(cards.begin(), cards.end()));
  }
  static std::string padded(std::string text) {
    text.resize(7, ' ');
    return text;
  }
  [[nodiscard]] std::string points(const Points& points) const {
    std::string text;
    for (SeatSet team : teams_of(rules_))
      text += (text.empty() ? "" : ", ") + rightbower::to_string(team) + " " +
              std::to_string(points[team.next_after(Seat::west)]);
    return text;
  }

  const Rules& rules_;
  Random random_;
  const app::Strings& strings_;
  std::ostringstream out_;
  Story story_;
};

}  // namespace

Story tell_match(const Rules& rules, std::uint64_t seed, const app::Strings& strings) {
  return Teller(rules, seed, strings).tell();
}

}  // namespace rightbower::tests
