//! The pieces that stand on the board, those on their way, and the one in a hand.

use scene::{Point, arc, sort_few, within};

use super::Composer;
use crate::board::motion::Frame;
use crate::board::pose::Pose;
use crate::board::view::{Figure, Pick};

/// How high a piece is held that is chosen, and one that is dragged, in units.
const CHOSEN: f64 = 0.2;
const DRAGGED: f64 = 0.35;

/// How faintly a dragged piece is seen where it stood.
const GHOST: f64 = 0.3;

impl Composer<'_> {
    pub(super) fn pieces(&mut self, frame: &Frame) {
        let (layout, view) = (self.layout, self.view);
        let mut figures = view.figures.clone();
        // Who stands farther up the screen is behind.
        sort_few(&mut figures, |a, b| {
            layout.point(a.at).y < layout.point(b.at).y - 0.5
        });
        for figure in figures {
            let mut pose = Pose::in_view(layout, view, figure);
            let pick = Pick { place: figure.at };
            if view.drag.is_some_and(|drag| drag.pick == pick) {
                pose.alpha = GHOST;
            } else if view.chosen == Some(pick) {
                pose.lift = CHOSEN * pose.unit;
            } else {
                pose.lift = self.joy(figure, frame) * pose.unit;
            }
            self.items.push(pose.item(figure.piece));
        }
    }

    /// How high the winner's pieces jump, in units: in waves that run out from the king.
    fn joy(&self, figure: Figure, frame: &Frame) -> f64 {
        let Some((Some(winner), progress)) = frame.win else {
            return 0.0;
        };
        let (Some(king), true) = (self.view.king_at(), figure.piece.side() == winner) else {
            return 0.0;
        };
        if frame.still {
            return 0.0;
        }
        let off = self
            .layout
            .point(king)
            .distance(self.layout.point(figure.at));
        let behind = off / (2.0 * self.layout.board.w);
        let beat = within(progress * 1.7 - behind, 0.0, 1.0) * 3.0;
        arc(beat.fract()) * 0.42 * (1.0 - beat / 3.0)
    }

    pub(super) fn moving(&mut self, frame: &Frame) {
        for moving in &frame.moving {
            if !frame.still {
                let pose = Pose::moving(self.layout, moving);
                self.items.push(pose.item(moving.piece));
                continue;
            }
            let t = moving.progress;
            for (rest, alpha) in [(moving.from, 1.0 - t), (moving.to, t)] {
                let pose = Pose::of(self.layout, moving.piece, rest);
                self.items.push(Pose { alpha, ..pose }.item(moving.piece));
            }
        }
    }

    pub(super) fn dragged(&mut self) {
        let Some(drag) = self.view.drag else {
            return;
        };
        let Some(figure) = self.view.figures.iter().find(|f| f.at == drag.pick.place) else {
            return;
        };
        let pose = Pose::in_view(self.layout, self.view, *figure);
        let unit = pose.unit * 1.12;
        let dragged = Pose {
            // The pointer holds it by its middle.
            foot: drag.at + Point::new(0.0, unit * 0.75).turned(pose.facing),
            unit,
            lift: unit * DRAGGED,
            ..pose
        };
        self.items.push(dragged.item(figure.piece));
    }
}
