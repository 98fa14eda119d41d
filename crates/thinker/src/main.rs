//! The thinker in the browser: a desk at one end of a port.

use std::cell::{Cell, RefCell};
use std::panic;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use sahkku_thinker::{Desk, ToPage};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, MessagePort};

fn main() {}

/// Sits down at `port` and answers what comes in through it, for as long as it is open. Work is
/// laid aside every `portion` milliseconds, to look into the letters and let others go on.
#[wasm_bindgen]
pub fn sit(port: MessagePort, portion: f64) {
    let last_words = port.clone();
    panic::set_hook(Box::new(move |info| {
        send(&last_words, &ToPage::Broken(info.to_string()));
    }));
    let sitting = Rc::new(Sitting {
        desk: RefCell::default(),
        at_work: Cell::new(false),
        port: port.clone(),
        portion,
    });
    let reader = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        sitting.read(event.data());
    });
    port.set_onmessage(Some(reader.as_ref().unchecked_ref()));
    // It reads for as long as the page lives.
    reader.forget();
    send(&port, &ToPage::Ready);
}

struct Sitting {
    desk: RefCell<Desk>,
    /// Whether the next portion of work is arranged for.
    at_work: Cell<bool>,
    port: MessagePort,
    portion: f64,
}

impl Sitting {
    fn read(self: &Rc<Sitting>, letter: JsValue) {
        match serde_wasm_bindgen::from_value(letter) {
            Ok(letter) => self.desk.borrow_mut().receive(letter, now()),
            // Page and thinker are of one build, or this is no page of ours.
            Err(error) => return send(&self.port, &ToPage::Broken(error.to_string())),
        }
        self.go_on_soon();
    }

    fn go_on_soon(self: &Rc<Sitting>) {
        if !self.at_work.replace(true) {
            let sitting = Rc::clone(self);
            Timeout::new(0, move || sitting.go_on()).forget();
        }
    }

    fn go_on(self: &Rc<Sitting>) {
        self.at_work.set(false);
        let mut desk = self.desk.borrow_mut();
        let until = now() + self.portion;
        while !desk.is_idle() && now() < until {
            desk.work(now());
        }
        for (number, answer) in desk.answers() {
            send(&self.port, &ToPage::Answer(number, answer));
        }
        if !desk.is_idle() {
            self.go_on_soon();
        }
    }
}

fn send(port: &MessagePort, letter: &ToPage) {
    let written = letter
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .map_err(JsValue::from);
    // A closed port has nobody behind it who could be told.
    let _ = written.and_then(|letter| port.post_message(&letter));
}

/// Milliseconds.
fn now() -> f64 {
    js_sys::Date::now()
}
