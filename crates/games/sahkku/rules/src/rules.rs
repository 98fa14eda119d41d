//! A rule set as one value. Code asks for its options, never for its name.

use core::fmt;
use core::str::FromStr;

use game::{OptionType, OptionValue, Values, reasons, words};

use crate::Face::{self, II, III, X};
use crate::place::{MAX_COLUMNS, MIN_COLUMNS};
use crate::{MAX_DICE, Source};

words! {
    /// How the places are drawn. This changes no rule.
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
    /// The value of the blank face.
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
    /// What a side must throw before it can wake its first soldier.
    FirstWake {
        /// An X with any die.
        Any = "any",
        /// An X with every die. It has three throws a turn for that, and sets aside dice that show X.
        AllX = "all-x",
    }
}

words! {
    /// Any soldier.
    ActivationOrder {
        /// Any soldier whose next place on its track is empty.
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
        /// Home again over the middle row, and then the whole lap again.
        Eight = "eight",
    }
}

words! {
    /// How a sleeping piece affects a piece that would land on it.
    Sleepers {
        /// It is an ordinary target or ordinary company.
        Exposed = "exposed",
        /// It is safe from the enemy; its own army may join it.
        Protected = "protected",
        /// Its place is closed to every piece.
        Closed = "closed",
    }
}

words! {
    /// How the king (gonagas) is taken.
    KingTaken {
        /// The side that lands on him takes him.
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
        /// He is always taken by raids, and never otherwise.
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
    /// The pieces without which a side has lost.
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
        /// They stand at their places.
        InPlace = "in-place",
        /// As if three X's had just been used on them, the front one first.
        Advanced = "advanced",
    }
}

words! {
    /// How the starting side is decided.
    ThrowOff {
        /// One die each per round, until exactly one shows X.
        FirstX = "first-x",
        /// Three dice each: the side with more X's begins; a tie throws again.
        MostX = "most-x",
        /// By lot.
        Lot = "lot",
    }
}

/// The number of throws per turn that a side has to throw X with every die (§3, the first soldier).
pub(crate) const MAX_TRIES: u8 = 3;

/// Up to five different faces in a row: the faces of the dice, or an order of use.
///
/// ```
/// use sahkku::{Face, FaceList};
///
/// let list: FaceList = "X,III".parse()?;
/// assert_eq!(list.as_slice(), [Face::X, Face::III]);
/// assert!(FaceList::new(&[Face::X, Face::X]).is_none());
/// # Ok::<(), sahkku::NotAFaceList>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FaceList {
    faces: [Face; 5],
    len: u8,
}

impl FaceList {
    /// Makes a list of different faces; `None` if a face occurs twice.
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

    /// Whether the list contains `face`.
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

/// The error for a text that is not a list of different faces, such as `X,III,II`.
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

/// The order in which the dice of a throw are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UseOrder {
    /// Any unused die next.
    Free,
    /// Only a die of the first listed face that is still unused; if it has no legal use, the turn is over.
    Forced(FaceList),
}

/// Where a source offers a value outside the rule sets that it records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// It offers the value as a choice in this rule set, or leaves the question open there.
    Set(&'static str, Source),
    /// It says that the value suits every rule set.
    AnySet(Source),
}

/// No source mentions the value.
const NOBODY: &[Beside] = &[];
/// What Borvo's account leaves open.
const BORVO: &[Beside] = &[Beside::Set("borvo", Source::Borvo)];
/// What Reaidu offers beside its reconstruction of Unjárga.
const UNJARGA: &[Beside] = &[Beside::Set("unjarga", Source::Reaidu)];

/// Only dice with these faces, in this order.
const X_III_II: UseOrder = UseOrder::Forced(list(&[X, III, II]));
const X_BLANK_III_II: UseOrder = UseOrder::Forced(list(&[X, Face::Blank, III, II]));

