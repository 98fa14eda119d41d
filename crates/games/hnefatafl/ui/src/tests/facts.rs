//! What is told about choices and before a loss, checked against the rules: every answer of the other side is tried.

use crate::{Danger, HnefataflFacts, Reason, Session};
use hnefatafl::{
    Action, Entry, Game, Judge, PRESETS, Piece, Position, Reason as End, Record, Side, Square,
};
use testkit::reasons::{after_the_end, choice};
use worker::{Choice, Facts, WarningSearch};

use super::common::{game, judge, play};

/// Positions of random games of every rule set.
fn each_session(games: u64, mut see: impl FnMut(&Session)) {
    for (n, preset) in (0..).zip(PRESETS) {
        for seed in 0..games {
            let mut session = game(preset.id);
            for step in 0..70 {
                play(&mut session, n * 1000 + seed * 100 + step, 1);
                if session.turn().is_over() {
                    break;
                }
                see(&session);
            }
        }
    }
}

/// The games after every move of this side.
fn answers(judge: &Judge, position: &Position, side: Side) -> Vec<(Action, Position)> {
    let mut setup = position.to_setup();
    if setup.turn != side {
        setup.turn = side;
        if side == Side::Muscovite {
            setup.said = None;
        }
    }
    let position = judge.set_up(&setup).expect("valid");
    let game = Game::from_position(judge.clone(), position);
    let decisions = game::Game::decisions(&game).into_iter();
    let after = decisions.filter_map(|entry| {
        let Entry::Action(action) = entry else {
            return None;
        };
        let mut after = game.clone();
        after.enter(&entry, |_| ()).expect("legal");
        Some((action, *after.position()))
    });
    after.collect()
}

fn is_hit(position: &Position, piece: Piece, at: Square) -> bool {
    match piece {
        Piece::King => position
            .outcome()
            .is_some_and(|outcome| outcome.reason == End::Surrounded),
        _ => position.piece_at(at) != Some(piece),
    }
}

fn assert_true(reason: Reason, choice: &Choice<Game>, action: Action) {
    let [before, after] = [&choice.before, &choice.after].map(Game::position);
    let (judge, side) = (choice.before.judge(), before.turn());
    let told = format!("{reason:?} of {action} in {}", judge.write_position(before));
    let hit = |position: &Position, piece, at| {
        let answers = answers(judge, position, side.other());
        answers.iter().any(|(_, after)| is_hit(after, piece, at))
    };
    match reason {
        Reason::Wins => assert_eq!(
            after.outcome().and_then(|it| it.winner),
            Some(side),
            "{told}"
        ),
        Reason::Captures(piece, at) => {
            assert_eq!(before.piece_at(at), Some(piece), "{told}");
            assert_eq!(piece.side(), side.other(), "{told}");
            assert_eq!(after.piece_at(at), None, "{told}");
        }
        Reason::Opens(at) | Reason::Closes(at) => {
            let opens = matches!(reason, Reason::Opens(_));
            assert_eq!(judge.open_ways(after).has(at), opens, "{told}");
            assert_eq!(judge.open_ways(before).has(at), !opens, "{told}");
            assert!(judge.exits().has(at), "{told}");
        }
        Reason::Corners(at) => {
            assert_eq!(after.king(), at, "{told}");
            let again = answers(judge, after, side);
            assert!(
                again
                    .iter()
                    .any(|(_, after)| is_hit(after, Piece::King, at)),
                "{told}"
            );
        }
        Reason::Guards(piece, at) => {
            assert_eq!(after.piece_at(at), Some(piece), "{told}");
            assert!(!hit(after, piece, at), "{told}");
            let from = if at == action.to { action.from } else { at };
            assert!(hit(before, piece, from), "{told}");
        }
        Reason::Threatens(piece, at) => {
            let could = |position: &Position| {
                let again = answers(judge, position, side);
                again.iter().any(|(_, after)| is_hit(after, piece, at))
            };
            assert_eq!([before, after].map(could), [false, true], "{told}");
        }
        Reason::Frees(at) | Reason::Bars(at) => {
            let frees = matches!(reason, Reason::Frees(_));
            let goes = |position: &Position| {
                let all = answers(judge, position, Side::Swede);
                let mut all = all.iter().map(|(action, _)| action);
                all.any(|action| action.from == position.king() && action.to == at)
            };
            assert_eq!([before, after].map(goes), [!frees, frees], "{told}");
        }
        Reason::Leaves(piece, at, from, to) => {
            let answers = answers(judge, after, side.other());
            let by = |(action, _): &&(Action, Position)| (action.from, action.to) == (from, to);
            let mut by = answers.iter().filter(by);
            assert!(by.any(|(_, after)| is_hit(after, piece, at)), "{told}");
            assert_eq!(after.piece_at(at), Some(piece), "{told}");
            assert!(hit(after, piece, at), "{told}");
        }
        Reason::LeavesWay(at, king) => {
            assert_eq!(after.king(), king, "{told}");
            let answers = answers(judge, after, side.other());
            let goes_out = |(action, after): &(Action, Position)| {
                action.to == at
                    && after.king() == at
                    && after.outcome().is_some_and(|it| it.reason == End::Escaped)
            };
            assert!(answers.iter().any(goes_out), "{told}");
        }
    }
}

