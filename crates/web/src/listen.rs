//! Everything the browser tells the app, turned into messages.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use sahkku::Place;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, Event, EventTarget, HtmlDialogElement, HtmlElement, HtmlInputElement,
    HtmlSelectElement, KeyboardEvent, MouseEvent, PointerEvent, StorageEvent,
};

use crate::board::LOOK_MEDIA;
use crate::link::{Hand, Link, Message, PointerPhase, Touch};
use crate::page::{Input, Page};
use crate::settings_card;
use crate::store::Store;

/// The keys that walk over the board, from one place of its twin to the next.
const ARROWS: &[&str] = &["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/// The keys that act wherever the focus is, but for dialogs and fields.
const KEYS: &[&str] = &[
    "Escape",
    "1",
    "2",
    "3",
    "4",
    "t",
    "r",
    "e",
    "u",
    "Backspace",
    "h",
    "o",
    "?",
    "w",
    "c",
    "p",
];

/// Listens for as long as the page lives.
pub(crate) fn everywhere(page: &Page, link: &Link) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("there is no window")?;
    clicks(page, link);
    dialogs(page);
    board(page, link)?;
    // A browser may close a dialog on its own account.
    for id in ["choice", "review", "cards", "book", "players"] {
        let dialog: HtmlElement = page.element(id)?;
        on(&dialog, "close", link, move |_| {
            Some(Message::Button(format!("{id}-closed")))
        });
    }
    on(&window, "hashchange", link, |_| {
        Some(Message::Button("address-changed".to_owned()))
    });
    let resized = link.clone();
    let observer = Closure::<dyn FnMut()>::new(move || resized.send(Message::Resized));
    let sizes = web_sys::ResizeObserver::new(observer.as_ref().unchecked_ref())?;
    sizes.observe(&page.element::<Element>("board")?);
    observer.forget();
    // A window that moves to a sharper screen keeps its size in CSS pixels.
    on(&window, "resize", link, |_| Some(Message::Resized));
    for query in LOOK_MEDIA {
        if let Some(media) = window.match_media(query)? {
            on(&media, "change", link, |_| Some(Message::Look));
        }
    }
    // One palette of the system may have taken the place of another while it was set elsewhere.
    on(&window, "focus", link, |_| Some(Message::Look));
    on(&window, "storage", link, |event| {
        let event = event.dyn_ref::<StorageEvent>()?;
        Store::is_claim(event.key().as_deref()).then_some(Message::OtherTab)
    });
    Ok(())
}

/// Tells a kiosk of everything that shows that somebody is there.
pub(crate) fn touches(page: &Page, link: &Link) {
    on(page.document(), "pointerdown", link, |_| {
        Some(Message::Touched(Hand::Down))
    });
    for kind in ["click", "keydown", "wheel"] {
        on(page.document(), kind, link, |_| {
            Some(Message::Touched(Hand::Done))
        });
    }
}

/// Calls `message` for every event and sends what it makes of it.
fn on(
    target: &EventTarget,
    kind: &'static str,
    link: &Link,
    message: impl Fn(&Event) -> Option<Message> + 'static,
) {
    let link = link.clone();
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(target, kind, options, move |event| {
        if let Some(message) = message(event) {
            link.send(message);
        }
    })
    .forget();
}

/// Looks after what all dialogs have in common, without telling the app: where notices and the keyboard are, and that a
/// touch beside a dialog closes it. That happens at the end of the touch: the end of one that has closed a dialog before
/// would fall on what lies under it.
fn dialogs(page: &Page) {
    let (keeper, pressed_beside) = (page.clone(), Cell::new(false));
    let before = move |event: &Event| match event.type_().as_str() {
        "pointerdown" => {
            keeper.acts_with(Input::Pointer);
            pressed_beside.set(beside(event).is_some());
        }
        "keydown" => keeper.acts_with(Input::Keyboard),
        "close" => {
            keeper.place_messages();
            keeper.keep_keyboard();
        }
        _ => {
            // Keys press buttons without clicking, and so does what presses them by their names.
            if event
                .dyn_ref()
                .is_some_and(|event: &MouseEvent| event.detail() == 0)
            {
                keeper.acts_with(Input::Keyboard);
            }
            if let Some(dialog) = beside(event).filter(|_| pressed_beside.take()) {
                dialog.close();
            }
        }
    };
    let kinds = ["pointerdown", "keydown", "close", "click"];
    watch(page, &kinds, EventListenerPhase::Capture, Rc::new(before));
    let keeper = page.clone();
    let after = move |event: &Event| {
        // A button has done its work. Escape takes help off the table, with the button that the keyboard may be on.
        let key = event.dyn_ref::<KeyboardEvent>();
        if key.is_none_or(|key| key.key() == "Escape") {
            keeper.keep_keyboard();
        }
    };
    watch(
        page,
        &["click", "keydown"],
        EventListenerPhase::Bubble,
        Rc::new(after),
    );
}

/// Calls `seen` for every event of these kinds.
fn watch(page: &Page, kinds: &[&'static str], phase: EventListenerPhase, seen: Rc<dyn Fn(&Event)>) {
    for kind in kinds {
        let (seen, passive) = (seen.clone(), true);
        let options = EventListenerOptions { phase, passive };
        let listener =
            EventListener::new_with_options(page.document(), *kind, options, move |event| {
                seen(event)
            });
        listener.forget();
    }
}

/// The dialog that a mouse or finger is beside, if it may be closed unanswered.
fn beside(event: &Event) -> Option<HtmlDialogElement> {
    let at = event.dyn_ref::<MouseEvent>()?;
    let dialog = event.target()?.dyn_into::<HtmlDialogElement>().ok()?;
    let rect = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(at.client_x()), f64::from(at.client_y()));
    let inside =
        (rect.left()..=rect.right()).contains(&x) && (rect.top()..=rect.bottom()).contains(&y);
    (!inside && !dialog.has_attribute("data-must-answer")).then_some(dialog)
}

