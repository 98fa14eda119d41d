//! The pieces on the board and on the plates, those in motion, and the dragged one.

use hnefatafl::{Piece, Side};
use scene::{BoardLayout as _, Item, Point, Pose, SHOWN, joy, sort_few};

use super::Picture;
use crate::board::pose::{in_view, item, moving as on_its_way, pose_of};
use crate::board::view::{Figure, Pick};

/// How high a chosen piece and a dragged one are held, in units.
const CHOSEN: f64 = 0.2;
const DRAGGED: f64 = 0.35;

/// The opacity of a dragged piece at its old place.
const GHOST: f64 = 0.3;

pub(super) fn standing(picture: &mut Picture) {
    let (layout, view) = (picture.layout, picture.view);
    let mut figures = view.own.figures.clone();
    // A piece farther up the screen is behind.
    sort_few(&mut figures, |a, b| {
        layout.point(a.at).y < layout.point(b.at).y - 0.5
    });
    for figure in figures {
        let mut pose = in_view(layout, view, figure);
        let pick = Pick { place: figure.at };
        if picture.is_dragged(pick) {
            pose.alpha = GHOST;
        } else if view.chosen == Some(pick) {
            pose.lift = CHOSEN * pose.unit;
        } else {
            pose.lift = leap(picture, figure) * pose.unit;
        }
        picture.items.push(item(figure.piece, pose));
    }
}

/// How high the winner's pieces jump, in units: in waves that spread from the king.
fn leap(picture: &Picture, figure: Figure) -> f64 {
    let (layout, frame) = (picture.layout, picture.frame);
    let celebrates = frame.celebrates(figure.piece.side());
    let Some((progress, king)) = celebrates.zip(picture.view.own.king_at()) else {
        return 0.0;
    };
    let off = layout.point(king).distance(layout.point(figure.at));
    joy(progress * 1.7, off / (2.0 * layout.board.w), 0.42)
}

/// Draws the plates: a piece of the side, and those that it has captured.
pub(super) fn captured(picture: &mut Picture) {
    for side in Side::BOTH {
        let layout = picture.layout;
        let plate = layout.plate(side);
        if !plate.portrait {
            let mark = layout.on_plate(side, &plate.mark(), f64::INFINITY);
            picture.items.push(item(piece(side), mark));
        }
        let loser = side.other();
        let lost = picture.view.own.lost[loser.index()];
        let shown = if lost > SHOWN { 1 } else { lost };
        for n in 0..shown {
            let slot = layout.slot(loser, n, lost);
            picture.items.push(item(piece(loser), slot));
        }
        if lost > SHOWN {
            let slot = layout.slot(loser, 0, lost);
            picture.items.push(Item::Count {
                at: plate.number().centre(),
                facing: slot.facing,
                size: (slot.unit * 0.42).max(11.0).min(slot.unit * 0.6),
                side: loser.into(),
                count: lost,
            });
        }
    }
}

/// The kind of most pieces of a side.
pub(in crate::board) fn piece(side: Side) -> Piece {
    match side {
        Side::Swede => Piece::Drabant,
        Side::Muscovite => Piece::Muscovite,
    }
}

pub(super) fn moving(picture: &mut Picture) {
    for moving in &picture.frame.moving {
        if !picture.frame.still {
            let pose = on_its_way(picture.layout, moving);
            picture.items.push(item(moving.piece, pose));
            continue;
        }
        let t = moving.progress;
        for (rest, alpha) in [(moving.from, 1.0 - t), (moving.to, t)] {
            let pose = pose_of(picture.layout, moving.piece, rest);
            picture
                .items
                .push(item(moving.piece, Pose { alpha, ..pose }));
        }
    }
}

pub(super) fn dragged(picture: &mut Picture) {
    let view = picture.view;
    let Some(drag) = view.drag else {
        return;
    };
    let mut figures = view.own.figures.iter();
    let Some(figure) = figures.find(|f| f.at == drag.pick.place) else {
        return;
    };
    let pose = in_view(picture.layout, view, *figure);
    let unit = pose.unit * 1.12;
    let dragged = Pose {
        // The pointer holds it by its middle.
        foot: drag.at + Point::new(0.0, unit * 0.75).turned(pose.facing),
        unit,
        lift: unit * DRAGGED,
        ..pose
    };
    picture.items.push(item(figure.piece, dragged));
}
