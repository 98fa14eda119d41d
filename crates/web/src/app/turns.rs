//! How the game goes on: throws, decisions, the computer's part, and what follows by itself.

use super::deciding::Thought;
use super::seen::taken_up;
use super::{App, Choices};
use crate::link::Message;
use crate::messages as m;
use crate::words;
use gloo_timers::callback::Timeout;
use sahkku::{Action, DieSet, Entry, Face, Side};
use sahkku_session::{Pending, Session, throw_from_bits};

/// Pauses that let people follow the computer, in milliseconds at normal speed.
const BEFORE_THROW: f64 = 900.0;
const BEFORE_DECISION: f64 = 750.0;

impl App {
    /// Whether the person at the screen may throw now.
    pub(super) fn may_throw(&self) -> bool {
        let Some(session) = self.session.as_ref().filter(|_| self.past.is_none()) else {
            return false;
        };
        match session.pending() {
            Pending::Round(_) | Pending::Lot => self.anyone_here(),
            Pending::Throw(side, _) => !session.player(side).is_computer(),
            _ => false,
        }
    }

    pub(super) fn below(&self) -> Side {
        self.session
            .as_ref()
            .map_or(Side::Men, |session| self.side_below(session))
    }

    pub(super) fn anyone_here(&self) -> bool {
        let human = |session: &Session| {
            Side::BOTH
                .into_iter()
                .any(|side| !session.player(side).is_computer())
        };
        self.session.as_ref().is_some_and(human)
    }

    pub(super) fn throw(&mut self) {
        if self.may_throw() && !self.lands_dice() {
            self.throw_dice();
        }
    }

    /// Takes up the dice that are to be thrown and shakes them. Whether there are any.
    pub(super) fn shake(&mut self) -> bool {
        if !self.may_throw() || self.board.is_moving() {
            return false;
        }
        let dice = self.session.as_ref().map(taken_up).unwrap_or_default();
        if dice.is_empty() {
            return false;
        }
        let faces: Vec<Option<Face>> = dice.iter().map(|die| die.face).collect();
        self.board.shake(Some(&faces));
        self.draw_soon();
        true
    }

    pub(super) fn throw_dice(&mut self) {
        let Some(session) = &self.session else { return };
        let Ok(bits) = self.chance.bits(session.record().entries().len()) else {
            self.page.notice(&m::notice_no_chance());
            return;
        };
        let rules = session.judge().rules();
        let throw = |count, bits| throw_from_bits(rules, count, bits);
        match session.pending() {
            Pending::Round(count) => {
                // Both sides' dice come from one draw of 64 bits, of which each die needs two.
                let (men, women) = (throw(count, bits), throw(count, bits >> 32));
                let fallen = men.iter().chain(&women).copied().collect::<Vec<Face>>();
                self.enter(Entry::Round {
                    men: men.clone(),
                    women: women.clone(),
                });
                let begins = self
                    .session
                    .as_ref()
                    .and_then(|session| match session.pending() {
                        Pending::Throw(side, _) => Some(side),
                        Pending::Way(side) => Some(side.other()),
                        _ => None,
                    });
                self.tell_either(move |brief| words::round(&men, &women, begins, brief));
                let all: Vec<usize> = (0..fallen.len()).collect();
                self.board.tumble(&self.dice(), &all, bits, false);
            }
            Pending::Lot => {
                let side = Side::BOTH[(bits & 1) as usize];
                self.enter(Entry::Begins(side));
                self.tell(move || m::NewsBegins { side }.text());
            }
            Pending::Throw(thrower, count) => {
                let dice = session.tray().dice();
                let in_hand = dice
                    .iter()
                    .enumerate()
                    .filter(|(_, die)| die.face.is_none());
                let mut falling: Vec<usize> = in_hand.map(|(n, _)| n).collect();
                if falling.is_empty() {
                    falling = (0..usize::from(count)).collect();
                }
                let thrown = self
                    .lesson_throw(count)
                    .unwrap_or_else(|| throw(count, bits));
                self.enter(Entry::Throw(thrown));
                let from_left = thrower == self.below();
                self.board.tumble(&self.dice(), &falling, bits, from_left);
            }
            _ => return,
        }
        self.refresh();
        self.carry_on();
    }

