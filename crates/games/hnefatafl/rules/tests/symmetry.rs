//! The board looks the same from all four sides and in a mirror: turned in any of the eight ways,
//! every game is a game again, move by move (§1).

use crate::common::{legal, play, rules};
use hnefatafl::{Action, Entry, Event, Game, Position, Square};
use proptest::prelude::*;

/// One of the eight ways to lay a square board of this size down.
#[derive(Clone, Copy)]
struct Turned {
    way: u8,
    size: u8,
}

impl Turned {
    fn square(self, square: Square) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.way & 1 == 1 {
            file = self.size + 1 - file;
        }
        if self.way & 2 == 2 {
            rank = self.size + 1 - rank;
        }
        if self.way & 4 == 4 {
            (file, rank) = (rank, file);
        }
        Square::new(file, rank).unwrap()
    }

    fn action(self, action: Action) -> Action {
        Action {
            from: self.square(action.from),
            to: self.square(action.to),
            ..action
        }
    }

    fn position(self, game: &Game, position: &Position) -> Position {
        let mut setup = position.to_setup();
        for (_, at) in &mut setup.pieces {
            *at = self.square(*at);
        }
        game.judge().set_up(&setup).unwrap()
    }

    fn event(self, event: Event) -> Event {
        match event {
            Event::Moved {
                side,
                piece,
                from,
                to,
            } => Event::Moved {
                side,
                piece,
                from: self.square(from),
                to: self.square(to),
            },
            Event::Captured { side, piece, at } => Event::Captured {
                side,
                piece,
                at: self.square(at),
            },
            Event::Surrounded { at } => Event::Surrounded {
                at: self.square(at),
            },
            Event::Escaped { at } => Event::Escaped {
                at: self.square(at),
            },
            other => other,
        }
    }
}

/// What happened, in an order that does not depend on where the captured pieces stood.
fn told(events: impl IntoIterator<Item = Event>) -> Vec<String> {
    let mut told: Vec<String> = events
        .into_iter()
        .map(|event| format!("{event:?}"))
        .collect();
    told.sort();
    told
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_turned_game_has_turned_moves_events_and_positions(
        rules in rules(),
        seed: u64,
        way in 1_u8..8,
    ) {
        let turned = Turned { way, size: rules.board.size() };
        let mut other: Option<Game> = None;
        play(rules, seed, 200, |game, action| {
            let judge = game.judge();
            let other = other.get_or_insert_with(|| {
                Game::from_position(judge.clone(), turned.position(game, game.position()))
            });
            assert_eq!(*other.position(), turned.position(game, game.position()));
            assert_eq!(other.seen(), game.seen());
            let mut moves: Vec<Action> = legal(judge, game.position())
                .into_iter()
                .map(|action| turned.action(action))
                .collect();
            moves.sort();
            let mut others = legal(judge, other.position());
            others.sort();
            assert_eq!(moves, others);

            let (mut seen, mut seen_turned) = (Vec::new(), Vec::new());
            let mut after = game.clone();
            after
                .enter(&Entry::Action(action), |event| seen.push(turned.event(event)))
                .unwrap();
            other
                .enter(&Entry::Action(turned.action(action)), |event| seen_turned.push(event))
                .unwrap();
            assert_eq!(told(seen), told(seen_turned));
            assert_eq!(after.outcome(), other.outcome());
        });
    }
}
