//! The colours of waiting pieces.

use scene::{Rgb, Theme};

/// The colour of a sleeping piece: slightly shaded by the board.
pub fn asleep(theme: &Theme, body: Rgb) -> Rgb {
    let much = match (theme.flat, theme.is_dark()) {
        (true, _) => 0.0,
        (false, true) => 0.05,
        (false, false) => 0.16,
    };
    body.toward(theme.board.grain, much)
}

/// The colour of the king who waits for the first raid.
pub fn inert(theme: &Theme) -> Rgb {
    let ashes = if theme.is_dark() {
        Rgb(204, 200, 190)
    } else {
        Rgb(150, 148, 140)
    };
    let much = if theme.flat { 0.0 } else { 0.75 };
    theme.king.colour.toward(ashes, much)
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use scene::{Forced, Material, Shades};

    fn assert_seen(theme: &Theme, name: &str) {
        let board = theme.board.colour;
        let [men, women] = theme.sides.map(|side| asleep(theme, side.body.colour));
        // No piece sleeps on the Castle, which lines cover to about a fifth; the king waits there.
        let ring = board.toward(theme.accent, 0.55);
        let castle = board.toward(theme.burnt, 0.22);
        for (piece, body, under) in [
            ("a man asleep", men, vec![board, ring]),
            ("a woman asleep", women, vec![board, ring]),
            ("the inert king", inert(theme), vec![board, ring, castle]),
        ] {
            for under in under {
                // Either the whole piece stands out from what is under it, or its outline does.
                let Shades { lit, shade, edge } = theme.shades(body);
                let fill = lit.contrast(under).min(shade.contrast(under));
                let contrast = fill.max(edge.contrast(under));
                assert!(contrast >= 3.0, "{piece} of {name}: {contrast}");
            }
        }
    }

    #[test]
    fn pieces_that_wait_stand_out_from_what_they_stand_on() {
        for material in Material::ALL {
            assert_seen(&Theme::of(*material), material.word());
        }
        let (black, white) = (Rgb(0, 0, 0), Rgb(255, 255, 255));
        for (canvas, text) in [(white, black), (black, white)] {
            let theme = Theme::forced(Forced {
                canvas,
                text,
                highlight: Rgb(171, 214, 228),
                link: Rgb(112, 235, 222),
            });
            assert_seen(&theme, "forced colours");
        }
    }
}
