//! Where short texts about pieces lie: at their feet, on nobody's head.

use hnefatafl::Square;
use scene::{Badges, Point, Rect, Seen};

use crate::board::layout::Layout;
use crate::board::pose::Pose;
use crate::board::view::View;

/// The rectangles of badges on these squares, each with its own width and all of the same height.
#[must_use]
pub fn badges(layout: &Layout, view: &View, wanted: &[(Square, f64)], height: f64) -> Vec<Rect> {
    let canvas = Rect {
        x: 0.0,
        y: 0.0,
        w: layout.spec.width,
        h: layout.spec.height,
    };
    let mut pieces = Vec::with_capacity(2 * view.figures.len());
    for figure in &view.figures {
        let pose = Pose::in_view(layout, view, *figure);
        pieces.push((pose.part(figure.piece, 0.5), Seen::Head));
        pieces.push((pose.part(figure.piece, 1.0), Seen::Body));
    }
    let mut badges = Badges::new(canvas, pieces);
    for &(square, width) in wanted {
        let cell = layout.cell(square);
        let spots = spots(&cell, width, height).enumerate();
        let spots: Vec<(Point, f64)> = spots.map(|(n, at)| (at, n as f64)).collect();
        badges.place(&cell, width, height, &spots);
    }
    badges.placed()
}

/// Where a badge of this size may lie on a square, the best looking first: at its ends, at its sides, at its corners, and
/// a little over its ends.
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

/// A rectangle that holds a square and all that is seen of the piece on it.
#[must_use]
pub fn place_with_pieces(layout: &Layout, view: &View, square: Square) -> Rect {
    let here = view.figures.iter().filter(|figure| figure.at == square);
    here.fold(layout.cell(square), |all, figure| {
        all.with(&Pose::in_view(layout, view, *figure).part(figure.piece, 1.0))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::LayoutSpec;
    use crate::board::motion::games;
    use hnefatafl::Side;

    const SCREENS: [(f64, f64); 5] = [
        (360.0, 560.0),
        (630.0, 330.0),
        (1280.0, 640.0),
        (1080.0, 1700.0),
        (3840.0, 1900.0),
    ];

    /// The area that two rectangles have in common.
    fn common(a: &Rect, b: &Rect) -> f64 {
        let wide = (a.x + a.w).min(b.x + b.w) - a.x.max(b.x);
        let high = (a.y + a.h).min(b.y + b.h) - a.y.max(b.y);
        wide.max(0.0) * high.max(0.0)
    }

    /// Puts a badge on every piece in played games on all screens, and sees how much of a head it covers.
    #[test]
    fn badges_lie_on_the_canvas_and_on_nobodys_head() {
        let (mut seen, mut away) = (0, 0);
        games(1, 40, |judge, _, _, after| {
            for (width, height) in SCREENS {
                let spec = LayoutSpec {
                    width,
                    height,
                    board: judge.rules().board,
                    escape: judge.rules().escape,
                    camps: true,
                    below: Side::Swede,
                };
                let canvas = Rect {
                    x: 0.0,
                    y: 0.0,
                    w: width,
                    h: height,
                };
                for layout in [Layout::fill(spec), Layout::between(spec)] {
                    let view = View::of(judge, after);
                    let size = (layout.pitch * 0.26).max(10.0);
                    let wanted: Vec<(Square, f64)> = view
                        .figures
                        .iter()
                        .map(|figure| (figure.at, size * 2.2))
                        .collect();
                    let badges = badges(&layout, &view, &wanted, size * 1.3);
                    for (badge, (square, _)) in badges.iter().zip(&wanted) {
                        assert!(canvas.holds(badge), "{badge:?} of {layout:?}");
                        let own = common(badge, &layout.cell(*square)) / (badge.w * badge.h);
                        // Who faces across the screen leaves no room for a line of text.
                        if !layout.turned {
                            away += usize::from(own < 0.5);
                            seen += 1;
                        }
                        for figure in &view.figures {
                            let head =
                                Pose::in_view(&layout, &view, *figure).part(figure.piece, 0.5);
                            let covered = common(badge, &head) / (head.w * head.h);
                            assert!(covered < 0.2, "{covered} of {figure:?} in {layout:?}");
                        }
                    }
                }
            }
        });
        assert!(seen > 1000);
        assert!(away * 16 < seen, "{away} of {seen} lie beside their square");
    }

    #[test]
    fn a_square_with_its_piece_holds_a_king_who_is_out() {
        let mut outside = 0;
        games(20, 300, |judge, _, _, after| {
            let layout = Layout::fill(LayoutSpec {
                width: 800.0,
                height: 600.0,
                board: judge.rules().board,
                escape: judge.rules().escape,
                camps: true,
                below: Side::Swede,
            });
            let view = View::of(judge, after);
            for square in layout.places() {
                let all = place_with_pieces(&layout, &view, square);
                assert!(all.holds(&layout.cell(square)));
                let escaped = view.king_at() == Some(square) && judge.exits().has(square);
                let grown = all.w + all.h > 2.0 * layout.pitch + 1e-6;
                assert_eq!(grown, escaped, "{square}");
                outside += usize::from(escaped);
            }
        });
        assert!(outside > 0);
    }
}
