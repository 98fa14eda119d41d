//! The state of play at a distance, its messages, and their effects.

use std::fmt;
use std::rc::Rc;

use ::hosts::Hosts;
use browser::dom::{Page, Sender, on};
use browser::files::{forget_hash, hash, read};
use browser::signalling;
use browser::store::Store;
use browser::tabs::{self, Tabs};
use context::this::words as m;
use context::{Choice, Context, Effect, Entry, Game, Leave, Purpose, Session, WithLetter};
use game::Game as _;
use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use on_page::ChoiceWords;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, StorageEvent};

use super::deed::Deed;
use super::fields::{pick_of, show_picked, value};
use super::live::Live;
use super::stored::StoredGame;
use super::{notify, style};
use crate::elements::{Button, Field, Part, STEPS};

/// The beginning of the part of an address from the `#` on, if it contains a letter.
const AT: &str = "#play=";

/// Whether the part of an address from the `#` on is for play at a distance.
pub fn is_at(hash: &str) -> bool {
    hash.starts_with(AT)
}

/// The purpose of a link that is handed out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Handing {
    /// The other player plays on.
    #[default]
    Turn,
    /// Another device of the player plays on.
    Move,
    /// Others watch.
    Watch,
}

/// How often the clocks are updated, in milliseconds.
const TICK: u32 = 1000;

/// The messages of games at a distance.
#[derive(Clone, Debug)]
#[expect(
    private_interfaces,
    reason = "what the elements and connections of this package send, it alone makes and reads"
)]
pub enum Message {
    /// Show the games in progress.
    Open,
    Pressed(Button),
    /// A field was changed.
    Changed,
    /// Perform this action on the game of this id.
    Do(Deed, String),
    Address,
    Enter(Entry),
    /// Something may have happened on the table.
    Follow,
    /// Put the next entry of the record on the table: the pause before it is over, or the local player throws.
    Step,
    /// Take the last decision back, or ask the other player for it.
    TakeBack,
    OfferDraw,
    Rematch,
    /// Show the record, with its letter.
    Record,
    /// Compare a record with its letter.
    Verify(Box<WithLetter>),
    FileChosen,
    /// Open this text, which contains a letter.
    Opened(String),
    /// The selection of games in the list has changed.
    Picked,
    /// Go on with the game that was on the table when the page was left.
    Return,
    /// Something that was waited for has happened: an answer, a report of the browser, the next second.
    Then(Then),
}

/// What to do then.
#[derive(Clone)]
struct Then(Rc<Reaction>);

type Reaction = dyn Fn(&mut Distance, &mut Context<'_>);

impl fmt::Debug for Then {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Then")
    }
}

impl Message {
    pub(super) fn then(then: impl Fn(&mut Distance, &mut Context<'_>) + 'static) -> Message {
        Message::Then(Then(Rc::new(then)))
    }
}

/// The games at a distance.
pub struct Distance {
    pub(super) sender: Sender<Message>,
    /// Where people can meet, once that is known.
    pub(super) hosts: Hosts,
    pub(super) stored: Option<StoredGame>,
    /// The letter with the invitation that is shown.
    pub(super) invitation: Option<String>,
    /// The purpose of the link that is shown.
    pub(super) handing: Handing,
    /// The secret of the room in the invitation.
    pub(super) invited_to: Option<[u8; 16]>,
    pub(super) live: Option<Live>,
    pub(super) lives: u32,
    /// Why the last connection ended.
    pub(super) parted: String,
    /// The other tabs of this browser.
    pub(super) tabs: Option<Tabs>,
    /// A letter that was passed on to other tabs, and the time that they may take.
    pub(super) passing: Option<(String, Timeout)>,
    pub(super) pause: Option<Timeout>,
    /// The game whose end was sent automatically.
    pub(super) ended: Option<String>,
    _ticking: Interval,
    _watching: EventListener,
}

impl Distance {
    /// Puts the dialogs into the page and listens to them. `by_hand` sends what a person does, `sender` everything else.
    pub fn open(
        page: &Page,
        by_hand: &Sender<Message>,
        sender: Sender<Message>,
    ) -> Result<Distance, JsValue> {
        let dialogs = page.build(STEPS)?;
        let panel: HtmlElement = page.element(Part::DistancePanel)?;
        let clicked = |event: &web_sys::Event| {
            let button = browser::dom::clicked(event)?;
            if let Some((deed, name)) = Deed::of(&button) {
                return Some(Message::Do(deed, name));
            }
            Button::of(&button.id()).map(Message::Pressed)
        };
        on(&dialogs, "click", by_hand, clicked);
        on(&panel, "click", by_hand, clicked);
        on(&dialogs, "change", by_hand, |event| {
            let target = browser::dom::target(event)?;
            match Field::of(&target.id()) {
                Some(Field::DistanceFile) => Some(Message::FileChosen),
                Some(_) => Some(Message::Changed),
                None => pick_of(&target).map(|_| Message::Picked),
            }
        });
        // Its buttons come before those of the game, in the same row.
        let throw: Element = page.element(context::elements::Button::Throw)?;
        if let Some(actions) = throw.parent_element() {
            actions.prepend_with_node_1(&panel)?;
        }
        // In a browser without such style sheets everything works, but looks plain.
        let _ = style::adopt(page);
        page.say_standing_words();
        let window = web_sys::window().ok_or("there is no window")?;
        let kept = sender.clone();
        let watching = EventListener::new(&window, "storage", move |event| {
            let event = event.dyn_ref::<StorageEvent>();
            let Some(key) = event.and_then(StorageEvent::key) else {
                return;
            };
            if Store::is_distance(&key) {
                kept.send(Message::then(Distance::stored_elsewhere));
            }
        });
        let ticks = sender.clone();
        let named = sender.clone();
        signalling::fetch(move |hosts| {
            named.send(Message::then(move |own, cx| own.named(&hosts, cx)));
        });
        let said = |text: String| Message::then(move |own, cx| own.heard_tab(&text, cx));
        let tabs = Tabs::open(Game::ID, sender.map(said));
        Ok(Distance {
            sender,
            hosts: Hosts::default(),
            stored: None,
            invitation: None,
            handing: Handing::default(),
            invited_to: None,
            live: None,
            lives: 0,
            parted: String::new(),
            tabs,
            passing: None,
            pause: None,
            ended: None,
            _ticking: Interval::new(TICK, move || ticks.send(Message::then(Distance::tick))),
            _watching: watching,
        })
    }

