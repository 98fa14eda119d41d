//! What a player of Hnefatafl relies on at the table.

use super::common::{at, game, make, play, square, squares};
use crate::board::Pick;
use crate::{Hnefatafl, Session, destinations, told_ways, why_not, why_stuck};
use hnefatafl::{Entry, Refusal, Side, Squares, Word};
use on_page::{History as _, Moves as _};
use proptest::prelude::*;
use proptest::sample::select;

const RULES: [&str; 6] = [
    "linne",
    "tablut",
    "brandubh",
    "linne board=11",
    "linne announce=players",
    "linne camps=never-back escape=corner",
];

fn pick(name: &str) -> Pick {
    Pick {
        place: square(name),
    }
}

/// The pieces that can move now, each once.
fn movable(session: &Session) -> Vec<Pick> {
    let from: Squares = session.legal().iter().map(|action| action.from).collect();
    from.into_iter().map(|place| Pick { place }).collect()
}

fn why(session: &Session, from: &str, to: &str) -> Option<Refusal> {
    let why = why_not(session, square(from), square(to));
    why.map(|why| why.refusal)
}

fn stuck(session: &Session, from: &str) -> Option<(Refusal, String)> {
    let why = why_stuck(session, square(from));
    why.map(|why| (why.refusal, why.to.to_string()))
}

#[test]
fn all_that_falls_by_a_move_is_foreseen_at_once() {
    // A drabant goes between two Muscovites with others behind them.
    let session = at("linne", "9/9/9/3Tt1tT1/9/5T3/9/7K1/9 swede");
    let drabant = destinations(&session, pick("f4"));
    let to = |name: &str| {
        let mut all = drabant.iter();
        *all.find(|to| to.place == square(name)).unwrap()
    };
    assert_eq!(to("f6").captures, squares("e6 g6"));
    assert_eq!(to("f3").captures, Squares::NONE);
    let king = destinations(&session, pick("h2"));
    let out: Squares = king
        .iter()
        .filter(|to| to.escapes)
        .map(|to| to.place)
        .collect();
    assert_eq!(out, squares("h1 a2 i2"));
}

#[test]
fn a_king_who_would_be_surrounded_is_one_of_those_that_fall() {
    let session = at("linne", "9/9/4t4/9/3tKt3/9/9/4t4/9 muscovite");
    let to = destinations(&session, pick("e2"));
    let falls = |name: &str| {
        let to = to.iter().find(|to| to.place == square(name)).unwrap();
        to.captures
    };
    assert_eq!(falls("e4"), Squares::NONE);
    let session = at("linne", "9/9/9/4t4/3tKt3/9/9/4t4/9 muscovite");
    let to = destinations(&session, pick("e2"));
    let surrounds = to.iter().find(|to| to.place == square("e4")).unwrap();
    assert_eq!(surrounds.captures, squares("e5"));
}

#[test]
fn a_move_that_can_carry_a_word_is_one_destination() {
    let mut session = at("linne announce=players", "8t/9/6T2/2T6/9/1TKT5/9/9/9 swede");
    let to = destinations(&session, pick("g7"));
    let g6 = to.iter().filter(|to| to.place == square("g6"));
    assert_eq!(
        g6.map(|to| to.say).collect::<Vec<_>>(),
        [Some(Word::Raichi)]
    );
    assert_eq!(why(&session, "c4", "c1"), Some(Refusal::Unannounced));
    make(&mut session, "g7-g6=raichi");
    make(&mut session, "i9-i8");
    assert_eq!(why(&session, "c4", "c1"), None);
}

#[test]
fn a_way_is_told_from_the_word_until_the_next_move_of_the_swede() {
    for (rules, word) in [("linne", ""), ("linne announce=players", "=raichi")] {
        let mut session = at(rules, "8t/9/6T2/2T6/9/1TKT4t/9/9/9 swede");
        assert_eq!(told_ways(&session), Squares::NONE);
        make(&mut session, &format!("g7-g6{word}"));
        assert_eq!(told_ways(&session), squares("c1"));
        make(&mut session, "i9-i8");
        assert_eq!(told_ways(&session), squares("c1"));
        let mut blocked = session.after(1);
        make(&mut blocked, "i4-i1");
        assert_eq!(told_ways(&blocked), squares("c1"));
        make(&mut session, "c4-c3");
        let told = if word.is_empty() { "c1 a3 i3" } else { "" };
        assert_eq!(told_ways(&session), squares(told));
    }
}

#[test]
fn a_game_resumed_after_a_swedish_move_keeps_its_word() {
    let pieces = "9/9/9/9/2t6/1tK6/2t6/9/9";
    let told = |rules: &str, rest: &str| told_ways(&at(rules, &format!("{pieces} {rest}")));
    assert_eq!(told("linne", "muscovite"), squares("i4"));
    assert_eq!(told("linne", "swede"), Squares::NONE);
    let players = "linne announce=players";
    assert_eq!(told(players, "muscovite"), Squares::NONE);
    assert_eq!(told(players, "muscovite raichi"), squares("i4"));
    assert_eq!(told(players, "swede raichi"), squares("i4"));
}

#[test]
fn a_way_that_the_muscovite_opens_is_not_told() {
    let mut session = at("linne", "8T/9/9/9/9/3tKt3/9/4t4/2t1t1t2 swede");
    make(&mut session, "i9-i8");
    assert_eq!(told_ways(&session), squares("e9"));
    make(&mut session, "d4-d5");
    let judge = session.judge();
    assert_eq!(judge.open_ways(session.position()), squares("e9 a4"));
    assert_eq!(told_ways(&session), squares("e9"));
}

