//! The app: one session at the board, and what the visitor does with it. It holds no rules: the
//! session says what is possible, and everything that can be pressed is asked of it.

mod advice;
mod at_table;
mod attending;
mod cards;
mod choosing;
mod confirming;
mod deciding;
mod draws;
mod hands;
mod hearing;
mod hosted;
mod keeping;
mod learning;
mod players;
mod printing;
mod reading;
mod records;
mod replay;
mod reviewing;
mod seen;
mod settings;
mod showing;
mod sounding;
mod speaking;
mod telling;
mod turns;

pub(crate) use players::name;

use std::collections::VecDeque;

use confirming::Confirm;
use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use replay::Past;
use sahkku::{Action, Piece, Record, Rules, Side, Use, preset};
use sahkku_lessons::{Progress, Topic};
use sahkku_session::{Pending, Player, Session};
use sahkku_table::Target;
use wasm_bindgen::JsValue;

use crate::address::{Address, Speed};
use crate::board::{Board, Marks};
use crate::chance::Source;
use crate::host::Host;
use crate::kiosk::Kiosk;
use crate::lab::{Lab, portrait};
use crate::languages;
use crate::link::{Link, Message, Touch};
use crate::live::Live;
use crate::messages as m;
use crate::moves::Moves;
use crate::overlay::Overlay;
use crate::page::Page;
use crate::settings::Settings;
use crate::sharing;
use crate::sound::Speaker;
use crate::store::Store;
use crate::thinker::Thinker;
use crate::troubles;
use crate::twin::Twin;

/// The rule set that a first visitor meets.
const FIRST_RULES: &str = "lagesvuotna";

/// What the dialog of choices is about.
enum Choices {
    None,
    Uses(Vec<(Action, Use)>),
    Way,
    Draw(draws::Offer),
}

/// A pointer that is down on the board.
struct Press {
    from: Touch,
    target: Target,
    dragging: bool,
    /// The dice are shaken as long as it lasts.
    shaking: bool,
}

/// The whole page at work.
pub(crate) struct App {
    link: Link,
    page: Page,
    board: Board,
    twin: Twin,
    store: Store,
    store_failed: bool,
    chance: Source,
    settings: Settings,
    speed: Speed,
    speaker: Speaker,
    /// The page around this one, if it may talk to it.
    host: Option<Host>,
    /// Set where the page is a kiosk.
    kiosk: Option<Kiosk>,
    session: Option<Session>,
    /// A saved game that the visitor is offered to go on with.
    saved: Option<Session>,
    /// A game from the address, offered where another one was going on.
    linked: Option<Session>,
    /// The game as it stood, while one looks back.
    past: Option<Past>,
    /// The game as it was last seen, while what came after is under way on the board.
    seen: Option<seen::Seen>,
    moves: Moves,
    /// What the visitor is asked to confirm.
    asked: Option<Confirm>,
    /// Uses of dice that follow the one under way.
    queue: VecDeque<Action>,
    /// Whether the end of this game was told.
    end_told: bool,
    lab: Lab,
    thinker: Thinker,
    /// What the computer is about to do.
    thought: deciding::Thought,
    advice: advice::Advice,
    draws: draws::Draws,
    /// The lesson that is being played, if one is.
    learning: Option<learning::Learning>,
    cards: Option<cards::Cards>,
    /// The rules whose book is read.
    reading: Option<Rules>,
    /// The button that waits for words to come.
    wanted: Option<String>,
    /// The small board that shows a rule.
    live: Option<Live>,
    /// The rule that stood in the way last.
    refused: Option<&'static Topic>,
    /// Which lessons are finished.
    progress: Progress,
    overlay: Overlay,
    review: reviewing::Review,
    marks: Marks,
    choices: Choices,
    press: Option<Press>,
    /// Whether pieces or dice moved when the board was last drawn.
    moving: bool,
    /// What happened last, in words; said when it has been seen.
    news: speaking::Said,
    heard: hearing::Heard,
    pause: Option<Timeout>,
    frame: Option<AnimationFrame>,
}

impl App {
    /// The app on this page.
    pub(crate) fn new(link: Link, page: Page) -> Result<App, JsValue> {
        let mut board = Board::new(page.element("board")?);
        board.begin_roughly();
        Ok(App {
            thinker: Thinker::new(link.clone()),
            thought: deciding::Thought::None,
            advice: advice::Advice::None,
            draws: draws::Draws::default(),
            learning: None,
            cards: None,
            reading: None,
            wanted: None,
            live: None,
            refused: None,
            progress: Progress::default(),
            overlay: Overlay::new(&page)?,
            review: reviewing::Review::None,
            link,
            twin: Twin::new(&page)?,
            page,
            board,
            store: Store::open(),
            store_failed: false,
            chance: Source::System,
            settings: Settings::default(),
            speed: Speed::Normal,
            speaker: Speaker::new(),
            host: None,
            kiosk: None,
            session: None,
            saved: None,
            linked: None,
            past: None,
            seen: None,
            moves: Moves::default(),
            asked: None,
            queue: VecDeque::new(),
            end_told: false,
            lab: Lab::new(FIRST_RULES),
            marks: Marks::default(),
            choices: Choices::None,
            press: None,
            moving: false,
            news: Box::new(|_| String::new()),
            heard: hearing::Heard::default(),
            pause: None,
            frame: None,
        })
    }

