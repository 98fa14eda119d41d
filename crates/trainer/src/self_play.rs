//! Games that a net plays against itself, die by die, to learn from.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sahkku::{Action, Actions, Dice, Judge, Position, Side, Stage};
use sahkku_opponent::{BoardTables, Evaluator, for_each_feature};

/// Longer games are broken off, in turns.
const LONGEST: usize = 300;

/// One throw in so many that could be thrown again is.
const RETHROWS: u64 = 8;

/// The chance of one game: game `number` under `seed` is always the same.
pub(crate) struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub(crate) fn new(seed: u64, number: u64) -> Chance {
        let key = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number;
        Chance(Xoshiro256PlusPlus::seed_from_u64(key))
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0.next_u64() % limit
    }

    /// A number from -1 to 1.
    pub(crate) fn weight(&mut self) -> f32 {
        self.below(2_000_001) as f32 / 1_000_000.0 - 1.0
    }
}

/// Rules, and the ways over their board.
pub(crate) struct Table {
    pub(crate) judge: Judge,
    pub(crate) tables: BoardTables,
}

/// What a net sees of a position: places and numbers.
pub(crate) type Seen = Vec<(usize, f32)>;

/// A game, as far as there is something to learn from it.
pub(crate) struct Played {
    /// What the side that is about to throw saw, turn by turn; the sides take turns.
    pub(crate) turns: Vec<Seen>,
    /// Whether the side that would have thrown next has won (1), lost (0), or neither. Where the
    /// game was broken off, the share of the soldiers that are its own: so that nobody learns to do nothing.
    pub(crate) result: f32,
    pub(crate) winner: Option<Side>,
}

/// The share of the soldiers on the board that are a side's.
fn share(position: &Position, side: Side) -> f32 {
    let [own, enemy] = [side, side.other()].map(|side| f32::from(position.soldiers(side)));
    own / (own + enemy).max(1.0)
}

impl Table {
    /// Plays a game in which these evaluators decide for the men and for the women.
    pub(crate) fn play(&self, players: [&dyn Evaluator; 2], chance: &mut Chance) -> Played {
        let first = Side::BOTH[chance.below(2) as usize];
        let miedut = self.judge.rules().miedut && chance.below(2) == 1;
        let mut position = self.judge.start(first, miedut);
        let mut legal = Actions::new();
        let mut turns = Vec::new();
        let mut last = first.other();
        loop {
            match position.stage() {
                Stage::Over(outcome) => {
                    // Who would have thrown next, if the turns had gone on taking turns.
                    let next = last.other();
                    let result = match outcome.winner {
                        Some(side) if side == next => 1.0,
                        Some(_) => 0.0,
                        None => 0.5,
                    };
                    return Played {
                        turns,
                        result,
                        winner: outcome.winner,
                    };
                }
                Stage::Throw(count) => {
                    if position.turn() != last {
                        if turns.len() == LONGEST {
                            let next = position.turn();
                            return Played {
                                turns,
                                result: share(&position, next),
                                winner: None,
                            };
                        }
                        last = position.turn();
                        turns.push(self.seen(&position, last));
                    }
                    let faces = self.judge.rules().faces;
                    let faces = faces.as_slice();
                    let dice: Dice = (0..count)
                        .map(|_| faces[chance.below(faces.len() as u64) as usize])
                        .collect();
                    self.judge.throw_unchecked(&mut position, dice, &mut |_| ());
                }
                Stage::Decide => {
                    self.judge.legal(&position, &mut legal);
                    let player = players[position.turn().index()];
                    let action = self.choose(player, &position, &legal, chance);
                    self.judge
                        .play_unchecked(&mut position, action, &mut |_| ());
                }
            }
        }
    }

    fn seen(&self, position: &Position, next: Side) -> Seen {
        let mut seen = Vec::with_capacity(64);
        for_each_feature(
            &self.judge,
            &self.tables,
            position,
            next,
            &mut |place, number| {
                seen.push((place, number));
            },
        );
        seen
    }

    /// The action after which a glance promises most. To throw again is left to chance.
    fn choose(
        &self,
        player: &dyn Evaluator,
        position: &Position,
        legal: &[Action],
        chance: &mut Chance,
    ) -> Action {
        let side = position.turn();
        let again = chance.below(RETHROWS) == 0;
        let mut best = (-1.0, legal[0]);
        for &action in legal {
            if let Action::Rethrow(_) = action {
                if again || legal.len() == 1 {
                    return action;
                }
                continue;
            }
            let mut after = *position;
            self.judge.play_unchecked(&mut after, action, &mut |_| ());
            let hope = match after.outcome() {
                Some(outcome) => match outcome.winner {
                    Some(winner) if winner == side => 1.0,
                    Some(_) => 0.0,
                    None => 0.5,
                },
                None => {
                    let enemy = side.other();
                    1.0 - player.win_probability(&self.judge, &self.tables, &after, enemy)
                }
            };
            if hope > best.0 {
                best = (hope, action);
            }
        }
        best.1
    }
}
