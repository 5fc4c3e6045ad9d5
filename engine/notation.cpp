#include "engine/notation.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/reader.h"

namespace rightbower {
namespace {

using Entry = HandDraft::Entry;

std::optional<Suit> suit_of_letter(char c) {
  for (Suit suit : printed_suits)
    if (letter(suit) == c) return suit;
  return std::nullopt;
}

std::optional<Rank> rank_of_letter(char c) {
  for (Rank rank : all_ranks)
    if (letter(rank) == c) return rank;
  return std::nullopt;
}

std::string upper(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return result;
}

std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

// Reads ranks, suits and cards from left to right out of one word of a text.
class Word {
 public:
  explicit Word(const Glyphs& glyphs) : glyphs_(glyphs) {}

  [[nodiscard]] bool done() const { return at_ == glyphs_.size(); }
  [[nodiscard]] Place place() const { return glyphs_[std::min(at_, glyphs_.size() - 1)].place; }
  [[nodiscard]] std::string rest() const {
    return text_of({glyphs_.begin() + static_cast<std::ptrdiff_t>(at_), glyphs_.end()});
  }

  [[nodiscard]] char take() { return glyphs_[at_++].character; }
  [[nodiscard]] bool take(std::string_view text) {
    if (glyphs_.size() - at_ < text.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i)
      if (glyphs_[at_ + i].character != text[i]) return false;
    at_ += text.size();
    return true;
  }

  // A rank letter, or 10.
  [[nodiscard]] std::optional<Rank> take_rank() {
    if (take("10")) return Rank::ten;
    if (done()) return std::nullopt;
    const auto rank = rank_of_letter(glyphs_[at_].character);
    if (rank) ++at_;
    return rank;
  }
  [[nodiscard]] std::optional<Suit> take_suit() {
    if (done()) return std::nullopt;
    const auto suit = suit_of_letter(glyphs_[at_].character);
    if (suit) ++at_;
    return suit;
  }

  // "AS", "SA", "10h", "JK".
  [[nodiscard]] std::optional<Card> take_card() {
    const std::size_t start = at_;
    if (take("JK")) return Card::joker();
    if (const auto suit = take_suit()) {
      if (const auto rank = take_rank()) return Card(*rank, *suit);
    } else if (const auto rank_first = take_rank()) {
      if (const auto suit_second = take_suit()) return Card(*rank_first, *suit_second);
    }
    at_ = start;
    return std::nullopt;
  }

 private:
  const Glyphs& glyphs_;
  std::size_t at_ = 0;
};

// Words of cards without anything between them: "AS", "ASAH", "SA". False when there was a fault.
bool read_card_list(const Glyphs& glyphs, std::vector<Entry>& entries, Faults& faults) {
  Word word(glyphs);
  while (!word.done()) {
    const Place place = word.place();
    const auto card = word.take_card();
    if (!card) {
      faults.push_back({place, {"notation.not-a-card", {word.rest()}}});
      return false;
    }
    entries.push_back({*card, place});
  }
  return true;
}

// "AAK.JJ9.Q.KTT99+JK": the runs of the four suits. False when there was a fault.
bool read_runs(const Glyphs& glyphs, std::vector<Entry>& entries, Faults& faults) {
  const std::size_t faults_before = faults.size();
  Word word(glyphs);
  std::size_t suit = 0;
  while (!word.done()) {
    const Place place = word.place();
    if (word.take("+JK")) {
      entries.push_back({Card::joker(), place});
    } else if (const auto rank = word.take_rank()) {
      if (suit < printed_suits.size()) entries.push_back({Card(*rank, printed_suits[suit]), place});
    } else if (const char c = word.take(); c == '.') {
      ++suit;
    } else {
      faults.push_back({place, {"notation.not-a-rank", {std::string(1, c)}}});
    }
  }
  if (suit != 3)
    faults.push_back(
        {glyphs.front().place, {"notation.not-four-suits", {static_cast<int>(suit) + 1}}});
  return faults.size() == faults_before;
}

// The hands of a text, put to seats one after another: a hand without a seat goes to the seat after
// the hand before it.
class HandsReader {
 public:
  explicit HandsReader(Faults& faults) : faults_(faults) {}

  // One part of the text: "N:AAK.JJ9.Q.KTT99 - - x", or "East: AS AH 9C".
  void read(const Glyphs& part) {
    list_ = nullptr;
    for (const Glyphs& word : split(part, " ,")) read_word(word);
    list_ = nullptr;
  }

  [[nodiscard]] const PerSeat<HandDraft>& finish(Place end) {
    if (found_ < 4) faults_.push_back({end, {"notation.hands-missing", {found_}}});
    return drafts_;
  }

