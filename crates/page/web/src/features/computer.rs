//! The decisions of the computer. It is asked while people still look at the previous events, and acts when both their pause and
//! its thinking are over.

use browser::dom::Sender;
use context::this::words as m;
use context::{
    Answer, BEFORE_OTHERS, Context, Effect, Entered, Entry, Feature, Key, Response, Session,
    Showing, TIME_LIMIT, This, Worker, decision,
};
use game::{Level, Turn};
use gloo_timers::callback::Timeout;
use on_page::Opponent;
use worker::{Question, RequestId};

/// Thinking that takes longer than this is shown, in milliseconds.
const SLOW: u32 = 700;

/// The pause before dice are thrown for people, in milliseconds at normal speed: the throw ends the story of the last turn.
const BEFORE_OWN_THROW: f64 = 900.0;

/// The button of the offer to throw.
pub(crate) const THROW_FOR_ME: &str = "throw-for-me";

/// The gentlest opponent does not end a person's first game within this many turns of both sides.
const SPARED_TURNS: u32 = 20;

#[derive(Clone, Debug)]
pub(crate) enum Message {
    PauseOver,
    Answer((RequestId, Answer)),
    StillThinking,
    /// Throw the dice of the people in this game.
    ThrowForMe,
}

/// The decision that the computer is about to make.
#[derive(Default)]
enum Thought {
    #[default]
    None,
    /// It was requested; the thinking indicator appears after a delay.
    Asked(RequestId, Option<Timeout>),
    Made(Entry),
}

/// Whether it throws the dice of people.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Throws {
    /// As the settings say.
    #[default]
    AsSet,
    Offered,
    ForPeople,
}

#[derive(Default)]
pub(crate) struct Computer {
    pub(super) sender: Sender<Message>,
    thought: Thought,
    pause: Option<Timeout>,
    throws: Throws,
}

