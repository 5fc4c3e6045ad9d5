// Holds the answer in a lesson file against the computed one.
#pragma once

#include <string>

#include "lessons/asked.h"
#include "lessons/checker.h"
#include "lessons/solved_book.h"

namespace rightbower::lessons {

// What the file says of it.
struct Given {
  const Answer& answer;
  int within = 0;
  std::string path;  // of the question or claim
};

// The fact is sound (faults_of). Without a book, costly answers are looked at only for their form.
void check_answer(Checker& checker, const Asked& asked, const Given& given, SolvedBook* book);

}  // namespace rightbower::lessons
