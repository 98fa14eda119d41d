//! Checks that the text is true: in whole games under every option, compares every point, number, die and side that a sentence
//! names with the board before and after, for a reader of either side.

use crate::Kotra;
use crate::{Pending, Place, Session};
use game::session::SeededRandom;
use kotra::{Checkers, Die, Entry, Event, Judge, Point, Reason, Rules, Side};

use crate::page::news;
use crate::page::numbers::read_by;
use on_page::promises::facts::{self, named, places};
use on_page::promises::{HUMANS, all_rules, drawn, turn_whoever_plays};
use on_page::{History, News};

type Fact = facts::Fact<Place>;

const NAMES: &[(&str, &str)] = &[
    ("White", "white"),
    ("Black", "black"),
    ("ones", "1"),
    ("twos", "2"),
    ("threes", "3"),
    ("fours", "4"),
    ("fives", "5"),
    ("sixes", "6"),
];

fn facts(text: &str) -> Vec<Fact> {
    named::<Kotra>(text, NAMES)
}

fn of_side(side: Side) -> Fact {
    Fact::Name(side.word())
}

fn of_dice(dice: impl Iterator<Item = Die>) -> Vec<Fact> {
    dice.map(|die| Fact::Number(die.pips().into())).collect()
}

/// Checks what a text about these events has to name, once they are found on the board.
fn happened(before: &Session, after: &Session, events: &[Event], full: bool) -> Vec<Fact> {
    let turn = before.position().turn();
    let of = |session: &Session, side: Side, count: fn(&Checkers) -> u8| {
        count(session.position().checkers(side))
    };
    let on = |session: &Session, side: Side, at: Point| session.position().checkers(side).on(at);
    let grows = |side, count: fn(&Checkers) -> u8| {
        i32::from(of(after, side, count)) - i32::from(of(before, side, count))
    };
    let place = |side, at| Fact::Place(Place::of(side, at));
    let thrown = events
        .iter()
        .any(|event| matches!(event, Event::Thrown { .. }));
    let out = events
        .iter()
        .any(|event| matches!(event, Event::AfterThrows { .. }));
    let told = |event: &Event| -> Vec<Fact> {
        let (who, places): (Side, Vec<Fact>) = match *event {
            Event::Thrown { side, throw } => {
                assert_eq!((side, after.game().table()), (turn, Some(throw)));
                let dice = match throw.is_alla() && full {
                    true => vec![Fact::Name(NAMES[1 + usize::from(throw.first().pips())].1)],
                    false => of_dice(throw.dice()),
                };
                return [vec![of_side(side)], dice].concat();
            }
            Event::Chosen { side, .. } => return vec![of_side(side)],
            Event::Moved { side, from, to, .. } => {
                assert_eq!(side, turn);
                assert_eq!(on(before, side, from) - 1, on(after, side, from));
                assert_eq!(on(before, side, to) + 1, on(after, side, to));
                (side, vec![place(side, from), place(side, to)])
            }
            Event::Entered { side, to, .. } => {
                assert_eq!((side, grows(side, Checkers::hit)), (turn, -1));
                assert_eq!(on(before, side, to) + 1, on(after, side, to));
                (side, vec![place(side, to)])
            }
            Event::BorneOff { side, from, .. } => {
                assert_eq!((side, grows(side, Checkers::off)), (turn, 1));
                assert_eq!(on(before, side, from) - 1, on(after, side, from));
                (side, vec![place(side, from)])
            }
            Event::Four { side } => {
                assert_eq!(
                    on(before, side, Point::FOUR) + 4,
                    on(after, side, Point::FOUR)
                );
                assert_eq!(
                    on(before, side, Point::HOME) - 4,
                    on(after, side, Point::HOME)
                );
                (side, vec![place(side, Point::FOUR)])
            }
            Event::Hit { side, at, count } => {
                assert_eq!(
                    (side, grows(side, Checkers::hit)),
                    (turn.other(), count.into())
                );
                assert_eq!((on(before, side, at), on(after, side, at)), (count, 0));
                let number = (count > 1).then_some(Fact::Number(count.into()));
                (side, [place(side, at)].into_iter().chain(number).collect())
            }
            Event::HalfMunk { side, .. } => (side, Vec::new()),
            Event::AfterThrows { side, left } => {
                assert_eq!(after.position().after().map(|after| after.left), Some(left));
                assert_eq!(
                    (side, of(after, side.other(), Checkers::off)),
                    (turn.other(), 15)
                );
                let number = (left > 1).then_some(Fact::Number(left.into()));
                return [of_side(side)].into_iter().chain(number).collect();
            }
            Event::TurnPassed { lost, .. } if !lost.is_empty() && !out => {
                let dice = if thrown {
                    Vec::new()
                } else {
                    of_dice(lost.dice())
                };
                return [vec![of_side(turn)], dice].concat();
            }
            _ => return Vec::new(),
        };
        full.then(|| of_side(who))
            .into_iter()
            .chain(places)
            .collect()
    };
    events.iter().flat_map(told).collect()
}

