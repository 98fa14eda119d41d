//! Where the games begin that the program plays: anew, or at positions that the command line names.

use clap::Args;

use crate::failure::Failure;
use crate::flips::Case;
use crate::playout::{NoOptions, Playout, Settings};
use crate::rng::GameRng;
use crate::rule_choice::Chosen;
use crate::types::Position;

/// The rules of some games, and where they begin.
pub struct Starts<G: Playout> {
    /// The rules.
    pub case: Case<G>,
    /// The rules and the position of one game after the other; none where all begin anew.
    set_up: Vec<(Chosen<G>, Position<G>)>,
}

impl<G: Playout> Starts<G> {
    /// Games that begin anew.
    pub fn anew(case: Case<G>) -> Starts<G> {
        Starts::at(case, Vec::new())
    }

    /// Games that begin at these positions in turn.
    pub fn at(case: Case<G>, set_up: Vec<(Chosen<G>, Position<G>)>) -> Starts<G> {
        Starts { case, set_up }
    }

    fn set_up(&self, game: u64) -> Option<&(Chosen<G>, Position<G>)> {
        let count = self.set_up.len() as u64;
        let line = game.checked_rem(count)?;
        self.set_up.get(line as usize)
    }

    /// The rules of the game of this number.
    pub fn chosen(&self, game: u64) -> &Chosen<G> {
        self.set_up(game)
            .map_or(&self.case.chosen, |(chosen, _)| chosen)
    }

    /// The game of this number before its first decision.
    pub fn begin(&self, game: u64, rng: &mut GameRng) -> G::State {
        match self.set_up(game) {
            Some((chosen, position)) => G::open_at(&chosen.judge, *position),
            None => G::open(&self.case.chosen.judge, rng),
        }
    }
}

/// Where games begin, as the command line says.
pub trait StartOptions<G: Playout>: Args + Sync {
    /// The cases with the positions at which their games begin; and what is told of these. A change of an option under which
    /// none can stand is left out.
    ///
    /// # Errors
    /// A position that cannot be read, or cannot stand under the rules that were chosen.
    fn starts(&self, cases: Vec<Case<G>>) -> Result<(Vec<Starts<G>>, Settings), Failure>;
}

impl<G: Playout> StartOptions<G> for NoOptions {
    fn starts(&self, cases: Vec<Case<G>>) -> Result<(Vec<Starts<G>>, Settings), Failure> {
        let starts = cases.into_iter().map(Starts::anew).collect();
        Ok((starts, Settings::new()))
    }
}
