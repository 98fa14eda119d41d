//! The legal actions are exactly those that can be played, in every position that play or a
//! set-up leads to.

use sahkku::{
    Action, Actions, DieSet, Entry, Event, Face, Game, KingChoice, Phase, Piece, Place, Position,
    Record, Row, Rules, Side, Sleepers, Spot, Stage, Throw, Use,
};

use crate::Sahkku;
use crate::bytes::Choices as _;
use crate::half_turn::HalfTurn;
use fuzzing::texts::{first_line, position_keeps, record_keeps};
use fuzzing::{Bytes, Fate};
use terminal::{Decision, Simulated};

/// Enough for every phase of a game.
const MAX_ENTRIES: usize = 400;

/// A first line of rules, and bytes that choose perhaps a set-up, throws and decisions. At every step: what is legal is
/// what `why` has nothing against and what `play` accepts; nothing is legal twice; the invariants
/// hold; turned half round it is the same game. In the end, the record reads back.
pub(crate) fn legals_are_legal(input: &[u8]) -> Fate {
    play(input).map_or(Fate::Refused, |record| {
        record_keeps::<Sahkku>(&record);
        Fate::Kept
    })
}

/// A first line of rules, and bytes that describe a position: it is refused with the reason, or it is one that
/// reads back from text, link and description, and in which the invariants hold.
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
            position_keeps::<Sahkku>(&judge, &position);
            let game = Game::from_position(judge, position);
            let mut games = vec![game.clone()];
            if let (Phase::Play, Stage::Throw(count)) = (game.phase(), position.stage()) {
                for &face in game.judge().rules().faces.as_slice() {
                    let mut thrown = game.clone();
                    let throw = (0..count).map(|_| face).collect();
                    assert_eq!(thrown.enter(&Entry::Throw(throw), |_| ()), Ok(()));
                    games.push(thrown);
                }
            }
            for game in games {
                check_step(&game, None);
                every_legal_and_its_like(&bytes, &game);
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
    let rules = *judge.rules();
    let half_turn = HalfTurn {
        columns: rules.columns,
    };
    let mut game = Game::new(judge.clone());
    let mut turned = game.clone();
    let mut record = Record::new(judge.clone(), None);
    if bytes.take()? & 1 == 1 {
        let setup = bytes.setup(&judge)?;
        let position = judge.set_up(&setup).ok()?;
        position_keeps::<Sahkku>(&judge, &position);
        game = Game::from_position(judge.clone(), position);
        turned = Game::from_position(judge.clone(), half_turn.position(&judge, &position));
        record = Record::new(judge, Some(position));
        check_step(&game, None);
    }
    while record.entries().len() < MAX_ENTRIES {
        if bytes.mixed(1, 8) == 0 {
            wrong_entries_change_nothing(&game);
        }
        let Some(entry) = entry(&mut bytes, &game) else {
            break;
        };
        enter_both(&mut game, &mut turned, half_turn, &entry);
        record.push(entry);
    }
    if game.phase() != Phase::ThrowOff {
        position_keeps::<Sahkku>(game.judge(), game.position());
    }
    Some(record)
}

/// What the bytes put next; `None` at the end of the game, or of the bytes.
fn entry(bytes: &mut Bytes, game: &Game) -> Option<Entry> {
    let rules = game.judge().rules();
    Some(match game.phase() {
        Phase::Over(_) => return None,
        Phase::ThrowOff => match rules.throw_off.dice() {
            Some(count) => Entry::Round {
                men: bytes.throw(rules, count)?,
                women: bytes.throw(rules, count)?,
            },
            None => Entry::Begins(bytes.side()?),
        },
        Phase::ChooseWay(_) => Entry::Walks(bytes.side()? == Side::Women),
        Phase::Play => match game.position().stage() {
            Stage::Throw(count) => Entry::Throw(bytes.throw(rules, count)?),
            _ => match decision(bytes, game)? {
                Action::Rethrow(count) => game.as_recorded(rethrow(bytes, game, count)),
                action => Entry::Action(action),
            },
        },
    })
}

