//! The tray on the canvas.

use crate::die::{DieShape, Pose, SLANT};
use crate::geometry::{Point, Rect};
use crate::tray::Tray;

/// Where the tray lies on the canvas.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct TrayArea {
    /// The tray with its rim, an oval, in CSS pixels. If it is higher than wide, the tray stands upright.
    pub rect: Rect,
}

impl TrayArea {
    /// Pixels per unit of dice and throws, which is half the width of the tray.
    pub fn scale(&self) -> f64 {
        self.rect.w.min(self.rect.h) / 2.0
    }

    /// The pose of a die on the screen: rotated a quarter if the tray stands upright.
    pub fn on_canvas(&self, pose: &Pose) -> Pose {
        let turn = if self.rect.h > self.rect.w {
            core::f64::consts::FRAC_PI_2
        } else {
            0.0
        };
        Pose {
            at: pose.at.turned(turn),
            yaw: pose.yaw + turn,
            ..*pose
        }
    }

    /// The middle of a die as seen, in CSS pixels. `pose` is in the tray's units.
    pub fn die_point(&self, pose: &Pose) -> Point {
        let up = Point::new(0.0, SLANT * pose.height);
        self.rect.centre() + (self.on_canvas(pose).at - up) * self.scale()
    }

    /// The number of the die at a point of the canvas, or less than `reach` beside it.
    pub fn die_at<F: Copy + PartialEq, D: DieShape>(
        &self,
        tray: &Tray<F, D>,
        now: f64,
        at: Point,
        reach: f64,
    ) -> Option<usize> {
        if !self.rect.inset(-reach).contains(at) {
            return None;
        }
        let scale = self.scale();
        let off = |n: usize| -> Option<f64> {
            let pose = tray.pose(n, now)?;
            let from_middle = (at - self.die_point(&pose)).turned(-self.on_canvas(&pose).yaw);
            let over = Point::new(
                (from_middle.x.abs() - D::HALF_LENGTH * scale).max(0.0),
                (from_middle.y.abs() - D::HALF_WIDTH * 1.3 * scale).max(0.0),
            );
            Some(over.length() + from_middle.length() * 1e-3)
        };
        (0..tray.len())
            .filter_map(|n| off(n).map(|off| (n, off)))
            .filter(|(_, off)| *off <= reach * 0.6)
            .min_by(|(_, a), (_, b)| a.total_cmp(b))
            .map(|(n, _)| n)
    }
}