impl Computer {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::PauseOver => {
                self.pause = None;
                let turn = cx.table.session.as_ref().map(|session| session.turn());
                match turn {
                    Some(Turn::Chance(_)) => cx.effects.want(Effect::Throw),
                    _ => self.decide(cx),
                }
            }
            Message::Answer((id, answer)) => self.answered(id, answer, cx),
            Message::StillThinking => {
                if let Thought::Asked(_, slow) = &mut self.thought {
                    *slow = None;
                    cx.effects.show();
                }
            }
            Message::ThrowForMe => {
                self.throws = Throws::ForPeople;
                cx.page.clear_notices();
                cx.effects.go_on();
            }
        }
    }

    /// Continues the game if it is the computer's part: after a pause, in which it thinks.
    pub(crate) fn go_on(&mut self, cx: &mut Context<'_>) {
        if self.is_busy() {
            return;
        }
        let Some(session) = &cx.table.session else {
            return;
        };
        let computer = |side| session.player(side).is_computer();
        let pause = match session.turn() {
            Turn::Chance(None) if !cx.table.anyone_here() => BEFORE_OTHERS,
            Turn::Chance(Some(side)) | Turn::Decide(side) if computer(side) => BEFORE_OTHERS,
            // If only throwing is possible, people can have it done for them.
            Turn::Chance(_) if self.throws_for_people(cx) => BEFORE_OWN_THROW,
            _ => return,
        };
        self.consult(cx);
        let time = cx.settings.pause(pause, cx.table);
        self.pause = Some(self.sender.after(time, Message::PauseOver));
    }

    /// Whether it pauses, thinks, or has decided.
    pub(crate) fn is_busy(&self) -> bool {
        self.pause.is_some() || !matches!(self.thought, Thought::None)
    }

    /// Whether it waits so that people can look.
    pub(crate) fn is_pausing(&self) -> bool {
        self.pause.is_some()
    }

    /// Whether it has been thinking long enough to show it.
    pub(crate) fn thinks_long(&self) -> bool {
        matches!(self.thought, Thought::Asked(_, None))
    }

    fn drop_thought(&mut self, worker: &mut Worker) {
        if let Thought::Asked(id, _) = std::mem::take(&mut self.thought) {
            worker.cancel(id);
        }
    }

    pub(crate) fn end_pause(&mut self) {
        self.pause = None;
    }

    /// Requests a decision for the current position, if there is one to make.
    fn consult(&mut self, cx: &mut Context<'_>) {
        let Some(session) = &cx.table.session else {
            return;
        };
        let bits = cx.random.bits(session.record().entries().len());
        let seed = (bits.unwrap_or(0) >> 32) as u32;
        let Turn::Decide(side) = session.turn() else {
            return;
        };
        let level = session.player(side).level().unwrap_or_default();
        let turn = session.steps().last().map_or(0, |step| step.turn);
        let first = cx.store.played() == 0 && cx.table.anyone_here();
        let question = Question::Decide {
            level,
            seed,
            time_limit: TIME_LIMIT,
            spares: first && level == Level::Beginner && turn <= SPARED_TURNS,
        };
        let reply = self.sender.map(Message::Answer);
        self.thought = match cx.worker.ask(session, question, &reply) {
            Some(id) => {
                let slow = self.sender.after(SLOW, Message::StillThinking);
                Thought::Asked(id, Some(slow))
            }
            None => last_resort(cx),
        };
    }

    fn answered(&mut self, id: RequestId, answer: Answer, cx: &mut Context<'_>) {
        if !matches!(self.thought, Thought::Asked(asked, _) if asked == id) {
            return;
        }
        let session = cx.table.session.as_ref();
        let entry = match answer {
            Answer::Response(Response::Decision(text)) => {
                match session.and_then(|session| decision(session, &text)) {
                    Some(entry) => entry,
                    // The worker's answer is not legal. Another one gets the same request.
                    None => return self.ask_again(&format!("“{text}” is not legal"), cx),
                }
            }
            Answer::Response(Response::Rejected(why)) => return self.ask_again(&why, cx),
            Answer::Response(_) => {
                return self.ask_again("the response is to another request", cx);
            }
            Answer::Gone => {
                self.thought = last_resort(cx);
                return self.decide(cx);
            }
        };
        self.thought = Thought::Made(entry);
        self.decide(cx);
    }

    /// Repeats the request to another worker, for this reason.
    fn ask_again(&mut self, why: &str, cx: &mut Context<'_>) {
        cx.worker.fail(why);
        self.consult(cx);
        self.decide(cx);
    }

    /// Carries out the decision, once people have seen the previous events.
    pub(crate) fn decide(&mut self, cx: &mut Context<'_>) {
        let decides = |session: &Session| matches!(session.turn(), Turn::Decide(_));
        if !cx.table.session.as_ref().is_some_and(decides)
            || cx.table.past.is_some()
            || self.pause.is_some()
        {
            return;
        }
        if let Thought::Made(entry) = &self.thought {
            let again = This::opens_hand(entry);
            cx.effects.want(Effect::Enter(entry.clone(), None));
            if again {
                // The hand opens at once: there is nothing to wait for.
                cx.effects.want(Effect::Throw);
            }
            self.thought = Thought::None;
        }
    }

    /// Whether dice are thrown for people: if they have set or accepted so, and for the throw-off of a game with explanations
    /// against the computer.
    pub(crate) fn throws_for_people(&self, cx: &Context<'_>) -> bool {
        let begins =
            || cx.settings.is_on(Key::Coach) && cx.table.is_throw_off() && !cx.table.two_people();
        (self.throws == Throws::ForPeople || cx.settings.is_on(Key::AutoThrow) || begins())
            && cx.table.lesson().is_none()
            && !cx.table.is_study()
            && cx.table.may_throw()
    }
}

/// What a simple player does if no bot can be asked.
fn last_resort(cx: &Context<'_>) -> Thought {
    let Some(session) = &cx.table.session else {
        return Thought::None;
    };
    let bits = cx.random.bits(session.record().entries().len());
    let entry = This::last_resort(session, bits.unwrap_or(0));
    entry.map_or(Thought::None, Thought::Made)
}

impl Feature for Computer {
    fn entered(&mut self, _: &Entered, cx: &mut Context<'_>) {
        self.drop_thought(cx.worker);
    }

    fn rethink(&mut self, cx: &mut Context<'_>) {
        self.end_pause();
        self.drop_thought(cx.worker);
    }

    fn forget(&mut self, cx: &mut Context<'_>) {
        self.throws = Throws::AsSet;
        self.rethink(cx);
    }

    /// Offers once a game to throw for people when few pieces are left.
    fn show(&mut self, _: &mut Showing, cx: &mut Context<'_>) {
        let offers = self.throws == Throws::AsSet
            && !cx.settings.is_on(Key::AutoThrow)
            && cx.table.is_game()
            && cx.table.may_throw()
            && cx.motion.settled
            && cx.table.haste() > 1.0;
        if offers {
            self.throws = Throws::Offered;
            let label = m::set_auto_throw();
            cx.page
                .notice_with(&m::offer_throws(), Some((THROW_FOR_ME, &label)));
        }
    }
}
