// What was open the last time, and keeping it.
#include <utility>

#include "gui/app/app.h"
#include "gui/app/kept_file.h"
#include "gui/app/settings.h"
#include "hands/deal_file.h"
#include "hands/json_text.h"
#include "lessons/progress_file.h"

namespace rightbower::app {
namespace {

namespace fs = std::filesystem;

// The deal as it is in its file now; nothing when that is gone or is no deal any more.
std::shared_ptr<const Document> in_file(const std::string& path) {
  const auto deals = hands::read_deals(path);
  if (!deals || deals->size() != 1) return nullptr;
  return std::make_shared<const Document>(document_of(deals->front()));
}

void write(BackgroundWriter& writer, const lessons::Progress& progress) {
  writer.write([progress] { return lessons::to_json(progress); });
}

}  // namespace

void App::restore(Faults& faults) {
  if (!ports_.config_folder.empty()) restore_settings(faults);
  if (ports_.state_folder.empty()) return;
  restore_progress(faults);
  const fs::path file = ports_.state_folder / "session.json";
  KeptText kept = read_kept(file, "session.faulty", faults);
  if (kept.text) kept.may_write = restore_session(*kept.text, faults);
  if (kept.may_write) session_writer_ = std::make_unique<BackgroundWriter>(file);
  remembered_ = session_of(state_);
}

void App::restore_settings(Faults& faults) {
  const fs::path file = ports_.config_folder / "settings.json";
  KeptText kept = read_kept(file, "settings.faulty", faults);
  if (kept.text) state_.settings = parse_settings(*kept.text);
  if (kept.text && !hands::json_faults(*kept.text).empty())
    kept.may_write = put_aside(file, "settings.faulty", faults);
  if (kept.may_write) settings_writer_ = std::make_unique<BackgroundWriter>(file);
  remembered_settings_ = state_.settings;
  state_.remembers = true;
}

void App::restore_progress(Faults& faults) {
  const fs::path file = ports_.state_folder / "lessons.json";
  KeptText kept = read_kept(file, "lesson.progress-faulty", faults);
  bool whole = true;
  if (kept.text) {
    auto progress = lessons::parse_progress(*kept.text, whole);
    if (progress) state_.progress = std::move(*progress);
    if (!progress)
      kept.may_write = put_aside(file, "lesson.progress-faulty", faults);
    else if (!whole)
      kept.may_write = copy_aside(file, "lesson.progress-damaged", faults);
  }
  if (kept.may_write) progress_writer_ = std::make_unique<BackgroundWriter>(file);
  // What could be read is written at once, else each start would find the damage again.
  if (!whole && kept.may_write) write(*progress_writer_, state_.progress);
  remembered_progress_ = state_.progress;
}

bool App::restore_session(const std::string& text, Faults& faults) {
  const auto session = parse_session(text);
  if (!session) return put_aside(ports_.state_folder / "session.json", "session.faulty", faults);
  std::vector<Document> documents;
  for (const SessionDeal& deal : session->deals) documents.push_back(*deal.document);
  state_.documents = DealList(std::move(documents));
  for (std::size_t i = 0; i < session->deals.size(); ++i)
    if (const std::string& path = session->deals[i].path; !path.empty())
      state_.saved[state_.documents.deals()[i].key] = {path, in_file(path)};
  state_.documents.show(session->at);
  state_.recent = session->recent;
  show_document();
  if (session->trump != Strain::low || state_.document().situation.trump == Strain::low)
    state_.trump = session->trump;
  if (leaders(state_).contains(session->lead)) state_.lead = session->lead;
  state_.view = session->view;
  return true;
}

void App::remember() {
  if (session_writer_ != nullptr) {
    Session session = session_of(state_);
    if (session != remembered_) {
      remembered_ = session;
      session_writer_->write([session = std::move(session)] { return to_json(session); });
    }
  }
  if (progress_writer_ != nullptr && state_.progress != remembered_progress_) {
    remembered_progress_ = state_.progress;
    write(*progress_writer_, state_.progress);
  }
  if (settings_writer_ != nullptr && state_.settings != remembered_settings_) {
    remembered_settings_ = state_.settings;
    settings_writer_->write([settings = state_.settings] { return to_json(settings); });
  }
}

}  // namespace rightbower::app
