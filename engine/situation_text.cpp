// A whole situation out of a text: hands, then key=value parts.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/notation.h"
#include "engine/reader.h"
#include "engine/words.h"

namespace rightbower {
namespace {

using Entry = HandDraft::Entry;

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
  static constexpr std::array<std::string_view, 12> keys{"rules",    "dealer",  "score", "turn",
                                                         "auction",  "trump",   "lead",  "alone",
                                                         "exchange", "discard", "play",  "revoke"};
  Faults& faults_;
  std::vector<Field> fields_;
};

// The rules a text is read under where it names none: a preset by name, or house rules.
struct Under {
  std::string_view name;
  const Rules* house = nullptr;
};

// Null after a fault.
const Rules* rules_named(const FieldsReader& fields, const Under& under, Faults& faults) {
  const Field* field = fields.find("rules");
  if (field == nullptr && under.house != nullptr) return under.house;
  const std::string name = lower(field ? FieldsReader::trimmed(*field) : std::string(under.name));
  if (under.house != nullptr && lower(under.house->name) == name) return under.house;
  const Rules* rules = find_rules(name);
  if (rules == nullptr)
    faults.push_back({field ? field->place : Place{}, {"notation.unknown-rules", {name}}});
  return rules;
}

// Reads the values of the keys into a situation, and remembers where their items stand.
class SituationReader {
 public:
  SituationReader(const FieldsReader& fields, const Rules* rules, Faults& faults)
      : fields_(fields), rules_(rules), faults_(faults) {}

  // What the deal is checked against too. Whether it could be read.
  bool read_start(Situation& situation, BesideHands& beside) {
    const std::size_t before = faults_.size();
    situation.dealer = fields_.value<Seat>("dealer", parse_seat, "notation.not-a-seat");
    beside.dealer = situation.dealer;
    if (const Field* turn = fields_.find("turn")) {
      beside.turn_up.cards = read_cards(*turn);
      if (beside.turn_up.cards.size() == 1)
        situation.turn_up = beside.turn_up.cards.front().card;
      else
        fault(*turn, "notation.one-card");
    }
    return faults_.size() == before;
  }

  // In the order of a hand. What could be read up to the first fault is kept as the sound part.
  void read(Situation& situation) {
    if (rules_ != nullptr) read_score(situation);
    step(situation, [&] { read_auction(situation); });
    step(situation, [&] {
      situation.trump = fields_.value<Strain>("trump", parse_strain, "notation.not-a-strain");
      situation.lead = fields_.value<Seat>("lead", parse_seat, "notation.not-a-seat");
      situation.alone = fields_.value<Seat>("alone", parse_seat, "notation.not-a-seat");
    });
    take_out_naming(situation);
    step(situation, [&] { read_exchange(situation); });
    step(situation, [&] { read_discard(situation); });
    step(situation, [&] { read_play(situation); });
    step(situation, [&] { read_revokes(situation); });
    if (!sound_) sound_ = situation;
  }

  // What is told before the first key after the start that can't be read; of a list, the items
  // before the first such one. It can be judged by itself.
  [[nodiscard]] const Situation& sound_part() const { return *sound_; }

  // The place of an item of a key's value (from 1), else of the key itself, else of the auction.
  [[nodiscard]] Place place_of(const std::string& key, int item) const {
    const auto& items = key == "auction" ? calls_ : key == "play" ? plays_ : revokes_;
    const bool listed = key == "auction" || key == "play" || key == "revoke";
    if (listed && item >= 1 && static_cast<std::size_t>(item) <= items.size())
      return items[static_cast<std::size_t>(item - 1)];
    // What is missing is told where it is needed.
    for (const std::string_view at : {std::string_view(key), std::string_view("auction")})
      if (const Field* field = fields_.find(at)) return field->place;
    return {};
  }

 private:
  // Each reader leaves out what it can't read.
  template <class Read>
  void step(const Situation& situation, const Read& read) {
    const std::size_t before = faults_.size();
    read();
    if (faults_.size() > before && !sound_) sound_ = situation;
  }

  void fault(const Field& field, const char* id) {
    faults_.push_back({field.place, {id, {FieldsReader::trimmed(field)}}});
  }

  [[nodiscard]] std::vector<Entry> read_cards(const Glyphs& text) {
    std::vector<Entry> entries;
    for (const Glyphs& word : split(text, " ,"))
      static_cast<void>(read_card_list(word, entries, faults_));
    return entries;
  }
  [[nodiscard]] std::vector<Entry> read_cards(const Field& field) {
    return read_cards(field.value);
  }

