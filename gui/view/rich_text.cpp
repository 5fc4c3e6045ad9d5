#include "gui/view/rich_text.h"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "gui/view/card_draw.h"
#include "gui/view/pen.h"
#include "gui/view/suit_shape.h"
#include "lessons/markup.h"

namespace rightbower::view {
namespace {

// What can't be broken: letters in one weight, a card, or a suit.
struct Letters {
  std::string_view letters;
  Weight weight;
};
using Piece = std::variant<Letters, Card, Suit>;

// A word is some pieces with nothing between them: "{JD}," is a card and a comma.
struct Word {
  std::vector<Piece> pieces;
};

// Splits the spans of a line at their spaces; what touches stays together.
std::vector<Word> words_of(const lessons::Paragraph& paragraph, Weight weight) {
  std::vector<Word> words(1);
  for (const lessons::Span& span : paragraph.spans) {
    if (const auto* card = std::get_if<Card>(&span.content)) {
      words.back().pieces.emplace_back(*card);
    } else if (const auto* suit = std::get_if<Suit>(&span.content)) {
      words.back().pieces.emplace_back(*suit);
    } else {
      std::string_view rest = std::get<std::string>(span.content);
      while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (end > 0)
          words.back().pieces.emplace_back(
              Letters{rest.substr(0, end), span.bold ? Weight::bold : weight});
        else if (!words.back().pieces.empty())
          words.emplace_back();
        rest.remove_prefix(std::max<std::size_t>(1, end));
      }
    }
  }
  return words;
}

// What is no markup (a title somebody typed) is shown as it stands.
std::vector<lessons::Paragraph> paragraphs_of(std::string_view words) {
  auto paragraphs = lessons::parse_markup(words);
  if (paragraphs) return std::move(*paragraphs);
  return {{false, {{std::string(words), false}}}};
}

float suit_width(const Ui& ui, Size size) { return size_in_em(size) * ui.em_pixels; }

float width_of(const Ui& ui, const Piece& piece, Size size) {
  if (const auto* letters = std::get_if<Letters>(&piece))
    return text_width(ui, letters->letters, size, letters->weight);
  if (const auto* card = std::get_if<Card>(&piece)) return card_word_width(ui, *card, size);
  return suit_width(ui, size);
}

void draw_piece(Ui& ui, Point at, const Piece& piece, const RichLook& look) {
  if (const auto* letters = std::get_if<Letters>(&piece)) {
    text(ui, at.x, at.y, letters->letters, look.colour, {look.size, letters->weight});
  } else if (const auto* card = std::get_if<Card>(&piece)) {
    draw_card_word(ui, at.x, at.y, *card, look.size);
  } else {
    const Suit suit = std::get<Suit>(piece);
    const float em = suit_width(ui, look.size);
    draw_suit(ui, {at.x + em / 2, at.y}, 0.82F * em, suit, ui.colours.suit_on_panel(suit));
  }
}

// Wraps words to the width; `draw` is off when only the height is wanted.
class Lines {
 public:
  Lines(Ui& ui, Point top_left, float width, const RichLook& look, bool draw)
      : ui_(ui),
        look_(look),
        draw_(draw),
        left_(top_left.x),
        right_(top_left.x + width),
        top_(top_left.y),
        at_(top_left) {}

  void add(const lessons::Paragraph& paragraph) {
    if (at_.y > top_ && !paragraph.listed) at_.y += line_pitch(ui_, look_.size) / 3;
    const float left = left_;
    if (paragraph.listed) bullet();
    at_.x = left_;
    for (const Word& word : words_of(paragraph, look_.weight)) add(word);
    at_.y += line_pitch(ui_, look_.size);
    left_ = left;
  }

  [[nodiscard]] float height() const { return at_.y - top_; }

 private:
  [[nodiscard]] float middle() const { return at_.y + line_pitch(ui_, look_.size) / 2; }

  void bullet() {
    if (draw_)
      ui_.pen->AddCircleFilled({left_ + ui_.em(0.4F), middle()}, ui_.em(0.17F), ui_.colours.muted);
    left_ += ui_.em(1.1F);
  }

  void add(const Word& word) {
    float width = 0;
    for (const Piece& piece : word.pieces) width += width_of(ui_, piece, look_.size);
    if (at_.x > left_ && at_.x + width > right_) {
      at_.x = left_;
      at_.y += line_pitch(ui_, look_.size);
    }
    for (const Piece& piece : word.pieces) {
      if (draw_) draw_piece(ui_, {at_.x, middle()}, piece, look_);
      at_.x += width_of(ui_, piece, look_.size);
    }
    at_.x += text_width(ui_, " ", look_.size);
  }

  Ui& ui_;
  const RichLook& look_;
  bool draw_;
  float left_;
  float right_;
  float top_;
  Point at_;
};

float lay_out(Ui& ui, Point top_left, float width, std::string_view words, const RichLook& look,
              bool draw) {
  Lines lines(ui, top_left, width, look, draw);
  for (const lessons::Paragraph& paragraph : paragraphs_of(words)) lines.add(paragraph);
  return lines.height();
}

}  // namespace

float line_pitch(const Ui& ui, Size size) {
  return ui.em(size == Size::small ? 1.3F : 1.55F * size_in_em(size));
}

float rich_text(Ui& ui, Point top_left, float width, std::string_view words, const RichLook& look) {
  return lay_out(ui, top_left, width, words, look, true);
}

float rich_text_height(Ui& ui, float width, std::string_view words, const RichLook& look) {
  return lay_out(ui, {}, width, words, look, false);
}

}  // namespace rightbower::view
