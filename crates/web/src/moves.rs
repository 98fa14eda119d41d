//! The list of moves in the page: a line for each turn, a button for each throw and each use of a
//! die.

use sahkku_session::HistoryEntry;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, HtmlInputElement};

use crate::messages as m;
use crate::page::Page;
use crate::words;

/// What the list shows now.
#[derive(Default)]
pub(crate) struct Moves {
    /// The notation of every button, and its element.
    shown: Vec<(String, Element)>,
    at: usize,
}

impl Moves {
    /// Forgets what it shows, so that all of it is said anew.
    pub(crate) fn forget(&mut self, page: &Page) {
        if self.shown.is_empty() {
            return;
        }
        self.shown.clear();
        if let Ok(list) = page.element::<Element>("move-list") {
            list.set_text_content(None);
        }
    }

    /// Brings the list up to date; the board shows the game after the first `at` entries.
    pub(crate) fn show(&mut self, page: &Page, story: &[HistoryEntry], at: usize) {
        let Ok(list) = page.element::<Element>("move-list") else {
            return;
        };
        let same = self
            .shown
            .iter()
            .zip(story)
            .take_while(|((text, _), told)| *text == told.text)
            .count();
        for (_, button) in self.shown.drain(same..) {
            let line = button.parent_element();
            button.remove();
            // A line without any button is a number without a turn.
            if let Some(line) = line.filter(|line| {
                line.query_selector("button")
                    .is_ok_and(|found| found.is_none())
            }) {
                line.remove();
            }
        }
        for (n, told) in story.iter().enumerate().skip(same) {
            let before = n.checked_sub(1).and_then(|n| story.get(n));
            let new_line = before.is_none_or(|before| before.turn != told.turn) || n == 0;
            if let Ok(button) = add(page, &list, told, n, new_line) {
                self.shown.push((told.text.clone(), button));
            }
        }
        for n in [self.at, at] {
            if let Some((_, button)) = n.checked_sub(1).and_then(|n| self.shown.get(n)) {
                let here = if n == at { "step" } else { "false" };
                // Without it the list only does not show where one is.
                let _ = button.set_attribute("aria-current", here);
                if n == at && (same < story.len() || self.at != at) {
                    into_view(&list, button);
                }
            }
        }
        self.at = at;
    }
}

/// Puts the scrubber at `at` of `count`.
pub(crate) fn scrub(page: &Page, at: usize, count: usize) {
    if let Ok(scrubber) = page.element::<HtmlInputElement>("scrubber") {
        scrubber.set_max(&count.to_string());
        scrubber.set_value(&at.to_string());
        // Without it the number alone is read out.
        let _ = scrubber.set_attribute(
            "aria-valuetext",
            &m::PastOf {
                step: at,
                steps: count,
            }
            .text(),
        );
    }
}

fn add(
    page: &Page,
    list: &Element,
    told: &HistoryEntry,
    n: usize,
    new_line: bool,
) -> Result<Element, JsValue> {
    let document = page.document();
    let line = match list.last_element_child().filter(|_| !new_line) {
        Some(line) => line,
        None => {
            let line = document.create_element("li")?;
            let head = document.create_element("span")?;
            let side = told.side.map(|side| m::ListSide { side }.text());
            let number = if told.turn > 0 {
                told.turn.to_string()
            } else {
                String::new()
            };
            head.set_text_content(Some(&format!("{number} {}", side.unwrap_or_default())));
            line.append_child(&head)?;
            list.append_child(&line)?;
            line
        }
    };
    let button = document.create_element("button")?;
    button.set_attribute("data-entry", &(n + 1).to_string())?;
    button.set_text_content(Some(&told.text));
    let words = words::news(&told.events, false);
    if !words.is_empty() {
        button.set_attribute("aria-label", &format!("{}: {words}", told.text))?;
        button.set_attribute("title", &words)?;
    }
    line.append_child(&button)?;
    Ok(button)
}

/// Scrolls the list, and nothing else, so that the button is seen.
fn into_view(list: &Element, button: &Element) {
    let Some(button) = button.dyn_ref::<HtmlElement>() else {
        return;
    };
    let (top, height) = (button.offset_top(), button.offset_height());
    let (from, room) = (list.scroll_top(), list.client_height());
    if top < from {
        list.set_scroll_top(top - height);
    } else if top + height > from + room {
        list.set_scroll_top(top + 2 * height - room);
    }
}
