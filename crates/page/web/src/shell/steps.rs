//! The progress of the game, step by step: every action goes through [`Shell::enter`] to the authority of the game, and each
//! entry of its record is saved, told and shown once, by [`Shell::put`].

use context::clock;
use context::this::words as m;
use context::{
    Entered, Entry, Event, Feature as _, Position, Purpose, Resume, Session, Table, This, fall,
};
use on_page::{Fall, Moves};

use super::message::Message;
use super::state::Shell;
use crate::features::keeping;
use crate::features::lessons::see;

impl Shell {
    /// Puts an entry on record: on that of the table, or on that of the peer, from which it comes to the table.
    pub(super) fn enter(&mut self, entry: Entry, fall: Option<&Fall>) {
        if !self.table.is_distant() {
            return self.put(entry, fall);
        }
        self.ask_seat(distance::Message::Enter(entry));
        // A throw that follows at once finds it on the table.
        self.carry_out();
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
            self.features.play.board.finish();
            self.show();
        }
        self.table.keep_seen();
    }

    pub(super) fn throw(&mut self) {
        if self.table.is_distant() {
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
            self.features.play.board.finish();
        }
    }

    /// Ends all motion at once, and handles what follows from it.
    pub(super) fn finish(&mut self) {
        if self.features.play.board.is_moving() {
            self.features.play.speaker.hush();
        }
        while self.features.play.board.is_moving() {
            self.features.play.board.finish();
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

    /// Whether the game waits until a person keeps a completed turn or takes it back.
    pub(super) fn asks_about_turn(&mut self) -> bool {
        self.with(|all, cx| {
            let waits_for = all.handover.waits_for(cx.table, cx.settings);
            all.warning.holds(cx.table) || waits_for.is_some()
        })
    }

    /// Continues the game automatically as far as possible.
    pub(super) fn go_on(&mut self) {
        let distant = self.table.is_distant();
        if distant {
            self.ask_seat(distance::Message::Follow);
        }
        self.with(|all, cx| all.study.go_on(cx));
        if self.table.past.is_some() {
            return;
        }
        // Nothing is thrown or decided before a person has answered.
        if self.asks_about_turn() {
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
        let Some(mut session) = self.table.session.clone() else {
            return;
        };
        if self.table.past.is_some() || self.table.lesson().is_some() || !session.take_back() {
            return;
        }
        self.turn_back(session);
        let commentary = &mut self.features.commentary;
        commentary.tell(Box::new(|_| m::news_taken_back()));
        self.save();
        self.features.hosting.tell_undone(&self.table);
        self.effects.show();
    }

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
        self.turn_back(session);
        self.effects.go_on();
    }

    /// Replaces the game on the table, and animates the step that is undone, if one is.
    fn turn_back(&mut self, session: Session) {
        self.features.play.drop_plans();
        self.before_step();
        let before = self.table.session.as_ref();
        let undone = before.and_then(|before| undone(before, &session));
        self.table.session = Some(session);
        self.table.past = None;
        self.with(|all, cx| all.rethink(cx));
        self.features.play.board.finish();
        self.show_undone(undone);
    }

    /// Marks the last moves, and animates the step that is undone, if one is.
    fn show_undone(&mut self, undone: Option<Undone>) {
        let play = &mut self.features.play;
        play.mark_last(&self.table);
        if let Some((before, events)) = undone {
            play.animate_back(&self.table, &before, &events);
        }
    }

    /// Lays a game on the table: an ordinary one, or a lesson.
    pub(super) fn lay(&mut self, session: Session, purpose: Purpose) {
        self.with(|all, cx| all.forget(cx));
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
        self.with(|all, cx| all.forget(cx));
        self.features.play.board.finish();
        self.features.commentary.tell_nothing();
        self.features.lessons.end_course();
        self.table = Table::default();
        self.effects.show();
    }

    /// Saves the game, or leaves it to the tab that has taken it over.
    pub(super) fn save(&mut self) {
        let keeping = &mut self.features.keeping;
        if !keeping.save(&self.page, &self.table, &self.store) {
            self.effects.want(context::Effect::PutAway);
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

/// The position before a step, and its events.
type Undone = (Position, Vec<Event>);

/// The step that is undone by going from one state of a game to another; `None` if that does not go back.
fn undone(from: &Session, to: &Session) -> Option<Undone> {
    let (longer, shorter) = (from.record().entries(), to.record().entries());
    let back = longer.len() > shorter.len() && longer.starts_with(shorter);
    back.then(|| from.after(shorter.len() + 1).last_step())?
}

impl Shell {
    /// Shows another state of the game on the table, or of the record that is studied. The step there or back can be `animated`.
    pub(super) fn look_at(&mut self, to: Session, animated: bool) {
        let Some(from) = self.table.shown().cloned() else {
            return;
        };
        self.before_step();
        let next = match to.record().entries().split_last() {
            Some((next, before)) if before == from.record().entries() => Some(next.clone()),
            _ => None,
        };
        if let Some(entry) = next.filter(|_| animated) {
            self.table.look_at(to);
            self.animate_again(entry, &from);
        } else {
            self.features.play.board.finish();
            self.features.computer.end_pause();
            self.features.advice.drop(&self.page, &mut self.worker);
            self.features.play.drop_plans();
            let undone = undone(&from, &to).filter(|_| animated);
            self.table.look_at(to);
            self.show_undone(undone);
        }
        // A study tells the turn, not the entry.
        if !self.table.is_study() {
            self.features.commentary.tell_last(&self.table);
        }
        self.effects.go_on();
    }

    /// Animates an entry of the record, as it happened in the game before it.
    fn animate_again(&mut self, entry: Entry, before: &Session) {
        let mut after = before.clone();
        let Ok(events) = after.enter(entry.clone()) else {
            return;
        };
        let fall = fall(before, &entry, self.settings.side_below(&self.table));
        let before = before.game().clone();
        let entered = Entered {
            entry,
            before,
            events,
        };
        let play = &mut self.features.play;
        play.animate(&entered, fall.as_ref(), &self.table);
    }
}
