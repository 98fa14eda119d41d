//! Self-play: games to learn from, in which each die is used separately.

use sahkku::{Action, Actions, Dice, Judge, Position, Side, Stage};
use sahkku_player::{BoardTables, Evaluator, for_each_feature, game_score};

use crate::learner::Features;
use crate::rng::GameRng;

/// The number of turns after which a game is cut off.
const MAX_TURNS: usize = 300;

/// One in this many possible rethrows is made.
const RETHROW_RATE: usize = 8;

pub(crate) struct Environment {
    judge: Judge,
    tables: BoardTables,
}

pub(crate) struct Episode {
    /// The features before the first throw of each turn, for the side that throws. The sides
    /// alternate.
    pub(crate) turns: Vec<Features>,
    /// The target after the last turn, for the side that would have thrown next: 1 for a win, 0 for a loss, one half for a
    /// draw. In a game that was cut off it is the side's share of the soldiers, so that no side learns to wait.
    pub(crate) result: f32,
    pub(crate) winner: Option<Side>,
}

/// A side's share of the soldiers on the board.
fn soldier_share(position: &Position, side: Side) -> f32 {
    let [own, enemy] = [side, side.other()].map(|side| f32::from(position.soldiers(side)));
    own / (own + enemy).max(1.0)
}

impl Environment {
    pub(crate) fn new(judge: Judge) -> Environment {
        Environment {
            tables: BoardTables::new(&judge),
            judge,
        }
    }

    /// Plays a game. The evaluators decide for the men and for the women.
    pub(crate) fn play(&self, players: [&dyn Evaluator; 2], rng: &mut GameRng) -> Episode {
        let first = Side::BOTH[rng.below(2)];
        let miedut = self.judge.rules().miedut && rng.below(2) == 1;
        let mut position = match miedut {
            true => self.judge.start_miedut(first),
            false => self.judge.start(first),
        };
        let mut legal = Actions::new();
        let mut turns = Vec::new();
        let mut last = first.other();
        let (result, winner) = loop {
            match position.stage() {
                Stage::Over(outcome) => {
                    break (game_score(outcome, last.other()), outcome.winner);
                }
                Stage::Throw(count) => {
                    if position.turn() != last {
                        if turns.len() == MAX_TURNS {
                            break (soldier_share(&position, position.turn()), None);
                        }
                        last = position.turn();
                        turns.push(self.features(&position, last));
                    }
                    let faces = self.judge.rules().faces;
                    let faces = faces.as_slice();
                    let dice: Dice = (0..count).map(|_| faces[rng.below(faces.len())]).collect();
                    self.judge.throw_unchecked(&mut position, dice, &mut |_| ());
                }
                Stage::Decide => {
                    self.judge.legal(&position, &mut legal);
                    let player = players[position.turn().index()];
                    let action = self.choose(player, &position, &legal, rng);
                    self.judge
                        .play_unchecked(&mut position, action, &mut |_| ());
                }
            }
        };
        Episode {
            turns,
            result,
            winner,
        }
    }

    fn features(&self, position: &Position, next: Side) -> Features {
        let mut features = Vec::with_capacity(64);
        for_each_feature(
            &self.judge,
            &self.tables,
            position,
            next,
            &mut |index, value| features.push((index, value)),
        );
        features
    }

    /// The action with the best static evaluation. Rethrows are chosen at random.
    fn choose(
        &self,
        player: &dyn Evaluator,
        position: &Position,
        legal: &[Action],
        rng: &mut GameRng,
    ) -> Action {
        let side = position.turn();
        let may_rethrow = rng.below(RETHROW_RATE) == 0;
        let mut best = (-1.0, legal[0]);
        for &action in legal {
            if let Action::Rethrow(_) = action {
                if may_rethrow || legal.len() == 1 {
                    return action;
                }
                continue;
            }
            let mut after = *position;
            self.judge.play_unchecked(&mut after, action, &mut |_| ());
            let win_probability = match after.outcome() {
                Some(outcome) => game_score(outcome, side),
                None => {
                    let enemy = side.other();
                    1.0 - player.win_probability(&self.judge, &self.tables, &after, enemy)
                }
            };
            if win_probability > best.0 {
                best = (win_probability, action);
            }
        }
        best.1
    }
}
