//! What a session asks of a game and of its record.

use game::Turn;

use crate::{
    Action, Actions, Entry, EntryRefused, Event, Game, Judge, Outcome, Position, Record, Side,
};

impl game::Game for Game {
    const ID: &'static str = "hnefatafl";

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
        match self.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Decide(self.position().turn()),
        }
    }

    fn legal(&self, legal: &mut Actions) {
        Game::legal(self, legal);
    }

    fn enter(&mut self, entry: &Entry, see: impl FnMut(Event)) -> Result<(), EntryRefused> {
        Game::enter(self, entry, see)
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
