//! Databases of the browser. Crates for them need futures, which the page does without.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{
    EventTarget, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode,
};

/// Why a request failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Something is already stored under this name.
    Known,
    Full,
    /// The browser does not let the page store anything.
    Refused,
}

/// A database and the stores in it.
pub(super) struct Database<const N: usize> {
    pub(super) name: &'static str,
    pub(super) stores: [&'static str; N],
}

#[wasm_bindgen]
extern "C" {
    /// An [`IdbDatabase`] with the options of transactions, which `web_sys` does not have yet.
    type Strict;

    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &Strict,
        stores: &Array,
        mode: IdbTransactionMode,
        options: &Object,
    ) -> Result<IdbTransaction, JsValue>;
}

/// Begins a transaction whose writes are on the disk when it is complete. By default a browser may leave them in memory.
fn begin(
    database: &IdbDatabase,
    stores: &[&str],
    mode: IdbTransactionMode,
) -> Result<IdbTransaction, JsValue> {
    let names: Array = stores.iter().map(|name| JsValue::from_str(name)).collect();
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let strict: &Strict = database.unchecked_ref();
    strict.transaction(&names, mode, &options)
}

impl<const N: usize> Database<N> {
    /// Does this work in one transaction and returns the results of its requests.
    pub(super) fn run(
        &'static self,
        mode: IdbTransactionMode,
        work: impl FnOnce(&[IdbObjectStore; N]) -> Result<Vec<IdbRequest>, JsValue> + 'static,
        then: impl FnOnce(Result<Vec<JsValue>, Trouble>) + 'static,
    ) {
        // Pages without an origin have no database, and neither do private windows of some browsers.
        let factory = web_sys::window().and_then(|window| window.indexed_db().ok().flatten());
        let opening = factory.and_then(|factory| factory.open_with_u32(self.name, 1).ok());
        let Some(opening) = opening else {
            return then(Err(Trouble::Refused));
        };
        let database = {
            let opening = opening.clone();
            move || opening.result().ok()?.dyn_into::<IdbDatabase>().ok()
        };
        let fresh = database.clone();
        let upgrading = EventListener::once(&opening, "upgradeneeded", move |_| {
            for store in self.stores {
                // If a store cannot be created, the transaction fails.
                let _ = fresh().map(|database| database.create_object_store(store));
            }
        });
        on_end(&opening, ["success", "error"], move |opened| {
            drop(upgrading);
            let Some(database) = database().filter(|_| opened) else {
                return then(Err(Trouble::Refused));
            };
            let begun = || {
                let whole = begin(&database, &self.stores, mode)?;
                let stores = self.stores.iter().map(|name| whole.object_store(name));
                let stores = stores.collect::<Result<Vec<_>, _>>()?;
                let stores = stores.try_into().or(Err(JsValue::NULL))?;
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
}

/// Calls `then` once, when either event has happened, with whether it was `good`.
fn on_end(target: &EventTarget, [good, bad]: [&'static str; 2], then: impl FnOnce(bool) + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let listening = Rc::new(Cell::default());
    let both = [good, bad].map(|kind| {
        let (then, listening) = (Rc::clone(&then), Rc::clone(&listening));
        EventListener::once(target, kind, move |_| {
            // The other event never comes, and its listener would never be dropped.
            drop::<Option<[EventListener; 2]>>(listening.take());
            if let Some(then) = then.take() {
                then(kind == good);
            }
        })
    });
    listening.set(Some(both));
}
