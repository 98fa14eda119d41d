//! The materials' colours, as data.

use crate::colour::Rgb;
use crate::style::Material;

/// What shows in a surface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Texture {
    /// Years and fibres.
    Wood,
    /// Pores, creases and clouds.
    Hide,
    /// Nothing.
    Smooth,
}

/// What a thing is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Surface {
    /// The colour in plain light.
    pub colour: Rgb,
    /// The colour of its grain and of what is cut into it.
    pub grain: Rgb,
    /// How strong the grain is: 0 (plain) to 100.
    pub figure: u8,
    /// What grain it is.
    pub texture: Texture,
}

/// One side's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideLook {
    /// The wood or bone of its pieces.
    pub body: Surface,
    /// The colour of its pennant and marks.
    pub banner: Rgb,
}

/// Everything about how a table looks that is not its geometry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// The choice that it goes with.
    pub material: Material,
    /// The cloth that the table is laid on: the canvas behind everything.
    pub ground: Rgb,
    /// Words and faint lines on the ground.
    pub ink: Rgb,
    /// The board.
    pub board: Surface,
    /// Lines, borders and ornaments on the board.
    pub burnt: Rgb,
    /// The throwing tray.
    pub tray: Surface,
    /// The dice.
    pub dice: Surface,
    /// The king.
    pub king: Surface,
    /// The men's and the women's pieces.
    pub sides: [SideLook; 2],
    /// What can be acted upon: pieces that can move and the places they can go to.
    pub accent: Rgb,
    /// What is lost by it: captures, refusals.
    pub alarm: Rgb,
    /// The last move.
    pub trace: Rgb,
    /// Whether surfaces are flat: no grain, no light and shadow.
    pub flat: bool,
    /// What flat things are outlined with.
    pub outline: Rgb,
}

const fn wood(colour: Rgb, grain: Rgb, figure: u8) -> Surface {
    Surface {
        colour,
        grain,
        figure,
        texture: Texture::Wood,
    }
}

const fn hide(colour: Rgb, grain: Rgb, figure: u8) -> Surface {
    Surface {
        colour,
        grain,
        figure,
        texture: Texture::Hide,
    }
}

const fn smooth(colour: Rgb, grain: Rgb) -> Surface {
    Surface {
        colour,
        grain,
        figure: 0,
        texture: Texture::Smooth,
    }
}

impl Theme {
    /// The look of a material.
    #[must_use]
    pub const fn of(material: Material) -> Theme {
        match material {
            Material::Birch => BIRCH,
            Material::DarkWood => DARK_WOOD,
            Material::Hide => HIDE,
            Material::Plain => PLAIN,
            Material::Night => NIGHT,
            Material::HighContrast => HIGH_CONTRAST,
        }
    }
}

const BIRCH: Theme = Theme {
    material: Material::Birch,
    ground: Rgb(30, 52, 76),
    ink: Rgb(240, 232, 216),
    board: wood(Rgb(222, 184, 130), Rgb(150, 98, 48), 55),
    burnt: Rgb(66, 34, 14),
    tray: wood(Rgb(152, 98, 54), Rgb(84, 48, 22), 60),
    dice: wood(Rgb(246, 236, 214), Rgb(46, 28, 16), 20),
    king: wood(Rgb(216, 178, 84), Rgb(74, 42, 10), 20),
    sides: [
        SideLook {
            body: wood(Rgb(108, 62, 36), Rgb(238, 204, 156), 40),
            banner: Rgb(20, 74, 140),
        },
        SideLook {
            body: wood(Rgb(250, 242, 224), Rgb(128, 34, 30), 20),
            banner: Rgb(166, 28, 34),
        },
    ],
    accent: Rgb(6, 84, 96),
    alarm: Rgb(164, 22, 26),
    trace: Rgb(108, 58, 10),
    flat: false,
    outline: Rgb(0, 0, 0),
};

