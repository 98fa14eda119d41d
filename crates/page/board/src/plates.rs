//! The players on the plates at the edges of the board: names and portraits over what the canvas shows of them.
//!
//! Whose turn it is and what was captured is said elsewhere in words. These plates are only for sighted people, so that nothing
//! is read aloud twice.

use scene::{Plate, Point, Rgb};
use wasm_bindgen::JsValue;
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
    /// Whether it is this side's turn.
    pub turn: bool,
}

/// A plate as shown: its class, its style, and its words.
type Shown = (&'static str, String, PlateWords);

/// The words on both plates.
#[derive(Default)]
pub struct Plates {
    elements: Vec<HtmlElement>,
    shown: [Option<Shown>; 2],
}

impl Plates {
    /// Shows both plates, the first side's first, or none. In the page they stand behind `drawing`, which lies over the board.
    pub fn show<G: OnPage>(
        &mut self,
        page: &Page,
        drawing: impl Into<Id>,
        board: &Board<G>,
        words: Option<[PlateWords; 2]>,
    ) {
        let sides = game::Side::BOTH.map(Side::<G>::from);
        let words = words.map(|words| words.map(Some)).unwrap_or_default();
        let wanted: Vec<Option<Shown>> = sides
            .into_iter()
            .zip(words)
            .map(|(side, words)| {
                let (plate, mut words) = (board.plate(side), words?);
                let mut style = style(&plate, board.ink_on_plates())?;
                let letters = letters(&words.name);
                match has_room(&plate, &words, letters) {
                    true => style.push_str(&format!(";--letters:{letters}")),
                    false => words.name.clear(),
                }
                Some((class(&plate, words.turn), style, words))
            })
            .collect();
        if wanted == self.shown {
            return;
        }
        if self.elements.is_empty() && self.build(page, drawing.into()).is_err() {
            return;
        }
        for ((element, shown), wanted) in self.elements.iter().zip(&mut self.shown).zip(wanted) {
            if *shown != wanted && write(page, element, wanted.as_ref()).is_ok() {
                *shown = wanted;
            }
        }
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

/// The space on both sides of a name, and of everything on a plate that is not tall, as in the style sheet, in CSS pixels.
const AROUND: f64 = 8.0;
const PADDING: f64 = 16.0;

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

/// Whether a plate has room for a name whose longest word has this many letters, without breaking it.
fn has_room(plate: &Plate, words: &PlateWords, letters: usize) -> bool {
    let head = plate.head_size();
    let beside = words.portrait.is_some() || words.won.is_some();
    let wide = match (is_tall(plate), beside) {
        (true, _) => head.x,
        (false, true) => (head.x - PADDING) * 0.7,
        (false, false) => head.x - PADDING,
    };
    wide - AROUND >= letters as f64 * LETTER
}

/// Whether the portrait stands above the name.
fn is_tall(plate: &Plate) -> bool {
    let head = plate.head_size();
    head.y > head.x * 0.6
}

/// The class of a plate in the style sheet: it depends on whether the portrait stands above the name, and whose turn it is.
fn class(plate: &Plate, turn: bool) -> &'static str {
    match (is_tall(plate), turn) {
        (true, true) => "plate tall turn",
        (true, false) => "plate tall",
        (false, true) => "plate turn",
        (false, false) => "plate",
    }
}

/// The style that places the words on a plate, turned to their reader; `None` if there is no room.
fn style(plate: &Plate, ink: Rgb) -> Option<String> {
    let Point { x: w, y: h } = plate.head_size();
    let (middle, turn) = (
        plate.head().centre(),
        plate.facing.to_degrees().round() as i32,
    );
    let [x, y, w, h] = [middle.x - w / 2.0, middle.y - h / 2.0, w, h].map(|n| n.round() as i32);
    let Rgb(red, green, blue) = ink;
    let style = format!(
        "left:{x}px;top:{y}px;width:{w}px;height:{h}px;rotate:{turn}deg;--on-plate:rgb({red} {green} {blue})"
    );
    (w > 0 && h > 0).then_some(style)
}

fn write(page: &Page, element: &HtmlElement, wanted: Option<&Shown>) -> Result<(), JsValue> {
    element.set_hidden(wanted.is_none());
    let Some((class, style, words)) = wanted else {
        return Ok(());
    };
    element.style().set_css_text(style);
    element.set_class_name(class);
    element.set_text_content(None);
    if let Some(portrait) = &words.portrait {
        let drawing = add_shape(page.document(), element, "svg", "", &[])?;
        let href = format!("#{portrait}");
        add_shape(page.document(), &drawing, "use", "", &[("href", &href)])?;
    }
    let name = Some(&words.name).filter(|name| !name.is_empty());
    let told = [
        ("b", name),
        ("data", words.won.as_ref()),
        ("time", words.clock.as_ref()),
    ];
    for (tag, text) in told {
        if let Some(text) = text {
            let told: Element = page.create(tag)?;
            told.set_text_content(Some(text));
            element.append_child(&told)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Rect;

    #[test]
    fn words_turn_to_their_reader_around_the_head() {
        let rect = Rect::around(Point::new(100.0, 200.0), 80.0, 160.0);
        let ink = Rgb(1, 2, 3);
        let upright = style(&Plate { rect, facing: 0.0 }, ink).unwrap();
        assert!(upright.starts_with("left:60px;top:120px;width:80px;height:90px;rotate:0deg"));
        assert!(upright.ends_with("--on-plate:rgb(1 2 3)"));
        let facing = core::f64::consts::PI;
        let far = style(&Plate { rect, facing }, ink).unwrap();
        assert!(far.starts_with("left:60px;top:190px;width:80px;height:90px;rotate:180deg"));
        let small = Rect::around(Point::default(), 60.0, 30.0);
        let small = Plate {
            rect: small,
            facing: 0.0,
        };
        assert_eq!(style(&small, ink), None);
    }

    #[test]
    fn a_name_stands_on_a_plate_that_has_room_for_its_longest_word() {
        let words = PlateWords {
            name: "The Muscovites".to_owned(),
            portrait: None,
            won: None,
            clock: None,
            turn: false,
        };
        assert_eq!(letters(&words.name), 10);
        // The hyphen counts as a letter.
        assert_eq!(letters("Godde\u{ad}sáhpán"), 6);
        for (width, fits) in [(38.0, false), (80.0, true)] {
            let rect = Rect::around(Point::default(), width, 2.0 * width);
            let plate = Plate { rect, facing: 0.0 };
            assert_eq!(has_room(&plate, &words, 10), fits, "{width}");
        }
    }
}
