//! From what there is to see to a picture of it.

use game::Side;
use scene::{Item, Name, Point, Rect, Ring, Tint, arc, dice, smooth};

use crate::{Figure, Frame, Layout, Moving, Place, Tray, View};

/// A picture of the table.
pub type Scene = scene::Scene<Look>;

/// What a piece looks like: it is round and lies flat, in the colour of its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Whose piece.
    pub side: Side,
}

impl Look {
    /// Half the width of a piece, and half the height that it is seen with, in units.
    pub const RADII: (f64, f64) = (0.32, 0.2);
    /// How thick a piece is seen, in units.
    pub const THICK: f64 = 0.14;
}

impl scene::Look for Look {
    fn lies(self) -> bool {
        true
    }

    fn extent(self) -> Rect {
        let ((rx, ry), thick) = (Look::RADII, Look::THICK);
        Rect::around(
            Point::new(0.0, -ry - thick / 2.0),
            2.0 * rx + 0.1,
            2.0 * ry + thick + 0.1,
        )
    }
}

/// How high a piece is held that is chosen, and one that is dragged, in units.
const CHOSEN: f64 = 0.2;
const DRAGGED: f64 = 0.35;
/// How faintly a dragged piece is seen where it lay.
const GHOST: f64 = 0.3;

/// The picture of a view at a time. `frame` is what an animation shows of it, or the default.
#[must_use]
pub fn compose(layout: &Layout, view: &View, frame: &Frame, tray: &Tray, now: f64) -> Scene {
    let mut composer = Composer {
        layout,
        view,
        items: Vec::with_capacity(64),
    };
    composer.turn(frame);
    composer.names();
    composer.cells();
    composer.rings();
    composer.pieces();
    if let Some(area) = &layout.tray {
        let dice = dice(area, tray, &view.dice, now);
        composer.items.extend(dice);
    }
    composer.moving(frame);
    composer.dragged();
    composer.end(frame);
    Scene {
        items: composer.items,
    }
}

struct Composer<'a> {
    layout: &'a Layout,
    view: &'a View,
    items: Vec<Item<Look>>,
}

