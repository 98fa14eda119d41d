//! What a player can do, and why not something else.

use clap::Args;
use kotra::{Action, Die, Game, Judge, Position, Stage, Throw};
use terminal::Failure;
use terminal::commands::moves::{Question, Shown, Story, explain};

use crate::Kotra;
use crate::board;

/// What is asked of a position.
#[derive(Args)]
pub struct Asked {
    /// Throws the dice in hand first, such as 62
    #[arg(long, value_name = "DICE", value_parser = read_throw)]
    throw: Option<Throw>,

    /// Says what this action does, or why it is not allowed
    #[arg(long, value_name = "ACTION")]
    why: Option<String>,
}

fn read_throw(text: &str) -> Result<Throw, String> {
    let dice: Option<Vec<Die>> = text
        .chars()
        .map(|c| c.to_digit(10).and_then(|pips| Die::new(pips as u8)))
        .collect();
    match dice.as_deref() {
        Some(&[one]) => Ok(Throw::one(one)),
        Some(&[first, second]) => Ok(Throw::two(first, second)),
        _ => Err("a throw is two dice from 1 to 6, such as 62, or one".to_owned()),
    }
}

impl Shown for Kotra {
    const LEGEND: &'static str = board::LEGEND;
    const ACTIONS: &'static str = "actions";
    const ACTION_WIDTH: usize = 12;

    type Question = Asked;

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

    fn write_action(game: &Game, action: Action) -> String {
        game.judge().write_action(game.position(), action)
    }
}

impl Question<Kotra> for Asked {
    fn throw(&self, judge: &Judge, position: &mut Position) -> Result<(), Failure> {
        let Some(throw) = self.throw else {
            return Ok(());
        };
        let thrown = judge.throw(position, throw, |_| ());
        thrown.map_err(|error| Failure::refused(format_args!("--throw {throw}"), error))
    }

    fn answer(&self, judge: &Judge, position: &Position) -> Result<Option<Vec<String>>, Failure> {
        let why = |action| {
            let refusal = judge.why(position, action)?;
            Some(refusal.reason().to_owned())
        };
        let asked = self.why.as_deref();
        asked
            .map(|text| explain::<Kotra>(judge, position, text, why))
            .transpose()
    }
}
