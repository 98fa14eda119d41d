//! The puzzle on the table: what is asked, what was tried, and what is drawn of it.

use archive::puzzles::Puzzle;
use context::this::words as m;
use context::{Action, Annotation, Game, Players, Purpose, Record, Session, Side, Table, This};
use game::session::PlayerKind;
use game::{Bot as _, Dealt as _, Game as _, Linked, Theme as _, Turn};
use on_page::{Explains, History as _, Moves, Tells, told};
use worker::{Asked, ReasonOf, RequestId};

use super::Theme;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Status {
    /// The turn is not over.
    Open,
    /// It reached the result of the best turn.
    Solved,
    /// It reached another result.
    Missed,
}

type Bot = <Players as Asked>::Bot;

/// The worth of an even game.
const EVEN: f64 = if Bot::UNITS { 0.0 } else { 0.5 };

pub(super) struct Current {
    pub(super) puzzle: Puzzle,
    /// The record from the position of the puzzle, with the best turn.
    pub(super) record: Record,
    pub(super) side: Side,
    pub(super) noted: bool,
    /// Whether the piece that begins the best turn is pointed out.
    pub(super) hinted: bool,
    /// The last turn that was tried.
    pub(super) line: Vec<Action>,
    /// The reasons for and against that turn, once they are known.
    pub(super) reasons: Vec<ReasonOf<Players>>,
    /// The best answer to it and what that is worth to the other side, if no reason tells one.
    pub(super) answer: Option<(Action, f64)>,
    pub(super) asked: Option<RequestId>,
}

impl Current {
    /// The puzzle on a line of the list, if this version can read it.
    pub(super) fn of(puzzle: &Puzzle) -> Option<Current> {
        let Ok(Linked::<Game>::Game(record)) = Linked::read(&puzzle.link) else {
            return None;
        };
        let Turn::Decide(side) = record.opening().turn() else {
            return None;
        };
        Some(Current {
            puzzle: puzzle.clone(),
            record,
            side,
            noted: false,
            hinted: false,
            line: Vec::new(),
            reasons: Vec::new(),
            answer: None,
            asked: None,
        })
    }

    /// The game before the turn.
    pub(super) fn session(&self) -> Session {
        let mut record = self.record.clone();
        record.truncate(0);
        let player = |side| match side == self.side {
            true => PlayerKind::Human,
            false => PlayerKind::Distant,
        };
        Session::from_record(record, Side::BOTH.map(player))
    }

    pub(super) fn best(&self) -> Vec<Action> {
        actions(&self.record)
    }

    /// What is asked, in a few words.
    pub(super) fn task(&self) -> String {
        if self.puzzle.is_behind(EVEN) {
            return m::puzzle_save();
        }
        if !Game::HAS_CHANCE {
            return m::puzzle_force();
        }
        let theme = self.puzzle.themes.first();
        let theme = theme.and_then(|word| Theme::named(word));
        theme.map_or_else(m::puzzle_find, This::theme_in_words)
    }

    pub(super) fn status(&self, table: &Table) -> Option<Status> {
        let session = table.session.as_ref();
        let session = session.filter(|_| matches!(table.purpose, Purpose::Puzzle))?;
        if matches!(session.turn(), Turn::Decide(side) if side == self.side) {
            return Some(Status::Open);
        }
        let best = self.record.replay(usize::MAX);
        Some(match session.position() == best.position() {
            true => Status::Solved,
            false => Status::Missed,
        })
    }

    /// What the turn that was tried leaves to the other side, and that in words.
    pub(super) fn left(&self) -> Option<(&ReasonOf<Players>, String)> {
        self.reasons.iter().find_map(|reason| {
            let (tells, told) = This::reason_in_words(self.side, reason);
            (tells == Tells::Rest).then_some((reason, told))
        })
    }

    /// Points out the piece that begins the best turn.
    pub(super) fn clue(&self) -> Option<Annotation> {
        let (pick, _) = This::way(self.side, *self.best().first()?)?;
        Some(Annotation::Place(This::place_of(pick)))
    }

    /// The turn that solves the puzzle by its numbers, or the answer to a wrong one.
    pub(super) fn drawn(&self, table: &Table, status: Status) -> Vec<Annotation> {
        let Some(session) = &table.session else {
            return Vec::new();
        };
        if status == Status::Solved {
            let history = This::history_of(session);
            let decided = history.iter().rev().find_map(This::went);
            let mut drawn = told::<This>(self.side, history.iter());
            drawn.extend(decided.map(|(_, to)| Annotation::Sun(to)));
            return drawn;
        }
        if let Some((reason, _)) = self.left() {
            return This::reason_on_board(self.side, reason);
        }
        let other = self.side.other();
        let way = self.answer.and_then(|(action, _)| This::way(other, action));
        way.map(|(pick, to)| Annotation::Told(1, This::place_of(pick), to, other))
            .into_iter()
            .collect()
    }
}

pub(super) fn actions(record: &Record) -> Vec<Action> {
    let entries = record.entries().iter();
    entries.filter_map(This::action_of).collect()
}
