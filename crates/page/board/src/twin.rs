//! The accessible board: a grid of places and a row of dice, each with a name that says what is there and what can be done. It
//! lies invisibly over the canvas, so that people who point by voice, switch or screen reader find everything where it is drawn.
use game::TrayDie;
use scene::Rect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use browser::dom::{Id, Page};
use on_page::{Judge, Marks, OnPage, Position};

/// A button of the accessible board, and what it says now.
struct Cell {
    button: HtmlElement,
    name: String,
    selected: Option<bool>,
    /// Left, top, width and height, in CSS pixels of the canvas.
    lies: [i32; 4],
}

pub struct Twin<G: OnPage> {
    grid: Element,
    tray: Element,
    places: Vec<(G::Place, Cell)>,
    dice: Vec<Cell>,
    /// The place that the Tab key reaches.
    entry: Option<G::Place>,
}

impl<G: OnPage> Twin<G> {
    /// Creates the accessible board in these elements of the page, still empty.
    /// Fails if the page lacks one of them.
    pub fn new(page: &Page, grid: impl Into<Id>, tray: impl Into<Id>) -> Result<Twin<G>, JsValue> {
        Ok(Twin {
            grid: page.element(grid)?,
            tray: page.element(tray)?,
            places: Vec::new(),
            dice: Vec::new(),
            entry: None,
        })
    }

    /// Lays out a grid of the places of the board, unless it exists already.
    pub fn set_board(&mut self, page: &Page, judge: &Judge<G>) {
        let rows = G::rows(judge);
        if rows
            .iter()
            .flatten()
            .eq(self.places.iter().map(|(place, _)| place))
        {
            return;
        }
        self.places.clear();
        self.grid.set_text_content(None);
        // All buttons are copies of one, which browsers make faster.
        let Some(model) = part(page, "button", "gridcell") else {
            return;
        };
        // A button whose attributes fail does less; that is acceptable.
        let _ = model.set_attribute("tabindex", "-1");
        let _ = model.set_attribute("aria-selected", "false");
        for row in rows {
            let Some(line) = part(page, "div", "row") else {
                continue;
            };
            for place in row {
                let Some(button) = copy(&model) else {
                    continue;
                };
                let _ = button.set_attribute("data-place", &place.to_string());
                let _ = line.append_child(&button);
                self.places.push((place, Cell::new(button, Some(false))));
            }
            let _ = self.grid.append_child(&line);
        }
        self.entry = None;
        self.set_entry(Some(G::first_place(judge)));
    }

    /// Removes everything, as there is no game.
    pub fn clear(&mut self) {
        self.places.clear();
        self.dice.clear();
        self.grid.set_text_content(None);
        self.tray.set_text_content(None);
        self.entry = None;
    }

    /// Puts every button where its place or die is drawn, in CSS pixels of the canvas.
    pub fn lay(
        &mut self,
        cell: impl Fn(G::Place) -> Rect,
        die: impl Fn(usize) -> Option<(f64, f64)>,
        size: f64,
    ) {
        for (place, button) in &mut self.places {
            button.lie(&cell(*place));
        }
        for (n, button) in self.dice.iter_mut().enumerate() {
            if let Some((x, y)) = die(n) {
                button.lie(&Rect {
                    x: x - size / 2.0,
                    y: y - size / 2.0,
                    w: size,
                    h: size,
                });
            }
        }
    }

    /// Describes what is on the board and in the tray.
    pub fn show(
        &mut self,
        page: &Page,
        judge: &Judge<G>,
        position: &Position<G>,
        lying: &[TrayDie<G::Face>],
        marks: &Marks<G>,
    ) {
        for (place, cell) in &mut self.places {
            let name = G::place_name(judge, position, *place, marks);
            cell.say(name);
            let chosen = marks.chosen.is_some_and(|pick| G::place_of(pick) == *place);
            cell.select("aria-selected", chosen);
        }
        self.set_dice(page, lying.len());
        for (n, (cell, die)) in self.dice.iter_mut().zip(lying).enumerate() {
            let name = G::die_name(die);
            cell.say(match marks.whose(n, lying.len()) {
                Some(side) => G::die_name_of(side.into(), &name),
                None => name,
            });
            cell.select(
                "aria-pressed",
                marks.die == Some(n) || marks.lifted.contains(&n),
            );
        }
    }

