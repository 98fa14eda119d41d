//! Paper: sheets of the size of the page and smaller pictures, drawn as SVG, tents to cut out, and a
//! page of rules whose words are set in columns; and [QR codes](qr). It knows no game.
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
//! Everything is in tenths of a millimetre, as whole numbers: sharp, and the same everywhere.

mod arrow;
mod drawing;
mod leaflet;
pub mod qr;
mod sheet;
mod tent;

pub use drawing::{Drawing, PLAIN, Pen, Point, Style};
pub use leaflet::{Leaflet, Measure, Paragraph, Picture, Runs, leaflet};
pub use sheet::{Format, Labels, MARGIN, Sheet};
pub use tent::{TENT_WALL, TENT_WIDTH, Wall, tents};
