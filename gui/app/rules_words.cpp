#include "gui/app/rules_words.h"

#include <algorithm>

#include "engine/call.h"
#include "engine/contract.h"
#include "engine/notation.h"

namespace rightbower::app {
namespace {

using Items = std::vector<std::string>;

// Sentences of one paragraph after another.
class Section {
 public:
  Section(const Strings& strings, std::string_view title)
      : strings_(strings), section_{strings[title], {}} {}

  // A sentence behind the last one; in a paragraph of its own where there is none yet or one was
  // asked for.
  Section& say(std::string_view id, std::vector<Argument> arguments = {}) {
    if (section_.paragraphs.empty() || new_paragraph_) section_.paragraphs.emplace_back();
    new_paragraph_ = false;
    std::string& paragraph = section_.paragraphs.back();
    paragraph += (paragraph.empty() ? "" : " ") + strings_.say(id, std::move(arguments));
    return *this;
  }
  Section& paragraph() {
    new_paragraph_ = true;
    return *this;
  }

  [[nodiscard]] RulesSection take() { return std::move(section_); }

 private:
  const Strings& strings_;
  RulesSection section_;
  bool new_paragraph_ = false;
};

class Teller {
 public:
  Teller(const Rules& rules, const Strings& strings) : rules_(rules), strings_(strings) {}

  [[nodiscard]] std::vector<RulesSection> tell() const {
    std::vector<RulesSection> sections{players(), cards()};
    sections.push_back(rules_.has_turn_up() ? turn_up() : auction());
    if (!rules_.specials.empty()) sections.push_back(specials());
    sections.push_back(play());
    sections.push_back(score());
    sections.push_back(match());
    if (!rules_.not_covered.empty()) sections.push_back(not_covered());
    return sections;
  }

 private:
  // 1 where pairs play, 2 where everybody plays for himself: chooses the form of a sentence.
  [[nodiscard]] int alone_form() const { return rules_.teams == Teams::pairs ? 1 : 2; }

  // "spades, hearts or no trump"
  [[nodiscard]] std::string list(const Items& items, std::string_view last) const {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
      const bool is_last = i + 1 == items.size();
      text = i == 0 ? items[i]
                    : strings_.say(is_last ? last : std::string_view("rules-list.comma"),
                                   {text, items[i]});
    }
    return text;
  }

  // --- players and deal

  [[nodiscard]] RulesSection players() const {
    Section section(strings_, "rules-title.players");
    const int seats = rules_.seats.size();
    if (rules_.teams == Teams::pairs) {
      section.say("rules-deal.pairs");
    } else {
      Items names;
      for (Seat seat : all_seats)
        if (rules_.seats.contains(seat))
          names.push_back(strings_[std::string("seat.") + letter(seat)]);
      section.say("rules-deal.each-alone", {seats, list(names, "rules-list.and")});
    }
    section.paragraph().say("rules-deal.pack", {rules_.pack.size(), ranks_of_a_suit(),
                                                rules_.copies(), rules_.has_joker() ? 1 : 2});
    say_deal(section);
    section.paragraph().say("rules-deal.dealer");
    if (rules_.ace_no_face) section.say("rules-deal.ace-no-face");
    return section.take();
  }

  void say_deal(Section& section) const {
    const int left = rules_.undealt();
    if (rules_.has_turn_up())
      section.say("rules-deal.turn-up", {rules_.hand_size, left - 1});
    else if (rules_.dealer_extra_card)
      section.say("rules-deal.extra", {rules_.hand_size});
    else if (left == 0)
      section.say("rules-deal.all", {rules_.hand_size});
    else
      section.say("rules-deal.some-left", {rules_.hand_size, left});
  }

  // As printed, from the ace down.
  [[nodiscard]] std::string ranks_of_a_suit() const {
    Items ranks;
    for (Rank rank : all_ranks)
      if (rank <= rules_.lowest_rank()) ranks.push_back(rank_word(rank));
    return list(ranks, "rules-list.and");
  }

  [[nodiscard]] std::string rank_word(Rank rank) const {
    return strings_[std::string("rank.") + letter(rank)];
  }

  // --- the order of the cards

