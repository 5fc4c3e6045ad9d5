// A case as it stands in the file: what is read of it is noted, so that a key nobody reads is
// found.
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/card_set.h"
#include "engine/contract.h"
#include "engine/deal.h"
#include "engine/rules.h"
#include "engine/score.h"
#include "engine/seat.h"

namespace rightbower::tests {

using Json = nlohmann::json;

// A case that cannot be understood, or with another outcome than the engine's.
class CaseFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Fields {
 public:
  explicit Fields(const Json& json) : json_(json) {
    if (!json.is_object()) throw CaseFailure("not an object");
  }

  [[nodiscard]] bool has(const std::string& key) const { return json_.contains(key); }
  [[nodiscard]] const Json& operator[](const std::string& key);
  [[nodiscard]] std::string text(const std::string& key);
  [[nodiscard]] int number(const std::string& key);
  [[nodiscard]] bool flag(const std::string& key);

  // Where the key is there, its value must be this.
  void expect(const std::string& key, const Json& found);
  // The same for lists whose order says nothing.
  void expect_set(const std::string& key, const Json& found);
  // Every key must have been read.
  void check_all_read() const;

 private:
  const Json& json_;
  std::set<std::string> read_;
};

[[nodiscard]] Rules rules_named(const Json& name);
[[nodiscard]] Strain strain_of(const Json& text);
[[nodiscard]] Seat seat_of(const Json& text);
[[nodiscard]] Card card_of(const Json& text);
[[nodiscard]] std::vector<Card> cards_of(const Json& list);
[[nodiscard]] CardSet set_of(const Json& list);
[[nodiscard]] Json seat_json(Seat seat);
[[nodiscard]] Json cards_json(const std::vector<Card>& cards);

// {"NS": 3, "EW": -2}
[[nodiscard]] Points points_of(const Rules& rules, const Json& json);
[[nodiscard]] Json points_json(const Rules& rules, const Points& points);
// "NS", or null where nobody has won.
[[nodiscard]] Json team_json(SeatSet team);

// A whole deal in which some seats hold these cards among others.
[[nodiscard]] Deal deal_with(const Rules& rules, const PerSeat<CardSet>& held,
                             std::optional<Card> turn_up = {});

}  // namespace rightbower::tests
