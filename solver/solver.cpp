#include "solver/solver.h"

#include <bit>
#include <cassert>
#include <chrono>

#include "solver/search.h"

namespace rightbower::solver {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

// A search with the request it was made for, and the questions a Solver puts to it.
class Solver::Desk {
 public:
  Desk(const Request& request, std::unique_ptr<PatternTable> table)
      : request_(request), search_(request, {}, default_weights(), std::move(table)) {}

  // Whether what was learnt for one request serves another: the same cards on the same sides.
  [[nodiscard]] bool serves(const Request& request) const {
    return request.hands == request_.hands && request.strain == request_.strain &&
           request.seating == request_.seating;
  }

  [[nodiscard]] Search& search() { return search_; }

  // Tricks for the side of a seat.
  [[nodiscard]] std::optional<int> tricks_of(Seat seat, const TrickState& state) {
    const int first = search_.tricks(state);
    if (first < 0) return std::nullopt;
    return search_.is_first(seat) ? first : search_.tricks_left(state) - first;
  }

  // Tricks of the side to act after a play, a trick won by it counted.
  [[nodiscard]] std::optional<int> tricks_after(const TrickState& state, int place) {
    const TrickState after = search_.play(state, place);
    auto tricks = tricks_of(state.to_play, after);
    const bool won =
        after.empty() && search_.is_first(after.to_play) == search_.is_first(state.to_play);
    if (tricks && won) ++*tricks;
    return tricks;
  }

  // The legal cards by class, highest first, without their values.
  [[nodiscard]] std::vector<CardValue> classes(const TrickState& state) const;

  // The first card in the search's own order that keeps all tricks; when stopped, nothing.
  [[nodiscard]] std::optional<int> best_place(const TrickState& state);

  [[nodiscard]] int place_of(const TrickState& state, Card card) const {
    Places rest = legal(search_.layout(), state);
    while (search_.layout().card(std::countr_zero(rest)) != card) rest &= rest - 1;
    return std::countr_zero(rest);
  }

 private:
  Request request_;
  Search search_;
};

std::vector<CardValue> Solver::Desk::classes(const TrickState& state) const {
  const Layout& layout = search_.layout();
  const Places joined = joined_to_higher(layout, state);
  std::vector<CardValue> values;
  for (Places rest = legal(layout, state); rest != 0; rest &= rest - 1) {
    const int place = std::countr_zero(rest);
    const Card card = layout.card(place);
    if ((joined & bit_at(place)) == 0)
      values.push_back({card, 0, {}});
    else if (values.back().card != card &&
             (values.back().same_as.empty() || values.back().same_as.back() != card))
      values.back().same_as.push_back(card);
  }
  return values;
}

std::optional<int> Solver::Desk::best_place(const TrickState& state) {
  const auto total = tricks_of(state.to_play, state);
  if (!total) return std::nullopt;
  const Layout& layout = search_.layout();
  const Places joined = joined_to_higher(layout, state);
  Places candidates = legal(layout, state) & ~joined;
  while (candidates != 0) {
    const int place = search_.first_choice(state, candidates);
    const auto tricks = tricks_after(state, place);
    if (!tricks) return std::nullopt;
    // Led high, followed low.
    if (*tricks == *total)
      return state.empty() ? place : lowest_of_class(layout, state, joined, place);
    candidates &= ~bit_at(place);
  }
  assert(false && "no play reaches the value of the position");
  return std::nullopt;
}

Solver::Solver() = default;
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::forget() {
  if (desk_) memory_ = desk_->search().take_table();
  desk_.reset();
}

// Puts a question to the desk that knows the request's cards, and counts what it costs.
template <class Ask>
auto Solver::ask(const Request& request, const ShouldStop& should_stop, Ask question) {
  if (!desk_ || !desk_->serves(request)) {
    forget();
    desk_ = std::make_unique<Desk>(request, std::move(memory_));
  }
  Search& search = desk_->search();
  const std::uint64_t nodes_before = search.nodes();
  const auto start = Clock::now();
  search.listen(&should_stop);
  auto answer = question(*desk_, search.state_of(request));
  search.listen(nullptr);
  work_.nodes += search.nodes() - nodes_before;
  work_.milliseconds += std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  return answer;
}

std::optional<int> Solver::tricks(const Request& request, const ShouldStop& should_stop) {
  return ask(request, should_stop, [&](Desk& desk, const TrickState& state) {
    return desk.tricks_of(request.leader, state);
  });
}

std::optional<std::vector<CardValue>> Solver::values(const Request& request,
                                                     const ShouldStop& should_stop) {
  using Answer = std::optional<std::vector<CardValue>>;
  return ask(request, should_stop, [](Desk& desk, const TrickState& state) -> Answer {
    std::vector<CardValue> values = desk.classes(state);
    for (CardValue& value : values) {
      const auto tricks = desk.tricks_after(state, desk.place_of(state, value.card));
      if (!tricks) return std::nullopt;
      value.tricks = *tricks;
    }
    return values;
  });
}

std::optional<std::vector<Card>> Solver::line(const Request& request,
                                              const ShouldStop& should_stop) {
  using Answer = std::optional<std::vector<Card>>;
  return ask(request, should_stop, [](Desk& desk, TrickState state) -> Answer {
    std::vector<Card> line;
    while (desk.search().tricks_left(state) > 0) {
      const auto best = desk.best_place(state);
      if (!best) return std::nullopt;
      line.push_back(desk.search().layout().card(*best));
      state = desk.search().play(state, *best);
    }
    return line;
  });
}

}  // namespace rightbower::solver
