//! Computer players of every game for other programs, in the protocol of `docs/engine.md`.
//!
//! A [`Session`] answers lines with lines. It reads no clock and no input: whoever holds it lets it think portion by portion, at
//! a terminal or in a page.

mod hnefatafl;
mod kotra;
mod playable;
mod sahkku;
mod session;

use game::{Brain, Level};
use games::{GameName, with_game};

pub use playable::{Knowledge, Playable, read_player};
pub use session::{Engine, PROTOCOL, Reply, Session, list, short};

/// An engine of the game with this name in saves. Its level is `master` at first.
#[must_use]
pub fn engine(game: &str) -> Option<Box<dyn Engine>> {
    fn master<G: Playable>() -> Option<Box<dyn Engine>> {
        let session = Session::<G>::new(G::Brain::of_level(Level::Master))?;
        Some(Box::new(session))
    }
    with_game!(GameName::named(game)?, Game => master::<Game>())
}
