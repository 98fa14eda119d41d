//! Environments of every game: evaluations, undone entries, and many games at once.

use programs::{End, Error, GAMES, Many, Node, Side, Step, preset_names, read_record, rules};

use crate::common::has;

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
fn what_is_undone_never_happened() {
    for game in GAMES {
        for preset in preset_names(game).unwrap() {
            let mut state = rules(game, preset).unwrap().start();
            let mut before = vec![state.record()];
            for bits in 0..80 {
                match state.node() {
                    Node::Terminal => break,
                    Node::Chance => drop(state.throw(bits).unwrap()),
                    Node::Decision(_) => {
                        let legal = state.legal_actions();
                        state.apply(legal[bits as usize % legal.len()]).unwrap();
                    }
                }
                before.push(state.record());
            }
            before.pop();
            while let Some(record) = before.pop() {
                state.undo().unwrap();
                let read = read_record(&record).unwrap();
                assert_eq!(state.record(), record);
                assert_eq!(state.legal_actions(), read.legal_actions());
                assert_eq!(state.chances(), read.chances());
            }
            assert!(matches!(state.undo(), Err(Error::Entry(_))));
        }
    }
}

/// Continues many games, always with the middle one of the legal actions.
fn step_all(many: &mut dyn Many, times: usize) -> Vec<Step> {
    let step = |many: &mut dyn Many| {
        let (numbers, begins) = many.legal_actions();
        let middle = |at: &[i64]| numbers[i64::midpoint(at[0], at[1]) as usize];
        let actions: Vec<i64> = begins.windows(2).map(middle).collect();
        many.step(&actions).unwrap()
    };
    (0..times).flat_map(|_| step(many)).collect()
}

#[test]
fn many_games_are_single_games_side_by_side() {
    const GAMES_AT_ONCE: usize = 70;
    for game in GAMES {
        for preset in preset_names(game).unwrap() {
            let rules = rules(game, preset).unwrap();
            let start = rules.start();
            let mut many = start.many(GAMES_AT_ONCE, 5, 40).unwrap();
            step_all(&mut *many, 17);
            let (numbers, begins) = many.legal_actions();
            let sides = many.sides();
            let shape: usize = rules.shape().iter().product();
            let mut tensors = vec![1; GAMES_AT_ONCE * shape * size_of::<f32>()];
            many.observe(&mut tensors).unwrap();
            let mut masks = vec![2; GAMES_AT_ONCE * rules.action_count()];
            many.mask(&mut masks).unwrap();
            let values = many.evaluate();
            for number in 0..GAMES_AT_ONCE {
                let [begin, end] = [number, number + 1].map(|number| begins[number] as usize);
                let legal = numbers[begin..end].iter();
                let legal: Vec<usize> = legal.map(|&number| number as usize).collect();
                let state = rules.position(&many.position(number).unwrap()).unwrap();
                assert_eq!(state.node(), Node::Decision(sides[number]));
                // A repetition, and the history of a position, are only known to a whole game.
                if !rules.has_chance() {
                    assert!(!legal.is_empty());
                } else {
                    assert_eq!(state.legal_actions(), legal);
                    assert_eq!(state.evaluate(sides[number]), values[number]);
                    let mut tensor = vec![0.0; shape];
                    state.observe(sides[number], &mut tensor).unwrap();
                    let bytes: Vec<u8> = tensor.into_iter().flat_map(f32::to_ne_bytes).collect();
                    let each = shape * size_of::<f32>();
                    assert_eq!(tensors[number * each..][..each], bytes);
                }
                let mask = &masks[number * rules.action_count()..][..rules.action_count()];
                let in_mask = mask.iter().enumerate().filter(|&(_, &legal)| legal == 1);
                assert!(in_mask.map(|(number, _)| number).eq(legal.iter().copied()));
            }
        }
    }
}

#[test]
fn many_games_end_and_begin_anew() {
    for game in GAMES {
        let rules = rules(game, preset_names(game).unwrap()[0]).unwrap();
        let start = rules.start();
        let mut many = start.many(40, 3, 30).unwrap();
        let steps = step_all(&mut *many, 90);
        assert!(steps.iter().any(|step| step.end != End::None));
        let lengths = steps.len() / steps.iter().filter(|step| step.end != End::None).count();
        assert!(lengths <= 30);
        for step in steps.iter().filter(|step| step.end != End::Over) {
            assert_eq!(step.first, 0.0);
        }
        // The same seed, the same games.
        let again = step_all(&mut *start.many(40, 3, 30).unwrap(), 90);
        assert_eq!(steps, again);
    }
}

#[test]
fn every_legal_action_is_chosen_by_equally_many_bits() {
    for game in GAMES {
        let rules = rules(game, preset_names(game).unwrap()[0]).unwrap();
        let mut many = rules.start().many(1, 3, 30).unwrap();
        let (numbers, _) = many.legal_actions();
        let count = numbers.len() as u64;
        // The lowest and the highest bits of each share.
        let share = |n: u64| (u128::from(n) << 64).div_ceil(u128::from(count));
        let mut chosen: Vec<i64> = Vec::new();
        for n in 0..count {
            let first = many.choose(&[share(n) as u64]).unwrap();
            let last = many.choose(&[(share(n + 1) - 1) as u64]).unwrap();
            assert_eq!(first, last);
            chosen.extend(first);
        }
        chosen.sort_unstable();
        assert_eq!(chosen, numbers);
        many.step(&[chosen[0]]).unwrap();
    }
}

#[test]
fn many_games_refuse_as_a_whole() {
    for game in GAMES {
        let rules = rules(game, preset_names(game).unwrap()[0]).unwrap();
        let mut many = rules.start().many(5, 3, 30).unwrap();
        let before: Vec<Option<String>> = (0..5).map(|number| many.position(number)).collect();
        let (numbers, begins) = many.legal_actions();
        let mut actions: Vec<i64> = begins[..5].iter().map(|&at| numbers[at as usize]).collect();
        actions[3] = -1;
        let why = many.step(&actions).unwrap_err().to_string();
        has(&why, "game 3: -1 cannot come next; the legal");
        assert!(many.step(&actions[..4]).is_err() && many.choose(&[0; 4]).is_err());
        assert!(many.observe(&mut [0; 3]).is_err() && many.mask(&mut []).is_err());
        for (number, position) in before.into_iter().enumerate() {
            assert_eq!(many.position(number), position);
        }
        let mut over = rules.start();
        while over.node() == Node::Chance {
            over.throw(over.entries() as u64).unwrap();
        }
        over.resign(Side::First).unwrap();
        assert!(over.many(5, 3, 30).is_err() && rules.start().many(5, 3, 0).is_err());
        for count in [1_000_000_000_000, usize::MAX] {
            let many = rules.start().many(count, 3, 30).err();
            assert_eq!(many, Some(Error::Memory(count)));
        }
    }
}

#[test]
fn what_cannot_be_read_is_refused_in_words() {
    let why = rules("chess", "").err().unwrap().to_string();
    let known = GAMES.join(", ");
    assert_eq!(
        why,
        format!("there is no game \"chess\"; the games are {known}")
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

#[test]
fn the_registry_names_the_rule_sets_of_every_game() {
    for game in games::GAMES {
        let own = preset_names(game.name).unwrap();
        assert_eq!(game.rules, own, "{}", game.name);
    }
}
