//! A position: the pieces, the dice, and the deciding side.

use crate::army::Army;
use crate::king::King;
use crate::{Dice, Outcome, Piece, Place, Places, Side, Spot};

/// A position that a game can be in.
///
/// It is a small value that copies cheaply, and it is always valid: it comes from [`crate::Judge::start`], from a checked
/// [`crate::Setup`], or from play. Its meaning depends on the [`crate::Judge`] of the rules that it was made under.
///
/// ```
/// use sahkku::{Judge, PRESETS, Side};
///
/// let start = Judge::new(PRESETS[0].rules).expect("rules that go together").start(Side::Men);
/// assert_eq!((start.turn(), start.soldiers(Side::Men), start.asleep(Side::Men)), (Side::Men, 15, 15));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) armies: [Army; 2],
    pub(crate) king: King,
    pub(crate) turn: Side,
    pub(crate) first: Side,
    pub(crate) miedut: bool,
    /// All dice that lie in the tray, used ones too.
    pub(crate) thrown: Dice,
    /// Those that can still be used.
    pub(crate) unused: Dice,
    /// Dice in the hand, still to be thrown.
    pub(crate) in_hand: u8,
    pub(crate) used_any: bool,
    /// Throws of this turn that did not show X with every die, if the first soldier requires that.
    pub(crate) tries: u8,
    pub(crate) outcome: Option<Outcome>,
}

/// What a position waits for.
///
/// ```
/// use sahkku::{Judge, Side, Stage, preset};
///
/// let rules = preset("lagesvuotna").expect("a recorded rule set").rules;
/// let start = Judge::new(rules).expect("rules that go together").start(Side::Men);
/// assert_eq!(start.stage(), Stage::Throw(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// This many dice must be thrown: chance decides next.
    Throw(u8),
    /// The side to move decides next.
    Decide,
    /// Nothing more: the game is over.
    Over(Outcome),
}

/// One piece on the board.
///
/// ```
/// use sahkku::{Judge, PRESETS, Piece, Side};
///
/// let start = Judge::new(PRESETS[0].rules).expect("rules that go together").start(Side::Men);
/// let is_awake = |figure: &sahkku::Figure| figure.awake;
/// let awake: Vec<Piece> = start.figures().filter(is_awake).map(|figure| figure.piece).collect();
/// assert_eq!(awake, [Piece::King]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure {
    /// The side of the piece; for the king, his holder.
    pub side: Option<Side>,
    /// The kind of the piece.
    pub piece: Piece,
    /// The spot of the piece.
    pub at: Spot,
    /// Whether it is awake. The king always is.
    pub awake: bool,
    /// Whether it is a soldier that rides the king.
    pub riding: bool,
}

impl Position {
    /// The side to move.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The side that began the game.
    #[must_use]
    pub const fn first(&self) -> Side {
        self.first
    }

    /// The side that walks the mirrored track (mieđut), if any.
    #[must_use]
    pub const fn mirrored(&self) -> Option<Side> {
        if self.miedut {
            Some(self.first.other())
        } else {
            None
        }
    }

    /// What the game waits for.
    #[must_use]
    #[inline]
    pub const fn stage(&self) -> Stage {
        match self.outcome {
            Some(outcome) => Stage::Over(outcome),
            None if self.in_hand > 0 => Stage::Throw(self.in_hand),
            None => Stage::Decide,
        }
    }

    /// How the game ended, if it did.
    #[must_use]
    #[inline]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The dice of this throw in the tray, used or not.
    #[must_use]
    pub const fn thrown(&self) -> Dice {
        self.thrown
    }

    /// The dice that can still be used.
    #[must_use]
    pub const fn unused(&self) -> Dice {
        self.unused
    }

    /// Whether a die of this throw has been used.
    #[must_use]
    pub const fn used_any(&self) -> bool {
        self.used_any
    }

    /// How many throws of this turn did not show X with every die, if the first soldier requires that. 0 while the side decides.
    #[must_use]
    pub const fn tries(&self) -> u8 {
        self.tries
    }

