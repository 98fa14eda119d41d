//! Games that people played: all of `brandubh.csv` replay under `brandubh` (§6).

use std::collections::BTreeSet;

use hnefatafl::{
    Action, Entry, EntryRefused, Event, Game, Judge, Reason, Repetition, Rules, Side, Square,
    preset,
};

const GAMES: &str = include_str!("data/brandubh.csv");

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

/// Replays a game, compares what each move captured, and says how many pieces each side lost.
fn replay(rules: Rules, number: usize, moves: &str) -> Result<(Game, [u32; 2]), EntryRefused> {
    let mut game = Game::new(Judge::new(rules).unwrap());
    let mut lost = [0; 2];
    for token in moves.split_whitespace().filter(|&word| word != "timeout") {
        let (action, recorded) = read(token);
        let mut captured = BTreeSet::new();
        game.enter(&Entry::Action(action), |event| {
            if let Event::Captured { at, side, .. } = event {
                captured.insert(at);
                lost[side.index()] += 1;
            }
        })?;
        assert_eq!(captured, recorded, "game {number}, {token}");
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
fn section_6_all_recorded_games_of_brandubh_replay_with_their_captures() {
    let mut ends = [0; 3];
    for (number, line) in GAMES.lines().enumerate() {
        let [moves, swede_took, muscovite_took, result] = line.split(',').collect::<Vec<_>>()[..]
        else {
            panic!("line {number}");
        };
        let (game, lost) = replay(brandubh(Repetition::Off), number, moves)
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
    // Out, taken, and resigned, timed out, drawn or broken off.
    assert_eq!(ends, [39, 54, 432]);
}

/// The players of five games went on when a position stood for the third time. By the rule set's own
/// `repetition=draw` those games would have been drawn there.
#[test]
fn five_recorded_games_go_on_after_a_third_repetition() {
    let drawn = GAMES.lines().enumerate().filter(|&(number, line)| {
        let moves = line.split(',').next().unwrap();
        replay(brandubh(Repetition::Draw), number, moves).is_err()
    });
    let numbers: Vec<usize> = drawn.map(|(number, _)| number).collect();
    assert_eq!(numbers, [166, 217, 288, 300, 458]);
}
