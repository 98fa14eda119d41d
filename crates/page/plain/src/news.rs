//! From what happened, and from what is asked, to sentences.

use core::convert::Infallible;
use core::marker::PhantomData;

use game::Turn;
use messages::numbers::Percent;
use on_page::text::seats;
use on_page::{Draws, Ending, News, Sides, Threatens, Worth};
use small::{Entry, Happened, Outcome, Reason};

use crate::dice::face_name;
use crate::{Action, HistoryEntry, Page, Rules, Session, Side, SmallPage, words as m};

impl<B: SmallPage> News for Page<B> {
    fn turn_in_words(session: &Session<B>) -> String {
        match session.turn() {
            Turn::Over(outcome) => seats::won::<Self>(session, outcome.winner),
            turn => turn
                .side()
                .map_or_else(String::new, |side| seats::turn::<Self>(session, side)),
        }
    }

    fn goal(_: &Rules<B>) -> Vec<String> {
        m::named("goal").into_iter().collect()
    }

    fn task(session: &Session<B>, chosen: bool) -> String {
        let turn = session.turn();
        if let Turn::Over(outcome) = turn {
            return ending(outcome);
        }
        let waiting = turn
            .side()
            .and_then(|side| seats::waiting(session.player(side)));
        waiting.unwrap_or_else(|| match turn {
            Turn::Chance(_) => m::task_throw(),
            _ if chosen => m::task_place(),
            _ => m::task_choose(),
        })
    }

    fn news(entry: &HistoryEntry<B>, _: bool) -> String {
        let events = entry.events.iter().filter(|event| event.outcome.is_none());
        events.map(sentence::<B>).collect::<Vec<_>>().join(" ")
    }

    fn turn_in_line(turn: &[HistoryEntry<B>]) -> String {
        let told = turn.iter().map(|entry| entry.text.as_str());
        told.collect::<Vec<_>>().join(" ")
    }

    fn action_in_words(_: Side, action: &Action<B>) -> String {
        let (from, to) = B::way(*action);
        m::ActionMove { from, to }.text()
    }

    fn entry_in_words(side: Side, entry: &Entry<Action<B>>) -> String {
        match entry {
            Entry::Throw(face) => face_name(*face).to_owned(),
            Entry::Action(action) => Self::action_in_words(side, action),
            Entry::Resigned(_) | Entry::Agreed => String::new(),
        }
    }
}

/// What happened, in a sentence.
pub(crate) fn sentence<B: SmallPage>(happened: &Happened<B::Position>) -> String {
    let side = happened.side.unwrap_or(Side::First);
    let told = match happened.entry {
        Entry::Throw(face) => {
            let face = face_name(face);
            m::NewsThrown { side, face }.text()
        }
        Entry::Action(action) => {
            let (from, to) = B::way(action);
            m::NewsMoved { side, from, to }.text()
        }
        Entry::Resigned(_) | Entry::Agreed => String::new(),
    };
    let end = happened.outcome.map(ending);
    let told = [Some(told), end].into_iter().flatten();
    let told: Vec<String> = told.filter(|sentence| !sentence.is_empty()).collect();
    told.join(" ")
}

/// Why a game ended: the message `reason-REASON`, or who gave up.
fn ending(outcome: Outcome) -> String {
    match outcome.winner {
        Some(side) if outcome.reason == Reason::RESIGNED => {
            let lost = seats::is_you(side.other());
            m::ReasonResigned { lost, side }.text()
        }
        _ => m::named(&format!("reason-{}", outcome.reason.word())).unwrap_or_default(),
    }
}

impl<B: SmallPage> Sides for Page<B> {
    fn turn_of_side(side: Side) -> String {
        m::TurnOf { side }.text()
    }

    fn turn_of_you(side: Side) -> String {
        m::TurnOfYou { side }.text()
    }

    fn turn_of_opponent(name: &str, side: Side) -> String {
        m::TurnOfOpponent { name, side }.text()
    }

    fn side_won(side: Side) -> String {
        m::Won { side }.text()
    }
}

impl<B: SmallPage> Draws for Page<B> {
    fn may_offer_draw(session: &Session<B>) -> bool {
        !session.turn().is_over()
    }

    fn may_offer_again(events: &[Happened<B::Position>]) -> bool {
        events
            .iter()
            .any(|event| matches!(event.entry, Entry::Action(_)))
    }
}

impl<B: SmallPage> Ending for Page<B> {
    fn facts(_: &Session<B>) -> Vec<(String, [String; 2])> {
        Vec::new()
    }
}

/// Nothing is told of threats in a small game.
pub struct NoThreats<B>(Infallible, PhantomData<fn() -> B>);

impl<B: SmallPage> on_page::ThreatList<Page<B>> for NoThreats<B> {
    fn note(&self) -> String {
        match self.0 {}
    }

    fn lines(&self) -> Vec<String> {
        match self.0 {}
    }

    fn annotations(&self) -> Vec<on_page::Annotation<plain::Place, Side>> {
        match self.0 {}
    }
}

impl<B: SmallPage> Threatens for Page<B> {
    type Threats = NoThreats<B>;

    fn threats_title(_: Side) -> String {
        String::new()
    }
}

impl<B: SmallPage> Worth for Page<B> {
    fn course_in_words(start: f64, end: f64) -> String {
        let (start, end) = (Percent::of(start), Percent::of(end));
        m::ReviewChart { start, end }.text()
    }

    fn mistake_in_words(side: Side, played: &str, better: &str, cost: f64) -> String {
        let cost = Percent::of(cost);
        m::ReviewMistake {
            side,
            played,
            better,
            cost,
        }
        .text()
    }
}
