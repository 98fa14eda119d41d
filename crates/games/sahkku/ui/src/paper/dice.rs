//! Dice to fold: long, four-sided, with blunt points, so that they cannot stand on an end.

use paper::{BONE, Drawing, Format, Labels, MARGIN, Pen, Point, Sheet};
use sahkku::{Face, Rules};

/// The width of each of the four sides of a die, in tenths of a millimetre.
pub const DIE_WIDTH: i32 = 160;

/// The length of its sides between the points.
pub const DIE_LENGTH: i32 = 340;

/// How far a point stands out, measured on the paper.
const POINT: i32 = 120;

/// The width of the tab for glue.
const TAB: i32 = 70;

/// As many dice as the rules have, each one piece of paper: four sides in a row, a tab, and a triangle at every end of a side;
/// the triangles meet in two blunt points.
pub fn dice(rules: &Rules, format: Format, labels: &Labels) -> Sheet {
    let mut drawing = Drawing::sheet(format);
    let (width, _) = format.size();
    let net = 4 * DIE_WIDTH + TAB;
    let across = ((width - 2 * MARGIN + 60) / (net + 60)).max(1);
    for n in 0..i32::from(rules.dice) {
        let (row, column) = (n / across, n % across);
        let left = MARGIN + 30 + column * (net + 60);
        let top = MARGIN + 30 + row * (DIE_LENGTH + 2 * POINT + 60) + POINT;
        draw_net(&mut drawing, (left, top), rules.faces.as_slice());
    }
    drawing.into_sheet(format, labels)
}

fn draw_net(drawing: &mut Drawing, (left, top): Point, faces: &[Face]) {
    let bottom = top + DIE_LENGTH;
    let edge = |n: i32| left + n * DIE_WIDTH;
    // Goes around the whole net, as the scissors do: over the upper points, the tab, the lower points.
    let mut outline: Vec<Point> = vec![(left, top)];
    for side in 0..4 {
        outline.push((edge(side) + DIE_WIDTH / 2, top - POINT));
        outline.push((edge(side + 1), top));
    }
    outline.push((edge(4) + TAB, top + TAB));
    outline.push((edge(4) + TAB, bottom - TAB));
    outline.push((edge(4), bottom));
    for side in (0..4).rev() {
        outline.push((edge(side) + DIE_WIDTH / 2, bottom + POINT));
        outline.push((edge(side), bottom));
    }
    drawing.outline(Pen::Firm, &outline);
    for n in 1..=4 {
        drawing.line(Pen::Fold, &[(edge(n), top), (edge(n), bottom)]);
    }
    drawing.line(Pen::Fold, &[(left, top), (edge(4), top)]);
    drawing.line(Pen::Fold, &[(left, bottom), (edge(4), bottom)]);
    // As on a carved die: the listed faces follow one another around it.
    for (n, face) in faces.iter().take(4).enumerate() {
        let centre = (edge(n as i32) + DIE_WIDTH / 2, top + DIE_LENGTH / 2);
        draw_face(drawing, centre, *face);
    }
}

/// Draws a die of this length at this place.
pub(super) fn draw_die(drawing: &mut Drawing, (x, y): Point, length: i32, face: Face) {
    let width = DIE_WIDTH;
    drawing.panel((x - width / 2, y - length / 2), (width, length), 22, BONE);
    draw_face(drawing, (x, y), face);
}

fn draw_face(drawing: &mut Drawing, (x, y): Point, face: Face) {
    let reach = DIE_WIDTH * 3 / 10;
    let strokes: &[i32] = match face {
        Face::Blank => &[],
        Face::X => {
            let cross = [
                [(x - reach, y - reach), (x + reach, y + reach)],
                [(x - reach, y + reach), (x + reach, y - reach)],
            ];
            for stroke in cross {
                drawing.line(Pen::Firm, &stroke);
            }
            &[]
        }
        Face::I => &[0],
        Face::II => &[-25, 25],
        Face::III => &[-50, 0, 50],
    };
    for down in strokes {
        drawing.line(Pen::Firm, &[(x - reach, y + down), (x + reach, y + down)]);
    }
}
