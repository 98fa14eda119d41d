//! Messages from and to the page that embeds this one.
//!
//! Only pages whose origin stands in `?allow=` are heard and told anything. Requests are parsed strictly.

use gloo_events::EventListener;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Window};

use crate::dom::Sender;

/// The version of the messages between the pages.
const VERSION: u32 = 1;

/// A message from the embedding page.
#[derive(Clone, Debug, Deserialize)]
pub struct Wish {
    /// The version of the protocol.
    pub sahkku: u32,
    /// A number that the answer repeats.
    pub id: u32,
    #[serde(rename = "do")]
    pub what: String,
    /// `newGame`: a rule set, with options if any, in the notation of records.
    pub rules: Option<String>,
    /// `newGame`: the sides that the computer plays.
    pub computer: Option<String>,
    /// `load`: a record.
    pub record: Option<String>,
    /// `play`: an action in the notation of records.
    pub action: Option<String>,
    /// `set`: the name of a setting.
    pub name: Option<String>,
    /// `set`: its value.
    pub value: Option<String>,
}

/// The fields that a message can have.
const PARTS: &[&str] = &[
    "sahkku", "id", "do", "rules", "computer", "record", "action", "name", "value",
];

/// A message, or the part of it that cannot be read.
pub type Letter = Result<Wish, String>;

/// Reads a message, or names the part of it that cannot be read.
fn read(data: JsValue) -> Result<Wish, String> {
    // The library ignores fields that it does not know, so they are checked here.
    let parts = data.dyn_ref::<js_sys::Object>().map(js_sys::Object::keys);
    let parts = parts.iter().flat_map(|parts| parts.iter());
    let mut names = parts.filter_map(|part| part.as_string());
    if let Some(strange) = names.find(|name| !PARTS.contains(&name.as_str())) {
        return Err(strange.chars().take(40).collect());
    }
    let wish: Wish = serde_wasm_bindgen::from_value(data).map_err(|error| error.to_string())?;
    if wish.sahkku == VERSION {
        Ok(wish)
    } else {
        Err(format!("sahkku: {}", wish.sahkku))
    }
}

/// What the embedding page is told without a request.
#[derive(Serialize, Default)]
#[serde(rename_all = "camelCase")]
pub struct News {
    /// The newest entry in the notation of records; empty for news without one.
    pub entry: String,
    /// `men` or `women`: who acts next, if one of them does.
    pub turn: Option<&'static str>,
    /// The rules in the notation of records.
    pub rules: String,
    pub position: String,
    /// The legal actions in the notation of records.
    pub legal: Vec<String>,
    /// The number of entries in the record.
    pub entries: usize,
    /// `men` or `women`, once one of them has won.
    pub winner: Option<&'static str>,
    /// Why the game is over, once it is.
    pub reason: Option<&'static str>,
    /// What went wrong, if anything did.
    pub message: Option<String>,
}

#[derive(Serialize)]
struct Telling<'a> {
    sahkku: u32,
    event: &'a str,
    detail: &'a News,
}

/// The preferred height of the page.
#[derive(Serialize)]
struct Height {
    sahkku: u32,
    event: &'static str,
    height: Option<u32>,
}

#[derive(Serialize)]
struct Answer<'a> {
    sahkku: u32,
    answer: u32,
    value: Option<&'a str>,
    error: Option<&'a str>,
}

/// The embedding page, if there is one that may be talked to.
pub struct Host {
    window: Window,
    origins: Vec<String>,
}

impl Host {
    /// Returns the embedding page, if the address of this page allows any origin to talk to it.
    pub fn of(window: &Window, origins: &[String], letters: &Sender<Letter>) -> Option<Host> {
        let parent = window.parent().ok().flatten()?;
        if origins.is_empty() || &parent == window {
            return None;
        }
        let (allowed, source, letters) = (origins.to_vec(), parent.clone(), letters.clone());
        EventListener::new(window, "message", move |event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else {
                return;
            };
            let from_parent = event
                .source()
                .is_some_and(|from| JsValue::from(from) == JsValue::from(source.clone()));
            if from_parent && allowed.contains(&event.origin()) && is_letter(&event.data()) {
                letters.send(read(event.data()));
            }
        })
        .forget();
        let mut origins = origins.to_vec();
        if let Some(around) = origin_around(window) {
            origins.retain(|origin| *origin == around);
        }
        Some(Host {
            window: parent,
            origins,
        })
    }

    pub fn tell(&self, event: &str, detail: &News) {
        self.post(&Telling {
            sahkku: VERSION,
            event,
            detail,
        });
    }

    /// Asks for a height, in CSS pixels; `None` if any height will do.
    pub fn ask_for_height(&self, height: Option<u32>) {
        self.post(&Height {
            sahkku: VERSION,
            event: "height",
            height,
        });
    }

    /// Answers a message, with a value or an error.
    pub fn answer(&self, id: u32, result: Result<Option<&str>, &str>) {
        self.post(&Answer {
            sahkku: VERSION,
            answer: id,
            value: result.unwrap_or(None),
            error: result.err(),
        });
    }

    /// Posts to each allowed origin. The browser delivers the message only if the page is of that origin.
    fn post(&self, letter: &impl Serialize) {
        let serializer = serde_wasm_bindgen::Serializer::json_compatible();
        let Ok(letter) = letter.serialize(&serializer) else {
            return;
        };
        for origin in &self.origins {
            // Fails only for an invalid origin, and origins were checked.
            let _ = self.window.post_message(&letter, origin);
        }
    }
}

/// The origin of the embedding page, if the browser tells it. A message to any other origin would not arrive and would cause a
/// warning.
fn origin_around(window: &Window) -> Option<String> {
    let origins = js_sys::Reflect::get(&window.location(), &"ancestorOrigins".into()).ok()?;
    let told = js_sys::Reflect::get_u32(&origins, 0).ok();
    let told = told.and_then(|origin| origin.as_string());
    told.or_else(|| {
        let referrer = window.document()?.referrer();
        Some(web_sys::Url::new(&referrer).ok()?.origin())
    })
}

/// Whether a posted value is meant for this page.
fn is_letter(data: &JsValue) -> bool {
    data.is_object() && js_sys::Reflect::has(data, &"sahkku".into()).unwrap_or(false)
}

/// Reads the origins in `https://a.example,https://b.example`; `None` if one of them is invalid.
pub fn origins(list: &str) -> Option<Vec<String>> {
    let origin = |text: &str| {
        let url = web_sys::Url::new(text).ok()?;
        // Only bare origins are accepted, so that nobody takes a path for a restriction.
        (url.origin() == text && text != "null").then(|| text.to_owned())
    };
    list.split(',').map(origin).collect()
}
