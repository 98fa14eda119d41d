//! What the browser keeps for the page: the game that is going on, and the settings.

use std::cell::RefCell;

use game::Game as _;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Storage;

use crate::settings::Scope;
use crate::this_game::Game;

const SAVE: &str = "save";
const ASIDE: &str = "aside";
/// What follows the name of a game where it stands whose it is.
const OWNER: &str = ".tab";
const SETTINGS: &str = "settings";
/// Begins the names of what belongs to the person and holds for all games.
const PERSON: &str = "person.";
/// What the person is called.
const NAME: &str = "name";
const LEARNED: &str = "learned";
/// What games at a distance are kept under, before their id; and what follows the name of a game where it stands which of them
/// lies on the table.
const DISTANCE: &str = "distance";

/// The link that connects and was made in this browser last.
const OFFER: &str = "offer";

/// The name under which something is kept: each game has its own.
fn key(name: &str) -> String {
    format!("{}.{name}", Game::ID)
}

/// The name under which settings are kept.
fn settings(scope: Scope) -> String {
    match scope {
        Scope::Game => key(SETTINGS),
        Scope::Person => format!("{PERSON}{SETTINGS}"),
    }
}

/// The name under which a game at a distance is kept.
fn distance(id: &str) -> String {
    format!("{}.{id}", key(DISTANCE))
}

thread_local! {
    /// Under which name the game is kept, for whoever has no store at hand.
    static GAME: RefCell<Option<String>> = RefCell::new(Some(key(SAVE)));
}

/// The record in the saved game, as far as it can be had when nothing else can be trusted.
pub(crate) fn saved_record() -> Option<String> {
    let storage = web_sys::window()?.local_storage().ok()??;
    let name = GAME.with(|game| game.try_borrow().ok()?.clone())?;
    let save = storage.get_item(&name).ok()??;
    save.splitn(3, '\n').nth(2).map(str::to_owned)
}

/// Why a game was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotKept {
    /// There is no room.
    Full,
    /// The browser does not let the page keep anything.
    Refused,
}

/// What keeps games at a distance as texts, each under the name of its id.
pub(crate) trait Shelf {
    /// The names of all games.
    fn names(&self) -> Vec<String>;

    /// The text of a game.
    fn text(&self, name: &str) -> Option<String>;

    /// Keeps the text of a game, in place of the one that it had.
    ///
    /// # Errors
    /// [`NotKept`]; the game has the text that it had then.
    fn put(&self, name: &str, text: &str) -> Result<(), NotKept>;

    /// Forgets a game.
    fn remove(&self, name: &str);
}

/// The browser's storage, if it lets the page have one.
pub(crate) struct Store {
    storage: Option<Storage>,
    /// Under which name the game is kept; `None` where it is not.
    game: Option<String>,
    /// What this tab calls itself.
    tab: String,
    /// Whether the tab has said that the game is its own.
    claimed: bool,
    /// A save that cannot be read.
    aside: Option<String>,
}

impl Store {
    /// Opens the storage.
    pub(crate) fn open() -> Store {
        let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
        // Some browsers have a storage that takes nothing.
        let works = |storage: &Storage| {
            let name = key("try");
            storage.set_item(&name, "1").is_ok() && storage.remove_item(&name).is_ok()
        };
        let readable = |storage: &Storage| {
            storage
                .get_item(&key(SAVE))
                .is_ok_and(|save| save.is_some())
        };
        Store {
            storage: storage.filter(|storage| works(storage) || readable(storage)),
            game: Some(key(SAVE)),
            tab: format!("{:x}", (js_sys::Math::random() * 4_294_967_296.0) as u32),
            claimed: false,
            aside: None,
        }
    }

    /// Says that the game is this tab's from now on. Nothing has to be given back: a tab that is gone claims nothing.
    pub(crate) fn claim(&mut self) {
        if let (Some(storage), Some(name)) = (&self.storage, self.owner()) {
            // Where there is no room for this, there is none for another tab's saves.
            self.claimed = storage.set_item(&name, &self.tab).is_ok();
        }
    }

