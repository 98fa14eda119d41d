//! The beginning: as the address asks, with a saved game, or with a welcome.
use browser::files;
use browser::host::Host;
use browser::store::Note;
use context::address::Address;
use context::matches;
use context::setup::{Setup, players};
use context::this::words as m;
use context::words;
use context::{Key, Preset, Purpose, Resume, Scope, Session, Settings};
use game::Level;
use on_page::linked;
use on_page::text::errors;

use super::message::Message;
use super::state::Shell;
use crate::features::hosting;
use crate::features::keeping;
use crate::features::kiosk::{self, Kiosk};
use crate::features::language;
use crate::features::qr::Qr;
use crate::features::rulebook::asked_book;

impl Shell {
    /// Begins as the address asks, continues a saved game, or welcomes the visitor.
    pub(super) fn begin(&mut self, address: Address, hash: &str) {
        for trouble in &address.troubles {
            match address.embedded {
                // The reader of an article did not write the address.
                true => web_sys::console::error_1(&trouble.into()),
                false => self.page.notice(trouble),
            }
        }
        if let Some(trouble) = words::trouble() {
            self.page.notice(&trouble);
        }
        if address.embedded || address.keep.is_some() {
            self.store.keep_apart(address.keep.as_deref());
        }
        if !self.store.keeps() && !address.embedded {
            self.page.notice(&m::notice_no_storage());
        }
        self.begin_settings(&address);
        self.page.flag_root("embedded", address.embedded);
        self.random = address.random;
        self.setup = Setup::new(address.rules);
        if address.rules.is_none()
            && address.computer.is_none()
            && !address.diagram
            && let Some(id) = self.store.note(Note::Rules)
        {
            self.setup.take_preset(&id);
        }
        hash.clone_into(&mut self.hash);
        let left = self.store.left_distance().is_some();
        let kept = left || self.store.load().is_some() || !address.allow.is_empty();
        let linked = !hash.is_empty() && asked_book(hash).is_none();
        if address.diagram {
            self.page.flag_root("diagram", true);
            if !linked {
                self.show_empty_board();
            }
        }
        if kept || linked || kiosk::may_be_on(&self.page, address.kiosk) {
            self.beginning = Some((address, hash.to_owned()));
            self.load();
        } else if !address.diagram {
            match address.computer {
                None => {
                    self.show_empty_board();
                    self.features.welcome.open(&self.page);
                }
                Some(computer) => {
                    if let Some(game) = self.game_for(computer) {
                        self.lay_early(game);
                    }
                }
            }
        }
        self.effects.show();
    }

    /// A new game that the address asks for; `computer` says which sides the computer plays.
    fn game_for(&self, computer: [bool; 2]) -> Option<Session> {
        let level = self.setup.opponent(&self.settings);
        self.setup.new_game(players(computer, level), "")
    }

    fn begin_anew(&mut self, address: &Address) {
        match address.computer {
            None => self.greet(Resume::Game(None)),
            Some(computer) => {
                if let Some(game) = self.game_for(computer) {
                    self.lay(game, Purpose::Game);
                }
            }
        }
    }

    /// Begins with what needs the late part of the program: as a kiosk, embedded in another page, with a saved game or a linked
    /// one.
    pub(super) fn begin_late(&mut self, address: &Address, hash: &str) {
        let letters = self.sender.map(|letter| {
            Message::from(match letter {
                Ok(wish) => hosting::Message::Wish(Box::new(wish)),
                Err(what) => hosting::Message::Unreadable(what),
            })
        });
        if let Some(window) = web_sys::window() {
            self.features.hosting.host = Host::of(&window, &address.allow, &letters);
        }
        let sender = self.sender.map(Message::from);
        self.features.kiosk = Kiosk::open(&self.page, address.kiosk, &self.settings, sender);
        if let Some(kiosk) = &self.features.kiosk {
            let home = kiosk.config.home_of(&files::address());
            self.features.qr = home.map_or(Qr::Nothing, Qr::Home);
            self.begin_kiosk();
        } else if address.diagram {
            self.begin_diagram(hash);
            self.features.hosting.tell_ready(&self.table, &self.setup);
        } else {
            if self.store.left_distance().is_some() && !distance::is_at(hash) {
                self.tell_distance(distance::Message::Return);
            } else {
                self.begin_game(address, hash);
            }
            self.features.hosting.tell_ready(&self.table, &self.setup);
        }
        for trouble in &address.troubles {
            let hosting = &self.features.hosting;
            hosting.tell_error(trouble, &self.table, &self.setup);
        }
    }

