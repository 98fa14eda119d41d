//! Random players that heed the warnings before a loss, against random players that do not.

use kotra_ui::KotraFacts;
use testkit::warnings::measure;

fn main() {
    measure::<kotra::Game, KotraFacts>(|outcome| outcome.winner.map(Into::into));
}
