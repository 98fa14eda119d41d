//! The board's twin in the accessibility tree: a grid of places and a row of dice, each with a
//! name that says what is there and what can be done. It lies over the canvas, unseen, so that
//! whoever points by voice, switch or screen reader finds everything where it is drawn.
use table::Rect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::marks::Marks;
use crate::dom::{Page, Part};
use crate::messages as m;
use crate::this_game::news;
use crate::this_game::{Die, Face, Figure, Judge, Piece, Place, Position, Row, Side};

/// A button of the twin, and what it says now.
struct Cell {
    button: HtmlElement,
    name: String,
    selected: Option<bool>,
    /// Left, top, width and height, in CSS pixels of the canvas.
    lies: [i32; 4],
}

/// The twin.
pub(crate) struct Twin {
    grid: Element,
    tray: Element,
    columns: u8,
    places: Vec<(Place, Cell)>,
    dice: Vec<Cell>,
    /// The place that the Tab key comes to.
    entry: Option<Place>,
}

impl Twin {
    /// The twin on this page, still empty.
    pub(crate) fn new(page: &Page) -> Result<Twin, JsValue> {
        Ok(Twin {
            grid: page.element(Part::Twin)?,
            tray: page.element(Part::TwinDice)?,
            columns: 0,
            places: Vec::new(),
            dice: Vec::new(),
            entry: None,
        })
    }

