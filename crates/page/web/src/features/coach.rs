//! A first game explains concepts when they first occur: one sentence, never repeated, which disappears after a touch.

use std::collections::BTreeSet;

use browser::store::Note;
use context::elements::Part;
use context::{
    Annotation, Context, Entered, Feature, Key, Place, Session, Showing, Side, Table, This,
};
use on_page::{Coach as _, History as _, Met, News as _};

/// The sentences of the goal that a first game omits at its beginning, as subjects: they are shown when nothing else is new. No
/// game has more.
const GOAL: [&str; 4] = ["goal-1", "goal-2", "goal-3", "goal-4"];

/// The goal at the beginning of a game that goes on, as a subject.
const GOES_ON: &str = "goal";

#[derive(Default)]
pub(crate) struct Coach {
    /// The subjects already explained in this browser; `None` before they are looked up.
    explained: Option<BTreeSet<String>>,
    shown: Option<&'static str>,
    /// The number of entries when a subject was last shown. One sentence is enough for a position.
    at: Option<usize>,
    /// Whether nothing has happened since the game was laid on the table.
    laid: bool,
}

impl Coach {
    /// Handles a touch: the explanation has been read. Returns whether there was one.
    pub(crate) fn let_go(&mut self) -> bool {
        self.shown.take().is_some()
    }

    fn subject(&mut self, cx: &Context<'_>) -> Option<Met<Place>> {
        let waits = cx.table.sees_decision() || cx.table.may_throw();
        if !cx.settings.is_on(Key::Coach)
            || !cx.table.is_game()
            || cx.table.looks_back().is_some()
            || cx.motion.moving
            || !cx.motion.settled
            || !waits
        {
            return None;
        }
        let explained = self.explained.get_or_insert_with(|| {
            let kept = cx.store.note(Note::Explained).unwrap_or_default();
            kept.split_whitespace().map(str::to_owned).collect()
        });
        let new = |subject: &&str| !explained.contains(*subject);
        if self.shown.is_none() && !This::SUBJECTS.iter().chain(&GOAL).any(new) {
            return None;
        }
        let session = cx.table.seen()?;
        let side = session.turn().side()?;
        let entries = Some(cx.table.entries());
        let mut met = This::met(session, side)
            .into_iter()
            .chain(goal(cx.table, session, side));
        if self.at.is_none() && self.laid && session.last_mover().is_some() {
            self.shown = Some(GOES_ON);
            self.at = entries;
        }
        if self.at == entries {
            let shown = self.shown?;
            return match shown {
                GOES_ON => Some(Met {
                    subject: GOES_ON,
                    sentence: This::first_goal(session.judge().rules(), cx.table.only_person()),
                    place: None,
                }),
                _ => met.find(|met| met.subject == shown),
            };
        }
        let found = met.find(|met| new(&met.subject))?;
        explained.insert(found.subject.to_owned());
        let names: Vec<&str> = explained.iter().map(String::as_str).collect();
        cx.store.keep_note(Note::Explained, &names.join(" "));
        self.shown = Some(found.subject);
        self.at = entries;
        Some(found)
    }
}

/// The parts of the goal omitted at the beginning, once this side has begun to play.
fn goal(table: &Table, session: &Session, side: Side) -> impl Iterator<Item = Met<Place>> {
    let rules = session.judge().rules();
    let told = This::first_goal(rules, table.only_person());
    let history = This::history_of(session);
    let begun = history.iter().any(|told| told.side == Some(side));
    let goal = This::goal(rules).into_iter();
    let cut = goal.filter(move |sentence| begun && !told.contains(sentence.as_str()));
    GOAL.into_iter().zip(cut).map(|(subject, sentence)| Met {
        subject,
        sentence,
        place: None,
    })
}

impl Feature for Coach {
    fn forget(&mut self, _: &mut Context<'_>) {
        self.shown = None;
        self.at = None;
        self.laid = true;
    }

    fn entered(&mut self, _: &Entered, _: &mut Context<'_>) {
        self.laid = false;
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        let met = self.subject(cx);
        cx.page.mark(Part::Task, "coach", met.is_some());
        let Some(met) = met else {
            return;
        };
        shown.annotations.extend(met.place.map(Annotation::Place));
        cx.page.say(Part::Task, &met.sentence);
        shown.told.task = Some(met.sentence);
    }

    fn start_over(&mut self, _: &mut Context<'_>) {
        *self = Coach::default();
    }
}
