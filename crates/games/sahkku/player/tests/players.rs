//! Properties of computer players under the recorded rule sets.

#![allow(clippy::unwrap_used, reason = "these are tests")]

use std::sync::Arc;

use sahkku::{Actions, Judge, PRESETS, Place, Position, Side, Stage};
use sahkku_player::{
    FEATURE_COUNT, HIDDEN_UNITS, Level, Net, PositionEvaluator, Search, throws, weights_for,
};

/// A linear congruential generator.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// A net with random weights.
fn random_net(seed: u64) -> Net {
    let mut random = Lcg(seed);
    let mut weight = || random.below(2001) as f32 / 1000.0 - 1.0;
    Net {
        hidden_weights: (0..FEATURE_COUNT)
            .map(|_| core::array::from_fn::<f32, HIDDEN_UNITS, _>(|_| weight() / 4.0))
            .collect(),
        hidden_biases: core::array::from_fn(|_| weight()),
        output_weights: core::array::from_fn(|_| weight()),
        output_bias: 0.1,
    }
}

/// Plays a random game and calls `each` with every position, for at most 400 plies.
fn random_game(judge: &Judge, seed: u64, mut each: impl FnMut(&Position)) {
    let mut random = Lcg(seed);
    let first = Side::BOTH[random.below(2)];
    let miedut = judge.rules().miedut && random.below(2) == 1;
    let mut position = match miedut {
        true => judge.start_miedut(first),
        false => judge.start(first),
    };
    let mut legal = Actions::new();
    for _ in 0..400 {
        each(&position);
        match position.stage() {
            Stage::Over(_) => return,
            Stage::Throw(count) => {
                let throws = throws(judge.rules(), count);
                let dice = throws[random.below(throws.len())].0;
                judge.throw(&mut position, dice, |_| ()).unwrap();
            }
            Stage::Decide => {
                judge.legal(&position, &mut legal);
                judge
                    .play(&mut position, legal[random.below(legal.len())], |_| ())
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
fn a_turned_board_has_the_same_static_evaluation_for_the_other_side() {
    for preset in PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        for net in [None, Some(random_net(7))] {
            let engine = PositionEvaluator::new(&judge, net);
            for seed in 0..6 {
                random_game(&judge, seed, |position| {
                    if position.outcome().is_some() {
                        return;
                    }
                    let turned = turned(&judge, position);
                    let men = engine.static_eval(position, Side::Men);
                    // The features come in another order, so the sums round differently.
                    let other = engine.static_eval(&turned, Side::Women);
                    assert!((men - other).abs() < 1e-5, "{}", preset.id);
                    let women = engine.static_eval(position, Side::Women);
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
        let engine = Arc::new(PositionEvaluator::new(&judge, Some(random_net(3))));
        let (mut seen, mut decided) = (0_u64, 0);
        random_game(&judge, 11, |position| {
            seen += 1;
            if seen % 37 != 5 {
                return;
            }
            for level in Level::ALL {
                let search = || Search::new(&engine, position, level, seen);
                let decision = search().decide();
                let mut legal = Actions::new();
                judge.legal(position, &mut legal);
                assert_eq!(decision.is_some(), !legal.is_empty());
                let Some(decision) = decision else { continue };
                decided += 1;
                assert!(legal.contains(&decision.action));
                assert_eq!(decision.action, decision.ranked[0].action);
                assert!(
                    decision
                        .ranked
                        .is_sorted_by(|a, b| a.win_probability >= b.win_probability)
                );
                assert!(
                    decision
                        .ranked
                        .iter()
                        .all(|one| (0.0..=1.0).contains(&one.win_probability))
                );
                let mut portioned = search();
                let again = loop {
                    assert!(portioned.best_so_far().is_some());
                    if let Some(decision) = portioned.advance(50) {
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
fn strong_levels_take_an_immediate_win() {
    let judge = Judge::new(sahkku::preset("maze").unwrap().rules).unwrap();
    let engine = Arc::new(PositionEvaluator::new(&judge, None));
    // The last of the women stands two steps before the man on b8.
    let position = judge.read_position("13/5WKM5/m*11.2 m m X,II").unwrap();
    for level in [Level::Strong, Level::Master] {
        let mut position = position;
        while position.stage() == Stage::Decide {
            let decision = Search::new(&engine, &position, level, 1).decide().unwrap();
            assert_eq!(decision.ranked[0].win_probability, 1.0);
            judge.play(&mut position, decision.action, |_| ()).unwrap();
        }
        assert_eq!(position.outcome().unwrap().winner, Some(Side::Men));
    }
}

#[test]
fn rules_without_weights_of_their_own_get_the_most_similar() {
    for preset in PRESETS {
        let untrained = ["globe-joueur", "borvo"].contains(&preset.id);
        let own = (!untrained).then_some(preset.id);
        assert_eq!(weights_for(&preset.rules), own);
    }
    let mut rules = sahkku::preset("unjarga").unwrap().rules;
    rules.stake = 5;
    rules.king_shares = false;
    assert_eq!(weights_for(&rules), Some("unjarga"));
    rules.columns = 21;
    assert_eq!(weights_for(&rules), None);
}
