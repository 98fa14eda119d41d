//! A die as a solid, seen at a slant from above: its pose, its shape, and its visible faces.
//!
//! Lengths are in half widths of the throwing tray.

use core::fmt::Debug;

use crate::die_face::DieFace;
use crate::geometry::Point;
use crate::sort::sort_few;

/// How far up the screen one unit of height appears.
pub const SLANT: f64 = 0.34;
/// The direction of the light: from the left, behind and above.
const LIGHT: Solid3 = Solid3 {
    x: -0.40,
    y: -0.37,
    z: 0.84,
};

/// A point or direction in space: x right, y toward the viewer, z up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Solid3 {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) z: f64,
}

pub(crate) const fn at(x: f64, y: f64, z: f64) -> Solid3 {
    Solid3 { x, y, z }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marks {
    Carved,
    Drilled,
}

/// The shape of dice: a prism that rolls over its four sides, with two ends.
///
/// A shape is a type without values, so a page contains only the code of its own dice.
pub trait DieShape: Copy + PartialEq + Debug + Default + 'static {
    /// Half the thickness of a die.
    const HALF_WIDTH: f64;
    /// Half its length, end to end.
    const HALF_LENGTH: f64;
    /// How high its middle is above the floor when it stands on an end.
    const UPRIGHT: f64;
    /// How far its long axis may dip when it is thrown, in radians.
    const PITCH: f64;
    /// The radius of the discs that it knocks with.
    const DISC: f64;
    /// The number of discs that it knocks with.
    const DISCS: usize;
    const MARKS: Marks;
    /// How many dice are thrown. Each further one is a twin that is laid beside one of them.
    const THROWN: usize;
    /// Whether dice that fall together come to rest in order, from left to right; from top to bottom in an upright tray.
    const IN_ORDER: bool;
    /// Faces with nothing on them.
    const BLANK: Self::Faces;
    /// The marks of all faces of a die.
    type Faces: Copy + PartialEq + Debug + AsRef<[DieFace]> + AsMut<[DieFace]>;
    /// The outline of a mark on the screen.
    type Mark: Copy + PartialEq + Debug + AsRef<[Point]>;
    /// Which of its faces are the four sides that it rolls over.
    type Turned: Copy + PartialEq + Debug + Default;

    /// The middle of disc `n` of a die at this point, its long axis in this direction.
    fn disc(at: Point, axis: Point, n: usize) -> Point;

    /// How a die is turned so that a face is one of its four sides, and the number of that side. If there are several ways,
    /// `whim` chooses one.
    fn turned_to(face: usize, whim: u64) -> (Self::Turned, usize);

    /// The number of the face on side `side` of a die in this orientation.
    fn face(turned: Self::Turned, side: usize) -> usize;

    /// The faces of a die in this orientation: its four sides, then its ends if they have any.
    fn turn(faces: &Self::Faces, turned: Self::Turned) -> Self::Faces;

    /// The visible parts of a die in this pose with these faces, drawn at `scale` pixels per unit.
    fn solid(pose: &Pose, faces: &Self::Faces, scale: f64) -> Solid<Self>;
}

/// How a die lies or flies.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pose {
    /// The middle of the die over the tray, from the tray's middle.
    pub at: Point,
    /// The height of its middle above its height at rest.
    pub height: f64,
    /// The direction of its long axis, in radians clockwise from rightward.
    pub yaw: f64,
    /// Its rotation about its long axis, in radians: a quarter turn per side.
    pub roll: f64,
    /// The dip of its long axis, in radians.
    pub pitch: f64,
}

impl Pose {
    /// The pose of a die at rest with its side number `side` (0 to 3) up.
    pub fn at_rest(at: Point, yaw: f64, side: usize) -> Pose {
        Pose {
            at,
            yaw,
            roll: side as f64 * core::f64::consts::FRAC_PI_2,
            ..Pose::default()
        }
    }

    /// The pose `t` of the way to `other`, `t` from 0 to 1.
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
    pub fn side_up(&self) -> usize {
        let height = |side: &usize| self.turn(side_normal(*side)).z;
        (0..4)
            .max_by(|a, b| height(a).total_cmp(&height(b)))
            .unwrap_or(0)
    }

    /// A direction of the die, turned with the die.
    pub(crate) fn turn(&self, p: Solid3) -> Solid3 {
        let (sin, cos) = self.roll.sin_cos();
        let p = at(p.x, p.y * cos - p.z * sin, p.y * sin + p.z * cos);
        let (sin, cos) = self.pitch.sin_cos();
        let p = at(p.x * cos - p.z * sin, p.y, p.x * sin + p.z * cos);
        let (sin, cos) = self.yaw.sin_cos();
        at(p.x * cos - p.y * sin, p.x * sin + p.y * cos, p.z)
    }

