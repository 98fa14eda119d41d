//! Steps of games, for tests of motion.

use game::{Dealt, Game, Judge, Recorded, RuleSets as _, Turn, read_position, read_rules};
use scene::{Board, EventOf, PositionOf};

use crate::Chance;
use crate::boards::See;

/// The rules, the position before a step, its events, and the position after it.
pub type Step<B> = (
    Judge<<B as Board>::Game>,
    PositionOf<B>,
    Vec<EventOf<B>>,
    PositionOf<B>,
);

/// The game that starts from a position under these rules.
fn game<G: Recorded>(rules: &str, position: &str) -> G {
    let rules: G::Rules = read_rules(rules).unwrap_or_else(|error| panic!("{error}"));
    let judge = rules.judge().unwrap_or_else(|why| panic!("{why}"));
    let position = read_position::<G>(&judge, position);
    G::begin_from(judge, position.unwrap_or_else(|error| panic!("{error}")))
}

fn enter<B: Board<Game: Game>>(
    game: &mut B::Game,
    entry: &<B::Game as Recorded>::Entry,
) -> Step<B> {
    let before = *game.position();
    let mut events = Vec::new();
    let entered = game.enter(entry, |event| events.push(event));
    entered.unwrap_or_else(|why| panic!("{entry:?}: {why}"));
    (game.judge().clone(), before, events, *game.position())
}

/// The step of an entry, which is written as in a record, from a position.
pub fn step<B: Board<Game: Game>>(rules: &str, position: &str, entry: &str) -> Step<B> {
    let mut game: B::Game = game(rules, position);
    let read = game.read_own_entry(entry);
    enter::<B>(&mut game, &read.unwrap_or_else(|error| panic!("{error}")))
}

/// Plays on at random for at most `most` steps, and hands each to `see`.
pub fn play_on<B: Board<Game: Dealt>>(mut game: B::Game, seed: u64, most: usize, see: See<B>) {
    let mut chance = Chance::new(seed);
    for _ in 0..most {
        let entry = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.deal(|| chance.bits()).expect("chance comes next"),
            Turn::Decide(_) => {
                let mut all = game.decisions();
                let any = chance.below(all.len());
                all.swap_remove(any)
            }
        };
        let (judge, before, events, after) = enter::<B>(&mut game, &entry);
        see(&judge, &before, &events, &after);
    }
}
