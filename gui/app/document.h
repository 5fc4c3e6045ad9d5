// One open deal: the cards, what they are played in, and what its file says beside that.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/situation.h"
#include "gui/app/draft_deal.h"
#include "gui/app/play_record.h"
#include "hands/deal_file.h"

namespace rightbower::app {

// What a deal file holds beside the situation and the title; kept so that saving loses nothing.
struct FileLabels {
  std::string id{};
  std::string notes{};
  std::vector<std::string> tags{};
  std::string unknown_keys{};  // as in hands::DealRecord

  friend bool operator==(const FileLabels&, const FileLabels&) = default;
};

struct Document {
  Situation situation{};
  std::string title{};
  // There while the deal is being set up, by the rules of the situation. That holds the deal of the
  // draft whenever its hands make one; else it knows no card.
  std::optional<DraftDeal> draft{};
  FileLabels labels{};
  // There while the deal is played out. The situation then holds what was played.
  std::optional<PlayOut> play_out{};

  friend bool operator==(const Document&, const Document&) = default;
};

// The deal as it was set up, before anything was played out.
[[nodiscard]] inline const Situation& set_up(const Document& document) {
  return document.play_out ? document.play_out->before : document.situation;
}

[[nodiscard]] Document document_of(const hands::DealRecord& record);
// Without answers: nobody has held them against the cards as they are now.
[[nodiscard]] hands::DealRecord record_of(const Document& document);

// Its hands make a deal; while it is set up they need not.
[[nodiscard]] bool whole(const Document& document);

// The draft, or the one it would start with.
[[nodiscard]] DraftDeal draft_of(const Document& document);
// The same with these hands: what was bid, exchanged and played with others is taken away.
[[nodiscard]] Document with_draft(Document document, DraftDeal draft);

// The deal as text, a draft included; what is dumped and shown.
[[nodiscard]] std::string text_of(const Document& document);

}  // namespace rightbower::app
