//! One game at a table: its players, its state, taking back, and saving.
//!
//! A [`Session`] is a pure state machine. Chance and time come in as values, it knows no screen, and all of its state follows
//! from its record, so saving it means saving the record. The type that implements [`Game`] determines which game it is.

mod clock;
mod even;
mod matches;
mod player_kind;
mod random;
mod save;
mod steps;

pub use clock::{Clock, NotAClock, Times};
pub use even::{By, EvenMatch, Finished, NotEven, Verdict};
pub use matches::{Match, NotAMatch, Score};
pub use player_kind::PlayerKind;
pub use random::SeededRandom;
pub use save::{RecordError, RestoreError, Saved, Saver};
pub use steps::{HistoryEntry, PastTurn, Step};

use std::cell::{Cell, OnceCell};

use crate::{Game, Judge, Record, Refused, Side, Turn};

/// A game at a table.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    game: G,
    players: [PlayerKind; 2],
    of_match: Option<Match>,
    clock: Option<Clock>,
    last_mover: Option<G::Side>,
    /// The sides that made the moves at the end of the record, since the last entry that is not a move. Kept because every
    /// refresh of a screen asks whether a move can be taken back.
    moves: Vec<G::Side>,
    /// The entries that were taken back, in reverse order. Any other entry clears them.
    taken_back: Vec<G::Entry>,
    legal: OnceCell<Box<G::Actions>>,
    listings: Cell<u32>,
}

impl<G: Game> Session<G> {
    /// A new game.
    #[must_use]
    pub fn new(judge: Judge<G>, players: [PlayerKind; 2]) -> Session<G> {
        Session::before_first_entry(Record::new(judge, None), players)
    }

    /// The game of a record that is still empty. Unlike [`Session::from_record`], it replays nothing, so a program that only
    /// begins games need not contain their play.
    #[must_use]
    pub fn before_first_entry(record: Record<G>, players: [PlayerKind; 2]) -> Session<G> {
        debug_assert!(record.entries().is_empty());
        let game = record.opening();
        Session::after_last_entry(record, game, players, (None, Vec::new()))
    }

    /// The game that `record` holds, continued by `players`.
    #[must_use]
    pub fn from_record(record: Record<G>, players: [PlayerKind; 2]) -> Session<G> {
        let game = record.replay(usize::MAX);
        let movers = movers(&record);
        Session::after_last_entry(record, game, players, movers)
    }

    fn after_last_entry(
        record: Record<G>,
        game: G,
        players: [PlayerKind; 2],
        (last_mover, moves): (Option<G::Side>, Vec<G::Side>),
    ) -> Session<G> {
        Session {
            record,
            game,
            players,
            of_match: None,
            clock: None,
            last_mover,
            moves,
            taken_back: Vec::new(),
            legal: OnceCell::new(),
            listings: Cell::new(0),
        }
    }

    /// The rules made ready for play.
    #[must_use]
    pub fn judge(&self) -> &Judge<G> {
        self.game.judge()
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        self.game.position()
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Everything that happened.
    #[must_use]
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The player of a side.
    #[must_use]
    pub fn player(&self, side: G::Side) -> PlayerKind {
        self.players[index(side)]
    }

    /// Changes the player of a side from now on.
    pub fn set_player(&mut self, side: G::Side, player: PlayerKind) {
        self.players[index(side)] = player;
    }

    /// The match that the game belongs to, as it stood when the game began.
    #[must_use]
    pub const fn of_match(&self) -> Option<Match> {
        self.of_match
    }

    /// Sets the match that the game belongs to.
    pub const fn set_match(&mut self, of_match: Option<Match>) {
        self.of_match = of_match;
    }

    /// The clock of the game, if it has one.
    #[must_use]
    pub const fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// Sets the clock of the game.
    pub const fn set_clock(&mut self, clock: Option<Clock>) {
        self.clock = clock;
    }

    /// Stops the clock of the game, when a game that was put aside returns to the table.
    pub const fn stop_clock(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.stand();
        }
    }

    /// The place of the game in an even match, if it belongs to one.
    #[must_use]
    pub const fn even_match(&self) -> Option<EvenMatch> {
        match self.of_match {
            Some(Match::Even(even)) => Some(even),
            _ => None,
        }
    }

    /// What the game waits for.
    #[must_use]
    pub fn turn(&self) -> Turn<G::Side, G::Outcome> {
        self.game.turn()
    }

    /// The legal actions, if the game waits for one. They are listed once for each position.
    #[must_use]
    pub fn legal(&self) -> &G::Actions {
        self.legal.get_or_init(|| {
            let mut legal = Box::<G::Actions>::default();
            self.listings.set(self.listings.get() + 1);
            self.game.legal(&mut legal);
            legal
        })
    }

