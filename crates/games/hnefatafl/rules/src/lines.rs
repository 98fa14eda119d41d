//! Where a piece can slide along a file or rank, looked up by what blocks it.
//!
//! The squares of a line are the bits of a number, the first square the lowest. A line is looked up by the index of the piece on
//! it and by what is closed to the piece; whether the piece's own square is closed does not matter.

use crate::Action;
use game::Filler as _;

use crate::actions::{RUN, Run};
use crate::board::Board;
use crate::square::{SQUARES, Square};

/// The possible moves of a run: one contiguous part of it, as nothing can be jumped over.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    pub(crate) start: u8,
    pub(crate) count: u8,
}

/// The lines along which a piece moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Axis {
    Rank,
    File,
}

/// The tables of one board.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    size: usize,
    /// Reachable places of a line.
    reach: Vec<u16>,
    /// The same as a part of a run.
    spans: Vec<Span>,
    /// The moves along the rank of each square, then those along its file.
    runs: Vec<Run>,
}

impl Lines {
    pub(crate) fn new(board: Board) -> Lines {
        let size = usize::from(board.size());
        let mut reach = Vec::with_capacity(size << size);
        let mut spans = Vec::with_capacity(size << size);
        for place in 0..size {
            for closed in 0..1_u32 << size {
                let free = |n: &usize| closed >> n & 1 == 0;
                let above = (place + 1..size).take_while(free).count();
                let below = (0..place).rev().take_while(free).count();
                let squares = (place - below..=place + above).filter(|&n| n != place);
                reach.push(squares.fold(0, |set, n| set | 1 << n));
                spans.push(Span {
                    start: (place - below) as u8,
                    count: (below + above) as u8,
                });
            }
        }
        let mut runs = vec![[Action::FILLER; 2 * RUN]; 2 * SQUARES];
        for from in board.squares() {
            for (axis, base) in [(Axis::Rank, 0), (Axis::File, SQUARES)] {
                let others = (0..size)
                    .map(|n| axis.square(from, n))
                    .filter(|&to| to != from);
                for (action, to) in runs[base + from.index()][..RUN].iter_mut().zip(others) {
                    *action = Action::new(from, to);
                }
            }
        }
        Lines {
            size,
            reach,
            spans,
            runs,
        }
    }

    #[inline]
    fn number(&self, place: usize, closed: u16) -> usize {
        place << self.size | usize::from(closed)
    }

    /// The reachable places from `place` on a line with these places closed.
    #[inline]
    pub(crate) fn reach(&self, place: usize, closed: u16) -> u16 {
        self.reach[self.number(place, closed)]
    }

    #[inline]
    pub(crate) fn span(&self, place: usize, closed: u16) -> Span {
        self.spans[self.number(place, closed)]
    }

    /// The moves along a line from index `start` on, as many as a line can have.
    #[inline]
    pub(crate) fn run(&self, axis: Axis, from: usize, start: usize) -> &[Action; RUN] {
        let run = &self.runs[match axis {
            Axis::Rank => from,
            Axis::File => SQUARES + from,
        }];
        let part = run[start.min(RUN)..].first_chunk();
        part.unwrap_or(&[Action::FILLER; RUN])
    }
}

impl Axis {
    /// Square `n` on the line through `from`.
    #[inline]
    pub(crate) const fn square(self, from: Square, n: usize) -> Square {
        match self {
            Axis::Rank => Square::at(n as u8, from.rank() - 1),
            Axis::File => Square::at(from.file() - 1, n as u8),
        }
    }

    /// The index of the line through `from`, and the index of `from` on it.
    #[inline]
    pub(crate) const fn place(self, from: Square) -> (usize, usize) {
        let (file, rank) = (from.file() as usize - 1, from.rank() as usize - 1);
        match self {
            Axis::Rank => (rank, file),
            Axis::File => (file, rank),
        }
    }
}
