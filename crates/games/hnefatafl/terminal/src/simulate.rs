//! What many games come to.

use hnefatafl::{Action, Event, Judge, Outcome, Position, Rules, Side};
use serde_json::Value;
use terminal::share;
use terminal::{Choices, Decision, Simulated, Tally, rounded};

use crate::Hnefatafl;
use crate::policy::Deciders;

impl Simulated for Hnefatafl {
    const SUMS: &'static [&'static str] = &["drabants_lost", "muscovites_lost"];

    type Policies = Deciders;
    /// Pieces that each side lost.
    type Sums = [u64; 2];

    #[inline]
    fn count(happened: &Event, _: &mut u32, captured: &mut [u64; 2]) {
        if let Event::Captured { side, .. } = happened {
            captured[side.index()] += 1;
        }
    }

    /// A turn is one move.
    fn count_end(_: Option<&Outcome>, choices: &Choices, turns: &mut u32, _: &mut [u64; 2]) {
        *turns = choices.moves().moves;
    }

    fn refusal(judge: &Judge, position: &Position, action: Action) -> Option<String> {
        let refusal = judge.why(position, action)?;
        Some(refusal.to_string())
    }

    fn set_up_again(judge: &Judge, position: &Position) -> Result<Position, String> {
        let setup = position.to_setup();
        judge.set_up(&setup).map_err(|error| error.to_string())
    }

    fn broken(decision: &Decision<'_, Hnefatafl>) -> Option<String> {
        let (before, position) = (decision.before?, decision.position);
        for side in Side::BOTH {
            let [old, new] = [before, position].map(|position| position.pieces_of(side).len());
            if new > old {
                return Some(format!("the {side} has gained a piece"));
            }
            if new < old && side == before.turn() {
                return Some(format!("the {side} has lost a piece by its own move"));
            }
        }
        None
    }

    /// A square is empty, or has a drabant, the king or a Muscovite.
    fn state_tree_complexity(rules: &Rules) -> f64 {
        let side = f64::from(rules.board.size());
        side * side * libm::log10(4.0)
    }

    fn figures(tally: &Tally) -> Vec<(String, Value)> {
        let a_game = Self::SUMS.iter().enumerate().map(|(place, name)| {
            let lost = share(tally.sum(place), tally.games());
            (format!("{name}_a_game"), rounded(lost).into())
        });
        a_game.collect()
    }
}
