//! The die: a long one, with as many strokes as its face counts.

use scene::DieFace;

/// The tray. A face is its number, from 1.
pub type Tray = scene::Tray<u8>;

const STROKES: [&[[(f64, f64); 2]]; 4] = [
    &[[(0.0, -0.6), (0.0, 0.6)]],
    &[[(-0.3, -0.6), (-0.3, 0.6)], [(0.3, -0.6), (0.3, 0.6)]],
    &[
        [(-0.6, -0.6), (-0.6, 0.6)],
        [(0.0, -0.6), (0.0, 0.6)],
        [(0.6, -0.6), (0.6, 0.6)],
    ],
    &[
        [(-0.9, -0.6), (-0.9, 0.6)],
        [(-0.3, -0.6), (-0.3, 0.6)],
        [(0.3, -0.6), (0.3, 0.6)],
        [(0.9, -0.6), (0.9, 0.6)],
    ],
];

/// A tray for a die with so many faces, still empty. A long die has four.
#[must_use]
pub fn empty_tray(faces: u8) -> Tray {
    let faces: Vec<u8> = (1..=faces).collect();
    Tray::new(&faces, |face| {
        let strokes = STROKES.get(usize::from(face).wrapping_sub(1));
        strokes.map_or(DieFace::BLANK, |cuts| DieFace { cuts })
    })
}