#[expect(clippy::panic, reason = "it would fail the build, never a game")]
pub(crate) const fn list(faces: &[Face]) -> FaceList {
    match FaceList::new(faces) {
        Some(list) => list,
        None => panic!("a face stands twice"),
    }
}

game::rules! {
    /// One rule set: every choice that the local traditions make differently. The usual values are those of Laksefjord (source:
    /// Reaidu and the booklet, after Edmund Johansen).
    ///
    /// The fields can be set freely. [`Rules::check`] checks that they are compatible, and [`crate::Judge::new`] accepts no other
    /// rules.
    ///
    /// ```
    /// use sahkku::preset;
    ///
    /// let mut rules = preset("raisa").expect("a recorded rule set").rules;
    /// assert!(rules.set("stacking", "no").is_ok() && rules.set("stacking", "perhaps").is_err());
    /// assert_eq!(sahkku::write_rules(&rules), "raisa stacking=no");
    /// ```
    Rules of &'static [Beside] {
        /// Columns of the board: odd, [`MIN_COLUMNS`] to [`MAX_COLUMNS`].
        // The booklet: any odd number works, fifteen is the most usual.
        columns: u8 = 15, "1", |_| &[Beside::AnySet(Source::Booklet)], as COLUMNS;
        /// How the places are drawn.
        places: Drawing = Drawing::Lines, "1", |_| NOBODY;
        /// How much of the home row the soldiers fill.
        home_row: HomeRow = HomeRow::Full, "1", |_| NOBODY;
        /// Whether each side has a queen (dronnet).
        queens: bool = true, "1", |queens| match queens {
            true => NOBODY,
            false => &[
                Beside::Set("lagesvuotna", Source::Booklet),
                Beside::Set("vuonnamarkan", Source::Booklet),
            ],
        };
        /// The number of thrown dice: 1 to [`MAX_DICE`].
        dice: u8 = 3, "3", |_| NOBODY, as DICE;
        /// The four faces of every die.
        faces: FaceList = list(&[X, II, III, Face::Blank]), "3", |_| NOBODY, as FACES;
        /// The value of the blank face.
        blank: Blank = Blank::Zero, "3", |blank| match blank {
            Blank::Zero => UNJARGA,
            Blank::Absent | Blank::Four => NOBODY,
        }, as BLANK;
        /// Which dice may be thrown again.
        rethrow: Rethrow = Rethrow::Each, "3", |rethrow| match rethrow {
            Rethrow::All => UNJARGA,
            Rethrow::Each | Rethrow::None => NOBODY,
        };
        /// The order in which the dice are used.
        order: UseOrder = X_III_II, "3", |order| match order {
            // Without the blank face, this order suits a blank that is worth nothing.
            X_BLANK_III_II | X_III_II => UNJARGA,
            UseOrder::Free | UseOrder::Forced(_) => NOBODY,
        }, as ORDER;
        /// Which sleeping soldier may be activated.
        activation_order: ActivationOrder = ActivationOrder::FrontFirst, "4", |order| match order {
            ActivationOrder::FrontFirst => BORVO,
            ActivationOrder::Any | ActivationOrder::NextFree => NOBODY,
        };
        /// Where the activated soldier goes.
        activation_step: ActivationStep = ActivationStep::Forward, "4", |_| NOBODY;
        /// Where soldiers go from the end of the enemy row.
        track: TrackShape = TrackShape::Eight, "2", |track| match track {
            TrackShape::Eight => UNJARGA,
            TrackShape::Loop => NOBODY,
        };
        /// Whether the side that does not begin may choose to walk mieđut (mirrored).
        miedut: bool = false, "2", |_| NOBODY;
        /// Whether several own soldiers may stand on one place.
        stacking: bool = true, "5", |stacking| match stacking {
            true => NOBODY,
            false => &[
                Beside::Set("unjarga", Source::Reaidu),
                Beside::Set("borvo", Source::Borvo),
            ],
        };
        /// Whether soldiers may not pass over soldiers of their own army (gå i kø).
        queue: bool = false, "5", |queue| match queue {
            true => NOBODY,
            false => &[
                Beside::Set("vuovdaguoika", Source::Reaidu),
                Beside::Set("gavkevuotna", Source::Reaidu),
            ],
        };
        /// How a sleeping piece affects a piece that would land on it.
        sleepers: Sleepers = Sleepers::Closed, "5", |_| NOBODY;
        /// How the king is taken.
        king_taken: KingTaken = KingTaken::Landing, "6", |_| NOBODY;
        /// Whether he is inert until the first raid, and how he is retaken afterwards.
        raid_gate: RaidGate = RaidGate::Off, "6", |raid_gate| match raid_gate {
            RaidGate::Landing => &[
                Beside::Set("unjarga", Source::Reaidu),
                Beside::AnySet(Source::Booklet),
            ],
            RaidGate::Raid => UNJARGA,
            RaidGate::Off | RaidGate::Both => NOBODY,
        };
        /// How he moves.
        king_moves: KingMoves = KingMoves::Royal, "6", |king_moves| match king_moves {
            KingMoves::Royal => BORVO,
            KingMoves::Soldier | KingMoves::Orthogonal => NOBODY,
        };
        /// Whether he may stop with own soldiers, and they with him.
        king_shares: bool = false, "6", |king_shares| if king_shares { BORVO } else { UNJARGA };
        /// Whether a side that lands on him may remove him instead (Ohcejot gonagas).
        utsjok: bool = false, "6", |utsjok| match utsjok {
            true => &[
                Beside::Set("vuovdaguoika", Source::Reaidu),
                Beside::Set("gavkevuotna", Source::Reaidu),
                Beside::Set("unjarga", Source::Reaidu),
            ],
            false => NOBODY,
        };
        /// The pieces without which a side has lost.
        loses_without: LosesWithout = LosesWithout::Soldiers, "7", |loses_without| match loses_without {
            LosesWithout::AllPieces => UNJARGA,
            LosesWithout::Soldiers => NOBODY,
        };
        /// Whether a side that cannot use a die, all its soldiers awake, has lost.
        blocked_loses: bool = false, "7", |_| NOBODY;
        /// Whether three soldiers per side begin awake.
        like_odds: LikeOdds = LikeOdds::Off, "8", |like_odds| match like_odds {
            LikeOdds::Off => NOBODY,
            LikeOdds::InPlace | LikeOdds::Advanced => &[Beside::AnySet(Source::Reaidu)],
        };
        /// The project's own option: whether the player may end the turn at any point after the throw.
        may_stop: bool = false, "3", |_| NOBODY;
        /// How the starting side is decided.
        throw_off: ThrowOff = ThrowOff::FirstX, "3", |throw_off| match throw_off {
            ThrowOff::MostX => &[
                Beside::Set("lagesvuotna", Source::Booklet),
                Beside::Set("vuonnamarkan", Source::Booklet),
            ],
            ThrowOff::FirstX | ThrowOff::Lot => NOBODY,
        };
        /// What the loser pays for each of the winner's remaining soldiers (hasardspill); 0 for none.
        stake: u16 = 0, "7", |_| &[Beside::AnySet(Source::Reaidu)], as STAKE;
        /// What a side must throw before it can wake its first soldier.
        first_wake: FirstWake = FirstWake::Any, "3", |_| NOBODY;
    }
}

