//! Every game at a terminal.

use crate::command_line::AnyTerminal;

#[cfg(not(test))]
mod hnefatafl;
#[cfg(not(test))]
mod kotra;
#[cfg(not(test))]
mod sahkku;

#[cfg(not(test))]
macro_rules! terminals {
    ([] $($game:ident)*) => { &[$($game::GAME),*] };
}

/// All games, in the order of [`games::GAMES`].
#[cfg(not(test))]
pub(crate) static TERMINALS: &[&dyn AnyTerminal] = games::games!(terminals[]);

/// Unit tests need no game. With the games, the whole command would be compiled twice.
#[cfg(test)]
pub(crate) static TERMINALS: &[&dyn AnyTerminal] = &[];
