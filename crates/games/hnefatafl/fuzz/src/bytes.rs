//! Bytes turned into choices: set-ups and decisions.

use fuzzing::Bytes;
use hnefatafl::{Judge, Piece, Setup, Side, Square, Word};

/// What else bytes choose in this game.
pub(crate) trait Choices {
    /// A description of a position: of one that can be, for the most part, as pieces that cannot
    /// stand beside those before them are left out. A bit lets them all stand.
    fn setup(&mut self, judge: &Judge) -> Option<Setup>;

    /// A square, seldom off the largest board's last file and rank.
    fn square(&mut self, limit: usize) -> Option<Square>;
}

impl Choices for Bytes<'_> {
    fn setup(&mut self, judge: &Judge) -> Option<Setup> {
        let flags = self.take()?;
        let mut setup = Setup {
            pieces: Vec::new(),
            turn: Side::BOTH[usize::from(flags & 1)],
            said: match flags >> 1 & 7 {
                0 => Some(Word::Raichi),
                1 => Some(Word::Tuichu),
                _ => None,
            },
            surrounded: flags >> 4 & 7 == 0,
        };
        for n in 0..self.below(48)? {
            let kind = match self.below(8)? {
                _ if n == 0 => Piece::King,
                0 => Piece::King,
                1..=3 => Piece::Drabant,
                _ => Piece::Muscovite,
            };
            setup.pieces.push((kind, self.square(12)?));
            if flags >> 7 == 0 && judge.set_up(&setup).is_err() && setup.pieces.len() > 1 {
                setup.pieces.pop();
            }
        }
        Some(setup)
    }

    fn square(&mut self, limit: usize) -> Option<Square> {
        let (file, rank) = (self.below(limit)?, self.below(limit)?);
        Square::new(file as u8 + 1, rank as u8 + 1).or(Square::new(1, 1))
    }
}
