//! The colours of a table, and how they are used.

mod forced;
mod materials;
#[cfg(test)]
mod tests;

use crate::colour::Rgb;
use crate::style::Material;
pub use forced::Forced;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Texture {
    Wood,
    Hide,
    Smooth,
}

/// The material of a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Surface {
    pub colour: Rgb,
    /// The colour of its grain and of what is cut into it.
    pub grain: Rgb,
    /// The strength of the grain: 0 (plain) to 100.
    pub figure: u8,
    pub texture: Texture,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideLook {
    /// The wood or bone of its pieces.
    pub body: Surface,
    /// The colour of its pennant and marks.
    pub banner: Rgb,
}

/// Everything about the look of a table except its geometry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// The choice that it belongs to.
    pub material: Material,
    /// The cloth under the table: the canvas behind everything.
    pub ground: Rgb,
    /// Words and faint lines on the ground.
    pub ink: Rgb,
    pub board: Surface,
    /// Lines, borders and ornaments on the board.
    pub burnt: Rgb,
    pub tray: Surface,
    pub dice: Surface,
    /// The king, if a game has one: he belongs to no side, or stands out from his own.
    pub king: Surface,
    /// The pieces of the first and of the second side.
    pub sides: [SideLook; 2],
    /// What can be acted upon: movable pieces and their destinations.
    pub accent: Rgb,
    /// Losses: captures and refusals.
    pub alarm: Rgb,
    /// The last move.
    pub trace: Rgb,
    /// Whether surfaces are flat: without grain, light and shadow.
    pub flat: bool,
    /// The outline of flat things.
    pub outline: Rgb,
}

/// The contrast of a number to its plate. With it, at least one of the two has a contrast of 3 or more to any colour that they
/// lie on.
const NUMBER: f64 = 9.0;

/// A piece as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shades {
    pub lit: Rgb,
    pub shade: Rgb,
    /// The line around both.
    pub edge: Rgb,
}

/// Two colours side by side, at least one of which is visible on any surface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    pub colour: Rgb,
    pub edge: Rgb,
}

impl Pair {
    /// How well the pair is told from a surface: by the colour that differs more.
    pub fn contrast(&self, surface: Rgb) -> f64 {
        self.colour
            .contrast(surface)
            .max(self.edge.contrast(surface))
    }
}

impl Theme {
    /// The plate of a number of this side's pieces, and the colour of its text and outline. It lies on pieces, which may have the
    /// plate's own colour.
    pub fn number(&self, side: usize) -> Pair {
        let banner = self.sides[side].banner;
        let edge = banner.opposite();
        let away = if edge.luminance() > 0.5 { -0.07 } else { 0.07 };
        let mut plates = (0..8).map(|n| banner.lit(f64::from(n) * away));
        let plate = plates.find(|plate| plate.contrast(edge) >= NUMBER);
        Pair {
            colour: plate.unwrap_or(banner),
            edge,
        }
    }

    /// The line around the last move and the line on both sides of it. It lies on boards and on inlays.
    pub fn last_move(&self) -> Pair {
        Pair {
            colour: self.trace,
            edge: self.trace.opposite(),
        }
    }

    /// How light falls on a piece of this colour. On a dark board there is less shade, or that side could not be told from the
    /// board; on a pale one the outline is visible.
    pub fn shades(&self, body: Rgb) -> Shades {
        if self.flat {
            return Shades {
                lit: body,
                shade: body,
                edge: self.outline,
            };
        }
        let depth = if self.is_dark() { 0.22 } else { 0.42 };
        Shades {
            lit: body.lit(0.10),
            shade: body.toward(body.lit(-0.9), depth),
            edge: body.lit(-0.82),
        }
    }

    /// The colour of the names of rows and columns: that of the lines, and fainter if they can still be read.
    pub fn names(&self) -> Rgb {
        let (burnt, board) = (self.burnt, self.board.colour);
        let readable = |name: &Rgb| name.contrast(board) >= 4.7;
        let away = if self.is_dark() { 0.3 } else { -0.3 };
        [burnt.toward(board, 0.22), burnt]
            .into_iter()
            .find(readable)
            .unwrap_or_else(|| burnt.lit(away))
    }

    /// Whether the board is darker than everything that stands on it.
    pub fn is_dark(&self) -> bool {
        self.board.colour.luminance() < 0.1
    }
}