    pub(super) fn decides(&self) -> bool {
        let Some(session) = self.session.as_ref().filter(|_| self.past.is_none()) else {
            return false;
        };
        matches!(session.pending(), Pending::Decision(side) if !session.player(side).is_computer())
    }

    pub(super) fn act(&mut self, action: Action) {
        self.enter_decision(Entry::Action(action));
    }

    pub(super) fn enter_decision(&mut self, entry: Entry) {
        let Some(action) = entry.action() else { return };
        if self.decides() && !self.lands_dice() && self.lesson_lets(action) {
            self.enter(entry);
            self.refresh();
            self.carry_on();
        }
    }

    /// Uses several dice one after the other.
    pub(super) fn act_in_row(&mut self, actions: Vec<Action>) {
        let mut actions = actions.into_iter();
        if let Some(first) = actions.next() {
            self.queue = actions.collect();
            self.act(first);
        }
    }

    /// Uses the next die of a row, once the one before has been seen. Whether there was one.
    fn next_in_row(&mut self) -> bool {
        if self.queue.is_empty() || self.board.is_moving() {
            return false;
        }
        let legal = self.session.as_ref().map(Session::legal);
        match self.queue.pop_front() {
            Some(action) if legal.is_some_and(|legal| legal.contains(&action)) => {
                self.act_or_ask(action);
                true
            }
            _ => {
                self.queue.clear();
                false
            }
        }
    }

    /// Throws the X dice that were tapped again; all of them if none was.
    pub(super) fn rethrow(&mut self) {
        if !self.decides() || self.lands_dice() {
            return;
        }
        let mut dice = self.marks.lifted.clone();
        if dice.is_empty() {
            dice = self.crosses();
        }
        let dice = dice.into_iter().try_fold(DieSet::NONE, DieSet::with);
        let dice = dice.unwrap_or_default();
        if !self.lesson_lets(Action::Rethrow(dice.count())) {
            return;
        }
        self.enter(Entry::Rethrow(dice));
        if self.decides() {
            // These rules do not let just these dice be thrown again.
            self.refresh();
        } else {
            // The dice are in the hand: nothing is left to decide before they fall.
            self.throw_dice();
        }
    }

    /// The dice in the tray that show an X which can be thrown again.
    pub(super) fn crosses(&self) -> Vec<usize> {
        let Some(session) = &self.session else {
            return Vec::new();
        };
        let dice = session.tray().dice().iter().enumerate();
        dice.filter(|(_, die)| die.face == Some(Face::X) && !die.used)
            .map(|(n, _)| n)
            .collect()
    }

    pub(super) fn rethrow_open(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        session
            .legal()
            .iter()
            .any(|action| matches!(action, Action::Rethrow(_)))
    }

    pub(super) fn take_back(&mut self) {
        if self.past.is_some() {
            return;
        }
        self.queue.clear();
        let Some(session) = &mut self.session else {
            return;
        };
        if self.learning.is_none() && session.can_take_back() {
            self.keep_seen();
            let step = self.session.as_ref().and_then(Session::last_step);
            if let Some(session) = &mut self.session {
                session.take_back();
            }
            self.pause = None;
            self.drop_thought();
            self.board.finish();
            self.clear_choice();
            self.tell(m::news_taken_back);
            self.mark_last();
            self.save();
            if let Some((before, events)) = step {
                self.undo(&before, &events);
            }
            self.refresh();
            self.tell_host("takeback", String::new());
        }
    }

    pub(super) fn resign(&mut self) {
        self.page.close_dialog("menu-card");
        let Some(session) = &self.session else { return };
        self.enter(Entry::Resigned(self.person(session)));
        self.refresh();
        self.carry_on();
    }

    /// The side that a person at the screen speaks for; that of the turn, where it is either.
    pub(super) fn person(&self, session: &Session) -> Side {
        let turn = session.position().turn();
        let human = |side: &Side| !session.player(*side).is_computer();
        [turn, turn.other()].into_iter().find(human).unwrap_or(turn)
    }

