//! The progress of the game, step by step: every action goes through [`Shell::enter`] to the authority of the game, and each
//! entry of its record is saved, told and shown once, by [`Shell::put`].

use context::clock;
use context::effects::Resume;
use context::feature::Feature as _;
use context::table::{Authority, Entered, Purpose, Table};
use context::this::words as m;
use context::this_game::{Entry, Event, Session, This};
use on_page::Fall;
use on_page::{Dice, Moves};

use super::message::Message;
use super::state::Shell;
use crate::features::keeping;
use crate::features::lessons::see;

impl Shell {
    /// Puts an entry on record: on that of the table, or on that of the peer, from which it comes to the table.
    pub(super) fn enter(&mut self, entry: Entry, fall: Option<&Fall>) {
        match self.table.authority() {
            Authority::Table => self.put(entry, fall),
            Authority::Seat => {
                self.ask_seat(distance::Message::Enter(entry));
                // A throw that follows at once finds it on the table.
                self.carry_out();
            }
        }
    }

    /// Puts an entry on the table, saves the game, and animates the entry.
    pub(super) fn put(&mut self, entry: Entry, fall: Option<&Fall>) {
        self.before_step();
        let Some(entered) = self.table.enter(entry) else {
            return self.tell_full();
        };
        if let Purpose::Lesson(lesson) = &mut self.table.purpose {
            see(lesson, &entered, &mut self.progress, &self.store);
        }
        self.count_turn();
        self.save();
        self.with(|all, cx| all.entered(&entered, cx));
        self.features.play.animate(&entered, fall, &self.table);
        self.effects.go_on();
    }

    /// Says so if the game has the maximum number of entries. In a demonstration by the computer, makes room for the next game.
    fn tell_full(&mut self) {
        let full = |session: &Session| session.record().is_full();
        if !self.table.session.as_ref().is_some_and(full) {
            return;
        }
        match (&mut self.features.kiosk, &self.table.purpose) {
            (Some(kiosk), Purpose::Demo) => kiosk.game_over(),
            _ => self.page.notice(&m::notice_game_full()),
        }
    }

    /// Finishes and reports the current action before the next one.
    fn before_step(&mut self) {
        if !self.features.play.motion().settled {
            self.features.play.finish();
            self.show();
        }
        self.table.keep_seen();
    }

    /// Throws the dice to be thrown.
    pub(super) fn throw(&mut self) {
        if self.table.authority() == Authority::Seat {
            return self.ask_seat(distance::Message::Step);
        }
        let next = self.with(|all, cx| all.play.next_throw(cx));
        if let Some((entry, fall)) = next {
            self.enter(entry, fall.as_ref());
        }
    }

    /// Repeats the throw-off until it decides who begins.
    pub(super) fn skip_throw_off(&mut self) {
        // A throw-off stays tied for long only if chance is broken.
        for _ in 0..1000 {
            if !self.table.may_throw() || !self.table.is_throw_off() {
                return;
            }
            self.throw();
            self.features.play.finish();
        }
    }

    /// Ends all motion at once, and handles what follows from it.
    pub(super) fn finish(&mut self) {
        if self.features.play.board.is_moving() {
            self.features.play.speaker.hush();
        }
        while self.features.play.board.is_moving() {
            self.features.play.finish();
            self.effects.take_show();
            self.show();
            self.go_on();
            self.carry_out();
        }
    }

    /// Makes dice in the air land at once. Returns whether there were any.
    pub(super) fn lands_dice(&mut self) -> bool {
        let fall = self.table.is_ahead() && self.features.play.motion().tumbling;
        if fall {
            self.finish();
        }
        fall
    }

    /// Passes a message to the feature for play at a distance.
    pub(super) fn tell_distance(&self, message: distance::Message) {
        self.sender.send(Message::from(message));
    }

    /// Whether the last step must still be seen. The turn may pass while the next one begins, but the end is celebrated first.
    fn is_showing(&self) -> bool {
        let board = &self.features.play.board;
        match self.table.is_over() {
            true => board.is_moving(),
            false => !board.is_settled(),
        }
    }