/// One listener for all buttons, those in dialogs and notices included.
fn clicks(page: &Page, link: &Link) {
    let closer = page.clone();
    on(page.document(), "click", link, move |event| {
        let target = event.target()?.dyn_into::<Element>().ok()?;
        let button = target.closest("button").ok().flatten()?;
        if closer.dismiss(&button) {
            return None;
        }
        if button.has_attribute("data-close") {
            let dialog = button.closest("dialog").ok().flatten()?;
            closer.close_dialog(&dialog.id());
            return None;
        }
        if let Some(choice) = button.get_attribute("data-choice") {
            return choice.parse().ok().map(Message::Chosen);
        }
        if let Some(mistake) = button.get_attribute("data-mistake") {
            return mistake.parse().ok().map(Message::Mistake);
        }
        if let Some(advice) = button.get_attribute("data-advice") {
            return advice.parse().ok().map(Message::Advice);
        }
        if let Some(entry) = button.get_attribute("data-entry") {
            return entry.parse().ok().map(Message::LookAt);
        }
        if let Some(place) = place_of(&button) {
            return Some(Message::Place(place));
        }
        if let Some(die) = button.get_attribute("data-die") {
            return die.parse().ok().map(Message::Die);
        }
        Some(Message::Button(button.id()))
    });
    on(page.document(), "change", link, |event| {
        let target = event.target()?.dyn_into::<Element>().ok()?;
        if let Some((name, value)) = settings_card::chosen(&target) {
            return Some(Message::Setting(name, value));
        }
        if target.has_attribute("data-languages") {
            let list = target.dyn_into::<HtmlSelectElement>().ok()?;
            return Some(Message::Language(list.value()));
        }
        Some(match target.get_attribute("data-option") {
            Some(option) => {
                let value = target.dyn_into::<HtmlSelectElement>().ok()?.value();
                Message::Option(option, value)
            }
            None => Message::Button(target.id()),
        })
    });
    on(page.document(), "input", link, |event| {
        let target = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
        let entry = target.value().parse().ok()?;
        (target.id() == "scrubber").then_some(Message::LookAt(entry))
    });
    on(page.document(), "keydown", link, |event| {
        let elsewhere = "dialog, input, select, textarea";
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let free = target.is_none_or(|target| target.closest(elsewhere).ok().flatten().is_none());
        if free { key(event, KEYS) } else { None }
    });
    // These dialogs ask something that has to be answered before the game can go on.
    on(page.document(), "keydown", link, |event| {
        let key = event.dyn_ref::<KeyboardEvent>()?.key();
        let dialog = event
            .target()?
            .dyn_into::<Element>()
            .ok()?
            .closest("dialog")
            .ok()
            .flatten()?;
        if key == "Escape" && dialog.has_attribute("data-must-answer") {
            event.prevent_default();
        }
        None
    });
}

/// The key that was pressed, if it is one of `keys` and alone. The browser does not get it then.
fn key(event: &Event, keys: &[&str]) -> Option<Message> {
    let event = event.dyn_ref::<KeyboardEvent>()?;
    let key = event.key();
    let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
    if !plain || !keys.contains(&key.as_str()) {
        return None;
    }
    event.prevent_default();
    Some(Message::Key(key))
}

/// The place that a button of the twin stands for.
fn place_of(button: &Element) -> Option<Place> {
    button.get_attribute("data-place")?.parse().ok()
}

fn board(page: &Page, link: &Link) -> Result<(), JsValue> {
    let canvas: HtmlElement = page.element("board")?;
    let phases = [
        ("pointerdown", PointerPhase::Down),
        ("pointermove", PointerPhase::Move),
        ("pointerup", PointerPhase::Up),
        ("pointercancel", PointerPhase::Cancel),
    ];
    for (kind, phase) in phases {
        let held = canvas.clone();
        on(&canvas, kind, link, move |event| {
            let event = event.dyn_ref::<PointerEvent>()?;
            // A second finger is no second hand at this board.
            if !event.is_primary() || (phase == PointerPhase::Down && event.button() != 0) {
                return None;
            }
            if phase == PointerPhase::Down {
                // Without capture a drag ends at the canvas's edge, and that is all.
                let _ = held.set_pointer_capture(event.pointer_id());
            }
            let rect = held.get_bounding_client_rect();
            let x = f64::from(event.client_x()) - rect.left();
            let y = f64::from(event.client_y()) - rect.top();
            let finger = event.pointer_type() == "touch";
            Some(Message::Pointer(phase, Touch { x, y, finger }))
        });
    }
    let twin: HtmlElement = page.element("twin")?;
    on(&twin, "focusin", link, |event| {
        let target = event.target()?.dyn_into::<Element>().ok()?;
        Some(Message::Focus(Some(place_of(&target)?)))
    });
    on(&twin, "focusout", link, |_| Some(Message::Focus(None)));
    on(&twin, "keydown", link, |event| key(event, ARROWS));
    // A touch is worked on when the finger is lifted. The click that browsers make of it afterwards would fall on
    // whatever has come up meanwhile, such as the end of the game, and press it.
    on(&canvas, "touchend", link, |event| {
        if event.cancelable() {
            event.prevent_default();
        }
        None
    });
    on(&canvas, "contextmenu", link, |event| {
        event.prevent_default();
        None
    });
    Ok(())
}
