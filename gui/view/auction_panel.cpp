#include "gui/view/auction_panel.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "gui/app/auction_entry.h"
#include "gui/view/controls.h"
#include "gui/view/floating.h"
#include "gui/view/pen.h"
#include "gui/view/rich_text.h"
#include "gui/view/suit_shape.h"

namespace rightbower::view {
namespace {

constexpr float panel_width = 42;  // all in E
constexpr float panel_height = 29.5F;
constexpr float margin = 1;
constexpr float line_height = 2;
constexpr float calls_height = 7.2F;

class Panel {
 public:
  Panel(Ui& ui, const app::AppState& state, const Box& box)
      : ui_(ui),
        state_(state),
        situation_(app::auction_situation(state.document())),
        rules_(rules_of(situation_)),
        game_(app::auction_game(state.document())),
        line_{box.x + ui.em(margin), box.y + ui.em(2.5F), box.w - 2 * ui.em(margin),
              ui.em(line_height)} {}

  void draw() {
    draw_dealer();
    draw_score();
    next(0.5F);
    draw_calls();
    if (!game_) return words(ui_.words["view.auction.none"]);
    if (!game_->auction().over()) draw_entry();
    draw_verdict();
  }

 private:
  void next(float gap) { line_.y += ui_.em(line_height + gap); }
  void caption(std::string_view id) {
    text(ui_, line_.x, line_.cy(), ui_.words[id], ui_.colours.muted, {Size::small});
  }
  [[nodiscard]] std::vector<Seat> seats() const {
    std::vector<Seat> seated;
    for (Seat seat : all_seats)
      if (rules_.seats.contains(seat)) seated.push_back(seat);
    return seated;
  }

  void draw_dealer() {
    caption("view.auction.dealer");
    float x = line_.x + ui_.em(5);
    for (Seat seat : seats()) {
      const Box box{x, line_.y, ui_.em(2.07F), line_.h};
      const bool chosen = situation_.dealer == seat;
      const app::Action action{app::ActionId::auction_dealer, seat};
      if (picker(ui_, std::string("dealer.") + letter(seat), box, ui_.words[app::label_id(action)],
                 chosen))
        ui_.emit(action);
      text(ui_, box.cx(), box.cy(), ui_.words[std::string("view.seat-letter.") + letter(seat)],
           ui_.colours.text, {Size::body, chosen ? Weight::bold : Weight::regular, Align::centre});
      x = box.right() + ui_.em(0.2F);
    }
  }

  // A number with - and + for each team, behind the dealer.
  void draw_score() {
    const Points score = situation_.score.value_or(starting_score(rules_));
    float x = line_.x + ui_.em(15.5F);
    text(ui_, x, line_.cy(), ui_.words["view.auction.score"], ui_.colours.muted, {Size::small});
    x += text_width(ui_, ui_.words["view.auction.score"], Size::small) + ui_.em(0.8F);
    for (SeatSet team : teams_of(rules_)) {
      Seat first = Seat::north;
      while (!team.contains(first)) first = rightbower::next(first);
      const std::string name = to_string(team);
      text(ui_, x, line_.cy(), name, ui_.colours.text, {Size::body, Weight::bold});
      x += text_width(ui_, name, Size::body, Weight::bold) + ui_.em(0.5F);
      x = stepper(x, "score." + name, {app::ActionId::score_less, first},
                  {app::ActionId::score_more, first}, std::to_string(score[first]));
      x += ui_.em(1);
    }
  }

  // "- 7 +"; says where it ends.
  float stepper(float x, const std::string& id, const app::Action& less, const app::Action& more,
                const std::string& number) {
    const float width = ui_.em(1.8F);
    ButtonLook look;
    look.enabled = app::enabled(state_, less);
    if (button(ui_, id + ".less", {x, line_.y, width, line_.h}, "−", look)) ui_.emit(less);
    const float middle = x + width + ui_.em(1.3F);
    text(ui_, middle, line_.cy(), number, ui_.colours.text,
         {Size::body, Weight::bold, Align::centre});
    look.enabled = app::enabled(state_, more);
    const Box plus{middle + ui_.em(1.3F), line_.y, width, line_.h};
    if (button(ui_, id + ".more", plus, "+", look)) ui_.emit(more);
    return plus.right();
  }

