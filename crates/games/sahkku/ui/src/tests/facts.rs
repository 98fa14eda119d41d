//! What is told about choices and before a loss, checked against the rules: every throw and every way to use it is tried.

use crate::Session;
use crate::thinking::{Danger, Reason, SahkkuFacts};
use game::session::{PlayerKind, SeededRandom};
use sahkku::{
    Action, Actions, Dice, Entry, Figure, Game, Judge, PRESETS, Piece, Place, Position, Record,
    Side, Stage, Throw,
};
use testkit::reasons::{after_the_end, choice};
use testkit::tries;
use worker::{Choice, Facts, WarningSearch};

use super::common::next;

/// Random games of every rule set, entry by entry.
fn each_session(games: u64, mut see: impl FnMut(&Session)) {
    for (n, preset) in (0..).zip(PRESETS) {
        let judge = Judge::new(preset.rules).expect("valid");
        for game in 0..games {
            let mut session = Session::new(judge.clone(), [PlayerKind::Human; 2]);
            while session.record().entries().len() < 260
                && let Some(entry) = next(&session, SeededRandom::new(n * 100 + game))
            {
                session.enter(entry).expect("legal");
                see(&session);
            }
        }
    }
}

/// How many pieces of this kind a side has there; the king counts for his holder.
fn count(position: &Position, side: Side, piece: Piece, at: Place) -> usize {
    let same =
        |figure: &Figure| (figure.side, figure.piece, figure.at.place()) == (Some(side), piece, at);
    position.figures().filter(same).count()
}

/// The share of all throws with which the other side can do something. `hits` sees the position before and after each use of a
/// die.
fn share(
    position: &Position,
    judge: &Judge,
    side: Side,
    hits: impl Fn(&Position, &Position) -> bool,
) -> f64 {
    let mut setup = position.to_setup();
    setup.turn = side.other();
    (setup.thrown, setup.unused, setup.used_any) = (Dice::NONE, Dice::NONE, false);
    setup.tries = 0;
    setup.in_hand = judge.rules().dice;
    let position = judge.set_up(&setup).expect("valid");
    let faces = judge.rules().faces;
    let faces = faces.as_slice();
    let dice = u32::from(judge.rules().dice);
    let all = faces.len().pow(dice);
    let can = |n: &usize| {
        let face = |die: u32| faces[n / faces.len().pow(die) % faces.len()];
        let throw: Throw = (0..dice).map(face).collect();
        let mut game = Game::from_position(judge.clone(), position);
        game.enter(&Entry::Throw(throw), |_| ()).expect("a throw");
        reaches(&game, side, &hits, &mut Vec::new())
    };
    (0..all).filter(can).count() as f64 / all as f64
}

fn reaches(
    game: &Game,
    side: Side,
    hits: &impl Fn(&Position, &Position) -> bool,
    seen: &mut Vec<Position>,
) -> bool {
    let before = *game.position();
    if before.stage() != Stage::Decide || before.turn() == side || seen.contains(&before) {
        return false;
    }
    seen.push(before);
    let mut legal = Actions::new();
    game.judge().legal(&before, &mut legal);
    legal.iter().any(|&action| {
        let mut after = game.clone();
        action.die_use().is_some()
            && after.enter(&Entry::Action(action), |_| ()).is_ok()
            && (hits(&before, after.position()) || reaches(&after, side, hits, seen))
    })
}

fn assert_true(reason: Reason, choice: &Choice<Game>, action: Action) {
    let [before, after] = [&choice.before, &choice.after].map(Game::position);
    let (judge, side) = (choice.before.judge(), before.turn());
    let left = choice.left().map(Game::position);
    let is_hit = |piece, at| {
        move |before: &Position, after: &Position| {
            count(after, side, piece, at) < count(before, side, piece, at)
        }
    };
    let told = format!("{reason:?} of {action} in {}", judge.write_position(before));
    match reason {
        Reason::Wins => assert_eq!(
            after.outcome().and_then(|it| it.winner),
            Some(side),
            "{told}"
        ),
        Reason::Captures(piece, at) => {
            let other = side.other();
            let army = |position: &Position| {
                position
                    .figures()
                    .filter(|it| (it.side, it.piece) == (Some(other), piece))
                    .count()
            };
            assert!(count(before, other, piece, at) > 0, "{told}");
            assert!(army(after) < army(before), "{told}");
        }
        Reason::TakesKing(at) => {
            assert_ne!(before.king().holder(), Some(side), "{told}");
            assert_eq!(after.king().holder(), Some(side), "{told}");
            assert_eq!(
                before.king().spot().map(|spot| spot.place()),
                Some(at),
                "{told}"
            );
        }
        Reason::Wakes(piece, at) => {
            let slept = |it: Figure| {
                (it.side, it.piece, it.at.place(), it.awake) == (Some(side), piece, at, false)
            };
            assert!(before.figures().any(slept), "{told}");
            assert!(!after.figures().any(slept), "{told}");
        }
        Reason::Guards(piece, at) => {
            let left = left.expect("a next turn");
            for position in [after, left] {
                assert!(count(position, side, piece, at) > 0, "{told}");
            }
            assert_eq!(share(left, judge, side, is_hit(piece, at)), 0.0, "{told}");
            let from = match action.die_use() {
                Some(step) if step.to == at => step.from.place(),
                _ => at,
            };
            let was = [from, at].map(|at| share(before, judge, side, is_hit(piece, at)));
            assert!(was.iter().any(|&was| was > 0.0), "{told}");
        }
        Reason::Leaves(piece, at, probability, from) => {
            let left = left.expect("a next turn");
            // A king that is taken first can capture next.
            let stands = |figure: sahkku::Figure| figure.at.place() == from;
            assert!(left.figures().any(stands), "{told}");
            assert!(count(after, side, piece, at) > 0, "{told}");
            let open = share(left, judge, side, is_hit(piece, at));
            assert!((open - probability).abs() < 1e-6, "{told}: {open}");
        }
    }
}

