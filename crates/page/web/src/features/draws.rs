//! Draws: a side offers one, and the other agrees or plays on. If the game can no longer be decided, the program offers it.
use browser::dom::Sender;
use context::elements::{Button, Dialog};
use context::this::words as m;
use context::{
    Answer, Choice, Context, Effect, Entered, Entry, Feature, Leave, Players, Response, Showing,
    Side, Table, This,
};
use on_page::{ChoiceWords, Draws as _, Opponent};
use worker::{Asked, Question, RequestId};

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A person wants to offer one.
    Offer,
    /// The person at the screen accepts or declines an offer.
    Answered {
        offer: Offer,
        agrees: bool,
    },
    Computer((RequestId, Answer)),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// This side offers; the person who plays the other one answers.
    ToPerson(Side),
    ToComputer(Side),
    AtStandstill,
}

#[derive(Default)]
pub(crate) struct Draws {
    pub(super) sender: Sender<Message>,
    /// The offer that the person at the screen has to answer.
    open: Option<Offer>,
    /// The pending request to the computer that plays this side.
    asked: Option<(RequestId, Side)>,
    /// Whether a draw was declined in this turn.
    declined: bool,
    /// Whether the program's own offer was declined.
    plays_on: bool,
}

impl Draws {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Offer => self.offer(cx),
            Message::Answered { offer, agrees } => self.answered(offer, agrees, cx),
            Message::Computer((id, answer)) => {
                let Some((_, side)) = self.asked.take_if(|(asked, _)| *asked == id) else {
                    return;
                };
                let agrees = match &answer {
                    Answer::Response(Response::Draw { agrees }) => Some(*agrees),
                    Answer::Response(_) | Answer::Gone => None,
                };
                match agrees {
                    Some(true) => agree(cx),
                    Some(false) => self.decline(side, cx),
                    None => self.answer_simply(side, cx),
                }
            }
        }
    }

    /// Whether a person can offer a draw now: at most once in a turn.
    fn may_offer(&self, table: &Table) -> bool {
        table.going().is_some_and(This::may_offer_draw)
            && table.anyone_here()
            && table.past.is_none()
            && table.lesson().is_none()
            && self.asked.is_none()
            && !self.declined
    }

    /// Whether somebody at the screen has to answer an offer.
    pub(crate) fn asks(&self) -> bool {
        self.open.is_some()
    }

    fn offer(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(Dialog::MenuCard);
        let session = cx
            .table
            .session
            .as_ref()
            .filter(|_| self.may_offer(cx.table));
        let Some((session, side)) = session.zip(cx.table.person()) else {
            return;
        };
        let offer = match session.player(side.other()).is_computer() {
            true => Offer::ToComputer(side.other()),
            false => Offer::ToPerson(side),
        };
        self.ask(offer, cx);
    }

    /// Offers a draw if the game can no longer be decided, once per game; two computers agree at once. Returns whether the game
    /// waits for an answer, or has ended.
    pub(crate) fn offers_at_standstill(&mut self, cx: &mut Context<'_>) -> bool {
        let asks = cx.table.anyone_here();
        if (asks && self.plays_on)
            || cx.table.lesson().is_some()
            || cx.table.is_study()
            || !cx.table.session.as_ref().is_some_and(This::is_standstill)
        {
            return false;
        }
        if !asks {
            agree(cx);
        } else if self.open != Some(Offer::AtStandstill) {
            self.ask(Offer::AtStandstill, cx);
        }
        true
    }

    fn ask(&mut self, offer: Offer, cx: &mut Context<'_>) {
        self.open = Some(offer);
        let answer = move |n: usize| Message::Answered {
            offer,
            agrees: n == 0,
        };
        cx.effects.want(Effect::Choose(Choice {
            ways: Vec::new(),
            words: Box::new(move || words(offer)),
            // One accidental key must not cause what cannot be undone.
            first: 1,
            leave: Leave::Never,
            answer: Box::new(self.sender.sending(answer)),
        }));
    }

    fn answered(&mut self, offer: Offer, agrees: bool, cx: &mut Context<'_>) {
        self.open = None;
        match offer {
            Offer::ToComputer(side) if agrees => self.ask_computer(side, cx),
            Offer::ToComputer(_) => {}
            _ if agrees => agree(cx),
            Offer::ToPerson(side) => self.decline(side.other(), cx),
            Offer::AtStandstill => {
                self.plays_on = true;
                cx.effects.go_on();
            }
        }
    }

    fn ask_computer(&mut self, side: Side, cx: &mut Context<'_>) {
        let Some(session) = &cx.table.session else {
            return;
        };
        cx.effects
            .tell(move || m::DrawOffered { side: side.other() }.text());
        let reply = self.sender.map(Message::Computer);
        let asks = Players::WEIGHS_DRAWS;
        let asked = asks.then(|| cx.worker.ask(session, Question::Draw(side), &reply));
        match asked.flatten() {
            Some(id) => self.asked = Some((id, side)),
            None => self.answer_simply(side, cx),
        }
    }

    /// The answer of a simple player, if no bot can be asked.
    fn answer_simply(&mut self, side: Side, cx: &mut Context<'_>) {
        let Some(session) = &cx.table.session else {
            return;
        };
        if This::takes_draw(session, side) {
            agree(cx);
        } else {
            self.decline(side, cx);
        }
    }

    fn decline(&mut self, side: Side, cx: &mut Context<'_>) {
        self.declined = true;
        cx.effects.tell(move || m::DrawDeclined { side }.text());
    }
}

impl Feature for Draws {
    /// Allows another offer when the turn passes.
    fn entered(&mut self, entered: &Entered, _: &mut Context<'_>) {
        if This::may_offer_again(&entered.events) {
            self.declined = false;
        }
    }

    fn forget(&mut self, cx: &mut Context<'_>) {
        if let Some((id, _)) = self.asked.take() {
            cx.worker.cancel(id);
        }
        *self = Draws {
            sender: self.sender.clone(),
            ..Draws::default()
        };
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let offered = self.may_offer(cx.table);
        shown.buttons.push((Button::OfferDraw, offered));
    }
}

fn agree(cx: &mut Context<'_>) {
    cx.effects.want(Effect::Enter(Entry::Agreed, None));
}

/// An offer in words, and its answers, the accepting one first.
fn words(offer: Offer) -> ChoiceWords {
    let (title, text) = match offer {
        Offer::ToPerson(side) => (
            m::DrawOffered { side }.text(),
            m::DrawQuestion { side: side.other() }.text(),
        ),
        Offer::ToComputer(_) => (m::draw_ask(), m::draw_ask_text()),
        Offer::AtStandstill => This::standstill_in_words(),
    };
    let answers = match offer {
        Offer::ToComputer(_) => [m::offer_draw(), m::cancel()],
        Offer::ToPerson(_) | Offer::AtStandstill => [m::draw_agree(), m::draw_play_on()],
    };
    ChoiceWords {
        title,
        text,
        answers: answers.into(),
    }
}
