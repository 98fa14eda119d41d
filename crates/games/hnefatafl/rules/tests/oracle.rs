//! What a move leads to, worked out a second time square by square with maps and loops, as the
//! sections read, and compared in random games under random rules (§3 to §5).

use crate::common;
use std::collections::{BTreeMap, BTreeSet};

use crate::common::{play, rules};
use hnefatafl::{
    Action, Announce, Camps, CastleCounts, Entry, Escape, Event, KingTaken, Piece, Position,
    Reason, Rules, Side, Square, Word,
};
use proptest::prelude::*;

const WAYS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The pieces on their squares, and the rules.
struct Plain<'a> {
    rules: &'a Rules,
    pieces: BTreeMap<Square, Piece>,
}

impl Plain<'_> {
    fn size(&self) -> u8 {
        self.rules.board.size()
    }

    fn step(&self, from: Square, (files, ranks): (i8, i8)) -> Option<Square> {
        let (file, rank) = (
            from.file().wrapping_add_signed(files),
            from.rank().wrapping_add_signed(ranks),
        );
        let there = |n: u8| (1..=self.size()).contains(&n);
        Square::new(file, rank).filter(|_| there(file) && there(rank))
    }

    fn side_at(&self, at: Square) -> Option<Side> {
        self.pieces.get(&at).map(|piece| piece.side())
    }

    fn king(&self) -> Square {
        let found = self.pieces.iter().find(|(_, piece)| **piece == Piece::King);
        *found.unwrap().0
    }

    fn is_castle(&self, at: Square) -> bool {
        let middle = self.size() / 2 + 1;
        (at.file(), at.rank()) == (middle, middle)
    }

    fn is_edge(&self, at: Square) -> bool {
        [at.file(), at.rank()]
            .iter()
            .any(|&n| n == 1 || n == self.size())
    }

    fn is_corner(&self, at: Square) -> bool {
        [at.file(), at.rank()]
            .iter()
            .all(|&n| n == 1 || n == self.size())
    }

    fn is_camp(&self, at: Square) -> bool {
        self.rules.board.camps().iter().any(|camp| camp.has(at))
    }

    fn is_out(&self, king: Square) -> bool {
        match self.rules.escape {
            Escape::Edge => self.is_edge(king),
            Escape::Corner => self.is_corner(king),
        }
    }

    /// Whether `at` stands for a piece of `side` in the capture of ordinary pieces (§3, §4).
    fn helps(&self, side: Side, at: Square) -> bool {
        match self.pieces.get(&at) {
            Some(Piece::King) => side == Side::Swede && self.rules.king_captures,
            Some(piece) => piece.side() == side,
            None => {
                let castle = self.rules.castle_counts == CastleCounts::Both && self.is_castle(at);
                let corner = self.rules.escape == Escape::Corner && self.is_corner(at);
                let camp = self.rules.camps_count && side == Side::Muscovite && self.is_camp(at);
                castle || corner || camp
            }
        }
    }

    fn captured(&self, to: Square) -> Vec<Square> {
        let mover = self.pieces[&to];
        if mover == Piece::King && !self.rules.king_captures {
            return Vec::new();
        }
        let falls = |&way: &(i8, i8)| {
            let beside = self.step(to, way)?;
            let behind = self.step(beside, way)?;
            let enemy = self.side_at(beside) == Some(mover.side().other());
            let ordinary = self.pieces.get(&beside) != Some(&Piece::King);
            (enemy && ordinary && self.helps(mover.side(), behind)).then_some(beside)
        };
        let mut captured: Vec<Square> = WAYS.iter().filter_map(falls).collect();
        if self.rules.shield_wall && self.is_edge(to) {
            captured.extend(WAYS.iter().flat_map(|&way| self.row(to, way)));
        }
        captured.sort();
        captured.dedup();
        captured
    }

    /// Whether a piece on `at` takes part in captures of `side`.
    fn fights(&self, side: Side, at: Square) -> bool {
        let armed = self.pieces.get(&at) != Some(&Piece::King) || self.rules.king_captures;
        self.side_at(at) == Some(side) && armed
    }

    /// What is captured in the row along the edge that begins beside `to` (§3).
    fn row(&self, to: Square, way: (i8, i8)) -> Vec<Square> {
        let side = self.side_at(to).unwrap();
        let mut row = Vec::new();
        let mut at = self.step(to, way);
        while let Some(member) = at.filter(|&at| self.side_at(at) == Some(side.other())) {
            // Two of the four ways lead along the edge, one out, and one inwards.
            let mut inwards = WAYS
                .iter()
                .filter_map(|&way| self.step(member, way))
                .filter(|&beside| !self.is_edge(beside));
            let on_edge = self.is_edge(member) && !self.is_corner(member);
            if !on_edge || !inwards.all(|beside| self.fights(side, beside)) {
                return Vec::new();
            }
            row.push(member);
            at = self.step(member, way);
        }
        let corner = |at: Square| {
            let empty = !self.pieces.contains_key(&at);
            empty && self.is_corner(at) && self.rules.escape == Escape::Corner
        };
        let closed = at.is_some_and(|end| self.fights(side, end) || corner(end));
        if row.len() < 2 || !closed {
            return Vec::new();
        }
        row.retain(|at| self.pieces[at] != Piece::King);
        row
    }

    /// Every square that steps over squares that are not `closed` lead to from where `side` stands, by its index.
    fn reached(&self, side: Side, closed: impl Fn(Square) -> bool) -> [bool; 121] {
        let stands = |at: &&Square| self.side_at(**at) == Some(side);
        let mut next: Vec<Square> = self.pieces.keys().filter(stands).copied().collect();
        let mut reached = [false; 121];
        next.iter().for_each(|at| reached[at.index()] = true);
        while let Some(at) = next.pop() {
            for at in WAYS.iter().filter_map(|&way| self.step(at, way)) {
                if !reached[at.index()] && !closed(at) {
                    reached[at.index()] = true;
                    next.push(at);
                }
            }
        }
        reached
    }

    /// Whether no piece of the Swede can come to the edge past the Muscovites (§4).
    fn is_enclosed(&self) -> bool {
        let on_edge = |at: &Square| self.is_edge(*at) && self.side_at(*at) == Some(Side::Swede);
        if !self.rules.enclosure || self.pieces.keys().any(on_edge) {
            return false;
        }
        let inside = self.reached(Side::Swede, |at| self.side_at(at) == Some(Side::Muscovite));
        let edge = self.rules.board.edge().into_iter();
        !edge.into_iter().any(|at| inside[at.index()])
    }

    /// Whether the king is in a fort at the edge: drabants that fall one after the other are taken away, as long as there are such,
    /// and then no Muscovite comes to him (§4).
    fn is_fort(&self) -> bool {
        let king = self.king();
        let closed_camp = |at| self.rules.camps != Camps::All && self.is_camp(at);
        let can_move = WAYS
            .iter()
            .filter_map(|&way| self.step(king, way))
            .any(|at| !self.pieces.contains_key(&at) && !closed_camp(at));
        if !self.rules.exit_fort || !self.is_edge(king) || !can_move {
            return false;
        }
        let muscovite = Piece::Muscovite;
        let castle_shut =
            !self.rules.castle_stop.allows(muscovite) && !self.rules.castle_pass.allows(muscovite);
        let mut wall: BTreeSet<Square> = self.pieces.keys().copied().collect();
        wall.retain(|at| self.pieces[at] == Piece::Drabant);
        loop {
            let reached = self.reached(Side::Muscovite, |at| {
                let corner = self.rules.escape == Escape::Corner && self.is_corner(at);
                wall.contains(&at) || corner || castle_shut && self.is_castle(at)
            });
            let falls = |at: &Square| {
                WAYS.iter().any(|&(files, ranks)| {
                    let comes = self.step(*at, (files, ranks));
                    let behind = self.step(*at, (-files, -ranks));
                    let helps = |at| {
                        let empty = !self.pieces.contains_key(&at);
                        reached[at.index()] || empty && self.helps(Side::Muscovite, at)
                    };
                    comes.is_some_and(|at| reached[at.index()]) && behind.is_some_and(helps)
                })
            };
            let fallen: Vec<Square> = wall.iter().filter(|at| falls(at)).copied().collect();
            if fallen.is_empty() {
                return !reached[king.index()];
            }
            wall.retain(|at| !fallen.contains(at));
        }
    }

    /// Whether the Muscovite that has just moved to `to` takes the king (§4).
    fn takes_king(&self, to: Square) -> bool {
        let king = self.king();
        let around: Vec<Square> = WAYS
            .iter()
            .filter_map(|&way| self.step(king, way))
            .collect();
        if !around.contains(&to) {
            return false;
        }
        let muscovite = |at: Square| self.side_at(at) == Some(Side::Muscovite);
        let empty_castle = |at: Square| {
            let counts = self.rules.castle_counts != CastleCounts::No;
            counts && self.is_castle(at) && !self.pieces.contains_key(&at)
        };
        let all_sides = around.len() == 4 || self.rules.edge_counts;
        if all_sides && around.iter().all(|&at| muscovite(at) || empty_castle(at)) {
            return true;
        }
        let near_castle = self.is_castle(king) || around.iter().any(|&at| self.is_castle(at));
        let between_two = match self.rules.king_taken {
            KingTaken::Four => false,
            KingTaken::Castle => !near_castle,
            KingTaken::Two => true,
        };
        let (files, ranks) = (
            king.file() as i8 - to.file() as i8,
            king.rank() as i8 - to.rank() as i8,
        );
        between_two && self.step(king, (files, ranks)).is_some_and(muscovite)
    }

    /// How many ways lie open to the king (§5).
    fn open_ways(&self) -> u32 {
        let king = self.king();
        if self.is_out(king) {
            return 0;
        }
        WAYS.iter().filter(|&&way| self.is_open(king, way)).count() as u32
    }

    fn is_open(&self, king: Square, way: (i8, i8)) -> bool {
        let mut at = king;
        while let Some(next) = self.step(at, way) {
            let crossed = self.rules.castle_pass.allows(Piece::King);
            let closed_camp = self.rules.camps != Camps::All && self.is_camp(next);
            if self.pieces.contains_key(&next) || self.is_castle(next) && !crossed || closed_camp {
                return false;
            }
            at = next;
        }
        at != king && self.is_out(at)
    }
}

