//! One game from the throw that decides which side begins to its end: the state that results from a list of entries.

use core::fmt;

use crate::{
    Action, Actions, Die, Event, Judge, Match, Outcome, Position, Reason, Refusal, Side, Stage,
    Throw, WrongThrow,
};

/// One entry of a record: a throw, or a decision.
///
/// ```
/// use game::Recorded;
/// use kotra::{Die, Entry, Game, Judge, PRESETS};
///
/// let game = Game::new(Judge::new(PRESETS[0].rules));
/// let entry = Entry::Round { white: Die::ALL[0], black: Die::SIX };
/// assert_eq!(game.read_entry(&entry.to_string()), Ok(entry));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// The game belongs to a match with this score (§12).
    Match(Match),
    /// Each side threw one die: the lower begins (§2).
    Round {
        /// What white threw.
        white: Die,
        /// What black threw.
        black: Die,
    },
    /// This side begins, because it lost the previous game of the match (§12).
    Begins(Side),
    /// The dice in the hand were thrown.
    Throw(Throw),
    /// The side to move decided.
    Action(Action),
    /// A side resigned.
    Resigned(Side),
    /// Both agreed on a draw.
    Agreed,
}

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The starting side is not yet known.
    ThrowOff,
    /// The position says what comes next.
    Play,
    /// The game is over.
    Over(Outcome),
}

/// Why an entry cannot come next.
///
/// ```
/// use kotra::{Action, Entry, EntryRefused, Game, Judge, PRESETS, Phase};
///
/// let mut game = Game::new(Judge::new(PRESETS[0].rules));
/// let refused = game.enter(&Entry::Action(Action::Four), |_| ());
/// assert_eq!(refused, Err(EntryRefused::NotNow(Phase::ThrowOff)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryRefused {
    /// It belongs to another phase of the game.
    NotNow(Phase),
    /// The dice are wrong.
    WrongThrow(WrongThrow),
    /// The action is against the rules.
    Refused(Refusal),
    /// A match comes before everything else in a record, and only once.
    MatchFirst,
    /// A side begins without a throw only in a match that has begun, and only if it lost the last game.
    NotTheLoser,
}

impl fmt::Display for EntryRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryRefused::NotNow(Phase::ThrowOff) => f.write_str("it is not yet known who begins"),
            EntryRefused::NotNow(Phase::Play) => f.write_str("the game has already begun"),
            EntryRefused::NotNow(Phase::Over(_)) => f.write_str("the game is over"),
            EntryRefused::WrongThrow(error) => error.fmt(f),
            EntryRefused::Refused(refusal) => write!(f, "not legal: {refusal}"),
            EntryRefused::MatchFirst => f.write_str("a match stands before the first throw, once"),
            EntryRefused::NotTheLoser => {
                f.write_str("the throw decides who begins, or the loser of the game before does")
            }
        }
    }
}

impl core::error::Error for EntryRefused {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            EntryRefused::WrongThrow(error) => Some(error),
            EntryRefused::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }
}

/// A game in progress.
///
/// ```
/// use kotra::{Die, Entry, Game, Judge, PRESETS, Phase, Side};
///
/// let mut game = Game::new(Judge::new(PRESETS[0].rules));
/// // The lower die begins.
/// game.enter(&Entry::Round { white: Die::ALL[0], black: Die::SIX }, |_| ())?;
/// assert_eq!((game.phase(), game.position().turn()), (Phase::Play, Side::White));
/// # Ok::<(), kotra::EntryRefused>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    judge: Judge,
    phase: Phase,
    position: Position,
    of_match: Option<Match>,
    table: Option<Throw>,
    last_round: Option<(Die, Die)>,
}

impl Game {
    /// Creates a game that begins with the throw for the start.
    #[must_use]
    pub fn new(judge: Judge) -> Game {
        Game {
            phase: Phase::ThrowOff,
            ..Game::from_position(judge, judge.start(Side::White))
        }
    }

    /// Creates a game that starts from a position.
    #[must_use]
    pub fn from_position(judge: Judge, position: Position) -> Game {
        Game {
            judge,
            phase: position.outcome().map_or(Phase::Play, Phase::Over),
            table: position.throw(),
            position,
            of_match: None,
            last_round: None,
        }
    }

