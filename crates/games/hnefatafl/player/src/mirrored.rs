//! Moves that are mirror images of each other.

use hnefatafl::{Action, Piece, Position, Square};

/// The ways to lay the board down, of eight, in which a position stays as it is.
pub(crate) struct Symmetries {
    size: u8,
    ways: Vec<u8>,
}

impl Symmetries {
    /// Of a position on a board of this size.
    pub(crate) fn of(position: &Position, size: u8) -> Symmetries {
        let same = |way: &u8| pieces(position, |square| turned(square, *way, size));
        let now = same(&0);
        let ways = (1..8).filter(|way| same(way) == now).collect();
        Symmetries { size, ways }
    }

    /// Whether one of two moves is the other in a mirror, or turned.
    pub(crate) fn relate(&self, one: Action, other: Action) -> bool {
        self.ways.iter().any(|way| {
            let seen = |square| turned(square, *way, self.size);
            let (from, to) = (seen(one.from), seen(one.to));
            Action { from, to, ..one } == other
        })
    }
}

/// The pieces of a position, each on the square that it is taken to, in a fixed order.
fn pieces(position: &Position, taken: impl Fn(Square) -> Square) -> Vec<(usize, Piece)> {
    let pieces = position.pieces();
    let mut pieces: Vec<_> = pieces
        .map(|(piece, square)| (taken(square).index(), piece))
        .collect();
    pieces.sort_by_key(|(square, _)| *square);
    pieces
}

/// A square of a board that is laid down in another way: mirrored in its files, in its ranks, and in its diagonal.
fn turned(square: Square, way: u8, size: u8) -> Square {
    let (mut file, mut rank) = (square.file(), square.rank());
    if way & 1 != 0 {
        file = size + 1 - file;
    }
    if way & 2 != 0 {
        rank = size + 1 - rank;
    }
    if way & 4 != 0 {
        (file, rank) = (rank, file);
    }
    Square::new(file, rank).unwrap_or(square)
}
