//! Both engines agree where their rules do.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use compare_hnefatafl::other::{Engine, action, play, winner};
use compare_hnefatafl::pairs::{PAIRS, Pair, judge};
use compare_hnefatafl::random::Games;
use hnefatafl::{Action, Actions, perft_by_playing};
use theirs::aliases::MediumBasicBoardState;
use theirs::game::GameStatus;

/// Random games under each rule set.
const GAMES: u32 = 200;

type Theirs = Engine<MediumBasicBoardState>;

fn engines(pair: &Pair) -> (hnefatafl::Judge, Theirs) {
    let judge = judge(pair.ours).unwrap();
    let engine = Engine::new(pair.theirs, judge.rules().board.size());
    (judge, engine)
}

fn sorted(moves: impl Iterator<Item = Action>) -> Vec<Action> {
    let mut moves: Vec<Action> = moves.collect();
    moves.sort_by_key(|action| (action.from, action.to));
    moves
}

#[test]
fn moves_captures_and_ends_are_the_same_in_random_games() {
    let mut decisions = 0;
    for pair in &PAIRS {
        let (judge, engine) = engines(pair);
        let mut games = Games::new(5);
        for _ in 0..GAMES {
            games.play(&judge, |position, chosen| {
                decisions += 1;
                let state = engine.set_up(position).unwrap();
                let (mut ours, mut theirs) = (Actions::new(), Vec::new());
                judge.legal(position, &mut ours);
                engine.legal(&state, &mut theirs);
                let theirs = theirs.into_iter().map(|valid| action(valid.play).unwrap());
                assert_eq!(sorted(ours.iter().copied()), sorted(theirs), "{position:?}");

                let mut after = *position;
                judge.play_unchecked(&mut after, chosen, &mut |_| ());
                let state = engine.after(&state, play(chosen).unwrap()).unwrap();
                let won = after.outcome().and_then(|outcome| outcome.winner);
                assert_eq!(won, winner(&state), "{} {position:?} {chosen:?}", pair.ours);
                if state.status == GameStatus::Ongoing {
                    assert_eq!(state.board, engine.set_up(&after).unwrap().board);
                }
            });
        }
    }
    assert_eq!(decisions, 366_372);
}

#[test]
fn perft_is_the_same() {
    for pair in &PAIRS {
        let (judge, engine) = engines(pair);
        let start = engine.set_up(&judge.start()).unwrap();
        let depth = pair.depth;
        assert_eq!(
            perft_by_playing(&judge, &judge.start(), depth),
            engine.perft(&start, depth),
            "{}",
            pair.ours
        );
    }
}
