#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "engine/notation.h"
#include "gui/app/rules_words.h"
#include "gui/cli/batch.h"
#include "gui/cli/commands.h"
#include "gui/cli/shown.h"

namespace rightbower::cli {
namespace {

using Json = nlohmann::ordered_json;

// With a capital: reasons of the engine are written to stand behind a place.
std::string sentence(const app::Strings& strings, const Message& message) {
  return strings.say(Fault{{}, message});
}

// The cards of an exchange that the rules let be known, in the words of the notation; "-" for none.
std::string gift_text(const std::optional<CardSet>& cards) {
  if (!cards) return "?";
  std::string text = to_string(std::vector<Card>(cards->begin(), cards->end()));
  return text.empty() ? "-" : text;
}

// The suits in play a seat is known to be out of.
std::vector<Suit> void_suits(const Hidden& hidden, Seat seat, Strain strain) {
  const Contract contract(strain);
  std::vector<Suit> suits;
  for (Suit suit : all_suits) {
    const CardSet kinds = contract.all_of(suit).once();
    if (!kinds.empty() && hidden.lacks[seat].once().includes(kinds)) suits.push_back(suit);
  }
  return suits;
}

// --- JSON

Json seat_json(std::optional<Seat> seat) {
  return seat ? Json(std::string(1, letter(*seat))) : Json();
}

template <class Number>
Json by_team(const std::vector<SeatSet>& teams, const Number& number) {
  Json json = Json::object();
  for (SeatSet team : teams) json[to_string(team)] = number(team);
  return json;
}

// Points are the same for every seat of a team.
Json points_json(const std::vector<SeatSet>& teams, const Points& points) {
  return by_team(teams, [&](SeatSet team) { return points[team.next_after(Seat::west)]; });
}

Json tricks_json(const Shown& shown) {
  return by_team(shown.teams, [&](SeatSet team) {
    int sum = 0;
    for (Seat seat : all_seats)
      if (team.contains(seat)) sum += shown.tricks[seat];
    return sum;
  });
}

Json bid_json(const Bid& bid, bool lone) {
  return {{"bidder", seat_json(bid.bidder)},
          {"level", bid.level},
          {"strain", bid.strain ? Json(name(*bid.strain)) : Json()},
          {"special", bid.special.empty() ? Json() : Json(bid.special)},
          {"alone", lone}};
}

Json contract_json(const Shown& shown) {
  if (shown.bid && shown.bid_stands) return bid_json(*shown.bid, shown.lone);
  if (shown.bid || !shown.strain) return {};
  // A position without its auction: nobody knows who bid what.
  return {{"bidder", nullptr},
          {"level", nullptr},
          {"strain", name(*shown.strain)},
          {"special", nullptr},
          {"alone", shown.lone}};
}

Json cards_json(const std::vector<Game::Played>& cards) {
  Json json = Json::array();
  for (const Game::Played& played : cards)
    json.push_back({{"seat", seat_json(played.seat)}, {"card", to_string(played.card)}});
  return json;
}

Json hidden_json(const Observation& seen) {
  const Hidden hidden = hidden_cards(seen);
  Json json{{"unseen", to_string(hidden.unseen)}, {"aside", hidden.aside}};
  for (Seat seat : all_seats) {
    if (seat == seen.seat || !seen.rules->seats.contains(seat)) continue;
    Json hand{{"cards", hidden.size[seat]}, {"holds", to_string(hidden.holds[seat])}};
    hand["out_of"] = Json::array();
    if (seen.bid && seen.bid->strain)
      for (Suit suit : void_suits(hidden, seat, *seen.bid->strain))
        hand["out_of"].push_back(std::string(1, letter(suit)));
    json["hands"][std::string(1, letter(seat))] = hand;
  }
  return json;
}

Json seen_json(const Observation& seen) {
  Json json{{"seat", seat_json(seen.seat)},
            {"dealt", to_string(seen.dealt)},
            {"hand", to_string(seen.hand)},
            {"dealer", seat_json(seen.dealer)},
            {"turn_up", seen.turn_up ? Json(to_string(*seen.turn_up)) : Json()}};
  json["calls"] = Json::array();
  for (const Auction::Made& made : seen.calls)
    json["calls"].push_back({{"seat", seat_json(made.seat)}, {"call", to_string(made.call)}});
  json["exchange"] = {{"count", seen.swap_count ? Json(*seen.swap_count) : Json()},
                      {"gave", seen.gave ? Json(gift_text(seen.gave)) : Json()},
                      {"got", seen.got ? Json(gift_text(seen.got)) : Json()}};
  json["discard"] = seen.discard ? Json(to_string(*seen.discard)) : Json();
  json["played"] = cards_json(seen.played);
  json["hidden"] = hidden_json(seen);
  return json;
}

std::string as_json(const app::Strings& strings, const Item& item, const Shown& shown) {
  Json json;
  // The situation tells every hand: not to one seat.
  if (!shown.seen) json["situation"] = to_string(item.situation);
  json["rules"] = item.situation.rules;
  json["phase"] = shown.phase;
  json["dealer"] = seat_json(shown.dealer);
  json["to_act"] = seat_json(shown.to_act);
  json["legal"] = shown.legal;
  if (shown.count) json["give"] = {{"min", shown.count->min}, {"max", shown.count->max}};
  json["refused"] = Json::array();
  for (const Refused& refused : shown.refused)
    json["refused"].push_back({{"what", refused.what}, {"reason", sentence(strings, refused.why)}});
  json["bid"] = shown.bid ? bid_json(*shown.bid, shown.lone) : Json();
  json["contract"] = contract_json(shown);
  json["trick"] = cards_json(shown.trick);
  json["tricks"] = tricks_json(shown);
  json["revokes"] = Json::array();
  for (Seat offender : shown.revokes) json["revokes"].push_back(seat_json(offender));
  json["score"] = points_json(shown.teams, shown.score);
  json["hand_score"] = shown.hand_score ? points_json(shown.teams, *shown.hand_score) : Json();
  json["winner"] =
      shown.match && shown.match->over() ? Json(to_string(shown.match->winner)) : Json();
  std::string reason;
  for (const Message& message : shown.reasons)
    reason += (reason.empty() ? "" : " ") + sentence(strings, message);
  json["reason"] = reason.empty() ? Json() : Json(reason);
  json["next_dealer"] = seat_json(shown.next_dealer);
  if (shown.seen) json["seen"] = seen_json(*shown.seen);
  return json.dump();
}

// --- words

class Words {
 public:
  Words(const app::Strings& strings, const Shown& shown) : strings_(strings), shown_(shown) {}

