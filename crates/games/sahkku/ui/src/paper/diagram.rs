//! Small pictures for a screen: a position, what is done in it, and the path around the board.

use paper::{Drawing, PathShown, Pen, Point};
use sahkku::{Drawing as Places, Face, Figure, Piece, Place, Rules, TrackShape};

use super::dice::{DIE_LENGTH, DIE_WIDTH, draw_die};
use super::pieces::{draw_figure, kind};
use crate::board::marked;

/// The width of a column of the board.
const PITCH: i32 = 100;
/// The border around the places, where the path turns.
const BORDER: i32 = 90;

/// A board with its pieces and what is done there.
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// The rules, for the shape of the board.
    pub rules: &'a Rules,
    pub figures: Vec<Figure>,
    /// The moves of pieces: an arrow each.
    pub steps: Vec<(Place, Place)>,
    /// Places that cannot be entered: a cross each.
    pub refused: Vec<Place>,
    /// The throws, one after the other.
    pub throws: Vec<Vec<Face>>,
    pub path: PathShown,
}

impl<'a> Diagram<'a> {
    /// The empty board of these rules.
    pub const fn new(rules: &'a Rules) -> Diagram<'a> {
        Diagram {
            rules,
            figures: Vec::new(),
            steps: Vec::new(),
            refused: Vec::new(),
            throws: Vec::new(),
            path: PathShown::No,
        }
    }

    /// The picture as SVG, the men's home row below.
    pub fn svg(&self) -> String {
        let board = Board::of(self.rules);
        let (width, height) = board.size();
        let strip = if self.throws.is_empty() {
            0
        } else {
            DIE_LENGTH / 2 + 60
        };
        let mut drawing = Drawing::of_size(width, height + strip);
        board.draw(&mut drawing);
        if self.path == PathShown::Yes {
            board.draw_path(&mut drawing, self.rules);
        }
        let mut stood: Vec<(Place, i32)> = Vec::new();
        for figure in &self.figures {
            let place = figure.at.place();
            let before = stood.iter_mut().find(|(other, _)| *other == place);
            let n = match before {
                Some((_, count)) => {
                    *count += 1;
                    *count
                }
                None => {
                    stood.push((place, 0));
                    0
                }
            };
            let (x, y) = board.point(place);
            // Pieces that share a place stand slightly aside; the king is seen behind his rider.
            let at = (x + n * 22, y - n * 14);
            put(&mut drawing, at, figure);
        }
        for &(from, to) in &self.steps {
            drawing.arrow(board.point(from), board.point(to));
        }
        for &place in &self.refused {
            drawing.cross_out(board.point(place), 36);
        }
        let (middle, apart) = ((width / 2, height + strip / 2), (DIE_WIDTH + 40, 120));
        drawing.throws(&self.throws, middle, apart, |drawing, at, face| {
            draw_die(drawing, at, DIE_LENGTH / 2, face);
        });
        drawing.into_svg()
    }
}

/// Where the places of a board are.
pub(super) struct Board {
    pub(super) columns: i32,
    /// The upper left corner of the places.
    pub(super) corner: Point,
    /// The width of a column.
    pub(super) pitch: i32,
    /// The height of a row.
    pub(super) row: i32,
    pub(super) places: Places,
}

impl Board {
    fn of(rules: &Rules) -> Board {
        Board {
            columns: i32::from(rules.columns),
            corner: (BORDER, BORDER / 2),
            pitch: PITCH,
            row: match rules.places {
                Places::Squares => PITCH,
                Places::Lines => PITCH * 3 / 2,
            },
            places: rules.places,
        }
    }

    fn size(&self) -> Point {
        (self.columns * PITCH + 2 * BORDER, 3 * self.row + BORDER)
    }

    /// The left and right end of the places, and their upper and lower edge.
    pub(super) const fn edges(&self) -> (Point, Point) {
        let (left, top) = self.corner;
        let right = left + self.columns * self.pitch;
        ((left, right), (top, top + 3 * self.row))
    }

