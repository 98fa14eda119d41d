//! What the players find, and what they never do.

use super::common;
use super::common::{Table, legal, play, rules, scattered, squares};
use crate::{
    Answer, Curve, Evaluator, Player, RankedAction, Search, Settings, WeightTable, Weights,
};
use game::{Bot, Progress};
use hnefatafl::{
    Action, Entry, Game, Judge, Outcome, PRESETS, Position, Reason, Record, Setup, Side, Square,
};
use proptest::prelude::*;

fn analysis(game: &Game, nodes: u64) -> Answer {
    let mut search = Search::new(game, Settings::analysis(nodes), 1);
    while search.step(u64::MAX) == Progress::Searching {}
    search.answer().unwrap()
}

fn player(word: &str) -> Player {
    Player::named(word).unwrap()
}

pub(crate) fn choose(player: Player, game: &Game, seed: u64) -> Option<Action> {
    let entries = player.decide(&Evaluator::new(game.judge()), game, seed)?;
    match *entries.first()? {
        Entry::Action(action) => Some(action),
        _ => None,
    }
}

/// Lets the master play both sides, for at most `moves` moves.
fn play_out(table: &mut Table, moves: usize) -> Option<Outcome> {
    for _ in 0..moves {
        if table.outcome().is_some() {
            break;
        }
        let action = analysis(&table.game, 30_000).action;
        table.play(&action.to_string());
    }
    table.outcome()
}

#[test]
fn the_king_goes_out_by_an_open_way() {
    for rules in ["linne", "tablut", "linne king_taken=two"] {
        let table = Table::new(rules, "e4", "c2", "f4 e3 d9 h7", Side::Swede);
        let answer = analysis(&table.game, 1_000);
        assert_eq!(answer.action.from.to_string(), "e4");
        assert!(table.game.judge().exits().has(answer.action.to), "{rules}");
        assert_eq!(answer.win_probability, 1.0);
        assert_eq!(answer.line.len(), 1);
    }
}

#[test]
fn a_win_by_force_is_not_let_go() {
    let table = Table::new("linne", "e4", "c2", "f4 e3 d9 h7", Side::Swede);
    let settings = Settings {
        weaker: 1.0,
        margin: 40_000,
        ..player("beginner").settings()
    };
    for seed in 0..20 {
        let action = Search::new(&table.game, settings, seed).decide().unwrap();
        assert!(table.game.judge().exits().has(action.to), "{action}");
    }
}

#[test]
fn at_the_start_the_chance_is_that_with_which_games_are_won() {
    // Under these rules, the Swede won 952 of 963 decisive games. The unfitted scale of scores gives 62 %.
    let chance = |rules| analysis(&Game::new(common::judge(rules)), 15_000).win_probability;
    let (linne, tablut) = (chance("linne"), chance("tablut"));
    assert!((0.9..1.0).contains(&linne), "{linne}");
    assert!((0.5..0.9).contains(&tablut), "{tablut}");
    let at_once = |rules| {
        let judge = common::judge(rules);
        Evaluator::new(&judge).win_probability(&judge.start())
    };
    assert!(at_once("linne") > at_once("tablut"));
    // Unnamed rules have no measurements.
    let unnamed = analysis(&Game::new(common::judge("linne repetition=off")), 15_000);
    let scale = Curve::UNFITTED.win_probability(unnamed.score);
    assert_eq!(unnamed.win_probability, scale);
}

