//! The rules made ready for play, and the questions that they answer.

mod action_sink;
mod end;
mod explain;
mod landing;
mod legal;
mod play;
mod standstill;
mod start;
mod turn_check;
mod view;

pub use explain::Refusal;
pub(crate) use turn_check::FirstFound;

use core::fmt;
use std::sync::Arc;

use landing::Closing;

use crate::dice::{Counts, FaceSet, MAX_DICE};
use crate::move_table::MoveTable;
use crate::place::{Place, Places, Row};
use crate::rules::{
    Contradiction, KingMoves, LikeOdds, RaidGate, Rethrow, Rules, TrackShape, UseOrder,
};
use crate::track::{Lines, Track};
use crate::{Action, Dice, Face, Piece, Position, Side};

/// Rules made ready for play: every track and line of the board is computed.
///
/// Making one takes about a tenth of a millisecond; keep it for the whole game. Ask all questions about a position of the `Judge`
/// with the rules that the position was made under. Its tables are large and shared, so moving or cloning it is cheap.
///
/// ```
/// use sahkku::{Actions, Face, Judge, PRESETS, Side};
///
/// let judge = Judge::new(PRESETS[0].rules).expect("rules that go together");
/// let mut position = judge.start(Side::Women);
/// judge.throw(&mut position, [Face::X; 3].into_iter().collect(), |_| ())?;
/// let mut legal = Actions::new();
/// judge.legal(&position, &mut legal);
/// assert!(legal.iter().all(|&action| judge.why(&position, action).is_none()));
/// # Ok::<(), sahkku::WrongThrow>(())
/// ```
#[derive(Clone)]
pub struct Judge {
    rules: Rules,
    /// Steps by face; 0 if a die with that face cannot be used.
    values: [u8; 5],
    /// A forced order as a rank by face; all 0 when the order is free.
    ranks: [u8; 5],
    /// The faces that may be used next and are worth a step, by the kinds of unused dice.
    next: [FaceSet; 32],
    /// The faces that are worth a step or more.
    worth: FaceSet,
    /// How many dice may be thrown again before any is used, by the number that show X.
    again: [Counts; MAX_DICE as usize + 1],
    /// Which places are closed to which pieces.
    closing: Closing,
    /// The tracks: the men's, the men's mirrored, the women's, and the women's mirrored.
    tracks: [Arc<Track>; 4],
    /// How queens move.
    royal: Lines,
    /// How a king moves that does not move like a soldier.
    king_lines: Lines,
    /// What awake queens can do.
    queen: Arc<MoveTable>,
    /// What sleeping queens can do with an X.
    waking: Arc<MoveTable>,
    /// What a king can do that moves on his lines.
    king: Arc<MoveTable>,
    /// Home rows by side.
    home: [Places; 2],
}

/// Why dice cannot have been thrown now.
///
/// ```
/// use sahkku::{Face, Judge, PRESETS, Side, WrongThrow};
///
/// let judge = Judge::new(PRESETS[0].rules).expect("rules that go together");
/// let thrown = judge.throw(&mut judge.start(Side::Men), [Face::X].into_iter().collect(), |_| ());
/// assert_eq!(thrown, Err(WrongThrow::Count { wanted: 3 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongThrow {
    /// The game does not wait for dice.
    NotNow,
    /// Another number of dice must be thrown.
    Count {
        /// How many must be thrown.
        wanted: u8,
    },
    /// The dice do not have this face.
    NoSuchFace(Face),
}

impl fmt::Display for WrongThrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongThrow::NotNow => f.write_str("nothing is to be thrown now"),
            WrongThrow::Count { wanted } => write!(f, "{wanted} dice are to be thrown"),
            WrongThrow::NoSuchFace(face) => write!(f, "these dice have no face {face}"),
        }
    }
}

impl core::error::Error for WrongThrow {}

/// A forced order as a rank by face; all 0 when the order is free.
fn ranks(order: UseOrder) -> [u8; 5] {
    match order {
        UseOrder::Free => [0; 5],
        UseOrder::Forced(order) => Face::ALL.map(|face| {
            let rank = order.as_slice().iter().position(|&named| named == face);
            rank.map_or(u8::MAX, |rank| rank as u8)
        }),
    }
}

/// The faces that may be used next and are worth a step, by [`Dice::kinds_index`] of the unused
/// dice (§3, order of use).
fn next_faces(values: [u8; 5], ranks: [u8; 5]) -> [FaceSet; 32] {
    let rank = |face: Face| ranks[face.index()];
    let mut next = [FaceSet::NONE; 32];
    for kinds in 0..next.len() {
        let kinds: Dice = Face::ALL
            .into_iter()
            .filter(|face| kinds >> face.index() & 1 == 1)
            .collect();
        let first = kinds.kinds().map(rank).min();
        next[kinds.kinds_index()] = kinds
            .kinds()
            .filter(|&face| Some(rank(face)) == first && values[face.index()] > 0)
            .collect();
    }
    next
}

/// How many dice may be thrown again before any is used and with this many X's (§3, rethrow).
fn rethrows(rules: &Rules, crosses: u8) -> Counts {
    match rules.rethrow {
        Rethrow::Each => (1..=crosses).collect(),
        Rethrow::All => (crosses..=crosses)
            .filter(|&count| count == rules.dice)
            .collect(),
        Rethrow::None => (0..0).collect(),
    }
}

