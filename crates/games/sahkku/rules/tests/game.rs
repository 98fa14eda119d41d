//! A game from the throw-off to the reckoning (§1 to §3 and §7), for both sides.

use sahkku::{
    Action, Dice, Entry, EntryRefused, Face, Game, Judge, Outcome, Phase, Place, Reason, Refusal,
    Row, Side, Throw, ThrowOff, WrongThrow, read_rules,
};

fn judge(rules: &str) -> Judge {
    Judge::new(read_rules(rules).unwrap()).unwrap()
}

fn throw(text: &str) -> Throw {
    text.split(',').map(|face| face.parse().unwrap()).collect()
}

/// A round of the throw-off, from the point of view of the side that is named first.
fn round(side: Side, own: &str, other: &str) -> Entry {
    let (men, women) = match side {
        Side::Men => (own, other),
        Side::Women => (other, own),
    };
    Entry::Round {
        men: throw(men),
        women: throw(women),
    }
}

fn enter(game: &mut Game, entry: Entry) {
    game.enter(&entry, |_| ())
        .unwrap_or_else(|error| panic!("{entry:?}: {error}"));
}

fn refused(game: &mut Game, entry: Entry) -> EntryRefused {
    let before = *game.position();
    let error = game.enter(&entry, |_| ()).expect_err("it was accepted");
    assert_eq!(*game.position(), before, "a refused entry changed the game");
    error
}

fn over(winner: Option<Side>, reason: Reason) -> Phase {
    Phase::Over(Outcome { winner, reason })
}

/// §3 throw-off: one die each; when exactly one shows X, that side begins.
#[test]
fn throw_off_the_only_x_begins() {
    for side in Side::BOTH {
        for blank in ["II", "III", "-"] {
            let mut game = Game::new(judge("lagesvuotna"));
            enter(&mut game, round(side, "X", blank));
            assert_eq!(game.phase(), Phase::Play);
            assert_eq!(game.position().first(), side);
            assert_eq!(game.position().turn(), side);
        }
    }
}

/// §3 throw-off: otherwise another round, with two X's or none.
#[test]
fn throw_off_two_or_no_x_ask_for_another_round() {
    for side in Side::BOTH {
        let mut game = Game::new(judge("lagesvuotna"));
        for both in [("X", "X"), ("II", "III"), ("-", "-")] {
            enter(&mut game, round(side, both.0, both.1));
            assert_eq!(game.phase(), Phase::ThrowOff);
        }
        enter(&mut game, round(side, "III", "X"));
        assert_eq!(game.position().turn(), side.other());
    }
}

/// §3 throw-off, the alternative: three dice each, the side with more X's begins, a tie throws again.
#[test]
fn throw_off_most_x_begins() {
    for side in Side::BOTH {
        let mut game = Game::new(judge("lagesvuotna throw_off=most-x"));
        for tie in [
            ("X,X,II", "X,-,X"),
            ("X,X,X", "X,X,X"),
            ("-,-,II", "II,II,II"),
        ] {
            enter(&mut game, round(side, tie.0, tie.1));
            assert_eq!(game.phase(), Phase::ThrowOff);
        }
        enter(&mut game, round(side, "X,X,III", "X,-,-"));
        assert_eq!(game.position().turn(), side);
    }
}

/// §3 throw-off: the dice are those of the way that was agreed on.
#[test]
fn throw_off_takes_the_right_dice() {
    let mut one = Game::new(judge("raisa"));
    assert_eq!(
        refused(&mut one, round(Side::Men, "X,X", "I,I")),
        EntryRefused::WrongThrow(WrongThrow::Count { wanted: 1 })
    );
    assert_eq!(
        refused(&mut one, round(Side::Men, "-", "I")),
        EntryRefused::WrongThrow(WrongThrow::NoSuchFace(Face::Blank))
    );
    assert_eq!(
        refused(&mut one, Entry::Begins(Side::Men)),
        EntryRefused::NoLot
    );
    let mut three = Game::new(judge("maze throw_off=most-x"));
    assert_eq!(
        refused(&mut three, round(Side::Men, "X", "I")),
        EntryRefused::WrongThrow(WrongThrow::Count { wanted: 3 })
    );
}

