//! An unattended page, as in a museum: it invites visitors, asks whether they are still there, and starts over.
//!
//! When it does so is decided in `crates/page/hosts`; `web/kiosk.js` keeps visitors from leaving the page.

mod file;
mod invitation;
mod start;
mod visits;

use browser::clock::{now, time_of_day};
use browser::dom::{Choices, Page, Sender, on};
use browser::files::reload;
use browser::loading;
use context::elements::{Button, Dialog, Part};
use context::this::words as m;
use context::words::{Fetched, usual};
use context::{Context, Effect, PRESETS, Preset, Purpose, Resume, Session, Settings, This};
use game::session::PlayerKind;
use gloo_timers::callback::{Interval, Timeout};
use hosts::kiosk::{Config, ConfigError, IdleAction, IdleTimer, State};
use on_page::Board as _;
use sahkku_words::{LANGUAGES, Language};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

pub(crate) use file::{read, trouble};
use invitation::Invitations;
use visits::Visits;

/// How long a finished game of the computers stays visible after its celebration, in milliseconds: less than three seconds in
/// total. A still screen attracts nobody.
const BETWEEN_GAMES: u32 = 800;

/// The phase of a touch of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    /// A finger or button is down.
    Down,
    /// A click, a key or the wheel: the touch is complete, and nothing else can react to its end.
    Done,
}

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Somebody touches the screen, or has touched it or pressed a key.
    Touched(Hand),
    Second,
    /// A finished game of the computers was shown for long enough.
    NextGame,
    /// The words of the invitation in a language arrived, or failed.
    Invitation(&'static Language, Fetched),
    /// The offered language with this number was chosen.
    Speak(usize),
    OpenStaff,
    Reload,
}

pub(crate) struct Kiosk {
    sender: Sender<Message>,
    pub(crate) config: Config,
    idle: IdleTimer,
    visits: Visits,
    /// The index of the rule set that the computers play next.
    next_rules: usize,
    /// The initial language for every visitor.
    language: String,
    invitations: Invitations,
    /// The initial settings for every visitor.
    settings: Settings,
    /// Whether sound is allowed at this time of the day.
    heard: bool,
    troubles: Vec<ConfigError>,
    pause: Option<Timeout>,
}

impl Kiosk {
    /// The kiosk of this page, if its address or its `kiosk.json` asks for one. `wished` is what the address says, and its
    /// settings are part of `settings`.
    pub(crate) fn open(
        page: &Page,
        wished: Option<bool>,
        settings: &Settings,
        sender: Sender<Message>,
    ) -> Option<Kiosk> {
        let (config, troubles) = match &data(page, "kioskFile") {
            Some(text) => read(text),
            None => (Config::default(), Vec::new()),
        };
        if !wished.unwrap_or(config.on) {
            return None;
        }
        let fixed = config.opponent.is_some();
        for (name, set) in [
            ("kiosk", true),
            ("keyboard", config.keyboard),
            ("oneLanguage", offered(&config).len() == 1),
            ("fullScreen", config.full_screen),
            ("keepAwake", config.keep_awake),
            ("fixedOpponent", fixed),
            ("fixedSeats", fixed || !config.two_players),
            ("onePlayer", !config.two_players),
        ] {
            page.flag_root(name, set);
        }
        // Without it the kiosk still plays and starts over.
        let _ = loading::load_script("kiosk");
        Some(Kiosk {
            invitations: Invitations::new(invited(&config)),
            sender,
            idle: IdleTimer::new(&config, 0.0, false),
            config,
            visits: Visits::default(),
            next_rules: 0,
            language: usual(),
            settings: settings.of_visit(),
            heard: false,
            troubles,
            pause: None,
        })
    }

    pub(crate) fn offer_languages(&self, page: &Page) {
        let offered = offered(&self.config);
        let names: Vec<String> = offered.iter().map(|one| one.name.to_owned()).collect();
        let buttons = page.list_buttons(Part::Languages, Choices::Languages, &names);
        for (button, language) in buttons.iter().zip(&offered) {
            // Without it, speech synthesis reads the name as if it belonged to another language.
            let _ = button.set_attribute("lang", language.code);
        }
        page.show(Part::Languages, offered.len() > 1);
    }

    /// Begins: with the game in progress, or with the invitation.
    pub(crate) fn begin(&mut self, saved: Option<Session>, cx: &mut Context<'_>) {
        cx.setup.fixed_opponent = self
            .config
            .opponent
            .as_deref()
            .and_then(|word| word.parse().ok());
        start::show_pictures(cx.page);
        cx.page.say_standing_words();
        self.speak_first(cx);
        self.fetch_invitations();
        self.offer_rules(cx);
        self.watch(cx.page);
        let unfinished = |game: &Session| !game.turn().is_over();
        let saved = saved.filter(unfinished);
        self.idle = IdleTimer::new(&self.config, seconds(), saved.is_some());
        self.hear_the_clock(cx);
        match saved {
            Some(game) => {
                cx.effects.want(Effect::Lay(Box::new(game), Purpose::Game));
                cx.effects.tell(m::news_restored);
            }
            None => self.attract(cx),
        }
        self.silence(cx);
        cx.effects.want(Effect::Restyle);
    }