/// What the move leads to: captured pieces, how the king ends, and the true word.
fn expected(
    rules: &Rules,
    before: &Position,
    action: Action,
) -> (Vec<Square>, Option<Reason>, Option<Word>) {
    let pieces = before.pieces().map(|(piece, at)| (at, piece)).collect();
    let mut plain = Plain { rules, pieces };
    let piece = plain.pieces.remove(&action.from).unwrap();
    plain.pieces.insert(action.to, piece);
    let captured = plain.captured(action.to);
    let taken = piece == Piece::Muscovite && plain.takes_king(action.to);
    for at in &captured {
        plain.pieces.remove(at);
    }
    let end = if taken {
        Some(Reason::Surrounded)
    } else if piece != Piece::Muscovite && plain.is_out(plain.king()) {
        Some(Reason::Escaped)
    } else if piece != Piece::Muscovite && plain.is_fort() {
        Some(Reason::Fort)
    } else if piece == Piece::Muscovite && plain.is_enclosed() {
        Some(Reason::Enclosed)
    } else {
        None
    };
    let word = match (piece.side(), rules.announce) {
        (Side::Swede, Announce::Program) => Word::for_ways(plain.open_ways()),
        _ => None,
    };
    (captured, end, word)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: testkit::tries(48, 256), ..ProptestConfig::default() })]

    #[test]
    fn every_move_leads_to_what_the_sections_say(rules in rules(), seed: u64) {
        play(rules, seed, 200, |game, action| {
            // Every legal move is looked at, the one that is made among them.
            for action in common::legal(game.judge(), game.position()).into_iter().chain([action]) {
                let mut after = game.clone();
                let (mut captured, mut announced) = (Vec::new(), None);
                after.enter(&Entry::Action(action), |event| match event {
                    Event::Captured { at, .. } => captured.push(at),
                    Event::Announced(word) => announced = Some(word),
                    _ => {}
                }).unwrap();
                let reason = after.position().outcome().map(|outcome| outcome.reason);
                let end = reason.filter(|&reason| reason != Reason::Blocked);
                assert_eq!(
                    (captured, end, announced),
                    expected(&rules, game.position(), action),
                    "{action} at {}",
                    game.judge().write_position(game.position())
                );
            }
        });
    }
}
