//! The board and the pieces of sáhkku.

mod carver;
mod ground;
mod pieces;

use crate::Sahkku;
use crate::board::{Layout, Look, SahkkuBoard};
use scene::{Look as _, Ornament, Point, Theme};

use on_page::Art;
use on_page::paint::pen::Pen;

impl Art for Sahkku {
    type Table = SahkkuBoard;
    type Look = Look;
    type Layout = Layout;

    fn ground(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
        ground::ground(pen, layout, theme, ornament);
    }

    fn piece(pen: &Pen, look: Look, theme: &Theme) {
        if !look.lies() {
            return pieces::piece(pen, look, theme);
        }
        // Laid down to the right: its lit side is up.
        let laid = Point::new(-0.44, -0.23);
        let size = 0.88 / length(look);
        pen.at(laid, core::f64::consts::FRAC_PI_2, (size, size), |pen| {
            pieces::piece(pen, look, theme);
        });
    }

    fn pennant(pen: &Pen, side: game::Side, theme: &Theme) {
        pen.at(Point::new(-0.2, 0.5), 0.0, (1.0, 1.0), |pen| {
            pieces::pennant(pen, side.into(), theme, 0.0);
        });
    }
}

/// The length of a lying piece, as it is carved standing.
fn length(look: Look) -> f64 {
    match look {
        Look::Soldier { .. } => 1.06,
        Look::Queen { .. } | Look::King { .. } => 1.22,
    }
}

#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod tests {
    use super::*;
    use crate::board::Stance;
    use ::sahkku::Side;
    use on_page::promises::painted_within_extent;
    use wasm_bindgen_test::wasm_bindgen_test;

    #[wasm_bindgen_test]
    fn every_piece_is_painted_within_its_extent() {
        let mut looks = Vec::new();
        for side in Side::BOTH {
            for stance in [Stance::Asleep, Stance::Awake, Stance::Homebound] {
                looks.push(Look::Soldier { side, stance });
            }
            for asleep in [false, true] {
                looks.push(Look::Queen { side, asleep });
            }
            for (ridden, homebound) in [(false, false), (true, false), (false, true)] {
                looks.push(Look::King {
                    holder: Some(side),
                    inert: false,
                    ridden,
                    homebound,
                });
            }
        }
        painted_within_extent::<Sahkku>(&looks);
    }
}