    fn fetch_invitations(&self) {
        let sender = &self.sender;
        let sender = sender.map(|(language, words)| Message::Invitation(language, words));
        self.invitations.fetch(&sender);
    }

    /// Watches for every sign that somebody is there, and for the time.
    fn watch(&self, page: &Page) {
        on(page.document(), "pointerdown", &self.sender, |_| {
            Some(Message::Touched(Hand::Down))
        });
        for kind in ["click", "keydown", "wheel"] {
            on(page.document(), kind, &self.sender, |_| {
                Some(Message::Touched(Hand::Done))
            });
        }
        let sender = self.sender.clone();
        Interval::new(1_000, move || sender.send(Message::Second)).forget();
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Touched(hand) => {
                // What lies over the board disappears only when the touch is complete; otherwise its end would hit what lies
                // below.
                match hand {
                    Hand::Down if self.is_attracting() => return,
                    Hand::Down => {}
                    Hand::Done => cx.page.close_dialog(Dialog::StillThere),
                }
                match self.idle.touched(seconds()) {
                    IdleAction::Welcome => {
                        self.visits.count();
                        self.welcome(cx);
                    }
                    action => self.act(action, cx),
                }
            }
            Message::Second => {
                self.hear_the_clock(cx);
                if self.is_attracting() {
                    self.invitations.tick(cx.page);
                }
                let action = self.idle.tick(seconds(), time_of_day());
                self.act(action, cx);
                if self.is_attracting() && cx.page.is_shown(Part::Update) {
                    // Nobody is there to be asked, and no game would be disturbed.
                    self.reload(cx.page);
                }
            }
            Message::NextGame => {
                self.pause = None;
                if self.is_attracting() {
                    self.attract(cx);
                }
            }
            Message::Invitation(language, fetched) => {
                self.invitations.came(language, fetched, cx.page);
            }
            Message::Speak(n) => {
                if let Some(&language) = offered(&self.config).get(n) {
                    cx.effects.want(Effect::Speak(language));
                }
            }
            Message::OpenStaff if self.is_attracting() => {
                // The start of a game comes first, as after any touch, and lies below the screen for the staff.
                self.idle.touched(seconds());
                self.welcome(cx);
                self.sender.send(Message::OpenStaff);
            }
            Message::OpenStaff => {
                self.show_staff(cx.page);
                cx.page.open_dialog(Dialog::Staff);
            }
            Message::Reload => self.reload(cx.page),
        }
    }

    fn act(&mut self, action: IdleAction, cx: &mut Context<'_>) {
        match action {
            IdleAction::Nothing => {}
            IdleAction::Welcome => self.welcome(cx),
            IdleAction::Ask(left) => {
                let count = m::StillThereCount { count: left }.text();
                cx.page.say(Part::StillThereCount, &count);
                cx.page.open_dialog(Dialog::StillThere);
            }
            IdleAction::GoOn => cx.page.say(Part::StillThereCount, ""),
            IdleAction::StartOver => {
                *cx.settings = self.settings.clone();
                cx.effects.want(Effect::StartOver);
                self.speak_first(cx);
                // Words that failed before may arrive now.
                self.fetch_invitations();
                self.invitations.start_over(cx.page);
                self.attract(cx);
                self.silence(cx);
            }
            IdleAction::Reload => self.reload(cx.page),
        }
    }

    /// Lets a visitor who has come choose.
    fn welcome(&mut self, cx: &mut Context<'_>) {
        cx.page.show(Button::Invite, false);
        self.silence(cx);
        self.offer_rules(cx);
        cx.effects.want(Effect::Welcome(Resume::Game(None)));
    }

    /// Whether two computers play to an empty room.
    fn is_attracting(&self) -> bool {
        self.idle.state() == State::Attracting
    }

    /// Invites visitors: two computers continue a game, or the board lies ready.
    fn attract(&mut self, cx: &mut Context<'_>) {
        let presets = self.rules();
        if let Some(preset) = presets.get(self.next_rules % presets.len().max(1)) {
            cx.setup.take_preset(preset.id);
        }
        self.next_rules += 1;
        cx.page.say(Part::InviteRules, cx.setup.base().name);
        cx.page.show(Button::Invite, true);
        let computer = PlayerKind::Computer(cx.setup.opponent(cx.settings));
        match cx.setup.judge() {
            Ok(judge) if self.config.attract => {
                let seed = cx.random.bits(self.next_rules).unwrap_or(0);
                let game = This::in_the_middle(&judge, [computer; 2], seed);
                cx.effects.want(Effect::Lay(Box::new(game), Purpose::Demo));
            }
            _ => cx.effects.want(Effect::Clear),
        }
    }

    /// Waits after the computers' game; then they begin another.
    pub(crate) fn game_over(&mut self) {
        if self.pause.is_none() {
            self.pause = Some(self.sender.after(BETWEEN_GAMES, Message::NextGame));
        }
    }

    fn rules(&self) -> Vec<&'static Preset> {
        let chosen = |preset: &&Preset| self.config.rules.iter().any(|id| id == preset.id);
        or_all(PRESETS.iter().filter(chosen).collect(), PRESETS)
    }

    /// Restricts the choice to what the kiosk offers.
    fn offer_rules(&mut self, cx: &mut Context<'_>) {
        cx.setup.offered = self.rules();
        if let Some(first) = cx.setup.offered.first() {
            cx.setup.take_preset(first.id);
        }
        cx.page.show(Button::PlayTwo, self.config.two_players);
        // A kiosk that names its rule sets must not offer others indirectly.
        let all = cx.setup.offered.len() == PRESETS.len();
        cx.page.show(Part::OpenLab, all);
    }

    /// Switches to the initial language: the first one offered.
    fn speak_first(&self, cx: &mut Context<'_>) {
        let first = self.config.languages.first().unwrap_or(&self.language);
        if let Some(language) = Language::of(first) {
            cx.effects.want(Effect::Speak(language));
        }
    }

    /// Applies the hours in which sound is allowed.
    fn hear_the_clock(&mut self, cx: &mut Context<'_>) {
        let heard = self.config.sound.is_on(time_of_day());
        cx.page.flag_root("quiet", !heard);
        if heard != self.heard {
            self.heard = heard;
            self.silence(cx);
        }
    }

    /// Allows sound only if somebody is there, and at the set hours.
    fn silence(&self, cx: &mut Context<'_>) {
        let heard = self.heard && !self.is_attracting();
        cx.effects.want(Effect::Silence(!heard));
    }

    /// Reloads the page, in the new version if there is one.
    fn reload(&self, page: &Page) {
        if page.is_shown(Part::Update) {
            page.show(Part::Update, false);
            page.press(Button::UpdateTake);
        } else {
            reload();
        }
    }

    fn show_staff(&self, page: &Page) {
        let minutes = (seconds() / 60.0) as u32;
        let time = &format!("{}:{:02}", minutes / 60, minutes % 60);
        let errors = data(page, "errors").and_then(|count| count.parse().ok());
        let count = errors.unwrap_or(0);
        let version = env!("CARGO_PKG_VERSION");
        page.say(Part::StaffVersion, &m::StaffVersion { version }.text());
        page.say(Part::StaffUptime, &m::StaffUptime { time }.text());
        let visits = self.visits.so_far();
        page.say(Part::StaffGames, &m::StaffGames { count: visits }.text());
        page.say(Part::StaffErrors, &m::StaffErrors { count }.text());
        let troubles: Vec<String> = self.troubles.iter().map(trouble).collect();
        let file = if troubles.is_empty() {
            m::staff_file_fine()
        } else {
            let troubles = &troubles.join(" ");
            m::StaffFileBad { troubles }.text()
        };
        page.say(Part::StaffFile, &file);
    }
}

