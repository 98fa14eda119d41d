//! The thinker in the browser: a desk at one end of a port.

use std::cell::RefCell;
use std::rc::Rc;
use std::{hint, panic};

use gloo_timers::callback::Timeout;
use js_sys::{Function, Uint8Array};
use sahkku_thinker::{Desk, ToPage};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, MessagePort};

fn main() {}

/// Room for weights, rules and thoughts, in bytes: some twice what they were ever seen to take. Pages that live for months want
/// memory that does not grow, and WebAssembly gives none back: so it is taken at the beginning.
const ROOM: usize = 2 << 20;

/// Sits down at `port` and answers what comes in through it, for as long as it is open. Work is
/// laid aside every `portion` milliseconds, to look into the letters and let others go on.
#[wasm_bindgen]
pub fn sit(port: MessagePort, portion: f64, fetch_weights: Function) {
    // Taken and given back: what is free stays free for thoughts, whose needs differ from position to position.
    drop(hint::black_box(Vec::<u8>::with_capacity(ROOM)));
    let last_words = port.clone();
    panic::set_hook(Box::new(move |info| {
        send(&last_words, &ToPage::Broken(info.to_string()));
    }));
    let sitting = Rc::new(Sitting {
        desk: RefCell::default(),
        next: RefCell::default(),
        port: port.clone(),
        portion,
        fetch_weights,
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
    /// The next portion of work, if one is arranged for. It is kept rather than left to itself: a timer that nobody keeps
    /// is never given back.
    next: RefCell<Option<Timeout>>,
    port: MessagePort,
    portion: f64,
    fetch_weights: Function,
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
        let mut next = self.next.borrow_mut();
        if next.is_none() {
            let sitting = Rc::clone(self);
            // Weights are not there any sooner if they are looked for all the time.
            let pause = if self.desk.borrow().waits() { 10 } else { 0 };
            *next = Some(Timeout::new(pause, move || sitting.go_on()));
        }
    }

    fn go_on(self: &Rc<Sitting>) {
        self.next.take();
        let mut desk = self.desk.borrow_mut();
        let until = now() + self.portion;
        loop {
            let now = now();
            if desk.is_idle() || now > until {
                break;
            }
            desk.work(now);
            if desk.waits() {
                break;
            }
        }
        while let Some(name) = desk.wanted() {
            self.fetch(name);
        }
        for letter in desk.letters() {
            send(&self.port, &letter);
        }
        if !desk.is_idle() {
            drop(desk);
            self.go_on_soon();
        }
    }

    /// Sends for weights.
    fn fetch(self: &Rc<Sitting>, name: &'static str) {
        let sitting = Rc::clone(self);
        let came = Closure::once_into_js(move |bytes: JsValue| {
            let bytes = (!bytes.is_null()).then(|| Uint8Array::new(&bytes).to_vec());
            sitting.desk.borrow_mut().weights(name, Ok(bytes));
        });
        let sitting = Rc::clone(self);
        let failed = Closure::once_into_js(move |error: JsValue| {
            let why = String::from(js_sys::Object::from(error).to_string());
            sitting.desk.borrow_mut().weights(name, Err(why));
        });
        let (nothing, name) = (JsValue::NULL, JsValue::from_str(name));
        // It tells what goes wrong by `failed`.
        let _ = self.fetch_weights.call3(&nothing, &name, &came, &failed);
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