    /// Whether no other tab has claimed the game since this one did.
    pub(crate) fn is_ours(&self) -> bool {
        let Some((storage, name)) = self.storage.as_ref().zip(self.owner()) else {
            return true;
        };
        let owner = storage.get_item(&name).ok().flatten();
        !self.claimed || owner.is_none_or(|owner| owner == self.tab)
    }

    /// Under which name stands whose the game is.
    fn owner(&self) -> Option<String> {
        self.game.as_ref().map(|game| format!("{game}{OWNER}"))
    }

    /// Under which name stands which game at a distance lies on the table.
    fn on_table(&self) -> Option<String> {
        let game = self.game.as_ref();
        game.map(|game| format!("{game}.{DISTANCE}"))
    }

    /// From now on the game is kept under a name of its own, or not at all: several boards may
    /// stand in one page.
    pub(crate) fn keep_apart(&mut self, name: Option<&str>) {
        self.game = name.map(|name| format!("{}.{name}", key(SAVE)));
        GAME.set(self.game.clone());
    }

    /// Whether anything is kept.
    pub(crate) fn keeps(&self) -> bool {
        self.storage.is_some()
    }

    /// The saved game.
    pub(crate) fn load(&self) -> Option<String> {
        self.storage
            .as_ref()?
            .get_item(self.game.as_deref()?)
            .ok()?
    }

    /// Saves the game.
    ///
    /// # Errors
    /// What the browser says, such as that the storage is full.
    pub(crate) fn save(&self, text: &str) -> Result<(), JsValue> {
        match self.storage.as_ref().zip(self.game.as_deref()) {
            Some((storage, game)) => storage.set_item(game, text),
            None => Ok(()),
        }
    }

    /// The names of all that is kept.
    fn keys(&self) -> Vec<String> {
        let Some(storage) = &self.storage else {
            return Vec::new();
        };
        let count = storage.length().unwrap_or(0);
        (0..count)
            .filter_map(|n| storage.key(n).ok().flatten())
            .collect()
    }

    /// Forgets everything that the page keeps.
    pub(crate) fn forget(&self) {
        let Some(storage) = &self.storage else { return };
        let own = |name: &String| name.starts_with(&key("")) || name.starts_with(PERSON);
        for key in self.keys().into_iter().filter(own) {
            // What cannot be removed is written over by the next game.
            let _ = storage.remove_item(&key);
        }
    }

    /// Keeps a save that cannot be read out of the way, for whoever can.
    pub(crate) fn put_aside(&mut self, text: String) {
        if let Some(storage) = &self.storage {
            // If it cannot be copied, it is there for as long as the page is.
            let _ = storage.set_item(&key(ASIDE), &text);
        }
        self.aside = Some(text);
    }

    /// The save that was put aside since the page was opened.
    pub(crate) fn aside(&self) -> Option<String> {
        self.aside.clone()
    }

    /// The lessons that were finished, as they were kept.
    pub(crate) fn learned(&self) -> Option<String> {
        self.storage.as_ref()?.get_item(&key(LEARNED)).ok()?
    }

    /// Keeps which lessons are finished.
    pub(crate) fn keep_learned(&self, text: &str) {
        if let Some(storage) = &self.storage {
            // Whoever's browser keeps nothing can take the lesson once more.
            let _ = storage.set_item(&key(LEARNED), text);
        }
    }

