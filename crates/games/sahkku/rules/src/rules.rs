//! A rule set as one value. Code asks it questions and never asks for its name.

use core::fmt;
use core::str::FromStr;

use game::words;

use crate::place::{MAX_COLUMNS, MIN_COLUMNS};
use crate::{Face, MAX_DICE};

words! {
    /// How the places are drawn. It changes no rule.
    Drawing {
        /// Short lines (sárggis).
        Lines = "lines",
        /// Squares, as in the Návuotna pair.
        Squares = "squares",
    }
}

words! {
    /// How much of the home row the soldiers fill at the start.
    HomeRow {
        /// A soldier on every place.
        Full = "full",
        /// The place at the front stays empty, as in the Návuotna pair.
        FrontEmpty = "front-empty",
    }
}

words! {
    /// What the blank face is worth.
    Blank {
        /// The dice have no blank face.
        Absent = "none",
        /// Nothing: the die is spent the moment it is thrown.
        Zero = "0",
        /// Four steps.
        Four = "4",
    }
}

words! {
    /// Which dice may be thrown again, before any die of the throw is used.
    Rethrow {
        /// Any choice of the dice that show X, again and again.
        Each = "each",
        /// All of them, and only when every die shows X.
        All = "all",
        /// None.
        None = "none",
    }
}

words! {
    /// Which sleeping soldier may be activated (luvvet).
    ActivationOrder {
        /// Only the one nearest the front.
        FrontFirst = "front-first",
        /// Any.
        Any = "any",
        /// Any whose next place on its track holds nothing at all.
        NextFree = "next-free",
    }
}

words! {
    /// Where a soldier goes when it is activated.
    ActivationStep {
        /// One place along its track.
        Forward = "forward",
        /// Straight to the middle row, same column.
        Across = "across",
    }
}

words! {
    /// Where a soldier goes from the far end of the enemy row.
    TrackShape {
        /// Round and round over the middle row and the enemy row, never home again.
        Loop = "loop",
        /// Over the middle row home again, and the whole lap once more.
        Eight = "eight",
    }
}

words! {
    /// What a sleeping piece is to a piece that would land on it.
    Sleepers {
        /// An ordinary target or ordinary company.
        Exposed = "exposed",
        /// Safe from the enemy; its own army may join it.
        Protected = "protected",
        /// Its place is closed to everyone.
        Closed = "closed",
    }
}

words! {
    /// How the king (gonagas) is taken.
    KingTaken {
        /// Whoever lands on him has him.
        Landing = "landing",
        /// He is pushed one place forward along the taker's track (cadjit).
        Push = "push",
        /// The soldier climbs under him.
        Mount = "mount",
    }
}

words! {
    /// The Nesseby king: inert until a soldier moves into the enemy home row (a raid).
    RaidGate {
        /// No gate: he can be taken from the start.
        Off = "off",
        /// After the first raid he is taken as [`KingTaken`] says, and no longer by raids.
        Landing = "landing",
        /// He is only ever taken by raids.
        Raid = "raid",
        /// After the first raid he is taken both ways.
        Both = "both",
    }
}

words! {
    /// How the king moves. Queens always move royally.
    KingMoves {
        /// Along his holder's track.
        Soldier = "soldier",
        /// In a straight line, a row's end counting as straight on.
        Royal = "royal",
        /// In a straight line without the bends.
        Orthogonal = "orthogonal",
    }
}

words! {
    /// Without what a side has lost.
    LosesWithout {
        /// Without soldiers, king or not.
        Soldiers = "soldiers",
        /// With neither soldiers nor the king.
        AllPieces = "all-pieces",
    }
}

words! {
    /// The modern rule that each side begins with its three front soldiers awake.
    LikeOdds {
        /// Not in use.
        Off = "off",
        /// They stand where they stood.
        InPlace = "in-place",
        /// As if three X's had just been used on them, front one first.
        Advanced = "advanced",
    }
}

words! {
    /// How it is decided who begins.
    ThrowOff {
        /// One die each a round, until exactly one shows X.
        FirstX = "first-x",
        /// Three dice each, most X's begins; a tie throws again.
        MostX = "most-x",
        /// By lot.
        Lot = "lot",
    }
}

/// Up to five different faces in a row: the faces of the dice, or an order of use.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FaceList {
    faces: [Face; 5],
    len: u8,
}

impl FaceList {
    /// A list of different faces; `None` if one stands twice.
    #[must_use]
    pub const fn new(list: &[Face]) -> Option<FaceList> {
        let mut faces = [Face::Blank; 5];
        let mut n = 0;
        while n < list.len() {
            let mut earlier = 0;
            while earlier < n {
                if list[earlier] as u8 == list[n] as u8 {
                    return None;
                }
                earlier += 1;
            }
            faces[n] = list[n];
            n += 1;
        }
        Some(FaceList {
            faces,
            len: n as u8,
        })
    }

