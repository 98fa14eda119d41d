//! The page before the late part of the program is loaded: it shows the board and what to play, begins a game, and queues
//! everything else for that part.

use browser::dom::PointerPhase;
use browser::loading::is_metered;
use context::elements::{Button, Dialog, Part};
use context::this::words as m;
use context::{Feature as _, Key, Move, Purpose, Session, Table, This, Told};
use on_page::text::seats;
use on_page::{Ending as _, News as _};

use super::message::Message;
use super::part::{Call, PartState, late};
use super::state::Shell;
use crate::features::play::{self, panel};
use crate::features::{Message as F, language, welcome};

impl Shell {
    /// Handles a message before the late part is loaded.
    pub(super) fn update_early(&mut self, message: Message) {
        match message {
            Message::Begun => self.begun(),
            Message::Resized => self.resize(),
            Message::LookChanged => self.restyle_early(),
            Message::Feature(F::Play(play::Message::Frame(time))) => {
                self.with(|all, cx| all.play.draw_frame(time, cx));
            }
            Message::LateCame(outcome) => self.late_came(outcome),
            Message::ByHand(message) => {
                self.features.play.speaker.wake();
                self.touched_early(*message);
            }
            // The late part begins with it anyway.
            Message::Feature(F::Play(play::Message::BeginGhost)) => {}
            message => self.waiting.push(message),
        }
    }

    fn touched_early(&mut self, message: Message) {
        // Until a saved game is loaded nothing else begins; it would be overwritten.
        if self.beginning.is_none()
            && let Message::Feature(F::Welcome(message)) = &message
        {
            match message {
                welcome::Message::OpenMenu => {
                    return welcome::open_menu(&self.page, &self.table);
                }
                welcome::Message::Begin(rival) => {
                    let game = self.with(|_, cx| welcome::new_game(*rival, cx));
                    if let Some(game) = game {
                        self.lay_early(game);
                    }
                    return;
                }
                _ => {}
            }
        }
        let throws =
            |message: &Message| matches!(message, Message::Feature(F::Play(play::Message::Throw)));
        let waits_already = |other: &Message| match other {
            Message::ByHand(other) => throws(other),
            _ => false,
        };
        match &message {
            // By the time that part is loaded, the pointer is somewhere else.
            Message::Beside
            | Message::Feature(F::Play(play::Message::Pointer(
                PointerPhase::Move | PointerPhase::Leave,
                _,
            ))) => {}
            // Impatient repeated throws count once.
            message if throws(message) && self.waiting.iter().any(waits_already) => {}
            _ => {
                self.waiting.push(Message::ByHand(Box::new(message)));
                self.load();
            }
        }
    }

    /// Updates the page. Continuing the game is left to the late part.
    pub(super) fn settle_early(&mut self) {
        if self.effects.take_show() {
            self.show_early();
        }
    }

    /// Loads the late part of the program, unless it is loaded or loading.
    pub(super) fn load(&mut self) {
        self.late.load("rest", &self.sender, Message::LateCame);
    }

    /// Handles the loaded late part, or its failure.
    fn late_came(&mut self, outcome: Result<(), String>) {
        match &outcome {
            Ok(()) => {
                self.late = PartState::Loaded;
                late(self, Call::Update(Message::LateCame(outcome)));
            }
            Err(error) => {
                self.late = PartState::Missing;
                let waited = !std::mem::take(&mut self.waiting).is_empty();
                if waited || self.beginning.is_some() || self.table.session.is_some() {
                    self.page.notice(&m::NoticeIncomplete { error }.text());
                }
            }
        }
    }

    pub(super) fn begun(&mut self) {
        // The board may also have found a new size; the browser's later report of it then changes nothing.
        if self.features.play.board.sharpen() {
            self.effects.show();
        }
        self.page.say_standing_words();
        language::offer(&self.page);
        if !is_metered() {
            self.load();
        }
    }

    /// Adapts to a possible new size of the board.
    pub(super) fn resize(&mut self) {
        if self.features.play.resize() {
            self.effects.show();
        }
    }

    /// Lays a new game on the table. The late part saves it, and loads at once if the game continues without a person.
    pub(super) fn lay_early(&mut self, session: Session) {
        self.lay_out(session, Purpose::Game);
        self.show_early();
        if self.features.play.fit() {
            self.effects.show();
        }
        let throws = self.with(|all, cx| all.computer.throws_for_people(cx));
        let mut players = self.table.players().into_iter();
        if throws || players.any(|player| player.is_computer()) {
            self.load();
        }
    }

