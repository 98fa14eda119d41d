//! What a session asks of a game.

use game::Turn;

use crate::{Action, Actions, Entry, Game, Judge, Outcome, Position, Side};

impl game::Game for Game {
    const ID: &'static str = "hnefatafl";

    game::played!();

    fn turn(&self) -> Turn<Side, Outcome> {
        match self.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Decide(self.position().turn()),
        }
    }

    fn turn_of(&self, entry: &Entry) -> Option<Side> {
        Self::is_move(entry).then(|| self.position().turn())
    }

    fn is_move(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(_))
    }
}

impl From<Action> for Entry {
    fn from(action: Action) -> Entry {
        Entry::Action(action)
    }
}