/// §3 throw-off by lot (Le Globe Joueur).
#[test]
fn throw_off_by_lot() {
    for side in Side::BOTH {
        let mut game = Game::new(judge("globe-joueur"));
        refused(&mut game, round(side, "X", "II"));
        enter(&mut game, Entry::Begins(side));
        assert_eq!(game.phase(), Phase::Play);
        assert_eq!(game.position().turn(), side);
    }
}

/// §3 throw-off: one rule decides for every pair of throws.
#[test]
fn throw_off_is_the_same_for_both_sides() {
    let throws = |count| -> Vec<Dice> {
        let faces = [Face::X, Face::II, Face::Blank];
        (0..3_usize.pow(count))
            .map(|n| {
                (0..count)
                    .map(|die| faces[n / 3_usize.pow(die) % 3])
                    .collect()
            })
            .collect()
    };
    for count in [1, 3] {
        for &men in &throws(count) {
            for &women in &throws(count) {
                let begins = ThrowOff::begins(men, women);
                assert_eq!(begins, ThrowOff::begins(women, men).map(Side::other));
                let tie = men.count(Face::X) == women.count(Face::X);
                assert_eq!(begins.is_none(), tie, "{men} {women}");
            }
        }
    }
}

/// §2 mieđut: the side that does not begin chooses, after the throw-off and before the first turn.
#[test]
fn miedut_is_chosen_by_the_side_that_does_not_begin() {
    for side in Side::BOTH {
        for miedut in [false, true] {
            let mut game = Game::new(judge("raisa"));
            refused(&mut game, Entry::Walks(miedut));
            enter(&mut game, round(side, "X", "I"));
            assert_eq!(game.phase(), Phase::ChooseWay(side.other()));
            refused(&mut game, Entry::Throw(throw("X,X")));
            enter(&mut game, Entry::Walks(miedut));
            assert_eq!(game.phase(), Phase::Play);
            assert_eq!(game.position().turn(), side);
            let mirrored = miedut.then(|| side.other());
            assert_eq!(game.position().mirrored(), mirrored);
            enter(&mut game, Entry::Throw(throw("X,X")));
            refused(&mut game, Entry::Walks(!miedut));
        }
    }
}

/// §8 mieđut offered: no.
#[test]
fn without_miedut_there_is_nothing_to_choose() {
    for rules in ["maze", "lagesvuotna", "vuonnamarkan"] {
        let mut game = Game::new(judge(rules));
        enter(&mut game, round(Side::Men, "X", "II"));
        assert_eq!(game.phase(), Phase::Play, "{rules}");
        refused(&mut game, Entry::Walks(true));
    }
}

/// §3 turn: all dice are thrown, with faces that they have; later only those that were taken up.
#[test]
fn a_turn_takes_the_right_dice() {
    let mut game = Game::new(judge("lagesvuotna"));
    enter(&mut game, round(Side::Men, "X", "II"));
    let wrong = refused(&mut game, Entry::Throw(throw("X,X")));
    assert_eq!(
        wrong,
        EntryRefused::WrongThrow(WrongThrow::Count { wanted: 3 })
    );
    let wrong = refused(&mut game, Entry::Throw(throw("X,I,X")));
    assert_eq!(
        wrong,
        EntryRefused::WrongThrow(WrongThrow::NoSuchFace(Face::I))
    );
    enter(&mut game, Entry::Throw(throw("X,X,II")));
    let wrong = refused(&mut game, Entry::Throw(throw("X,X,II")));
    assert_eq!(wrong, EntryRefused::WrongThrow(WrongThrow::NotNow));
    enter(&mut game, Entry::Action(Action::Rethrow(2)));
    let wrong = refused(&mut game, Entry::Throw(throw("X,X,II")));
    assert_eq!(
        wrong,
        EntryRefused::WrongThrow(WrongThrow::Count { wanted: 2 })
    );
    enter(&mut game, Entry::Throw(throw("X,III")));
}

