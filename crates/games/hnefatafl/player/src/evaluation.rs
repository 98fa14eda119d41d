//! The static evaluation: features of a position, counted and weighed.

use hnefatafl::{Judge, KingTaken, Position, Side};

use crate::Calibration;
use crate::feature::{Feature, Features};
use crate::geometry::{Geometry, bit, squares_of};
use crate::score::static_score;
use crate::weights::{WeightTable, Weights};
use crate::wins::{squares_to_block, winning_move};

/// Further moves of the king with the same threat add nothing.
const MOST_KING_MOVES: i32 = 3;

/// Evaluates positions without looking ahead, under one set of rules.
#[derive(Clone, Debug)]
pub struct Evaluator {
    pub(crate) geometry: Geometry,
    pub(crate) weights: Weights,
    /// The meaning of the scores under these weights.
    pub(crate) calibration: Calibration,
    /// One, two, three or more Muscovites beside the king.
    beside: [Feature; 3],
    throne: u128,
    beside_throne: u128,
}

impl Evaluator {
    /// An evaluator for positions of this judge, with the weights learned for its rules.
    #[must_use]
    pub fn new(judge: &Judge) -> Evaluator {
        let geometry = Geometry::new(judge);
        let throne = judge.rules().board.throne();
        Evaluator {
            weights: *Weights::of(WeightTable::Learned, judge.rules()),
            calibration: Calibration::of(judge.rules()),
            beside: match judge.rules().king_taken {
                KingTaken::Four => [Feature::OneOfFour, Feature::TwoOfFour, Feature::ThreeOfFour],
                KingTaken::Castle | KingTaken::Two => {
                    [Feature::OneOfTwo, Feature::TwoOfTwo, Feature::ThreeOfTwo]
                }
            },
            throne: bit(throne),
            beside_throne: geometry.neighbours[throne.index()],
            geometry,
        }
    }

    /// The same evaluator with the weights of this table.
    #[must_use]
    pub fn with_weights(judge: &Judge, table: WeightTable) -> Evaluator {
        Evaluator::new(judge).weighed_by(Weights::of(table, judge.rules()))
    }

    /// The same evaluator with these weights. The meaning of scores is known only for the learned ones.
    pub(crate) fn weighed_by(mut self, weights: &Weights) -> Evaluator {
        if self.weights != *weights {
            (self.weights, self.calibration) = (*weights, Calibration::UNFITTED);
        }
        self
    }

