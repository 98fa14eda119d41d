//! What the computer decides. It is asked while people still look at what happened before, and
//! acts when both the pause for them and its thinking are over.

use super::App;
use crate::link::Message;
use crate::messages as m;
use crate::thinker::Heard;
use gloo_timers::callback::Timeout;
use sahkku::{Action, Entry, write_rules};
use sahkku_session::Want;
use sahkku_thinker::{Answer, Question, ToPage};

/// Thinking that takes longer than this is shown, in milliseconds.
const SLOW: u32 = 700;

/// For how long a decision may be thought about, in milliseconds.
pub(super) const LONGEST: f64 = 900.0;

/// The decision that the computer is about to make.
#[derive(Default)]
pub(super) enum Thought {
    /// None.
    #[default]
    None,
    /// It is asked for, and the sign of thinking comes up in a while.
    Asked(u32, Option<Timeout>),
    /// It is made: an action, or a way around the board.
    Made(Entry),
}

impl App {
    /// Asks what to do in the present position.
    pub(super) fn consult(&mut self) {
        let Some(session) = &self.session else { return };
        let bits = self.chance.bits(session.record().entries().len());
        let whim = (bits.unwrap_or(0) >> 32) as u32;
        let rules = write_rules(session.judge().rules());
        let level = |side| session.seat(side).level().unwrap_or_default().to_string();
        let question = match session.want() {
            Want::Way(side) => Question::Way {
                rules,
                first: side.other().word().to_owned(),
                level: level(side),
                whim,
            },
            Want::Decision(side) => Question::Decide {
                rules,
                position: session.judge().write_position(session.position()),
                level: level(side),
                whim,
                within: LONGEST,
            },
            Want::Round(_) | Want::Lot | Want::Throw(..) | Want::Nothing(_) => return,
        };
        self.thought = match self.thinker.ask(question) {
            Some(number) => {
                let link = self.link.clone();
                let slow = Timeout::new(SLOW, move || link.send(Message::StillThinking));
                Thought::Asked(number, Some(slow))
            }
            None => self.last_resort(),
        };
    }

    /// What a simple player does, where nobody can be asked.
    fn last_resort(&self) -> Thought {
        let Some(session) = &self.session else {
            return Thought::None;
        };
        if matches!(session.want(), Want::Way(_)) {
            return Thought::Made(Entry::Walks(false));
        }
        let bits = self.chance.bits(session.record().entries().len());
        let choice =
            sahkku_opponent::greedy(session.judge(), session.position(), bits.unwrap_or(0));
        choice.map_or(Thought::None, |action| Thought::Made(Entry::Action(action)))
    }

    /// The game went another way.
    pub(super) fn drop_thought(&mut self) {
        if let Thought::Asked(number, _) = core::mem::take(&mut self.thought) {
            self.thinker.forget(number);
        }
        self.page.mark("task", "thinking", false);
        self.drop_advice();
    }

    /// Whether the computer thinks, and for so long that people should see it.
    pub(super) fn thinks_long(&self) -> bool {
        matches!(self.thought, Thought::Asked(_, None))
    }

    pub(super) fn still_thinking(&mut self) {
        if let Thought::Asked(_, slow) = &mut self.thought {
            *slow = None;
            self.refresh();
        }
    }

    /// A letter came from the `from`th thinker.
    pub(super) fn letter(&mut self, from: u32, letter: ToPage) {
        let heard = self.thinker.read(from, letter);
        self.hear(heard);
    }

    fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Nothing => {}
            Heard::Answer(number, answer) => self.answered(number, answer),
            Heard::NoWeights(why) => self.page.notice(&m::notice_no_weights(&why)),
            Heard::Anew(why) => self.page.notice(&m::notice_thinker_anew(&why)),
            Heard::Gone(why) => {
                self.page.notice(&m::notice_thinker_gone(&why));
                self.advice_fails();
                self.review_fails();
                self.draw_fails();
                if matches!(self.thought, Thought::Asked(..)) {
                    self.thought = self.last_resort();
                    self.decide();
                }
            }
        }
    }

    fn answered(&mut self, number: u32, answer: Answer) {
        self.advised(number, &answer);
        self.reviewed(number, &answer);
        self.draw_answered(number, &answer);
        if !matches!(self.thought, Thought::Asked(asked, _) if asked == number) {
            return;
        }
        match answer {
            Answer::Action(text) => match self.legal_action(&text) {
                Some(action) => self.made(Entry::Action(action)),
                None => self.distrust(format!("“{text}” is not legal")),
            },
            Answer::Way(miedut) => self.made(Entry::Walks(miedut)),
            Answer::Refused(why) => self.distrust(why),
            Answer::Ranked(_)
            | Answer::Odds(_)
            | Answer::Draw(_)
            | Answer::Progress(_)
            | Answer::Review(_) => {
                self.distrust("another question was answered".to_owned());
            }
        }
    }

    fn made(&mut self, entry: Entry) {
        self.thought = Thought::Made(entry);
        self.decide();
    }

    /// The thinker answered what cannot be. Another one is asked the same.
    fn distrust(&mut self, why: String) {
        let heard = self.thinker.fail(why);
        self.hear(heard);
        if matches!(self.thought, Thought::Asked(..)) {
            self.consult();
        }
    }

    pub(super) fn legal_action(&self, text: &str) -> Option<Action> {
        let legal = self.session.as_ref()?.legal();
        legal
            .iter()
            .copied()
            .find(|action| action.to_string() == text)
    }

    /// Does what was decided, once people have seen what happened before.
    pub(super) fn decide(&mut self) {
        let wanted = self.session.as_ref().map(|session| session.want());
        let (None, None, Some(Want::Decision(_) | Want::Way(_))) =
            (&self.past, &self.pause, wanted)
        else {
            return;
        };
        let Thought::Made(entry) = &self.thought else {
            return;
        };
        let entry = entry.clone();
        let again = matches!(entry, Entry::Action(Action::Rethrow(_)));
        self.enter(entry);
        if again {
            // The hand is opened at once: there is nothing to wait for.
            self.throw_dice();
        } else {
            self.refresh();
            self.carry_on();
        }
    }
}
