// The page as a picture: four hands around a table and the tricks below, suits drawn as shapes so
// that no font has to have them. Colours are those of the light theme; every suit has its own
// shape.
#include <array>
#include <cstdio>
#include <string>

#include "gui/app/export_page.h"

namespace rightbower::app {
namespace {

constexpr int width = 860;
constexpr int line_height = 26;
constexpr int hand_height = 5 * line_height;
constexpr std::array<const char*, 4> suit_ids{"s", "h", "d", "c"};
constexpr std::array<const char*, 4> suit_colours{"#1E1C20", "#B8211F", "#1857A8", "#146B3A"};

constexpr const char* ink = "#221F1A";
constexpr const char* quiet = "#5E574C";
constexpr const char* line_colour = "#D3CCBE";
constexpr const char* chosen_fill = "#E3D9F3";

// One unit high, round the origin.
constexpr const char* shapes =
    "<defs>"
    "<path id=\"h\" d=\"M0,.5 L-.44,0 A.27,.27 0 1 1 0,-.33 A.27,.27 0 1 1 .44,0 Z\"/>"
    "<path id=\"s\" d=\"M0,-.5 L-.44,0 A.27,.27 0 1 0 -.06,.24 L-.2,.52 L.2,.52 L.06,.24 "
    "A.27,.27 0 1 0 .44,0 Z\"/>"
    "<path id=\"d\" d=\"M0,-.54 L.41,0 L0,.54 L-.41,0 Z\"/>"
    "<path id=\"c\" d=\"M-.12,-.09 A.235,.235 0 1 1 .12,-.09 A.235,.235 0 1 1 .08,.22 L.2,.52 "
    "L-.2,.52 L-.08,.22 A.235,.235 0 1 1 -.12,-.09 Z\"/>"
    "</defs>\n";

std::string attribute(const char* key, double value) {
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), " %s=\"%g\"", key, value);
  return text.data();
}

struct Look {
  const char* colour = ink;
  int size = 16;
  bool bold = false;
  const char* anchor = "start";
};

std::string words(double x, double y, std::string_view text, Look look = {}) {
  return "<text" + attribute("x", x) + attribute("y", y) + attribute("font-size", look.size) +
         " fill=\"" + look.colour + "\"" + (look.bold ? " font-weight=\"bold\"" : "") +
         " text-anchor=\"" + look.anchor + "\">" + escaped(text) + "</text>\n";
}

std::string suit(double x, double y, double size, Suit which) {
  const auto place = static_cast<std::size_t>(index(which));
  std::array<char, 160> text{};
  std::snprintf(text.data(), text.size(),
                "<use href=\"#%s\" transform=\"translate(%g %g) scale(%g)\" fill=\"%s\"/>\n",
                suit_ids[place], x, y, size, suit_colours[place]);
  return text.data();
}

std::string box(double x, double y, double w, double h, const char* fill) {
  return "<rect" + attribute("x", x) + attribute("y", y) + attribute("width", w) +
         attribute("height", h) + " rx=\"6\" fill=\"" + fill + "\"/>\n";
}

std::string rank_of(Card card) {
  if (card.is_joker()) return "JK";
  return card.rank() == Rank::ten ? "10" : std::string(1, letter(card.rank()));
}

// A row of a hand: the suit in play, and its cards with the suit that is printed on them.
std::string suit_row(double x, double y, const ExportPage::SuitRow& row) {
  std::string svg;
  if (row.cards.empty()) {
    svg += suit(x + 8, y - 6, 14, row.suit);
    return svg + words(x + 24, y, "–", {quiet});
  }
  for (Card card : row.cards) {
    const std::string rank = rank_of(card);
    const Suit printed = card.printed_suit();
    const char* colour =
        card.is_joker() ? ink : suit_colours[static_cast<std::size_t>(index(printed))];
    svg += words(x, y, rank, {colour, 17, true});
    x += rank.size() > 1 ? 20 : 13;
    if (!card.is_joker()) svg += suit(x + 5, y - 6, 12, printed);
    x += 17;
  }
  return svg;
}

std::string hand(double x, double y, const ExportPage::HandRows& rows) {
  std::string svg = words(x, y, rows.name, {ink, 17, true});
  y += line_height;
  if (!rows.note.empty()) return svg + words(x, y, rows.note, {quiet});
  for (const ExportPage::SuitRow& row : rows.suits) {
    svg += suit_row(x, y, row);
    y += line_height;
  }
  return svg;
}

std::string table(double x, double y, const ExportPage& page, const ExportPage::Table& which) {
  constexpr double first = 90;
  constexpr double column = 54;
  std::string svg = words(x, y, which.title, {ink, 16, true});
  y += 1.3 * line_height;
  svg += words(x, y, page.leads, {quiet, 13});
  double at = x + first + column / 2;
  for (Strain strain : page.strains) {
    if (const auto trump = trump_suit(strain))
      svg += suit(at, y - 5, 15, *trump);
    else
      svg +=
          words(at, y, strain == Strain::low ? page.low : page.no_trump, {ink, 13, true, "middle"});
    at += column;
  }
  for (const ExportPage::TableRow& row : which.rows) {
    y += line_height;
    svg += "<path d=\"M" + std::to_string(x) + "," + std::to_string(y - 19) + " h" +
           std::to_string(first + column * static_cast<double>(page.strains.size())) +
           "\" stroke=\"" + line_colour + "\"/>\n";
    svg += words(x, y, row.leader, {ink, 16, row.chosen});
    at = x + first + column / 2;
    for (std::size_t i = 0; i < row.tricks.size(); ++i) {
      const bool chosen = row.chosen && page.strains[i] == page.strain;
      if (chosen) svg += box(at - column / 2 + 4, y - 18, column - 8, 24, chosen_fill);
      svg += words(at, y, row.tricks[i] ? std::to_string(*row.tricks[i]) : "·",
                   {ink, 16, chosen, "middle"});
      at += column;
    }
  }
  return svg;
}

double table_height(const ExportPage::Table& which) {
  return which.rows.empty() ? 0 : line_height * (2.8 + static_cast<double>(which.rows.size()));
}

double hand_x(Seat seat) {
  if (seat == Seat::west) return 40;
  return seat == Seat::east ? 580 : 310;
}

double hand_y(Seat seat) {
  if (seat == Seat::north) return 90;
  return seat == Seat::south ? 90 + 2 * (hand_height + 20) : 90 + hand_height + 20;
}

}  // namespace

std::string as_svg(const ExportPage& page) {
  std::string body;
  body += words(40, 46, page.title, {ink, 22, true});
  for (const ExportPage::HandRows& rows : page.hands)
    body += hand(hand_x(rows.seat), hand_y(rows.seat), rows);
  double y = 90 + 3 * (hand_height + 20) + 20;
  for (const ExportPage::Table* which : {&page.table, &page.alone}) {
    if (which->rows.empty()) continue;
    body += table(40, y, page, *which);
    y += table_height(*which);
  }
  if (!page.sentence.empty()) {
    body += words(40, y, page.sentence);
    y += 1.4 * line_height;
  }
  body += words(40, y, page.situation, {quiet, 11});
  const double height = y + 30;
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
         "<svg xmlns=\"http://www.w3.org/2000/svg\"" +
         attribute("width", width) + attribute("height", height) +
         " font-family=\"DejaVu Sans, Verdana, sans-serif\">\n" + shapes +
         box(0, 0, width, height, "#FFFFFF") + body + "</svg>\n";
}

}  // namespace rightbower::app