#[test]
fn each_reason_is_true_of_its_position() {
    let mut kinds = [0; 6];
    let mut n = 0;
    each_session(2, |session| {
        n += 1;
        let legal = session.legal();
        if n % 7 != 0 || legal.is_empty() {
            return;
        }
        let action = legal[n / 7 % legal.len()];
        let choice = choice(session.game(), &[action], n as u64);
        let reasons = SahkkuFacts::reasons(&choice);
        assert!(reasons.len() <= 2);
        for reason in reasons {
            kinds[match reason {
                Reason::Wins => 0,
                Reason::Captures(..) => 1,
                Reason::TakesKing(_) => 2,
                Reason::Wakes(..) => 3,
                Reason::Guards(..) => 4,
                Reason::Leaves(..) => 5,
            }] += 1;
            assert_true(reason, &choice, action);
        }
    });
    let [wins, rest @ ..] = kinds;
    assert!(rest.iter().all(|&count| count > 3), "{wins} {rest:?}");
}

fn is_of_next_turn(reason: &Reason) -> bool {
    matches!(reason, Reason::Guards(..) | Reason::Leaves(..))
}

#[test]
fn nothing_is_said_of_a_next_turn_after_the_end() {
    let (mut n, mut ends) = (0, 0);
    each_session(1, |session| {
        n += 1;
        if n % 80 != 0 || session.turn().is_over() {
            return;
        }
        // With two soldiers of each side the end is near.
        let (mut setup, mut count) = (session.position().to_setup(), [0; 2]);
        setup.figures.retain(|figure| {
            let Some(side) = figure.side.filter(|_| figure.piece == Piece::Soldier) else {
                return figure.piece == Piece::King;
            };
            count[side.index()] += usize::from(figure.awake);
            figure.awake && count[side.index()] < 3
        });
        if let Ok(position) = session.judge().set_up(&setup) {
            let record = Record::new(session.judge().clone(), Some(position));
            ends += after_the_end::<Game, SahkkuFacts>(&record, n, is_of_next_turn);
        }
    });
    assert!(ends > 20, "{ends}");
}

fn assert_danger(danger: Option<Danger>, session: &Session, side: Side) {
    let lost = |before: &Position, after: &Position| {
        let army = |position: &Position| {
            position
                .figures()
                .filter(|it| it.side == Some(side))
                .count()
        };
        after.outcome().and_then(|it| it.winner) == Some(side.other()) && army(after) < army(before)
    };
    let (judge, position) = (session.judge(), session.position());
    let probability = share(position, judge, side, lost);
    let told = judge.write_position(position);
    match danger {
        None => assert_eq!(probability, 0.0, "{told}"),
        Some(danger) => {
            let told = format!("{danger:?} {told}");
            assert!((danger.probability - probability).abs() < 1e-6, "{told}");
            assert!(count(position, side, danger.piece, danger.at) > 0, "{told}");
            // A king that is taken on the way can strike, too.
            let comes = |it: Figure| {
                it.at.place() == danger.from
                    && (it.side == Some(side.other()) || it.piece == Piece::King)
            };
            assert!(position.figures().any(comes), "{told}");
        }
    }
}

#[test]
fn a_danger_is_told_with_its_exact_share_of_throws() {
    let (mut n, mut found) = (0, 0);
    each_session(tries(1, 2), |session| {
        n += 1;
        if n % 9 != 0 || session.turn().is_over() {
            return;
        }
        let side = session.position().turn();
        let danger = SahkkuFacts::danger(session.game(), side);
        found += usize::from(danger.is_some());
        assert_danger(danger, session, side);
    });
    assert!(found > tries(8, 20), "{found}");
}

/// The warning after the last entry.
fn warning(session: &Session) -> Option<Danger> {
    let mut search = WarningSearch::<Game, SahkkuFacts>::new(session.record())?;
    while search.advance() == game::Progress::Searching {}
    search.warning().copied()
}

#[test]
fn a_warning_comes_after_a_turn_that_could_have_left_less() {
    let mut warned = 0;
    each_session(tries(1, 3), |session| {
        let Some(danger) = warning(session) else {
            return;
        };
        warned += 1;
        let last = session.last_mover().expect("a turn");
        assert_eq!(session.position().turn(), last.other());
        assert!(session.can_take_back());
        assert_eq!(SahkkuFacts::danger(session.game(), last), Some(danger));
    });
    assert!(warned > tries(3, 10), "{warned}");
}
