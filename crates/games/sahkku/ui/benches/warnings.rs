//! Random players that heed the warnings before a loss, against random players that do not.

use sahkku_ui::thinking::SahkkuFacts;
use testkit::warnings::measure;

fn main() {
    measure::<sahkku::Game, SahkkuFacts>(|outcome| outcome.winner.map(Into::into));
}
