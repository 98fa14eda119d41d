//! The look of a table where the system forces its colours on every page.

use super::materials::smooth;
use super::{SideLook, Theme};
use crate::colour::Rgb;
use crate::style::Material;

/// The colours of a system that forces its own on every page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forced {
    /// Behind everything: `Canvas`.
    pub canvas: Rgb,
    /// Words and lines on it: `CanvasText`.
    pub text: Rgb,
    /// What is chosen or can be chosen: `Highlight`.
    pub highlight: Rgb,
    /// Links: `LinkText`.
    pub link: Rgb,
}

impl Theme {
    /// The look of a material in a system's forced colours: only those, flat, and the first side darker than the second as
    /// everywhere.
    pub fn forced(colours: Forced) -> Theme {
        let Forced {
            canvas,
            text,
            highlight,
            link,
        } = colours;
        // A custom palette may have a colour that is invisible on its canvas.
        let seen = |colour: Rgb| {
            if colour.contrast(canvas) < 3.0 {
                text
            } else {
                colour
            }
        };
        let (dark, pale) = if canvas.luminance() > text.luminance() {
            (text, canvas)
        } else {
            (canvas, text)
        };
        let king = seen(highlight);
        let carved = if king.contrast(canvas) > king.contrast(text) {
            canvas
        } else {
            text
        };
        let side = |colour, grain| SideLook {
            body: smooth(colour, grain),
            banner: text,
        };
        Theme {
            material: Material::HighContrast,
            ground: canvas,
            ink: text,
            board: smooth(canvas, canvas),
            burnt: text,
            tray: smooth(canvas, text),
            dice: smooth(canvas, text),
            king: smooth(king, carved),
            sides: [side(dark, pale), side(pale, dark)],
            accent: king,
            alarm: seen(link),
            trace: text,
            flat: true,
            outline: text,
        }
    }
}
