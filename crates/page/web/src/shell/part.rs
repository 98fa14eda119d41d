//! The parts of the program that load late, and the one way into each.
//!
//! The first part draws the board and its buttons, and keeps what is done meanwhile. The *late* part is all else, and loads as soon
//! as the first picture is there. What two people at a *distance* need comes after it, when it is wanted.
//!
//! The program is compiled as one. `cargo xtask programs` splits it after linking: what can be reached only through a function that
//! is declared here with [`entry!`] is in that part.

use browser::loading::load_part;
use dom::Sender;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::message::Message;
use super::state::Shell;

/// How far a part of the program has come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum PartState {
    #[default]
    Missing,
    Loading,
    Loaded,
}

impl PartState {
    /// Loads the part of this name, unless it is loaded or on its way. What comes of it is sent; what failed can be tried again.
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

/// What is asked of the late part.
pub(super) enum Call<'a> {
    Update(Message),
    /// All messages are handled: bring the page up to date.
    Settle,
    /// Answer this question of `window.sahkku`, about this.
    Answer(&'static str, &'a JsValue),
}

/// Declares the one way into a part of the program. The splitter finds both ends by their names, which have 32 digits that pair
/// them. In a program that is not split it is a function as any other.
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
    /// Asks the late part, which has to be loaded. Only a question has an answer.
    fn late(shell: &mut Shell, call: Call<'_>) -> JsValue = Shell::called
);

entry!("distance", "00000000000000000000000000000002",
    /// Hands a message to play at a distance, whose part has to be loaded; without one asks what it shows.
    fn at_distance(shell: &mut Shell, message: Option<distance::Message>) -> Option<[String; 2]> = Shell::called_at_distance
);
