//! Random numbers for the key of a position.

use crate::{Piece, Side, Square, Word};

/// A number for each kind of piece on each square.
static PIECES: [[u64; 128]; 3] = pieces();

const MUSCOVITE_TO_MOVE: u64 = random(1000);

const WORDS: [u64; 3] = [0, random(1001), random(1002)];

/// The number `n` of SplitMix64 from a fixed seed.
const fn random(n: u64) -> u64 {
    let z = n.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

const fn pieces() -> [[u64; 128]; 3] {
    let mut numbers = [[0; 128]; 3];
    let mut n = 0;
    while n < 3 * 128 {
        numbers[n / 128][n % 128] = random(n as u64);
        n += 1;
    }
    numbers
}

#[inline]
pub(crate) fn piece(piece: Piece, at: Square) -> u64 {
    PIECES[piece.index()][at.index() % 128]
}

#[inline]
pub(crate) const fn turn(side: Side) -> u64 {
    match side {
        Side::Swede => 0,
        Side::Muscovite => MUSCOVITE_TO_MOVE,
    }
}

#[inline]
pub(crate) const fn said(word: Option<Word>) -> u64 {
    match word {
        None => WORDS[0],
        Some(Word::Raichi) => WORDS[1],
        Some(Word::Tuichu) => WORDS[2],
    }
}
