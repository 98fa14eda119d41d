//! Random players that heed the warnings before a loss, against random players that do not.
//!
//! A heeding player that is warned takes its turn back, and plays it at random again. The result counts the games that a side
//! loses within its first turns, 20 or as many as requested, by a loss of which it was or would have been warned. All rule sets
//! are used, or those that are named.

use std::time::{Duration, Instant};

use game::{Dealt, Judge, Preset, Progress, Record, RuleSets, Side, Turn};
use worker::{Facts, WarningSearch};

const GAMES: u64 = 400;

/// The default number of turns of a side that count.
const TURNS: usize = 20;

/// The number of times that a player takes a turn back before it accepts the loss.
pub const PATIENCE: usize = 8;

/// Plays games of every rule set that the arguments of the program name, and prints the losses. `winner` returns the winner.
pub fn measure<G: Dealt, F: Facts<G>>(winner: impl Fn(G::Outcome) -> Option<Side>) {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let turns = arguments.iter().find_map(|argument| argument.parse().ok());
    let turns = turns.unwrap_or(TURNS);
    let is_id =
        |argument: &&String| argument.starts_with(|letter: char| letter.is_ascii_lowercase());
    let wanted: Vec<&String> = arguments.iter().filter(is_id).collect();
    let is_wanted = |id: &str| wanted.is_empty() || wanted.iter().any(|wanted| *wanted == id);
    if !G::Rules::PRESETS.iter().any(|preset| is_wanted(preset.id)) {
        return;
    }
    println!(
        "{:<22}{:>8}{:>12}{:>12}{:>14}{:>14}",
        "rule set", "games", "heeds", "does not", "ms a search", "longest"
    );
    for Preset { id, rules, .. } in G::Rules::PRESETS {
        if !is_wanted(id) {
            continue;
        }
        // The named rule sets are valid.
        let Ok(judge) = rules.judge() else { continue };
        let mut lost = [0; 2];
        let mut searches = Searches::default();
        for seed in 0..GAMES {
            // Both kinds of players play both sides, and each pair of games begins the same.
            let heeds = Side::BOTH[(seed % 2) as usize];
            let loser = loser::<G, F>(&judge, seed / 2, heeds, turns, &winner, &mut searches);
            if let Some(side) = loser {
                lost[usize::from(side != heeds)] += 1;
            }
        }
        println!(
            "{:<22}{GAMES:>8}{:>12}{:>12}{:>14.2}{:>14.1}",
            format!("{} {id}", G::ID),
            lost[0],
            lost[1],
            searches.time.as_secs_f64() * 1000.0 / f64::from(searches.count.max(1)),
            searches.longest.as_secs_f64() * 1000.0,
        );
    }
}

#[derive(Default)]
pub struct Searches {
    count: u32,
    time: Duration,
    longest: Duration,
}

impl Searches {
    /// Whether the side whose turn ends the record is warned.
    pub fn warn<G: Dealt, F: Facts<G>>(&mut self, record: &Record<G>) -> bool {
        let begun = Instant::now();
        let Some(mut search) = WarningSearch::<G, F>::new(record) else {
            return false;
        };
        while search.advance() == Progress::Searching {}
        let time = begun.elapsed();
        self.count += 1;
        self.time += time;
        self.longest = self.longest.max(time);
        search.warning().is_some()
    }
}

/// The side that loses a game, within this number of turns, by a loss of which it was or would have been warned.
fn loser<G: Dealt, F: Facts<G>>(
    judge: &Judge<G>,
    seed: u64,
    heeds: Side,
    limit: usize,
    winner: impl Fn(G::Outcome) -> Option<Side>,
    searches: &mut Searches,
) -> Option<Side> {
    let mut record = Record::<G>::new(judge.clone(), None);
    let mut game = record.replay(0);
    let mut rng = crate::Chance::new(seed);
    let mut bits = || rng.bits();
    // The number of turns of each side, the side that moved last, and the side that was warned last, if that was in the last
    // turn.
    let (mut turns, mut mover, mut warned) = ([0_usize; 2], None, None);
    loop {
        let side: Side = match game.turn() {
            Turn::Over(outcome) => {
                let lost = winner(outcome).map(Side::other);
                return warned.filter(|&side| lost == Some(side));
            }
            Turn::Chance(_) => {
                let entry = game.deal(&mut bits)?;
                game.enter_unseen(&entry).ok()?;
                record.push(entry);
                continue;
            }
            Turn::Decide(side) => side.into(),
        };
        // Throwing dice again does not begin a turn.
        if mover.replace(side) != Some(side) {
            turns[side.index()] += 1;
        }
        if turns[side.index()] > limit {
            return None;
        }
        let begins = record.entries().len();
        for tries in 0..=PATIENCE {
            record.truncate(begins);
            game = record.replay(begins);
            play_turn(&mut record, &mut game, side, &mut bits)?;
            if game.turn().is_over() {
                break;
            }
            warned = searches.warn::<G, F>(&record).then_some(side);
            if side != heeds || warned.is_none() || tries == PATIENCE {
                break;
            }
        }
    }
}

/// Decides at random until the turn is over, or chance comes next.
pub fn play_turn<G: Dealt>(
    record: &mut Record<G>,
    game: &mut G,
    side: Side,
    bits: &mut impl FnMut() -> u64,
) -> Option<()> {
    while let Turn::Decide(mover) = game.turn()
        && mover.into() == side
    {
        let mut decisions = game.decisions();
        let chosen = bits().checked_rem(decisions.len() as u64)?;
        let entry = decisions.swap_remove(chosen as usize);
        game.enter_unseen(&entry).ok()?;
        record.push(entry);
    }
    Some(())
}
