//! A die as a solid: an elongated four-sided prism with blunt points, seen slantwise from above.
//!
//! Everything here is measured in the half width of the throwing tray.

use crate::die_face::DieFace;
use crate::geometry::Point;
use crate::sort::sort_few;

/// Half the thickness of a die.
pub const HALF_WIDTH: f64 = 0.18;
/// Half the length of a die, from point to point.
pub const HALF_LENGTH: f64 = 0.44;
/// Half the length of its four sides.
const HALF_SIDE: f64 = 0.335;
/// Half the thickness of its blunt points.
const HALF_POINT: f64 = 0.07;
/// How far up the screen one unit of height appears.
pub const SLANT: f64 = 0.34;
/// Where the light comes from: left, behind, above.
const LIGHT: Solid3 = Solid3 {
    x: -0.40,
    y: -0.37,
    z: 0.84,
};

/// A point or direction in space: x right, y toward the viewer, z up.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Solid3 {
    x: f64,
    y: f64,
    z: f64,
}

const fn at(x: f64, y: f64, z: f64) -> Solid3 {
    Solid3 { x, y, z }
}

/// How a die lies or flies.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pose {
    /// Where its middle is over the tray, from the tray's middle.
    pub at: Point,
    /// How high its middle is above where it would be at rest.
    pub height: f64,
    /// Where its long axis points, in radians clockwise from rightward.
    pub yaw: f64,
    /// How it is turned about its long axis, in radians; a quarter turn a side.
    pub roll: f64,
    /// How its long axis dips, in radians.
    pub pitch: f64,
}

impl Pose {
    /// The pose of a die at rest with its side number `side` (0 to 3) up.
    #[must_use]
    pub fn at_rest(at: Point, yaw: f64, side: usize) -> Pose {
        Pose {
            at,
            yaw,
            roll: side as f64 * core::f64::consts::FRAC_PI_2,
            ..Pose::default()
        }
    }

    /// The pose `t` of the way to `other`, `t` from 0 to 1.
    #[must_use]
    pub fn toward(&self, other: &Pose, t: f64) -> Pose {
        let mix = |a: f64, b: f64| a + (b - a) * t;
        Pose {
            at: self.at.toward(other.at, t),
            height: mix(self.height, other.height),
            yaw: mix(self.yaw, other.yaw),
            roll: mix(self.roll, other.roll),
            pitch: mix(self.pitch, other.pitch),
        }
    }

    /// The number (0 to 3) of the side that is up.
    #[must_use]
    pub fn side_up(&self) -> usize {
        let height = |side: &usize| self.turn(side_normal(*side)).z;
        (0..4)
            .max_by(|a, b| height(a).total_cmp(&height(b)))
            .unwrap_or(0)
    }

    /// A direction of the die as it is turned now.
    fn turn(&self, p: Solid3) -> Solid3 {
        let (sin, cos) = self.roll.sin_cos();
        let p = at(p.x, p.y * cos - p.z * sin, p.y * sin + p.z * cos);
        let (sin, cos) = self.pitch.sin_cos();
        let p = at(p.x * cos - p.z * sin, p.y, p.x * sin + p.z * cos);
        let (sin, cos) = self.yaw.sin_cos();
        at(p.x * cos - p.y * sin, p.x * sin + p.y * cos, p.z)
    }

    /// How high the middle is above the floor: a die on its edge is higher than one on its side.
    fn lift(&self) -> f64 {
        let (sin, cos) = self.roll.sin_cos();
        let on_edge = HALF_WIDTH * (sin.abs() + cos.abs()) * self.pitch.cos().abs();
        on_edge + HALF_LENGTH * 0.6 * self.pitch.sin().abs() + self.height
    }
}

fn side_normal(side: usize) -> Solid3 {
    match side & 3 {
        0 => at(0.0, 0.0, 1.0),
        1 => at(0.0, 1.0, 0.0),
        2 => at(0.0, 0.0, -1.0),
        _ => at(0.0, -1.0, 0.0),
    }
}

/// The direction along a side and across the die.
fn side_across(side: usize) -> Solid3 {
    let n = side_normal(side);
    at(0.0, n.z, -n.y)
}

fn on_side(side: usize, x: f64, across: f64, out: f64) -> Solid3 {
    let (n, a) = (side_normal(side), side_across(side));
    at(x, n.y * out + a.y * across, n.z * out + a.z * across)
}

/// One visible face of the solid, on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Facet {
    /// Its corners in order.
    pub corners: [Point; 4],
    /// How much light falls on it: −1 is black, 0 plain, 1 white.
    pub light: f64,
}

/// One straight cut of a mark.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cut {
    /// Its ends on the screen.
    pub ends: [Point; 2],
    /// Whether it is on the side that is up, or nearly so: the mark that counts.
    pub up: bool,
}

