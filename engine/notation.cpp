#include "engine/notation.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/reader.h"
#include "engine/words.h"

namespace rightbower {

std::string to_string(CardSet hand) {
  std::string text;
  Suit suit = Suit::spades;
  for (Card card : hand) {
    for (; suit < card.printed_suit() && suit < Suit::clubs;
         suit = static_cast<Suit>(index(suit) + 1))
      text += '.';
    text += card.is_joker() ? std::string("+JK") : std::string(1, letter(card.rank()));
  }
  const std::size_t joker = text.find('+');
  const std::size_t end = joker == std::string::npos ? text.size() : joker;
  const auto dots = static_cast<std::size_t>(std::ranges::count(text, '.'));
  text.insert(end, 3 - dots, '.');
  return text;
}

std::string to_string(const Deal& deal) {
  std::string text = "N:";
  for (Seat seat : all_seats) {
    if (seat != Seat::north) text += ' ';
    switch (deal[seat].state) {
      case Hand::State::known:
        text += to_string(deal[seat].cards);
        break;
      case Hand::State::not_known:
        text += '-';
        break;
      case Hand::State::nobody:
        text += 'x';
        break;
    }
  }
  return text;
}

std::string to_string(const std::vector<Card>& cards) {
  std::string text;
  for (Card card : cards) text += (text.empty() ? "" : " ") + to_string(card);
  return text;
}

std::string to_string(const Situation& situation) {
  std::string text = to_string(situation.deal);
  const auto field = [&](const char* key, const std::string& value) {
    text += std::string(" | ") + key + "=" + value;
  };
  const auto seat_field = [&](const char* key, std::optional<Seat> seat) {
    if (seat) field(key, std::string(1, letter(*seat)));
  };
  const auto list_field = [&](const char* key, const auto& items, const auto& print) {
    std::string value;
    for (const auto& item : items) value += (value.empty() ? "" : " ") + print(item);
    if (!items.empty()) field(key, value);
  };
  const auto print = [](const auto& item) { return to_string(item); };
  if (situation.rules != default_rules_name) field("rules", situation.rules);
  seat_field("dealer", situation.dealer);
  if (situation.score)
    list_field("score", teams_of(rules_of(situation)), [&](SeatSet team) {
      return to_string(team) + ":" +
             std::to_string((*situation.score)[team.next_after(Seat::west)]);
    });
  if (situation.turn_up) field("turn", to_string(*situation.turn_up));
  list_field("auction", situation.auction, print);
  if (situation.trump) field("trump", name(*situation.trump));
  seat_field("lead", situation.lead);
  seat_field("alone", situation.alone);
  if (situation.exchange) field("exchange", to_string(*situation.exchange));
  if (situation.discard)
    field("discard", situation.discard->card ? to_string(*situation.discard->card) : "-");
  list_field("play", situation.play, print);
  list_field("revoke", situation.revokes, [](Seat seat) { return std::string(1, letter(seat)); });
  return text;
}

std::string to_string(const Exchange& exchange) {
  const auto side = [](const std::optional<CardSet>& cards) {
    return cards ? to_string(std::vector<Card>(cards->begin(), cards->end())) : "?";
  };
  return letter(exchange.bidder) + (":" + side(exchange.gives)) + ">" + side(exchange.gets);
}

std::string to_string(const GameAction& action) {
  struct Printer {
    std::string operator()(const Call& call) const { return to_string(call); }
    std::string operator()(const Give& give) const {
      return give.cards.empty()
                 ? "-"
                 : to_string(std::vector<Card>(give.cards.begin(), give.cards.end()));
    }
    std::string operator()(const Discard& discard) const {
      return discard.card ? to_string(*discard.card) : "-";
    }
    std::string operator()(const Play& play) const { return to_string(play.card); }
    std::string operator()(const Revoke& revoke) const {
      return std::string(1, letter(revoke.offender));
    }
  };
  return std::visit(Printer{}, action);
}

std::optional<SeatSet> parse_team(std::string_view text, const Rules& rules) {
  SeatSet typed;
  for (char c : upper(text)) {
    const auto seat = parse_seat(std::string(1, c));
    if (!seat || typed.contains(*seat)) return std::nullopt;
    if (rules.seats.contains(*seat)) typed = typed.with(*seat);
  }
  const auto teams = teams_of(rules);
  const auto found = std::ranges::find(teams, typed);
  return found == teams.end() ? std::nullopt : std::optional(*found);
}

// A number and a special's name with nothing between them, or one of the two; then a strain.
std::optional<Call> parse_call(std::string_view text, const Rules& rules) {
  const auto glyphs = read_glyphs(text);
  if (!glyphs || glyphs->empty()) return std::nullopt;
  const std::string word = text_of(*glyphs);
  if (word == "P" || word == "PASS") return Call::pass();
  if (word == "ORDER") return Call::order();
  if (word == "ACCEPT") return Call::accept();
  if (word == "CLAIM") return Call::claim();
  if (const auto strain = parse_strain(word)) return Call::name(*strain);

  const std::size_t letters = std::min(word.find_first_not_of("0123456789"), word.size());
  const auto level = parse_number(word.substr(0, letters), 3);
  const std::size_t colon = std::min(word.find(':', letters), word.size());
  const std::string id = word.substr(letters, colon - letters);
  const std::string behind = colon < word.size() ? word.substr(colon + 1) : "";
  if (letters > 0 && !level) return std::nullopt;
  if (const Special* special = rules.find_special(id)) {
    const auto strain = behind.empty() ? std::nullopt : parse_strain(behind);
    if (colon < word.size() && !strain) return std::nullopt;
    Call call = Call::of(*special, strain);
    if (level && *level != special->level) call.level = *level;
    return call;
  }
  const auto strain = parse_strain(colon < word.size() ? behind : id);
  if (!level || (colon < word.size() && !id.empty())) return std::nullopt;
  if (!strain && !(id.empty() && behind.empty() && colon == word.size())) return std::nullopt;
  return Call::bid(*level, strain);
}

Result<std::vector<Card>> parse_cards(std::string_view text) {
  const auto glyphs = read_glyphs(text);
  if (!glyphs) return glyphs.faults();
  Faults faults;
  std::vector<HandDraft::Entry> entries;
  for (const Glyphs& word : split(*glyphs, " ,\n")) read_card_list(word, entries, faults);
  if (!faults.empty()) return faults;
  return cards_of(entries);
}

Result<CardSet> parse_hand(std::string_view text) {
  const auto glyphs = read_glyphs(text);
  if (!glyphs) return glyphs.faults();
  Faults faults;
  std::vector<HandDraft::Entry> entries;
  for (const Glyphs& word : split(*glyphs, " ,\n")) {
    if (text_of(word).find('.') != std::string::npos)
      read_runs(word, entries, faults);
    else
      read_card_list(word, entries, faults);
  }
  const CardSet hand = set_of(entries, faults);
  if (!faults.empty()) return faults;
  return hand;
}

std::optional<Seat> parse_seat(std::string_view text) {
  static constexpr std::array<std::string_view, 4> names{"NORTH", "EAST", "SOUTH", "WEST"};
  const std::string wanted = upper(text);
  for (Seat seat : all_seats)
    if (wanted == std::string(1, letter(seat)) ||
        wanted == names[static_cast<std::size_t>(index(seat))])
      return seat;
  return std::nullopt;
}

std::optional<Strain> parse_strain(std::string_view text) {
  static constexpr std::array<std::pair<std::string_view, Strain>, 14> names{{
      {"S", Strain::spades},
      {"SPADES", Strain::spades},
      {"H", Strain::hearts},
      {"HEARTS", Strain::hearts},
      {"D", Strain::diamonds},
      {"DIAMONDS", Strain::diamonds},
      {"C", Strain::clubs},
      {"CLUBS", Strain::clubs},
      {"NT", Strain::no_trump},
      {"N", Strain::no_trump},
      {"NOTRUMP", Strain::no_trump},
      {"HIGH", Strain::no_trump},
      {"LOW", Strain::low},
      {"L", Strain::low},
  }};
  const auto glyphs = read_glyphs(text);  // so that suit symbols are letters
  if (!glyphs) return std::nullopt;
  const std::string wanted = text_of(*glyphs);
  for (const auto& [word, strain] : names)
    if (word == wanted) return strain;
  return std::nullopt;
}

}  // namespace rightbower
