//! The boards, what is marked on them, and how the pieces stand at the start (§1).

use crate::square::{Square, Squares, WIDTH};
use game::words;

words! {
    /// How many squares a side of the board has (§1).
    ///
    /// ```
    /// use hnefatafl::Board;
    ///
    /// assert_eq!(Board::Nine.squares().len(), 81);
    /// assert_eq!(Board::Nine.castle().to_string(), "e5");
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
    /// How many files and ranks it has.
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

    /// The castle (borgen): the centre.
    #[must_use]
    pub const fn castle(self) -> Square {
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
        // Sideways from the middle of the edge, and inwards from it.
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

    /// Where the drabants stand at the start.
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

    /// Where the Muscovites stand at the start: on every camp square.
    #[must_use]
    pub fn muscovites(self) -> Squares {
        self.camps()
            .into_iter()
            .fold(Squares::NONE, |all, camp| all | camp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> Squares {
        text.split(' ')
            .map(|square| square.parse().unwrap())
            .collect()
    }

    #[test]
    fn section_1_the_camps_are_a_t_on_9_two_in_line_on_7_and_six_on_11() {
        let [south, north, west, east] = Board::Nine.camps();
        assert_eq!(south, set("d1 e1 f1 e2"));
        assert_eq!(north, set("d9 e9 f9 e8"));
        assert_eq!(west, set("a4 a5 a6 b5"));
        assert_eq!(east, set("i4 i5 i6 h5"));
        assert_eq!(Board::Seven.camps()[0], set("d1 d2"));
        assert_eq!(Board::Eleven.camps()[0], set("d1 e1 f1 g1 h1 f2"));
    }

    #[test]
    fn section_1_the_pieces_stand_as_described() {
        assert_eq!(Board::Nine.castle(), "e5".parse().unwrap());
        assert_eq!(Board::Nine.drabants(), set("e3 e4 e6 e7 c5 d5 f5 g5"));
        assert_eq!(Board::Seven.drabants(), set("d3 d5 c4 e4"));
        assert_eq!(
            Board::Eleven.drabants(),
            set("f4 f5 f7 f8 d6 e6 g6 h6 e5 e7 g5 g7")
        );
        let counts = Board::ALL.iter().map(|board| board.muscovites().len());
        assert_eq!(counts.collect::<Vec<_>>(), [8, 16, 24]);
    }
}
