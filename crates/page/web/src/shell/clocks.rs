//! The clock of the game at one screen: it runs for the side that has to decide, while the page is visible.

use browser::clock::counted;
use context::Side;
use context::clock;

use super::state::Shell;
use crate::features::clocks::Message;
use crate::features::clocks::elements::Dialog;

impl Shell {
    pub(super) fn hand_on_clock(&mut self, message: Message) {
        self.run_clock();
        if matches!(message, Message::Seen) && clock::of(&self.table).is_some() {
            // The elapsed time is saved in case the page does not return.
            self.save();
        }
        if let Message::Tick = message
            && self.time_is_up()
        {
            if self.features.draws.asks() {
                // A draw offer is not part of a turn.
                return self.effects.show();
            }
            self.finish();
            if self.table.past.is_some() {
                self.with(|all, cx| all.study.go_back(cx));
            }
            self.features.choice.withdraw(&self.page);
            self.features.play.drop_plans();
        }
        self.with(|all, cx| all.clocks.update(message, cx));
        if clock::of(&self.table).is_some() {
            self.run_clock();
            let play = &mut self.features.play;
            play.times = clock::shown(&self.table);
            play.show_plates(&self.page, &self.table, None, None);
        }
    }

    fn time_is_up(&self) -> bool {
        let clock = clock::of(&self.table);
        clock.is_some_and(|clock| {
            let runs = clock.runs();
            runs.is_some_and(|side| clock.left(side, counted()) == 0)
        })
    }

    /// Runs the clock of the side that can decide, or of none while the game is paused or not visible.
    pub(super) fn run_clock(&mut self) {
        let Some(mut clock) = clock::of(&self.table) else {
            return;
        };
        let rests = self.page.document().hidden() || self.page.is_open(Dialog::Paused);
        let side = self.decides().filter(|_| !rests).map(Into::into);
        clock.run(side, counted());
        if let Some(session) = &mut self.table.session {
            session.set_clock(Some(clock));
        }
    }

    /// The side that can decide. While the board shows an action, none can; a person who looks back could.
    fn decides(&mut self) -> Option<Side> {
        // A person who is asked about a completed turn can still take it back.
        let asked = self.asks_about_turn();
        let session = self.table.session.as_ref()?;
        if !self.features.play.motion().settled && self.table.past.is_none() {
            return None;
        }
        match asked {
            true => session.last_mover(),
            false => session.turn().side(),
        }
    }

    /// Counts a turn if the last entry ended one.
    pub(super) fn count_turn(&mut self) {
        let Some(mut clock) = clock::of(&self.table) else {
            return;
        };
        if let Some(session) = &mut self.table.session {
            let ended = session
                .last_mover()
                .filter(|side| session.turn().side() != Some(*side));
            match ended {
                Some(side) => {
                    let entries = session.record().entries().len();
                    clock.end_turn(side.into(), entries, counted());
                }
                None => clock.run(None, counted()),
            }
            session.set_clock(Some(clock));
        }
    }
}
