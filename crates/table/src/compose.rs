//! From what there is to see to a picture of it.

use sahkku::{Piece, Place, Side};

use crate::arrange::{self, Stack};
use crate::die::Solid;
use crate::geometry::{Point, Rect, within};
use crate::layout::Layout;
use crate::motion::{Gait, Moment, Moving};
use crate::scene::{Item, Look, Ring, Scene, Stance, Tint};
use crate::sort::sort_few;
use crate::tray::Tray;
use crate::view::{Destination, View};

impl Scene {
    /// The picture of a view at a time. `moment` is what a film shows of it, or the default.
    #[must_use]
    pub fn compose(layout: &Layout, view: &View, moment: &Moment, tray: &Tray, now: f64) -> Scene {
        let mut composer = Composer {
            layout,
            view,
            stacks: arrange::stacks(layout, view),
            items: Vec::with_capacity(96),
            counts: Vec::new(),
        };
        composer.turn(moment);
        composer.cells();
        composer.rings();
        composer.targets();
        composer.homeward();
        composer.pieces();
        composer.lost();
        composer.dice(tray, now);
        composer.moving(moment);
        composer.tags();
        composer.dragged();
        composer.focus();
        if let Some((side, progress)) = moment.win {
            composer.items.push(Item::Win {
                side,
                rect: layout.board,
                progress,
            });
        }
        Scene {
            items: composer.items,
        }
    }
}

struct Composer<'a> {
    layout: &'a Layout,
    view: &'a View,
    stacks: Vec<Stack>,
    items: Vec<Item>,
    /// Numbers lie above all pieces and rings.
    counts: Vec<Item>,
}

