//! The long die: an elongated four-sided prism with blunt points.

use crate::die::{DieShape, Marks, Placed, Pose, Solid, at, on_side, side_normal};
use crate::die_face::DieFace;
use crate::geometry::Point;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LongDie;

/// Half the thickness of a die.
const HALF_WIDTH: f64 = 0.18;
/// Half the length of a die, from point to point.
const HALF_LENGTH: f64 = 0.44;
/// Half the length of its four sides.
const HALF_SIDE: f64 = 0.335;
/// Half the thickness of its blunt points.
const HALF_POINT: f64 = 0.07;
/// It knocks with three discs along its axis.
const DISC: f64 = HALF_WIDTH * 1.34;
const DISC_OFF: f64 = HALF_LENGTH - DISC * 0.94;

impl DieShape for LongDie {
    const HALF_WIDTH: f64 = HALF_WIDTH;
    const HALF_LENGTH: f64 = HALF_LENGTH;
    const UPRIGHT: f64 = HALF_LENGTH * 0.6;
    const PITCH: f64 = 0.5;
    const DISC: f64 = DISC;
    const DISCS: usize = 3;
    const MARKS: Marks = Marks::Carved;
    const THROWN: usize = usize::MAX;
    const IN_ORDER: bool = false;
    const BLANK: [DieFace; 4] = [DieFace::BLANK; 4];
    type Faces = [DieFace; 4];
    type Mark = [Point; 2];
    type Turned = ();

    fn disc(at: Point, axis: Point, n: usize) -> Point {
        at + axis * (DISC_OFF * (n as f64 - 1.0))
    }

    fn turned_to(face: usize, _: u64) -> ((), usize) {
        ((), face)
    }

    fn face((): (), side: usize) -> usize {
        side
    }

    fn turn(faces: &[DieFace; 4], (): ()) -> [DieFace; 4] {
        *faces
    }

    fn solid(pose: &Pose, faces: &[DieFace; 4], scale: f64) -> Solid<LongDie> {
        let mut die = Placed::new(pose, scale);
        for (side, face) in faces.iter().enumerate() {
            let corner = |x, across| on_side(side, x, across, HALF_WIDTH);
            let (s, w) = (HALF_SIDE, HALF_WIDTH);
            let corners = [corner(-s, -w), corner(s, -w), corner(s, w), corner(-s, w)];
            let seen = die.facet(corners, side_normal(side));
            for end in [-1.0, 1.0] {
                let tip = |across| on_side(side, end * HALF_LENGTH, across, HALF_POINT);
                let slope = [
                    corner(end * s, -w),
                    corner(end * s, w),
                    tip(HALF_POINT),
                    tip(-HALF_POINT),
                ];
                let (rise, run) = (HALF_WIDTH - HALF_POINT, HALF_LENGTH - HALF_SIDE);
                let n = side_normal(side);
                let norm = (rise * rise + run * run).sqrt();
                let normal = at(end * rise / norm, n.y * run / norm, n.z * run / norm);
                die.facet(slope, normal);
            }
            if seen {
                for cut in face.cuts {
                    let ends = cut.map(|(along, across)| {
                        die.project(corner(along * HALF_WIDTH, across * HALF_WIDTH))
                    });
                    die.mark(ends, side_normal(side));
                }
            }
        }
        for end in [-1.0, 1.0] {
            let tip = |y, z| at(end * HALF_LENGTH, y * HALF_POINT, z * HALF_POINT);
            let point = [
                tip(-1.0, -1.0),
                tip(1.0, -1.0),
                tip(1.0, 1.0),
                tip(-1.0, 1.0),
            ];
            die.facet(point, at(end, 0.0, 0.0));
        }
        let ends = [(HALF_SIDE, HALF_WIDTH), (HALF_LENGTH, HALF_POINT)];
        let corners = [-1.0, 1.0].into_iter().flat_map(move |x| {
            let around = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
            around.into_iter().flat_map(move |(y, z)| {
                ends.map(|(length, width)| at(x * length, y * width, z * width))
            })
        });
        die.with_shadow(corners)
    }
}

/// The corners of a die's outline as it lies on the floor, seen from straight above.
#[cfg(test)]
pub(crate) fn footprint(pose: &Pose) -> Vec<Point> {
    let corners = [
        (HALF_LENGTH, HALF_POINT),
        (HALF_SIDE, HALF_WIDTH),
        (-HALF_SIDE, HALF_WIDTH),
        (-HALF_LENGTH, HALF_POINT),
        (-HALF_LENGTH, -HALF_POINT),
        (-HALF_SIDE, -HALF_WIDTH),
        (HALF_SIDE, -HALF_WIDTH),
        (HALF_LENGTH, -HALF_POINT),
    ];
    corners
        .into_iter()
        .map(|(x, y)| pose.at + Point::new(x, y).turned(pose.yaw))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::die::Facet;

    const FACES: [DieFace; 4] = [
        DieFace {
            cuts: &[[(-0.8, -0.6), (0.8, 0.6)], [(-0.8, 0.6), (0.8, -0.6)]],
        },
        DieFace {
            cuts: &[[(0.0, -0.6), (0.0, 0.6)]],
        },
        DieFace {
            cuts: &[[(-0.4, -0.6), (0.4, 0.6)]],
        },
        DieFace::BLANK,
    ];

    fn rest(side: usize, yaw: f64) -> Pose {
        Pose::at_rest(Point::default(), yaw, side)
    }

    #[test]
    fn the_side_asked_for_is_up() {
        for side in 0..4 {
            for turn in 0..24 {
                assert_eq!(rest(side, f64::from(turn) * 0.26).side_up(), side);
            }
        }
    }

    #[test]
    fn the_top_shows_its_marks_in_full_size() {
        for (side, face) in FACES.into_iter().enumerate() {
            let solid = LongDie::solid(&rest(side, 0.0), &FACES, 100.0);
            let flat = face.cuts.len();
            let whole = solid.cuts.iter().filter(|cut| cut.up).count();
            assert_eq!(whole, flat, "side {side}");
        }
    }

    #[test]
    fn faces_turned_away_are_not_drawn() {
        let solid = LongDie::solid(&rest(0, 0.0), &FACES, 100.0);
        // The top, the side toward the viewer, and the slopes and points of both.
        assert!(
            (6..=8).contains(&solid.facets.len()),
            "{}",
            solid.facets.len()
        );
        let area = |facet: &Facet| {
            let c = facet.corners;
            (0..4)
                .map(|n| c[n].x * c[(n + 1) % 4].y - c[n].y * c[(n + 1) % 4].x)
                .sum::<f64>()
                .abs()
        };
        assert!(solid.facets.iter().all(|facet| area(facet) > 1.0));
    }

    #[test]
    fn the_lit_top_is_brighter_than_the_side_below_it() {
        let solid = LongDie::solid(&rest(0, 0.0), &FACES, 100.0);
        assert!(solid.facets[0].light > solid.facets[3].light);
        assert!(
            solid
                .facets
                .iter()
                .all(|facet| facet.light > -0.95 && facet.light < 0.3)
        );
    }
}
