//! What a player of any game relies on at the table: moves can be taken back, and nothing else can.

use super::common::{Hnefatafl, Random, Sahkku, assert_same, next, played};
use game::Level;
use game::session::{PastTurn, PlayerKind, SeededRandom, Session};
use proptest::prelude::*;

/// Enters one more entry and takes it back.
fn is_taken_back<G: Random>(mut session: Session<G>, seed: u64) {
    let before = session.clone();
    let Some(entry) = next(&session, SeededRandom::new(seed)) else {
        assert!(!session.can_take_back());
        return;
    };
    session.enter(entry.clone()).unwrap();
    assert_eq!(session.record().entries().last(), Some(&entry));
    let can = G::is_move(&entry) && !session.turn().is_over();
    assert_eq!(session.can_take_back(), can);
    // What could be done after it has been listed.
    let _ = session.legal();
    assert_eq!(session.take_back(), can);
    if can {
        assert_same(&session, &before);
        assert_eq!(&session.legal()[..], &before.legal()[..]);
    }
}

/// Any past state of a game can be viewed.
fn is_looked_back_at<G: Random>(session: &Session<G>) {
    let steps: Vec<_> = session.steps().collect();
    assert_eq!(steps.len(), session.record().entries().len());
    for (n, step) in steps.iter().enumerate() {
        let mut then = session.after(n);
        assert_eq!(then.record().entries().len(), n);
        assert_eq!(*then.position(), step.before);
        let (before, events) = session.after(n + 1).last_step().unwrap();
        assert_eq!((&before, &events), (&step.before, &step.events));
        assert_eq!(then.enter(step.entry.clone()).unwrap(), step.events);
        assert_eq!(then.last_mover(), step.side);
    }
    assert_same(&session.after(usize::MAX), session);
}

/// A turn begins where the side changes, and the last one is the one that a player has to have understood.
fn has_turns<G: Random>(session: &Session<G>) {
    let mut turns: Vec<(u32, PastTurn<G::Side>)> = Vec::new();
    for (n, step) in session.steps().enumerate() {
        let Some(side) = step.side else {
            assert_eq!(step.turn, 0);
            continue;
        };
        match turns.last_mut() {
            Some((number, turn)) if *number == step.turn => {
                assert_eq!((turn.side, turn.entries.end), (side, n));
                turn.entries.end = n + 1;
            }
            before => {
                assert_eq!(
                    step.turn,
                    before.as_ref().map_or(0, |(number, _)| *number) + 1
                );
                assert!(before.is_none_or(|(_, turn)| turn.side != side));
                let entries = n..n + 1;
                turns.push((step.turn, PastTurn { side, entries }));
            }
        }
    }
    let moves = |turn: &PastTurn<G::Side>| {
        let entries = &session.record().entries()[turn.entries.clone()];
        entries.iter().any(G::is_move)
    };
    let (last, before) = (turns.pop(), turns.pop());
    let understood = match last {
        Some((_, turn)) if session.turn().side() == Some(turn.side) && !moves(&turn) => before,
        last => last,
    };
    assert_eq!(session.last_turn(), understood.map(|(_, turn)| turn));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn the_last_move_can_be_taken_back(rules: usize, seed: u64, len in 0_usize..200) {
        is_taken_back(played::<Sahkku>(rules, seed, len), seed);
        is_taken_back(played::<Hnefatafl>(rules, seed, len), seed);
        is_taken_back(played::<kotra::Game>(rules, seed, len), seed);
    }

    #[test]
    fn what_was_taken_back_is_played_again(rules: usize, seed: u64, len in 0_usize..100) {
        is_played_again(&played::<Sahkku>(rules, seed, len));
        is_played_again(&played::<Hnefatafl>(rules, seed, len));
    }

    #[test]
    fn looking_back_leaves_the_game_as_it_is(rules: usize, seed: u64, len in 0_usize..40) {
        is_looked_back_at(&played::<Sahkku>(rules, seed, len));
        is_looked_back_at(&played::<Hnefatafl>(rules, seed, len));
    }

    #[test]
    fn turns_are_told_apart(rules: usize, seed: u64, len in 0_usize..100) {
        has_turns(&played::<Sahkku>(rules, seed, len));
        has_turns(&played::<Hnefatafl>(rules, seed, len));
    }
}

#[test]
fn whole_games_are_played_to_their_ends() {
    for rules in 0..hnefatafl::PRESETS.len() {
        let session = played::<Hnefatafl>(rules, 4, 5_000);
        assert!(session.turn().is_over());
        assert!(session.legal().is_empty());
        assert!(!session.can_take_back());
        assert_same(&Session::restore(&session.save()).unwrap(), &session);
    }
}

