//! The rest of the program: what the page can begin without, loaded once the first picture is there, or when it is first wanted.
//!
//! The program is compiled as one. `cargo xtask program` moves into the rest what can be reached only through functions that
//! are declared with [`later!`]. Everything else stays in the file that is loaded first.

use std::cell::Cell;

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

/// What `index.html` and [`later!`] call the rest.
const NAME: &str = "rest";

/// Proof that the rest is loaded: only with it its functions can be called.
#[derive(Clone, Copy)]
pub(crate) struct Rest(());

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Missing,
    Loading,
    Loaded,
}

thread_local! {
    /// Tests and other targets than WebAssembly are never split.
    static STATE: Cell<State> = const {
        Cell::new(if cfg!(all(target_family = "wasm", not(test))) {
            State::Missing
        } else {
            State::Loaded
        })
    };
}

#[wasm_bindgen]
extern "C" {
    /// Loads a part of the program and calls `then` with an empty text, or with what went wrong: `web/boot.js`.
    #[wasm_bindgen(js_name = loadPart, catch)]
    fn load_part(name: &str, then: &JsValue) -> Result<(), JsValue>;

    /// Whether the visitor asked the browser to load little: `web/boot.js`.
    #[wasm_bindgen(js_name = savesData, catch)]
    fn saves_data() -> Result<bool, JsValue>;
}

/// The rest, once it is loaded.
pub(crate) fn rest() -> Option<Rest> {
    (STATE.get() == State::Loaded).then_some(Rest(()))
}

/// Loads the rest, unless it is loaded or on its way, and says when it is there, or what went wrong.
pub(crate) fn load(then: impl FnOnce(Result<(), String>) + Clone + 'static) {
    if STATE.get() != State::Missing {
        return;
    }
    STATE.set(State::Loading);
    let loaded = then.clone();
    let loaded = Closure::once_into_js(move |error: String| {
        let outcome = if error.is_empty() { Ok(()) } else { Err(error) };
        // What failed can be tried again.
        STATE.set(outcome.as_ref().map_or(State::Missing, |()| State::Loaded));
        loaded(outcome);
    });
    if let Err(error) = load_part(NAME, &loaded) {
        STATE.set(State::Missing);
        then(Err(js_sys::Error::from(error).to_string().into()));
    }
}

/// Whether the visitor asked the browser to load little.
pub(crate) fn is_metered() -> bool {
    saves_data().unwrap_or(false)
}

/// Declares a function of the rest: `later!(fn write_later(page: &Page) = write);` makes `write_later(rest, page)`, which calls
/// `write(page)`. Names have to be unique in the whole program: the splitter finds the two ends of a call by a hash, which
/// `cargo xtask program` makes from the name and puts in the place of the zeros.
macro_rules! later {
    ($visibility:vis fn $name:ident($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)? = $function:path) => {
        #[allow(
            unsafe_code,
            reason = "names for the splitter; both ends are compiled here, from the same types"
        )]
        #[allow(
            improper_ctypes,
            improper_ctypes_definitions,
            reason = "both ends are compiled at once, by the same compiler"
        )]
        $visibility fn $name(_: $crate::browser::later::Rest, $($argument: $type),*) $(-> $result)? {
            #[cfg(all(target_family = "wasm", not(test)))]
            {
                #[link(wasm_import_module = "__wasm_split_placeholder__")]
                unsafe extern "C" {
                    #[link_name = concat!("__wasm_split_00rest00_import_00000000000000000000000000000000_", stringify!($name), ".")]
                    safe fn from_here($($argument: $type),*) $(-> $result)?;
                }
                #[unsafe(export_name = concat!("__wasm_split_00rest00_export_00000000000000000000000000000000_", stringify!($name), "."))]
                extern "C" fn to_there($($argument: $type),*) $(-> $result)? {
                    $function($($argument),*)
                }
                from_here($($argument),*)
            }
            #[cfg(not(all(target_family = "wasm", not(test))))]
            $function($($argument),*)
        }
    };
}
pub(crate) use later;