    /// Lays a game on the table, shows its board, and says what it is about.
    pub(super) fn lay_out(&mut self, session: Session, purpose: Purpose) {
        self.table = Table::with(session, purpose);
        let below = self.settings.side_below(&self.table);
        if let Some(session) = &self.table.session {
            self.features.play.lay(&self.page, session, below);
        }
        self.features.welcome.goes_on();
        self.features.commentary.tell_nothing();
        let session = self.table.session.as_ref();
        if let Some(session) = session.filter(|game| game.last_mover().is_none())
            && self.table.is_game()
        {
            let (judge, start) = (session.judge().clone(), *session.position());
            // A first game begins with few words, and tells the rest of the goal later.
            let brief = self.settings.is_on(Key::Coach);
            let alone = !self.table.two_people();
            let side = self.table.person().filter(|_| alone);
            self.features.commentary.tell(Box::new(move |_| {
                let goal = match brief {
                    true => This::first_goal(judge.rules(), side),
                    false => This::goal(judge.rules()).join(" "),
                };
                match This::opening_in_words(&judge, &start) {
                    Some(told) => format!("{told} {goal}"),
                    None => goal,
                }
            }));
        }
        for dialog in [
            Dialog::Lab,
            Dialog::More,
            Dialog::Welcome,
            Dialog::Ending,
            Dialog::RecordCard,
            Dialog::MenuCard,
        ] {
            self.page.close_dialog(dialog);
        }
    }

    /// Shows the board for the rules of a new game, without a game.
    pub(super) fn show_empty_board(&mut self) {
        if let Some(judge) = self.setup.ready() {
            self.features.play.show_empty(&judge);
        }
    }

    fn show_early(&mut self) {
        self.mark();
        let panel = self.show_panel();
        self.show_board(panel, Told::default());
    }

    /// Marks the available choices, and returns the moves.
    pub(super) fn mark(&mut self) -> Vec<Move> {
        self.showings += 1;
        // A study speaks to the person who played the game.
        let played = self.features.study.played();
        let played = played.filter(|_| self.table.is_study());
        let players = played.map(Table::players_of);
        seats::speak_to::<This>(players.unwrap_or_else(|| self.table.players()));
        if self.features.play.motion().settled {
            self.table.has_been_seen();
        }
        let waits = self.with(|all, cx| all.handover.waits_for(cx.table, cx.settings));
        self.features.play.mark(&self.table, waits.is_some())
    }

    /// Shows the panel beside the board, and the sides. Returns the content of the panel, if there is a game.
    pub(super) fn show_panel(&mut self) -> Option<panel::Shown> {
        let thinking = self.features.computer.thinks_long();
        let (page, table, settings) = (&self.page, &self.table, &self.settings);
        let play = &mut self.features.play;
        let panel = play.show_panel(page, table, settings, thinking);
        play.show_sides(page, table, settings, panel.as_ref());
        panel
    }

    pub(super) fn show_board(&mut self, panel: Option<panel::Shown>, told: Told) {
        let motion = self.features.play.motion();
        let (page, table, settings) = (&self.page, &self.table, &self.settings);
        let Some(panel) = panel else {
            self.features.play.clear_panel(page);
            self.features.commentary.clear(page);
            page.show(Button::WhyRule, false);
            return self.features.play.clear();
        };
        if motion.settled {
            let turn = told.turn.unwrap_or(panel.turn);
            let task = told.task.or(panel.task).unwrap_or_default();
            let commentary = &mut self.features.commentary;
            commentary.show(page, table, settings, [turn, task], told.line);
        }
        if self.features.play.board.awaits_names() && page.names_places(Part::Game) {
            self.features.play.board.speak_of_places();
        }
        if !motion.moving {
            let below = settings.side_below(table);
            self.features.play.board.set_below(below);
        }
        if !self.features.study.edits() {
            self.features.play.show(page, table);
        }
    }

    /// Applies the settings to everything that exists before the late part.
    pub(super) fn restyle_early(&mut self) {
        self.with(|all, cx| {
            all.play.restyle(cx);
            all.welcome.restyle(cx);
            all.settings_card.restyle(cx);
        });
        self.set_volume();
    }

    pub(super) fn set_volume(&mut self) {
        let volume = match self.silent {
            true => 0.0,
            false => self.settings.volume(),
        };
        self.features.play.speaker.set_volume(volume);
    }
}
