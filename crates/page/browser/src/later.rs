//! Parts of the program that load later.
//!
//! The *rest* is what the page can begin without. It loads once the first picture is there, or when it is first wanted. What
//! two people at a *distance* need is loaded only when it is wanted, and after the rest, which has the code that both use.
//!
//! The program is compiled as one. `cargo xtask program` moves into a part what can be reached only through functions that
//! are declared with [`later!`]. Everything else stays in the file that is loaded first.

use std::cell::Cell;

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

/// A part of the program that loads later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProgramPart {
    /// What the page can begin without.
    Rest,
    /// What two people at a distance need.
    Distance,
}

impl ProgramPart {
    /// What `index.html` and [`later!`] call it.
    fn name(self) -> &'static str {
        match self {
            ProgramPart::Rest => "rest",
            ProgramPart::Distance => "distance",
        }
    }
}

/// Proof that the rest is loaded: only with it its functions can be called.
#[derive(Clone, Copy)]
pub struct Rest(());

/// Proof that the part for play at a distance is loaded.
#[derive(Clone, Copy)]
pub struct Distance(());

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Missing,
    Loading,
    Loaded,
}

thread_local! {
    /// Of each part. Tests and other targets than WebAssembly are never split.
    static STATES: [Cell<State>; 2] = const {
        let state = if cfg!(all(target_family = "wasm", not(feature = "testing"))) {
            State::Missing
        } else {
            State::Loaded
        };
        [Cell::new(state), Cell::new(state)]
    };
}

fn state(part: ProgramPart) -> State {
    STATES.with(|states| states[part as usize].get())
}

fn set_state(part: ProgramPart, state: State) {
    STATES.with(|states| states[part as usize].set(state));
}

#[wasm_bindgen]
extern "C" {
    /// Loads a part of the program and calls `then` with an empty text, or with what went wrong: `web/boot.js`.
    #[wasm_bindgen(js_name = loadPart, catch)]
    fn load_part(name: &str, then: &JsValue) -> Result<(), JsValue>;

    /// Whether the visitor asked the browser to load little: `web/boot.js`.
    #[wasm_bindgen(js_name = savesData, catch)]
    fn saves_data() -> Result<bool, JsValue>;

    /// Runs a script that not every visitor needs: `web/trust.js`.
    #[wasm_bindgen(js_name = loadLater, catch)]
    pub fn load_script(name: &str) -> Result<(), JsValue>;
}

/// The rest, once it is loaded.
pub fn rest() -> Option<Rest> {
    (state(ProgramPart::Rest) == State::Loaded).then_some(Rest(()))
}

/// Whether the rest is neither loaded nor on its way.
pub fn is_missing() -> bool {
    state(ProgramPart::Rest) == State::Missing
}

/// The part for play at a distance, once it is loaded; only what has the rest can ask for it.
pub fn distance(_: Rest) -> Option<Distance> {
    (state(ProgramPart::Distance) == State::Loaded).then_some(Distance(()))
}

/// Loads the rest, unless it is loaded or on its way, and says when it is there, or what went wrong.
pub fn load(then: impl FnOnce(Result<(), String>) + Clone + 'static) {
    load_named(ProgramPart::Rest, then);
}

/// Loads the part for play at a distance in the same way.
pub fn load_distance(_: Rest, then: impl FnOnce(Result<(), String>) + Clone + 'static) {
    load_named(ProgramPart::Distance, then);
}

fn load_named(part: ProgramPart, then: impl FnOnce(Result<(), String>) + Clone + 'static) {
    if state(part) != State::Missing {
        return;
    }
    set_state(part, State::Loading);
    let loaded = then.clone();
    let loaded = Closure::once_into_js(move |error: String| {
        let outcome = if error.is_empty() { Ok(()) } else { Err(error) };
        // What failed can be tried again.
        let state = outcome.as_ref().map_or(State::Missing, |()| State::Loaded);
        set_state(part, state);
        loaded(outcome);
    });
    if let Err(error) = load_part(part.name(), &loaded) {
        set_state(part, State::Missing);
        then(Err(js_sys::Error::from(error).to_string().into()));
    }
}

/// Whether the visitor asked the browser to load little.
pub fn is_metered() -> bool {
    saves_data().unwrap_or(false)
}

/// Declares a function of a part: `later!(in rest: fn write_later(page: &Page) = write);` makes `write_later(rest, page)`, which
/// calls `write(page)`, and `in distance` one that takes the proof of that part. Names have to be unique in the whole program:
/// the splitter finds the two ends of a call by a hash, which `cargo xtask program` makes from the name and puts in the place of
/// the zeros.
#[macro_export]
macro_rules! later {
    (in rest: $($function:tt)+) => {
        $crate::later_in!("rest", Rest, $($function)+);
    };
    (in distance: $($function:tt)+) => {
        $crate::later_in!("distance", Distance, $($function)+);
    };
}

/// What [`later!`] makes of a function of a part.
#[cfg(all(
    target_family = "wasm",
    not(any(feature = "testing", feature = "whole"))
))]
#[doc(hidden)]
#[macro_export]
macro_rules! later_in {
    ($part:literal, $Proof:ident, $(#[$about:meta])* $visibility:vis fn $name:ident($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)? = $function:path) => {
        #[allow(
            unsafe_code,
            reason = "names for the splitter; both ends are compiled here, from the same types"
        )]
        #[allow(
            improper_ctypes,
            improper_ctypes_definitions,
            reason = "both ends are compiled at once, by the same compiler"
        )]
        $(#[$about])*
        $visibility fn $name(_: $crate::later::$Proof, $($argument: $type),*) $(-> $result)? {
            #[link(wasm_import_module = "__wasm_split_placeholder__")]
            unsafe extern "C" {
                #[link_name = concat!("__wasm_split_00", $part, "00_import_00000000000000000000000000000000_", stringify!($name), ".")]
                safe fn from_here($($argument: $type),*) $(-> $result)?;
            }
            #[unsafe(export_name = concat!("__wasm_split_00", $part, "00_export_00000000000000000000000000000000_", stringify!($name), "."))]
            extern "C" fn to_there($($argument: $type),*) $(-> $result)? {
                $function($($argument),*)
            }
            from_here($($argument),*)
        }
    };
}

/// What [`later!`] makes of a function of a part where the program is one piece.
#[cfg(not(all(
    target_family = "wasm",
    not(any(feature = "testing", feature = "whole"))
)))]
#[doc(hidden)]
#[macro_export]
macro_rules! later_in {
    ($part:literal, $Proof:ident, $(#[$about:meta])* $visibility:vis fn $name:ident($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)? = $function:path) => {
        $(#[$about])*
        $visibility fn $name(_: $crate::later::$Proof, $($argument: $type),*) $(-> $result)? {
            $function($($argument),*)
        }
    };
}
