//! Draws: a side offers one and the other agrees or plays on. Where only the king can ever move,
//! the program offers it.

use super::{App, Choices};
use crate::messages as m;
use sahkku::{Entry, Event, Phase, Side};
use sahkku_opponent::takes_draw_by_count;
use sahkku_session::Session;
use sahkku_thinker::{GameState, Request, RequestId, Response};

/// What has become of draws in this game.
#[derive(Default)]
pub(super) struct Draws {
    /// The computer that plays this side is asked, under this id.
    asked: Option<(RequestId, Side)>,
    /// A draw was declined in this turn.
    declined: bool,
    /// The program's own offer was declined.
    plays_on: bool,
}

/// An offer that waits for an answer in the dialog of choices.
#[derive(Clone, Copy)]
pub(super) enum Offer {
    /// This side offers; the person who plays the other one answers.
    ToPerson(Side),
    /// Whether the computer that plays this side shall be asked.
    ToComputer(Side),
    /// The program offers.
    AtStandstill,
}

impl App {
    /// Whether a person can offer a draw now: not twice in a turn.
    pub(super) fn may_offer_draw(&self) -> bool {
        let plays = |game: &Session| game.game().phase() == Phase::Play;
        self.going().is_some_and(plays)
            && self.anyone_here()
            && self.past.is_none()
            && self.learning.is_none()
            && self.draws.asked.is_none()
            && !self.draws.declined
    }

    pub(super) fn offer_draw(&mut self) {
        self.page.close_dialog("menu-card");
        let Some(session) = self.session.as_ref().filter(|_| self.may_offer_draw()) else {
            return;
        };
        let side = self.person(session);
        let offer = match session.player(side.other()).is_computer() {
            true => Offer::ToComputer(side.other()),
            false => Offer::ToPerson(side),
        };
        self.ask_draw(offer);
    }

    /// Offers a draw where only the king can ever move, once a game; two computers agree on it at
    /// once. Whether the game waits for an answer, or is over by it.
    pub(super) fn offers_at_standstill(&mut self) -> bool {
        let stands = |game: &Session| {
            game.game().phase() == Phase::Play && game.judge().only_king_moves(game.position())
        };
        let asks = self.anyone_here();
        if (asks && self.draws.plays_on)
            || self.learning.is_some()
            || !self.session.as_ref().is_some_and(stands)
        {
            return false;
        }
        if !asks {
            self.agree();
        } else if !matches!(self.choices, Choices::Draw(Offer::AtStandstill)) {
            self.ask_draw(Offer::AtStandstill);
        }
        true
    }

    fn ask_draw(&mut self, offer: Offer) {
        self.choices = Choices::Draw(offer);
        self.say_draw();
        self.page.open_dialog("choice");
    }

    /// Fills the dialog of choices with the offer that waits for an answer. It stays until there
    /// is one.
    pub(super) fn say_draw(&self) {
        let Choices::Draw(offer) = self.choices else {
            return;
        };
        let (title, text) = match offer {
            Offer::ToPerson(side) => (
                m::DrawOffered { side }.text(),
                m::DrawQuestion { side: side.other() }.text(),
            ),
            Offer::ToComputer(_) => (m::draw_ask(), m::draw_ask_text()),
            Offer::AtStandstill => (m::draw_standstill(), m::draw_standstill_text()),
        };
        let answers = match offer {
            Offer::ToComputer(_) => [m::offer_draw(), m::cancel()],
            Offer::ToPerson(_) | Offer::AtStandstill => [m::draw_agree(), m::draw_play_on()],
        };
        self.page.say("choice-title", &title);
        self.page.say("choice-text", &text);
        self.page.list_choices(&answers);
        // What cannot be undone does not happen by one key too many.
        self.page.begin_with_choice(1);
    }

    /// The person at the screen answered an offer.
    pub(super) fn answer_draw(&mut self, offer: Offer, agrees: bool) {
        match offer {
            Offer::ToComputer(side) if agrees => self.ask_computer(side),
            Offer::ToComputer(_) => {}
            _ if agrees => self.agree(),
            Offer::ToPerson(side) => self.decline(side.other()),
            Offer::AtStandstill => {
                self.draws.plays_on = true;
                self.carry_on();
            }
        }
    }

    fn ask_computer(&mut self, side: Side) {
        let Some(session) = &self.session else { return };
        let request = Request::Draw {
            state: GameState {
                judge: session.judge().clone(),
                position: *session.position(),
            },
            side,
        };
        self.tell(move || m::DrawOffered { side: side.other() }.text());
        self.refresh();
        match self.thinker.ask(request) {
            Some(id) => self.draws.asked = Some((id, side)),
            None => self.count_for_draw(side),
        }
    }

    /// A response of the thinker, if it is about a draw.
    pub(super) fn draw_answered(&mut self, id: RequestId, response: &Response) {
        let Some((_, side)) = self.draws.asked.take_if(|(asked, _)| *asked == id) else {
            return;
        };
        match response {
            Response::Draw { agrees: true } => self.agree(),
            Response::Draw { agrees: false } => self.decline(side),
            _ => self.count_for_draw(side),
        }
    }

    /// The thinker cannot answer any more.
    pub(super) fn draw_fails(&mut self) {
        if let Some((_, side)) = self.draws.asked.take() {
            self.count_for_draw(side);
        }
    }

    /// What a simple player answers, where nobody can be asked.
    fn count_for_draw(&mut self, side: Side) {
        let Some(session) = &self.session else { return };
        if takes_draw_by_count(session.position(), side) {
            self.agree();
        } else {
            self.decline(side);
        }
    }

    fn agree(&mut self) {
        self.enter(Entry::Agreed);
        self.refresh();
        self.carry_on();
    }

    fn decline(&mut self, side: Side) {
        self.draws.declined = true;
        self.tell(move || m::DrawDeclined { side }.text());
        self.refresh();
    }

    /// Something happened: when the turn passes, a draw can be offered again.
    pub(super) fn draw_sees(&mut self, events: &[Event]) {
        let passed = |event: &Event| matches!(event, Event::TurnPassed { .. });
        if events.iter().any(passed) {
            self.draws.declined = false;
        }
    }

    /// No draw is on offer any more.
    pub(super) fn drop_offer(&mut self) {
        if let Choices::Draw(_) = self.choices {
            self.choices = Choices::None;
            self.page.close_dialog("choice");
        }
    }

    /// The game goes another way: nothing is known of draws in it.
    pub(super) fn drop_draws(&mut self) {
        self.drop_offer();
        if let Some((id, _)) = core::mem::take(&mut self.draws).asked {
            self.thinker.cancel(id);
        }
    }
}
