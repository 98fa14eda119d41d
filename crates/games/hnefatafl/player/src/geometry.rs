//! The lines and neighbours of a board, as sets of bits.

use hnefatafl::{Camps, Judge, Piece, Position, Square};

/// The number of squares of the largest board.
const SQUARES: usize = 121;

/// The distance between the numbers of vertically adjacent squares.
const WIDTH: u32 = 11;

/// East and north, where numbers rise, then west and south.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The square beside another one, and the square behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub(crate) beside: u128,
    pub(crate) behind: u128,
}

const NO_PAIR: Pair = Pair {
    beside: 0,
    behind: 0,
};

/// The tables of one board under one set of rules.
#[derive(Clone, Debug)]
pub(crate) struct Geometry {
    /// The squares from each square to the edge, by direction.
    rays: Vec<[u128; 4]>,
    /// The same squares, if the king escapes at their end.
    ways: Vec<[u128; 4]>,
    pub(crate) neighbours: Vec<u128>,
    pub(crate) pairs: Vec<[Pair; 4]>,
    pub(crate) board: u128,
    pub(crate) exits: u128,
    /// Squares that the king cannot cross even when they are empty.
    pub(crate) closed_to_king: u128,
    /// The ranks and files that do not lie along the edge.
    pub(crate) inner_lines: Vec<u128>,
    pub(crate) edge: u128,
    /// The squares within two steps of each corner.
    pub(crate) corners: [u128; 4],
    /// From each square: the four rectangles between the ranks and files that cross there.
    pub(crate) quadrants: Vec<[u128; 4]>,
    /// The squares around each square up to two files and ranks away.
    pub(crate) around: Vec<u128>,
    /// The number of squares between each square and the nearest edge.
    pub(crate) depth: Vec<i32>,
    /// Squares with an eastern neighbour, and squares with a western one.
    not_last_file: u128,
    not_first_file: u128,
}

pub(crate) const fn bit(square: Square) -> u128 {
    1 << square.index()
}

impl Geometry {
    pub(crate) fn new(judge: &Judge) -> Geometry {
        let rules = judge.rules();
        let board = rules.board;
        let exits = judge.exits().bits();
        let mut rays = vec![[0; 4]; SQUARES];
        let mut ways = vec![[0; 4]; SQUARES];
        let mut neighbours = vec![0; SQUARES];
        let mut pairs = vec![[NO_PAIR; 4]; SQUARES];
        let size = board.size();
        let mut lines = vec![0; 2 * usize::from(size)];
        let mut quadrants = vec![[0; 4]; SQUARES];
        let mut around = vec![0; SQUARES];
        let mut depth = vec![0; SQUARES];
        for square in board.squares() {
            let n = square.index();
            for other in board.squares() {
                let east = i32::from(other.file()) - i32::from(square.file());
                let north = i32::from(other.rank()) - i32::from(square.rank());
                if east != 0 && north != 0 {
                    let quadrant = usize::from(east > 0) + 2 * usize::from(north > 0);
                    quadrants[n][quadrant] |= bit(other);
                }
                if east.abs() <= 2 && north.abs() <= 2 && other != square {
                    around[n] |= bit(other);
                }
            }
            let from_edge = |at: u8| (at - 1).min(size - at);
            depth[n] = from_edge(square.file())
                .min(from_edge(square.rank()))
                .into();
            lines[usize::from(square.rank() - 1)] |= bit(square);
            lines[usize::from(size + square.file() - 1)] |= bit(square);
            for (d, step) in DIRECTIONS.into_iter().enumerate() {
                let ray: Vec<Square> = squares_beyond(judge, square, step).collect();
                rays[n][d] = ray.iter().fold(0, |set, &at| set | bit(at));
                if ray.last().is_some_and(|&end| exits & bit(end) != 0) {
                    ways[n][d] = rays[n][d];
                }
                if let Some(&beside) = ray.first() {
                    neighbours[n] |= bit(beside);
                }
                if let [beside, behind, ..] = ray[..] {
                    pairs[n][d] = Pair {
                        beside: bit(beside),
                        behind: bit(behind),
                    };
                }
            }
        }
        let mut closed_to_king = 0;
        if rules.camps != Camps::All {
            closed_to_king |= board.muscovites().bits();
        }
        if !rules.castle_pass.allows(Piece::King) {
            closed_to_king |= bit(board.throne());
        }
        let file = |n: u8| lines[usize::from(size + n)];
        let last = usize::from(size) - 1;
        let mut corners = [0; 4];
        for (near, corner) in corners.iter_mut().zip(board.corners()) {
            let steps =
                |at: &Square| at.file().abs_diff(corner.file()) + at.rank().abs_diff(corner.rank());
            let squares = board.squares().into_iter();
            *near = squares
                .filter(|at| steps(at) <= 2)
                .fold(0, |set, at| set | bit(at));
        }
        let inner = |n: &usize| (1..last).contains(&(n % usize::from(size)));
        Geometry {
            board: board.squares().bits(),
            exits,
            edge: board.edge().bits(),
            corners,
            quadrants,
            around,
            depth,
            closed_to_king,
            not_last_file: !file(size - 1),
            not_first_file: !file(0),
            inner_lines: (0..lines.len()).filter(inner).map(|n| lines[n]).collect(),
            rays,
            ways,
            neighbours,
            pairs,
        }
    }

