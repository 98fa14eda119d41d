//! The board and the checkers of Kotra.

mod board;
mod checkers;
mod ground;
mod hollow;
mod tongues;

use crate::Kotra;
use crate::board::{KotraBoard, Layout, Look};
use scene::{Ornament, Theme};

use on_page::Art;
use on_page::paint::pen::Pen;

impl Art for Kotra {
    type Table = KotraBoard;
    type Look = Look;
    type Layout = Layout;

    fn ground(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
        ground::ground(pen, layout, theme, ornament);
    }

    fn piece(pen: &Pen, look: Look, theme: &Theme) {
        checkers::checker(pen, look, theme);
    }
}

#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod tests {
    use super::*;
    use on_page::promises::painted_within_extent;
    use wasm_bindgen_test::wasm_bindgen_test;

    #[wasm_bindgen_test]
    fn every_checker_is_painted_within_its_extent() {
        let looks = kotra::Side::BOTH.map(|side| [Look::flat(side), Look::edge(side)]);
        painted_within_extent::<Kotra>(looks.as_flattened());
    }
}
