//! Matches of sáhkku.

use game::{Judge, Record};
use sahkku::Game;
use terminal::commands::matches::{MatchGame, MatchOptions};
use terminal::{GameRng, NoOptions};

use crate::Sahkku;

impl MatchGame for Sahkku {
    type MatchOptions = NoOptions;

    const CAP: &'static str = "2000";
}

impl MatchOptions<Sahkku> for NoOptions {
    /// From the throw-off on.
    fn opening(&self, judge: &Judge<Game>, _: &mut GameRng) -> Record<Game> {
        Record::new(judge.clone(), None)
    }
}
