//! Repetition, as a search sees it.

use hnefatafl::{Game, Judge, Repetition, Side};

use crate::score::{WIN, for_side};

/// The Swede's loss for repeating a position of the line, where the third occurrence loses.
const COMES_BACK: i32 = -600;

/// The positions of the game before the root, and how often each has occurred.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    rule: Repetition,
    seen: Vec<(u64, u32)>,
}

impl Past {
    pub(crate) fn new(game: &Game) -> Past {
        let mut keys = game.history().keys().to_vec();
        keys.pop();
        keys.sort_unstable();
        let mut seen: Vec<(u64, u32)> = Vec::new();
        for key in keys {
            match seen.last_mut() {
                Some((last, count)) if *last == key => *count += 1,
                _ => seen.push((key, 1)),
            }
        }
        Past {
            rule: game.judge().rules().repetition,
            seen,
        }
    }

    fn count(&self, key: u64) -> u32 {
        match self.seen.binary_search_by_key(&key, |&(key, _)| key) {
            Ok(n) => self.seen[n].1,
            Err(_) => 0,
        }
    }

    /// Whether a position has occurred twice, so that one move can end the game.
    pub(crate) fn stood_twice(&self) -> bool {
        self.seen.iter().any(|&(_, count)| count > 1)
    }

    /// The score, for `turn`, of a repeated position; `in_line` counts its occurrences since the root, the root included. The
    /// third occurrence is judged by the rules. The second in a line is treated like the third, because what can be repeated
    /// once can be repeated again.
    pub(crate) fn score(
        &self,
        judge: &Judge,
        key: u64,
        in_line: u32,
        turn: Side,
        ply: usize,
    ) -> Option<i32> {
        let seen = 1 + in_line + self.count(key);
        if let Some(outcome) = judge.repeated(seen) {
            return Some(match outcome.winner {
                None => 0,
                Some(winner) if winner == turn => WIN - ply as i32,
                Some(_) => ply as i32 - WIN,
            });
        }
        match self.rule {
            _ if in_line == 0 => None,
            Repetition::Draw => Some(0),
            Repetition::SwedeLoses => Some(for_side(COMES_BACK, turn)),
            Repetition::Off => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use hnefatafl::{Action, Actions, Entry, read_rules};

    use super::*;

    #[test]
    fn a_third_time_is_won_and_lost_as_the_rules_say() {
        let rules = read_rules("linne repetition=swede-loses").unwrap();
        let mut game = Game::new(Judge::new(rules).unwrap());
        let mut moves: Vec<Action> = Vec::new();
        // Both sides move back and forth: the start occurs twice.
        for n in 0..5 {
            let mut legal = Actions::new();
            game.legal(&mut legal);
            let back = |there: Action| Action::new(there.to, there.from);
            let action = match n {
                2 | 3 => back(moves[n - 2]),
                _ => legal[0],
            };
            game.enter(&Entry::Action(action), |_| ()).unwrap();
            moves.push(action);
        }
        let start = game.history().keys()[0];
        let past = Past::new(&game);
        assert!(past.stood_twice());
        let score = |turn| past.score(game.judge(), start, 0, turn, 3);
        assert_eq!(score(Side::Muscovite), Some(WIN - 3));
        assert_eq!(score(Side::Swede), Some(3 - WIN));
    }
}
