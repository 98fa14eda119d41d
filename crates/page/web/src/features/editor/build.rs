//! The elements of the editor, and their messages.

use browser::dom::{Page, Sender, clicked, on, on_pointer, on_sized, target};
use context::this_game::Place;
use context::this_game::{Board, Twin};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlElement, HtmlSelectElement, KeyboardEvent};

use super::elements::{Button, Field, Part, STEPS};
use super::form::{KIND, PROPERTY};
use super::message::Message;

/// Adds the dialog and the buttons that open it to the page, and listens to them.
pub(super) fn build(page: &Page, sender: &Sender<Message>) {
    // A browser that cannot create the elements has no editor.
    let _ = page.build(STEPS);
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
        // The lists of players are read when the game begins.
        Field::of(&at.id())
            .filter(|field| *field == Field::EditorText)
            .map(Message::Changed)
    });
}

/// The board, and the grid of its places.
pub(super) fn board(page: &Page, sender: &Sender<Message>) -> Option<(Board, Twin)> {
    let canvas: HtmlElement = page.element(Part::EditorBoard).ok()?;
    let twin = Twin::new(page, Part::EditorTwin, Part::EditorDice).ok()?;
    on_pointer(&canvas, sender, Message::Pointer);
    listen_to_twin(&page.element(Part::EditorTwin).ok()?, sender);
    let resized = sender.clone();
    // Without it the board keeps its first size.
    let _: Result<(), JsValue> = on_sized(&canvas, move || resized.send(Message::Resized));
    Some((Board::new(canvas.dyn_into().ok()?), twin))
}

fn listen_to_twin(twin: &HtmlElement, sender: &Sender<Message>) {
    let place = |event: &Event| -> Option<Place> {
        let button = target(event)?.closest("[data-place]").ok().flatten()?;
        button.get_attribute("data-place")?.parse().ok()
    };
    on(twin, "click", sender, move |event| {
        // The board on the table uses the same names.
        event.stop_propagation();
        place(event).map(Message::Tap)
    });
    on(twin, "focusin", sender, move |event| {
        Some(Message::Focus(Some(place(event)?)))
    });
    on(twin, "focusout", sender, |_| Some(Message::Focus(None)));
    on(twin, "keydown", sender, move |event| {
        let key = event.dyn_ref::<KeyboardEvent>()?.key();
        let place = place(event)?;
        let message = match key.as_str() {
            "ArrowLeft" => Message::Arrow(place, -1.0, 0.0),
            "ArrowRight" => Message::Arrow(place, 1.0, 0.0),
            "ArrowUp" => Message::Arrow(place, 0.0, -1.0),
            "ArrowDown" => Message::Arrow(place, 0.0, 1.0),
            "Delete" | "Backspace" => Message::Take(place),
            _ => return None,
        };
        event.prevent_default();
        Some(message)
    });
}
