//! A position as a picture of letters.

use std::fmt::Write as _;

use kotra::{Point, Position, Side};

pub(super) const LEGEND: &str = "w white, b black, with how many; the numbers are those of white, and black's are 12 more or less";

/// White's first half of the way is above, from 12 to 1, and the second below, from 13 to 24.
pub(super) fn draw(position: &Position) -> String {
    let mut text = String::new();
    let far: Vec<Point> = Point::all().rev().skip(12).collect();
    let near: Vec<Point> = Point::all().skip(12).collect();
    let numbers = |points: &[Point]| row(points, |point| point.to_string());
    let checkers = |points: &[Point]| row(points, |point| cell(position, point));
    for line in [
        numbers(&far),
        checkers(&far),
        String::new(),
        checkers(&near),
        numbers(&near),
    ] {
        // Writing to a string never fails.
        let _ = writeln!(text, "{line}");
    }
    for side in Side::BOTH {
        let checkers = position.checkers(side);
        let (hit, off) = (checkers.hit(), checkers.off());
        let _ = writeln!(text, "{side}: {hit} hit, {off} off");
    }
    text
}

/// Cells side by side, with a bar between the quarters.
fn row(points: &[Point], cell: impl Fn(Point) -> String) -> String {
    let cells = points.iter().map(|&point| format!("{:>4}", cell(point)));
    let cells: Vec<String> = cells.collect();
    let (left, right) = cells.split_at(6);
    format!("{} |{}", left.concat(), right.concat())
}

fn cell(position: &Position, point: Point) -> String {
    let count = |side| position.checkers(side).on(point.seen_by_white(side));
    match (count(Side::White), count(Side::Black)) {
        (0, 0) => ".".to_owned(),
        (0, black) => format!("b{black}"),
        (white, _) => format!("w{white}"),
    }
}
