//! What the rest of the program handles: it is loaded once the first picture is there, or when it is first wanted.
//!
//! Whatever can be reached only through the functions that are declared here with [`later!`] is in the file that is loaded
//! later.

use browser::files::hash;
use browser::later;
use browser::later::load_script;
use context::address::Address;
use context::effects::{Again, Effect, LaterEffect, Resume};
use context::elements::{Button, Dialog, Part};
use context::feature::Showing;
use context::rest::STEPS;
use context::settings::Scope;
use context::table::{Authority, Purpose};
use context::text::mentions;
use context::this_game::Annotation;
use context::this_game::{Entry, Lesson, Session, This};
use dom::{Page, Sender};
use on_page::{Board, Explains, Moves};
use wasm_bindgen::JsValue;
use web_sys::Element;

use super::input::listen_to_words;
use super::message::{LaterMessage, Message};
use super::state::{Shell, each, with};
use crate::features::commentary::{self, AtBoard};
use crate::features::{
    advice, archive, draws, ending, keeping, language, lessons, play, players, printing, recap,
    records, review, terms,
};

later!(in rest: pub(super) fn build_later(shell: &mut Shell) = Shell::build);
later!(in rest: pub(super) fn recover_later(shell: &mut Shell) -> bool = Shell::recover);
later!(in rest: pub(super) fn hand_on_later(shell: &mut Shell, message: LaterMessage) = Shell::hand_on_later);
later!(in rest: pub(super) fn begin_later(shell: &mut Shell, address: &Address, hash: &str) = Shell::begin_later);
later!(in rest: pub(super) fn carry_out_later(shell: &mut Shell, effect: LaterEffect) = Shell::carry_out_later);
later!(in rest: pub(super) fn play_later(shell: &mut Shell, message: play::Message) = Shell::play);
later!(in rest: pub(super) fn hand_on_with_rest(shell: &mut Shell, message: Message) = Shell::hand_on_more);
later!(in rest: pub(super) fn let_go_later(shell: &mut Shell) = Shell::let_go);
later!(in rest: pub(super) fn forget_later(shell: &mut Shell) = Shell::forget_all);
later!(in rest: pub(super) fn restyle_later(shell: &mut Shell) = Shell::restyle_all);
later!(in rest: pub(super) fn save_later(shell: &mut Shell) = Shell::save_or_leave);
later!(in rest: pub(super) fn step_later(shell: &mut Shell, effect: Effect) = Shell::step);
later!(in rest: pub(super) fn go_on_later(shell: &mut Shell) = Shell::go_on_by_itself);
later!(in rest: pub(super) fn show_later(shell: &mut Shell) -> ShownLater = Shell::show_later);
later!(in rest: pub(super) fn annotate_later(shell: &mut Shell, annotations: &[Annotation]) = Shell::annotate);
later!(in rest: pub(super) fn write_later(shell: &mut Shell) = Shell::write_later);

/// What features of the rest have to show beyond their own parts of the page.
#[derive(Default)]
pub(super) struct ShownLater {
    /// What is pointed out over the board.
    pub(super) annotations: Vec<Annotation>,
    /// The last turn in one line.
    pub(super) line: Option<String>,
    /// What the panel says in place of whose turn it is.
    pub(super) turn: Option<String>,
    /// What it says in place of what can be done.
    pub(super) task: Option<String>,
}

impl Shell {
    /// Takes up games that are newer in their durable copies. Whether the page, which has begun without a saved game, has to
    /// begin again with one: nothing is played without the rest.
    fn recover(&mut self) -> bool {
        let begins = self.store.recover() && self.beginning.is_none();
        let search = web_sys::window().and_then(|window| window.location().search().ok());
        let Some(search) = search.filter(|_| begins) else {
            return false;
        };
        self.clear_table();
        self.page.close_dialog(Dialog::Welcome);
        self.beginning = Some((Address::read(&search), hash()));
        true
    }