  // The calls in rows that begin with the seat left of the dealer.
  void draw_calls() {
    const std::vector<Seat> columns = seats();
    const Box table{line_.x, line_.y, line_.w, ui_.em(calls_height)};
    fill_box(ui_, {table.x, table.y, table.w, ui_.em(1.73F)}, ui_.colours.head, ui_.em(0.27F));
    const float column = table.w / static_cast<float>(columns.size());
    const auto x_of = [&](Seat seat) {
      const auto place = static_cast<float>(std::ranges::find(columns, seat) - columns.begin());
      return table.x + (place + 0.5F) * column;
    };
    for (Seat seat : columns)
      text(ui_, x_of(seat), table.y + ui_.em(0.87F), ui_.words.say("view.seat", {seat}),
           ui_.colours.muted, {Size::small, Weight::regular, Align::centre});
    const Box list{table.x, table.y + ui_.em(1.9F), table.w, table.h - ui_.em(1.9F)};
    draw_call_rows(list, columns, x_of);
    line_.y = table.bottom() + ui_.em(0.4F);
    rule(ui_, table.x, table.bottom() + ui_.em(0.1F), table.w);
  }

  template <class PlaceOf>
  void draw_call_rows(const Box& list, const std::vector<Seat>& columns, PlaceOf x_of) {
    if (!game_) return;
    const float pitch = ui_.em(1.7F);
    std::vector<std::pair<Seat, std::string>> calls;
    for (const Auction::Made& made : game_->auction().calls())
      calls.emplace_back(made.seat, to_string(made.call));
    if (!game_->auction().over()) calls.emplace_back(game_->auction().to_call(), "?");
    int rows = 0;
    std::vector<int> row_of;
    Seat last = columns.back();
    for (const auto& call : calls) {
      const bool next_row = row_of.empty() || index(call.first) <= index(last);
      if (next_row) ++rows;
      row_of.push_back(rows - 1);
      last = call.first;
    }
    ScrollBox scroll(ui_, "auction.calls", list, static_cast<float>(rows) * pitch);
    scroll.show(static_cast<float>(std::max(0, rows - 1)) * pitch, pitch);
    for (std::size_t i = 0; i < calls.size(); ++i) {
      const float y = scroll.origin().y + (static_cast<float>(row_of[i]) + 0.5F) * pitch;
      draw_call(x_of(calls[i].first), y, calls[i].second);
    }
  }

  void draw_call(float x, float y, const std::string& call) {
    const bool pass = call == "P";
    const bool next_one = call == "?";
    if (next_one) {
      const Box box = box_around({x, y}, ui_.em(3), ui_.em(1.4F));
      fill_box(ui_, box, ui_.colours.selected, ui_.em(0.33F));
      stroke_box(ui_, box, ui_.colours.accent, ui_.outline(2), ui_.em(0.33F));
    }
    const std::string words = pass       ? ui_.words["view.auction.pass"]
                              : next_one ? ui_.words["view.auction.next"]
                                         : call;
    text(ui_, x, y, words, pass ? ui_.colours.muted : ui_.colours.text,
         {pass || next_one ? Size::small : Size::body,
          pass || next_one ? Weight::regular : Weight::bold, Align::centre});
  }

  // The next call: a level, a strain, what else the rules know, and the calls themselves.
  void draw_entry() {
    const bool naming = game_->auction().state() == Auction::State::naming;
    float x = line_.x;
    if (!naming && !rules_.has_turn_up()) {
      x = stepper(x, "auction.level", {app::ActionId::auction_less, {}},
                  {app::ActionId::auction_more, {}}, std::to_string(state_.auction.level));
      x += ui_.em(0.8F);
    }
    for (Strain strain : rules_.strains) {
      const app::Action action{app::ActionId::auction_strain, strain};
      const Box box{x, line_.y, trump_suit(strain) ? ui_.em(2.07F) : ui_.em(2.6F), line_.h};
      if (picker(ui_, std::string("auction.") + name(strain), box,
                 ui_.words[std::string("view.compare.") + name(strain)],
                 state_.auction.strain == strain))
        ui_.emit(action);
      draw_strain(ui_, {box.cx(), box.cy()}, ui_.em(1.07F), strain);
      x = box.right() + ui_.em(0.2F);
    }
    x += ui_.em(0.6F);
    if (!naming) draw_specials(x);
    next(0.5F);
    draw_call_buttons();
    next(0.35F);
  }

