//! The patterns in the last quarter that win: munks (múkur, §8).

use game::words;

use crate::{Point, Units};

words! {
    /// A pattern of fifteen checkers.
    ///
    /// ```
    /// use kotra::{Pattern, Point};
    ///
    /// assert_eq!(Pattern::Meistari.on(Point::LAST), 15);
    /// assert_eq!(Pattern::from_word("langi-mukur"), Some(Pattern::LangiMukur));
    /// ```
    Pattern {
        /// Langi hryggur: three each on 19 to 23.
        LangiHryggur = "langi-hryggur",
        /// Langi múkur: three each on 20 to 24.
        LangiMukur = "langi-mukur",
        /// Stutti múkur: five each on 22 to 24.
        StuttiMukur = "stutti-mukur",
        /// Litli meistari: seven on 23 and eight on 24, if the option of that name is on.
        LitliMeistari = "litli-meistari",
        /// Meistari: all fifteen on 24.
        Meistari = "meistari",
    }
}

/// The first point of the last quarter.
const FIRST: u8 = 19;

impl Pattern {
    /// The patterns that win in the after-throws (§11).
    pub const AFTER: [Pattern; 3] = [Pattern::LangiMukur, Pattern::StuttiMukur, Pattern::Meistari];

    /// The number of checkers on each point from 19 to 24.
    #[must_use]
    #[inline]
    pub const fn checkers(self) -> [u8; 6] {
        match self {
            Pattern::LangiHryggur => [3, 3, 3, 3, 3, 0],
            Pattern::LangiMukur => [0, 3, 3, 3, 3, 3],
            Pattern::StuttiMukur => [0, 0, 0, 5, 5, 5],
            Pattern::LitliMeistari => [0, 0, 0, 0, 7, 8],
            Pattern::Meistari => [0, 0, 0, 0, 0, 15],
        }
    }

    /// The number of checkers on `point`.
    #[must_use]
    pub const fn on(self, point: Point) -> u8 {
        match point.number().checked_sub(FIRST) {
            Some(n) => self.checkers()[n as usize],
            None => 0,
        }
    }

    /// The value of the whole munk (§8).
    #[must_use]
    pub const fn value(self) -> Units {
        Units::whole(match self {
            Pattern::LangiHryggur => 3,
            Pattern::LangiMukur => 5,
            Pattern::StuttiMukur => 7,
            Pattern::LitliMeistari => 9,
            Pattern::Meistari => 13,
        })
    }

    /// The sum of the numbers of its checkers' points.
    #[must_use]
    pub fn pips(self) -> u16 {
        let points = (FIRST..).zip(self.checkers());
        points
            .map(|(point, count)| u16::from(point) * u16::from(count))
            .sum()
    }
}