    /// Puts what only the rest opens into the page.
    fn build(&mut self) {
        if let Some(body) = self.page.document().body() {
            // The browser refuses none of the elements.
            let _ = self.page.build_in(&body, STEPS);
        }
        self.page.move_before(Button::Redo, Button::Rethrow);
        self.page.move_before(Button::FarRedo, Button::FarRethrow);
        // A page without a shelf has nothing to offer.
        for dialog in [Dialog::More, Dialog::MenuCard] {
            let _ = self.page.shelve(dialog);
        }
        self.progress = lessons::finished(&self.store);
        archive::build(&self.page, &self.by_hand());
        self.clocks
            .build(&self.page, self.sender.map(Message::from), &self.by_hand());
        self.puzzles.build(&self.page, self.by_hand());
        self.editor.build(&self.page, self.by_hand());
        self.analysis.build(&self.page, self.by_hand());
        self.sender.send(Message::from(archive::Message::Begun));
        self.page.write_with(write_text);
        self.write_again();
        listen_to_words(&self.page, &self.sender);
        terms::listen(&self.page, &self.sender.map(Message::from));
        self.page.say_standing_words();
        language::offer(&self.page);
        self.sender
            .send(Message::from(play::LaterMessage::BeginGhost));
        self.save_or_leave();
        // Without it cards still have their buttons.
        let _ = load_script("back");
        // Without it the fallbacks stay.
        let _ = load_script("type");
        // Without it the game needs the network at the next visit, too.
        let _ = load_script("offline");
    }

    /// A sender of messages behind which a visitor's hand is.
    fn by_hand<M: 'static>(&self) -> Sender<M>
    where
        Message: From<M>,
    {
        let by_hand = |message: M| Message::ByHand(Box::new(message.into()));
        self.sender.map(by_hand)
    }

    /// Hands a message to a feature of the rest.
    fn hand_on_later(&mut self, message: LaterMessage) {
        if let (Authority::Seat, Some(own)) = (self.table.authority(), for_seat(&message)) {
            if let distance::Message::Record = own {
                self.finish();
            }
            return self.hand_on_distance(own);
        }
        match message {
            LaterMessage::Analysis(message) => {
                with!(self, analysis, |own, cx| own.update(message, cx));
            }
            LaterMessage::Archive(message) => {
                with!(self, archive, |own, cx| own.update(message, cx))
            }
            LaterMessage::Advice(message) => {
                if matches!(message, advice::Message::Hint | advice::Message::Threats) {
                    self.finish();
                }
                with!(self, advice, |own, cx| own.update(message, cx));
            }
            LaterMessage::Clocks(message) => self.hand_on_clock(message),
            LaterMessage::Distance(message) => self.hand_on_distance(message),
            LaterMessage::Draws(message) => with!(self, draws, |own, cx| own.update(message, cx)),
            LaterMessage::Editor(message) => {
                with!(self, editor, |own, cx| own.update(message, cx));
            }
            LaterMessage::Ending(message) => {
                let sender = self.sender.map(Message::from);
                with!(self, page, |_own, cx| ending::update(message, &sender, cx));
            }
            LaterMessage::Hosting(message) => {
                with!(self, hosting, |own, cx| own.update(message, cx))
            }
            LaterMessage::Keeping(message) => {
                with!(self, keeping, |own, cx| own.update(message, cx))
            }
            LaterMessage::Kiosk(message) => {
                with!(self, kiosk, |own, cx| {
                    if let Some(kiosk) = own {
                        kiosk.update(message, cx);
                    }
                });
            }
            LaterMessage::Lab(message) => with!(self, lab, |own, cx| own.update(message, cx)),
            LaterMessage::Language(message) => {
                let sender = self.sender.map(Message::from);
                if language::update(message, &sender, &self.page) {
                    self.page.say_standing_words();
                    self.write_later();
                    self.effects.show();
                }
            }
            LaterMessage::Lessons(message) => {
                with!(self, lessons, |own, cx| own.update(message, cx))
            }
            LaterMessage::More(message) => with!(self, more, |own, cx| own.update(message, cx)),
            LaterMessage::Places(message) => with!(self, places, |own, cx| own.update(message, cx)),
            LaterMessage::Players(message) => {
                with!(self, page, |_own, cx| players::update(message, cx));
            }
            LaterMessage::Printing(message) => {
                with!(self, page, |_own, cx| printing::update(message, cx));
            }
            LaterMessage::Puzzles(message) => {
                with!(self, puzzles, |own, cx| own.update(message, cx))
            }
            LaterMessage::Qr(message) => with!(self, qr, |own, cx| own.update(message, cx)),
            LaterMessage::Recap(message) => {
                with!(self, page, |_own, cx| recap::update(message, cx))
            }
            LaterMessage::Records(message) => {
                if matches!(message, records::Message::Open) {
                    self.finish();
                }
                let sender = self.sender.map(Message::from);
                with!(self, page, |_own, cx| records::update(message, &sender, cx));
            }
            LaterMessage::Replay(message) => with!(self, replay, |own, cx| own.update(message, cx)),
            LaterMessage::Review(message) => with!(self, review, |own, cx| own.update(message, cx)),
            LaterMessage::Rulebook(message) => {
                with!(self, rulebook, |own, cx| own.update(message, cx));
            }
            LaterMessage::Settings(message) => {
                with!(self, settings_card, |own, cx| own.update(message, cx));
            }
            LaterMessage::Terms(message) => terms::update(message, &self.page),
            LaterMessage::Warning(message) => {
                with!(self, warning, |own, cx| own.update(message, cx))
            }
            LaterMessage::Confirmed => self.confirm.confirmed(&self.page),
            LaterMessage::SaveGoing => {
                let at_hand = self.welcome.record_to_lose(&self.table);
                self.confirm.save_record(&self.page, at_hand);
            }
            LaterMessage::TakeBack => self.take_back(),
            LaterMessage::Redo => self.redo(),
            LaterMessage::Question(question) => {
                let board = AtBoard {
                    place: self.play.twin.name_of_entry(),
                    movable: &self.play.marks.movable,
                    chosen: self.play.marks.chosen.is_some(),
                };
                let motion = self.play.motion();
                commentary::answer(question, &self.page, &self.table, motion, &board);
            }
            LaterMessage::Open(dialog) => {
                // What led to it makes room.
                for other in [Dialog::MenuCard, Dialog::About] {
                    self.page.close_dialog(other);
                }
                each!(self, |own, cx| own.opening(dialog, cx));
                self.page.open_dialog(dialog);
            }
            LaterMessage::PlayLater(message) => {
                self.finish();
                with!(self, play, |own, cx| own.update_later(message, cx));
            }
            LaterMessage::DistanceLoaded(outcome) => self.distance_loaded(outcome),
        }
    }

