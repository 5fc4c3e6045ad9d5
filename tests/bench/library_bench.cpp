#include "tests/bench/library_bench.h"

#include <cstdio>

#include "hands/library.h"
#include "solver/request.h"
#include "solver/table.h"

namespace rightbower::bench {
namespace {

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

}  // namespace

bool bench_library(const std::filesystem::path& folder) {
  const auto records = hands::read_library(folder);
  if (!records || records->empty()) {
    std::fprintf(stderr, "%s: no deals that can be read\n", folder.c_str());
    return false;
  }
  std::printf("%-10s %14s %10s\n", "deal", "nodes", "ms");
  solver::Work total;
  bool right = true;
  for (const hands::DealRecord& record : *records) {
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

}  // namespace rightbower::bench
