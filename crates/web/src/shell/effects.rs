//! Carrying out what features want.

use sahkku::Entry;

use super::message::Message;
use super::state::{Shell, with};
use crate::dom::{Dialog, Part};
use crate::effects::{Context, Effect, Refused, Resume};
use crate::features::{keeping, language, players};
use crate::table::Purpose;

impl Shell {
    /// Carries out all effects that are wanted, and those that come of them.
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
            Effect::Enter(entry, fall) => self.enter(entry, fall.as_ref()),
            Effect::Decide(entry) => self.decide(entry),
            Effect::Throw => self.throw(),
            Effect::Lay(session, purpose) => {
                self.lessons.forget();
                self.lay(*session, purpose, None);
            }
            Effect::LayLesson(session, lesson) => {
                self.lay(*session, Purpose::Lesson, Some(*lesson))
            }
            Effect::Welcome(resume) => self.greet(resume),
            Effect::Clear => {
                self.clear_table();
                self.show_empty_board();
            }
            Effect::PutAway => self.put_away(),
            Effect::TakeOver => match keeping::load(&self.page, &mut self.store) {
                Some(game) => self.lay(game, Purpose::Game, None),
                None => self.greet(Resume::Game(None)),
            },
            Effect::SetPlayer(side, player) => {
                if let Some(session) = &mut self.table.session {
                    session.set_player(side, player);
                }
                // Whoever plays there now looks at it anew.
                self.rethink();
                self.play.marks.clear_choice();
                self.save();
                self.effects.go_on();
            }
            Effect::LookAt(entries) => self.look_at(entries),
            Effect::StepBack => self.step_back(),
            Effect::StepOn => self.step_on(),
            Effect::Finish => self.finish(),
            Effect::Tell(news) => {
                self.commentary.tell(news);
                self.effects.show();
            }
            Effect::Refuse(refused) => self.refuse(refused),
            Effect::Choose(choice) => self.asking.ask(&self.page, choice),
            Effect::Confirm(about) => self.confirm.ask(&self.page, about),
            Effect::Learn(topics, rules) => {
                with!(self, lessons, |own, cx| own.learn(topics, rules, cx));
            }
            Effect::Compare(comparison) => {
                self.advice.compare(comparison, &self.page);
                self.effects.show();
            }
            Effect::SettingsChanged => {
                // Whoever's browser keeps nothing was told so at the beginning.
                let _ = self.store.keep_settings(&self.settings.write());
                self.settings_card.show(&self.settings);
                self.restyle();
                self.effects.show();
            }
            Effect::Restyle => {
                self.restyle();
                self.effects.show();
            }
            Effect::SetupChanged => {
                crate::features::welcome::show_setup(&self.page, &self.setup);
                if self.table.session.is_none() {
                    self.show_empty_board();
                }
            }
            Effect::Speak(language) => {
                language::fetch(language, &self.sender.map(Message::Language));
            }
            Effect::Silence(silent) => {
                self.silent = silent;
                self.set_volume();
            }
            Effect::TellReady => self.hosting.tell_ready(&self.table, &self.setup),
            Effect::StartOver => self.start_over(),
        }
    }

    fn refuse(&mut self, refused: Refused) {
        self.commentary.tell(refused.why);
        self.rulebook.offer(refused.rule, &self.page);
        if let (Some((from, to)), Some(lesson)) = (refused.tried, &mut self.table.lesson) {
            lesson.tried(from, to);
            self.lessons.note_progress(lesson, &self.store);
        }
        self.effects.show();
    }

    /// Does what was decided elsewhere than on the board.
    fn decide(&mut self, entry: Entry) {
        let Some(action) = entry.action() else { return };
        let lets = |wanted: Vec<sahkku::Action>| wanted.contains(&action);
        if self.table.decides() && self.table.lesson_wants().is_none_or(lets) {
            self.enter(entry, None);
        }
    }

    /// Asks what to play, at a table that is cleared of any other game.
    pub(super) fn greet(&mut self, resume: Resume) {
        self.clear_table();
        let learned = match resume {
            Resume::Game(saved) => {
                self.welcome.offer(saved.map(|game| *game), None);
                false
            }
            Resume::AsBefore { learned } => learned,
        };
        self.show_empty_board();
        self.welcome.open(&self.page, &self.setup);
        self.page.show(Part::Learned, learned);
    }

    /// Shows the board of the rules of a new game, set up for nobody's.
    pub(super) fn show_empty_board(&mut self) {
        if let Ok(judge) = self.setup.judge() {
            self.play.show_empty(&judge);
        }
    }

    fn put_away(&mut self) {
        self.forget_plans();
        self.table = crate::table::Table::default();
        self.page.open_dialog(Dialog::Elsewhere);
    }

    /// Forgets what a visitor to a kiosk did; the next one finds everything as it was.
    fn start_over(&mut self) {
        self.page.close_all_dialogs();
        self.page.clear_notices();
        self.store.forget();
        self.keeping.forget();
        self.lessons = crate::features::lessons::Lessons::default();
        self.welcome.offer(None, None);
        self.restyle();
        self.clear_table();
    }

    /// Lets everything be as it is set.
    pub(super) fn restyle(&mut self) {
        players::show_opponent(&self.page, &self.setup, &self.settings);
        self.play.restyle(&self.settings);
        self.rulebook.restyle(&self.settings);
        self.set_volume();
    }

    pub(super) fn set_volume(&mut self) {
        let volume = if self.silent {
            0.0
        } else {
            self.settings.volume()
        };
        self.play.speaker.set_volume(volume);
    }
}