  void read_score(Situation& situation) {
    const Field* field = fields_.find("score");
    if (field == nullptr) return;
    Points points;
    SeatSet found;
    for (const Glyphs& word : split(field->value, " ,")) {
      const std::string text = text_of(word);
      const std::size_t colon = std::min(text.find(':'), text.size());
      const auto team = parse_team(std::string_view(text).substr(0, colon), *rules_);
      const auto number =
          parse_number(std::string_view(text).substr(std::min(colon + 1, text.size())), 4);
      if (!team || !number || !(found == without(found, *team))) {
        faults_.push_back({word.front().place, {"notation.not-a-score", {text}}});
        return;
      }
      points = with_points(points, *team, *number);
      for (Seat seat : all_seats)
        if (team->contains(seat)) found = found.with(seat);
    }
    if (found == rules_->seats)
      situation.score = points;
    else
      fault(*field, "notation.score-missing");
  }

  [[nodiscard]] static SeatSet without(SeatSet seats, SeatSet others) {
    for (Seat seat : all_seats)
      if (others.contains(seat)) seats = seats.without(seat);
    return seats;
  }

  void read_auction(Situation& situation) {
    const Field* field = fields_.find("auction");
    if (field == nullptr || rules_ == nullptr) return;
    bool readable = true;
    for (const Glyphs& word : split(field->value, " ,")) {
      const auto call = parse_call(text_of(word), *rules_);
      if (!call) faults_.push_back({word.front().place, {"notation.not-a-call", {text_of(word)}}});
      readable = readable && call;
      if (!readable) continue;
      situation.auction.push_back(*call);
      calls_.push_back(word.front().place);
    }
  }

  // A strain at the end of an auction of bids names trump after it: it has a key of its own.
  void take_out_naming(Situation& situation) {
    std::vector<Call>& calls = situation.auction;
    if (rules_ == nullptr || rules_->has_turn_up() || situation.trump || calls.size() < 2) return;
    if (calls.back().kind != Call::Kind::name_trump) return;
    situation.trump = calls.back().strain;
    calls.pop_back();
    calls_.pop_back();
  }

  void read_exchange(Situation& situation) {
    const Field* field = fields_.find("exchange");
    if (field == nullptr) return;
    const Glyphs& value = field->value;
    const auto colon = std::ranges::find(value, ':', &Glyph::character);
    const auto arrow = std::ranges::find(value, '>', &Glyph::character);
    const auto words = split({value.begin(), colon}, " ");
    const auto seat = words.size() == 1 ? parse_seat(text_of(words.front())) : std::nullopt;
    if (!seat || colon == value.end() || arrow == value.end() || arrow < colon)
      return fault(*field, "notation.not-an-exchange");
    const std::size_t before = faults_.size();
    Exchange exchange{*seat, read_side({colon + 1, arrow}), read_side({arrow + 1, value.end()})};
    if ((exchange.gives || exchange.gets) && faults_.size() == before)
      situation.exchange = exchange;
  }

  // "?" has not chosen; nothing, or "-", is a choice of no card.
  [[nodiscard]] std::optional<CardSet> read_side(const Glyphs& text) {
    const auto words = split(text, " ,");
    if (words.size() == 1 && text_of(words.front()) == "?") return std::nullopt;
    if (words.size() == 1 && text_of(words.front()) == "-") return CardSet{};
    return set_of(read_cards(text), faults_);
  }

  void read_discard(Situation& situation) {
    const Field* field = fields_.find("discard");
    if (field == nullptr) return;
    if (FieldsReader::trimmed(*field) == "-") {
      situation.discard = Discard{};
      return;
    }
    const auto cards = read_cards(*field);
    if (cards.size() == 1)
      situation.discard = Discard{cards.front().card};
    else
      fault(*field, "notation.one-card");
  }

  void read_play(Situation& situation) {
    const Field* field = fields_.find("play");
    if (field == nullptr) return;
    bool readable = true;
    for (const Glyphs& word : split(field->value, " ,")) {
      std::vector<Entry> entries;
      readable = read_card_list(word, entries, faults_) && readable;
      if (!readable) continue;
      for (const Entry& entry : entries) {
        situation.play.push_back(entry.card);
        plays_.push_back(entry.place);
      }
    }
  }