fn decision(bytes: &mut Bytes, game: &Game) -> Option<Action> {
    let (judge, position) = (game.judge(), game.position());
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let chosen = legal[usize::from(bytes.take()?) % legal.len()];

    let between = chosen.die_use().map(|step| (step.from.place(), step.to));
    let ways = [
        between.unwrap_or_else(|| anywhere(bytes, 2)),
        anywhere(bytes, 3),
    ];
    legals_are_all(game, &legal, ways);
    for action in [chosen, Action::Stop, Action::Rethrow(1)] {
        let mut played = *position;
        let accepted = judge.play(&mut played, action, |_| ()).is_ok();
        assert_eq!(accepted, legal.contains(&action), "{action}");
        assert!(accepted || played == *position);
    }
    Some(chosen)
}

/// So many of the dice that show X: the first, or, as often, the last.
fn rethrow(bytes: &Bytes, game: &Game, count: u8) -> Entry {
    let dice = game.tray().dice();
    let mut crosses: Vec<usize> = (0..dice.len())
        .filter(|&n| dice[n].face == Some(Face::X))
        .collect();
    if bytes.mixed(4, 2) == 1 {
        crosses.reverse();
    }
    let chosen = crosses.into_iter().take(usize::from(count));
    let set = chosen.fold(DieSet::NONE, |set, n| set.with(n).expect("a die"));
    Entry::Rethrow(set)
}

/// Some place and some other, on the widest board.
fn anywhere(bytes: &Bytes, salt: u64) -> (Place, Place) {
    let place = |salt| {
        let index = bytes.mixed(salt, 63);
        Place::new(Row::ALL[index / 21], index as u8 % 21 + 1).expect("a place")
    };
    (place(salt), place(salt + 100))
}

/// Between these places, exactly the legal actions are those that nothing stands against.
fn legals_are_all(game: &Game, legal: &[Action], ways: impl IntoIterator<Item = (Place, Place)>) {
    let (judge, position) = (game.judge(), game.position());
    let uses = ways.into_iter().flat_map(|(from, to)| thinkable(from, to));
    for action in uses
        .chain((0..=5).map(Action::Rethrow))
        .chain([Action::Stop])
    {
        let why = judge.why(position, action);
        let text = || judge.write_position(position);
        let allowed = legal.contains(&action);
        assert_eq!(why.is_none(), allowed, "{action} {why:?} {}", text());
        if let Some(refusal) = why {
            assert!(!refusal.reason().is_empty());
        }
    }
}

/// Plays every legal action, and asks for others between the same places and from some pieces.
fn every_legal_and_its_like(bytes: &Bytes, game: &Game) {
    let legal = legal(game);
    let uses = legal.iter().filter_map(Action::die_use);
    let ways = uses.map(|step| (step.from.place(), step.to));
    let figures: Vec<_> = game.position().figures().collect();
    let some = figures.iter().cycle().skip(bytes.mixed(8, 64));
    let pieces = some.take(6).zip(0..);
    let others = pieces.map(|(figure, salt)| (figure.at.place(), anywhere(bytes, salt).0));
    legals_are_all(game, &legal, ways.chain(others));
    for &action in &legal {
        let mut played = game.clone();
        let entered = played.enter(&Entry::Action(action), |_| ());
        assert_eq!(entered, Ok(()), "{action}");
        check_step(&played, Some(game.position()));
    }
}

/// Everything that can be written down between two places.
fn thinkable(from: Place, to: Place) -> impl Iterator<Item = Action> {
    let choices = [None, Some(KingChoice::Take), Some(KingChoice::Remove)];
    let kinds = Piece::ALL
        .iter()
        .flat_map(|&piece| [(piece, false), (piece, true)])
        .flat_map(move |(piece, home)| choices.map(|king| (piece, home, king)));
    kinds.flat_map(move |(piece, home, king)| {
        Face::ALL.into_iter().flat_map(move |die| {
            let step = Use {
                piece,
                from: Spot::new(from, home),
                to,
                die,
                king,
            };
            [Action::Move(step), Action::Activate(step)]
        })
    })
}

