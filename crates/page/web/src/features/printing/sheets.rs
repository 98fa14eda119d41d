//! Printable sheets: shown, printed and saved.

use std::cell::Cell;
use std::rc::Rc;

use browser::dom::Page;
use browser::files::{address_of, download, print};
use context::elements::{Field, Part};
use context::this::words as m;
use context::{Context, Game, Judge, PRESETS, Preset, Rules, Settings, This};
use game::{Game as _, RuleSets as _};
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
struct Order<'a> {
    page: &'a Page,
    settings: &'a Settings,
    judge: Judge,
    format: Format,
}

/// Does this with the chosen sheet, or with all of them.
pub(super) fn carry_out(cx: &Context<'_>, task: Task) -> Result<(), JsValue> {
    let page = cx.page;
    let chosen = Preset::named(&page.value(Field::PaperRules));
    let rules = chosen.map(|preset| preset.rules);
    let rules = rules.or_else(|| cx.rules_at_hand());
    let Some(judge) = rules.and_then(|rules| rules.judge().ok()) else {
        return Ok(());
    };
    let word = page.value(Field::PaperFormat);
    let format = Format::ALL.into_iter().find(|format| format.word() == word);
    let order = Order {
        page,
        settings: cx.settings,
        judge,
        format: format.unwrap_or(Format::A4),
    };
    let kind = page.value(Field::PaperWhat);
    let kinds: Vec<&str> = match kind.as_str() {
        "all" => This::SHEETS.to_vec(),
        kind => vec![kind],
    };
    match task {
        Task::Show => order.show(kinds[0]),
        Task::Print => order.print(&kinds),
        Task::Save => {
            for kind in kinds {
                let name = format!("{}-{kind}-{}.svg", Game::ID, order.format.word());
                download(page, &name, &order.sheet(kind).svg);
            }
            Ok(())
        }
    }
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
    fn sheet(&self, kind: &str) -> Sheet {
        let (judge, format) = (&self.judge, self.format);
        let size = m::paper_size();
        let name = heading(&m::title(), base_name(judge.rules()));
        let words = |title: String, hint: String| Labels {
            title: format!("{name} – {title}"),
            hints: vec![hint, size],
        };
        if kind == "rules" {
            let words = rule_sheet::words(judge, name);
            let measure = rule_sheet::measure(self.page);
            return leaflet(format, &words, &This::opening(judge), &measure);
        }
        let labels = words(This::sheet_name(kind), This::sheet_hint(kind, judge));
        let style = self.settings.board_style();
        This::sheet(kind, judge, &style, format, &labels)
    }

    fn show(&self, kind: &str) -> Result<(), JsValue> {
        let picture: HtmlImageElement = self.page.element(Part::PaperPicture)?;
        picture.set_alt(&name(kind));
        let before = picture.src();
        picture.set_src(&self.address(kind)?);
        // Fails only for invalid addresses.
        let _ = Url::revoke_object_url(&before);
        Ok(())
    }

    fn print(&self, kinds: &[&str]) -> Result<(), JsValue> {
        let sheets: HtmlElement = self.page.element(Part::Sheets)?;
        sheets.set_text_content(None);
        let waiting = Rc::new(Cell::new(kinds.len()));
        for kind in kinds {
            let picture = HtmlImageElement::new()?;
            picture.set_alt(&name(kind));
            picture.set_class_name(&format!("sheet {}", self.format.word()));
            let waiting = waiting.clone();
            let loaded = Closure::once_into_js(move || {
                waiting.set(waiting.get() - 1);
                if waiting.get() == 0 {
                    print();
                }
            });
            picture.set_onload(Some(loaded.unchecked_ref()));
            picture.set_src(&self.address(kind)?);
            sheets.append_child(&picture)?;
        }
        Ok(())
    }

    /// An address from which only this page can load the sheet.
    fn address(&self, kind: &str) -> Result<String, JsValue> {
        address_of(&self.sheet(kind).svg, "image/svg+xml")
    }
}

/// The name of the recorded rule set that these rules are written down from.
fn base_name(rules: &Rules) -> &'static str {
    let text = game::write_rules(rules);
    let base = text.split(' ').next().and_then(Preset::named);
    base.unwrap_or(&PRESETS[0]).name
}

fn name(kind: &str) -> String {
    match kind {
        "rules" => m::paper_rules(),
        _ => This::sheet_name(kind),
    }
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
