//! `sahkku --game kotra replay`: checks the record of a game, and tells it.

use std::io::Write;

use clap::Args;
use kotra::{Entry, Event, Game, Phase, Record};

use super::{board, story};
use crate::distance;
use crate::failure::Failure;
use crate::record_file::{RecordFile, tell_head};

/// Checks the record of a game against its rules and describes it turn by turn.
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
  sahkku --game kotra replay game.kotra
  sahkku --game kotra replay --quiet game.kotra && echo sound
  sahkku --game kotra replay --boards - < game.kotra
  sahkku --game kotra replay letter.txt        a letter or link of a game at a distance

How a record is written is explained in crates/games/kotra/docs/notation.md.")]
pub(super) struct Arguments {
    #[command(flatten)]
    record: RecordFile,

    /// Draws the board after every turn
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
        writeln!(out, "\n{}", board::draw(game.position()))?;
    }
    let mut teller = Teller {
        out: &mut *out,
        boards: arguments.boards,
        turn: 0,
        turn_open: false,
    };
    for entry in record.entries() {
        teller.entry(&mut game, entry)?;
    }
    teller.end(&game)?;
    letter.map_or(Ok(()), |letter| distance::tell(&letter, out))
}

struct Teller<'a, W> {
    out: &'a mut W,
    boards: bool,
    turn: u32,
    turn_open: bool,
}

impl<W: Write> Teller<'_, W> {
    fn entry(&mut self, game: &mut Game, entry: &Entry) -> Result<(), Failure> {
        self.announce(game, entry)?;
        let mut events = Vec::new();
        game.enter(entry, |event| events.push(event))
            .map_err(|refused| Failure::refused("the record", refused))?;
        for event in &events {
            match event {
                // The end of the game stands at the end of the story.
                Event::GameOver(_) => {}
                Event::TurnPassed { lost, .. } => {
                    if !lost.is_empty() {
                        writeln!(self.out, "     {}", story::tell(event))?;
                    }
                    self.turn_open = false;
                }
                _ => writeln!(self.out, "     {}", story::tell(event))?,
            }
        }
        if self.boards && self.turn > 0 && !self.turn_open {
            writeln!(self.out, "\n{}", board::draw(game.position()))?;
        }
        Ok(())
    }

    fn announce(&mut self, game: &Game, entry: &Entry) -> Result<(), Failure> {
        match entry {
            Entry::Match(score) => writeln!(self.out, "{score}")?,
            Entry::Round { white, black } => {
                writeln!(self.out, "white throws {white}, black throws {black}")?;
            }
            Entry::Begins(side) => writeln!(self.out, "{side} begins")?,
            Entry::Throw(_) | Entry::Action(_) => {
                if !self.turn_open {
                    self.turn += 1;
                    self.turn_open = true;
                    writeln!(self.out, "\n{:>3}  {}", self.turn, game.position().turn())?;
                }
            }
            Entry::Resigned(_) | Entry::Agreed => {}
        }
        Ok(())
    }

    fn end(&mut self, game: &Game) -> Result<(), Failure> {
        writeln!(self.out, "\n{}", board::draw(game.position()))?;
        match game.phase() {
            Phase::Over(outcome) => writeln!(self.out, "{}", story::tell_end(outcome))?,
            Phase::ThrowOff => writeln!(self.out, "the game has not begun")?,
            Phase::Play => {
                let position = game.judge().write_position(game.position());
                writeln!(self.out, "the game is not over; it stands at {position}")?;
            }
        }
        if let Some(score) = game.match_after() {
            writeln!(self.out, "{score}")?;
        }
        Ok(())
    }
}
