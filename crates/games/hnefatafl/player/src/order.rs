//! Move ordering: moves that are likely to refute the previous move come first.

use hnefatafl::{Action, Judge, Position, Side};

use crate::geometry::{Geometry, bit};
use crate::score::MAX_PLY;

/// The number of squares of the largest board.
const SQUARES: usize = 121;

const FROM_TABLE: i32 = 1 << 28;
const CAPTURE: i32 = 1 << 24;
const OPENS_WAY: i32 = 1 << 22;
const KILLER: i32 = 1 << 20;
const MOST_HISTORY: i32 = 1 << 18;

/// The immediate effect of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// It captures this number of pieces.
    Capture(i32),
    /// The king moves to a square with this number of open ways.
    OpensWays(i32),
    Quiet,
}

/// A move with its priority; the highest is searched first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) action: Action,
    pub(crate) kind: Kind,
    pub(crate) order: i32,
}

/// Classifies the moves in a position.
pub(crate) struct Kinds<'a> {
    geometry: &'a Geometry,
    king: u128,
    enemies: u128,
    partners: u128,
    king_captures: bool,
    blocks_king: u128,
}

impl<'a> Kinds<'a> {
    pub(crate) fn new(judge: &Judge, geometry: &'a Geometry, position: &Position) -> Kinds<'a> {
        let king_captures = judge.rules().king_captures;
        let king = bit(position.king());
        let (drabants, muscovites) = (position.drabants().bits(), position.muscovites().bits());
        let (enemies, partners) = match position.turn() {
            Side::Swede if king_captures => (muscovites, drabants | king),
            Side::Swede => (muscovites, drabants),
            Side::Muscovite => (drabants, muscovites),
        };
        Kinds {
            geometry,
            king: if position.turn() == Side::Swede {
                king
            } else {
                0
            },
            enemies,
            partners,
            king_captures,
            blocks_king: geometry.blocks_king(position),
        }
    }

    /// The effect of a move. Ignores captures against the throne, corners and camps.
    #[inline]
    pub(crate) fn of(&self, action: Action) -> Kind {
        let to = action.to.index();
        let from = bit(action.from);
        let moves_king = from == self.king;
        if self.geometry.neighbours[to] & self.enemies != 0 && (self.king_captures || !moves_king) {
            let partners = self.partners & !from;
            let captured = self.geometry.pairs[to].iter();
            let captured = captured
                .filter(|pair| pair.beside & self.enemies != 0 && pair.behind & partners != 0)
                .count();
            if captured > 0 {
                return Kind::Capture(captured as i32);
            }
        }
        if moves_king {
            let (ways, _) = self.geometry.open_ways(to, self.blocks_king);
            if ways > 0 {
                return Kind::OpensWays(ways as i32);
            }
        }
        Kind::Quiet
    }
}

/// What the search has learned about quiet moves.
#[derive(Clone, Debug)]
pub(crate) struct Experience {
    /// By ply: the last two quiet moves that refuted the previous move.
    killers: Vec<[Option<Action>; 2]>,
    /// By side, from and to: how often and how deep a quiet move refuted the previous one.
    history: Vec<i32>,
}

impl Experience {
    pub(crate) fn new() -> Experience {
        Experience {
            killers: vec![[None; 2]; MAX_PLY + 1],
            history: vec![0; 2 * SQUARES * SQUARES],
        }
    }

    fn number(side: Side, action: Action) -> usize {
        (side.index() * SQUARES + action.from.index()) * SQUARES + action.to.index()
    }

    /// Notes that a quiet move refuted the previous move.
    pub(crate) fn refuted(&mut self, side: Side, ply: usize, depth: i32, action: Action) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            killers[1] = killers[0];
            killers[0] = Some(action);
        }
        let history = &mut self.history[Experience::number(side, action)];
        *history += depth * depth;
        if *history > MOST_HISTORY {
            for value in &mut self.history {
                *value /= 2;
            }
        }
    }

    /// The priority of a move.
    #[inline]
    pub(crate) fn order(
        &self,
        side: Side,
        ply: usize,
        action: Action,
        kind: Kind,
        known: Option<Action>,
    ) -> i32 {
        if known == Some(action) {
            return FROM_TABLE;
        }
        match kind {
            Kind::Capture(count) => CAPTURE + count,
            Kind::OpensWays(count) => OPENS_WAY + count,
            Kind::Quiet => {
                let killers = &self.killers[ply];
                if killers[0] == Some(action) {
                    KILLER + 1
                } else if killers[1] == Some(action) {
                    KILLER
                } else {
                    self.history[Experience::number(side, action)]
                }
            }
        }
    }
}