#[test]
fn a_refused_try_names_its_rule() {
    let session = game("linne");
    assert_eq!(why(&session, "e4", "d4"), None);
    assert_eq!(why(&session, "e4", "d3"), Some(Refusal::NotStraight));
    let (a4, e3) = (square("a4"), square("e3"));
    assert_eq!(why(&session, "e4", "a4"), Some(Refusal::Occupied(a4)));
    assert_eq!(why(&session, "e4", "e1"), Some(Refusal::InTheWay(e3)));
    assert_eq!(why(&session, "a4", "b4"), Some(Refusal::NotYours));
    assert_eq!(why(&session, "b2", "b3"), Some(Refusal::NothingThere));

    assert_eq!(stuck(&session, "e4"), None);
    // Pieces alone shut the king in.
    let king = why_stuck(&session, square("e5")).unwrap();
    assert!(matches!(king.refusal, Refusal::Occupied(_)), "{king:?}");
    assert!(king.hemmed_in);
    let taken = why_not(&session, square("e6"), square("e5")).unwrap();
    assert!(!taken.hemmed_in, "{taken:?}");
    let other = stuck(&session, "a4").map(|(refusal, _)| refusal);
    assert_eq!(other, Some(Refusal::NotYours));
    let empty = stuck(&session, "b2").map(|(refusal, _)| refusal);
    assert_eq!(empty, Some(Refusal::NothingThere));
}

#[test]
fn a_closed_square_tells_more_than_a_piece_in_the_way() {
    // The drabant beside the throne is shut in by pieces, except at the throne itself.
    let session = at("linne", "9/9/9/4t4/9/3tTt3/4t4/1K7/9 swede");
    let told = Some((Refusal::CastleStop, "e5".to_owned()));
    assert_eq!(stuck(&session, "e4"), told);
    assert!(!why_stuck(&session, square("e4")).unwrap().hemmed_in);
}

#[test]
fn the_list_of_moves_has_turns_and_captures_of_the_record() {
    let mut session = game("linne");
    play(&mut session, 5, 40);
    session.enter(Entry::Resigned(Side::Muscovite)).unwrap();
    let history = Hnefatafl::history_of(&session);
    let (end, moves) = history.split_last().unwrap();
    assert_eq!(end.text, "muscovite resigns");
    assert_eq!((end.turn, end.side), (0, None));
    let turns: Vec<u32> = moves.iter().map(|entry| entry.turn).collect();
    assert_eq!(turns, (1..=moves.len() as u32).collect::<Vec<_>>());
    let record = session.record().to_string();
    for (n, pair) in (1..).zip(moves.chunks(2)) {
        let texts: Vec<&str> = pair.iter().map(|entry| &*entry.text).collect();
        let line = format!("{n} {}", texts.join(" "));
        assert!(record.lines().any(|other| other == line), "{line}");
    }
}

#[test]
fn the_last_move_stays_the_last_when_a_side_resigns() {
    let mut session = game("linne");
    assert_eq!(Hnefatafl::last_moves(&session), []);
    make(&mut session, "e4-b4");
    make(&mut session, "d1-d4");
    session.enter(Entry::Resigned(Side::Swede)).unwrap();
    assert_eq!(
        Hnefatafl::last_moves(&session),
        [(square("d1"), square("d4"))]
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn what_is_foreseen_happens(rules in select(&RULES[..]), seed: u64, len in 0_usize..120) {
        let mut session = game(rules);
        play(&mut session, seed, len);
        let mut forms = 0;
        for pick in movable(&session) {
            for to in destinations(&session, pick) {
                let foreseen = session.legal().iter().filter(|action| Pick::of(action) == pick && action.to == to.place);
                let mut said = None;
                for action in foreseen {
                    forms += 1;
                    said = said.or(action.say);
                    let mut then = session.clone();
                    let before = session.position().occupied().len();
                    let events = then.enter(Entry::Action(*action)).unwrap();
                    prop_assert_eq!(Hnefatafl::moved(&events), Some((pick.place, to.place)));
                    let taken = to.captures - then.position().occupied();
                    prop_assert_eq!(before - then.position().occupied().len(), taken.len());
                    let king_falls = to.captures.has(then.position().king());
                    prop_assert_eq!(to.captures.len(), taken.len() + u32::from(king_falls));
                    prop_assert_eq!(to.escapes, events.iter().any(|e| matches!(e, hnefatafl::Event::Escaped { .. })));
                }
                prop_assert_eq!(said, to.say);
            }
        }
        prop_assert_eq!(forms, session.legal().len());
    }

    #[test]
    fn a_piece_is_stuck_exactly_where_it_is_not_movable(rules in select(&RULES[..]), seed: u64, len in 0_usize..120) {
        let mut session = game(rules);
        play(&mut session, seed, len);
        let board = session.judge().rules().board;
        for from in board.squares() {
            let pick = Pick { place: from };
            let movable = movable(&session).contains(&pick);
            prop_assert_eq!(why_stuck(&session, from).is_none(), movable, "{}", from);
            for to in destinations(&session, pick) {
                prop_assert_eq!(why_not(&session, from, to.place), None);
            }
        }
    }

    #[test]
    fn told_ways_are_open_and_end_with_the_word(rules in select(&RULES[..]), seed: u64, len in 1_usize..120) {
        let mut session = game(rules);
        play(&mut session, seed, len);
        let open = session.judge().open_ways(session.position());
        prop_assert!(told_ways(&session).is_part_of(open));
        let (_, events) = session.last_step().unwrap();
        let told = events.iter().any(|e| matches!(e, hnefatafl::Event::Announced(_) | hnefatafl::Event::Said(_)));
        if told && !session.turn().is_over() {
            prop_assert_eq!(told_ways(&session), open);
        }
    }
}
