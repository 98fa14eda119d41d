//! Ways from the browser into the program.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, EventTarget};

/// Sends messages of one kind to whoever handles them: a timer, a listener or a request keeps one.
pub struct Sender<M>(Rc<dyn Fn(M)>);

impl<M> Clone for Sender<M> {
    fn clone(&self) -> Sender<M> {
        Sender(self.0.clone())
    }
}

impl<M: 'static> Sender<M> {
    /// A sender to this function.
    pub fn new(handle: impl Fn(M) + 'static) -> Sender<M> {
        Sender(Rc::new(handle))
    }

    /// Sends a message.
    pub fn send(&self, message: M) {
        (self.0)(message);
    }

    /// A sender of something that becomes such a message.
    pub fn map<N: 'static>(&self, make: impl Fn(N) -> M + 'static) -> Sender<N> {
        let sender = self.clone();
        Sender::new(move |part| sender.send(make(part)))
    }
}

/// Listens for as long as the page lives. Sends what `message` makes of an event.
pub fn on<M: 'static>(
    target: &EventTarget,
    kind: &'static str,
    sender: &Sender<M>,
    message: impl Fn(&Event) -> Option<M> + 'static,
) {
    let sender = sender.clone();
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(target, kind, options, move |event| {
        if let Some(message) = message(event) {
            sender.send(message);
        }
    })
    .forget();
}

/// The element that an event is of.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The button that was clicked.
pub fn clicked(event: &Event) -> Option<Element> {
    target(event)?.closest("button").ok().flatten()
}

/// Calls `changed` whenever an element has another size.
///
/// # Errors
/// If the browser watches no sizes.
pub fn on_sized(element: &Element, changed: impl FnMut() + 'static) -> Result<(), JsValue> {
    let observer = Closure::<dyn FnMut()>::new(changed);
    let sizes = web_sys::ResizeObserver::new(observer.as_ref().unchecked_ref())?;
    sizes.observe(element);
    observer.forget();
    Ok(())
}
