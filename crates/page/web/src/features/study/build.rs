//! The elements of the study, and their messages.

use std::cell::Cell;

use browser::dom::{Heard, Page, Sender, Step, clicked, listen, on, pressed, target};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, WheelEvent};

use super::Message;
use super::elements::{Button, Field, Part, STEPS};

/// Adds the elements that only a study has to the page, and listens to them.
pub(super) fn build(page: &Page, sender: &Sender<Message>) {
    // A browser that cannot create the elements has the list of moves alone.
    let _ = page.build(STEPS);
    page.move_before(Button::StudyClose, context::elements::Button::Menu);
    page.move_before(Part::StudyLine, context::elements::Field::Scrubber);
    for button in [Button::StudyNext, Button::StudyTurns] {
        page.move_before(button, context::elements::Button::PastLast);
    }
    page.move_before(Part::Study, context::elements::Part::Turns);
    on(page.document(), "click", sender, |event| {
        Button::of(&clicked(event)?.id()).map(Message::Pressed)
    });
    on(page.document(), "change", sender, |event| {
        Field::of(&target(event)?.id()).map(Message::Changed)
    });
    listen_to_steps(page, sender);
}

/// Steps through the game with keys, and with the wheel over the board.
fn listen_to_steps(page: &Page, sender: &Sender<Message>) {
    let (shown, keys) = (page.clone(), sender.clone());
    // The board moves its focus with the same keys if a place has the focus, so these keys are handled first.
    listen(page.document(), "keydown", Heard::Before, move |event| {
        let elsewhere = "dialog, input, select, textarea, [data-place], [data-die]";
        let taken = target(event).map(|target| target.closest(elsewhere));
        let free = taken.is_none_or(|taken| taken.is_ok_and(|taken| taken.is_none()));
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
