//! The pieces on their way: every gait as it is seen.

use sahkku::Piece;

use super::lost::lost_slot;
use super::{Composer, smooth};
use crate::arrange;
use crate::geometry::{Point, within};
use crate::motion::{Gait, Moment, Moving};
use crate::scene::Item;

impl Composer<'_> {
    pub(super) fn moving(&mut self, moment: &Moment) {
        for moving in &moment.moving {
            self.go(moving);
        }
    }

    fn go(&mut self, moving: &Moving) {
        let (layout, view, unit) = (self.layout, self.view, self.layout.unit);
        let ridden = view.figures.iter().any(|figure| figure.riding);
        let look = |figure| arrange::look(figure, view.inert, ridden);
        let flip = |figure| arrange::flip(layout, view, figure);
        let start = arrange::foot_of(layout, view, &moving.from);
        let end = arrange::foot_of(layout, view, &moving.to);
        let t = moving.progress;
        let mut item = |look, at, unit, lift: f64, flip, lean, alpha| {
            self.items.push(Item::Piece {
                look,
                at,
                unit,
                lift,
                flip,
                lean,
                alpha,
            });
        };
        match moving.gait {
            Gait::Fade => {
                let (from, to) = (&moving.from, &moving.to);
                item(look(from), start, unit, 0.0, flip(from), 0.0, 1.0 - t);
                item(look(to), end, unit, 0.0, flip(to), 0.0, t);
            }
            Gait::Rise => {
                let up = (t * core::f64::consts::PI).sin();
                let figure = &moving.to;
                item(
                    look(figure),
                    end,
                    unit,
                    up * unit * 0.5,
                    flip(figure),
                    0.0,
                    1.0,
                );
            }
            Gait::Leave => {
                let Some(side) = moving
                    .from
                    .side
                    .filter(|_| moving.from.piece != Piece::King)
                else {
                    item(
                        look(&moving.from),
                        start,
                        unit,
                        t * unit,
                        false,
                        0.0,
                        1.0 - t,
                    );
                    return;
                };
                let (slot, small) = lost_slot(layout, side, moving.slot);
                let awake = sahkku::Figure {
                    awake: true,
                    at: sahkku::Spot::outbound(moving.from.at.place()),
                    ..moving.from
                };
                let t = smooth(t);
                item(
                    look(&awake),
                    start.toward(slot, t),
                    unit + (small - unit) * t,
                    arc(t) * unit * 0.9,
                    false,
                    arc(t) * 0.35,
                    1.0,
                );
            }
            Gait::Push => {
                let at = start.toward(end, smooth(t));
                item(
                    look(&moving.to),
                    at,
                    unit,
                    0.0,
                    flip(&moving.to),
                    arc(t) * 0.12,
                    1.0,
                );
            }
            Gait::Wake => {
                // First it stands up, then it steps out.
                let (rise, step) = ((t / 0.45).min(1.0), ((t - 0.35) / 0.65).max(0.0));
                if t < 0.22 {
                    let lift = rise * unit * 0.2;
                    item(
                        look(&moving.from),
                        start,
                        unit,
                        lift,
                        flip(&moving.from),
                        0.0,
                        1.0,
                    );
                } else {
                    let lean = (1.0 - smooth(rise)) * if flip(&moving.from) { -1.2 } else { 1.2 };
                    let at = start.toward(end, smooth(step));
                    let lift = arc(step) * unit * 0.22;
                    item(
                        look(&moving.to),
                        at,
                        unit,
                        lift,
                        flip(&moving.to),
                        lean,
                        1.0,
                    );
                }
            }
            Gait::Walk => {
                let legs = moving.over.len() as f64 + 1.0;
                let even = smooth_ends(t) * legs;
                let leg = (even as usize).min(moving.over.len());
                let down = Point::new(0.0, unit * 0.52);
                let stop = |n: usize| match n.checked_sub(1) {
                    None => start,
                    Some(n) => match moving.over.get(n) {
                        Some(place) => layout.point(*place) + down,
                        None => end,
                    },
                };
                let within = within(even - leg as f64, 0.0, 1.0);
                let at = stop(leg).toward(stop(leg + 1), within);
                let figure = if t < 0.5 { &moving.from } else { &moving.to };
                let lift = arc(within) * unit * 0.2;
                let sway = (within * 2.0 - 1.0) * arc(within) * 0.1;
                item(look(figure), at, unit, lift, flip(figure), sway, 1.0);
            }
        }
    }
}

/// Even speed with short soft ends.
fn smooth_ends(t: f64) -> f64 {
    smooth(t) * 0.35 + t * 0.65
}

/// 0 at both ends, 1 between.
fn arc(t: f64) -> f64 {
    4.0 * t * (1.0 - t)
}
