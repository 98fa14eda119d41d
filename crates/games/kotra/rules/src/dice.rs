//! Dice: six-sided, two to a throw, or one under the option `single_die` (§2, §8).

use core::fmt;

/// The number on a die, 1 to 6.
///
/// ```
/// use kotra::Die;
///
/// assert_eq!(Die::new(6), Some(Die::SIX));
/// assert_eq!(Die::new(7), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(u8);

impl Die {
    /// The highest die.
    pub const SIX: Die = Die(6);

    /// All dice, the lowest first.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The die with this many pips; `None` unless they are 1 to 6.
    #[must_use]
    #[inline]
    pub const fn new(pips: u8) -> Option<Die> {
        if pips >= 1 && pips <= 6 {
            Some(Die(pips))
        } else {
            None
        }
    }

    /// The word for it in data: its number of pips.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["1", "2", "3", "4", "5", "6"][(self.0 as usize + 5) % 6]
    }

    /// The number of pips.
    #[must_use]
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The number of dice in a throw: two, or one if a side chooses so (§8, `single_die`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DiceCount {
    /// One die, which is not doubled.
    One = 1,
    /// Two dice, each used twice if they are equal.
    Two = 2,
}

impl DiceCount {
    /// 1 or 2.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// One throw: one die or two, in the order in which they fell.
///
/// ```
/// use kotra::{Die, Throw};
///
/// let throw = Throw::two(Die::SIX, Die::ALL[1]);
/// assert_eq!(throw.to_string(), "62");
/// assert!(!throw.is_alla());
/// // 21 throws fall in 36 cases.
/// assert_eq!(Throw::of_two().map(|(_, cases)| cases).sum::<u8>(), 36);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Throw {
    first: Die,
    second: Option<Die>,
}

impl Throw {
    /// A throw of one die.
    #[must_use]
    #[inline]
    pub const fn one(die: Die) -> Throw {
        Throw {
            first: die,
            second: None,
        }
    }

    /// A throw of two dice.
    #[must_use]
    #[inline]
    pub const fn two(first: Die, second: Die) -> Throw {
        Throw {
            first,
            second: Some(second),
        }
    }

    /// The die that fell first.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Die {
        self.first
    }

    /// The other die, if two were thrown.
    #[must_use]
    #[inline]
    pub const fn second(self) -> Option<Die> {
        self.second
    }

    /// The dice, one or two.
    pub fn dice(self) -> impl Iterator<Item = Die> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    /// The number of thrown dice.
    #[must_use]
    #[inline]
    pub const fn count(self) -> DiceCount {
        match self.second {
            None => DiceCount::One,
            Some(_) => DiceCount::Two,
        }
    }

    /// Whether two equal dice fell (alla), each of which is used twice.
    #[must_use]
    #[inline]
    pub fn is_alla(self) -> bool {
        self.second == Some(self.first)
    }

    /// Every throw of two dice, regardless of their order, and in how many of 36 cases it falls.
    pub fn of_two() -> impl Iterator<Item = (Throw, u8)> {
        Die::ALL.into_iter().flat_map(|first| {
            let upto = Die::ALL.into_iter().take_while(move |&die| die <= first);
            upto.map(move |second| {
                let cases = if first == second { 1 } else { 2 };
                (Throw::two(first, second), cases)
            })
        })
    }
}

/// Writes `62`, or `6` for one die.
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.dice().try_for_each(|die| die.fmt(f))
    }
}

/// The remaining uses of a throw: how often each of its dice may still be used.
///
/// Four bits for each die, and below them four for the sum.
///
/// ```
/// use kotra::{Die, Throw, Unused};
///
/// // Equal dice are used twice each.
/// let unused = Unused::of(Throw::two(Die::SIX, Die::SIX));
/// assert_eq!((unused.len(), unused.without(Die::SIX).count(Die::SIX)), (4, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Unused(u32);

impl Unused {
    /// Nothing is left.
    pub const NONE: Unused = Unused(0);

    /// The largest number of counted uses; a throw has at most four.
    const MOST: u8 = 15;

    /// All uses of a throw: one per die, and twice two for equal dice (alla).
    #[must_use]
    pub fn of(throw: Throw) -> Unused {
        let each = if throw.is_alla() { 2 } else { 1 };
        let used_of = |unused, die| (0..each).fold(unused, |unused: Unused, _| unused.with(die));
        throw.dice().fold(Unused::NONE, used_of)
    }

    /// The number of remaining uses.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        self.0 as u8 & 15
    }

    /// Whether nothing is left.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How often `die` may still be used.
    #[must_use]
    #[inline]
    pub const fn count(self, die: Die) -> u8 {
        (self.0 >> (4 * die.0)) as u8 & 15
    }

    /// Whether `die` may still be used.
    #[must_use]
    #[inline]
    pub const fn has(self, die: Die) -> bool {
        self.count(die) > 0
    }

    /// These and one more use of `die`; unchanged at fifteen uses, far more than a throw has.
    #[must_use]
    #[inline]
    pub const fn with(self, die: Die) -> Unused {
        if self.len() == Unused::MOST {
            return self;
        }
        Unused(self.0 + Unused::one(die))
    }

    /// These dice without one use of `die`; unchanged if no such use is left.
    #[must_use]
    #[inline]
    pub const fn without(self, die: Die) -> Unused {
        if self.has(die) {
            Unused(self.0 - Unused::one(die))
        } else {
            self
        }
    }

    #[inline]
    const fn one(die: Die) -> u32 {
        1 << (4 * die.0) | 1
    }

    /// The different dice that may still be used, the highest first.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Die> {
        // Four bits for each die, above those of the number of uses.
        let mut left = self.0 & !15;
        core::iter::from_fn(move || {
            let place = left.checked_ilog2()? / 4;
            left &= !(15 << (4 * place));
            Some(Die(place as u8))
        })
    }

    /// Every remaining use as a die, the highest first. A die occurs as often as it may be used.
    pub fn dice(self) -> impl Iterator<Item = Die> {
        self.kinds()
            .flat_map(move |die| core::iter::repeat_n(die, usize::from(self.count(die))))
    }
}

impl fmt::Debug for Unused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.dice()).finish()
    }
}
