//! Whole games played by the program.

use sahkku::{Action, Actions, Dice, Event, Judge, Outcome, Position, Reason, Side, Stage};
use terminal::{Ended, GameRng, Next, Playout};

use crate::Sahkku;

impl Playout for Sahkku {
    const REASONS: &'static [&'static str] = Reason::WORDS;

    type State = Position;
    type Hand = u8;
    type Happened = Event;

    /// Where the rules offer mieđut it is as likely as vuosttut.
    fn open(judge: &Judge, rng: &mut GameRng) -> Position {
        let first = Side::BOTH[rng.below(2)];
        let miedut = judge.rules().miedut && rng.below(2) == 1;
        match miedut {
            true => judge.start_miedut(first),
            false => judge.start(first),
        }
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
    fn next(state: &Position) -> Next<Sahkku> {
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
        hand: u8,
        rng: &mut GameRng,
        mut see: impl FnMut(Event),
    ) {
        let faces = judge.rules().faces.as_slice();
        // Every die has four faces, so two bits are enough for one.
        let mut bits = rng.bits();
        let mut dice = Dice::NONE;
        for _ in 0..hand {
            dice = dice.with(faces[(bits & 3) as usize]);
            bits >>= 2;
        }
        judge.throw_unchecked(state, dice, &mut see);
    }

    #[inline]
    fn list_legal(judge: &Judge, position: &Position, legal: &mut Actions) {
        judge.legal(position, legal);
    }

    #[inline]
    fn play(judge: &Judge, state: &mut Position, action: Action, mut see: impl FnMut(Event)) {
        judge.play_unchecked(state, action, &mut see);
    }

    fn ended(outcome: &Outcome) -> Ended {
        Ended {
            winner: outcome.winner.map(Into::into),
            reason: outcome.reason.word(),
            halves: 0,
        }
    }
}
