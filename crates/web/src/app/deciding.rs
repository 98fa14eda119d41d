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
const LONGEST: f64 = 900.0;

/// The decision that the computer is about to make.
#[derive(Default)]
pub(super) enum Thought {
    /// None.
    #[default]
    None,
    /// It is asked for, and the sign of thinking comes up in a while.
    Asked(u32, Option<Timeout>),
    /// It is made.
    Made(Action),
}

impl App {
    /// Asks what to do in the present position.
    pub(super) fn consult(&mut self) {
        let Some(session) = &self.session else { return };
        let bits = self.chance.bits(session.record().entries().len());
        let question = Question::Decide {
            rules: write_rules(session.judge().rules()),
            position: session.judge().write_position(session.position()),
            level: "steady".to_owned(),
            whim: (bits.unwrap_or(0) >> 32) as u32,
            within: LONGEST,
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
        let choice = self.session.as_ref().and_then(|session| {
            let bits = self.chance.bits(session.record().entries().len());
            sahkku_opponent::greedy(session.judge(), session.position(), bits.unwrap_or(0))
        });
        choice.map_or(Thought::None, Thought::Made)
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
            Heard::Anew(why) => self.page.notice(&m::notice_thinker_anew(&why)),
            Heard::Gone(why) => {
                self.page.notice(&m::notice_thinker_gone(&why));
                self.advice_fails();
                if matches!(self.thought, Thought::Asked(..)) {
                    self.thought = self.last_resort();
                    self.decide();
                }
            }
        }
    }

    fn answered(&mut self, number: u32, answer: Answer) {
        self.advised(number, &answer);
        if !matches!(self.thought, Thought::Asked(asked, _) if asked == number) {
            return;
        }
        match answer {
            Answer::Action(text) => match self.legal_action(&text) {
                Some(action) => {
                    self.thought = Thought::Made(action);
                    self.decide();
                }
                None => self.distrust(format!("“{text}” is not legal")),
            },
            Answer::Refused(why) => self.distrust(why),
            Answer::Ranked(_) | Answer::Odds(_) => {
                self.distrust("another question was answered".to_owned());
            }
        }
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
        let (None, None, Some(Want::Decision(_))) = (&self.past, &self.pause, wanted) else {
            return;
        };
        let Thought::Made(action) = self.thought else {
            return;
        };
        self.enter(Entry::Action(action));
        if matches!(action, Action::Rethrow(_)) {
            // The hand is opened at once: there is nothing to wait for.
            self.throw_dice();
        } else {
            self.refresh();
            self.carry_on();
        }
    }
}
