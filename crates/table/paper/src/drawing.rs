//! Lines, areas and text as SVG.

use std::fmt::Write as _;

use crate::{Format, Labels, MARGIN, Sheet};

/// A point in tenths of a millimetre from the upper left corner.
pub type Point = (i32, i32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pen {
    Firm,
    Fold,
    /// Visible only from close by.
    Fine,
    /// What is carved into a board that is not to be printed.
    Carved,
    Way,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// The usual style.
    Plain,
    /// The name of a part or a rule.
    Bold,
    Slanted,
}

impl Style {
    pub const ALL: [Style; 3] = [Style::Plain, Style::Bold, Style::Slanted];
}

/// Plain letters at their natural width.
pub const PLAIN: (Style, Option<i32>) = (Style::Plain, None);

/// The height of the line of a legend, and of its letters.
pub const LEGEND: i32 = 76;
const LEGEND_LETTERS: i32 = 34;

#[derive(Clone, Debug)]
pub struct Drawing {
    width: i32,
    height: i32,
    svg: String,
}

impl Drawing {
    pub fn sheet(format: Format) -> Drawing {
        let (width, height) = format.size();
        let tenths = |length: i32| format!("{}.{}mm", length / 10, length % 10);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\">\n",
            tenths(width),
            tenths(height)
        );
        Drawing { width, height, svg }
    }

    /// A picture without a sheet, of this width and height and without paper.
    pub fn of_size(width: i32, height: i32) -> Drawing {
        Drawing {
            width,
            height,
            svg: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n"
            ),
        }
    }

    /// A line from point to point.
    pub fn line(&mut self, pen: Pen, points: &[Point]) {
        self.path(points);
        self.stroke(pen);
    }

    /// A line from point to point and back to the first.
    pub fn outline(&mut self, pen: Pen, points: &[Point]) {
        self.path(points);
        self.svg += "Z";
        self.stroke(pen);
    }

    pub fn area(&mut self, colour: &str, points: &[Point]) {
        self.path(points);
        let _ = writeln!(self.svg, "Z\" fill=\"{colour}\"/>");
    }

    fn path(&mut self, points: &[Point]) {
        self.svg += "<path d=\"";
        for (n, (x, y)) in points.iter().enumerate() {
            // Writing to a String cannot fail.
            let _ = write!(self.svg, "{}{x} {y}", if n == 0 { 'M' } else { 'L' });
        }
    }

    fn stroke(&mut self, pen: Pen) {
        let (width, colour, more) = match pen {
            Pen::Firm => (9, "#222", ""),
            Pen::Fold => (4, "#222", " stroke-dasharray=\"18 12\""),
            Pen::Fine => (3, "#222", ""),
            Pen::Carved => (7, "#6b4427", ""),
            Pen::Way => (14, "#8a2f1d", ""),
        };
        let _ = writeln!(
            self.svg,
            "\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"{more}/>"
        );
    }

    /// Draws a rectangle with round corners and a darker edge.
    pub fn panel(&mut self, (x, y): Point, (width, height): Point, round: i32, colour: &str) {
        let _ = writeln!(
            self.svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\" fill=\"{colour}\" stroke=\"#5b3a24\" stroke-width=\"6\"/>"
        );
    }

    pub fn circle(&mut self, pen: Pen, (x, y): Point, radius: i32) {
        let _ = write!(self.svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}");
        self.stroke(pen);
    }

    /// Writes names in a line that begins at `(x, foot)`. `mark` draws the mark before a name, with its middle at this `x`.
    pub fn legend(
        &mut self,
        (mut x, foot): Point,
        width: i32,
        names: &[String],
        mark: impl Fn(&mut Drawing, usize, i32),
    ) {
        let count = names.len() as i32;
        let room = width - count * LEGEND;
        // Letters are half as wide as high, or less if long names would not fit.
        let letters = |name: &String| name.chars().count() as i32;
        let all = names.iter().map(letters).sum::<i32>().max(1);
        let letter = (room / all).min(LEGEND_LETTERS / 2);
        let gap = ((room - all * letter) / (count - 1).max(1)).min(LEGEND);
        for (n, name) in names.iter().enumerate() {
            mark(self, n, x + LEGEND / 2);
            let width = letters(name) * letter;
            let style = (Style::Plain, Some(width));
            self.text((x + LEGEND, foot - 6), LEGEND_LETTERS, style, name);
            x += LEGEND + width + gap;
        }
    }

    /// Draws text on one line, from `at` to the right; `size` is the letter height. If a width is given, the text is exactly that
    /// wide in any font.
    pub fn text(
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

    /// Places the words of a sheet: the heading and the hints along the lower edge.
    pub fn labels(&mut self, labels: &Labels) {
        let lines = labels.hints.len() as i32;
        let foot = self.height - MARGIN - 10;
        for (n, hint) in labels.hints.iter().enumerate() {
            let at = (MARGIN + 20, foot - (lines - 1 - n as i32) * 52);
            self.text(at, 38, PLAIN, hint);
        }
        if !labels.title.is_empty() {
            let at = (MARGIN + 20, foot - lines * 52 - 14);
            self.text(at, 56, PLAIN, &labels.title);
        }
    }

    /// Places the words in a column from `left` to the margin, their last line at its foot.
    pub fn labels_beside(&mut self, labels: &Labels, left: i32) {
        let width = self.width - MARGIN - left;
        let mut y = self.height - MARGIN - 10;
        for (size, words) in labels
            .hints
            .iter()
            .map(|hint| (38, hint))
            .rev()
            .chain([(56, &labels.title)])
        {
            for line in wrap(words, width / size * 2).into_iter().rev() {
                self.text((left, y), size, PLAIN, &line);
                y -= size * 5 / 4;
            }
            y -= 14;
        }
    }

    /// The sheet, with these words along its lower edge.
    pub fn into_sheet(mut self, format: Format, labels: &Labels) -> Sheet {
        self.labels(labels);
        let svg = self.into_svg();
        Sheet { format, svg }
    }

    /// The picture as SVG, once all is drawn.
    pub fn into_svg(mut self) -> String {
        self.svg += "</svg>\n";
        self.svg
    }
}

/// Breaks text at spaces into lines of at most this many letters. A longer word has a line of its own.
fn wrap(words: &str, letters: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if (line.chars().count() + 1 + word.chars().count()) as i32 <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