    /// The faces, in order.
    #[must_use]
    pub fn as_slice(&self) -> &[Face] {
        &self.faces[..self.len as usize]
    }

    /// Whether `face` is among them.
    #[must_use]
    pub fn has(&self, face: Face) -> bool {
        self.as_slice().contains(&face)
    }
}

impl fmt::Display for FaceList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, face) in self.as_slice().iter().enumerate() {
            if n > 0 {
                f.write_str(",")?;
            }
            f.write_str(face.word())?;
        }
        Ok(())
    }
}

impl fmt::Debug for FaceList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// The text was not a list of different faces, such as `X,III,II`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAFaceList;

impl FromStr for FaceList {
    type Err = NotAFaceList;
    fn from_str(text: &str) -> Result<FaceList, NotAFaceList> {
        let mut list = arrayvec::ArrayVec::<Face, 5>::new();
        for word in text.split(',') {
            let face = word.parse().map_err(|_| NotAFaceList)?;
            list.try_push(face).map_err(|_| NotAFaceList)?;
        }
        FaceList::new(&list).ok_or(NotAFaceList)
    }
}

/// In which order the dice of a throw are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UseOrder {
    /// Any unused die next.
    Free,
    /// Only a die of the first face on the list that is still unused; if it has no legal use,
    /// the turn is over.
    Forced(FaceList),
}

/// One rule set: every choice that the local traditions make differently.
///
/// The fields can be set at will; whether they go together is asked by [`Rules::check`], and
/// [`crate::Judge::new`] takes no rules that do not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Columns of the board: odd, [`MIN_COLUMNS`] to [`MAX_COLUMNS`].
    pub columns: u8,
    /// How the places are drawn.
    pub places: Drawing,
    /// How much of the home row the soldiers fill.
    pub home_row: HomeRow,
    /// Whether each side has a queen (dronnet).
    pub queens: bool,
    /// How many dice are thrown: 1 to [`MAX_DICE`].
    pub dice: u8,
    /// The four faces of every die.
    pub faces: FaceList,
    /// What the blank face is worth.
    pub blank: Blank,
    /// Which dice may be thrown again.
    pub rethrow: Rethrow,
    /// In which order the dice are used.
    pub order: UseOrder,
    /// Which sleeping soldier may be activated.
    pub activation_order: ActivationOrder,
    /// Where it goes then.
    pub activation_step: ActivationStep,
    /// Where soldiers go from the end of the enemy row.
    pub track: TrackShape,
    /// Whether the side that does not begin may choose to walk mieđut (mirrored).
    pub miedut: bool,
    /// Whether several own soldiers may stand on one place.
    pub stacking: bool,
    /// Whether soldiers may not pass over soldiers of their own army (gå i kø).
    pub queue: bool,
    /// What a sleeping piece is to a piece that would land on it.
    pub sleepers: Sleepers,
    /// How the king is taken.
    pub king_taken: KingTaken,
    /// Whether he is inert until the first raid, and how he is retaken afterwards.
    pub raid_gate: RaidGate,
    /// How he moves.
    pub king_moves: KingMoves,
    /// Whether he may stop with own soldiers, and they with him.
    pub king_shares: bool,
    /// Whether who lands on him may remove him instead (Ohcejot gonagas).
    pub utsjok: bool,
    /// Without what a side has lost.
    pub loses_without: LosesWithout,
    /// Whether a side that cannot use a die, all its soldiers awake, has lost.
    pub blocked_loses: bool,
    /// Whether three soldiers a side begin awake.
    pub like_odds: LikeOdds,
    /// House option: whether the player may end the turn at any point after the throw.
    pub may_stop: bool,
    /// How it is decided who begins.
    pub throw_off: ThrowOff,
    /// What the loser pays for each of the winner's remaining soldiers (hasardspill); 0 for none.
    pub stake: u16,
}

/// Why some options cannot stand together, or one cannot stand at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Contradiction {
    /// The number of columns is even or outside 9 to 21.
    Columns,
    /// The number of dice is outside 1 to 4.
    DiceCount,
    /// A die does not have exactly four different faces.
    FourFaces,
    /// No die shows X, so no piece could ever be activated.
    NoX,
    /// The blank face is given a value, and the dice have no blank face.
    BlankWithoutFace,
    /// The dice have a blank face, and it is given no value.
    BlankWithoutValue,
    /// A forced order does not name this face, which is worth more than 0.
    OrderLacks(Face),
    /// Soldiers that may not pass each other cannot share a place either.
    QueueWithStacking,
    /// A soldier that is activated straight across does not use its next place on the track.
    NextFreeWithAcross,
    /// With activation straight across there is no way to be awake in the home row.
    LikeOddsInPlaceWithAcross,
    /// One of the three steps of the advanced reading would not be quiet and legal.
    LikeOddsAdvanced,
}

