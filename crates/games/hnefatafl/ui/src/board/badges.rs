//! Where short texts about pieces lie: at their feet, but not on their heads.

use hnefatafl::Square;
use scene::{Badges, BoardLayout as _, Point, Rect, Seen};

use crate::board::View;
use crate::board::layout::Layout;
use crate::board::pose::{in_view, part};

/// The rectangles of badges on these squares, each with its own width and all of the same height.
pub(super) fn badges(
    layout: &Layout,
    view: &View,
    wanted: &[(Square, f64)],
    height: f64,
) -> Vec<Rect> {
    let mut pieces = Vec::with_capacity(2 * view.own.figures.len());
    for figure in &view.own.figures {
        let pose = in_view(layout, view, *figure);
        pieces.push((part(pose, figure.piece, 0.5), Seen::Head));
        pieces.push((part(pose, figure.piece, 1.0), Seen::Body));
    }
    let mut badges = Badges::new(layout.canvas(), pieces);
    for &(square, width) in wanted {
        let cell = layout.cell(square);
        let spots = spots(&cell, width, height).enumerate();
        let spots: Vec<(Point, f64)> = spots.map(|(n, at)| (at, n as f64)).collect();
        badges.place(&cell, width, height, &spots);
    }
    badges.placed()
}

/// Where a badge of this size may lie on a square, the best first: at its ends, at its sides, at its corners, and a little over
/// its ends.
fn spots(cell: &Rect, width: f64, height: f64) -> impl Iterator<Item = Point> + use<> {
    let middle = cell.centre();
    let (side, end) = ((cell.w - width) / 2.0, (cell.h - height) / 2.0);
    let (over, farther) = (end + cell.h * 0.12, end + cell.h * 0.24);
    let offs = [
        (0.0, end),
        (0.0, over),
        (0.0, -end),
        (0.0, -over),
        (side, 0.0),
        (-side, 0.0),
        (side, end),
        (-side, end),
        (side, -end),
        (-side, -end),
        (0.0, farther),
        (0.0, -farther),
    ];
    offs.into_iter()
        .map(move |(x, y)| middle + Point::new(x, y))
}

/// A rectangle that holds a square and everything seen of the piece on it.
pub(super) fn place_with_pieces(layout: &Layout, view: &View, square: Square) -> Rect {
    let figures = view.own.figures.iter();
    let here = figures.filter(|figure| figure.at == square);
    here.fold(layout.cell(square), |all, figure| {
        all.with(&part(in_view(layout, view, *figure), figure.piece, 1.0))
    })
}
