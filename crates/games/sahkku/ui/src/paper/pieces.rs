//! Pieces to cut out, and the look of pieces on paper.

use paper::{Drawing, Format, Labels, Pen, Point, Sheet, tents};
use sahkku::{Judge, Piece, Side};

#[derive(Clone, Copy)]
pub(super) enum Figure {
    Man,
    Woman,
    QueenOfMen,
    QueenOfWomen,
    King,
}

/// All pieces of a game: both armies, their queens if the rules have them, and the king.
pub fn pieces(judge: &Judge, format: Format, labels: &Labels) -> Sheet {
    let start = judge.start(Side::Men);
    let mut figures = vec![Figure::Man; start.soldiers(Side::Men).into()];
    figures.extend(vec![Figure::Woman; start.soldiers(Side::Women).into()]);
    if judge.rules().queens {
        figures.extend([Figure::QueenOfMen, Figure::QueenOfWomen]);
    }
    figures.push(Figure::King);
    tents(format, labels, figures, |drawing, wall, figure| {
        draw_figure(drawing, |x, up| wall.at(x, up), figure, Pen::Firm);
    })
}

/// `at(x, up)` is the point this far right of the middle, and this far up from the foot. The pen is that of the bands.
pub(super) fn draw_figure(
    drawing: &mut Drawing,
    at: impl Fn(i32, i32) -> Point,
    figure: Figure,
    pen: Pen,
) {
    let (dark, light) = ("#5b3a24", "#d8d2c6");
    let man = [(-32, 10), (32, 10), (26, 110), (0, 165), (-26, 110)];
    let woman = [
        (-32, 10),
        (32, 10),
        (26, 120),
        (30, 160),
        (0, 125),
        (-30, 160),
        (-26, 120),
    ];
    let king = [
        (-42, 10),
        (42, 10),
        (34, 120),
        (44, 170),
        (18, 140),
        (0, 178),
        (-18, 140),
        (-44, 170),
        (-34, 120),
    ];
    let (shape, colour): (&[(i32, i32)], &str) = match figure {
        Figure::Man | Figure::QueenOfMen => (&man, dark),
        Figure::Woman | Figure::QueenOfWomen => (&woman, light),
        Figure::King => (&king, "#c79a3b"),
    };
    let points: Vec<Point> = shape.iter().map(|&(x, up)| at(x, up)).collect();
    drawing.area(colour, &points);
    drawing.outline(Pen::Fine, &points);
    if matches!(figure, Figure::QueenOfMen | Figure::QueenOfWomen) {
        // A band distinguishes a queen from a soldier, also without colours.
        for up in [45, 60, 75] {
            drawing.line(pen, &[at(-30, up), at(30, up)]);
        }
    }
}

/// What this piece of this side looks like.
pub(super) fn kind(piece: Piece, side: Option<Side>) -> Figure {
    match (piece, side) {
        (Piece::King, _) => Figure::King,
        (Piece::Queen, Some(Side::Men)) => Figure::QueenOfMen,
        (Piece::Queen, _) => Figure::QueenOfWomen,
        (_, Some(Side::Men)) => Figure::Man,
        _ => Figure::Woman,
    }
}

/// Draws a piece of this height, centred on `at`.
pub(super) fn stand(drawing: &mut Drawing, (x, y): Point, height: i32, figure: Figure) {
    let at = |right: i32, up: i32| (x + right * height / 180, y + height / 2 - up * height / 180);
    draw_figure(drawing, at, figure, Pen::Fine);
}