impl Contradiction {
    /// What is wrong, in a sentence, for people at a terminal and in logs.
    #[must_use]
    pub fn reason(self) -> &'static str {
        match self {
            Contradiction::Columns => "the columns must be an odd number from 9 to 21",
            Contradiction::DiceCount => "the number of dice must be 1 to 4",
            Contradiction::FourFaces => "a die has exactly four different faces",
            Contradiction::NoX => "dice without X could never wake a piece",
            Contradiction::BlankWithoutFace => {
                "the blank face is given a value, but the dice have no blank face"
            }
            Contradiction::BlankWithoutValue => {
                "the dice have a blank face, so it must be worth 0 or 4"
            }
            Contradiction::OrderLacks(_) => {
                "a forced order must name every face that is worth more than 0"
            }
            Contradiction::QueueWithStacking => {
                "soldiers in a queue stay in single file, so they cannot stack"
            }
            Contradiction::NextFreeWithAcross => {
                "next free asks for the next place on the track, but across does not go there"
            }
            Contradiction::LikeOddsInPlaceWithAcross => {
                "where soldiers wake straight across, none is awake in the home row: like odds \
                 can only be advanced"
            }
            Contradiction::LikeOddsAdvanced => {
                "like odds advanced needs three steps that are legal and touch nobody, on either \
                 side and also mirrored where mieđut is offered"
            }
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::OrderLacks(face) => {
                write!(f, "{}, and {face} is missing", self.reason())
            }
            _ => f.write_str(self.reason()),
        }
    }
}

impl core::error::Error for Contradiction {}

impl Rules {
    /// How far a die with this face moves a piece; 0 for a blank that is worth nothing and for
    /// a face that the dice do not have.
    #[must_use]
    pub fn value(&self, face: Face) -> u8 {
        if !self.faces.has(face) {
            return 0;
        }
        match face {
            Face::X | Face::I => 1,
            Face::II => 2,
            Face::III => 3,
            Face::Blank => match self.blank {
                Blank::Four => 4,
                Blank::Zero | Blank::Absent => 0,
            },
        }
    }

    /// How many soldiers each side begins with.
    #[must_use]
    pub fn soldiers(&self) -> u8 {
        match self.home_row {
            HomeRow::Full => self.columns,
            HomeRow::FrontEmpty => self.columns - 1,
        }
    }

    /// Whether the options can stand together, but for the one question that needs a board:
    /// [`Contradiction::LikeOddsAdvanced`] is asked by [`crate::Judge::new`].
    ///
    /// # Errors
    /// The first [`Contradiction`] found.
    pub(crate) fn check(&self) -> Result<(), Contradiction> {
        let odd = self.columns % 2 == 1;
        if !odd || !(MIN_COLUMNS..=MAX_COLUMNS).contains(&self.columns) {
            return Err(Contradiction::Columns);
        }
        if !(1..=MAX_DICE).contains(&self.dice) {
            return Err(Contradiction::DiceCount);
        }
        if self.faces.as_slice().len() != 4 {
            return Err(Contradiction::FourFaces);
        }
        if !self.faces.has(Face::X) {
            return Err(Contradiction::NoX);
        }
        match (self.faces.has(Face::Blank), self.blank) {
            (false, Blank::Zero | Blank::Four) => return Err(Contradiction::BlankWithoutFace),
            (true, Blank::Absent) => return Err(Contradiction::BlankWithoutValue),
            _ => {}
        }
        if let UseOrder::Forced(order) = self.order {
            let lacking = |&face: &Face| self.value(face) > 0 && !order.has(face);
            if let Some(face) = Face::ALL.into_iter().find(lacking) {
                return Err(Contradiction::OrderLacks(face));
            }
        }
        if self.queue && self.stacking {
            return Err(Contradiction::QueueWithStacking);
        }
        if self.activation_step == ActivationStep::Across {
            if self.activation_order == ActivationOrder::NextFree {
                return Err(Contradiction::NextFreeWithAcross);
            }
            if self.like_odds == LikeOdds::InPlace {
                return Err(Contradiction::LikeOddsInPlaceWithAcross);
            }
        }
        Ok(())
    }
}