  [[nodiscard]] std::string tell(const Item& item) {
    if (!item.title.empty()) text_ += item.title + "\n";
    if (!shown_.seen) text_ += to_string(item.situation) + "\n\n";
    const Rules& rules = rules_of(item.situation);
    text_ += app::rules_title(rules, strings_);
    if (shown_.dealer) say("cli.show-dealer", {*shown_.dealer});
    if (shown_.seen) tell_seen(*shown_.seen);
    tell_contract(rules);
    if (shown_.phase == "play" || shown_.phase == "over")
      say("cli.show-tricks", {team_list(tricks())});
    say("cli.show-score", {team_list(points(shown_.score))});
    if (!shown_.trick.empty()) tell_cards("cli.show-trick", shown_.trick);
    for (Seat offender : shown_.revokes) say("cli.show-revoke", {offender});
    tell_turn();
    if (shown_.hand_score) say("cli.show-hand-score", {team_list(points(*shown_.hand_score))});
    for (const Message& reason : shown_.reasons) text_ += "\n" + sentence(strings_, reason);
    if (shown_.next_dealer) say("cli.show-next-dealer", {*shown_.next_dealer});
    return std::move(text_);
  }

 private:
  void say(std::string_view id, std::vector<Argument> arguments) {
    text_ += "\n" + strings_.say(id, std::move(arguments));
  }

  void tell_contract(const Rules& rules) {
    if (shown_.bid && !shown_.bid_stands) {
      say("cli.show-high", {shown_.bid->bidder, to_string(call_of(rules, *shown_.bid))});
      return;
    }
    if (shown_.bid) tell_bidder(rules, *shown_.bid);
    if (shown_.strain) say("cli.show-strain", {*shown_.strain});
    if (shown_.out) say("cli.show-out", {*shown_.out});
  }

  // The strain follows in a line of its own; a maker has bid no number.
  void tell_bidder(const Rules& rules, Bid bid) {
    bid.strain.reset();
    if (!rules.has_turn_up())
      say("cli.show-contract", {bid.bidder, to_string(call_of(rules, bid))});
    else if (bid.special.empty())
      say("cli.show-maker", {bid.bidder});
    else
      say("cli.show-maker-special", {bid.bidder, bid.special});
  }

  void tell_turn() {
    if (!shown_.to_act) return;
    say("cli.show-turn", {*shown_.to_act, strings_["cli.show-phase." + shown_.phase]});
    if (shown_.hand && !shown_.seen)
      say("cli.show-hand", {*shown_.to_act, to_string(*shown_.hand)});
    if (!shown_.legal.empty()) text_ += "\n" + strings_["cli.show-legal"] + list(shown_.legal);
    if (std::ranges::find(shown_.legal, "-") != shown_.legal.end()) say("cli.show-leave", {});
    if (shown_.count && shown_.count->min == shown_.count->max)
      say("cli.show-count-exact", {shown_.count->min});
    else if (shown_.count)
      say("cli.show-count", {shown_.count->min, shown_.count->max});
    tell_refused();
  }

