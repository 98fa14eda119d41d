//! The pieces in motion: how each gait looks.

use sahkku::{Figure, Piece, Place, Spot};
use scene::{BoardLayout as _, Look as _, Point, Pose, arc, smooth, turn_between, within};

use super::Composer;
use super::lost::lost_slot;
use crate::board::arrange;
use crate::board::look::Look;
use crate::board::motion::{Gait, Moving};

/// One of the pieces in motion.
#[derive(Clone, Copy)]
struct Way<'a> {
    all: &'a [Moving],
    n: usize,
}

impl<'a> Way<'a> {
    fn moving(self) -> &'a Moving {
        &self.all[self.n]
    }
}

/// How high the king sits on his rider, and the size of both then.
const SADDLE: f64 = 0.36;
const RIDING: f64 = 0.8;
const RIDDEN: f64 = 0.7;

impl Composer<'_> {
    pub(super) fn moving(&mut self) {
        for n in 0..self.picture.frame.moving.len() {
            let way = Way {
                all: &self.picture.frame.moving,
                n,
            };
            let t = way.moving().progress;
            match way.moving().gait {
                Gait::Fade => self.fade(way, t),
                Gait::Vanish => self.vanish(way, t),
                Gait::Rise => self.rise(way, t),
                Gait::Climb => self.climb(way, smooth(t)),
                Gait::Leave => self.leave(way, smooth(t)),
                Gait::Push => self.push(way, smooth(t)),
                Gait::Wake => self.wake(way, t),
                Gait::Walk => self.walk(way, t),
            }
        }
    }

    /// How a figure stands at rest, among those that share its place.
    fn at_rest(&self, way: Way, figure: &Figure) -> Pose {
        let placement = self.placement_beside(figure, way.all, Some(way.n));
        let facing = arrange::facing(self.picture.layout, figure);
        Pose::still(placement.foot, placement.unit, facing)
    }

    fn look(&self, figure: &Figure) -> Look {
        let ridden = self
            .picture
            .view
            .own
            .figures
            .iter()
            .any(|other| other.riding);
        arrange::look(figure, self.picture.view.own.inert, ridden)
    }

    fn put(&mut self, figure: &Figure, pose: &Pose) {
        let flip = arrange::flip(self.picture.layout, self.picture.view, figure);
        self.picture.items.push(pose.item(self.look(figure), flip));
    }

    fn fade(&mut self, way: Way, t: f64) {
        let moving = way.moving();
        let ends = [(&moving.from, 1.0 - t), (&moving.to, t)];
        for (figure, alpha) in ends.into_iter().filter(|(figure, _)| !figure.riding) {
            let pose = self.at_rest(way, figure);
            self.put(figure, &Pose { alpha, ..pose });
        }
    }

    fn vanish(&mut self, way: Way, t: f64) {
        let figure = way.moving().from;
        let pose = self.at_rest(way, &figure);
        let alpha = 1.0 - t;
        self.put(&figure, &Pose { alpha, ..pose });
        let Some(side) = figure.side.filter(|_| figure.piece != Piece::King) else {
            return;
        };
        let slot = lost_slot(self.picture.layout, side, way.moving().slot);
        let awake = awake(&figure);
        let there = Pose {
            foot: slot.foot,
            unit: slot.unit,
            facing: slot.facing,
            alpha: t,
            ..pose
        };
        self.put(&awake, &there);
    }

    /// Draws the king held up for both to see; he turns to his new holder and is set down again.
    fn rise(&mut self, way: Way, t: f64) {
        let moving = way.moving();
        let (from, to) = (
            self.at_rest(way, &moving.from),
            self.at_rest(way, &moving.to),
        );
        let figure = if t < 0.5 { &moving.from } else { &moving.to };
        let round = turn_between(from.facing, to.facing) * smooth(t);
        let here = moving.to.at.place();
        let mounted = way
            .all
            .iter()
            .any(|rider| rider.to.riding && rider.to.at.place() == here);
        let saddle = if mounted { smooth(t) } else { 0.0 };
        let size = from.unit + (to.unit - from.unit) * smooth(t);
        let unit = size * (1.0 + 0.12 * arc(t)) * (1.0 - (1.0 - RIDING) * saddle);
        let pose = Pose {
            unit,
            facing: from.facing + round,
            lift: smooth(arc(t)) * unit * 0.62 + saddle * SADDLE * to.unit,
            lean: arc(t) * (t * core::f64::consts::TAU).sin() * -0.22,
            ..to
        };
        self.put(figure, &pose);
    }

    /// Draws a piece that steps under the king, who is held up meanwhile.
    fn climb(&mut self, way: Way, t: f64) {
        let moving = way.moving();
        let (from, to) = (
            self.at_rest(way, &moving.from),
            self.at_rest(way, &moving.to),
        );
        let pose = Pose {
            foot: from.foot.toward(to.foot, smooth((t * 2.0).min(1.0))),
            unit: from.unit * (1.0 - (1.0 - RIDDEN) * t),
            ..from
        };
        self.put(&moving.from, &pose);
    }

    /// Draws a piece that is taken off the board and set down beside it.
    fn leave(&mut self, way: Way, t: f64) {
        let moving = way.moving();
        let pose = self.at_rest(way, &moving.from);
        let taken = moving.from.side;
        let Some(side) = taken.filter(|_| moving.from.piece != Piece::King) else {
            let up = Pose {
                lift: t * pose.unit * 1.2,
                alpha: 1.0 - t,
                ..pose
            };
            return self.put(&moving.from, &up);
        };
        let slot = lost_slot(self.picture.layout, side, moving.slot);
        let awake = awake(&moving.from);
        // A sleeper is picked up as it lies.
        let (start, lying) = self.standing_up(way, &moving.from, &awake);
        let away = (slot.foot - start.foot).turned(-slot.facing).x.signum();
        let flies = Pose {
            foot: start.foot.toward(slot.foot, t),
            unit: start.unit + (slot.unit - start.unit) * t,
            facing: start.facing + turn_between(start.facing, slot.facing) * t,
            lift: arc(t) * pose.unit * 1.1,
            lean: lying * (1.0 - smooth((t * 2.0).min(1.0))) + arc(t) * 0.5 * away,
            alpha: 1.0,
        };
        self.put(&awake, &flies);
    }

    fn push(&mut self, way: Way, t: f64) {
        let moving = way.moving();
        let (from, to) = (
            self.at_rest(way, &moving.from),
            self.at_rest(way, &moving.to),
        );
        let along = (to.foot - from.foot).turned(-to.facing).x.signum();
        let pose = Pose {
            foot: from.foot.toward(to.foot, t),
            unit: from.unit + (to.unit - from.unit) * t,
            facing: from.facing + turn_between(from.facing, to.facing) * t,
            lean: arc(t) * -0.2 * along,
            ..to
        };
        self.put(&moving.to, &pose);
    }

    /// How a sleeper that begins to stand up looks as an awake piece: where its foot is, and how far it leans. A piece that is
    /// already awake stands unchanged.
    fn standing_up(&self, way: Way, asleep: &Figure, awake: &Figure) -> (Pose, f64) {
        let lies = self.at_rest(way, asleep);
        if asleep.awake {
            return (lies, 0.0);
        }
        let look = self.look(asleep);
        let flip = arrange::flip(self.picture.layout, self.picture.view, asleep);
        let head = if flip { -1.0 } else { 1.0 };
        let size = look.width() / self.look(awake).height();
        let foot = Point::new(-head * look.width() / 2.0, -look.height() / 2.0) * lies.unit;
        let facing = arrange::facing(self.picture.layout, awake);
        let lean = turn_between(facing, lies.facing + head * core::f64::consts::FRAC_PI_2);
        let pose = Pose {
            foot: lies.foot + foot.turned(lies.facing),
            unit: lies.unit * size,
            facing,
            ..lies
        };
        (pose, lean)
    }

    /// Draws a piece that gets to its feet and then steps out.
    fn wake(&mut self, way: Way, t: f64) {
        let moving = way.moving();
        let here = Figure {
            awake: true,
            ..moving.from
        };
        let (lies, lean) = self.standing_up(way, &moving.from, &here);
        let (stands, end) = (self.at_rest(way, &here), self.at_rest(way, &moving.to));
        let up = smooth((t / 0.52).min(1.0));
        let step = smooth(within((t - 0.5) / 0.5, 0.0, 1.0));
        let foot = lies.foot.toward(stands.foot, up);
        let pose = Pose {
            foot: foot.toward(end.foot, step),
            unit: lies.unit + (stands.unit - lies.unit) * up + (end.unit - stands.unit) * step,
            lift: (arc(up) * 0.12 + arc(step) * 0.26) * stands.unit,
            // It comes up with a swing and stands straight a moment later.
            lean: lean * (1.0 - up) - lean.signum() * 0.16 * arc(within(t / 0.9, 0.5, 1.0)) * up,
            ..end
        };
        self.put(&moving.to, &pose);
    }

    /// Draws a piece that goes from place to place, over the pieces that stand there.
    fn walk(&mut self, way: Way, t: f64) {
        let moving = way.moving();
        let (start, end) = (
            self.at_rest(way, &moving.from),
            self.at_rest(way, &moving.to),
        );
        let unit = start.unit + (end.unit - start.unit) * smooth(t);
        let legs = moving.over.len();
        let even = smooth_ends(t) * (legs as f64 + 1.0);
        let leg = (even as usize).min(legs);
        let down = Point::new(0.0, unit * 0.52).turned(end.facing);
        let stop = |n: usize| match n.checked_sub(1).map(|n| moving.over.get(n)) {
            None => (start.foot, 0.0),
            Some(None) => (end.foot, 0.0),
            Some(Some(place)) => (
                self.picture.layout.point(*place) + down,
                self.hurdle(*place, &moving.from),
            ),
        };
        let within = within(even - leg as f64, 0.0, 1.0);
        let ((from, low), (to, high)) = (stop(leg), stop(leg + 1));
        let figure = if t < 0.5 { &moving.from } else { &moving.to };
        let clear = low + (high - low) * smooth(within);
        let pose = Pose {
            foot: from.toward(to, within),
            unit,
            lift: (clear + arc(within) * 0.2) * unit,
            lean: (within * 2.0 - 1.0) * arc(within) * 0.1,
            ..end
        };
        self.put(figure, &pose);
    }

    /// How high a walker is lifted over the pieces on a place, in units.
    fn hurdle(&self, place: Place, walker: &Figure) -> f64 {
        let here = self.stacks.iter().filter(|stack| {
            let figure = &stack.figure;
            figure.at.place() == place && figure != walker
        });
        let heights = here.map(|stack| if stack.look.lies() { 0.3 } else { 0.62 });
        heights.fold(0.0, f64::max)
    }
}

/// How a piece stands among the lost ones.
fn awake(figure: &Figure) -> Figure {
    Figure {
        awake: true,
        at: Spot::outbound(figure.at.place()),
        ..*figure
    }
}

/// Even speed with short eased ends.
fn smooth_ends(t: f64) -> f64 {
    smooth(t) * 0.35 + t * 0.65
}
