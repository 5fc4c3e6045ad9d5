#include "gui/app/session.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "engine/notation.h"
#include "hands/json_text.h"
#include "hands/json_value.h"

namespace rightbower::app {
namespace {

using hands::Json;
using hands::JsonValue;

constexpr std::string_view format = "rightbower-session/1";

std::string printed(const Json& json) {
  // Names of files may be any bytes.
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json json_of(const SessionDeal& deal) {
  Json json = Json::object();
  json["deal"] = Json::parse(hands::to_json(record_of(*deal.document)), nullptr, false);
  if (const auto& draft = deal.document->draft) {
    json["setup"] = to_string(*draft);
    json["receives"] = std::string(1, letter(draft->receiving()));
  }
  if (!deal.path.empty()) json["path"] = deal.path;
  return json;
}

std::optional<std::string> text_at(const JsonValue& json, std::string_view key) {
  const auto value = json.find(key);
  return value ? value->text() : std::nullopt;
}

std::optional<DraftDeal> read_setup(const JsonValue& json, const Rules& rules) {
  const auto text = text_at(json, "setup");
  if (!text) return std::nullopt;
  auto draft = read_draft(*text, rules);
  if (!draft) {
    json.add(draft.faults());
    return std::nullopt;
  }
  if (const auto seat = parse_seat(text_at(json, "receives").value_or(""));
      seat && draft->seated(*seat))
    draft->receive(*seat);
  return *draft;
}

std::optional<SessionDeal> read_deal(const JsonValue& json) {
  if (!json.expect_object()) return std::nullopt;
  const auto value = json.require("deal");
  if (!value) return std::nullopt;
  const auto records = hands::parse_deals(value->json().dump());
  if (!records) {
    value->add(records.faults());
    return std::nullopt;
  }
  Document document = document_of(records->front());
  document.draft = read_setup(json, rules_of(document.situation));
  return SessionDeal{std::make_shared<const Document>(std::move(document)),
                     text_at(json, "path").value_or("")};
}

void read_deals(const JsonValue& json, Session& session) {
  const auto deals = json.require("deals");
  if (!deals) return;
  const std::size_t count = deals->list_size();
  for (std::size_t i = 0; i < count; ++i)
    if (auto deal = read_deal((*deals)[i])) session.deals.push_back(std::move(*deal));
  if (count == 0) deals->fault("deal-file.none");
}

void read_recent(const JsonValue& json, Session& session) {
  const auto recent = json.find("recent");
  if (!recent) return;
  for (std::size_t i = 0, count = recent->list_size(); i < count; ++i)
    if (auto path = (*recent)[i].text()) session.recent.push_back(std::move(*path));
}

}  // namespace

Session session_of(const AppState& state) {
  Session session;
  session.deals.reserve(state.documents.size());
  for (const OpenDeal& deal : state.documents.deals()) {
    const auto saved = state.saved.find(deal.key);
    session.deals.push_back(
        {deal.document, saved != state.saved.end() ? saved->second.path : std::string()});
  }
  session.at = state.documents.at();
  session.trump = state.trump;
  session.lead = state.lead;
  session.view = state.view;
  session.recent = state.recent;
  return session;
}

std::string to_json(const Session& session) {
  Json json = Json::object();
  json["format"] = std::string(format);
  json["at"] = session.at;
  json["trump"] = rightbower::name(session.trump);
  json["lead"] = std::string(1, letter(session.lead));
  json["view"] = std::string(name(session.view));
  json["recent"] = session.recent;
  json["deals"] = Json::array();
  for (const SessionDeal& deal : session.deals) json["deals"].push_back(json_of(deal));
  return printed(json);
}

Result<Session> parse_session(std::string_view text) {
  Faults faults = hands::json_faults(text);
  if (!faults.empty()) return faults;
  const Json document = Json::parse(text, nullptr, false);
  const JsonValue json(document, "", faults);
  Session session;
  if (!json.expect_object()) return faults;
  if (text_at(json, "format") != format) json.fault("session.format", {std::string(format)});
  read_deals(json, session);
  read_recent(json, session);
  const auto at = json.find("at");
  const int place = at ? at->whole_number().value_or(0) : 0;
  if (const auto trump = parse_strain(text_at(json, "trump").value_or(""))) session.trump = *trump;
  if (const auto lead = parse_seat(text_at(json, "lead").value_or(""))) session.lead = *lead;
  const std::string view = text_at(json, "view").value_or("");
  for (ViewId each : all_views)
    if (name(each) == view) session.view = each;
  if (!faults.empty()) return faults;
  session.at = std::min(static_cast<std::size_t>(std::max(0, place)), session.deals.size() - 1);
  return session;
}

}  // namespace rightbower::app
