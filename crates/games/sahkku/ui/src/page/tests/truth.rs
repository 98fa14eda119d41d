//! Checks that the text is true: in whole games under every option, compares every place, number, die, piece and side that a
//! sentence names with the board before and after.

use crate::Sahkku;
use crate::{Pending, Session};
use game::session::SeededRandom;
use sahkku::{Dice, Entry, Event, Face, Judge, PRESETS, Piece, Place, Reason, Rules, Side, Taking};

use on_page::promises::facts::{self, named, places};
use on_page::promises::{HUMANS, all_rules, drawn, turn_whoever_plays};
use on_page::{History, Moves, News};

type Fact = facts::Fact<Place>;

const NAMES: &[(&str, &str)] = &[
    ("men", "men"),
    ("Men", "men"),
    ("man", "men"),
    ("women", "women"),
    ("Women", "women"),
    ("woman", "women"),
    ("queen", "queen"),
    ("Queen", "queen"),
    ("king", "king"),
    ("King", "king"),
    ("soldier", "soldier"),
    ("Soldier", "soldier"),
    ("soldiers", "soldier"),
    ("X", "X"),
    ("I", "I"),
    ("II", "II"),
    ("III", "III"),
    ("blank", "-"),
];

fn facts(text: &str) -> Vec<Fact> {
    named::<Sahkku>(text, NAMES)
}

fn of_side(side: Side) -> Fact {
    Fact::Name(side.word())
}

const KING: Fact = Fact::Name("king");
const QUEEN: Fact = Fact::Name("queen");

fn of_dice(faces: impl Iterator<Item = Face>) -> Vec<Fact> {
    faces.map(|face| Fact::Name(face.word())).collect()
}

/// How many pieces of this kind a side has there.
fn standing(session: &Session, side: Option<Side>, piece: Piece, at: Place) -> usize {
    let figures = session.position().figures();
    figures
        .filter(|figure| (figure.side, figure.piece, figure.at.place()) == (side, piece, at))
        .count()
}

fn army(session: &Session, side: Side, piece: Piece) -> usize {
    let figures = session.position().figures();
    figures
        .filter(|figure| (figure.side, figure.piece) == (Some(side), piece))
        .count()
}

/// Checks what a text about these events has to name, once they are found on the board.
fn happened(before: &Session, after: &Session, events: &[Event], full: bool) -> Vec<Fact> {
    let turn = before.position().turn();
    let mut facts = Vec::new();
    let mut captured: Vec<(Side, Place)> = Vec::new();
    let mut thrown = None;
    for event in events {
        if let Event::Captured {
            side,
            piece: Piece::Soldier,
            at,
            ..
        } = *event
        {
            captured.push((side, at.place()));
        } else if let Some((side, at)) = captured.pop() {
            facts.extend(of_captured(
                before,
                after,
                side,
                at,
                captured.len() + 1,
                full,
            ));
            captured.clear();
        }
        match *event {
            Event::Thrown { side, dice } => {
                assert_eq!(side, turn);
                let faces: Vec<Face> = dice.faces().collect();
                thrown = Some(dice);
                facts.push(of_side(side));
                facts.extend(of_dice(faces.into_iter()));
            }
            Event::Activated {
                side,
                piece,
                from,
                to,
            } => {
                assert_eq!(side, turn);
                let [was, is] = [before, after].map(|at| standing(at, Some(side), piece, from));
                assert_eq!(was, is + 1, "{from}");
                assert!(standing(after, Some(side), piece, to.place()) > 0);
                if full || piece == Piece::Queen {
                    facts.push(of_side(side));
                }
                facts.extend((piece == Piece::Queen).then_some(QUEEN));
                facts.push(Fact::Place(to.place()));
            }
            Event::Moved {
                side,
                piece,
                from,
                to,
                ..
            } => {
                assert_eq!(side, turn);
                let (from, to) = (from.place(), to.place());
                let gone = |at| {
                    (
                        standing(before, Some(side), piece, at),
                        standing(after, Some(side), piece, at),
                    )
                };
                let ((was, is), (was_there, is_there)) = (gone(from), gone(to));
                assert!(was > is || from == to, "{from}");
                // The king can be removed or taken by his own action.
                assert!(
                    is_there > was_there || from == to || piece == Piece::King,
                    "{to}"
                );
                match piece {
                    Piece::King => facts.push(KING),
                    Piece::Queen => {
                        facts.extend(full.then(|| of_side(side)).into_iter().chain([QUEEN]))
                    }
                    Piece::Soldier => facts.extend(full.then(|| of_side(side))),
                }
                facts.extend([from, to].map(Fact::Place));
            }
            Event::Captured {
                side,
                piece: Piece::Queen,
                at,
                ..
            } => {
                assert_eq!(side, turn.other());
                assert_eq!(standing(before, Some(side), Piece::Queen, at.place()), 1);
                assert_eq!(army(after, side, Piece::Queen), 0);
                facts.extend([of_side(side), QUEEN]);
            }
            Event::KingTaken { by, how, .. } => {
                assert_eq!(after.position().king().holder(), Some(by));
                facts.extend([of_side(by), KING]);
                if let Taking::Push { to } = how {
                    assert_eq!(after.position().king().spot(), Some(to));
                    facts.push(Fact::Place(to.place()));
                }
            }
            Event::KingRemoved { .. } => {
                assert!(
                    before.position().king().spot().is_some() && after.position().king().removed()
                );
                facts.push(KING);
            }
            Event::Dismounted { side, at } => {
                assert!(standing(after, Some(side), Piece::Soldier, at) > 0);
                facts.extend([Fact::Name("soldier"), Fact::Place(at), KING]);
            }
            Event::TurnPassed { to, lost } => {
                assert_eq!((turn.other(), after.position().turn()), (to, to));
                facts.extend(of_lost(before, thrown, turn, lost));
            }
            _ => {}
        }
    }
    if let Some((side, at)) = captured.pop() {
        facts.extend(of_captured(
            before,
            after,
            side,
            at,
            captured.len() + 1,
            full,
        ));
    }
    facts
}

