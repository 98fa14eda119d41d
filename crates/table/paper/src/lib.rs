//! Paper: full-page sheets and smaller pictures, drawn as SVG, tents to cut out, a page of rules set in columns, and [QR
//! codes](qr). It knows no game.
//!
//! ```
//! use paper::{Drawing, Format, Labels, MARGIN, Pen};
//!
//! let mut drawing = Drawing::sheet(Format::A4);
//! let (width, _) = Format::A4.size();
//! drawing.line(Pen::Fold, &[(MARGIN, 1000), (width - MARGIN, 1000)]);
//! drawing.labels(&Labels { title: "Fold here".into(), hints: Vec::new() });
//! let svg = drawing.into_svg();
//! assert!(svg.starts_with("<svg"));
//! ```
//!
//! All lengths are whole numbers of tenths of a millimetre: sharp, and the same everywhere.

mod arrow;
mod drawing;
mod leaflet;
pub mod qr;
mod samples;
mod sheet;
mod tent;

pub use drawing::{Drawing, LEGEND, PLAIN, Pen, Point, Style};
pub use leaflet::{Leaflet, Measure, Paragraph, Picture, Runs, leaflet};
pub use samples::{BONE, PathShown, UPRIGHT, dice_in_rows, named};
pub use sheet::{Format, Labels, MARGIN, Sheet};
pub use tent::{TENT_WALL, TENT_WIDTH, Wall, tents};
