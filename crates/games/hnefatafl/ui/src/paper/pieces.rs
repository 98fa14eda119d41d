//! Pieces to cut out, and the look of pieces on paper.

use hnefatafl::{Judge, Piece};
use paper::{Drawing, Format, Labels, Pen, Point, Sheet, tents};

use crate::board::Look;

/// The unit of the outline of a piece to cut out, in tenths of a millimetre.
const UNIT: i32 = 138;

/// How far a piece stands above the fold at its foot.
const ABOVE: i32 = 12;

/// All pieces of a game: the king, his drabants and the Muscovites.
pub fn pieces(judge: &Judge, format: Format, labels: &Labels) -> Sheet {
    let start = judge.start();
    let all = start.pieces().map(|(piece, _)| piece);
    tents(format, labels, all, |drawing, wall, piece| {
        let at = |right, up| wall.at(right, ABOVE + up);
        draw_piece(drawing, at, UNIT, piece);
    })
}

/// `at(right, up)` is the point this far right of the middle, and this far up from the foot.
fn draw_piece(drawing: &mut Drawing, at: impl Fn(i32, i32) -> Point, unit: i32, piece: Piece) {
    let length = |units: f64| (units * f64::from(unit)).round() as i32;
    let around = |part: &[(f64, f64)]| -> Vec<Point> {
        let side = |sign: i32| {
            let points = part.iter();
            points.map(move |&(up, half)| (sign * length(half), length(up)))
        };
        let mut points: Vec<Point> = side(-1).chain(side(1).rev()).collect();
        // At the top both sides meet.
        points.dedup();
        points
            .into_iter()
            .map(|(right, up)| at(right, up))
            .collect()
    };
    let (colour, grooves): (&str, &[usize]) = match piece {
        Piece::King => ("#c79a3b", &[2, 4, 6]),
        Piece::Drabant => ("#ece5d8", &[2, 5]),
        Piece::Muscovite => ("#5b3a24", &[2, 4]),
    };
    let look = Look::from(piece);
    let profile = rounded(look.profile());
    drawing.area(colour, &around(&profile));
    if let Some(from) = look.iron() {
        let iron = profile.partition_point(|(up, _)| *up < from);
        drawing.area("#33383d", &around(&profile[iron..]));
    }
    drawing.outline(Pen::Fine, &around(&profile));
    for &(up, half) in grooves.iter().filter_map(|n| look.profile().get(*n)) {
        let (half, up) = (length(half), length(up));
        drawing.line(Pen::Fine, &[at(-half, up), at(half, up)]);
    }
}

/// The outline with an extra point between each two of its own, by the four-point subdivision scheme: a lathe leaves no corners.
fn rounded(profile: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let mut points = Vec::with_capacity(2 * profile.len());
    for (n, &here) in profile.iter().enumerate() {
        points.push(here);
        let Some(&next) = profile.get(n + 1) else {
            break;
        };
        let before = profile[n.saturating_sub(1)];
        let after = *profile.get(n + 2).unwrap_or(&next);
        let between = |a: f64, b: f64, c: f64, d: f64| (9.0 * (b + c) - a - d) / 16.0;
        points.push((
            between(before.0, here.0, next.0, after.0),
            between(before.1, here.1, next.1, after.1),
        ));
    }
    points
}

/// Draws a piece whose outline has units of this length, its foot at this point.
pub(super) fn stand(drawing: &mut Drawing, (x, y): Point, unit: i32, piece: Piece) {
    draw_piece(drawing, |right, up| (x + right, y - up), unit, piece);
}

/// Draws a piece around the middle of a square.
pub(super) fn put(drawing: &mut Drawing, (x, y): Point, unit: i32, piece: Piece) {
    let height = (Look::from(piece).height() * f64::from(unit)).round() as i32;
    stand(drawing, (x, y + height / 2), unit, piece);
}
