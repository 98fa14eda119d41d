//! The parts of the program that load late, and the single entry point of each.
//!
//! The first part draws the board and its buttons, and queues what is done meanwhile. The *late* part is everything else, and
//! loads while that draws. The code for two people at a *distance*, and that of *cards* which few visitors open, load when needed.

use browser::dom::Sender;
use browser::loading::load_part;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::message::Message;
use super::state::Shell;
use crate::split::entry;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum PartState {
    #[default]
    Missing,
    Loading,
    Loaded,
}

impl PartState {
    /// Loads the part with this name, unless it is loaded or loading. Sends the outcome; a failed part can be loaded again.
    pub(super) fn load(
        &mut self,
        name: &str,
        sender: &Sender<Message>,
        came: fn(Result<(), String>) -> Message,
    ) {
        if *self != PartState::Missing {
            return;
        }
        *self = PartState::Loading;
        let loaded = sender.clone();
        let then = Closure::once_into_js(move |error: String| {
            let outcome = if error.is_empty() { Ok(()) } else { Err(error) };
            loaded.send(came(outcome));
        });
        if let Err(error) = load_part(name, &then) {
            let error = String::from(js_sys::Error::from(error).to_string());
            sender.send(came(Err(error)));
        }
    }
}

pub(super) enum Call<'a> {
    Update(Message),
    /// All messages are handled: update the page.
    Settle,
    /// Answer this question of `window.sahkku`, with this argument.
    Answer(&'static str, &'a JsValue),
}

entry!("rest", "00000000000000000000000000000001",
    /// Calls the late part, which must be loaded. Only a question returns an answer.
    pub(super) fn late(shell: &mut Shell, call: Call<'_>) -> JsValue = Shell::called
);

entry!("distance", "00000000000000000000000000000002",
    /// Passes a message to play at a distance, whose part must be loaded; without a message, asks what it shows.
    pub(super) fn at_distance(shell: &mut Shell, message: Option<distance::Message>) -> Option<[String; 2]> = Shell::called_at_distance
);
