// Collects the faults of a lesson, each under its path, and checks what every part has: texts, ids.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/result.h"
#include "hands/json_text.h"
#include "lessons/lesson.h"

namespace rightbower::lessons {

class Checker {
 public:
  void fault(std::string path, std::string id, std::vector<Argument> arguments = {});
  // In English at least, not blank, no longer than a screen holds, and in the markup of markup.h.
  void check_text(const Text& text, const std::string& path);
  // Small letters, digits and dashes.
  void check_id(const std::string& id, const std::string& path);
  // What another reader found, at this place.
  void add(const Faults& faults, const std::string& path);

  [[nodiscard]] std::size_t count() const { return faults_.size(); }
  [[nodiscard]] Faults take() { return std::move(faults_); }

 private:
  Faults faults_;
};

}  // namespace rightbower::lessons
