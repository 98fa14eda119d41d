//! The conformance suite: properties of every position of every game, under all rules.

use crate::common::positions::NOBODY;
use crate::common::{Chance, judge, legal};
use kotra::{
    Action, CHECKERS, DiceCount, Die, Event, Judge, Point, Points, Position, Reason, Setup,
    SetupSide, Side, Stage, Throw, Unused,
};

/// Every action that can be written.
fn candidates() -> Vec<Action> {
    let mut all = vec![
        Action::Four,
        Action::Stop,
        Action::Throw(DiceCount::One),
        Action::Throw(DiceCount::Two),
    ];
    for die in Die::ALL {
        all.push(Action::Enter(die));
        for from in Point::all() {
            all.extend([Action::Move { from, die }, Action::Off { from, die }]);
        }
    }
    all
}

#[test]
fn an_action_is_refused_exactly_where_it_is_not_legal() {
    let mut chance = Chance::new(5);
    let all = candidates();
    for n in 0..testkit::tries(3_000, 20_000) {
        let judge = Judge::new(chance.rules());
        let position = match n % 5 {
            0 => chance.position(&judge),
            _ => chance.thrown(&judge),
        };
        let legal = legal(&judge, &position);
        for &action in &legal {
            let spoken = judge.write_action(&position, action);
            assert_eq!(judge.read_action(&position, &spoken), Ok(action));
        }
        for &action in &all {
            let refusal = judge.why(&position, action);
            assert_eq!(
                refusal.is_none(),
                legal.contains(&action),
                "{action:?} {position:?}"
            );
            let mut played = position;
            let done = judge.play(&mut played, action, |_| ());
            assert_eq!(done.is_ok(), refusal.is_none());
            assert!(
                done.is_ok() || played == position,
                "a refused action changes nothing"
            );
        }
    }
}

fn check_side(side: &kotra::Checkers) {
    let on_board: u8 = side.points().iter().sum();
    assert_eq!(on_board + side.hit() + side.off(), CHECKERS);
    for at in Point::all() {
        assert_eq!(side.occupied().has(at), side.on(at) > 0);
        assert_eq!(side.bands().has(at), side.on(at) > 1);
        let laid = side.five_out() && Points::BANDS.has(at);
        let four = side.open_band() && at == Point::FOUR && side.on(at) <= 4;
        assert!(
            side.on(at) < 2 || at == Point::HOME || laid || four,
            "{at} {side:?}"
        );
    }
    assert!(side.five_out() || side.on(Point::HOME) > 10);
    assert!(!side.open_band() || side.on(Point::FOUR) > 1);
}

fn check(position: &Position) {
    let [white, black] = Side::BOTH.map(|side| *position.checkers(side));
    check_side(&white);
    check_side(&black);
    assert!(white.occupied().and(black.occupied().across()).is_empty());
    match position.outcome() {
        Some(outcome) => {
            let jan = [white, black]
                .map(|side| side.hit() > Points::FIRST_QUARTER.less(side.occupied()).len());
            assert_eq!(jan.contains(&true), outcome.reason == Reason::Jan);
            assert!(outcome.munk.is_some() == (outcome.reason == Reason::Munk));
        }
        None => assert!(Side::BOTH.into_iter().all(|side| {
            position.checkers(side).off() < CHECKERS || position.after().is_some()
        })),
    }
}

/// Plays a game with random decisions to its end. Returns the number of turns, and why it ended.
fn play(judge: &Judge, start: Position, chance: &mut Chance) -> (usize, Reason) {
    let mut position = start;
    let mut turns = 0;
    loop {
        let before = position;
        let mut hits = 0;
        let mut see = |event: Event| {
            if let Event::Hit { count, .. } = event {
                hits += count;
            }
        };
        match position.stage() {
            Stage::Over(outcome) => return (turns, outcome.reason),
            Stage::Throw(count) => {
                turns += 1;
                let throw = match count {
                    DiceCount::One => Throw::one(chance.die()),
                    DiceCount::Two => chance.throw(),
                };
                judge.throw(&mut position, throw, see).unwrap();
            }
            Stage::Decide => {
                let legal = legal(judge, &position);
                assert!(!legal.is_empty(), "nothing to decide: {position:?}");
                let action = legal[chance.below(legal.len())];
                judge.play_unchecked(&mut position, action, &mut see);
            }
        }
        check(&position);
        let (side, other) = (before.turn(), before.turn().other());
        let [was, is] = [&before, &position].map(|position| position.checkers(other).hit());
        assert_eq!(is, was + hits, "{before:?}");
        assert!(position.checkers(side).pips() <= before.checkers(side).pips());
        for side in Side::BOTH {
            let [was, is] = [&before, &position].map(|position| position.checkers(side));
            assert!(is.five_out() >= was.five_out() && is.off() >= was.off());
            assert!(is.thrown_before() >= was.thrown_before());
        }
        if let (Some(was), Some(is)) = (before.after(), position.after()) {
            assert!(is.left <= was.left && is.value == was.value);
        }
        if position.outcome().is_none() {
            let setup = position.to_setup();
            let again = judge.set_up(&setup).map(|again| again.to_setup());
            assert_eq!(again, Ok(setup), "a position of a game can be set up");
        }
        assert!(turns < 20_000, "the game does not end");
    }
}

