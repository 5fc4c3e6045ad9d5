#include "lessons/solved_book.h"

#include <algorithm>

namespace rightbower::lessons {
namespace {

// The answer noted down, else the one asked for now, which is noted.
template <class Answer, class Ask>
[[nodiscard]] std::optional<Answer> look_up(std::vector<std::pair<solver::Request, Answer>>& book,
                                            const solver::Request& request, Ask ask) {
  const auto found = std::ranges::find(book, request, &std::pair<solver::Request, Answer>::first);
  if (found != book.end()) return found->second;
  std::optional<Answer> answer = ask();
  if (answer) book.emplace_back(request, *answer);
  return answer;
}

}  // namespace

std::optional<int> SolvedBook::tricks(const solver::Request& request) {
  return look_up(tricks_, request, [&] { return solver_.tricks(request, should_stop_); });
}

std::optional<std::vector<solver::CardValue>> SolvedBook::values(const solver::Request& request) {
  return look_up(values_, request, [&] { return solver_.values(request, should_stop_); });
}

}  // namespace rightbower::lessons