impl Composer<'_> {
    /// The bar at a side's edge of the board: the first side's is the lower one.
    fn turn(&mut self, frame: &Frame) {
        let Some((side, strength)) = frame.turn.or(self.view.turn.map(|side| (side, 1.0))) else {
            return;
        };
        let (board, size) = (self.layout.board, (self.layout.pitch * 0.08).max(3.0));
        let y = match side {
            Side::First => board.y + board.h - size,
            Side::Second => board.y + size,
        };
        self.items.push(Item::Turn {
            side,
            from: Point::new(board.x + 3.0 * size, y),
            to: Point::new(board.x + board.w - 3.0 * size, y),
            size,
            strength,
        });
    }

    fn names(&mut self) {
        let (view, layout) = (self.view, self.layout);
        for place in layout.places().filter(|_| view.names) {
            let above = Point::new(0.0, -0.36 * layout.pitch);
            self.items.push(Item::Name {
                name: Name::Number(place),
                at: layout.point(place) + above,
                facing: 0.0,
                size: (layout.pitch * 0.16).max(9.0),
                pointed: view.pointed.contains(&place),
            });
        }
    }

    fn cell(&mut self, place: Place, tint: Tint, strength: f64) {
        let rect = self.layout.cell(place).inset(self.layout.pitch * 0.05);
        self.items.push(Item::Cell {
            rect,
            tint,
            strength,
        });
    }

    fn cells(&mut self) {
        let view = self.view;
        for &(from, to) in &view.last {
            self.cell(from, Tint::LastFrom, 1.0);
            self.cell(to, Tint::LastTo, 1.0);
        }
        for to in &view.destinations {
            self.cell(to.place, Tint::Open, 1.0);
        }
        if let Some(place) = view.hover {
            self.cell(place, Tint::Hover, 1.0);
        }
        if let Some((place, strength)) = view.refused {
            self.cell(place, Tint::Refused, strength);
        }
        if let Some(place) = view.focus {
            let rect = self.layout.cell(place);
            self.items.push(Item::Focus { rect });
        }
    }

    fn ring(&mut self, ring: Ring, at: Point, wide: f64) {
        let unit = self.layout.unit * wide;
        self.items.push(Item::Ring {
            ring,
            at,
            rx: Look::RADII.0 * unit,
            ry: Look::RADII.1 * unit,
        });
    }

    /// Rings where the chosen piece can go, and around the pieces that can be chosen.
    fn rings(&mut self) {
        let (view, layout) = (self.view, self.layout);
        for to in &view.destinations {
            self.ring(Ring::Destination, layout.point(to.place), 1.0);
        }
        let (ring, picks) = match &view.chosen {
            Some(pick) => (Ring::Chosen, core::slice::from_ref(pick)),
            None => (Ring::Movable, &view.movable[..]),
        };
        for (figure, n) in view.stacked() {
            let own = Some(figure.side) == view.turn;
            if own && picks.iter().any(|pick| pick.place == figure.place) {
                let up = Point::new(0.0, -Look::RADII.1 * layout.unit);
                let foot = layout.foot(figure.side, figure.place, n);
                self.ring(ring, foot + up, 1.35);
            }
        }
    }

    fn piece(&mut self, side: Side, at: Point, lift: f64, alpha: f64) {
        self.items.push(Item::Piece {
            look: Look { side },
            at,
            unit: self.layout.unit,
            facing: 0.0,
            lift: lift * self.layout.unit,
            flip: false,
            lean: 0.0,
            alpha,
        });
    }

    /// The piece that is held: the last one of the side to move on the place that was chosen.
    fn held(&self) -> Option<(Figure, usize)> {
        let pick = self.view.chosen?;
        let here = |(figure, _): &(Figure, usize)| {
            figure.place == pick.place && Some(figure.side) == self.view.turn
        };
        self.view.stacked().filter(here).last()
    }

    fn pieces(&mut self) {
        let (layout, held) = (self.layout, self.held());
        let mut figures: Vec<(Figure, usize)> = self.view.stacked().collect();
        // What lies farther up the screen is behind.
        let depth = |(figure, n): &(Figure, usize)| layout.foot(figure.side, figure.place, *n).y;
        figures.sort_by(|a, b| depth(a).total_cmp(&depth(b)));
        for (figure, n) in figures {
            let (lift, alpha) = match held == Some((figure, n)) {
                true if self.view.drag.is_some() => (0.0, GHOST),
                true => (CHOSEN, 1.0),
                false => (0.0, 1.0),
            };
            let foot = layout.foot(figure.side, figure.place, n);
            self.piece(figure.side, foot, lift, alpha);
        }
    }

    fn moving(&mut self, frame: &Frame) {
        for moving in &frame.moving {
            let &Moving {
                side,
                from: (from, n),
                to: (to, m),
                progress,
            } = moving;
            let (from, to) = (
                self.layout.foot(side, from, n),
                self.layout.foot(side, to, m),
            );
            if frame.still {
                self.piece(side, from, 0.0, 1.0 - progress);
                self.piece(side, to, 0.0, progress);
            } else {
                let t = smooth(progress);
                self.piece(side, from.toward(to, t), arc(t) * 0.5, 1.0);
            }
        }
    }

    fn dragged(&mut self) {
        if let (Some(drag), Some((figure, _))) = (self.view.drag, self.held()) {
            let down = Point::new(0.0, Look::RADII.1 * self.layout.unit);
            self.piece(figure.side, drag.at + down, DRAGGED, 1.0);
        }
    }

    fn end(&mut self, frame: &Frame) {
        if let Some((side, progress)) = frame.win {
            let rect = self.layout.board;
            self.items.push(Item::Shine {
                side,
                rect,
                reach: rect.w * 0.1,
                progress,
            });
        }
    }
}
