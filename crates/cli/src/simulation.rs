//! Many games that the program plays against itself, of any game.

use clap::Args;
use game::{Judge, Recorded, RuleSets, write_rules};
use rayon::prelude::*;

use crate::failure::Failure;
use crate::flips::{self, Case};
use crate::rule_choice::{Choosable, RuleChoice};
use crate::sheet::Format;
use crate::{in_order, progress};

/// How many games are played, and how it is shown what they come to.
#[derive(Args)]
pub(crate) struct Games {
    /// How many games to play
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// Ends a game unfinished after so many decisions
    #[arg(long, default_value_t = 5000)]
    pub(crate) cap: u32,

    /// The format of the numbers
    #[arg(long, value_enum, default_value_t = Format::Table)]
    pub(crate) format: Format,

    /// How many threads to use; 0 for one on each core
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1024))]
    threads: u16,

    /// Plays the games also with each option set to each other value; for every rule set, if
    /// none is named
    #[arg(long)]
    pub(crate) every_option: bool,

    /// Checks the invariants at every decision; slower
    #[arg(long)]
    pub(crate) check: bool,
}

/// What many games came to, added up on several threads.
pub(crate) trait Sum: Default + Send {
    /// What one game came to.
    type Played;

    fn add(&mut self, played: &Self::Played);

    fn and(self, other: Self) -> Self;

    /// Puts lengths in order.
    fn sort(&mut self);
}

impl Games {
    /// The rules to play under.
    pub(crate) fn cases<G: Choosable>(
        &self,
        rules: &RuleChoice<G>,
    ) -> Result<Vec<Case<G>>, Failure> {
        flips::cases(rules, self.every_option)
    }

    /// Plays all games of each case by their numbers.
    pub(crate) fn play_all<'a, C: Sync, S: Sum>(
        &self,
        cases: &'a [C],
        play: impl Fn(&C, u64) -> Result<S::Played, Failure> + Sync,
    ) -> Result<Vec<(&'a C, S)>, Failure> {
        let threads = in_order::threads(self.threads)?;
        let bar = progress::bar(self.games.saturating_mul(cases.len() as u64));
        let play_case = |case| -> Result<S, Failure> {
            (0..self.games)
                .into_par_iter()
                .try_fold(S::default, |mut sum, game| {
                    sum.add(&play(case, game)?);
                    bar.inc(1);
                    Ok(sum)
                })
                .try_reduce(S::default, |one, other| Ok(one.and(other)))
        };
        let mut done = Vec::new();
        for case in cases {
            let mut sum = threads.install(|| play_case(case))?;
            sum.sort();
            done.push((case, sum));
        }
        bar.finish_and_clear();
        Ok(done)
    }

    /// The failure of a game in which an invariant was broken.
    pub(crate) fn broken<G: Recorded>(
        &self,
        game: u64,
        judge: &Judge<G>,
        broken: &Broken<G::Position>,
    ) -> Failure {
        let (seed, rules) = (self.seed, write_rules(G::Rules::of(judge)));
        let position = G::write_position(judge, &broken.position);
        Failure::refused(
            format_args!("game {game} of seed {seed} under \"{rules}\" at \"{position}\""),
            &broken.how,
        )
    }
}

/// A broken invariant.
pub(crate) struct Broken<P> {
    position: P,
    how: String,
}

/// Looks for the first broken invariant of a game.
pub(crate) struct Invariants<P> {
    check: bool,
    before: Option<P>,
    pub(crate) broken: Option<Broken<P>>,
}

impl<P: Copy> Invariants<P> {
    pub(crate) fn of(games: &Games) -> Invariants<P> {
        Invariants {
            check: games.check,
            before: None,
            broken: None,
        }
    }

    /// Asks `broken` about a position and the one before it, if invariants are to be checked.
    #[inline]
    pub(crate) fn check(
        &mut self,
        position: &P,
        broken: impl FnOnce(Option<&P>) -> Option<String>,
    ) {
        if self.check && self.broken.is_none() {
            let position = *position;
            self.broken = broken(self.before.as_ref()).map(|how| Broken { position, how });
            self.before = Some(position);
        }
    }
}
