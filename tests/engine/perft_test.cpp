// The engine against the records of tests/cases/perft.txt, and both against a slow counter that
// shares no code with it.
#include "engine/perft.h"

#include <doctest/doctest.h>

#include "engine/notation.h"
#include "engine/random.h"
#include "tests/engine/perft_records.h"
#include "tests/engine/slow_counter.h"

namespace rightbower {
namespace {

using tests::PerftRecord;
using tests::SlowCounter;

const std::vector<PerftRecord>& records() {
  static const std::vector<PerftRecord> read = [] {
    const tests::PerftRecordReader reader(RB_TESTS_DIR "/cases/perft.txt");
    for (const auto& fault : reader.faults) FAIL_CHECK(fault.line << ": " << fault.why);
    return reader.records;
  }();
  return read;
}

// A record as the engine sees it.
struct Counted {
  explicit Counted(const PerftRecord& record)
      : situation(read(record)), position(replay(situation).value()) {}

  [[nodiscard]] Ways ways(int n, bool memo) const {
    return perft(position, Contract(*situation.trump), seating(situation).side, n, {memo, {}})
        .value();
  }

  static Situation read(const PerftRecord& record) {
    Situation situation = parse_situation(record.deal, record.rules).value();
    situation.lead = parse_seat(record.lead);
    situation.trump = parse_strain(record.contract);
    if (!record.alone.empty()) situation.alone = parse_seat(record.alone);
    situation.play = parse_cards(record.play).value();
    return situation;
  }

  Situation situation;
  Position position;
};

SlowCounter::Cards words_of(CardSet cards) {
  SlowCounter::Cards words;
  for (Card card : cards) words.push_back(to_string(card));
  return words;
}

SlowCounter slow_counter(const Situation& situation) {
  std::vector<SlowCounter::Cards> hands(4);
  std::set<int> ours;
  const Seating seats = seating(situation);
  for (Seat seat : all_seats) {
    if (seats.in_play.contains(seat))
      hands[static_cast<std::size_t>(index(seat))] = words_of(situation.deal[seat].cards);
    if (seats.side[seat] == Side::north_south) ours.insert(index(seat));
  }
  return SlowCounter(hands, ours, name(*situation.trump));
}

Ways slow_ways(const Situation& situation, int n) {
  SlowCounter::Cards played;
  for (Card card : situation.play) played.push_back(to_string(card));
  return slow_counter(situation).count(index(*situation.lead), played, n);
}

// As many places in both, so that they can be compared.
Ways padded(Ways ways, std::size_t size) {
  if (ways.size() < size) ways.resize(size);
  return ways;
}

void check_all(const PerftRecord& record, bool memo) {
  const Counted counted(record);
  for (const auto& numbers : record.perft) {
    const auto n = numbers.first;
    CHECK_MESSAGE(total(counted.ways(n, memo)) == numbers.second, record.id, " ", n);
  }
  const Ways all = counted.ways(cards_left(counted.position), memo);
  CHECK_MESSAGE(total(all) == record.total, record.id);
  CHECK_MESSAGE(all == record.tricks, record.id);
}

}  // namespace

TEST_CASE("the reference numbers of perft come out") {
  CHECK(records().size() >= 21);
  for (const PerftRecord& record : records()) check_all(record, true);
}

TEST_CASE("what is kept between tricks changes no number") {
  int counted = 0;
  for (const PerftRecord& record : records())
    if (record.total < 7'000'000) {
      check_all(record, false);
      ++counted;
    }
  CHECK(counted >= 14);
}

TEST_CASE("a slow counter on lists of words finds the same") {
  for (const PerftRecord& record : records()) {
    const Counted counted(record);
    // The large ones as far as the slow counter gets: the first cards, three tricks of most.
    const int n = record.total <= 200'000 ? cards_left(counted.position)
                                          : std::min(8, cards_left(counted.position));
    const Ways ways = counted.ways(n, true);
    CHECK_MESSAGE(padded(slow_ways(counted.situation, n), ways.size()) == ways, record.id);
  }
}

TEST_CASE("all three agree on small random deals of every kind") {
  Random random(7);
  for (int i = 0; i < 300; ++i) {
    const auto presets = rules_presets();
    const Rules& rules = presets[static_cast<std::size_t>(random.below(presets.size()))];
    const Deal full = random_deal(rules, random.next());
    Situation situation;
    PerSeat<HandDraft> hands;
    for (Seat seat : all_seats) {
      CardSet few;
      for (Card card : full[seat].cards)
        if (few.size() < 3) few = few.with(card);
      if (rules.seats.contains(seat)) hands[seat] = HandDraft::of(few);
    }
    situation.rules = rules.name;
    situation.deal = make_deal(hands, rules).value();
    situation.trump = all_strains[static_cast<std::size_t>(random.below(all_strains.size()))];
    Seat lead = Seat::south;
    for (std::uint64_t steps = random.below(4); steps > 0; --steps)
      lead = rules.seats.next_after(lead);
    if (!rules.seats.contains(lead)) lead = rules.seats.next_after(lead);
    situation.lead = lead;
    if (random.below(3) == 0) situation.alone = lead;
    const Position position = replay(situation).value();
    const int n = static_cast<int>(random.below(13));
    const auto ways = [&](bool memo) {
      return *perft(position, Contract(*situation.trump), seating(situation).side, n, {memo, {}});
    };
    CHECK(ways(true) == ways(false));
    CHECK(padded(slow_ways(situation, std::min(n, cards_left(position))), ways(true).size()) ==
          ways(true));
  }
}

TEST_CASE("a count can be stopped, and stays at the largest number") {
  Situation situation;
  situation.deal = random_deal(*find_rules("double-deck"), 1);
  situation.lead = Seat::north;
  const Position position = replay(situation).value();
  int asked = 0;
  const PerftSettings settings{true, [&asked] { return ++asked > 3; }};
  CHECK_FALSE(perft(position, Contract(Strain::hearts), Seating{}.side, 48, settings).has_value());
  CHECK(asked == 4);
  const std::uint64_t most = ~std::uint64_t{0};
  CHECK(total({most, 1}) == most);
  CHECK(total({3, 4}) == 7);
}

TEST_CASE("with no card left there is one way to go on") {
  const Counted counted(
      {"", "single-deck", "N:A... .A.. ..A. ...A", "N", "S", "", "AS AH AD AC", {}, 0, {}});
  CHECK(counted.ways(4, true) == Ways{1});
  CHECK(counted.ways(0, false) == Ways{1});
}

}  // namespace rightbower