fn of_captured(
    before: &Session,
    after: &Session,
    side: Side,
    at: Place,
    count: usize,
    full: bool,
) -> Vec<Fact> {
    assert_eq!(side, before.position().turn().other());
    assert_eq!(
        standing(before, Some(side), Piece::Soldier, at),
        count,
        "{at}"
    );
    assert_eq!(standing(after, Some(side), Piece::Soldier, at), 0, "{at}");
    let number = (count > 1).then_some(Fact::Number(count as u32));
    let side = full.then(|| of_side(side));
    number
        .into_iter()
        .chain(side)
        .chain([Fact::Place(at)])
        .collect()
}

/// What is said about a turn that ends with unused dice.
fn of_lost(before: &Session, thrown: Option<Dice>, turn: Side, lost: Dice) -> Vec<Fact> {
    let asleep = !before
        .position()
        .figures()
        .any(|figure| figure.side == Some(turn) && figure.awake);
    match thrown {
        Some(dice) if asleep && !dice.faces().any(|face| face == Face::X) => vec![Fact::Name("X")],
        Some(_) => vec![of_side(turn)],
        None if lost.is_empty() => Vec::new(),
        None => {
            let dice = of_dice(lost.kinds());
            [vec![of_side(turn)], dice].concat()
        }
    }
}

/// Checks the side to move, for all kinds of players, and why the game is over.
fn check_turn(session: &Session) {
    if let Pending::Over(outcome) = Pending::of(session) {
        let words = Sahkku::task(session, false);
        let Some(winner) = outcome.winner else {
            assert_eq!(facts(&words), [], "{words}");
            return;
        };
        let loser = winner.other();
        assert!(facts(&words).contains(&of_side(loser)), "{words}");
        assert!(!facts(&words).contains(&of_side(winner)), "{words}");
        assert_eq!(facts(&Sahkku::turn_in_words(session)), [of_side(winner)]);
        let (soldiers, queens) = (
            army(session, loser, Piece::Soldier),
            army(session, loser, Piece::Queen),
        );
        match outcome.reason {
            Reason::Soldiers => assert_eq!(soldiers, 0),
            Reason::Pieces => assert_eq!(
                (soldiers, session.position().king().holder() == Some(loser)),
                (0, false)
            ),
            Reason::Queen => assert_eq!(queens, 0),
            Reason::Blocked => assert_eq!(session.position().asleep(loser), 0, "{words}"),
            reason => unreachable!("{reason:?}"),
        }
        return;
    }
    let Some(side) = Pending::of(session).side() else {
        return;
    };
    for said in turn_whoever_plays::<Sahkku>(session) {
        assert_eq!(facts(&said), [of_side(side)]);
    }
}

