//! The rules sentence by sentence: the hand-made cases of `crates/games/kotra/cases`, with white and with black to move.

use kotra::{Event, Game};
use testkit::cases::{Cases, all_hold, no_statement};
use testkit::futures::exchange;

#[test]
fn every_case_holds() {
    all_hold::<Words>(concat!(env!("CARGO_MANIFEST_DIR"), "/../cases"), 28);
}

/// What the cases say.
struct Words;

impl Cases for Words {
    type Game = Game;

    /// Both sides number the points from their own home.
    fn exchanged(key: &str, text: &str) -> Option<String> {
        let text = exchange(text, &[("white", "black")]);
        Some(
            match text
                .split_once(' ')
                .map(|(board, rest)| (board.split_once('/'), rest))
            {
                Some((Some((white, black)), rest)) if ["position", "then"].contains(&key) => {
                    format!("{black}/{white} {rest}")
                }
                _ => text,
            },
        )
    }

    fn told(event: &Event) -> String {
        match *event {
            Event::Hit { side, at, count } => format!("hit {count} of {side} on {at}"),
            Event::HalfMunk { side, pattern } => format!("half munk of {side}: {}", pattern.word()),
            Event::AfterThrows { side, left } => format!("{left} after-throws of {side}"),
            Event::TurnPassed { to, lost } if lost.is_empty() => format!("turn to {to}"),
            Event::TurnPassed { to, lost } => {
                let lost: String = lost.dice().map(|die| die.to_string()).collect();
                format!("turn to {to}, lost {lost}")
            }
            _ => format!("{event:?}"),
        }
    }

    fn claim(_: &Game, events: &[Event], key: &str, text: &str) -> Result<(), String> {
        let told: Vec<String> = events.iter().map(Self::told).collect();
        match key {
            "tells" if told.iter().any(|told| told == text) => Ok(()),
            "tells" => Err(format!("what happened is: {}", told.join("; "))),
            _ => Err(no_statement(key)),
        }
    }
}
