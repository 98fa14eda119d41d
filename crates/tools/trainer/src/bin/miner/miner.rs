//! Games between bots, and the search for a puzzle in each.

use std::collections::BTreeMap;

use archive::puzzles::Puzzle;
use bindings::{Environment, Model};
use game::{Bot, Dealt as _, Game as _, Judge, Level, Recorded as _, Turn, bits_from, nth_random};

use crate::verifier::{NoPuzzle, Verifier};

/// The players of the games: one of them errs more than the other.
const PLAYERS: [Level; 2] = [Level::Easy, Level::Steady];

/// A game is abandoned after this number of entries.
const ENTRIES: usize = 600;

pub(crate) type Theme<E> = <<E as bindings::Playable>::Bot as Bot>::Theme;

/// How many positions were rejected, by reason.
#[derive(Default, Debug)]
pub(crate) struct Rejected(BTreeMap<NoPuzzle, u32>);

/// The search for puzzles under some rules.
pub(crate) struct Miner<E: Environment> {
    judge: Judge<E::Game>,
    model: Model<E>,
    /// The themes wanted for the puzzles; any or none if empty.
    themes: Vec<Theme<E>>,
}

impl<E: Environment> Miner<E> {
    pub(crate) fn new(judge: &Judge<E::Game>, themes: &[Theme<E>]) -> Miner<E> {
        Miner {
            judge: judge.clone(),
            model: E::model(judge),
            themes: themes.to_vec(),
        }
    }

    /// Plays a game and looks for a puzzle from its middle on. Returns one at most, so that puzzles differ.
    pub(crate) fn mine(&self, seed: u64, rejected: &mut Rejected) -> Option<Puzzle> {
        let positions = self.play(seed);
        let first = nth_random(seed, 0) as usize % positions.len().max(1);
        let from_there = positions.iter().cycle().skip(first);
        let mut found = from_there
            .take(positions.len())
            .filter_map(|game| self.puzzle(game, rejected));
        // A puzzle that every level finds is worth little, and a game sometimes has a better one.
        let mut easiest = None;
        for puzzle in found.by_ref().take(3) {
            if puzzle.level > Level::Beginner {
                return Some(puzzle);
            }
            easiest.get_or_insert(puzzle);
        }
        easiest.filter(|_| seed.is_multiple_of(4))
    }

    /// The positions of a game at the start of a turn.
    fn play(&self, seed: u64) -> Vec<E::Game> {
        let mut game = E::Game::begin(self.judge.clone());
        let mut positions = Vec::new();
        let mut last_mover = None;
        for n in 0..ENTRIES as u64 {
            let number = nth_random(seed, n + 1);
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => {
                    let Some(entry) = game.deal(bits_from(number)) else {
                        break;
                    };
                    if game.enter_unseen(&entry).is_err() {
                        break;
                    }
                    last_mover = None;
                }
                Turn::Decide(side) => {
                    if last_mover != Some(side) {
                        positions.push(game.clone());
                    }
                    last_mover = Some(side);
                    let whose: game::Side = side.into();
                    let level = PLAYERS[(whose.index() + seed as usize) % 2];
                    let player = E::Bot::of_level(level);
                    let Some(entries) = player.decide(&self.model, &game, number) else {
                        break;
                    };
                    if entries
                        .iter()
                        .any(|entry| game.enter_unseen(entry).is_err())
                    {
                        break;
                    }
                }
            }
        }
        positions
    }

    pub(crate) fn puzzle(&self, game: &E::Game, rejected: &mut Rejected) -> Option<Puzzle> {
        let verifier = Verifier::<E::Bot>::new(&self.model, game)?;
        let rejects = |why| *rejected.0.entry(why).or_default() += 1;
        verifier.verify(&self.themes).map_err(rejects).ok()
    }
}
