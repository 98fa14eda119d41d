//! One game from the throw-off to its end: the state that results from a list of entries.

use core::fmt;

use arrayvec::ArrayVec;

use crate::rules::ThrowOff;
use crate::{
    Action, Actions, Dice, DieSet, Event, Face, Judge, MAX_DICE, Outcome, Position, Reason,
    Refusal, Side, Tray, WrongThrow,
};

/// The faces of some dice in the order in which they lie.
pub type Throw = ArrayVec<Face, { MAX_DICE as usize }>;

/// One entry of a record: a throw, or a decision.
///
/// ```
/// use sahkku::{Action, DieSet, Entry};
///
/// let rethrow = DieSet::NONE.with(2).map(Entry::Rethrow);
/// assert_eq!(rethrow.and_then(|entry| entry.action()), Some(Action::Rethrow(1)));
/// assert_eq!(Entry::Agreed.action(), None);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A round of the throw-off.
    Round {
        /// The men's throw.
        men: Throw,
        /// The women's throw.
        women: Throw,
    },
    /// The lot, or the players themselves, decided that this side begins.
    Begins(Side),
    /// The side that does not begin chose its way: mieđut (`true`) or vuosttut.
    Walks(bool),
    /// The dice in the hand were thrown.
    Throw(Throw),
    /// The side to move decided. [`Action::Rethrow`] takes up the first dice that show X.
    Action(Action),
    /// The side to move takes up these dice to throw them again.
    Rethrow(DieSet),
    /// A side resigned.
    Resigned(Side),
    /// Both agreed on a draw.
    Agreed,
}

impl Entry {
    /// The action that the side to move decided on, if this is a decision. The rules do not distinguish dice with the same face,
    /// so a rethrow is a number of dice here.
    #[must_use]
    pub fn action(&self) -> Option<Action> {
        match *self {
            Entry::Action(action) => Some(action),
            Entry::Rethrow(dice) => Some(Action::Rethrow(dice.count())),
            _ => None,
        }
    }
}

/// The phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The starting side is not yet known.
    ThrowOff,
    /// This side, which does not begin, chooses mieđut or vuosttut.
    ChooseWay(Side),
    /// The position says what comes next.
    Play,
    /// The game is over.
    Over(Outcome),
}

/// Why an entry cannot come next.
///
/// ```
/// use sahkku::{Action, Entry, EntryRefused, Game, Judge, PRESETS, Phase};
///
/// let mut game = Game::new(Judge::new(PRESETS[0].rules).expect("rules that go together"));
/// let refused = game.enter(&Entry::Action(Action::Stop), |_| ());
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
    /// The die with this number, from 1, is to be thrown again but does not show X.
    NotAnX(usize),
    /// The tray has no die with this number, from 1.
    NoSuchDie(usize),
    /// These rules decide the starting side by throwing.
    NoLot,
}

impl fmt::Display for EntryRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryRefused::NotNow(Phase::ThrowOff) => f.write_str("it is not yet known who begins"),
            EntryRefused::NotNow(Phase::ChooseWay(side)) => {
                write!(f, "the {side} must first choose vuosttut or miedut")
            }
            EntryRefused::NotNow(Phase::Play) => f.write_str("the game has already begun"),
            EntryRefused::NotNow(Phase::Over(_)) => f.write_str("the game is over"),
            EntryRefused::WrongThrow(error) => error.fmt(f),
            EntryRefused::Refused(refusal) => write!(f, "not legal: {refusal}"),
            EntryRefused::NotAnX(die) => write!(f, "die {die} shows no X"),
            EntryRefused::NoSuchDie(die) => write!(f, "there is no die {die}"),
            EntryRefused::NoLot => f.write_str("the throw-off decides who begins"),
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
/// use sahkku::{Entry, Game, Judge, Phase, Side, preset};
///
/// // The lot decides who begins under these rules.
/// let rules = preset("globe-joueur").expect("a recorded rule set").rules;
/// let mut game = Game::new(Judge::new(rules).expect("rules that go together"));
/// game.enter(&Entry::Begins(Side::Women), |_| ())?;
/// assert_eq!((game.phase(), game.position().turn()), (Phase::Play, Side::Women));
/// # Ok::<(), sahkku::EntryRefused>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    judge: Judge,
    phase: Phase,
    position: Position,
    tray: Tray,
}

impl Game {
    /// Creates a game that begins with the throw-off.
    #[must_use]
    pub fn new(judge: Judge) -> Game {
        let position = judge.start(Side::Men);
        Game {
            judge,
            phase: Phase::ThrowOff,
            position,
            tray: Tray::default(),
        }
    }

