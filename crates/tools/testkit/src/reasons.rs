//! Properties of the reasons for choices in any game.

use game::{Dealt, Game, Record, Turn, bits_from, nth_random};
use worker::{Choice, Facts};

/// The choice of these actions, after which the side continues at random to the end of its turn.
pub fn choice<G: Game>(game: &G, actions: &[G::Action], seed: u64) -> Choice<G> {
    let mut choice = Choice::of(game, actions).expect("actions that can come next");
    let mut n = 0;
    while let Some(game) = choice.unfinished() {
        let mut all = game.decisions();
        let any = all.swap_remove(nth_random(seed, n) as usize % all.len());
        n += 1;
        assert!(choice.expect(&any));
    }
    choice
}

/// In a random game from the end of a record on, an action that ends the game has no facts about the other side's next turn.
/// Returns the number of such actions.
pub fn after_the_end<G: Dealt, F: Facts<G>>(
    record: &Record<G>,
    seed: u64,
    is_of_next_turn: impl Fn(&F::Reason) -> bool,
) -> usize {
    /// A game that is not over by then is abandoned.
    const LONGEST: u64 = 2_000;
    let (mut game, mut count) = (record.replay(usize::MAX), 0);
    for n in 0..LONGEST {
        let random = nth_random(seed, n);
        let entry = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.deal(bits_from(random)).expect("chance"),
            Turn::Decide(_) => {
                let mut legal = G::Actions::default();
                game.legal(&mut legal);
                for &action in &*legal {
                    let choice = Choice::of(&game, &[action]).expect("a legal action");
                    if choice.after.turn().is_over() {
                        assert!(choice.left().is_none());
                        let reasons = F::reasons(&choice);
                        assert!(!reasons.iter().any(&is_of_next_turn), "{reasons:?}");
                        count += 1;
                    }
                }
                let mut all = game.decisions();
                all.swap_remove(random as usize % all.len())
            }
        };
        game.enter_known(&entry);
    }
    count
}
