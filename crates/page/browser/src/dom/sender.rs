//! Channels from the browser into the program.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    AddEventListenerOptions, Element, Event, EventTarget, HtmlElement, KeyboardEvent, PointerEvent,
};

use crate::dom::hand::{PointerPhase, meant, repeats};

/// Sends messages of one kind to their handler. Timers, listeners and requests each hold one. The default one sends nowhere.
pub struct Sender<M>(Option<Rc<dyn Fn(M)>>);

impl<M> Clone for Sender<M> {
    fn clone(&self) -> Sender<M> {
        Sender(self.0.clone())
    }
}

impl<M> Default for Sender<M> {
    fn default() -> Sender<M> {
        Sender(None)
    }
}

impl<M: 'static> Sender<M> {
    pub fn new(handle: impl Fn(M) + 'static) -> Sender<M> {
        Sender(Some(Rc::new(handle)))
    }

    pub fn send(&self, message: M) {
        if let Some(handle) = &self.0 {
            handle(message);
        }
    }

    /// A function that sends the message that `make` makes of its argument.
    pub fn sending<T: 'static, F: Fn(T) -> M + Clone + 'static>(
        &self,
        make: F,
    ) -> impl Fn(T) + Clone + use<T, F, M> {
        let sender = self.clone();
        move |value| sender.send(make(value))
    }

    /// Sends a message after so many milliseconds, unless the timer is dropped before.
    pub fn after(&self, milliseconds: u32, message: M) -> Timeout {
        let sender = self.clone();
        Timeout::new(milliseconds, move || sender.send(message))
    }

    /// A sender of values that are converted into such messages.
    pub fn map<N: 'static>(&self, make: impl Fn(N) -> M + 'static) -> Sender<N> {
        let sender = self.clone();
        Sender::new(move |part| sender.send(make(part)))
    }
}

/// Whether a listener runs before or after those of elements within the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    Before,
    After,
}

/// Listens until the page is closed. The callback may cause another event of the same kind: the button that opens the system's
/// file dialog clicks an input field.
pub fn listen(target: &EventTarget, kind: &str, heard: Heard, done: impl Fn(&Event) + 'static) {
    let done = Closure::<dyn Fn(&Event)>::new(done);
    let options = AddEventListenerOptions::new();
    options.set_capture(heard == Heard::Before);
    options.set_passive(false);
    // Does not fail for any event that a page listens to.
    let _ = target.add_event_listener_with_callback_and_add_event_listener_options(
        kind,
        done.as_ref().unchecked_ref(),
        &options,
    );
    done.forget();
}

/// Listens until the page is closed. Sends the message that `message` makes of an event, if any.
pub fn on<M: 'static>(
    target: &EventTarget,
    kind: &str,
    sender: &Sender<M>,
    message: impl Fn(&Event) -> Option<M> + 'static,
) {
    let sender = sender.clone();
    listen(target, kind, Heard::After, move |event| {
        if let Some(message) = message(event) {
            sender.send(message);
        }
    });
}

/// The position of a pointer in CSS pixels of the canvas, and its kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Touch {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
    /// A finger is thicker than a mouse or a pen.
    pub finger: bool,
}

/// Sends what a pointer does on the canvas of a board, until the page is closed.
pub fn on_pointer<M: 'static>(
    canvas: &HtmlElement,
    sender: &Sender<M>,
    message: impl Fn(PointerPhase, Touch) -> M + Clone + 'static,
) {
    for kind in PointerPhase::KINDS {
        let (held, message) = (canvas.clone(), message.clone());
        on(canvas, kind, sender, move |event| {
            let event = event.dyn_ref::<PointerEvent>()?;
            let phase = PointerPhase::of(kind, event.button(), event.buttons())?;
            // A second finger is ignored.
            if !event.is_primary() {
                return None;
            }
            if phase == PointerPhase::Down {
                // Without capture a drag just ends at the edge of the canvas.
                let _ = held.set_pointer_capture(event.pointer_id());
            }
            let rect = held.get_bounding_client_rect();
            let touch = Touch {
                x: f64::from(event.client_x()) - rect.left(),
                y: f64::from(event.client_y()) - rect.top(),
                finger: event.pointer_type() == "touch",
            };
            Some(message(phase, touch))
        });
    }
    on(canvas, "contextmenu", sender, |event| {
        event.prevent_default();
        None
    });
}

/// Returns the message for a key pressed without modifiers, if there is one. The browser then ignores the key.
pub fn pressed<M>(event: &Event, message: impl Fn(&str) -> Option<M>) -> Option<M> {
    let event = event.dyn_ref::<KeyboardEvent>()?;
    if event.default_prevented() {
        // Something else handled it.
        return None;
    }
    let key = meant(&event.key(), &event.code(), event.shift_key());
    let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
    let message = message(&key).filter(|_| plain)?;
    event.prevent_default();
    (!event.repeat() || repeats(&key)).then_some(message)
}

/// The target element of an event.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The closest element that matches a selector: the target of an event, or one around it.
pub fn around(event: &Event, selector: &str) -> Option<Element> {
    target(event)?.closest(selector).ok()?
}

pub fn clicked(event: &Event) -> Option<Element> {
    around(event, "button")
}

/// Calls `changed` whenever the size of an element changes.
/// Fails if the browser cannot observe sizes.
pub fn on_sized(element: &Element, changed: impl FnMut() + 'static) -> Result<(), JsValue> {
    let observer = Closure::<dyn FnMut()>::new(changed);
    let sizes = web_sys::ResizeObserver::new(observer.as_ref().unchecked_ref())?;
    sizes.observe(element);
    observer.forget();
    Ok(())
}
