// Faults in a form that is easy to compare: "steps[2].text 1:5 markup.brace-alone".
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/result.h"

namespace rightbower::tests {

[[nodiscard]] inline std::string short_form(const Fault& fault) {
  std::string text = fault.place.path;
  if (fault.place.line > 0)
    text += (text.empty() ? "" : " ") + std::to_string(fault.place.line) + ":" +
            std::to_string(fault.place.column);
  return text + (text.empty() ? "" : " ") + fault.what.id;
}

[[nodiscard]] inline std::vector<std::string> short_forms(const Faults& faults) {
  std::vector<std::string> forms;
  for (const Fault& fault : faults) forms.push_back(short_form(fault));
  return forms;
}

template <class T>
[[nodiscard]] std::vector<std::string> faults_of(const Result<T>& result) {
  return result ? std::vector<std::string>() : short_forms(result.faults());
}

using Expected = std::vector<std::string>;

}  // namespace rightbower::tests

// So that a failed comparison shows both lists.
template <>
struct doctest::StringMaker<rightbower::tests::Expected> {
  static doctest::String convert(const rightbower::tests::Expected& forms) {
    std::string text;
    for (const std::string& form : forms) text += "\n    " + form;
    return text.c_str();
  }
};
