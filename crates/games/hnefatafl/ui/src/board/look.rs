//! What pieces look like, and how large they are.
//!
//! They are turned on a lathe, so a piece is its outline from the foot up. A drabant is slim with a round head, a Muscovite low
//! with a broad cap, and the king has shoulders and an iron point.

use hnefatafl::Piece;
use scene::{Point, Rect};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Look {
    pub piece: Piece,
    /// Whether it lies on its side, its top to the right.
    pub lies: bool,
}

/// Heights above the foot and half the width there, in units, from the foot to the top.
type Profile = [(f64, f64)];

const KING: &Profile = &[
    (0.0, 0.36),
    (0.04, 0.40),
    (0.10, 0.39),
    (0.14, 0.30),
    (0.17, 0.32),
    (0.21, 0.31),
    (0.24, 0.26),
    (0.36, 0.19),
    (0.46, 0.18),
    (0.53, 0.22),
    (0.57, 0.33),
    (0.60, 0.36),
    (0.66, 0.36),
    (0.69, 0.32),
    (0.70, 0.25),
    (0.75, 0.26),
    (0.79, 0.21),
    (0.82, 0.12),
    (0.84, 0.10),
    (1.12, 0.0),
];
const DRABANT: &Profile = &[
    (0.0, 0.29),
    (0.04, 0.33),
    (0.09, 0.32),
    (0.13, 0.23),
    (0.16, 0.25),
    (0.19, 0.24),
    (0.22, 0.19),
    (0.32, 0.13),
    (0.43, 0.10),
    (0.46, 0.12),
    (0.48, 0.19),
    (0.52, 0.19),
    (0.54, 0.14),
    (0.57, 0.16),
    (0.63, 0.22),
    (0.70, 0.24),
    (0.79, 0.22),
    (0.87, 0.14),
    (0.92, 0.0),
];
const MUSCOVITE: &Profile = &[
    (0.0, 0.32),
    (0.04, 0.36),
    (0.10, 0.35),
    (0.14, 0.29),
    (0.20, 0.26),
    (0.27, 0.26),
    (0.32, 0.30),
    (0.36, 0.39),
    (0.39, 0.42),
    (0.45, 0.42),
    (0.48, 0.39),
    (0.56, 0.33),
    (0.64, 0.23),
    (0.70, 0.11),
    (0.73, 0.0),
];

/// The height from which the king is iron.
const IRON: f64 = 0.82;

/// The outline of a piece, and how far its round foot reaches toward the viewer.
const LINE: f64 = 0.03;
const FOOT: f64 = 0.06;

/// The height at which the axis of a lying piece is seen over its place.
const AXIS: f64 = 0.28;

impl From<Piece> for Look {
    fn from(piece: Piece) -> Look {
        Look { piece, lies: false }
    }
}

impl scene::Look for Look {
    fn lies(self) -> bool {
        self.lies
    }

    fn extent(self) -> Rect {
        let standing = self.standing();
        match self.laid() {
            None => standing,
            Some(foot) => Rect {
                x: foot.x - standing.y - standing.h,
                y: foot.y + standing.x,
                w: standing.h,
                h: standing.w,
            },
        }
    }
}

impl Look {
    pub fn lying(self) -> Look {
        Look { lies: true, ..self }
    }

    /// The foot of a lying piece, in units from where it lies. The piece is rotated a quarter to the right about it.
    pub fn laid(self) -> Option<Point> {
        let middle = self.standing().centre();
        self.lies.then_some(Point::new(middle.y, -AXIS))
    }

    fn standing(self) -> Rect {
        Rect {
            x: -self.width() / 2.0 - LINE,
            y: -self.height() - LINE,
            w: self.width() + 2.0 * LINE,
            h: self.height() + 2.0 * LINE + FOOT,
        }
    }

