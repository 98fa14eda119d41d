//! The board and the pieces of Hnefatafl.

mod ground;
mod lathe;
mod squares;

use crate::Hnefatafl;
use crate::board::{HnefataflBoard, Layout, Look};
use scene::{Ornament, Theme};

use on_page::Art;
use on_page::paint::pen::Pen;

impl Art for Hnefatafl {
    type Table = HnefataflBoard;
    type Look = Look;
    type Layout = Layout;

    fn ground(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
        ground::ground(pen, layout, theme, ornament);
    }

    fn piece(pen: &Pen, look: Look, theme: &Theme) {
        match look.laid() {
            None => lathe::piece(pen, look, theme),
            Some(foot) => pen.at(foot, core::f64::consts::FRAC_PI_2, (1.0, 1.0), |pen| {
                lathe::piece(pen, look, theme);
            }),
        }
    }
}

#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod tests {
    use super::*;
    use hnefatafl::Piece;
    use on_page::promises::painted_within_extent;
    use wasm_bindgen_test::wasm_bindgen_test;

    #[wasm_bindgen_test]
    fn every_piece_is_painted_within_its_extent() {
        let standing = Piece::ALL.iter().copied().map(Look::from);
        let looks: Vec<Look> = standing.flat_map(|look| [look, look.lying()]).collect();
        painted_within_extent::<Hnefatafl>(&looks);
    }
}