/// Takes back as much as possible, and plays it again.
fn is_played_again<G: Random>(session: &Session<G>) {
    let mut back = session.clone();
    assert_eq!(back.redone(), []);
    while back.take_back() {}
    while let Some(entry) = back.redone().first() {
        back.enter(entry.clone()).unwrap();
    }
    assert_same(&back, session);
}

#[test]
fn what_was_taken_back_is_played_again_until_something_else_is() {
    let game = played::<Hnefatafl>(0, 7, 20);
    let mut back = game.clone();
    assert!(back.take_back() && back.take_back());
    let last = game.record().entries().len() - 2;
    assert_eq!(back.redone(), game.record().entries()[last..=last]);
    // Playing the same move by hand keeps the moves after it; another move does not.
    let legal = back.legal().to_vec();
    let other = legal
        .into_iter()
        .find(|&action| hnefatafl::Entry::from(action) != back.redone()[0]);
    let mut elsewhere = back.clone();
    elsewhere.enter(other.unwrap().into()).unwrap();
    assert_eq!(elsewhere.redone(), []);
    back.enter(back.redone()[0]).unwrap();
    assert_eq!(back.redone(), game.record().entries()[last + 1..]);
    // Restored games and views of past states have nothing taken back.
    assert_eq!(
        Session::<Hnefatafl>::restore(&back.save())
            .unwrap()
            .redone(),
        []
    );
    assert_eq!(back.after(usize::MAX).redone(), []);
}

#[test]
fn a_computers_answer_comes_back_with_the_move_it_answers() {
    let mut session = played::<Hnefatafl>(0, 7, 20);
    let whole = session.record().entries().to_vec();
    let person = session.last_mover().unwrap();
    session.set_player(person, PlayerKind::Computer(Level::Easy));
    assert!(session.take_back() && session.take_back());
    assert_eq!(session.record().entries(), &whole[..16]);
    assert_eq!(session.redone(), whole[16..18]);
    for entry in session.redone() {
        session.enter(entry).unwrap();
    }
    assert_eq!(session.redone(), whole[18..]);
}

#[test]
fn a_computer_does_not_take_back() {
    fn never_takes_back<G: Random>(mut session: Session<G>) {
        for side in game::Side::BOTH {
            session.set_player(side.into(), PlayerKind::Computer(Level::Easy));
        }
        for _ in 0..60 {
            session
                .enter(next(&session, SeededRandom::new(5)).unwrap())
                .unwrap();
            assert!(!session.can_take_back());
        }
    }
    never_takes_back(played::<Sahkku>(2, 5, 0));
    never_takes_back(played::<Hnefatafl>(0, 5, 0));
}

#[test]
fn a_move_is_taken_back_with_the_answer_of_a_computer() {
    let mut session = played::<Hnefatafl>(0, 7, 6);
    let second = session.turn().side().unwrap().other();
    session.set_player(second, PlayerKind::Computer(Level::Easy));
    let before = session.clone();
    for count in 1..=2 {
        let entry = next(&session, SeededRandom::new(7 + count)).unwrap();
        session.enter(entry).unwrap();
        let (position, events) = session.undone_step().unwrap();
        assert_eq!(position, *before.position());
        assert!(!events.is_empty());
        let mut undone = session.clone();
        assert!(undone.take_back());
        assert_same(&undone, &before);
    }
}

#[test]
fn the_agreed_end_of_a_game_is_no_part_of_a_turn() {
    fn ends_with<G: Random>(mut session: Session<G>, agreed: G::Entry) {
        session.enter(agreed).unwrap();
        assert!(session.turn().is_over());
        assert_eq!(session.last_mover(), None);
        assert!(!session.can_take_back());
        has_turns(&session);
        let entries = session.last_turn().unwrap().entries;
        assert_eq!(entries.end, session.record().entries().len() - 1);
    }
    for len in 10..30 {
        ends_with(played::<Sahkku>(3, 1, len), sahkku::Entry::Agreed);
        ends_with(played::<Hnefatafl>(0, 1, len), hnefatafl::Entry::Agreed);
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut session = played::<Hnefatafl>(0, 1, 7);
    let before = session.clone();
    let legal = session.legal().to_vec();
    let out_of_turn = played::<Hnefatafl>(0, 1, 6).legal()[0];
    assert!(!legal.contains(&out_of_turn));
    assert!(session.enter(out_of_turn.into()).is_err());
    assert_same(&session, &before);
    assert_eq!(session.foresee(out_of_turn), []);
}

#[test]
fn legal_actions_are_listed_once_for_a_position() {
    let mut session = played::<Hnefatafl>(0, 1, 0);
    let action = session.legal()[0];
    assert_eq!(session.legal().len(), session.legal().len());
    assert_eq!(session.listings(), 1);
    session.enter(action.into()).unwrap();
    assert_eq!(session.listings(), 1);
    assert!(!session.legal().contains(&action));
    assert_eq!(session.listings(), 2);
}
