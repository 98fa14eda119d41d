//! What the readers and the rules of Sáhkku promise for any input.

mod bytes;
pub mod half_turn;
mod play;

use fuzzing::{Fate, Promised};
use sahkku::{Actions, Expected, Game, Judge, Phase, Place, Position, Row, Side, Stage};
use sahkku_table::{Pending, SahkkuSession, Session};

use half_turn::HalfTurn;

/// Sáhkku, as fuzzers and tests meet it.
#[derive(Clone, Copy, Debug)]
pub struct Sahkku;

impl Promised for Sahkku {
    type Unread = Expected;
    type Game = Game;

    fn starts(judge: &Judge) -> Vec<Position> {
        let mirrored = judge.rules().miedut.then(|| judge.start_miedut(Side::Men));
        mirrored
            .into_iter()
            .chain([judge.start(Side::Men)])
            .collect()
    }

    /// It can be set up piece by piece, waits for something, and is the same when it is turned half round twice.
    fn position_keeps(judge: &Judge, position: &Position) {
        let written = judge.write_position(position);
        let set_up = judge.set_up(&position.to_setup());
        assert_eq!(set_up.as_ref(), Ok(position), "{written}");

        let mut legal = Actions::new();
        judge.legal(position, &mut legal);
        let decides = position.stage() == Stage::Decide;
        assert_eq!(decides, !legal.is_empty(), "{written}");

        let half_turn = HalfTurn {
            columns: judge.rules().columns,
        };
        let turned = half_turn.position(judge, position);
        assert_eq!(half_turn.position(judge, &turned), *position, "{written}");
    }

    fn same_end(one: &Game, other: &Game) {
        assert_eq!(one.phase(), other.phase());
        assert_eq!(one.position(), other.position());
        if let Phase::Over(_) = one.phase() {
            assert_eq!(one.owed(), other.owed());
        }
    }

    fn legals_are_legal(input: &[u8]) -> Fate {
        play::legals_are_legal(input)
    }

    fn set_ups_round_trip(input: &[u8]) -> Fate {
        play::set_ups_round_trip(input)
    }

    fn session_keeps(session: &Session) {
        tray_shows_the_dice(session);
        refusals_are_told_apart(session);
    }

    fn same_rest(one: &Session, other: &Session) {
        assert_eq!(one.pending(), other.pending());
        assert_eq!(one.tray(), other.tray());
    }
}

/// While a throw is on the table, the tray shows its dice: used, to be used, in the hand.
fn tray_shows_the_dice(session: &Session) {
    let position = session.position();
    let dice = session.tray().dice();
    let in_hand = dice.iter().filter(|die| die.face.is_none()).count();
    match session.pending() {
        Pending::Decision(_) => assert_eq!(in_hand, 0),
        Pending::Throw(_, count) if !position.thrown().is_empty() => {
            assert_eq!(in_hand, usize::from(count));
        }
        // The dice of the turn before stay in sight.
        _ => return,
    }
    let mut thrown: Vec<_> = dice.iter().filter_map(|die| die.face).collect();
    thrown.sort_unstable();
    assert_eq!(thrown, position.thrown().faces().collect::<Vec<_>>());
    let unused = dice.iter().filter(|die| !die.used);
    let mut unused: Vec<_> = unused.filter_map(|die| die.face).collect();
    unused.sort_unstable();
    assert_eq!(unused, position.unused().faces().collect::<Vec<_>>());
}

/// A player is told why something cannot be done exactly where it cannot be done.
fn refusals_are_told_apart(session: &Session) {
    let position = session.position();
    if session.game().phase() != sahkku::Phase::Play || position.unused().is_empty() {
        return;
    }
    let columns = session.judge().rules().columns;
    let places = Row::ALL
        .into_iter()
        .flat_map(|row| (1..=columns).filter_map(move |column| Place::new(row, column)));
    let legal = session.legal();
    let uses = || legal.iter().filter_map(|action| action.die_use());
    for from in places.clone() {
        let goes = uses().any(|step| step.from.place() == from);
        assert_eq!(session.why_stuck(from).is_none(), goes, "{from}");
    }
    for step in uses() {
        assert_eq!(session.why_not(step.from.place(), step.to), None);
    }
    if let Some(from) = position.figures().next().map(|figure| figure.at.place()) {
        for to in places {
            let goes = uses().any(|step| step.from.place() == from && step.to == to);
            assert_eq!(session.why_not(from, to).is_none(), goes, "{from}-{to}");
        }
    }
}
