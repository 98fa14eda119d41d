//! The browser's storage of the page: the game in progress, and the settings.

use std::cell::{Cell, RefCell};

use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Storage;

use super::clock::instant;
use super::durable::{self, Kept};

const SAVE: &str = "save";
const ASIDE: &str = "aside";
/// The suffix, after the name of a game, of the entry that says which tab owns the game.
const OWNER: &str = ".tab";
const SETTINGS: &str = "settings";
/// In place of the name of a game, for what belongs to the person and holds for all games.
const PERSON: &str = "person";
/// The prefix of stored games at a distance, before their ids. Also the suffix, after the name of a game, of the entry that says
/// which of them is on the table.
const DISTANCE: &str = "distance";
/// The finished game that is to be shown.
const ARCHIVED: &str = "archived";

/// The last stamp of a [durable copy](durable).
const STAMP: &str = "stamp";

/// The scope of a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// This game alone.
    Game,
    Person,
}

/// A text that is stored under its own name and is not part of a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// The game that was analysed last, with its variations.
    Analysis,
    /// The subjects that a first game has explained.
    Explained,
    /// The finished lessons.
    Learned,
    /// The name that the person used last, in any game.
    Name,
    /// The number of games that were played to their end.
    Played,
    /// The tried puzzles.
    Puzzles,
    /// The rule set of the last game that was begun by hand, by its id.
    Rules,
}

impl Note {
    const fn name(self) -> &'static str {
        match self {
            Note::Analysis => "analysis",
            Note::Explained => "explained",
            Note::Learned => "learned",
            Note::Name => "name",
            Note::Played => "played",
            Note::Puzzles => "puzzles",
            Note::Rules => "rules",
        }
    }
}

/// The name of the last stamp of the game to which this name belongs.
fn stamp_key(name: &str) -> String {
    key(name.split('.').next().unwrap_or_default(), STAMP)
}

/// The name of what came after the saved game of this name.
fn since_key(game: &str) -> String {
    format!("{game}+since")
}

/// Why the browser stored nothing.
fn not_kept(error: &JsValue) -> NotKept {
    let full = error.dyn_ref::<web_sys::DomException>();
    // Firefox has its own name for this error.
    let is_full = full.is_some_and(|error| error.name().to_lowercase().contains("quota"));
    match is_full {
        true => NotKept::Full,
        false => NotKept::Refused,
    }
}

/// The name under which something of a game is stored.
fn key(game: &str, name: &str) -> String {
    format!("{game}.{name}")
}

thread_local! {
    /// The name under which the game is stored, for code without access to the store; `None` before a store is opened.
    static GAME: RefCell<Option<Option<String>>> = const { RefCell::new(None) };
}

/// Recovers the record in the saved game when nothing else can be trusted: the save, and then what came after it, entry by entry.
/// `game` is the game of the page.
pub fn saved_record(game: &str) -> Option<String> {
    let storage = web_sys::window()?.local_storage().ok()??;
    let opened = GAME.with(|name| Some(name.try_borrow().ok()?.clone()))?;
    let name = opened.unwrap_or_else(|| Some(key(game, SAVE)))?;
    let save = storage.get_item(&name).ok()??;
    let record = save.splitn(3, '\n').nth(2)?;
    let since = storage.get_item(&since_key(&name)).ok().flatten();
    let since = since.as_deref().unwrap_or_default();
    // This part names its save and the players.
    let is_of_save = since.lines().nth(1) == save.lines().next();
    let since = since.splitn(4, '\n').nth(3).filter(|_| is_of_save);
    Some(format!("{record}{}", since.unwrap_or_default()))
}

/// Why a game was not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotKept {
    Full,
    /// The browser does not let the page store anything.
    Refused,
}

/// Stores games at a distance as texts, each under the name of its id.
pub trait Shelf {
    fn names(&self) -> Vec<String>;

    fn text(&self, name: &str) -> Option<String>;

    /// Stores the text of a game and replaces its former text.
    ///
    /// # Errors
    /// [`NotKept`]; the former text then stays.
    fn put(&self, name: &str, text: &str) -> Result<(), NotKept>;

    fn remove(&self, name: &str);
}

/// The browser's storage, if the page may have one.
pub struct Store {
    id: &'static str,
    storage: Option<Storage>,
    /// The name under which the game is stored; `None` if it is not stored.
    game: Option<String>,
    tab: String,
    /// Whether this tab has claimed the game.
    claimed: bool,
    /// A save that cannot be read.
    aside: Option<String>,
    /// Whether the current save is the last one made here, so that what comes after it can be stored beside it.
    saved: Cell<bool>,
}