    fn begin_settings(&mut self, address: &Address) {
        for scope in [Scope::Game, Scope::Person] {
            let Some(text) = self.store.settings(scope) else {
                continue;
            };
            let (settings, strange) = Settings::read(&text);
            match scope {
                Scope::Game => self.settings = settings,
                Scope::Person => self.settings.take_over(&settings),
            }
            if !strange.is_empty() {
                let lines: String = strange.join("; ").chars().take(80).collect();
                let notice = m::NoticeBadSettings { lines: &lines };
                self.page.notice(&notice.text());
            }
        }
        if self.store.is_new() && address.computer.is_none() {
            let gentlest = Level::Beginner.word();
            self.settings.set(Key::Opponent, gentlest);
        }
        if address.embedded || is_framed() {
            self.settings.set_for_visit(Key::Sound, "no");
        }
        self.settings.visit_with(&address.settings);
        self.restyle_early();
    }

    fn begin_kiosk(&mut self) {
        let saved = keeping::load(&self.page, &mut self.store);
        self.with(|all, cx| {
            if let Some(kiosk) = &mut all.kiosk {
                language::offer_only(cx.page, &kiosk.config.languages);
                kiosk.offer_languages(cx.page);
                language::offer(cx.page);
                kiosk.begin(saved, cx);
            }
        });
        self.carry_out();
    }

    /// Opens the game of the changed address. Asks first if another game would be lost. A kiosk ignores it, as it has its own
    /// games.
    pub(super) fn open_linked(&mut self) {
        let hash = self.hash.clone();
        if self.page.has_root_flag("diagram") {
            return self.begin_diagram(&hash);
        }
        let linked = self.linked(&hash).filter(|_| self.features.kiosk.is_none());
        let lies = |linked: &Session| {
            let game = self.table.session.as_ref();
            game.is_some_and(|game| same_game(game, linked))
        };
        if let Some(linked) = linked.filter(|linked| !lies(linked)) {
            self.with(|_, cx| cx.lay_game(linked, m::record_open()));
            self.carry_out();
        }
    }

    /// Shows only the position of the address, or the start position of its rules.
    fn begin_diagram(&mut self, hash: &str) {
        match self.linked(hash) {
            Some(game) => self.features.play.show_diagram(&game),
            None => self.show_empty_board(),
        }
    }

    fn begin_game(&mut self, address: &Address, hash: &str) {
        let linked = self.linked(hash);
        let saved = keeping::load(&self.page, &mut self.store);
        let (over, unfinished) = match saved {
            Some(game) if game.turn().is_over() => (Some(game), None),
            unfinished => (None, unfinished),
        };
        if let Some(over) = &over {
            self.with(|all, cx| all.archive.recover(over, cx));
        }
        let other_rules = |game: &Session| {
            let wanted = address.rules.and_then(Preset::named);
            wanted.is_some_and(|preset| preset.rules != *game.judge().rules())
        };
        match (linked, unfinished) {
            (Some(linked), None) => self.lay(linked, Purpose::Game),
            (Some(linked), Some(game)) if !same_game(&game, &linked) => {
                self.offer(game, Some(linked));
            }
            (None, Some(game)) if other_rules(&game) => self.offer(game, None),
            (_, Some(game)) => {
                self.lay(game, Purpose::Game);
                self.effects.tell(m::news_restored);
                self.carry_out();
            }
            (None, None) => match over.filter(matches::goes_on) {
                // Its slip leads to the next game of the match.
                Some(over) => self.lay(over, Purpose::Game),
                None => self.begin_anew(address),
            },
        }
    }

    /// Offers to continue a saved game, and perhaps one from the address.
    fn offer(&mut self, saved: Session, linked: Option<Session>) {
        self.features.welcome.offer(Some(saved), linked);
        self.greet(Resume::AsBefore { learned: false });
    }

    /// The game in the address; shows a notice if it cannot be read.
    fn linked(&self, hash: &str) -> Option<Session> {
        // An address that asks for the book contains no game, and the feature for play at a distance reads its own.
        if asked_book(hash).is_some() || distance::is_at(hash) {
            return None;
        }
        linked(hash).unwrap_or_else(|error| {
            let error = &errors::linking(error);
            let trouble = m::NoticeBadLink { error }.text();
            self.page.notice(&trouble);
            let hosting = &self.features.hosting;
            hosting.tell_error(&trouble, &self.table, &self.setup);
            None
        })
    }
}

/// Whether a game is the one of a link. The link of a position contains neither a date nor names.
fn same_game(game: &Session, linked: &Session) -> bool {
    let since = game.record().entries_since(linked.record());
    since.is_some_and(<[_]>::is_empty)
}

/// Whether the page is embedded in another one, whose visitors did not come for sounds.
fn is_framed() -> bool {
    let window = web_sys::window();
    let top = window
        .as_ref()
        .and_then(|window| window.top().ok().flatten());
    window != top
}