const DARK_WOOD: Theme = Theme {
    material: Material::DarkWood,
    ground: Rgb(70, 74, 68),
    ink: Rgb(246, 240, 226),
    board: wood(Rgb(92, 58, 38), Rgb(38, 21, 12), 60),
    burnt: Rgb(238, 210, 164),
    tray: wood(Rgb(120, 80, 50), Rgb(58, 34, 18), 60),
    dice: wood(Rgb(246, 236, 214), Rgb(46, 28, 16), 20),
    king: wood(Rgb(226, 186, 92), Rgb(70, 40, 10), 20),
    sides: [
        SideLook {
            body: wood(Rgb(200, 152, 98), Rgb(70, 32, 12), 45),
            banner: Rgb(140, 196, 250),
        },
        SideLook {
            body: wood(Rgb(250, 242, 226), Rgb(128, 34, 30), 20),
            banner: Rgb(255, 164, 150),
        },
    ],
    accent: Rgb(128, 232, 214),
    alarm: Rgb(255, 168, 148),
    trace: Rgb(246, 204, 128),
    flat: false,
    outline: Rgb(0, 0, 0),
};

const HIDE: Theme = Theme {
    material: Material::Hide,
    ground: Rgb(52, 62, 54),
    ink: Rgb(242, 236, 222),
    board: hide(Rgb(228, 208, 178), Rgb(160, 122, 84), 55),
    burnt: Rgb(112, 34, 18),
    tray: wood(Rgb(190, 146, 92), Rgb(112, 72, 36), 55),
    dice: wood(Rgb(248, 240, 222), Rgb(46, 28, 16), 20),
    king: wood(Rgb(196, 140, 60), Rgb(62, 30, 8), 25),
    sides: [
        SideLook {
            body: wood(Rgb(98, 66, 46), Rgb(240, 212, 170), 40),
            banner: Rgb(20, 70, 134),
        },
        SideLook {
            body: wood(Rgb(252, 247, 236), Rgb(128, 34, 30), 20),
            banner: Rgb(160, 26, 32),
        },
    ],
    accent: Rgb(6, 80, 92),
    alarm: Rgb(160, 20, 24),
    trace: Rgb(104, 58, 10),
    flat: false,
    outline: Rgb(0, 0, 0),
};

const PLAIN: Theme = Theme {
    material: Material::Plain,
    ground: Rgb(226, 231, 234),
    ink: Rgb(30, 38, 46),
    board: smooth(Rgb(250, 249, 245), Rgb(210, 210, 205)),
    burnt: Rgb(88, 98, 106),
    tray: smooth(Rgb(203, 213, 219), Rgb(120, 135, 145)),
    dice: smooth(Rgb(255, 255, 255), Rgb(34, 42, 50)),
    king: smooth(Rgb(240, 192, 72), Rgb(82, 54, 0)),
    sides: [
        SideLook {
            body: smooth(Rgb(48, 80, 112), Rgb(255, 255, 255)),
            banner: Rgb(36, 80, 128),
        },
        SideLook {
            body: smooth(Rgb(244, 214, 196), Rgb(150, 52, 34)),
            banner: Rgb(166, 56, 36),
        },
    ],
    accent: Rgb(0, 96, 116),
    alarm: Rgb(176, 30, 30),
    trace: Rgb(120, 78, 0),
    flat: true,
    outline: Rgb(44, 54, 64),
};

const NIGHT: Theme = Theme {
    material: Material::Night,
    ground: Rgb(17, 19, 23),
    ink: Rgb(222, 216, 204),
    board: wood(Rgb(72, 50, 36), Rgb(32, 20, 13), 60),
    burnt: Rgb(222, 190, 140),
    tray: wood(Rgb(58, 42, 32), Rgb(26, 17, 11), 60),
    dice: wood(Rgb(226, 214, 190), Rgb(34, 22, 14), 20),
    king: wood(Rgb(214, 170, 76), Rgb(60, 34, 8), 20),
    sides: [
        SideLook {
            body: wood(Rgb(174, 146, 116), Rgb(24, 14, 8), 40),
            banner: Rgb(112, 176, 240),
        },
        SideLook {
            body: wood(Rgb(238, 224, 198), Rgb(130, 30, 28), 20),
            banner: Rgb(246, 138, 122),
        },
    ],
    accent: Rgb(110, 226, 206),
    alarm: Rgb(255, 140, 120),
    trace: Rgb(240, 190, 110),
    flat: false,
    outline: Rgb(0, 0, 0),
};

