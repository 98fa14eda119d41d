//! Whole games played by the program.

use clap::Args;
use hnefatafl::{Action, Actions, Event, Game, Judge, Outcome, Position, Reason, Side};
use terminal::{
    Case, Ended, Failure, GameRng, Next, Playout, Settings, StartOptions, Starts, read_position,
};

use crate::Hnefatafl;

impl Playout for Hnefatafl {
    const REASONS: &'static [&'static str] = Reason::WORDS;

    /// Positions that come back end games.
    type State = Game;
    /// There are no dice.
    type Hand = ();
    type Happened = Event;

    fn open(judge: &Judge, _: &mut GameRng) -> Game {
        Game::new(judge.clone())
    }

    fn open_at(judge: &Judge, position: Position) -> Game {
        Game::from_position(judge.clone(), position)
    }

    #[inline]
    fn position_of(state: &Game) -> &Position {
        state.position()
    }

    fn first(position: &Position) -> Side {
        position.turn()
    }

    #[inline]
    fn next(state: &Game) -> Next<Hnefatafl> {
        match state.outcome() {
            Some(outcome) => Next::Over(outcome),
            None => Next::Decide(state.position().turn()),
        }
    }

    fn roll(_: &Judge, _: &mut Game, (): (), _: &mut GameRng, _: impl FnMut(Event)) {}

    #[inline]
    fn list_legal(judge: &Judge, position: &Position, legal: &mut Actions) {
        judge.legal(position, legal);
    }

    #[inline]
    fn play(_: &Judge, state: &mut Game, action: Action, mut see: impl FnMut(Event)) {
        state.enter_unchecked(action, &mut see);
    }

    fn ended(outcome: &Outcome) -> Ended {
        Ended {
            winner: outcome.winner.map(Into::into),
            reason: outcome.reason.word(),
            halves: 0,
        }
    }
}

/// Where games begin.
#[derive(Args)]
pub struct From {
    /// The position from which the games go, or start
    #[arg(long, value_name = "POSITION", default_value = "start")]
    start: String,
}

impl StartOptions<Hnefatafl> for From {
    /// A position of this board is none of another, say.
    fn starts(
        &self,
        cases: Vec<Case<Hnefatafl>>,
    ) -> Result<(Vec<Starts<Hnefatafl>>, Settings), Failure> {
        let mut starts = Vec::new();
        for case in cases {
            match read_position::<Hnefatafl>(&case.chosen.judge, &self.start) {
                Ok(start) => {
                    let chosen = case.chosen.clone();
                    starts.push(Starts::at(case, vec![(chosen, start)]));
                }
                Err(_) if case.flip.is_some() => {}
                Err(failure) => return Err(failure),
            }
        }
        let start = game::trimmed(&self.start).to_owned();
        Ok((starts, vec![("start".to_owned(), start)]))
    }
}
