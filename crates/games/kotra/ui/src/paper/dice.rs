//! Dice to fold: cubes.

use kotra::Die;
use paper::{BONE, Drawing, Format, Labels, MARGIN, Pen, Point, Sheet};

use crate::board::carved;

/// The width of each side of a die, in tenths of a millimetre.
pub const DIE_SIDE: i32 = 180;

/// The width of the tabs for glue.
const TAB: i32 = 60;

/// The gap between two dice.
const APART: i32 = 80;

const DICE: i32 = 2;

/// The sides of a die: four in a row, then the one above the second of them and the one below it. Opposite sides add up to seven
/// pips, and 1, 2, 3 go round their corner anticlockwise.
const ROW: [Die; 4] = [Die::ALL[0], Die::ALL[1], Die::ALL[5], Die::ALL[4]];
const ABOVE: Die = Die::ALL[2];
const BELOW: Die = Die::ALL[3];

/// Two dice, each one piece of paper: a cross of six sides with a tab at every edge that meets
/// another.
pub fn dice(format: Format, labels: &Labels) -> Sheet {
    let mut drawing = Drawing::sheet(format);
    for n in 0..DICE {
        let left = MARGIN + n * (4 * DIE_SIDE + TAB + APART);
        draw_net(&mut drawing, (left, MARGIN + TAB + DIE_SIDE));
    }
    drawing.into_sheet(format, labels)
}

/// Draws a net whose row of four has its upper left corner here.
fn draw_net(drawing: &mut Drawing, (left, top): Point) {
    const SIDE: i32 = DIE_SIDE;
    let at = |(x, y): Point| (left + x, top + y);
    // Goes around the whole net, as the scissors do: each edge with a tab is followed by the next.
    let mut outline = vec![(0, 0), (SIDE, 0)];
    let mut tab = |from: Point, to: Point| {
        let ahead = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        // Outside is at the left hand when going clockwise.
        let out = (ahead.1 * TAB, -ahead.0 * TAB);
        outline.extend([
            from,
            (
                from.0 + ahead.0 * TAB + out.0,
                from.1 + ahead.1 * TAB + out.1,
            ),
            (to.0 - ahead.0 * TAB + out.0, to.1 - ahead.1 * TAB + out.1),
            to,
        ]);
        drawing.line(Pen::Fold, &[at(from), at(to)]);
    };
    tab((SIDE, 0), (SIDE, -SIDE));
    tab((SIDE, -SIDE), (2 * SIDE, -SIDE));
    tab((2 * SIDE, -SIDE), (2 * SIDE, 0));
    tab((4 * SIDE, 0), (4 * SIDE, SIDE));
    tab((2 * SIDE, SIDE), (2 * SIDE, 2 * SIDE));
    tab((2 * SIDE, 2 * SIDE), (SIDE, 2 * SIDE));
    tab((SIDE, 2 * SIDE), (SIDE, SIDE));
    outline.push((0, SIDE));
    outline.dedup();
    let outline: Vec<Point> = outline.into_iter().map(at).collect();
    drawing.outline(Pen::Firm, &outline);
    for n in 1..4 {
        drawing.line(Pen::Fold, &[at((n * SIDE, 0)), at((n * SIDE, SIDE))]);
    }
    for y in [0, SIDE] {
        drawing.line(Pen::Fold, &[at((SIDE, y)), at((2 * SIDE, y))]);
    }
    let row = (0..).zip(ROW).map(|(n, die)| ((n, 0), die));
    for ((column, row), die) in row.chain([((1, -1), ABOVE), ((1, 1), BELOW)]) {
        let middle = |n: i32| n * SIDE + SIDE / 2;
        draw_pips(drawing, at((middle(column), middle(row))), SIDE, die);
    }
}

pub(super) fn draw_die(drawing: &mut Drawing, (x, y): Point, width: i32, die: Die) {
    let half = width / 2;
    drawing.panel((x - half, y - half), (width, width), width / 7, BONE);
    draw_pips(drawing, (x, y), width, die);
}

fn draw_pips(drawing: &mut Drawing, (x, y): Point, width: i32, die: Die) {
    let radius = width / 12;
    for [from, to] in carved(die).cuts {
        let middle = |a: f64, b: f64| ((a + b) / 4.0 * f64::from(width)).round() as i32;
        let (right, down) = (middle(from.0, to.0), middle(from.1, to.1));
        let corner = (x + right - radius, y + down - radius);
        drawing.panel(corner, (2 * radius, 2 * radius), radius, "#222");
    }
}
