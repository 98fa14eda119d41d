//! The board and the checkers of Kotra.

mod board;
mod checkers;
mod ground;
mod hollow;
mod tongues;

use kotra::Game;
use kotra_table::board::{Layout, Look};
use scene::{Ornament, Theme};

use crate::board::paint::pen::Pen;
use crate::on_page::Art;

impl Art for Game {
    type Look = Look;
    type Layout = Layout;

    fn unit(layout: &Layout) -> f64 {
        layout.unit
    }

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
    use crate::board::paint::sprites::tests::painted_within_extent;
    use wasm_bindgen_test::wasm_bindgen_test;

    #[wasm_bindgen_test]
    fn every_checker_is_painted_within_its_extent() {
        let looks = kotra::Side::BOTH.map(|side| [Look::flat(side), Look::edge(side)]);
        painted_within_extent::<Game>(looks.as_flattened());
    }
}