  void read_revokes(Situation& situation) {
    const Field* field = fields_.find("revoke");
    if (field == nullptr) return;
    for (const Glyphs& word : split(field->value, " ,")) {
      if (const auto seat = parse_seat(text_of(word))) {
        situation.revokes.push_back(*seat);
        revokes_.push_back(word.front().place);
      } else {
        faults_.push_back({word.front().place, {"notation.not-a-seat", {text_of(word)}}});
      }
    }
  }

  const FieldsReader& fields_;
  const Rules* rules_;
  Faults& faults_;
  std::optional<Situation> sound_;
  std::vector<Place> calls_;
  std::vector<Place> plays_;
  std::vector<Place> revokes_;
};

// What the auction fixes is not kept a second time.
void drop_what_is_fixed(Situation& situation) {
  const auto contract = contract_of(situation);
  if (!contract) return;
  situation.lead.reset();
  situation.alone.reset();
  const Special* special = special_of(rules_of(situation), *contract);
  const bool named_in_call = rules_of(situation).trump_named == TrumpNamed::with_bid &&
                             (special == nullptr || !special->strain_later);
  if (rules_of(situation).has_turn_up() || named_in_call) situation.trump.reset();
}

// What can be judged where the hands can't: the calls that ask for no card.
Situation calls_alone(const Situation& situation) {
  Situation calls;
  calls.rules = situation.rules;
  calls.house = situation.house;
  const Rules& rules = rules_of(situation);
  PerSeat<HandDraft> drafts;
  for (Seat seat : all_seats)
    drafts[seat].state = rules.seats.contains(seat) ? Hand::State::not_known : Hand::State::nobody;
  calls.deal = make_deal(drafts, rules).value();
  calls.dealer = situation.dealer;
  calls.turn_up = situation.turn_up;
  if (rules.auction.all_pass == AuctionRules::AllPass::joker_holder_must_bid) return calls;
  for (const Call& call : situation.auction) {
    if (call.kind == Call::Kind::claim) break;
    calls.auction.push_back(call);
  }
  return calls;
}

void sort_by_place(Faults& faults) {
  std::ranges::stable_sort(
      faults,
      [](const Place& a, const Place& b) {
        return std::pair(a.line, a.column) < std::pair(b.line, b.column);
      },
      &Fault::place);
}

Result<Situation> parse(std::string_view text, const Under& under) {
  const auto glyphs = read_glyphs(text);
  if (!glyphs) return glyphs.faults();

  Faults faults;
  Faults of_hands;
  FieldsReader fields(faults);
  HandsReader hands(of_hands);
  const auto parts = split(*glyphs, "|/;\n");
  if (parts.empty()) return Fault{{1, 1, {}}, {"notation.empty", {}}};
  for (const Glyphs& part : parts) {
    if (std::ranges::find(part, '=', &Glyph::character) != part.end())
      fields.read(part);
    else
      hands.read(part);
  }
  const PerSeat<HandDraft>& drafts = hands.finish(glyphs->back().place);

  const Rules* rules = rules_named(fields, under, faults);
  Situation situation;
  BesideHands beside;
  SituationReader reader(fields, rules, faults);
  const bool start_known = reader.read_start(situation, beside);
  if (rules != nullptr) {
    situation.rules = rules->name;
    if (rules == under.house) situation.house = *rules;
    auto deal = make_deal(drafts, *rules, beside);
    if (deal)
      situation.deal = *deal;
    else
      of_hands.insert(of_hands.end(), deal.faults().begin(), deal.faults().end());
  }
  reader.read(situation);
  if (rules != nullptr && start_known) {
    const Situation judged =
        of_hands.empty() ? reader.sound_part() : calls_alone(reader.sound_part());
    for (Fault fault : situation_faults(judged)) {
      fault.place = reader.place_of(fault.place.path, fault.place.column);
      faults.push_back(std::move(fault));
    }
  }
  faults.insert(faults.end(), of_hands.begin(), of_hands.end());
  if (faults.empty()) {
    drop_what_is_fixed(situation);
    return situation;
  }
  sort_by_place(faults);
  return faults;
}

}  // namespace

Result<Situation> parse_situation(std::string_view text, std::string_view rules_name) {
  return parse(text, {rules_name, nullptr});
}

Result<Situation> parse_situation(std::string_view text, const Rules& house) {
  return parse(text, {house.name, &house});
}

}  // namespace rightbower
