//! `sahkku replay`: checks the record of a game, and tells it.

use std::io::Write;

use clap::Args;
use sahkku::{Entry, Event, Game, Phase, Record};

use crate::distance;
use crate::failure::Failure;
use crate::record_file::{RecordFile, tell_head};
use crate::{board, story};

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
  sahkku replay game.sahkku
  sahkku replay --quiet game.sahkku && echo sound
  sahkku replay --boards - < game.sahkku
  sahkku replay letter.txt        a letter or link of a game at a distance

How a record is written is explained in crates/games/sahkku/docs/notation.md.")]
pub(crate) struct Arguments {
    #[command(flatten)]
    record: RecordFile,

    /// Draws the board after every turn
    #[arg(long, conflicts_with = "quiet")]
    boards: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let (record, letter): (Record, _) = arguments.record.read()?;
    if arguments.record.quiet {
        return Ok(());
    }
    Teller {
        out: &mut *out,
        boards: arguments.boards,
        turn: 0,
        turn_open: false,
    }
    .tell(&record)?;
    letter.map_or(Ok(()), |letter| distance::tell(&letter, out))
}

struct Teller<'a, W> {
    out: &'a mut W,
    boards: bool,
    turn: u32,
    turn_open: bool,
}

impl<W: Write> Teller<'_, W> {
    fn tell(&mut self, record: &Record) -> Result<(), Failure> {
        tell_head(record, self.out)?;
        let mut game = record.opening();
        if record.start().is_some() {
            writeln!(self.out, "\n{}", board::draw(game.judge(), game.position()))?;
        }
        for entry in record.entries() {
            self.entry(&mut game, entry)?;
        }
        self.end(&game)
    }

    fn entry(&mut self, game: &mut Game, entry: &Entry) -> Result<(), Failure> {
        let mut events = Vec::new();
        self.announce(game, entry)?;
        game.enter(entry, |event| events.push(event))
            .map_err(|refused| Failure::refused("the record", refused))?;
        let which = match entry {
            Entry::Rethrow(dice) => format!(", number {dice}"),
            _ => String::new(),
        };
        for event in &events {
            match event {
                // The end of the game stands at the end of the story.
                Event::GameOver(_) => {}
                Event::TurnPassed { lost, .. } if lost.is_empty() => {}
                _ => writeln!(self.out, "     {}{which}", story::tell(event))?,
            }
        }
        if let (Entry::Round { .. }, Phase::Play | Phase::ChooseWay(_)) = (entry, game.phase()) {
            writeln!(self.out, "the {} begin", game.position().first())?;
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::TurnPassed { .. }))
        {
            self.turn_open = false;
            if self.boards {
                writeln!(self.out, "\n{}", board::draw(game.judge(), game.position()))?;
            }
        }
        Ok(())
    }

    fn announce(&mut self, game: &Game, entry: &Entry) -> Result<(), Failure> {
        match entry {
            Entry::Round { men, women } => {
                let faces = |throw: &sahkku::Throw| {
                    let words: Vec<&str> = throw.iter().map(|face| face.word()).collect();
                    words.join(",")
                };
                writeln!(
                    self.out,
                    "throw-off: the men {}, the women {}",
                    faces(men),
                    faces(women)
                )?;
            }
            Entry::Begins(side) => writeln!(self.out, "the {side} begin")?,
            Entry::Walks(miedut) => {
                let side = game.position().first().other();
                let way = if *miedut { "mieđut" } else { "vuosttut" };
                writeln!(self.out, "the {side} walk {way}")?;
            }
            Entry::Throw(_) | Entry::Action(_) | Entry::Rethrow(_) => {
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
        writeln!(self.out, "\n{}", board::draw(game.judge(), game.position()))?;
        match game.phase() {
            Phase::Over(outcome) => {
                writeln!(self.out, "{}", story::tell_end(outcome))?;
                if game.owed() > 0 {
                    writeln!(self.out, "the loser owes {}", game.owed())?;
                }
            }
            Phase::ThrowOff => writeln!(self.out, "the game has not begun")?,
            Phase::ChooseWay(side) => {
                writeln!(self.out, "the {side} are to choose vuosttut or mieđut")?;
            }
            Phase::Play => {
                let position = game.judge().write_position(game.position());
                writeln!(self.out, "the game is not over; it stands at {position}")?;
            }
        }
        Ok(())
    }
}
