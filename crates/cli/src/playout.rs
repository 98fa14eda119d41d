//! Whole games played by the program.

use sahkku::{Action, Actions, Event, Judge, Outcome, Position, Stage};

use crate::policy::Policy;
use crate::rng::GameRng;

/// Who wants to know what happens in a game.
pub(crate) trait Watcher {
    /// Something happened.
    fn event(&mut self, event: Event);

    /// A player decides: `legal[chosen]` is what will be done in `position`.
    fn decision(&mut self, judge: &Judge, position: &Position, legal: &[Action], chosen: usize);
}

/// The position before the first throw: either side may begin, and where the rules offer mieđut
/// it is as likely as vuosttut.
pub(crate) fn begin(judge: &Judge, rng: &mut GameRng) -> Position {
    let first = rng.side();
    let miedut = judge.rules().miedut && rng.coin();
    judge.start(first, miedut)
}

/// Plays from `position` to the end, or until `cap` decisions have been made: `None` then.
/// `policies` decide for the men and for the women.
pub(crate) fn play_on<P: Policy + ?Sized>(
    judge: &Judge,
    position: &mut Position,
    policies: [&P; 2],
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
                let dice = rng.dice(judge.rules(), count);
                judge.throw_unchecked(position, dice, &mut |event| watcher.event(event));
            }
            Stage::Decide if decisions == cap => return None,
            Stage::Decide => {
                judge.legal(position, &mut legal);
                let policy = policies[position.turn().index()];
                let chosen = policy.choose(judge, position, &legal, rng);
                watcher.decision(judge, position, &legal, chosen);
                judge.play_unchecked(position, legal[chosen], &mut |event| watcher.event(event));
                decisions += 1;
            }
        }
    }
}
