//! Choosing on the board: a piece, a die, where to go; and why not.

use super::{App, Choices};
use crate::board::pick;
use crate::link::Touch;
use crate::messages as m;
use crate::words;
use sahkku::{Action, Event, Face, Place, Use};
use sahkku_lessons::about_refusal;
use sahkku_session::CombinedMove;
use sahkku_table::{Destination, KingMark, Pick, Target};

impl App {
    /// The legal uses, narrowed to the chosen die.
    pub(super) fn uses(&self) -> Vec<(Action, Use)> {
        let Some(session) = self.session.as_ref().filter(|_| self.decides()) else {
            return Vec::new();
        };
        let face = self
            .marks
            .die
            .and_then(|n| session.tray().dice().get(n)?.face);
        session
            .legal()
            .iter()
            .filter_map(|action| Some((*action, *action.die_use()?)))
            .filter(|(_, step)| face.is_none_or(|face| step.die == face))
            .collect()
    }

    /// The pieces on `place` that can be used, each once.
    pub(super) fn picks_on(&self, place: Place) -> Vec<Pick> {
        let mut picks: Vec<Pick> = Vec::new();
        for (_, step) in self.uses() {
            if step.from.place() == place && !picks.contains(&pick(&step)) {
                picks.push(pick(&step));
            }
        }
        picks
    }

    pub(super) fn clear_choice(&mut self) {
        self.marks.clear_choice();
    }

    pub(super) fn tap(&mut self, target: Target, at: Option<Touch>) {
        let moving = self.board.is_moving();
        let landed = self.lands_dice();
        self.hurry();
        // A finger means what can be chosen beside it, and that is known only when all stands still.
        let target = match at {
            Some(at) if moving => self.board.hit(at.x, at.y, at.finger),
            _ => target,
        };
        match target {
            _ if self.may_throw() && landed => {}
            _ if self.may_throw() => match target {
                Target::Tray | Target::Die(_) => self.throw(),
                Target::Place(_) => self.nudge(m::task_throw),
                Target::Nothing => {}
            },
            Target::Die(n) => self.tap_die(n),
            Target::Place(place) => self.tap_place(place, at),
            Target::Tray | Target::Nothing => {
                self.clear_choice();
                self.refresh();
            }
        }
    }

    pub(super) fn tap_die(&mut self, n: usize) {
        if !self.decides() {
            return;
        }
        let Some(session) = &self.session else { return };
        let Some(die) = session.tray().dice().get(n).copied() else {
            return;
        };
        if die.used {
            return;
        }
        if die.face == Some(Face::X) && self.rethrow_open() {
            self.marks.toggle_lifted(n);
        } else {
            self.marks.die = if self.marks.die == Some(n) {
                None
            } else {
                Some(n)
            };
        }
        self.marks.chosen = None;
        self.refresh();
    }

    pub(super) fn tap_place(&mut self, place: Place, at: Option<Touch>) {
        if !self.decides() {
            return;
        }
        let chosen = self.marks.chosen;
        if let Some(chosen) = chosen
            && self.goes(chosen, place)
        {
            return self.go(chosen, place);
        }
        if self.is_on_trial(chosen, place) {
            self.explain(chosen, place);
            self.marks.chosen = None;
            return self.refresh();
        }
        let picks = self.picks_on(place);
        let again = chosen.is_some_and(|chosen| chosen.spot.place() == place);
        let meant = match at {
            Some(at) if !again => self.board.nearest(&picks, at.x, at.y),
            // Again, or with the keyboard: from one piece of the place to the next.
            _ => {
                let current =
                    chosen.and_then(|chosen| picks.iter().position(|&other| other == chosen));
                let next = current.map_or(0, |n| n + 1);
                picks.get(next % picks.len().max(1)).copied()
            }
        };
        if meant.is_some() && meant != chosen {
            self.marks.chosen = meant;
        } else {
            if picks.is_empty() {
                self.explain(chosen, place);
            }
            self.marks.chosen = None;
        }
        self.refresh();
    }

    /// Says why `place` cannot be chosen.
    pub(super) fn explain(&mut self, chosen: Option<Pick>, place: Place) {
        let Some(session) = &self.session else { return };
        let why = match chosen {
            Some(chosen) => session.why_not(chosen.spot.place(), place),
            None => session.why_stuck(place),
        };
        let occupied = session
            .position()
            .figures()
            .any(|figure| figure.at.place() == place);
        if let Some(why) = why.filter(|_| chosen.is_some() || occupied) {
            let topic = about_refusal(why.refusal, session.judge().rules());
            self.nudge(move || words::why(why.refusal, why.die, why.to));
            self.offer_rule(topic);
            self.board.refuse(place);
            self.tried(chosen.map(|chosen| chosen.spot.place()), place);
        }
    }

    pub(super) fn nudge(&mut self, why: impl Fn() -> String + 'static) {
        self.offer_rule(None);
        self.tell(why);
        self.refresh();
    }

    pub(super) fn goes(&self, chosen: Pick, to: Place) -> bool {
        self.uses()
            .iter()
            .any(|(_, step)| pick(step) == chosen && step.to == to)
            || self.ahead(chosen).iter().any(|ahead| ahead.to == to)
    }

