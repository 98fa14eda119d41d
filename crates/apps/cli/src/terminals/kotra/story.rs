//! The narration of positions and games. Points are in the numbering of the side that a sentence is about.

use kotra::{
    Action, DiceCount, Entry, Event, Game, Judge, Munk, Outcome, Position, Reason, Stage, Throw,
};

use super::{Kotra, board};
use crate::terminal::{Role, Story};

impl Story for Kotra {
    const LEGEND: &'static str = board::LEGEND;
    const ACTION_WIDTH: usize = 12;
    const THROW: [&'static str; 2] = ["DICE", "62"];

    fn draw(_: &Judge, position: &Position) -> String {
        board::draw(position)
    }

    fn describe(_: &Judge, position: &Position) -> Vec<String> {
        let mut lines = Vec::new();
        let turn = position.turn();
        if let Some(after) = position.after() {
            let (left, value, other) = (after.left, after.value, turn.other());
            lines.push(format!(
                "after-throws left: {left}; {other} wins {value} if they fail"
            ));
        }
        match position.stage() {
            Stage::Over(outcome) => {
                lines.push(format!("the game is over: {}", Self::tell_end(&outcome)));
            }
            Stage::Throw(count) => {
                let count = count.number();
                lines.push(format!(
                    "{turn} is to throw, dice: {count}; --throw DICE does that"
                ));
            }
            Stage::Decide if position.unused().is_empty() => {}
            Stage::Decide => {
                let dice = position.unused().dice().map(|die| die.to_string());
                let dice: Vec<String> = dice.collect();
                lines.push(format!("{turn} is to use {}", dice.join(" ")));
            }
        }
        lines
    }

    fn why(judge: &Judge, position: &Position, action: Action) -> Option<String> {
        let refusal = judge.why(position, action)?;
        Some(refusal.reason().to_owned())
    }

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

    fn role(event: &Event) -> Role {
        match event {
            Event::Moved { .. } | Event::Entered { .. } | Event::BorneOff { .. } => Role::Plain,
            Event::TurnPassed { lost, .. } if lost.is_empty() => Role::Passes,
            Event::TurnPassed { .. } => Role::Loses,
            Event::GameOver(_) => Role::Ends,
            _ => Role::Other,
        }
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

    fn tell_opening(_: &Game, entry: &Entry) -> Vec<String> {
        match entry {
            Entry::Match(score) => vec![score.to_string()],
            Entry::Round { white, black } => {
                vec![format!("white throws {white}, black throws {black}")]
            }
            Entry::Begins(side) => vec![format!("{side} begins")],
            _ => Vec::new(),
        }
    }

    fn consequence(game: &Game) -> Option<String> {
        game.match_after().map(|score| score.to_string())
    }
}

fn dice(throw: Throw) -> String {
    let dice: Vec<String> = throw.dice().map(|die| die.to_string()).collect();
    dice.join("-")
}
