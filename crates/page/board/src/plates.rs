//! The players on the plates at the edges of the board: names and portraits over what the canvas shows of them.
//!
//! Whose turn it is and what was captured is said elsewhere in words. These plates are only for sighted people, so that nothing
//! is read aloud twice.

use scene::{Plate, Rect, Rgb};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::canvas::Board;
use browser::dom::{Id, Page, add_shape};
use on_page::{OnPage, Side};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlateWords {
    pub name: String,
    /// The name of a drawing in the page, such as `portrait-easy`.
    pub portrait: Option<String>,
    /// How many games the player has won in a match.
    pub won: Option<String>,
    /// The time on the player's clock.
    pub clock: Option<String>,
    /// The faces of the dice to use, and what the player has to do.
    pub to_do: Option<(Vec<&'static str>, String)>,
    /// The word before the captured pieces.
    pub took: String,
    /// Whether it is this side's turn.
    pub turn: bool,
}

/// A plate as shown: its class, its style, the styles of its parts, and its words.
type Shown = (&'static str, String, [String; 3], PlateWords);

/// The words on both plates.
#[derive(Default)]
pub struct Plates {
    elements: Vec<HtmlElement>,
    shown: [Option<Shown>; 2],
}

impl Plates {
    /// Shows both plates, the first side's first, or none. In the page they stand behind `drawing`, which lies over the board.
    /// Returns whether the board has to be drawn again.
    pub fn show<G: OnPage>(
        &mut self,
        page: &Page,
        drawing: impl Into<Id>,
        board: &mut Board<G>,
        words: Option<[PlateWords; 2]>,
    ) -> bool {
        let portrait = |words: &PlateWords| words.portrait.is_some();
        let portraits = words.as_ref().map(|words| words.each_ref().map(portrait));
        let draws = board.set_portraits(portraits.unwrap_or_default());
        let sides = game::Side::BOTH.map(Side::<G>::from);
        let words = words.map(|words| words.map(Some)).unwrap_or_default();
        let wanted: Vec<Option<Shown>> = sides
            .into_iter()
            .zip(words)
            .map(|(side, words)| {
                let (plate, mut words) = (board.plate(side), words?);
                let style = style(&plate, board.ink_on_plates())?;
                let letters = letters(&words.name);
                let parts = plate.parts();
                if !has_room(&parts.words, letters) {
                    words.name.clear();
                }
                if board.taken(side).is_empty() {
                    words.took.clear();
                }
                let [picture, told, took] =
                    [parts.picture, parts.words, parts.took].map(|part| area(&part));
                let told = format!("{told};--letters:{}", letters.max(1));
                Some((
                    class(&plate, words.turn),
                    style,
                    [picture, told, took],
                    words,
                ))
            })
            .collect();
        if wanted == self.shown {
            return draws;
        }
        if self.elements.is_empty() && self.build(page, drawing.into()).is_err() {
            return draws;
        }
        for ((element, shown), wanted) in self.elements.iter().zip(&mut self.shown).zip(wanted) {
            if *shown != wanted && write(page, element, wanted.as_ref()).is_ok() {
                *shown = wanted;
            }
        }
        draws
    }

    fn build(&mut self, page: &Page, drawing: Id) -> Result<(), JsValue> {
        let drawing: Element = page.element(drawing)?;
        for _ in &self.shown {
            let plate: HtmlElement = page.create("div")?;
            plate.set_attribute("aria-hidden", "true")?;
            plate.set_hidden(true);
            drawing.after_with_node_1(&plate)?;
            self.elements.push(plate);
        }
        Ok(())
    }
}

/// The width of a letter in the smallest font size used for names, in CSS pixels.
const LETTER: f64 = 7.0;

/// The space on both sides of a name, as in the style sheet, in CSS pixels.
const AROUND: f64 = 8.0;

/// Marks where a long word may be broken with a hyphen; names in the message files contain it.
const SOFT_HYPHEN: char = '\u{ad}';

/// The number of letters in the longest word of a name, or in its longest unbreakable part.
fn letters(name: &str) -> usize {
    let words = name.split_whitespace();
    let parts = words.flat_map(|word| word.split_inclusive(SOFT_HYPHEN));
    parts
        .map(|part| part.chars().count())
        .max()
        .unwrap_or_default()
}

/// Whether an area has room for a name whose longest word has this many letters, without breaking it.
fn has_room(words: &Rect, letters: usize) -> bool {
    words.w - AROUND >= letters as f64 * LETTER
}

/// The class of a plate in the style sheet: it depends on whether the picture stands above the words, and whose turn it is.
fn class(plate: &Plate, turn: bool) -> &'static str {
    match (plate.is_tall(), turn) {
        (true, true) => "plate tall turn",
        (true, false) => "plate tall",
        (false, true) => "plate turn",
        (false, false) => "plate",
    }
}

/// The style that places an area.
fn area(area: &Rect) -> String {
    let [x, y, w, h] = [area.x, area.y, area.w, area.h].map(|n| n.round() as i32);
    format!("left:{x}px;top:{y}px;width:{w}px;height:{h}px")
}

/// The style that places a plate, turned to its reader; `None` if it has no room for words.
fn style(plate: &Plate, ink: Rgb) -> Option<String> {
    let size = plate.size();
    let turn = plate.facing.to_degrees().round() as i32;
    let place = area(&Rect::around(plate.rect.centre(), size.x, size.y));
    let Rgb(red, green, blue) = ink;
    let head = plate.head();
    let style = format!("{place};rotate:{turn}deg;--on-plate:rgb({red} {green} {blue})");
    (head.w >= 1.0 && head.h >= 1.0).then_some(style)
}

fn write(page: &Page, element: &HtmlElement, wanted: Option<&Shown>) -> Result<(), JsValue> {
    element.set_hidden(wanted.is_none());
    let Some((class, style, [picture, told, took], words)) = wanted else {
        return Ok(());
    };
    element.style().set_css_text(style);
    element.set_class_name(class);
    element.set_text_content(None);
    let add = |to: &Element, tag: &str, text: &str| -> Result<HtmlElement, JsValue> {
        let part: HtmlElement = page.create(tag)?;
        part.set_text_content(Some(text));
        to.append_child(&part)?;
        Ok(part)
    };
    if let Some(portrait) = &words.portrait {
        let drawing = add_shape(page.document(), element, "svg", "", &[])?;
        // SVG elements have a style, as HTML elements do.
        let style = drawing.unchecked_ref::<HtmlElement>().style();
        style.set_css_text(picture);
        let href = format!("#{portrait}");
        add_shape(page.document(), &drawing, "use", "", &[("href", &href)])?;
    }
    let lines = add(element, "div", "")?;
    lines.style().set_css_text(told);
    let name = Some(&words.name).filter(|name| !name.is_empty());
    let texts = [
        ("b", name),
        ("data", words.won.as_ref()),
        ("time", words.clock.as_ref()),
    ];
    for (tag, text) in texts {
        if let Some(text) = text {
            add(&lines, tag, text)?;
        }
    }
    if let Some((faces, to_do)) = &words.to_do {
        let line = add(&lines, "span", "")?;
        for face in faces {
            add(&line, "i", face)?;
        }
        add(&line, "span", to_do)?;
    }
    if !words.took.is_empty() {
        let word = add(element, "small", &words.took)?;
        word.style().set_css_text(took);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Point;

    #[test]
    fn a_plate_turns_to_its_reader() {
        let rect = Rect::around(Point::new(100.0, 200.0), 80.0, 160.0);
        let (ink, quarter) = (Rgb(1, 2, 3), core::f64::consts::FRAC_PI_2);
        let style = |rect, facing| {
            let portrait = false;
            style(
                &Plate {
                    rect,
                    facing,
                    portrait,
                },
                ink,
            )
        };
        let upright = style(rect, 0.0).unwrap();
        assert!(upright.starts_with("left:60px;top:120px;width:80px;height:160px;rotate:0deg"));
        assert!(upright.ends_with("--on-plate:rgb(1 2 3)"));
        let turned = style(rect, quarter).unwrap();
        assert!(turned.starts_with("left:20px;top:160px;width:160px;height:80px;rotate:90deg"));
        assert_eq!(style(Rect::around(Point::default(), 60.0, 40.0), 0.0), None);
    }

    #[test]
    fn a_name_has_room_for_its_longest_word() {
        assert_eq!(letters("The Muscovites"), 10);
        // The hyphen counts as a letter.
        assert_eq!(letters("Godde\u{ad}sáhpán"), 6);
        for (width, fits) in [(77.0, false), (78.0, true)] {
            let area = Rect::around(Point::default(), width, 20.0);
            assert_eq!(has_room(&area, 10), fits, "{width}");
        }
    }
}