/// The languages that a kiosk offers: those that the curator named, in that order, or all.
fn offered(config: &Config) -> Vec<&'static Language> {
    let named = config
        .languages
        .iter()
        .filter_map(|code| Language::of(code));
    or_all(named.collect(), LANGUAGES)
}

fn or_all<T>(some: Vec<&'static T>, all: &'static [T]) -> Vec<&'static T> {
    match some.is_empty() {
        true => all.iter().collect(),
        false => some,
    }
}

/// The languages of the invitation, beginning with the initial one for visitors.
fn invited(config: &Config) -> Vec<&'static Language> {
    let mut languages = offered(config);
    if config.languages.is_empty() {
        let first = usual();
        languages.sort_by_key(|language| language.code != first);
    }
    languages
}

/// Whether the page may be a kiosk: if its address asks for it, or its `kiosk.json` does. A file with an error is read by the
/// late part of the program.
pub(crate) fn may_be_on(page: &Page, wished: Option<bool>) -> bool {
    let on = || {
        let file = js_sys::JSON::parse(&data(page, "kioskFile")?);
        let on = file.map(|file| js_sys::Reflect::get(&file, &"on".into()));
        Some(on.is_err() || on.is_ok_and(|on| on.is_ok_and(|on| on.is_truthy())))
    };
    wished.unwrap_or_else(|| on().unwrap_or(false))
}

/// Seconds since the page was loaded.
fn seconds() -> f64 {
    now() / 1000.0
}

/// The value that a script wrote on the page under this name.
fn data(page: &Page, name: &str) -> Option<String> {
    let root = page.document().document_element()?;
    root.dyn_into::<HtmlElement>().ok()?.dataset().get(name)
}
