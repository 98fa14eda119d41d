//! Where a piece can stand: rows, places, and spots on a track.

use core::fmt;
use core::hint::select_unpredictable;
use core::str::FromStr;

use crate::Side;

/// The largest number of columns.
pub const MAX_COLUMNS: u8 = 21;
/// The smallest number of columns.
pub const MIN_COLUMNS: u8 = 9;

/// One of the three rows (ráđđa).
///
/// ```
/// use sahkku::{Row, Side};
///
/// assert_eq!(Row::home(Side::Men).letter(), 'a');
/// assert_eq!(Row::home(Side::Men).turned(), Row::home(Side::Women));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Row {
    /// The men's home row.
    A = 0,
    /// The middle row, with the Castle (Slottet) at its centre.
    B = 1,
    /// The women's home row.
    C = 2,
}

impl Row {
    /// All rows, from the men's side to the women's.
    pub const ALL: [Row; 3] = [Row::A, Row::B, Row::C];

    /// The home row of a side.
    #[must_use]
    pub const fn home(side: Side) -> Row {
        match side {
            Side::Men => Row::A,
            Side::Women => Row::C,
        }
    }

    /// The letter in a place's name.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Row::A => 'a',
            Row::B => 'b',
            Row::C => 'c',
        }
    }

    /// The same row seen after turning the board half round.
    #[must_use]
    pub const fn turned(self) -> Row {
        match self {
            Row::A => Row::C,
            Row::B => Row::B,
            Row::C => Row::A,
        }
    }
}

/// One place of the board: a line (sárggis) or a square, such as `b8`.
///
/// Columns count from 1 at the men's left. A place does not know the number of columns of the board in play; [`crate::Judge`]
/// does.
///
/// ```
/// use sahkku::{Place, Row};
///
/// let place: Place = "b8".parse()?;
/// assert_eq!((place.row(), place.column()), (Row::B, 8));
/// // The middle of a board of 15 columns stays where it is.
/// assert_eq!(place.turned(15), Some(place));
/// # Ok::<(), sahkku::NotAPlace>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The place in `row` and `column` (1 to [`MAX_COLUMNS`]); `None` outside that range.
    #[must_use]
    pub const fn new(row: Row, column: u8) -> Option<Place> {
        if column >= 1 && column <= MAX_COLUMNS {
            Some(Place(row as u8 * MAX_COLUMNS + column - 1))
        } else {
            None
        }
    }

    /// Every number that a place can have.
    pub(crate) fn all() -> impl Iterator<Item = Place> {
        (0..64).map(Place)
    }

    /// A place on no board, which is therefore closed to every piece.
    pub(crate) const NOWHERE: Place = Place(63);

    pub(crate) const fn at(row: Row, column: u8) -> Place {
        Place(row as u8 * MAX_COLUMNS + column - 1)
    }

    /// The row.
    #[must_use]
    #[inline]
    pub const fn row(self) -> Row {
        if self.0 < MAX_COLUMNS {
            Row::A
        } else if self.0 < 2 * MAX_COLUMNS {
            Row::B
        } else {
            Row::C
        }
    }

    /// The column, from 1 at the men's left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % MAX_COLUMNS + 1
    }

    /// A number below 64, different for every place: an index into tables.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// This place after turning a board of `columns` columns half round; `None` if the board
    /// does not have it.
    #[must_use]
    pub const fn turned(self, columns: u8) -> Option<Place> {
        if self.column() > columns {
            return None;
        }
        Some(self.half_turned(columns))
    }

    /// [`Place::turned`] for a place of the board.
    #[must_use]
    pub(crate) const fn half_turned(self, columns: u8) -> Place {
        Place::at(self.row().turned(), columns + 1 - self.column())
    }

    /// This place in a left-right mirror.
    #[must_use]
    pub(crate) const fn mirrored(self, columns: u8) -> Place {
        Place::at(self.row(), columns + 1 - self.column())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row().letter(), self.column())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

game::unreadable! {
    /// The error for a text that is not the name of a place, such as `b8`.
    NotAPlace "a place is a row a, b or c and a column from 1, such as b8"
}

impl FromStr for Place {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Place, NotAPlace> {
        let mut letters = text.chars();
        let row = match letters.next() {
            Some('a') => Row::A,
            Some('b') => Row::B,
            Some('c') => Row::C,
            _ => return Err(NotAPlace),
        };
        let digits = letters.as_str();
        let plain = !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit())
            && !digits.starts_with('0');
        if !plain {
            return Err(NotAPlace);
        }
        let column = digits.parse().map_err(|_| NotAPlace)?;
        Place::new(row, column).ok_or(NotAPlace)
    }
}

/// A place on a track: where a soldier stands, and in the figure of eight also whether it is on its way home (homebound).
///
/// ```
/// use sahkku::{Place, Spot};
///
/// let place: Place = "b8".parse()?;
/// let home = Spot::new(place, true);
/// assert!(home.place() == place && home.homebound() && home != Spot::outbound(place));
/// # Ok::<(), sahkku::NotAPlace>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    const HOMEBOUND: u8 = 64;
    pub(crate) const NOWHERE: Spot = Spot::outbound(Place::NOWHERE);

    /// Every spot, including those where no piece can stand.
    pub(crate) fn all() -> impl Iterator<Item = Spot> {
        (0..128).map(Spot)
    }

    /// The spot on `place` of a piece that is not homebound.
    #[must_use]
    #[inline]
    pub const fn outbound(place: Place) -> Spot {
        Spot(place.0)
    }

    /// The spot on `place` of a piece that is homebound or not.
    #[must_use]
    #[inline]
    pub const fn new(place: Place, homebound: bool) -> Spot {
        Spot(place.0 | if homebound { Spot::HOMEBOUND } else { 0 })
    }

    /// The place.
    #[must_use]
    #[inline]
    pub const fn place(self) -> Place {
        Place(self.0 & 63)
    }

    /// Whether the piece is on its second walk along the middle row, toward its own home row.
    #[must_use]
    #[inline]
    pub const fn homebound(self) -> bool {
        self.0 & Spot::HOMEBOUND != 0
    }

    /// 0 for outbound, 1 for homebound.
    #[inline]
    pub(crate) const fn lane(self) -> usize {
        (self.0 >> 6) as usize & 1
    }

    /// A number below 128, different for every spot: an index into tables.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 127) as usize
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            self.place(),
            if self.homebound() { "'" } else { "" }
        )
    }
}

