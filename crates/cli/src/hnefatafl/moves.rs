//! `sahkku --game hnefatafl moves`: what a player can do, and why not something else.

use std::io::Write;

use clap::Args;
use hnefatafl::{Action, Actions, Event, Game, Judge, Position, Refusal, Word, write_rules};

use super::rule_choice::RuleChoice;
use super::{board, story};
use crate::failure::Failure;
use crate::rule_choice::read_position;

/// Shows a position and every legal move of the side to move.
///
/// With --why it shows what a move does, or the rule that prevents it.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game hnefatafl moves start --rules tablut
  sahkku --game hnefatafl moves start --why e5-e9
  sahkku --game hnefatafl moves '9/9/9/9/4K4/9/2t6/9/4t4 swede'

How positions and moves are written is explained in docs/notation-hnefatafl.md.")]
pub(super) struct Arguments {
    /// The position, or start
    #[arg(value_name = "POSITION")]
    position: String,

    #[command(flatten)]
    rules: RuleChoice,

    /// Says what this move does, or why it is not allowed
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.rules.choose()?;
    let judge = &chosen.judge;
    let position = read_position::<Game>(judge, &arguments.position)?;
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
        Some(refusal) => writeln!(out, "{action}: {}", sentence(refusal))?,
        None => match effects(judge, position, action) {
            told if told.is_empty() => writeln!(out, "{action}: legal")?,
            told => writeln!(out, "{action}: legal; {told}")?,
        },
    }
    Ok(())
}

/// The rule that stands against a move, and where.
fn sentence(refusal: Refusal) -> String {
    match refusal.at() {
        Some(at) => format!("{refusal} (on {at})"),
        None => refusal.to_string(),
    }
}

fn show(judge: &Judge, position: &Position, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "rules     {}", write_rules(judge.rules()))?;
    writeln!(out, "position  {}", judge.write_position(position))?;
    writeln!(out, "\n{}", board::draw(judge, position))?;
    writeln!(out, "{}\n", board::LEGEND)?;
    let (drabants, muscovites) = (position.drabants().len(), position.muscovites().len());
    writeln!(out, "drabants {drabants}, Muscovites {muscovites}")?;
    if let Some(outcome) = position.outcome() {
        writeln!(out, "the game is over: {}", story::tell_end(outcome))?;
        return Ok(());
    }
    let ways = judge.open_ways(position);
    if let Some(word) = Word::for_ways(ways.len()) {
        let ends: Vec<String> = ways.into_iter().map(|end| end.to_string()).collect();
        writeln!(out, "open ways: {} ({})", ends.join(" "), word.word())?;
    }
    if let Some(word) = position.said() {
        writeln!(out, "in force: {}", word.word())?;
    }
    writeln!(out, "the {} are to move", story::name(position.turn()))?;
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    writeln!(out, "\n{} legal moves:", legal.len())?;
    for &action in &legal {
        let told = effects(judge, position, action);
        let line = format!("  {:<16} {told}", action.to_string());
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// What a move does besides moving.
fn effects(judge: &Judge, position: &Position, action: Action) -> String {
    let mut told = Vec::new();
    let mut after = *position;
    judge.play_unchecked(&mut after, action, &mut |event| match event {
        Event::Moved { .. } => {}
        _ => told.push(story::tell(&event)),
    });
    told.join("; ")
}
