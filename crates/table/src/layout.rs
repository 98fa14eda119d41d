//! Where everything lies: the board, the throwing tray, the captured pieces.

use sahkku::{Drawing, Place, Row, Side};

use crate::die::{HALF_WIDTH, Pose, SLANT};
use crate::geometry::{Point, Rect, within};
use crate::style::Lines;

/// How many times longer than wide the throwing tray is.
pub const TRAY_ASPECT: f64 = 2.2;

/// What a layout is made for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LayoutSpec {
    /// The canvas, in CSS pixels.
    pub width: f64,
    /// The canvas, in CSS pixels.
    pub height: f64,
    /// Columns of the board.
    pub columns: u8,
    /// Lines or squares.
    pub places: Drawing,
    /// How the lines are drawn, where the places are lines.
    pub lines: Lines,
    /// The side that sits at the lower edge of the screen; at the right when the board is turned.
    pub below: Side,
    /// Whether the board is turned a quarter; `None` chooses what makes the pieces larger.
    pub turned: Option<bool>,
}

/// Where everything lies, in CSS pixels from the upper left corner of the canvas.
///
/// The board lies with its rows across the screen, or is *turned* a quarter so that its columns
/// run up a tall screen and the own home row lies at the right.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// What it was made for.
    pub spec: LayoutSpec,
    /// Whether the board is turned a quarter.
    pub turned: bool,
    /// Whether it lies between two people, who each see their own pieces upright.
    pub between: bool,
    /// From one column to the next.
    pub pitch: f64,
    /// The length of one line, or of a square across the row.
    pub length: f64,
    /// From the middle of one row to the middle of the next.
    pub row_step: f64,
    /// The size that pieces are drawn by: at most a column wide.
    pub unit: f64,
    /// The board with its border.
    pub board: Rect,
    /// The throwing tray (gárri) with its rim: an oval.
    pub tray: Rect,
    /// Where the lost pieces lie, by the side that lost them.
    pub captured: [Rect; 2],
    /// Where there is room beside the tray for words and for buttons, if that was asked for.
    pub panel: Option<Panel>,
    /// The direction of growing columns, of length 1.
    column_axis: Point,
    /// The direction from row a to row c, of length 1.
    row_axis: Point,
}

/// Room beside the tray for what the page says and offers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panel {
    /// For words.
    pub words: Rect,
    /// For buttons.
    pub buttons: Rect,
}

/// The parts of a board, in columns' widths.
struct Proportions {
    /// The shortest and the longest line.
    length: (f64, f64),
    /// Between the ends of the lines of two rows.
    gap: f64,
    /// Between the lines and the edge of the board.
    border: f64,
}

impl Proportions {
    fn of(spec: &LayoutSpec, turned: bool) -> Proportions {
        match (spec.places, spec.lines) {
            (Drawing::Squares, _) => Proportions {
                // A tall screen has room across the rows, and pieces that share a square need it.
                length: (1.0, if turned { 1.9 } else { 1.5 }),
                gap: 0.0,
                border: 0.42,
            },
            (Drawing::Lines, Lines::Joined) => Proportions {
                length: (1.35, 2.9),
                gap: 0.0,
                border: 0.5,
            },
            (Drawing::Lines, Lines::Short) => Proportions {
                length: (1.3, 2.8),
                gap: 0.34,
                border: 0.42,
            },
        }
    }

    /// Column and line width for a board of this many columns in a space of this size.
    fn fit(&self, columns: f64, long: f64, short: f64, turned: bool) -> (f64, f64) {
        let rows = 3.0 * self.length.0 + 2.0 * self.gap;
        let across = self.edge(ROOM_FOR_COLUMNS[usize::from(turned)]);
        let pitch = self
            .edge(ROOM_FOR_ROWS)
            .fit(columns, long)
            .min(across.fit(rows, short));
        let length = ((short - 2.0 * across.width(pitch)) / pitch - 2.0 * self.gap) / 3.0;
        (pitch, within(length, self.length.0, self.length.1) * pitch)
    }

