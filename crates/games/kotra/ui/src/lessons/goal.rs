//! What a learner of Kotra is asked to do, and what counts as having done it.

use kotra::{Action, DiceCount, Event, Game, Position};

/// A kind of action, or a result of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    Use,
    Hit,
    Tear,
    /// A checker moves to a place of its own side.
    Lay,
    BearOff,
    /// Four checkers are taken out with two sixes.
    Four,
    /// One die is chosen instead of two.
    OneDie,
    /// The side stops at a half munk.
    Stop,
    Win,
    Draw,
}

impl Goal {
    /// Whether `action`, which is legal in `game`, is this goal or brings it about.
    pub fn is_met_by(self, game: &Game, action: Action) -> bool {
        let position = game.position();
        let happens = |wanted: fn(&Position, &Event) -> bool| {
            let mut after = *position;
            let mut seen = false;
            let judge = game.judge();
            let played = judge.play(&mut after, action, |event| seen |= wanted(position, &event));
            played.is_ok() && seen
        };
        match self {
            Goal::Use => action.die().is_some(),
            Goal::Hit => happens(|_, event| matches!(event, Event::Hit { count: 1, .. })),
            Goal::Tear => happens(|_, event| matches!(event, Event::Hit { count: 2.., .. })),
            Goal::Lay => {
                let own = position.checkers(position.turn());
                matches!(action, Action::Move { .. })
                    && action.to().is_some_and(|to| own.on(to) > 0)
            }
            Goal::BearOff => matches!(action, Action::Off { .. }),
            Goal::Four => action == Action::Four,
            Goal::OneDie => action == Action::Throw(DiceCount::One),
            Goal::Stop => action == Action::Stop,
            Goal::Win => happens(|before, event| {
                let winner = Some(before.turn());
                matches!(event, Event::GameOver(outcome) if outcome.winner == winner)
            }),
            Goal::Draw => happens(
                |_, event| matches!(event, Event::GameOver(outcome) if outcome.winner.is_none()),
            ),
        }
    }
}