    /// The rules made ready for play.
    #[must_use]
    pub const fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The phase of the game.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The position; before the starting side is known, the one in which white begins.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The match of this game, as it stood before the game.
    #[must_use]
    pub const fn of_match(&self) -> Option<Match> {
        self.of_match
    }

    /// The match as it stands after this game; `None` without a match, and while the game goes on.
    #[must_use]
    pub fn match_after(&self) -> Option<Match> {
        match self.phase {
            Phase::Over(outcome) => Some(self.of_match?.after(&outcome)),
            _ => None,
        }
    }

    /// The dice as they lie on the table: the last throw, also after the turn has passed; `None` before the first throw of the
    /// game.
    #[must_use]
    pub const fn table(&self) -> Option<Throw> {
        self.table
    }

    /// The last throws of white and black for the start, while nothing else has been thrown.
    #[must_use]
    pub const fn last_round(&self) -> Option<(Die, Die)> {
        self.last_round
    }

    /// Lists every legal action of the side to move in `legal`, each once. The list is empty if no action is expected.
    pub fn legal(&self, legal: &mut Actions) {
        match self.phase {
            Phase::Play => self.judge.legal(&self.position, legal),
            _ => legal.clear(),
        }
    }

    /// Applies the entry; `see` receives the events.
    ///
    /// # Errors
    /// [`EntryRefused`] if it cannot come next; the game is then unchanged.
    pub fn enter(&mut self, entry: &Entry, mut see: impl FnMut(Event)) -> Result<(), EntryRefused> {
        let phase = self.phase;
        let not_now = Err(EntryRefused::NotNow(phase));
        match (*entry, phase) {
            (_, Phase::Over(_)) => not_now,
            (Entry::Resigned(side), _) => {
                let mar = self.position.checkers(side).hit() > 0;
                self.end(Outcome::resigned(side, mar), &mut see);
                Ok(())
            }
            (Entry::Agreed, _) => {
                self.end(Outcome::draw(Reason::Agreed), &mut see);
                Ok(())
            }
            (Entry::Match(score), Phase::ThrowOff) => {
                if self.of_match.is_some() || self.last_round.is_some() {
                    return Err(EntryRefused::MatchFirst);
                }
                self.of_match = Some(score);
                Ok(())
            }
            (Entry::Match(_), Phase::Play) => Err(EntryRefused::MatchFirst),
            (Entry::Round { white, black }, Phase::ThrowOff) => {
                if self.of_match.is_some_and(|score| score.lost_last.is_some()) {
                    return Err(EntryRefused::NotTheLoser);
                }
                self.last_round = Some((white, black));
                match white.cmp(&black) {
                    core::cmp::Ordering::Less => self.begin(Side::White),
                    core::cmp::Ordering::Greater => self.begin(Side::Black),
                    core::cmp::Ordering::Equal => {}
                }
                Ok(())
            }
            (Entry::Begins(side), Phase::ThrowOff) => {
                if self.of_match.and_then(|score| score.lost_last) != Some(side) {
                    return Err(EntryRefused::NotTheLoser);
                }
                self.begin(side);
                Ok(())
            }
            (Entry::Throw(throw), Phase::Play) => {
                let thrown = self.judge.throw(&mut self.position, throw, see);
                thrown.map_err(EntryRefused::WrongThrow)?;
                self.table = Some(throw);
                self.last_round = None;
                self.go_on();
                Ok(())
            }
            (Entry::Action(action), Phase::Play) => {
                if let Some(refusal) = self.judge.why(&self.position, action) {
                    return Err(EntryRefused::Refused(refusal));
                }
                self.enter_unchecked(action, &mut see);
                Ok(())
            }
            _ => not_now,
        }
    }

    /// Applies an action that is known to be legal, such as one listed by [`Game::legal`].
    pub fn enter_unchecked(&mut self, action: Action, see: &mut impl FnMut(Event)) {
        self.judge.play_unchecked(&mut self.position, action, see);
        self.go_on();
    }

    fn begin(&mut self, side: Side) {
        self.position = self.judge.start(side);
        self.phase = Phase::Play;
    }

    fn go_on(&mut self) {
        if let Stage::Over(outcome) = self.position.stage() {
            self.phase = Phase::Over(outcome);
        }
    }

    fn end(&mut self, outcome: Outcome, see: &mut impl FnMut(Event)) {
        self.phase = Phase::Over(outcome);
        see(Event::GameOver(outcome));
    }
}