    /// The edge of a board that has room for names of so many times their height.
    fn edge(&self, room: f64) -> Edge {
        let border = self.border;
        Edge { border, room }
    }
}

/// The edge of a board, between the lines and where it ends.
struct Edge {
    /// The width in columns' widths that it has anyway.
    border: f64,
    /// The room for names, in heights of their letters.
    room: f64,
}

impl Edge {
    /// The width, of a board with columns of this width.
    fn width(&self, pitch: f64) -> f64 {
        (self.border * pitch).max(FRAME * pitch + self.room * name_size(pitch))
    }

    /// The width of columns where `count` of them and two edges fill this space.
    fn fit(&self, count: f64, space: f64) -> f64 {
        // The width is the largest of three straight lines.
        let bare = space / (count + 2.0 * self.border);
        let large = space / (count + 2.0 * (FRAME + self.room * NAME));
        let small = (space - 2.0 * self.room * SMALLEST_NAME) / (count + 2.0 * FRAME);
        bare.min(large).min(small)
    }
}

/// The height of the letters that name rows and columns, in columns' widths; and the least, in CSS pixels.
const NAME: f64 = 0.2;
const SMALLEST_NAME: f64 = 10.0;
/// From the end of a board to the frame on it, in columns' widths. Names stand inside of the frame.
const FRAME: f64 = 0.27;
/// The room for the names of rows, and for those of columns on a board that lies across and on one that is turned, in heights
/// of their letters: two digits are wider than they are high.
const ROOM_FOR_ROWS: f64 = 0.75;
const ROOM_FOR_COLUMNS: [f64; 2] = [0.75, 1.2];

/// The height of the letters of names, for columns of this width.
fn name_size(pitch: f64) -> f64 {
    (pitch * NAME).max(SMALLEST_NAME)
}

/// What a row or a column is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// A row, by its letter.
    Row(Row),
    /// A column, by its number.
    Column(u8),
}

/// How large a board becomes.
struct BoardSize {
    pitch: f64,
    length: f64,
    row_step: f64,
    /// The whole board on the screen: its width and height.
    board: Point,
}

impl BoardSize {
    /// The largest board that goes into `space`, a width and a height.
    fn fit(spec: &LayoutSpec, turned: bool, space: Point) -> BoardSize {
        let parts = Proportions::of(spec, turned);
        let columns = f64::from(spec.columns);
        let (long, short) = if turned {
            (space.y, space.x)
        } else {
            (space.x, space.y)
        };
        let (pitch, length) = parts.fit(columns, long.max(1.0), short.max(1.0), turned);
        let row_step = length + parts.gap * pitch;
        let across = parts.edge(ROOM_FOR_COLUMNS[usize::from(turned)]);
        let long = columns * pitch + 2.0 * parts.edge(ROOM_FOR_ROWS).width(pitch);
        let short = 2.0 * row_step + length + 2.0 * across.width(pitch);
        BoardSize {
            pitch,
            length,
            row_step,
            board: if turned {
                Point::new(short, long)
            } else {
                Point::new(long, short)
            },
        }
    }
}

/// The places with an ornament: the Castle first, then on a board of lines the fourth ones from the ends of the middle
/// row. A board of squares has only the Castle.
pub fn marked(places: Drawing, columns: u8) -> impl Iterator<Item = Place> + use<> {
    let all = [columns / 2 + 1, 4, columns.saturating_sub(3)];
    let count = match places {
        Drawing::Lines => all.len(),
        Drawing::Squares => 1,
    };
    all.into_iter()
        .take(count)
        .filter_map(|column| Place::new(Row::B, column))
}

/// Whether the rows run up the screen as the pieces stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Upright {
    Yes,
    No,
}

