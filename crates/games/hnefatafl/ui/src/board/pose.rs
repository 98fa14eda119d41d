//! How a piece is placed on the canvas, at rest and in motion.

use hnefatafl::{Piece, Square};
use scene::{BoardLayout as _, Look as _, Point, Pose, Rect, arc, smooth};

use crate::board::layout::Layout;
use crate::board::look::Look;
use crate::board::motion::{Moving, Rest};
use crate::board::view::{Figure, KingState};
use crate::board::{Item as TaflItem, View};

/// The lean of a fallen king.
const FALLEN: f64 = core::f64::consts::FRAC_PI_2;

pub(crate) fn pose_of(layout: &Layout, piece: Piece, rest: Rest) -> Pose {
    let facing = layout.facing(Some(piece.side()));
    let standing = |foot: Point| Pose::still(foot, layout.unit, facing);
    match rest {
        Rest::On(at) => standing(layout.foot(piece, at)),
        Rest::Out(at) => standing(layout.foot_around(piece, layout.outside(at))),
        Rest::Fallen(at) => {
            // He lies across the middle of the square.
            let middle = Look::from(piece).extent().centre();
            let foot = Point::new(middle.y, 0.0) * layout.unit;
            let lean = FALLEN;
            let foot = layout.point(at) + foot.turned(facing);
            Pose {
                lean,
                ..standing(foot)
            }
        }
        // The last one shown makes room for the next.
        Rest::Captured(n) => layout.slot(piece.side(), n, n + 1),
    }
}

/// The pose of a figure of a view.
pub(crate) fn in_view(layout: &Layout, view: &View, figure: Figure) -> Pose {
    let rest = match (figure.piece, view.own.king) {
        (Piece::King, KingState::Fallen) => Rest::Fallen(figure.at),
        (Piece::King, KingState::Out) => Rest::Out(figure.at),
        _ => Rest::On(figure.at),
    };
    pose_of(layout, figure.piece, rest)
}

pub(crate) fn moving(layout: &Layout, moving: &Moving) -> Pose {
    let [from, to] = [moving.from, moving.to].map(|rest| pose_of(layout, moving.piece, rest));
    let high = match moving.to {
        Rest::On(_) | Rest::Fallen(_) => 0.0,
        // Over the edge of the board.
        Rest::Out(_) => 0.25,
        Rest::Captured(_) => 0.9,
    };
    Pose {
        lift: arc(smooth(moving.progress)) * high * from.unit,
        ..from.toward(to, moving.progress)
    }
}

/// The square of a piece that is seen at a point: that of a king who stands astride the edge.
pub(crate) fn seen_at(layout: &Layout, view: &View, at: Point) -> Option<Square> {
    let covers = |figure: &&Figure| {
        let pose = in_view(layout, view, **figure);
        let off = (at - pose.foot).turned(-pose.facing - pose.lean);
        Look::from(figure.piece).covers(off * (1.0 / pose.unit))
    };
    let mut figures = view.own.figures.iter();
    figures.find(covers).map(|figure| figure.at)
}

/// This share of a piece from its top, 0 to 1, as a rectangle on the canvas.
pub(crate) fn part(pose: Pose, piece: Piece, share: f64) -> Rect {
    let look = Look::from(piece);
    let (w, h) = (look.width(), look.height());
    let (x, y) = (-w / 2.0, -h);
    pose.rect(Rect {
        x,
        y,
        w,
        h: h * share,
    })
}

/// The item to draw. A fallen king lies, and so does his shadow.
pub(crate) fn item(piece: Piece, pose: Pose) -> TaflItem {
    let standing = Look::from(piece);
    if pose.lean < FALLEN {
        return pose.item(standing, false);
    }
    let look = standing.lying();
    let foot = look.laid().unwrap_or_default() * pose.unit;
    let lying = Pose {
        foot: pose.foot - foot.turned(pose.facing),
        lean: 0.0,
        ..pose
    };
    lying.item(look, false)
}
