//! Games as a session plays them: matches, the starting side, the deciding side, and the ends.

use crate::common::judge;
use game::{Game as _, Turn};
use kotra::{
    Action, DiceCount, Die, Entry, EntryRefused, Game, Match, Outcome, Pattern, Point, Reason,
    Record, Side, Throw, Units, next_of_match,
};

fn throw(pips: [u8; 2]) -> Entry {
    let [first, second] = pips.map(|pips| Die::new(pips).unwrap());
    Entry::Throw(Throw::two(first, second))
}

fn enter(game: &mut Game, entries: &[Entry]) {
    for entry in entries {
        game.enter(entry, |_| ()).unwrap();
    }
}

#[test]
fn the_loser_begins_the_next_game_of_a_match_without_a_throw() {
    let judge = judge("");
    let mut game = Game::new(judge);
    let round = Entry::Round {
        white: Die::ALL[4],
        black: Die::ALL[1],
    };
    let first = Match::new(7).unwrap();
    assert_eq!(first.opening().collect::<Vec<_>>(), [Entry::Match(first)]);
    enter(&mut game, &[Entry::Match(first), round]);
    assert_eq!(game.turn(), Turn::Chance(Some(Side::Black)));
    assert_eq!(game.match_after(), None);
    enter(&mut game, &[Entry::Resigned(Side::White)]);

    let second = game.match_after().unwrap();
    assert_eq!(second.won, [Units::ZERO, Units::whole(2)]);
    let opening: Vec<_> = second.opening().collect();
    assert_eq!(opening, [Entry::Match(second), Entry::Begins(Side::White)]);
    let mut game = Game::new(judge);
    enter(&mut game, &opening[..1]);
    for wrong in [round, Entry::Begins(Side::Black)] {
        let refused = game.enter(&wrong, |_| ());
        assert_eq!(refused, Err(EntryRefused::NotTheLoser), "{wrong}");
    }
    enter(&mut game, &opening[1..]);
    assert_eq!(game.turn(), Turn::Chance(Some(Side::White)));
    enter(&mut game, &[Entry::Agreed]);

    // After a draw the throw decides again.
    let third = game.match_after().unwrap();
    assert_eq!(third.opening().collect::<Vec<_>>(), [Entry::Match(third)]);
    assert_eq!((third.won, third.lost_last), (second.won, None));
}

#[test]
fn a_match_that_is_won_has_no_next_game() {
    let won = Match::new(2).unwrap();
    let won = won.after(&Outcome::resigned(Side::White, false));
    assert_eq!(won.winner(), Some(Side::Black));
    assert_eq!(won.opening().count(), 0);
    assert_eq!(Match::standing(2, won.won, won.lost_last), None);
    let half = [Units::halves(3), Units::ZERO];
    assert_eq!(Match::standing(2, half, None).unwrap().won, half);
    for units in [0, 1000] {
        assert_eq!(Match::standing(units, [Units::ZERO; 2], None), None);
    }
}

#[test]
fn the_next_game_of_a_match_has_a_record_of_its_own() {
    let head = "kotra 1\nrules kotra single_die=yes\nwhite Jón\n";
    let next = |about: &str| {
        let record: Record = format!("{head}{about}").parse().unwrap();
        next_of_match(&record).map(|next| next.to_string())
    };
    let wins = "1 black 62: 1/7\nresult black resigned 2\n";
    let first = format!("match 5 white 0 black 2.5\nround 6/1\n\n{wins}");
    let second = "match 5 white 0 black 4.5 loser white\nbegins white\n";
    assert_eq!(next(&first), Some(format!("{head}{second}")));
    let third = "match 5 white 0 black 4.5\n";
    let drawn = format!("{second}result draw agreed\n");
    assert_eq!(next(&drawn), Some(format!("{head}{third}")));
    // The match is won; the game goes on; there is no match.
    assert_eq!(next(&format!("{second}result black resigned 2\n")), None);
    assert_eq!(next(second), None);
    assert_eq!(next("result draw agreed\n"), None);
}

