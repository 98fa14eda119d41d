//! Whole games played by the program.

use hnefatafl::{Action, Actions, Event, Game, Outcome};

use super::policy::Policy;
use crate::rng::GameRng;

/// Who wants to know what happens in a game.
pub(super) trait Watcher {
    /// Something happened.
    fn event(&mut self, event: Event);

    /// A player decides: `legal[chosen]` is what will be done now.
    fn decision(&mut self, game: &Game, legal: &[Action], chosen: usize);
}

/// Plays `game` to its end, or until `cap` decisions have been made: `None` then. `policies` decide
/// for the Swedes and for the Muscovites.
pub(super) fn play_on(
    game: &mut Game,
    policies: [Policy; 2],
    rng: &mut GameRng,
    cap: u32,
    watcher: &mut impl Watcher,
) -> Option<Outcome> {
    let mut legal = Actions::new();
    let mut last = [None; 2];
    for _ in 0..cap {
        if game.outcome().is_some() {
            break;
        }
        game.judge().legal(game.position(), &mut legal);
        let side = game.position().turn().index();
        let chosen = policies[side].choose(&legal, last[side], rng);
        watcher.decision(game, &legal, chosen);
        last[side] = Some(legal[chosen]);
        game.enter_unchecked(legal[chosen], &mut |event| watcher.event(event));
    }
    game.outcome()
}
