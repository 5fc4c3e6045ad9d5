#include "gui/app/document.h"

#include <utility>

#include "engine/notation.h"

namespace rightbower::app {
namespace {

// Everybody is there and nobody has cards that are known.
Deal nothing_known(const Rules& rules) {
  PerSeat<HandDraft> hands;
  for (Seat seat : all_seats)
    if (!rules.seats.contains(seat)) hands[seat].state = Hand::State::nobody;
  const auto deal = make_deal(hands, rules);
  return deal ? *deal : Deal();
}

}  // namespace

Document document_of(const hands::DealRecord& record) {
  return {record.situation,
          record.title,
          {},
          {record.id, record.notes, record.tags, record.unknown_keys}};
}

hands::DealRecord record_of(const Document& document) {
  hands::DealRecord record;
  record.situation = document.situation;
  record.title = document.title;
  record.id = document.labels.id;
  record.notes = document.labels.notes;
  record.tags = document.labels.tags;
  record.unknown_keys = document.labels.unknown_keys;
  return record;
}

bool whole(const Document& document) { return !document.draft || document.draft->deal().ok(); }

DraftDeal draft_of(const Document& document) {
  if (document.draft) return *document.draft;
  return {rules_of(document.situation), document.situation.deal};
}

Document with_draft(Document document, DraftDeal draft) {
  const Situation before = set_up(document);
  document.play_out.reset();
  Situation situation;
  situation.rules = before.rules;
  situation.house = before.house;
  situation.score = before.score;
  situation.trump = trump_of(before);
  // Of the seats only those that the rules of the draft have.
  const auto kept = [&](std::optional<Seat> seat) {
    return seat && draft.seated(*seat) ? seat : std::nullopt;
  };
  situation.dealer = kept(before.dealer);
  situation.lead = kept(before.lead);
  situation.alone = kept(before.alone);
  const auto deal = draft.deal();
  situation.deal = deal ? *deal : nothing_known(draft.rules());
  document.situation = std::move(situation);
  document.draft = std::move(draft);
  return document;
}

std::string text_of(const Document& document) {
  if (!whole(document)) return to_string(*document.draft);
  return to_string(document.situation);
}

}  // namespace rightbower::app