  [[nodiscard]] RulesSection cards() const {
    Section section(strings_, "rules-title.cards");
    const Contract trumps(Strain::hearts);
    section.say("rules-cards.bowers");
    if (rules_.has_joker()) section.say("rules-cards.joker");
    section.paragraph().say("rules-cards.trumps", order_and_count(trumps, Suit::hearts));
    section.paragraph().say("rules-cards.next", order_and_count(trumps, Suit::diamonds));
    section.paragraph().say("rules-cards.green", order_and_count(trumps, Suit::spades));
    if (rules_.allows(Strain::no_trump)) {
      section.paragraph().say("rules-cards.no-trump",
                              order_and_count(Contract(Strain::no_trump), Suit::spades));
      if (rules_.has_joker()) section.say("rules-cards.no-trump-joker");
    }
    if (rules_.allows(Strain::low))
      section.paragraph().say("rules-cards.low",
                              order_and_count(Contract(Strain::low), Suit::spades));
    if (rules_.copies() == 2) section.paragraph().say("rules-cards.twice");
    return section.take();
  }

  // The kinds of a suit in play, high to low, and how many cards the pack has of it.
  [[nodiscard]] std::vector<Argument> order_and_count(const Contract& contract, Suit suit) const {
    const CardSet all = rules_.pack & contract.all_of(suit);
    std::vector<Card> kinds(all.once().begin(), all.once().end());
    std::ranges::sort(kinds, [&](Card a, Card b) { return contract.beats(a, b); });
    Items names;
    for (Card card : kinds) names.push_back(card_word(contract, card));
    return {list(names, "rules-list.comma"), all.size()};
  }

  [[nodiscard]] std::string card_word(const Contract& contract, Card card) const {
    if (card.is_joker()) return strings_["card.JK"];
    if (contract.is_right_bower(card)) return strings_["rules-cards.right"];
    if (contract.is_left_bower(card)) return strings_["rules-cards.left"];
    return rank_word(card.rank());
  }

  // --- the bidding

  [[nodiscard]] RulesSection auction() const {
    const AuctionRules& auction = rules_.auction;
    Section section(strings_, "rules-title.auction");
    const bool with_bid = rules_.trump_named == TrumpNamed::with_bid;
    section.say("rules-bid.start")
        .say(with_bid ? "rules-bid.with-strain" : "rules-bid.number",
             {auction.min, auction.max, strain_list()});
    say_strain_minimum(section);
    section.say(rules_.teams == Teams::pairs ? "rules-bid.higher" : "rules-bid.higher-alone");
    section.paragraph();
    say_turns(section);
    if (auction.max_ends) section.say("rules-bid.max-ends", {auction.max});
    section.paragraph();
    const int stuck = auction.stuck_min == 0 ? auction.min : auction.stuck_min;
    switch (auction.all_pass) {
      case AuctionRules::AllPass::redeal:
        section.say("rules-bid.redeal");
        break;
      case AuctionRules::AllPass::dealer_must_bid:
        section.say("rules-bid.dealer-stuck", {stuck});
        break;
      case AuctionRules::AllPass::joker_holder_must_bid:
        section.say("rules-bid.joker-stuck", {stuck});
        break;
    }
    return section.take();
  }

  [[nodiscard]] std::string strain_list() const {
    Items strains;
    for (Strain strain : rules_.strains)
      strains.push_back(strings_[std::string("strain.") + name(strain)]);
    return list(strains, "rules-list.or");
  }

  void say_strain_minimum(Section& section) const {
    for (Strain strain : rules_.strains) {
      const int lowest = rules_.auction.strain_min[static_cast<std::size_t>(index(strain))];
      if (lowest > 0) section.say("rules-bid.strain-min", {lowest, strain});
    }
  }

  void say_turns(Section& section) const {
    const AuctionRules& auction = rules_.auction;
    if (auction.style == AuctionRules::Style::rounds) {
      section.say("rules-bid.rounds", {auction.rounds});
      if (auction.rounds > 1)
        section.say(auction.pass_final ? "rules-bid.pass-final-rounds"
                                       : "rules-bid.pass-not-final-rounds");
    } else if (auction.pass_final) {
      section.say("rules-bid.pass-final");
    } else {
      section.say("rules-bid.until-passes", {rules_.seats.size() - 1});
    }
  }

  // --- making trump by a card turned up

  [[nodiscard]] RulesSection turn_up() const {
    Section section(strings_, "rules-title.turn-up");
    const bool two = rules_.seats.size() == 2;
    const int two_form = two ? 1 : 2;
    section.say(two ? "rules-turn.first-of-two" : "rules-turn.first")
        .say(rules_.dealer_may_leave ? "rules-turn.may-leave" : "rules-turn.take")
        .paragraph()
        .say("rules-turn.second", {rules_.auction.turned_down_barred ? 1 : 2, two_form});
    const bool stuck = rules_.auction.all_pass == AuctionRules::AllPass::dealer_must_bid;
    section.say(stuck ? "rules-turn.dealer-stuck" : "rules-turn.redeal", {two_form}).paragraph();
    if (rules_.has_joker()) {
      if (rules_.turned_joker == TurnedJoker::dealer_names)
        section.say("rules-turn.joker-named");
      else
        section.say("rules-turn.joker-agreed", {rules_.turned_joker_suit});
    }
    section.say(alone_form() == 1 ? "rules-turn.maker" : "rules-turn.maker-alone",
                {rules_.auction.min, rules_.hand_size, two_form});
    return section.take();
  }

