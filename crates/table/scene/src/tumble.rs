//! A throw: dice come in over the rim, roll, knock against each other and the rim, and come to rest.
//!
//! The dice move as flat bodies on the floor of the tray. How far a die rolls decides nothing: it starts on the side from which
//! its roll ends on the face that has fallen.

use crate::die::{DieShape, Pose, SLANT};
use crate::geometry::{Point, within};
use crate::visual_rng::VisualRng;

/// The throwing tray's length divided by its width.
pub const TRAY_ASPECT: f64 = 2.2;

/// The thickness of the tray's rim, in half widths of the tray.
pub const RIM: f64 = 0.15;

const QUARTER: f64 = core::f64::consts::FRAC_PI_2;
/// Simulation steps per stored frame.
const STEPS: usize = 2;
const FRAME: f64 = 1.0 / 60.0;
const STEP: f64 = FRAME / STEPS as f64;
/// The largest number of frames in a throw.
const LONGEST: usize = 140;
/// How many times a throw is tried until its dice lie apart.
const TRIES: u64 = 64;
/// How far a knock moves dice apart within one step, at most.
const DEEPEST: f64 = 0.05;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Knock {
    /// When, in milliseconds from the start of the throw.
    pub at: f64,
    /// How hard, 0 to 1.
    pub force: f64,
    /// Whether wood was hit: the rim or the floor, not another die.
    pub wood: bool,
}

/// A die in motion.
#[derive(Clone, Copy, Debug)]
struct Body {
    at: Point,
    speed: Point,
    yaw: f64,
    spin: f64,
    height: f64,
    rise: f64,
    rolled: f64,
    rolling: f64,
    pitch: f64,
    /// Whether it has come in over the rim.
    inside: bool,
    /// Whether it lies there since an earlier throw and stays.
    fixed: bool,
}

impl Body {
    fn lying(pose: &Pose) -> Body {
        Body {
            at: pose.at,
            speed: Point::default(),
            yaw: pose.yaw,
            spin: 0.0,
            height: 0.0,
            rise: 0.0,
            rolled: 0.0,
            rolling: 0.0,
            pitch: 0.0,
            inside: true,
            fixed: true,
        }
    }

    fn thrown<D: DieShape>(rng: &mut VisualRng, from: f64, rank: f64) -> Body {
        Body {
            at: Point::new(
                from * (TRAY_ASPECT + 0.5 + 0.25 * (rank.abs() + rng.symmetric())),
                rank * 0.45 + 0.06 * rng.symmetric(),
            ),
            speed: Point::new(
                -from * (4.3 + 1.5 * rng.symmetric()),
                -rank * 0.4 + 0.9 * rng.symmetric(),
            ),
            yaw: QUARTER + 0.8 * rng.symmetric(),
            spin: 6.0 * rng.symmetric(),
            height: 0.6 + 0.15 * rng.symmetric(),
            rise: 0.6 + 0.6 * rng.symmetric(),
            rolled: 0.0,
            rolling: from * (9.0 + 2.0 * rng.symmetric()),
            pitch: D::PITCH * rng.symmetric(),
            inside: false,
            fixed: false,
        }
    }

    fn axis(&self) -> Point {
        Point::new(1.0, 0.0).turned(self.yaw)
    }

    fn disc<D: DieShape>(&self, n: usize) -> Point {
        D::disc(self.at, self.axis(), n)
    }

    fn is_still(&self) -> bool {
        self.speed.length() < 1e-9 && self.spin == 0.0 && self.height == 0.0 && self.inside
    }

    /// Advances by one time step. Returns how hard the die hit the floor.
    fn go<D: DieShape>(&mut self) -> f64 {
        self.at = self.at + self.speed * STEP;
        self.yaw += self.spin * STEP;
        let mut hit = 0.0;
        if !self.inside || self.height > 0.0 || self.rise != 0.0 {
            self.rise -= 11.0 * STEP;
            self.height += self.rise * STEP;
            self.rolled += self.rolling * STEP;
            if self.height <= 0.0 {
                hit = -self.rise;
                self.height = 0.0;
                self.rise = if hit > 0.7 { hit * 0.36 } else { 0.0 };
                self.spin *= 0.7;
                self.speed = self.speed * 0.74;
            }
        } else {
            let axis = self.axis();
            let across = Point::new(-axis.y, axis.x);
            let slide = brake(self.speed.dot(axis), 7.0 * STEP);
            let roll = brake(self.speed.dot(across), 2.7 * STEP);
            self.speed = axis * slide + across * roll;
            self.spin = brake(self.spin * (1.0 - 2.2 * STEP), 3.0 * STEP);
            self.rolling = -roll / (2.0 * D::HALF_WIDTH);
            self.rolled += self.rolling * STEP;
        }
        self.pitch *= 1.0 - 7.0 * STEP;
        if self.pitch.abs() < 1e-3 {
            self.pitch = 0.0;
        }
        if !self.inside {
            self.inside = self.at.x.abs() < TRAY_ASPECT - 1.0 + 0.35;
        }
        hit
    }

