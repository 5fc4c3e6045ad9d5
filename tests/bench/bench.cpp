// The whole trick table of each deal of the library, on one thread: nodes, time, and whether the
// table is the one written in the file. Nodes are the same on every machine; a change of them is a
// change of the search.
//
//     rb_bench [FOLDER]
#include <cstdio>
#include <filesystem>

#include "hands/library.h"
#include "solver/request.h"
#include "solver/table.h"

namespace {

using namespace rightbower;

bool agrees(const hands::DealRecord& record, const solver::TrickTable& table) {
  for (const auto& [strain, row] : record.answers)
    for (Seat leader : all_seats) {
      const auto tricks = table.at({strain, leader});
      if (row[leader] && tricks && *row[leader] != *tricks) return false;
    }
  return true;
}

void print_row(const char* name, const solver::Work& work, const char* remark) {
  std::printf("%-10s %14llu %10.0f%s\n", name, static_cast<unsigned long long>(work.nodes),
              work.milliseconds, remark);
  std::fflush(stdout);
}

// False when a table is not the one in the file.
bool bench(const std::vector<hands::DealRecord>& records) {
  std::printf("%-10s %14s %10s\n", "deal", "nodes", "ms");
  solver::Work total;
  bool right = true;
  for (const hands::DealRecord& record : records) {
    solver::TableRequest request;
    request.hands = solver::hands_of(record.situation.deal);
    request.seated = record.situation.deal.seated();
    const solver::TableAnswer answer = solver::solve_table(request);
    const bool same = agrees(record, answer.table);
    print_row(record.id.c_str(), answer.work, same ? "" : "   NOT the answer in the file");
    total.nodes += answer.work.nodes;
    total.milliseconds += answer.work.milliseconds;
    right = right && same;
  }
  print_row("total", total, "");
  return right;
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::filesystem::path folder =
      argument_count > 1 ? arguments[1] : RB_SOURCE_DIR "/hands/library";
  const auto records = hands::read_library(folder);
  if (!records || records->empty()) {
    std::fprintf(stderr, "%s: no deals that can be read\n", folder.c_str());
    return 1;
  }
  return bench(*records) ? 0 : 1;
}
