//! `sahkku engine`: a player for other programs, line by line.

mod input;
mod session;

use std::io::Write;
use std::marker::PhantomData;

use clap::Args;

use crate::failure::Failure;
use crate::playable::{Playable, read_player};
use input::Input;
pub(crate) use input::{Line, Lines};
use session::Session;
pub(crate) use session::{list, short};

/// The version of the protocol, which a driver names first.
pub(crate) const PROTOCOL: u32 = 1;

/// Plays for another program, the driver, which writes commands and reads answers, line by line.
///
/// The driver throws the dice, sends what happened in the notation of records, and asks for what to do. The same
/// positions, work and seed lead to the same answers. A line that is wrong gets one line that begins with
/// error and says why; nothing is changed then. The engine ends at quit, or when there is no more input.
#[derive(Args)]
#[command(after_long_help = "\
Commands:
  hello 1                       who are you, and what can be set? Ends with ready
  ready                         answers ready when all before it is done
  set OPTION VALUE              level WORD, or seed NUMBER
  rules TEXT                    the rules, as in a record; the game is at its start then
  position start                the start, or a POSITION, and what followed it
  position POSITION; ENTRY; ENTRY
  enter ENTRY; ENTRY            what happened then: throws, rounds, decisions
  record TEXT                   a whole record, with \\n between its lines
  state                         who is to act
  show                          the rules and the position
  legal                         what can be decided
  evaluate                      what the position is worth
  go [work N] [time MS] [depth N]
                                what to do: best ENTRY; ENTRY
  stop                          ends thinking: answer now
  quit

Example:
  printf 'position start; round X/II; X,III,-\\ngo work 500\\n' | sahkku engine

The protocol is explained in docs/engine.md.")]
pub(crate) struct Arguments<G: Playable> {
    /// Who decides at first: a level, or another player of `sahkku match`
    #[arg(long, value_name = "PLAYER", value_parser = read_player::<G>, default_value = "master")]
    level: G::Player,

    #[arg(skip)]
    game: PhantomData<fn() -> G>,
}

pub(crate) fn run<G: Playable>(
    arguments: &Arguments<G>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let input = Input::standard(G::RECORD_LIMIT);
    Session::<G, _>::new(input, out, arguments.level.clone())?.run()
}