    /// Takes a push along `way` at a point of the die.
    fn push(&mut self, point: Point, way: Point, speed: f64) {
        let arm = point - self.at;
        self.speed = self.speed + way * speed;
        self.spin += (arm.x * way.y - arm.y * way.x) * speed * 9.0;
        self.spin = within(self.spin, -14.0, 14.0);
    }
}

fn brake(speed: f64, by: f64) -> f64 {
    if speed.abs() <= by {
        0.0
    } else {
        speed - by * speed.signum()
    }
}

/// The extra distance between dice and the rim, in half widths of the tray, which leaves room for an outline.
const CLEAR: f64 = 0.03;

/// Returns how far a disc of this radius reaches over the edge of the floor that dice lie on, and which way is back. The floor is
/// a long rectangle with half round ends. Dice are seen at a slant, so they stay away from the rim by as much as their upper and
/// lower sides appear displaced from their middle.
pub(crate) fn rim<D: DieShape>(at: Point, radius: f64) -> Option<(f64, Point)> {
    let straight = TRAY_ASPECT - 1.0;
    let off = at - Point::new(within(at.x, -straight, straight), 0.0);
    let reach = off.length();
    let over = reach - (1.0 - RIM - CLEAR - SLANT * D::HALF_WIDTH - radius);
    (over > 0.0).then(|| (over, -off * (1.0 / reach.max(1e-9))))
}

/// Moves a die in from the rim until no part of it is seen across the rim at its height.
pub(crate) fn within_rim<D: DieShape>(mut pose: Pose) -> Pose {
    // Where the rim is round, moving in from one part of it may lead across another.
    for _ in 0..4 {
        for n in 0..D::DISCS {
            let axis = Point::new(1.0, 0.0).turned(pose.yaw);
            let disc = D::disc(pose.at, axis, n);
            let up = SLANT * (pose.lift::<D>() - D::HALF_WIDTH);
            if let Some((deep, back)) = rim::<D>(disc, D::DISC + up) {
                pose.at = pose.at + back * deep;
            }
        }
    }
    pose
}

/// A throw from the first to the last moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Tumble {
    /// Poses by frame, then by die.
    frames: Vec<Vec<Pose>>,
    /// How long a frame is shown, in milliseconds.
    frame: f64,
    knocks: Vec<Knock>,
}

impl Tumble {
    /// Throws dice. Each die of the tray is `Ok` with the number of the side that it falls on if it is thrown, or `Err` with its
    /// pose if it already lies there.
    ///
    /// `from` is the end of the tray at which they come in: −1 for the left, 1 for the right.
    pub fn new<D: DieShape>(seed: u64, from: f64, dice: &[Result<usize, Pose>]) -> Tumble {
        // Now and then dice wedge each other in; such a throw is not shown. If the dice that lie there already bar the way in,
        // the throw comes from the other end.
        let mut rng = VisualRng::new(seed);
        let mut tries = (0..TRIES).map(|n| {
            let from = if n < TRIES / 4 { from } else { -from };
            Tumble::attempt::<D>(&mut rng, from, dice)
        });
        let settled = tries.find(|(_, settled)| *settled);
        match settled {
            Some((tumble, _)) => tumble,
            None => Tumble::attempt::<D>(&mut rng, from, dice).0,
        }
    }

