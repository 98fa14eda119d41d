//! `sahkku engine`: a player for other programs, line by line.

mod input;

use std::io::Write;
use std::time::Instant;

use bindings::{Engine, Program, Reply};
use clap::{ArgMatches, Args, Command};

use crate::command_line::{known_player, read};
use crate::failure::Failure;
use crate::terminal::Terminal;
use input::{Input, Urgent};

/// Plays for another program, the driver, which writes commands and reads answers, line by line.
///
/// The driver throws the dice, sends what happened in the notation of records, and asks for what to do. The same
/// positions, work and seed lead to the same answers. A line that is wrong gets one line that begins with
/// error and says why; nothing is changed then. The engine ends at quit, or when there is no more input.
#[derive(Args)]
#[command(after_long_help = include_str!("commands.txt").trim_end())]
struct Arguments {
    /// Who decides at first: a level, or another player of `sahkku match`
    #[arg(long, value_name = "PLAYER", default_value = "master")]
    level: String,
}

pub(crate) fn arguments<G: Terminal>() -> Command {
    let command = Arguments::augment_args(Command::new("engine"));
    command.mut_arg("level", |arg| arg.value_parser(known_player::<G>))
}

/// Answers the lines of standard input until they end, or until `quit`. A line has at most `limit` bytes.
pub(crate) fn run(
    game: &dyn Program,
    limit: usize,
    words: &ArgMatches,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Arguments { level } = read(words)?;
    let session = game.engine(&level);
    let mut session = session.map_err(|why| Failure::refused("the game", why))?;
    let mut input = Input::standard(limit);
    while let Some(line) = input.next() {
        let reply = match line {
            Ok(line) => session.obey(&line),
            Err(why) => Reply::error(&why),
        };
        let lines = match reply {
            Reply::Lines(lines) => lines,
            Reply::Thinking => match think(&mut *session, &mut input, out)? {
                Some(lines) => lines,
                None => break,
            },
            Reply::Quit => break,
        };
        say(&lines, out)?;
    }
    Ok(())
}

fn say(lines: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

/// Thinks until there is an answer, or the driver wants one; `None` if the driver quits.
fn think(
    session: &mut dyn Engine,
    input: &mut Input,
    out: &mut dyn Write,
) -> Result<Option<Vec<String>>, Failure> {
    let start = Instant::now();
    loop {
        if let Some(answer) = session.think(start.elapsed()) {
            return Ok(Some(answer));
        }
        let news = session.news();
        if !news.is_empty() {
            say(&news, out)?;
        }
        let urgent = match session.is_exhausted() {
            true => Some(input.wait()),
            false => input.urgent(),
        };
        match urgent {
            Some(Urgent::Stop) => return Ok(Some(session.stop())),
            Some(Urgent::Quit) => return Ok(None),
            Some(Urgent::Hit) => drop(session.obey("hit")),
            // Nobody is left to stop it.
            Some(Urgent::Nothing) if session.waits_for_stop() => return Ok(Some(session.stop())),
            Some(Urgent::Nothing) | None => {}
        }
    }
}
