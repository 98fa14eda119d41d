//! Finished games, in a database of the browser: one of sáhkku is 8 KB on average, so 2,000 are three times what its other storage
//! holds. Crates for such databases need futures, which the page does without.
//!
//! Heads and texts lie in two stores under the same names, so that a list of all games reads no text. Whatever is asked is one
//! transaction of both: it happens as a whole or not at all, whatever another tab does.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::Array;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{EventTarget, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};

const DATABASE: &str = "sahkku.archive";
const STORES: [&str; 2] = ["heads", "texts"];

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// A game is kept under this name already.
    Known,
    /// There is no room.
    Full,
    /// The browser does not let the page keep games.
    Refused,
}

/// The heads and the texts of games.
type Stores = [IdbObjectStore; 2];

/// Keeps a game, unless `limit` are kept, and says how many there are then.
pub fn add(
    name: String,
    head_and_text: [String; 2],
    limit: u32,
    then: impl FnOnce(Result<u32, Trouble>) + 'static,
) {
    let key = JsValue::from_str(&name);
    let add = move |stores: &Stores| {
        for (store, text) in stores.iter().zip(&head_and_text) {
            store.add_with_key(&JsValue::from_str(text), &key)?;
        }
        Ok(vec![stores[0].count()?])
    };
    run(IdbTransactionMode::Readwrite, add, move |added| match added
        .map(|count| count.first().and_then(JsValue::as_f64).unwrap_or_default() as u32)
    {
        Ok(count) if count > limit => remove(vec![name], |removed| {
            then(removed.and(Err(Trouble::Full)));
        }),
        added => then(added),
    });
}

/// The names and the heads of all games.
pub fn heads(then: impl FnOnce(Result<Vec<(String, String)>, Trouble>) + 'static) {
    let read = |[heads, _]: &Stores| Ok(vec![heads.get_all_keys()?, heads.get_all()?]);
    run(IdbTransactionMode::Readonly, read, move |read| {
        then(read.map(|lists| {
            let [names, heads] = [0, 1].map(|n| {
                let list = lists.get(n).cloned().unwrap_or_default();
                list.dyn_into::<Array>().unwrap_or_default()
            });
            let both = names.iter().zip(heads.iter());
            both.filter_map(|(name, head)| Some((name.as_string()?, head.as_string()?)))
                .collect()
        }));
    });
}

/// The texts of those of these games that are kept.
pub fn texts(names: Vec<String>, then: impl FnOnce(Result<Vec<String>, Trouble>) + 'static) {
    let read = move |[_, texts]: &Stores| {
        let names = names.iter().map(|name| JsValue::from_str(name));
        names.map(|name| texts.get(&name)).collect()
    };
    run(IdbTransactionMode::Readonly, read, move |read| {
        then(read.map(|texts| texts.iter().filter_map(JsValue::as_string).collect()));
    });
}

/// Writes the head of a game as `change` makes it of the one that is there, if the game is still kept.
pub fn change_head(
    name: String,
    change: impl FnOnce(&str) -> Option<String> + 'static,
    then: impl FnOnce(Result<(), Trouble>) + 'static,
) {
    let write = move |[heads, _]: &Stores| {
        let key = JsValue::from_str(&name);
        let reading = heads.get(&key)?;
        let (read, heads) = (reading.clone(), heads.clone());
        EventListener::once(&reading, "success", move |_| {
            let head = read.result().ok().and_then(|head| head.as_string());
            if let Some(head) = head.and_then(|head| change(&head)) {
                // Where it cannot be written the transaction fails.
                let _ = heads.put_with_key(&JsValue::from_str(&head), &key);
            }
        })
        .forget();
        Ok(Vec::new())
    };
    run(IdbTransactionMode::Readwrite, write, move |written| {
        then(written.map(|_| ()));
    });
}

/// Erases games.
pub fn remove(names: Vec<String>, then: impl FnOnce(Result<(), Trouble>) + 'static) {
    let remove = move |stores: &Stores| {
        for (store, name) in stores
            .iter()
            .flat_map(|store| names.iter().map(move |name| (store, name)))
        {
            store.delete(&JsValue::from_str(name))?;
        }
        Ok(Vec::new())
    };
    run(IdbTransactionMode::Readwrite, remove, move |removed| {
        then(removed.map(|_| ()));
    });
}

/// Does this work in one transaction, and gives what its requests came to.
fn run(
    mode: IdbTransactionMode,
    work: impl FnOnce(&Stores) -> Result<Vec<IdbRequest>, JsValue> + 'static,
    then: impl FnOnce(Result<Vec<JsValue>, Trouble>) + 'static,
) {
    // Pages without an origin have none, and some browsers have none in private windows.
    let factory = web_sys::window().and_then(|window| window.indexed_db().ok().flatten());
    let opening = factory.and_then(|factory| factory.open_with_u32(DATABASE, 1).ok());
    let Some(opening) = opening else {
        return then(Err(Trouble::Refused));
    };
    let database = {
        let opening = opening.clone();
        move || opening.result().ok()?.dyn_into::<IdbDatabase>().ok()
    };
    let fresh = database.clone();
    let upgrading = EventListener::once(&opening, "upgradeneeded", move |_| {
        for store in STORES {
            // Where it cannot be made the transaction fails.
            let _ = fresh().map(|database| database.create_object_store(store));
        }
    });
    on_end(&opening, ["success", "error"], move |opened| {
        drop(upgrading);
        let Some(database) = database().filter(|_| opened) else {
            return then(Err(Trouble::Refused));
        };
        let begun = || {
            let names: Array = STORES.iter().map(|name| JsValue::from_str(name)).collect();
            let whole = database.transaction_with_str_sequence_and_mode(&names, mode)?;
            let stores = [
                whole.object_store(STORES[0])?,
                whole.object_store(STORES[1])?,
            ];
            Ok::<_, JsValue>((work(&stores)?, whole))
        };
        let begun = begun();
        // It closes when the transaction is over.
        database.close();
        let Ok((requests, whole)) = begun else {
            return then(Err(Trouble::Refused));
        };
        let ended = whole.clone();
        on_end(&whole, ["complete", "abort"], move |complete| {
            let why = ended.error().map(|error| error.name());
            then(match (complete, why.as_deref()) {
                (true, _) => {
                    let results = requests.iter().map(|request| request.result());
                    Ok(results.map(Result::unwrap_or_default).collect())
                }
                (false, Some("ConstraintError")) => Err(Trouble::Known),
                (false, Some("QuotaExceededError")) => Err(Trouble::Full),
                (false, _) => Err(Trouble::Refused),
            });
        });
    });
}

/// Calls `then` once, with whether it was the first of the two that happened.
fn on_end(target: &EventTarget, [good, bad]: [&'static str; 2], then: impl FnOnce(bool) + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let listening = Rc::new(Cell::default());
    let both = [good, bad].map(|kind| {
        let (then, listening) = (Rc::clone(&then), Rc::clone(&listening));
        EventListener::once(target, kind, move |_| {
            // The other one never comes, and would be listened to for ever.
            drop::<Option<[EventListener; 2]>>(listening.take());
            if let Some(then) = then.take() {
                then(kind == good);
            }
        })
    });
    listening.set(Some(both));
}
