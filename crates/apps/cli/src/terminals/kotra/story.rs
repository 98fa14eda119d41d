//! The narration of positions and games. Points are in the numbering of the side that a sentence is about.

use std::fmt::Write as _;

use kotra::{
    Action, DiceCount, Entry, Event, Game, Judge, Munk, Outcome, Point, Position, Reason, Side,
    Stage, Throw,
};

use super::Kotra;
use crate::terminal::{Role, Story};

impl Story for Kotra {
    const LEGEND: &'static str = "w white, b black, with how many; the numbers are those of white, and black's are 12 more or less";
    const ACTION_WIDTH: usize = 12;
    const THROW: [&'static str; 2] = ["DICE", "62"];

    /// White's first half of the way is above, from 12 to 1, and the second below, from 13 to 24.
    fn draw(_: &Judge, position: &Position) -> String {
        let mut text = String::new();
        let far: Vec<Point> = Point::all().rev().skip(12).collect();
        let near: Vec<Point> = Point::all().skip(12).collect();
        let numbers = |points: &[Point]| row(points, |point| point.to_string());
        let checkers = |points: &[Point]| row(points, |point| cell(position, point));
        for line in [
            numbers(&far),
            checkers(&far),
            String::new(),
            checkers(&near),
            numbers(&near),
        ] {
            // Writing to a string never fails.
            let _ = writeln!(text, "{line}");
        }
        for side in Side::BOTH {
            let checkers = position.checkers(side);
            let (hit, off) = (checkers.hit(), checkers.off());
            let _ = writeln!(text, "{side}: {hit} hit, {off} off");
        }
        text
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

/// Cells side by side, with a bar between the quarters.
fn row(points: &[Point], cell: impl Fn(Point) -> String) -> String {
    let cells = points.iter().map(|&point| format!("{:>4}", cell(point)));
    let cells: Vec<String> = cells.collect();
    let (left, right) = cells.split_at(6);
    format!("{} |{}", left.concat(), right.concat())
}

fn cell(position: &Position, point: Point) -> String {
    let count = |side| position.checkers(side).on(point.seen_by_white(side));
    match (count(Side::White), count(Side::Black)) {
        (0, 0) => ".".to_owned(),
        (0, black) => format!("b{black}"),
        (white, _) => format!("w{white}"),
    }
}