#[test]
fn moves_are_ranked_by_their_scores_whatever_their_chances() {
    for rules in ["linne", "tablut", "brandubh"] {
        let mut game = Game::new(common::judge(rules));
        for seed in 0..6 {
            let settings = Settings::analysis(3_000).ranking(100);
            let mut search = Search::new(&game, settings, seed);
            while search.step(u64::MAX) == Progress::Searching {}
            let answer = search.answer().unwrap();
            let swede = game.position().turn() == Side::Swede;
            let falls = |pair: &[RankedAction]| {
                let [better, worse] = [0, 1].map(|n| pair[n].win_probability);
                if swede {
                    better >= worse
                } else {
                    better <= worse
                }
            };
            let exact = answer.ranked.iter().take_while(|one| one.exact);
            let exact: Vec<RankedAction> = exact.copied().collect();
            assert!(exact.windows(2).all(falls), "{exact:?}");
            // The scores of other weights have another meaning.
            let by_hand = Weights::of(WeightTable::ByHand, game.judge().rules());
            let mut other = Search::new(&game, settings, seed).with_weights(by_hand);
            while other.step(u64::MAX) == Progress::Searching {}
            let other = other.answer().unwrap();
            let scale = Curve::UNFITTED.win_probability(other.score);
            assert_eq!(other.win_probability, scale);
            game.enter_unchecked(answer.action, &mut |_| ());
        }
    }
}

#[test]
fn tuichu_wins_in_two() {
    let muscovites = "c5 d7 g6 d2 f8 a4 i3 c1 g1 a8 i8";
    let mut table = Table::new("tablut", "e5", "b2 h2", muscovites, Side::Swede);
    let answer = analysis(&table.game, 50_000);
    assert_eq!(answer.win_probability, 1.0);
    let outcome = play_out(&mut table, 3).unwrap();
    assert_eq!(outcome.reason, Reason::Escaped);
}

#[test]
fn the_muscovite_blocks_a_single_open_way() {
    // The way to a3 is open; b9-b3 is the only move that closes it.
    let muscovites = "h3 g2 g6 b9 i2 h7";
    let table = Table::new("linne", "g3", "c1 d1", muscovites, Side::Muscovite);
    let judge = table.game.judge();
    assert_eq!(judge.open_ways(table.position()), squares("a3"));
    for word in ["beginner", "easy", "steady", "strong", "master"] {
        let settings = Settings {
            weaker: 0.0,
            ..player(word).settings()
        };
        let action = Search::new(&table.game, settings, 3).decide().unwrap();
        assert_eq!(action.to_string(), "b9-b3", "{word}");
    }
}

#[test]
fn the_muscovite_surrounds_the_king_in_one() {
    // Worked position 2: d4-d3 has been played, and he comes back.
    let table = Table::new("linne", "e4", "a1", "d3 f4 e3", Side::Muscovite);
    let answer = analysis(&table.game, 1_000);
    assert_eq!(answer.action.to_string(), "d3-d4");
    assert_eq!(answer.win_probability, 0.0);
    // Worked position 7: the block surrounds at once.
    let table = Table::new("linne", "e4", "c2 i9", "f4 e3 d9 h7", Side::Muscovite);
    assert_eq!(analysis(&table.game, 1_000).action.to_string(), "d9-d4");
}

/// Whether the side to move can force a win with its first or second move, found by trying every move.
fn wins_in(judge: &Judge, position: &Position, moves: u32) -> bool {
    let side = position.turn();
    legal(judge, position).into_iter().any(|action| {
        let mut after = *position;
        judge.play(&mut after, action, |_| ()).unwrap();
        if let Some(outcome) = after.outcome() {
            return outcome.winner == Some(side);
        }
        moves > 1
            && legal(judge, &after).into_iter().all(|reply| {
                let mut then = after;
                judge.play(&mut then, reply, |_| ()).unwrap();
                then.outcome().is_none() && wins_in(judge, &then, moves - 1)
            })
    })
}

#[test]
fn wins_in_two_are_found_wherever_there_are_some() {
    let mut found = [0; 2];
    for seed in 0..testkit::tries(700, 1_500) {
        let game = scattered(common::rules_of("tablut"), seed);
        let (judge, position) = (game.judge(), game.position());
        if game.outcome().is_some() || wins_in(judge, position, 1) || !wins_in(judge, position, 2) {
            continue;
        }
        let side = position.turn();
        found[side.index()] += 1;
        let mut table = Table { game };
        let outcome = play_out(&mut table, 3).unwrap();
        assert_eq!(outcome.winner, Some(side), "seed {seed}");
    }
    assert!(found.iter().all(|&count| count > 0), "{found:?}");
}