/// §3: a place outside the board is not a destination.
#[test]
fn off_board() {
    let judge = judge("maze");
    let position = judge.read_position("12w/6K6/4M8 m m II,III").unwrap();
    let off: Action = "II:a14-a16".parse().unwrap();
    assert_eq!(judge.why(&position, off), Some(Refusal::OffBoard));
    let off: Action = "II:a5-a15".parse().unwrap();
    assert_eq!(judge.why(&position, off), Some(Refusal::OffBoard));
    assert!(!judge.has(Place::new(Row::A, 14).unwrap()));
    assert!(judge.has(Place::new(Row::A, 13).unwrap()));
}

/// §7: players can resign, at any time before the end.
#[test]
fn resigning_loses() {
    for loser in Side::BOTH {
        let won = over(Some(loser.other()), Reason::Resigned);
        let mut game = Game::new(judge("lagesvuotna"));
        enter(&mut game, round(Side::Men, "X", "II"));
        enter(&mut game, Entry::Resigned(loser));
        assert_eq!(game.phase(), won);
        let again = refused(&mut game, Entry::Resigned(loser.other()));
        assert_eq!(again, EntryRefused::NotNow(won));

        let mut game = Game::new(judge("raisa"));
        enter(&mut game, round(Side::Men, "X", "II"));
        enter(&mut game, Entry::Resigned(loser));
        assert_eq!(game.phase(), won);
    }
}

/// §7: players can agree on a draw.
#[test]
fn an_agreed_draw() {
    let mut game = Game::new(judge("globe-joueur stake=2"));
    enter(&mut game, Entry::Begins(Side::Women));
    enter(&mut game, Entry::Agreed);
    assert_eq!(game.phase(), over(None, Reason::Agreed));
    assert_eq!(game.owed(), 0, "a draw costs nobody anything");
}

/// §7 stakes: the loser pays the stake for every remaining soldier of the winner.
#[test]
fn stakes_are_paid_for_the_winners_remaining_soldiers() {
    for (position, action, owed) in [
        // Two on one place, one asleep, one that captures: four soldiers.
        ("13/4W1M1K4/5m2(MM)4 m m II,III", "II:b7-b5", 12),
        ("7(WW)2w2/4K1W1M4/13 w w II,III", "II:b7-b9", 12),
    ] {
        let judge = judge("maze stake=3");
        let position = judge.read_position(position).unwrap();
        let mut game = Game::from_position(judge, position);
        assert_eq!(game.owed(), 0, "nobody pays before the end");
        enter(&mut game, Entry::Action(action.parse().unwrap()));
        let winner = position.turn();
        assert_eq!(game.phase(), over(Some(winner), Reason::Soldiers));
        assert_eq!(game.owed(), owed);
    }
}

/// §7 stakes: also by resignation; a rider counts as a soldier.
#[test]
fn stakes_are_paid_by_who_resigns() {
    for (loser, owed) in [(Side::Men, 10), (Side::Women, 15)] {
        let judge = judge("globe-joueur stake=5");
        let position = judge.read_position("w13w/7(MrKm)7/5mM8 m m ?,?,?").unwrap();
        let mut game = Game::from_position(judge, position);
        enter(&mut game, Entry::Resigned(loser));
        assert_eq!(game.owed(), owed);
    }
}

/// §7 stakes: none unless agreed.
#[test]
fn without_a_stake_nobody_pays() {
    let mut game = Game::new(judge("vuovdaguoika"));
    enter(&mut game, Entry::Resigned(Side::Men));
    assert_eq!(game.owed(), 0);
}

/// §7: no entry follows the end of the game.
#[test]
fn after_the_end_nothing_follows() {
    let judge = judge("maze");
    let position = judge.read_position("13/4W1M1K4/5m7 m m II,III").unwrap();
    let mut game = Game::from_position(judge, position);
    enter(&mut game, Entry::Action("II:b7-b5".parse().unwrap()));
    let won = over(Some(Side::Men), Reason::Soldiers);
    for entry in [
        Entry::Action("III:b5-b2".parse().unwrap()),
        Entry::Throw(throw("X,X")),
        Entry::Resigned(Side::Women),
        Entry::Agreed,
        round(Side::Men, "X", "I"),
    ] {
        assert_eq!(refused(&mut game, entry), EntryRefused::NotNow(won));
    }
}
