//! The app: one session at the board, and what the visitor does with it. It holds no rules: the
//! session says what is possible, and everything that can be pressed is asked of it.

use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use sahkku::{Action, Entry, Event, Face, Piece, Place, Record, Side, Use, preset};
use sahkku_session::{Die, Seat, Session, Want, throw_from_bits};
use sahkku_table::{Destination, KingMark, Pick, Target};
use wasm_bindgen::JsValue;

use crate::address::{Address, Speed};
use crate::board::{Board, Marks, pick};
use crate::chance::Source;
use crate::lab::{Lab, portrait};
use crate::link::{Link, Message, PointerPhase, Touch};
use crate::messages as m;
use crate::page::Page;
use crate::store::Store;
use crate::twin::Twin;
use crate::{sharing, words};

/// The rule set that a first visitor meets.
const FIRST_RULES: &str = "lagesvuotna";

/// Pauses that let people follow the computer, in milliseconds at normal speed.
const BEFORE_THROW: f64 = 900.0;
const BEFORE_DECISION: f64 = 750.0;
/// How far a pointer moves before it drags, in CSS pixels.
const DRAG_FROM: f64 = 8.0;

/// What the dialog of choices is about.
enum Choices {
    None,
    Uses(Vec<Action>),
    Way,
}

/// A pointer that is down on the board.
struct Press {
    from: Touch,
    target: Target,
    dragging: bool,
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
    speed: Speed,
    session: Option<Session>,
    /// A saved game that the visitor is offered to go on with.
    saved: Option<Session>,
    /// A game from the address, offered where another one was going on.
    linked: Option<Session>,
    lab: Lab,
    marks: Marks,
    choices: Choices,
    press: Option<Press>,
    /// Whether pieces or dice moved when the board was last drawn.
    moving: bool,
    /// Whether dice did.
    tumbling: bool,
    /// What happened last, in words; shown when the dice have come to rest.
    news: String,
    pause: Option<Timeout>,
    frame: Option<AnimationFrame>,
}

impl App {
    /// The app on this page.
    pub(crate) fn new(link: Link, page: Page) -> Result<App, JsValue> {
        let board = Board::new(page.element("board")?)?;
        Ok(App {
            link,
            twin: Twin::new(&page)?,
            page,
            board,
            store: Store::open(),
            store_failed: false,
            chance: Source::System,
            speed: Speed::Normal,
            session: None,
            saved: None,
            linked: None,
            lab: Lab::new(FIRST_RULES),
            marks: Marks::default(),
            choices: Choices::None,
            press: None,
            moving: false,
            tumbling: false,
            news: String::new(),
            pause: None,
            frame: None,
        })
    }

    /// Begins as the address asks, goes on with a saved game, or welcomes the visitor.
    pub(crate) fn begin(&mut self, address: Address, hash: &str) {
        for trouble in &address.troubles {
            self.page.notice(trouble);
        }
        if !self.store.keeps() {
            self.page.notice(&m::notice_no_storage());
        }
        self.chance = address.chance;
        self.speed = address.speed;
        self.board.set_pace(address.speed.factor());
        self.lab = Lab::new(address.rules.unwrap_or(FIRST_RULES));
        self.page.list_rules("rules", self.lab.base().id);
        self.page.list_rules("lab-rules", self.lab.base().id);
        self.page.say("portrait", &portrait(self.lab.base()));
        let linked = sharing::linked(hash).unwrap_or_else(|error| {
            self.page.notice(&m::notice_bad_link(&error.to_string()));
            None
        });
        let saved = self.load();
        let unfinished = saved.filter(|game| !matches!(game.want(), Want::Nothing(_)));
        let other_rules = |game: &Session| {
            let wanted = address.rules.and_then(preset);
            wanted.is_some_and(|preset| preset.rules != *game.judge().rules())
        };
        let same_game =
            |game: &Session, linked: &Session| game.record().entries() == linked.record().entries();
        match (linked, unfinished, address.seats) {
            (Some(linked), None, _) => self.sit_down(linked),
            (Some(linked), Some(game), _) if !same_game(&game, &linked) => {
                self.welcome(Some(game), Some(linked));
            }
            (None, None, Some(seats)) => self.new_game(seats),
            (None, Some(game), _) if other_rules(&game) => self.welcome(Some(game), None),
            (_, Some(game), _) => {
                self.sit_down(game);
                self.news = m::news_restored();
                self.refresh();
            }
            (None, None, None) => self.welcome(None, None),
        }
    }

