//! Materials and colours of a table, as data.

/// A colour: red, green, blue, each 0 to 255.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The colour that lies `t` of the way to `other`, `t` from 0 to 1.
    #[must_use]
    pub fn toward(self, other: Rgb, t: f64) -> Rgb {
        let mix = |a: u8, b: u8| (f64::from(a) + (f64::from(b) - f64::from(a)) * t + 0.5) as u8;
        Rgb(
            mix(self.0, other.0),
            mix(self.1, other.1),
            mix(self.2, other.2),
        )
    }

    /// Darker for `light` below 0, lighter above; −1 is black, 1 is white.
    #[must_use]
    pub fn lit(self, light: f64) -> Rgb {
        if light < 0.0 {
            self.toward(Rgb(8, 4, 2), (-light).min(1.0))
        } else {
            self.toward(Rgb(255, 252, 244), light.min(1.0))
        }
    }

    /// The relative luminance of WCAG 2, 0 to 1.
    #[must_use]
    pub fn luminance(self) -> f64 {
        let channel = |c: u8| {
            let c = f64::from(c) / 255.0;
            if c <= 0.039_28 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(self.0) + 0.7152 * channel(self.1) + 0.0722 * channel(self.2)
    }

    /// The contrast of WCAG 2 to another colour, 1 to 21.
    #[must_use]
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// What a surface is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Material {
    /// The colour in plain light.
    pub colour: Rgb,
    /// The colour of its grain and of what is cut into it.
    pub grain: Rgb,
    /// How strong the grain is: 0 (plain) to 100.
    pub figure: u8,
}

/// One side's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideLook {
    /// The wood or bone of its pieces.
    pub body: Material,
    /// The colour of its pennant and marks.
    pub banner: Rgb,
}

/// Everything about how a table looks that is not its geometry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// The name, for settings and saved choices.
    pub id: &'static str,
    /// The cloth that the table is laid on: the canvas behind everything.
    pub ground: Rgb,
    /// Words and faint lines on the ground.
    pub ink: Rgb,
    /// The board.
    pub board: Material,
    /// Lines, borders and ornaments on the board.
    pub burnt: Rgb,
    /// The throwing tray.
    pub tray: Material,
    /// The dice.
    pub dice: Material,
    /// The king.
    pub king: Material,
    /// The men's and the women's pieces.
    pub sides: [SideLook; 2],
    /// What can be acted upon: pieces that can move and the places they can go to.
    pub accent: Rgb,
    /// What is lost by it: captures, refusals.
    pub alarm: Rgb,
    /// The last move.
    pub trace: Rgb,
    /// Whether surfaces are flat: no grain, no gradients, strong outlines.
    pub flat: bool,
}

impl Theme {
    /// Birch on blue wool: the usual table.
    pub const BIRCH: Theme = Theme {
        id: "birch",
        ground: Rgb(30, 52, 76),
        ink: Rgb(240, 232, 216),
        board: Material {
            colour: Rgb(222, 184, 130),
            grain: Rgb(150, 98, 48),
            figure: 55,
        },
        burnt: Rgb(66, 34, 14),
        tray: Material {
            colour: Rgb(152, 98, 54),
            grain: Rgb(84, 48, 22),
            figure: 60,
        },
        dice: Material {
            colour: Rgb(246, 236, 214),
            grain: Rgb(46, 28, 16),
            figure: 20,
        },
        king: Material {
            colour: Rgb(216, 178, 84),
            grain: Rgb(74, 42, 10),
            figure: 20,
        },
        sides: [
            SideLook {
                body: Material {
                    colour: Rgb(108, 62, 36),
                    grain: Rgb(238, 204, 156),
                    figure: 40,
                },
                banner: Rgb(20, 74, 140),
            },
            SideLook {
                body: Material {
                    colour: Rgb(250, 242, 224),
                    grain: Rgb(128, 34, 30),
                    figure: 20,
                },
                banner: Rgb(166, 28, 34),
            },
        ],
        accent: Rgb(6, 84, 96),
        alarm: Rgb(164, 22, 26),
        trace: Rgb(108, 58, 10),
        flat: false,
    };

