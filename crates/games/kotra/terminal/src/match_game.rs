//! Matches of Kotra.

use game::{Judge, Record};
use kotra::{Entry, Game, Phase, Position, Side, Stage};
use terminal::commands::matches::{MatchGame, MatchOptions};
use terminal::{GameRng, NoOptions};

use crate::Kotra;
use crate::playout;

impl MatchGame for Kotra {
    type MatchOptions = NoOptions;

    const CAP: &'static str = "2000";
    const COUNTS_UNITS: bool = true;

    fn throw(game: &Game, dice: &mut GameRng) -> Option<Entry> {
        match (game.phase(), game.position().stage()) {
            (Phase::Play, Stage::Throw(count)) => Some(Entry::Throw(playout::throw(count, dice))),
            _ => game::Dealt::deal(game, || dice.bits()),
        }
    }
}

impl MatchOptions<Kotra> for NoOptions {
    /// White begins.
    fn opening(&self, judge: &Judge<Game>, _: &mut GameRng) -> Record<Game> {
        let start: Position = judge.start(Side::White);
        Record::new(*judge, Some(start))
    }
}