    /// The score of a position that is not over, for the Swede.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let features = self.features(position);
        let weighed = features.iter().zip(&self.weights.0);
        static_score(weighed.map(|(count, points)| count * points).sum())
    }

    /// The probability that the Swede wins a game that is not over, without looking ahead.
    #[must_use]
    pub fn win_probability(&self, position: &Position) -> f32 {
        let score = self.evaluate(position);
        self.calibration.without_search(position.turn(), score)
    }

    /// Whether a search may evaluate the position statically: it is not over, the side to move cannot win at once, and no
    /// escape threatens.
    #[must_use]
    pub fn is_quiet(&self, judge: &Judge, position: &Position) -> bool {
        position.outcome().is_none()
            && winning_move(judge, &self.geometry, position).is_none()
            && squares_to_block(judge, &self.geometry, position).is_none()
    }

    /// The features of a position that is not over.
    #[must_use]
    pub fn features(&self, position: &Position) -> Features {
        let mut features = [0; Feature::COUNT];
        features[Feature::Bias as usize] = 1;
        features[Feature::Tempo as usize] = match position.turn() {
            Side::Swede => 1,
            Side::Muscovite => -1,
        };
        self.king(position, &mut features);
        self.cordon(position, &mut features);
        self.pieces(position, &mut features);
        features
    }

    /// The options of the king, and the pieces around him.
    fn king(&self, position: &Position, features: &mut Features) {
        let geometry = &self.geometry;
        let king = position.king().index();
        let (drabants, muscovites) = (position.drabants().bits(), position.muscovites().bits());
        let blocked = geometry.blocks_king(position);
        let reach = geometry.slide(king, blocked);
        let (mut raichi, mut tuichu) = (0, 0);
        for square in squares_of(reach) {
            match geometry.open_ways(square, blocked).0 {
                0 => {}
                1 => raichi += 1,
                _ => tuichu += 1,
            }
        }
        match geometry.open_ways(king, blocked).0 {
            0 => {}
            1 => features[Feature::Raichi as usize] = 1,
            _ => features[Feature::Tuichu as usize] = 1,
        }
        features[Feature::RaichiMoves as usize] = raichi.min(MOST_KING_MOVES);
        features[Feature::TuichuMoves as usize] = tuichu.min(MOST_KING_MOVES);
        let in_three = raichi + tuichu == 0 && self.is_out_in_three(reach, blocked);
        features[Feature::OutInThree as usize] = in_three.into();
        features[Feature::KingMoves as usize] = count(reach);
        features[Feature::WaysBehind as usize] =
            geometry.ways_behind(king, drabants, blocked & !drabants);
        features[Feature::KingDepth as usize] = geometry.depth[king];
        features[Feature::KingOnCastle as usize] = (self.throne >> king & 1) as i32;
        features[Feature::KingBesideCastle as usize] = (self.beside_throne >> king & 1) as i32;
        let beside = geometry.neighbours[king] & muscovites;
        if beside != 0 {
            let most = self.beside.len();
            let feature = self.beside[(beside.count_ones() as usize).min(most) - 1];
            features[feature as usize] = 1;
        }
        let around = geometry.around[king];
        features[Feature::DrabantsNear as usize] = count(around & drabants);
        features[Feature::MuscovitesNear as usize] = count(around & muscovites);
        let quadrants = geometry.quadrants[king];
        features[Feature::EmptyQuarters as usize] = without(&quadrants, muscovites);
    }

    /// Whether the king, who can move to `reach`, could escape with the third move from here.
    fn is_out_in_three(&self, reach: u128, blocked: u128) -> bool {
        let second =
            squares_of(reach).fold(0, |set, square| set | self.geometry.slide(square, blocked));
        squares_of(second & !reach).any(|square| self.geometry.open_ways(square, blocked).0 > 0)
    }

    /// How well the Muscovites close the board around the king.
    fn cordon(&self, position: &Position, features: &mut Features) {
        let geometry = &self.geometry;
        let muscovites = position.muscovites().bits();
        let area = geometry.area(bit(position.king()), muscovites);
        let exits = count(area & geometry.exits);
        features[Feature::Cordon as usize] = (exits == 0).into();
        features[Feature::Exits as usize] = 16 * exits / count(geometry.exits).max(1);
        features[Feature::EmptyLines as usize] = without(&geometry.inner_lines, muscovites);
        features[Feature::FreeCorners as usize] = without(&geometry.corners, muscovites);
    }

    /// The numbers of pieces and their relative positions.
    fn pieces(&self, position: &Position, features: &mut Features) {
        let geometry = &self.geometry;
        let (drabants, muscovites) = (position.drabants().bits(), position.muscovites().bits());
        let swedes = drabants | bit(position.king());
        let free = geometry.board & !(swedes | muscovites);
        features[Feature::Drabants as usize] = count(drabants);
        features[Feature::Muscovites as usize] = count(muscovites);
        features[Feature::MuscovitesOnEdge as usize] = count(muscovites & geometry.edge);
        let (mut drabants_flanked, mut muscovites_flanked) = (0, 0);
        let (mut drabant_steps, mut muscovite_steps) = (0, 0);
        for direction in 0..4 {
            let free_there = geometry.shifted(free, direction);
            let behind = (direction + 2) % 4;
            drabant_steps += count(drabants & free_there);
            muscovite_steps += count(muscovites & free_there);
            drabants_flanked |= drabants & free_there & geometry.shifted(muscovites, behind);
            muscovites_flanked |= muscovites & free_there & geometry.shifted(swedes, behind);
        }
        features[Feature::DrabantSteps as usize] = drabant_steps;
        features[Feature::MuscoviteSteps as usize] = muscovite_steps;
        features[Feature::DrabantsFlanked as usize] = count(drabants_flanked);
        features[Feature::MuscovitesFlanked as usize] = count(muscovites_flanked);
        let north = geometry.shifted(muscovites, 1);
        features[Feature::MuscovitePairs as usize] = count(muscovites & geometry.shifted(north, 0))
            + count(muscovites & geometry.shifted(north, 2));
    }
}

fn count(set: u128) -> i32 {
    set.count_ones() as i32
}

/// The number of sets that contain none of `pieces`.
fn without(sets: &[u128], pieces: u128) -> i32 {
    sets.iter().filter(|&&set| set & pieces == 0).count() as i32
}
