//! Whole games played by the program.

use kotra::{
    Action, Actions, DiceCount, Die, Event, Judge, Outcome, Position, Reason, Side, Stage, Throw,
};
use terminal::{Ended, GameRng, Next, Playout};

use crate::Kotra;

/// What happens in a game.
pub enum Happened {
    /// What the rules tell.
    Event(Event),
    /// Nothing of a throw could be used.
    Passed(Side, Throw),
}

impl Playout for Kotra {
    const REASONS: &'static [&'static str] = Reason::WORDS;

    type State = Position;
    type Hand = DiceCount;
    type Happened = Happened;

    fn open(judge: &Judge, rng: &mut GameRng) -> Position {
        judge.start(Side::BOTH[rng.below(2)])
    }

    fn open_at(_: &Judge, position: Position) -> Position {
        position
    }

    #[inline]
    fn position_of(state: &Position) -> &Position {
        state
    }

    fn first(position: &Position) -> Side {
        position.first()
    }

    #[inline]
    fn next(state: &Position) -> Next<Kotra> {
        match state.stage() {
            Stage::Over(outcome) => Next::Over(outcome),
            Stage::Throw(count) => Next::Throw(count),
            Stage::Decide => Next::Decide(state.turn()),
        }
    }

    #[inline]
    fn roll(
        judge: &Judge,
        state: &mut Position,
        hand: DiceCount,
        rng: &mut GameRng,
        mut see: impl FnMut(Happened),
    ) {
        let (side, throw) = (state.turn(), throw(hand, rng));
        judge.throw_unchecked(state, throw, &mut |event| see(Happened::Event(event)));
        if state.throw().is_none() {
            see(Happened::Passed(side, throw));
        }
    }

    #[inline]
    fn list_legal(judge: &Judge, position: &Position, legal: &mut Actions) {
        judge.legal(position, legal);
    }

    #[inline]
    fn play(judge: &Judge, state: &mut Position, action: Action, mut see: impl FnMut(Happened)) {
        judge.play_unchecked(state, action, &mut |event| see(Happened::Event(event)));
    }

    fn ended(outcome: &Outcome) -> Ended {
        Ended {
            winner: outcome.winner.map(Into::into),
            reason: outcome.reason.word(),
            halves: outcome.value.in_halves(),
        }
    }
}

/// Throws the dice.
pub(crate) fn throw(count: DiceCount, rng: &mut GameRng) -> Throw {
    let mut die = || Die::ALL[rng.below(Die::ALL.len())];
    match count {
        DiceCount::One => Throw::one(die()),
        DiceCount::Two => Throw::two(die(), die()),
    }
}