/// The size that pieces are drawn by. On a line their heads may reach over its ends; in a square
/// they stay inside, and the king is still taller than a soldier.
fn unit(spec: &LayoutSpec, pitch: f64, length: f64, upright: Upright) -> f64 {
    match (spec.places, upright) {
        (Drawing::Lines, Upright::No) => pitch.min(length / 1.12),
        (Drawing::Lines, Upright::Yes) => (pitch * 0.96).min(length / 1.12),
        (Drawing::Squares, Upright::No) => (pitch * 0.96).min(length * 0.78),
        (Drawing::Squares, Upright::Yes) => (pitch * 0.78).min(length * 0.96),
    }
}

/// The space around things.
fn margin(spec: &LayoutSpec) -> f64 {
    within(spec.width.min(spec.height) * 0.022, 5.0, 48.0)
}

impl Layout {
    /// The tray below the board, and the board turned where that makes the pieces larger.
    pub(crate) fn fit(spec: LayoutSpec) -> Layout {
        let flat = || Layout::lay(spec, false);
        let turned = || Layout::lay(spec, true);
        match spec.turned {
            Some(true) => turned(),
            Some(false) => flat(),
            None => {
                let (flat, turned) = (flat(), turned());
                if turned.pitch > flat.pitch * 1.08 {
                    turned
                } else {
                    flat
                }
            }
        }
    }

    /// Lays the table. Any size works; nothing overlaps from 280×360 CSS pixels up.
    ///
    /// The tray lies below the board. Where it makes the pieces larger, it stands upright beside
    /// the board with the lost pieces above and below it: on phones, and on very wide screens.
    #[must_use]
    pub fn fill(spec: LayoutSpec) -> Layout {
        let usual = Layout::fit(spec);
        let beside = [false, true]
            .into_iter()
            .filter(|turned| spec.turned.is_none_or(|wanted| wanted == *turned))
            .map(|turned| Layout::lay_beside(spec, turned))
            .filter(|beside| beside.pitch > usual.pitch * 1.08)
            .max_by(|a, b| a.pitch.total_cmp(&b.pitch));
        beside.unwrap_or(usual)
    }

    /// For two people at the two long sides of a flat screen: the home rows lie along them, and
    /// the tray at a short side, where both reach it.
    #[must_use]
    pub fn between(spec: LayoutSpec) -> Layout {
        let layout = if spec.height > spec.width {
            Layout::lay(spec, true)
        } else {
            Layout::lay_beside(spec, false)
        };
        Layout {
            between: true,
            unit: unit(&spec, layout.pitch, layout.length, Upright::No),
            ..layout
        }
    }

    /// For a large screen with words and buttons beside the tray, on both ends of the strip that the tray lies in: the board
    /// stands upright on a tall screen, with that strip at its right, and lies on a wide one, with the strip below it.
    #[must_use]
    pub fn with_panel(spec: LayoutSpec) -> Layout {
        let (width, height) = (spec.width.max(1.0), spec.height.max(1.0));
        let margin = margin(&spec);
        let turned = spec.turned.unwrap_or(height > width);
        let strip = if turned {
            within(width * 0.235, 74.0, height * 0.3)
        } else {
            within(height * 0.205, 86.0, 520.0)
        };
        let space = if turned {
            Point::new(width - 3.0 * margin - strip, height - 2.0 * margin)
        } else {
            Point::new(width - 2.0 * margin, height - 3.0 * margin - strip)
        };
        let size = BoardSize::fit(&spec, turned, space);

        // What the board leaves free goes to the strip, and then around everything.
        let (free, end) = if turned {
            (space.x - size.board.x, space.y)
        } else {
            (space.y - size.board.y, space.x)
        };
        let wide = strip + free.max(0.0).min(strip * 0.5);
        let around = margin + (free - (wide - strip)).max(0.0) / 2.0;
        let across = |at: f64| {
            if turned {
                Point::new(at, height / 2.0)
            } else {
                Point::new(width / 2.0, at)
            }
        };
        let board = if turned { size.board.x } else { size.board.y };
        let centre = across(around + board / 2.0);
        let middle = across(around + board + margin + wide / 2.0);
        let tray_length = (wide * TRAY_ASPECT).min(end * 0.3);
        let beside = ((end - tray_length) / 2.0 - 2.0 * margin).max(2.0);
        // A part of the strip, so far from its middle and so long.
        let part = |off: f64, length: f64, width: f64| {
            if turned {
                Rect::around(Point::new(middle.x, middle.y + off), width, length)
            } else {
                Rect::around(Point::new(middle.x + off, middle.y), length, width)
            }
        };
        let tray = part(0.0, tray_length, tray_length / TRAY_ASPECT);
        let (lost, page) = (beside * 0.42, beside * 0.58);
        let off = tray_length / 2.0 + margin + lost / 2.0;
        let near = part(-off, lost, wide * 0.92);
        let far = part(off, lost, wide * 0.92);
        let off = off + lost / 2.0 + margin + page / 2.0;
        Layout {
            panel: Some(Panel {
                words: part(-off, page, wide),
                buttons: part(off, page, wide),
            }),
            ..Layout::of(spec, turned, &size, centre, tray, [near, far])
        }
    }

