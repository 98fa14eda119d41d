//! `sahkku moves`: what a player can do, and why not something else.

use std::io::Write;
use std::str::FromStr;

use clap::{ArgMatches, Args, Command};
use game::{Game as _, Recorded, RuleSets, Turn, write_rules};
use serde::Serialize;

use crate::command_line::read;
use crate::failure::Failure;
use crate::rule_choice::{RuleChoice, named, read_position};
use crate::sheet::write_json;
use crate::standing::Standing;
use crate::types::{Action, Actions, Choosable, Event, Game, Judge, Outcome, Position, Rules};

/// A game whose positions are shown.
pub trait Shown: Story {
    /// What the letters of a picture mean.
    const LEGEND: &'static str;
    /// What a player can do: actions, or moves.
    const ACTIONS: &'static str;
    /// The width of their column.
    const ACTION_WIDTH: usize;

    /// What is asked of a position.
    type Question: Question<Self>;

    /// A position as a picture of letters.
    fn draw(judge: &Judge<Self>, position: &Position<Self>) -> String;

    /// The lines under the picture: what cannot be seen in it, and what comes next.
    fn describe(judge: &Judge<Self>, position: &Position<Self>) -> Vec<String>;

    /// An action, as a record writes it here.
    fn write_action(_game: &Game<Self>, action: Action<Self>) -> String {
        action.to_string()
    }
}

/// A game of which stories are told.
pub trait Story: Choosable {
    /// What happened, in a short sentence without a full stop.
    fn tell(event: &Event<Self>) -> String;

    /// Whether an event is only what its action says already.
    fn is_plain(event: &Event<Self>) -> bool;

    /// How a game ended, in a sentence.
    fn tell_end(outcome: &Outcome<Self>) -> String;
}

/// What is asked of a position on the command line.
pub trait Question<G: Shown>: Args {
    /// Throws the dice in hand first, where that is asked for.
    fn throw(&self, _judge: &Judge<G>, _position: &mut Position<G>) -> Result<(), Failure> {
        Ok(())
    }

    /// The lines that say why something is not allowed; `None` where that is not asked.
    fn answer(
        &self,
        judge: &Judge<G>,
        position: &Position<G>,
    ) -> Result<Option<Vec<String>>, Failure>;
}

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

/// The command with what can be asked of this game.
pub(crate) fn arguments<G: Shown>() -> Command {
    let command = Arguments::augment_args(Command::new("moves"));
    named::<G>(G::Question::augment_args(command))
}

/// Writes the position and what can be done, or the answer to what is asked of it.
///
/// # Errors
/// What was given is wrong, or the output cannot be written.
pub(crate) fn run<G: Shown>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let (arguments, question): (Arguments, G::Question) = (read(words)?, read(words)?);
    let judge = arguments.rules.choose::<G>()?.judge;
    let mut position = read_position::<G>(&judge, &arguments.position)?;
    question.throw(&judge, &mut position)?;
    let answer = question.answer(&judge, &position)?;
    if arguments.json {
        return write_json(out, &ShownJson::new::<G>(&judge, &position, answer));
    }
    let lines = match answer {
        Some(answer) => answer,
        None => show::<G>(&judge, &position),
    };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// A position and what can be done in it, or the answer to what is asked of it, as JSON.
#[derive(Serialize)]
struct ShownJson {
    game: &'static str,
    rules: String,
    #[serde(flatten)]
    standing: Standing,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<LegalJson>>,
}

/// What can be done.
#[derive(Serialize)]
struct LegalJson {
    action: String,
    /// What it does besides what it says.
    effects: Vec<String>,
    /// The position after it.
    position: String,
}

impl ShownJson {
    fn new<G: Shown>(
        judge: &Judge<G>,
        position: &Position<G>,
        answer: Option<Vec<String>>,
    ) -> ShownJson {
        let game = Game::<G>::begin_from(judge.clone(), *position);
        let legal = || {
            let mut legal = Actions::<G>::default();
            game.legal(&mut legal);
            let legal = legal.iter().map(|&action| {
                let (effects, after) = effects::<G>(&game, action);
                LegalJson {
                    action: G::write_action(&game, action),
                    effects,
                    position: Game::<G>::write_position(judge, after.position()),
                }
            });
            legal.collect()
        };
        ShownJson {
            game: Game::<G>::ID,
            rules: write_rules(Rules::<G>::of(judge)),
            standing: Standing::of::<G>(&game),
            legal: answer.is_none().then(legal),
            answer,
        }
    }
}

fn show<G: Shown>(judge: &Judge<G>, position: &Position<G>) -> Vec<String> {
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
            let (text, width) = (G::write_action(&game, action), G::ACTION_WIDTH);
            let effects = effects::<G>(&game, action).0.join("; ");
            let line = format!("  {text:<width$} {effects}");
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

/// What a legal action does besides what it says, and the game after it.
fn effects<G: Shown>(game: &Game<G>, action: Action<G>) -> (Vec<String>, Game<G>) {
    let mut told = Vec::new();
    let see = |event| {
        if !G::is_plain(&event) {
            told.push(G::tell(&event));
        }
    };
    let mut after = game.clone();
    let entered = after.enter(&action.into(), see);
    debug_assert!(entered.is_ok(), "{action} is not legal");
    (told, after)
}

/// What the action that `text` writes does, or why it is not allowed, as `why` says.
pub fn explain<G: Shown>(
    judge: &Judge<G>,
    position: &Position<G>,
    text: &str,
    why: impl Fn(Action<G>) -> Option<String>,
) -> Result<Vec<String>, Failure> {
    let refused =
        |error: <Action<G> as FromStr>::Err| Failure::refused(format_args!("--why {text}"), error);
    let action: Action<G> = text.parse().map_err(refused)?;
    let told = why(action).unwrap_or_else(|| {
        let game = Game::<G>::begin_from(judge.clone(), *position);
        match effects::<G>(&game, action).0.join("; ") {
            told if told.is_empty() => "legal".to_owned(),
            told => format!("legal; {told}"),
        }
    });
    Ok(vec![format!("{action}: {told}")])
}
