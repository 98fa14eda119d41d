//! One game from start to end: the state that results from a list of entries.

use core::fmt;

use crate::{Action, Actions, Event, History, Judge, Outcome, Position, Reason, Refusal, Side};

/// One entry of a record.
///
/// ```
/// use game::Recorded;
/// use hnefatafl::{Entry, Game, Judge, PRESETS, Side};
///
/// let game = Game::new(Judge::new(PRESETS[0].rules)?);
/// let entry = Entry::Resigned(Side::Swede);
/// assert_eq!(game.read_entry(&entry.to_string()), Ok(entry));
/// # Ok::<(), hnefatafl::Contradiction>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// The side to move made a move.
    Action(Action),
    /// A side resigned.
    Resigned(Side),
    /// Both agreed on a draw.
    Agreed,
}

/// Why an entry cannot come next.
///
/// ```
/// use hnefatafl::{Entry, EntryRefused, Game, Judge, PRESETS, Refusal};
///
/// let mut game = Game::new(Judge::new(PRESETS[0].rules)?);
/// let refused = game.enter(&Entry::Action("a1-a2".parse()?), |_| ());
/// assert_eq!(refused, Err(EntryRefused::Refused(Refusal::NothingThere)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryRefused {
    /// The game is over.
    Over(Outcome),
    /// The action is against the rules.
    Refused(Refusal),
}

impl fmt::Display for EntryRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryRefused::Over(_) => f.write_str("the game is over"),
            EntryRefused::Refused(refusal) => write!(f, "not legal: {refusal}"),
        }
    }
}

impl core::error::Error for EntryRefused {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            EntryRefused::Refused(refusal) => Some(refusal),
            EntryRefused::Over(_) => None,
        }
    }
}

/// A game in progress. To take entries back, start a new game and enter the others again.
///
/// ```
/// use hnefatafl::{Entry, Game, Judge, PRESETS, Side};
///
/// let mut game = Game::new(Judge::new(PRESETS[0].rules)?);
/// game.enter(&Entry::Resigned(Side::Swede), |_| ())?;
/// assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Side::Muscovite));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    judge: Judge,
    position: Position,
    history: History,
    seen: u32,
    outcome: Option<Outcome>,
}

impl Game {
    /// Creates a game before its first move.
    #[must_use]
    pub fn new(judge: Judge) -> Game {
        let start = judge.start();
        Game::from_position(judge, start)
    }

    /// Creates a game that starts from a position.
    #[must_use]
    pub fn from_position(judge: Judge, position: Position) -> Game {
        let mut history = History::new();
        let seen = history.note(&position);
        Game {
            judge,
            position,
            history,
            seen,
            outcome: position.outcome(),
        }
    }

    /// The rules made ready for play.
    #[must_use]
    pub const fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How often the position has occurred in this game, including now (§4).
    #[must_use]
    pub const fn seen(&self) -> u32 {
        self.seen
    }

    /// The positions since the last capture, including this one.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Lists every legal action of the side to move in `legal`, each once. The list is empty when the game is over, also by
    /// repetition or by the players.
    pub fn legal(&self, legal: &mut Actions) {
        match self.outcome {
            Some(_) => legal.clear(),
            None => self.judge.legal(&self.position, legal),
        }
    }

    /// Why the side to move may not do that; `None` if it may.
    #[must_use]
    pub fn why(&self, action: Action) -> Option<Refusal> {
        if self.outcome.is_some() {
            return Some(Refusal::GameOver);
        }
        self.judge.why(&self.position, action)
    }

    /// Applies the entry; `see` receives the events.
    ///
    /// # Errors
    /// [`EntryRefused`] if it cannot come next; the game is then unchanged.
    pub fn enter(&mut self, entry: &Entry, mut see: impl FnMut(Event)) -> Result<(), EntryRefused> {
        if let Some(outcome) = self.outcome {
            return Err(EntryRefused::Over(outcome));
        }
        match *entry {
            Entry::Action(action) => {
                if let Some(refusal) = self.judge.why(&self.position, action) {
                    return Err(EntryRefused::Refused(refusal));
                }
                self.enter_unchecked(action, &mut see);
            }
            Entry::Resigned(side) => {
                self.end(Outcome::won_by(side.other(), Reason::Resigned), &mut see);
            }
            Entry::Agreed => {
                let outcome = Outcome {
                    winner: None,
                    reason: Reason::Agreed,
                };
                self.end(outcome, &mut see);
            }
        }
        Ok(())
    }

    /// Makes a move that is known to be legal, such as one listed by [`Judge::legal`] for a game that is not over.
    pub fn enter_unchecked(&mut self, action: Action, see: &mut impl FnMut(Event)) {
        self.judge.play_unchecked(&mut self.position, action, see);
        self.seen = self.history.note(&self.position);
        self.outcome = self.position.outcome();
        // Surrounded, escaped and blocked come before repetition (§4).
        if self.outcome.is_none()
            && let Some(outcome) = self.judge.repeated(self.seen)
        {
            self.end(outcome, see);
        }
    }

    fn end(&mut self, outcome: Outcome, see: &mut impl FnMut(Event)) {
        self.outcome = Some(outcome);
        see(Event::GameOver(outcome));
    }
}