    /// The number of times that this session has listed legal actions, for tests.
    #[must_use]
    pub fn listings(&self) -> u32 {
        self.listings.get()
    }

    /// The events that a legal action would cause; empty for any other.
    #[must_use]
    pub fn foresee(&self, action: G::Action) -> Vec<G::Event> {
        enter(&mut self.game.clone(), &action.into()).unwrap_or_default()
    }

    /// Plays `entry` and adds it to the record. Returns the events, in order.
    ///
    /// # Errors
    /// If it cannot come next; then nothing has changed.
    pub fn enter(&mut self, entry: G::Entry) -> Result<Vec<G::Event>, Refused<G>> {
        let entry = self.game.as_recorded(entry);
        let mover = self.game.turn_of(&entry);
        let events = enter(&mut self.game, &entry)?;
        self.legal.take();
        self.last_mover = mover;
        see_mover::<G>(&mut self.moves, &entry, mover);
        if self.taken_back.pop().is_some_and(|next| next != entry) {
            self.taken_back.clear();
        }
        self.record.push(entry);
        Ok(events)
    }

    /// Whether the last move of a person can be taken back, together with the moves of bots since: if the game is in progress,
    /// and only moves came after it. So chance, and everything before it, stays.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.undone().is_some()
    }

    /// The number of entries that are taken back together.
    fn undone(&self) -> Option<usize> {
        let person = |side: &G::Side| self.player(*side).is_here();
        let last = self.moves.iter().rposition(person)?;
        (!self.turn().is_over()).then(|| self.moves.len() - last)
    }

    /// The position before the move that can be taken back, and the events of that move.
    #[must_use]
    pub fn undone_step(&self) -> Option<(G::Position, Vec<G::Event>)> {
        let first = self.record.entries().len() - self.undone()?;
        self.after(first + 1).last_step()
    }

    /// The side in whose turn the last entry was made, if it is part of a turn.
    #[must_use]
    pub const fn last_mover(&self) -> Option<G::Side> {
        self.last_mover
    }

    /// Takes back the last move of a person, together with the moves of bots since. Returns whether that was possible.
    pub fn take_back(&mut self) -> bool {
        let Some(undone) = self.undone() else {
            return false;
        };
        let count = self.record.entries().len() - undone;
        let gone = self.record.entries().iter().skip(count).rev();
        self.taken_back.extend(gone.cloned());
        self.record.truncate(count);
        self.game = self.record.replay(count);
        self.legal.take();
        (self.last_mover, self.moves) = movers(&self.record);
        true
    }

    /// Whether a move was taken back and nothing else was played since.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.taken_back.is_empty()
    }

    /// The entries that restore the last move that was taken back, together with the moves of bots after it, in the order in
    /// which to enter them. Empty if nothing was taken back, or something else was played since.
    #[must_use]
    pub fn redone(&self) -> Vec<G::Entry> {
        let mut game = self.game.clone();
        let mut entries = Vec::new();
        for entry in self.taken_back.iter().rev() {
            let side = game.turn_of(entry);
            let person = side.is_some_and(|side| self.player(side).is_here());
            if person && !entries.is_empty() || enter(&mut game, entry).is_err() {
                break;
            }
            entries.push(entry.clone());
        }
        entries
    }

    /// The game after the first `entries` entries of the record; the whole game if there are fewer.
    #[must_use]
    pub fn after(&self, entries: usize) -> Session<G> {
        let mut record = self.record.clone();
        record.truncate(entries);
        Session {
            of_match: self.of_match,
            clock: self.clock,
            ..Session::from_record(record, self.players)
        }
    }
}

fn index(side: impl Into<Side>) -> usize {
    side.into().index()
}

/// Plays an entry. Returns the events, in order.
fn enter<G: Game>(game: &mut G, entry: &G::Entry) -> Result<Vec<G::Event>, Refused<G>> {
    let mut events = Vec::new();
    game.enter(entry, |event| events.push(event))?;
    Ok(events)
}

/// The side in whose turn the last entry was made, and the sides that made the moves at the end.
fn movers<G: Game>(record: &Record<G>) -> (Option<G::Side>, Vec<G::Side>) {
    let mut game = record.replay(0);
    let (mut mover, mut moves) = (None, Vec::new());
    for entry in record.entries() {
        mover = game.turn_of(entry);
        see_mover::<G>(&mut moves, entry, mover);
        // A recorded entry can always come next.
        let _ = game.enter(entry, |_| ());
    }
    (mover, moves)
}

/// Notes the side of an entry, which is a move or something else.
fn see_mover<G: Game>(moves: &mut Vec<G::Side>, entry: &G::Entry, mover: Option<G::Side>) {
    match mover.filter(|_| G::is_move(entry)) {
        Some(side) => moves.push(side),
        None => moves.clear(),
    }
}
