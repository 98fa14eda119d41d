//! Printable sheets: shown, printed and saved. Their content comes from `context::this_game::sheets`.

use std::cell::Cell;
use std::rc::Rc;

use browser::dom::Page;
use browser::files::{address_of, download, print};
use context::elements::{Field, Part};
use context::settings::Settings;
use context::this::words as m;
use context::this_game::{Game, Judge, This};
use game::Game as _;
use on_page::Sheets;
use paper::{Format, Labels, Sheet, leaflet};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, HtmlImageElement, Url};

use super::rule_sheet;

/// What is to be done with the chosen sheet: the message of its card.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Task {
    Show,
    /// Open the browser's print dialog with it.
    Print,
    /// Offer it as files.
    Save,
}

/// Everything that a sheet depends on.
pub(super) struct Order<'a> {
    pub(super) page: &'a Page,
    pub(super) judge: &'a Judge,
    pub(super) settings: &'a Settings,
    pub(super) rules_name: &'a str,
}

/// The heading of a sheet: a single name if the rule set has the same name as the game.
fn heading(game: &str, rules: &str) -> String {
    match game == rules {
        true => game.to_owned(),
        false => format!("{game} – {rules}"),
    }
}

impl Order<'_> {
    /// The sheet of this kind; the board for an unknown word.
    fn sheet(&self, kind: &str, format: Format) -> Sheet {
        let size = m::paper_size();
        let name = heading(&m::title(), self.rules_name);
        let words = |title: String, hint: String| Labels {
            title: format!("{name} – {title}"),
            hints: vec![hint, size],
        };
        if kind == "rules" {
            let words = rule_sheet::words(self.judge, name);
            let measure = rule_sheet::measure(self.page);
            return leaflet(format, &words, &This::opening(self.judge), &measure);
        }
        let labels = words(This::sheet_name(kind), This::sheet_hint(kind, self.judge));
        This::sheet(
            kind,
            self.judge,
            &self.settings.board_style(),
            format,
            &labels,
        )
    }
}

impl Order<'_> {
    pub(super) fn carry_out(&self, task: Task) -> Result<(), JsValue> {
        match task {
            Task::Show => self.show(),
            Task::Print => self.print(),
            Task::Save => self.save(),
        }
    }

    fn show(&self) -> Result<(), JsValue> {
        let (kind, format) = self.chosen();
        let kind = if kind == "all" {
            This::SHEETS[0]
        } else {
            &kind
        };
        let picture: HtmlImageElement = self.page.element(Part::PaperPicture)?;
        picture.set_alt(&name(kind));
        let before = picture.src();
        picture.set_src(&address(&self.sheet(kind, format))?);
        // Fails only for invalid addresses.
        let _ = Url::revoke_object_url(&before);
        Ok(())
    }

    fn print(&self) -> Result<(), JsValue> {
        let (kind, format) = self.chosen();
        let sheets: HtmlElement = self.page.element(Part::Sheets)?;
        sheets.set_text_content(None);
        let kinds = This::SHEETS
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

    fn save(&self) -> Result<(), JsValue> {
        let (kind, format) = self.chosen();
        for other in This::SHEETS {
            if kind == "all" || kind == *other {
                let name = format!("{}-{other}-{}.svg", Game::ID, format.word());
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

fn name(kind: &str) -> String {
    match kind {
        "rules" => m::paper_rules(),
        _ => This::sheet_name(kind),
    }
}

/// An address from which only this page can load the sheet.
fn address(sheet: &Sheet) -> Result<String, JsValue> {
    address_of(&sheet.svg, "image/svg+xml")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_says_no_name_twice() {
        assert_eq!(heading("Kotra", "Kotra"), "Kotra");
        assert_eq!(heading("Sáhkku", "Máze"), "Sáhkku – Máze");
    }
}
