//! The measures of the strip beside the board, and the size of pieces.

use sahkku::Drawing;
use scene::{Base, Point, Strip, StripAt, StripLayout, within};

use super::Layout;
use super::size::BoardSize;
use crate::board::{LayoutSpec, SahkkuBoard};

impl StripLayout for Layout {
    type Size = BoardSize;

    const NEAR_IS_UPPER: bool = false;

    fn margin(spec: &LayoutSpec) -> f64 {
        within(spec.width.min(spec.height) * 0.022, 5.0, 48.0)
    }

    fn strip(spec: &LayoutSpec, turned: bool, at: StripAt) -> Strip {
        let (width, height) = (spec.width, spec.height);
        match at {
            StripAt::Below => {
                let share = if turned { 0.15 } else { 0.205 };
                Strip {
                    least: within(height * share, height.min(86.0), 520.0),
                    spare: (0.5, 0.5),
                    long: 6.0,
                    tray: 0.54,
                    plate_length: 3.6,
                    plate_width: (0.92, 0.0),
                }
            }
            StripAt::Beside => Strip {
                least: within(width * 0.2, 74.0, (height * 0.22).max(74.0)),
                spare: (0.5, 0.3),
                long: f64::INFINITY,
                tray: 0.52,
                plate_length: 2.6,
                plate_width: (0.0, 0.96),
            },
            StripAt::WithPanel => Strip {
                least: if turned {
                    within(width * 0.235, 74.0, height * 0.3)
                } else {
                    within(height * 0.205, 86.0, 520.0)
                },
                spare: (1.0, 0.5),
                long: f64::INFINITY,
                tray: 0.3,
                plate_length: 0.42,
                plate_width: (0.0, 0.92),
            },
        }
    }

    fn fit(spec: &LayoutSpec, turned: bool, space: Point) -> (Point, BoardSize) {
        BoardSize::fit(spec, turned, space)
    }

    fn new(base: Base<SahkkuBoard>, size: BoardSize) -> Layout {
        Layout {
            base: Base {
                pitch: size.pitch,
                ..base
            },
            length: size.length,
            row_step: size.row_step,
        }
    }

    /// On a line the heads of pieces may reach over its ends, but not into the next column; in a square they stay inside. The
    /// king is still taller than a soldier.
    fn set_unit(&mut self) {
        let (pitch, length) = (self.pitch, self.length);
        self.unit = match (self.spec.format.places, self.is_upright()) {
            (Drawing::Lines, false) => pitch.min(length / 1.12),
            (Drawing::Lines, true) => (pitch * 0.83).min(length / 1.12),
            (Drawing::Squares, false) => (pitch * 0.96).min(length * 0.78),
            (Drawing::Squares, true) => (pitch * 0.78).min(length * 0.96),
        };
    }
}