    /// The squares that block the king.
    #[inline]
    pub(crate) fn blocks_king(&self, position: &Position) -> u128 {
        position.muscovites().bits() | position.drabants().bits() | self.closed_to_king
    }

    /// The squares that a slide from `square` can reach, given these blocked squares.
    #[inline]
    pub(crate) fn slide(&self, square: usize, blocked: u128) -> u128 {
        let rays = &self.rays[square];
        let mut reach = 0;
        for (d, &ray) in rays.iter().enumerate() {
            let closed = ray & blocked;
            reach |= if closed == 0 {
                ray
            } else {
                let first = nearest(closed, d);
                ray & !(self.rays[first][d] | 1 << first)
            };
        }
        reach
    }

    /// The nearest square of `these` in each direction.
    #[inline]
    pub(crate) fn nearest(&self, square: usize, these: u128) -> impl Iterator<Item = usize> {
        let rays = self.rays[square];
        (0..4).filter_map(move |d| {
            let hit = rays[d] & these;
            (hit != 0).then(|| nearest(hit, d))
        })
    }

    /// The number of open ways out for a king on `square`, and their squares.
    #[inline]
    pub(crate) fn open_ways(&self, square: usize, blocked: u128) -> (usize, u128) {
        let mut count = 0;
        let mut squares = 0;
        for &way in &self.ways[square] {
            if way != 0 && way & blocked == 0 {
                count += 1;
                squares |= way;
            }
        }
        (count, squares)
    }

    /// The number of ways out of `square` that only drabants block.
    #[inline]
    pub(crate) fn ways_behind(&self, square: usize, drabants: u128, others: u128) -> i32 {
        let ways = self.ways[square].iter();
        ways.filter(|&&way| way & drabants != 0 && way & others == 0)
            .count() as i32
    }

    /// The squares one step away from these in one direction: east, north, west, south.
    #[inline]
    pub(crate) const fn shifted(&self, set: u128, direction: usize) -> u128 {
        let moved = match direction {
            0 => (set & self.not_last_file) << 1,
            1 => set << WIDTH,
            2 => (set & self.not_first_file) >> 1,
            _ => set >> WIDTH,
        };
        moved & self.board
    }

    /// The squares that can be reached from `from` step by step without crossing `walls`.
    #[inline]
    pub(crate) fn area(&self, from: u128, walls: u128) -> u128 {
        let free = self.board & !walls;
        let mut area = from;
        loop {
            let east = (area & self.not_last_file) << 1;
            let west = (area & self.not_first_file) >> 1;
            let wider = area | (east | west | area << WIDTH | area >> WIDTH) & free;
            if wider == area {
                return area;
            }
            area = wider;
        }
    }
}

/// The nearest of `these`, which all lie in this direction.
#[inline]
const fn nearest(these: u128, direction: usize) -> usize {
    if direction < 2 {
        these.trailing_zeros() as usize
    } else {
        127 - these.leading_zeros() as usize
    }
}

/// The squares beyond `square` in one direction, up to the edge.
fn squares_beyond(
    judge: &Judge,
    square: Square,
    (files, ranks): (i8, i8),
) -> impl Iterator<Item = Square> {
    core::iter::successors(Some(square), move |at| {
        let file = at.file().checked_add_signed(files)?;
        let rank = at.rank().checked_add_signed(ranks)?;
        Square::new(file, rank).filter(|&next| judge.has(next))
    })
    .skip(1)
}

/// The squares of a set, by their numbers.
pub(crate) fn squares_of(mut set: u128) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let n = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(n)
    })
}
