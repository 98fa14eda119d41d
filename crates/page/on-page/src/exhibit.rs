//! The pictures of a game on a museum's screen. All are drawn here: nothing is borrowed.

use core::fmt::Write as _;

use paper::{Drawing, Pen};

use super::pieces::Pieces;
use super::rules::Map;

pub trait Exhibit: Pieces {
    /// The pictures for a game against the computer, a game of two people, and learning. If they are empty, the words have to do.
    fn starts() -> [String; 3] {
        Default::default()
    }

    fn past() -> Vec<String> {
        Vec::new()
    }

    /// A short sentence for each picture of [`past`](Exhibit::past).
    fn past_in_words() -> Vec<String> {
        Vec::new()
    }
}

/// The background colour of a picture.
pub const GROUND: &str = "#e6c896";

/// A map with all of its places marked.
pub fn drawn_map(map: &Map) -> String {
    let (width, height) = map.size;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"{GROUND}\"/>\n\
         <path d=\"{}\" fill=\"none\" stroke=\"#6b4427\" stroke-width=\"2\" stroke-linejoin=\"round\"/>\n",
        map.coast
    );
    for (_, x, y) in map.places {
        // Writing to a `String` cannot fail.
        let _ = writeln!(
            svg,
            "<path d=\"M{x} {y}m-8-8l16 16m0-16l-16 16\" fill=\"none\" stroke=\"#8a2f1d\" stroke-width=\"5\" stroke-linecap=\"round\"/>"
        );
    }
    svg + "</svg>\n"
}

/// An open book with writing in it.
pub fn open_book() -> String {
    let (width, height) = (900, 600);
    let mut drawing = Drawing::of_size(width, height);
    drawing.panel((4, 4), (width - 8, height - 8), 36, GROUND);
    for side in [-1, 1] {
        let at = |right: i32, down: i32| (width / 2 + side * right, down);
        let page = [
            at(0, 150),
            at(60, 120),
            at(330, 120),
            at(330, 460),
            at(60, 460),
            at(0, 490),
        ];
        drawing.area("#f4ecd9", &page);
        drawing.outline(Pen::Firm, &page);
        for n in 0..6 {
            let down = 175 + n * 45;
            // The last line is not full.
            let end = if n == 5 && side > 0 { 180 } else { 280 };
            drawing.line(Pen::Carved, &[at(70, down), at(end, down)]);
        }
    }
    drawing.into_svg()
}
