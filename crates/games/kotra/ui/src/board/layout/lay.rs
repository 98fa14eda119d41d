//! The measures of the strip beside the board.

use scene::{Base, Point, Strip, StripAt, StripLayout, within};

use super::size::BoardSize;
use super::{Layout, LayoutSpec};
use crate::board::KotraBoard;
use crate::board::look::HALF_WIDTH;

/// The diameter of a checker, in widths of a point.
const DIAMETER: f64 = 0.94;

impl StripLayout for Layout {
    type Size = BoardSize;

    /// A side's last point is at its right hand, and so are its borne-off checkers.
    const NEAR_IS_UPPER: bool = true;

    fn margin(spec: &LayoutSpec) -> f64 {
        within(spec.width.min(spec.height) * 0.014, 4.0, 32.0)
    }

    fn strip(spec: &LayoutSpec, turned: bool, at: StripAt) -> Strip {
        let (width, height) = (spec.width, spec.height);
        let usual = Strip {
            least: 0.0,
            spare: (0.5, 0.4),
            long: 6.0,
            tray: 0.46,
            plate_length: 2.4,
            plate_width: (0.94, 0.8),
        };
        match at {
            StripAt::Below => {
                let share = if turned { 0.13 } else { 0.17 };
                let least = within(height * share, height.min(70.0), 420.0);
                Strip { least, ..usual }
            }
            StripAt::Beside => {
                let least = within(width * 0.15, 62.0, (height * 0.2).max(62.0));
                Strip { least, ..usual }
            }
            StripAt::WithPanel => {
                let (end, across) = if turned {
                    (height, width)
                } else {
                    (width, height)
                };
                Strip {
                    least: within(across * 0.215, 86.0, end * 0.3),
                    tray: 0.26,
                    plate_length: 0.38,
                    plate_width: (0.0, 1.0),
                    ..usual
                }
            }
        }
    }

    fn fit(_: &LayoutSpec, turned: bool, space: Point) -> (Point, BoardSize) {
        BoardSize::fit(turned, space)
    }

    fn new(base: Base<KotraBoard>, size: BoardSize) -> Layout {
        let pitch = size.pitch;
        let base = Base { pitch, ..base };
        Layout { base, size }
    }

    fn set_unit(&mut self) {
        self.unit = self.pitch * DIAMETER / (2.0 * HALF_WIDTH);
    }
}