 private:
  void read_word(const Glyphs& word) {
    const auto colon = std::ranges::find(word, ':', &Glyph::character);
    if (colon != word.end()) {
      read_seat({word.begin(), colon}, word.front().place);
      if (colon + 1 != word.end())
        read_cards({colon + 1, word.end()});
      else
        start_hand(word.front().place);
    } else {
      read_cards(word);
    }
  }

  void read_seat(const Glyphs& text, Place place) {
    list_ = nullptr;
    if (const auto seat = parse_seat(text_of(text)))
      next_ = *seat;
    else
      faults_.push_back({place, {"notation.not-a-seat", {text_of(text)}}});
  }

  void read_cards(const Glyphs& word) {
    const std::string text = text_of(word);
    if (text == "-" || text == "X") {
      list_ = nullptr;
      start_hand(word.front().place)->state =
          text == "X" ? Hand::State::nobody : Hand::State::not_known;
      list_ = nullptr;
    } else if (text.find('.') != std::string::npos) {
      list_ = nullptr;
      HandDraft& hand = *start_hand(word.front().place);
      hand.whole = read_runs(word, hand.cards, faults_);
      list_ = nullptr;
    } else {
      if (list_ == nullptr) start_hand(word.front().place);
      list_->whole = read_card_list(word, list_->cards, faults_) && list_->whole;
    }
  }

  // The draft of the next seat; a fifth hand or a second one for a seat is read into the void.
  HandDraft* start_hand(Place place) {
    const Seat seat = next_;
    next_ = next(seat);
    ++found_;
    if (taken_.contains(seat)) {
      faults_.push_back({place, {"notation.seat-twice", {seat}}});
      surplus_ = {};
      return list_ = &surplus_;
    }
    taken_ = taken_.with(seat);
    drafts_[seat] = {Hand::State::known, {}, place, true};
    return list_ = &drafts_[seat];
  }

  Faults& faults_;
  PerSeat<HandDraft> drafts_;
  HandDraft surplus_;
  HandDraft* list_ = nullptr;  // the hand further cards belong to
  SeatSet taken_;
  Seat next_ = Seat::north;
  int found_ = 0;
};

// key=value parts, each key at most once.
struct Field {
  std::string key;
  Glyphs value;
  Place place;
};

class FieldsReader {
 public:
  explicit FieldsReader(Faults& faults) : faults_(faults) {}

  void read(const Glyphs& part) {
    const auto equals = std::ranges::find(part, '=', &Glyph::character);
    const auto key_words = split({part.begin(), equals}, " ");
    const std::string key = key_words.empty() ? "" : lower(text_of(key_words.front()));
    const Place place = key_words.empty() ? part.front().place : key_words.front().front().place;
    if (key_words.size() != 1 || std::ranges::find(keys, key) == keys.end())
      faults_.push_back({place, {"notation.unknown-key", {key}}});
    else if (find(key) != nullptr)
      faults_.push_back({place, {"notation.key-twice", {key}}});
    else
      fields_.push_back({key, {equals + 1, part.end()}, place});
  }

  [[nodiscard]] const Field* find(std::string_view key) const {
    const auto found = std::ranges::find(fields_, key, &Field::key);
    return found == fields_.end() ? nullptr : &*found;
  }

  // The value of a key as what parse makes of its only word.
  template <class T>
  [[nodiscard]] std::optional<T> value(std::string_view key,
                                       std::optional<T> (*parse)(std::string_view),
                                       const char* fault) const {
    const Field* field = find(key);
    if (field == nullptr) return std::nullopt;
    const auto words = split(field->value, " ");
    const auto parsed = words.size() == 1 ? parse(text_of(words.front())) : std::nullopt;
    if (!parsed) faults_.push_back({field->place, {fault, {trimmed(*field)}}});
    return parsed;
  }

  [[nodiscard]] static std::string trimmed(const Field& field) {
    std::string text;
    for (const Glyphs& word : split(field.value, " "))
      text += (text.empty() ? "" : " ") + text_of(word);
    return text;
  }