    /// Begins as the address asks, goes on with a saved game, or welcomes the visitor.
    pub(crate) fn begin(&mut self, address: Address, hash: &str) {
        for trouble in &address.troubles {
            self.page.notice(trouble);
        }
        if let Some(trouble) = languages::trouble() {
            self.page.notice(&trouble);
        }
        if address.embedded || address.keep.is_some() {
            self.store.keep_apart(address.keep.as_deref());
        }
        if !self.store.keeps() && !address.embedded {
            self.page.notice(&m::notice_no_storage());
        }
        self.begin_settings(&address);
        if let Some(window) = web_sys::window() {
            self.host = Host::of(&window, &address.allow, &self.link);
        }
        self.page.flag_root("embedded", address.embedded);
        self.begin_progress();
        self.chance = address.chance;
        self.lab = Lab::new(address.rules.unwrap_or(FIRST_RULES));
        self.page.list_rules("rules", self.lab.base().id);
        self.page.list_rules("lab-rules", self.lab.base().id);
        self.page.say("portrait", &portrait(self.lab.base()));
        if let Some(kiosk) = Kiosk::open(&self.page, address.kiosk, &self.settings) {
            let saved = self.load();
            return self.attend(kiosk, saved);
        }
        if address.diagram {
            return self.show_diagram(hash);
        }
        let hash = if reading::asked_book(hash).is_some() {
            ""
        } else {
            hash
        };
        let linked = sharing::linked(hash).unwrap_or_else(|error| {
            self.page.notice(
                &m::NoticeBadLink {
                    error: &troubles::linking(error),
                }
                .text(),
            );
            None
        });
        let saved = self.load();
        let unfinished = saved.filter(|game| !matches!(game.pending(), Pending::Over(_)));
        let other_rules = |game: &Session| {
            let wanted = address.rules.and_then(preset);
            wanted.is_some_and(|preset| preset.rules != *game.judge().rules())
        };
        let same_game =
            |game: &Session, linked: &Session| game.record().entries() == linked.record().entries();
        match (linked, unfinished, address.computer) {
            (Some(linked), None, _) => self.sit_down(linked),
            (Some(linked), Some(game), _) if !same_game(&game, &linked) => {
                self.welcome(Some(game), Some(linked));
            }
            (None, None, Some(computer)) => self.new_game(self.seats_with(computer)),
            (None, Some(game), _) if other_rules(&game) => self.welcome(Some(game), None),
            (_, Some(game), _) => {
                self.sit_down(game);
                self.tell(m::news_restored);
                self.refresh();
            }
            (None, None, None) => self.welcome(None, None),
        }
        self.tell_ready();
    }

    /// Asks the visitor what to play, at a table that is cleared of any other game.
    fn welcome(&mut self, saved: Option<Session>, linked: Option<Session>) {
        self.clear_table();
        self.saved = saved;
        self.linked = linked;
        self.page.show("learned", false);
        self.page.show("continue-game", self.saved.is_some());
        self.page.show("link-open", self.linked.is_some());
        self.show_empty_board();
        self.page.open_dialog("welcome");
    }

    /// Nobody plays here any more: what was thought about, looked at, chosen and said is forgotten.
    fn clear_table(&mut self) {
        self.drop_thought();
        self.drop_review();
        self.drop_draws();
        self.board.finish();
        self.queue.clear();
        self.clear_choice();
        self.tell_nothing();
        self.learning = None;
        self.session = None;
        self.pause = None;
        self.past = None;
        self.refresh();
    }

    /// Shows the board of the chosen rules, set up for nobody's game.
    fn show_empty_board(&mut self) {
        if let Ok(judge) = self.lab.judge() {
            let _ = self.board.resize();
            self.board.set_rules(&judge, Side::Men);
            let position = judge.start(Side::Men, false);
            self.board.show(&judge, &position, &[], &Marks::default());
            self.draw_soon();
        }
    }

    fn new_game(&mut self, seats: [Player; 2]) {
        // Rules that cannot stand together are refused in the lab, where the buttons are dead.
        let Ok(judge) = self.lab.judge() else { return };
        let mut record = Record::new(judge, None);
        record.set_date(&today());
        self.tell_nothing();
        self.sit_down(Session::from_record(record, seats));
    }

