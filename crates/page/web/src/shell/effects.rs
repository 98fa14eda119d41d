//! Carrying out what features want.

use browser::later::rest;
use context::effects::{Effect, LaterEffect, Refused, Resume};
use context::elements::{Dialog, Part};
use context::feature::Feature as _;

use super::later::{carry_out_later, restyle_later, step_later};
use super::state::{Shell, with};
use crate::features::lessons::try_later;

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
            Effect::Lay(session, purpose) => {
                self.lessons.end_course();
                self.lay(*session, purpose, None);
            }
            Effect::Later(effect) => {
                if let Some(rest) = rest() {
                    carry_out_later(rest, self, effect);
                }
            }
            // Only what the rest handles wants the others.
            effect => {
                if let Some(rest) = rest() {
                    step_later(rest, self, effect);
                }
            }
        }
    }

    /// Carries out what is wanted once all of the program is there.
    pub(super) fn step(&mut self, effect: Effect) {
        match effect {
            Effect::Enter(entry, fall) => self.enter(entry, fall.as_ref()),
            Effect::Put(entry, fall) => self.put(entry, fall.as_ref()),
            Effect::Throw => self.throw(),
            Effect::Welcome(resume) => self.greet(resume),
            Effect::PutAway => self.put_away(),
            Effect::Finish => self.finish(),
            Effect::Tell(news) => {
                self.commentary.tell(news);
                self.effects.show();
            }
            Effect::Refuse(refused) => self.refuse(refused),
            Effect::Choose(choice) => {
                if !choice.ways.is_empty() {
                    self.effects.show();
                }
                self.asking.ask(&self.page, choice);
            }
            Effect::Confirm(about) => self.confirm.ask(&self.page, about),
            Effect::Restyle => {
                self.restyle();
                self.effects.show();
            }
            Effect::Silence(silent) => {
                self.silent = silent;
                self.set_volume();
            }
            Effect::Lay(..) | Effect::Later(_) => {}
        }
    }

    fn refuse(&mut self, refused: Refused) {
        self.commentary.refuse(refused.why);
        self.rulebook.offer(refused.rule, &self.page);
        if let (Some((from, to)), Some(lesson), Some(rest)) =
            (refused.tried, &mut self.table.lesson, rest())
        {
            try_later(rest, lesson, from, to, &mut self.progress, &self.store);
        }
        self.effects.show();
    }

    /// Something else is touched than what was pointed out, or refused for a reason that has been read by now.
    pub(super) fn let_go(&mut self) {
        if self.places.let_go() {
            self.effects.show();
        }
        if self.coach.let_go() {
            self.effects.show();
        }
        if self.commentary.withdraw_refusal() {
            self.rulebook.offer(None, &self.page);
            self.play.forget_refused();
            self.effects.show();
        }
    }

    /// Asks what to play, at a table that is cleared of any other game.
    pub(super) fn greet(&mut self, resume: Resume) {
        if self.table.is_distant() {
            return self.effects.want(LaterEffect::LeaveDistance);
        }
        self.clear_table();
        let learned = match resume {
            Resume::Game(saved) => {
                self.welcome.offer(saved.map(|game| *game), None);
                false
            }
            Resume::AsBefore { learned } => learned,
        };
        self.show_empty_board();
        self.welcome.open(&self.page);
        self.page.show(Part::Learned, learned);
    }

    /// Shows the board of the rules of a new game, set up for nobody's.
    pub(super) fn show_empty_board(&mut self) {
        if let Some(judge) = self.setup.ready() {
            self.play.show_empty(&judge);
        }
    }

    fn put_away(&mut self) {
        self.forget_plans();
        self.table = context::table::Table::default();
        self.page.open_dialog(Dialog::Elsewhere);
    }

    /// Lets everything be as it is set.
    pub(super) fn restyle(&mut self) {
        match rest() {
            Some(rest) => restyle_later(rest, self),
            None => {
                with!(self, play, |own, cx| own.restyle(cx));
                with!(self, welcome, |own, cx| own.restyle(cx));
                with!(self, settings_card, |own, cx| own.restyle(cx));
            }
        }
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
