//! One game at a table: who sits where, whose move it is, taking back, and saving.
//!
//! A [`Session`] is a pure state machine. Chance comes in as values, time and screens do not
//! exist here, and everything it is follows from its record: what is saved is the record.

mod combined_move;
mod history;
mod middle;
mod player;
mod random;
mod save;
mod why;

pub use combined_move::CombinedMove;
pub use history::{HistoryEntry, Turn, moved};
pub use player::Player;
pub use random::{SeededRandom, throw_from_bits};
pub use sahkku::{Die, Tray};
pub use sahkku_player::Level;
pub use save::RestoreError;
pub use why::WhyNot;

use std::cell::{Cell, OnceCell};

use sahkku::{
    Action, Actions, Entry, EntryRefused, Event, Game, Judge, Outcome, Phase, Position, Record,
    Side, Stage,
};

/// What a session waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
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
    Over(Outcome),
}

impl Pending {
    /// The side that acts next; `None` in the throw-off, where both do, and at the end.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Pending::Way(side) | Pending::Throw(side, _) | Pending::Decision(side) => Some(side),
            Pending::Round(_) | Pending::Lot | Pending::Over(_) => None,
        }
    }
}

/// A game at a table.
#[derive(Clone, Debug)]
pub struct Session {
    record: Record,
    game: Game,
    players: [Player; 2],
    /// Kept, because whether it can be taken back is asked at every refresh of a screen.
    last_mover: Option<Side>,
    legal: OnceCell<Box<Actions>>,
    listings: Cell<u32>,
}

impl Session {
    /// A new game that begins with the throw-off.
    #[must_use]
    pub fn new(judge: Judge, players: [Player; 2]) -> Session {
        Session::from_record(Record::new(judge, None), players)
    }

    /// The game that `record` holds, played on by `seats`.
    #[must_use]
    pub fn from_record(record: Record, players: [Player; 2]) -> Session {
        let game = record.replay(usize::MAX);
        let last_mover = last_mover(&record);
        Session {
            record,
            game,
            players,
            last_mover,
            legal: OnceCell::new(),
            listings: Cell::new(0),
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
    pub const fn player(&self, side: Side) -> Player {
        self.players[side.index()]
    }

    /// Lets somebody else play a side from now on.
    pub fn set_player(&mut self, side: Side, player: Player) {
        self.players[side.index()] = player;
    }

    /// The dice as they lie, in the order in which they fell.
    #[must_use]
    pub const fn tray(&self) -> &Tray {
        self.game.tray()
    }

    /// What the game waits for.
    #[must_use]
    pub fn pending(&self) -> Pending {
        match self.game.phase() {
            Phase::Over(outcome) => Pending::Over(outcome),
            Phase::ThrowOff => self
                .judge()
                .rules()
                .throw_off
                .dice()
                .map_or(Pending::Lot, Pending::Round),
            Phase::ChooseWay(side) => Pending::Way(side),
            Phase::Play => {
                let side = self.position().turn();
                match self.position().stage() {
                    Stage::Throw(count) => Pending::Throw(side, count),
                    Stage::Decide => Pending::Decision(side),
                    Stage::Over(outcome) => Pending::Over(outcome),
                }
            }
        }
    }

    /// The legal actions, if a decision is pending. They are listed once for a position.
    #[must_use]
    pub fn legal(&self) -> &Actions {
        self.legal.get_or_init(|| {
            let mut legal = Box::new(Actions::new());
            if self.game.phase() == Phase::Play {
                self.listings.set(self.listings.get() + 1);
                self.judge().legal(self.position(), &mut legal);
            }
            legal
        })
    }

    /// How many times this session has listed legal actions, for tests of how often that happens.
    #[must_use]
    pub fn listings(&self) -> u32 {
        self.listings.get()
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
        self.legal.take();
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
                .is_some_and(|side| !self.player(side).is_computer())
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
        self.legal.take();
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
        Session::from_record(record, self.players)
    }
}

/// The side that made the last entry of play.
fn last_mover(record: &Record) -> Option<Side> {
    let before = record.entries().len().checked_sub(1)?;
    Some(record.replay(before).position().turn())
}
