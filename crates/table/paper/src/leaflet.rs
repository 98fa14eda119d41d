//! The rules on one page: text in columns, as large as the page allows, and a small picture.

use crate::drawing::{Drawing, Pen, Point, Style};
use crate::{Format, MARGIN, Sheet};

const COLUMNS: i32 = 3;
const GUTTER: i32 = 76;
/// The height of the title at the top.
const HEAD: i32 = 130;
/// The possible letter heights, in tenths of a millimetre. The largest at which everything fits is used.
const SIZES: core::ops::RangeInclusive<i32> = 16..=46;
/// The smallest letters that are easy to read, just under eight points. The spare text is left out to reach them.
const READABLE: i32 = 28;
/// The smallest legible letters, seven points. Slanted text after a rule is left out, too, to reach them.
const LEGIBLE: i32 = 25;

/// Text in one style, then more in another.
pub type Runs = Vec<(Style, String)>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Paragraph {
    Heading(String),
    Text(Runs),
    Picture,
}

impl Paragraph {
    /// The paragraph without slanted text after other text, such as the source of a rule.
    fn without_remarks(&self) -> Paragraph {
        match self {
            Paragraph::Text(runs) if runs.len() > 1 => {
                let runs = runs.iter().filter(|(style, _)| *style != Style::Slanted);
                Paragraph::Text(runs.cloned().collect())
            }
            other => other.clone(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Leaflet {
    pub title: String,
    /// The text that has to be on the page.
    pub text: Vec<Paragraph>,
    /// Further text, included if readable letters leave room.
    pub spare: Vec<Paragraph>,
}

pub trait Picture {
    fn height(&self, width: i32) -> i32;

    /// Draws it with its upper left corner at this point, at this width.
    fn draw(&self, drawing: &mut Drawing, at: Point, width: i32);
}

/// The width of text, in thousandths of the letter height. This crate knows no fonts.
pub type Measure<'a> = &'a dyn Fn(Style, &str) -> i32;

/// Sets a page with this text and this picture.
pub fn leaflet(
    format: Format,
    words: &Leaflet,
    picture: &impl Picture,
    measure: Measure<'_>,
) -> Sheet {
    let mut drawing = Drawing::sheet(format);
    let (width, height) = format.size();
    let inner = width - 2 * MARGIN - 40;
    let column = (inner - (COLUMNS - 1) * GUTTER) / COLUMNS;
    let page = Page {
        left: MARGIN + 20,
        top: MARGIN + HEAD,
        bottom: height - MARGIN - 20,
        width: column,
        picture: picture.height(column),
    };
    let of = |paragraphs: &[Paragraph]| -> Vec<Measured> {
        let paragraphs = paragraphs.iter();
        paragraphs
            .map(|paragraph| Measured::new(paragraph, measure))
            .collect()
    };
    let needed = of(&words.text);
    let all = [of(&words.text), of(&words.spare)].into_iter().flatten();
    let all: Vec<Measured> = all.collect();
    let shorter: Vec<Paragraph> = words.text.iter().map(Paragraph::without_remarks).collect();
    let shorter = of(&shorter);
    let rule = MARGIN + HEAD - 44;
    drawing.text(
        (page.left, rule - 26),
        74,
        (Style::Bold, None),
        &words.title,
    );
    drawing.line(Pen::Fine, &[(page.left, rule), (width - page.left, rule)]);
    // If not even the smallest letters fit, the end is missing; no recorded rules come near that.
    let tries = [
        (&all, READABLE),
        (&needed, LEGIBLE),
        (&shorter, *SIZES.start()),
    ];
    let rows = tries.into_iter().find_map(|(text, least)| {
        let mut sizes = (least..=*SIZES.end()).rev();
        sizes.find_map(|size| page.fill(text, size))
    });
    for (row, x, y) in rows.unwrap_or_default() {
        if row.runs.is_empty() {
            picture.draw(&mut drawing, (x, y), page.width);
        }
        for run in row.runs {
            let style = (run.style, Some(run.width));
            drawing.text((x + run.x, y + row.size), row.size, style, &run.words);
        }
    }
    Sheet {
        format,
        svg: drawing.into_svg(),
    }
}

struct Page {
    left: i32,
    top: i32,
    bottom: i32,
    width: i32,
    picture: i32,
}

/// A paragraph split into words of known widths.
struct Measured {
    heading: bool,
    words: Vec<(Style, String, i32)>,
    space: [i32; 3],
}

impl Measured {
    fn new(paragraph: &Paragraph, measure: Measure<'_>) -> Measured {
        let one;
        let runs = match paragraph {
            Paragraph::Heading(words) => {
                one = vec![(Style::Bold, words.clone())];
                &one
            }
            Paragraph::Text(runs) => runs,
            Paragraph::Picture => &Vec::new(),
        };
        let words = runs.iter().flat_map(|(style, words)| {
            // A no-break space stays in its word.
            let words = words.split(' ').filter(|word| !word.is_empty());
            words.map(|word| (*style, word.to_owned(), measure(*style, word)))
        });
        Measured {
            heading: matches!(paragraph, Paragraph::Heading(_)),
            words: words.collect(),
            space: Style::ALL.map(|style| measure(style, "a a") - measure(style, "aa")),
        }
    }

    /// Breaks it into lines for a column of this width.
    fn rows(&self, size: i32, page: &Page) -> Vec<Row> {
        let size = if self.heading { size * 5 / 4 } else { size };
        let row = |height, runs| Row {
            runs,
            size,
            height,
            before: 0,
            stays: self.heading,
        };
        if self.words.is_empty() {
            return vec![row(page.picture, Vec::new())];
        }
        let mut rows: Vec<Row> = Vec::new();
        let mut end = i32::MAX;
        for (style, word, width) in &self.words {
            let width = width * size / 1000;
            let space = self.space[*style as usize] * size / 1000;
            if end.saturating_add(space + width) > page.width {
                rows.push(row(size * 5 / 4, Vec::new()));
                end = -space;
            }
            let Some(row) = rows.last_mut() else { continue };
            match row.runs.last_mut() {
                Some(run) if run.style == *style => {
                    run.words.push(' ');
                    run.words += word;
                    run.width += space + width;
                }
                _ => row.runs.push(Run {
                    style: *style,
                    x: end + space,
                    width,
                    words: word.clone(),
                }),
            }
            end += space + width;
        }
        let last = rows.len() - 1;
        rows[0].before = if self.heading {
            size * 3 / 4
        } else {
            size * 3 / 8
        };
        // No line stands alone at the foot or the head of a column.
        if last > 0 {
            rows[0].stays = true;
            rows[last - 1].stays = true;
        }
        rows
    }
}

struct Row {
    /// Empty for the picture.
    runs: Vec<Run>,
    size: i32,
    height: i32,
    /// The space above it, except at the top of a column.
    before: i32,
    /// Whether the next row has to stand in the same column.
    stays: bool,
}

struct Run {
    style: Style,
    x: i32,
    width: i32,
    words: String,
}

impl Page {
    /// Places all lines with letters of this size, if they fit.
    fn fill(&self, text: &[Measured], size: i32) -> Option<Vec<(Row, i32, i32)>> {
        let rows: Vec<Row> = text
            .iter()
            .flat_map(|paragraph| paragraph.rows(size, self))
            .collect();
        let mut at = Vec::with_capacity(rows.len());
        let (mut column, mut first, mut y) = (0, 0, self.top);
        while let Some(row) = rows.get(at.len()) {
            if at.len() > first {
                y += row.before;
            }
            if y + row.height > self.bottom {
                while at.len() > first && rows[at.len() - 1].stays {
                    at.pop();
                }
                if at.len() == first || column + 1 == COLUMNS {
                    return None;
                }
                (column, first, y) = (column + 1, at.len(), self.top);
                continue;
            }
            at.push((self.left + column * (self.width + GUTTER), y));
            y += row.height;
        }
        let placed = rows.into_iter().zip(at);
        Some(placed.map(|(row, (x, y))| (row, x, y)).collect())
    }
}
