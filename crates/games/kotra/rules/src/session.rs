//! What a session asks of a game.

use game::Turn;

use crate::{Action, Actions, Entry, Game, Judge, Outcome, Phase, Position, Side, Stage};

impl game::Game for Game {
    const ID: &'static str = "kotra";

    game::played!();

    fn turn(&self) -> Turn<Side, Outcome> {
        match self.phase() {
            Phase::ThrowOff => Turn::Chance(None),
            Phase::Over(outcome) => Turn::Over(outcome),
            Phase::Play => {
                let side = self.position().turn();
                match self.position().stage() {
                    Stage::Throw(_) => Turn::Chance(Some(side)),
                    Stage::Decide => Turn::Decide(side),
                    Stage::Over(outcome) => Turn::Over(outcome),
                }
            }
        }
    }

    fn turn_of(&self, entry: &Entry) -> Option<Side> {
        let played = matches!(entry, Entry::Throw(_) | Entry::Action(_));
        played.then(|| self.position().turn())
    }

    /// Every decision, including the number of dice: all of them can be taken back until dice fall.
    fn is_move(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(_))
    }
}

impl From<Action> for Entry {
    fn from(action: Action) -> Entry {
        Entry::Action(action)
    }
}