    /// The tray lies below the board, the lost pieces at both sides of it.
    fn lay(spec: LayoutSpec, turned: bool) -> Layout {
        let (width, height) = (spec.width.max(1.0), spec.height.max(1.0));
        let margin = margin(&spec);
        let tall = if turned { 0.15 } else { 0.205 };
        let strip = within(height * tall, height.min(86.0), 520.0);
        let space = Point::new(width - 2.0 * margin, height - 3.0 * margin - strip);
        let size = BoardSize::fit(&spec, turned, space);

        // What the board leaves free goes to the tray, and then around everything.
        let spare = (space.y - size.board.y).max(0.0);
        let strip = strip + (spare * 0.5).min(strip * 0.5);
        let around = (height - size.board.y - strip - margin).max(0.0) / 2.0;
        let middle = width / 2.0;
        let centre = Point::new(middle, around + size.board.y / 2.0);
        let strip_y = around + size.board.y + margin + strip / 2.0;
        let strip_w = size.board.x.max(space.x.min(strip * 6.0)).min(space.x);
        let tray_w = (strip_w * 0.54).min(strip * TRAY_ASPECT);
        let tray = Rect::around(Point::new(middle, strip_y), tray_w, tray_w / TRAY_ASPECT);
        let beside = ((strip_w - tray_w) / 2.0 - margin)
            .max(1.0)
            .min(strip * 2.4);
        let off = tray_w / 2.0 + margin + beside / 2.0;
        let area = |sign: f64| {
            let middle = Point::new(middle + sign * off, strip_y);
            Rect::around(middle, beside, tray.h * 0.92)
        };
        Layout::of(spec, turned, &size, centre, tray, [area(-1.0), area(1.0)])
    }

    /// The tray stands upright at the right of the board, the lost pieces above and below it.
    fn lay_beside(spec: LayoutSpec, turned: bool) -> Layout {
        let (width, height) = (spec.width.max(1.0), spec.height.max(1.0));
        let margin = margin(&spec);
        let column = within(width * 0.2, 74.0, (height * 0.22).max(74.0));
        let space = Point::new(width - 3.0 * margin - column, height - 2.0 * margin);
        let size = BoardSize::fit(&spec, turned, space);

        let spare = (space.x - size.board.x).max(0.0);
        let column = column + (spare * 0.5).min(column * 0.3);
        let around = (width - size.board.x - column - margin).max(0.0) / 2.0;
        let middle = height / 2.0;
        let centre = Point::new(around + size.board.x / 2.0, middle);
        let column_x = around + size.board.x + margin + column / 2.0;
        let tray_w = column.min(space.y * 0.52 / TRAY_ASPECT);
        let tray = Rect::around(Point::new(column_x, middle), tray_w, tray_w * TRAY_ASPECT);
        let beside = ((space.y - tray.h) / 2.0 - margin)
            .max(1.0)
            .min(column * 1.6);
        let off = tray.h / 2.0 + margin + beside / 2.0;
        let area = |sign: f64| {
            let middle = Point::new(column_x, middle + sign * off);
            Rect::around(middle, column * 0.96, beside)
        };
        Layout::of(spec, turned, &size, centre, tray, [area(-1.0), area(1.0)])
    }

