//! Positions from outside: freely described, and checked before use.

use core::fmt;

use crate::checkers::Checkers;
use crate::judge::{can_still_make_a_munk, is_jan};
use crate::{
    After, CHECKERS, DiceCount, Die, Judge, Outcome, Point, Position, Side, Throw, Unused,
};

/// The described checkers of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupSide {
    /// The number of checkers on each point in the side's own numbering, the home first.
    pub points: [u8; 24],
    /// The number of checkers that wait to be entered.
    pub hit: u8,
    /// The number of borne-off checkers.
    pub off: u8,
    /// Whether ten or fewer have stood on home at some time (§3). If ten or fewer stand there now, this is taken as true.
    pub five_out: bool,
    /// Whether the checkers on point 7 are the rest of the four of two sixes (§6).
    pub open_band: bool,
    /// Whether the side's first turn is over (§6).
    pub thrown_before: bool,
}

/// A described position. [`Judge::set_up`] checks it. Finished games are described only by their records.
///
/// ```
/// use kotra::{Judge, PRESETS, Side};
///
/// let judge = Judge::new(PRESETS[0].rules);
/// let mut setup = judge.start(Side::White).to_setup();
/// setup.turn = Side::Black;
/// assert_eq!(judge.set_up(&setup).map(|position| position.turn()), Ok(Side::Black));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Both sides, by [`Side::index`].
    pub sides: [SetupSide; 2],
    /// The side to move.
    pub turn: Side,
    /// The side that began the game.
    pub first: Side,
    /// The throw on the table; `None` before it.
    pub throw: Option<Throw>,
    /// The remaining uses of the throw; none before the throw.
    pub unused: Unused,
    /// The after-throws of the side to move, if they are in progress (§11).
    pub after: Option<After>,
}

/// Why a described position is impossible.
///
/// ```
/// use kotra::{Judge, PRESETS, SetupError, Side};
///
/// let judge = Judge::new(PRESETS[0].rules);
/// let mut setup = judge.start(Side::White).to_setup();
/// setup.sides[0].off = 1;
/// let error = SetupError::Count { side: Side::White, has: 16 };
/// assert_eq!(judge.set_up(&setup), Err(error));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A side does not have fifteen checkers in all.
    Count {
        /// The side.
        side: Side,
        /// Its number of checkers.
        has: u16,
    },
    /// Both sides stand on the same point.
    Shared {
        /// The point, in the numbering of white.
        at: Point,
    },
    /// A band stands where none may be laid (§3).
    Band {
        /// The side of the band.
        side: Side,
        /// The point, in the side's own numbering.
        at: Point,
    },
    /// The four of two sixes are not two to four checkers on point 7, or these rules do not have them (§6).
    OpenBand(Side),
    /// The side can no longer enter all its hit checkers: it has lost (§10).
    Jan(Side),
    /// A side has borne off all its checkers, and no after-throws are in progress.
    AllOff(Side),
    /// The unused dice are not part of the throw.
    Unused,
    /// The throw lies on the table, but none of it can be used.
    Stuck,
    /// One die was thrown, but these rules do not have that choice, or not in such a position (§8, `single_die`).
    OneDie,
    /// These after-throws are impossible (§11).
    After,
}

impl SetupError {
    /// The name of the error, in small letters and dashes.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SetupError::Count { .. } => "count",
            SetupError::Shared { .. } => "shared",
            SetupError::Band { .. } => "band",
            SetupError::OpenBand(_) => "open-band",
            SetupError::Jan(_) => "jan",
            SetupError::AllOff(_) => "all-off",
            SetupError::Unused => "unused",
            SetupError::Stuck => "stuck",
            SetupError::OneDie => "one-die",
            SetupError::After => "after",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Count { side, has } => {
                write!(f, "{side} has {has} checkers instead of {CHECKERS}")
            }
            SetupError::Shared { at } => write!(f, "both sides stand on point {at} of white"),
            SetupError::Band { side, at } => {
                write!(f, "{side} has a band on {at}, where none may be laid")
            }
            SetupError::OpenBand(side) => write!(
                f,
                "the four of two sixes of {side} are two to four checkers on point 7"
            ),
            SetupError::Jan(side) => write!(f, "{side} is jan: the game is over"),
            SetupError::AllOff(side) => write!(f, "{side} has borne off all: the game is over"),
            SetupError::Unused => f.write_str("the unused dice are not a part of the throw"),
            SetupError::Stuck => f.write_str("nothing of the throw on the table can be used"),
            SetupError::OneDie => f.write_str("one die cannot have been thrown here"),
            SetupError::After => f.write_str("the after-throws cannot stand so"),
        }
    }
}

impl core::error::Error for SetupError {}

