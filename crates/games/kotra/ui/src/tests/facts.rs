//! What is told about uses of dice and before a loss, checked against the rules: every throw and every way to use it is tried.

use crate::{Danger, KotraFacts, Place, Reason};
use game::Game as _;
use kotra::{
    Action, Die, Entry, Event, Game, Judge, Point, Position, Reason as End, Record, Side, Throw,
    Ways,
};
use testkit::reasons::{after_the_end, choice};
use worker::{Choice, Facts};

use super::common::{judge, legal, play};

/// Random games: every position that involves a decision.
fn each_game(rules: &str, games: u64, mut see: impl FnMut(&Game)) {
    for seed in 0..games {
        let mut game = Game::new(judge(rules));
        for n in 0..200 {
            play(&mut game, seed * 1000 + n, 1);
            if game.turn().is_over() {
                break;
            }
            see(&game);
        }
    }
}

/// In how many of the 36 throws the other side can do something that `sees` accepts: the events of the uses one after the other,
/// and the position after each.
fn throws(
    judge: &Judge,
    position: &Position,
    side: Side,
    sees: impl Fn(&[Event], &Position) -> bool,
) -> u8 {
    let mut setup = position.to_setup();
    setup.turn = side.other();
    (setup.throw, setup.unused) = (None, kotra::Unused::NONE);
    let mut game = Game::from_position(*judge, judge.set_up(&setup).expect("valid"));
    if let Some(&two) = legal(&game).first() {
        game.enter(&Entry::Action(two), |_| ()).expect("legal");
    }
    let dice = || Die::ALL.into_iter();
    let pairs = dice().flat_map(|one| dice().map(move |other| Throw::two(one, other)));
    let can = |throw: &Throw| {
        let mut thrown = game.clone();
        thrown
            .enter(&Entry::Throw(*throw), |_| ())
            .expect("a throw");
        reaches(&thrown, side, &sees)
    };
    pairs.filter(can).count() as u8
}

fn reaches(game: &Game, side: Side, sees: &impl Fn(&[Event], &Position) -> bool) -> bool {
    if game.turn().side() != Some(side.other()) {
        return false;
    }
    legal(game).iter().any(|&action| {
        let mut after = game.clone();
        let mut events = Vec::new();
        let entered = after.enter(&Entry::Action(action), |event| events.push(event));
        action.die().is_some()
            && entered.is_ok()
            && (sees(&events, after.position()) || reaches(&after, side, sees))
    })
}

fn is_hit(side: Side, at: Place) -> impl Fn(&[Event], &Position) -> bool {
    move |events, _| {
        let hits = |event: &Event| matches!(*event, Event::Hit { side: owner, at: point, .. } if owner == side && Place::of(side, point) == at);
        events.iter().any(hits)
    }
}

fn is_jan(side: Side) -> impl Fn(&[Event], &Position) -> bool {
    move |_, after| {
        let jan = |it: kotra::Outcome| it.reason == End::Jan && it.winner == Some(side.other());
        after.outcome().is_some_and(jan)
    }
}

fn count(position: &Position, side: Side, at: Place) -> u8 {
    let point = at.seen_by(side).expect("a point");
    position.checkers(side).on(point)
}