/// A whole number written plainly: digits, no sign, no leading zero.
fn number<N: FromStr>(text: &str) -> Option<N> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

const COLUMNS: Values<u8> = Values {
    words: &[],
    form: "an odd number from 9 to 21",
    examples: &["9", "11", "13", "15", "17", "19", "21"],
    show: |columns| OptionValue::Number(columns.into()),
    read: number,
};

const DICE: Values<u8> = Values {
    words: &["1", "2", "3", "4"],
    form: "",
    examples: &[],
    ..COLUMNS
};

const FACES: Values<FaceList> = Values {
    words: &[],
    form: "four faces out of X, I, II, III and -, such as X,II,III,-",
    examples: &["X,I,II,III", "X,II,III,-"],
    show: |faces| OptionValue::Word(faces.to_string()),
    read: |text| text.parse().ok(),
};

const BLANK: Values<Blank> = Values {
    show: |blank| match blank {
        Blank::Absent => OptionValue::Absent,
        Blank::Zero => OptionValue::Number(0),
        Blank::Four => OptionValue::Number(4),
    },
    ..Blank::VALUES
};

const ORDER: Values<UseOrder> = Values {
    words: &[],
    form: "free, or faces in their order, such as X,III,II",
    examples: &["free", "X,I,II,III", "X,III,II", "X,-,III,II", "X,III,II,I"],
    show: |order| match order {
        UseOrder::Free => OptionValue::Word("free".to_owned()),
        UseOrder::Forced(faces) => (FACES.show)(faces),
    },
    read: |text| match text {
        "free" => Some(UseOrder::Free),
        _ => text.parse().ok().map(UseOrder::Forced),
    },
};

