//! The two sides have the same rules: turned half round, with the sides swapped, every game is a
//! game again, step by step (§1).

use crate::common::{play, rules};
use proptest::prelude::*;
use sahkku::{Action, Actions, Event, Game, Judge, Phase, Position, Side};
use sahkku_fuzz::half_turn::HalfTurn;

fn legal(judge: &Judge, position: &Position) -> Vec<Action> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let mut legal: Vec<Action> = legal.into_iter().collect();
    legal.sort();
    legal
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn a_half_turned_game_has_half_turned_actions_events_and_positions(
        rules in rules(),
        seed: u64,
    ) {
        let half_turn = HalfTurn { columns: rules.columns };
        let (_, entries) = play(rules, seed, 400, |_, _| ());
        let mut game = Game::new(Judge::new(rules).unwrap());
        let mut turned = game.clone();
        for entry in entries {
            let mut seen = Vec::new();
            let mut seen_turned = Vec::new();
            game.enter(&entry, |event| seen.push(half_turn.event(event))).unwrap();
            let entry = half_turn.entry(&entry);
            turned.enter(&entry, |event| seen_turned.push(event)).unwrap();
            // The captures of one landing may be told in another order.
            let told = |events: &[Event]| {
                let mut told: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
                told.sort();
                told
            };
            prop_assert_eq!(told(&seen), told(&seen_turned));
            let (judge, position) = (game.judge(), game.position());
            if game.phase() == Phase::ThrowOff {
                prop_assert_eq!(turned.phase(), Phase::ThrowOff);
                continue;
            }
            prop_assert_eq!(&half_turn.position(judge, position), turned.position());
            let mut wanted: Vec<Action> = legal(judge, position)
                .into_iter()
                .map(|action| half_turn.action(action))
                .collect();
            wanted.sort();
            prop_assert_eq!(wanted, legal(judge, turned.position()));
        }
        let end = match game.phase() {
            Phase::Over(outcome) => Phase::Over(HalfTurn::outcome(outcome)),
            Phase::ChooseWay(side) => Phase::ChooseWay(side.other()),
            phase => phase,
        };
        prop_assert_eq!(end, turned.phase());
        prop_assert_eq!(game.owed(), turned.owed());
    }

    #[test]
    fn the_start_is_the_same_for_whoever_begins(rules in rules()) {
        let half_turn = HalfTurn { columns: rules.columns };
        let judge = Judge::new(rules).unwrap();
        let [men, women] = Side::BOTH.map(|first| judge.start(first));
        prop_assert_eq!(half_turn.position(&judge, &men), women);
        if rules.miedut {
            let [men, women] = Side::BOTH.map(|first| judge.start_miedut(first));
            prop_assert_eq!(half_turn.position(&judge, &men), women);
        }
    }

    #[test]
    fn a_half_turn_twice_is_nothing(rules in rules(), seed: u64) {
        let half_turn = HalfTurn { columns: rules.columns };
        let (game, _) = play(rules, seed, 200, |_, _| ());
        let (judge, position) = (game.judge(), game.position());
        let twice = half_turn.position(judge, &half_turn.position(judge, position));
        prop_assert_eq!(&twice, position);
    }
}
