//! Dice (bircu, birccut): their faces, and the faces of a throw.

use core::fmt;
use core::str::FromStr;

/// One face of a four-sided die.
///
/// ```
/// use sahkku::Face;
///
/// assert_eq!("III".parse(), Ok(Face::III));
/// assert_eq!(Face::Blank.to_string(), "-");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// `X`, sáhkku (or ruossa): wakes a piece, or moves one step.
    X = 0,
    /// `I`: one step.
    I = 1,
    /// `II`: two steps.
    II = 2,
    /// `III`: three steps.
    III = 3,
    /// The blank face: worth 0 or 4, depending on the rule set.
    Blank = 4,
}

impl Face {
    /// Every face that some die has.
    pub const ALL: [Face; 5] = [Face::X, Face::I, Face::II, Face::III, Face::Blank];

    /// The written form of the face: `X`, `I`, `II`, `III`, or `-` for the blank one.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Face::X => "X",
            Face::I => "I",
            Face::II => "II",
            Face::III => "III",
            Face::Blank => "-",
        }
    }

    /// A number below 5, different for every face: an index into tables.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

game::unreadable! {
    /// The error for a text that is not a face.
    NotAFace "a face is X, I, II, III or - (blank)"
}

impl FromStr for Face {
    type Err = NotAFace;
    fn from_str(text: &str) -> Result<Face, NotAFace> {
        Face::ALL
            .into_iter()
            .find(|face| face.word() == text)
            .ok_or(NotAFace)
    }
}

/// The largest number of dice in a throw.
pub const MAX_DICE: u8 = 4;

/// Some dice, identified only by their faces.
///
/// ```
/// use sahkku::{Dice, Face};
///
/// let dice: Dice = [Face::X, Face::II, Face::X].into_iter().collect();
/// assert_eq!((dice.len(), dice.count(Face::X)), (3, 2));
/// assert!(dice.without(Face::X, 1).is_part_of(dice));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Dice(u16);

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);

    #[inline]
    const fn one(face: Face) -> u16 {
        1 << (3 * face as u16)
    }

    /// The number of dice that show `face`.
    #[must_use]
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        (self.0 >> (3 * face as u16)) as u8 & 7
    }

    /// Whether any shows `face`.
    #[must_use]
    #[inline]
    pub const fn has(self, face: Face) -> bool {
        self.count(face) != 0
    }

    /// The number of dice.
    #[must_use]
    pub fn len(self) -> u8 {
        Face::ALL.into_iter().map(|face| self.count(face)).sum()
    }

    /// Whether there are no dice.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These dice and one more that shows `face`. The caller must not exceed [`MAX_DICE`].
    #[must_use]
    #[inline]
    pub const fn with(self, face: Face) -> Dice {
        debug_assert!(self.count(face) < 7);
        Dice(self.0 + Dice::one(face))
    }

    /// These dice without `count` that show `face`, or without all of those if there are fewer.
    #[must_use]
    #[inline]
    pub const fn without(self, face: Face, count: u8) -> Dice {
        let has = self.count(face);
        let gone = if count < has { count } else { has };
        Dice(self.0 - gone as u16 * Dice::one(face))
    }

    /// These dice without one that shows `face`, which must be present.
    #[inline]
    pub(crate) const fn less(self, face: Face) -> Dice {
        debug_assert!(self.has(face));
        Dice(self.0 - Dice::one(face))
    }

    /// The dice of both.
    #[must_use]
    #[inline]
    pub const fn and(self, more: Dice) -> Dice {
        Dice(self.0 + more.0)
    }

    /// Whether `others` includes all of these, each face with at least the same count.
    #[must_use]
    pub fn is_part_of(self, others: Dice) -> bool {
        Face::ALL
            .into_iter()
            .all(|face| self.count(face) <= others.count(face))
    }

    /// The faces, in the order X, I, II, III, blank, repeated as often as they show.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL
            .into_iter()
            .flat_map(move |face| core::iter::repeat_n(face, self.count(face) as usize))
    }

    /// The different faces that show, in the order X, I, II, III, blank.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |&face| self.has(face))
    }

    /// A number below 32 that tells which faces show: an index into tables.
    #[inline]
    pub(crate) const fn kinds_index(self) -> usize {
        let showing = (self.0 | self.0 >> 1 | self.0 >> 2) & 0b001_001_001_001_001;
        // Three copies of the same bits, five apart: every third bit is used, so none collide, and the five in the middle belong
        // to different faces.
        ((showing as usize * 0b100_0010_0001) >> 10) & 31
    }
}

/// Some different faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FaceSet(u8);

impl FaceSet {
    pub(crate) const NONE: FaceSet = FaceSet(0);

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Face> for FaceSet {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> FaceSet {
        let bits = faces
            .into_iter()
            .fold(0, |bits, face| bits | 1 << face.index());
        FaceSet(bits)
    }
}

/// Some numbers of dice, from none to all dice of a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counts(u8);

impl Counts {
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn has(self, count: u8) -> bool {
        count <= MAX_DICE && self.0 >> count & 1 == 1
    }

    /// These if `condition` holds, and none if not.
    #[inline]
    pub(crate) const fn only_if(self, condition: bool) -> Counts {
        Counts(self.0 * condition as u8)
    }
}

impl FromIterator<u8> for Counts {
    fn from_iter<I: IntoIterator<Item = u8>>(counts: I) -> Counts {
        Counts(counts.into_iter().fold(0, |bits, count| bits | 1 << count))
    }
}

/// In the order X, I, II, III, blank.
impl Iterator for FaceSet {
    type Item = Face;
    #[inline]
    fn next(&mut self) -> Option<Face> {
        let face = *Face::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(face)
    }
}

impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Dice {
        faces.into_iter().fold(Dice::NONE, Dice::with)
    }
}

impl fmt::Display for Dice {
    /// The faces, separated by commas: `X,III,-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, face) in self.faces().enumerate() {
            if n > 0 {
                f.write_str(",")?;
            }
            f.write_str(face.word())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