  // What is refused for the same kind of reason stands together, and the reasons below it; of many
  // the last, which tells the others.
  void tell_refused() {
    std::vector<std::string> order;
    std::map<std::string, std::vector<const Refused*>> groups;
    for (const Refused& refused : shown_.refused) {
      if (!groups.contains(refused.why.id)) order.push_back(refused.why.id);
      groups[refused.why.id].push_back(&refused);
    }
    if (!order.empty()) text_ += "\n" + strings_["cli.show-refused"];
    for (const std::string& id : order) {
      std::vector<std::string> what;
      for (const Refused* refused : groups[id]) what.push_back(refused->what);
      text_ += "\n " + list(what);
      for (const std::string& reason : reasons_of(groups[id])) text_ += "\n    " + reason;
    }
  }

  [[nodiscard]] std::vector<std::string> reasons_of(
      const std::vector<const Refused*>& group) const {
    constexpr std::size_t most = 3;
    std::vector<std::string> reasons;
    for (const Refused* refused : group) {
      std::string reason = sentence(strings_, refused->why);
      if (std::ranges::find(reasons, reason) == reasons.end()) reasons.push_back(std::move(reason));
    }
    if (reasons.size() > most) reasons.erase(reasons.begin(), reasons.end() - 1);
    return reasons;
  }

  static std::string list(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) text += " " + item;
    return text;
  }

  [[nodiscard]] std::function<int(SeatSet)> points(const Points& points) const {
    return [points](SeatSet team) { return points[team.next_after(Seat::west)]; };
  }
  [[nodiscard]] std::function<int(SeatSet)> tricks() const {
    return [this](SeatSet team) {
      int sum = 0;
      for (Seat seat : all_seats)
        if (team.contains(seat)) sum += shown_.tricks[seat];
      return sum;
    };
  }
  [[nodiscard]] std::string team_list(const std::function<int(SeatSet)>& number) const {
    std::string text;
    for (SeatSet team : shown_.teams)
      text += (text.empty() ? "" : "   ") + to_string(team) + " " + std::to_string(number(team));
    return text;
  }

  // --- what one seat may know

  void tell_seen(const Observation& seen) {
    if (seen.turn_up) say("cli.show-turned", {*seen.turn_up});
    say("cli.show-hand", {seen.seat, to_string(seen.hand)});
    tell_calls(seen);
    if (seen.gave || seen.got)
      say("cli.show-exchange", {gift_text(seen.gave), gift_text(seen.got)});
    if (seen.discard) say("cli.show-discard", {*seen.discard});
    if (!seen.played.empty()) tell_cards("cli.show-played", seen.played);
    tell_hidden(seen);
  }

  void tell_cards(std::string_view id, const std::vector<Game::Played>& cards) {
    text_ += "\n" + strings_[id];
    for (const Game::Played& played : cards)
      text_ += std::string(" ") + letter(played.seat) + ":" + to_string(played.card);
  }

  void tell_calls(const Observation& seen) {
    if (seen.calls.empty()) return;
    text_ += "\n" + strings_["cli.show-calls"];
    for (const Auction::Made& made : seen.calls)
      text_ += std::string(" ") + letter(made.seat) + ":" + to_string(made.call);
  }

  void tell_hidden(const Observation& seen) {
    const Hidden hidden = hidden_cards(seen);
    say("cli.show-unseen", {hidden.unseen.size(), to_string(hidden.unseen)});
    for (Seat seat : all_seats) {
      if (seat == seen.seat || !seen.rules->seats.contains(seat)) continue;
      if (!hidden.holds[seat].empty()) say("cli.show-holds", {seat, to_string(hidden.holds[seat])});
      if (!seen.bid || !seen.bid->strain) continue;
      for (Suit suit : void_suits(hidden, seat, *seen.bid->strain))
        say("cli.show-void", {seat, suit});
    }
  }

  const app::Strings& strings_;
  const Shown& shown_;
  std::string text_;
};

}  // namespace

int show_command(Console& console, const Options& typed) {
  Options options = typed;
  options.json = options.json || options.batch();
  return answer_all(console, options, [&](const Item& item) -> Result<std::string> {
    const auto shown = shown_of(item.situation, options.seat);
    if (!shown) return shown.faults();
    return options.json ? as_json(console.strings, item, *shown)
                        : Words(console.strings, *shown).tell(item);
  });
}

}  // namespace rightbower::cli