impl Store {
    /// Opens the storage of a game's page.
    pub fn open(id: &'static str) -> Store {
        GAME.set(Some(Some(key(id, SAVE))));
        let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
        // The storage of some browsers accepts nothing.
        let works = |storage: &Storage| {
            let name = key(id, "try");
            storage.set_item(&name, "1").is_ok() && storage.remove_item(&name).is_ok()
        };
        let readable = |storage: &Storage| {
            storage
                .get_item(&key(id, SAVE))
                .is_ok_and(|save| save.is_some())
        };
        Store {
            id,
            storage: storage.filter(|storage| works(storage) || readable(storage)),
            game: Some(key(id, SAVE)),
            tab: format!("{:x}", (js_sys::Math::random() * 4_294_967_296.0) as u32),
            claimed: false,
            aside: None,
            saved: Cell::new(false),
        }
    }

    fn key(&self, name: &str) -> String {
        key(self.id, name)
    }

    /// The name under which settings are stored.
    fn settings_key(&self, scope: Scope) -> String {
        let owner = match scope {
            Scope::Game => self.id,
            Scope::Person => PERSON,
        };
        key(owner, SETTINGS)
    }

    fn note_key(&self, note: Note) -> String {
        let owner = match note {
            Note::Name => PERSON,
            _ => self.id,
        };
        key(owner, note.name())
    }

    /// The text of this name.
    fn get(&self, name: &str) -> Option<String> {
        self.storage.as_ref()?.get_item(name).ok()?
    }

    /// The name under which a game at a distance is stored.
    fn distance_key(&self, id: &str) -> String {
        format!("{}.{id}", self.key(DISTANCE))
    }

    /// Claims the game for this tab. A claim needs no release: a closed tab claims nothing.
    pub fn claim(&mut self) {
        if let (Some(storage), Some(name)) = (&self.storage, self.owner()) {
            // Without room for the claim there is no room for another tab's saves.
            self.claimed = storage.set_item(&name, &self.tab).is_ok();
            self.saved.set(false);
        }
    }

    /// Whether no other tab has claimed the game since this one did.
    pub fn is_ours(&self) -> bool {
        let Some((storage, name)) = self.storage.as_ref().zip(self.owner()) else {
            return true;
        };
        let owner = storage.get_item(&name).ok().flatten();
        !self.claimed || owner.is_none_or(|owner| owner == self.tab)
    }

    /// The name of the entry that says which tab owns the game.
    fn owner(&self) -> Option<String> {
        self.game.as_ref().map(|game| format!("{game}{OWNER}"))
    }

    /// The name of the entry that says which game at a distance is on the table.
    fn on_table(&self) -> Option<String> {
        let game = self.game.as_ref();
        game.map(|game| format!("{game}.{DISTANCE}"))
    }

    /// From now on stores the game under its own name, or not at all. A page may have several boards.
    pub fn keep_apart(&mut self, name: Option<&str>) {
        self.saved.set(false);
        self.game = name.map(|name| format!("{}.{name}", self.key(SAVE)));
        GAME.set(Some(self.game.clone()));
    }

    pub fn keeps(&self) -> bool {
        self.storage.is_some()
    }

    pub fn load(&self) -> Option<String> {
        self.get(self.game.as_deref()?)
    }

    /// Returns what came after the saved game and is stored beside it.
    pub fn load_since(&self) -> Option<String> {
        self.get(&since_key(self.game.as_deref()?))
    }

