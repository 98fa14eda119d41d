//! Turning browser events into messages.

use std::cell::Cell;
use std::rc::Rc;

use browser::dom::{
    AT, Choices, Heard, Id, Input, LINE, PLACE, PLACES, Page, Sender, around, clicked,
    listen as hear, on, on_pointer, on_sized, pressed, target,
};
use browser::media::{LOOK, ONLY_TOUCH, matches};
use browser::store::Store;
use context::elements::{Button, Dialog, Field, Part};
use context::{Game, Place, Target};
use game::Game as _;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, Event, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlSelectElement,
    KeyboardEvent, MouseEvent, PointerEvent, StorageEvent,
};

use super::message::Message;
use super::routes;
use crate::features::places::By;
use crate::features::{keeping, lab, language, more, places, play, settings_card, study};

/// Listens until the page is closed.
///
/// # Errors
/// What the browser or the page lacks.
pub(crate) fn listen(page: &Page, sender: &Sender<Message>) -> Result<(), JsValue> {
    let by_hand = sender.map(|message| Message::ByHand(Box::new(message)));
    clicks(page, &by_hand);
    changes(page, &by_hand);
    keys(page, &by_hand);
    dialogs(page, sender);
    board(page, &by_hand)?;
    twin(page, sender, &by_hand)?;
    surroundings(page, sender)
}

fn surroundings(page: &Page, sender: &Sender<Message>) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("there is no window")?;
    on(&window, "hashchange", sender, |_| {
        Some(Message::AddressChanged)
    });
    let resized = sender.clone();
    on_sized(&page.element(Part::Board)?, move || {
        resized.send(Message::Resized);
    })?;
    // A window that moves to a sharper screen keeps its size in CSS pixels.
    on(&window, "resize", sender, |_| Some(Message::Resized));
    for query in LOOK {
        if let Some(media) = window.match_media(query)? {
            on(&media, "change", sender, |_| Some(Message::LookChanged));
        }
    }
    // The system's palette may have changed while another window had the focus.
    on(&window, "focus", sender, |_| Some(Message::LookChanged));
    on(&window, "storage", sender, |event| {
        let event = event.dyn_ref::<StorageEvent>()?;
        let claim = Store::is_claim(Game::ID, event.key().as_deref());
        claim.then_some(keeping::Message::OtherTab.into())
    });
    Ok(())
}

