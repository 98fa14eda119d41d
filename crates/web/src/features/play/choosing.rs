//! Choosing on the board: a piece, a die, where to go; and why not.

use lessons::Task;

use super::pointer::Touch;
use super::state::{Message, Play};
use crate::board::pick;
use crate::effects::{Choice, ChoiceWords, Context, Effect, Leave, Refused};
use crate::messages as m;
use crate::table::Table;
use crate::this_game::lessons::about_refusal;
use crate::this_game::news;
use crate::this_game::table::{Pick, Target};
use crate::this_game::{Action, CombinedMove, Face, Place, SessionExt, Side, Use};

impl Play {
    /// The legal uses, narrowed to the chosen die.
    pub(super) fn uses(&self, table: &Table) -> Vec<(Action, Use)> {
        let Some(session) = table.session.as_ref().filter(|_| table.decides()) else {
            return Vec::new();
        };
        let face = self.chosen_face(table);
        session
            .legal()
            .iter()
            .filter_map(|action| Some((*action, *action.die_use()?)))
            .filter(|(_, step)| face.is_none_or(|face| step.die == face))
            .collect()
    }

    fn chosen_face(&self, table: &Table) -> Option<Face> {
        let session = table.session.as_ref()?;
        session.tray().dice().get(self.marks.die?)?.face
    }

    /// The pieces on `place` that can be used, each once.
    pub(super) fn picks_on(&self, place: Place, table: &Table) -> Vec<Pick> {
        let mut picks: Vec<Pick> = Vec::new();
        for (_, step) in self.uses(table) {
            if step.from.place() == place && !picks.contains(&pick(&step)) {
                picks.push(pick(&step));
            }
        }
        picks
    }

    /// Something was tapped. A finger means what can be chosen beside it, and that is known only now that all stands still.
    pub(super) fn tap(&mut self, target: Target, at: Option<Touch>, cx: &mut Context<'_>) {
        let target = match at {
            Some(at) => self.board.hit(at.x, at.y, at.finger),
            None => target,
        };
        match target {
            _ if cx.table.may_throw() => match target {
                Target::Tray | Target::Die(_) => self.throw(cx),
                Target::Place(_) => cx.effects.refuse(m::task_throw),
                Target::Nothing => {}
            },
            Target::Die(n) => self.tap_die(n, cx),
            Target::Place(place) => self.tap_place(place, at, cx),
            Target::Tray | Target::Nothing => {
                self.marks.clear_choice();
                cx.effects.show();
            }
        }
    }

    fn tap_die(&mut self, n: usize, cx: &mut Context<'_>) {
        let Some(session) = cx.table.session.as_ref().filter(|_| cx.table.decides()) else {
            return;
        };
        let Some(die) = session.tray().dice().get(n).filter(|die| !die.used) else {
            return;
        };
        let rethrows = |action: &Action| matches!(action, Action::Rethrow(_));
        if die.face == Some(Face::X) && session.legal().iter().any(rethrows) {
            self.marks.toggle_lifted(n);
        } else {
            self.marks.die = Some(n).filter(|_| self.marks.die != Some(n));
        }
        self.marks.chosen = None;
        cx.effects.show();
    }

