//! The legal actions are exactly those that can be played, in every position that play or a
//! set-up leads to.

use hnefatafl::{Action, Actions, Entry, Event, Game, Record, Rules, Side, Square, Word};

use crate::Hnefatafl;
use crate::bytes::Choices as _;
use fuzzing::texts::{first_line, position_keeps, record_keeps};
use fuzzing::{Bytes, Fate, Judged};

/// Enough for a whole game.
const MAX_ENTRIES: usize = 400;

/// A first line of rules, and bytes that choose perhaps a set-up, and decisions. At every step: what is legal is what `why`
/// has nothing against and what `play` accepts, and nothing is legal twice. In the end, the record
/// reads back.
pub(crate) fn legals_are_legal(input: &[u8]) -> Fate {
    play(input).map_or(Fate::Refused, |record| {
        record_keeps::<Hnefatafl>(&record);
        Fate::Kept
    })
}

/// A first line of rules, and bytes that describe a position: it is refused with the reason, or it is one that
/// reads back from text, link and description, and in which `why` and the legal moves agree.
pub(crate) fn set_ups_round_trip(input: &[u8]) -> Fate {
    let Some((judge, bytes)) = first_line::<Rules>(input) else {
        return Fate::Refused;
    };
    let mut bytes = Bytes::new(bytes);
    let Some(setup) = bytes.setup(&judge) else {
        return Fate::Refused;
    };
    match judge.set_up(&setup) {
        Ok(position) => {
            position_keeps::<Hnefatafl>(&judge, &position);
            let game = Game::from_position(judge, position);
            for from in position.occupied() {
                legals_are_all(&game, from);
            }
            Fate::Kept
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            Fate::Refused
        }
    }
}

fn play(input: &[u8]) -> Option<Record> {
    let (judge, bytes) = first_line::<Rules>(input)?;
    let mut bytes = Bytes::new(bytes);
    let mut record = Record::new(judge.clone(), None);
    if bytes.take()? & 1 == 1 {
        let setup = bytes.setup(&judge)?;
        let position = judge.set_up(&setup).ok()?;
        record = Record::new(judge, Some(position));
    }
    let mut game = record.opening();
    while record.entries().len() < MAX_ENTRIES && game.outcome().is_none() {
        position_keeps::<Hnefatafl>(game.judge(), game.position());
        let Some(entry) = entry(&mut bytes, &game) else {
            break;
        };
        enter(&mut game, &entry);
        record.push(entry);
    }
    Some(record)
}

/// What the bytes put next; `None` at their end.
fn entry(bytes: &mut Bytes, game: &Game) -> Option<Entry> {
    let mut legal = Actions::new();
    game.judge().legal(game.position(), &mut legal);
    let chosen = match bytes.take()? {
        // Seldom, the players end the game.
        255 => return Some(Entry::Agreed),
        254 => return Some(Entry::Resigned(Side::BOTH[bytes.below(2)?])),
        byte => legal[usize::from(byte) % legal.len()],
    };
    legals_are_all(game, chosen.from);
    legals_are_all(game, bytes.square(11)?);
    Some(Entry::Action(chosen))
}

/// From this square, exactly the legal actions are those that nothing stands against, and that
/// can be played.
fn legals_are_all(game: &Game, from: Square) {
    let (judge, position) = (game.judge(), game.position());
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    for rank in 1..=11 {
        for to in (1..=11).filter_map(|file| Square::new(file, rank)) {
            for say in [None, Some(Word::Raichi), Some(Word::Tuichu)] {
                let action = Action { from, to, say };
                let mut played = *position;
                let accepted = judge.play(&mut played, action, |_| ()).is_ok();
                let judged = Judged {
                    listed: legal.iter().filter(|&&other| other == action).count(),
                    why: judge.why(position, action),
                    accepted,
                    changed: played != *position,
                };
                judged.check(&action);
            }
        }
    }
}

/// Enters what can come next; the events agree with what changes.
fn enter(game: &mut Game, entry: &Entry) {
    let before = *game.position();
    let (mut captured, mut over) = (0, None);
    game.enter(entry, |event| match event {
        Event::Captured { .. } => captured += 1,
        Event::GameOver(outcome) => over = Some(outcome),
        _ => {}
    })
    .expect("an entry that can come next");
    let after = game.position();
    assert_eq!(before.occupied().len() - captured, after.occupied().len());
    assert_eq!(over, game.outcome());
}
