//! The legal actions are exactly those that can be played, in every position that play or a
//! set-up leads to.

use kotra::{
    Action, Actions, DiceCount, Die, Entry, Event, Game, Judge, Phase, Point, Position, Record,
    Rules, Side, Stage,
};

use crate::Kotra;
use crate::bytes::Choices as _;
use fuzzing::texts::{first_line, position_keeps, record_keeps};
use fuzzing::{Bytes, Fate, Judged};

/// Enough for a whole game.
const MAX_ENTRIES: usize = 400;

/// A first line of rules, and bytes that choose perhaps a set-up or a match, throws and decisions. At every step: what is
/// legal is what `why` has nothing against and what `play` accepts, and nothing is legal twice. In
/// the end, the record reads back.
pub(crate) fn legals_are_legal(input: &[u8]) -> Fate {
    play(input).map_or(Fate::Refused, |record| {
        record_keeps::<Kotra>(&record);
        Fate::Kept
    })
}

/// A first line of rules, and bytes that describe a position: it is refused with the reason, or it is one that
/// reads back from text, link and description, and in which `why` and the legal actions agree.
pub(crate) fn set_ups_round_trip(input: &[u8]) -> Fate {
    let described = first_line::<Rules>(input)
        .and_then(|(judge, bytes)| Some((judge, Bytes::new(bytes).setup()?)));
    let Some((judge, setup)) = described else {
        return Fate::Refused;
    };
    match judge.set_up(&setup) {
        Ok(position) => {
            position_keeps::<Kotra>(&judge, &position);
            Point::all().for_each(|from| legals_are_all(&judge, &position, from));
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
    let mut record = Record::new(judge, None);
    let mut game = record.opening();
    match bytes.below(3)? {
        0 => {
            let position = judge.set_up(&bytes.setup()?).ok()?;
            record = Record::new(judge, Some(position));
            game = record.opening();
        }
        1 => {
            let entry = Entry::Match(bytes.of_match()?);
            enter(&mut game, &entry);
            record.push(entry);
        }
        _ => {}
    }
    while record.entries().len() < MAX_ENTRIES {
        let Some(entry) = entry(&mut bytes, &game) else {
            break;
        };
        enter(&mut game, &entry);
        record.push(entry);
    }
    Some(record)
}

/// What the bytes put next; `None` at their end, and at that of the game.
fn entry(bytes: &mut Bytes, game: &Game) -> Option<Entry> {
    let phase = game.phase();
    if matches!(phase, Phase::Over(_)) {
        return None;
    }
    let choice = bytes.take()?;
    match choice {
        // Seldom, the players end the game.
        255 => return Some(Entry::Agreed),
        254 => return Some(Entry::Resigned(bytes.side()?)),
        _ => {}
    }
    if phase == Phase::ThrowOff {
        return Some(match game.of_match().and_then(|score| score.lost_last) {
            Some(side) => Entry::Begins(side),
            None => Entry::Round {
                white: bytes.die()?,
                black: bytes.die()?,
            },
        });
    }
    let (judge, position) = (game.judge(), game.position());
    position_keeps::<Kotra>(judge, position);
    if let Stage::Throw(count) = position.stage() {
        return bytes.throw(count).map(Entry::Throw);
    }
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let chosen = legal[usize::from(choice) % legal.len()];
    legals_are_all(judge, position, chosen.from().unwrap_or(Point::HOME));
    Some(Entry::Action(chosen))
}

/// From this point, and of those that leave no point, exactly the legal actions are those that
/// nothing stands against, and that can be played.
fn legals_are_all(judge: &Judge, position: &Position, from: Point) {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let with_dice = Die::ALL.into_iter().flat_map(|die| {
        [
            Action::Move { from, die },
            Action::Enter(die),
            Action::Off { from, die },
        ]
    });
    let others = [
        Action::Four,
        Action::Throw(DiceCount::One),
        Action::Throw(DiceCount::Two),
        Action::Stop,
    ];
    for action in with_dice.chain(others) {
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

/// Enters what can come next; the events agree with what changes.
fn enter(game: &mut Game, entry: &Entry) {
    let before = *game.position();
    let (mut hit, mut over) = ([0; 2], None);
    game.enter(entry, |event| match event {
        Event::Hit { side, count, .. } => hit[side.index()] += count,
        Event::GameOver(outcome) => over = Some(outcome),
        _ => {}
    })
    .expect("an entry that can come next");
    let enters = matches!(entry, Entry::Action(Action::Enter(_)));
    for side in Side::BOTH {
        let entered = u8::from(enters && side == before.turn());
        let waiting = before.checkers(side).hit() + hit[side.index()] - entered;
        assert_eq!(waiting, game.position().checkers(side).hit());
    }
    let ended = match game.phase() {
        Phase::Over(outcome) => Some(outcome),
        _ => None,
    };
    assert_eq!(over, ended);
}
