//! Computer players, evaluations and playouts of every game.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use programs::{AnyState, Error, GAMES, Level, Node, Side, preset_names, read_record, rules};

/// Plays a game in which the first side is a computer player and the other takes its first legal action.
fn play(mut state: Box<dyn AnyState>, level: Level, seed: u64) -> Box<dyn AnyState> {
    let mut decided = 0;
    loop {
        match state.node() {
            Node::Terminal => return state,
            Node::Chance => drop(state.throw(seed + state.entries() as u64).unwrap()),
            Node::Decision(side) => {
                let legal = state.legal_actions();
                let best = state.best(level, seed).unwrap();
                assert_eq!(state.best(level, seed), Some(best));
                assert!(legal.contains(&best));
                let chosen = if side == Side::First { best } else { legal[0] };
                state.apply(chosen).unwrap();
                decided += 1;
                if decided == 60 {
                    return state;
                }
            }
        }
    }
}

#[test]
fn every_game_has_players_whose_decisions_are_legal() {
    for game in GAMES {
        for preset in preset_names(game).unwrap() {
            let rules = rules(game, preset).unwrap();
            let state = play(rules.start(), Level::Easy, 3);
            if state.node() != Node::Decision(Side::First)
                && state.node() != Node::Decision(Side::Second)
            {
                assert_eq!(state.best(Level::Easy, 1), None);
            }
        }
    }
}

#[test]
fn a_game_that_is_over_is_worth_what_it_brought() {
    for game in GAMES {
        let mut state = rules(game, preset_names(game).unwrap()[0]).unwrap().start();
        if state.node() == Node::Chance {
            state.throw(1).unwrap();
        }
        state.resign(Side::Second).unwrap();
        assert_eq!(state.node(), Node::Terminal);
        assert_eq!(state.reason(), Some("resigned"));
        let [first, second] = state.returns();
        assert!(first > 0.0 && first == -second);
        assert!(state.evaluate(Side::First) > state.evaluate(Side::Second));
        assert!(state.legal_actions().is_empty() && state.chances().is_empty());
        assert!(matches!(state.apply(0), Err(Error::Number { .. })));
        assert!(matches!(state.agree(), Err(Error::Entry(_))));
    }
}

#[test]
fn games_at_random_depend_on_seed_and_number_alone() {
    for game in GAMES {
        let rules = rules(game, preset_names(game).unwrap()[0]).unwrap();
        let all = rules.play_at_random(0..40, 7, 400);
        let rest = rules.play_at_random(25..40, 7, 400);
        assert_eq!(all[25..], rest);
        assert_ne!(all, rules.play_at_random(0..40, 8, 400));
        for played in &all {
            assert!(played.decisions <= 400);
            assert_eq!(played.first.is_none(), played.reason.is_empty());
            assert_eq!(played.throws > 0, rules.has_chance());
        }
        let cut = rules.play_at_random(0..3, 7, 2);
        assert!(
            cut.iter()
                .all(|played| played.first.is_none() && played.decisions == 2)
        );
    }
}

#[test]
fn what_cannot_be_read_is_refused_in_words() {
    let message = |error: Error| error.to_string();
    assert_eq!(
        rules("chess", "").err().map(message).unwrap(),
        format!(
            "there is no game \"chess\"; the games are {}",
            GAMES.join(", ")
        )
    );
    for game in GAMES {
        assert!(rules(game, "nothing").is_err());
        assert!(rules(game, "").is_err());
        let rules = rules(game, preset_names(game).unwrap()[0]).unwrap();
        assert!(rules.position("nonsense").is_err());
        assert!(read_record(&format!("{game} 1\nrules none\n")).is_err());
    }
    assert!(read_record("").is_err());
}