    /// Describes a position that is being set up.
    pub fn show_draft(&mut self, page: &Page, judge: &Judge<G>, draft: &G::Draft) {
        for (place, cell) in &mut self.places {
            cell.say(G::place_in_draft(judge, draft, *place));
            cell.select("aria-selected", false);
        }
        let dice = G::draft_dice(draft);
        self.set_dice(page, dice.len());
        for (cell, die) in self.dice.iter_mut().zip(&dice) {
            cell.say(G::die_name(die));
            cell.select("aria-pressed", false);
        }
    }

    /// Makes as many buttons as dice.
    fn set_dice(&mut self, page: &Page, count: usize) {
        for cell in self.dice.drain(count.min(self.dice.len())..) {
            cell.button.remove();
        }
        while self.dice.len() < count {
            let Some(button) = part(page, "button", "button") else {
                return;
            };
            let _ = button.set_attribute("data-die", &self.dice.len().to_string());
            let _ = self.tray.append_child(&button);
            self.dice.push(Cell::new(button, None));
        }
    }

    /// The name of a place, and what stands there.
    pub fn describe(place: G::Place, judge: &Judge<G>, position: &Position<G>) -> String {
        G::place_name(judge, position, place, &Marks::default())
    }

    /// Moves the keyboard focus to a place.
    pub fn focus(&mut self, place: G::Place) {
        self.set_entry(Some(place));
        self.focus_on(place);
    }

    fn focus_on(&self, place: G::Place) {
        if let Some((_, cell)) = self.places.iter().find(|(other, _)| *other == place) {
            // A removed element takes no focus; nothing needs to be done.
            let _ = cell.button.focus();
        }
    }

    /// Moves the keyboard focus to the place that had it last.
    pub fn take_focus(&self) {
        if let Some(entry) = self.entry {
            self.focus_on(entry);
        }
    }

    /// The name of the place that has or last had the keyboard focus.
    pub fn name_of_entry(&self) -> Option<String> {
        let entry = self.entry?;
        let cell = self.places.iter().find(|(place, _)| *place == entry)?;
        Some(cell.1.name.clone())
    }

    /// Sets the place that the keyboard reaches first: the one that had the focus last.
    fn set_entry(&mut self, entry: Option<G::Place>) {
        for (place, cell) in &self.places {
            if Some(*place) == self.entry || Some(*place) == entry {
                let index = if Some(*place) == entry { "0" } else { "-1" };
                let _ = cell.button.set_attribute("tabindex", index);
            }
        }
        self.entry = entry;
    }
}

impl Cell {
    fn new(button: HtmlElement, selected: Option<bool>) -> Cell {
        Cell {
            button,
            name: String::new(),
            selected,
            lies: [0; 4],
        }
    }

    fn lie(&mut self, rect: &Rect) {
        let lies = [rect.x, rect.y, rect.w, rect.h].map(|css| css.round() as i32);
        if self.lies == lies {
            return;
        }
        self.lies = lies;
        let [left, top, width, height] = lies;
        let place = format!("left:{left}px;top:{top}px;width:{width}px;height:{height}px");
        self.button.style().set_css_text(&place);
    }

    fn say(&mut self, name: String) {
        if self.name != name {
            // A button without a name is useless; the next change tries again.
            let _ = self.button.set_attribute("aria-label", &name);
            self.name = name;
        }
    }

    fn select(&mut self, attribute: &str, selected: bool) {
        if self.selected.replace(selected) == Some(selected) {
            return;
        }
        let _ = self
            .button
            .set_attribute(attribute, if selected { "true" } else { "false" });
    }
}

fn part(page: &Page, kind: &str, role: &str) -> Option<HtmlElement> {
    let element = page.document().create_element(kind).ok()?;
    element.set_attribute("role", role).ok()?;
    element.dyn_into().ok()
}

fn copy(model: &HtmlElement) -> Option<HtmlElement> {
    model.clone_node().ok()?.dyn_into().ok()
}
