//! Carrying out effects.

use context::elements::{Dialog, Part};
use context::{Effect, Feature as _, Purpose, Refused, Resume, Scope};

use super::state::Shell;
use crate::features::lessons::tried;
use crate::features::records;

impl Shell {
    /// Carries out all requested effects, and those that follow from them.
    pub(super) fn carry_out(&mut self) {
        loop {
            let effects = self.effects.take();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                self.carry_out_one(effect);
            }
        }
    }

    fn carry_out_one(&mut self, effect: Effect) {
        match effect {
            Effect::Lay(session, purpose) => {
                self.features.lessons.end_course();
                self.lay(*session, purpose);
            }
            Effect::Enter(entry, fall) => self.enter(entry, fall.as_ref()),
            Effect::Put(entry, fall) => self.put(entry, fall.as_ref()),
            Effect::Throw => self.throw(),
            Effect::Welcome(resume) => self.greet(resume),
            Effect::PutAway => self.put_away(),
            Effect::Finish => self.finish(),
            Effect::Tell(news) => {
                self.features.commentary.tell(news);
                self.effects.show();
            }
            Effect::Refuse(refused) => self.refuse(refused),
            Effect::Choose(choice) => {
                if !choice.ways.is_empty() {
                    self.effects.show();
                }
                self.features.choice.ask(&self.page, choice);
            }
            Effect::Confirm(about) => self.features.confirm.ask(&self.page, about),
            Effect::Restyle => {
                self.restyle();
                self.effects.show();
            }
            Effect::Silence(silent) => {
                self.silent = silent;
                self.set_volume();
            }
            Effect::Decide(entry) => self.decide(entry),
            Effect::DecideLine(line) => {
                let mut line = line.into_iter();
                if let Some(first) = line.next() {
                    self.decide(first.into());
                    self.features.play.follow_with(line);
                }
            }
            Effect::LayBeside(session, purpose) => self.lay_beside(*session, purpose),
            Effect::Realign(session) => self.realign(*session),
            Effect::ShowRecord(text, about) => records::show(&self.page, &text, &about),
            Effect::Verify(with_letter) => {
                self.tell_distance(distance::Message::Verify(with_letter));
            }
            Effect::OpenLetter(text) => {
                self.page.close_all_dialogs();
                self.tell_distance(distance::Message::Opened(text));
            }
            Effect::Verified(outcome) => {
                self.with(|all, cx| all.records.verified(outcome, cx));
            }
            Effect::Clear => {
                self.clear_table();
                self.show_empty_board();
            }
            Effect::Study(game, from) => {
                self.with(|all, cx| all.study.open_other(*game, from, cx));
            }
            Effect::GoBack => self.go_back(),
            Effect::TakeOver => self.take_over(),
            Effect::SetPlayer(side, player) => {
                if let Some(session) = &mut self.table.session {
                    session.set_player(side, player);
                }
                // The new player considers the position afresh.
                self.with(|all, cx| all.rethink(cx));
                self.features.play.marks.clear_choice();
                self.save();
                self.effects.go_on();
            }
            Effect::Look(place, look) => {
                self.with(|all, cx| all.places.look(place, look, cx));
            }
            Effect::LookAt { session, animated } => self.look_at(*session, animated),
            Effect::PlayBack(entries) => {
                self.with(|all, cx| all.study.play_back(entries, cx));
            }
            Effect::ConfirmTurn => self.with(|all, cx| all.handover.confirm(cx)),
            Effect::Learn(topics, rules) => {
                self.with(|all, cx| all.lessons.learn(topics, rules, cx));
            }
            Effect::SettingsChanged => {
                for scope in [Scope::Game, Scope::Person] {
                    // A visitor without browser storage was told so at the beginning.
                    let text = self.settings.write(scope);
                    let _ = self.store.keep_settings(scope, &text);
                }
                self.features.settings_card.write(&self.settings);
                self.restyle();
                // The changed setting may concern automatic actions.
                self.effects.go_on();
            }
            Effect::SetupChanged => {
                self.with(|all, cx| all.more.write(cx));
                if self.table.session.is_none() {
                    self.show_empty_board();
                }
            }
            Effect::Speak(language) => self.features.language.fetch(language),
            Effect::SayAgain => self.say_again(),
            Effect::TellReady => self.features.hosting.tell_ready(&self.table, &self.setup),
            Effect::LeaveDistance => self.leave_distance(),
            Effect::StartOver => self.start_over(),
        }
    }

    fn refuse(&mut self, refused: Refused) {
        self.features.commentary.refuse(refused.why);
        self.features.rulebook.offer(refused.rule, &self.page);
        if let (Some((from, to)), Purpose::Lesson(lesson)) =
            (refused.tried, &mut self.table.purpose)
        {
            tried(lesson, from, to, &mut self.progress, &self.store);
        }
        self.effects.show();
    }

    /// Clears selections and refusals, as something else is touched.
    pub(super) fn let_go(&mut self) {
        if self.features.places.let_go() {
            self.effects.show();
        }
        if self.features.coach.let_go() {
            self.effects.show();
        }
        if self.features.commentary.withdraw_refusal() {
            self.features.rulebook.offer(None, &self.page);
            self.features.play.forget_refused();
            self.effects.show();
        }
    }

    /// Clears the table and asks what to play.
    pub(super) fn greet(&mut self, resume: Resume) {
        if self.table.is_distant() {
            return self.effects.want(Effect::LeaveDistance);
        }
        self.clear_table();
        let learned = match resume {
            Resume::Game(saved) => {
                self.features.welcome.offer(saved.map(|game| *game), None);
                false
            }
            Resume::AsBefore { learned } => learned,
        };
        self.show_empty_board();
        self.features.welcome.open(&self.page);
        self.page.show(Part::Learned, learned);
    }

    fn put_away(&mut self) {
        self.with(|all, cx| all.forget(cx));
        self.table = context::Table::default();
        self.page.open_dialog(Dialog::Elsewhere);
    }

    pub(super) fn restyle(&mut self) {
        self.with(|all, cx| all.restyle(cx));
        self.set_volume();
    }
}
