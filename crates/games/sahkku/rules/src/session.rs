//! What a session asks of a game and of its record.

use game::Turn;

use crate::{
    Action, Actions, Entry, EntryRefused, Event, Game, Judge, Outcome, Phase, Position, Record,
    Side, Stage,
};

impl game::Game for Game {
    const ID: &'static str = "sahkku";

    type Side = Side;
    type Judge = Judge;
    type Position = Position;
    type Entry = Entry;
    type Event = Event;
    type Action = Action;
    type Actions = Actions;
    type Refused = EntryRefused;
    type Outcome = Outcome;
    type Record = Record;

    fn judge(&self) -> &Judge {
        Game::judge(self)
    }

    fn position(&self) -> &Position {
        Game::position(self)
    }

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

    fn legal(&self, legal: &mut Actions) {
        match self.phase() {
            Phase::Play => self.judge().legal(self.position(), legal),
            _ => legal.clear(),
        }
    }

    fn enter(&mut self, entry: &Entry, see: impl FnMut(Event)) -> Result<(), EntryRefused> {
        Game::enter(self, entry, see)
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

impl game::Record for Record {
    type Game = Game;

    fn new(judge: Judge, start: Option<Position>) -> Record {
        Record::new(judge, start)
    }

    fn entries(&self) -> &[Entry] {
        Record::entries(self)
    }

    fn push(&mut self, entry: Entry) {
        Record::push(self, entry);
    }

    fn truncate(&mut self, count: usize) {
        Record::truncate(self, count);
    }

    fn replay(&self, count: usize) -> Game {
        Record::replay(self, count)
    }
}