const STAKE: Values<u16> = Values {
    words: &[],
    form: "a number: what each of the winner's remaining soldiers costs the loser",
    examples: &["0", "1", "2", "3", "5", "10"],
    show: OptionValue::Number,
    read: number,
};

reasons! {
    /// Why some options are incompatible, or one is invalid.
    ///
    /// ```
    /// use sahkku::{Contradiction, Judge, PRESETS, Rules};
    ///
    /// let rules = Rules { columns: 8, ..PRESETS[0].rules };
    /// assert_eq!(Judge::new(rules).err(), Some(Contradiction::Columns));
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    Contradiction {
        /// The number of columns is even or outside 9 to 21.
        Columns "columns" "the columns must be an odd number from 9 to 21";
        /// The number of dice is outside 1 to 4.
        DiceCount "dice-count" "the number of dice must be 1 to 4";
        /// A die does not have exactly four different faces.
        FourFaces "four-faces" "a die has exactly four different faces";
        /// No die shows X, so no piece could ever be activated.
        NoX "no-x" "dice without X could never wake a piece";
        /// The blank face is given a value, but the dice have no blank face.
        BlankWithoutFace "blank-without-face" "the blank face is given a value, but the dice have no blank face";
        /// The dice have a blank face, but it is given no value.
        BlankWithoutValue "blank-without-value" "the dice have a blank face, so it must be worth 0 or 4";
        /// A forced order does not name this face, which is worth more than 0.
        OrderLacks(Face) "order-lacks" "a forced order must name every face that is worth more than 0";
        /// Soldiers that may not pass each other cannot share a place either.
        QueueWithStacking "queue-with-stacking" "soldiers in a queue stay in single file, so they cannot stack";
        /// A soldier that is activated straight across does not use its next place on the track.
        NextFreeWithAcross "next-free-with-across" "next free asks for the next place on the track, but across does not go there";
        /// With activation straight across, no soldier can be awake in the home row.
        LikeOddsInPlaceWithAcross "like-odds-in-place-with-across" "where soldiers wake straight across, none is awake in the home row: like odds \
                 can only be advanced";
        /// One of the three steps of the advanced reading would not be quiet and legal.
        LikeOddsAdvanced "like-odds-advanced" "like odds advanced needs three steps that are legal and touch nobody, on either \
                 side and also mirrored where mieđut is offered";
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
    /// The steps of a die with this face; 0 for a blank that is worth nothing and for a face that the dice do not have.
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

    /// The number of soldiers with which each side begins.
    #[must_use]
    pub fn soldiers(&self) -> u8 {
        match self.home_row {
            HomeRow::Full => self.columns,
            HomeRow::FrontEmpty => self.columns - 1,
        }
    }

    /// Checks that the options are compatible, except for the one question that needs a board: [`crate::Judge::new`] checks for
    /// [`Contradiction::LikeOddsAdvanced`].
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