  void draw_specials(float x) {
    for (const Special& special : rules_.specials) {
      const std::string& id = special.id;
      const Box box{x, line_.y, button_width(ui_, id), line_.h};
      ButtonLook look;
      look.chosen = state_.auction.special == id;
      if (button(ui_, "auction.special." + id, box, id, look))
        ui_.emit(app::ActionId::auction_special, id);
      x = box.right() + ui_.em(0.35F);
    }
  }

  void draw_call_buttons() {
    using enum app::ActionId;
    float x = line_.x;
    std::vector<app::ActionId> ids{auction_bid, auction_pass};
    if (rules_.has_turn_up()) ids.push_back(auction_order);
    ids.push_back(auction_back);
    for (app::ActionId id : ids) {
      const app::Action action{id, {}};
      const bool main = id == auction_bid;
      const float width = command_button_width(ui_, action, main);
      command_button(ui_, state_, {x, line_.y, width, line_.h}, action, main);
      x += width + ui_.em(0.53F);
    }
  }

  void words(std::string_view sentence) {
    const RichLook look{Size::body, Weight::regular, ui_.colours.text};
    line_.y += rich_text(ui_, {line_.x, line_.y}, line_.w, sentence, look) + ui_.em(0.25F);
  }

  // Why the call can't be made, or what the contract is and would bring.
  void draw_verdict() {
    const auto call = app::composed_call(*game_, state_.auction);
    if (call) {
      const auto refusal = app::call_refusal(*game_, *call);
      words(refusal ? ui_.words.say(*refusal)
                    : ui_.words.say("view.auction.may",
                                    {game_->auction().to_call(), to_string(*call)}));
    }
    if (game_->auction().state() == Auction::State::thrown_in)
      return words(ui_.words["view.auction.thrown-in"]);
    const auto contract = game_->contract();
    if (!contract) return;
    draw_back();
    words(ui_.words.say("view.auction.contract",
                        {contract->bidder, to_string(call_of(rules_, *contract))}));
    const auto outlook = app::outlook_of(*game_, state_.results);
    if (!outlook) return words(ui_.words["view.auction.no-outlook"]);
    words(ui_.words.say("view.auction.best-play",
                        {outlook->hand.tricks, ui_.words.say(outlook->hand.reason)}));
    words(ui_.words.say("view.auction.match",
                        {score_words(outlook->match.score), ui_.words.say(outlook->match.reason)}));
  }

  // The calls can still be taken back when the auction is over.
  void draw_back() {
    const app::Action action{app::ActionId::auction_back, {}};
    const float width = command_button_width(ui_, action);
    command_button(ui_, state_, {line_.x, line_.y, width, line_.h}, action);
    next(0.35F);
  }

  [[nodiscard]] std::string score_words(const Points& points) const {
    std::string words;
    for (SeatSet team : teams_of(rules_)) {
      Seat first = Seat::north;
      while (!team.contains(first)) first = rightbower::next(first);
      words += (words.empty() ? "" : ", ") + to_string(team) + " " + std::to_string(points[first]);
    }
    return words;
  }

  Ui& ui_;
  const app::AppState& state_;
  const Situation situation_;
  const Rules& rules_;
  const std::optional<Game> game_;
  Box line_;
};

}  // namespace

void auction_panel(Ui& ui, const app::AppState& state, const Box& room) {
  const float width = std::min(ui.em(panel_width), room.w - ui.em(1.6F));
  const Box box{std::round(room.cx() - width / 2), room.y, width,
                std::min(ui.em(panel_height), room.h)};
  const FloatingBox floating(ui, "auction", box);
  text(ui, box.x + ui.em(margin), box.y + ui.em(1.3F), ui.words["view.auction.title"],
       ui.colours.text, {Size::body, Weight::bold});
  text(ui, box.right() - ui.em(margin), box.y + ui.em(1.3F), ui.words["view.auction.keys"],
       ui.colours.muted, {Size::small, Weight::regular, Align::right});
  Panel(ui, state, box).draw();
}

}  // namespace rightbower::view
