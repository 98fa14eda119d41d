//! Where everything lies: the board, the tray, words and buttons.

use game::Side;
use scene::{Point, Rect, TrayArea, within};

use crate::{Place, PlainBoard};

/// What a layout is made for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LayoutSpec {
    /// The canvas, in CSS pixels.
    pub width: f64,
    /// The canvas, in CSS pixels.
    pub height: f64,
    /// The side that sits at the near edge. The board lies the same way for both.
    pub below: Side,
    /// The middle of each place, in widths of a place.
    places: &'static [(f64, f64)],
    /// Whether there is a tray.
    has_die: bool,
}

impl LayoutSpec {
    /// That of a game, for a canvas without a size.
    #[must_use]
    pub fn of<B: PlainBoard>() -> LayoutSpec {
        LayoutSpec {
            width: 1.0,
            height: 1.0,
            below: Side::First,
            places: B::PLACES,
            has_die: <B::Position as small::Position>::FACES > 0,
        }
    }
}

/// Where everything lies, in CSS pixels from the upper left corner of the canvas.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// What it was made for.
    pub spec: LayoutSpec,
    /// The width of a place.
    pub pitch: f64,
    /// The size that pieces are drawn by.
    pub unit: f64,
    /// The board with its edge.
    pub board: Rect,
    /// The tray, if there is a die.
    pub tray: Option<TrayArea>,
    /// Where there is room for words and for buttons, if that was asked for.
    pub panel: Option<Panel>,
    /// Where the point lies that places are measured from.
    origin: Point,
}

/// Room beside the board for what the page says and offers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panel {
    /// For words.
    pub words: Rect,
    /// For buttons.
    pub buttons: Rect,
}

/// The edge around the places, in widths of a place.
const EDGE: f64 = 0.3;
/// How long and how high the tray is, at most, in widths of a place.
const TRAY: (f64, f64) = (2.6, 1.2);

impl Layout {
    /// Lays the table for people on the same side of the screen.
    #[must_use]
    pub fn fill(spec: LayoutSpec) -> Layout {
        let (width, height) = (spec.width.max(1.0), spec.height.max(1.0));
        let canvas = Rect {
            x: 0.0,
            y: 0.0,
            w: width,
            h: height,
        };
        Layout::within(spec, canvas)
    }

    /// Two people at a flat screen see the same picture as one.
    #[must_use]
    pub fn between(spec: LayoutSpec) -> Layout {
        Layout::fill(spec)
    }

    /// For a large screen with words to the left of the board and buttons to the right.
    #[must_use]
    pub fn with_panel(spec: LayoutSpec) -> Layout {
        let (width, height) = (spec.width.max(1.0), spec.height.max(1.0));
        let column = width * 0.2;
        let part = |x: f64, w: f64| Rect {
            x,
            y: 0.0,
            w,
            h: height,
        };
        Layout {
            panel: Some(Panel {
                words: part(0.0, column).inset(12.0),
                buttons: part(width - column, column).inset(12.0),
            }),
            ..Layout::within(spec, part(column, width - 2.0 * column))
        }
    }

    /// The board as large as it can be in `room`, and the tray under it.
    fn within(spec: LayoutSpec, room: Rect) -> Layout {
        let ends = |of: fn(&(f64, f64)) -> f64| {
            let all = spec.places.iter().map(of);
            all.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| {
                (low.min(at), high.max(at))
            })
        };
        let ((left, right), (top, bottom)) = (ends(|at| at.0), ends(|at| at.1));
        let (columns, rows) = (right - left + 1.0, bottom - top + 1.0);
        let under = if spec.has_die { TRAY.1 + EDGE } else { 0.0 };
        let margin = within(room.w.min(room.h) * 0.03, 4.0, 28.0);
        let free = room.inset(margin);
        let pitch = (free.w / (columns + 2.0 * EDGE)).min(free.h / (rows + 2.0 * EDGE + under));
        let (w, h) = ((columns + 2.0 * EDGE) * pitch, (rows + 2.0 * EDGE) * pitch);
        let middle = free.centre() - Point::new(0.0, under * pitch / 2.0);
        let board = Rect::around(middle, w, h);
        let tray = spec.has_die.then(|| {
            let across = (TRAY.0 * pitch).min(free.w);
            let at = Point::new(middle.x, board.y + board.h + (EDGE + TRAY.1 / 2.0) * pitch);
            TrayArea {
                rect: Rect::around(at, across, TRAY.1 * pitch),
            }
        });
        let corner = Point::new(board.x, board.y);
        Layout {
            spec,
            pitch,
            unit: pitch * 0.6,
            board,
            tray,
            panel: None,
            origin: corner + Point::new(EDGE + 0.5 - left, EDGE + 0.5 - top) * pitch,
        }
    }

    /// The middle of a place; of the board where there is no such place.
    #[must_use]
    pub fn point(&self, place: Place) -> Point {
        match self.spec.places.get(usize::from(place)) {
            Some(&(x, y)) => self.origin + Point::new(x, y) * self.pitch,
            None => self.board.centre(),
        }
    }

    /// The rectangle of a place.
    #[must_use]
    pub fn cell(&self, place: Place) -> Rect {
        Rect::around(self.point(place), self.pitch, self.pitch)
    }

    /// Every place.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        0..self.spec.places.len() as Place
    }

    /// The place that `point` lies in; `None` off all of them.
    #[must_use]
    pub fn place_at(&self, point: Point) -> Option<Place> {
        self.places()
            .find(|place| self.cell(*place).contains(point))
    }

    /// The nearest place in this direction of the screen from `from`, such as that of an arrow key; the first to begin with.
    #[must_use]
    pub fn beside(&self, from: Option<Place>, arrow: Point) -> Option<Place> {
        let Some(from) = from else {
            return self.places().next();
        };
        let off = |place: Place| self.point(place) - self.point(from);
        // What lies aside counts as farther off.
        let far = |place: Place| 2.0 * off(place).length() - off(place).dot(arrow);
        let ahead = |place: &Place| off(*place).dot(arrow) > 0.5 * off(*place).length();
        let ahead = self.places().filter(|place| *place != from).filter(ahead);
        ahead.min_by(|a, b| far(*a).total_cmp(&far(*b)))
    }

    /// The foot of a piece: those of the first side lie in the lower half of a place, those of the other in the upper half; `n`
    /// of the same side lie there before it.
    pub(crate) fn foot(&self, side: Side, place: Place, n: usize) -> Point {
        let down = match side {
            Side::First => 0.34,
            Side::Second => -0.08,
        };
        let right = if n.is_multiple_of(2) { -0.22 } else { 0.22 };
        self.point(place) + Point::new(right, down) * self.pitch
    }
}
