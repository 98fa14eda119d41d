//! Symmetric moves.

use hnefatafl::{Action, Piece, Position, Square};

/// The symmetries of the board, of eight, that leave a position unchanged.
pub(crate) struct Symmetries {
    size: u8,
    ways: Vec<u8>,
}

impl Symmetries {
    /// The symmetries of a position on a board of this size.
    pub(crate) fn of(position: &Position, size: u8) -> Symmetries {
        let same = |way: &u8| pieces(position, |square| turned(square, *way, size));
        let now = same(&0);
        let ways = (1..8).filter(|way| same(way) == now).collect();
        Symmetries { size, ways }
    }

    /// Whether one move is a reflection or rotation of the other.
    pub(crate) fn relate(&self, one: Action, other: Action) -> bool {
        self.ways.iter().any(|way| {
            let seen = |square| turned(square, *way, self.size);
            let (from, to) = (seen(one.from), seen(one.to));
            Action { from, to, ..one } == other
        })
    }
}

/// The pieces of a position, each on its transformed square, in a fixed order.
fn pieces(position: &Position, taken: impl Fn(Square) -> Square) -> Vec<(usize, Piece)> {
    let pieces = position.pieces();
    let mut pieces: Vec<_> = pieces
        .map(|(piece, square)| (taken(square).index(), piece))
        .collect();
    pieces.sort_by_key(|(square, _)| *square);
    pieces
}

/// A square after one of the eight symmetries: reflected in its files, in its ranks, and in its diagonal.
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