#[test]
fn every_decision_is_a_move_and_a_throw_is_none() {
    let one = Entry::Action(Action::Throw(DiceCount::One));
    for entry in [one, Action::Stop.into(), Action::Four.into()] {
        assert!(Game::is_move(&entry), "{entry}");
    }
    assert!(!Game::is_move(&throw([6, 2])));

    let judge = judge("single_die=yes");
    let position = judge
        .read_position("1:15/19:3,20:3,21:3,22:3,23:2,18 black white choose")
        .unwrap();
    let mut game = Game::from_position(judge, position);
    assert_eq!(game.turn(), Turn::Decide(Side::Black));
    assert_eq!(game.turn_of(&one), Some(Side::Black));
    assert_eq!(game.turn_of(&Entry::Resigned(Side::Black)), None);
    enter(&mut game, &[one]);
    assert_eq!(game.turn(), Turn::Chance(Some(Side::Black)));
    let refused = game.enter(&throw([6, 2]), |_| ());
    assert!(matches!(refused, Err(EntryRefused::WrongThrow(_))));
    enter(&mut game, &[Entry::Throw(Throw::one(Die::ALL[4]))]);
    let make = "18/23".parse::<Action>().unwrap();
    enter(&mut game, &[make.into()]);
    let Turn::Over(outcome) = game.turn() else {
        panic!("the munk was not seen");
    };
    assert_eq!(
        (outcome.reason, outcome.value),
        (Reason::Munk, Units::whole(3))
    );
}

#[test]
fn the_short_start_is_a_position_of_the_rules() {
    let judge = judge("");
    let side = "1:2,8,10,12:2,15:3,17:3,18:3+new";
    for first in Side::BOTH {
        let start = judge.short_start(first);
        let written = format!("{side}/{side} {first} {first} ??");
        assert_eq!(judge.write_position(&start), written);
        assert_eq!(judge.read_position(&written).unwrap(), start);
        assert_eq!(judge.set_up(&start.to_setup()).unwrap(), start);
    }
}

#[test]
fn a_pattern_can_be_made_until_too_many_stand_beyond_it() {
    let judge = judge("");
    let open = |last: [u8; 6], off: u8| -> Vec<Pattern> {
        let mut setup = judge.start(Side::White).to_setup();
        setup.sides[0].points[18..].copy_from_slice(&last);
        setup.sides[0].off = off;
        setup.sides[0].points[0] = 15 - last.iter().sum::<u8>() - off;
        setup.sides[0].five_out = true;
        let position = judge.set_up(&setup).unwrap();
        let own = position.checkers(Side::White);
        let all = Pattern::ALL.iter().copied();
        all.filter(|pattern| judge.can_still_make(own, *pattern))
            .collect()
    };
    assert_eq!(open([0; 6], 0), Pattern::ALL);
    assert_eq!(open([3, 3, 3, 3, 3, 0], 0), Pattern::ALL);
    assert_eq!(open([0, 0, 0, 0, 0, 1], 0), Pattern::ALL[1..]);
    assert_eq!(open([0, 0, 0, 0, 4, 3], 0), Pattern::ALL[2..]);
    assert_eq!(open([0, 0, 0, 0, 0, 9], 0), [Pattern::Meistari]);
    assert_eq!(open([0; 6], 1), []);
}

#[test]
fn each_home_is_the_others_thirteenth_point() {
    assert_eq!(Point::HOME.across(), Point::new(13).unwrap());
    for point in Point::all() {
        assert_eq!(point.across().across(), point);
        assert_eq!(point.number().abs_diff(point.across().number()), 12);
    }
    for side in Side::BOTH {
        let start = judge("").start(side);
        for side in Side::BOTH {
            assert_eq!(start.checkers(side).on(Point::HOME), 15);
        }
    }
}
