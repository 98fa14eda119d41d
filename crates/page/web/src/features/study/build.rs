//! The elements of the study, and their messages.

use std::cell::Cell;

use browser::dom::{Heard, Page, Sender, Step, around, clicked, listen, on, pressed, target};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, HtmlSelectElement, WheelEvent};

use super::Message;
use super::elements::{Button, Field, Part, STEPS};
use super::form::{KIND, PROPERTY};

/// Adds the elements that only a study has to the page, and listens to them.
pub(crate) fn build(page: &Page, sender: &Sender<Message>) {
    // A browser that cannot create the elements has the list of moves alone.
    let _ = page.build(STEPS);
    page.move_before(Button::StudyClose, context::elements::Button::Menu);
    page.move_before(Part::MovesHead, context::elements::Part::Scrub);
    page.move_before(Part::StudyLine, context::elements::Field::Scrubber);
    for button in [Button::StudyNext, Button::StudyTurns] {
        page.move_before(button, context::elements::Button::PastLast);
    }
    for slip in [Part::Study, Part::EditorPieces, Part::Editor] {
        page.move_before(slip, context::elements::Part::Turns);
    }
    page.move_into(Button::OpenEditor, context::elements::Part::MenuLearn);
    page.move_before(Button::MoreEditor, context::elements::Part::OpenAbout);
    on(page.document(), "click", sender, |event| {
        Button::of(&clicked(event)?.id()).map(Message::Pressed)
    });
    on(page.document(), "change", sender, |event| {
        let at = target(event)?;
        let number = |name: &str| at.get_attribute(name)?.parse().ok();
        if let Some(kind) = number(KIND) {
            return Some(Message::Kind(kind));
        }
        if let Some(property) = number(PROPERTY) {
            let value = at.dyn_ref::<HtmlSelectElement>()?.value().parse().ok()?;
            return Some(Message::Property(property, value));
        }
        Field::of(&at.id()).map(Message::Changed)
    });
    listen_to_list(page, sender);
    listen_to_steps(page, sender);
}

/// Moves the focus in the list with keys: the list is one stop.
fn listen_to_list(page: &Page, sender: &Sender<Message>) {
    let Ok(list) = page.element::<HtmlElement>(context::elements::Part::MoveList) else {
        return;
    };
    let shown = page.clone();
    on(&list, "keydown", sender, move |event| {
        let by = pressed(event, |key| match key {
            "ArrowDown" => Some(1),
            "ArrowUp" => Some(-1),
            _ => None,
        })?;
        let at = target(event)?;
        let buttons: Vec<HtmlElement> = shown.all("#move-list button");
        let at = buttons.iter().position(|button| at == **button)?;
        let next = buttons.get(at.checked_add_signed(by)?)?;
        // A removed button takes no focus; nothing needs to be done.
        let _ = next.focus();
        None
    });
}

/// Steps through the game with keys, and with the wheel over the board.
fn listen_to_steps(page: &Page, sender: &Sender<Message>) {
    let (shown, keys) = (page.clone(), sender.clone());
    // The board moves its focus with the same keys if a place has the focus, so these keys are handled first.
    listen(page.document(), "keydown", Heard::Before, move |event| {
        if shown.is_shown(Part::Editor)
            && let Some(taken) = pressed(event, |key| taken_by(event, key))
        {
            return keys.send(taken);
        }
        let elsewhere = "dialog, input, select, textarea, [data-place], [data-die]";
        let free = around(event, elsewhere).is_none();
        let message = |key: &str| match key {
            "x" => Some(Message::Pressed(Button::StudyNext)),
            _ => Step::of(key).map(Message::Step),
        };
        if free
            && shown.is_shown(Part::Study)
            && let Some(message) = pressed(event, message)
        {
            keys.send(message);
        }
    });
    let Ok(board) = page.element::<HtmlElement>(context::elements::Part::Board) else {
        return;
    };
    let (shown, turned) = (page.clone(), Cell::new(0.0));
    on(&board, "wheel", sender, move |event| {
        let event = event.dyn_ref::<WheelEvent>()?;
        // With Ctrl a wheel zooms the page.
        if event.ctrl_key() || !shown.is_shown(Part::Study) {
            return None;
        }
        event.prevent_default();
        let mut sum = turned.get();
        let wanted = Step::of_wheel(&mut sum, event.delta_y(), event.delta_mode());
        turned.set(sum);
        wanted.map(Message::Step)
    });
}

/// Removes the piece on the place that has the focus.
fn taken_by(event: &Event, key: &str) -> Option<Message> {
    let place = target(event)?.get_attribute("data-place")?;
    let takes = matches!(key, "Delete" | "Backspace");
    takes.then_some(Message::Take(place.parse().ok()?))
}
