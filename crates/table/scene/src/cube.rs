//! The six-sided die: a cube with bevelled edges and drilled pips.
//!
//! It rolls over four of its faces, chosen for each throw, so any face can come to lie up.

use crate::die::{DieShape, Marks, Placed, Pose, Solid, Solid3, at, on_side, side_normal};
use crate::die_face::DieFace;
use crate::geometry::Point;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cube;

/// Half an edge of the cube.
const HALF: f64 = 0.25;
/// Half an edge of a face; the rest is bevelled.
const FACE: f64 = HALF * 0.86;
const PIP: f64 = HALF * 0.185;
/// It knocks with four discs, one at each corner.
const DISC: f64 = HALF * 0.58;
const DISC_OFF: f64 = HALF * 0.59;

/// The number of corners of a pip's outline.
const CORNERS: usize = 14;

/// The faces in the three orientations of a die: the four sides that it rolls over, in the order of their numbers, then the ends
/// toward +x and −x. In each, opposite faces add up to 7, and one, two and three go round their corner counter-clockwise.
const TURNED: [[usize; 6]; 3] = [[0, 1, 5, 4, 2, 3], [1, 2, 4, 3, 0, 5], [2, 0, 3, 5, 1, 4]];

/// Which of its faces a cube rolls over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CubeTurned(usize);

impl CubeTurned {
    fn faces(self) -> [usize; 6] {
        TURNED.get(self.0).copied().unwrap_or(TURNED[0])
    }
}

impl DieShape for Cube {
    const HALF_WIDTH: f64 = HALF;
    const HALF_LENGTH: f64 = HALF;
    const UPRIGHT: f64 = HALF;
    const PITCH: f64 = 1.3;
    const DISC: f64 = DISC;
    const DISCS: usize = 4;
    const MARKS: Marks = Marks::Drilled;
    const THROWN: usize = 2;
    const IN_ORDER: bool = true;
    const BLANK: [DieFace; 6] = [DieFace::BLANK; 6];
    type Faces = [DieFace; 6];
    type Mark = [Point; CORNERS];
    type Turned = CubeTurned;

    fn disc(at: Point, axis: Point, n: usize) -> Point {
        let across = Point::new(-axis.y, axis.x);
        let sign = |bit: usize| if n & bit == 0 { -DISC_OFF } else { DISC_OFF };
        at + axis * sign(1) + across * sign(2)
    }

    fn turned_to(face: usize, whim: u64) -> (CubeTurned, usize) {
        let ways = (0..TURNED.len()).map(|n| (n + whim as usize % TURNED.len()) % TURNED.len());
        let mut sides = ways.map(|n| (n, TURNED[n][..4].iter().position(|&side| side == face)));
        let found = sides.find_map(|(n, side)| Some((CubeTurned(n), side?)));
        found.unwrap_or_default()
    }

    fn face(turned: CubeTurned, side: usize) -> usize {
        turned.faces()[side & 3]
    }

    fn turn(faces: &[DieFace; 6], turned: CubeTurned) -> [DieFace; 6] {
        turned.faces().map(|n| faces[n])
    }

    fn solid(pose: &Pose, faces: &[DieFace; 6], scale: f64) -> Solid<Cube> {
        let mut die = Placed::new(pose, scale);
        for (n, face) in faces.iter().enumerate() {
            let on = |along: f64, across: f64| on_face(n, along, across);
            let normal = normal(n);
            let s = FACE;
            if die.facet([on(-s, -s), on(s, -s), on(s, s), on(-s, s)], normal) {
                for [(along, across), _] in face.cuts {
                    let outline = core::array::from_fn(|n| {
                        let turn = n as f64 / CORNERS as f64 * core::f64::consts::TAU;
                        let (sin, cos) = turn.sin_cos();
                        die.project(on(along * HALF + PIP * cos, across * HALF + PIP * sin))
                    });
                    die.mark(outline, normal);
                }
            }
        }
        bevels(&mut die);
        let corners = vertices().flat_map(|(x, y, z)| corner(x, y, z));
        die.with_shadow(corners)
    }
}

/// The direction of face `n`: the four sides, then the ends.
fn normal(n: usize) -> Solid3 {
    match n {
        4 => at(1.0, 0.0, 0.0),
        5 => at(-1.0, 0.0, 0.0),
        side => side_normal(side),
    }
}

/// A point on face `n`.
fn on_face(n: usize, along: f64, across: f64) -> Solid3 {
    match n {
        4 => at(HALF, along, across),
        5 => at(-HALF, along, -across),
        side => on_side(side, along, across, HALF),
    }
}