    /// Saves the game.
    ///
    /// # Errors
    /// [`NotKept`]; the former save then stays.
    pub fn save(&self, text: &str) -> Result<(), NotKept> {
        match &self.game {
            Some(game) if self.keeps() => {
                self.keep(game, Some(text))?;
                self.saved.set(true);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Saves what came after the last save, beside that save.
    ///
    /// # Errors
    /// [`NotKept`]; what was stored beside it then stays.
    pub fn save_since(&self, text: &str) -> Result<(), NotKept> {
        match &self.game {
            Some(game) if self.keeps() => self.keep(&since_key(game), Some(text)),
            _ => Ok(()),
        }
    }

    /// Whether the current save was made here, so that what comes after it can be stored beside it.
    pub fn has_saved(&self) -> bool {
        self.saved.get()
    }

    /// Stores or removes the text of this name, here and in the durable copy.
    fn keep(&self, name: &str, text: Option<&str>) -> Result<(), NotKept> {
        // Without a storage, games are only watched.
        let storage = self.storage.as_ref().ok_or(NotKept::Refused)?;
        if text.is_none() {
            self.saved.set(false);
        }
        let kept = match text {
            Some(text) => storage.set_item(name, text),
            None => storage.remove_item(name),
        };
        kept.map_err(|error| not_kept(&error))?;
        let stamp = self.stamp(name).saturating_add(1).max(instant());
        // Without room for the stamp, the other copy counts as the newer one.
        let _ = storage.set_item(&stamp_key(name), &stamp.to_string());
        durable::keep(Kept {
            name: name.to_owned(),
            stamp,
            text: text.map(str::to_owned),
        });
        Ok(())
    }

    /// The last stamp of the game of this name.
    fn stamp(&self, name: &str) -> u64 {
        let kept = self.get(&stamp_key(name));
        kept.and_then(|stamp| stamp.parse().ok()).unwrap_or(0)
    }

    /// Takes over what is newer in the durable copy than here. Returns whether there is now another game to go on with.
    pub fn recover(&self) -> bool {
        let Some(storage) = &self.storage else {
            return false;
        };
        let games = || (self.load(), self.load_since(), self.left_distance());
        let before = games();
        let mut newer = durable::found();
        newer.retain(|kept| kept.stamp > self.stamp(&kept.name));
        newer.sort_by_key(|kept| kept.stamp);
        for Kept { name, stamp, text } in newer {
            let taken = match text {
                Some(text) => storage.set_item(&name, &text),
                None => storage.remove_item(&name),
            };
            // What has no room here stays in the other copy.
            let _ = taken.and_then(|()| storage.set_item(&stamp_key(&name), &stamp.to_string()));
        }
        self.saved.set(false);
        let now = games();
        now != before && (now.0.is_some() || now.2.is_some())
    }

    /// Whether the games of this page are stored.
    pub fn keeps_games(&self) -> bool {
        self.storage.is_some() && self.game.is_some()
    }

    /// Forgets the saved game if it is this one, because it is stored elsewhere.
    pub fn forget_save(&self, text: &str) {
        if let Some(game) = &self.game
            && self.load().as_deref() == Some(text)
        {
            // The next game overwrites what cannot be removed.
            let _ = self.keep(game, None);
            let _ = self.keep(&since_key(game), None);
        }
    }

    /// Notes which finished game the page of a game shows when it opens next.
    pub fn note_archived(&self, game: &str, name: &str) {
        if let Some(storage) = &self.storage {
            // Without room for this, that page shows its start.
            let _ = storage.set_item(&key(game, ARCHIVED), name);
        }
    }

    /// Returns the finished game that this page is to show, once.
    pub fn take_archived(&self) -> Option<String> {
        let name = self.key(ARCHIVED);
        let storage = self.storage.as_ref()?;
        let archived = storage.get_item(&name).ok()?;
        // What cannot be removed is shown again.
        let _ = archived.as_ref().map(|_| storage.remove_item(&name));
        archived
    }

    /// The names of everything stored.
    fn keys(&self) -> Vec<String> {
        let Some(storage) = &self.storage else {
            return Vec::new();
        };
        let count = storage.length().unwrap_or(0);
        (0..count)
            .filter_map(|n| storage.key(n).ok().flatten())
            .collect()
    }

    /// Forgets everything that the page stores.
    pub fn forget(&self) {
        let Some(storage) = &self.storage else { return };
        let prefixes = [self.id, PERSON].map(|owner| key(owner, ""));
        let own = |name: &String| prefixes.iter().any(|prefix| name.starts_with(prefix));
        for key in self.keys().into_iter().filter(own) {
            // The next game overwrites what cannot be removed.
            let _ = match self.is_durable(&key) {
                true => self.keep(&key, None),
                false => storage.remove_item(&key).map_err(|error| not_kept(&error)),
            };
        }
        let _ = storage.remove_item(&self.key(STAMP));
    }

    /// Whether this name has a durable copy.
    fn is_durable(&self, name: &str) -> bool {
        let saves = name.starts_with(&self.key(SAVE)) && !name.ends_with(OWNER);
        saves || Store::is_distance(name)
    }

    /// Sets an unreadable save aside, for somebody who can read it.
    pub fn put_aside(&mut self, text: String) {
        if let Some(storage) = &self.storage {
            // If it cannot be copied, it lasts as long as the page is open.
            let _ = storage.set_item(&self.key(ASIDE), &text);
        }
        self.aside = Some(text);
    }

    /// The save that was set aside since the page was opened.
    pub fn aside(&self) -> Option<String> {
        self.aside.clone()
    }

    /// The text of a note.
    pub fn note(&self, note: Note) -> Option<String> {
        self.get(&self.note_key(note))
    }

    /// Stores a note. Returns whether it could: without it, the person is asked, told or shown the same again.
    pub fn keep_note(&self, note: Note, text: &str) -> bool {
        let storage = self.storage.as_ref();
        storage.is_some_and(|storage| storage.set_item(&self.note_key(note), text).is_ok())
    }

    /// The number of games that were played to their end.
    pub fn played(&self) -> usize {
        let count = self.note(Note::Played);
        count.and_then(|count| count.parse().ok()).unwrap_or(0)
    }

    /// Whether nobody has played this game in this browser or changed its settings. Lessons do not count.
    pub fn is_new(&self) -> bool {
        let others = [Note::Learned.name(), Note::Explained.name(), STAMP];
        let others = others.map(|name| self.key(name));
        let own = |name: &String| name.starts_with(&self.key("")) && !others.contains(name);
        !self.keys().iter().any(own)
    }

    pub fn settings(&self, scope: Scope) -> Option<String> {
        self.get(&self.settings_key(scope))
    }

    /// Stores the settings.
    ///
    /// # Errors
    /// The error of the browser, such as that the storage is full.
    pub fn keep_settings(&self, scope: Scope, text: &str) -> Result<(), JsValue> {
        match &self.storage {
            Some(storage) => storage.set_item(&self.settings_key(scope), text),
            None => Ok(()),
        }
    }

    /// The game at a distance that was on the table when the page was left.
    pub fn left_distance(&self) -> Option<String> {
        self.get(&self.on_table()?)
    }

    /// Notes which game at a distance is on the table.
    pub fn note_distance(&self, id: Option<&str>) {
        if let Some(name) = self.on_table()
            && self.left_distance().as_deref() != id
        {
            // The game can still be opened from the list, if games are stored at all.
            let _ = self.keep(&name, id);
        }
    }

    /// The games at a distance of another page, each with the id under which it is stored.
    pub fn distances_of(&self, game: &str) -> Vec<(String, String)> {
        let before = format!("{game}.{DISTANCE}.");
        let texts = self.keys().into_iter().filter_map(|key| {
            let name = key.strip_prefix(&before)?.to_owned();
            Some((name, self.get(&key)?))
        });
        texts.collect()
    }

    /// Notes that a game at a distance of another page is on the table of that page.
    pub fn note_distance_of(&self, game: &str, id: &str) {
        // Without room for this, that page shows its own list.
        let _ = self.keep(&format!("{game}.{SAVE}.{DISTANCE}"), Some(id));
    }

    /// Forgets a game at a distance of another page.
    pub fn forget_distance_of(&self, game: &str, id: &str) {
        // What cannot be removed stays in the list.
        let _ = self.keep(&format!("{game}.{DISTANCE}.{id}"), None);
    }

    /// Whether a storage event is about a game at a distance.
    pub fn is_distance(name: &str) -> bool {
        name.contains(&format!(".{DISTANCE}."))
    }

    /// Whether a storage event means that another tab has claimed a game.
    pub fn is_claim(game: &str, name: Option<&str>) -> bool {
        name.is_some_and(|name| name.starts_with(&key(game, SAVE)) && name.ends_with(OWNER))
    }
}

impl Shelf for Store {
    fn names(&self) -> Vec<String> {
        let before = self.key(DISTANCE) + ".";
        let names = self.keys().into_iter();
        names
            .filter_map(|name| name.strip_prefix(&before).map(str::to_owned))
            .collect()
    }

    fn text(&self, name: &str) -> Option<String> {
        self.get(&self.distance_key(name))
    }

    fn put(&self, name: &str, text: &str) -> Result<(), NotKept> {
        self.keep(&self.distance_key(name), Some(text))
    }

    fn remove(&self, name: &str) {
        // What cannot be removed stays in the list.
        let _ = self.keep(&self.distance_key(name), None);
    }
}