    /// Carries out what features of the rest want.
    fn carry_out_later(&mut self, effect: LaterEffect) {
        match effect {
            LaterEffect::Decide(entry) => self.decide(entry),
            LaterEffect::DecideLine(line) => {
                let mut line = line.into_iter();
                if let Some(first) = line.next() {
                    self.decide(first.into());
                    self.play.follow_with(line);
                }
            }
            LaterEffect::LayLesson(session, lesson) => {
                self.lay_beside(*session, Purpose::Lesson, Some(*lesson));
            }
            LaterEffect::Realign(session) => self.realign(*session),
            LaterEffect::ShowRecord(text, about) => records::show(&self.page, &text, &about),
            LaterEffect::Verify(with_letter) => {
                self.tell_distance(distance::Message::Verify(with_letter));
            }
            LaterEffect::OpenLetter(text) => {
                self.page.close_all_dialogs();
                self.tell_distance(distance::Message::Opened(text));
            }
            LaterEffect::Verified(outcome) => {
                let sender = self.sender.map(Message::from);
                with!(self, page, |_own, cx| records::verified(
                    outcome, &sender, cx
                ));
            }
            LaterEffect::Clear => {
                self.clear_table();
                self.show_empty_board();
            }
            LaterEffect::LookAgain(session, how) => self.look_again(*session, how),
            LaterEffect::LayPuzzle(session) => self.lay_beside(*session, Purpose::Puzzle, None),
            LaterEffect::LayAnalysis(session) => self.lay_beside(*session, Purpose::Analysis, None),
            LaterEffect::Analyse(tree) => with!(self, analysis, |own, cx| own.open(*tree, cx)),
            LaterEffect::GoBack => self.go_back(),
            LaterEffect::TakeOver => self.take_over(),
            LaterEffect::SetPlayer(side, player) => {
                if let Some(session) = &mut self.table.session {
                    session.set_player(side, player);
                }
                // Whoever plays there now looks at it anew.
                self.rethink();
                self.play.marks.clear_choice();
                self.save();
                self.effects.go_on();
            }
            LaterEffect::Look(place, look) => {
                with!(self, places, |own, cx| own.look(place, look, cx));
            }
            LaterEffect::LookAt(entries) => self.look_at(entries),
            LaterEffect::PlayBack(entries) => {
                self.look_at(entries);
                self.replay.play();
                self.effects.go_on();
            }
            LaterEffect::StepBack => self.step_back(),
            LaterEffect::StepOn => self.step_on(),
            LaterEffect::ConfirmTurn => with!(self, handover, |own, cx| own.confirm(cx)),
            LaterEffect::Learn(topics, rules) => {
                with!(self, lessons, |own, cx| own.learn(topics, rules, cx));
            }
            LaterEffect::Compare(comparison) => {
                // What was played and what was better are pointed out, and nothing else.
                self.places.let_go();
                with!(self, advice, |own, cx| own.compare(comparison, cx));
            }
            LaterEffect::SettingsChanged => {
                for scope in [Scope::Game, Scope::Person] {
                    // Whoever's browser keeps nothing was told so at the beginning.
                    let text = self.settings.write(scope);
                    let _ = self.store.keep_settings(scope, &text);
                }
                self.settings_card.write(&self.settings);
                self.restyle();
                // What is done by itself may be what was set.
                self.effects.go_on();
            }
            LaterEffect::SetupChanged => {
                with!(self, more, |own, cx| own.write(cx));
                if self.table.session.is_none() {
                    self.show_empty_board();
                }
            }
            LaterEffect::Speak(language) => {
                language::fetch(language, &self.sender.map(Message::from));
            }
            LaterEffect::TellReady => self.hosting.tell_ready(&self.table, &self.setup),
            LaterEffect::LeaveDistance => self.leave_distance(),
            LaterEffect::StartOver => self.start_over(),
        }
    }