    /// Continues the game automatically as far as possible.
    pub(super) fn go_on(&mut self) {
        let distant = self.table.is_distant();
        if distant {
            self.ask_seat(distance::Message::Follow);
        }
        if self.table.past.is_some() || self.table.is_study() {
            self.with(|all, cx| all.study.go_on(cx));
        }
        if self.table.past.is_some() {
            return;
        }
        // Nothing is thrown or decided before a person has answered.
        if self.features.warning.holds(&self.table)
            || self
                .features
                .handover
                .waits_for(&self.table, &self.settings)
                .is_some()
        {
            return;
        }
        if self.features.computer.is_busy() {
            self.with(|all, cx| all.computer.decide(cx));
        }
        if self.with(|all, cx| all.play.next_in_row(cx))
            || self.is_showing()
            || self.features.computer.is_busy()
            || !distant && self.with(|all, cx| all.draws.offers_at_standstill(cx))
        {
            return;
        }
        let Some(session) = &self.table.session else {
            return;
        };
        if !session.turn().is_over() {
            let person = |side| session.player(side).is_here();
            let asked =
                This::question(session).filter(|_| session.turn().side().is_some_and(person));
            return match asked {
                Some(asked) => self.with(|all, cx| all.play.ask(asked, cx)),
                None if distant => {}
                None => self.with(|all, cx| all.computer.go_on(cx)),
            };
        }
        match self.table.purpose {
            Purpose::Game | Purpose::Distance { .. } => {
                self.features.choice.withdraw(&self.page);
                self.features.welcome.end(&self.page, &self.table);
                if clock::of(&self.table).is_some() {
                    // A loss on time is worded differently from the record.
                    self.effects.show();
                }
            }
            Purpose::Demo => {
                if let Some(kiosk) = &mut self.features.kiosk {
                    kiosk.game_over();
                }
            }
            Purpose::Lesson(_) | Purpose::Puzzle | Purpose::Study { .. } => {}
        }
    }

    /// Undoes a person's last move.
    pub(super) fn take_back(&mut self) {
        let can = |session: &Session| session.can_take_back();
        if self.table.past.is_some()
            || self.table.lesson().is_some()
            || !self.table.session.as_ref().is_some_and(can)
        {
            return;
        }
        self.features.play.drop_plans();
        self.before_step();
        let step = self.table.session.as_ref().and_then(Session::undone_step);
        if let Some(session) = &mut self.table.session {
            session.take_back();
        }
        self.rethink();
        self.features.play.finish();
        self.features.play.drop_plans();
        self.features
            .commentary
            .tell(Box::new(|_| m::news_taken_back()));
        self.features.play.mark_last(&self.table);
        self.save();
        if let Some((before, events)) = step {
            self.features
                .play
                .animate_back(&self.table, &before, &events);
        }
        self.features.hosting.tell_undone(&self.table);
        self.effects.show();
    }

    /// Redoes what was undone last.
    pub(super) fn redo(&mut self) {
        if self.table.decides() && self.table.lesson().is_none() {
            let session = self.table.session.as_ref();
            self.features.play.drop_plans();
            for entry in session.map(Session::redone).unwrap_or_default() {
                self.put(entry, None);
            }
        }
    }

    /// Replaces the game on the table by a version that went back, or another way.
    pub(super) fn realign(&mut self, session: Session) {
        self.features.play.drop_plans();
        self.before_step();
        let entries = session.record().entries();
        let before = self.table.session.as_ref();
        let step = before.and_then(|before| {
            let goes_back = before.record().entries().starts_with(entries)
                && before.record().entries().len() > entries.len();
            goes_back.then(|| before.after(entries.len() + 1).last_step())?
        });
        self.table.session = Some(session);
        self.table.past = None;
        self.rethink();
        self.features.play.finish();
        self.features.play.drop_plans();
        self.features.play.mark_last(&self.table);
        if let Some((before, events)) = step {
            self.features
                .play
                .animate_back(&self.table, &before, &events);
        }
        self.effects.go_on();
    }

    /// Lays a game on the table: an ordinary one, or a lesson.
    pub(super) fn lay(&mut self, session: Session, purpose: Purpose) {
        self.forget_plans();
        self.lay_out(session, purpose);
        self.features.play.mark_last(&self.table);
        self.keep();
        self.show();
        if self.features.play.fit() {
            self.effects.show();
        }
        self.effects.only_go_on();
    }

    /// Takes the game over from any other tab, and saves it.
    pub(super) fn keep(&mut self) {
        self.features.keeping.claim(&self.table, &mut self.store);
        self.save();
    }

    /// Clears the table: discards all thoughts, selections and words about the game.
    pub(super) fn clear_table(&mut self) {
        self.forget_plans();
        self.features.play.finish();
        self.features.commentary.tell_nothing();
        self.features.lessons.end_course();
        self.table = Table::default();
        self.effects.show();
    }

    /// Discards the plans of a game that goes another way.
    pub(super) fn forget_plans(&mut self) {
        self.with(|all, cx| all.forget(cx));
    }

    /// Discards all thoughts about the position, and ends pauses for people to look.
    pub(super) fn rethink(&mut self) {
        self.with(|all, cx| all.rethink(cx));
    }

    /// Saves the game, or leaves it to the tab that has taken it over.
    pub(super) fn save(&mut self) {
        if !self
            .features
            .keeping
            .save(&self.page, &self.table, &self.store)
        {
            self.effects.want(context::effects::Effect::PutAway);
        }
    }

