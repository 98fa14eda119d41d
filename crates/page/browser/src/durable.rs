//! A second copy, in a database, of what must survive when a browser is killed. The storage of a page reaches the disk many
//! seconds late.
//!
//! Each text has the same name as in the storage, and is preceded by a stamp. A later stamp is larger, and the storage holds the
//! last stamp of each game, so the next start can tell which copy is newer ([`super::store::Store::recover`]). If the browser
//! refuses the database, only the storage is used.

use std::cell::RefCell;

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::IdbTransactionMode;

use super::database::Database;

const SAVES: Database<1> = Database {
    name: "sahkku.saves",
    stores: ["texts"],
};

/// The variable in which `web/boot.js` leaves the names and texts that it read while the program was loading.
const READ: &str = "sahkkuSaves";

#[derive(Default)]
struct Writer {
    /// The newest text of each name.
    waiting: Vec<(String, String)>,
    /// Whether other texts are being written.
    writes: bool,
}

thread_local! {
    static WRITER: RefCell<Writer> = RefCell::default();
}

/// A stored text with its name and stamp.
pub(super) struct Kept {
    pub(super) name: String,
    pub(super) stamp: u64,
    /// The text; `None` if it was removed.
    pub(super) text: Option<String>,
}

impl Kept {
    fn of(name: String, written: &str) -> Option<Kept> {
        let (stamp, text) = match written.split_once('\n') {
            Some((stamp, text)) => (stamp, Some(text.to_owned())),
            None => (written, None),
        };
        let stamp = stamp.parse().ok()?;
        Some(Kept { name, stamp, text })
    }

    fn written(&self) -> String {
        match &self.text {
            Some(text) => format!("{}\n{text}", self.stamp),
            None => self.stamp.to_string(),
        }
    }
}

/// Returns what was stored when the page was opened. Later calls return nothing.
pub(super) fn found() -> Vec<Kept> {
    let all = || {
        let window = web_sys::window()?;
        let read = Reflect::get(&window, &READ.into()).ok()?;
        let _ = Reflect::delete_property(&window, &READ.into());
        let [names, texts] = [0, 1].map(|n| Reflect::get_u32(&read, n));
        let names = names.ok()?.dyn_into::<Array>().ok()?;
        let texts = texts.ok()?.dyn_into::<Array>().ok()?;
        let all = names.iter().zip(texts.iter());
        let all = all.filter_map(|(name, text)| Kept::of(name.as_string()?, &text.as_string()?));
        Some(all.collect())
    };
    all().unwrap_or_default()
}

/// Stores a text, or its removal.
pub(super) fn keep(kept: Kept) {
    let written = kept.written();
    WRITER.with_borrow_mut(|writer| {
        writer.waiting.retain(|(name, _)| *name != kept.name);
        writer.waiting.push((kept.name, written));
    });
    write();
}

/// Writes what waits. If a write is in progress, the newest texts are written after it.
fn write() {
    let texts = WRITER.with_borrow_mut(|writer| {
        let begins = !writer.writes && !writer.waiting.is_empty();
        writer.writes |= begins;
        begins.then(|| std::mem::take(&mut writer.waiting))
    });
    let Some(texts) = texts else { return };
    SAVES.run(
        IdbTransactionMode::Readwrite,
        move |[store]| {
            for (name, text) in &texts {
                store.put_with_key(&JsValue::from_str(text), &JsValue::from_str(name))?;
            }
            Ok(Vec::new())
        },
        |_| {
            // Texts that could not be written are in the storage.
            WRITER.with_borrow_mut(|writer| writer.writes = false);
            write();
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_text_and_a_removed_one_are_read_again() {
        for text in [None, Some(""), Some("one line"), Some("7\ntwo lines\n")] {
            let text = text.map(str::to_owned);
            let name = "sahkku.save".to_owned();
            let written = Kept {
                name,
                stamp: 12,
                text: text.clone(),
            }
            .written();
            let read = Kept::of(String::new(), &written).unwrap();
            assert_eq!((read.stamp, read.text), (12, text));
        }
        assert!(Kept::of(String::new(), "no stamp\n").is_none());
    }
}
