//! The conformance suite: properties of every reachable position of every rule set, named or generated.

use crate::common::{legal, play, rules, scattered};
use hnefatafl::{
    Action, Announce, Entry, Event, Game, Judge, Linked, Piece, Position, Reason, Record, Side,
    Square, Squares, Word, perft, perft_by_playing,
};
use proptest::prelude::*;

/// Every action that can be written for a board of this size, legal or not.
fn thinkable(size: u8) -> impl Iterator<Item = Action> {
    let squares = move || {
        (1..=size).flat_map(move |rank| (1..=size).filter_map(move |file| Square::new(file, rank)))
    };
    let says = [None, Some(Word::Raichi), Some(Word::Tuichu)];
    squares().flat_map(move |from| {
        squares().flat_map(move |to| says.into_iter().map(move |say| Action { from, to, say }))
    })
}

/// The number of a side's pieces, including the king.
fn count(position: &Position, side: Side) -> u32 {
    position.pieces_of(side).len()
}

fn check_events(before: &Position, after: &Position, action: Action, events: &[Event]) {
    let mut pieces: Vec<(Piece, Square)> = before.pieces().collect();
    let mut ended = None;
    for event in events {
        match *event {
            Event::Moved {
                side,
                piece,
                from,
                to,
            } => {
                assert_eq!((side, from, to), (before.turn(), action.from, action.to));
                assert_eq!(before.piece_at(from), Some(piece));
                pieces.retain(|&one| one != (piece, from));
                pieces.push((piece, to));
            }
            Event::Captured { side, piece, at } => {
                assert_eq!((side, piece.side()), (before.turn().other(), side));
                assert!(pieces.contains(&(piece, at)), "{at} was not there");
                pieces.retain(|&one| one != (piece, at));
            }
            Event::GameOver(outcome) => ended = Some(outcome),
            _ => {}
        }
    }
    pieces.sort();
    let mut stand: Vec<(Piece, Square)> = after.pieces().collect();
    stand.sort();
    assert_eq!(pieces, stand);
    assert!(after.outcome().is_none() || ended == after.outcome());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn play_keeps_the_invariants(rules in rules(), seed: u64) {
        let mut before: Option<Position> = None;
        let (game, _) = play(rules, seed, 300, |game, _| {
            let position = *game.position();
            assert_eq!(position.outcome(), None);
            let judge = game.judge();
            // The key and the swapped squares are updated move by move; setting up the position gives the same values.
            assert_eq!(judge.set_up(&position.to_setup()), Ok(position));
            assert!(!(position.drabants() | position.muscovites()).has(position.king()));
            assert!((position.drabants() & position.muscovites()).is_empty());
            assert!(position.occupied().is_part_of(rules.board.squares()));
            if let Some(before) = before {
                assert_eq!(before.turn().other(), position.turn());
                assert_eq!(count(&before, before.turn()), count(&position, before.turn()));
            }
            before = Some(position);
        });
        if let Some(outcome) = game.outcome() {
            let out = game.judge().exits().has(game.position().king());
            prop_assert_eq!(out, outcome.reason == Reason::Escaped);
            prop_assert!(rules.end_reasons().any(|reason| reason == outcome.reason));
        }
    }

    #[test]
    fn events_tell_what_changed(rules in rules(), seed: u64) {
        play(rules, seed, 300, |game, action| {
            let mut after = game.clone();
            let mut events = Vec::new();
            after.enter(&Entry::Action(action), |event| events.push(event)).unwrap();
            check_events(game.position(), after.position(), action, &events);
        });
    }

    #[test]
    fn words_announce_the_open_ways_after_moves_of_the_swede(rules in rules(), seed: u64) {
        play(rules, seed, 200, |game, action| {
            let judge = game.judge();
            let mut after = *game.position();
            let mut announced = None;
            judge.play(&mut after, action, |event| if let Event::Announced(word) = event {
                announced = Some(word);
            }).unwrap();
            let word = Word::for_ways(judge.open_ways(&after).len());
            match (game.position().turn(), rules.announce) {
                (Side::Swede, Announce::Program) => assert_eq!(announced, word),
                (Side::Swede, Announce::Players) => {
                    assert!(action.say.is_none() || action.say == word);
                    assert_eq!(after.said(), action.say);
                }
                (Side::Muscovite, _) => assert_eq!(announced, None),
            }
        });
    }

    /// An open way is a move that the king could make if the Swede were to move and a word were in force.
    #[test]
    fn open_ways_are_the_kings_moves_out(rules in rules(), seed: u64) {
        let game = scattered(rules, seed);
        let (judge, position) = (game.judge(), game.position());
        let ways = judge.open_ways(position);
        let mut setup = position.to_setup();
        setup.turn = Side::Swede;
        setup.said = (rules.announce == Announce::Players).then_some(Word::Raichi);
        let position = judge.set_up(&setup).unwrap();
        let out: Squares = legal(judge, &position)
            .into_iter()
            .filter(|action| action.from == position.king() && judge.exits().has(action.to))
            .map(|action| action.to)
            .collect();
        prop_assert_eq!(ways, out);
    }

    #[test]
    fn a_damaged_link_is_refused(rules in rules(), seed: u64, at: u16, letter in "[A-Za-z0-9_-]") {
        let (game, entries) = play(rules, 3 * (seed / 3) + 1, 40, |_, _| ());
        let mut record = Record::new(game.judge().clone(), None);
        for entry in entries {
            record.push(entry);
        }
        let link = record.write_link();
        let begin = link.rfind(';').unwrap() + 1;
        let at = begin + usize::from(at) % (link.len() - begin);
        let mut damaged = link.clone();
        damaged.replace_range(at..=at, &letter);
        if damaged != link {
            prop_assert!(Linked::read(&damaged).is_err());
        }
    }

    #[test]
    fn games_with_variations_come_back(tree in game::strategies::trees::<Game>(60)) {
        game::strategies::comes_back(&tree)?;
    }

    #[test]
    fn perft_is_the_same_in_both_ways(rules in rules(), seed: u64) {
        let game = scattered(rules, seed);
        let (judge, position) = (game.judge(), game.position());
        for depth in 0..3 {
            prop_assert_eq!(
                perft(judge, position, depth),
                perft_by_playing(judge, position, depth)
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: testkit::tries(16, 48), ..ProptestConfig::default() })]

    #[test]
    fn legal_is_exactly_what_why_and_play_allow(rules in rules(), seed: u64) {
        let mut made = 0;
        let check = |game: &Game| {
            let (judge, position) = (game.judge(), game.position());
            let mut legal = legal(judge, position);
            legal.sort();
            let listed = legal.len();
            legal.dedup();
            assert_eq!(legal.len(), listed, "an action is listed twice");
            for action in thinkable(rules.board.size()) {
                let allowed = legal.binary_search(&action).is_ok();
                let why = judge.why(position, action);
                assert_eq!(why.is_none(), allowed, "{action}: {why:?}");
            }
            for action in thinkable(rules.board.size()).step_by(97) {
                let mut after = *position;
                let played = judge.play(&mut after, action, |_| ());
                assert_eq!(played.is_ok(), legal.binary_search(&action).is_ok());
                assert!(played.is_ok() || after == *position);
            }
        };
        let (game, _) = play(rules, seed, 80, |game, _| {
            made += 1;
            if made % 5 == 0 {
                check(game);
            }
        });
        check(&game);
    }
}

/// A page keeps everything in a stack of one megabyte.
#[test]
fn a_judge_is_small_enough_to_be_handed_on() {
    assert!(size_of::<Judge>() <= 32, "{}", size_of::<Judge>());
    assert!(size_of::<Position>() <= 80, "{}", size_of::<Position>());
    assert_eq!(size_of::<Action>(), 4);
}