fn play_many(games: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    let mut ends = std::collections::BTreeMap::new();
    for n in 0..games {
        let judge = Judge::new(chance.rules());
        let start = match n % 8 {
            0 => judge.start(Side::BOTH[n / 8 % 2]),
            _ => chance.position(&judge),
        };
        check(&start);
        let (_, reason) = play(&judge, start, &mut chance);
        let known = judge.rules().end_reasons().any(|end| end == reason);
        assert!(known, "{reason:?} {:?}", judge.rules());
        *ends.entry(reason).or_insert(0) += 1;
    }
    for reason in [Reason::Off, Reason::Munk, Reason::Jan, Reason::Draw] {
        assert!(ends.contains_key(&reason), "{ends:?}");
    }
}

#[test]
fn random_games_keep_the_promises() {
    play_many(testkit::tries(5_000, 500_000), 6);
}

/// A side that is not jan is never dead: with some die a hit checker can be entered. Tries all fillings of the first quarter.
#[test]
fn no_filling_of_the_first_quarter_is_dead() {
    let judge = judge("");
    let mut fillings = 0;
    for filling in 0..4_u32.pow(6) {
        let at = |n: usize| filling >> (2 * n) & 3;
        let mut own = [0; 24];
        let mut enemy = [0; 24];
        for n in 0..6 {
            match at(n) {
                0 => {}
                1 => own[n] = 1,
                count => enemy[n + 12] = count as u8 - 1,
            }
        }
        let stand = own.iter().sum::<u8>();
        for hit in 1..=6 - stand {
            let [mut own, mut enemy] = [own, enemy];
            own[23] = CHECKERS - stand - hit;
            enemy[18] = CHECKERS - enemy.iter().sum::<u8>();
            let side = |points, hit| SetupSide {
                points,
                hit,
                ..NOBODY
            };
            let enters = |die| {
                let throw = Throw::two(die, die);
                let setup = Setup {
                    sides: [side(own, hit), side(enemy, 0)],
                    turn: Side::White,
                    first: Side::White,
                    throw: Some(throw),
                    unused: Unused::of(throw),
                    after: None,
                };
                judge.set_up(&setup).is_ok()
            };
            assert!(Die::ALL.into_iter().any(enters), "{own:?} {enemy:?} {hit}");
            fillings += 1;
        }
    }
    assert!(fillings > 10_000);
}

/// The same in positions of every kind, hit checkers or not.
#[test]
fn no_position_is_dead() {
    let mut chance = Chance::new(8);
    for _ in 0..20_000 {
        let judge = Judge::new(chance.rules());
        let position = chance.position(&judge);
        let can_use = |die| {
            let setup = Setup {
                throw: Some(Throw::two(die, die)),
                unused: Unused::of(Throw::two(die, die)),
                ..position.to_setup()
            };
            judge.set_up(&setup).is_ok()
        };
        assert!(Die::ALL.into_iter().any(can_use), "{position:?}");
    }
}

/// A half munk is always a choice: from a standing pattern every die can be used, whatever blocks the enemy may have.
#[test]
fn from_a_standing_pattern_every_die_can_be_used() {
    let judge = judge("litli_meistari=yes");
    for pattern in kotra::Pattern::ALL.iter().copied() {
        // The enemy's points 7 to 12 are the last quarter; bands stand on 12 alone.
        for on_last in 0..=2 {
            let (mut own, mut enemy) = (NOBODY, NOBODY);
            for at in Point::last_quarter() {
                own.points[usize::from(at.number()) - 1] = pattern.on(at);
            }
            if pattern.on(Point::LAST) == 0 {
                enemy.points[11] = on_last;
            }
            enemy.points[0] = CHECKERS - enemy.points[11];
            for die in Die::ALL {
                let setup = Setup {
                    sides: [own, enemy],
                    turn: Side::White,
                    first: Side::White,
                    throw: Some(Throw::two(die, die)),
                    unused: Unused::of(Throw::two(die, die)),
                    after: None,
                };
                assert!(judge.set_up(&setup).is_ok(), "{pattern:?} {die}");
            }
        }
    }
}