    /// `lost` is where the pieces lie that the near side and that the far side has lost: a side's
    /// booty lies at its right hand.
    fn of(
        spec: LayoutSpec,
        turned: bool,
        size: &BoardSize,
        centre: Point,
        tray: Rect,
        lost: [Rect; 2],
    ) -> Layout {
        let [near, far] = lost;
        let (captured, facing) = match spec.below {
            Side::Men => ([near, far], 1.0),
            Side::Women => ([far, near], -1.0),
        };
        let (column_axis, row_axis) = if turned {
            (Point::new(0.0, -1.0), Point::new(-1.0, 0.0))
        } else {
            (Point::new(1.0, 0.0), Point::new(0.0, -1.0))
        };
        let upright = if turned { Upright::Yes } else { Upright::No };
        Layout {
            spec,
            turned,
            between: false,
            pitch: size.pitch,
            length: size.length,
            row_step: size.row_step,
            unit: unit(&spec, size.pitch, size.length, upright),
            board: Rect::around(centre, size.board.x, size.board.y),
            tray,
            captured,
            panel: None,
            column_axis: column_axis * facing,
            row_axis: row_axis * facing,
        }
    }

    /// The middle of a place.
    #[must_use]
    pub fn point(&self, place: Place) -> Point {
        self.along(place, 0.0)
    }

    /// A point on the line of a place: `along` is −1 at its end toward row a, 1 at the one
    /// toward row c.
    #[must_use]
    pub fn along(&self, place: Place, along: f64) -> Point {
        let column = f64::from(place.column()) - (f64::from(self.spec.columns) + 1.0) / 2.0;
        let row = place.row() as u8 as f64 - 1.0;
        self.board.centre()
            + self.column_axis * (column * self.pitch)
            + self.row_axis * (row * self.row_step + along * self.length / 2.0)
    }

    /// The place whose cell `point` lies in; `None` off the rows.
    #[must_use]
    pub fn place_at(&self, point: Point) -> Option<Place> {
        let off = point - self.board.centre();
        let columns = f64::from(self.spec.columns);
        let column = (off.dot(self.column_axis) / self.pitch + (columns + 1.0) / 2.0).round();
        let row = (off.dot(self.row_axis) / self.row_step).round();
        if column < 1.0 || column > columns || row.abs() > 1.0 {
            return None;
        }
        Place::new(Row::ALL[(row + 1.0) as usize], column as u8)
    }

