//! What the computer decides. It is asked while people still look at what happened before, and
//! acts when both the pause for them and its thinking are over.

use super::App;
use crate::link::Message;
use crate::messages as m;
use crate::thinker::Heard;
use gloo_timers::callback::Timeout;
use sahkku::{Action, Entry};
use sahkku_session::Pending;
use sahkku_thinker::{GameState, Request, RequestId, Response, ToPage};

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
    Asked(RequestId, Option<Timeout>),
    /// It is made: an action, or a way around the board.
    Made(Entry),
}

impl App {
    /// Asks what to do in the present position.
    pub(super) fn consult(&mut self) {
        let Some(session) = &self.session else { return };
        let bits = self.chance.bits(session.record().entries().len());
        let seed = (bits.unwrap_or(0) >> 32) as u32;
        let level = |side| session.player(side).level().unwrap_or_default();
        let request = match session.pending() {
            Pending::Way(side) => Request::ChooseDirection {
                judge: session.judge().clone(),
                first: side.other(),
                level: level(side),
                seed,
            },
            Pending::Decision(side) => Request::Decide {
                state: GameState {
                    judge: session.judge().clone(),
                    position: *session.position(),
                },
                level: level(side),
                seed,
                time_limit: LONGEST,
            },
            Pending::Round(_) | Pending::Lot | Pending::Throw(..) | Pending::Over(_) => return,
        };
        self.thought = match self.thinker.ask(request) {
            Some(id) => {
                let link = self.link.clone();
                let slow = Timeout::new(SLOW, move || link.send(Message::StillThinking));
                Thought::Asked(id, Some(slow))
            }
            None => self.last_resort(),
        };
    }

    /// What a simple player does, where nobody can be asked.
    fn last_resort(&self) -> Thought {
        let Some(session) = &self.session else {
            return Thought::None;
        };
        if matches!(session.pending(), Pending::Way(_)) {
            return Thought::Made(Entry::Walks(false));
        }
        let bits = self.chance.bits(session.record().entries().len());
        let choice =
            sahkku_opponent::greedy(session.judge(), session.position(), bits.unwrap_or(0));
        choice.map_or(Thought::None, |action| Thought::Made(Entry::Action(action)))
    }

    /// The game went another way.
    pub(super) fn drop_thought(&mut self) {
        if let Thought::Asked(id, _) = core::mem::take(&mut self.thought) {
            self.thinker.cancel(id);
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

    /// A message came from the `from`th thinker.
    pub(super) fn thinker_message(&mut self, from: u32, message: ToPage) {
        let heard = self.thinker.read(from, message);
        self.hear(heard);
    }

    fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Nothing => {}
            Heard::Response(id, response) => self.answered(id, response),
            Heard::NoWeights(why) => {
                self.page.notice(&m::NoticeNoWeights { error: &why }.text());
            }
            Heard::Anew(why) => {
                self.page
                    .notice(&m::NoticeThinkerAnew { error: &why }.text());
            }
            Heard::Gone(why) => {
                self.page
                    .notice(&m::NoticeThinkerGone { error: &why }.text());
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

    fn answered(&mut self, id: RequestId, response: Response) {
        self.advised(id, &response);
        self.reviewed(id, &response);
        self.draw_answered(id, &response);
        if !matches!(self.thought, Thought::Asked(asked, _) if asked == id) {
            return;
        }
        match response {
            Response::Action(action) if self.is_legal(action) => {
                self.made(Entry::Action(action));
            }
            Response::Action(action) => self.distrust(format!("“{action}” is not legal")),
            Response::Direction { miedut } => self.made(Entry::Walks(miedut)),
            Response::Rejected(why) => self.distrust(why),
            Response::Hint(_)
            | Response::Threats(_)
            | Response::Draw { .. }
            | Response::Progress(_)
            | Response::Review(_) => {
                self.distrust("the response is to another request".to_owned());
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

    pub(super) fn is_legal(&self, action: Action) -> bool {
        let session = self.session.as_ref();
        session.is_some_and(|session| session.legal().contains(&action))
    }

    /// Does what was decided, once people have seen what happened before.
    pub(super) fn decide(&mut self) {
        let wanted = self.session.as_ref().map(|session| session.pending());
        let (None, None, Some(Pending::Decision(_) | Pending::Way(_))) =
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
