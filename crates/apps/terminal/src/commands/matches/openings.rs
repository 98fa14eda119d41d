//! Openings from a file.

use std::path::Path;

use bindings::read_opening;
use game::{Turn, trimmed};

use super::conditions::Conditions;
use super::match_game::{MatchGame, MatchOptions as _};
use crate::failure::Failure;
use crate::rng::GameRng;
use crate::text_file;
use crate::types::{Judge, Record};

/// The longest file of openings that is read, in bytes.
const LIMIT: usize = 1 << 26;

/// What the pairs of games under some rules begin with.
pub(crate) struct Openings<G: MatchGame> {
    /// Those of the file in their order; none where the game makes its own.
    listed: Vec<Record<G>>,
}

impl<G: MatchGame> Openings<G> {
    /// Reads the openings of these conditions, where they name a file.
    pub(crate) fn read(
        conditions: &Conditions<G>,
        judge: &Judge<G>,
    ) -> Result<Openings<G>, Failure> {
        let listed = match &conditions.openings {
            Some(file) => read_file::<G>(file, judge)?,
            None => Vec::new(),
        };
        Ok(Openings { listed })
    }

    /// How many the file has, if there is one.
    pub(crate) const fn listed(&self) -> Option<usize> {
        match self.listed.len() {
            0 => None,
            count => Some(count),
        }
    }

    /// The record that both games of a pair begin with.
    pub(crate) fn of(
        &self,
        conditions: &Conditions<G>,
        judge: &Judge<G>,
        pair: u64,
        draws: &mut GameRng,
    ) -> Record<G> {
        let number = pair.checked_rem(self.listed.len() as u64);
        let listed = number.and_then(|number| self.listed.get(number as usize));
        match listed {
            Some(record) => record.clone(),
            None => conditions.own.opening(judge, draws),
        }
    }
}

/// Reads a file of openings: one a line, but for empty lines and those that begin with #.
fn read_file<G: MatchGame>(file: &Path, judge: &Judge<G>) -> Result<Vec<Record<G>>, Failure> {
    let (name, text) = text_file::read(file, "a file of openings", LIMIT)?;
    let lines = (1..).zip(text.lines().map(trimmed));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let openings = lines.map(|(number, line)| {
        let refused = |why: &str| Failure::refused(format_args!("{name}: line {number}"), why);
        let record = read_opening::<G::Programs>(judge, line).map_err(|why| refused(&why))?;
        let game: crate::types::Game<G> = record.replay(usize::MAX);
        match game::Game::turn(&game) {
            Turn::Over(_) => Err(refused("the game is over there; leave the line out")),
            _ => Ok(record),
        }
    });
    let openings: Vec<Record<G>> = openings.collect::<Result<_, Failure>>()?;
    if openings.is_empty() {
        return Err(Failure::refused(
            &name,
            "there is no opening; write one a line, such as start or a position",
        ));
    }
    Ok(openings)
}
