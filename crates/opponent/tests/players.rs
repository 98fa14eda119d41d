//! What people and developers rely on in computer players, under the recorded rule sets.

#![allow(clippy::unwrap_used, reason = "these are tests")]

use std::sync::Arc;

use sahkku::{Actions, Judge, PRESETS, Place, Position, Side, Stage};
use sahkku_opponent::{FEATURES, HIDDEN, Level, Mind, Net, Thinking, throws, weights_for};

/// Some numbers, the same every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// A net that nobody has trained: it must be good enough for whatever holds for every net.
fn some_net(seed: u64) -> Net {
    let mut numbers = Numbers(seed);
    let mut weight = || numbers.below(2001) as f32 / 1000.0 - 1.0;
    Net {
        seen: (0..FEATURES)
            .map(|_| core::array::from_fn::<f32, HIDDEN, _>(|_| weight() / 4.0))
            .collect(),
        bias: core::array::from_fn(|_| weight()),
        out: core::array::from_fn(|_| weight()),
        out_bias: 0.1,
    }
}

/// Plays at random and shows `each` every position, until the game is over or long enough.
fn wander(judge: &Judge, seed: u64, mut each: impl FnMut(&Position)) {
    let mut numbers = Numbers(seed);
    let first = Side::BOTH[numbers.below(2)];
    let miedut = judge.rules().miedut && numbers.below(2) == 1;
    let mut position = judge.start(first, miedut);
    let mut legal = Actions::new();
    for _ in 0..400 {
        each(&position);
        match position.stage() {
            Stage::Over(_) => return,
            Stage::Throw(count) => {
                let throws = throws(judge.rules(), count);
                let dice = throws[numbers.below(throws.len())].0;
                judge.throw(&mut position, dice, |_| ()).unwrap();
            }
            Stage::Decide => {
                judge.legal(&position, &mut legal);
                judge
                    .play(&mut position, legal[numbers.below(legal.len())], |_| ())
                    .unwrap();
            }
        }
    }
}

/// The position after turning the board half round and swapping the sides.
fn turned(judge: &Judge, position: &Position) -> Position {
    let columns = judge.rules().columns;
    let place = |place: Place| place.turned(columns).unwrap();
    let mut setup = position.to_setup();
    setup.turn = setup.turn.other();
    setup.first = setup.first.other();
    for figure in &mut setup.figures {
        figure.side = figure.side.map(Side::other);
        figure.at = sahkku::Spot::new(place(figure.at.place()), figure.at.homebound());
    }
    judge.set_up(&setup).unwrap()
}

#[test]
fn a_turned_board_is_worth_the_same_to_the_other_side() {
    for preset in PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        for net in [None, Some(some_net(7))] {
            let mind = Mind::new(&judge, net);
            for seed in 0..6 {
                wander(&judge, seed, |position| {
                    if position.outcome().is_some() {
                        return;
                    }
                    let turned = turned(&judge, position);
                    let men = mind.glance(position, Side::Men);
                    // Sums are added up in another order.
                    let other = mind.glance(&turned, Side::Women);
                    assert!((men - other).abs() < 1e-5, "{}", preset.id);
                    let women = mind.glance(position, Side::Women);
                    assert!((men + women - 1.0).abs() < 1e-6 && (0.0..=1.0).contains(&men));
                });
            }
        }
    }
}

#[test]
fn every_level_decides_legally_and_the_same_again_however_the_work_is_portioned() {
    for preset in PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        let mind = Arc::new(Mind::new(&judge, Some(some_net(3))));
        let (mut seen, mut decided) = (0_u64, 0);
        wander(&judge, 11, |position| {
            seen += 1;
            if seen % 37 != 5 {
                return;
            }
            for level in Level::ALL {
                let think = || Thinking::new(&mind, position, level, seen);
                let decision = think().decide();
                let mut legal = Actions::new();
                judge.legal(position, &mut legal);
                assert_eq!(decision.is_some(), !legal.is_empty());
                let Some(decision) = decision else { continue };
                decided += 1;
                assert!(legal.contains(&decision.action));
                assert_eq!(decision.action, decision.ranked[0].action);
                assert!(decision.ranked.is_sorted_by(|a, b| a.chance >= b.chance));
                assert!(
                    decision
                        .ranked
                        .iter()
                        .all(|one| (0.0..=1.0).contains(&one.chance))
                );
                let mut portioned = think();
                let again = loop {
                    assert!(portioned.best_so_far().is_some());
                    if let Some(decision) = portioned.go_on(50) {
                        break decision;
                    }
                };
                assert_eq!(again, decision, "{} {level}", preset.id);
            }
        });
        assert!(decided > 0, "nobody decides in {}", preset.id);
    }
}

#[test]
fn the_strongest_take_a_win_that_is_there() {
    let judge = Judge::new(sahkku::preset("maze").unwrap().rules).unwrap();
    let mind = Arc::new(Mind::new(&judge, None));
    // The last of the women stands two steps before the man on b8.
    let position = judge.read_position("13/5WKM5/m*11.2 m m X,II").unwrap();
    for level in [Level::Strong, Level::Master] {
        let mut position = position;
        while position.stage() == Stage::Decide {
            let decision = Thinking::new(&mind, &position, level, 1).decide().unwrap();
            assert_eq!(decision.ranked[0].chance, 1.0);
            judge.play(&mut position, decision.action, |_| ()).unwrap();
        }
        assert_eq!(position.outcome().unwrap().winner, Some(Side::Men));
    }
}

#[test]
fn rules_without_weights_of_their_own_get_the_nearest() {
    for preset in PRESETS {
        let own = (preset.id != "globe-joueur").then_some(preset.id);
        assert_eq!(weights_for(&preset.rules), own);
    }
    let mut rules = sahkku::preset("unjarga").unwrap().rules;
    rules.stake = 5;
    rules.king_shares = false;
    assert_eq!(weights_for(&rules), Some("unjarga"));
    rules.columns = 21;
    assert_eq!(weights_for(&rules), None);
}
