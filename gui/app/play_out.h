// Playing a deal out with all cards known: cards on the table, taken back, tried otherwise. All of
// it is a document; its situation always says what has been played.
#pragma once

#include <optional>
#include <vector>

#include "engine/position.h"
#include "engine/situation.h"
#include "gui/app/document.h"
#include "gui/app/play_tree.h"
#include "solver/request.h"

namespace rightbower::app {

// What is played: strain, first leader, and whether that one is alone (its partner sits out, and
// nothing is exchanged).
struct PlayChoice {
  Strain strain = Strain::no_trump;
  Seat lead = Seat::north;
  bool alone = false;
};

// A position of the play, with what is needed to ask about it.
struct Standing {
  Position position;
  Contract contract;
  Seating seating;

  [[nodiscard]] solver::Request request() const {
    return solver::request_of(position, contract.strain(), seating);
  }
  [[nodiscard]] Standing after(Card card) const {
    return {position.after(card, contract), contract, seating};
  }
  [[nodiscard]] bool same_side(Seat a, Seat b) const { return seating.side[a] == seating.side[b]; }
  // Tricks won so far by the side of a seat.
  [[nodiscard]] int tricks_won(Seat seat) const;
};

// Where the play would begin; nothing while a hand that plays is not known or the cards do not fit.
[[nodiscard]] std::optional<Standing> first_standing(const Document& document, PlayChoice choice);

[[nodiscard]] inline bool playing(const Document& document) {
  return document.play_out.has_value();
}
// While it is played out: at its start, and as it stands at the present card.
[[nodiscard]] Standing start_of_play(const Document& document);
[[nodiscard]] Standing standing(const Document& document);

// A card of the line on screen.
struct LineCard {
  PlayTree::Node node;
  Seat seat;
  Card card;
  bool played;      // up to the present card
  Standing before;  // when it was played
};
// Another way a trick went.
struct Branch {
  PlayTree::Node node;  // its last card
  std::vector<LineCard> cards;
};
struct LineTrick {
  int number;  // from 1
  Seat leader;
  std::vector<LineCard> cards;
  std::optional<Seat> winner;    // when it is complete
  std::vector<Branch> branches;  // in the order in which they were tried
  int place = 0;                 // of the line on screen among them: 0 is the first one tried
};
[[nodiscard]] std::vector<LineTrick> line_of(const Document& document);
// The tricks of any line from a position on; its nodes say nothing.
[[nodiscard]] std::vector<LineTrick> tricks_of(const Standing& start,
                                               const std::vector<Card>& cards);

// Each gives the document after it. They are possible as the action table says.
[[nodiscard]] Document start_play(Document document, PlayChoice choice);
[[nodiscard]] Document end_play(Document document);
[[nodiscard]] Document play(Document document, Card card);
[[nodiscard]] Document with_line(Document document, const std::vector<Card>& line);
[[nodiscard]] Document go_to(Document document, PlayTree::Node node);
[[nodiscard]] Document take_back(Document document);

// A document that came with cards played is played out from there.
[[nodiscard]] Document opened_in_play(Document document);

// The node so many tricks further (back: below zero), at a trick's start; the nearest there is.
[[nodiscard]] PlayTree::Node trick_beside(const Document& document, int tricks);
// Where a trick of the line on screen, from 1, begins.
[[nodiscard]] std::optional<PlayTree::Node> start_of_trick(const Document& document, int number);

}  // namespace rightbower::app
