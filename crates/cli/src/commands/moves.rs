//! `sahkku moves`: what a player can do, and why not something else.

use std::io::Write;

use clap::Args;
use sahkku::{
    Action, Actions, Dice, Event, Face, Game, Judge, Place, Position, Side, Stage, write_rules,
};

use super::rule_choice::RuleChoice;
use crate::failure::Failure;
use crate::rule_choice::read_position;
use crate::{board, explain, story};

/// Shows a position and every legal action of the side to move.
///
/// With --why it shows, for each piece on a place, what it can do with a die, or the rule that
/// prevents it.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku moves start --rules maze --throw X,II
  sahkku moves 'w*15./3wq3K3mq3/m*15. m m X,III,-'
  sahkku moves 'w*14.1/5MK1M6/m*13.2 m m II,(X),(X)' --rules vuovdaguoika --why b9 II

How positions, dice and actions are written is explained in crates/games/sahkku/docs/notation.md.")]
pub(crate) struct Arguments {
    /// The position, or start
    #[arg(value_name = "POSITION")]
    position: String,

    #[command(flatten)]
    rules: RuleChoice,

    /// Throws the dice in hand first, such as X,III,-
    #[arg(long, value_name = "FACES", allow_hyphen_values = true)]
    throw: Option<String>,

    /// Says why a piece on PLACE cannot use DIE (X, I, II, III or -), or where it can go
    #[arg(long, num_args = 2, value_names = ["PLACE", "DIE"], allow_hyphen_values = true)]
    why: Option<Vec<String>>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.rules.choose()?;
    let judge = &chosen.judge;
    let mut position = read_position::<Game>(judge, &arguments.position)?;
    if let Some(throw) = &arguments.throw {
        let dice = read_dice(throw)?;
        judge
            .throw(&mut position, dice, |_| ())
            .map_err(|error| Failure::refused(format_args!("--throw {throw}"), error))?;
    }
    match arguments.why.as_deref() {
        Some([place, die]) => why(judge, &position, place, die, out),
        _ => show(judge, &position, out),
    }
}

fn read_dice(text: &str) -> Result<Dice, Failure> {
    let faces: Vec<Face> = text
        .split(',')
        .map(|face| face.trim().parse())
        .collect::<Result<_, _>>()
        .map_err(|error| Failure::refused(format_args!("--throw {text}"), error))?;
    if faces.len() > usize::from(sahkku::MAX_DICE) {
        let most = sahkku::MAX_DICE;
        return Err(Failure::refused(
            format_args!("--throw {text}"),
            format_args!("at most {most} dice can be thrown"),
        ));
    }
    Ok(faces.into_iter().collect())
}

fn why(
    judge: &Judge,
    position: &Position,
    place: &str,
    die: &str,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let refused = |word: &str, error: &dyn std::fmt::Display| {
        Failure::refused(format_args!("--why {word}"), error)
    };
    let at: Place = place.parse().map_err(|error| refused(place, &error))?;
    let face: Face = die.parse().map_err(|error| refused(die, &error))?;
    if !judge.has(at) {
        let columns = judge.rules().columns;
        let error = format!("the board has no such place: its columns go from 1 to {columns}");
        return Err(refused(place, &error));
    }
    for line in explain::explain(judge, position, at, face) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn show(judge: &Judge, position: &Position, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "rules     {}", write_rules(judge.rules()))?;
    writeln!(out, "position  {}", judge.write_position(position))?;
    writeln!(out, "\n{}", board::draw(judge, position))?;
    writeln!(out, "{}\n", board::LEGEND)?;
    for side in Side::BOTH {
        let (soldiers, asleep) = (position.soldiers(side), position.asleep(side));
        let way = match position.mirrored() {
            Some(mirrored) if mirrored == side => ", walking mieđut",
            _ => "",
        };
        writeln!(out, "the {side}: {soldiers} soldiers, {asleep} asleep{way}")?;
    }
    let turn = position.turn();
    match position.stage() {
        Stage::Over(outcome) => writeln!(out, "the game is over: {}", story::tell_end(outcome))?,
        Stage::Throw(count) => writeln!(
            out,
            "the {turn} are to throw {}; --throw FACES does that",
            story::dice(count)
        )?,
        Stage::Decide => {
            writeln!(out, "the {turn} are to use {}", position.unused())?;
            let mut legal = Actions::new();
            judge.legal(position, &mut legal);
            writeln!(out, "\n{} legal actions:", legal.len())?;
            for &action in &legal {
                let line = format!(
                    "  {:<20} {}",
                    action.to_string(),
                    effects(judge, position, action)
                );
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
        Event::Moved { .. } | Event::Activated { .. } => {}
        _ => told.push(story::tell(&event)),
    });
    told.join("; ")
}