    /// The settings that were kept.
    pub(crate) fn settings(&self, scope: Scope) -> Option<String> {
        self.storage.as_ref()?.get_item(&settings(scope)).ok()?
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// What the browser says, such as that the storage is full.
    pub(crate) fn keep_settings(&self, scope: Scope, text: &str) -> Result<(), JsValue> {
        match &self.storage {
            Some(storage) => storage.set_item(&settings(scope), text),
            None => Ok(()),
        }
    }

    /// What the person was called last.
    pub(crate) fn name(&self) -> Option<String> {
        let storage = self.storage.as_ref()?;
        storage.get_item(&format!("{PERSON}{NAME}")).ok()?
    }

    /// Keeps what the person is called.
    pub(crate) fn keep_name(&self, name: &str) {
        if let Some(storage) = &self.storage {
            // Whoever's browser keeps nothing writes it once more.
            let _ = storage.set_item(&format!("{PERSON}{NAME}"), name);
        }
    }

    /// Which game at a distance lay on the table when the page was left.
    pub(crate) fn left_distance(&self) -> Option<String> {
        let storage = self.storage.as_ref()?;
        storage.get_item(&self.on_table()?).ok()?
    }

    /// Notes which game at a distance lies on the table.
    pub(crate) fn note_distance(&self, id: Option<&str>) {
        if let Some((storage, name)) = self.storage.as_ref().zip(self.on_table()) {
            // Whoever's browser keeps nothing finds the games in the list, or nowhere.
            let _ = match id {
                Some(id) => storage.set_item(&name, id),
                None => storage.remove_item(&name),
            };
        }
    }

    /// The games at a distance of another page, each with the id that it is kept under.
    pub(crate) fn distances_of(&self, game: &str) -> Vec<(String, String)> {
        let before = format!("{game}.{DISTANCE}.");
        let texts = self.keys().into_iter().filter_map(|key| {
            let name = key.strip_prefix(&before)?.to_owned();
            Some((name, self.storage.as_ref()?.get_item(&key).ok()??))
        });
        texts.collect()
    }

    /// Notes that a game at a distance of another page lies on the table of that page.
    pub(crate) fn note_distance_of(&self, game: &str, id: &str) {
        if let Some(storage) = &self.storage {
            // Where there is no room for this, that page shows its own list.
            let _ = storage.set_item(&format!("{game}.{SAVE}.{DISTANCE}"), id);
        }
    }

    /// Forgets a game at a distance of another page.
    pub(crate) fn forget_distance_of(&self, game: &str, id: &str) {
        if let Some(storage) = &self.storage {
            // What cannot be removed stays in the list.
            let _ = storage.remove_item(&format!("{game}.{DISTANCE}.{id}"));
        }
    }

    /// Whether a storage event is about a game at a distance.
    pub(crate) fn is_distance(name: &str) -> bool {
        name.contains(&format!(".{DISTANCE}."))
    }

    /// Notes the link that connects and was made in this browser last.
    pub(crate) fn note_offer(&self, packed: &str) {
        if let Some(storage) = &self.storage {
            // Where there is no room for this, only the tab that made it knows its own.
            let _ = storage.set_item(&key(OFFER), packed);
        }
    }

    /// Whether this link that connects was made in this browser.
    pub(crate) fn is_own_offer(&self, packed: &str) -> bool {
        let storage = self.storage.as_ref();
        let own = storage.and_then(|storage| storage.get_item(&key(OFFER)).ok().flatten());
        own.as_deref() == Some(packed)
    }

    /// Whether a storage event means that another tab claimed a game.
    pub(crate) fn is_claim(name: Option<&str>) -> bool {
        name.is_some_and(|name| name.starts_with(&key(SAVE)) && name.ends_with(OWNER))
    }
}

impl Shelf for Store {
    fn names(&self) -> Vec<String> {
        let before = key(DISTANCE) + ".";
        let names = self.keys().into_iter();
        names
            .filter_map(|name| name.strip_prefix(&before).map(str::to_owned))
            .collect()
    }

    fn text(&self, name: &str) -> Option<String> {
        self.storage.as_ref()?.get_item(&distance(name)).ok()?
    }

    fn put(&self, name: &str, text: &str) -> Result<(), NotKept> {
        // Without a storage games are only watched.
        let storage = self.storage.as_ref().ok_or(NotKept::Refused)?;
        let put = storage.set_item(&distance(name), text);
        put.map_err(|error| {
            let full = error.dyn_ref::<web_sys::DomException>();
            // Firefox has a name of its own for it.
            let is_full = full.is_some_and(|error| error.name().to_lowercase().contains("quota"));
            match is_full {
                true => NotKept::Full,
                false => NotKept::Refused,
            }
        })
    }

    fn remove(&self, name: &str) {
        if let Some(storage) = &self.storage {
            // What cannot be removed stays in the list.
            let _ = storage.remove_item(&distance(name));
        }
    }
}