    /// Where the chosen piece comes to with several dice in a row.
    fn ahead(&self, chosen: Pick) -> Vec<CombinedMove> {
        // A lesson goes one step after the other.
        let alone = self.decides() && self.learning.is_none();
        let Some(session) = self.session.as_ref().filter(|_| alone) else {
            return Vec::new();
        };
        let face = self
            .marks
            .die
            .and_then(|n| session.tray().dice().get(n)?.face);
        session.combined_moves(chosen.piece, chosen.spot, face)
    }

    /// Ends at once whatever moves, and what follows from it.
    pub(super) fn hurry(&mut self) {
        if self.board.is_moving() {
            self.speaker.hush();
        }
        while self.board.is_moving() {
            self.board.finish();
            self.settle();
        }
    }

    /// Moves the chosen piece to `to`, asking where there is more than one way to do it.
    pub(super) fn go(&mut self, chosen: Pick, to: Place) {
        let fits = |step: &Use| pick(step) == chosen && step.to == to;
        let mut ways: Vec<(Action, Use)> = self
            .uses()
            .into_iter()
            .filter(|(_, step)| fits(step))
            .collect();
        if ways.is_empty() {
            let row = self.ahead(chosen).into_iter().find(|ahead| ahead.to == to);
            if let Some(row) = row {
                return self.act_in_row(row.actions);
            }
        }
        // Where an X only walks as far as a I, the X is kept: it can wake somebody.
        let spare = ways.iter().any(|(_, step)| step.die == Face::I);
        if spare && self.marks.die.is_none() {
            ways.retain(|(action, step)| {
                step.die != Face::X || matches!(action, Action::Activate(_))
            });
        }
        if let [(action, _)] = ways[..] {
            return self.act(action);
        }
        self.ask_use(ways);
    }

    fn ask_use(&mut self, ways: Vec<(Action, Use)>) {
        self.choices = Choices::Uses(ways);
        self.list_uses();
        self.page.open_dialog("choice");
    }

    /// Uses a die, or asks what becomes of the king where that is to be chosen.
    pub(super) fn act_or_ask(&mut self, action: Action) {
        let same = |step: &Use| {
            action.die_use().is_some_and(|meant| {
                let king = step.king;
                Use { king, ..*meant } == *step
            })
        };
        let ways: Vec<(Action, Use)> = self
            .uses()
            .into_iter()
            .filter(|(_, step)| same(step))
            .collect();
        if ways.len() > 1 {
            self.ask_use(ways);
        } else {
            self.act(action);
        }
    }

    /// Fills the dialog of choices with the uses that are to be chosen from.
    pub(super) fn list_uses(&self) {
        let Choices::Uses(ways) = &self.choices else {
            return;
        };
        let texts: Vec<String> = ways.iter().map(|(_, step)| words::choice(step)).collect();
        self.page.say("choice-title", &m::choose_use());
        self.page.say("choice-text", "");
        self.page.list_choices(&texts);
    }

    /// What can be chosen now, for the board to show.
    pub(super) fn mark(&mut self) {
        // What can be done next is not told before all lies and stands still.
        let settled = self.board.is_settled();
        let uses = if settled { self.uses() } else { Vec::new() };
        let mut movable: Vec<Pick> = Vec::new();
        for (_, step) in &uses {
            if !movable.contains(&pick(step)) {
                movable.push(pick(step));
            }
        }
        let mut destinations: Vec<Destination> = Vec::new();
        for (action, step) in &uses {
            if Some(pick(step)) == self.marks.chosen {
                self.mark_destination(&mut destinations, *action, step);
            }
        }
        self.marks.preview = match self.marks.chosen {
            Some(chosen) if settled => self.ahead(chosen).iter().map(preview).collect(),
            _ => Vec::new(),
        };
        self.marks.movable = self.lesson_pieces().unwrap_or(movable);
        self.marks.destinations = self.lesson_places(destinations);
        self.marks.dice_usable = self.sees_decision();
    }

    pub(super) fn mark_destination(
        &self,
        destinations: &mut Vec<Destination>,
        action: Action,
        step: &Use,
    ) {
        let Some(session) = &self.session else { return };
        if let Some(known) = destinations.iter_mut().find(|known| known.place == step.to) {
            if !known.faces.contains(&step.die) {
                known.faces.push(step.die);
            }
            return;
        }
        let events = session.foresee(action);
        let takes = events
            .iter()
            .any(|event| matches!(event, Event::KingTaken { .. }));
        let king = match step.king {
            Some(_) => KingMark::Choice,
            None if takes => KingMark::Taken,
            None => KingMark::Untouched,
        };
        destinations.push(Destination {
            place: step.to,
            faces: vec![step.die],
            captures: events
                .iter()
                .any(|event| matches!(event, Event::Captured { .. })),
            king,
        });
    }
}

/// A place that several dice lead to, as the board shows it.
fn preview(ahead: &CombinedMove) -> Destination {
    let steps = ahead.actions.iter().filter_map(|action| action.die_use());
    let has = |what: fn(&Event) -> bool| ahead.events.iter().any(what);
    Destination {
        place: ahead.to,
        faces: steps.map(|step| step.die).collect(),
        captures: has(|event| matches!(event, Event::Captured { .. })),
        king: if ahead.choice {
            KingMark::Choice
        } else if has(|event| matches!(event, Event::KingTaken { .. })) {
            KingMark::Taken
        } else {
            KingMark::Untouched
        },
    }
}
