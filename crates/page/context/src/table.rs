//! The game on the table: its current state, the state that is looked back at, and the state that has been seen.
//!
//! A step is on record before the board begins to show it. Until its dice lie and its pieces stand, everything that is said and
//! offered is about the game before it.

use game::Turn;
use game::session::PlayerKind;

use crate::settings::{Key, Settings};
use crate::this_game::{Action, Die, Entry, Event, Game, Lesson, Rules, Session, Side, This};
use on_page::{Board as _, Dice, Fall};

/// Why a game lies on the table, with the data that only such a game has.
#[derive(Clone, Default, Debug)]
pub enum Purpose {
    /// Somebody's game, which is saved.
    #[default]
    Game,
    /// A lesson, which asks for something.
    Lesson(Box<Lesson>),
    /// Two computers play it to an empty room.
    Demo,
    /// One of its players is at another place.
    Distance {
        /// Whether the dice of the next throw have been dealt.
        dealt: bool,
        /// Whether the next step comes without anybody here.
        comes: bool,
    },
    /// A puzzle: one turn of one side.
    Puzzle,
    /// A record is studied: the person at the screen plays both sides, and chooses the dice.
    Study {
        /// The side at the near edge, as in the game before.
        below: Side,
    },
}

impl Purpose {
    /// A game at a distance of which nothing more is known yet.
    pub const DISTANCE: Purpose = Purpose::Distance {
        dealt: false,
        comes: false,
    };

    /// Whether it is not saved as a game, and the game that lay on the table returns after it.
    pub const fn is_beside(&self) -> bool {
        matches!(
            self,
            Purpose::Lesson(_) | Purpose::Puzzle | Purpose::Study { .. }
        )
    }
}

struct Seen {
    session: Session,
    /// Whether it was a position looked back at.
    past: bool,
}

/// The entry that was put on record last.
pub struct Entered {
    pub entry: Entry,
    pub before: Game,
    pub events: Vec<Event>,
}

/// How far the board has come with showing what happened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Motion {
    /// Whether dice or pieces are moving, the turn is passing, or the end is being celebrated.
    pub moving: bool,
    /// Whether dice and pieces are in their final places.
    pub settled: bool,
    /// Whether the dice are in the air, or being shaken.
    pub tumbling: bool,
    pub dragging: bool,
}

#[derive(Default)]
pub struct Table {
    pub session: Option<Session>,
    pub purpose: Purpose,
    /// The game as it stood, while the visitor looks back.
    pub past: Option<Session>,
    /// The game that resumes after a finished one was looked at again, or after puzzles.
    pub aside: Option<Session>,
    seen: Option<Seen>,
}

impl Table {
    pub fn with(mut session: Session, purpose: Purpose) -> Table {
        session.stop_clock();
        Table {
            session: Some(session),
            purpose,
            ..Table::default()
        }
    }

    pub fn lesson(&self) -> Option<&Lesson> {
        match &self.purpose {
            Purpose::Lesson(lesson) => Some(lesson),
            _ => None,
        }
    }

    pub fn is_game(&self) -> bool {
        matches!(self.purpose, Purpose::Game)
    }

    pub fn is_study(&self) -> bool {
        matches!(self.purpose, Purpose::Study { .. })
    }

    /// Whether the next step of a game at a distance comes without anybody here.
    pub fn comes(&self) -> bool {
        matches!(self.purpose, Purpose::Distance { comes: true, .. })
    }

    /// Puts an entry on record. Does nothing if the rules forbid it, or if the longer record could not be read again.
    pub fn enter(&mut self, entry: Entry) -> Option<Entered> {
        let session = self.session.as_mut()?;
        if session.record().is_full() {
            return None;
        }
        let before = session.game().clone();
        let events = session.enter(entry.clone()).ok()?;
        Some(Entered {
            entry,
            before,
            events,
        })
    }

    /// Shows another state: any of a study, but only an earlier one or the present one of a game in progress.
    pub fn look_at(&mut self, shown: Session) {
        if self.is_study() {
            self.session = Some(shown);
        } else {
            self.past = (shown.record().entries().len() < self.entries()).then_some(shown);
        }
    }

    /// The game as the board shows it: as it stands, or as it stood.
    pub fn shown(&self) -> Option<&Session> {
        self.past.as_ref().or(self.session.as_ref())
    }

    /// The game as it has been seen: everything that is said and offered is based on it.
    pub fn seen(&self) -> Option<&Session> {
        let seen = self.seen.as_ref().map(|seen| &seen.session);
        seen.or_else(|| self.shown())
    }

