//! Sheets to print and cut out: shown, printed and saved. What is on them is the business of
//! `crate::this_game::paper`.

use std::cell::Cell;
use std::rc::Rc;

use paper::{Format, Labels, Sheet, leaflet};
use table::Ornament;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, HtmlImageElement, Url};

use super::rule_sheet;
use crate::browser::files::{address_of, download, print};
use crate::dom::{Field, Page, Part};
use crate::messages as m;
use crate::this_game::paper::{Opening, board, dice, pieces};
use crate::this_game::table::Lines;
use crate::this_game::{Judge, Rules};

/// What can be printed, by the words of the list on the page.
const KINDS: &[&str] = &["rules", "board", "dice", "pieces"];

/// Everything that a sheet depends on.
pub(super) struct Order<'a> {
    pub(super) page: &'a Page,
    pub(super) judge: &'a Judge,
    pub(super) lines: Lines,
    pub(super) ornament: Ornament,
    pub(super) rules_name: &'a str,
}

impl Order<'_> {
    /// The sheet of this kind; the board for a word that is none.
    fn sheet(&self, kind: &str, format: Format) -> Sheet {
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
                let picture = Opening {
                    judge: self.judge,
                    names: rule_sheet::names(),
                };
                leaflet(format, &words, &picture, &rule_sheet::measure(self.page))
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

impl Order<'_> {
    /// Shows the sheet that is chosen.
    pub(super) fn show(&self) -> Result<(), JsValue> {
        let (kind, format) = self.chosen();
        let kind = if kind == "all" { KINDS[0] } else { &kind };
        let picture: HtmlImageElement = self.page.element(Part::PaperPicture)?;
        picture.set_alt(&name(kind));
        let before = picture.src();
        picture.set_src(&address(&self.sheet(kind, format))?);
        // It fails only for addresses that are none.
        let _ = Url::revoke_object_url(&before);
        Ok(())
    }

    /// Opens the browser's own printing, with what is chosen and nothing else.
    pub(super) fn print(&self) -> Result<(), JsValue> {
        let (kind, format) = self.chosen();
        let sheets: HtmlElement = self.page.element(Part::Sheets)?;
        sheets.set_text_content(None);
        let kinds = KINDS
            .iter()
            .filter(|other| kind == "all" || kind == **other);
        let kinds: Vec<&str> = kinds.copied().collect();
        let waiting = Rc::new(Cell::new(kinds.len()));
        for kind in kinds {
            let picture = HtmlImageElement::new()?;
            picture.set_alt(&name(kind));
            picture.set_class_name(&format!("sheet {}", format.word()));
            let waiting = waiting.clone();
            let loaded = Closure::once_into_js(move || {
                waiting.set(waiting.get() - 1);
                if waiting.get() == 0 {
                    print();
                }
            });
            picture.set_onload(Some(loaded.unchecked_ref()));
            picture.set_src(&address(&self.sheet(kind, format))?);
            sheets.append_child(&picture)?;
        }
        Ok(())
    }

    /// Offers what is chosen as files.
    pub(super) fn save(&self) -> Result<(), JsValue> {
        let (kind, format) = self.chosen();
        for other in KINDS {
            if kind == "all" || kind == *other {
                let name = format!("sahkku-{other}-{}.svg", format.word());
                download(self.page, &name, &self.sheet(other, format).svg);
            }
        }
        Ok(())
    }

    fn chosen(&self) -> (String, Format) {
        let word = self.page.value(Field::PaperFormat);
        let format = Format::ALL.into_iter().find(|format| format.word() == word);
        let what = self.page.value(Field::PaperWhat);
        (what, format.unwrap_or(Format::A4))
    }
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
    address_of(&sheet.svg, "image/svg+xml")
}