impl Composer<'_> {
    fn turn(&mut self, moment: &Moment) {
        let shown = match moment.turn {
            Some((side, progress)) => Some((side, smooth(progress))),
            None => self.view.turn.map(|side| (side, 1.0)),
        };
        let Some((side, strength)) = shown else {
            return;
        };
        let (layout, pitch) = (self.layout, self.layout.pitch);
        let out = -layout.forward(side);
        let half = Point::new(layout.board.w, layout.board.h) * 0.5;
        let edge = out.x.abs() * half.x + out.y.abs() * half.y;
        let middle = layout.board.centre() + out * (edge - pitch * 0.15);
        let long = layout.columnward() * (layout.pitch * f64::from(layout.want.columns) * 0.5);
        self.items.push(Item::Turn {
            side,
            from: middle - long,
            to: middle + long,
            size: (pitch * 0.1).max(3.0),
            strength,
        });
    }

    fn cell(&mut self, place: Place, tint: Tint, strength: f64) {
        let rect = self.layout.cell(place).inset(self.layout.pitch * 0.035);
        self.items.push(Item::Cell {
            rect,
            tint,
            strength,
        });
    }

    fn cells(&mut self) {
        let view = self.view;
        if let Some((from, to)) = view.last {
            self.cell(from, Tint::LastFrom, 1.0);
            self.cell(to, Tint::LastTo, 1.0);
        }
        if view.drag.is_some() {
            for to in &view.destinations {
                self.cell(to.place, Tint::Open, 1.0);
            }
        }
        if let Some(place) = view.hover {
            self.cell(place, Tint::Hover, 1.0);
        }
        if let Some((place, strength)) = view.refused {
            self.cell(place, Tint::Refused, strength);
        }
    }

    fn rings(&mut self) {
        let view = self.view;
        for stack in &self.stacks {
            let ring = if view.chosen == Some(stack.pick()) {
                Ring::Chosen
            } else if view.movable.contains(&stack.pick()) && view.chosen.is_none() {
                Ring::Movable
            } else {
                continue;
            };
            self.items.push(self.ring_around(stack, ring, 1.0));
        }
    }

    fn ring_around(&self, stack: &Stack, ring: Ring, size: f64) -> Item {
        let unit = self.layout.unit;
        let (rx, ry, up) = if stack.look.lies() {
            (0.5, 0.27, 0.2)
        } else {
            (0.41, 0.25, 0.05)
        };
        Item::Ring {
            ring,
            at: stack.foot - Point::new(0.0, up * unit),
            rx: rx * size * unit,
            ry: ry * size * unit,
        }
    }

    fn pieces(&mut self) {
        let layout = self.layout;
        let unit = layout.unit;
        let mut stacks = self.stacks.clone();
        sort_few(&mut stacks, |a, b| {
            (a.foot.y, a.foot.x) < (b.foot.y, b.foot.x)
        });
        for stack in &stacks {
            let dragged = self.view.drag.is_some_and(|drag| drag.pick == stack.pick());
            let chosen = self.view.chosen == Some(stack.pick());
            let left = stack.count - u8::from(dragged);
            let shown = left.min(3);
            for n in (0..shown).rev() {
                let front = n == 0;
                self.items.push(Item::Piece {
                    look: stack.look,
                    at: stack.foot + behind(layout, n),
                    unit,
                    lift: if chosen && front && !dragged {
                        unit * 0.2
                    } else {
                        0.0
                    },
                    flip: stack.flip,
                    lean: 0.0,
                    alpha: 1.0,
                });
            }
            if dragged && left == 0 {
                self.piece(stack.look, stack.foot, unit, 0.3, stack.flip);
            }
            if let (true, Some(side)) = (left > 1, stack.figure.side) {
                self.counts.push(Item::Count {
                    at: stack.foot + self.beside_stack(shown),
                    size: (unit * 0.4).max(11.0),
                    side,
                    count: left,
                });
            }
        }
    }

    /// Where the number of a stack of which `shown` are drawn stands, from its foot: where on a
    /// turned board the heads of those on the next line do not come.
    fn beside_stack(&self, shown: u8) -> Point {
        let unit = self.layout.unit;
        if self.layout.turned {
            behind(self.layout, shown - 1) + Point::new(-0.5, -0.2) * unit
        } else {
            Point::new(unit * 0.34, -unit * 0.16)
        }
    }

    fn piece(&mut self, look: Look, at: Point, unit: f64, alpha: f64, flip: bool) {
        self.items.push(Item::Piece {
            look,
            at,
            unit,
            lift: 0.0,
            flip,
            lean: 0.0,
            alpha,
        });
    }

    fn lost(&mut self) {
        for side in Side::BOTH {
            let lost = self.view.lost[side.index()];
            for n in 0..lost.soldiers {
                let (at, unit) = lost_slot(self.layout, side, n);
                let look = Look::Soldier {
                    side,
                    stance: Stance::Awake,
                };
                self.piece(look, at, unit, 1.0, false);
            }
            if lost.queen {
                let (at, unit) = lost_slot(self.layout, side, lost.soldiers);
                let look = Look::Queen {
                    side,
                    asleep: false,
                };
                self.piece(look, at, unit, 1.0, false);
            }
        }
    }

    fn dice(&mut self, tray: &Tray, now: f64) {
        let scale = self.layout.tray_scale();
        let mut dice: Vec<(f64, Item)> = Vec::with_capacity(4);
        for (n, state) in self.view.dice.iter().enumerate() {
            let Some(mut pose) = tray.pose(n, now) else {
                continue;
            };
            if state.lifted {
                pose.height += 0.3;
            }
            let at = self.layout.tray.centre();
            if state.focused {
                let rect = Rect::around(self.layout.die_point(&pose), scale * 0.95, scale * 0.95);
                dice.push((f64::INFINITY, Item::Focus { rect }));
            }
            let pose = self.layout.on_tray(&pose);
            dice.push((
                pose.at.y + pose.height * 4.0,
                Item::Die {
                    solid: Solid::of(&pose, tray.faces(), scale),
                    at,
                    used: state.used,
                    usable: state.usable,
                    chosen: state.chosen || state.lifted,
                },
            ));
        }
        sort_few(&mut dice, |a, b| a.0 < b.0);
        self.items.extend(dice.into_iter().map(|(_, item)| item));
    }

    fn moving(&mut self, moment: &Moment) {
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

    /// All destinations, those of several dice in a row first.
    fn all_destinations(&self) -> impl Iterator<Item = (&'_ Destination, bool)> + use<'_> {
        let faint = self.view.preview.iter().map(|to| (to, true));
        faint.chain(self.view.destinations.iter().map(|to| (to, false)))
    }

    fn is_taken(&self, place: Place) -> bool {
        let mut places = self.stacks.iter().map(|stack| stack.figure.at.place());
        places.any(|other| other == place)
    }

    /// Rings at the feet of the pieces that stand on destinations.
    fn targets(&mut self) {
        let mut rings = Vec::new();
        for (to, faint) in self.all_destinations() {
            let ring = match (faint, to.captures) {
                (true, _) => Ring::Preview,
                (false, true) => Ring::Capture,
                (false, false) => Ring::Destination,
            };
            let here = |stack: &&Stack| stack.figure.at.place() == to.place;
            for stack in self.stacks.iter().filter(here) {
                rings.push(self.ring_around(stack, ring, 1.12));
            }
        }
        self.items.extend(rings);
    }

    /// The way home of who has turned round: an arrow on the board.
    fn homeward(&mut self) {
        let unit = self.layout.unit;
        for stack in &self.stacks {
            let (true, Some(side)) = (stack.figure.at.homebound(), stack.figure.side) else {
                continue;
            };
            let way = -self.layout.forward(side);
            let foot = stack.foot - Point::new(0.0, unit * 0.52);
            let off = if way.y > 0.5 { 0.86 } else { 0.72 };
            self.items.push(Item::Homeward {
                at: foot + way * (off * unit),
                way,
                size: unit * 0.2,
                side,
            });
        }
    }

    fn tags(&mut self) {
        let mut tags: Vec<Item> = Vec::new();
        for (to, faint) in self.all_destinations() {
            tags.push(self.tag(to, faint));
        }
        self.items.append(&mut self.counts);
        self.items.append(&mut tags);
    }

    /// The plate with the dice that lead there; beside a piece, so that this stays in sight.
    fn tag(&self, to: &Destination, faint: bool) -> Item {
        let (layout, unit) = (self.layout, self.layout.unit);
        let size = (unit * 0.5).max(15.0).min(unit * 0.8);
        let beside = if layout.turned {
            Point::new(unit * 0.5 + size * 0.62, 0.0)
        } else {
            Point::new(0.0, (layout.length / 2.0 - size * 0.3).max(unit * 0.62))
        };
        let off = if self.is_taken(to.place) {
            beside
        } else {
            Point::default()
        };
        Item::Tag {
            at: layout.point(to.place) + off,
            size,
            faces: to.faces.clone(),
            captures: to.captures,
            king: to.king,
            faint,
        }
    }

    fn dragged(&mut self) {
        let Some(drag) = self.view.drag else {
            return;
        };
        let Some(stack) = self.stacks.iter().find(|stack| stack.pick() == drag.pick) else {
            return;
        };
        let unit = self.layout.unit * 1.12;
        self.items.push(Item::Piece {
            look: match stack.look {
                Look::Soldier { side, .. } => Look::Soldier {
                    side,
                    stance: Stance::Awake,
                },
                Look::Queen { side, .. } => Look::Queen {
                    side,
                    asleep: false,
                },
                king => king,
            },
            at: drag.at + Point::new(0.0, unit * 0.75),
            unit,
            lift: unit * 0.35,
            flip: false,
            lean: 0.0,
            alpha: 1.0,
        });
    }

    fn focus(&mut self) {
        if let Some(place) = self.view.focus {
            let rect = self.layout.cell(place).inset(-self.layout.pitch * 0.02);
            self.items.push(Item::Focus { rect });
        }
    }
}

/// Where the nth piece of a stack stands behind the front one.
fn behind(layout: &Layout, n: u8) -> Point {
    let n = f64::from(n);
    if layout.turned {
        Point::new(-0.26 * n, -0.07 * n) * layout.unit
    } else {
        Point::new(0.06 * n, -0.24 * n) * layout.unit
    }
}

/// The foot and size of the nth lost piece of a side.
#[must_use]
fn lost_slot(layout: &Layout, side: Side, n: u8) -> (Point, f64) {
    const MOST: u8 = 16;
    let area = layout.captured[side.index()];
    let columns = (1..=MOST)
        .max_by(|a, b| lost_unit(&area, *a).total_cmp(&lost_unit(&area, *b)))
        .unwrap_or(MOST);
    let unit = lost_unit(&area, columns).min(layout.unit * 0.74);
    let n = n.min(31);
    let (row, column) = (n / columns, n % columns);
    let rows = MOST.div_ceil(columns);
    let at = area.centre()
        + Point::new(
            (f64::from(column) - (f64::from(columns) - 1.0) / 2.0) * unit * 0.68,
            (f64::from(row) - (f64::from(rows) - 1.0) / 2.0) * unit * 0.82 + unit * 0.5,
        );
    (at, unit)
}

fn lost_unit(area: &Rect, columns: u8) -> f64 {
    let rows = 16_u8.div_ceil(columns);
    (area.w / (f64::from(columns) * 0.68)).min(area.h / (f64::from(rows) * 0.82 + 0.3))
}

/// Starts and ends softly.
fn smooth(t: f64) -> f64 {
    t * t * (3.0 - 2.0 * t)
}

/// Even speed with short soft ends.
fn smooth_ends(t: f64) -> f64 {
    smooth(t) * 0.35 + t * 0.65
}

/// 0 at both ends, 1 between.
fn arc(t: f64) -> f64 {
    4.0 * t * (1.0 - t)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Want;
    use crate::style::Lines;
    use crate::view::{DieState, KingMark, Lost, Pick};
    use sahkku::{Face, Judge, PRESETS, Spot};

    const SCREENS: [(f64, f64); 4] = [
        (360.0, 560.0),
        (1280.0, 800.0),
        (1080.0, 1920.0),
        (3840.0, 2160.0),
    ];

    fn each(mut see: impl FnMut(&Layout, View, &Judge)) {
        for (width, height) in SCREENS {
            for preset in &PRESETS {
                for below in Side::BOTH {
                    let judge = Judge::new(preset.rules).unwrap();
                    let layout = Layout::fit(Want {
                        width,
                        height,
                        columns: preset.rules.columns,
                        places: preset.rules.places,
                        lines: Lines::Short,
                        below,
                        turned: None,
                    });
                    let view = View::of(&judge, &judge.start(Side::Men, false));
                    see(&layout, view, &judge);
                }
            }
        }
    }

    fn compose(layout: &Layout, view: &View) -> Scene {
        Scene::compose(layout, view, &Moment::default(), &Tray::new(&[]), 0.0)
    }

    #[test]
    fn every_piece_is_seen_within_its_own_cell() {
        each(|layout, view, _| {
            let pieces = compose(layout, &view)
                .items
                .iter()
                .filter(|item| matches!(item, Item::Piece { .. }))
                .count();
            assert_eq!(pieces, view.figures.len());
            for stack in arrange::stacks(layout, &view) {
                let place = stack.figure.at.place();
                assert_eq!(layout.place_at(stack.middle(layout)), Some(place));
            }
        });
    }

    #[test]
    fn lost_pieces_stand_in_their_area_on_the_canvas() {
        each(|layout, mut view, _| {
            view.figures.clear();
            view.lost = [Lost {
                soldiers: 15,
                queen: true,
            }; 2];
            for item in compose(layout, &view).items {
                let Item::Piece { at, look, unit, .. } = item else {
                    continue;
                };
                let middle = at - Point::new(0.0, look.height() * unit / 2.0);
                let area = layout.captured.iter().find(|area| area.contains(middle));
                assert!(area.is_some(), "{look:?} at {at:?} in {layout:?}");
            }
        });
    }

    #[test]
    fn a_stack_is_counted_and_a_lone_piece_is_not() {
        each(|layout, mut view, _| {
            let mut awake = view.figures[0];
            awake.awake = true;
            awake.at = Spot::outbound("b2".parse().unwrap());
            view.figures = vec![awake; 5];
            let counts = |view: &View| -> Vec<u8> {
                let items = compose(layout, view).items;
                let count = |item: &Item| match item {
                    Item::Count { count, .. } => Some(*count),
                    _ => None,
                };
                items.iter().filter_map(count).collect()
            };
            assert_eq!(counts(&view), [5]);
            view.figures.truncate(1);
            assert_eq!(counts(&view), []);
        });
    }

    #[test]
    fn a_destination_says_its_die_on_the_canvas_and_rings_who_stands_there() {
        each(|layout, mut view, judge| {
            let canvas = Rect {
                x: 0.0,
                y: 0.0,
                w: layout.want.width,
                h: layout.want.height,
            };
            for place in layout.places() {
                view.destinations = vec![Destination {
                    place,
                    faces: vec![Face::X, Face::III],
                    captures: true,
                    king: KingMark::Taken,
                }];
                let items = compose(layout, &view).items;
                let tags = items.iter().filter(|item| matches!(item, Item::Tag { .. }));
                assert!(
                    tags.clone().count() == 1 && tags.clone().all(|t| canvas.holds(&t.bounds()))
                );
                let rings = items
                    .iter()
                    .filter(|item| matches!(item, Item::Ring { .. }));
                let here = view.figures.iter().filter(|f| f.at.place() == place);
                assert_eq!(rings.count(), here.count(), "{place} of {judge:?}");
            }
        });
    }

    #[test]
    fn what_is_drawn_stays_in_its_bounds() {
        each(|layout, mut view, judge| {
            let faces = judge.rules().faces;
            let mut tray = Tray::new(faces.as_slice());
            tray.lay(&[None, Some(Face::X)]);
            view.dice = vec![DieState::default(); 2];
            view.chosen = view.figures.first().map(|figure| Pick {
                piece: figure.piece,
                spot: figure.at,
            });
            for item in Scene::compose(layout, &view, &Moment::default(), &tray, 0.0).items {
                let bounds = item.bounds();
                assert!(bounds.w > 0.0 && bounds.h > 0.0, "{item:?}");
                if let Item::Die { solid, at, .. } = &item {
                    let corners = solid.facets.iter().flat_map(|facet| facet.corners);
                    let all = corners.chain(solid.cuts.iter().flat_map(|cut| cut.ends));
                    assert!(all.map(|p| *at + p).all(|p| bounds.contains(p)));
                }
            }
        });
    }
}