    /// Whether some of the game has not been seen yet.
    pub fn is_ahead(&self) -> bool {
        self.seen.is_some()
    }

    /// Stores the game as it is seen now, before something happens in it.
    pub fn keep_seen(&mut self) {
        let past = self.past.is_some();
        self.seen = self.shown().cloned().map(|session| Seen { session, past });
    }

    pub fn has_been_seen(&mut self) {
        self.seen = None;
    }

    pub fn entries(&self) -> usize {
        let session = self.session.as_ref();
        session.map_or(0, |session| session.record().entries().len())
    }

    /// The number of the entry after which the board shows the game, unless that is the last.
    pub fn looks_back(&self) -> Option<usize> {
        let past = self.past.as_ref();
        past.map(|session| session.record().entries().len())
    }

    /// The number of the entry up to which the game has been seen, while the visitor looks back.
    pub fn seen_past(&self) -> Option<usize> {
        match &self.seen {
            Some(seen) => seen.past.then(|| seen.session.record().entries().len()),
            None => self.looks_back(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.session
            .as_ref()
            .is_some_and(|game| game.turn().is_over())
    }

    /// The game as it stands, unless the visitor looks back.
    fn present(&self) -> Option<&Session> {
        self.session.as_ref().filter(|_| self.past.is_none())
    }

    pub fn anyone_here(&self) -> bool {
        self.session.is_some() && self.players().iter().any(|player| player.is_here())
    }

    pub fn two_people(&self) -> bool {
        self.session.is_some() && self.players().iter().all(|player| player.is_here())
    }

    pub fn may_throw(&self) -> bool {
        if matches!(
            self.purpose,
            Purpose::Distance { dealt: false, .. } | Purpose::Puzzle
        ) {
            return false;
        }
        match self.present().map(|session| (session, session.turn())) {
            Some((_, Turn::Chance(None))) => self.anyone_here(),
            Some((session, Turn::Chance(Some(side)))) => session.player(side).is_here(),
            _ => false,
        }
    }

    /// Whether both sides throw to see who begins.
    pub fn is_throw_off(&self) -> bool {
        let rounds = |game: &Session| {
            matches!(game.turn(), Turn::Chance(None)) && !This::dice_in_hand(game).is_empty()
        };
        !self.is_distant() && self.session.as_ref().is_some_and(rounds)
    }

    /// Whether the peer of a game at a distance holds the record. Every step is put on that record first, and those of both
    /// players come from there to the table one by one.
    pub fn is_distant(&self) -> bool {
        matches!(self.purpose, Purpose::Distance { .. })
    }

    /// Whether the computer tells the best action on request. It does not in lessons and puzzles, nor against a friend by link;
    /// in a study it tells it unasked.
    pub fn gives_hints(&self) -> bool {
        let on_its_own = matches!(self.purpose, Purpose::Puzzle | Purpose::Study { .. });
        self.lesson().is_none() && !self.is_distant() && !on_its_own
    }

    pub fn decides(&self) -> bool {
        self.present().is_some_and(waits_for_person)
    }

    /// Whether a person has to decide, and can see so.
    pub fn sees_decision(&self) -> bool {
        self.decides() && self.seen_past().is_none() && self.seen().is_some_and(waits_for_person)
    }

    pub fn is_legal(&self, action: Action) -> bool {
        let session = self.session.as_ref();
        session.is_some_and(|session| session.legal().contains(&action))
    }

    /// The game in progress, if something has happened in it.
    pub fn going(&self) -> Option<&Session> {
        let begun = |game: &&Session| {
            !game.turn().is_over() && (self.is_distant() || !game.record().entries().is_empty())
        };
        let session = self.session.as_ref();
        session
            .filter(begun)
            .filter(|_| !matches!(self.purpose, Purpose::Puzzle | Purpose::Study { .. }))
    }

    /// The game that a new one would replace, if any.
    pub fn at_stake(&self) -> Option<&Session> {
        let begun = |game: &&Session| !game.turn().is_over() && !game.record().entries().is_empty();
        self.aside.as_ref().filter(begun).or_else(|| self.going())
    }

    /// The side that the person at the screen plays; the side to move, if both.
    pub fn person(&self) -> Option<Side> {
        let session = self.session.as_ref()?;
        let turn = This::side_to_move(session.position());
        let other = !session.player(turn).is_here() && session.player(turn.other()).is_here();
        Some(if other { turn.other() } else { turn })
    }

    pub fn only_person(&self) -> Option<Side> {
        self.session.as_ref().and_then(only_person)
    }

    /// How many times as fast as usual it goes: a game with few pieces left quickens.
    pub fn haste(&self) -> f64 {
        let few = |game: &Session| This::few_left(game.judge(), game.position());
        match &self.session {
            Some(game) if self.is_game() && few(game) => 2.0,
            _ => 1.0,
        }
    }

    /// The players of the sides; two people if there is no game.
    pub fn players(&self) -> [PlayerKind; 2] {
        let session = self.session.as_ref();
        session.map_or([PlayerKind::Human; 2], Table::players_of)
    }

    pub fn players_of(session: &Session) -> [PlayerKind; 2] {
        Side::BOTH.map(|side| session.player(side))
    }

    pub fn rules(&self) -> Option<Rules> {
        self.session.as_ref().map(|game| *game.judge().rules())
    }

    /// The actions that the lesson asks for, if one is being played. A completed lesson asks for none.
    pub fn lesson_wants(&self) -> Option<Vec<Action>> {
        let (lesson, session) = self.lesson().zip(self.session.as_ref())?;
        Some(lesson.wanted(session.game()))
    }

    /// The dice of the game as it stands: those of the turn, or of the last round of the throw-off; before the first throw, those
    /// that lie ready.
    pub fn dice(&self) -> Vec<Die> {
        let dice = |session| self.dice_of(session);
        self.shown().map(dice).unwrap_or_default()
    }

    /// The dice as they are seen: falling dice have no face yet.
    pub fn seen_dice(&self, motion: Motion) -> Vec<Die> {
        match self.seen() {
            Some(session) if motion.tumbling => This::dice_in_hand(session),
            Some(session) => self.dice_of(session),
            None => Vec::new(),
        }
    }

    fn dice_of(&self, session: &Session) -> Vec<Die> {
        let lying = This::lying_dice(session);
        if lying.is_empty() && self.lesson().is_none() {
            return This::dice_in_hand(session);
        }
        lying
    }
}

/// The side of the only person at the screen who plays a game.
pub fn only_person(session: &Session) -> Option<Side> {
    let here = |side: &Side| session.player(*side).is_here();
    let mut people = Side::BOTH.into_iter().filter(here);
    let person = people.next();
    person.filter(|_| people.next().is_none())
}

fn waits_for_person(session: &Session) -> bool {
    match session.turn() {
        Turn::Decide(side) => session.player(side).is_here() && !session.legal().is_empty(),
        _ => false,
    }
}

/// How the dice of an entry on record fall over the game before it, seen with the side `below` at the near edge; `None` if it is
/// no throw.
pub fn fall(before: &Session, entry: &Entry, below: Side) -> Option<Fall> {
    if !This::is_throw(entry) {
        return None;
    }
    let mut after = before.clone();
    let events = after.enter(entry.clone()).ok()?;
    Some(Fall {
        dice: This::falling_dice(before, This::lying_dice(&after).len()),
        seed: before.record().entries().len() as u64,
        from_left: This::thrower(&events) == Some(below),
    })
}

impl Settings {
    /// Whether the throw-off happens automatically, as far as it has been seen: it contains no decision, and a first game has
    /// enough to explain.
    pub fn throws_off_by_itself(&self, table: &Table) -> bool {
        let begins = |game: &Session| {
            matches!(game.turn(), Turn::Chance(None)) && !This::dice_in_hand(game).is_empty()
        };
        self.is_on(Key::Coach)
            && table.is_game()
            && !table.two_people()
            && table.seen().is_some_and(begins)
    }

    /// The side at the near edge: the one that is set, or the person's; the first if both are.
    pub fn side_below(&self, table: &Table) -> Side {
        let Some(session) = &table.session else {
            return Side::BOTH[0];
        };
        if let Purpose::Study { below } = table.purpose {
            return below;
        }
        let person = |side: &Side| session.player(*side).is_here();
        let turns = table.two_people() && !self.is_on(Key::Table) && self.is_on(Key::Turning);
        match (self.get(Key::Below), session.turn().side()) {
            (_, Some(side)) if turns => side,
            (word, _) => {
                let set = Side::BOTH.into_iter().find(|side| side.word() == word);
                let persons = || Side::BOTH.into_iter().find(person);
                set.or_else(persons).unwrap_or(Side::BOTH[0])
            }
        }
    }
}
