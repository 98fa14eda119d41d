//! Chance from random bits: each result can come next, and is exactly as likely as with dice.

use std::collections::BTreeMap;

use crate::common::judge;
use game::Dealt;
use kotra::{Action, DiceCount, Die, Entry, Game, Match, Side, Throw, Units};

#[test]
fn in_a_match_the_loser_begins_without_any_bits() {
    for side in Side::BOTH {
        let mut game = Game::new(judge(""));
        let standing = Match::standing(7, [Units::ZERO; 2], Some(side)).unwrap();
        game.enter(&Entry::Match(standing), |_| ()).unwrap();
        let dealt = game.deal(|| unreachable!("nothing is thrown"));
        assert_eq!(dealt, Some(Entry::Begins(side)));
    }
}

/// How often the entries come up, over all ways in which the first five groups of three bits can fall. Cases in which these do
/// not suffice are left out, as all results are equally likely in them.
fn counts(game: &Game, dice: usize) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for bits in 0..1_u64 << 15 {
        let usable = (0..5).filter(|n| bits >> (3 * n) & 7 < 6).count();
        if usable >= dice {
            let entry = game.deal(|| bits).unwrap();
            *counts.entry(entry.to_string()).or_default() += 1;
        }
    }
    counts
}

#[test]
fn every_result_is_equally_likely_over_all_bits() {
    let judge = judge("single_die=yes");
    let round = Game::new(judge);
    let two = Game::from_position(judge, judge.start(Side::White));
    let choice = judge
        .read_position("1:15/19:3,20:3,21:3,22:3,23:2,18 black white choose")
        .unwrap();
    let mut one = Game::from_position(judge, choice);
    let chosen = Entry::Action(Action::Throw(DiceCount::One));
    one.enter(&chosen, |_| ()).unwrap();
    for (game, dice, results) in [(round, 2, 36), (two, 2, 36), (one, 1, 6)] {
        let counts = counts(&game, dice);
        assert_eq!(counts.len(), results);
        let mut values = counts.values();
        let first = values.next().unwrap();
        assert!(values.all(|count| count == first), "{counts:?}");
    }
}

#[test]
fn the_same_bits_give_the_same_dice_in_every_version() {
    let judge = judge("");
    let round = Game::new(judge);
    let game = Game::from_position(judge, judge.start(Side::Black));
    // Six and seven are skipped: 2, then 5.
    let bits = 0b101_111_010_110;
    assert_eq!(game.deal(|| bits).unwrap().to_string(), "36");
    assert_eq!(round.deal(|| bits).unwrap().to_string(), "round 3/6");
    // If 63 bits do not suffice, more are drawn, and none is kept.
    let mut drawn = [u64::MAX, 1 << 60 | !(7 << 60), 0].into_iter();
    let two = Throw::two(Die::ALL[1], Die::ALL[0]);
    assert_eq!(game.deal(|| drawn.next().unwrap()), Some(Entry::Throw(two)));
    assert_eq!(drawn.next(), None);
}
