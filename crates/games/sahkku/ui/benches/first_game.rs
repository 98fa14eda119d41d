//! First games: a person who plays at random against the gentlest opponent, who heeds the warnings before a loss or does not.
//!
//! A row counts the games of a rule set. A turn is a turn of the person, who begins.

use game::{Dealt as _, Game as _, Recorded as _, Turn, nth_random};
use sahkku::{Entry, Game, Judge, Record, Side};
use sahkku_player::Level;
use sahkku_ui::thinking::{SahkkuFacts, SahkkuPlayers};
use testkit::thinking::{NO_LIMIT, ask_again};
use testkit::warnings::{PATIENCE, Searches, play_turn};
use worker::{JobQueue, PlayerJob, Question, Request, Response};

type Bots = JobQueue<PlayerJob<SahkkuPlayers>>;

const GAMES: u64 = 400;

/// A loss within this number of turns is an early one. The opponent spares a person for as long.
const EARLY: u32 = 10;

/// The maximum number of turns.
const LONGEST: u32 = 2_000;

fn main() {
    println!("rule set,spared,heeds,games,median_turns,lost_early,won");
    // Nothing ends a game of Máze so early.
    for (id, spared) in [
        ("lagesvuotna", true),
        ("lagesvuotna", false),
        ("maze", true),
    ] {
        let mut bots = Bots::default();
        for heeds in [true, false] {
            let games = (0..GAMES).map(|seed| play(id, seed, heeds, spared, &mut bots));
            // A game that cannot be played is missing.
            let mut games: Vec<(u32, bool)> = games.flatten().collect();
            games.sort_unstable();
            let early = |&&(turns, won): &&(u32, bool)| !won && turns <= EARLY;
            let lost = games.iter().filter(early).count();
            let won = games.iter().filter(|(_, won)| *won).count();
            let median = games[games.len() / 2].0;
            println!(
                "{id},{spared},{heeds},{},{median},{lost},{won}",
                games.len()
            );
        }
    }
}

/// Plays a game. Returns the number of turns, and whether the person won.
fn play(id: &str, seed: u64, heeds: bool, spared: bool, bots: &mut Bots) -> Option<(u32, bool)> {
    let judge = Judge::new(sahkku::preset(id)?.rules).ok()?;
    let start = judge.start(Side::Men);
    let mut record = Record::new(judge, Some(start));
    let mut game = record.replay(0);
    let (mut draws, mut turns, mut mover) = (0, 0, Side::Women);
    let mut bits = || {
        draws += 1;
        nth_random(seed, draws)
    };
    while turns <= LONGEST {
        match game.turn() {
            Turn::Over(outcome) => return Some((turns, outcome.winner == Some(Side::Men))),
            Turn::Chance(side) => {
                if let Some(side) = side
                    && mover != side
                {
                    mover = side;
                    turns += u32::from(side == Side::Men);
                }
                let entry = game.deal(&mut bits)?;
                game.enter_known(&entry);
                record.push(entry);
            }
            Turn::Decide(Side::Women) => {
                let entry = decide(&record, bits() as u32, spared && turns <= EARLY, bots)?;
                game.enter_known(&entry);
                record.push(entry);
            }
            Turn::Decide(Side::Men) => {
                let begins = record.entries().len();
                for tries in 0..=PATIENCE {
                    record.truncate(begins);
                    game = record.replay(begins);
                    play_turn(&mut record, &mut game, Side::Men.into(), &mut bits)?;
                    let warned = heeds
                        && tries < PATIENCE
                        && !game.turn().is_over()
                        && Searches::default().warn::<Game, SahkkuFacts>(&record);
                    if !warned {
                        break;
                    }
                }
            }
        }
    }
    Some((turns, false))
}

/// The decision of the gentlest opponent.
fn decide(record: &Record, seed: u32, spares: bool, bots: &mut Bots) -> Option<Entry> {
    let question = Question::Decide {
        level: Level::Beginner,
        seed,
        time_limit: NO_LIMIT,
        spares,
    };
    let request = Request::<SahkkuPlayers> {
        record: record.clone(),
        question,
    };
    match ask_again(bots, &request).pop()? {
        Response::Decision(text) => Some(Entry::Action(text.parse().ok()?)),
        _ => None,
    }
}
