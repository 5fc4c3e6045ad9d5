// What the workers of an estimate found, put into what is shown, in whatever order it comes.
#pragma once

#include "gui/app/estimate_view.h"

namespace rightbower::app {

// Whether anything changed. A run with more layouts begins with those that are shown, so news of
// fewer are kept back.
bool take_news(EstimateView& view, EstimateNews news);

// The lone bid is worth what its best gift makes of it, whether the tricks or the gifts are counted
// first, and in every strain that was looked at.
bool take_news(EstimateView& view, GiftNews news);

}  // namespace rightbower::app
