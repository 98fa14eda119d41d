//! Looking back at the game: stepping through it, returning, and playing on from where one looks.

use super::{App, Confirm};
use crate::link::Message;
use crate::messages as m;
use crate::moves;
use crate::settings::Key;
use gloo_timers::callback::Timeout;
use sahkku::{Entry, Event, Position};
use sahkku_session::Session;

/// Between two steps of a game that plays by itself, in milliseconds at normal speed.
const BETWEEN: f64 = 500.0;

/// The game as it stood when it was younger.
pub(super) struct Past {
    session: Session,
    /// Whether it goes on by itself.
    plays: bool,
}

impl Past {
    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    fn at(&self) -> usize {
        self.session.record().entries().len()
    }
}

impl App {
    /// The game as the board shows it: as it stands, or as it stood.
    pub(super) fn shown(&self) -> Option<&Session> {
        let past = self.past.as_ref().map(|past| &past.session);
        past.or(self.session.as_ref())
    }

    /// The number of the entry after which the board shows the game, while that is not the last.
    pub(crate) fn looks_back(&self) -> Option<usize> {
        self.past.as_ref().map(Past::at)
    }

    fn entries(&self) -> usize {
        let session = self.session.as_ref();
        session.map_or(0, |session| session.record().entries().len())
    }

    /// Opens or closes the list of moves, for good.
    pub(super) fn toggle_moves(&mut self) {
        let word = if self.settings.is_on(Key::Moves) {
            "no"
        } else {
            "yes"
        };
        self.set("moves", word);
    }

    /// Shows the game as it stood after `entries` entries.
    pub(super) fn look_at(&mut self, entries: usize) {
        self.go_to(entries);
        self.refresh();
        if self.past.is_none() {
            self.decide();
            self.carry_on();
        }
    }

    fn go_to(&mut self, entries: usize) {
        let Some(session) = &self.session else { return };
        let past = (entries < self.entries()).then(|| Past {
            session: session.after(entries),
            plays: false,
        });
        self.board.finish();
        self.pause = None;
        self.queue.clear();
        self.drop_advice();
        self.clear_choice();
        self.past = past;
        self.mark_last();
        self.tell_last();
    }

    /// Steps by so many entries; a single one is seen to happen, or to be undone.
    pub(super) fn look_by(&mut self, steps: isize) {
        let at = self.looks_back().unwrap_or(self.entries());
        if steps == 1 {
            return self.step_forward();
        }
        let step = self.shown().and_then(Session::last_step);
        let (Some((before, events)), -1) = (step, steps) else {
            return self.look_at(at.saturating_add_signed(steps));
        };
        self.keep_seen();
        self.go_to(at - 1);
        self.undo(&before, &events);
        self.refresh();
    }

    /// Marks the move that came last before what the board shows.
    pub(super) fn mark_last(&mut self) {
        let last = self.shown().and_then(Session::last_move);
        self.board.set_last(last);
    }

    /// Shows how what happened is undone; the game is at the position before it already.
    pub(super) fn undo(&mut self, before: &Position, events: &[Event]) {
        let Some(judge) = self.shown().map(|session| session.judge().clone()) else {
            return;
        };
        self.board.play_back(&judge, before, events);
        self.moving = true;
        self.draw_soon();
    }

    fn step_forward(&mut self) {
        let Some(at) = self.looks_back() else { return };
        self.keep_seen();
        let entry = self
            .session
            .as_ref()
            .and_then(|session| session.record().entries().get(at).cloned());
        let (Some(entry), Some(past)) = (entry, &mut self.past) else {
            return;
        };
        let before = *past.session.position();
        let dice = past.session.tray().dice().iter().enumerate();
        let in_hand: Vec<usize> = dice
            .filter(|(_, die)| die.face.is_none())
            .map(|(n, _)| n)
            .collect();
        let Ok(events) = past.session.enter(entry.clone()) else {
            return;
        };
        let judge = past.session.judge().clone();
        self.board.play(&judge, &before, &events);
        self.moving = true;
        if matches!(entry, Entry::Throw(_) | Entry::Round { .. }) {
            self.tumble_again(at, &events, in_hand);
        }
        if at + 1 == self.entries() {
            self.past = None;
        }
        self.tell_events(events);
        self.refresh();
    }

