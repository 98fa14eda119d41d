//! Finished games in a database of the browser. A game of sáhkku takes 8 KB on average, so 2,000 games take three times the space
//! of the browser's other storage. Crates for such databases need futures, which the page does without.
//!
//! Heads and texts are in two stores under the same names, so that listing all games reads no text. Each request is one
//! transaction on both stores: it happens as a whole or not at all, whatever another tab does.

use gloo_events::EventListener;
use js_sys::Array;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{IdbObjectStore, IdbTransactionMode};

use super::database::Database;
pub use super::database::Trouble;

const ARCHIVE: Database<2> = Database {
    name: "sahkku.archive",
    stores: ["heads", "texts"],
};

/// The stores of heads and of texts.
type Stores = [IdbObjectStore; 2];

/// Stores a game, unless `limit` games are already stored, and reports the number of games afterwards.
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
    ARCHIVE.run(IdbTransactionMode::Readwrite, add, move |added| match added
        .map(|count| count.first().and_then(JsValue::as_f64).unwrap_or_default() as u32)
    {
        Ok(count) if count > limit => remove(vec![name], |removed| {
            then(removed.and(Err(Trouble::Full)));
        }),
        added => then(added),
    });
}

/// Reads the names and the heads of all games.
pub fn heads(then: impl FnOnce(Result<Vec<(String, String)>, Trouble>) + 'static) {
    let read = |[heads, _]: &Stores| Ok(vec![heads.get_all_keys()?, heads.get_all()?]);
    ARCHIVE.run(IdbTransactionMode::Readonly, read, move |read| {
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

/// Reads the texts of these games, except for games that are no longer stored.
pub fn texts(names: Vec<String>, then: impl FnOnce(Result<Vec<String>, Trouble>) + 'static) {
    let read = move |[_, texts]: &Stores| {
        let names = names.iter().map(|name| JsValue::from_str(name));
        names.map(|name| texts.get(&name)).collect()
    };
    ARCHIVE.run(IdbTransactionMode::Readonly, read, move |read| {
        then(read.map(|texts| texts.iter().filter_map(JsValue::as_string).collect()));
    });
}

/// Replaces the head of a game by what `change` makes of it, if the game is still stored.
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
                // If writing fails, the transaction fails.
                let _ = heads.put_with_key(&JsValue::from_str(&head), &key);
            }
        })
        .forget();
        Ok(Vec::new())
    };
    ARCHIVE.run(IdbTransactionMode::Readwrite, write, move |written| {
        then(written.map(|_| ()));
    });
}

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
    ARCHIVE.run(IdbTransactionMode::Readwrite, remove, move |removed| {
        then(removed.map(|_| ()));
    });
}
