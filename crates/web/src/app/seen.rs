//! What has been seen of the game. A step is on record before the board begins to show it; until
//! its dice lie and its pieces stand, all words, names and buttons are those of the game before it.

use super::App;
use sahkku::{Entry, Face};
use sahkku_session::{Die, Pending, Session};

/// The game as it was last seen.
pub(super) struct Seen {
    session: Session,
    /// Whether it was looked back at.
    past: bool,
}

impl Seen {
    pub(super) fn session(&self) -> &Session {
        &self.session
    }
}

impl App {
    /// The game as it has been seen: what is said and offered is asked of this one.
    pub(super) fn seen(&self) -> Option<&Session> {
        let seen = self.seen.as_ref().map(Seen::session);
        seen.or_else(|| self.shown())
    }

    /// The number of the entry up to which the game has been seen, while one looks back.
    pub(super) fn seen_past(&self) -> Option<usize> {
        match &self.seen {
            Some(seen) => seen.past.then(|| seen.session.record().entries().len()),
            None => self.looks_back(),
        }
    }

    /// Keeps the game as it is seen now, before something happens in it. What is still under way
    /// comes to its end, and is told, first.
    pub(super) fn keep_seen(&mut self) {
        if !self.board.is_settled() {
            self.board.finish();
            self.refresh();
        }
        let past = self.past.is_some();
        self.seen = self.shown().cloned().map(|session| Seen { session, past });
    }

    /// Whether a person has to decide, and sees so.
    pub(super) fn sees_decision(&self) -> bool {
        let person = |session: &Session| match session.pending() {
            Pending::Decision(side) => !session.player(side).is_computer(),
            _ => false,
        };
        self.decides() && self.seen_past().is_none() && self.seen().is_some_and(person)
    }

    /// Lets dice that are still in the air lie at once. Whether there were any: who has not seen
    /// them can have decided nothing about them.
    pub(super) fn lands_dice(&mut self) -> bool {
        let fall = self.seen.is_some() && self.board.is_tumbling();
        if fall {
            self.hurry();
        }
        fall
    }

    /// The dice as they are seen: those that fall have no face yet.
    pub(super) fn seen_dice(&self) -> Vec<Die> {
        let Some(session) = self.seen() else {
            return Vec::new();
        };
        if self.board.is_tumbling() {
            taken_up(session)
        } else {
            self.dice_of(session)
        }
    }

    /// The dice of the game as it stands: those of the turn, or of the last round of the
    /// throw-off; before anything was thrown, those that lie ready.
    pub(super) fn dice(&self) -> Vec<Die> {
        let dice = |session| self.dice_of(session);
        self.shown().map(dice).unwrap_or_default()
    }

    fn dice_of(&self, session: &Session) -> Vec<Die> {
        let tray = session.tray().dice();
        if !tray.is_empty() {
            return tray.to_vec();
        }
        let round = session
            .record()
            .entries()
            .iter()
            .rev()
            .find_map(|entry| match entry {
                Entry::Round { men, women } => Some(men.iter().chain(women)),
                _ => None,
            });
        let lies = |&face: &Face| Die {
            face: Some(face),
            used: false,
        };
        let dice: Vec<Die> = round.into_iter().flatten().map(lies).collect();
        if dice.is_empty() && self.learning.is_none() {
            return taken_up(session);
        }
        dice
    }
}

/// The dice when those that are to be thrown are in the hand; none where nothing is thrown.
pub(super) fn taken_up(session: &Session) -> Vec<Die> {
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