    /// Creates a game that starts from a position.
    #[must_use]
    pub fn from_position(judge: Judge, position: Position) -> Game {
        let phase = position.outcome().map_or(Phase::Play, Phase::Over);
        Game {
            judge,
            phase,
            tray: Tray::of(&position),
            position,
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

    /// The position; before the game begins, the most likely starting position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The dice as they lie.
    #[must_use]
    pub const fn tray(&self) -> &Tray {
        &self.tray
    }

    /// Lists every legal action of the side to move in `legal`, each once. The list is empty if no action is expected.
    pub fn legal(&self, legal: &mut Actions) {
        match self.phase {
            Phase::Play => self.judge.legal(&self.position, legal),
            _ => legal.clear(),
        }
    }

    /// The recorded form of `entry`: if the dice to be thrown again are the first that show X, their number suffices.
    #[must_use]
    pub fn as_recorded(&self, entry: Entry) -> Entry {
        match entry {
            Entry::Rethrow(dice) if dice == self.tray.first_crosses(dice.count()) => {
                Entry::Action(Action::Rethrow(dice.count()))
            }
            other => other,
        }
    }

    /// Applies the entry; `see` receives the events.
    ///
    /// # Errors
    /// [`EntryRefused`] if it cannot come next; the game is then unchanged.
    pub fn enter(&mut self, entry: &Entry, mut see: impl FnMut(Event)) -> Result<(), EntryRefused> {
        let phase = self.phase;
        let not_now = Err(EntryRefused::NotNow(phase));
        match (entry, phase) {
            (_, Phase::Over(_)) => not_now,
            (&Entry::Resigned(side), _) => {
                self.end(Some(side.other()), Reason::Resigned, &mut see);
                Ok(())
            }
            (Entry::Agreed, _) => {
                self.end(None, Reason::Agreed, &mut see);
                Ok(())
            }
            (Entry::Round { men, women }, Phase::ThrowOff) => self.round(men, women),
            (&Entry::Begins(side), Phase::ThrowOff) => {
                if self.judge.rules().throw_off != ThrowOff::Lot {
                    return Err(EntryRefused::NoLot);
                }
                self.begin(side);
                Ok(())
            }
            (&Entry::Walks(miedut), Phase::ChooseWay(side)) => {
                self.position = match miedut {
                    true => self.judge.start_miedut(side.other()),
                    false => self.judge.start(side.other()),
                };
                self.phase = Phase::Play;
                Ok(())
            }
            (Entry::Throw(throw), Phase::Play) => {
                let dice: Dice = throw.iter().copied().collect();
                let side = self.position.turn();
                let thrown = self.judge.throw(&mut self.position, dice, see);
                thrown.map_err(EntryRefused::WrongThrow)?;
                self.tray.fall(throw, self.judge.rules());
                if self.position.turn() == side && self.position.in_hand > 0 {
                    self.tray.set_aside();
                }
                self.go_on(side);
                Ok(())
            }
            (&Entry::Action(action), Phase::Play) => {
                let taken_up = self.taken_up(action);
                self.act(action, taken_up, &mut see)
            }
            (&Entry::Rethrow(dice), Phase::Play) => {
                self.act(Action::Rethrow(dice.count()), dice, &mut see)
            }
            _ => not_now,
        }
    }

    /// Applies `action` of the side to move, and takes up the dice that are to be thrown again.
    fn act(
        &mut self,
        action: Action,
        taken_up: DieSet,
        see: &mut impl FnMut(Event),
    ) -> Result<(), EntryRefused> {
        if let Some(refusal) = self.judge.why(&self.position, action) {
            return Err(EntryRefused::Refused(refusal));
        }
        self.tray.check_crosses(taken_up)?;
        self.act_unchecked(action, taken_up, see);
        Ok(())
    }

    /// Applies an action that is known to be legal, such as one listed by [`Judge::legal`] for this game.
    pub fn enter_unchecked(&mut self, action: Action, see: &mut impl FnMut(Event)) {
        self.act_unchecked(action, self.taken_up(action), see);
    }

    /// The dice that an action takes up, the first that show X.
    fn taken_up(&self, action: Action) -> DieSet {
        match action {
            Action::Rethrow(count) => self.tray.first_crosses(count),
            _ => DieSet::NONE,
        }
    }

    fn act_unchecked(&mut self, action: Action, taken_up: DieSet, see: &mut impl FnMut(Event)) {
        let side = self.position.turn();
        self.judge.play_unchecked(&mut self.position, action, see);
        match action.die_use() {
            Some(step) => self.tray.spend_one(step.die),
            None => self.tray.take_up(taken_up),
        }
        self.go_on(side);
    }

    fn round(&mut self, men: &Throw, women: &Throw) -> Result<(), EntryRefused> {
        let rules = self.judge.rules();
        let Some(wanted) = rules.throw_off.dice() else {
            return Err(EntryRefused::WrongThrow(WrongThrow::NotNow));
        };
        for throw in [men, women] {
            if throw.len() != usize::from(wanted) {
                return Err(EntryRefused::WrongThrow(WrongThrow::Count { wanted }));
            }
            if let Some(&face) = throw.iter().find(|&&face| !rules.faces.has(face)) {
                return Err(EntryRefused::WrongThrow(WrongThrow::NoSuchFace(face)));
            }
        }
        let dice = |throw: &Throw| throw.iter().copied().collect();
        if let Some(side) = ThrowOff::begins(dice(men), dice(women)) {
            self.begin(side);
        }
        Ok(())
    }

    fn begin(&mut self, side: Side) {
        self.position = self.judge.start(side);
        self.phase = if self.judge.rules().miedut {
            Phase::ChooseWay(side.other())
        } else {
            Phase::Play
        };
    }

    /// Updates the tray and the phase after a throw or an action of `side`, once the turn has passed or not.
    fn go_on(&mut self, side: Side) {
        if self.position.turn() != side {
            // The dice stay in sight until the next throw.
            self.tray.spend_all();
        }
        if let Some(outcome) = self.position.outcome() {
            self.phase = Phase::Over(outcome);
        }
    }

    fn end(&mut self, winner: Option<Side>, reason: Reason, see: &mut impl FnMut(Event)) {
        let outcome = Outcome { winner, reason };
        self.phase = Phase::Over(outcome);
        see(Event::GameOver(outcome));
    }

    /// What the loser owes the winner in stakes (§7): the stake times the winner's remaining soldiers. 0 without a stake, before
    /// the end, and in a draw.
    #[must_use]
    pub fn owed(&self) -> u32 {
        match self.phase {
            Phase::Over(Outcome {
                winner: Some(side), ..
            }) => u32::from(self.judge.rules().stake) * u32::from(self.position.soldiers(side)),
            _ => 0,
        }
    }
}