/// The signs of the eight corners of the cube.
fn vertices() -> impl Iterator<Item = (f64, f64, f64)> {
    let sign = |n: u8, bit: u8| if n & bit == 0 { -1.0 } else { 1.0 };
    (0..8).map(move |n| (sign(n, 1), sign(n, 2), sign(n, 4)))
}

/// The three corners that remain of one corner of the cube.
fn corner(x: f64, y: f64, z: f64) -> [Solid3; 3] {
    let (h, s) = (HALF, FACE);
    [
        at(x * h, y * s, z * s),
        at(x * s, y * h, z * s),
        at(x * s, y * s, z * h),
    ]
}

/// Draws the bevels of edges and corners.
fn bevels(die: &mut Placed<'_, Cube>) {
    use core::f64::consts::FRAC_1_SQRT_2 as HALVED;
    for (x, y, z) in vertices() {
        let [a, b, c] = corner(x, y, z);
        let third = 1.0 / 3.0_f64.sqrt();
        die.facet([a, b, c, c], at(x * third, y * third, z * third));
        // Each edge once: from the corner at its lower end.
        if x < 0.0 {
            let [_, e, f] = corner(-x, y, z);
            die.facet([b, e, f, c], at(0.0, y * HALVED, z * HALVED));
        }
        if y < 0.0 {
            let [d, _, f] = corner(x, -y, z);
            die.facet([a, d, f, c], at(x * HALVED, 0.0, z * HALVED));
        }
        if z < 0.0 {
            let [d, e, _] = corner(x, y, -z);
            die.facet([a, d, e, b], at(x * HALVED, y * HALVED, 0.0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Face n has n + 1 pips in a row.
    const ROW: [[(f64, f64); 2]; 6] = [[(0.0, 0.0); 2]; 6];
    const FACES: [DieFace; 6] = [
        DieFace {
            cuts: ROW.split_at(1).0,
        },
        DieFace {
            cuts: ROW.split_at(2).0,
        },
        DieFace {
            cuts: ROW.split_at(3).0,
        },
        DieFace {
            cuts: ROW.split_at(4).0,
        },
        DieFace {
            cuts: ROW.split_at(5).0,
        },
        DieFace { cuts: &ROW },
    ];

    #[test]
    fn faces_come_up_in_two_ways_and_opposites_add_to_seven() {
        for face in 0..6 {
            let mut ways = Vec::new();
            for whim in 0..6 {
                let (turned, side) = Cube::turned_to(face, whim);
                assert_eq!(Cube::face(turned, side), face);
                assert_eq!(Cube::face(turned, side + 2), 5 - face);
                if !ways.contains(&turned) {
                    ways.push(turned);
                }
            }
            assert_eq!(ways.len(), 2);
        }
        for turned in TURNED {
            assert_eq!(turned[4] + turned[5], 5);
        }
    }

    #[test]
    fn one_two_and_three_keep_their_order_around_their_corner() {
        for turned in TURNED {
            let of = |face: usize| normal(turned.iter().position(|&n| n == face).unwrap());
            let (a, b, c) = (of(0), of(1), of(2));
            let volume = a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x)
                + a.z * (b.x * c.y - b.y * c.x);
            assert_eq!(volume, -1.0);
        }
    }

    #[test]
    fn the_face_that_fell_shows_its_pips() {
        for face in 0..6 {
            for whim in 0..3 {
                let (turned, side) = Cube::turned_to(face, whim);
                let pose = Pose::at_rest(Point::default(), 0.3, side);
                assert_eq!(pose.side_up(), side);
                let solid = Cube::solid(&pose, &Cube::turn(&FACES, turned), 100.0);
                let up = solid.cuts.iter().filter(|cut| cut.up).count();
                assert_eq!(up, face + 1);
            }
        }
    }

    #[test]
    fn what_is_seen_of_it_covers_its_outline_once() {
        let area = |points: &[Point]| {
            let next = |n: usize| points[(n + 1) % points.len()];
            let cross = |n: usize| points[n].x * next(n).y - points[n].y * next(n).x;
            (0..points.len()).map(cross).sum::<f64>().abs() / 2.0
        };
        for n in 0..60 {
            let turn = f64::from(n);
            let pose = Pose {
                yaw: turn * 0.7,
                roll: turn * 0.31,
                pitch: (turn * 1.3).sin(),
                ..Pose::default()
            };
            let solid = Cube::solid(&pose, &FACES, 100.0);
            let facets = solid.facets.iter().map(|facet| area(&facet.corners));
            let corners = solid.facets.iter().flat_map(|facet| facet.corners);
            let outline = crate::die::hull(corners.collect());
            assert!((facets.sum::<f64>() - area(&outline)).abs() < 1e-6, "{n}");
        }
    }
}
