//! What follows from the rules alone, computed once.

use crate::Piece;
use crate::board::Board;
use crate::lines::Lines;
use crate::rules::{Camps, CastleCounts, Escape, KingTaken, Rules};
use crate::square::{SQUARES, Square, Squares};

/// The effect of the empty throne in a line (§2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ThroneInLine {
    /// Like any other square: open to stop on and to cross, or closed in both ways.
    Plain,
    /// A piece may cross it, but not stop.
    Crossed,
    /// A piece may stop, but not cross it.
    Dead,
}

/// A square beside another square, and the one behind it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pincer {
    /// The square beside.
    pub(super) beside: Square,
    /// The square behind it, in the same direction.
    pub(super) behind: Square,
}

/// Masks and lists by kind of piece and by square.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub(super) lines: Lines,
    /// How many files and ranks there are.
    pub(super) size: usize,
    /// A bit for each square of a line.
    pub(super) line: u16,
    pub(super) board: Squares,
    pub(super) throne: Square,
    /// The two lines through the throne.
    pub(super) middle: Squares,
    /// Where the king escapes.
    pub(super) exits: Squares,
    pub(super) edge: Squares,
    /// Squares that are closed to each kind of piece even when empty, own camps included.
    closed: [Squares; 3],
    /// The same with files and ranks swapped.
    pub(super) closed_swapped: [Squares; 3],
    pub(super) throne_in_line: [ThroneInLine; 3],
    /// The camps, if a Muscovite moves freely only in its own.
    own_camps: Option<[Squares; 4]>,
    /// All squares of those camps; empty if the camps are not closed to Muscovites.
    pub(super) free_camps: Squares,
    pub(super) neighbours: [Squares; SQUARES],
    /// The other squares of the file and the rank of a square.
    pub(super) lines_through: [Squares; SQUARES],
    /// The pincers around a square, fewer than four near the edge.
    pincers: Vec<[Option<Pincer>; 4]>,
    /// Empty squares that count as a Muscovite in captures of drabants (§3).
    pub(super) against_drabants: Squares,
    /// Empty squares that count as a piece of the Swede in captures of Muscovites (§3).
    pub(super) against_muscovites: Squares,
    /// The throne, if it counts as a Muscovite around the king beside it (§3).
    pub(super) against_king: Squares,
    /// Where the king is also taken between two Muscovites (§4).
    pub(super) falls_between_two: Squares,
    /// Where no ring closes around the king (§4).
    pub(super) ringless: Squares,
    /// Whether forts, or rings around all pieces, end games (§4).
    pub(super) has_rings: bool,
    /// Empty squares that close an end of a row at the edge (§3).
    pub(super) wall_ends: Squares,
    /// Squares that no Muscovite can ever stand on or cross.
    pub(super) barred: Squares,
}

