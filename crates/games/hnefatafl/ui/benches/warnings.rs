//! Random players that heed the warnings before a loss, against random players that do not.

use hnefatafl_ui::HnefataflFacts;
use testkit::warnings::measure;

fn main() {
    measure::<hnefatafl::Game, HnefataflFacts>(|outcome| outcome.winner.map(Into::into));
}
