//! A small picture of the start of a game: the board, all pieces, and the men's way around it.

use paper::{Drawing, PLAIN, Pen, Picture, Point};
use sahkku::{Drawing as Places, Judge, Rules, Side, TrackShape};

use super::diagram::Board;
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
        let board = Board {
            columns,
            corner: (x + (width - columns * pitch) / 2, y + 20),
            pitch,
            row,
            places: rules.places,
        };
        let ((left, right), (_, bottom)) = board.edges();
        board.draw_places(drawing, Pen::Fine);
        for figure in self.judge.start(Side::Men).figures() {
            let at = board.point(figure.at.place());
            let height = pitch.min(row) * 9 / 10;
            stand(drawing, at, height, kind(figure.piece, figure.side));
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
