//! The game on the table: as it is, as one looks back at it, and as it has been seen.
//!
//! A step is on record before the board begins to show it. Until its dice lie and its pieces stand, everything that is
//! said and offered is that of the game before it.
use session::Player;

use crate::this_game::lessons::Lesson;
use crate::this_game::{Action, Die, Entry, Face, Pending, Rules, Session, SessionExt, Side};

/// What a game lies on the table for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Purpose {
    /// It is somebody's game, and is kept.
    #[default]
    Game,
    /// It is a lesson.
    Lesson,
    /// Two computers play it to an empty room.
    Demo,
}

/// The game as it was last seen.
struct Seen {
    session: Session,
    /// Whether it was looked back at.
    past: bool,
}

/// How far the board has come with showing what happened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Motion {
    /// Dice or pieces are under way, the turn passes, or the end is celebrated.
    pub(crate) moving: bool,
    /// Dice and pieces are where they will stay.
    pub(crate) settled: bool,
    /// The dice are in the air, or in a hand that shakes them.
    pub(crate) tumbling: bool,
}

/// Dice that fall: which of the tray, from which side, and what their way depends on.
#[derive(Clone, Debug)]
pub(crate) struct Fall {
    pub(crate) dice: Vec<usize>,
    pub(crate) seed: u64,
    pub(crate) from_left: bool,
}

/// The game on the table, if there is one.
#[derive(Default)]
pub(crate) struct Table {
    pub(crate) session: Option<Session>,
    pub(crate) purpose: Purpose,
    /// The game as it stood, while one looks back.
    pub(crate) past: Option<Session>,
    /// What a lesson asks for, while one is played.
    pub(crate) lesson: Option<Lesson>,
    seen: Option<Seen>,
}

impl Table {
    /// A table with a game on it.
    pub(crate) fn with(session: Session, purpose: Purpose, lesson: Option<Lesson>) -> Table {
        Table {
            session: Some(session),
            purpose,
            lesson,
            ..Table::default()
        }
    }

    /// The game as the board shows it: as it stands, or as it stood.
    pub(crate) fn shown(&self) -> Option<&Session> {
        self.past.as_ref().or(self.session.as_ref())
    }

    /// The game as it has been seen: what is said and offered is asked of this one.
    pub(crate) fn seen(&self) -> Option<&Session> {
        let seen = self.seen.as_ref().map(|seen| &seen.session);
        seen.or_else(|| self.shown())
    }

    /// Whether something of the game has not been seen yet.
    pub(crate) fn is_ahead(&self) -> bool {
        self.seen.is_some()
    }

    /// Keeps the game as it is seen now, before something happens in it.
    pub(crate) fn keep_seen(&mut self) {
        let past = self.past.is_some();
        self.seen = self.shown().cloned().map(|session| Seen { session, past });
    }

    /// All has been seen.
    pub(crate) fn has_been_seen(&mut self) {
        self.seen = None;
    }

    /// The number of entries on record.
    pub(crate) fn entries(&self) -> usize {
        let session = self.session.as_ref();
        session.map_or(0, |session| session.record().entries().len())
    }

    /// The number of the entry after which the board shows the game, while that is not the last.
    pub(crate) fn looks_back(&self) -> Option<usize> {
        let past = self.past.as_ref();
        past.map(|session| session.record().entries().len())
    }

    /// The number of the entry up to which the game has been seen, while one looks back.
    pub(crate) fn seen_past(&self) -> Option<usize> {
        match &self.seen {
            Some(seen) => seen.past.then(|| seen.session.record().entries().len()),
            None => self.looks_back(),
        }
    }

    /// What the game waits for.
    pub(crate) fn pending(&self) -> Option<Pending> {
        self.session.as_ref().map(Session::pending)
    }

    /// The game as it stands, unless one looks back.
    fn present(&self) -> Option<&Session> {
        self.session.as_ref().filter(|_| self.past.is_none())
    }

    /// Whether a person plays any side.
    pub(crate) fn anyone_here(&self) -> bool {
        let person = |session: &Session| {
            Side::BOTH
                .iter()
                .any(|&side| !session.player(side).is_computer())
        };
        self.session.as_ref().is_some_and(person)
    }

    /// Whether people play both sides.
    pub(crate) fn two_people(&self) -> bool {
        let people = |session: &Session| {
            Side::BOTH
                .iter()
                .all(|&side| !session.player(side).is_computer())
        };
        self.session.as_ref().is_some_and(people)
    }

    /// Whether a person may throw now.
    pub(crate) fn may_throw(&self) -> bool {
        match self.present().map(|session| (session, session.pending())) {
            Some((_, Pending::Round(_) | Pending::Lot)) => self.anyone_here(),
            Some((session, Pending::Throw(side, _))) => !session.player(side).is_computer(),
            _ => false,
        }
    }