    /// The king.
    #[must_use]
    pub const fn king(&self) -> &King {
        &self.king
    }

    /// The number of a side's soldiers: asleep, awake and riding.
    #[must_use]
    pub const fn soldiers(&self, side: Side) -> u8 {
        self.armies[side.index()].soldiers
    }

    /// The number of a side's soldiers that are still asleep.
    #[must_use]
    pub const fn asleep(&self, side: Side) -> u8 {
        self.armies[side.index()].asleep.len() as u8
    }

    /// The places where soldiers of a side sleep.
    #[must_use]
    pub const fn sleepers(&self, side: Side) -> Places {
        self.armies[side.index()].asleep
    }

    /// The places with a side's awake soldiers on foot that are homebound, or that are not.
    #[must_use]
    pub fn awake(&self, side: Side, homebound: bool) -> Places {
        self.armies[side.index()].awake[usize::from(homebound)].places()
    }

    /// The number of a side's awake soldiers on a spot, without a rider.
    #[must_use]
    pub fn stack(&self, side: Side, spot: Spot) -> u8 {
        self.armies[side.index()].awake[spot.lane()].count(spot.place())
    }

    /// Where a side's queen stands and whether she is awake; `None` without queens.
    #[must_use]
    pub fn queen(&self, side: Side) -> Option<(Place, bool)> {
        let army = &self.armies[side.index()];
        let place = army.queen.lowest()?;
        Some((place, !army.queen_asleep()))
    }

    /// Every piece on the board, each soldier of a stack separately: the men's soldiers, the women's, the queens, the king.
    pub fn figures(&self) -> impl Iterator<Item = Figure> + '_ {
        let soldiers = Side::BOTH
            .into_iter()
            .flat_map(move |side| self.soldiers_of(side));
        let queens = Side::BOTH.into_iter().filter_map(move |side| {
            let (place, awake) = self.queen(side)?;
            let at = Spot::outbound(place);
            Some(Figure {
                side: Some(side),
                piece: Piece::Queen,
                at,
                awake,
                riding: false,
            })
        });
        let king = self.king.spot().map(|at| Figure {
            side: self.king.holder,
            piece: Piece::King,
            at,
            awake: true,
            riding: false,
        });
        soldiers.chain(queens).chain(king)
    }

    fn soldiers_of(&self, side: Side) -> impl Iterator<Item = Figure> + '_ {
        let army = &self.armies[side.index()];
        let soldier = move |at, awake| Figure {
            side: Some(side),
            piece: Piece::Soldier,
            at,
            awake,
            riding: false,
        };
        let asleep = army
            .asleep
            .map(move |place| soldier(Spot::outbound(place), false));
        let awake = army
            .awake
            .iter()
            .enumerate()
            .flat_map(move |(lane, stacks)| {
                stacks.places().flat_map(move |place| {
                    let figure = soldier(Spot::new(place, lane == 1), true);
                    core::iter::repeat_n(figure, stacks.count(place) as usize)
                })
            });
        let riding = self.king.ridden && self.king.holder == Some(side);
        let rider = riding.then(|| Figure {
            riding: true,
            ..soldier(Spot::outbound(self.king.spot.place()), true)
        });
        asleep.chain(awake).chain(rider)
    }

    #[inline]
    pub(crate) fn army(&self, side: Side) -> &Army {
        &self.armies[side.index()]
    }

    #[inline]
    pub(crate) fn army_mut(&mut self, side: Side) -> &mut Army {
        &mut self.armies[side.index()]
    }

    /// Whether `side` walks the mirrored track.
    #[inline]
    pub(crate) fn is_mirrored(&self, side: Side) -> bool {
        self.miedut & (side != self.first)
    }

    /// Places with an own soldier, including a rider.
    #[inline]
    pub(crate) fn soldiers_at(&self, side: Side) -> Places {
        let rider = self.king.place_if_held_by(side).only_if(self.king.ridden);
        self.army(side).on_foot() | rider
    }
}
