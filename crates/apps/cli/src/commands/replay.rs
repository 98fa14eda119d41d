//! `sahkku replay`: checks the record of a game, and narrates it.

use std::io::Write;
use std::path::PathBuf;

use clap::{ArgMatches, Args};
use game::{Dealt as _, Game as _, Mark, Node, Recorded, RuleSets, Side, Turn, write_rules};
use serde::Serialize;

use crate::command_line::read;
use crate::distance;
use crate::failure::Failure;
use crate::sheet::{Row, write_json};
use crate::standing::{put_standing, word};
use crate::terminal::{Entry, Event, Game, Record, Role, Rules, Story, Terminal, Tree};

/// The state of the narration of a record.
#[derive(Default)]
struct Narration {
    entries: u32,
    turns: u32,
    turn_open: bool,
}

impl Narration {
    /// The lines about an entry, and whether to draw a board after them. `side` has its turn, and `game` is the game after the
    /// entry.
    fn tell<G: Story>(
        &mut self,
        game: &Game<G>,
        entry: &Entry<G>,
        side: Option<&str>,
        events: &[Event<G>],
    ) -> (Vec<String>, bool) {
        self.entries += 1;
        // The end of the game comes last in the narration.
        let events = events.iter().map(|event| (G::role(event), G::tell(event)));
        let events = events.filter(|(role, _)| *role != Role::Ends);
        let detail = G::detail(entry);
        let Some(side) = side else {
            let is_between = !Game::<G>::HAS_CHANCE || self.turns > 0 && !self.turn_open;
            return (G::tell_opening(game, entry), G::REDRAWS && is_between);
        };
        if !Game::<G>::HAS_CHANCE {
            let sentences: Vec<String> = events.map(|(_, sentence)| sentence).collect();
            let line = format!("{:>4}  {side}: {}", self.entries, sentences.join("; "));
            return (vec![line], true);
        }
        let mut lines = Vec::new();
        if !self.turn_open {
            self.turns += 1;
            self.turn_open = true;
            lines.push(format!("\n{:>3}  {side}", self.turns));
        }
        for (role, sentence) in events {
            self.turn_open &= !matches!(role, Role::Passes | Role::Loses);
            if role != Role::Passes {
                lines.push(format!("     {sentence}{detail}"));
            }
        }
        (lines, !self.turn_open)
    }
}

/// Checks the record of a game against its rules, and describes it.
///
/// A record with any mistake is refused; the message names the line and the column, what was found there and what was expected.
///
/// A letter of a game at a distance, or a link that holds one, is checked as well: every signature, and every throw from the
/// values of both. Under the game stands how each throw came about, and what the two agreed on. A record can have its letter
/// with it, as a line distance and the letter.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The file with the record, or with a letter or link of a game at a distance; such a link itself; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Only checks the record
    #[arg(long, short)]
    quiet: bool,

    /// Draws the board after every turn, or move in a game without chance
    #[arg(long, conflicts_with = "quiet")]
    boards: bool,

    /// Writes the game as JSON: every entry, what it did, the position after it, and its variations
    #[arg(long, conflicts_with_all = ["quiet", "boards"])]
    json: bool,
}

pub(crate) fn run<G: Story>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let arguments: Arguments = read(words)?;
    let (tree, letter) = distance::read_file::<Game<G>>(&arguments.file)?;
    if arguments.quiet {
        return Ok(());
    }
    if arguments.json {
        return write_json(out, &GameJson::new::<G>(&tree, letter.as_deref())?);
    }
    tell::<G>(&tree.main_line(), arguments.boards, out)?;
    Ok(write!(out, "{}", letter.unwrap_or_default())?)
}

/// A game on record as JSON.
#[derive(Serialize)]
struct GameJson {
    game: &'static str,
    rules: String,
    players: [PlayerJson; 2],
    date: Option<String>,
    start: Option<String>,
    /// The comment on the game before its first entry.
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: String,
    entries: Vec<EntryJson>,
    #[serde(flatten)]
    standing: Row,
    /// The report of a letter of an online game, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<Vec<String>>,
}

#[derive(Serialize)]
struct PlayerJson {
    side: &'static str,
    name: String,
}

/// An entry, and its effects.
#[derive(Serialize)]
struct EntryJson {
    entry: String,
    /// The side in whose turn it came; `None` outside turns.
    side: Option<&'static str>,
    by: By,
    events: Vec<String>,
    position: String,
    /// The sign of its mark.
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    #[serde(skip_serializing_if = "str::is_empty")]
    comment: String,
    /// The lines of entries that are alternatives to it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Vec<EntryJson>>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum By {
    Chance,
    Decision,
    /// The players outside their turns: a resignation, or an agreed draw.
    Players,
}

