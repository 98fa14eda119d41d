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

/// The colours of a system that forces its own on every page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forced {
    /// Behind everything: `Canvas`.
    pub canvas: Rgb,
    /// Words and lines on it: `CanvasText`.
    pub text: Rgb,
    /// What is chosen, and can be: `Highlight`.
    pub highlight: Rgb,
    /// What leads away: `LinkText`.
    pub link: Rgb,
}

/// A piece as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shades {
    /// The side in the light.
    pub lit: Rgb,
    /// The side in the shade.
    pub shade: Rgb,
    /// The line around both.
    pub edge: Rgb,
}

impl Theme {
    /// The look of a material in a system's forced colours: those and no other, flat, and the
    /// men darker than the women as everywhere.
    #[must_use]
    pub fn forced(colours: Forced) -> Theme {
        let Forced {
            canvas,
            text,
            highlight,
            link,
        } = colours;
        // A palette that somebody made may have a colour that is not seen on its canvas.
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

    /// How light falls on a piece of this colour. On a dark board there is less shade, or that
    /// side could not be told from the board; on a pale one the line around it is seen.
    #[must_use]
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

    /// The colour of the names of rows and columns: that of the lines, and quieter where they can still be read.
    #[must_use]
    pub fn names(&self) -> Rgb {
        let (burnt, board) = (self.burnt, self.board.colour);
        let readable = |name: &Rgb| name.contrast(board) >= 4.7;
        let away = if self.is_dark() { 0.3 } else { -0.3 };
        [burnt.toward(board, 0.22), burnt]
            .into_iter()
            .find(readable)
            .unwrap_or_else(|| burnt.lit(away))
    }

    /// The colour of a piece that sleeps: a little of the board's shade.
    #[must_use]
    pub fn asleep(&self, body: Rgb) -> Rgb {
        let much = match (self.flat, self.is_dark()) {
            (true, _) => 0.0,
            (false, true) => 0.05,
            (false, false) => 0.16,
        };
        body.toward(self.board.grain, much)
    }

    /// The colour of the king who waits for the first raid.
    #[must_use]
    pub fn inert(&self) -> Rgb {
        let ashes = if self.is_dark() {
            Rgb(204, 200, 190)
        } else {
            Rgb(150, 148, 140)
        };
        let much = if self.flat { 0.0 } else { 0.75 };
        self.king.colour.toward(ashes, much)
    }

    /// Whether the board is darker than all that stands on it.
    #[must_use]
    pub fn is_dark(&self) -> bool {
        self.board.colour.luminance() < 0.1
    }

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
    board: wood(Rgb(54, 33, 22), Rgb(24, 13, 8), 60),
    burnt: Rgb(160, 128, 88),
    tray: wood(Rgb(120, 80, 50), Rgb(58, 34, 18), 60),
    dice: wood(Rgb(246, 236, 214), Rgb(46, 28, 16), 20),
    king: wood(Rgb(226, 186, 92), Rgb(70, 40, 10), 20),
    sides: [
        SideLook {
            body: wood(Rgb(210, 160, 102), Rgb(70, 32, 12), 30),
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
    board: wood(Rgb(44, 31, 23), Rgb(20, 13, 9), 60),
    burnt: Rgb(150, 122, 86),
    tray: wood(Rgb(58, 42, 32), Rgb(26, 17, 11), 60),
    dice: wood(Rgb(226, 214, 190), Rgb(34, 22, 14), 20),
    king: wood(Rgb(214, 170, 76), Rgb(60, 34, 8), 20),
    sides: [
        SideLook {
            body: wood(Rgb(190, 152, 110), Rgb(40, 20, 8), 25),
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
            ("names", theme.names().contrast(board) / 4.5),
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

    /// Every piece, and what it is made of.
    fn pieces(theme: &Theme) -> Vec<(String, Rgb)> {
        let mut all = vec![
            ("the king".to_owned(), theme.king.colour),
            ("the inert king".to_owned(), theme.inert()),
        ];
        for (side, look) in ["a man", "a woman"].iter().zip(theme.sides) {
            all.push(((*side).to_owned(), look.body.colour));
            all.push((format!("{side} asleep"), theme.asleep(look.body.colour)));
        }
        all
    }

    /// What a piece can stand on: the plain board, the ring of a chosen piece, the carved Castle,
    /// of which lines take about a fifth.
    fn under(theme: &Theme) -> [(&'static str, Rgb); 3] {
        let board = theme.board.colour;
        [
            ("the board", board),
            ("a ring", board.toward(theme.accent, 0.55)),
            ("the Castle", board.toward(theme.burnt, 0.22)),
        ]
    }

    /// Either all of a piece stands out from what is under it, or the line around it does.
    fn stands_out(theme: &Theme, body: Rgb, under: Rgb) -> f64 {
        let Shades { lit, shade, edge } = theme.shades(body);
        let fill = lit.contrast(under).min(shade.contrast(under));
        fill.max(edge.contrast(under))
    }

    fn assert_seen(theme: &Theme, name: &str) {
        for (piece, body) in pieces(theme) {
            for (what, under) in under(theme) {
                // Nobody sleeps there.
                if what == "the Castle" && piece.ends_with("asleep") {
                    continue;
                }
                let contrast = stands_out(theme, body, under);
                assert!(contrast >= 3.0, "{piece} on {what} of {name}: {contrast}");
            }
        }
        let [men, women] = theme.sides.map(|side| side.body.colour);
        let apart = men.contrast(women);
        assert!(apart >= 2.0, "men and women of {name}: {apart}");
        // Dice lie on the floor of the tray, which the rim throws its shade on.
        let floor = if theme.flat {
            theme.tray.colour
        } else {
            theme.tray.colour.toward(Rgb(20, 9, 2), 0.3)
        };
        let edge = if theme.flat {
            theme.outline
        } else {
            theme.dice.colour.lit(-0.5)
        };
        let dice = theme.dice.colour.contrast(floor);
        let dice = dice.max(edge.contrast(floor));
        assert!(dice >= 3.0, "the dice of {name}: {dice}");
    }

    #[test]
    fn every_piece_stands_out_from_what_it_stands_on() {
        for material in Material::ALL {
            assert_seen(&Theme::of(*material), material.word());
        }
    }

    #[test]
    fn forced_colours_are_the_systems_and_everything_is_seen_in_them() {
        let white = Rgb(255, 255, 255);
        let black = Rgb(0, 0, 0);
        for (name, canvas, text, highlight, link) in [
            ("light", white, black, Rgb(0, 0, 128), Rgb(0, 0, 238)),
            ("dark", black, white, Rgb(26, 235, 255), Rgb(255, 255, 0)),
            (
                "dusk",
                Rgb(45, 50, 54),
                white,
                Rgb(171, 214, 228),
                Rgb(112, 235, 222),
            ),
            (
                "desert",
                Rgb(255, 250, 239),
                Rgb(61, 61, 61),
                Rgb(144, 57, 9),
                Rgb(28, 94, 117),
            ),
            (
                "one that is hard to see",
                white,
                black,
                white,
                Rgb(250, 250, 200),
            ),
        ] {
            let theme = Theme::forced(Forced {
                canvas,
                text,
                highlight,
                link,
            });
            assert_seen(&theme, name);
            for (what, part) in contrasts(&theme) {
                assert!(part >= 1.0, "{what} of {name}: {part}");
            }
            let [men, women] = theme.sides.map(|side| side.body.colour);
            assert!(men.luminance() < women.luminance(), "{name}");
            let used = [theme.ground, theme.board.colour, men, women, theme.burnt];
            for colour in used {
                assert!(colour == canvas || colour == text, "{colour:?} of {name}");
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