    /// The height of the middle above the floor: higher on an edge than on a side.
    pub(crate) fn lift<D: DieShape>(&self) -> f64 {
        let (sin, cos) = self.roll.sin_cos();
        let on_edge = D::HALF_WIDTH * (sin.abs() + cos.abs()) * self.pitch.cos().abs();
        on_edge + D::UPRIGHT * self.pitch.sin().abs() + self.height
    }
}

pub(crate) fn side_normal(side: usize) -> Solid3 {
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

pub(crate) fn on_side(side: usize, x: f64, across: f64, out: f64) -> Solid3 {
    let (n, a) = (side_normal(side), side_across(side));
    at(x, n.y * out + a.y * across, n.z * out + a.z * across)
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Facet {
    pub corners: [Point; 4],
    /// How much light falls on it: −1 is black, 0 plain, 1 white.
    pub light: f64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cut<M> {
    /// Its outline on the screen; a straight cut has two ends.
    pub ends: M,
    /// Whether it is on the side that is up, or nearly so. That is the mark that counts.
    pub up: bool,
}

/// A die as seen: polygons on the screen, measured from the middle of the tray.
#[derive(Clone, PartialEq, Debug)]
pub struct Solid<D: DieShape> {
    /// The visible faces. They do not hide each other.
    pub facets: Vec<Facet>,
    pub cuts: Vec<Cut<D::Mark>>,
    pub cut_width: f64,
    /// The outline of the shadow on the floor.
    pub shadow: Vec<Point>,
    /// The height of the die above the floor. The higher the die, the fainter its shadow.
    pub height: f64,
}

/// A die at its place, about to be drawn.
pub(crate) struct Placed<'a, D: DieShape> {
    pose: &'a Pose,
    lift: f64,
    scale: f64,
    solid: Solid<D>,
}

impl<'a, D: DieShape> Placed<'a, D> {
    pub(crate) fn new(pose: &'a Pose, scale: f64) -> Placed<'a, D> {
        Placed {
            pose,
            lift: pose.lift::<D>(),
            scale,
            solid: Solid {
                facets: Vec::new(),
                cuts: Vec::new(),
                cut_width: 0.08 * scale,
                shadow: Vec::new(),
                height: pose.height * scale,
            },
        }
    }

    /// A point of the die on the screen. The middle of a die on the floor is seen where it is, so it is equally far from the rim
    /// on all sides.
    pub(crate) fn project(&self, p: Solid3) -> Point {
        let p = self.pose.turn(p);
        let p = at(p.x + self.pose.at.x, p.y + self.pose.at.y, p.z + self.lift);
        Point::new(p.x, p.y - SLANT * (p.z - D::HALF_WIDTH)) * self.scale
    }

    /// Adds a face with its normal, of length 1, if it is visible. Returns whether it is.
    pub(crate) fn facet(&mut self, corners: [Solid3; 4], normal: Solid3) -> bool {
        let normal = self.pose.turn(normal);
        if normal.y * SLANT + normal.z <= 1e-6 {
            return false;
        }
        let lit = normal.x * LIGHT.x + normal.y * LIGHT.y + normal.z * LIGHT.z;
        let facet = Facet {
            corners: corners.map(|corner| self.project(corner)),
            light: if lit < 0.84 {
                (lit - 0.84) * 0.46
            } else {
                (lit - 0.84) * 0.9
            },
        };
        self.solid.facets.push(facet);
        true
    }

    /// Adds a mark of a side with this normal.
    pub(crate) fn mark(&mut self, ends: D::Mark, normal: Solid3) {
        let up = self.pose.turn(normal).z > 0.8;
        self.solid.cuts.push(Cut { ends, up });
    }

    /// Returns the die with the shadow of these corners on the floor: away from the light, and farther the higher the die is.
    pub(crate) fn with_shadow(mut self, corners: impl Iterator<Item = Solid3>) -> Solid<D> {
        let on_floor = |corner: Solid3| {
            let p = self.pose.turn(corner);
            let height = (p.z + self.lift).max(0.0);
            let on_floor = Point::new(
                p.x + self.pose.at.x - LIGHT.x / LIGHT.z * height,
                p.y + self.pose.at.y - LIGHT.y / LIGHT.z * height + SLANT * D::HALF_WIDTH,
            );
            on_floor * self.scale
        };
        self.solid.shadow = hull(corners.map(on_floor).collect());
        self.solid
    }
}

/// The convex hull of some points, clockwise on the screen.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hull_is_convex_and_holds_its_points() {
        let square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0), (1.0, 1.0)];
        let points: Vec<Point> = square.into_iter().map(|(x, y)| Point::new(x, y)).collect();
        assert_eq!(hull(points).len(), 4);
    }
}