/// A die as seen: polygons on the screen, measured from the middle of the tray.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Solid {
    /// The faces that can be seen; they do not hide each other.
    pub facets: Vec<Facet>,
    /// What is carved into the visible sides: straight cuts.
    pub cuts: Vec<Cut>,
    /// The width of the cuts.
    pub cut_width: f64,
    /// The outline of the shadow on the floor.
    pub shadow: Vec<Point>,
    /// How high the die is above the floor: a high one has a fainter shadow.
    pub height: f64,
}

impl Solid {
    /// The die with these four faces in this pose, drawn `scale` pixels to the unit.
    #[must_use]
    pub fn of(pose: &Pose, faces: &[DieFace; 4], scale: f64) -> Solid {
        let lift = pose.lift();
        let place = |p: Solid3| {
            let p = pose.turn(p);
            at(p.x + pose.at.x, p.y + pose.at.y, p.z + lift)
        };
        let project = |p: Solid3| Point::new(p.x, p.y - SLANT * p.z) * scale;
        let mut solid = Solid {
            cut_width: 0.08 * scale,
            height: pose.height * scale,
            ..Solid::default()
        };
        let mut facet = |corners: [Solid3; 4], normal: Solid3| {
            let normal = pose.turn(normal);
            if normal.y * SLANT + normal.z <= 1e-6 {
                return false;
            }
            let lit = normal.x * LIGHT.x + normal.y * LIGHT.y + normal.z * LIGHT.z;
            solid.facets.push(Facet {
                corners: corners.map(|corner| project(place(corner))),
                light: if lit < 0.84 {
                    (lit - 0.84) * 0.46
                } else {
                    (lit - 0.84) * 0.9
                },
            });
            true
        };
        for (side, face) in faces.iter().enumerate() {
            let corner = |x, across| on_side(side, x, across, HALF_WIDTH);
            let (s, w) = (HALF_SIDE, HALF_WIDTH);
            let corners = [corner(-s, -w), corner(s, -w), corner(s, w), corner(-s, w)];
            let seen = facet(corners, side_normal(side));
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
                facet(slope, normal);
            }
            if seen {
                let end = |(along, across): (f64, f64)| {
                    project(place(corner(along * HALF_WIDTH, across * HALF_WIDTH)))
                };
                let up = pose.turn(side_normal(side)).z > 0.8;
                let carved = face.cuts.iter().map(|cut| Cut {
                    ends: cut.map(end),
                    up,
                });
                solid.cuts.extend(carved);
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
            facet(point, at(end, 0.0, 0.0));
        }
        solid.shadow = shadow(pose, lift, scale);
        solid
    }
}

/// The outline on the floor, away from the light; the farther the higher the die is.
fn shadow(pose: &Pose, lift: f64, scale: f64) -> Vec<Point> {
    let mut points = Vec::with_capacity(16);
    for x in [-1.0, 1.0] {
        for (y, z) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            for (length, width) in [(HALF_SIDE, HALF_WIDTH), (HALF_LENGTH, HALF_POINT)] {
                let p = pose.turn(at(x * length, y * width, z * width));
                let height = (p.z + lift).max(0.0);
                let on_floor = Point::new(
                    p.x + pose.at.x - LIGHT.x / LIGHT.z * height,
                    p.y + pose.at.y - LIGHT.y / LIGHT.z * height,
                );
                points.push(on_floor * scale);
            }
        }
    }
    hull(points)
}

/// The convex hull of some points, clockwise on the screen.
#[must_use]
pub(crate) fn hull(mut points: Vec<Point>) -> Vec<Point> {
    sort_few(&mut points, |a, b| (a.x, a.y) < (b.x, b.y));
    let cross = |o: Point, a: Point, b: Point| {
        let (a, b) = (a - o, b - o);
        a.x * b.y - a.y * b.x
    };
    let mut outline: Vec<Point> = Vec::with_capacity(points.len() + 1);
    for half in 0..2 {
        let start = outline.len();
        for &point in &points {
            while outline.len() >= start + 2
                && cross(
                    outline[outline.len() - 2],
                    outline[outline.len() - 1],
                    point,
                ) <= 0.0
            {
                outline.pop();
            }
            outline.push(point);
        }
        outline.pop();
        if half == 0 {
            points.reverse();
        }
    }
    outline
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
            let solid = Solid::of(&rest(side, 0.0), &FACES, 100.0);
            let flat = face.cuts.len();
            let whole = solid.cuts.iter().filter(|cut| cut.up).count();
            assert_eq!(whole, flat, "side {side}");
        }
    }

    #[test]
    fn faces_turned_away_are_not_drawn() {
        let solid = Solid::of(&rest(0, 0.0), &FACES, 100.0);
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
        let solid = Solid::of(&rest(0, 0.0), &FACES, 100.0);
        assert!(solid.facets[0].light > solid.facets[3].light);
        assert!(
            solid
                .facets
                .iter()
                .all(|facet| facet.light > -0.95 && facet.light < 0.3)
        );
    }

    #[test]
    fn a_hull_is_convex_and_holds_its_points() {
        let square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0), (1.0, 1.0)];
        let points: Vec<Point> = square.into_iter().map(|(x, y)| Point::new(x, y)).collect();
        assert_eq!(hull(points).len(), 4);
    }
}