    pub fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Open => self.open_games(cx),
            Message::Pressed(button) => self.pressed(button, cx),
            Message::Changed => self.terms_changed(cx),
            Message::Do(deed, name) => self.deed(deed, &name, cx),
            Message::Address => {
                let text = hash();
                // A reload would open the letter again when it is old.
                forget_hash();
                if !self.pass_letter(&text, cx) {
                    self.open_letter(&text, cx);
                }
            }
            Message::Follow => {
                self.follow(cx);
                self.send_end(cx);
            }
            Message::Enter(entry) => self.enter(entry, cx),
            Message::Step => self.step(cx),
            Message::TakeBack => self.take_back(cx),
            Message::OfferDraw => self.offer_draw(cx),
            Message::Rematch => self.rematch(cx),
            Message::Record => self.show_record(cx),
            Message::Verify(with_letter) => self.verify(*with_letter, cx),
            Message::FileChosen => {
                let opened = self.sender.sending(Message::Opened);
                read(cx.page, Field::DistanceFile, opened);
            }
            Message::Opened(text) => self.open_letter(&text, cx),
            Message::Picked => show_picked(cx.page),
            Message::Then(Then(then)) => then(self, cx),
            Message::Return => {
                let left = cx.store.left_distance();
                if !left.is_some_and(|name| self.open_game(&name, cx)) {
                    // Another tab has removed it, or it can no longer be read.
                    cx.effects.want(Effect::LeaveDistance);
                }
            }
        }
    }

    /// Takes in the content of `signalling.json`, or says what is wrong with it.
    fn named(&mut self, hosts: &Result<Hosts, String>, cx: &mut Context<'_>) {
        match hosts {
            Ok(hosts) => {
                self.hosts = hosts.clone();
                cx.effects.show();
            }
            Err(error) => cx.page.notice(&m::DistanceHostsBad { error }.text()),
        }
    }

    /// Shows what another tab has stored.
    fn stored_elsewhere(&mut self, cx: &mut Context<'_>) {
        self.renew(cx);
        if cx.page.is_open(crate::elements::Dialog::DistanceGames) {
            self.list_games(cx);
        }
    }

    fn tick(&mut self, cx: &mut Context<'_>) {
        self.look(cx.page);
        if cx.table.is_distant() && self.has_clock() {
            self.show(cx.page, cx.table);
        }
    }

    fn pressed(&mut self, button: Button, cx: &mut Context<'_>) {
        use Button as B;
        match button {
            B::DistanceGo => {
                self.release();
                self.send(cx);
            }
            B::DistanceAgain => self.hand_out(cx),
            B::DistanceWave => self.wave(cx),
            B::DistanceLate => self.ask_end(cx),
            B::DistanceList => self.open_games(cx),
            B::DistanceStay => self.stay(cx),
            B::DistancePlace => {
                if let Some(name) = self.stored.as_ref().map(StoredGame::name) {
                    self.save_place(&name, cx);
                }
            }
            B::DistanceFileOpen => {
                if let Ok(file) = cx.page.element::<HtmlElement>(Field::DistanceFile) {
                    file.click();
                }
            }
            B::DistanceRemove => self.ask_to_remove(cx),
            B::DistancePasteOpen => self.open_pasted(cx),
            B::DistanceNew => self.open_invite(cx),
            B::DistanceMake => self.invite(cx),
            B::DistanceShare => self.share(&value(cx.page, Field::DistanceLink)),
            B::DistanceCopy => {
                self.copy(Field::DistanceLink, cx.page);
                self.is_given(cx);
            }
            B::DistanceAcceptYes => self.accept(cx),
            B::DistanceForkStay => cx.page.close_dialog(crate::elements::Dialog::DistanceFork),
            B::DistanceForkSwitch => self.switch(cx),
            B::DistanceForkLook => self.look_at_fork(cx),
            B::DistanceCode => self.show_code(cx),
            B::DistanceConnect => self.ask_live(false, cx),
            B::DistanceStop => {
                self.part();
                cx.effects.show();
            }
            B::DistanceNotify => {
                let sender = self.sender.clone();
                notify::ask(cx.page, move || {
                    sender.send(Message::then(|own, cx| own.notified(cx)));
                });
            }
            B::DistanceClose
            | B::DistanceInviteClose
            | B::DistanceSendClose
            | B::DistanceAcceptClose => {}
        }
    }

    /// Handles a text of another tab: a letter that was opened there, or the news that it has taken one.
    fn heard_tab(&mut self, text: &str, cx: &mut Context<'_>) {
        let Some(taken) = tabs::taken(text) else {
            return self.heard_letter(text, cx);
        };
        if self
            .passing
            .take_if(|(passed, _)| passed == taken)
            .is_some()
        {
            cx.page.notice(&m::distance_passed());
        }
    }

    /// Shows the other version of a fork, as a watched game.
    fn look_at_fork(&mut self, cx: &mut Context<'_>) {
        if let Some(record) = self.other_way() {
            self.close_all(cx);
            let players = [game::session::PlayerKind::Distant; 2];
            let game = Session::from_record(record, players);
            self.stored = None;
            cx.effects
                .want(Effect::Lay(Box::new(game), Purpose::DISTANCE));
        }
    }

    /// Reacts to another game on the table.
    pub fn put_away(&mut self, store: &Store) {
        if self.stored.take().is_some() {
            store.note_distance(None);
        }
    }

    /// Sends a game that ended here automatically, because nothing in it can be taken back.
    fn send_end(&mut self, cx: &mut Context<'_>) {
        let Some(stored) = &self.stored else { return };
        let name = stored.name();
        if cx.table.is_distant()
            && !cx.motion.moving
            && cx.table.is_over()
            && stored.is_over()
            && stored.waits_here()
            && self.ended.as_ref() != Some(&name)
        {
            self.ended = Some(name);
            self.send(cx);
        }
    }

    fn has_clock(&self) -> bool {
        let stored = self.stored.as_ref();
        stored.is_some_and(|stored| stored.peer.log().terms().clock.is_some())
    }

    /// Whether the current game has this id.
    pub(super) fn is_at_hand(&self, name: &str) -> bool {
        let stored = self.stored.as_ref();
        stored.is_some_and(|stored| stored.name() == name)
    }

    /// Reports something about the other player.
    pub(super) fn tell_of_other(
        &self,
        news: impl Fn(&str) -> String + 'static,
        cx: &mut Context<'_>,
    ) {
        let name = self.other();
        cx.effects.tell(move || news(&name));
    }

    /// Asks a question. Its words are the title, the text, *yes* and *no*. The answer number `first` has the keyboard's focus.
    pub(super) fn ask(
        &self,
        first: usize,
        leave: Leave,
        words: impl Fn() -> [String; 4] + 'static,
        answer: impl Fn(&mut Distance, bool, &mut Context<'_>) + 'static,
        cx: &mut Context<'_>,
    ) {
        let (sender, answer) = (self.sender.clone(), Rc::new(answer));
        cx.effects.want(Effect::Choose(Choice {
            ways: Vec::new(),
            words: Box::new(move || {
                let [title, text, yes, no] = words();
                let answers = vec![yes, no];
                ChoiceWords {
                    title,
                    text,
                    answers,
                }
            }),
            first,
            leave,
            answer: Box::new(move |n| {
                let answer = answer.clone();
                sender.send(Message::then(move |own, cx| answer(own, n == 0, cx)));
            }),
        }));
    }
}
