//! The controls for setting up a position: the available pieces, and the properties other than its pieces.

use browser::dom::{Page, fill_list};
use context::this::words as m;
use context::{Board, This};
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

/// What the page shows.
#[derive(Default)]
pub(super) struct Form {
    /// The names of the properties, and their possible values.
    properties: Vec<(String, Vec<String>)>,
    lists: Vec<HtmlSelectElement>,
    offers: bool,
}

impl Form {
    /// Offers these pieces, and selects one by its number, unless that was done.
    pub(super) fn offer(&mut self, page: &Page, board: &Board, kinds: &[Kind], chosen: usize) {
        if !std::mem::replace(&mut self.offers, true) {
            // A browser that cannot create buttons for pieces still reads positions.
            let _ = offer(page, board, kinds, chosen);
        }
    }

    /// Shows the properties of a position other than its pieces.
    pub(super) fn show(&mut self, page: &Page, properties: Vec<Property>) {
        let values: Vec<usize> = properties.iter().map(|one| one.value).collect();
        let properties: Vec<_> = properties
            .into_iter()
            .map(|one| (one.name, one.values))
            .collect();
        if self.properties != properties {
            // A missing list is one choice fewer.
            self.lists = lists(page, Part::EditorProperties, &properties).unwrap_or_default();
            self.properties = properties;
        }
        for (list, value) in self.lists.iter().zip(values) {
            list.set_value(&value.to_string());
        }
    }
}

/// Makes a list for each of these names and possible values, in place of those in this part of the page.
pub(super) fn lists(
    page: &Page,
    part: Part,
    properties: &[(String, Vec<String>)],
) -> Result<Vec<HtmlSelectElement>, JsValue> {
    let all: Element = page.element(part)?;
    all.replace_children_with_node_0();
    let list = |(n, (name, values)): (usize, &(String, Vec<String>))| {
        let line: Element = page.add(&all, "label", "")?;
        line.set_class_name("field");
        page.add::<Element>(&line, "span", name)?;
        let list: HtmlSelectElement = page.add(&line, "select", "")?;
        list.set_attribute(PROPERTY, &n.to_string())?;
        let numbers: Vec<String> = (0..values.len()).map(|n| n.to_string()).collect();
        let numbers = numbers.iter().map(String::as_str);
        fill_list(&list, numbers.zip(values.iter().cloned()));
        Ok(list)
    };
    properties.iter().enumerate().map(list).collect()
}

fn offer(page: &Page, board: &Board, kinds: &[Kind], chosen: usize) -> Result<(), JsValue> {
    let all: Element = page.element(Part::EditorKinds)?;
    all.replace_children_with_node_0();
    let looks: Vec<_> = kinds.iter().map(|&kind| This::kind_look(kind)).collect();
    let add = |n: usize, name: &str, picture: &Element| -> Result<(), JsValue> {
        let line: Element = page.add(&all, "label", "")?;
        line.set_attribute("title", name)?;
        let input: HtmlInputElement = page.add(&line, "input", "")?;
        input.set_checked(n == chosen);
        let n = n.to_string();
        for (attribute, value) in [
            ("type", "radio"),
            ("name", "editor-kind"),
            ("aria-label", name),
            (KIND, &n),
        ] {
            input.set_attribute(attribute, value)?;
        }
        line.append_child(picture)?;
        Ok(())
    };
    for (n, picture) in board.pictures_of(&looks, PICTURE)?.iter().enumerate() {
        let size = format!("width:{PICTURE}px;height:{PICTURE}px");
        picture.style().set_css_text(&size);
        add(n, &This::kind_in_words(kinds[n]), picture)?;
    }
    let holder: Element = page.create("span")?;
    holder.set_class_name("pick");
    page.add_icon(&holder, "icon", "#icon-close")?;
    add(kinds.len(), &m::editor_take(), &holder)
}
