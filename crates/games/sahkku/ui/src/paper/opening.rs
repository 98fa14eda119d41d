//! A small picture of the start of a game: the board, all pieces, and the men's way around it.

use paper::{Drawing, PLAIN, Pen, Picture, Point};
use sahkku::{Drawing as Places, Judge, Rules, Side, TrackShape};

use super::pieces::{Figure, kind, stand};

/// The height of a line of the legend, and of its letters.
const LINE: i32 = 62;
const LETTERS: i32 = 34;

/// The width of a column of the board in a picture of this width: the way turns at both sides.
fn pitch(rules: &Rules, width: i32) -> i32 {
    width / (i32::from(rules.columns) + 2)
}

/// The height of a row of the board: figures are higher than wide.
fn row_height(rules: &Rules, width: i32) -> i32 {
    match rules.places {
        Places::Squares => pitch(rules, width),
        Places::Lines => pitch(rules, width) * 3 / 2,
    }
}

/// The picture of the start of a game, for the page of rules.
#[derive(Clone, Debug)]
pub struct Opening<'a> {
    pub judge: &'a Judge,
    /// The names of the pieces: men, women, king, queens.
    pub names: [String; 4],
}

impl Picture for Opening<'_> {
    fn height(&self, width: i32) -> i32 {
        3 * row_height(self.judge.rules(), width) + 64 + 2 * LINE
    }

    fn draw(&self, drawing: &mut Drawing, (x, y): Point, width: i32) {
        let rules = self.judge.rules();
        let (pitch, row) = (pitch(rules, width), row_height(rules, width));
        let columns = i32::from(rules.columns);
        let left = x + (width - columns * pitch) / 2;
        let (right, top) = (left + columns * pitch, y + 20);
        let bottom = top + 3 * row;
        match rules.places {
            Places::Squares => {
                for n in 0..=columns {
                    let x = left + n * pitch;
                    drawing.line(Pen::Fine, &[(x, top), (x, bottom)]);
                }
                for n in 0..=3 {
                    drawing.line(Pen::Fine, &[(left, top + n * row), (right, top + n * row)]);
                }
            }
            Places::Lines => {
                for n in 0..3 * columns {
                    let (x, top) = (left + n / 3 * pitch + pitch / 2, top + n % 3 * row);
                    drawing.line(Pen::Fine, &[(x, top + row / 10), (x, top + row * 9 / 10)]);
                }
            }
        }
        let start = self.judge.start(Side::Men);
        for figure in start.figures() {
            let place = figure.at.place();
            let up = i32::from(place.row().letter() as u8 - b'a');
            let at = (
                left + i32::from(place.column()) * pitch - pitch / 2,
                bottom - up * row - row / 2,
            );
            stand(
                drawing,
                at,
                pitch.min(row) * 9 / 10,
                kind(figure.piece, figure.side),
            );
        }
        let third = row / 3;
        let edge = |up: i32| bottom - up * row - row / 2;
        // Around the ends: from the men's row into the middle, and from there into the women's, and back.
        turn(
            drawing,
            (right, edge(0)),
            (right, edge(1) + third / 2),
            pitch * 2 / 3,
        );
        turn(
            drawing,
            (right, edge(2)),
            (right, edge(1) - third / 2),
            pitch * 2 / 3,
        );
        turn(
            drawing,
            (left, edge(1) - third / 2),
            (left, edge(2)),
            -pitch * 2 / 3,
        );
        if rules.track == TrackShape::Eight {
            turn(
                drawing,
                (left, edge(1) + third / 2),
                (left, edge(0)),
                -pitch * 2 / 3,
            );
        }
        let kinds = [Figure::Man, Figure::Woman, Figure::King, Figure::QueenOfMen];
        let shown = if rules.queens { 4 } else { 3 };
        for (n, (figure, name)) in kinds.into_iter().zip(&self.names).take(shown).enumerate() {
            let n = n as i32;
            let x = x + n % 2 * (width / 2);
            let foot = bottom + 40 + (n / 2 + 1) * LINE;
            stand(drawing, (x + 24, foot - LINE / 2), LINE * 4 / 5, figure);
            drawing.text(
                (x + 60, foot - LINE / 2 + LETTERS / 3),
                LETTERS,
                PLAIN,
                name,
            );
        }
    }
}

/// Draws an arrow around the end of a row: out by this much, along, and back in.
fn turn(drawing: &mut Drawing, from: Point, to: Point, out: i32) {
    let step = out / 4;
    let path = [
        (from.0 + step, from.1),
        (from.0 + out, from.1),
        (to.0 + out, to.1),
        (to.0 + step, to.1),
    ];
    drawing.line(Pen::Fine, &path);
    let (tip, wing) = ((to.0 + step, to.1), step.abs());
    let head = [
        (tip.0 + step, tip.1 - wing),
        tip,
        (tip.0 + step, tip.1 + wing),
    ];
    drawing.line(Pen::Fine, &head);
}