    /// Asks the visitor what to play.
    fn welcome(&mut self, saved: Option<Session>, linked: Option<Session>) {
        self.saved = saved;
        self.linked = linked;
        self.page.show("continue-game", self.saved.is_some());
        self.page.show("link-open", self.linked.is_some());
        if self.session.is_none() {
            self.show_empty_board();
        }
        self.page.open_dialog("welcome");
    }

    fn load(&mut self) -> Option<Session> {
        let text = self.store.load()?;
        match Session::restore(&text) {
            Ok(session) => Some(session),
            Err(error) => {
                self.store.put_aside(&text);
                self.page.notice(&m::notice_bad_save(&error.to_string()));
                None
            }
        }
    }

    /// Shows the board of the chosen rules behind the welcome.
    fn show_empty_board(&mut self) {
        if let Ok(judge) = self.lab.judge() {
            self.board.set_rules(&judge, Side::Men);
            let position = judge.start(Side::Men, false);
            self.board.show(&judge, &position, &[], &Marks::default());
            self.draw_soon();
        }
    }

    fn new_game(&mut self, seats: [Seat; 2]) {
        // Rules that cannot stand together are refused in the lab, where the buttons are dead.
        let Ok(judge) = self.lab.judge() else { return };
        let mut record = Record::new(judge, None);
        record.set_date(&today());
        self.news.clear();
        self.sit_down(Session::of_record(record, seats));
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
        self.board.set_rules(session.judge(), below(&session));
        self.twin
            .set_columns(&self.page, session.judge().rules().columns);
        self.session = Some(session);
        self.pause = None;
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
        self.save();
        self.refresh();
        self.carry_on();
    }