    /// Makes one try. Returns whether all dice came to rest apart.
    fn attempt<D: DieShape>(
        rng: &mut VisualRng,
        from: f64,
        dice: &[Result<usize, Pose>],
    ) -> (Tumble, bool) {
        let mut settled = false;
        let thrown = dice.iter().filter(|die| die.is_ok()).count() as f64;
        let mut rank = -(thrown - 1.0) / 2.0;
        let mut bodies: Vec<Body> = dice
            .iter()
            .map(|die| match die {
                Err(pose) => Body::lying(pose),
                Ok(_) => {
                    rank += 1.0;
                    Body::thrown::<D>(rng, from, rank - 1.0)
                }
            })
            .collect();
        let mut knocks = Vec::new();
        let mut history = vec![bodies.clone()];
        while history.len() < LONGEST {
            for step in 0..STEPS {
                let now = (history.len() as f64 - 1.0 + step as f64 / STEPS as f64) * FRAME;
                let mut hear = |force: f64, wood| {
                    if force > 0.35 {
                        knocks.push(Knock {
                            at: now * 1000.0,
                            force: (force / 5.0).min(1.0),
                            wood,
                        });
                    }
                };
                for body in bodies.iter_mut().filter(|body| !body.fixed) {
                    hear(body.go::<D>(), true);
                }
                knock_together::<D>(&mut bodies, &mut hear);
                knock_rim::<D>(&mut bodies, &mut hear);
            }
            history.push(bodies.clone());
            if bodies.iter().all(Body::is_still) && all_apart::<D>(&bodies) {
                settled = true;
                break;
            }
        }
        let ends = bodies;
        // Dice look the same until they show a face, so they can be numbered once they lie.
        let mut order: Vec<usize> = (0..dice.len()).collect();
        if D::IN_ORDER && ends.iter().all(|body| !body.fixed) {
            order.sort_by(|&a, &b| ends[a].at.x.total_cmp(&ends[b].at.x));
        }
        let frames = history
            .iter()
            .map(|frame| {
                let each = order.iter().zip(dice);
                each.map(|(&n, die)| pose(&frame[n], &ends[n], die))
                    .collect()
            })
            .collect();
        let tumble = Tumble {
            frames,
            frame: FRAME * 1000.0,
            knocks,
        };
        (tumble, settled)
    }

    /// The duration of the throw, in milliseconds.
    pub fn duration(&self) -> f64 {
        (self.frames.len() as f64 - 1.0) * self.frame
    }

    /// Shows the throw this many times as fast.
    pub(crate) fn hasten(&mut self, speed: f64) {
        self.frame /= speed;
        for knock in &mut self.knocks {
            knock.at /= speed;
        }
    }

    /// Adds a knock on wood this many milliseconds after the dice lie still.
    pub(crate) fn hear_after(&mut self, time: f64, force: f64) {
        self.knocks.push(Knock {
            at: self.duration() + time,
            force,
            wood: true,
        });
    }

    /// The knocks, in order of time.
    pub fn knocks(&self) -> &[Knock] {
        &self.knocks
    }

    /// The pose of die `n`, `t` milliseconds after the start. From the end on, its pose at rest.
    pub fn pose(&self, n: usize, t: f64) -> Option<Pose> {
        let at = within(t / self.frame, 0.0, self.frames.len() as f64 - 1.0);
        let frame = self.frames.get(at as usize)?.get(n)?;
        match self.frames.get(at as usize + 1) {
            Some(next) => Some(frame.toward(next.get(n)?, at.fract())),
            None => Some(*frame),
        }
    }
}

fn pose(body: &Body, end: &Body, die: &Result<usize, Pose>) -> Pose {
    let side = match die {
        Err(pose) => return *pose,
        Ok(side) => *side,
    };
    // Dice are square: a side lies flat for a while, then the die tips over its edge.
    let sides = side as f64 + body.rolled - end.rolled;
    let over = sides - sides.floor();
    let sides = sides.floor() + over * over * (3.0 - 2.0 * over);
    Pose {
        at: body.at,
        height: body.height,
        yaw: body.yaw,
        roll: sides * QUARTER,
        pitch: body.pitch,
    }
}

fn knock_together<D: DieShape>(bodies: &mut [Body], hear: &mut impl FnMut(f64, bool)) {
    for i in 1..bodies.len() {
        let (before, rest) = bodies.split_at_mut(i);
        let b = &mut rest[0];
        for a in before {
            if a.fixed && b.fixed || !a.inside || !b.inside {
                continue;
            }
            for (n, m) in (0..D::DISCS).flat_map(|n| (0..D::DISCS).map(move |m| (n, m))) {
                let (p, q) = (a.disc::<D>(n), b.disc::<D>(m));
                let gap = p.distance(q);
                let deep = 2.0 * D::DISC - gap;
                if deep <= 0.0 {
                    continue;
                }
                let way = if gap > 1e-6 {
                    (q - p) * (1.0 / gap)
                } else {
                    Point::new(0.6, 0.8)
                };
                let share = if a.fixed || b.fixed { 1.0 } else { 0.5 };
                let closing = (a.speed - b.speed).dot(way);
                for (body, point, sign) in [(&mut *a, p, -1.0), (&mut *b, q, 1.0)] {
                    if !body.fixed {
                        body.at = body.at + way * (sign * share * deep.min(DEEPEST));
                        if closing > 0.0 {
                            body.push(point, way * sign, closing * share * 1.6);
                        }
                    }
                }
                hear(closing, false);
            }
        }
    }
}

