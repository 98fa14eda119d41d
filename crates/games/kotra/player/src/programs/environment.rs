//! Kotra.
//!
//! Points are in the numbering of the side to move. Numbers of actions, 154 in all:
//!
//! | number | action |
//! |---|---|
//! | (*point* − 1) × 6 + *die* − 1 | move the checker on *point* by *die*, or bear it off with it |
//! | 144 + *die* − 1 | enter a hit checker with *die* |
//! | 150 | take out four with two sixes |
//! | 151, 152 | throw one die, throw two |
//! | 153 | stop at a half munk |

use bindings::{Environment, Planes, of_both};
use game::{Bot as _, Game as _, Side};
use kotra::{
    Action, Die, Entry, Game, Outcome, POINTS, Pattern, Phase, Point, Rules, Stage, Throw,
};

use super::Kotra;
use crate::Player;

const ENTER: usize = 6 * POINTS as usize;
const FOUR: usize = ENTER + 6;
const THROW: usize = FOUR + 1;
const STOP: usize = THROW + 2;
const ACTIONS: usize = STOP + 1;

fn die_index(die: Die) -> usize {
    usize::from(die.pips()) - 1
}

/// The same dice, the higher one first.
fn in_order(throw: Throw) -> Throw {
    match throw.second() {
        Some(second) if second > throw.first() => Throw::two(second, throw.first()),
        _ => throw,
    }
}

impl Environment for Kotra {
    fn action_count(_: &Rules) -> usize {
        ACTIONS
    }

    fn chance_count(_: &Rules) -> usize {
        Die::ALL.len() * Die::ALL.len()
    }

    fn shape(rules: &Rules) -> [usize; 3] {
        [Self::plane_names(rules).len(), 1, POINTS.into()]
    }

    fn plane_names(_: &Rules) -> Vec<String> {
        let of_a_side = [
            "checkers",
            "hit checkers",
            "checkers off",
            "five out",
            "open band",
            "has thrown before",
            "turn",
            "began",
        ];
        let mut names: Vec<String> = of_both(&of_a_side).collect();
        names.extend(Die::ALL.map(|die| format!("unused uses of {die}")));
        names.extend(["dice thrown", "dice in the hand", "throw-off"].map(String::from));
        names.extend(["a die was used", "after-throws left"].map(String::from));
        names.push("units won before the after-throws".to_owned());
        names
    }

    /// The value of the most valuable munk, with mar, or of jan.
    fn most(_: &Rules) -> f64 {
        let value = |outcome: Outcome| f64::from(outcome.value.as_f32());
        let munks = Pattern::ALL.iter().map(|&pattern| {
            value(Outcome::munk(
                kotra::Side::White,
                pattern,
                kotra::Munk::Whole,
                true,
            ))
        });
        munks.fold(value(Outcome::jan(kotra::Side::White)), f64::max)
    }

    fn settled(outcome: &Outcome) -> (f64, &'static str) {
        let score = bindings::score(outcome.winner.map(Side::from));
        (
            score * f64::from(outcome.value.as_f32()),
            outcome.reason.word(),
        )
    }

    fn number(_: &Game, decision: &Entry) -> Option<usize> {
        let &Entry::Action(action) = decision else {
            return None;
        };
        Some(match action {
            Action::Move { from, die } | Action::Off { from, die } => {
                6 * (usize::from(from.number()) - 1) + die_index(die)
            }
            Action::Enter(die) => ENTER + die_index(die),
            Action::Four => FOUR,
            Action::Throw(count) => THROW + usize::from(count.number()) - 1,
            Action::Stop => STOP,
        })
    }

    fn chances(game: &Game, found: &mut Vec<(Entry, f64)>) {
        found.clear();
        if game.phase() != Phase::ThrowOff {
            found.extend(Player::chances(game));
            return;
        }
        if let Some(loser) = game.of_match().and_then(|score| score.lost_last) {
            found.push((Entry::Begins(loser), 1.0));
            return;
        }
        for white in Die::ALL {
            let rounds = Die::ALL.map(|black| (Entry::Round { white, black }, 1.0 / 36.0));
            found.extend(rounds);
        }
    }

    fn outcome(entry: Entry) -> Entry {
        match entry {
            Entry::Throw(throw) => Entry::Throw(in_order(throw)),
            other => other,
        }
    }

    fn text(game: &Game, entry: &Entry) -> String {
        match *entry {
            Entry::Action(action) => game.judge().write_action(game.position(), action),
            _ => entry.to_string(),
        }
    }

    fn observe(game: &Game, side: Side, planes: &mut Planes<'_>) {
        let position = game.position();
        let begun = game.phase() != Phase::ThrowOff;
        // In a match it is known from the start: the loser of the previous game begins.
        let begins = match begun {
            true => Some(position.first()),
            false => game.of_match().and_then(|score| score.lost_last),
        };
        let own = kotra::Side::from(side);
        for side in [own, own.other()] {
            let checkers = position.checkers(side);
            planes.board(Point::all().map(|point| {
                let seen = if side == own { point } else { point.across() };
                let column = usize::from(seen.number()) - 1;
                (0, column, f32::from(checkers.on(point)))
            }));
            planes.constant(checkers.hit().into());
            planes.constant(checkers.off().into());
            planes.flag(checkers.five_out());
            planes.flag(checkers.open_band());
            planes.flag(checkers.thrown_before());
            planes.flag(game.turn().side() == Some(side));
            planes.flag(begins == Some(side));
        }
        for die in Die::ALL {
            planes.constant(position.unused().count(die).into());
        }
        let thrown = position.throw().map_or(0, |throw| throw.count().number());
        planes.constant(thrown.into());
        planes.constant(match position.stage() {
            Stage::Throw(count) if begun => count.number().into(),
            _ => 0.0,
        });
        planes.flag(!begun);
        planes.flag(position.used_any());
        let after = position.after();
        planes.constant(after.map_or(0.0, |after| after.left.into()));
        planes.constant(after.map_or(0.0, |after| after.value.as_f32()));
    }
}
