//! The starts of the games that the program plays: the usual start, or positions that the command line names.

use clap::Args;

use crate::failure::Failure;
use crate::playout::{NoOptions, Settings};
use crate::rng::GameRng;
use crate::rule_choice::Chosen;
use crate::terminal::{Playout, Position, Terminal};

/// The rules of some games, and their starts.
pub(crate) struct Starts<G: Terminal> {
    pub case: Chosen<G>,
    /// The rules and the position of each game in turn; empty if all have the usual start.
    pub set_up: Vec<(Chosen<G>, Position<G>)>,
}

impl<G: Playout> Starts<G> {
    pub(crate) fn usual(case: Chosen<G>) -> Starts<G> {
        let set_up = Vec::new();
        Starts { case, set_up }
    }

    fn set_up(&self, game: u64) -> Option<&(Chosen<G>, Position<G>)> {
        let line = game.checked_rem(self.set_up.len() as u64)?;
        self.set_up.get(line as usize)
    }

    pub(crate) fn chosen(&self, game: u64) -> &Chosen<G> {
        let set_up = self.set_up(game);
        set_up.map_or(&self.case, |(chosen, _)| chosen)
    }

    /// The game with this number before its first decision.
    pub(crate) fn begin(&self, game: u64, rng: &mut GameRng) -> G::State {
        let judge = &self.chosen(game).judge;
        let start = match self.set_up(game) {
            Some((_, position)) => *position,
            None => G::start(judge, rng),
        };
        G::begin(judge, start)
    }
}

/// The starts of games, as the command line selects them.
pub(crate) trait StartOptions<G: Playout>: Args + Sync {
    /// The cases with the positions at which their games begin, and the settings to report. A change of an option that makes
    /// every position impossible is left out.
    fn starts(&self, cases: Vec<Chosen<G>>) -> Result<(Vec<Starts<G>>, Settings), Failure>;
}

impl<G: Playout> StartOptions<G> for NoOptions {
    fn starts(&self, cases: Vec<Chosen<G>>) -> Result<(Vec<Starts<G>>, Settings), Failure> {
        Ok((
            cases.into_iter().map(Starts::usual).collect(),
            Settings::new(),
        ))
    }
}