/// The tables follow from the rules.
impl fmt::Debug for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Judge").field(&self.rules).finish()
    }
}

impl Judge {
    /// Makes rules ready for play.
    ///
    /// # Errors
    /// A [`Contradiction`] if some options are incompatible.
    pub fn new(rules: Rules) -> Result<Judge, Contradiction> {
        rules.check()?;
        let columns = rules.columns;
        let track = |side, mirrored| Arc::new(Track::new(&rules, side, mirrored));
        let row = |side| -> Places {
            (1..=columns)
                .map(|column| Place::at(Row::home(side), column))
                .collect()
        };
        let values = Face::ALL.map(|face| rules.value(face));
        let ranks = ranks(rules.order);
        let royal = Lines::new(columns, true);
        let king_lines = Lines::new(columns, rules.king_moves != KingMoves::Orthogonal);
        let judge = Judge {
            rules,
            values,
            ranks,
            next: next_faces(values, ranks),
            worth: Face::ALL
                .into_iter()
                .filter(|face| values[face.index()] > 0)
                .collect(),
            again: core::array::from_fn(|crosses| rethrows(&rules, crosses as u8)),
            closing: Closing::new(&rules),
            tracks: [
                track(Side::Men, false),
                track(Side::Men, true),
                track(Side::Women, false),
                track(Side::Women, true),
            ],
            queen: Arc::new(MoveTable::new(Piece::Queen, &royal, values, Action::Move)),
            waking: Arc::new(MoveTable::new(
                Piece::Queen,
                &royal,
                values,
                Action::Activate,
            )),
            king: Arc::new(MoveTable::new(
                Piece::King,
                &king_lines,
                values,
                Action::Move,
            )),
            royal,
            king_lines,
            home: [row(Side::Men), row(Side::Women)],
        };
        if rules.like_odds == LikeOdds::Advanced {
            judge.check_advanced_like_odds()?;
        }
        Ok(judge)
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The Castle (Slottet): the centre of the board.
    #[must_use]
    pub const fn castle(&self) -> Place {
        Place::at(Row::B, self.rules.columns / 2 + 1)
    }

    /// The marked places: the Castle, and the fourth lines from either end of the middle row.
    #[must_use]
    pub const fn marked(&self) -> [Place; 3] {
        [
            self.castle(),
            Place::at(Row::B, 4),
            Place::at(Row::B, self.rules.columns - 3),
        ]
    }

    /// Whether `place` is on this board.
    #[must_use]
    pub fn has(&self, place: Place) -> bool {
        place.column() <= self.rules.columns
    }

    /// The places that a soldier of `side` walks over, in order, when it goes `value` steps (1 to 4) from `from`. The last one is
    /// where it lands. Empty if no soldier of `side` can stand there.
    pub fn walk(
        &self,
        position: &Position,
        side: Side,
        from: crate::Spot,
        value: u8,
    ) -> impl Iterator<Item = crate::Spot> {
        let track = self.track(position, side);
        let steps = if track.has(from) {
            value.min(crate::track::MAX_VALUE as u8)
        } else {
            0
        };
        (1..=steps).map(move |step| track.after(from, step))
    }

    /// Where the soldier of `side` that sleeps on `place` would go when it is activated.
    #[must_use]
    pub fn activation_place(&self, position: &Position, side: Side, place: Place) -> Place {
        self.track(position, side).woken(place)
    }

    /// All places that a queen or king on `from` reaches with `value` steps (1 to 4) in a straight line, whatever stands there;
    /// empty for pieces that walk.
    #[must_use]
    pub fn straight(&self, piece: crate::Piece, from: Place, value: u8) -> Places {
        let lines = match piece {
            crate::Piece::Queen => &self.royal,
            crate::Piece::King if self.rules.king_moves != KingMoves::Soldier => &self.king_lines,
            crate::Piece::King | crate::Piece::Soldier => return Places::NONE,
        };
        lines.from(from, value.min(crate::track::MAX_VALUE as u8))
    }

    #[inline]
    fn track(&self, position: &Position, side: Side) -> &Track {
        &self.tracks[2 * side.index() + usize::from(position.is_mirrored(side))]
    }

    #[inline]
    fn value(&self, face: Face) -> u8 {
        self.values[face.index()]
    }

    /// Whether the king has a homebound flag of his own: only if he walks like a soldier in the figure of eight.
    #[inline]
    pub(crate) fn king_walks_home(&self) -> bool {
        self.rules.track == TrackShape::Eight && self.rules.king_moves == KingMoves::Soldier
    }

    /// Whether landing on the king takes him once he is not inert.
    #[inline]
    fn landing_takes(&self) -> bool {
        self.rules.raid_gate != RaidGate::Raid
    }

    /// The sleeping soldier nearest the front: the end that the side walks toward.
    fn front_sleeper(&self, position: &Position, side: Side) -> Option<Place> {
        let asleep = position.army(side).asleep;
        self.track(position, side).front_of(asleep).lowest()
    }
}