    /// Works on one message.
    pub(crate) fn update(&mut self, message: Message) {
        match message {
            Message::Button(id) => self.button(&id),
            Message::Option(name, value) => {
                self.lab.set(&name, &value);
                self.lab.show(&self.page);
                if self.session.is_none() {
                    self.show_empty_board();
                }
            }
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
                self.board.resize();
                self.refresh();
                self.draw_soon();
            }
            Message::Frame(time) => self.frame(time),
            Message::Pause => {
                self.pause = None;
                self.computer();
            }
            Message::OtherTab => self.page.notice(&m::notice_other_tab()),
        }
    }

    fn button(&mut self, id: &str) {
        match id {
            "throw" => self.throw(),
            "rethrow" => self.rethrow(),
            "end-turn" => self.act(Action::Stop),
            "take-back" => self.take_back(),
            "menu" => {
                let going = self
                    .session
                    .as_ref()
                    .is_some_and(|game| !matches!(game.want(), Want::Nothing(_)));
                self.page.show("resign", going);
                self.page.open_dialog("menu-card");
            }
            "new-game" | "play-again" => {
                self.page.close_dialog("menu-card");
                self.page.close_dialog("ending");
                self.welcome(None, None);
            }
            "play-computer" | "lab-computer" => self.new_game([Seat::Human, Seat::Computer]),
            "play-two" | "lab-two" => self.new_game([Seat::Human, Seat::Human]),
            "rules" => self.base_rules("rules"),
            "lab-rules" => {
                self.base_rules("lab-rules");
                self.lab.show(&self.page);
            }
            "open-lab" => {
                self.lab.show(&self.page);
                self.page.open_dialog("lab");
            }
            "continue-game" => {
                if let Some(game) = self.saved.take() {
                    self.sit_down(game);
                }
            }
            "resign" => self.resign(),
            "link-open" => {
                if let Some(game) = self.linked.take() {
                    self.sit_down(game);
                }
            }
            "open-about" | "menu-about" => self.page.open_dialog("about"),
            "open-record" | "ending-record" => self.show_record(),
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
            "record-file" => self.page.press("record-input"),
            "record-input" => sharing::read_file(&self.page, &self.link),
            "record-open" => self.open_record(),
            _ => {}
        }
    }

    // Records.

    fn show_record(&mut self) {
        let text = self
            .session
            .as_ref()
            .map(|session| session.record().to_string());
        self.page.write("record-text", &text.unwrap_or_default());
        self.page.say("record-status", "");
        self.page.open_dialog("record-card");
    }

    /// Goes on from the record in the text field.
    fn open_record(&mut self) {
        match self.page.value("record-text").parse::<Record>() {
            Ok(record) => {
                let same_seats = self
                    .session
                    .as_ref()
                    .map(|game| Side::BOTH.map(|side| game.seat(side)));
                let seats = same_seats.unwrap_or([Seat::Human; 2]);
                self.news.clear();
                self.sit_down(Session::of_record(record, seats));
            }
            Err(error) => {
                self.page
                    .say("record-status", &m::record_refused(&error.to_string()));
            }
        }
    }

    // Chance.

    /// Whether the person at the screen may throw now.
    fn may_throw(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        match session.want() {
            Want::Round(_) | Want::Lot => self.anyone_here(),
            Want::Throw(side, _) => !session.seat(side).is_computer(),
            _ => false,
        }
    }

    fn below(&self) -> Side {
        self.session.as_ref().map_or(Side::Men, below)
    }

    fn anyone_here(&self) -> bool {
        let human = |session: &Session| {
            Side::BOTH
                .into_iter()
                .any(|side| !session.seat(side).is_computer())
        };
        self.session.as_ref().is_some_and(human)
    }

    fn throw(&mut self) {
        if self.may_throw() {
            self.throw_dice();
        }
    }

    fn throw_dice(&mut self) {
        let Some(session) = &self.session else { return };
        let Ok(bits) = self.chance.bits(session.record().entries().len()) else {
            self.page.notice(&m::notice_no_chance());
            return;
        };
        let rules = session.judge().rules();
        let throw = |count, bits| throw_from_bits(rules, count, bits);
        match session.want() {
            Want::Round(count) => {
                // Both sides' dice come from one draw of 64 bits, of which each die needs two.
                let (men, women) = (throw(count, bits), throw(count, bits >> 32));
                let fallen = men.iter().chain(&women).copied().collect::<Vec<Face>>();
                self.enter(Entry::Round {
                    men: men.clone(),
                    women: women.clone(),
                });
                let begins = self
                    .session
                    .as_ref()
                    .and_then(|session| match session.want() {
                        Want::Throw(side, _) => Some(side),
                        Want::Way(side) => Some(side.other()),
                        _ => None,
                    });
                self.news = words::round(&men, &women, begins);
                let all: Vec<usize> = (0..fallen.len()).collect();
                self.board.tumble(&self.dice(), &all, bits, false);
            }
            Want::Lot => {
                let side = Side::BOTH[(bits & 1) as usize];
                self.enter(Entry::Begins(side));
                self.news = m::news_begins(side.word());
            }
            Want::Throw(thrower, count) => {
                let dice = session.tray().dice();
                let in_hand = dice
                    .iter()
                    .enumerate()
                    .filter(|(_, die)| die.face.is_none());
                let mut falling: Vec<usize> = in_hand.map(|(n, _)| n).collect();
                if falling.is_empty() {
                    falling = (0..usize::from(count)).collect();
                }
                let thrown = throw(count, bits);
                self.enter(Entry::Throw(thrown));
                let from_left = thrower == self.below();
                self.board.tumble(&self.dice(), &falling, bits, from_left);
            }
            _ => return,
        }
        self.refresh();
        self.carry_on();
    }

    // Decisions.

    fn decides(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        matches!(session.want(), Want::Decision(side) if !session.seat(side).is_computer())
    }

    fn act(&mut self, action: Action) {
        if self.decides() {
            self.enter(Entry::Action(action));
            self.refresh();
            self.carry_on();
        }
    }

    /// Throws the X dice that were tapped again; all of them if none was.
    fn rethrow(&mut self) {
        if !self.decides() {
            return;
        }
        let mut dice = self.marks.lifted.clone();
        if dice.is_empty() {
            dice = self.crosses();
        }
        let Some(session) = &mut self.session else {
            return;
        };
        match session.rethrow(&dice) {
            Ok(_) => {
                self.clear_choice();
                self.save();
                // The dice are in the hand: nothing is left to decide before they fall.
                self.throw_dice();
            }
            Err(_) => self.refresh(),
        }
    }

    /// The dice in the tray that show an X which can be thrown again.
    fn crosses(&self) -> Vec<usize> {
        let Some(session) = &self.session else {
            return Vec::new();
        };
        let dice = session.tray().dice().iter().enumerate();
        dice.filter(|(_, die)| die.face == Some(Face::X) && !die.used)
            .map(|(n, _)| n)
            .collect()
    }

    fn rethrow_open(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        session
            .legal()
            .iter()
            .any(|action| matches!(action, Action::Rethrow(_)))
    }

    fn take_back(&mut self) {
        let Some(session) = &mut self.session else {
            return;
        };
        if session.take_back() {
            self.pause = None;
            self.board.finish();
            self.clear_choice();
            self.news = m::news_taken_back();
            self.save();
            self.refresh();
        }
    }

    fn resign(&mut self) {
        self.page.close_dialog("menu-card");
        let Some(session) = &self.session else { return };
        let turn = session.position().turn();
        let human = |side: &Side| !session.seat(*side).is_computer();
        let side = [turn, turn.other()].into_iter().find(human).unwrap_or(turn);
        self.enter(Entry::Resigned(side));
        self.refresh();
        self.carry_on();
    }

    /// Puts an entry on record, saves it, and sets in motion what it did.
    fn enter(&mut self, entry: Entry) {
        let Some(session) = &mut self.session else {
            return;
        };
        let before = *session.position();
        let Ok(events) = session.enter(entry) else {
            return;
        };
        let judge = session.judge().clone();
        self.clear_choice();
        self.save();
        self.news = words::news(&events);
        self.board.play(&judge, &before, &events);
        // Something may be over before it is first drawn; then its end is noticed all the same.
        self.moving = true;
    }

    fn save(&mut self) {
        let Some(session) = &self.session else { return };
        if let Err(error) = self.store.save(&session.save())
            && !self.store_failed
        {
            self.store_failed = true;
            self.page.notice(&m::notice_storage_full(&describe(&error)));
        }
    }

    // The computer's part, and what follows by itself.

    /// Asks for a pause if something happens by itself next.
    fn carry_on(&mut self) {
        let Some(session) = &self.session else { return };
        if self.board.is_moving() || self.pause.is_some() {
            return;
        }
        let computer = |side| session.seat(side).is_computer();
        let pause = match session.want() {
            Want::Round(_) | Want::Lot if !self.anyone_here() => BEFORE_THROW,
            Want::Throw(side, _) if computer(side) => BEFORE_THROW,
            Want::Way(side) | Want::Decision(side) if computer(side) => BEFORE_DECISION,
            Want::Way(_) => return self.offer_way(),
            Want::Nothing(outcome) => {
                self.page.say("ending-title", &words::ending_title(outcome));
                self.page
                    .say("ending-reason", &words::ending_reason(outcome));
                return self.page.open_dialog("ending");
            }
            _ => return,
        };
        let link = self.link.clone();
        let time = (pause * self.speed.factor()) as u32;
        self.pause = Some(Timeout::new(time, move || link.send(Message::Pause)));
    }

    fn computer(&mut self) {
        let Some(session) = &self.session else { return };
        match session.want() {
            Want::Round(_) | Want::Lot | Want::Throw(..) => self.throw_dice(),
            Want::Way(_) => {
                self.enter(Entry::Walks(false));
                self.refresh();
                self.carry_on();
            }
            Want::Decision(_) => {
                let whim = self
                    .chance
                    .bits(session.record().entries().len())
                    .unwrap_or(0);
                let choice = sahkku_opponent::greedy(session.judge(), session.position(), whim);
                match choice {
                    // The hand is opened at once: there is nothing to wait for.
                    Some(action @ Action::Rethrow(_)) => {
                        self.enter(Entry::Action(action));
                        self.throw_dice();
                    }
                    Some(action) => {
                        self.enter(Entry::Action(action));
                        self.refresh();
                        self.carry_on();
                    }
                    None => {}
                }
            }
            Want::Nothing(_) => {}
        }
    }

    fn offer_way(&mut self) {
        let Some(Want::Way(side)) = self.session.as_ref().map(Session::want) else {
            return;
        };
        self.choices = Choices::Way;
        self.page.say("choice-title", &m::task_way(side.word()));
        self.page.say("choice-text", &m::task_way_explained());
        self.page
            .list_choices(&[m::way_vuosttut(), m::way_miedut()]);
        self.page.open_dialog("choice");
    }

    fn chosen(&mut self, n: usize) {
        self.page.close_dialog("choice");
        match core::mem::replace(&mut self.choices, Choices::None) {
            Choices::Uses(actions) => {
                if let Some(&action) = actions.get(n) {
                    self.act(action);
                }
            }
            Choices::Way => {
                self.enter(Entry::Walks(n == 1));
                self.refresh();
                self.carry_on();
            }
            Choices::None => {}
        }
    }

    // Choosing on the board.

    /// The legal uses, narrowed to the chosen die.
    fn uses(&self) -> Vec<(Action, Use)> {
        let Some(session) = self.session.as_ref().filter(|_| self.decides()) else {
            return Vec::new();
        };
        let face = self
            .marks
            .die
            .and_then(|n| session.tray().dice().get(n)?.face);
        session
            .legal()
            .iter()
            .filter_map(|action| Some((*action, *action.die_use()?)))
            .filter(|(_, step)| face.is_none_or(|face| step.die == face))
            .collect()
    }

    /// The pieces on `place` that can be used, each once.
    fn picks_on(&self, place: Place) -> Vec<Pick> {
        let mut picks: Vec<Pick> = Vec::new();
        for (_, step) in self.uses() {
            if step.from.place() == place && !picks.contains(&pick(&step)) {
                picks.push(pick(&step));
            }
        }
        picks
    }

    fn clear_choice(&mut self) {
        self.marks.clear_choice();
    }

    fn tap(&mut self, target: Target, at: Option<Touch>) {
        if self.board.is_moving() {
            self.board.finish();
            self.settle();
        }
        match target {
            _ if self.may_throw() => match target {
                Target::Tray | Target::Die(_) => self.throw(),
                Target::Place(_) => self.nudge(&m::task_throw()),
                Target::Nothing => {}
            },
            Target::Die(n) => self.tap_die(n),
            Target::Place(place) => self.tap_place(place, at),
            Target::Tray | Target::Nothing => {
                self.clear_choice();
                self.refresh();
            }
        }
    }

    fn tap_die(&mut self, n: usize) {
        if !self.decides() {
            return;
        }
        let Some(session) = &self.session else { return };
        let Some(die) = session.tray().dice().get(n).copied() else {
            return;
        };
        if die.used {
            return;
        }
        if die.face == Some(Face::X) && self.rethrow_open() {
            self.marks.toggle_lifted(n);
        } else {
            self.marks.die = if self.marks.die == Some(n) {
                None
            } else {
                Some(n)
            };
        }
        self.marks.chosen = None;
        self.refresh();
    }

    fn tap_place(&mut self, place: Place, at: Option<Touch>) {
        if !self.decides() {
            return;
        }
        let chosen = self.marks.chosen;
        if let Some(chosen) = chosen
            && self.goes(chosen, place)
        {
            return self.go(chosen, place);
        }
        let picks = self.picks_on(place);
        let again = chosen.is_some_and(|chosen| chosen.spot.place() == place);
        let meant = match at {
            Some(at) if !again => self.board.nearest(&picks, at.x, at.y),
            // Again, or with the keyboard: from one piece of the place to the next.
            _ => {
                let current =
                    chosen.and_then(|chosen| picks.iter().position(|&other| other == chosen));
                let next = current.map_or(0, |n| n + 1);
                picks.get(next % picks.len().max(1)).copied()
            }
        };
        if meant.is_some() && meant != chosen {
            self.marks.chosen = meant;
        } else {
            if picks.is_empty() {
                self.explain(chosen, place);
            }
            self.marks.chosen = None;
        }
        self.refresh();
    }

    /// Says why `place` cannot be chosen.
    fn explain(&mut self, chosen: Option<Pick>, place: Place) {
        let Some(session) = &self.session else { return };
        let why = match chosen {
            Some(chosen) => session.why_not(chosen.spot.place(), place),
            None => session.why_stuck(place),
        };
        let occupied = session
            .position()
            .figures()
            .any(|figure| figure.at.place() == place);
        if let Some(why) = why.filter(|_| chosen.is_some() || occupied) {
            let text = words::why(why.refusal, why.die.word(), &why.to.to_string());
            self.nudge(&text);
            self.board.refuse(place);
        }
    }

    fn nudge(&mut self, text: &str) {
        self.news = text.to_owned();
        self.refresh();
    }

    fn goes(&self, chosen: Pick, to: Place) -> bool {
        self.uses()
            .iter()
            .any(|(_, step)| pick(step) == chosen && step.to == to)
    }

    /// Moves the chosen piece to `to`, asking where there is more than one way to do it.
    fn go(&mut self, chosen: Pick, to: Place) {
        let fits = |step: &Use| pick(step) == chosen && step.to == to;
        let mut ways: Vec<(Action, Use)> = self
            .uses()
            .into_iter()
            .filter(|(_, step)| fits(step))
            .collect();
        // Where an X only walks as far as a I, the X is kept: it can wake somebody.
        let spare = ways.iter().any(|(_, step)| step.die == Face::I);
        if spare && self.marks.die.is_none() {
            ways.retain(|(action, step)| {
                step.die != Face::X || matches!(action, Action::Activate(_))
            });
        }
        if let [(action, _)] = ways[..] {
            return self.act(action);
        }
        let texts: Vec<String> = ways.iter().map(|(_, step)| words::choice(step)).collect();
        self.choices = Choices::Uses(ways.into_iter().map(|(action, _)| action).collect());
        self.page.say("choice-title", &m::choose_use());
        self.page.say("choice-text", "");
        self.page.list_choices(&texts);
        self.page.open_dialog("choice");
    }

    /// What can be chosen now, for the board to show.
    fn mark(&mut self) {
        // What the dice will allow is not told before they lie still.
        let uses = if self.board.is_tumbling() {
            Vec::new()
        } else {
            self.uses()
        };
        let mut movable: Vec<Pick> = Vec::new();
        for (_, step) in &uses {
            if !movable.contains(&pick(step)) {
                movable.push(pick(step));
            }
        }
        let mut destinations: Vec<Destination> = Vec::new();
        for (action, step) in &uses {
            if Some(pick(step)) == self.marks.chosen {
                self.mark_destination(&mut destinations, *action, step);
            }
        }
        self.marks.movable = movable;
        self.marks.destinations = destinations;
        self.marks.dice_usable = self.decides() && !self.board.is_tumbling();
    }

    fn mark_destination(&self, destinations: &mut Vec<Destination>, action: Action, step: &Use) {
        let Some(session) = &self.session else { return };
        if let Some(known) = destinations.iter_mut().find(|known| known.place == step.to) {
            if !known.faces.contains(&step.die) {
                known.faces.push(step.die);
            }
            return;
        }
        let events = session.foresee(action);
        let takes = events
            .iter()
            .any(|event| matches!(event, Event::KingTaken { .. }));
        let king = match step.king {
            Some(_) => KingMark::Choice,
            None if takes => KingMark::Taken,
            None => KingMark::Untouched,
        };
        destinations.push(Destination {
            place: step.to,
            faces: vec![step.die],
            captures: events
                .iter()
                .any(|event| matches!(event, Event::Captured { .. })),
            king,
        });
    }

    // Pointers and keys.

    fn pointer(&mut self, phase: PointerPhase, at: Touch) {
        match phase {
            PointerPhase::Down => {
                let target = self.board.hit(at.x, at.y, at.finger);
                self.press = Some(Press {
                    from: at,
                    target,
                    dragging: false,
                });
            }
            PointerPhase::Move => self.pointer_moves(at),
            PointerPhase::Up => {
                let Some(press) = self.press.take() else {
                    return;
                };
                if press.dragging {
                    self.drop_piece(at);
                } else {
                    self.tap(press.target, Some(press.from));
                }
            }
            PointerPhase::Cancel => {
                self.press = None;
                self.marks.dragged = None;
                self.refresh();
            }
        }
    }

    fn pointer_moves(&mut self, at: Touch) {
        let Some(press) = &mut self.press else {
            if self.board.hover(at.x, at.y) {
                self.draw_soon();
            }
            return;
        };
        if !press.dragging {
            let (dx, dy) = (at.x - press.from.x, at.y - press.from.y);
            if dx.hypot(dy) < DRAG_FROM {
                return;
            }
            press.dragging = true;
            let (target, from) = (press.target, press.from);
            if let Target::Place(place) = target {
                if self.board.is_moving() {
                    self.board.finish();
                    self.settle();
                }
                self.marks.chosen = self.board.nearest(&self.picks_on(place), from.x, from.y);
            }
        }
        if self.marks.chosen.is_some() {
            self.marks.dragged = Some((at.x, at.y));
            self.refresh();
        }
    }

    fn drop_piece(&mut self, at: Touch) {
        let dragged = self.marks.dragged.take();
        let Some(chosen) = self.marks.chosen.filter(|_| dragged.is_some()) else {
            return;
        };
        match self.board.hit(at.x, at.y, at.finger) {
            Target::Place(to) if self.goes(chosen, to) => {
                self.go(chosen, to);
                self.board.dropped();
                self.refresh();
            }
            Target::Place(to) if to != chosen.spot.place() => {
                self.explain(Some(chosen), to);
                self.clear_choice();
                self.refresh();
            }
            _ => {
                self.clear_choice();
                self.refresh();
            }
        }
    }

    fn key(&mut self, key: &str) {
        match key {
            "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => {
                if let Some(place) = self.board.beside(self.marks.focus, key) {
                    self.twin.focus(place);
                }
            }
            "Escape" => {
                self.clear_choice();
                self.refresh();
            }
            "1" | "2" | "3" | "4" => {
                let n = usize::from(key.as_bytes()[0] - b'1');
                self.tap(Target::Die(n), None);
            }
            "t" => self.throw(),
            "r" => self.rethrow(),
            "e" => self.act(Action::Stop),
            "u" | "Backspace" => self.take_back(),
            _ => {}
        }
    }

    // Showing.

    /// Brings the words, the buttons and the board up to date.
    fn refresh(&mut self) {
        self.mark();
        let Some(session) = &self.session else { return };
        let tumbling = self.board.is_tumbling();
        let decides = self.decides() && !tumbling;
        let legal = session.legal();
        let rethrows = legal
            .iter()
            .any(|action| matches!(action, Action::Rethrow(_)));
        self.page.say("turn", &words::turn(session));
        if tumbling {
            self.page.say("task", "");
        } else {
            self.page
                .say("task", &words::task(session, self.marks.chosen.is_some()));
            self.page.say("news", &self.news);
        }
        let shown = [
            ("throw", self.may_throw() && !tumbling),
            ("rethrow", decides && rethrows),
            ("end-turn", decides && legal.contains(&Action::Stop)),
            ("take-back", session.can_take_back()),
        ];
        for (button, shown) in shown {
            // The keyboard is not left on a button that goes away.
            if !shown && self.page.has_keyboard(button) {
                self.twin.take_focus();
            }
            self.page.show(button, shown);
        }
        let lifted = self.marks.lifted.len() as u32;
        let again = if lifted == 0 {
            m::throw_again()
        } else {
            m::throw_again_count(lifted)
        };
        self.page.say("rethrow", &again);
        let dice = self.dice();
        self.board
            .show(session.judge(), session.position(), &dice, &self.marks);
        // While a piece is dragged nothing changes but where it is drawn.
        if self.marks.dragged.is_none() {
            self.twin.show(
                &self.page,
                session.judge(),
                session.position(),
                &dice,
                &self.marks,
            );
            self.board.lay_twin(&mut self.twin);
        }
        self.draw_soon();
    }

    /// The dice to show: those of the turn, or of the last round of the throw-off.
    fn dice(&self) -> Vec<Die> {
        let Some(session) = &self.session else {
            return Vec::new();
        };
        let tray = session.tray().dice();
        if !tray.is_empty() {
            return tray.to_vec();
        }
        let round = session
            .record()
            .entries()
            .iter()
            .rev()
            .find_map(|entry| match entry {
                Entry::Round { men, women } => Some(men.iter().chain(women)),
                _ => None,
            });
        let lies = |&face: &Face| Die {
            face: Some(face),
            used: false,
        };
        round.into_iter().flatten().map(lies).collect()
    }

    fn draw_soon(&mut self) {
        if self.frame.is_none() {
            let link = self.link.clone();
            self.frame = Some(gloo_render::request_animation_frame(move |time| {
                link.send(Message::Frame(time));
            }));
        }
    }

    fn frame(&mut self, time: f64) {
        self.frame = None;
        let was_moving = self.moving;
        let was_tumbling = self.tumbling;
        self.board.draw(time);
        self.moving = self.board.is_moving();
        self.tumbling = self.board.is_tumbling();
        if self.board.is_drawing() {
            self.draw_soon();
        }
        if (was_moving && !self.moving) || (was_tumbling && !self.tumbling) {
            self.settle();
        }
    }

    /// The pieces or the dice have come to rest.
    fn settle(&mut self) {
        self.refresh();
        self.carry_on();
    }

    // For the page's own programs.

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
        !self.board.is_moving() && self.pause.is_none() && self.frame.is_none()
    }
}

/// The side at the near edge: a person's, the men's if both are.
fn below(session: &Session) -> Side {
    let person = |side: &Side| !session.seat(*side).is_computer();
    Side::BOTH.into_iter().find(person).unwrap_or(Side::Men)
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
