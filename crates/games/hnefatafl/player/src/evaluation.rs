//! The static evaluation: features of a position, counted and weighed.

use hnefatafl::{Judge, KingTaken, Position, Side};

use crate::geometry::{Geometry, bit, squares_of};
use crate::score::static_score;
use crate::weights::{WEIGHTS, Weights};

/// Evaluates positions without looking ahead, under one set of rules.
#[derive(Clone, Debug)]
pub struct Evaluator {
    pub(crate) geometry: Geometry,
    beside: [i32; 5],
}

impl Evaluator {
    /// An evaluator for positions of this judge.
    #[must_use]
    pub fn new(judge: &Judge) -> Evaluator {
        Evaluator {
            geometry: Geometry::new(judge),
            beside: match judge.rules().king_taken {
                KingTaken::Four => WEIGHTS.beside_four,
                KingTaken::Castle | KingTaken::Two => WEIGHTS.beside_two,
            },
        }
    }

    /// The score of a position that is not over, for the Swede.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let tempo = match position.turn() {
            Side::Swede => WEIGHTS.tempo,
            Side::Muscovite => -WEIGHTS.tempo,
        };
        static_score(material(position) + self.king(position) + self.cordon(position) + tempo)
    }

    /// What the king can do, and who stands beside him.
    fn king(&self, position: &Position) -> i32 {
        let geometry = &self.geometry;
        let king = position.king().index();
        let blocked = geometry.blocks_king(position);
        let (ways, _) = geometry.open_ways(king, blocked);
        let reach = geometry.slide(king, blocked);
        let (mut raichi, mut tuichu) = (0, 0);
        for square in squares_of(reach) {
            match geometry.open_ways(square, blocked).0 {
                0 => {}
                1 => raichi += 1,
                _ => tuichu += 1,
            }
        }
        let mut score = WEIGHTS.open_ways[ways.min(4)]
            + WEIGHTS.mobility * reach.count_ones() as i32
            + WEIGHTS.raichi_move * raichi.min(Weights::MOST_KING_MOVES)
            + WEIGHTS.tuichu_move * tuichu.min(Weights::MOST_KING_MOVES);
        if raichi + tuichu == 0 && self.is_out_in_three(reach, blocked) {
            score += WEIGHTS.three_moves_out;
        }
        let beside = geometry.neighbours[king] & position.muscovites().bits();
        score + self.beside[beside.count_ones().min(4) as usize]
    }

    /// Whether the king, who can move to `reach`, could be out with the third move from here.
    fn is_out_in_three(&self, reach: u128, blocked: u128) -> bool {
        let second =
            squares_of(reach).fold(0, |set, square| set | self.geometry.slide(square, blocked));
        squares_of(second & !reach).any(|square| self.geometry.open_ways(square, blocked).0 > 0)
    }

    /// How well the Muscovites close the board around the king.
    fn cordon(&self, position: &Position) -> i32 {
        let geometry = &self.geometry;
        let muscovites = position.muscovites().bits();
        let area = geometry.area(bit(position.king()), muscovites);
        let exits = (area & geometry.exits).count_ones() as i32;
        let lines = geometry.inner_lines.iter();
        let empty = lines.filter(|&&line| line & muscovites == 0).count() as i32;
        let out = if exits == 0 {
            WEIGHTS.cordon
        } else {
            WEIGHTS.exits * exits / geometry.exits.count_ones().max(1) as i32
        };
        out + WEIGHTS.empty_line * empty
    }
}

fn material(position: &Position) -> i32 {
    WEIGHTS.drabant * position.drabants().len() as i32
        - WEIGHTS.muscovite * position.muscovites().len() as i32
}
