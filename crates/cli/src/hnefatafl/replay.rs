//! `sahkku --game hnefatafl replay`: checks the record of a game, and tells it.

use std::io::Write;

use clap::Args;
use hnefatafl::{Entry, Event, Game, Record};

use super::{board, story};
use crate::distance;
use crate::failure::Failure;
use crate::record_file::{RecordFile, tell_head};

/// Checks the record of a game against its rules and describes it move by move.
///
/// A record with any mistake is refused; the message names the line and the column, what was
/// found there and what was expected.
///
/// A letter of a game at a distance, or a link that holds one, is checked as well: every signature, and every throw from the
/// values of both. Under the game stands how each throw came about, and what the two agreed on. A record can have its letter
/// with it, as a line distance and the letter.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game hnefatafl replay game.hnefatafl
  sahkku --game hnefatafl replay --quiet game.hnefatafl && echo sound
  sahkku --game hnefatafl replay --boards - < game.hnefatafl
  sahkku --game hnefatafl replay letter.txt        a letter or link of a game at a distance

How a record is written is explained in crates/games/hnefatafl/docs/notation.md.")]
pub(super) struct Arguments {
    #[command(flatten)]
    record: RecordFile,

    /// Draws the board after every move
    #[arg(long, conflicts_with = "quiet")]
    boards: bool,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let (record, letter): (Record, _) = arguments.record.read()?;
    if arguments.record.quiet {
        return Ok(());
    }
    tell_head(&record, out)?;
    let mut game = record.opening();
    if record.start().is_some() {
        writeln!(out, "\n{}", board::draw(game.judge(), game.position()))?;
    }
    for (number, entry) in (1_usize..).zip(record.entries()) {
        tell_entry(&mut game, number, entry, out)?;
        if arguments.boards {
            writeln!(out, "\n{}", board::draw(game.judge(), game.position()))?;
        }
    }
    tell_end(&game, out)?;
    letter.map_or(Ok(()), |letter| distance::tell(&letter, out))
}

fn tell_entry(
    game: &mut Game,
    number: usize,
    entry: &Entry,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let side = story::name(game.position().turn());
    let mut told = Vec::new();
    game.enter(entry, |event| match event {
        // The end of the game stands at the end of the story.
        Event::GameOver(_) => {}
        _ => told.push(story::tell(&event)),
    })
    .map_err(|refused| Failure::refused("the record", refused))?;
    if let Entry::Action(_) = entry {
        writeln!(out, "{number:>4}  {side}: {}", told.join("; "))?;
    }
    Ok(())
}

fn tell_end(game: &Game, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "\n{}", board::draw(game.judge(), game.position()))?;
    match game.outcome() {
        Some(outcome) => writeln!(out, "{}", story::tell_end(outcome))?,
        None => {
            let position = game.judge().write_position(game.position());
            writeln!(out, "the game is not over; it stands at {position}")?;
        }
    }
    Ok(())
}
