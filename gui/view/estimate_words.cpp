#include "gui/view/estimate_words.h"

#include <cmath>

namespace rightbower::view {

std::string signed_decimal(double value) {
  const std::string digits = decimal(std::abs(value));
  if (digits == "0.0") return digits;
  return (value < 0 ? "−" : "+") + digits;
}

std::string bid_words(const Ui& ui, const solver::BidValue& value) {
  if (!value.bid.strain) return to_string(value.call);
  if (!value.bid.special.empty())
    return ui.words.say(std::string("view.estimate.special.") + name(*value.bid.strain),
                        {value.bid.special});
  return ui.words.say(std::string("view.bid.") + name(*value.bid.strain), {value.bid.level});
}

std::string average_words(const Ui& ui, const solver::StrainEstimate& strain) {
  return ui.words.say(std::string("view.estimate.average.") + name(strain.strain),
                      {decimal(strain.bid.mean()), decimal(strain.bid.sd())});
}

std::string chance_words(const Ui& ui, const solver::StrainEstimate& strain, int level) {
  const std::string bid = ui.words.say(std::string("view.bid.") + name(strain.strain), {level});
  return ui.words.say("view.estimate.makes", {bid, in_100(strain.bid.at_least(level))});
}

std::string estimate_status(const Ui& ui, const app::AppState& state) {
  const app::EstimateView& view = state.estimate;
  if (!view.faults.empty()) return ui.words["view.estimate.none"];
  const int done = view.numbers != nullptr ? view.numbers->estimate.samples() : 0;
  const char* id = view.finding                         ? "view.estimate.finding"
                   : view.running                       ? "view.estimate.running"
                   : view.stopped || view.alone.stopped ? "view.estimate.stopped"
                                                        : "view.estimate.done";
  return ui.words.say(id, {done, view.samples});
}

}  // namespace rightbower::view