  // --- special bids

  [[nodiscard]] RulesSection specials() const {
    Section section(strings_, "rules-title.specials");
    Items names;
    for (const Special& special : rules_.specials) names.push_back(special.id);
    const char* intro = rules_.has_turn_up()          ? "rules-special.in-turn-up"
                        : rules_.specials.size() == 1 ? "rules-special.alone-above"
                                                      : "rules-special.above";
    const int beaten = rules_.auction.max - (rules_.auction.max_ends ? 1 : 0);
    section.say(intro, {list(names, "rules-list.comma"), beaten});
    for (const Special& special : rules_.specials) say_special(section, special);
    return section.take();
  }

  void say_special(Section& section, const Special& special) const {
    const bool all = special.level == rules_.hand_size;
    const std::string needed =
        strings_.say(all ? "rules-special.all" : "rules-special.some", {special.level});
    section.paragraph();
    say_name(section, special, needed);
    if (rules_.teams == Teams::pairs)
      section.say(special.partner_plays ? "rules-special.partner-plays" : "rules-special.out");
    if (special.ends_auction && !rules_.has_turn_up()) section.say("rules-special.ends");
    if (special.strain_later) section.say("rules-special.strain-later");
    say_swap(section, special);
    say_points(section, special);
  }

  // What it is called, and how that is written where it is written otherwise.
  void say_name(Section& section, const Special& special, const std::string& needed) const {
    const Strain example = rules_.strains.front();
    const std::string with_strain = to_string(Call::of(special, example));
    const std::string without = to_string(Call::of(special));
    const bool named_later =
        rules_.trump_named == TrumpNamed::after_auction || special.strain_later;
    if (rules_.has_turn_up())
      section.say("rules-special.written-turn-up", {special.id, with_strain, needed});
    else if (!named_later)
      section.say("rules-special.written-strain", {special.id, with_strain, needed, example});
    else if (without == special.id)
      section.say("rules-special.as-named", {special.id, needed});
    else
      section.say("rules-special.written", {special.id, without, needed});
  }

  void say_swap(Section& section, const Special& special) const {
    const SwapRules& swap = special.swap;
    if (rules_.teams != Teams::pairs) return;
    // Nobody expects one where partner plays along, or in a game of a turned-up card.
    if (swap.max == 0) {
      if (!special.partner_plays && !rules_.has_turn_up()) section.say("rules-special.no-swap");
      return;
    }
    if (swap.min == swap.max)
      section.say("rules-special.swap", {swap.max});
    else
      section.say("rules-special.swap-range", {swap.min, swap.max});
    if (swap.order == SwapRules::Order::simultaneous) section.say("rules-special.blind");
    // Who is asked for his best gives of his own cards.
    const bool asked = swap.answer == SwapRules::Answer::best_trump;
    if (swap.order == SwapRules::Order::bidder_first && asked)
      section.say("rules-special.asks");
    else if (swap.order == SwapRules::Order::bidder_first)
      section.say("rules-special.bidder-first", {swap.max});
    if (swap.order == SwapRules::Order::partner_first)
      section.say("rules-special.partner-first", {swap.max});
    if (asked) section.say("rules-special.best-trump");
  }

  // What it wins and costs, where that is not what a plain bid would.
  void say_points(Section& section, const Special& special) const {
    if (special.win) section.say("rules-special.wins", {*special.win});
    if (special.sweep) section.say("rules-special.sweep", {*special.sweep});
    if (const auto cost = loss(special)) section.say("rules-special.loses", {*cost});
  }

  [[nodiscard]] std::optional<int> loss(const Special& special) const {
    if (special.lose) return special.lose;
    if (special.win && rules_.score.fail_loss == ScoreRules::FailLoss::symmetric)
      return special.win;
    if (rules_.score.set == ScoreRules::Set::minus_bid) return special.level;
    return std::nullopt;
  }

  // --- play, score, match

