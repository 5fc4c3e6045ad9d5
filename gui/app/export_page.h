// What an export says, whatever its form: the deal, its tables, and the line of play on screen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/card.h"
#include "engine/contract.h"
#include "engine/seat.h"
#include "gui/app/state.h"
#include "gui/app/strings.h"

namespace rightbower::app {

struct ExportPage {
  struct SuitRow {
    Suit suit;  // in play
    std::vector<Card> cards;
  };
  struct HandRows {
    Seat seat;
    std::string name;
    std::string note;  // instead of cards: not known, nobody
    std::vector<SuitRow> suits;
  };
  struct TableRow {
    std::string leader;
    std::vector<std::optional<int>> tricks;  // by strain, in the order of `strains`
    bool chosen = false;
  };
  struct Table {
    std::string title;
    std::vector<TableRow> rows;  // empty: there is no such table
  };
  struct PlayedCard {
    Seat seat;
    Card card;
    std::string why;
    bool wins = false;
  };
  struct PlayedTrick {
    int number;
    std::vector<PlayedCard> cards;
  };

  std::string title;
  std::string situation;  // the one-line text
  Strain strain;
  std::vector<Strain> strains;
  std::vector<HandRows> hands;  // of the seats somebody sits at
  Table table;
  Table alone;
  std::string sentence;  // about the chosen cell
  std::string play_title;
  std::vector<PlayedTrick> play;
  std::string leads;     // head of the first column
  std::string no_trump;  // head of its column
  std::string low;
};

[[nodiscard]] ExportPage export_page(const AppState& state, const Strings& words);

// Plain text, a picture as SVG, and a page to print as HTML; whole files.
[[nodiscard]] std::string as_text(const ExportPage& page);
[[nodiscard]] std::string as_svg(const ExportPage& page);
[[nodiscard]] std::string as_html(const ExportPage& page);

// What stands in a file of markup: & < > and quotation marks are written as entities, control
// characters are left out.
[[nodiscard]] std::string escaped(std::string_view text);

// "ten-trumps.svg": a name for the file of a deal with this title, and the ending.
[[nodiscard]] std::string file_name_of(std::string_view title, std::string_view ending);

}  // namespace rightbower::app
