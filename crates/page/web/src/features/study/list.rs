//! The list of a game: a line for each turn, each with its comments and variations.

use board::CLASS_OF_SIDE;
use browser::dom::{Page, into_view};
use context::elements::Part;
use context::this::words as m;
use game::Node;
use wasm_bindgen::JsValue;
use web_sys::Element;

use super::outline::{Row, mark_in_words};

/// The attribute with the number of the node that a button leads to.
pub(super) const NODE: &str = "data-node";

/// The position that a line of the list leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LeadsTo {
    /// The one before the first choice of the turn.
    Choice,
    /// The one after the turn.
    End,
}

#[derive(Default)]
pub(super) struct List {
    leads_to: Option<LeadsTo>,
    rows: Vec<Row>,
    /// The lines of the rows, without those of variations.
    lines: Vec<Element>,
    /// The button of the current turn.
    here: Option<Element>,
    /// The button that the keyboard reaches first: that of the current turn, or the first one.
    stop: Option<Element>,
}

impl List {
    /// Makes the list be rewritten.
    pub(super) fn forget(&mut self, page: &Page) {
        if !self.lines.is_empty() {
            page.say(Part::MoveList, "");
        }
        *self = List::default();
    }

    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Updates the list. Lines that are the same stay.
    pub(super) fn show(&mut self, page: &Page, rows: Vec<Row>, leads_to: LeadsTo) {
        let Ok(list) = page.element::<Element>(Part::MoveList) else {
            return;
        };
        if self.leads_to != Some(leads_to) {
            self.forget(page);
            self.leads_to = Some(leads_to);
        }
        let same = self.rows.iter().zip(&rows);
        let same = same.take_while(|(shown, row)| shown == row).count();
        for line in self.lines.drain(same..) {
            line.remove();
        }
        for row in rows.iter().skip(same) {
            // If the browser cannot add it, the board still shows the game.
            let Ok(line) = add_line(page, &list, row, leads_to) else {
                break;
            };
            self.lines.push(line);
        }
        self.rows = rows;
    }

    /// Marks the turn of the node that the board shows.
    pub(super) fn mark(&mut self, page: &Page, at: Node) {
        let (Ok(list), Some(leads_to)) = (page.element::<Element>(Part::MoveList), self.leads_to)
        else {
            return;
        };
        let here = Row::of(&self.rows, at).map(|row| target(row, leads_to));
        let here = here.and_then(|node| {
            let selector = format!("[{NODE}=\"{}\"]", node.number());
            list.query_selector(&selector).ok().flatten()
        });
        if here != self.here {
            // Without it the list only lacks the current position.
            if let Some(before) = &self.here {
                let _ = before.remove_attribute("aria-current");
            }
            if let Some(here) = &here {
                let _ = here.set_attribute("aria-current", "step");
                into_view(&list, here);
            }
            self.here = here;
        }
        let stop = self.here.clone();
        let stop = stop.or_else(|| list.query_selector("button").ok().flatten());
        if stop != self.stop {
            for (button, index) in [(&self.stop, "-1"), (&stop, "0")] {
                // Without it the list has another stop.
                let _ = button
                    .as_ref()
                    .map(|one| one.set_attribute("tabindex", index));
            }
            self.stop = stop;
        }
    }
}

fn target(row: &Row, leads_to: LeadsTo) -> Node {
    match leads_to {
        LeadsTo::Choice => row.choice,
        LeadsTo::End => row.end(),
    }
}

fn add_line(page: &Page, list: &Element, row: &Row, leads_to: LeadsTo) -> Result<Element, JsValue> {
    let line: Element = page.add(list, "li", "")?;
    if let Some(side) = row.side {
        line.set_class_name(CLASS_OF_SIDE[side.index()]);
    }
    let button: Element = page.add(&line, "button", "")?;
    button.set_attribute("tabindex", "-1")?;
    button.set_attribute(NODE, &target(row, leads_to).number().to_string())?;
    write_row(page, &button, row)?;
    for text in row.comments.iter().flat_map(|comment| comment.lines()) {
        page.add::<Element>(&line, "p", text)?;
    }
    for variation in &row.variations {
        let inner: Element = page.add(&line, "ol", "")?;
        for row in variation {
            add_line(page, &inner, row, leads_to)?;
        }
    }
    Ok(line)
}

/// Writes the number of a turn, its dice, what was done, and what it cost. It is read as a sentence.
pub(super) fn write_row(page: &Page, to: &Element, row: &Row) -> Result<(), JsValue> {
    to.replace_children_with_node_0();
    let add = |class: &str, text: &str| -> Result<Element, JsValue> {
        let part: Element = page.add(to, "span", text)?;
        part.set_class_name(class);
        // Without it two words would be read as one.
        to.append_with_str_1(" ")?;
        Ok(part)
    };
    if row.side.is_some() {
        let (value, name) = (&row.number, &row.player());
        let turn = m::StudyTurn { value, name }.text();
        add("unseen", &format!("{turn}:"))?;
        let number = add("number", &row.number)?;
        number.set_attribute("aria-hidden", "true")?;
        add("piece", "")?;
    }
    if !row.dice.is_empty() {
        let dice = add("dice", "")?;
        for die in row.dice.split(' ') {
            page.add::<Element>(&dice, "span", die)?;
            dice.append_with_str_1(" ")?;
        }
        add("unseen", ".")?;
    }
    let told = add("told", "")?;
    page.write_text(&told, &row.telling.text);
    if let Some(title) = row.telling.title.as_deref() {
        told.set_attribute("title", title)?;
        add("unseen", title)?;
    }
    if let Some(mark) = row.mark {
        let sign = add("sign", mark.sign())?;
        sign.set_attribute("role", "img")?;
        sign.set_attribute("aria-label", &mark_in_words(mark))?;
    }
    if let Some(cost) = &row.cost {
        let part = add("cost", cost)?;
        page.say_before(&part, &m::study_costs());
    }
    Ok(())
}