/// Checks the side to move, for all kinds of players, and why the game is over.
fn check_turn(session: &Session) {
    let position = session.position();
    if let Pending::Over(outcome) = Pending::of(session) {
        let words = Kotra::task(session, false);
        let told = facts(&words);
        let Some(winner) = outcome.winner else {
            assert_eq!(told, [], "{words}");
            return;
        };
        assert_eq!(facts(&Kotra::turn_in_words(session)), [of_side(winner)]);
        let loser = position.checkers(winner.other());
        let first = match outcome.reason {
            Reason::Off => {
                assert_eq!(position.checkers(winner).off(), 15, "{words}");
                winner
            }
            Reason::Munk => winner,
            Reason::Jan => winner.other(),
            reason => unreachable!("{reason:?}"),
        };
        assert_eq!(told.first(), Some(&of_side(first)), "{words}");
        assert_eq!(words.contains("mar:"), outcome.mar);
        assert!(!outcome.mar || loser.hit() > 0, "{words}");
        assert!(words.ends_with(&news::units(outcome.value)), "{words}");
        return;
    }
    let Some(side) = Pending::of(session).side() else {
        return;
    };
    for said in turn_whoever_plays::<Kotra>(session) {
        assert_eq!(facts(&said), [of_side(side)]);
    }
    let task = Kotra::task(session, false);
    if task.contains("Enter") {
        assert!(position.checkers(side).hit() > 0, "{task}");
    }
    if task.contains("remain") {
        let left = position.after().unwrap().left.into();
        let number = (left > 1).then_some(Fact::Number(left));
        assert_eq!(
            facts(&task),
            number.into_iter().collect::<Vec<_>>(),
            "{task}"
        );
    }
}

#[test]
fn whole_games_are_told_truly_under_every_option() {
    let (mut hits, mut over) = (0, 0);
    for (seed, rules) in all_rules::<Rules>().into_iter().enumerate() {
        let chance = SeededRandom::new(seed as u64);
        read_by(Side::BOTH[seed % 2]);
        let mut before = Session::new(Judge::new(rules), HUMANS);
        for n in 0..1500 {
            check_turn(&before);
            let bits = chance.bits(n);
            let Some(entry) = drawn::<Kotra>(&before, bits) else {
                over += 1;
                break;
            };
            let mut after = before.clone();
            let events = after.enter(entry).unwrap();
            let told = Kotra::history_of(&after).pop().unwrap();
            if let Entry::Round { white, black } = entry {
                let said = Kotra::news_before_turns(&entry, &after).unwrap();
                let [of_white, of_black] =
                    [white, black].map(|die| Fact::Number(die.pips().into()));
                let [side_white, side_black] = Side::BOTH.map(of_side);
                let mut expected = vec![side_white, of_white, side_black, of_black];
                if white != black {
                    expected.push(of_side(after.position().turn()));
                    assert_eq!(after.position().turn() == Side::White, white < black);
                }
                assert_eq!(facts(&said(false)), expected);
                assert_eq!(facts(&said(true)), expected);
            } else {
                for full in [true, false] {
                    let words = Kotra::news(&told, !full);
                    let expected = happened(&before, &after, &events, full);
                    if !words.is_empty() || !expected.is_empty() {
                        assert_eq!(facts(&words), expected, "{words}");
                    }
                }
                let (step, full) = (
                    Kotra::step_in_words(&entry, &told),
                    Kotra::news(&told, false),
                );
                assert!(full.is_empty() || step == full, "{step}");
                let line = Kotra::turn_in_line(std::slice::from_ref(&told));
                assert_eq!(places::<Kotra>(&line), places::<Kotra>(&full), "{line}");
            }
            hits += events
                .iter()
                .filter(|event| matches!(event, Event::Hit { .. }))
                .count();
            before = after;
        }
    }
    assert!(hits > 100 && over > 8, "{hits} {over}");
}