    /// Lays a game on the table that is kept nowhere; what lay there before comes back after it.
    fn lay_beside(&mut self, session: Session, purpose: Purpose, lesson: Option<Lesson>) {
        let own = match self.table.purpose {
            Purpose::Game => self.table.session.clone(),
            _ => self.table.aside.clone(),
        };
        self.away = match self.table.purpose {
            Purpose::Distance => self.store.left_distance(),
            beside if beside.is_beside() => self.away.take(),
            _ => None,
        };
        // A lesson may be about how the game ended, and the others leave it to the archive.
        let goes_on = |game: &Session| purpose == Purpose::Lesson || !game.turn().is_over();
        let aside = own.filter(goes_on);
        let aside = aside.or_else(|| with!(self, archive, |_own, cx| cx.saved_game()));
        if purpose != Purpose::Lesson {
            self.lessons.end_course();
        }
        self.lay(session, purpose, lesson);
        self.table.aside = aside;
    }

    /// Goes on with what lay on the table before a game that is kept nowhere.
    fn go_back(&mut self) {
        if let Some(id) = self.away.take() {
            self.store.note_distance(Some(&id));
            return self.take_over();
        }
        match self.table.aside.clone() {
            Some(game) if self.store.is_ours() => self.lay(game, Purpose::Game, None),
            _ => self.take_over(),
        }
    }

    /// Goes on with the saved game, or with the game at a distance that is noted.
    fn take_over(&mut self) {
        if self.store.left_distance().is_some() {
            return self.tell_distance(distance::Message::Return);
        }
        match keeping::load(&self.page, &mut self.store) {
            Some(game) => {
                self.lessons.end_course();
                self.lay(game, Purpose::Game, None);
            }
            None => self.greet(Resume::Game(None)),
        }
    }

