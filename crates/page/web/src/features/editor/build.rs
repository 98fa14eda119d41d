//! The elements of the editor, and what they tell.

use context::board::{Board, Twin};
use context::dom::{self, Page, Sender, clicked, on, on_sized, target};
use context::on_page::Editing as _;
use context::this_game::{Place, This};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlElement, HtmlSelectElement, KeyboardEvent, PointerEvent};

use super::elements::{Button, Field, Part, STEPS};
use super::form::{KIND, PROPERTY};
use super::message::{Message, Pointer};

/// Puts the dialog and what opens it into the page, and listens to them, where positions of the game can be edited.
pub(super) fn build(page: &Page, sender: &Sender<Message>) {
    if !This::EDITS {
        return;
    }
    // A browser that makes none of the elements has no editor.
    let _ = page.build(STEPS);
    page.move_before(Button::OpenEditor, dom::Button::OpenRecord);
    page.move_before(Button::MoreEditor, dom::Part::OpenAbout);
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
    listen_to_board(&canvas, sender);
    listen_to_twin(&page.element(Part::EditorTwin).ok()?, sender);
    let resized = sender.clone();
    // Without it the board keeps the size that it had first.
    let _: Result<(), JsValue> = on_sized(&canvas, move || resized.send(Message::Resized));
    Some((Board::new(canvas.dyn_into().ok()?), twin))
}

fn listen_to_board(canvas: &HtmlElement, sender: &Sender<Message>) {
    for kind in ["pointerdown", "pointermove", "pointerup", "pointercancel"] {
        let held = canvas.clone();
        on(canvas, kind, sender, move |event| {
            let event = event.dyn_ref::<PointerEvent>()?;
            let down = kind == "pointerdown";
            // A second finger is no second hand at this board.
            if !event.is_primary() || (down && event.button() != 0) {
                return None;
            }
            if down {
                // Without capture a drag ends at the edge of the canvas, and that is all.
                let _ = held.set_pointer_capture(event.pointer_id());
            }
            let rect = held.get_bounding_client_rect();
            let x = f64::from(event.client_x()) - rect.left();
            let y = f64::from(event.client_y()) - rect.top();
            Some(Message::Pointer(match kind {
                "pointerdown" => Pointer::Down(x, y),
                "pointermove" => Pointer::Move(x, y),
                "pointerup" => Pointer::Up(x, y),
                _ => Pointer::Cancel,
            }))
        });
    }
    on(canvas, "contextmenu", sender, |event| {
        event.prevent_default();
        None
    });
}

fn listen_to_twin(twin: &HtmlElement, sender: &Sender<Message>) {
    let place = |event: &Event| -> Option<Place> {
        let button = target(event)?.closest("[data-place]").ok().flatten()?;
        button.get_attribute("data-place")?.parse().ok()
    };
    on(twin, "click", sender, move |event| {
        // The same names are those of the board on the table.
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
