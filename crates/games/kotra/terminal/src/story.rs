//! What happened, in sentences. Points are in the numbering of the side that a sentence is about.

use kotra::{DiceCount, Event, Munk, Outcome, Reason, Throw};
use terminal::commands::moves::Story;

use crate::Kotra;

impl Story for Kotra {
    fn tell(event: &Event) -> String {
        match *event {
            Event::Thrown { side, throw } => format!("{side} throws {}", dice(throw)),
            Event::Chosen { side, dice } => match dice {
                DiceCount::One => format!("{side} takes one die"),
                DiceCount::Two => format!("{side} takes two dice"),
            },
            Event::Moved { side, from, to, .. } => format!("{side} moves from {from} to {to}"),
            Event::Entered { side, to, .. } => format!("{side} enters on {to}"),
            Event::BorneOff { side, from, .. } => format!("{side} bears off from {from}"),
            Event::Four { side } => format!("{side} takes four checkers from home to 7"),
            Event::Hit { side, at, count: 1 } => format!("the blot of {side} on {at} is hit"),
            Event::Hit { side, at, count } => {
                format!("the band of {side} on {at} is torn up, {count} checkers")
            }
            Event::HalfMunk { side, pattern } => {
                format!("{side} has a half munk: {}", pattern.word())
            }
            Event::AfterThrows { side, left } => format!("{side} has after-throws: {left}"),
            Event::TurnPassed { lost, .. } if lost.is_empty() => "the turn passes".to_owned(),
            Event::TurnPassed { lost, .. } => {
                let lost: Vec<String> = lost.dice().map(|die| die.to_string()).collect();
                format!("lost: {}", lost.join(" "))
            }
            Event::GameOver(outcome) => Self::tell_end(&outcome),
        }
    }

    fn is_plain(event: &Event) -> bool {
        matches!(
            event,
            Event::Moved { .. } | Event::Entered { .. } | Event::BorneOff { .. }
        )
    }

    fn tell_end(outcome: &Outcome) -> String {
        let Some(winner) = outcome.winner else {
            return match outcome.reason {
                Reason::Agreed => "a draw by agreement".to_owned(),
                _ => "a draw: both have borne off all".to_owned(),
            };
        };
        let (loser, value) = (winner.other(), outcome.value);
        let how = match (outcome.reason, outcome.munk) {
            (Reason::Munk, Some((pattern, Munk::Whole))) => format!("by munk, {}", pattern.word()),
            (Reason::Munk, Some((pattern, Munk::Half))) => {
                format!("by half munk, {}", pattern.word())
            }
            (Reason::Off, _) => "by bearing off".to_owned(),
            (Reason::Jan, _) => format!("{loser} is jan"),
            (Reason::Resigned, _) => format!("{loser} resigned"),
            (reason, _) => reason.word().to_owned(),
        };
        let mar = if outcome.mar { ", with mar" } else { "" };
        format!("{winner} wins {value}: {how}{mar}")
    }
}

fn dice(throw: Throw) -> String {
    let dice: Vec<String> = throw.dice().map(|die| die.to_string()).collect();
    dice.join("-")
}