    /// Looks at a finished game again.
    fn look_again(&mut self, session: Session, how: Again) {
        self.lay_beside(session, Purpose::Archive, None);
        match how {
            Again::Watch => {
                self.look_at(0);
                self.replay.play();
                self.effects.go_on();
            }
            Again::Review => {
                with!(self, review, |own, cx| own
                    .update(review::Message::Open, cx));
            }
        }
    }

    /// Does what was decided elsewhere than on the board.
    fn decide(&mut self, entry: Entry) {
        let Some(action) = This::action_of(&entry) else {
            return;
        };
        let lets = |wanted: Vec<_>| wanted.contains(&action);
        if self.table.decides() && self.table.lesson_wants().is_none_or(lets) {
            self.enter(entry, None);
        }
    }

    /// Forgets what a visitor to a kiosk did; the next one finds everything as it was.
    fn start_over(&mut self) {
        self.page.close_all_dialogs();
        self.page.clear_notices();
        self.store.forget();
        each!(self, |own, cx| own.start_over(cx));
        self.restyle();
        self.clear_table();
    }

    /// Shows what features of the rest have to show.
    fn show_later(&mut self) -> ShownLater {
        self.run_clock();
        let motion = self.play.motion();
        let mut shown = Showing::default();
        each!(self, |own, cx| own.show(&mut shown, cx));
        let Showing {
            buttons,
            mut annotations,
            line,
            turn,
            task,
            course: _,
        } = shown;
        let (page, table) = (&self.page, &self.table);
        if table.session.is_none() {
            self.play.show_plates(page, table);
        }
        for (button, there) in buttons {
            self.play.show_button(page, button, there);
        }
        page.flag_root("upright", self.play.board.is_turned());
        self.play.board.point_at(self.places.pointed(table));
        self.play.tell_place(page, table, self.places.told());
        let seen = self.table.seen().filter(|_| !motion.moving);
        let gauges = seen.map(|session| This::gauges(session.judge(), session.position()));
        if self.play.marks.chosen.is_none() && annotations.is_empty() {
            let place = self.places.told().map(|(place, _)| place);
            let lesson = self.table.lesson.as_ref();
            let session = self.table.seen().filter(|_| !motion.moving);
            annotations.extend(session.and_then(|session| This::path(session, lesson, place)));
        }
        annotations.extend(gauges.into_iter().flatten());
        let [turn, task] = match self.show_distance() {
            Some(said) => said.map(Some),
            None => [turn, task],
        };
        ShownLater {
            annotations,
            line,
            turn,
            task,
        }
    }

    /// Shows what is pointed out over the board, when all words stand there.
    fn annotate(&mut self, annotations: &[Annotation]) {
        self.page.let_keys_scroll();
        self.play.annotate(annotations);
        self.play.show_plates(&self.page, &self.table);
    }

    /// Nothing that was planned in a game holds.
    fn forget_all(&mut self) {
        each!(self, |own, cx| own.forget(cx));
    }

    /// Lets all be as it is set.
    fn restyle_all(&mut self) {
        each!(self, |own, cx| own.restyle(cx));
    }

    /// Writes what was written before terms and places could be pressed.
    fn write_again(&self) {
        for words in [Part::Task, Part::News, Part::LessonText] {
            self.page.write_again(words);
        }
    }

    /// Another language is spoken, or more of its words came: says again what was written before.
    fn write_later(&mut self) {
        self.write_again();
        each!(self, |own, cx| own.speak(cx));
    }
}

/// Writes a text so that what it mentions can be pressed.
fn write_text(page: &Page, element: &Element, text: &str) -> Result<bool, JsValue> {
    page.write_mentions(element, text, &mentions::find::<This>(text))
}

/// What the seat of a game at a distance is asked in place of a feature that works with the record on the table.
fn for_seat(message: &LaterMessage) -> Option<distance::Message> {
    Some(match message {
        LaterMessage::Draws(draws::Message::Offer) => distance::Message::OfferDraw,
        LaterMessage::Ending(ending::Message::Rematch(_)) => distance::Message::Rematch,
        LaterMessage::Records(records::Message::Open) => distance::Message::Record,
        LaterMessage::TakeBack => distance::Message::TakeBack,
        _ => return None,
    })
}