    /// Lets the dice of entry number `at` fall as they fell: those that were in the hand, or all.
    fn tumble_again(&mut self, at: usize, events: &[Event], mut falling: Vec<usize>) {
        let thrown = events.iter().find_map(|event| match event {
            Event::Thrown { side, .. } => Some(*side),
            _ => None,
        });
        let dice = self.dice();
        let from_left = thrown == Some(self.below());
        if falling.is_empty() {
            falling = (0..dice.len()).collect();
        }
        self.board.tumble(&dice, &falling, at as u64, from_left);
    }

    /// Lets the game go on by itself from where one looks, from its beginning at its end; or
    /// stops it.
    pub(super) fn toggle_playing(&mut self) {
        if self.past.is_none() {
            self.look_at(0);
        }
        if let Some(past) = &mut self.past {
            past.plays = !past.plays;
        }
        self.refresh();
        self.play_past();
    }

    /// Asks for a pause before the next step of a game that goes on by itself.
    pub(super) fn play_past(&mut self) {
        let plays = self.past.as_ref().is_some_and(|past| past.plays);
        if !plays || self.board.is_moving() || self.pause.is_some() {
            return;
        }
        let link = self.link.clone();
        let time = (BETWEEN * self.speed.factor()).max(50.0) as u32;
        self.pause = Some(Timeout::new(time, move || link.send(Message::Pause)));
    }

    /// The pause before a step is over.
    pub(super) fn past_goes_on(&mut self) {
        self.step_forward();
        if self.past.is_some() {
            self.play_past();
        } else {
            self.decide();
            self.carry_on();
        }
    }

    /// Whether the game can be played on from where one looks: between people.
    fn can_branch(&self) -> bool {
        let people = |session: &Session| {
            let sides = sahkku::Side::BOTH.into_iter();
            sides
                .filter(|side| session.player(*side).is_computer())
                .count()
                == 0
        };
        self.past.is_some() && self.session.as_ref().is_some_and(people)
    }

    pub(super) fn ask_to_branch(&mut self) {
        if self.can_branch() {
            self.confirm(Confirm::Branch);
        }
    }

    /// The game goes on from where one looks; what came after is gone.
    pub(super) fn branch(&mut self) {
        if let Some(past) = self.past.take() {
            self.tell_nothing();
            self.sit_down(past.session);
        }
    }

    /// Tells what happened last before what the board shows.
    fn tell_last(&mut self) {
        let mut story = self.shown().map(Session::history).unwrap_or_default();
        match story.pop() {
            Some(told) => self.tell_events(told.events),
            None => self.tell(m::past_beginning),
        }
    }

    /// Brings the list of moves up to date.
    pub(super) fn show_moves(&mut self) {
        let open = self.settings.is_on(Key::Moves) && self.session.is_some();
        self.page.show("moves", open);
        self.page.set(
            "open-moves",
            "aria-expanded",
            if open { "true" } else { "false" },
        );
        self.page.mark("game", "with-moves", open);
        self.page.show("past-return", self.past.is_some());
        self.page.show("past-branch", self.can_branch());
        // Of a game that is looked back at all is known.
        let at = self.seen_past();
        let told = at.and(self.session.as_ref()).or_else(|| self.seen());
        let Some(story) = told.filter(|_| open).map(Session::history) else {
            return self.moves.forget(&self.page);
        };
        let at = at.unwrap_or(story.len());
        self.moves.show(&self.page, &story, at);
        moves::scrub(&self.page, at, story.len());
        let plays = self.past.as_ref().is_some_and(|past| past.plays);
        self.page.set(
            "past-play",
            "aria-pressed",
            if plays { "true" } else { "false" },
        );
    }
}