fn assert_true(reason: Reason, choice: &Choice<Game>, line: &[Action]) {
    let [before, after] = [&choice.before, &choice.after].map(Game::position);
    let (judge, side) = (choice.before.judge(), before.turn());
    let left = || choice.left().map(Game::position).expect("a next turn");
    let told = format!("{reason:?} of {line:?} in {}", judge.write_position(before));
    let [was, is] = [before, after].map(|position| position.checkers(side));
    let other = side.other();
    match reason {
        Reason::Wins => assert_eq!(
            after.outcome().and_then(|it| it.winner),
            Some(side),
            "{told}"
        ),
        Reason::Hits(at, hit) => {
            assert!(count(before, other, at) >= hit, "{told}");
            assert_eq!(
                count(after, other, at),
                count(before, other, at) - hit,
                "{told}"
            );
            assert!(
                after.checkers(other).hit() >= before.checkers(other).hit() + hit,
                "{told}"
            );
        }
        Reason::Lays(at) => {
            assert!(
                count(before, side, at) < 2 && count(after, side, at) >= 2,
                "{told}"
            );
        }
        Reason::Enters(entered) => assert_eq!(was.hit() - is.hit(), entered, "{told}"),
        Reason::BearsOff(off) => assert_eq!(is.off() - was.off(), off, "{told}"),
        Reason::Guards(at) => {
            assert!(count(after, side, at) > 0, "{told}");
            assert!(throws(judge, before, side, is_hit(side, at)) > 0, "{told}");
            assert_eq!(throws(judge, left(), side, is_hit(side, at)), 0, "{told}");
        }
        Reason::Leaves(at, stand, share, _) => {
            for position in [after, left()] {
                assert_eq!(count(position, side, at), stand, "{told}");
            }
            assert_eq!(
                throws(judge, left(), side, is_hit(side, at)),
                share,
                "{told}"
            );
        }
        Reason::RisksJan(share) => {
            assert_eq!(throws(judge, left(), side, is_jan(side)), share, "{told}");
        }
    }
}

#[test]
fn each_reason_is_true_of_its_position() {
    let mut kinds = [0; 8];
    for rules in ["kotra", "kotra single_die=yes two_sixes=yes"] {
        let mut n = 0;
        each_game(rules, 16, |game| {
            n += 1;
            let mut ways = Ways::new();
            let (judge, position) = (game.judge(), game.position());
            judge.ways(position, &mut ways);
            if n % 5 != 0 || ways.is_empty() || position.after().is_some() {
                return;
            }
            let line = ways.actions(n * 7 % ways.len()).to_vec();
            if line.is_empty() {
                return;
            }
            // A part of a use is explained, too.
            let line = &line[..1 + n / 5 % line.len()];
            let choice = choice(game, line, n as u64);
            let reasons = KotraFacts::reasons(&choice);
            assert!(reasons.len() <= 2);
            for reason in reasons {
                kinds[match reason {
                    Reason::Wins => 0,
                    Reason::Hits(..) => 1,
                    Reason::Lays(_) => 2,
                    Reason::Enters(_) => 3,
                    Reason::BearsOff(_) => 4,
                    Reason::Guards(_) => 5,
                    Reason::Leaves(..) => 6,
                    Reason::RisksJan(_) => 7,
                }] += 1;
                assert_true(reason, &choice, line);
            }
        });
    }
    // Random games seldom reach bearing off, or an end.
    for kind in [1, 2, 3, 5, 6] {
        assert!(kinds[kind] > 2, "{kinds:?}");
    }
}

#[test]
fn nothing_is_said_of_a_next_turn_after_the_end() {
    let is_of_next_turn = |reason: &Reason| {
        matches!(
            reason,
            Reason::Guards(_) | Reason::Leaves(..) | Reason::RisksJan(_)
        )
    };
    let mut ends = 0;
    for rules in ["kotra", "kotra single_die=yes two_sixes=yes"] {
        for seed in 0..12 {
            let record = Record::new(judge(rules), None);
            ends += after_the_end::<Game, KotraFacts>(&record, seed, is_of_next_turn);
        }
    }
    assert!(ends > 20, "{ends}");
}

#[test]
fn the_danger_of_jan_is_told_with_its_exact_number_of_throws() {
    let (mut n, mut found) = (0, 0);
    each_game("kotra", 12, |game| {
        n += 1;
        let (judge, position) = (game.judge(), game.position());
        let near = |side: Side| position.checkers(side).hit() > 1;
        if n % 3 != 0 || !Side::BOTH.into_iter().any(near) || position.after().is_some() {
            return;
        }
        for side in Side::BOTH {
            let danger: Option<Danger> = KotraFacts::danger(game, side);
            let share = throws(judge, position, side, is_jan(side));
            assert_eq!(danger.map_or(0, |danger| danger.throws), share);
            let Some(danger) = danger else { continue };
            found += 1;
            let own = position.checkers(side);
            assert_eq!(danger.gauge.hit, own.hit());
            let free = (1..=6).filter(|n| own.on(Point::new(*n).expect("a point")) == 0);
            assert_eq!(usize::from(danger.gauge.free), free.count());
        }
    });
    assert!(found > 3, "{found}");
}