impl Position {
    /// Describes this position freely. A position in which the game is over cannot be set up again.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        let side = |side| {
            let checkers = self.checkers(side);
            SetupSide {
                points: checkers.points(),
                hit: checkers.hit(),
                off: checkers.off(),
                five_out: checkers.five_out(),
                open_band: checkers.open_band(),
                thrown_before: checkers.thrown_before(),
            }
        };
        Setup {
            sides: Side::BOTH.map(side),
            turn: self.turn,
            first: self.first,
            throw: self.throw,
            unused: self.unused,
            after: self.after,
        }
    }
}

impl Judge {
    /// Makes the position that `setup` describes.
    ///
    /// # Errors
    /// The first [`SetupError`] found.
    pub fn set_up(&self, setup: &Setup) -> Result<Position, SetupError> {
        for side in Side::BOTH {
            self.check_side(side, &setup.sides[side.index()])?;
        }
        let checkers = setup.sides.each_ref().map(Checkers::placed);
        let [white, black] = &checkers;
        if let Some(at) = white.occupied().and(black.occupied().across()).next() {
            return Err(SetupError::Shared { at });
        }
        if let Some(side) = Side::BOTH
            .into_iter()
            .find(|side| is_jan(&checkers[side.index()]))
        {
            return Err(SetupError::Jan(side));
        }
        let mut position = Position {
            checkers,
            turn: setup.turn,
            first: setup.first,
            throw: None,
            unused: Unused::NONE,
            in_hand: None,
            after: setup.after,
            outcome: None,
        };
        self.set_throw(&mut position, setup)?;
        self.check_after(&position)?;
        if position.throw.is_some() && self.is_stuck(&position) {
            return Err(SetupError::Stuck);
        }
        Ok(position)
    }

    fn check_side(&self, side: Side, setup: &SetupSide) -> Result<(), SetupError> {
        let on_board = setup.points.iter().map(|&count| u16::from(count));
        let has = on_board.sum::<u16>() + u16::from(setup.hit) + u16::from(setup.off);
        if has != u16::from(CHECKERS) {
            return Err(SetupError::Count { side, has });
        }
        let five_out = setup.five_out || setup.points[0] <= CHECKERS - 5;
        let on_four = setup.points[usize::from(Point::FOUR.number()) - 1];
        if setup.open_band && !(self.rules().two_sixes && (2..=4).contains(&on_four)) {
            return Err(SetupError::OpenBand(side));
        }
        for (at, &count) in Point::all().zip(&setup.points) {
            let may_lie = at == Point::HOME
                || at >= Point::HUK && five_out
                || at == Point::FOUR && setup.open_band;
            if count > 1 && !may_lie {
                return Err(SetupError::Band { side, at });
            }
        }
        Ok(())
    }

    /// Checks that the after-throws, or their absence, fit the borne-off checkers.
    fn check_after(&self, position: &Position) -> Result<(), SetupError> {
        let (own, enemy) = (position.own(), position.enemy());
        if own.off() == CHECKERS {
            return Err(SetupError::AllOff(position.turn));
        }
        let Some(After { left, value }) = position.after else {
            return match enemy.off() {
                CHECKERS => Err(SetupError::AllOff(position.turn.other())),
                _ => Ok(()),
            };
        };
        let values = [false, true].map(|mar| Outcome::off(Side::White, mar).value);
        let fits = enemy.off() == CHECKERS && values.contains(&value);
        let rules = self.rules();
        let few_left = own.off() >= CHECKERS - 4;
        let last = rules.last_throw && left == 1 && few_left && position.turn != position.first;
        // This is judged when a throw is used up, and a part of one may have spoilt the chance (§11).
        let usual = (1..=rules.after_throws.number()).contains(&left)
            && (position.used_any() || can_still_make_a_munk(own, left));
        if fits && (last || usual) {
            Ok(())
        } else {
            Err(SetupError::After)
        }
    }

    /// Puts the throw on the table, or the dice in the hand.
    fn set_throw(&self, position: &mut Position, setup: &Setup) -> Result<(), SetupError> {
        let Some(throw) = setup.throw else {
            if !setup.unused.is_empty() {
                return Err(SetupError::Unused);
            }
            let choice = self.may_throw_one(position);
            position.in_hand = (!choice).then_some(DiceCount::Two);
            return Ok(());
        };
        let all = Unused::of(throw);
        let is_part = Die::ALL
            .into_iter()
            .all(|die| setup.unused.count(die) <= all.count(die));
        if !is_part || setup.unused.is_empty() {
            return Err(SetupError::Unused);
        }
        let untouched = setup.unused == all;
        if throw.count() == DiceCount::One && !(untouched && self.may_throw_one(position)) {
            return Err(SetupError::OneDie);
        }
        position.throw = Some(throw);
        position.unused = setup.unused;
        Ok(())
    }
}