/// Enters it, and turned half round into the turned game; both must come to the same.
fn enter_both(game: &mut Game, turned: &mut Game, half_turn: HalfTurn, entry: &Entry) {
    let (phase, before) = (game.phase(), *game.position());
    let mut seen = Vec::new();
    let mut seen_turned = Vec::new();
    let entered = game.enter(entry, |event| seen.push(half_turn.event(event)));
    assert_eq!(entered, Ok(()), "{entry:?}");
    let entered = turned.enter(&half_turn.entry(entry), |event| seen_turned.push(event));
    assert_eq!(entered, Ok(()), "{entry:?}, turned half round");
    assert!(same_told(&seen, &seen_turned), "{seen:?} {seen_turned:?}");
    if phase == Phase::Play {
        check_step(game, Some(&before));
    }
    if game.phase() == Phase::ThrowOff {
        return;
    }
    let (judge, position) = (game.judge(), game.position());
    assert_eq!(&half_turn.position(judge, position), turned.position());
    let wanted = legal(game)
        .into_iter()
        .map(|action| half_turn.action(action));
    let mut wanted: Vec<Action> = wanted.collect();
    wanted.sort_unstable();
    assert_eq!(wanted, legal(turned));
}

/// The captures of one landing may be told in another order.
fn same_told(one: &[Event], other: &[Event]) -> bool {
    let mut left = other.to_vec();
    let all_there = one.iter().all(|event| {
        let found = left.iter().position(|other| other == event);
        found.map(|n| left.swap_remove(n)).is_some()
    });
    all_there && left.is_empty()
}

fn legal(game: &Game) -> Vec<Action> {
    let mut legal = Actions::new();
    game.judge().legal(game.position(), &mut legal);
    legal.sort_unstable();
    legal.to_vec()
}

/// What holds in every position, and what no step of play can do.
fn check_step(game: &Game, before: Option<&Position>) {
    let (judge, position) = (game.judge(), game.position());
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let decides = position.stage() == Stage::Decide;
    assert_eq!(decides, !legal.is_empty());
    let decision = Decision::<sahkku_terminal::Sahkku> {
        judge,
        before,
        position,
        legal: &legal,
    };
    if decides && let Some(sentence) = Simulated::broken(&decision) {
        panic!("{sentence}: {}", judge.write_position(position));
    }
    let Some(before) = before else { return };
    let enemy = before.turn().other();
    let rammed = before.king().holder() != position.king().holder();
    if judge.rules().sleepers != Sleepers::Exposed && !rammed {
        let asleep = |position: &Position| position.asleep(enemy);
        assert_eq!(
            asleep(position),
            asleep(before),
            "a closed sleeper was touched"
        );
    }
}

/// What cannot come next is refused, and leaves the game as it was.
fn wrong_entries_change_nothing(game: &Game) {
    let throw = |count| -> Throw { (0..count).map(|_| Face::X).collect() };
    let entries = [
        Entry::Round {
            men: throw(1),
            women: throw(2),
        },
        Entry::Begins(Side::Men),
        Entry::Walks(true),
        Entry::Throw(throw(0)),
        Entry::Throw(throw(4)),
        Entry::Action(Action::Stop),
        Entry::Action(Action::Rethrow(u8::MAX)),
        Entry::Rethrow(DieSet::NONE),
        Entry::Rethrow(DieSet::NONE.with(3).expect("a die")),
    ];
    let mut same = game.clone();
    for entry in entries {
        match same.enter(&entry, |_| ()) {
            Ok(()) => same = game.clone(),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        assert_eq!(same.phase(), game.phase(), "{entry:?}");
        assert_eq!(same.position(), game.position(), "{entry:?}");
        assert_eq!(same.tray(), game.tray(), "{entry:?}");
    }
}
