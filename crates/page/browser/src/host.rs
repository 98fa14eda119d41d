//! The page that embeds this one: what it may ask, and what it is told.
//!
//! Only pages whose origin stands in `?allow=` are heard, and only they are told anything; from
//! all others nothing is taken and nothing goes to them. What is asked is read strictly.

use gloo_events::EventListener;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Window};

use dom::Sender;

/// The version of the letters between the pages.
const VERSION: u32 = 1;

/// A letter from the embedding page.
#[derive(Clone, Debug, Deserialize)]
pub struct Wish {
    /// The version of this way to talk.
    pub sahkku: u32,
    /// A number that the answer names again.
    pub id: u32,
    #[serde(rename = "do")]
    pub what: String,
    /// `newGame`: a rule set, with options if any, in the notation of records.
    pub rules: Option<String>,
    /// `newGame`: which sides the computer plays.
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

/// What a letter can hold.
const PARTS: &[&str] = &[
    "sahkku", "id", "do", "rules", "computer", "record", "action", "name", "value",
];

/// A letter, or the part of it that cannot be read.
pub type Letter = Result<Wish, String>;

/// Reads a letter, or names the part of it that cannot be read.
fn read(data: JsValue) -> Result<Wish, String> {
    // The library looks only for the parts that it knows.
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

/// What the embedding page is told without having asked.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct News {
    /// What was put on record last, in the notation of records; empty for what has none.
    pub entry: String,
    /// `men` or `women`: who acts next, where one of them does.
    pub turn: Option<&'static str>,
    /// The rules in the notation of records.
    pub rules: String,
    pub position: String,
    /// The legal actions in that notation.
    pub legal: Vec<String>,
    /// How many entries are on record.
    pub entries: usize,
    /// `men` or `women`, once one of them has won.
    pub winner: Option<&'static str>,
    /// Why the game is over, once it is.
    pub reason: Option<&'static str>,
    /// What went wrong, where something did.
    pub message: Option<String>,
}

#[derive(Serialize)]
struct Telling<'a> {
    sahkku: u32,
    event: &'a str,
    detail: &'a News,
}

/// How high the page wants to be.
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
    /// The page around this one, if its address allows any origin to talk to it.
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

    /// Asks for a height, in CSS pixels; for none where any will do.
    pub fn ask_for_height(&self, height: Option<u32>) {
        self.post(&Height {
            sahkku: VERSION,
            event: "height",
            height,
        });
    }

    /// Answers a letter, with a value or with what was wrong.
    pub fn answer(&self, id: u32, result: Result<Option<&str>, &str>) {
        self.post(&Answer {
            sahkku: VERSION,
            answer: id,
            value: result.unwrap_or(None),
            error: result.err(),
        });
    }

    /// To each allowed origin: the browser hands it over only if the page is of that origin.
    fn post(&self, letter: &impl Serialize) {
        let serializer = serde_wasm_bindgen::Serializer::json_compatible();
        let Ok(letter) = letter.serialize(&serializer) else {
            return;
        };
        for origin in &self.origins {
            // It fails only for what is no origin, and that was checked.
            let _ = self.window.post_message(&letter, origin);
        }
    }
}

/// The origin of the page around this one, where the browser tells: a letter to any other would
/// not arrive, and be complained of.
fn origin_around(window: &Window) -> Option<String> {
    let origins = js_sys::Reflect::get(&window.location(), &"ancestorOrigins".into()).ok()?;
    let told = js_sys::Reflect::get_u32(&origins, 0).ok();
    let told = told.and_then(|origin| origin.as_string());
    told.or_else(|| {
        let referrer = window.document()?.referrer();
        Some(web_sys::Url::new(&referrer).ok()?.origin())
    })
}

/// Whether something that was posted is meant for this page at all.
fn is_letter(data: &JsValue) -> bool {
    data.is_object() && js_sys::Reflect::has(data, &"sahkku".into()).unwrap_or(false)
}

/// The origins in `https://a.example,https://b.example`; `None` if one of them is none.
pub fn origins(list: &str) -> Option<Vec<String>> {
    let origin = |text: &str| {
        let url = web_sys::Url::new(text).ok()?;
        // Nothing but an origin may stand there, so that nobody takes a path for a restriction.
        (url.origin() == text && text != "null").then(|| text.to_owned())
    };
    list.split(',').map(origin).collect()
}