#[test]
fn each_reason_is_true_of_its_position() {
    let mut kinds = [0; 11];
    let mut n = 0;
    each_session(4, |session| {
        n += 1;
        let legal = session.legal();
        if legal.is_empty() {
            return;
        }
        let action = legal[n * 31 % legal.len()];
        let choice = choice(session.game(), &[action], 0);
        let reasons = HnefataflFacts::reasons(&choice);
        assert!(reasons.len() <= 2);
        for reason in reasons {
            kinds[match reason {
                Reason::Wins => 0,
                Reason::Captures(..) => 1,
                Reason::Opens(_) => 2,
                Reason::Closes(_) => 3,
                Reason::Corners(_) => 4,
                Reason::Guards(..) => 5,
                Reason::Leaves(..) => 6,
                Reason::LeavesWay(..) => 7,
                Reason::Threatens(..) => 8,
                Reason::Frees(_) => 9,
                Reason::Bars(_) => 10,
            }] += 1;
            assert_true(reason, &choice, action);
        }
    });
    // Random players seldom win or come near the king.
    for kind in [1, 2, 3, 5, 6, 7, 8, 9, 10] {
        assert!(kinds[kind] > 2, "{kinds:?}");
    }
}

fn is_of_next_turn(reason: &Reason) -> bool {
    !matches!(reason, Reason::Wins | Reason::Captures(..))
}

#[test]
fn nothing_is_said_of_a_next_turn_after_the_end() {
    let mut ends = 0;
    for seed in 0..12 {
        let record = Record::new(judge("brandubh"), None);
        ends += after_the_end::<Game, HnefataflFacts>(&record, seed, is_of_next_turn);
    }
    assert!(ends > 20, "{ends}");
}

#[test]
fn nothing_is_said_of_a_next_turn_after_the_third_time() {
    let mut ends = 0;
    each_session(1, |session| {
        // Both sides go to and fro.
        let mut game = session.game().clone();
        let legal = session.legal();
        let Some(&there) = legal.get(ends * 7 % legal.len().max(1)) else {
            return;
        };
        let back = |action: Action| Action::new(action.to, action.from);
        let mut moves = vec![there];
        for n in 0..12 {
            let choice = match Choice::of(&game, &moves[n..]) {
                Some(choice) => choice,
                None => return,
            };
            let reasons = HnefataflFacts::reasons(&choice);
            game = choice.after;
            if game.outcome().is_some() {
                assert!(!reasons.iter().any(is_of_next_turn), "{reasons:?}");
                ends += usize::from(game.seen() > 2);
                return;
            }
            let mut legal = hnefatafl::Actions::new();
            game.legal(&mut legal);
            moves.push(match n {
                0 => legal[n % legal.len()],
                _ => back(moves[n - 1]),
            });
        }
    });
    assert!(ends > 20, "{ends}");
}

#[test]
fn a_danger_is_told_exactly_where_the_next_move_ends_the_game() {
    let mut found = [0; 2];
    each_session(4, |session| {
        let (judge, position) = (session.judge(), session.position());
        for side in Side::BOTH {
            let answers = answers(judge, position, side.other());
            let losing: Vec<Action> = answers
                .iter()
                .filter(|(_, after)| {
                    after.outcome().is_some_and(|outcome| {
                        outcome.winner == Some(side.other())
                            && matches!(outcome.reason, End::Escaped | End::Surrounded)
                    })
                })
                .map(|(action, _)| *action)
                .collect();
            let danger: Option<Danger> = HnefataflFacts::danger(session.game(), side);
            assert_eq!(danger.is_some(), !losing.is_empty());
            if let Some(danger) = danger {
                found[side.index()] += 1;
                let same = |action: &Action| (action.from, action.to) == (danger.from, danger.to);
                assert!(losing.iter().any(same));
                assert_eq!(danger.king, position.king());
            }
        }
    });
    assert!(found.iter().sum::<usize>() > 10, "{found:?}");
}

#[test]
fn a_warning_comes_after_a_move_that_need_not_have_lost() {
    let mut warned = 0;
    each_session(4, |session| {
        let Some(mut search) = WarningSearch::<Game, HnefataflFacts>::new(session.record()) else {
            return;
        };
        while search.advance() == game::Progress::Searching {}
        if search.warning().is_none() {
            return;
        }
        warned += 1;
        let side = search.side();
        let before = session.after(session.record().entries().len() - 1);
        let safe = |entry: &Entry| {
            let mut after = before.game().clone();
            after.enter(entry, |_| ()).expect("legal");
            HnefataflFacts::danger(&after, side).is_none()
        };
        assert!(game::Game::decisions(before.game()).iter().any(safe));
        assert!(HnefataflFacts::danger(session.game(), side).is_some());
    });
    assert!(warned > 5, "{warned}");
}