/// Checks what can be done, and the reasons why pieces cannot move.
fn check_board(session: &Session, bits: u64) {
    let turn = session.position().turn();
    for action in session.legal() {
        let words = Sahkku::action_in_words(turn, action);
        let Some(step) = action.die_use() else {
            continue;
        };
        let told = facts(&words);
        let die = Fact::Name(step.die.word());
        let at = |place| Fact::Place(place);
        match action {
            sahkku::Action::Move(_) => {
                let expected = [at(step.from.place()), at(step.to), die];
                assert_eq!(told.get(1..4), Some(&expected[..]), "{words}");
            }
            _ => assert!(told.contains(&at(step.to)), "{words}"),
        }
        assert!(
            standing(session, Some(turn), step.piece, step.from.place()) > 0,
            "{words}"
        );
    }
    let legal = Sahkku::legal_moves(session, None);
    let Some(way) = legal.get(bits as usize % legal.len().max(1)) else {
        return;
    };
    let columns = session.judge().rules().columns;
    for row in ["a", "b", "c"] {
        for column in 1..=columns {
            let place: Place = format!("{row}{column}").parse().unwrap();
            for chosen in [None, Some(way.pick)] {
                let Some(why) = Sahkku::why_not(session, chosen, place) else {
                    continue;
                };
                assert_eq!(why.side, turn);
                let words = Sahkku::why_in_words(&why);
                let expected: Vec<Place> = match why.refusal {
                    sahkku::Refusal::NotFront { front } => {
                        assert!(
                            standing(session, Some(turn), Piece::Soldier, front) > 0,
                            "{words}"
                        );
                        vec![front]
                    }
                    sahkku::Refusal::NextNotFree { next } => vec![next],
                    sahkku::Refusal::LandsElsewhere { at } => vec![at],
                    sahkku::Refusal::PushBlocked { onto } => vec![onto],
                    sahkku::Refusal::Queue { at } => vec![at],
                    sahkku::Refusal::ClosedBySleeper { .. } => {
                        let asleep =
                            |figure: sahkku::Figure| figure.at.place() == why.to && !figure.awake;
                        assert!(session.position().figures().any(asleep), "{words}");
                        vec![why.to]
                    }
                    sahkku::Refusal::NoStacking => {
                        assert!(
                            standing(session, Some(turn), Piece::Soldier, why.to) > 0,
                            "{words}"
                        );
                        vec![why.to]
                    }
                    sahkku::Refusal::OwnQueen => {
                        assert!(
                            standing(session, Some(turn), Piece::Queen, why.to) > 0,
                            "{words}"
                        );
                        vec![why.to]
                    }
                    sahkku::Refusal::OwnKing => {
                        assert!(
                            standing(session, Some(turn), Piece::King, why.to) > 0,
                            "{words}"
                        );
                        vec![why.to]
                    }
                    sahkku::Refusal::KingSharesNot | sahkku::Refusal::QueenSharesNot => {
                        vec![why.to]
                    }
                    sahkku::Refusal::NotYours => {
                        assert!(facts(&words).contains(&of_side(turn)), "{words}");
                        Vec::new()
                    }
                    _ => Vec::new(),
                };
                assert_eq!(places::<Sahkku>(&words), expected, "{words}");
            }
        }
    }
}

#[test]
fn whole_games_are_told_truly_under_every_option() {
    let (mut captured, mut kings, mut over) = (0, 0, 0);
    for (seed, rules) in all_rules::<Rules>().into_iter().enumerate() {
        let chance = SeededRandom::new(seed as u64);
        let mut before = Session::new(Judge::new(rules).unwrap(), HUMANS);
        // Whole games under the named rule sets, and the first turns under rule sets that differ in an option.
        let rules = before.judge().rules();
        let named = PRESETS.iter().any(|preset| preset.rules == *rules);
        for n in 0..if named { 500 } else { 12 } {
            check_turn(&before);
            let bits = chance.bits(n);
            if n % 24 == 0 {
                check_board(&before, bits);
            }
            let Some(entry) = drawn::<Sahkku>(&before, bits) else {
                over += 1;
                break;
            };
            let mut after = before.clone();
            let events = after.enter(entry.clone()).unwrap();
            let told = Sahkku::history_of(&after).pop().unwrap();
            if matches!(entry, Entry::Throw(_) | Entry::Action(_)) {
                let [full, brief] = [false, true].map(|brief| Sahkku::news(&told, brief));
                for (words, full) in [(&full, true), (&brief, false)] {
                    let expected = happened(&before, &after, &told.events, full);
                    if !words.is_empty() || !expected.is_empty() {
                        assert_eq!(facts(words), expected, "{words}");
                    }
                }
                let step = Sahkku::step_in_words(&entry, &told);
                assert!(full.is_empty() || step == full);
            } else if let Entry::Round { men, women } = &entry {
                let said = Sahkku::news_before_turns(&entry, &after).unwrap();
                let dice = [men, women].map(|throw| of_dice(throw.iter().copied()));
                let [men, women] = Side::BOTH.map(|side| vec![of_side(side)]);
                let mut expected = [&men[..], &dice[0], &women, &dice[1]].concat();
                if after.game().phase() != sahkku::Phase::ThrowOff {
                    let begins = match Pending::of(&after) {
                        Pending::Way(chooses) => chooses.other(),
                        _ => after.position().turn(),
                    };
                    if dice[0].len() == 1 {
                        let first = begins.index();
                        let winner = vec![of_side(begins)];
                        expected = [winner, dice[first].clone(), dice[1 - first].clone()].concat();
                    }
                    expected.push(of_side(begins));
                }
                assert_eq!(facts(&said(false)), expected);
                assert_eq!(facts(&said(true)), expected);
            }
            captured += events
                .iter()
                .filter(|event| matches!(event, Event::Captured { .. }))
                .count();
            kings += events
                .iter()
                .filter(|event| matches!(event, Event::KingTaken { .. }))
                .count();
            before = after;
        }
    }
    assert!(
        captured > 150 && kings > 30 && over > 4,
        "{captured} {kings} {over}"
    );
}
