#include "tests/solver/known_figures.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/first_look.h"
#include "engine/match.h"
#include "engine/notation.h"
#include "solver/estimate.h"
#include "solver/gift_estimate.h"

namespace rightbower::solver {
namespace {

using What = KnownFigure::What;

constexpr const char* two_bowers = "JH JD AH QH TH 9H AS KS TC 9C KD 9D";
constexpr const char* three_bowers = "JH JH JD AH KH QH TH AS AC KC 9D 9S";
constexpr const char* four_aces = "AS AS AH AH AD KD AC KC QC TS 9H 9D";
constexpr const char* raiser = "JH AH KH 9H AS QS TS AC JC 9C KD TD";
constexpr const char* weak = "9H QS QS TS 9S KC QC TC 9C QD TD 9D";
constexpr const char* opener = "AS KS AH QH JH TH 9H KD JD 9D TC 9C";
constexpr const char* ten_trumps = "JH JH JD AH AH KH KH QH TH 9H AS KD";

GiftRequest gift_request(const EstimateRequest& request, Strain strain) {
  return {request.layouts, strain, request.layouts.seen.rules->specials.front(), request.samples,
          request.seed};
}

EstimateRequest request_of(const KnownFigure& figure, int samples) {
  const Rules& rules = *find_rules(default_rules_name);
  EstimateRequest request;
  request.layouts.seen = first_look(rules, Seat::south, parse_hand(figure.hand).value(), Seat::east,
                                    starting_score(rules));
  if (!figure.north.empty()) request.layouts.known[Seat::north] = parse_hand(figure.north).value();
  request.strains = {figure.strain};
  request.samples = samples;
  request.alone = figure.what == What::all_alone;
  return request;
}

TrickCounts counts_of(const KnownFigure& figure, int samples, int threads) {
  const EstimateRequest request = request_of(figure, samples);
  if (figure.what == What::all_after_gift) {
    const CardSet give = parse_hand(figure.gift).value();
    const auto answer = gift_estimate(gift_request(request, figure.strain), threads);
    const auto& gifts = answer.value().estimate.gifts;
    return std::ranges::find(gifts, give, &Gift::give)->open;
  }
  const auto answer = estimate(request, threads);
  const StrainEstimate& strain = answer.value().estimate.strains().front();
  return figure.what == What::all_alone ? strain.alone : strain.bid;
}

}  // namespace

std::vector<KnownFigure> known_figures() {
  const Strain hearts = Strain::hearts;
  const Strain no_trump = Strain::no_trump;
  return {
      {two_bowers, hearts, What::mean, 0, "", "", 7.9, 100},
      {two_bowers, hearts, What::at_least, 7, "", "", 0.75, 100},
      {two_bowers, hearts, What::at_least, 8, "", "", 0.61, 100},
      {three_bowers, hearts, What::mean, 0, "", "", 10.6, 100},
      {three_bowers, hearts, What::at_least, 9, "", "", 0.92, 100},
      {three_bowers, hearts, What::at_least, 10, "", "", 0.72, 100},
      {four_aces, no_trump, What::mean, 0, "", "", 10.6, 100},
      {four_aces, no_trump, What::at_least, 10, "", "", 0.86, 100},
      {raiser, hearts, What::at_least, 10, "", opener, 1.0, 60},
      {raiser, hearts, What::at_least, 11, "", opener, 0.05, 60},
      {weak, hearts, What::at_least, 6, "", opener, 1.0 / 60, 60},
      {ten_trumps, hearts, What::all_alone, 12, "", "", 0.11, 200},
      {ten_trumps, hearts, What::all_after_gift, 12, "KD", "", 0.99, 200},
      {ten_trumps, hearts, What::all_after_gift, 12, "KD AS 9H", "", 0.60, 200},
      {three_bowers, hearts, What::all_alone, 12, "", "", 0.0, 200},
      {three_bowers, hearts, What::all_after_gift, 12, "9D 9S KC", "", 0.68, 200},
  };
}

Compared Comparison::compare(const KnownFigure& figure) {
  const bool lone = figure.what == What::all_alone || figure.what == What::all_after_gift;
  const std::string question =
      figure.hand + name(figure.strain) + figure.north + (lone ? name_of(figure) : "");
  auto known = counted_.find(question);
  if (known == counted_.end())
    known = counted_.emplace(question, counts_of(figure, samples_, threads_)).first;
  const TrickCounts& counts = known->second;
  Compared compared;
  double variance = counts.sd() * counts.sd();
  if (figure.what == What::mean) {
    compared.value = counts.mean();
  } else {
    compared.value = counts.at_least(figure.level);
    // Of both samples together: a share of 0 or 1 in one of them says little of its spread.
    const double share =
        (compared.value * samples_ + figure.value * figure.samples) / (samples_ + figure.samples);
    variance = share * (1 - share);
  }
  compared.error = std::sqrt(variance / samples_ + variance / figure.samples);
  const double rounded = figure.what == What::mean ? 0.05 : 0.005;  // as the figure is given
  const double gap = std::max(0.0, std::abs(compared.value - figure.value) - rounded);
  compared.apart = compared.error > 0 ? gap / compared.error : gap * 1e9;
  return compared;
}

std::string name_of(const KnownFigure& figure) {
  switch (figure.what) {
    case What::mean:
      return "mean";
    case What::at_least:
      return "at least " + std::to_string(figure.level);
    case What::all_alone:
      return "alone, all";
    case What::all_after_gift:
      return "alone after " + figure.gift + ", all";
  }
  return {};
}

}  // namespace rightbower::solver
