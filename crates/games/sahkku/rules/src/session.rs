//! What a session asks of a game.

use game::Turn;

use crate::{Action, Actions, Entry, Game, Judge, Outcome, Phase, Position, Side, Stage};

impl game::Game for Game {
    const ID: &'static str = "sahkku";

    game::played!();

    fn turn(&self) -> Turn<Side, Outcome> {
        match self.phase() {
            Phase::ThrowOff => Turn::Chance(None),
            Phase::ChooseWay(side) => Turn::Decide(side),
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

    /// The side that does not begin may choose its way.
    fn list_decisions(&self, found: &mut Vec<Entry>) {
        found.clear();
        if let Phase::ChooseWay(_) = self.phase() {
            found.extend([false, true].map(Entry::Walks));
        } else {
            let mut legal = Actions::new();
            self.legal(&mut legal);
            found.extend(legal.iter().map(|&action| Entry::Action(action)));
        }
    }

    fn as_recorded(&self, entry: Entry) -> Entry {
        Game::as_recorded(self, entry)
    }

    fn turn_of(&self, entry: &Entry) -> Option<Side> {
        let played = matches!(entry, Entry::Throw(_)) || entry.action().is_some();
        played.then(|| self.position().turn())
    }

    fn is_move(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(action) if action.die_use().is_some())
    }
}

impl From<Action> for Entry {
    fn from(action: Action) -> Entry {
        Entry::Action(action)
    }
}
