//! Sheets of paper, and the words on them.

/// A size of paper, lying on its long side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// 297 by 210 millimetres.
    A4,
    /// 279.4 by 215.9 millimetres.
    Letter,
}

impl Format {
    pub const ALL: [Format; 2] = [Format::A4, Format::Letter];

    /// Its name in style sheets and choices.
    pub const fn word(self) -> &'static str {
        match self {
            Format::A4 => "a4",
            Format::Letter => "letter",
        }
    }

    /// Width and height in tenths of a millimetre.
    pub const fn size(self) -> (i32, i32) {
        match self {
            Format::A4 => (2970, 2100),
            Format::Letter => (2794, 2159),
        }
    }
}

/// The margin that printers cannot print on, in tenths of a millimetre. Nothing is drawn nearer to an edge.
pub const MARGIN: i32 = 100;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Labels {
    pub title: String,
    /// What to do with the sheet, one line each.
    pub hints: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    pub format: Format,
    /// The picture, as wide and high as the paper.
    pub svg: String,
}
