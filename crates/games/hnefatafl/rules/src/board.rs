//! The boards, their marked squares, and the start position (§1).

use crate::square::{Square, Squares, WIDTH};
use game::words;

words! {
    /// The number of squares on a side of the board (§1).
    ///
    /// ```
    /// use hnefatafl::Board;
    ///
    /// assert_eq!(Board::Nine.squares().len(), 81);
    /// assert_eq!(Board::Nine.throne().to_string(), "e5");
    /// ```
    Board {
        /// 7×7, the board of brandubh.
        Seven = "7",
        /// 9×9, the board of the museum's sheet.
        Nine = "9",
        /// 11×11.
        Eleven = "11",
    }
}

impl Board {
    /// The number of files and ranks.
    #[must_use]
    #[inline]
    pub const fn size(self) -> u8 {
        match self {
            Board::Seven => 7,
            Board::Nine => 9,
            Board::Eleven => WIDTH,
        }
    }

    /// The middle file and rank, from 0.
    pub(crate) const fn middle(self) -> u8 {
        self.size() / 2
    }

    /// Every square, by rank and then by file.
    #[must_use]
    pub fn squares(self) -> Squares {
        let size = self.size();
        (0..size)
            .flat_map(|rank| (0..size).map(move |file| Square::at(file, rank)))
            .collect()
    }

    /// The throne (borgen): the centre. The options and the texts call it the castle.
    #[must_use]
    pub const fn throne(self) -> Square {
        Square::at(self.middle(), self.middle())
    }

    /// The squares along the edge.
    #[must_use]
    pub fn edge(self) -> Squares {
        let at_edge = |n: u8| n == 1 || n == self.size();
        self.squares()
            .into_iter()
            .filter(|square| at_edge(square.file()) || at_edge(square.rank()))
            .collect()
    }

    /// The four corners.
    #[must_use]
    pub fn corners(self) -> Squares {
        let far = self.size() - 1;
        [(0, 0), (far, 0), (0, far), (far, far)]
            .into_iter()
            .map(|(file, rank)| Square::at(file, rank))
            .collect()
    }

    /// The four camps (läger): south, north, west, east.
    #[must_use]
    pub fn camps(self) -> [Squares; 4] {
        // Sideways from the middle of the edge, and inward from it.
        const SEVEN: &[(i8, u8)] = &[(0, 0), (0, 1)];
        const NINE: &[(i8, u8)] = &[(-1, 0), (0, 0), (1, 0), (0, 1)];
        const ELEVEN: &[(i8, u8)] = &[(-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0), (0, 1)];
        let form = match self {
            Board::Seven => SEVEN,
            Board::Nine => NINE,
            Board::Eleven => ELEVEN,
        };
        let far = self.size() - 1;
        let south: Squares = form
            .iter()
            .map(|&(aside, inwards)| Square::at(self.middle().wrapping_add_signed(aside), inwards))
            .collect();
        let north: Squares = south
            .into_iter()
            .map(|square| Square::at(square.file() - 1, far - (square.rank() - 1)))
            .collect();
        [south, north, south.transposed(), north.transposed()]
    }

    /// The squares of the drabants at the start.
    #[must_use]
    pub fn drabants(self) -> Squares {
        const NEAR: &[(i8, i8)] = &[(1, 0), (-1, 0), (0, 1), (0, -1)];
        const FAR: &[(i8, i8)] = &[(2, 0), (-2, 0), (0, 2), (0, -2)];
        const ASLANT: &[(i8, i8)] = &[(1, 1), (-1, 1), (1, -1), (-1, -1)];
        let groups: &[&[(i8, i8)]] = match self {
            Board::Seven => &[NEAR],
            Board::Nine => &[NEAR, FAR],
            Board::Eleven => &[NEAR, FAR, ASLANT],
        };
        let middle = self.middle();
        groups
            .iter()
            .flat_map(|group| group.iter())
            .map(|&(file, rank)| {
                Square::at(
                    middle.wrapping_add_signed(file),
                    middle.wrapping_add_signed(rank),
                )
            })
            .collect()
    }

    /// The squares of the Muscovites at the start: every camp square.
    #[must_use]
    pub fn muscovites(self) -> Squares {
        self.camps()
            .into_iter()
            .fold(Squares::NONE, |all, camp| all | camp)
    }
}