    /// Every place of the board.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let columns = self.spec.columns;
        Row::ALL
            .into_iter()
            .flat_map(move |row| (1..=columns).filter_map(move |column| Place::new(row, column)))
    }

    /// The rectangle of a place: a column wide and as long as its line.
    #[must_use]
    pub fn cell(&self, place: Place) -> Rect {
        let centre = self.point(place);
        if self.turned {
            Rect::around(centre, self.length, self.pitch)
        } else {
            Rect::around(centre, self.pitch, self.length)
        }
    }

    /// The names of the columns along the near edge of the board and those of the rows at both ends, and where they stand.
    pub fn names(&self) -> impl Iterator<Item = (Name, Point)> + use<'_> {
        let (centre, columns) = (self.board.centre(), self.spec.columns);
        let half = |axis: Point| (axis.x * self.board.w + axis.y * self.board.h).abs() / 2.0;
        // Between the frame and the lines.
        let off = |axis: Point, lines: f64| (half(axis) - FRAME * self.pitch + lines) / 2.0;
        let long = self.column_axis * off(self.column_axis, f64::from(columns) * self.pitch / 2.0);
        let near =
            -self.forward(self.spec.below) * off(self.row_axis, self.row_step + self.length / 2.0);
        let columns = (1..=columns).filter_map(move |column| {
            let place = Place::new(Row::B, column)?;
            Some((Name::Column(column), self.point(place) + near))
        });
        let rows = Row::ALL.into_iter().flat_map(move |row| {
            // Whoever stands at the end of a row that runs up the screen has head or foot there.
            let aside = if self.is_upright() {
                0.32 * self.length
            } else {
                0.0
            };
            let aside = self.forward(self.spec.below) * aside;
            let step = self.row_axis * ((row as u8 as f64 - 1.0) * self.row_step) + aside;
            [-1.0, 1.0].map(|end| (Name::Row(row), centre + step + long * end))
        });
        columns.chain(rows)
    }

    /// The height of the letters of names, in CSS pixels.
    #[must_use]
    pub fn name_size(&self) -> f64 {
        name_size(self.pitch)
    }

    /// Pixels to the unit that dice and throws are measured in: half the width of the tray.
    #[must_use]
    pub fn tray_scale(&self) -> f64 {
        self.tray.w.min(self.tray.h) / 2.0
    }

    /// How a die of the tray lies on the screen: where the tray stands upright, a quarter turned.
    #[must_use]
    pub fn on_tray(&self, pose: &Pose) -> Pose {
        let turn = if self.tray.h > self.tray.w {
            core::f64::consts::FRAC_PI_2
        } else {
            0.0
        };
        Pose {
            at: pose.at.turned(turn),
            yaw: pose.yaw + turn,
            ..*pose
        }
    }

    /// The middle of a die of the tray as it is seen, in CSS pixels. `pose` is the tray's.
    #[must_use]
    pub fn die_point(&self, pose: &Pose) -> Point {
        let up = Point::new(0.0, SLANT * (HALF_WIDTH + pose.height));
        self.tray.centre() + (self.on_tray(pose).at - up) * self.tray_scale()
    }

    /// The places with an ornament: see [`marked`].
    pub fn marked(&self) -> impl Iterator<Item = Place> + use<> {
        marked(self.spec.places, self.spec.columns)
    }

    /// The direction on the screen from row a to row c, of length 1.
    #[must_use]
    pub fn northward(&self) -> Point {
        self.row_axis
    }

    /// The direction on the screen of growing columns, of length 1.
    #[must_use]
    pub fn columnward(&self) -> Point {
        self.column_axis
    }

    /// How what a side looks at is turned on the screen, in radians clockwise: pieces, plates and
    /// numbers. What belongs to nobody stands for who sits at the near edge.
    #[must_use]
    pub fn facing(&self, side: Option<Side>) -> f64 {
        if !self.between {
            return 0.0;
        }
        let up = self.forward(side.unwrap_or(self.spec.below));
        up.x.atan2(-up.y)
    }

    /// Whether the rows run up the screen as the pieces stand, and not across.
    #[must_use]
    pub fn is_upright(&self) -> bool {
        self.turned && !self.between
    }

    /// The direction on the screen in which `side` looks from its home row, of length 1.
    #[must_use]
    pub fn forward(&self, side: Side) -> Point {
        match side {
            Side::Men => self.row_axis,
            Side::Women => -self.row_axis,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREENS: [(f64, f64); 10] = [
        (280.0, 360.0),
        (360.0, 520.0),
        (360.0, 640.0),
        (640.0, 360.0),
        (768.0, 1024.0),
        (1080.0, 1920.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (2560.0, 900.0),
        (3840.0, 2160.0),
    ];

    fn all() -> impl Iterator<Item = Layout> {
        SCREENS.into_iter().flat_map(|(width, height)| {
            [9, 11, 13, 15, 21].into_iter().flat_map(move |columns| {
                [
                    (Drawing::Lines, Lines::Short),
                    (Drawing::Lines, Lines::Joined),
                    (Drawing::Squares, Lines::Short),
                ]
                .into_iter()
                .flat_map(move |(places, lines)| {
                    Side::BOTH.into_iter().map(move |below| {
                        Layout::fit(LayoutSpec {
                            width,
                            height,
                            columns,
                            places,
                            lines,
                            below,
                            turned: None,
                        })
                    })
                })
            })
        })
    }

    fn apart(a: &Rect, b: &Rect) -> bool {
        a.x + a.w <= b.x + 0.5
            || b.x + b.w <= a.x + 0.5
            || a.y + a.h <= b.y + 0.5
            || b.y + b.h <= a.y + 0.5
    }

    #[test]
    fn everything_lies_on_the_canvas_and_nothing_overlaps() {
        for layout in all() {
            let canvas = Rect {
                x: 0.0,
                y: 0.0,
                w: layout.spec.width,
                h: layout.spec.height,
            };
            let parts = [
                layout.board,
                layout.tray,
                layout.captured[0],
                layout.captured[1],
            ];
            for (n, part) in parts.iter().enumerate() {
                assert!(canvas.holds(part), "{n} of {layout:?}");
                for other in &parts[n + 1..] {
                    assert!(apart(part, other), "{n} of {layout:?}");
                }
            }
            assert!(
                layout
                    .places()
                    .all(|place| layout.board.holds(&layout.cell(place)))
            );
        }
    }

    /// The tables of all rule sets on large screens with words and buttons beside the tray.
    fn with_panels() -> impl Iterator<Item = Layout> {
        let screens = [
            (1080.0, 1827.0),
            (1920.0, 987.0),
            (1280.0, 720.0),
            (2160.0, 3700.0),
            (3840.0, 2020.0),
            (900.0, 1100.0),
        ];
        screens.into_iter().flat_map(|(width, height)| {
            sahkku::PRESETS.iter().flat_map(move |preset| {
                [None, Some(true), Some(false)].map(|turned| {
                    Layout::with_panel(LayoutSpec {
                        width,
                        height,
                        columns: preset.rules.columns,
                        places: preset.rules.places,
                        lines: Lines::Short,
                        below: Side::Men,
                        turned,
                    })
                })
            })
        })
    }

    #[test]
    fn beside_the_tray_is_room_for_words_and_buttons() {
        for layout in with_panels() {
            let canvas = Rect {
                x: 0.0,
                y: 0.0,
                w: layout.spec.width,
                h: layout.spec.height,
            };
            let panel = layout.panel.unwrap();
            let [men, women] = layout.captured;
            let parts = [
                layout.board,
                layout.tray,
                men,
                women,
                panel.words,
                panel.buttons,
            ];
            for (n, part) in parts.iter().enumerate() {
                assert!(canvas.holds(part), "{n} of {layout:?}");
                assert!(
                    parts[n + 1..].iter().all(|other| apart(part, other)),
                    "{n} of {layout:?}"
                );
            }
            if layout.spec.turned.is_none() {
                assert!(panel.words.w > 190.0 && panel.words.h > 140.0, "{layout:?}");
                assert!(
                    panel.buttons.w > 190.0 && panel.buttons.h > 140.0,
                    "{layout:?}"
                );
            }
        }
    }

    #[test]
    fn with_words_and_buttons_beside_the_tray_the_table_fills_the_screen_and_pieces_grow() {
        for layout in with_panels().filter(|layout| layout.spec.turned.is_none()) {
            let (spec, margin) = (layout.spec, margin(&layout.spec));
            let panel = layout.panel.unwrap();
            if spec.height > spec.width {
                assert!(layout.board.x <= 2.0 * margin, "{layout:?}");
                assert!(
                    panel.words.x + panel.words.w >= spec.width - 2.0 * margin,
                    "{layout:?}"
                );
                // Words and buttons below the table would take a line of a tenth of its height from it.
                let below = LayoutSpec {
                    height: spec.height * 0.9,
                    ..spec
                };
                assert!(layout.pitch > Layout::fill(below).pitch, "{layout:?}");
            }
        }
    }

    #[test]
    fn names_stand_on_the_board_beside_all_places_and_along_the_near_edge() {
        for layout in all() {
            let size = layout.name_size();
            assert!(size >= 10.0, "{layout:?}");
            let boxed = |(name, at): (Name, Point)| {
                let letters = if matches!(name, Name::Column(10..)) {
                    2.0
                } else {
                    1.0
                };
                Rect::around(at, size * 0.57 * letters, size * 0.72)
            };
            let boxes: Vec<Rect> = layout.names().map(boxed).collect();
            assert_eq!(boxes.len(), usize::from(layout.spec.columns) + 6);
            for (n, name) in boxes.iter().enumerate() {
                assert!(layout.board.holds(name), "{n} of {layout:?}");
                for place in layout.places() {
                    assert!(
                        apart(name, &layout.cell(place)),
                        "{n} at {place} of {layout:?}"
                    );
                }
                for other in &boxes[n + 1..] {
                    assert!(apart(name, other), "{n} of {layout:?}");
                }
            }
            // Beside its own places, at the end that is nearer to who sits there.
            for (name, at) in layout.names() {
                let own = layout.places().filter(|place| match name {
                    Name::Row(row) => place.row() == row,
                    Name::Column(column) => place.column() == column,
                });
                let near = -layout.forward(layout.spec.below);
                for place in own {
                    let off = at - layout.point(place);
                    match name {
                        Name::Column(_) => {
                            assert!(off.dot(layout.columnward()).abs() < 1e-6);
                            assert!(off.dot(near) > 0.0);
                        }
                        Name::Row(_) => {
                            assert!(off.dot(layout.northward()).abs() < layout.length * 0.4);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn place_and_point_go_both_ways() {
        for layout in all() {
            for place in layout.places() {
                for along in [-0.9, -0.3, 0.0, 0.6, 0.9] {
                    assert_eq!(layout.place_at(layout.along(place, along)), Some(place));
                }
            }
        }
    }

    #[test]
    fn the_own_row_is_below_or_at_the_right_and_is_walked_rightward_or_up() {
        for layout in all() {
            let below = layout.spec.below;
            let own = layout.point(Place::new(Row::home(below), 3).unwrap());
            let far = layout.point(Place::new(Row::home(below.other()), 3).unwrap());
            let next = layout.point(Place::new(Row::home(below), 4).unwrap());
            let walked = if below == Side::Men {
                next - own
            } else {
                own - next
            };
            if layout.turned {
                assert!(own.x > far.x && walked.y < 0.0);
            } else {
                assert!(own.y > far.y && walked.x > 0.0);
            }
        }
    }

    #[test]
    fn tall_screens_turn_the_board_and_a_phone_gets_columns_of_at_least_24_pixels() {
        for layout in all() {
            let (width, height) = (layout.spec.width, layout.spec.height);
            if layout.spec.columns >= 13 && layout.spec.places == Drawing::Lines && width > 300.0 {
                assert_eq!(layout.turned, height > width, "{layout:?}");
            }
            if width >= 360.0 && height >= 640.0 && layout.spec.columns <= 15 {
                assert!(layout.pitch >= 24.0, "{layout:?}");
            }
        }
    }

    #[test]
    fn a_phone_of_which_the_page_takes_a_third_still_gets_a_turned_board() {
        let layout = Layout::fill(LayoutSpec {
            width: 360.0,
            height: 440.0,
            columns: 15,
            places: Drawing::Lines,
            lines: Lines::Short,
            below: Side::Men,
            turned: None,
        });
        assert!(layout.turned && layout.pitch > 26.0, "{layout:?}");
        assert!(layout.tray.h > layout.tray.w && layout.tray.w > 70.0);
    }
}
