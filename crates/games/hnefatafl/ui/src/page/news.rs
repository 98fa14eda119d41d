//! Turns events and questions into sentences.

use crate::Hnefatafl;
use crate::{HistoryEntry, Session, told_ways};
use game::Turn;
use hnefatafl::{Action, Board, Entry, Event, Outcome, Reason, Refusal, Rules, Side, Word};

use crate::words as m;
use on_page::text::seats;
use on_page::{Detail, News};

impl News for Hnefatafl {
    fn action_in_words(_side: Side, action: &Action) -> String {
        let (from, to) = (action.from, action.to);
        let text = m::ActionPlain { from, to }.text();
        match action.say {
            Some(word) => format!("{text}, {}", said(word)),
            None => text,
        }
    }

    fn turn_in_words(session: &Session) -> String {
        let side = match session.turn() {
            Turn::Over(outcome) => return seats::won::<Hnefatafl>(session, outcome.winner),
            turn => turn.side().unwrap_or(session.position().turn()),
        };
        seats::turn::<Hnefatafl>(session, side)
    }

    fn goal(rules: &Rules) -> Vec<String> {
        let (escape, taken, repetition) = (rules.escape, rules.king_taken, rules.repetition);
        let first = [
            m::Goal { escape, taken }.text(),
            m::GoalElse { repetition }.text(),
        ];
        let more = rules.end_reasons().filter_map(|reason| match reason {
            Reason::Fort => Some(m::goal_fort()),
            Reason::Enclosed => Some(m::goal_enclosed()),
            _ => None,
        });
        first.into_iter().chain(more).collect()
    }

    fn first_goal(rules: &Rules, side: Option<Side>) -> String {
        let (escape, taken) = (rules.escape, rules.king_taken);
        let aim = match side {
            Some(Side::Swede) => m::AimSwede { escape, taken }.text(),
            Some(Side::Muscovite) => m::AimMuscovite { escape, taken }.text(),
            None => m::Goal { escape, taken }.text(),
        };
        // On the smallest board sides run out of moves, and moves repeat.
        match Hnefatafl::goal(rules).get(1) {
            Some(other) if rules.board == Board::Seven => format!("{aim} {other}"),
            _ => aim,
        }
    }

    fn task(session: &Session, chosen: bool) -> String {
        match session.turn() {
            Turn::Over(outcome) => ending_reason(session, outcome),
            Turn::Decide(side) if !session.player(side).is_here() => {
                seats::waiting(session.player(side)).unwrap_or_default()
            }
            _ if chosen => m::task_square(),
            Turn::Decide(side) if !told_ways(session).is_empty() => {
                let escape = session.judge().rules().escape;
                m::TaskWayOut { side, escape }.text()
            }
            _ => m::task_choose(),
        }
    }

    fn tell(entry: &HistoryEntry, detail: Detail) -> String {
        let short = detail != Detail::Full;
        let sentence = |event: &Event| {
            Some(match *event {
                Event::Moved {
                    piece, from, to, ..
                } => match detail {
                    Detail::Full => m::NewsMoved { piece, from, to }.text(),
                    Detail::Brief => m::BriefMoved { piece, from, to }.text(),
                    Detail::Line => m::LineMoved { piece, from, to }.text(),
                },
                Event::Captured { side, piece, at } => {
                    let yours = seats::is_you(side);
                    match short {
                        true => m::BriefCaptured { yours, piece, at }.text(),
                        false => m::NewsCaptured { yours, piece, at }.text(),
                    }
                }
                Event::Surrounded { at } => {
                    let yours = seats::is_you(Side::Swede);
                    m::NewsSurrounded { yours, at }.text()
                }
                Event::Escaped { at } => {
                    let yours = seats::is_you(Side::Swede);
                    m::NewsEscaped { yours, at }.text()
                }
                Event::Announced(word) | Event::Said(word) => match (word, short) {
                    (Word::Raichi, false) => m::news_raichi(),
                    (Word::Tuichu, false) => m::news_tuichu(),
                    (Word::Raichi, true) => m::brief_raichi(),
                    (Word::Tuichu, true) => m::brief_tuichu(),
                },
                _ => return None,
            })
        };
        let sentences: Vec<String> = entry.events.iter().filter_map(sentence).collect();
        sentences.join(" ")
    }

    fn entry_in_words(side: Side, entry: &Entry) -> String {
        match entry {
            Entry::Action(taken) => Hnefatafl::action_in_words(side, taken),
            Entry::Resigned(_) | Entry::Agreed => String::new(),
        }
    }
}

fn said(word: Word) -> String {
    match word {
        Word::Raichi => m::say_raichi(),
        Word::Tuichu => m::say_tuichu(),
    }
}

fn ending_reason(session: &Session, outcome: Outcome) -> String {
    let side = outcome.winner.unwrap_or(Side::Swede);
    let (won, lost) = (seats::is_you(side), seats::is_you(side.other()));
    match outcome.reason {
        Reason::Surrounded => {
            let between = !session.judge().is_surrounded(session.position());
            m::ReasonSurrounded { between, lost, won }.text()
        }
        Reason::Escaped => m::ReasonEscaped { lost, won }.text(),
        Reason::Fort => m::ReasonFort { lost, won }.text(),
        Reason::Enclosed => m::ReasonEnclosed { lost, won }.text(),
        Reason::Blocked => m::ReasonBlocked { lost, side }.text(),
        Reason::Repetition if outcome.winner.is_none() => m::reason_repetition_draw(),
        Reason::Repetition => m::ReasonRepetition { lost }.text(),
        Reason::Resigned | Reason::Agreed => ended_by_players(outcome).unwrap_or_default(),
    }
}

/// The reason, if the players ended the game and no rule did.
pub(crate) fn ended_by_players(outcome: Outcome) -> Option<String> {
    let side = outcome.winner.unwrap_or(Side::Swede);
    let lost = seats::is_you(side.other());
    match outcome.reason {
        Reason::Resigned => Some(m::ReasonResigned { lost, side }.text()),
        Reason::Agreed => Some(m::reason_agreed()),
        _ => None,
    }
}

/// Why a piece cannot go there in a turn of `side`.
pub(crate) fn why(side: Side, refusal: Refusal) -> String {
    match refusal {
        Refusal::NothingThere | Refusal::GameOver | Refusal::OffBoard(_) => m::why_nothing_there(),
        Refusal::NotYours => m::WhyNotYours { side }.text(),
        Refusal::NoMove => m::why_no_move(),
        Refusal::NotStraight => m::why_straight(),
        Refusal::Occupied(at) => m::WhyOccupied { at }.text(),
        Refusal::InTheWay(at) => m::WhyInTheWay { at }.text(),
        Refusal::CastleStop => m::why_castle_stop(),
        Refusal::CastlePass => m::why_castle_pass(),
        Refusal::CampStop(at) => m::WhyCampStop { at }.text(),
        Refusal::CampPass(at) => m::WhyCampPass { at }.text(),
        Refusal::CornerStop => m::why_corner(),
        Refusal::Unannounced => m::why_unannounced(),
        Refusal::ProgramAnnounces | Refusal::NotYoursToSay | Refusal::Untrue { .. } => {
            m::why_word()
        }
    }
}
