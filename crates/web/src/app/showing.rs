//! Bringing words, buttons, board and twin up to date, and drawing.

use super::App;
use super::replay::Past;
use crate::board::now;
use crate::link::Message;
use crate::messages as m;
use crate::words;
use sahkku::{Action, Entry, Face};
use sahkku_session::{Die, Want};

impl App {
    /// Brings the words, the buttons and the board up to date.
    pub(super) fn refresh(&mut self) {
        self.mark();
        self.show_moves();
        let Some(session) = self.shown() else { return };
        let tumbling = self.board.is_tumbling();
        let decides = self.decides() && !tumbling;
        let legal = session.legal();
        let rethrows = legal
            .iter()
            .any(|action| matches!(action, Action::Rethrow(_)));
        let turn = words::turn(session);
        self.page.say("turn", &turn);
        let mut task = String::new();
        if !tumbling {
            task = if let Some(at) = self.looks_back() {
                m::task_past(&at.to_string())
            } else if self.thinks_long() {
                m::task_thinking()
            } else {
                words::task(session, self.marks.chosen.is_some())
            };
            self.page.say("task", &task);
            self.page.mark("task", "thinking", self.thinks_long());
            self.page.say("news", &(self.news)(false));
        }
        self.page.say("task", &task);
        let shown = [
            ("throw", self.may_throw() && !tumbling),
            ("rethrow", decides && rethrows),
            ("end-turn", decides && legal.contains(&Action::Stop)),
            (
                "take-back",
                self.past.is_none() && session.can_take_back() && self.learning.is_none(),
            ),
            ("hint", decides && self.learning.is_none()),
        ];
        for (button, shown) in shown {
            // The keyboard is not left on a button that goes away.
            if !shown && self.page.has_keyboard(button) {
                self.twin.take_focus();
            }
            self.page.show(button, shown);
        }
        let lifted = self.marks.lifted.len() as u32;
        let again = if lifted == 0 {
            m::throw_again()
        } else {
            m::throw_again_count(lifted)
        };
        self.page.say("rethrow", &again);
        self.show_sides(&shown, &task);
        if !tumbling {
            self.say_far(&turn, &again, &(self.news)(false));
            self.let_hear(&turn, &task);
        }
        let dice = self.dice();
        if !self.board.is_moving() {
            let below = self.below();
            self.board.set_below(below);
        }
        let past = self.past.as_ref().map(Past::session);
        let Some(session) = past.or(self.session.as_ref()) else {
            return;
        };
        self.board
            .show(session.judge(), session.position(), &dice, &self.marks);
        // While a piece is dragged nothing changes but where it is drawn.
        if self.marks.dragged.is_none() {
            self.twin.show(
                &self.page,
                session.judge(),
                session.position(),
                &dice,
                &self.marks,
            );
            self.board.lay_twin(&mut self.twin);
        }
        self.draw_advice();
        self.show_face();
        self.show_lesson();
        self.draw_soon();
    }

    /// The dice to show: those of the turn, or of the last round of the throw-off; before anything
    /// was thrown, those that lie ready.
    pub(super) fn dice(&self) -> Vec<Die> {
        let Some(session) = self.shown() else {
            return Vec::new();
        };
        let tray = session.tray().dice();
        if !tray.is_empty() {
            return tray.to_vec();
        }
        let round = session
            .record()
            .entries()
            .iter()
            .rev()
            .find_map(|entry| match entry {
                Entry::Round { men, women } => Some(men.iter().chain(women)),
                _ => None,
            });
        let lies = |&face: &Face| Die {
            face: Some(face),
            used: false,
        };
        let dice: Vec<Die> = round.into_iter().flatten().map(lies).collect();
        let ready = match session.want() {
            Want::Round(count) => 2 * usize::from(count),
            Want::Throw(_, count) => usize::from(count),
            _ => 0,
        };
        if dice.is_empty() && self.learning.is_none() {
            let in_hand = Die {
                face: None,
                used: false,
            };
            return vec![in_hand; ready];
        }
        dice
    }

    pub(super) fn draw_soon(&mut self) {
        if self.frame.is_none() {
            let link = self.link.clone();
            self.frame = Some(gloo_render::request_animation_frame(move |time| {
                link.send(Message::Frame(time));
            }));
        }
    }

    /// Draws what is to be drawn soon, so that it is in the very next picture that the browser
    /// makes of the page.
    pub(crate) fn draw_at_once(&mut self) {
        if self.frame.is_some() {
            self.board.draw(now());
        }
    }

    /// Does what nobody waits for while the page comes up: draws the board as sharply as the screen is, and says the words
    /// of all dialogs, which so far were said where one was opened.
    pub(super) fn begun(&mut self) {
        // It may have found another size, too, and then the browser's word of it will be no news.
        if self.board.sharpen() {
            self.refresh();
            self.draw_soon();
        }
        // It fails only for names that index.html has and no language, and a test knows them all.
        let _ = self.page.say_standing_words();
    }

    pub(super) fn frame(&mut self, time: f64) {
        self.frame = None;
        let was_moving = self.moving;
        let was_tumbling = self.tumbling;
        self.board.draw(time);
        self.sound();
        self.moving = self.board.is_moving();
        self.tumbling = self.board.is_tumbling();
        if self.board.is_drawing() {
            self.draw_soon();
        }
        if (was_moving && !self.moving) || (was_tumbling && !self.tumbling) {
            self.settle();
        }
    }

    /// The pieces or the dice have come to rest.
    pub(super) fn settle(&mut self) {
        self.refresh();
        self.carry_on();
    }
}