    fn base_rules(&mut self, list: &str) {
        self.lab = Lab::new(&self.page.value(list));
        self.page.list_rules("rules", self.lab.base().id);
        self.page.say("portrait", &portrait(self.lab.base()));
        if self.session.is_none() {
            self.show_empty_board();
        }
    }

    fn sit_down(&mut self, session: Session) {
        self.learning = None;
        self.lay(session);
    }

    /// Lays a game on the table: one that is played, or a lesson.
    fn lay(&mut self, session: Session) {
        let below = self.side_below(&session);
        self.board.set_rules(session.judge(), below);
        self.twin
            .set_columns(&self.page, session.judge().rules().columns);
        self.session = Some(session);
        self.pause = None;
        self.past = None;
        self.seen = None;
        self.mark_last();
        self.end_told = false;
        self.queue.clear();
        self.drop_review();
        self.drop_thought();
        self.drop_draws();
        self.clear_choice();
        for dialog in [
            "lab",
            "welcome",
            "ending",
            "choice",
            "record-card",
            "menu-card",
        ] {
            self.page.close_dialog(dialog);
        }
        self.claim();
        self.save();
        self.refresh();
        // How much room the board has depends on what is said below it: known before it is drawn.
        let _ = self.board.resize();
        self.board.lay_twin(&mut self.twin);
        self.carry_on();
    }

    /// Works on one message.
    pub(crate) fn update(&mut self, message: Message) {
        if message.is_by_hand() {
            self.heard_of();
        }
        match message {
            Message::Button(id) => self.button(&id),
            Message::Option(name, value) => {
                self.lab.set(&name, &value);
                self.lab.show(&self.page);
                if self.session.is_none() {
                    self.show_empty_board();
                }
            }
            Message::Setting(name, word) => self.set(&name, &word),
            Message::LookAt(entries) => self.look_at(entries),
            Message::Copied(true) => self.page.say("record-status", &m::copied()),
            Message::Copied(false) => {
                sharing::select_record(&self.page);
                self.page.say("record-status", &m::not_copied());
            }
            Message::FileRead(text) => {
                self.page.write("record-text", &text);
                self.open_record();
            }
            Message::Chosen(n) => self.chosen(n),
            Message::Pointer(phase, at) => self.pointer(phase, at),
            Message::Place(_) if self.may_throw() => self.throw(),
            Message::Place(place) => self.tap(Target::Place(place), None),
            Message::Die(n) => self.tap(Target::Die(n), None),
            Message::Focus(place) => {
                self.marks.focus = place;
                self.refresh();
            }
            Message::Key(key) => self.key(&key),
            Message::Resized => {
                if let Some(live) = &mut self.live {
                    live.resize();
                }
                // A browser that makes no canvas shows no board, and its twin can be played all the same.
                if !matches!(self.board.resize(), Ok(false)) {
                    self.refresh();
                    self.draw_soon();
                }
            }
            Message::Look => {
                self.apply_look();
                self.draw_soon();
            }
            Message::Frame(time) => self.frame(time),
            Message::Begun => self.begun(),
            Message::Pause => {
                self.pause = None;
                let over = |game: &Session| matches!(game.pending(), Pending::Over(_));
                if self.is_attracting() && self.session.as_ref().is_none_or(over) {
                    self.attract();
                } else {
                    match self.past {
                        Some(_) => self.past_goes_on(),
                        None => self.computer(),
                    }
                }
            }
            Message::Beat => self.live_beat(),
            Message::LiveFrame(time) => {
                if let Some(live) = &mut self.live {
                    live.draw(time);
                }
            }
            Message::Thinker(from, message) => self.thinker_message(from, message),
            Message::Mistake(n) => self.show_mistake(n),
            Message::Advice(n) => self.point_at(n),
            Message::StillThinking => self.still_thinking(),
            Message::Wish(wish) => self.grant(&wish),
            Message::BadWish(what) => self.refuse_wish(&what),
            Message::Touched(hand) => self.touched(hand),
            Message::Second => self.second(),
            Message::Language(code) => self.ask_language(&code),
            Message::Part(language, fetched) => self.part_came(language, fetched),
            Message::Words(language, fetched) => self.speak(language, fetched),
            Message::OtherTab => self.other_tab(),
        }
    }

