//! What many games come to.

use sahkku::{Action, Event, Judge, Outcome, Position, Reason, Rules, Side};
use serde_json::Value;
use terminal::share;
use terminal::{Choices, Decision, EveryOption, Simulated, Tally, rounded};

use crate::Sahkku;
use crate::policy::Deciders;

impl Simulated for Sahkku {
    const SUMS: &'static [&'static str] = &["king_changes", "unused_dice"];

    const EVERY_OPTION: EveryOption = EveryOption::Unfinished;

    type Policies = Deciders;
    type Sums = [u64; 2];

    #[inline]
    fn count(happened: &Event, turns: &mut u32, [king_changes, unused]: &mut [u64; 2]) {
        match happened {
            Event::TurnPassed { lost, .. } => {
                *turns += 1;
                *unused += u64::from(lost.len());
            }
            Event::KingTaken { .. } => *king_changes += 1,
            _ => {}
        }
    }

    /// The turn in which the game ends is not passed on, but for a dead position.
    fn count_end(outcome: Option<&Outcome>, _: &Choices, turns: &mut u32, _: &mut [u64; 2]) {
        let dead = outcome.is_some_and(|outcome| outcome.reason == Reason::Dead);
        *turns += u32::from(!dead);
    }

    fn refusal(judge: &Judge, position: &Position, action: Action) -> Option<String> {
        let refusal = judge.why(position, action)?;
        Some(refusal.reason().to_string())
    }

    fn set_up_again(judge: &Judge, position: &Position) -> Result<Position, String> {
        let setup = position.to_setup();
        judge.set_up(&setup).map_err(|error| error.to_string())
    }

    fn broken(decision: &Decision<'_, Sahkku>) -> Option<String> {
        let (before, position) = (decision.before?, decision.position);
        for side in Side::BOTH {
            if position.soldiers(side) > before.soldiers(side) {
                return Some(format!("the {side} have gained a soldier"));
            }
            if position.asleep(side) > before.asleep(side) {
                return Some(format!("a soldier of the {side} has fallen asleep"));
            }
        }
        if before.king().removed() && !position.king().removed() {
            return Some("the king has come back".to_owned());
        }
        if !before.king().inert() && position.king().inert() {
            return Some("the king has become inert again".to_owned());
        }
        None
    }

    /// A place is empty, or has soldiers of one side, awake or one asleep, or a queen; and the king of one side, of the other or
    /// of nobody, instead or besides.
    fn state_tree_complexity(rules: &Rules) -> f64 {
        let stack = if rules.stacking { rules.columns } else { 1 };
        let queens = if rules.queens { 2 } else { 0 };
        let without_king = 1.0 + 2.0 * f64::from(stack + 1 + queens);
        let contents = if rules.king_shares {
            without_king * 4.0
        } else {
            without_king + 3.0
        };
        3.0 * f64::from(rules.columns) * libm::log10(contents)
    }

    fn figures(tally: &Tally) -> Vec<(String, Value)> {
        let turns = u64::try_from(tally.turns.sum()).unwrap_or(u64::MAX);
        let changes = share(tally.sum(0), tally.games());
        let unused = share(tally.sum(1), turns);
        vec![
            ("king_changes_a_game".to_owned(), rounded(changes).into()),
            ("unused_dice_a_turn".to_owned(), rounded(unused).into()),
        ]
    }
}