    /// Smoked wood by night.
    pub const NIGHT: Theme = Theme {
        id: "night",
        ground: Rgb(17, 19, 23),
        ink: Rgb(222, 216, 204),
        board: Material {
            colour: Rgb(72, 50, 36),
            grain: Rgb(32, 20, 13),
            figure: 60,
        },
        burnt: Rgb(222, 190, 140),
        tray: Material {
            colour: Rgb(58, 42, 32),
            grain: Rgb(26, 17, 11),
            figure: 60,
        },
        dice: Material {
            colour: Rgb(226, 214, 190),
            grain: Rgb(34, 22, 14),
            figure: 20,
        },
        king: Material {
            colour: Rgb(214, 170, 76),
            grain: Rgb(60, 34, 8),
            figure: 20,
        },
        sides: [
            SideLook {
                body: Material {
                    colour: Rgb(174, 146, 116),
                    grain: Rgb(24, 14, 8),
                    figure: 40,
                },
                banner: Rgb(112, 176, 240),
            },
            SideLook {
                body: Material {
                    colour: Rgb(238, 224, 198),
                    grain: Rgb(130, 30, 28),
                    figure: 20,
                },
                banner: Rgb(246, 138, 122),
            },
        ],
        accent: Rgb(110, 226, 206),
        alarm: Rgb(255, 140, 120),
        trace: Rgb(240, 190, 110),
        flat: false,
    };

    /// Black on white, for eyes that need it and for bright rooms.
    pub const CONTRAST: Theme = Theme {
        id: "contrast",
        ground: Rgb(255, 255, 255),
        ink: Rgb(0, 0, 0),
        board: Material {
            colour: Rgb(255, 255, 255),
            grain: Rgb(255, 255, 255),
            figure: 0,
        },
        burnt: Rgb(0, 0, 0),
        tray: Material {
            colour: Rgb(235, 235, 235),
            grain: Rgb(0, 0, 0),
            figure: 0,
        },
        dice: Material {
            colour: Rgb(255, 255, 255),
            grain: Rgb(0, 0, 0),
            figure: 0,
        },
        king: Material {
            colour: Rgb(255, 212, 0),
            grain: Rgb(0, 0, 0),
            figure: 0,
        },
        sides: [
            SideLook {
                body: Material {
                    colour: Rgb(24, 24, 24),
                    grain: Rgb(255, 255, 255),
                    figure: 0,
                },
                banner: Rgb(0, 60, 170),
            },
            SideLook {
                body: Material {
                    colour: Rgb(255, 255, 255),
                    grain: Rgb(0, 0, 0),
                    figure: 0,
                },
                banner: Rgb(180, 0, 20),
            },
        ],
        accent: Rgb(0, 86, 178),
        alarm: Rgb(190, 0, 20),
        trace: Rgb(110, 60, 0),
        flat: true,
    };

    /// Every theme, the default one first.
    pub const ALL: [Theme; 3] = [Theme::BIRCH, Theme::NIGHT, Theme::CONTRAST];

    /// The theme of this name.
    #[must_use]
    pub fn named(id: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_the_standard() {
        assert!((Rgb(0, 0, 0).contrast(Rgb(255, 255, 255)) - 21.0).abs() < 1e-9);
        assert!((Rgb(119, 119, 119).contrast(Rgb(255, 255, 255)) - 4.48).abs() < 0.01);
    }

    #[test]
    fn every_mark_is_seen_against_the_board() {
        for theme in Theme::ALL {
            let board = theme.board.colour;
            for mark in [theme.burnt, theme.accent, theme.alarm, theme.trace] {
                assert!(mark.contrast(board) >= 3.0, "{}: {mark:?}", theme.id);
            }
            for side in theme.sides {
                assert!(side.banner.contrast(board) >= 3.0, "{}", theme.id);
                assert!(
                    side.body.grain.contrast(side.body.colour) >= 3.0,
                    "{}",
                    theme.id
                );
            }
            assert!(theme.ink.contrast(theme.ground) >= 7.0, "{}", theme.id);
            assert!(
                theme.dice.grain.contrast(theme.dice.colour) >= 7.0,
                "{}",
                theme.id
            );
            assert!(
                theme.king.grain.contrast(theme.king.colour) >= 3.0,
                "{}",
                theme.id
            );
        }
    }
}
