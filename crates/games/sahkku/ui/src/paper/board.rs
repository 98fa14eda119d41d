//! A board to play on.

use paper::{Drawing, Format, Labels, MARGIN, Pen, Point, Sheet};
use sahkku::{Drawing as Places, Rules};
use scene::Ornament;

use super::diagram::Board;
use crate::board::{Lines, marked};

/// The room for text along the lower edge.
const FOOT: i32 = 260;

/// The board of these rules: squares or lines, with their number of columns, as large as the paper allows.
pub fn board(
    rules: &Rules,
    lines: Lines,
    ornament: Ornament,
    format: Format,
    labels: &Labels,
) -> Sheet {
    let mut drawing = Drawing::sheet(format);
    let (width, height) = format.size();
    let columns = i32::from(rules.columns);
    let pitch = (width - 2 * MARGIN) / columns;
    let left = (width - pitch * columns) / 2;
    let room = height - 2 * MARGIN - FOOT;
    let row_height = match rules.places {
        // Squares are squares.
        Places::Squares => pitch.min(room / 3),
        Places::Lines => room / 3,
    };
    let top = MARGIN + (room - 3 * row_height) / 2;
    let middle = |column: i32| left + (column - 1) * pitch + pitch / 2;
    match rules.places {
        Places::Squares => {
            let board = Board {
                columns,
                corner: (left, top),
                pitch,
                row: row_height,
                places: rules.places,
            };
            board.draw_places(&mut drawing, Pen::Firm);
        }
        Places::Lines => {
            for column in 1..=columns {
                let x = middle(column);
                match lines {
                    Lines::Joined => {
                        let ends = [(x, top + 10), (x, top + 3 * row_height - 10)];
                        drawing.line(Pen::Firm, &ends);
                    }
                    Lines::Short => {
                        for row in 0..3 {
                            let (from, to) = short(top + row * row_height, row_height);
                            drawing.line(Pen::Firm, &[(x, from), (x, to)]);
                        }
                    }
                }
            }
            if lines == Lines::Joined {
                // Where three lines are joined, a small stroke marks the middle row.
                for row in [1, 2] {
                    let y = top + row * row_height;
                    for column in 1..=columns {
                        let x = middle(column);
                        drawing.line(Pen::Fine, &[(x - pitch / 6, y), (x + pitch / 6, y)]);
                    }
                }
            }
        }
    }
    let size = (pitch * 3 / 8).min(row_height / 4);
    let marked: Vec<i32> = marked(rules.places, rules.columns)
        .map(|place| i32::from(place.column()))
        .collect();
    for (n, column) in marked.iter().enumerate() {
        let centre = (middle(*column), top + row_height + row_height / 2);
        match (n, ornament) {
            (0, _) => mark(&mut drawing, centre, size, ornament),
            // As on the screen, only the Castle has the sun.
            (_, Ornament::Sun) => mark(&mut drawing, centre, size / 2, Ornament::Cross),
            _ => mark(&mut drawing, centre, size / 2, ornament),
        }
    }
    drawing.into_sheet(format, labels)
}

/// Where a short line of a row begins and ends.
fn short(top: i32, height: i32) -> (i32, i32) {
    (top + height / 8, top + height - height / 8)
}

/// The ornament of the Castle and the other marked places.
fn mark(drawing: &mut Drawing, (x, y): Point, size: i32, ornament: Ornament) {
    let short = size * 7 / 10;
    let cross = |drawing: &mut Drawing, reach: i32| {
        drawing.line(Pen::Firm, &[(x - reach, y - reach), (x + reach, y + reach)]);
        drawing.line(Pen::Firm, &[(x - reach, y + reach), (x + reach, y - reach)]);
    };
    let upright = |drawing: &mut Drawing, reach: i32| {
        drawing.line(Pen::Firm, &[(x, y - reach), (x, y + reach)]);
        drawing.line(Pen::Firm, &[(x - reach, y), (x + reach, y)]);
    };
    match ornament {
        Ornament::Cross => cross(drawing, size),
        Ornament::Sun => {
            drawing.circle(Pen::Firm, (x, y), size / 2);
            cross(drawing, short);
            upright(drawing, size);
        }
        Ornament::Diamond => {
            let corners = [(x, y - size), (x + short, y), (x, y + size), (x - short, y)];
            drawing.outline(Pen::Firm, &corners);
        }
        Ornament::Star => {
            cross(drawing, short);
            upright(drawing, size);
        }
    }
}
