//! The parts of the program that load late, and the single entry point of each.
//!
//! The first part draws the board and its buttons, and queues what is done meanwhile. The *late* part is everything else, and
//! loads while that draws. The code for two people at a *distance* loads when needed.
//!
//! The program is compiled as a whole. `cargo xtask programs` splits it after linking: code that can be reached only through a
//! function declared here with [`entry!`] is in that part.

use browser::dom::Sender;
use browser::loading::load_part;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::message::Message;
use super::state::Shell;

/// The loading state of a part of the program.
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

/// A call to the late part.
pub(super) enum Call<'a> {
    Update(Message),
    /// All messages are handled: update the page.
    Settle,
    /// Answer this question of `window.sahkku`, with this argument.
    Answer(&'static str, &'a JsValue),
}

/// Declares the entry point of a part of the program. The splitter finds both ends by their names, which share 32 digits. In an
/// unsplit program it is an ordinary function.
macro_rules! entry {
    ($part:literal, $digits:literal, $(#[$about:meta])* fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty = $function:path) => {
        #[cfg(feature = "split")]
        #[allow(
            unsafe_code,
            improper_ctypes,
            improper_ctypes_definitions,
            reason = "both ends are compiled at once, by the same compiler, from the same types"
        )]
        $(#[$about])*
        pub(super) fn $name($($argument: $type),*) -> $result {
            #[link(wasm_import_module = "__wasm_split_placeholder__")]
            unsafe extern "C" {
                #[link_name = concat!("__wasm_split_00", $part, "00_import_", $digits, "_", stringify!($name))]
                safe fn from_here($($argument: $type),*) -> $result;
            }
            #[unsafe(export_name = concat!("__wasm_split_00", $part, "00_export_", $digits, "_", stringify!($name)))]
            extern "C" fn to_there($($argument: $type),*) -> $result {
                $function($($argument),*)
            }
            from_here($($argument),*)
        }

        #[cfg(not(feature = "split"))]
        $(#[$about])*
        pub(super) fn $name($($argument: $type),*) -> $result {
            $function($($argument),*)
        }
    };
}

entry!("rest", "00000000000000000000000000000001",
    /// Calls the late part, which must be loaded. Only a question returns an answer.
    fn late(shell: &mut Shell, call: Call<'_>) -> JsValue = Shell::called
);

entry!("distance", "00000000000000000000000000000002",
    /// Passes a message to play at a distance, whose part must be loaded; without a message, asks what it shows.
    fn at_distance(shell: &mut Shell, message: Option<distance::Message>) -> Option<[String; 2]> = Shell::called_at_distance
);