fn knock_rim<D: DieShape>(bodies: &mut [Body], hear: &mut impl FnMut(f64, bool)) {
    for body in bodies.iter_mut().filter(|body| body.inside && !body.fixed) {
        for n in 0..D::DISCS {
            let disc = body.disc::<D>(n);
            if let Some((deep, back)) = rim::<D>(disc, D::DISC) {
                body.at = body.at + back * deep;
                let closing = -body.speed.dot(back);
                if closing > 0.0 {
                    body.push(disc, back, closing * 1.75);
                }
                hear(closing, true);
            }
        }
    }
}

fn all_apart<D: DieShape>(bodies: &[Body]) -> bool {
    let close = |a: &Body, b: &Body| {
        (0..D::DISCS).any(|n| {
            (0..D::DISCS).any(|m| a.disc::<D>(n).distance(b.disc::<D>(m)) < 2.0 * D::DISC - 0.004)
        })
    };
    let over_rim = |body: &Body| {
        (0..D::DISCS)
            .any(|n| rim::<D>(body.disc::<D>(n), D::DISC).is_some_and(|(deep, _)| deep > 0.01))
    };
    (0..bodies.len()).all(|i| {
        bodies[i].fixed
            || !over_rim(&bodies[i])
                && (0..bodies.len()).all(|j| i == j || !close(&bodies[i], &bodies[j]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cube::Cube;
    use crate::long_die::{LongDie, footprint};

    fn apart(a: &[Point], b: &[Point]) -> bool {
        let edges = |p: &[Point]| -> Vec<Point> {
            (0..p.len())
                .map(|n| p[(n + 1) % p.len()] - p[n])
                .map(|edge| Point::new(-edge.y, edge.x))
                .collect()
        };
        edges(a).into_iter().chain(edges(b)).any(|axis| {
            let reach = |p: &[Point]| {
                let along = p.iter().map(|p| p.dot(axis));
                (
                    along.clone().fold(f64::INFINITY, f64::min),
                    along.fold(f64::NEG_INFINITY, f64::max),
                )
            };
            let ((a0, a1), (b0, b1)) = (reach(a), reach(b));
            a1 < b0 || b1 < a0
        })
    }

    /// The corners of a die in this pose, seen from straight above.
    fn corners<D: DieShape>(pose: &Pose) -> Vec<Point> {
        if D::HALF_LENGTH > D::HALF_WIDTH {
            return footprint(pose);
        }
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let corner = |(x, y)| Point::new(x, y) * D::HALF_WIDTH;
        let turned = |at| pose.at + corner(at).turned(pose.yaw);
        corners.into_iter().map(turned).collect()
    }

    fn check_rest<D: DieShape>(tumble: &Tumble, sides: &[usize], seed: u64) {
        let end = tumble.duration();
        let poses: Vec<Pose> = (0..sides.len())
            .map(|n| tumble.pose(n, end + 1.0).unwrap())
            .collect();
        for (n, pose) in poses.iter().enumerate() {
            assert_eq!(pose.side_up(), sides[n], "seed {seed}");
            let turns = pose.roll / QUARTER;
            assert!((turns - turns.round()).abs() < 1e-6, "seed {seed}: tilted");
            assert_eq!(pose.height, 0.0, "seed {seed}: in the air");
            assert!(
                pose.pitch.abs() < 0.02,
                "seed {seed}: pitched {}",
                pose.pitch
            );
            let outline = corners::<D>(pose);
            for p in &outline {
                let over = rim::<D>(*p, 0.0).map_or(0.0, |(over, _)| over);
                assert!(over < 0.02, "seed {seed}: over the rim by {over}");
            }
            for other in &poses[n + 1..] {
                assert!(
                    apart(&outline, &corners::<D>(other)),
                    "seed {seed}: overlap"
                );
            }
        }
    }

    #[test]
    fn the_numbers_of_a_seed_never_change() {
        // Otherwise a throw would look different after an update.
        let mut rng = VisualRng::new(2026);
        let numbers = [0; 3].map(|_| rng.symmetric());
        assert_eq!(
            numbers,
            [0.7157084460224363, -0.05674523211708582, 0.3346899104324359]
        );
    }

    fn thousands_of_throws<D: DieShape>(dice: usize) {
        let mut longest: f64 = 0.0;
        for seed in 0..4000u64 {
            let sides: Vec<usize> = (0..dice + seed as usize % 3)
                .map(|n| (seed as usize >> (2 * n)) & 3)
                .collect();
            let dice: Vec<_> = sides.iter().map(|&side| Ok(side)).collect();
            let from = if seed % 2 == 0 { 1.0 } else { -1.0 };
            let tumble = Tumble::new::<D>(seed, from, &dice);
            check_rest::<D>(&tumble, &sides, seed);
            longest = longest.max(tumble.duration());
        }
        assert!(longest < 3000.0, "{longest}");
    }

    #[test]
    fn thousands_of_throws_end_in_the_tray_on_the_faces_that_fell() {
        thousands_of_throws::<LongDie>(2);
        thousands_of_throws::<Cube>(1);
    }

    #[test]
    fn two_cubes_come_to_lie_in_their_order() {
        for seed in 0..1000 {
            let from = if seed % 2 == 0 { 1.0 } else { -1.0 };
            let tumble = Tumble::new::<Cube>(seed, from, &[Ok(0), Ok(3)]);
            check_rest::<Cube>(&tumble, &[0, 3], seed);
            let [first, second] = [0, 1].map(|n| tumble.pose(n, f64::INFINITY).unwrap().at.x);
            assert!(first <= second, "seed {seed}: {first}, then {second}");
        }
    }

    #[test]
    fn a_rethrow_moves_only_its_own_dice() {
        for seed in 0..1500u64 {
            let first = Tumble::new::<LongDie>(seed, 1.0, &[Ok(0), Ok(1), Ok(0), Ok(2)]);
            let lying = |n| first.pose(n, f64::INFINITY).unwrap();
            let dice = [Ok(3), Err(lying(1)), Ok(0), Err(lying(3))];
            let again = Tumble::new::<LongDie>(seed ^ 0xabcd, -1.0, &dice);
            for n in [1, 3] {
                for t in [0.0, 300.0, 700.0, f64::INFINITY] {
                    assert_eq!(again.pose(n, t), Some(lying(n)));
                }
            }
            check_rest::<LongDie>(&again, &[3, 1, 0, 2], seed);
        }
    }

    #[test]
    fn dice_come_to_rest_all_over_the_tray() {
        let (mut left, mut right) = (0, 0);
        for seed in 0..300 {
            let tumble = Tumble::new::<LongDie>(seed, 1.0, &[Ok(0), Ok(1), Ok(2)]);
            for pose in (0..3).filter_map(|n| tumble.pose(n, f64::INFINITY)) {
                left += usize::from(pose.at.x < -0.5);
                right += usize::from(pose.at.x > 0.5);
            }
        }
        assert!(
            left > 150 && right > 150,
            "{left} left, {right} right of 900"
        );
    }

    #[test]
    fn the_same_seed_repeats_a_throw_and_another_one_does_not() {
        let dice = [Ok(0), Ok(1), Ok(2)];
        assert_eq!(
            Tumble::new::<LongDie>(5, 1.0, &dice),
            Tumble::new::<LongDie>(5, 1.0, &dice)
        );
        let rest = |seed| Tumble::new::<LongDie>(seed, 1.0, &dice).pose(0, f64::INFINITY);
        assert_ne!(rest(5), rest(6));
    }

    #[test]
    fn dice_move_without_jumps_and_knock() {
        let mut heard = 0;
        for seed in 0..100 {
            let tumble = Tumble::new::<LongDie>(seed, 1.0, &[Ok(0), Ok(1), Ok(2)]);
            heard += tumble.knocks().len();
            for n in 0..3 {
                let mut last = tumble.pose(n, 0.0).unwrap();
                for ms in (0..tumble.duration() as u32).step_by(8) {
                    let pose = tumble.pose(n, f64::from(ms)).unwrap();
                    assert!(pose.at.distance(last.at) < 0.35, "seed {seed} at {ms}");
                    last = pose;
                }
            }
        }
        assert!(heard > 400, "{heard}");
    }
}
