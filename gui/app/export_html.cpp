// The page to print: the picture, the tables as tables and the play card by card. It needs no other
// file and no network.
#include <string>

#include "gui/app/export_page.h"

namespace rightbower::app {
namespace {

constexpr const char* style =
    "body{font:15px/1.5 'DejaVu Sans',Verdana,sans-serif;color:#221f1a;margin:2em auto;"
    "max-width:60em}h1{font-size:1.5em}h2{font-size:1.1em;margin-top:1.6em}"
    "code{font-size:.8em;overflow-wrap:anywhere}table{border-collapse:collapse}"
    "td,th{padding:.2em .8em;border-bottom:1px solid #d3ccbe;text-align:center}"
    "td:first-child,th:first-child,td.why{text-align:left}.wins{font-weight:bold}"
    "svg{max-width:100%;height:auto}tr{break-inside:avoid}"
    "@media print{body{margin:0;max-width:none}}";

std::string cell(std::string_view tag, std::string_view text, std::string_view attributes = {}) {
  std::string html = "<" + std::string(tag);
  if (!attributes.empty()) html += " " + std::string(attributes);
  return html + ">" + escaped(text) + "</" + std::string(tag) + ">";
}

std::string play(const ExportPage& page) {
  if (page.play.empty()) return {};
  std::string html = cell("h2", page.play_title) + "\n<table>\n";
  for (const ExportPage::PlayedTrick& trick : page.play) {
    for (const ExportPage::PlayedCard& card : trick.cards) {
      const bool first = &card == &trick.cards.front();
      html += card.wins ? "<tr class=\"wins\">" : "<tr>";
      html += cell("td", first ? std::to_string(trick.number) : "");
      html += cell("td", std::string(1, letter(card.seat)));
      html += cell("td", rightbower::to_string(card.card) + (card.wins ? " ★" : ""));
      html += cell("td", card.why, "class=\"why\"") + "</tr>\n";
    }
  }
  return html + "</table>\n";
}

// Without the line that is allowed only at the start of a file.
std::string picture(const ExportPage& page) {
  const std::string svg = as_svg(page);
  return svg.substr(svg.find("<svg"));
}

}  // namespace

std::string as_html(const ExportPage& page) {
  return "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n" + cell("title", page.title) +
         "\n<style>" + style + "</style>\n</head>\n<body>\n" + picture(page) + play(page) + "<p>" +
         cell("code", page.situation) + "</p>\n</body>\n</html>\n";
}

}  // namespace rightbower::app
