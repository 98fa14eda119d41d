//! What a game of Kotra is worth, what is told about a finished game, and how the next one begins.

use crate::Kotra;
use crate::{Session, Stake, stakes};
use kotra::{Entry, Event, Judge, Match, Outcome, Position, Reason, Side, Units, next_of_match};

use super::news;
use crate::words as m;
use on_page::{Draws, Ending, Opening, Seats};

/// The match lengths on offer, in units, and their words.
const LENGTHS: [(u32, &str); 5] = [(5, "5"), (11, "11"), (21, "21"), (31, "31"), (51, "51")];

/// A single game, and a shorter one.
const SINGLE: &str = "single";
const SHORT: &str = "short";

impl Ending for Kotra {
    fn facts(session: &Session) -> Vec<(String, [String; 2])> {
        let position = session.position();
        let off = |side: Side| position.checkers(side).off().to_string();
        let mut facts = vec![(m::ending_borne_off(), Side::BOTH.map(off))];
        if let Some(outcome) = outcome(session) {
            let value = |side: Side| match outcome.winner == Some(side) {
                true => news::units(outcome.value),
                false => news::units(Units::ZERO),
            };
            facts.insert(0, (m::ending_value(), Side::BOTH.map(value)));
        }
        if let Some(score) = session.game().match_after() {
            let won = |side: Side| news::units(score.won[side.index()]);
            facts.push((m::ending_match(), Side::BOTH.map(won)));
        }
        facts
    }

    fn next_opening(session: &Session, _seats: Seats) -> Opening<Kotra> {
        let record = session.record();
        let short = session.judge().short_start(Side::White);
        if *record.opening().position() == short {
            return Opening {
                position: Some(short),
                ..Opening::default()
            };
        }
        let entries = match next_of_match(record) {
            Some(next) => next.entries().to_vec(),
            // The match is over, and another one of the same length follows.
            None => {
                let score = session.game().of_match();
                let again = score.and_then(|score| Match::new(score.to.in_halves() / 2));
                again.map(Entry::Match).into_iter().collect()
            }
        };
        Opening {
            entries,
            ..Opening::default()
        }
    }

    fn is_in_match(session: &Session) -> bool {
        let score = session.game().match_after();
        score.is_some_and(|score| score.winner().is_none())
    }

    fn matches() -> impl Iterator<Item = (&'static str, String)> {
        let lengths = LENGTHS.map(|(target, word)| (word, m::SetMatchTo { target }.text()));
        let one = [(SINGLE, m::set_match_none()), (SHORT, m::set_match_short())];
        one.into_iter().chain(lengths)
    }

    const FIRST_LENGTH: &'static str = SHORT;

    fn first_opening(judge: &Judge, length: &str) -> Opening<Kotra> {
        let score = length.parse().ok().and_then(Match::new);
        Opening {
            position: (length == SHORT).then(|| judge.short_start(Side::White)),
            entries: score.map(Entry::Match).into_iter().collect(),
        }
    }

    fn opening_in_words(judge: &Judge, start: &Position) -> Option<String> {
        (*start == judge.short_start(Side::White)).then(m::start_short)
    }

    fn stakes(session: &Session) -> Option<String> {
        let mut text = String::new();
        if outcome(session).is_none() {
            let side = session.position().turn();
            let stakes = stakes(session, side);
            let mut parts: Vec<String> = stakes.iter().map(in_words).collect();
            if stakes.iter().any(|stake| stake.outcome.mar) {
                let side = side.other();
                parts.push(m::StakeMar { side }.text());
            }
            text = parts.join(" · ");
        }
        let game = session.game();
        if let Some(score) = game.match_after().or(game.of_match()) {
            if !text.is_empty() {
                text.push_str(". ");
            }
            text.push_str(&news::score(&score));
        }
        Some(text)
    }

    fn may_give_up(session: &Session) -> bool {
        outcome(session).is_none() && session.position().after().is_some()
    }

    fn resigning(session: &Session, side: Side) -> Option<[String; 3]> {
        let position = session.position();
        let mar = position.checkers(side).hit() > 0;
        let value = &news::units(Outcome::resigned(side, mar).value);
        let throws_on = side == position.turn();
        Some(match position.after().filter(|_| throws_on) {
            Some(_) => [
                m::give_up_after_ask(),
                m::GiveUpAfterText { value }.text(),
                m::give_up_after(),
            ],
            None => [
                m::confirm_resign(),
                m::ResignValue { value }.text(),
                m::resign(),
            ],
        })
    }

    fn next_game_in_words(session: &Session) -> Option<String> {
        Kotra::is_in_match(session).then(m::match_next)
    }
}

impl Draws for Kotra {
    fn may_offer_again(events: &[Event]) -> bool {
        let passed = |event: &Event| matches!(event, Event::TurnPassed { .. });
        events.iter().any(passed)
    }
}

fn outcome(session: &Session) -> Option<Outcome> {
    match session.turn() {
        game::Turn::Over(outcome) => Some(outcome),
        _ => None,
    }
}

/// An end and its worth: `jan 15`.
fn in_words(stake: &Stake) -> String {
    let name = match (stake.outcome.munk, stake.outcome.reason) {
        (Some((pattern, _)), _) => news::pattern(pattern),
        (None, Reason::Jan) => m::stake_jan(),
        _ => m::stake_off(),
    };
    format!("{name} {}", news::units(stake.outcome.value))
}