impl Tables {
    pub(super) fn new(rules: &Rules) -> Tables {
        let board = rules.board;
        let (squares, throne) = (board.squares(), board.throne());
        let camps = board.camps();
        let all_camps = camps
            .into_iter()
            .fold(Squares::NONE, |all, camp| all | camp);
        let closed = [Piece::King, Piece::Drabant, Piece::Muscovite]
            .map(|piece| closed(rules, piece, all_camps));
        let never_back = rules.camps == Camps::NeverBack;
        let mut neighbours = [Squares::NONE; SQUARES];
        let mut lines_through = [Squares::NONE; SQUARES];
        let mut pincers = vec![[None; 4]; SQUARES];
        for square in squares {
            neighbours[square.index()] = neighbours_of(board, square);
            let in_line = squares
                .into_iter()
                .filter(|&other| square.in_line_with(other));
            lines_through[square.index()] = in_line.collect();
            pincers[square.index()] = pincers_of(board, square);
        }
        let near_throne = neighbours[throne.index()] | Squares::only(throne);
        let in_captures = match rules.castle_counts {
            CastleCounts::Both => Squares::only(throne),
            CastleCounts::Surround | CastleCounts::No => Squares::NONE,
        };
        let corners = match rules.escape {
            Escape::Corner => board.corners(),
            Escape::Edge => Squares::NONE,
        };
        let counting_camps = if rules.camps_count {
            all_camps
        } else {
            Squares::NONE
        };
        Tables {
            lines: Lines::new(board),
            size: usize::from(board.size()),
            line: (1 << board.size()) - 1,
            board: squares,
            throne,
            middle: squares
                .into_iter()
                .filter(|square| square.file() == throne.file() || square.rank() == throne.rank())
                .collect(),
            exits: match rules.escape {
                Escape::Edge => board.edge(),
                Escape::Corner => board.corners(),
            },
            edge: board.edge(),
            closed,
            closed_swapped: closed.map(Squares::transposed),
            throne_in_line: [Piece::King, Piece::Drabant, Piece::Muscovite]
                .map(|piece| throne_in_line(rules, piece)),
            own_camps: never_back.then_some(camps),
            free_camps: if never_back { all_camps } else { Squares::NONE },
            neighbours,
            lines_through,
            pincers,
            against_drabants: in_captures | corners | counting_camps,
            against_muscovites: in_captures | corners,
            against_king: match rules.castle_counts {
                CastleCounts::Surround | CastleCounts::Both => Squares::only(throne),
                CastleCounts::No => Squares::NONE,
            },
            falls_between_two: match rules.king_taken {
                KingTaken::Four => Squares::NONE,
                KingTaken::Castle => squares - near_throne,
                KingTaken::Two => squares,
            },
            ringless: if rules.edge_counts {
                Squares::NONE
            } else {
                board.edge()
            },
            has_rings: rules.exit_fort || rules.enclosure,
            wall_ends: corners,
            barred: corners | (closed[Piece::Muscovite.index()] & Squares::only(throne)),
        }
    }

    #[inline]
    pub(super) fn closed(&self, piece: Piece) -> Squares {
        self.closed[piece.index()]
    }

    /// The camp in which a Muscovite on `from` moves freely, if the camps are closed to pieces outside (§2, never-back).
    #[inline]
    pub(super) fn own_camp(&self, piece: Piece, from: Square) -> Squares {
        match (&self.own_camps, piece) {
            (Some(camps), Piece::Muscovite) => camps
                .iter()
                .find(|camp| camp.has(from))
                .copied()
                .unwrap_or(Squares::NONE),
            _ => Squares::NONE,
        }
    }

    pub(super) fn pincers(&self, square: Square) -> impl Iterator<Item = &Pincer> {
        self.pincers[square.index()].iter().flatten()
    }
}

/// The squares that are closed to a kind of piece even when empty (§2, §4).
fn closed(rules: &Rules, piece: Piece, camps: Squares) -> Squares {
    let mut closed = match (rules.camps, piece) {
        (Camps::All, _) | (Camps::Muscovites, Piece::Muscovite) => Squares::NONE,
        (Camps::Muscovites | Camps::NeverBack, _) => camps,
    };
    if !rules.castle_stop.allows(piece) && !rules.castle_pass.allows(piece) {
        closed |= Squares::only(rules.board.throne());
    }
    if rules.escape == Escape::Corner && piece != Piece::King {
        closed |= rules.board.corners();
    }
    closed
}

fn throne_in_line(rules: &Rules, piece: Piece) -> ThroneInLine {
    match (
        rules.castle_stop.allows(piece),
        rules.castle_pass.allows(piece),
    ) {
        (true, true) | (false, false) => ThroneInLine::Plain,
        (false, true) => ThroneInLine::Crossed,
        (true, false) => ThroneInLine::Dead,
    }
}

const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The square this many files and ranks away.
fn beyond(board: Board, square: Square, (files, ranks): (i8, i8)) -> Option<Square> {
    let file = square.file().checked_add_signed(files)?;
    let rank = square.rank().checked_add_signed(ranks)?;
    let there = file <= board.size() && rank <= board.size();
    Square::new(file, rank).filter(|_| there)
}

fn neighbours_of(board: Board, square: Square) -> Squares {
    DIRECTIONS
        .into_iter()
        .filter_map(|step| beyond(board, square, step))
        .collect()
}

fn pincers_of(board: Board, square: Square) -> [Option<Pincer>; 4] {
    DIRECTIONS.map(|(files, ranks)| {
        Some(Pincer {
            beside: beyond(board, square, (files, ranks))?,
            behind: beyond(board, square, (2 * files, 2 * ranks))?,
        })
    })
}
