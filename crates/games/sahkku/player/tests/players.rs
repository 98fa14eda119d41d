//! Properties of bots under the recorded rule sets.

use std::sync::Arc;

use game::Search as _;
use sahkku::{Judge, PRESETS, Place, Position, Record, Side, Stage};
use sahkku_player::{
    FEATURE_COUNT, HIDDEN_UNITS, Level, Net, Player, PositionEvaluator, Search, weights_for,
};

fn random_net(seed: u64) -> Net {
    let mut random = testkit::Chance::new(seed);
    let mut weight = || random.below(2001) as f32 / 1000.0 - 1.0;
    Net {
        hidden_weights: (0..FEATURE_COUNT)
            .map(|_| core::array::from_fn::<f32, HIDDEN_UNITS, _>(|_| weight() / 4.0))
            .collect(),
        hidden_biases: core::array::from_fn(|_| weight()),
        output_weights: core::array::from_fn(|_| [weight()]),
        output_biases: [0.1],
    }
}

/// The positions of a random game.
fn random_game(judge: &Judge, seed: u64) -> Vec<Position> {
    let engine = Arc::new(PositionEvaluator::new(judge, None));
    let first = Side::BOTH[(seed % 2) as usize];
    let start = match judge.rules().miedut && seed % 4 > 1 {
        true => judge.start_miedut(first),
        false => judge.start(first),
    };
    let record = Record::new(judge.clone(), Some(start));
    let record = testkit::reviews::played::<Player>(&engine, record, 400, seed, |_| None);
    let mut game = record.opening();
    let mut positions = vec![*game.position()];
    for entry in record.entries() {
        game.enter(entry, |_| ()).unwrap();
        positions.push(*game.position());
    }
    positions
}

/// The position turned by 180°, with the sides swapped.
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
        for net in [None, Some(random_net(7))] {
            let engine = PositionEvaluator::new(&judge, net);
            for position in (0..6).flat_map(|seed| random_game(&judge, seed)) {
                if position.outcome().is_some() {
                    continue;
                }
                let turned = turned(&judge, &position);
                let men = engine.static_eval(&position, Side::Men);
                // The features come in another order, so the sums round differently.
                let other = engine.static_eval(&turned, Side::Women);
                assert!((men - other).abs() < 1e-5, "{}", preset.id);
                let women = engine.static_eval(&position, Side::Women);
                assert!((men + women - 1.0).abs() < 1e-6 && (0.0..=1.0).contains(&men));
            }
        }
    }
}

#[test]
fn players_keep_their_promises_under_every_rule_set() {
    for preset in PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        let engine = Arc::new(PositionEvaluator::new(&judge, Some(random_net(3))));
        let begin = Record::new(judge.clone(), Some(judge.start(Side::Men)));
        let positions = testkit::players::positions::<Player>(&engine, begin, 250, 23);
        testkit::players::keep_their_promises::<Player>(&engine, &positions);
    }
}

#[test]
fn strong_levels_take_an_immediate_win() {
    let judge = Judge::new(sahkku::preset("maze").unwrap().rules).unwrap();
    let engine = Arc::new(PositionEvaluator::new(&judge, None));
    // The last of the women is two steps before the man on b8.
    let position = judge.read_position("13/5WKM5/m*11.2 m m X,II").unwrap();
    for level in [Level::Strong, Level::Master] {
        let mut position = position;
        while position.stage() == Stage::Decide {
            let mut search = Search::new(&engine, &position, level, 1);
            let action = search.decide().unwrap();
            assert_eq!(search.ranked()[0].worth, 1.0);
            judge.play(&mut position, action, |_| ()).unwrap();
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
