//! Games recorded elsewhere: human games, all of `brandubh.csv`, replay under `brandubh` (§6), and those of another program under
//! its rules.

use std::collections::BTreeSet;

use crate::common::{judge, legal};
use hnefatafl::{
    Action, Entry, EntryRefused, Event, Game, Judge, Reason, Repetition, Rules, Side, Square,
    preset,
};

const GAMES: &str = include_str!("data/brandubh.csv");
const TRIALS: &str = include_str!("data/ludii.txt");

/// A move and what it captured, as `e2-d2xd3`.
fn read(token: &str) -> (Action, BTreeSet<Square>) {
    let mut parts = token.split('x');
    let (from, to) = parts.next().unwrap().split_once('-').unwrap();
    let action = Action::new(from.parse().unwrap(), to.parse().unwrap());
    (
        action,
        parts.map(|square| square.parse().unwrap()).collect(),
    )
}

/// The page says which side the rules favour by these counts.
#[test]
fn people_won_as_many_games_as_the_docs_say() {
    let won = |word: &str| {
        GAMES
            .lines()
            .filter(|line| line.ends_with(&format!(",{word}")))
            .count()
    };
    let [swedes, drawn, muscovites] = ["White", "Draw", "Black"].map(won);
    let docs = include_str!("../../../../../docs/measurements/hnefatafl-people.csv");
    let line = format!("brandubh,{swedes},{drawn},{muscovites},hnefatafl-rs");
    assert!(docs.lines().any(|known| known == line), "{line}");
}

/// Makes a recorded move, compares its captures, and returns how many pieces each side lost.
fn make(game: &mut Game, token: &str) -> Result<[u32; 2], EntryRefused> {
    let (action, recorded) = read(token);
    let mut captured = BTreeSet::new();
    let mut lost = [0; 2];
    game.enter(&Entry::Action(action), |event| {
        if let Event::Captured { at, side, .. } = event {
            captured.insert(at);
            lost[side.index()] += 1;
        }
    })?;
    assert_eq!(captured, recorded, "{token}");
    Ok(lost)
}

/// Replays a game and returns how many pieces each side lost.
fn replay(rules: Rules, moves: &str) -> Result<(Game, [u32; 2]), EntryRefused> {
    let mut game = Game::new(Judge::new(rules).unwrap());
    let mut lost = [0; 2];
    for token in moves.split_whitespace().filter(|&word| word != "timeout") {
        let more = make(&mut game, token)?;
        lost = [lost[0] + more[0], lost[1] + more[1]];
    }
    Ok((game, lost))
}

fn brandubh(repetition: Repetition) -> Rules {
    Rules {
        repetition,
        ..preset("brandubh").unwrap().rules
    }
}

#[test]
fn section_6_recorded_games_replay_with_their_captures() {
    let mut ends = [0; 3];
    for (number, line) in GAMES.lines().enumerate() {
        let [moves, swede_took, muscovite_took, result] = line.split(',').collect::<Vec<_>>()[..]
        else {
            panic!("line {number}");
        };
        let (game, lost) = replay(brandubh(Repetition::Off), moves)
            .unwrap_or_else(|refused| panic!("game {number}: {refused}"));
        let recorded = [swede_took, muscovite_took].map(|count| count.parse::<u32>().unwrap());
        let winner = match result {
            "White" => Some(Side::Swede),
            "Black" => Some(Side::Muscovite),
            _ => None,
        };
        assert_eq!(lost, recorded, "game {number}");
        match game.outcome() {
            Some(outcome) => {
                assert_eq!(outcome.winner, winner, "game {number}");
                ends[usize::from(outcome.reason == Reason::Surrounded)] += 1;
            }
            None => ends[2] += 1,
        }
    }
    // Escaped, taken, and resigned, timed out, drawn or broken off.
    assert_eq!(ends, [39, 54, 432]);
}

/// The players of five games went on after a third occurrence of a position. The rule set's `repetition=draw` would have ended
/// those games there.
#[test]
fn five_recorded_games_go_on_after_a_third_repetition() {
    let drawn = GAMES.lines().enumerate().filter(|&(_, line)| {
        let moves = line.split(',').next().unwrap();
        replay(brandubh(Repetition::Draw), moves).is_err()
    });
    let numbers: Vec<usize> = drawn.map(|(number, _)| number).collect();
    assert_eq!(numbers, [166, 217, 288, 300, 458]);
}

/// Four random games of Ludii, with the number of legal moves before each move. The options line gives the rules.
#[test]
fn section_6_ludiis_random_trials_have_the_same_legal_moves() {
    let mut compared = 0;
    for trial in TRIALS.trim_end().split("\n\n") {
        let (head, moves) = trial.split_once('\n').unwrap();
        let [name, rules, winner] = head.split("; ").collect::<Vec<_>>()[..] else {
            panic!("{head}");
        };
        let mut game = Game::new(judge(rules));
        for (number, token) in moves.split_whitespace().enumerate() {
            let (count, token) = token.split_once(':').unwrap();
            assert!(
                game.outcome().is_none(),
                "{name}: over before move {number}"
            );
            let legal = legal(game.judge(), game.position()).len();
            assert_eq!(legal.to_string(), count, "{name}: before move {number}");
            make(&mut game, token).unwrap_or_else(|why| panic!("{name}, {token}: {why}"));
            compared += 1;
        }
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.winner.unwrap().word(), winner, "{name}");
    }
    assert_eq!(compared, 69 + 80 + 130 + 44);
}
