// Proves a question: its answer, and that every reason and every hint can be given.
#pragma once

#include <string>

#include "lessons/checker.h"
#include "lessons/solved_book.h"

namespace rightbower::lessons {

// The step has a question. Without a book, costly answers are taken as they are.
void check_question(Checker& checker, const Step& step, const std::string& path, SolvedBook* book);

}  // namespace rightbower::lessons
