//! `sahkku moves`: the possible actions of a player, and why another one is impossible.

use std::io::Write;
use std::str::FromStr;

use clap::{Arg, ArgMatches, Args, Command};
use game::{Dealt as _, Game as _, Recorded, RuleSets, Turn, write_rules};
use serde_json::json;

use crate::command_line::read;
use crate::failure::Failure;
use crate::rule_choice::{RuleChoice, read_position};
use crate::sheet::{Row, write_json};
use crate::standing::put_standing;
use crate::terminal::{Action, Actions, Game, Judge, Position, Role, Rules, Story};

/// Shows a position and all legal actions of the side to move.
#[derive(Args)]
struct Arguments {
    /// The position, or start
    #[arg(value_name = "POSITION")]
    position: String,

    #[command(flatten)]
    rules: RuleChoice,

    /// Writes the answer as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn arguments<G: Story>() -> Command {
    let (takes, says) = G::WHY;
    let why = Arg::new("why").long("why").help(says);
    let why = why
        .value_names(takes)
        .num_args(takes.len())
        .allow_hyphen_values(true);
    let [dice, example] = G::THROW;
    let throw = Arg::new("throw")
        .long("throw")
        .value_name(dice)
        .allow_hyphen_values(true);
    let throw = throw.help(format!("Throws the dice in hand first, such as {example}"));
    let throws = Game::<G>::HAS_CHANCE.then_some(throw);
    Arguments::augment_args(Command::new("moves").args(throws).arg(why))
}

pub(crate) fn run<G: Story>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments: Arguments = read(words)?;
    let judge = arguments.rules.choose::<G>()?.judge;
    let mut position = read_position::<G>(&judge, &arguments.position)?;
    // Games without dice do not have the option.
    if let Ok(Some(dice)) = words.try_get_one::<String>("throw") {
        position = throw::<G>(&judge, position, dice)
            .map_err(|why| Failure::refused(format_args!("--throw {dice}"), why))?;
    }
    let asked = words.get_many::<String>("why");
    let asked: Option<Vec<String>> = asked.map(|words| words.cloned().collect());
    let answer = asked.map(|asked| G::explain(&judge, &position, &asked));
    let answer = answer.transpose()?;
    if arguments.json {
        return write_json(out, &shown::<G>(&judge, &position, answer));
    }
    for line in answer.unwrap_or_else(|| show::<G>(&judge, &position)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn throw<G: Story>(
    judge: &Judge<G>,
    position: Position<G>,
    dice: &str,
) -> Result<Position<G>, String> {
    let mut game = Game::<G>::begin_from(judge.clone(), position);
    if !matches!(game.turn(), Turn::Chance(_)) {
        return Err("nothing is to be thrown now".to_owned());
    }
    let thrown = game.read_entry(dice)?;
    game.enter_unseen(&thrown).map_err(|why| why.to_string())?;
    Ok(*game.position())
}

/// A position with its possible actions, or the answer to a question, as JSON.
fn shown<G: Story>(judge: &Judge<G>, position: &Position<G>, answer: Option<Vec<String>>) -> Row {
    let game = Game::<G>::begin_from(judge.clone(), *position);
    let mut row = Row::new();
    row.put("game", Game::<G>::ID);
    row.put("rules", write_rules(Rules::<G>::of(judge)));
    put_standing::<G>(&mut row, &game);
    if let Some(answer) = answer {
        row.put("answer", answer);
        return row;
    }
    let mut legal = Actions::<G>::default();
    game.legal(&mut legal);
    let legal = legal.iter().map(|&action| {
        let (effects, after) = effects::<G>(&game, action);
        let position = Game::<G>::write_position(judge, after.position());
        let action = G::text(&game, &action.into());
        json!({ "action": action, "effects": effects, "position": position })
    });
    row.put("legal", legal.collect::<Vec<_>>());
    row
}

fn show<G: Story>(judge: &Judge<G>, position: &Position<G>) -> Vec<String> {
    let game = Game::<G>::begin_from(judge.clone(), *position);
    let mut lines = vec![
        format!("rules     {}", write_rules(Rules::<G>::of(judge))),
        format!("position  {}", Game::<G>::write_position(judge, position)),
        format!("\n{}", G::draw(judge, position)),
        format!("{}\n", G::LEGEND),
    ];
    lines.extend(G::describe(judge, position));
    if let Turn::Decide(_) = game.turn() {
        let mut legal = Actions::<G>::default();
        game.legal(&mut legal);
        lines.push(format!("\n{} legal {}:", legal.len(), G::ACTIONS));
        for &action in legal.iter() {
            let (text, width) = (G::text(&game, &action.into()), G::ACTION_WIDTH);
            let effects = effects::<G>(&game, action).0.join("; ");
            let line = format!("  {text:<width$} {effects}");
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

/// The effects of a legal action that its text does not mention, and the game after it.
fn effects<G: Story>(game: &Game<G>, action: Action<G>) -> (Vec<String>, Game<G>) {
    let mut told = Vec::new();
    let see = |event| {
        if G::role(&event) != Role::Plain {
            told.push(G::tell(&event));
        }
    };
    let mut after = game.clone();
    let entered = after.enter(&action.into(), see);
    debug_assert!(entered.is_ok(), "{action} is not legal");
    (told, after)
}

/// The effects of the action in question, or why it is illegal.
pub(crate) fn explain<G: Story>(
    judge: &Judge<G>,
    position: &Position<G>,
    asked: &[String],
) -> Result<Vec<String>, Failure> {
    let text = asked.concat();
    let refused =
        |error: <Action<G> as FromStr>::Err| Failure::refused(format_args!("--why {text}"), error);
    let action: Action<G> = text.parse().map_err(refused)?;
    let told = G::why(judge, position, action).unwrap_or_else(|| {
        let game = Game::<G>::begin_from(judge.clone(), *position);
        match effects::<G>(&game, action).0.join("; ") {
            told if told.is_empty() => "legal".to_owned(),
            told => format!("legal; {told}"),
        }
    });
    Ok(vec![format!("{action}: {told}")])
}
