#include "tests/rules/case_fields.h"

#include <algorithm>

#include "engine/notation.h"

namespace rightbower::tests {

const Json& Fields::operator[](const std::string& key) {
  if (!json_.contains(key)) throw CaseFailure("no key " + key);
  read_.insert(key);
  return json_.at(key);
}

std::string Fields::text(const std::string& key) {
  const Json& value = (*this)[key];
  if (!value.is_string()) throw CaseFailure(key + " is no text");
  return value.get<std::string>();
}

int Fields::number(const std::string& key) {
  const Json& value = (*this)[key];
  if (!value.is_number_integer()) throw CaseFailure(key + " is no number");
  return value.get<int>();
}

bool Fields::flag(const std::string& key) {
  const Json& value = (*this)[key];
  if (!value.is_boolean()) throw CaseFailure(key + " is neither true nor false");
  return value.get<bool>();
}

void Fields::expect(const std::string& key, const Json& found) {
  if (!has(key)) return;
  if ((*this)[key] != found)
    throw CaseFailure(key + " is " + json_.at(key).dump() + " in the case and " + found.dump() +
                      " in the engine");
}

void Fields::expect_set(const std::string& key, const Json& found) {
  if (!has(key)) return;
  const auto sorted = [](const Json& list) {
    auto items = list.get<std::vector<std::string>>();
    std::ranges::sort(items);
    return items;
  };
  if (sorted((*this)[key]) != sorted(found)) expect(key, found);
}

void Fields::check_all_read() const {
  for (const auto& [key, value] : json_.items())
    if (!read_.contains(key)) throw CaseFailure("unknown key " + key);
}

Rules rules_named(const Json& name) {
  const Rules* rules = find_rules(name.get<std::string>());
  if (rules == nullptr) throw CaseFailure("unknown rules " + name.dump());
  return *rules;
}

Strain strain_of(const Json& text) {
  const auto strain = parse_strain(text.get<std::string>());
  if (!strain) throw CaseFailure("unknown strain " + text.dump());
  return *strain;
}

Seat seat_of(const Json& text) {
  const auto seat = parse_seat(text.get<std::string>());
  if (!seat) throw CaseFailure("unknown seat " + text.dump());
  return *seat;
}

Card card_of(const Json& text) {
  const auto cards = parse_cards(text.get<std::string>());
  if (!cards.ok() || cards->size() != 1) throw CaseFailure("not a card: " + text.dump());
  return cards->front();
}

std::vector<Card> cards_of(const Json& list) {
  std::vector<Card> cards;
  for (const Json& text : list) cards.push_back(card_of(text));
  return cards;
}

CardSet set_of(const Json& list) {
  CardSet cards;
  for (Card card : cards_of(list)) cards = cards.with(card);
  return cards;
}

Json seat_json(Seat seat) { return std::string(1, letter(seat)); }

Json cards_json(const std::vector<Card>& cards) {
  Json list = Json::array();
  for (Card card : cards) list.push_back(to_string(card));
  return list;
}

Points points_of(const Rules& rules, const Json& json) {
  Points points;
  for (const auto& [name, value] : json.items()) {
    const auto team = parse_team(name, rules);
    if (!team) throw CaseFailure("unknown side " + name);
    points = with_points(points, *team, value.get<int>());
  }
  return points;
}

Json points_json(const Rules& rules, const Points& points) {
  Json json = Json::object();
  for (SeatSet team : teams_of(rules))
    for (Seat seat : all_seats)
      if (team.contains(seat)) json[to_string(team)] = points[seat];
  return json;
}

Json team_json(SeatSet team) { return team == SeatSet{} ? Json() : Json(to_string(team)); }

Deal deal_with(const Rules& rules, const PerSeat<CardSet>& held, std::optional<Card> turn_up) {
  CardSet left = rules.pack;
  for (const CardSet& cards : held.values) left = left.minus(cards);
  if (turn_up) left = left.without(*turn_up);
  PerSeat<HandDraft> drafts;
  for (Seat seat : all_seats) {
    if (!rules.seats.contains(seat)) continue;
    CardSet hand = held[seat];
    while (hand.size() < rules.hand_size) {
      const Card card = *left.begin();
      left = left.without(card);
      hand = hand.with(card);
    }
    drafts[seat] = HandDraft::of(hand);
  }
  const auto deal = make_deal(drafts, rules);
  if (!deal.ok()) throw CaseFailure("no such deal: " + deal.faults().front().what.id);
  return *deal;
}

}  // namespace rightbower::tests