#[test]
fn moves_that_were_left_out_are_no_proof_of_a_loss() {
    let judge = Judge::new(common::rules_of("tablut")).unwrap();
    let position = "9/4t4/5t1t1/2t6/t4K2t/2T6/2tt5/9/4t1t2 muscovite";
    let position = judge.read_position(position).unwrap();
    let game = Game::from_position(judge, position);
    for table_bits in [12, 13, 14, 17] {
        let settings = Settings {
            table_bits,
            ..Settings::analysis(15_000)
        };
        let mut search = Search::new(&game, settings, 1);
        search.decide();
        let chance = search.answer().unwrap().win_probability;
        assert!(chance < 1.0, "with 2^{table_bits} entries");
    }
}

#[test]
fn a_ranking_holds_every_legal_move_once() {
    let table = Table::start("brandubh");
    let mut search = Search::new(&table.game, Settings::analysis(3_000).ranking(100), 1);
    search.decide();
    let answer = search.answer().unwrap();
    let mut ranked: Vec<_> = answer.ranked.iter().map(|ranked| ranked.action).collect();
    assert_eq!(ranked[0], answer.action);
    ranked.sort();
    let mut legal = table.legal();
    legal.sort();
    assert_eq!(ranked, legal);
}

#[test]
fn players_keep_their_promises_under_every_rule_set() {
    let presets = PRESETS.map(|preset| preset.id);
    for rules in presets.into_iter().chain(["linne announce=players"]) {
        let judge = common::judge(rules);
        let knows = Evaluator::new(&judge);
        let begin = Record::new(judge, None);
        let positions = testkit::players::positions::<Player>(&knows, begin, 60, 19);
        testkit::players::keep_their_promises::<Player>(&knows, &positions);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 60 } else { 300 }))]

    #[test]
    fn every_line_can_be_played(rules in rules(), seed: u64, moves in 0_usize..60) {
        let (mut game, _) = play(rules, seed, moves, |_, _| ());
        if game.outcome().is_some() {
            return Ok(());
        }
        for action in analysis(&game, 600).line {
            prop_assert_eq!(game.why(action), None);
            game.enter_unchecked(action, &mut |_| ());
        }
    }
}

#[test]
fn the_strongest_wins_every_game_against_random_play() {
    let strongest = player("master");
    for seed in 0..testkit::tries(1, 4) {
        let side = Side::BOTH[seed as usize % 2];
        let mut game = Game::new(common::judge("tablut"));
        for n in 0..200 {
            let mover = if game.position().turn() == side {
                strongest
            } else {
                Player::Random
            };
            let Some(action) = choose(mover, &game, seed << 32 | n) else {
                break;
            };
            game.enter_unchecked(action, &mut |_| ());
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(side), "seed {seed}");
    }
}

/// The same set-up, reflected or with files and ranks swapped.
fn turned(setup: &Setup, size: u8, turn: impl Fn(u8, u8, u8) -> (u8, u8)) -> Setup {
    let mut turned = setup.clone();
    for (_, at) in &mut turned.pieces {
        let (file, rank) = turn(at.file(), at.rank(), size);
        *at = Square::new(file, rank).unwrap();
    }
    turned
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(testkit::tries(64, 256)))]

    #[test]
    fn the_evaluation_is_the_same_from_every_edge(rules in rules(), seed: u64) {
        let game = scattered(rules, seed);
        let (judge, position) = (game.judge(), game.position());
        if game.outcome().is_some() {
            return Ok(());
        }
        let evaluator = Evaluator::new(judge);
        let size = rules.board.size();
        let mirrored = turned(&position.to_setup(), size, |file, rank, size| (size + 1 - file, rank));
        let swapped = turned(&position.to_setup(), size, |file, rank, _| (rank, file));
        for other in [mirrored, swapped] {
            let other = judge.set_up(&other).unwrap();
            prop_assert_eq!(evaluator.evaluate(&other), evaluator.evaluate(position));
        }
    }
}
