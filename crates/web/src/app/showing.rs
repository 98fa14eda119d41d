//! Bringing words, buttons, board and twin up to date, and drawing.

use super::App;
use super::replay::Past;
use super::seen::Seen;
use crate::board::now;
use crate::link::Message;
use crate::messages as m;
use crate::words;
use sahkku::Action;
use sahkku_session::Session;

impl App {
    /// Brings the words, the buttons and the board up to date: the picture with the game, all
    /// else with what has been seen of it.
    pub(super) fn refresh(&mut self) {
        let settled = self.board.is_settled();
        if settled {
            self.seen = None;
        }
        self.mark();
        self.show_moves();
        let Some(session) = self.seen() else {
            return self.say_nothing();
        };
        let tumbling = self.board.is_tumbling();
        let decides = self.sees_decision();
        let legal = session.legal();
        let rethrows = legal
            .iter()
            .any(|action| matches!(action, Action::Rethrow(_)));
        let ends = legal.contains(&Action::Stop);
        let takes_back = |session: &Session| session.can_take_back();
        let takes_back = takes_back(session) && self.session.as_ref().is_some_and(takes_back);
        let turn = words::turn(session);
        self.page.say("turn", &turn);
        let task = match self.seen_past() {
            _ if tumbling => Some(String::new()),
            // It stays until what was done has been seen.
            _ if !settled => None,
            Some(at) => Some(m::TaskPast { step: at }.text()),
            None if self.thinks_long() => Some(m::task_thinking()),
            None => Some(words::task(session, self.marks.chosen.is_some())),
        };
        if let Some(task) = &task {
            self.page.say("task", task);
        }
        self.page.mark("task", "thinking", self.thinks_long());
        let shown = [
            ("throw", self.may_throw() && settled),
            ("rethrow", decides && rethrows),
            ("end-turn", decides && ends),
            (
                "take-back",
                self.seen_past().is_none() && takes_back && self.learning.is_none(),
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
            m::ThrowAgainCount { count: lifted }.text()
        };
        self.page.say("rethrow", &again);
        self.show_sides(&shown, task.as_deref());
        self.say_far(&turn, &again);
        if settled {
            let news = (self.news)(false);
            self.page.say("news", &news);
            self.page.say("far-news", &news);
            self.let_hear(&turn, &task.unwrap_or_default());
        }
        if !self.board.is_moving() {
            let below = self.below();
            self.board.set_below(below);
        }
        let (dice, seen_dice) = (self.dice(), self.seen_dice());
        let past = self.past.as_ref().map(Past::session);
        let Some(session) = past.or(self.session.as_ref()) else {
            return;
        };
        let seen = self.seen.as_ref().map_or(session, Seen::session);
        // How pieces move is a film that ends at the position as it is; dice that fall are thrown
        // over the one before.
        let position = if tumbling { seen } else { session }.position();
        self.board
            .show(session.judge(), position, &dice, &self.marks);
        // While a piece is dragged nothing changes but where it is drawn.
        if self.marks.dragged.is_none() {
            self.twin.show(
                &self.page,
                seen.judge(),
                seen.position(),
                &seen_dice,
                &self.marks,
            );
            self.board.lay_twin(&mut self.twin);
        }
        self.draw_advice();
        self.show_face();
        self.show_lesson();
        self.draw_soon();
    }

    /// Where there is no game nothing is said of one.
    fn say_nothing(&mut self) {
        for words in [
            "turn",
            "task",
            "news",
            "heard",
            "said",
            "said-here",
            "far-turn",
            "far-task",
            "far-news",
        ] {
            self.page.say(words, "");
        }
        for part in [
            "throw",
            "rethrow",
            "end-turn",
            "take-back",
            "hint",
            "why-rule",
        ] {
            self.page.show(part, false);
        }
        self.heard = super::hearing::Heard::default();
        self.twin.clear();
        self.show_sides(&[], None);
        self.draw_advice();
        self.show_face();
        self.show_lesson();
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
        self.board.draw(time);
        self.sound();
        self.moving = self.board.is_moving();
        if self.board.is_drawing() {
            self.draw_soon();
        }
        let seen = self.seen.is_some() && self.board.is_settled();
        if seen || (was_moving && !self.moving) {
            self.settle();
        }
    }

    /// The pieces or the dice have come to rest.
    pub(super) fn settle(&mut self) {
        self.refresh();
        self.carry_on();
    }
}
