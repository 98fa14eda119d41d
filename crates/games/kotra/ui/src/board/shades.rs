//! The colours of the inlays of the board.

use scene::{Rgb, Texture, Theme};

/// The colours of the even points and of the odd ones.
pub fn tongues(theme: &Theme) -> [Rgb; 2] {
    let board = theme.board.colour;
    match (theme.board.texture, theme.is_dark()) {
        (Texture::Wood, false) => [board.toward(theme.burnt, 0.5), board.lit(0.5)],
        (_, true) => [
            board.toward(theme.burnt, 0.52),
            board.toward(theme.burnt, 0.25),
        ],
        (Texture::Hide, _) => [
            board.toward(theme.burnt, 0.6),
            board.toward(theme.burnt, 0.12),
        ],
        (Texture::Smooth, _) => [board.toward(theme.burnt, 0.3), board],
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use scene::Material;

    #[test]
    fn the_last_move_is_seen_on_every_point_and_beside_the_board() {
        for material in Material::ALL {
            let theme = Theme::of(*material);
            // A trough lies in the shade of its rim.
            let trough = theme.tray.colour.toward(Rgb(20, 9, 2), 0.34);
            let surfaces =
                tongues(&theme)
                    .into_iter()
                    .chain([theme.board.colour, theme.tray.colour, trough]);
            for surface in surfaces {
                // The grain is lighter and darker than the wood.
                for light in [-0.2, 0.0, 0.2] {
                    let contrast = theme.last_move().contrast(surface.lit(light));
                    assert!(contrast >= 3.0, "{surface:?} of {material}: {contrast}");
                }
            }
        }
    }
}