    /// Lays out a grid of so many columns, if it is not there already.
    pub(crate) fn set_columns(&mut self, page: &Page, columns: u8) {
        if self.columns == columns {
            return;
        }
        self.columns = columns;
        self.places.clear();
        self.grid.set_text_content(None);
        // All buttons are copies of one: the browser makes these faster.
        let Some(model) = part(page, "button", "gridcell") else {
            return;
        };
        // A button that is not as it should be does less, and that is all.
        let _ = model.set_attribute("tabindex", "-1");
        let _ = model.set_attribute("aria-selected", "false");
        for row in [Row::C, Row::B, Row::A] {
            let Some(line) = part(page, "div", "row") else {
                continue;
            };
            for column in 1..=columns {
                let Some(place) = Place::new(row, column) else {
                    continue;
                };
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
        self.set_entry(Place::new(Row::B, columns / 2 + 1));
    }

    /// Takes everything away: there is no game.
    pub(crate) fn clear(&mut self) {
        self.columns = 0;
        self.places.clear();
        self.dice.clear();
        self.grid.set_text_content(None);
        self.tray.set_text_content(None);
        self.entry = None;
    }

    /// Puts every button where its place or die is drawn, in CSS pixels of the canvas.
    pub(crate) fn lay(
        &mut self,
        cell: impl Fn(Place) -> Rect,
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

    /// Says what is on the board and in the tray.
    pub(crate) fn show(
        &mut self,
        page: &Page,
        judge: &Judge,
        position: &Position,
        dice: &[Die],
        marks: &Marks,
    ) {
        let figures: Vec<Figure> = position.figures().collect();
        for (place, cell) in &mut self.places {
            let name = place_name(*place, judge, position, &figures, marks);
            cell.say(name);
            let chosen = marks.chosen.is_some_and(|pick| pick.spot.place() == *place);
            cell.select("aria-selected", chosen);
        }
        while self.dice.len() > dice.len() {
            if let Some(die) = self.dice.pop() {
                die.button.remove();
            }
        }
        while self.dice.len() < dice.len() {
            let Some(button) = part(page, "button", "button") else {
                return;
            };
            let _ = button.set_attribute("data-die", &self.dice.len().to_string());
            let _ = self.tray.append_child(&button);
            self.dice.push(Cell::new(button, None));
        }
        for (n, (cell, die)) in self.dice.iter_mut().zip(dice).enumerate() {
            let name = die_name(die);
            cell.say(match marks.whose(n, dice.len()) {
                Some(side) => m::TwinDieOf { side, faces: &name }.text(),
                None => name,
            });
            cell.select(
                "aria-pressed",
                marks.die == Some(n) || marks.lifted.contains(&n),
            );
        }
    }

    /// What a place is called, and who is there.
    pub(crate) fn describe(place: Place, judge: &Judge, position: &Position) -> String {
        let figures: Vec<Figure> = position.figures().collect();
        place_name(place, judge, position, &figures, &Marks::default())
    }

    /// Moves the keyboard to a place.
    pub(crate) fn focus(&mut self, place: Place) {
        self.set_entry(Some(place));
        self.focus_on(place);
    }

    fn focus_on(&self, place: Place) {
        if let Some((_, cell)) = self.places.iter().find(|(other, _)| *other == place) {
            // An element that is gone takes no focus, and none is there to tell.
            let _ = cell.button.focus();
        }
    }

    /// Moves the keyboard to the place that it was on last.
    pub(crate) fn take_focus(&self) {
        if let Some(entry) = self.entry {
            self.focus_on(entry);
        }
    }

    /// The name of the place that the keyboard is on, or was last.
    pub(crate) fn name_of_entry(&self) -> Option<String> {
        let entry = self.entry?;
        let cell = self.places.iter().find(|(place, _)| *place == entry)?;
        Some(cell.1.name.clone())
    }

    /// The place that the keyboard comes to first: the one that it was on last.
    fn set_entry(&mut self, entry: Option<Place>) {
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
            // Without a name the button is as good as not there; the next change tries again.
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

/// What a place is called: where it is, who is there, what can be done with it.
fn place_name(
    place: Place,
    judge: &Judge,
    position: &Position,
    figures: &[Figure],
    marks: &Marks,
) -> String {
    let mut parts = vec![place.to_string()];
    if place == judge.castle() {
        parts.push(m::twin_castle());
    }
    let here: Vec<&Figure> = figures
        .iter()
        .filter(|figure| figure.at.place() == place)
        .collect();
    for side in Side::BOTH {
        parts.extend(soldiers(&here, side));
    }
    for figure in &here {
        match figure.piece {
            Piece::Soldier => {}
            Piece::Queen => {
                let awake = figure.awake;
                parts.extend(figure.side.map(|side| m::TwinQueen { side, awake }.text()));
            }
            Piece::King if position.king().inert() => parts.push(m::twin_king_inert()),
            Piece::King => {
                let holder = figure.side;
                parts.push(m::TwinKing { holder }.text());
            }
        }
    }
    if here.is_empty() {
        parts.push(m::twin_empty());
    }
    if marks.chosen.is_some_and(|pick| pick.spot.place() == place) {
        parts.push(m::twin_chosen());
    } else if marks.movable.iter().any(|pick| pick.spot.place() == place) {
        parts.push(m::twin_movable());
    }
    if let Some(to) = marks.destinations.iter().find(|to| to.place == place) {
        let faces = &news::faces(to.faces.iter().copied());
        parts.push(m::TwinReach { faces }.text());
    }
    if let Some(to) = marks.preview.iter().find(|to| to.place == place) {
        let faces = &news::faces(to.faces.iter().copied());
        parts.push(m::TwinAhead { faces }.text());
    }
    parts.join(", ")
}

fn soldiers(here: &[&Figure], side: Side) -> Vec<String> {
    let count = |fits: &dyn Fn(&Figure) -> bool| {
        let own = here
            .iter()
            .filter(|figure| figure.piece == Piece::Soldier && figure.side == Some(side));
        own.filter(|figure| fits(figure)).count() as u32
    };
    let on_the_way = |figure: &Figure| figure.awake && !figure.riding && !figure.at.homebound();
    let mut names = Vec::new();
    for (count, name) in [
        (
            count(&|figure| !figure.awake),
            (|side, count| m::TwinAsleep { side, count }.text()) as fn(Side, u32) -> String,
        ),
        (count(&on_the_way), |side, count| {
            m::TwinAwake { side, count }.text()
        }),
        (count(&|figure| figure.at.homebound()), |side, count| {
            m::TwinHomebound { side, count }.text()
        }),
        (count(&|figure| figure.riding), |side, count| {
            m::TwinRiding { side, count }.text()
        }),
    ] {
        if count > 0 {
            names.push(name(side, count));
        }
    }
    names
}

fn die_name(die: &Die) -> String {
    match die.face {
        None => m::twin_die_in_hand(),
        Some(face) => {
            let faces = &news::faces(core::iter::once::<Face>(face));
            let used = die.used;
            m::TwinDie { faces, used }.text()
        }
    }
}
