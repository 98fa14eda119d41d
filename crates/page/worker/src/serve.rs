//! The job queue of any game at one end of a message port, in a worker or, if the browser has none, on the page itself.

use std::cell::RefCell;
use std::panic;
use std::rc::Rc;

use crate::{Job, JobQueue, ToPage};
use gloo_timers::callback::Timeout;
use js_sys::{Function, Uint8Array};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, MessagePort};

/// The pause before checking again whether weights have arrived, in milliseconds.
const WEIGHTS_POLL: u32 = 10;

/// The program in which the computer players of one game work: its function `serve` answers their requests.
///
/// `$reserved` is memory for weights, rules and searches, in bytes: about twice the measured maximum. WebAssembly never gives
/// memory back. Allocating it at the start keeps the memory of pages that run for months from growing.
#[macro_export]
macro_rules! program {
    ($players:ty, $reserved:expr) => {
        /// Answers requests; see [`worker::serve`].
        #[wasm_bindgen::prelude::wasm_bindgen]
        pub fn serve(port: web_sys::MessagePort, time_slice: f64, fetch_weights: js_sys::Function) {
            // Allocated and freed again, for the searches to use.
            drop(std::hint::black_box(Vec::<u8>::with_capacity($reserved)));
            $crate::serve::<$crate::PlayerJob<$players>>(port, time_slice, fetch_weights);
        }
    };
}

/// Answers the requests that come through `port` for as long as it is open.
///
/// After every `time_slice` milliseconds of work it yields, to read messages and let other code run.
/// `fetch_weights` gets the name of weights and two callbacks, one for their bytes or null, one for
/// an error.
pub fn serve<J: Job + 'static>(port: MessagePort, time_slice: f64, fetch_weights: Function) {
    let panic_port = port.clone();
    panic::set_hook(Box::new(move |info| {
        send(
            &panic_port,
            &ToPage::<J::Response>::Failed(info.to_string()),
        );
    }));
    let server = Rc::new(Server::<J> {
        queue: RefCell::default(),
        timer: RefCell::default(),
        port: port.clone(),
        time_slice,
        fetch_weights,
    });
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        server.receive(event.data());
    });
    port.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    // It listens for as long as the page lives.
    listener.forget();
    send(&port, &ToPage::<J::Response>::Ready);
}

struct Server<J: Job> {
    queue: RefCell<JobQueue<J>>,
    /// Starts the next time slice. It is stored because a forgotten timer leaks.
    timer: RefCell<Option<Timeout>>,
    port: MessagePort,
    time_slice: f64,
    fetch_weights: Function,
}

impl<J: Job + 'static> Server<J> {
    fn receive(self: &Rc<Self>, message: JsValue) {
        match serde_wasm_bindgen::from_value(message) {
            Ok(message) => self.queue.borrow_mut().receive(message, now()),
            // Page and bots come from the same build, so this is a bug.
            Err(error) => {
                let failed = ToPage::<J::Response>::Failed(error.to_string());
                return send(&self.port, &failed);
            }
        }
        self.schedule();
    }

    fn schedule(self: &Rc<Self>) {
        let mut timer = self.timer.borrow_mut();
        if timer.is_none() {
            let server = Rc::clone(self);
            let waiting = self.queue.borrow().is_waiting();
            let pause = if waiting { WEIGHTS_POLL } else { 0 };
            *timer = Some(Timeout::new(pause, move || server.run()));
        }
    }

    fn run(self: &Rc<Self>) {
        self.timer.take();
        let mut queue = self.queue.borrow_mut();
        let end = now() + self.time_slice;
        loop {
            let now = now();
            if queue.is_idle() || now > end {
                break;
            }
            queue.work(now);
            if queue.is_waiting() {
                break;
            }
        }
        while let Some(name) = queue.weights_to_fetch() {
            self.fetch(name);
        }
        for message in queue.take_messages() {
            send(&self.port, &message);
        }
        if !queue.is_idle() {
            drop(queue);
            self.schedule();
        }
    }

    fn fetch(self: &Rc<Self>, name: &'static str) {
        let server = Rc::clone(self);
        let fetched = Closure::once_into_js(move |bytes: JsValue| {
            let bytes = (!bytes.is_null()).then(|| Uint8Array::new(&bytes).to_vec());
            server.queue.borrow_mut().receive_weights(name, Ok(bytes));
        });
        let server = Rc::clone(self);
        let failed = Closure::once_into_js(move |error: JsValue| {
            let reason = String::from(js_sys::Object::from(error).to_string());
            server.queue.borrow_mut().receive_weights(name, Err(reason));
        });
        let (this, name) = (JsValue::NULL, JsValue::from_str(name));
        // Errors come through `failed`.
        let _ = self.fetch_weights.call3(&this, &name, &fetched, &failed);
    }
}

fn send(port: &MessagePort, message: &impl Serialize) {
    let message = message
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .map_err(JsValue::from);
    // If the port is closed, there is nobody to tell.
    let _ = message.and_then(|message| port.post_message(&message));
}

/// The time in milliseconds.
fn now() -> f64 {
    js_sys::Date::now()
}