    fn button(&mut self, id: &str) {
        let id = id.strip_prefix("far-").unwrap_or(id);
        if self.advice_button(id)
            || self.players_button(id)
            || self.review_button(id)
            || self.waits_for_words(id)
            || self.learning_button(id)
            || self.book_button(id)
            || self.cards_button(id)
        {
            return;
        }
        match id {
            "throw" => self.throw(),
            "rethrow" => self.rethrow(),
            "end-turn" => self.act(Action::Stop),
            "take-back" => self.take_back(),
            "menu" => {
                let going = self.going().is_some() && self.learning.is_none();
                self.page.show("resign", going);
                self.page.show("offer-draw", self.may_offer_draw());
                self.page.open_dialog("menu-card");
            }
            "new-game" | "play-again" => {
                self.page.close_dialog("menu-card");
                self.page.close_dialog("ending");
                let going = self.going().cloned();
                self.welcome(going, None);
            }
            "play-computer" | "lab-computer" => self.ask_for_new([Player::Human, self.opponent()]),
            "play-two" | "lab-two" => self.ask_for_new([Player::Human, Player::Human]),
            "rules" => self.base_rules("rules"),
            "lab-rules" => {
                self.base_rules("lab-rules");
                self.lab.show(&self.page);
            }
            "choice-closed" => match self.choices {
                // The game cannot go on without this one.
                Choices::Way => self.offer_way(),
                Choices::Draw(_) => self.page.open_dialog("choice"),
                Choices::Uses(_) => self.choices = Choices::None,
                Choices::None => {}
            },
            "open-lab" => {
                self.lab.show(&self.page);
                self.page.open_dialog("lab");
            }
            "continue-game" => {
                // In the meantime another tab may have gone on with it.
                match self.saved.take() {
                    Some(game) if self.store.is_ours() => self.sit_down(game),
                    Some(_) => self.come_back(),
                    None => {}
                }
            }
            "offer-draw" => self.offer_draw(),
            "resign" => self.confirm(Confirm::Resign),
            "confirm-yes" => self.confirmed(),
            "confirm-save" => self.save_going(),
            "open-moves" => self.toggle_moves(),
            "past-first" => self.look_at(0),
            "past-back" => self.look_by(-1),
            "past-on" => self.look_by(1),
            "past-play" => self.toggle_playing(),
            "past-last" | "past-return" => self.look_at(usize::MAX),
            "past-branch" => self.ask_to_branch(),
            "staff-open" => self.show_staff(),
            "staff-reload" => self.reload(),
            "open-keys" => self.open_keys(),
            "tell-here" => self.tell_here(),
            "tell-possible" => self.tell_possible(),
            "tell-position" => self.tell_position(),
            "open-settings" => self.open_settings(),
            "open-paper" => self.open_paper(),
            "paper-what" | "paper-rules" | "paper-format" => self.show_paper(),
            "print-paper" => self.print_paper(),
            "save-paper" => self.save_paper(),
            "settings-reset" => self.reset_settings(),
            "link-open" => {
                if let Some(game) = self.linked.take() {
                    self.sit_down(game);
                }
            }
            "open-about" | "menu-about" => {
                self.page.close_dialog("menu-card");
                self.page.open_dialog("about");
            }
            "open-record" | "ending-record" => {
                self.page.close_dialog("menu-card");
                self.show_record();
            }
            "copy-record" => sharing::copy(&self.link, &self.page.value("record-text")),
            "copy-link" => {
                if let Some(session) = &self.session {
                    let address = sharing::address_with(&session.record().write_link());
                    sharing::copy(&self.link, &address);
                }
            }
            "save-record" => {
                let text = self.page.value("record-text");
                if sharing::download(&self.page, "sahkku.txt", &text).is_err() {
                    self.page.notice(&m::notice_no_download());
                }
            }
            "save-aside" => self.offer_aside(),
            "elsewhere-take" => self.come_back(),
            "record-file" => self.page.press("record-input"),
            "record-input" => sharing::read_file(&self.page, &self.link),
            "record-open" => self.open_record(),
            _ => {}
        }
    }

    /// The session, if one is going on.
    pub(crate) fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// The chosen piece as it begins an action in the notation of records.
    pub(crate) fn chosen_piece(&self) -> Option<String> {
        let chosen = self.marks.chosen?;
        let piece = match chosen.piece {
            Piece::Soldier => "",
            Piece::Queen => "Q",
            Piece::King => "K",
        };
        let home = if chosen.spot.homebound() { "'" } else { "" };
        Some(format!("{piece}{}{home}", chosen.spot.place()))
    }

    /// The board.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the page waits for a person and nothing moves.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.board.is_moving()
            && self.pause.is_none()
            && self.frame.is_none()
            && matches!(self.thought, deciding::Thought::None)
    }
}

/// Today's date in the visitor's time zone, as `2026-11-21`.
fn today() -> String {
    let now = js_sys::Date::new_0();
    format!(
        "{:04}-{:02}-{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}

/// What the browser says of an error.
fn describe(error: &JsValue) -> String {
    let text = js_sys::Error::from(error.clone()).to_string();
    String::from(text)
}