  [[nodiscard]] RulesSection play() const {
    Section section(strings_, "rules-title.play");
    section
        .say(rules_.lead == Lead::bidder ? "rules-play.bidder-leads"
             : rules_.seats.size() == 2  ? "rules-play.other-leads"
                                         : "rules-play.left-leads")
        .paragraph()
        .say("rules-play.follow")
        .say("rules-play.left-follows")
        .paragraph()
        .say("rules-play.win");
    const RevokeRules& revoke = rules_.revoke;
    if (revoke == RevokeRules{}) return section.take();
    section.paragraph().say("rules-play.revoke", {revoke.points});
    if (revoke.others_points > 0) section.say("rules-play.revoke-others", {revoke.others_points});
    if (revoke.ends_hand) section.say("rules-play.revoke-ends");
    return section.take();
  }

  [[nodiscard]] RulesSection score() const {
    const ScoreRules& score = rules_.score;
    Section section(strings_, "rules-title.score");
    say_made_and_set(section);
    if (score.defenders_set_points > 0)
      section.say("rules-score.defenders-set",
                  {alone_form(), score.defenders_set_points, rules_.seats.size() == 2 ? 1 : 2});
    if (score.defenders_per_trick)
      section.paragraph().say(score.defenders_score_vs_alone ? "rules-score.defenders"
                                                             : "rules-score.defenders-not-alone",
                              {alone_form()});
    if (score.no_trick_penalty > 0)
      section.say(score.no_trick_penalty_specials_only ? "rules-score.no-trick-special"
                                                       : "rules-score.no-trick",
                  {alone_form(), score.no_trick_penalty});
    section.paragraph();
    if (score.down)
      section.say("rules-score.down", {rules_.match.start});
    else if (score.set != ScoreRules::Set::nothing)
      section.say("rules-score.below-zero");
    return section.take();
  }

  void say_made_and_set(Section& section) const {
    const ScoreRules& score = rules_.score;
    if (score.made == ScoreRules::Made::fixed)
      section.say("rules-score.fixed", {alone_form(), rules_.auction.min, score.made_points,
                                        rules_.hand_size, score.made_all_points});
    else if (score.made_bonus != 0)
      section.say("rules-score.tricks-bonus", {alone_form(), score.made_bonus});
    else
      section.say("rules-score.tricks", {alone_form()});
    switch (score.set) {
      case ScoreRules::Set::minus_bid:
        section.say("rules-score.minus-bid", {alone_form()});
        break;
      case ScoreRules::Set::fixed:
        section.say("rules-score.set-fixed", {alone_form(), score.set_points});
        break;
      case ScoreRules::Set::nothing:
        section.say("rules-score.set-nothing", {alone_form()});
        break;
    }
  }

  [[nodiscard]] RulesSection match() const {
    const MatchRules& match = rules_.match;
    const int more_or_less = rules_.score.down ? 2 : 1;
    Section section(strings_, "rules-title.match");
    section.say("rules-match.target", {match.target});
    switch (match.rule) {
      case MatchRules::Rule::make_or_set:
        section.say("rules-match.make-or-set", {match.target});
        break;
      case MatchRules::Rule::made_bid:
        section.say("rules-match.made-bid", {match.target});
        break;
      case MatchRules::Rule::reach:
        section.say("rules-match.reach", {match.target, alone_form(), more_or_less});
        if (match.both_over == MatchRules::BothOver::bidders)
          section.say("rules-match.bidders");
        else
          section.say("rules-match.highest", {alone_form(), more_or_less});
        break;
    }
    if (match.floor) section.say("rules-match.floor", {*match.floor});
    return section.take();
  }

  [[nodiscard]] RulesSection not_covered() const {
    Section section(strings_, "rules-title.not-covered");
    for (const std::string& id : rules_.not_covered) section.paragraph().say(id);
    return section.take();
  }

  const Rules& rules_;
  const Strings& strings_;
};

}  // namespace

RulesWords rules_words(const Rules& rules, const Strings& strings) {
  return {rules_title(rules, strings), Teller(rules, strings).tell()};
}

std::string rules_title(const Rules& rules, const Strings& strings) {
  const std::string id = "rules-name." + rules.name;
  const Rules* preset = find_rules(rules.name);
  const bool is_preset = preset != nullptr && *preset == rules;
  return is_preset ? strings[id] : strings.say("rules-name.house", {rules.name});
}

std::string rules_summary(const Rules& rules, const Strings& strings) {
  return strings.say("rules-summary.of", {rules_title(rules, strings), rules.seats.size(),
                                          rules.pack.size(), rules.hand_size, rules.match.target});
}

}  // namespace rightbower::app
