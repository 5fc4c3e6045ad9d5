// Any bytes as a question to the solver: what the door refuses has reasons with places; what it
// lets through is solved without a fault, and where it is small the reference agrees.
#include <span>

#include "solver/reference.h"
#include "solver/request.h"
#include "solver/solver.h"
#include "tests/fuzz/laws.h"

namespace {

using namespace rightbower;
using namespace rightbower::solver;

// Reads the bytes one after another; zeros follow.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  [[nodiscard]] bool empty() const { return bytes_.empty(); }
  std::uint8_t next() {
    if (bytes_.empty()) return 0;
    const std::uint8_t byte = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return byte;
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

Card card_of(std::uint8_t byte) { return Card::from_index(byte % Card::kinds); }

// Strain, leader, seats, sides, cards of the trick, then a card a byte, dealt round the table.
Request request_of(Bytes bytes) {
  Request request;
  request.strain = all_strains[bytes.next() % all_strains.size()];
  request.leader = all_seats[bytes.next() % 4];
  const std::uint8_t seats = bytes.next();
  const std::uint8_t sides = bytes.next();
  for (Seat seat : all_seats) {
    // All four play unless a high bit is set.
    if ((seats & 0x80) != 0 && ((seats >> index(seat)) & 1) == 0)
      request.seating.in_play = request.seating.in_play.without(seat);
    if ((sides & 0x80) != 0)
      request.seating.side[seat] = static_cast<Side>((sides >> index(seat)) & 1);
  }
  for (int played = bytes.next() % 5; played > 0; --played)
    request.trick.push_back(card_of(bytes.next()));
  for (Seat seat = Seat::north; !bytes.empty(); seat = next(seat)) {
    const Card card = card_of(bytes.next());
    if (request.hands[seat].count(card) < 2) request.hands[seat] = request.hands[seat].with(card);
  }
  return request;
}

void require_refusal(const Faults& faults) {
  for (const Fault& fault : faults) {
    fuzz::require(!fault.what.id.empty(), "a refusal has a reason");
    fuzz::require(!fault.place.path.empty(), "a refusal has a place");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Request request = request_of(Bytes({data, size}));
  if (const Faults faults = faults_of(request); !faults.empty()) {
    require_refusal(faults);
    return 0;
  }
  const int left = request.hands[request.leader].size();
  int questions = 0;
  const auto tricks = Solver().tricks(request, [&] { return ++questions > 200; });
  if (!tricks) return 0;  // too much work for a fuzzer
  fuzz::require(*tricks >= 0 && *tricks <= left, "a side takes from none to all tricks");
  if (left <= 3) fuzz::require(*tricks == reference_tricks(request), "the reference takes as many");
  return 0;
}
