//! Sheets to print and cut out: shown, printed and saved. What is on them is the business of
//! `sahkku-paper`.

use sahkku::{Judge, Rules};
use sahkku_paper::{Format, Labels, Sheet, board, dice, leaflet, pieces};
use sahkku_table::{Lines, Ornament};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlElement, HtmlImageElement, Url};

use crate::messages as m;
use crate::page::Page;
use crate::rule_sheet;
use crate::sharing;

/// What can be printed, by the words of the list on the page.
const KINDS: &[&str] = &["rules", "board", "dice", "pieces"];

/// Everything that a sheet depends on.
pub(crate) struct Order<'a> {
    pub(crate) judge: &'a Judge,
    pub(crate) lines: Lines,
    pub(crate) ornament: Ornament,
    pub(crate) rules_name: &'a str,
}

impl Order<'_> {
    /// The sheet of this kind; the board for a word that is none.
    fn sheet(&self, page: &Page, kind: &str, format: Format) -> Sheet {
        let size = m::paper_size();
        let name = format!("Sáhkku – {}", self.rules_name);
        let words = |title: String, hint: String| Labels {
            title: format!("{name} – {title}"),
            hints: vec![hint, size],
        };
        let rules = self.judge.rules();
        match kind {
            "rules" => {
                let words = rule_sheet::words(self.judge, name);
                leaflet(self.judge, format, &words, &rule_sheet::measure(page))
            }
            "dice" => dice(rules, format, &words(m::paper_dice(), m::paper_dice_how())),
            "pieces" => {
                let words = words(m::paper_pieces(), m::paper_pieces_how());
                pieces(self.judge, format, &words)
            }
            _ => {
                let words = words(m::paper_board(), set_up(rules));
                board(rules, self.lines, self.ornament, format, &words)
            }
        }
    }
}

/// Shows the sheet that is chosen.
pub(crate) fn show(page: &Page, order: &Order<'_>) {
    let (kind, format) = chosen(page);
    let kind = if kind == "all" {
        KINDS[0]
    } else {
        kind.as_str()
    };
    if let Ok(picture) = page.element::<HtmlImageElement>("paper-picture") {
        picture.set_alt(&name(kind));
        let before = picture.src();
        if let Ok(address) = address(&order.sheet(page, kind, format)) {
            picture.set_src(&address);
        }
        // It fails only for addresses that are none.
        let _ = Url::revoke_object_url(&before);
    }
}

/// Opens the browser's own printing, with what is chosen and nothing else.
pub(crate) fn print(page: &Page, order: &Order<'_>) -> Result<(), JsValue> {
    let (kind, format) = chosen(page);
    let sheets: HtmlElement = page.element("sheets")?;
    sheets.set_text_content(None);
    let kinds = KINDS
        .iter()
        .filter(|other| kind == "all" || kind == **other);
    let kinds: Vec<&str> = kinds.copied().collect();
    let waiting = std::rc::Rc::new(std::cell::Cell::new(kinds.len()));
    for kind in kinds {
        let picture = HtmlImageElement::new()?;
        picture.set_alt(&name(kind));
        picture.set_class_name(&format!("sheet {}", format.word()));
        let waiting = waiting.clone();
        let loaded = Closure::once_into_js(move || {
            waiting.set(waiting.get() - 1);
            if waiting.get() == 0
                && let Some(window) = web_sys::window()
            {
                // A browser that cannot print says so itself.
                let _ = window.print();
            }
        });
        picture.set_onload(Some(loaded.unchecked_ref()));
        picture.set_src(&address(&order.sheet(page, kind, format))?);
        sheets.append_child(&picture)?;
    }
    Ok(())
}

/// Offers what is chosen as files.
pub(crate) fn save(page: &Page, order: &Order<'_>) -> Result<(), JsValue> {
    let (kind, format) = chosen(page);
    for other in KINDS {
        if kind == "all" || kind == *other {
            let name = format!("sahkku-{other}-{}.svg", format.word());
            sharing::download(page, &name, &order.sheet(page, other, format).svg)?;
        }
    }
    Ok(())
}

fn chosen(page: &Page) -> (String, Format) {
    let word = page.value("paper-format");
    let format = Format::ALL.into_iter().find(|format| format.word() == word);
    (page.value("paper-what"), format.unwrap_or(Format::A4))
}

/// How the pieces are set up on the board of these rules, in words.
pub(crate) fn set_up(rules: &Rules) -> String {
    let how = m::PaperBoardHow {
        drawing: rules.places,
        home_row: rules.home_row,
        queens: rules.queens,
    };
    how.text()
}

fn name(kind: &str) -> String {
    match kind {
        "rules" => m::paper_rules(),
        "dice" => m::paper_dice(),
        "pieces" => m::paper_pieces(),
        _ => m::paper_board(),
    }
}

/// An address under which this page, and nobody else, can load the sheet.
fn address(sheet: &Sheet) -> Result<String, JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(&sheet.svg));
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    Url::create_object_url_with_blob(&blob)
}