    /// Puts an entry on record, saves it, and sets in motion what it did.
    pub(super) fn enter(&mut self, entry: Entry) {
        self.keep_seen();
        let Some(session) = &mut self.session else {
            return;
        };
        let before = *session.position();
        let Ok(events) = session.enter(entry.clone()) else {
            return;
        };
        let judge = session.judge().clone();
        self.lesson_sees(&before, &entry);
        self.drop_thought();
        self.clear_choice();
        self.end_told = false;
        self.save();
        self.offer_rule(None);
        self.board.play(&judge, &before, &events);
        self.draw_sees(&events);
        self.tell_events(events);
        // Something may be over before it is first drawn; then its end is noticed all the same.
        self.moving = true;
        if self.learning.is_none() {
            self.tell_entry(&entry);
        }
    }

    /// Asks for a pause if something happens by itself next.
    pub(super) fn carry_on(&mut self) {
        if self.past.is_some() {
            return self.play_past();
        }
        if self.next_in_row() {
            return;
        }
        let asked = !matches!(self.thought, Thought::None);
        if self.board.is_moving() || self.pause.is_some() || asked || self.offers_at_standstill() {
            return;
        }
        let Some(session) = &self.session else { return };
        let computer = |side| session.player(side).is_computer();
        let pause = match session.pending() {
            Pending::Round(_) | Pending::Lot if !self.anyone_here() => BEFORE_THROW,
            Pending::Throw(side, _) if computer(side) => BEFORE_THROW,
            Pending::Way(side) | Pending::Decision(side) if computer(side) => BEFORE_DECISION,
            Pending::Way(_) => return self.offer_way(),
            Pending::Over(_) if self.is_attracting() => return self.attract_again(),
            Pending::Over(_) if self.learning.is_some() => return,
            Pending::Over(_) if self.end_told => return,
            Pending::Over(_) => {
                self.end_told = true;
                self.drop_offer();
                self.say_ending();
                return self.page.open_dialog("ending");
            }
            _ => return,
        };
        if matches!(session.pending(), Pending::Way(_) | Pending::Decision(_)) {
            self.consult();
        }
        let link = self.link.clone();
        let time = (pause * self.speed.factor()) as u32;
        self.pause = Some(Timeout::new(time, move || link.send(Message::Pause)));
    }

    /// Says who won and why, if the game is over.
    pub(super) fn say_ending(&self) {
        if let Some(Pending::Over(outcome)) = self.session.as_ref().map(Session::pending) {
            let (title, reason) = (words::ending_title(outcome), words::ending_reason(outcome));
            self.page.say("ending-title", &title);
            self.page.say("ending-reason", &reason);
        }
    }

    pub(super) fn computer(&mut self) {
        let Some(session) = &self.session else { return };
        match session.pending() {
            Pending::Round(_) | Pending::Lot | Pending::Throw(..) => self.throw_dice(),
            Pending::Way(_) | Pending::Decision(_) => self.decide(),
            Pending::Over(_) => {}
        }
    }

    pub(super) fn offer_way(&mut self) {
        let Some(Pending::Way(side)) = self.session.as_ref().map(Session::pending) else {
            return;
        };
        self.choices = Choices::Way;
        self.page.say("choice-title", &m::TaskWay { side }.text());
        self.page.say("choice-text", &m::task_way_explained());
        self.page
            .list_choices(&[m::way_vuosttut(), m::way_miedut()]);
        self.page.open_dialog("choice");
    }

    pub(super) fn chosen(&mut self, n: usize) {
        self.page.close_dialog("choice");
        match core::mem::replace(&mut self.choices, Choices::None) {
            Choices::Uses(actions) => {
                if let Some(&(action, _)) = actions.get(n) {
                    self.act(action);
                }
            }
            Choices::Way => {
                self.enter(Entry::Walks(n == 1));
                self.refresh();
                self.carry_on();
            }
            Choices::Draw(offer) => self.answer_draw(offer, n == 0),
            Choices::None => {}
        }
    }
}
