//! Lines, areas and words as SVG.

use std::fmt::Write as _;

use crate::{Format, Sheet};

/// A point in tenths of a millimetre from the upper left corner.
pub(crate) type Point = (i32, i32);

/// How a line is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pen {
    /// What is cut or seen.
    Firm,
    /// What is folded.
    Fold,
    /// What is only to be seen from near by.
    Fine,
    /// What is carved into a board that is not to be printed.
    Carved,
    /// Where somebody goes.
    Way,
}

/// How letters are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// As always.
    Plain,
    /// What a part or a rule is called.
    Bold,
    /// What is said beside.
    Slanted,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 3] = [Style::Plain, Style::Bold, Style::Slanted];
}

/// A picture in the making.
pub(crate) struct Drawing {
    format: Format,
    svg: String,
}

impl Drawing {
    pub(crate) fn new(format: Format) -> Drawing {
        let (width, height) = format.size();
        let tenths = |length: i32| format!("{}.{}mm", length / 10, length % 10);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\">\n",
            tenths(width),
            tenths(height)
        );
        Drawing { format, svg }
    }

    /// A picture that is no sheet: so wide and high, on no paper.
    pub(crate) fn of_size(width: i32, height: i32) -> Drawing {
        Drawing {
            format: Format::A4,
            svg: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n"
            ),
        }
    }

    pub(crate) fn format(&self) -> Format {
        self.format
    }

    /// A line from point to point; `closed` back to the first.
    pub(crate) fn line(&mut self, pen: Pen, points: &[Point], closed: bool) {
        let (width, colour, more) = match pen {
            Pen::Firm => (9, "#222", ""),
            Pen::Fold => (4, "#222", " stroke-dasharray=\"18 12\""),
            Pen::Fine => (3, "#222", ""),
            Pen::Carved => (7, "#6b4427", ""),
            Pen::Way => (14, "#8a2f1d", ""),
        };
        self.path(points, closed);
        let _ = writeln!(
            self.svg,
            "\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"{more}/>"
        );
    }

    /// An area inside these points.
    pub(crate) fn area(&mut self, colour: &str, points: &[Point]) {
        self.path(points, true);
        let _ = writeln!(self.svg, "\" fill=\"{colour}\"/>");
    }

    fn path(&mut self, points: &[Point], closed: bool) {
        self.svg += "<path d=\"";
        for (n, (x, y)) in points.iter().enumerate() {
            // Writing into a text does not fail.
            let _ = write!(self.svg, "{}{x} {y}", if n == 0 { 'M' } else { 'L' });
        }
        if closed {
            self.svg += "Z";
        }
    }

    /// A rectangle with round corners, its edge darker.
    pub(crate) fn panel(
        &mut self,
        (x, y): Point,
        (width, height): Point,
        round: i32,
        colour: &str,
    ) {
        let _ = writeln!(
            self.svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\" fill=\"{colour}\" stroke=\"#5b3a24\" stroke-width=\"6\"/>"
        );
    }

    pub(crate) fn circle(&mut self, (x, y): Point, radius: i32, filled: bool) {
        let fill = if filled { "#222" } else { "none" };
        let _ = writeln!(
            self.svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#222\" stroke-width=\"6\"/>"
        );
    }

    /// Words on one line, from `at` to the right; `size` is the height of the letters. Where a
    /// width is said they are exactly as wide, whatever the font.
    pub(crate) fn text(
        &mut self,
        (x, y): Point,
        size: i32,
        (style, width): (Style, Option<i32>),
        words: &str,
    ) {
        let mut safe = String::with_capacity(words.len());
        for letter in words.chars() {
            match letter {
                '<' => safe += "&lt;",
                '>' => safe += "&gt;",
                '&' => safe += "&amp;",
                letter if letter.is_control() => {}
                letter => safe.push(letter),
            }
        }
        let style = match style {
            Style::Plain => "",
            Style::Bold => " font-weight=\"bold\"",
            Style::Slanted => " font-style=\"italic\"",
        };
        let _ = write!(
            self.svg,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-family=\"serif\" fill=\"#222\"{style}"
        );
        if let Some(width) = width {
            let _ = write!(
                self.svg,
                " textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\""
            );
        }
        let _ = writeln!(self.svg, ">{safe}</text>");
    }

    pub(crate) fn finish(mut self) -> Sheet {
        self.svg += "</svg>\n";
        Sheet {
            format: self.format,
            svg: self.svg,
        }
    }
}