    /// The outline from the foot to the top: heights and half widths, in units.
    pub fn profile(self) -> &'static Profile {
        match self.piece {
            Piece::King => KING,
            Piece::Drabant => DRABANT,
            Piece::Muscovite => MUSCOVITE,
        }
    }

    /// The height from which the piece is iron, if it has a point of iron.
    pub fn iron(self) -> Option<f64> {
        (self.piece == Piece::King).then_some(IRON)
    }

    /// The dyed grooves round the body: their height above the foot, and their width.
    pub fn rings(self) -> &'static [(f64, f64)] {
        match self.piece {
            Piece::King => &[(0.19, 0.03), (0.63, 0.04)],
            Piece::Drabant => &[(0.175, 0.03), (0.5, 0.035)],
            Piece::Muscovite => &[(0.07, 0.03), (0.42, 0.04)],
        }
    }

    /// The visible height, in units.
    pub fn height(self) -> f64 {
        self.profile().last().map_or(0.0, |(height, _)| *height)
    }

    /// The visible width, in units.
    pub fn width(self) -> f64 {
        let widths = self.profile().iter().map(|(_, half)| 2.0 * half);
        widths.fold(0.0, f64::max)
    }

    /// Whether the piece itself covers a point, which is in units from its foot.
    pub fn covers(self, at: Point) -> bool {
        let at = self
            .laid()
            .map_or(at, |foot| (at - foot).turned(-core::f64::consts::FRAC_PI_2));
        if (0.0..=FOOT).contains(&at.y) {
            return at.x.abs() <= self.profile().first().map_or(0.0, |(_, half)| *half);
        }
        let up = -at.y;
        self.profile().windows(2).any(|part| {
            let [(low, below), (high, above)] = [part[0], part[1]];
            let half = below + (above - below) * (up - low) / (high - low);
            (low..=high).contains(&up) && at.x.abs() <= half
        })
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use scene::{Look as _, ROOM};

    fn looks() -> impl Iterator<Item = Look> {
        Piece::ALL.iter().copied().map(Look::from)
    }

    /// Points of a fine grid over the room of a piece.
    fn grid() -> impl Iterator<Item = Point> + Clone {
        let steps =
            |from: f64, long: f64| (0..=100).map(move |n| from + long * f64::from(n) / 100.0);
        steps(ROOM.x, ROOM.w)
            .flat_map(move |x| steps(ROOM.y, ROOM.h).map(move |y| Point::new(x, y)))
    }

    #[test]
    fn a_piece_covers_only_points_of_its_extent() {
        for look in looks().flat_map(|look| [look, look.lying()]) {
            assert!(ROOM.holds(&look.extent()), "{look:?}");
            let covered = grid().filter(|at| look.covers(*at));
            assert!(
                covered.clone().all(|at| look.extent().contains(at)),
                "{look:?}"
            );
            assert!(covered.count() > 400, "{look:?}");
        }
    }

    #[test]
    fn outlines_run_from_the_foot_to_a_closed_top() {
        for look in looks() {
            let profile = look.profile();
            assert!(profile.is_sorted_by(|a, b| a.0 < b.0), "{look:?}");
            assert_eq!(profile.first().map(|(up, _)| *up), Some(0.0));
            assert_eq!(profile.last().map(|(_, half)| *half), Some(0.0));
        }
    }

    #[test]
    fn pieces_are_told_apart_by_their_shape_alone() {
        for a in looks() {
            for b in looks().filter(|b| a != *b) {
                let both = grid().filter(|at| a.covers(*at) && b.covers(*at)).count();
                let any = grid().filter(|at| a.covers(*at) || b.covers(*at)).count();
                assert!(
                    (both as f64) < 0.75 * any as f64,
                    "{a:?} {b:?}: {both} of {any}"
                );
                let ratio = a.height().max(b.height()) / a.height().min(b.height());
                assert!(ratio > 1.2, "{a:?} {b:?}: {ratio}");
            }
        }
    }

    #[test]
    fn the_king_alone_has_an_iron_point() {
        for look in looks() {
            let iron = look.iron();
            assert_eq!(iron.is_some(), look.piece == Piece::King);
            assert!(iron.is_none_or(|from| from > 0.7 * look.height() && from < look.height()));
        }
    }
}
