//! The materials' colours, as data.

use super::{SideLook, Surface, Texture, Theme};
use crate::colour::Rgb;
use crate::style::Material;

impl Theme {
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

pub(super) const fn smooth(colour: Rgb, grain: Rgb) -> Surface {
    Surface {
        colour,
        grain,
        figure: 0,
        texture: Texture::Smooth,
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
    trace: Rgb(100, 64, 0),
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