const HIGH_CONTRAST: Theme = Theme {
    material: Material::HighContrast,
    ground: Rgb(255, 255, 255),
    ink: Rgb(0, 0, 0),
    board: smooth(Rgb(255, 255, 255), Rgb(255, 255, 255)),
    burnt: Rgb(0, 0, 0),
    tray: smooth(Rgb(235, 235, 235), Rgb(0, 0, 0)),
    dice: smooth(Rgb(255, 255, 255), Rgb(0, 0, 0)),
    king: smooth(Rgb(255, 212, 0), Rgb(0, 0, 0)),
    sides: [
        SideLook {
            body: smooth(Rgb(24, 24, 24), Rgb(255, 255, 255)),
            banner: Rgb(0, 60, 150),
        },
        SideLook {
            body: smooth(Rgb(255, 255, 255), Rgb(0, 0, 0)),
            banner: Rgb(150, 0, 16),
        },
    ],
    accent: Rgb(0, 76, 150),
    alarm: Rgb(150, 0, 16),
    trace: Rgb(96, 52, 0),
    flat: true,
    outline: Rgb(0, 0, 0),
};

#[cfg(test)]
mod tests {
    use super::*;

    /// How well everything that means something is seen, worst last.
    fn contrasts(theme: &Theme) -> Vec<(&'static str, f64)> {
        let board = theme.board.colour;
        let mut all = vec![
            ("ink", theme.ink.contrast(theme.ground) / 7.0),
            ("lines", theme.burnt.contrast(board) / 3.0),
            ("accent", theme.accent.contrast(board) / 3.0),
            ("alarm", theme.alarm.contrast(board) / 3.0),
            ("trace", theme.trace.contrast(board) / 3.0),
            ("dice", theme.dice.grain.contrast(theme.dice.colour) / 7.0),
            ("king", theme.king.grain.contrast(theme.king.colour) / 3.0),
        ];
        for side in theme.sides {
            all.push(("banner", side.banner.contrast(board) / 3.0));
            all.push(("carving", side.body.grain.contrast(side.body.colour) / 3.0));
        }
        all
    }

    #[test]
    fn the_picture_of_an_embedded_board_has_the_same_colours() {
        let script = include_str!("../../../web/embed/sahkku-embed.js");
        let hex = |Rgb(r, g, b): Rgb| format!("\"#{r:02x}{g:02x}{b:02x}\"");
        for material in Material::ALL {
            let theme = Theme::of(*material);
            let colours = [theme.ground, theme.ink, theme.board.colour, theme.burnt].map(hex);
            let line = format!("\"{material}\": [{}],", colours.join(", "));
            assert!(script.contains(&line), "{line}");
        }
    }

    #[test]
    fn what_means_something_is_seen() {
        for material in Material::ALL {
            for (what, part) in contrasts(&Theme::of(*material)) {
                assert!(part >= 1.0, "{what} of {material}: {part}");
            }
        }
    }

    #[test]
    fn high_contrast_is_what_the_standard_calls_aaa() {
        let theme = Theme::of(Material::HighContrast);
        let board = theme.board.colour;
        for mark in [theme.burnt, theme.accent, theme.alarm, theme.trace] {
            assert!(mark.contrast(board) >= 7.0, "{mark:?}");
        }
        for side in theme.sides {
            assert!(side.banner.contrast(board) >= 7.0);
            assert!(side.body.grain.contrast(side.body.colour) >= 7.0);
        }
    }

    #[test]
    fn every_material_has_its_own_look() {
        for material in Material::ALL {
            assert_eq!(Theme::of(*material).material, *material);
        }
    }
}