impl GameJson {
    fn new<G: Story>(tree: &Tree<G>, letter: Option<&str>) -> Result<GameJson, Failure> {
        let record = tree.header();
        let judge = record.judge();
        let mut game = record.opening();
        let first = tree.children(Tree::<G>::ROOT).first();
        let entries = first.map(|&first| line::<G>(tree, first, &mut game));
        let entries = entries.transpose()?.unwrap_or_default();
        let mut standing = Row::new();
        put_standing::<G>(&mut standing, &game);
        Ok(GameJson {
            game: Game::<G>::ID,
            rules: write_rules(Rules::<G>::of(judge)),
            players: Side::BOTH.map(|side| PlayerJson {
                side: word::<G>(side.into()),
                name: record.name(side.into()).to_owned(),
            }),
            date: record.date().map(ToOwned::to_owned),
            start: record
                .start()
                .map(|start| Game::<G>::write_position(judge, start)),
            comment: tree.comment(Tree::<G>::ROOT).to_owned(),
            entries,
            standing,
            distance: letter.map(|told| told.lines().map(ToOwned::to_owned).collect()),
        })
    }
}

/// The entries of the line that begins with this node, each with its variations.
fn line<G: Story>(
    tree: &Tree<G>,
    first: Node,
    game: &mut Game<G>,
) -> Result<Vec<EntryJson>, Failure> {
    let mut told = Vec::new();
    for node in tree.line(first) {
        let Some((entry, parent)) = tree.entry(node).zip(tree.parent(node)) else {
            continue;
        };
        // A line is shown once: at the entry that it replaces.
        let others = tree.children(parent).split_first();
        let others = others.filter(|(goes_on, _)| **goes_on == node);
        let others = others.map_or(&[][..], |(_, others)| others).iter();
        let variations = others.map(|&other| line::<G>(tree, other, &mut game.clone()));
        let variations = variations.collect::<Result<_, _>>()?;
        let side = game.turn_of(entry).map(word::<G>);
        let mut events = Vec::new();
        game.enter(entry, |event| events.push(G::tell(&event)))
            .map_err(|refused| Failure::refused("the record", refused))?;
        told.push(EntryJson {
            entry: entry.to_string(),
            side,
            by: match entry {
                entry if Game::<G>::is_chance(entry) => By::Chance,
                entry if Game::<G>::is_decision(entry) => By::Decision,
                _ => By::Players,
            },
            events,
            position: Game::<G>::write_position(game.judge(), game.position()),
            mark: tree.mark(node).map(Mark::sign),
            comment: tree.comment(node).to_owned(),
            variations,
        });
    }
    Ok(told)
}

fn tell<G: Story>(record: &Record<G>, boards: bool, out: &mut dyn Write) -> Result<(), Failure> {
    tell_head::<G>(record, out)?;
    let mut game = record.opening();
    let board = |game: &Game<G>| format!("\n{}", G::draw(game.judge(), game.position()));
    if record.start().is_some() {
        writeln!(out, "{}", board(&game))?;
    }
    let mut told = Narration::default();
    for entry in record.entries() {
        let side = game.turn_of(entry).map(|side| G::side_name(side.into()));
        let mut events = Vec::new();
        game.enter(entry, |event| events.push(event))
            .map_err(|refused| Failure::refused("the record", refused))?;
        let (lines, draws) = told.tell::<G>(&game, entry, side, &events);
        for line in lines {
            writeln!(out, "{line}")?;
        }
        if boards && draws {
            writeln!(out, "{}", board(&game))?;
        }
    }
    writeln!(out, "{}", board(&game))?;
    let end = match (game.turn(), G::not_begun(&game)) {
        (Turn::Over(outcome), _) => G::tell_end(&outcome),
        (_, Some(why)) => why,
        _ => {
            let position = Game::<G>::write_position(game.judge(), game.position());
            format!("the game is not over; it stands at {position}")
        }
    };
    for line in [Some(end), G::consequence(&game)].into_iter().flatten() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn tell_head<G: Terminal>(record: &Record<G>, out: &mut dyn Write) -> Result<(), Failure> {
    let [one, other] = Game::<G>::SIDES.map(str::len);
    let width = one.max(other) + 1;
    let rules = write_rules(Rules::<G>::of(record.judge()));
    writeln!(out, "{:<width$} {rules}", "rules")?;
    for (word, side) in Game::<G>::SIDES.into_iter().zip(Side::BOTH) {
        let name = record.name(side.into());
        if !name.is_empty() {
            writeln!(out, "{word:<width$} {name}")?;
        }
    }
    if let Some(date) = record.date() {
        writeln!(out, "{:<width$} {date}", "date")?;
    }
    Ok(())
}
