//! A page that nobody looks after, as in a museum: it invites, asks whether visitors are still there, and starts over.
//!
//! When it does that is decided in `crates/page/hosts`; that nobody gets out of the page is the work of `web/kiosk.js`.

mod file;
mod invitation;
mod start;
mod visits;

use browser::clock::{now, time_of_day};
use browser::files::reload;
use browser::loading;
use context::effects::{Context, Effect, Resume};
use context::elements::{Button, Dialog, Part};
use context::settings::Settings;
use context::table::Purpose;
use context::this::words as m;
use context::this_game::{PRESETS, Preset, Session, This};
use context::words::{Fetched, usual};
use dom::{Choices, Page, Sender, on};
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

/// How long an ended game of the computers stays to be seen after its celebration, in milliseconds: with that, less than
/// three seconds. A screen that stands still catches no eye.
const BETWEEN_GAMES: u32 = 800;

/// How far a touch of the screen has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    /// A finger or button is down.
    Down,
    /// A click, a key or the wheel: nothing of it is left that something else could take.
    Done,
}

/// What happens at a kiosk.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Somebody touches the screen, or has done so or pressed a key.
    Touched(Hand),
    /// A second has gone by.
    Second,
    /// An ended game of the computers was there for long enough.
    NextGame,
    /// The words of the invitation in a language came, or did not.
    Invitation(&'static Language, Fetched),
    /// The language with this number among those on offer was chosen.
    Speak(usize),
    /// Open the screen for the staff.
    OpenStaff,
    Reload,
}

pub(crate) struct Kiosk {
    sender: Sender<Message>,
    config: Config,
    idle: IdleTimer,
    visits: Visits,
    /// Which of the rule sets the computers play next.
    next_rules: usize,
    /// The language that every visitor finds.
    language: String,
    invitations: Invitations,
    /// The settings that every visitor finds.
    settings: Settings,
    /// Whether it is a time of the day at which the screen may be heard.
    heard: bool,
    troubles: Vec<ConfigError>,
    pause: Option<Timeout>,
}

impl Kiosk {
    /// The kiosk that this page is, if it is one: because its address asks for it, or because
    /// its `kiosk.json` does. `wished` is what the address says, and what it sets is part of
    /// `settings`.
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

    /// Where visitors can go on with a game of the page of this address, if anywhere.
    pub(crate) fn home(&self, page: &str) -> Option<String> {
        self.config.home_of(page)
    }

    /// The languages on offer, by their codes; all of them if there are none.
    pub(crate) fn languages(&self) -> &[String] {
        &self.config.languages
    }

    /// Offers the languages by their own names.
    pub(crate) fn offer_languages(&self, page: &Page) {
        let offered = offered(&self.config);
        let names: Vec<String> = offered.iter().map(|one| one.name.to_owned()).collect();
        let buttons = page.list_buttons(Part::Languages, Choices::Languages, &names);
        for (button, language) in buttons.iter().zip(&offered) {
            // Without it, voices read the name as if it were another language's.
            let _ = button.set_attribute("lang", language.code);
        }
        page.show(Part::Languages, offered.len() > 1);
    }

    /// Begins: with the game that somebody was playing, or inviting.
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

    /// Fetches the words of the invitation that are not there.
    fn fetch_invitations(&self) {
        let sender = &self.sender;
        let sender = sender.map(|(language, words)| Message::Invitation(language, words));
        self.invitations.fetch(&sender);
    }

    /// Watches for everything that shows that somebody is there, and for the time.
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
                // What is over the board goes only when the touch is done, or its end would fall on what lies under it.
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
                    // Nobody is there to be asked, and nobody's game to be disturbed.
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
                // What did not come before may come now.
                self.fetch_invitations();
                self.invitations.start_over(cx.page);
                self.attract(cx);
                self.silence(cx);
            }
            IdleAction::Reload => self.reload(cx.page),
        }
    }

    /// Somebody has come: lets them choose.
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

    /// Invites: two computers go on with a game, or the board lies there.
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

    /// The computers' game is over: after a while they begin another.
    pub(crate) fn game_over(&mut self) {
        if self.pause.is_none() {
            let sender = self.sender.clone();
            self.pause = Some(Timeout::new(BETWEEN_GAMES, move || {
                sender.send(Message::NextGame);
            }));
        }
    }

    fn rules(&self) -> Vec<&'static Preset> {
        let chosen = |preset: &&Preset| self.config.rules.iter().any(|id| id == preset.id);
        let rules: Vec<&Preset> = PRESETS.iter().filter(chosen).collect();
        if rules.is_empty() {
            PRESETS.iter().collect()
        } else {
            rules
        }
    }

    /// Only what the kiosk offers can be chosen.
    fn offer_rules(&mut self, cx: &mut Context<'_>) {
        cx.setup.offered = self.rules();
        if let Some(first) = cx.setup.offered.first() {
            cx.setup.take_preset(first.id);
        }
        cx.page.show(Button::PlayTwo, self.config.two_players);
        // A kiosk that names its rule sets does not offer others by the back door.
        let all = cx.setup.offered.len() == PRESETS.len();
        cx.page.show(Part::OpenLab, all);
    }

    /// Speaks the language that every visitor finds: the first on offer.
    fn speak_first(&self, cx: &mut Context<'_>) {
        let first = self.config.languages.first().unwrap_or(&self.language);
        if let Some(language) = Language::of(first) {
            cx.effects.want(Effect::Speak(language));
        }
    }

    /// The hours may have come, or gone, in which the screen is heard.
    fn hear_the_clock(&mut self, cx: &mut Context<'_>) {
        let heard = self.config.sound.is_on(time_of_day());
        cx.page.flag_root("quiet", !heard);
        if heard != self.heard {
            self.heard = heard;
            self.silence(cx);
        }
    }

    /// The screen is heard if somebody is there, and it is the time for it.
    fn silence(&self, cx: &mut Context<'_>) {
        let heard = self.heard && !self.is_attracting();
        cx.effects.want(Effect::Silence(!heard));
    }

    /// Loads the page anew, in the new version where there is one.
    fn reload(&self, page: &Page) {
        if page.is_shown(Part::Update) {
            page.show(Part::Update, false);
            page.press(Button::UpdateTake);
        } else {
            reload();
        }
    }

    /// Fills the screen for the staff.
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
    let named: Vec<&Language> = named.collect();
    if named.is_empty() {
        LANGUAGES.iter().collect()
    } else {
        named
    }
}

/// The languages in which it invites: first the one that every visitor finds.
fn invited(config: &Config) -> Vec<&'static Language> {
    let mut languages = offered(config);
    if config.languages.is_empty() {
        let first = usual();
        languages.sort_by_key(|language| language.code != first);
    }
    languages
}

/// Whether the page can be a kiosk: because its address asks for it, or because its `kiosk.json` does. What a file with a mistake
/// asks for is read by the late part of the program.
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

/// What a script wrote on the page under this name.
fn data(page: &Page, name: &str) -> Option<String> {
    let root = page.document().document_element()?;
    root.dyn_into::<HtmlElement>().ok()?.dataset().get(name)
}
