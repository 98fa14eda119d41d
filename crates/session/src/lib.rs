//! One game at a table: who sits where, whose move it is, taking back, and saving.
//!
//! A [`Session`] is a pure state machine. Chance comes in as values, time and screens do not
//! exist here, and everything it is follows from its record: what is saved is the record.

mod ahead;
mod chance;
mod save;
mod seat;
mod story;
mod why;

pub use ahead::Ahead;
pub use chance::{Chance, throw_from_bits};
pub use sahkku::{Die, Tray};
pub use sahkku_opponent::Level;
pub use save::RestoreError;
pub use seat::Seat;
pub use story::{Told, moved};
pub use why::WhyNot;

use sahkku::{
    Action, Actions, Entry, EntryRefused, Event, Game, Judge, Outcome, Phase, Position, Record,
    Side, Stage,
};

/// What a session waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// A round of the throw-off, with this many dice a side.
    Round(u8),
    /// The lot decides who begins.
    Lot,
    /// This side, which does not begin, chooses mieđut or vuosttut.
    Way(Side),
    /// This side throws this many dice.
    Throw(Side, u8),
    /// This side decides.
    Decision(Side),
    /// Nothing: the game is over.
    Nothing(Outcome),
}

impl Want {
    /// The side that acts next; `None` in the throw-off, where both do, and at the end.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Want::Way(side) | Want::Throw(side, _) | Want::Decision(side) => Some(side),
            Want::Round(_) | Want::Lot | Want::Nothing(_) => None,
        }
    }
}

/// A game at a table.
#[derive(Clone, Debug)]
pub struct Session {
    record: Record,
    game: Game,
    seats: [Seat; 2],
    /// Kept, because whether it can be taken back is asked at every refresh of a screen.
    last_mover: Option<Side>,
}

impl Session {
    /// A new game that begins with the throw-off.
    #[must_use]
    pub fn new(judge: Judge, seats: [Seat; 2]) -> Session {
        Session::of_record(Record::new(judge, None), seats)
    }

    /// The game that `record` holds, played on by `seats`.
    #[must_use]
    pub fn of_record(record: Record, seats: [Seat; 2]) -> Session {
        let game = record.replay(usize::MAX);
        let last_mover = last_mover(&record);
        Session {
            record,
            game,
            seats,
            last_mover,
        }
    }

    /// The rules made ready for play.
    #[must_use]
    pub const fn judge(&self) -> &Judge {
        self.game.judge()
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.game.position()
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that happened.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Who plays a side.
    #[must_use]
    pub const fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// Lets somebody else play a side from now on.
    pub fn take_seat(&mut self, side: Side, seat: Seat) {
        self.seats[side.index()] = seat;
    }

    /// The dice as they lie, in the order in which they fell.
    #[must_use]
    pub const fn tray(&self) -> &Tray {
        self.game.tray()
    }

    /// What the game waits for.
    #[must_use]
    pub fn want(&self) -> Want {
        match self.game.phase() {
            Phase::Over(outcome) => Want::Nothing(outcome),
            Phase::ThrowOff => self
                .judge()
                .rules()
                .throw_off
                .dice()
                .map_or(Want::Lot, Want::Round),
            Phase::ChooseWay(side) => Want::Way(side),
            Phase::Play => {
                let side = self.position().turn();
                match self.position().stage() {
                    Stage::Throw(count) => Want::Throw(side, count),
                    Stage::Decide => Want::Decision(side),
                    Stage::Over(outcome) => Want::Nothing(outcome),
                }
            }
        }
    }

    /// The legal actions, if a decision is wanted.
    #[must_use]
    pub fn legal(&self) -> Actions {
        let mut legal = Actions::new();
        if self.game.phase() == Phase::Play {
            self.judge().legal(self.position(), &mut legal);
        }
        legal
    }

    /// What a legal action would bring about; nothing for any other.
    #[must_use]
    pub fn foresee(&self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let mut position = *self.position();
        let played = self
            .judge()
            .play(&mut position, action, |event| events.push(event));
        if played.is_err() {
            events.clear();
        }
        events
    }

    /// Does what `entry` says and puts it on record. Returns what happened, in order.
    ///
    /// # Errors
    /// [`EntryRefused`] if it cannot come next; nothing has changed then.
    pub fn enter(&mut self, entry: Entry) -> Result<Vec<Event>, EntryRefused> {
        let mut events = Vec::new();
        let mover = self.position().turn();
        let entry = self.game.as_recorded(entry);
        self.game.enter(&entry, |event| events.push(event))?;
        self.last_mover = Some(mover);
        self.record.push(entry);
        Ok(events)
    }

    /// Whether the last use of a die can be taken back: as long as no dice have fallen since
    /// and the game goes on.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let over = matches!(self.game.phase(), Phase::Over(_));
        let last = self.record.entries().last();
        let used =
            |entry: &Entry| matches!(entry, Entry::Action(action) if action.die_use().is_some());
        !over
            && last.is_some_and(used)
            && self
                .last_mover
                .is_some_and(|side| !self.seat(side).is_computer())
    }

    /// The side that made the last entry of play, if there is one.
    #[must_use]
    pub const fn last_mover(&self) -> Option<Side> {
        self.last_mover
    }

    /// Takes back the last use of a die. Whether there was one to take back.
    pub fn take_back(&mut self) -> bool {
        if !self.can_take_back() {
            return false;
        }
        let count = self.record.entries().len() - 1;
        self.record.truncate(count);
        self.game = self.record.replay(count);
        self.last_mover = last_mover(&self.record);
        true
    }
}

/// Looking back.
impl Session {
    /// The position before the last entry, and what that entry brought about.
    #[must_use]
    pub fn last_step(&self) -> Option<(Position, Vec<Event>)> {
        let (last, earlier) = self.record.entries().split_last()?;
        let mut game = self.record.replay(earlier.len());
        let before = *game.position();
        let mut events = Vec::new();
        game.enter(last, |event| events.push(event)).ok()?;
        Some((before, events))
    }

    /// The game as it stood after so many entries of the record; as it stands, after more than
    /// there are.
    #[must_use]
    pub fn after(&self, entries: usize) -> Session {
        let mut record = self.record.clone();
        record.truncate(entries);
        Session::of_record(record, self.seats)
    }
}

/// The side that made the last entry of play.
fn last_mover(record: &Record) -> Option<Side> {
    let before = record.entries().len().checked_sub(1)?;
    Some(record.replay(before).position().turn())
}
