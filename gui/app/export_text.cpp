// The page as plain text: tables in columns, nothing that needs a colour or a picture.
#include <algorithm>
#include <array>
#include <string>

#include "gui/app/export_page.h"

namespace rightbower::app {
namespace {

// How many columns a text takes: bytes that go on a character count for nothing.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string left(std::string_view text, std::size_t width) {
  std::string padded(text);
  padded.append(width - std::min(width, width_of(text)), ' ');
  return padded;
}

std::string right(std::string_view text, std::size_t width) {
  return std::string(width - std::min(width, width_of(text)), ' ') + std::string(text);
}

std::string suit_sign(Suit suit) {
  constexpr std::array<const char*, 5> signs{"♠", "♥", "♦", "♣", "*"};
  return signs[static_cast<std::size_t>(index(suit))];
}

// "♥ JH JD AH": in play the left bower stands among the trumps, so cards say their printed suit.
std::string row_of(const ExportPage::SuitRow& row) {
  std::string text = suit_sign(row.suit);
  for (Card card : row.cards) text += " " + rightbower::to_string(card);
  return row.cards.empty() ? text + " -" : text;
}

void add_table(std::string& text, const ExportPage& page, const ExportPage::Table& table) {
  if (table.rows.empty()) return;
  constexpr std::size_t column = 5;
  std::size_t first = width_of(page.leads);
  for (const ExportPage::TableRow& row : table.rows) first = std::max(first, width_of(row.leader));
  text += "\n" + table.title + "\n\n" + left(page.leads, first);
  for (Strain strain : page.strains) text += right(name(strain), column);
  text += "\n";
  for (const ExportPage::TableRow& row : table.rows) {
    text += left(row.leader, first);
    for (const auto& tricks : row.tricks)
      text += right(tricks ? std::to_string(*tricks) : ".", column);
    text += "\n";
  }
}

}  // namespace

std::string as_text(const ExportPage& page) {
  std::string text = page.title + "\n" + page.situation + "\n";
  for (const ExportPage::HandRows& hand : page.hands) {
    text += "\n" + hand.name + "\n";
    if (!hand.note.empty()) text += "  " + hand.note + "\n";
    for (const ExportPage::SuitRow& row : hand.suits) text += "  " + row_of(row) + "\n";
  }
  add_table(text, page, page.table);
  add_table(text, page, page.alone);
  if (!page.sentence.empty()) text += "\n" + page.sentence + "\n";
  if (!page.play.empty()) text += "\n" + page.play_title + "\n";
  for (const ExportPage::PlayedTrick& trick : page.play) {
    text += "\n";
    for (const ExportPage::PlayedCard& card : trick.cards)
      text += right(&card == &trick.cards.front() ? std::to_string(trick.number) : "", 3) + "  " +
              letter(card.seat) + "  " + rightbower::to_string(card.card) +
              (card.wins ? " * " : "   ") + card.why + "\n";
  }
  return text;
}

}  // namespace rightbower::app