    /// Lays an unsaved game on the table; the previous one returns after it.
    pub(super) fn lay_beside(&mut self, session: Session, purpose: Purpose) {
        let own = match self.table.purpose {
            Purpose::Game => self.table.session.clone(),
            _ => self.table.aside.clone(),
        };
        self.away = match &self.table.purpose {
            Purpose::Distance { .. } => self.store.left_distance(),
            beside if beside.is_beside() => self.away.take(),
            _ => None,
        };
        // A lesson and a study may be about the end of the game; a puzzle leaves that to the archive.
        let puzzle = matches!(purpose, Purpose::Puzzle);
        let aside = own.filter(|game| !puzzle || !game.turn().is_over());
        let aside = aside.or_else(|| self.with(|_, cx| cx.saved_game()));
        if !matches!(purpose, Purpose::Lesson(_)) {
            self.features.lessons.end_course();
        }
        self.lay(session, purpose);
        self.table.aside = aside;
    }

    /// Returns to the game that lay on the table before an unsaved one.
    pub(super) fn go_back(&mut self) {
        if let Some(id) = self.away.take() {
            self.store.note_distance(Some(&id));
            return self.take_over();
        }
        match self.table.aside.clone() {
            Some(game) if self.store.is_ours() => self.lay(game, Purpose::Game),
            _ => self.take_over(),
        }
    }

    /// Continues the saved game, or the noted game at a distance.
    pub(super) fn take_over(&mut self) {
        if self.store.left_distance().is_some() {
            return self.tell_distance(distance::Message::Return);
        }
        match keeping::load(&self.page, &mut self.store) {
            Some(game) => {
                self.features.lessons.end_course();
                self.lay(game, Purpose::Game);
            }
            None => self.greet(Resume::Game(None)),
        }
    }

    /// Carries out a decision made elsewhere than on the board.
    pub(super) fn decide(&mut self, entry: Entry) {
        let Some(action) = This::action_of(&entry) else {
            return;
        };
        let lets = |wanted: Vec<_>| wanted.contains(&action);
        if self.table.decides() && self.table.lesson_wants().is_none_or(lets) {
            self.enter(entry, None);
        }
    }

    /// Discards everything that a visitor of a kiosk did; the next one finds the initial state.
    pub(super) fn start_over(&mut self) {
        self.page.close_all_dialogs();
        self.page.clear_notices();
        self.store.forget();
        self.with(|all, cx| all.start_over(cx));
        self.restyle();
        self.clear_table();
    }
}

impl Shell {
    /// Shows the game after so many entries.
    pub(super) fn look_at(&mut self, entries: usize) {
        self.go_to(entries);
        self.effects.show();
        if self.table.past.is_none() {
            self.effects.go_on();
        }
    }

    fn go_to(&mut self, entries: usize) {
        let Some(session) = &self.table.session else {
            return;
        };
        let past = (entries < self.table.entries()).then(|| session.after(entries));
        self.features.play.finish();
        self.features.computer.end_pause();
        self.features.study.stop();
        self.features.advice.drop(&self.page, &mut self.worker);
        self.features.play.drop_plans();
        self.table.past = past;
        self.features.play.mark_last(&self.table);
        self.features.commentary.tell_last(&self.table);
    }

    /// Steps back by one entry, with its animation.
    pub(super) fn step_back(&mut self) {
        let at = self.table.looks_back().unwrap_or(self.table.entries());
        let step = self.table.shown().and_then(Session::last_step);
        let Some((before, events)) = step else {
            return self.look_at(at.saturating_sub(1));
        };
        self.before_step();
        self.go_to(at - 1);
        self.features
            .play
            .animate_back(&self.table, &before, &events);
        self.effects.show();
    }

    /// Steps forward by one entry, with its animation.
    pub(super) fn step_on(&mut self) {
        let Some(at) = self.table.looks_back() else {
            return;
        };
        self.before_step();
        let game = self.table.session.as_ref();
        let entry = game.and_then(|game| game.record().entries().get(at).cloned());
        let (Some(entry), Some(past)) = (entry, &mut self.table.past) else {
            return;
        };
        let before = past.game().clone();
        let held = This::falling_dice(past, 0);
        let Ok(events) = past.enter(entry.clone()) else {
            return;
        };
        let fall = This::is_throw(&entry).then(|| self.fall_again(at, &events, held));
        let entered = Entered {
            entry,
            before,
            events,
        };
        self.features
            .play
            .animate(&entered, fall.as_ref(), &self.table);
        if at + 1 == self.table.entries() {
            self.table.past = None;
        }
        self.features.commentary.tell_last(&self.table);
        self.effects.go_on();
    }

    /// How the dice of entry number `at` fell: those that were in the hand, or all.
    fn fall_again(&self, at: usize, events: &[Event], held: Vec<usize>) -> Fall {
        let fallen = match held.is_empty() {
            true => (0..self.table.dice().len()).collect(),
            false => held,
        };
        Fall {
            dice: fallen,
            seed: at as u64,
            from_left: This::thrower(events) == Some(self.settings.side_below(&self.table)),
        }
    }
}
