//! The weight of each feature of a position.

use game::words;
use hnefatafl::{Board, Escape, Rules};

use crate::feature::{Feature, Features};
use crate::learned;

/// The value of each feature to the Swede, in points ([`crate::POINTS_PER_LOGIT`]) for each unit of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights(pub Features);

words! {
    /// Rules that share one table of learned weights.
    Family {
        /// The king goes out at the edge.
        Edge = "edge",
        /// The king goes out at a corner of the small board.
        Brandubh = "brandubh",
    }
}

words! {
    /// The source of weights.
    WeightTable {
        /// Learned by self-play, if they are stronger: the weights of the players.
        Learned = "learned",
        /// Chosen by hand, the same for all rules.
        ByHand = "by-hand",
    }
}

impl Family {
    /// The family of these rules. No weights stronger than those chosen by hand were learned for corners of larger boards.
    #[must_use]
    pub const fn of(rules: &Rules) -> Option<Family> {
        match (rules.escape, rules.board) {
            (Escape::Edge, _) => Some(Family::Edge),
            (Escape::Corner, Board::Seven) => Some(Family::Brandubh),
            (Escape::Corner, Board::Nine | Board::Eleven) => None,
        }
    }
}

impl Weights {
    /// The weights of a table under these rules.
    #[must_use]
    pub const fn of(table: WeightTable, rules: &Rules) -> &'static Weights {
        match (table, Family::of(rules)) {
            (WeightTable::Learned, Some(Family::Edge)) => &learned::EDGE,
            (WeightTable::Learned, Some(Family::Brandubh)) => &learned::BRANDUBH,
            (WeightTable::Learned, None) | (WeightTable::ByHand, _) => &BY_HAND,
        }
    }

    /// These points, and zero for all other features.
    pub(crate) const fn with(points: &[(Feature, i32)]) -> Weights {
        let mut all = [0; Feature::COUNT];
        let mut n = 0;
        while n < points.len() {
            all[points[n].0 as usize] = points[n].1;
            n += 1;
        }
        Weights(all)
    }
}

/// Weights chosen by hand: the starting point of learning, and a baseline for its gain.
static BY_HAND: Weights = Weights::with(&[
    (Feature::Tempo, 10),
    (Feature::Drabants, 100),
    (Feature::Muscovites, -60),
    (Feature::Raichi, 60),
    (Feature::Tuichu, 300),
    (Feature::RaichiMoves, 18),
    (Feature::TuichuMoves, 70),
    (Feature::OutInThree, 20),
    (Feature::KingMoves, 2),
    (Feature::OneOfFour, -8),
    (Feature::TwoOfFour, -35),
    (Feature::ThreeOfFour, -120),
    (Feature::OneOfTwo, -30),
    (Feature::TwoOfTwo, -70),
    (Feature::ThreeOfTwo, -150),
    (Feature::Cordon, -250),
    (Feature::Exits, 4),
    (Feature::EmptyLines, 10),
]);
