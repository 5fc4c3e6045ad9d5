// What the actions of setting up a deal do.
#include <algorithm>
#include <utility>

#include "gui/app/app.h"

namespace rightbower::app {
namespace {

using enum ActionId;

std::optional<Strain> renamed(std::optional<Strain> strain, const SuitNames& names) {
  if (!strain || !trump_suit(*strain)) return strain;
  return static_cast<Strain>(names[static_cast<std::size_t>(index(*strain))]);
}

// Trump is renamed with the suits, so that the deal stays the same one.
Document with_names(Document document, const SuitNames& names) {
  DraftDeal draft = draft_of(document);
  draft.rename(names);
  document = with_draft(std::move(document), std::move(draft));
  document.situation.trump = renamed(document.situation.trump, names);
  return document;
}

// Who leads, deals and is alone goes round with the cards.
Document turned(Document document) {
  DraftDeal draft = draft_of(document);
  const SeatSet seats = draft.rules().seats;
  draft.rotate();
  document = with_draft(std::move(document), std::move(draft));
  Situation& situation = document.situation;
  for (auto* seat : {&situation.lead, &situation.dealer, &situation.alone})
    if (*seat) *seat = seats.next_after(**seat);
  return document;
}

}  // namespace

// Steps keep the mode: a deal that is not being set up does not begin to be.
void App::change_draft(DraftDeal draft) {
  const bool was_set_up = state_.document().draft.has_value();
  Document document = with_draft(state_.document(), std::move(draft));
  if (!was_set_up && document.draft->deal()) document.draft.reset();
  load(std::move(document));
}

void App::point_at(Card card) {
  const auto place = place_of(state_.document().draft->rules(), card);
  if (place) state_.pack = *place;
}

void App::apply_to_setup(const Action& action) {
  Document document = state_.document();
  DraftDeal draft = draft_of(document);
  const Seat receiving = draft.receiving();
  const auto* seat = std::get_if<Seat>(&action.value);
  const auto* card = std::get_if<Card>(&action.value);
  const auto* text = std::get_if<std::string>(&action.value);
  const auto* number = std::get_if<std::int64_t>(&action.value);
  const auto deal = [&](const CardMove& move) {
    draft.move(move);
    change_draft(std::move(draft));
    point_at(move.card);
  };
  const auto amend = [&] {
    document.draft = std::move(draft);
    state_.documents.amend(std::move(document));
  };
  switch (action.id) {
    case start_setup:
      state_.documents.amend(with_draft(std::move(document), std::move(draft)));
      return show_document();
    case end_setup:
      document.draft.reset();
      state_.documents.amend(std::move(document));
      return show_document();
    case blank_deal: {
      Document blank;
      blank.situation.rules = document.situation.rules;
      blank.situation.house = document.situation.house;
      blank.title = strings_["title.blank"];
      draft.clear();
      blank = with_draft(std::move(blank), std::move(draft));
      return open({std::move(blank)});
    }
    case choose_rules:
      if (text == nullptr) {
        state_.floating = Floating::none;
        show_floating(Floating::palette);
        state_.finder.field.set(strings_["finder.games"]);
        return;
      }
      draft.change_rules(*find_rules(*text));
      document.situation.rules = *text;
      document.situation.house.reset();
      document.situation.score.reset();  // of another game
      return load(with_draft(std::move(document), std::move(draft)));
    case deal_rest:
      draft.deal_rest(number != nullptr ? static_cast<std::uint64_t>(*number) : state_.next_seed++);
      return change_draft(std::move(draft));
    case swap_hands:
      draft.swap(receiving, *seat);
      return change_draft(std::move(draft));
    case rotate_hands: {
      const bool was_set_up = document.draft.has_value();
      document = turned(std::move(document));
      if (!was_set_up) document.draft.reset();
      const SeatSet seats = draft.rules().seats;
      if (seats.contains(state_.lead)) state_.lead = seats.next_after(state_.lead);
      return load(std::move(document));
    }
    case rename_suits: {
      const bool was_set_up = document.draft.has_value();
      const SuitNames names = *parse_suit_names(*text);
      document = with_names(std::move(document), names);
      if (!was_set_up) document.draft.reset();
      state_.trump = *renamed(state_.trump, names);
      return load(std::move(document));
    }
    case clear_hand:
      draft.clear(seat != nullptr ? *seat : receiving);
      return change_draft(std::move(draft));
    case clear_deal:
      draft.clear();
      return load(with_draft(std::move(document), std::move(draft)));
    case receive:
      draft.receive(*seat);
      return amend();
    case receive_next:
      draft.receive_beside(1);
      return amend();
    case receive_previous:
      draft.receive_beside(-1);
      return amend();
    case move_card:
      return deal(std::get<CardMove>(action.value));
    case deal_card:
      return deal({*card, std::nullopt, receiving});
    case return_card:
      return deal({*card, receiving, std::nullopt});
    case deal_rank:
      return deal({*card_of_rank(draft.rules(), state_.pack, *text), std::nullopt, receiving});
    case deal_pointed:
      return deal({*card_at(draft.rules(), state_.pack), std::nullopt, receiving});
    case return_pointed:
      return deal({*card_at(draft.rules(), state_.pack), receiving, std::nullopt});
    case pack_row:
      state_.pack.row = static_cast<int>(*number);
      break;
    case pack_up:
      --state_.pack.row;
      break;
    case pack_down:
      ++state_.pack.row;
      break;
    case pack_left:
      --state_.pack.column;
      break;
    case pack_right:
      ++state_.pack.column;
      break;
    default:
      return;
  }
  state_.pack = inside(draft.rules(), state_.pack);
}

}  // namespace rightbower::app