/// A set of places, one bit each.
///
/// ```
/// use sahkku::{Place, Places};
///
/// let [a, b]: [Place; 2] = ["a1".parse()?, "b8".parse()?];
/// let both: Places = [b, a].into_iter().collect();
/// assert_eq!((both.len(), both.lowest()), (2, Some(a)));
/// assert_eq!(both - Places::only(a), Places::only(b));
/// # Ok::<(), sahkku::NotAPlace>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Places(pub(crate) u64);

impl Places {
    /// The empty set.
    pub const NONE: Places = Places(0);

    /// All places, including those of larger boards.
    pub(crate) const ALL: Places = Places(!0);

    /// The set of `place` alone.
    #[must_use]
    #[inline]
    pub const fn only(place: Place) -> Places {
        Places(1 << (place.0 & 63))
    }

    /// Whether the set contains `place`.
    #[must_use]
    #[inline]
    pub const fn has(self, place: Place) -> bool {
        self.0 & Places::only(place).0 != 0
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set if `condition` holds, and the empty set if not, without a branch: it would be mispredicted again and again.
    #[inline]
    pub(crate) fn only_if(self, condition: bool) -> Places {
        select_unpredictable(condition, self, Places::NONE)
    }

    /// The place with the lowest row, then the lowest column; any place for the empty set.
    #[inline]
    pub(crate) const fn lowest_or_any(self) -> Place {
        Place(self.0.trailing_zeros() as u8 & 63)
    }

    /// The place with the lowest row, then the lowest column, as a set; empty for the empty set.
    #[inline]
    pub(crate) const fn only_lowest(self) -> Places {
        Places(self.0 & self.0.wrapping_neg())
    }

    /// The place with the highest row, then the highest column, as a set; empty for the empty set.
    #[inline]
    pub(crate) const fn only_highest(self) -> Places {
        match (1_u64 << 63).checked_shr(self.0.leading_zeros()) {
            Some(place) => Places(place),
            None => Places::NONE,
        }
    }

    /// The set without the place with the lowest row, then the lowest column.
    #[inline]
    const fn without_lowest(self) -> Places {
        Places(self.0 & self.0.wrapping_sub(1))
    }

    /// The number of places.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The place with the lowest row, then the lowest column.
    #[must_use]
    #[inline]
    pub const fn lowest(self) -> Option<Place> {
        if self.0 == 0 {
            None
        } else {
            Some(Place(self.0.trailing_zeros() as u8))
        }
    }
}

/// Some spots: first the outbound ones, by place, then the homebound ones.
#[derive(Clone, Copy)]
pub(crate) struct Spots {
    /// The remaining places of the current lane.
    now: Places,
    /// 0 in the outbound lane, [`Spot::HOMEBOUND`] in the other.
    lane: u8,
    /// The places of the next lane.
    later: Places,
}

impl Spots {
    /// The spots of outbound pieces on the first places, and of homebound pieces on the second.
    #[inline]
    pub(crate) fn new(outbound: Places, homebound: Places) -> Spots {
        let mut spots = Spots {
            now: outbound,
            lane: 0,
            later: homebound,
        };
        spots.change_lane();
        spots
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.now.is_empty()
    }

    /// Takes out the next spot. An empty set returns one where no piece can stand: homebound in a home row.
    #[inline]
    pub(crate) fn draw(&mut self) -> Spot {
        let spot = Spot(self.now.0.trailing_zeros() as u8 | self.lane);
        self.now = self.now.without_lowest();
        self.change_lane();
        spot
    }

    /// Goes over to the next lane when this one is finished, without a branch, which would be mispredicted too often.
    #[inline]
    fn change_lane(&mut self) {
        let through = self.now.is_empty();
        self.now |= self.later.only_if(through);
        self.lane = select_unpredictable(through, Spot::HOMEBOUND, self.lane);
        self.later = self.later.only_if(!through);
    }
}

impl core::ops::BitOr for Places {
    type Output = Places;
    #[inline]
    fn bitor(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }
}

impl core::ops::BitOrAssign for Places {
    #[inline]
    fn bitor_assign(&mut self, other: Places) {
        self.0 |= other.0;
    }
}

impl core::ops::BitAnd for Places {
    type Output = Places;
    #[inline]
    fn bitand(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }
}

impl core::ops::Sub for Places {
    type Output = Places;
    /// The places of the first that are not in the second.
    #[inline]
    fn sub(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }
}

impl Iterator for Places {
    type Item = Place;
    #[inline]
    fn next(&mut self) -> Option<Place> {
        let place = self.lowest()?;
        *self = self.without_lowest();
        Some(place)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places
            .into_iter()
            .fold(Places::NONE, |set, place| set | Places::only(place))
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
