//! Whole games played by the program.

use kotra::{Action, Actions, DiceCount, Die, Event, Judge, Outcome, Position, Side, Stage, Throw};

use crate::rng::GameRng;

/// Who wants to know what happens in a game.
pub(super) trait Watcher {
    /// Something happened.
    fn event(&mut self, _: Event) {}

    /// Nothing of a throw could be used.
    fn passed(&mut self, _: Side, _: Throw) {}

    /// A player decides: `legal[chosen]` is what will be done in `position`.
    fn decision(&mut self, judge: &Judge, position: &Position, legal: &[Action], chosen: usize);
}

/// Plays at random from `position` to the end, or until `cap` decisions have been made: `None` then.
pub(super) fn play_on(
    judge: &Judge,
    position: &mut Position,
    rng: &mut GameRng,
    cap: u32,
    watcher: &mut impl Watcher,
) -> Option<Outcome> {
    let mut legal = Actions::new();
    let mut decisions = 0;
    loop {
        match position.stage() {
            Stage::Over(outcome) => return Some(outcome),
            Stage::Throw(count) => {
                let (side, throw) = (position.turn(), throw(count, rng));
                judge.throw_unchecked(position, throw, &mut |event| watcher.event(event));
                if position.throw().is_none() {
                    watcher.passed(side, throw);
                }
            }
            Stage::Decide if decisions == cap => return None,
            Stage::Decide => {
                judge.legal(position, &mut legal);
                let chosen = rng.below(legal.len());
                watcher.decision(judge, position, &legal, chosen);
                judge.play_unchecked(position, legal[chosen], &mut |event| watcher.event(event));
                decisions += 1;
            }
        }
    }
}

/// Throws the dice.
pub(super) fn throw(count: DiceCount, rng: &mut GameRng) -> Throw {
    let mut die = || Die::ALL[rng.below(Die::ALL.len())];
    match count {
        DiceCount::One => Throw::one(die()),
        DiceCount::Two => Throw::two(die(), die()),
    }
}
