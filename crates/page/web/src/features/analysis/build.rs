//! The elements of the analysis board, and their messages.

use std::cell::Cell;

use dom::{Heard, Page, Sender, Step, clicked, listen, on, pressed, target};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, WheelEvent};

use super::elements::{Button, Field, Part, STEPS};
use super::list::NODE;
use super::message::Message;
use super::ways::WAY;

/// Adds the analysis board and the button that opens it to the page, and listens to them.
pub(super) fn build(page: &Page, sender: &Sender<Message>) {
    // A browser that cannot create the elements has no analysis board.
    let _ = page.build(STEPS);
    page.move_before(Button::OpenAnalysis, context::elements::Button::OpenRecord);
    page.move_before(Part::Analysis, context::elements::Part::Moves);
    on(page.document(), "click", sender, |event| {
        let button = clicked(event)?;
        let number = |name: &str| button.get_attribute(name)?.parse().ok();
        number(NODE)
            .map(Message::GoTo)
            .or_else(|| number(WAY).map(Message::Play))
            .or_else(|| Button::of(&button.id()).map(Message::Pressed))
    });
    on(page.document(), "change", sender, |event| {
        Field::of(&target(event)?.id()).map(Message::Changed)
    });
    listen_to_steps(page, sender);
}

/// Steps through the game with keys, and with the wheel over the board.
fn listen_to_steps(page: &Page, sender: &Sender<Message>) {
    let step = |step| {
        Message::Pressed(match step {
            Step::First => Button::AnalysisFirst,
            Step::Back => Button::AnalysisBack,
            Step::On => Button::AnalysisOn,
            Step::Last => Button::AnalysisLast,
        })
    };
    let (shown, keys) = (page.clone(), sender.clone());
    // The board moves its focus with the same keys if a place has the focus, so these keys are handled first.
    listen(page.document(), "keydown", Heard::Before, move |event| {
        let elsewhere = "dialog, input, select, textarea, [data-place], [data-die]";
        let taken = target(event).map(|target| target.closest(elsewhere));
        let free = taken.is_none_or(|taken| taken.is_ok_and(|taken| taken.is_none()));
        if free
            && shown.is_shown(Part::Analysis)
            && let Some(message) = pressed(event, |key| Step::of(key).map(step))
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
        if event.ctrl_key() || !shown.is_shown(Part::Analysis) {
            return None;
        }
        event.prevent_default();
        let mut sum = turned.get();
        let wanted = Step::of_wheel(&mut sum, event.delta_y(), event.delta_mode());
        turned.set(sum);
        wanted.map(step)
    });
}