    /// The middle of a place.
    pub(super) fn point(&self, place: Place) -> Point {
        let ((left, _), (_, bottom)) = self.edges();
        let up = i32::from(place.row().letter() as u8 - b'a');
        (
            left + i32::from(place.column()) * self.pitch - self.pitch / 2,
            bottom - up * self.row - self.row / 2,
        )
    }

    /// Draws the lines or squares.
    pub(super) fn draw_places(&self, drawing: &mut Drawing, pen: Pen) {
        let ((left, right), (top, bottom)) = self.edges();
        match self.places {
            Places::Squares => {
                for n in 0..=self.columns {
                    let x = left + n * self.pitch;
                    drawing.line(pen, &[(x, top), (x, bottom)]);
                }
                for n in 0..=3 {
                    let y = top + n * self.row;
                    drawing.line(pen, &[(left, y), (right, y)]);
                }
            }
            Places::Lines => {
                for n in 0..3 * self.columns {
                    let x = left + n / 3 * self.pitch + self.pitch / 2;
                    let top = top + n % 3 * self.row;
                    let ends = [(x, top + self.row / 10), (x, top + self.row * 9 / 10)];
                    drawing.line(pen, &ends);
                }
            }
        }
    }

    fn draw(&self, drawing: &mut Drawing) {
        let (width, height) = self.size();
        drawing.wood(width, height);
        self.draw_places(drawing, Pen::Carved);
        let columns = u8::try_from(self.columns).unwrap_or_default();
        for (n, place) in marked(self.places, columns).enumerate() {
            let (x, y) = self.point(place);
            let reach = if n == 0 { 40 } else { 24 };
            for (right, down) in [(reach, reach), (reach, -reach)] {
                drawing.line(Pen::Carved, &[(x - right, y - down), (x + right, y + down)]);
            }
            if n == 0 {
                drawing.circle(Pen::Carved, (x, y), 26);
            }
        }
    }

    /// The way of the men: along their own row, back through the middle one, along the women's row, and through the middle
    /// one again.
    fn draw_path(&self, drawing: &mut Drawing, rules: &Rules) {
        let ((left, right), (_, bottom)) = self.edges();
        let middle = |up: i32| bottom - up * self.row - self.row / 2;
        let (home, there, far) = (middle(0), middle(1), middle(2));
        let apart = self.row / 5;
        let out = BORDER * 2 / 3;
        // How far the first way through the middle row has risen at `x`; the second falls as far.
        let risen = |x: i32| (right + out - x) * 2 * apart / (right - left + 2 * out);
        let first = |x: i32| (x, there + apart - risen(x));
        let second = |x: i32| (x, there - apart + risen(x));
        let mut way = vec![
            (left + PITCH / 2, home),
            (right + out, home),
            (right + out, there + apart),
            (left - out, there - apart),
            (left - out, far),
            (right + out, far),
            (right + out, there - apart),
        ];
        let third = (right - left) / 3;
        let mut heads = vec![
            ((right - third, home), (1, 0)),
            (first(right - third), (-1, 0)),
            ((left + third, far), (1, 0)),
        ];
        match rules.track {
            TrackShape::Eight => {
                way.extend([second(left - out), (left - out, home)]);
                heads.push((second(left + third), (-1, 0)));
                heads.push(((left - out, home - self.row / 3), (0, 1)));
            }
            // In the middle row both ways coincide.
            TrackShape::Loop => way.push(first(right - PITCH)),
        }
        drawing.line(Pen::Way, &way);
        for (tip, ahead) in heads {
            drawing.arrow_head(tip, ahead);
        }
    }
}

/// Draws a piece centred on this point: upright, or lying if it sleeps.
fn put(drawing: &mut Drawing, (x, y): Point, figure: &Figure) {
    let size = if figure.piece == Piece::King {
        132
    } else {
        108
    };
    let shape = kind(figure.piece, figure.side);
    let upright = |right: i32, up: i32| (x + right * size / 180, y + size / 2 - up * size / 180);
    let lying = |right: i32, up: i32| (x - size / 2 + up * size / 180, y + right * size / 180);
    if figure.awake {
        draw_figure(drawing, upright, shape, Pen::Fine);
    } else {
        draw_figure(drawing, lying, shape, Pen::Fine);
    }
}
