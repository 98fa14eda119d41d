//! The controls beside the board of the editor: the available pieces, and the other properties of a position.

use browser::dom::{Page, add_shape, fill_list};
use context::this::words as m;
use context::this_game::Board;
use context::this_game::{Side, This};
use on_page::{Editing, Property};
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::elements::Part;

pub(super) type Kind = <This as Editing>::Kind;

/// The attributes with the number of a kind of piece, or of a property of the position.
pub(super) const KIND: &str = "data-kind";
pub(super) const PROPERTY: &str = "data-property";

/// The size of the picture of a piece, in CSS pixels.
const PICTURE: f64 = 42.0;

/// The shown properties, and their lists.
#[derive(Default)]
pub(super) struct Form {
    properties: Vec<Property>,
    lists: Vec<HtmlSelectElement>,
}

impl Form {
    /// Offers these pieces, selects the first, and makes all lists be rebuilt.
    pub(super) fn build(&mut self, page: &Page, board: &Board, kinds: &[Kind]) {
        self.properties.clear();
        // A browser that cannot create buttons for pieces still reads positions.
        let _ = offer(page, board, kinds);
    }

    /// Shows the properties of a position other than its pieces.
    pub(super) fn show(&mut self, page: &Page, properties: Vec<Property>) {
        let same =
            |one: &Property, other: &Property| one.name == other.name && one.values == other.values;
        let alike = self.properties.len() == properties.len()
            && self
                .properties
                .iter()
                .zip(&properties)
                .all(|(one, other)| same(one, other));
        self.properties = properties;
        if !alike {
            // A missing list is one choice fewer.
            self.lists = self.lists(page).unwrap_or_default();
        }
        for (list, property) in self.lists.iter().zip(&self.properties) {
            list.set_value(&property.value.to_string());
        }
    }

    pub(super) fn turn(&self) -> Option<&'static Side> {
        let turn = self.properties.first()?;
        Side::BOTH.get(turn.value)
    }

    fn lists(&self, page: &Page) -> Result<Vec<HtmlSelectElement>, JsValue> {
        let all: Element = page.element(Part::EditorProperties)?;
        all.replace_children_with_node_0();
        let list = |(n, property): (usize, &Property)| {
            let line: Element = page.create("label")?;
            line.set_class_name("field");
            let name: Element = page.create("span")?;
            name.set_text_content(Some(&property.name));
            let list: HtmlSelectElement = page.create("select")?;
            list.set_attribute(PROPERTY, &n.to_string())?;
            let numbers: Vec<String> = (0..property.values.len()).map(|n| n.to_string()).collect();
            let values = property.values.iter().cloned();
            fill_list(&list, numbers.iter().map(String::as_str).zip(values));
            line.append_with_node_2(&name, &list)?;
            all.append_child(&line)?;
            Ok(list)
        };
        self.properties.iter().enumerate().map(list).collect()
    }
}

/// Offers the kinds of pieces, and removal.
fn offer(page: &Page, board: &Board, kinds: &[Kind]) -> Result<(), JsValue> {
    let all: Element = page.element(Part::EditorKinds)?;
    all.replace_children_with_node_0();
    let looks: Vec<_> = kinds.iter().map(|&kind| This::kind_look(kind)).collect();
    let add = |n: usize, name: &str, picture: &Element| -> Result<(), JsValue> {
        let line: Element = page.create("label")?;
        line.set_attribute("title", name)?;
        let input: HtmlInputElement = page.create("input")?;
        let n = n.to_string();
        for (attribute, value) in [
            ("type", "radio"),
            ("name", "editor-kind"),
            ("aria-label", name),
            (KIND, &n),
        ] {
            input.set_attribute(attribute, value)?;
        }
        input.set_checked(n == "0");
        line.append_with_node_2(&input, picture)?;
        all.append_child(&line)?;
        Ok(())
    };
    for (n, picture) in board.pictures_of(&looks, PICTURE)?.iter().enumerate() {
        let size = format!("width:{PICTURE}px;height:{PICTURE}px");
        picture.style().set_css_text(&size);
        add(n, &This::kind_in_words(kinds[n]), picture)?;
    }
    let holder: Element = page.create("span")?;
    holder.set_class_name("pick");
    let drawing = add_shape(
        page.document(),
        &holder,
        "svg",
        "icon",
        &[("aria-hidden", "true")],
    )?;
    add_shape(
        page.document(),
        &drawing,
        "use",
        "",
        &[("href", "#icon-close")],
    )?;
    add(kinds.len(), &m::editor_take(), &holder)
}

pub(super) fn tell(page: &Page, said: &str, refused: bool) {
    page.say_plainly(Part::EditorStatus, said);
    page.mark(Part::EditorStatus, "refused", refused);
}
