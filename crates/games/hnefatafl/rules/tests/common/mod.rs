//! Positions, random rules and random games for the tests.
#![allow(unreachable_pub, reason = "there is no outside to reach")]
#![allow(dead_code, reason = "each test file uses its own part of this")]

use hnefatafl::{
    Action, Actions, Entry, Game, Judge, Outcome, Piece, Position, Rules, Setup, Side, Square,
    Squares, read_rules,
};
use proptest::prelude::*;
use testkit::Chance;

/// A rule set with changed options: `linne king_taken=castle`.
pub fn judge(text: &str) -> Judge {
    Judge::new(rules_of(text)).unwrap_or_else(|why| panic!("{text}: {why}"))
}

pub fn rules_of(text: &str) -> Rules {
    read_rules(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub fn squares(names: &str) -> Squares {
    names.split_whitespace().map(square).collect()
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// A table with a position on it.
pub struct Table {
    pub game: Game,
}

impl Table {
    pub fn new(rules: &str, king: &str, drabants: &str, muscovites: &str, turn: Side) -> Table {
        let judge = judge(rules);
        let of = |piece, names| squares(names).into_iter().map(move |at| (piece, at));
        let setup = Setup {
            pieces: of(Piece::King, king)
                .chain(of(Piece::Drabant, drabants))
                .chain(of(Piece::Muscovite, muscovites))
                .collect(),
            turn,
            said: None,
            surrounded: false,
        };
        let position = judge.set_up(&setup).unwrap_or_else(|why| panic!("{why}"));
        Table {
            game: Game::from_position(judge, position),
        }
    }

    pub fn start(rules: &str) -> Table {
        Table {
            game: Game::new(judge(rules)),
        }
    }

    pub fn position(&self) -> &Position {
        self.game.position()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Makes a move.
    pub fn play(&mut self, text: &str) {
        let entered = self.game.enter(&Entry::Action(action(text)), |_| ());
        entered.unwrap_or_else(|why| panic!("{text}: {why}"));
    }

    pub fn legal(&self) -> Vec<Action> {
        legal(self.game.judge(), self.game.position())
    }
}

pub fn legal(judge: &Judge, position: &Position) -> Vec<Action> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    legal.to_vec()
}

pub fn rules() -> impl Strategy<Value = Rules> {
    game::strategies::rules()
}

/// Random pieces under these rules, as far as they can stand that way.
pub fn scattered(rules: Rules, seed: u64) -> Game {
    let judge = Judge::new(rules).unwrap();
    let mut chance = Chance::new(seed);
    let squares: Vec<Square> = rules.board.squares().into_iter().collect();
    let most = [rules.board.drabants().len(), rules.board.muscovites().len()];
    let mut setup = Setup {
        pieces: vec![(Piece::King, squares[chance.below(squares.len())])],
        turn: Side::BOTH[chance.below(2)],
        said: None,
        surrounded: false,
    };
    let mut position = judge.set_up(&setup).unwrap();
    for (piece, most) in [Piece::Drabant, Piece::Muscovite].into_iter().zip(most) {
        for _ in 0..chance.below(most as usize + 1) {
            let at = squares[chance.below(squares.len())];
            setup.pieces.push((piece, at));
            match judge.set_up(&setup) {
                Ok(possible) => position = possible,
                Err(_) => drop(setup.pieces.pop()),
            }
        }
    }
    Game::from_position(judge, position)
}

/// Plays random moves from the start, or from a random position, and shows `each` the game before every move. Stops after
/// `limit` moves.
pub fn play(
    rules: Rules,
    seed: u64,
    limit: usize,
    mut each: impl FnMut(&Game, Action),
) -> (Game, Vec<Entry>) {
    let mut game = match seed % 3 {
        0 => scattered(rules, seed),
        _ => Game::new(Judge::new(rules).unwrap()),
    };
    let entries = game::strategies::play_on(&mut game, seed, limit, |game, entry| {
        if let Entry::Action(action) = *entry {
            each(game, action);
        }
    });
    (game, entries)
}
