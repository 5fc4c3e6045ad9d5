#include "lessons/markup.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "hands/json_text.h"

namespace rightbower::lessons {
namespace {

[[nodiscard]] std::optional<Span> span_of_token(std::string_view token, bool bold) {
  for (Suit suit : printed_suits)
    if (token.size() == 1 && token[0] == letter(suit)) return Span{suit, bold};
  for (int i = 0; i < Card::kinds; ++i)
    if (token == to_string(Card::from_index(i))) return Span{Card::from_index(i), bold};
  return std::nullopt;
}

// Reads one line of the text.
class LineReader {
 public:
  LineReader(std::string_view text, std::size_t begin, std::size_t end, Faults& faults)
      : text_(text), next_(begin), end_(end), faults_(faults) {}

  [[nodiscard]] Paragraph read() {
    if (starts_with("- ")) {
      paragraph_.listed = true;
      next_ += 2;
    }
    std::size_t bold_opened = next_;
    while (next_ < end_) {
      if (starts_with("**")) {
        finish_words();
        bold_ = !bold_;
        bold_opened = next_;
        next_ += 2;
      } else if (text_[next_] == '{' || text_[next_] == '}') {
        read_token();
      } else {
        words_ += text_[next_++];
      }
    }
    finish_words();
    if (bold_) fault(bold_opened, {"markup.bold-not-closed", {}});
    return std::move(paragraph_);
  }

 private:
  [[nodiscard]] bool starts_with(std::string_view start) const {
    return text_.substr(next_, end_ - next_).starts_with(start);
  }
  void fault(std::size_t offset, Message what) {
    hands::add_fault(faults_, {hands::place_in(text_, offset), std::move(what)});
  }
  void finish_words() {
    if (!words_.empty()) paragraph_.spans.push_back({std::exchange(words_, {}), bold_});
  }

  void read_token() {
    finish_words();
    const std::size_t begin = next_ + 1;
    const std::size_t close = text_.substr(0, end_).find('}', next_);
    if (text_[next_] == '}' || close == std::string_view::npos) {
      fault(next_++, {"markup.brace-alone", {}});
      return;
    }
    const std::string_view token = text_.substr(begin, close - begin);
    if (auto span = span_of_token(token, bold_))
      paragraph_.spans.push_back(std::move(*span));
    else
      fault(next_, {"markup.token-unknown", {std::string(token)}});
    next_ = close + 1;
  }

  std::string_view text_;
  std::size_t next_;
  std::size_t end_;
  Faults& faults_;
  Paragraph paragraph_;
  std::string words_;
  bool bold_ = false;
};

}  // namespace

Result<std::vector<Paragraph>> parse_markup(std::string_view text) {
  std::vector<Paragraph> paragraphs;
  Faults faults;
  for (std::size_t begin = 0; begin < text.size() && faults.size() <= hands::most_faults;) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    Paragraph paragraph = LineReader(text, begin, end, faults).read();
    if (!paragraph.spans.empty()) paragraphs.push_back(std::move(paragraph));
    begin = end + 1;
  }
  if (!faults.empty()) return faults;
  return paragraphs;
}

}  // namespace rightbower::lessons
