//! What a move leads to, worked out a second time square by square with maps and loops, as the
//! sections read, and compared in random games under random rules (§3 to §5).

use crate::common;
use std::collections::BTreeMap;

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
        captured.sort();
        captured
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
        if around.len() == 4 && around.iter().all(|&at| muscovite(at) || empty_castle(at)) {
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
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

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