 private:
  static constexpr std::array<std::string_view, 6> keys{"rules", "dealer", "trump",
                                                        "lead",  "alone",  "play"};
  Faults& faults_;
  std::vector<Field> fields_;
};

// The rules a text names, else those it is read under.
const Rules* rules_of(const FieldsReader& fields, std::string_view otherwise, Faults& faults) {
  const Field* field = fields.find("rules");
  const std::string name = field ? lower(FieldsReader::trimmed(*field)) : std::string(otherwise);
  const Rules* rules = find_rules(name);
  if (rules == nullptr)
    faults.push_back({field ? field->place : Place{}, {"notation.unknown-rules", {name}}});
  return rules;
}

void check_seat(const FieldsReader& fields, std::string_view key, std::optional<Seat> seat,
                SeatSet allowed, const char* fault, Faults& faults) {
  if (seat && !allowed.contains(*seat))
    faults.push_back({fields.find(key)->place, {fault, {*seat}}});
}

// The seats named must be there, and the cards played must have been possible.
void check_situation(const Situation& situation, const FieldsReader& fields,
                     const std::vector<Entry>& play, Faults& faults) {
  const SeatSet seated = situation.deal.seated();
  check_seat(fields, "dealer", situation.dealer, seated, "notation.nobody-there", faults);
  check_seat(fields, "alone", situation.alone, seated, "notation.nobody-there", faults);
  if (!faults.empty()) return;
  check_seat(fields, "lead", situation.lead, seating(situation).in_play, "play.leader-not-in-play",
             faults);
  if (!faults.empty() || play.empty()) return;
  if (const auto position = replay(situation); !position.ok()) {
    for (Fault fault : position.faults()) {
      const int number = fault.place.column;
      fault.place = number == 0 ? fields.find("play")->place
                                : play[static_cast<std::size_t>(number - 1)].place;
      faults.push_back(std::move(fault));
    }
  }
}

std::vector<Card> cards_of(const std::vector<Entry>& entries) {
  std::vector<Card> cards;
  for (const Entry& entry : entries) cards.push_back(entry.card);
  return cards;
}

}  // namespace

Result<Situation> parse_situation(std::string_view text, std::string_view rules_name) {
  const auto glyphs = read_glyphs(text);
  if (!glyphs) return glyphs.faults();

  Faults faults;
  FieldsReader fields(faults);
  HandsReader hands(faults);
  const auto parts = split(*glyphs, "|/;\n");
  if (parts.empty()) return Fault{{1, 1, {}}, {"notation.empty", {}}};
  for (const Glyphs& part : parts) {
    if (std::ranges::find(part, '=', &Glyph::character) != part.end())
      fields.read(part);
    else
      hands.read(part);
  }
  const PerSeat<HandDraft>& drafts = hands.finish(glyphs->back().place);

  const Rules* rules = rules_of(fields, rules_name, faults);
  Situation situation;
  situation.dealer = fields.value<Seat>("dealer", parse_seat, "notation.not-a-seat");
  situation.trump = fields.value<Strain>("trump", parse_strain, "notation.not-a-strain");
  situation.lead = fields.value<Seat>("lead", parse_seat, "notation.not-a-seat");
  situation.alone = fields.value<Seat>("alone", parse_seat, "notation.not-a-seat");
  std::vector<Entry> play;
  if (const Field* field = fields.find("play"))
    for (const Glyphs& word : split(field->value, " ,"))
      static_cast<void>(read_card_list(word, play, faults));
  situation.play = cards_of(play);

  if (rules != nullptr) {
    situation.rules = rules->name;
    auto deal = make_deal(drafts, *rules);
    if (deal)
      situation.deal = *deal;
    else
      faults.insert(faults.end(), deal.faults().begin(), deal.faults().end());
  }
  if (faults.empty()) check_situation(situation, fields, play, faults);
  if (faults.empty()) return situation;
  std::ranges::stable_sort(
      faults,
      [](const Place& a, const Place& b) {
        return std::pair(a.line, a.column) < std::pair(b.line, b.column);
      },
      &Fault::place);
  return faults;
}

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
  if (situation.rules != default_rules_name) field("rules", situation.rules);
  seat_field("dealer", situation.dealer);
  if (situation.trump) field("trump", name(*situation.trump));
  seat_field("lead", situation.lead);
  seat_field("alone", situation.alone);
  if (!situation.play.empty()) field("play", to_string(situation.play));
  return text;
}

Result<std::vector<Card>> parse_cards(std::string_view text) {
  const auto glyphs = read_glyphs(text);
  if (!glyphs) return glyphs.faults();
  Faults faults;
  std::vector<Entry> entries;
  for (const Glyphs& word : split(*glyphs, " ,\n")) read_card_list(word, entries, faults);
  if (!faults.empty()) return faults;
  return cards_of(entries);
}

Result<CardSet> parse_hand(std::string_view text) {
  const auto glyphs = read_glyphs(text);
  if (!glyphs) return glyphs.faults();
  Faults faults;
  std::vector<Entry> entries;
  for (const Glyphs& word : split(*glyphs, " ,\n")) {
    if (text_of(word).find('.') != std::string::npos)
      read_runs(word, entries, faults);
    else
      read_card_list(word, entries, faults);
  }
  CardSet hand;
  for (const Entry& entry : entries) {
    if (hand.count(entry.card) == 2)
      faults.push_back({entry.place, {"deal.too-many-copies", {3, entry.card, 2}}});
    else
      hand = hand.with(entry.card);
  }
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