    /// Whether both sides throw to see who begins.
    pub(crate) fn is_throw_off(&self) -> bool {
        matches!(self.pending(), Some(Pending::Round(_)))
    }

    /// Whether a person has to decide now.
    pub(crate) fn decides(&self) -> bool {
        self.present().is_some_and(waits_for_person)
    }

    /// Whether a person has to decide, and sees so.
    pub(crate) fn sees_decision(&self) -> bool {
        self.decides() && self.seen_past().is_none() && self.seen().is_some_and(waits_for_person)
    }

    /// Whether an action is legal now.
    pub(crate) fn is_legal(&self, action: Action) -> bool {
        let session = self.session.as_ref();
        session.is_some_and(|session| session.legal().contains(&action))
    }

    /// The game that is going on, if something has happened in it.
    pub(crate) fn going(&self) -> Option<&Session> {
        let begun = |game: &&Session| {
            !matches!(game.pending(), Pending::Over(_)) && !game.record().entries().is_empty()
        };
        self.session.as_ref().filter(begun)
    }

    /// The side that a person at the screen speaks for: that of the turn, where it is either.
    pub(crate) fn person(&self) -> Option<Side> {
        let session = self.session.as_ref()?;
        let turn = session.position().turn();
        let person = |side: &Side| !session.player(*side).is_computer();
        Some(
            [turn, turn.other()]
                .into_iter()
                .find(person)
                .unwrap_or(turn),
        )
    }

    /// Who plays the sides; two people where there is no game.
    pub(crate) fn players(&self) -> [Player; 2] {
        let session = self.session.as_ref();
        session.map_or([Player::Human; 2], |session| {
            Side::BOTH.map(|side| session.player(side))
        })
    }

    /// The rules of the game.
    pub(crate) fn rules(&self) -> Option<Rules> {
        self.session.as_ref().map(|game| *game.judge().rules())
    }

    /// What the lesson wants done, if one is played. In a lesson that is done nothing is.
    pub(crate) fn lesson_wants(&self) -> Option<Vec<Action>> {
        let lesson = self.lesson.as_ref()?;
        Some(lesson.wanted(self.session.as_ref()?.game()))
    }

    /// The dice of the game as it stands: those of the turn, or of the last round of the
    /// throw-off; before anything was thrown, those that lie ready.
    pub(crate) fn dice(&self) -> Vec<Die> {
        let dice = |session| self.dice_of(session);
        self.shown().map(dice).unwrap_or_default()
    }

    /// The dice as they are seen: those that fall have no face yet.
    pub(crate) fn seen_dice(&self, motion: Motion) -> Vec<Die> {
        match self.seen() {
            Some(session) if motion.tumbling => in_hand(session),
            Some(session) => self.dice_of(session),
            None => Vec::new(),
        }
    }

    fn dice_of(&self, session: &Session) -> Vec<Die> {
        let tray = session.tray().dice();
        if !tray.is_empty() {
            return tray.to_vec();
        }
        let entries = session.record().entries().iter().rev();
        let round = entries.into_iter().find_map(|entry| match entry {
            Entry::Round { men, women } => Some(men.iter().chain(women)),
            _ => None,
        });
        let lies = |&face: &Face| Die {
            face: Some(face),
            used: false,
        };
        let dice: Vec<Die> = round.into_iter().flatten().map(lies).collect();
        if dice.is_empty() && self.lesson.is_none() {
            return in_hand(session);
        }
        dice
    }
}

fn waits_for_person(session: &Session) -> bool {
    match session.pending() {
        Pending::Decision(side) => !session.player(side).is_computer(),
        _ => false,
    }
}

/// The dice when those that are to be thrown are in the hand; none where nothing is thrown.
pub(crate) fn in_hand(session: &Session) -> Vec<Die> {
    let in_hand = Die {
        face: None,
        used: false,
    };
    let tray = session.tray().dice();
    match session.pending() {
        Pending::Round(count) => vec![in_hand; 2 * usize::from(count)],
        Pending::Throw(..) if tray.iter().any(|die| die.face.is_none()) => tray.to_vec(),
        Pending::Throw(_, count) => vec![in_hand; usize::from(count)],
        _ => Vec::new(),
    }
}

/// The places in the tray of the dice that fall next: those in the hand, or all.
pub(crate) fn falling(session: &Session, all: usize) -> Vec<usize> {
    let dice = session.tray().dice().iter().enumerate();
    let in_hand: Vec<usize> = dice
        .filter(|(_, die)| die.face.is_none())
        .map(|(n, _)| n)
        .collect();
    if in_hand.is_empty() {
        (0..all).collect()
    } else {
        in_hand
    }
}