    fn tap_place(&mut self, place: Place, at: Option<Touch>, cx: &mut Context<'_>) {
        if !cx.table.decides() {
            return;
        }
        cx.effects.show();
        let chosen = self.marks.chosen;
        if let Some(chosen) = chosen
            && self.goes(chosen, place, cx.table)
        {
            self.go(chosen, place, cx);
            return;
        }
        if is_on_trial(cx.table, chosen, place) {
            self.sender.send(Message::Explain(chosen, place));
            self.marks.chosen = None;
            return;
        }
        let picks = self.picks_on(place, cx.table);
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
                self.sender.send(Message::Explain(chosen, place));
            }
            self.marks.chosen = None;
        }
    }

    /// Says why `place` cannot be chosen.
    pub(super) fn explain(&mut self, chosen: Option<Pick>, place: Place, cx: &mut Context<'_>) {
        let Some(session) = &cx.table.session else {
            return;
        };
        let why = match chosen {
            Some(chosen) => session.why_not(chosen.spot.place(), place),
            None => session.why_stuck(place),
        };
        let mut figures = session.position().figures();
        let occupied = figures.any(|figure| figure.at.place() == place);
        if let Some(why) = why.filter(|_| chosen.is_some() || occupied) {
            let topic = about_refusal(why.refusal, session.judge().rules());
            self.board.refuse(place);
            cx.effects.want(Effect::Refuse(Refused {
                why: Box::new(move |_| news::why(why.refusal, why.die, why.to)),
                rule: topic,
                tried: Some((chosen.map(|chosen| chosen.spot.place()), place)),
            }));
        }
    }

    pub(super) fn goes(&self, chosen: Pick, to: Place, table: &Table) -> bool {
        self.uses(table)
            .iter()
            .any(|(_, step)| pick(step) == chosen && step.to == to)
            || self.ahead(chosen, table).iter().any(|ahead| ahead.to == to)
    }

    /// Where the chosen piece comes to with several dice in a row.
    pub(super) fn ahead(&self, chosen: Pick, table: &Table) -> Vec<CombinedMove> {
        // A lesson goes one step after the other.
        let alone = table.decides() && table.lesson.is_none();
        let Some(session) = table.session.as_ref().filter(|_| alone) else {
            return Vec::new();
        };
        session.combined_moves(chosen.piece, chosen.spot, self.chosen_face(table))
    }

    /// Moves the chosen piece to `to`, asking where there is more than one way to do it. Whether that is decided now.
    pub(super) fn go(&mut self, chosen: Pick, to: Place, cx: &mut Context<'_>) -> bool {
        let fits = |step: &Use| pick(step) == chosen && step.to == to;
        let mut ways = self.uses(cx.table);
        ways.retain(|(_, step)| fits(step));
        if ways.is_empty() {
            let mut rows = self.ahead(chosen, cx.table).into_iter();
            let mut actions = rows
                .find(|ahead| ahead.to == to)
                .map(|ahead| ahead.actions.into_iter());
            let first = actions.as_mut().and_then(Iterator::next);
            self.queue = actions.into_iter().flatten().collect();
            return first.is_some_and(|first| self.act(first, cx));
        }
        // Where an X only walks as far as a I, the X is kept: it can wake somebody.
        let spare = ways.iter().any(|(_, step)| step.die == Face::I);
        if spare && self.marks.die.is_none() {
            ways.retain(|(action, step)| {
                step.die != Face::X || matches!(action, Action::Activate(_))
            });
        }
        if let [(action, _)] = ways[..] {
            return self.act(action, cx);
        }
        self.ask_use(ways, cx);
        false
    }

    /// Uses a die, or asks what becomes of the king where that is to be chosen.
    pub(super) fn act_or_ask(&mut self, action: Action, cx: &mut Context<'_>) {
        let same = |step: &Use| {
            action.die_use().is_some_and(|meant| {
                let king = step.king;
                Use { king, ..*meant } == *step
            })
        };
        let mut ways = self.uses(cx.table);
        ways.retain(|(_, step)| same(step));
        if ways.len() > 1 {
            self.ask_use(ways, cx);
        } else {
            self.act(action, cx);
        }
    }

    fn ask_use(&self, ways: Vec<(Action, Use)>, cx: &mut Context<'_>) {
        let actions: Vec<Action> = ways.iter().map(|(action, _)| *action).collect();
        let sender = self.sender.clone();
        cx.effects.want(Effect::Choose(Choice {
            words: Box::new(move || ChoiceWords {
                title: m::choose_use(),
                text: String::new(),
                answers: ways.iter().map(|(_, step)| news::choice(step)).collect(),
                pictures: &[],
            }),
            first: 0,
            leave: Leave::Free,
            answer: Box::new(move |n| {
                if let Some(&action) = actions.get(n) {
                    sender.send(Message::Act(action));
                }
            }),
        }));
    }

    /// Does what a person decided, if it is legal and a lesson has nothing against it. Whether it is done.
    pub(super) fn act(&mut self, action: Action, cx: &mut Context<'_>) -> bool {
        let does = cx.table.decides() && self.lesson_lets(action, cx);
        if does {
            cx.effects
                .want(Effect::Enter(crate::this_game::Entry::Action(action), None));
        }
        does
    }

    /// Whether a lesson, if one is played, has nothing against this action; else it says so.
    pub(super) fn lesson_lets(&mut self, action: Action, cx: &mut Context<'_>) -> bool {
        let wanted = cx.table.lesson_wants();
        let lets = wanted.is_none_or(|wanted| wanted.contains(&action));
        if !lets {
            self.marks.clear_choice();
            cx.effects.refuse(m::lesson_other);
        }
        lets
    }

    /// Does what the lesson asks for, for whoever wants to see it first.
    pub(super) fn show_how(&mut self, cx: &mut Context<'_>) {
        let Some(lesson) = &cx.table.lesson else {
            return;
        };
        match lesson.task() {
            Some(Task::Throw) => self.throw(cx),
            Some(Task::Do(..)) => match cx.table.lesson_wants().unwrap_or_default().first() {
                Some(Action::Rethrow(_)) => self.rethrow(cx),
                Some(&action) => {
                    self.act(action, cx);
                }
                None => {}
            },
            Some(Task::Try(..)) => {
                let piece = piece_to_try(cx.table);
                match lesson.trial() {
                    Some((_, Some(to))) => self.explain(piece, to, cx),
                    Some((from, None)) => self.explain(None, from, cx),
                    None => {}
                }
                self.marks.clear_choice();
                cx.effects.show();
            }
            None => {}
        }
    }
}

/// Whether a lesson asks to try in vain to go there with the chosen piece.
fn is_on_trial(table: &Table, chosen: Option<Pick>, to: Place) -> bool {
    let trial = table.lesson.as_ref().and_then(|lesson| lesson.trial());
    trial
        .zip(chosen)
        .is_some_and(|((from, there), chosen)| from == chosen.spot.place() && there == Some(to))
}

/// The piece that a lesson asks to try in vain.
pub(super) fn piece_to_try(table: &Table) -> Option<Pick> {
    let (from, _) = table.lesson.as_ref()?.trial()?;
    let position = table.session.as_ref()?.position();
    let figure = position
        .figures()
        .find(|figure| figure.at.place() == from && figure.side == Some(position.turn()))?;
    Some(Pick {
        piece: figure.piece,
        spot: figure.at,
    })
}

impl Play {
    /// Asks the person at the screen, whose side does not begin, which way around the board it walks.
    pub(crate) fn ask_way(&self, side: Side, cx: &mut Context<'_>) {
        let sender = self.sender.clone();
        cx.effects.want(Effect::Choose(Choice {
            words: Box::new(move || ChoiceWords {
                title: m::TaskWay { side }.text(),
                text: m::task_way_explained(),
                answers: vec![m::way_vuosttut(), m::way_miedut()],
                pictures: &["way-vuosttut", "way-miedut"],
            }),
            first: 0,
            // The game cannot go on without this one.
            leave: Leave::Never,
            answer: Box::new(move |n| sender.send(Message::Walk { miedut: n == 1 })),
        }));
    }
}