/// Handles what all dialogs share, and reports closed ones: the place of notices and of the keyboard focus, and closing a dialog
/// by a touch beside it. That happens at the end of the touch: otherwise its end would hit what lies below.
fn dialogs(page: &Page, sender: &Sender<Message>) {
    let (keeper, closed, pressed_beside) = (page.clone(), sender.clone(), Cell::new(false));
    let before = move |event: &Event| match event.type_().as_str() {
        "pointerdown" => {
            keeper.acts_with(Input::Pointer);
            pressed_beside.set(beside(event).is_some());
        }
        "keydown" => keeper.acts_with(Input::Keyboard),
        "close" => {
            keeper.place_messages();
            keeper.keep_keyboard();
            let dialog = target(event).map(|dialog| dialog.id());
            if let Some(message) = dialog.and_then(|id| routes::closed(&id)) {
                closed.send(message);
            }
        }
        _ => {
            // Keys press buttons without clicking, and so do aids that press them by name.
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
    watch(page, &kinds, Heard::Before, Rc::new(before));
    let keeper = page.clone();
    let after = move |event: &Event| {
        // A button has done its work. Escape removes help together with its button, which may have had the focus. A person who
        // plays on the board with a pointer needs no keyboard focus.
        let key = event.dyn_ref::<KeyboardEvent>();
        let on_board = target(event).is_some_and(|at| at.tag_name() == "CANVAS");
        if !on_board && key.is_none_or(|key| key.key() == "Escape") {
            keeper.keep_keyboard();
        }
    };
    watch(page, &["click", "keydown"], Heard::After, Rc::new(after));
}

fn watch(page: &Page, kinds: &[&str], heard: Heard, seen: Rc<dyn Fn(&Event)>) {
    for kind in kinds {
        let seen = seen.clone();
        hear(page.document(), kind, heard, move |event| seen(event));
    }
}

/// The dialog beside the touch of a mouse or finger, if it may be closed without an answer.
fn beside(event: &Event) -> Option<HtmlDialogElement> {
    let at = event.dyn_ref::<MouseEvent>()?;
    let dialog = event.target()?.dyn_into::<HtmlDialogElement>().ok()?;
    let rect = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(at.client_x()), f64::from(at.client_y()));
    let inside =
        (rect.left()..=rect.right()).contains(&x) && (rect.top()..=rect.bottom()).contains(&y);
    (!inside && !dialog.has_attribute("data-must-answer")).then_some(dialog)
}

/// Listens for words that mention places, when they are pointed at or pressed.
pub(super) fn listen_to_words(page: &Page, sender: &Sender<Message>) {
    let tell = |by, places| Some(places::Message::Words(by, places).into());
    on(page.document(), "pointerover", sender, move |event| {
        // A finger cannot hover: it touches.
        let over = event.dyn_ref::<PointerEvent>()?.pointer_type() != "touch";
        over.then(|| tell(By::Pointer, spoken(event)))?
    });
    on(page.document(), "focusin", sender, move |event| {
        let by_keys = target(event)?.matches(":focus-visible").ok()?;
        tell(
            By::Keyboard,
            if by_keys { spoken(event) } else { Vec::new() },
        )
    });
    on(page.document(), "focusout", sender, move |_| {
        tell(By::Keyboard, Vec::new())
    });
    let touched = move |event: &Event| Some(spoken(event)).filter(|places| !places.is_empty());
    on(page.document(), "click", sender, move |event| {
        // A button of a card does its own work, and the board is not visible before that.
        let in_card = around(event, "dialog button").is_some();
        tell(By::Touch, touched(event).filter(|_| !in_card)?)
    });
    on(page.document(), "keydown", sender, move |event| {
        around(event, &format!(".{LINE}"))?;
        let presses = |key: &str| (key == "Enter" || key == " ").then_some(());
        pressed(event, presses).and_then(|_| tell(By::Touch, spoken(event)))
    });
}

/// The places that the words of an event mention: the single name that is pointed at, or all of the sentence.
fn spoken(event: &Event) -> Vec<Place> {
    let places = |element: Element| {
        let name = element.closest(&format!(".{PLACE}")).ok()?;
        let name = name.and_then(|name| name.get_attribute(AT));
        let all = || {
            element
                .closest(&format!("[{PLACES}]"))
                .ok()??
                .get_attribute(PLACES)
        };
        let names = name.or_else(all)?;
        Some(
            names
                .split(' ')
                .filter_map(|name| name.parse().ok())
                .collect(),
        )
    };
    target(event).and_then(places).unwrap_or_default()
}

/// Listens to all buttons with one listener, including those in dialogs and notices.
fn clicks(page: &Page, sender: &Sender<Message>) {
    let closer = page.clone();
    on(page.document(), "click", sender, move |event| {
        let Some(button) = clicked(event) else {
            // Pointer events on the board have been reported already, and words that mention places have their own listener.
            let told = around(event, "canvas, .line").is_some();
            return (!told).then_some(Message::Beside);
        };
        if closer.dismiss(&button) {
            return None;
        }
        if button.has_attribute("data-close") {
            let dialog = button.closest("dialog").ok().flatten()?;
            dialog.dyn_into::<HtmlDialogElement>().ok()?.close();
            return None;
        }
        if let Some(id) = button.get_attribute("data-opens") {
            return Dialog::opened(&id).map(Message::Open);
        }
        let number = |attribute: &str| button.get_attribute(attribute)?.parse().ok();
        for choices in Choices::ALL {
            if let Some(n) = number(choices.attribute()) {
                return Some(routes::chosen(choices, n));
            }
        }
        if let Some(node) = number("data-node") {
            return Some(study::Message::GoTo(node).into());
        }
        if let Some(n) = number("data-die") {
            return Some(play::Message::Tap(Target::Die(n)).into());
        }
        if let Some(place) = place_of(&button) {
            return Some(play::Message::Tap(Target::Place(place)).into());
        }
        let id = button.id();
        match Button::of(&id) {
            Some(button) => routes::button(button),
            None => routes::made_button(&id),
        }
    });
}

fn changes(page: &Page, sender: &Sender<Message>) {
    on(page.document(), "change", sender, |event| {
        let target = target(event)?;
        let list = target.dyn_ref::<HtmlSelectElement>();
        if let Some(name) = target.get_attribute("data-setting") {
            let value = match target.dyn_ref::<HtmlInputElement>() {
                Some(input) if input.type_() == "checkbox" => {
                    if input.checked() { "yes" } else { "no" }.to_owned()
                }
                Some(input) => input.value(),
                None => list?.value(),
            };
            return Some(settings_card::Message::Set(name, value).into());
        }
        if target.has_attribute("data-languages") {
            return Some(language::Message::Chosen(list?.value()).into());
        }
        if let Some(rules) = target.get_attribute("data-rules") {
            return Some(more::Message::Rules(rules).into());
        }
        if let Some(option) = target.get_attribute("data-option") {
            return Some(lab::Message::Option(option, list?.value()).into());
        }
        routes::field(Field::of(&target.id())?)
    });
    on(page.document(), "input", sender, |event| {
        let input = target(event)?.dyn_into::<HtmlInputElement>().ok()?;
        let entry = input.value().parse().ok()?;
        let scrubber = input.id() == Id::from(Field::Scrubber).name();
        scrubber.then_some(study::Message::GoAlong(entry).into())
    });
}

fn keys(page: &Page, sender: &Sender<Message>) {
    on(page.document(), "keydown", sender, |event| {
        match around(event, "dialog, input, select, textarea") {
            None => pressed(event, routes::key),
            Some(_) => None,
        }
    });
    // In the choice of a portrait or a rule set, the key that presses buttons begins the game.
    on(page.document(), "keydown", sender, |event| {
        let chosen = target(event)?.matches("[name=opponent], [name=rules]");
        let begins = chosen.is_ok_and(|chosen| chosen);
        pressed(event, |key| match key {
            "Enter" if begins => routes::button(Button::PlayComputer),
            _ => None,
        })
    });
    // A button held down with Enter acts once, unless it steps.
    on(page.document(), "keydown", sender, |event| {
        let key = event.dyn_ref::<KeyboardEvent>()?;
        let held = key.repeat() && key.key() == "Enter";
        let steps = clicked(event)?.closest(".scrub").ok()?.is_some();
        if held && !steps {
            event.prevent_default();
        }
        None
    });
    // These dialogs ask a question that the game needs an answer to.
    on(page.document(), "keydown", sender, |event| {
        let key = event.dyn_ref::<KeyboardEvent>()?.key();
        let dialog = around(event, "dialog")?;
        if key == "Escape" && dialog.has_attribute("data-must-answer") {
            event.prevent_default();
        }
        None
    });
}

fn place_of(button: &Element) -> Option<Place> {
    button.get_attribute("data-place")?.parse().ok()
}

fn board(page: &Page, sender: &Sender<Message>) -> Result<(), JsValue> {
    let canvas: HtmlElement = page.element(Part::Board)?;
    on_pointer(&canvas, sender, |phase, touch| {
        play::Message::Pointer(phase, touch).into()
    });
    // A touch is handled when the finger is lifted. The click that browsers send afterwards would press whatever has appeared
    // meanwhile, such as the end of the game.
    on(&canvas, "touchend", sender, |event| {
        if event.cancelable() {
            event.prevent_default();
        }
        None
    });
    Ok(())
}

fn twin(page: &Page, sender: &Sender<Message>, by_hand: &Sender<Message>) -> Result<(), JsValue> {
    let twin: HtmlElement = page.element(Part::Twin)?;
    let root = page.clone();
    on(&twin, "focusin", sender, move |event| {
        // On a touch screen the focus is useless before a key is pressed. The style sheet marks it accordingly.
        let marked = root.has_root_flag("keys") || !matches(ONLY_TOUCH);
        let place = place_of(&target(event)?).filter(|_| marked)?;
        Some(play::Message::Focus(Some(place)).into())
    });
    on(&twin, "focusout", sender, |_| {
        Some(play::Message::Focus(None).into())
    });
    on(&twin, "keydown", by_hand, |event| {
        pressed(event, |key| {
            Some(play::Message::Arrow(play::direction(key)?).into())
        })
    });
    Ok(())
}
