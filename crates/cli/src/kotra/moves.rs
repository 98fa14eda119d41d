//! `sahkku --game kotra moves`: what a player can do, and why not something else.

use std::io::Write;

use clap::Args;
use kotra::{Action, Actions, Die, Event, Game, Judge, Position, Stage, Throw, write_rules};

use super::rule_choice::RuleChoice;
use super::{board, story};
use crate::failure::Failure;
use crate::rule_choice::read_position;

/// Shows a position and every legal action of the side to move.
///
/// With --why it shows what an action does, or the rule that prevents it.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game kotra moves start --throw 62
  sahkku --game kotra moves start --throw 66 --why 7/13
  sahkku --game kotra moves '20:3,21:3,22:3,23:4,24:2/1:15 white white ??' --throw 13

How positions and actions are written is explained in crates/games/kotra/docs/notation.md.")]
pub(super) struct Arguments {
    /// The position, or start
    #[arg(value_name = "POSITION")]
    position: String,

    #[command(flatten)]
    rules: RuleChoice,

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

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.rules.choose()?;
    let judge = &chosen.judge;
    let mut position = read_position::<Game>(judge, &arguments.position)?;
    if let Some(throw) = arguments.throw {
        judge
            .throw(&mut position, throw, |_| ())
            .map_err(|error| Failure::refused(format_args!("--throw {throw}"), error))?;
    }
    match &arguments.why {
        Some(text) => why(judge, &position, text, out),
        None => show(judge, &position, out),
    }
}

fn why(
    judge: &Judge,
    position: &Position,
    text: &str,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let action: Action = text
        .parse()
        .map_err(|error| Failure::refused(format_args!("--why {text}"), error))?;
    match judge.why(position, action) {
        Some(refusal) => writeln!(out, "{action}: {}", refusal.reason())?,
        None => match effects(judge, position, action) {
            told if told.is_empty() => writeln!(out, "{action}: legal")?,
            told => writeln!(out, "{action}: legal; {told}")?,
        },
    }
    Ok(())
}

fn show(judge: &Judge, position: &Position, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "rules     {}", write_rules(judge.rules()))?;
    writeln!(out, "position  {}", judge.write_position(position))?;
    writeln!(out, "\n{}", board::draw(position))?;
    writeln!(out, "{}\n", board::LEGEND)?;
    if let Some(after) = position.after() {
        let (left, value, other) = (after.left, after.value, position.turn().other());
        writeln!(
            out,
            "after-throws left: {left}; {other} wins {value} if they fail"
        )?;
    }
    let turn = position.turn();
    match position.stage() {
        Stage::Over(outcome) => writeln!(out, "the game is over: {}", story::tell_end(outcome))?,
        Stage::Throw(count) => writeln!(
            out,
            "{turn} is to throw, dice: {}; --throw DICE does that",
            count.number()
        )?,
        Stage::Decide => {
            if !position.unused().is_empty() {
                let dice = position.unused().dice().map(|die| die.to_string());
                let dice: Vec<String> = dice.collect();
                writeln!(out, "{turn} is to use {}", dice.join(" "))?;
            }
            let mut legal = Actions::new();
            judge.legal(position, &mut legal);
            writeln!(out, "\n{} legal actions:", legal.len())?;
            for &action in &legal {
                let (text, told) = (
                    judge.write_action(position, action),
                    effects(judge, position, action),
                );
                let line = format!("  {text:<12} {told}");
                writeln!(out, "{}", line.trim_end())?;
            }
        }
    }
    Ok(())
}

/// What an action does besides moving.
fn effects(judge: &Judge, position: &Position, action: Action) -> String {
    let mut told = Vec::new();
    let mut after = *position;
    judge.play_unchecked(&mut after, action, &mut |event| match event {
        Event::Moved { .. } | Event::Entered { .. } | Event::BorneOff { .. } => {}
        _ => told.push(story::tell(&event)),
    });
    told.join("; ")
}
