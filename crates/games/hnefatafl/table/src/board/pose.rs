//! How a piece is put on the canvas, at rest and on its way.

use hnefatafl::Piece;
use scene::{Item, Look as _, Point, Rect, arc, smooth, turn_between};

use crate::board::layout::{Layout, Slot};
use crate::board::look::Look;
use crate::board::motion::{Moving, Rest};
use crate::board::view::{Figure, KingState, View};

/// How a piece is put on the canvas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pose {
    pub(crate) foot: Point,
    pub(crate) unit: f64,
    pub(crate) facing: f64,
    pub(crate) lift: f64,
    pub(crate) lean: f64,
    pub(crate) alpha: f64,
}

/// How far a king who has fallen leans.
const FALLEN: f64 = core::f64::consts::FRAC_PI_2;

impl Pose {
    pub(crate) fn of(layout: &Layout, piece: Piece, rest: Rest) -> Pose {
        let standing = |foot: Point| Pose {
            foot,
            unit: layout.unit,
            facing: layout.facing(Some(piece.side())),
            lift: 0.0,
            lean: 0.0,
            alpha: 1.0,
        };
        match rest {
            Rest::On(at) => standing(layout.foot(piece, at)),
            Rest::Out(at) => standing(layout.foot_around(piece, layout.outside(at))),
            Rest::Fallen(at) => {
                let pose = standing(layout.point(at));
                // He lies across the middle of the square.
                let middle = Look::from(piece).extent().centre();
                let foot = Point::new(middle.y, 0.0) * pose.unit;
                Pose {
                    foot: pose.foot + foot.turned(pose.facing),
                    lean: FALLEN,
                    ..pose
                }
            }
            // The last that is shown makes room for the next.
            Rest::Captured(n) => Pose::on_plate(layout.slot(piece.side(), n, n + 1)),
        }
    }

    /// A piece on a plate.
    pub(crate) fn on_plate(slot: Slot) -> Pose {
        Pose {
            foot: slot.foot,
            unit: slot.unit,
            facing: slot.facing,
            lift: 0.0,
            lean: 0.0,
            alpha: 1.0,
        }
    }

    pub(crate) fn in_view(layout: &Layout, view: &View, figure: Figure) -> Pose {
        Pose::of(layout, figure.piece, rest(figure, view.king))
    }

    /// A piece on its way.
    pub(crate) fn moving(layout: &Layout, moving: &Moving) -> Pose {
        let from = Pose::of(layout, moving.piece, moving.from);
        let to = Pose::of(layout, moving.piece, moving.to);
        let t = smooth(moving.progress);
        let high = match moving.to {
            Rest::On(_) | Rest::Fallen(_) => 0.0,
            // Over the edge of the board.
            Rest::Out(_) => 0.25,
            Rest::Captured(_) => 0.9,
        };
        let between = |from: f64, to: f64| from + (to - from) * t;
        Pose {
            foot: from.foot.toward(to.foot, t),
            unit: between(from.unit, to.unit),
            facing: from.facing + turn_between(from.facing, to.facing) * t,
            lift: arc(t) * high * from.unit,
            lean: between(from.lean, to.lean),
            alpha: 1.0,
        }
    }

    /// Whether the piece itself is seen at this point of the canvas.
    pub(crate) fn covers(self, piece: Piece, at: Point) -> bool {
        let off = (at - self.foot).turned(-self.facing - self.lean);
        Look::from(piece).covers(off * (1.0 / self.unit))
    }

    /// So much of the piece from its top, 0 to 1, as a rectangle on the canvas.
    pub(crate) fn part(self, piece: Piece, share: f64) -> Rect {
        let look = Look::from(piece);
        let (half, top) = (look.width() / 2.0, look.height());
        let corner = |x: f64, y: f64| {
            let at = (Point::new(x, y) * self.unit).turned(self.facing + self.lean);
            Rect::around(self.foot + at, 0.0, 0.0)
        };
        corner(-half, -top).with(&corner(half, top * (share - 1.0)))
    }

    /// The piece to draw. Who has fallen lies, and so does the shadow.
    pub(crate) fn item(self, piece: Piece) -> Item<Look> {
        let standing = Look::from(piece);
        let (look, lean) = if self.lean < FALLEN {
            (standing, self.lean)
        } else {
            (standing.lying(), 0.0)
        };
        let foot = look.laid().unwrap_or_default() * self.unit;
        Item::Piece {
            look,
            at: self.foot - foot.turned(self.facing),
            unit: self.unit,
            facing: self.facing,
            lift: self.lift,
            flip: false,
            lean,
            alpha: self.alpha,
        }
    }
}

/// Where a figure of a view is.
fn rest(figure: Figure, king: KingState) -> Rest {
    match (figure.piece, king) {
        (Piece::King, KingState::Fallen) => Rest::Fallen(figure.at),
        (Piece::King, KingState::Out) => Rest::Out(figure.at),
        _ => Rest::On(figure.at),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::LayoutSpec;
    use hnefatafl::{Board, Escape, Side, Square};

    #[test]
    fn every_way_begins_and_ends_at_rest() {
        let at = |name: &str| name.parse::<Square>().unwrap();
        let ways = [
            (Piece::Drabant, Rest::On(at("e4")), Rest::On(at("b4"))),
            (Piece::Drabant, Rest::On(at("b4")), Rest::Captured(3)),
            (Piece::Muscovite, Rest::On(at("b4")), Rest::Captured(0)),
            (Piece::King, Rest::On(at("a4")), Rest::Out(at("a4"))),
            (Piece::King, Rest::On(at("e5")), Rest::Fallen(at("e5"))),
        ];
        for below in Side::BOTH {
            let spec = LayoutSpec {
                width: 700.0,
                height: 1000.0,
                board: Board::Nine,
                escape: Escape::Edge,
                camps: true,
                below,
            };
            for layout in [Layout::fill(spec), Layout::between(spec)] {
                for (piece, from, to) in ways {
                    let pose = |progress: f64| {
                        let moving = Moving {
                            piece,
                            from,
                            to,
                            progress,
                        };
                        Pose::moving(&layout, &moving).part(piece, 1.0)
                    };
                    let rest = |rest: Rest| Pose::of(&layout, piece, rest).part(piece, 1.0);
                    for (then, end) in [(pose(0.0), rest(from)), (pose(1.0), rest(to))] {
                        assert!(then.holds(&end) && end.holds(&then), "{from:?} {to:?}");
                    }
                }
            }
        }
    }
}
