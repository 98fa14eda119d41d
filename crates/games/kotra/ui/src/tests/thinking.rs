//! What a page can rely on when it asks the bots of Kotra.

use super::common::{judge, play};
use crate::thinking::KotraPlayers;
use game::Level;
use kotra::{Action, Die, Entry, Point, Record, Side, Stage, Throw};
use testkit::answers::keep_their_promises;
use testkit::thinking::{self, NO_LIMIT, PORTIONS, answer, ask, hint, nothing_is_hinted, review};
use worker::Question;

type Request = worker::Request<KotraPlayers>;
type Response = worker::Response<KotraPlayers>;

/// Games from their start and from later positions.
const POSITIONS: [&str; 4] = [
    "1:15+new/1:15+new white white ??",
    "1:9,3,4,10,14,hit:2/1:6,5,8,14:2,18:3,20:2 white white ??",
    "20,21,22:4,23:4,24:5/off:15 white black ?? after 3 value 2",
    "17,20:3,22:5,24:6/1:3,2,6,14:2,16:2,19:3,21:3 white white ??",
];

/// A game from a position, with at least this many random entries, up to the next decision.
fn record(rules: &str, position: &str, entries: u64) -> Record {
    let judge = judge(rules);
    let position = judge.read_position(position).expect("valid");
    let mut record = Record::new(judge, Some(position));
    let mut game = record.replay(0);
    for n in 0..100 {
        if n >= entries && game.position().stage() == Stage::Decide {
            break;
        }
        for entry in play(&mut game, n, 1) {
            record.push(entry);
        }
    }
    assert_eq!(game.position().stage(), Stage::Decide);
    record
}

/// A game in which white has thrown these dice.
fn thrown(position: &str, first: u8, second: u8) -> Record {
    let judge = judge("kotra");
    let position = judge.read_position(position).expect("valid");
    let mut record = Record::new(judge, Some(position));
    let [first, second] = [first, second].map(|pips| Die::new(pips).expect("a die"));
    record.push(Entry::Throw(Throw::two(first, second)));
    record
}

#[test]
fn answers_keep_their_promises() {
    let records = POSITIONS.map(|position| record("kotra", position, 1));
    keep_their_promises::<KotraPlayers>(&records);
}

#[test]
fn how_many_dice_are_thrown_is_decided_too() {
    let position = "19,20:3,21:3,22:3,23:3,24:2/1:3,2,6,14:2,16:2,19:3,21:3 white white choose";
    let judge = judge("kotra single_die=yes");
    let position = judge.read_position(position).expect("valid");
    let request = Request {
        record: Record::new(judge, Some(position)),
        question: Question::Decide {
            level: Level::Steady,
            seed: 1,
            time_limit: NO_LIMIT,
            spares: false,
        },
    };
    let responses = ask(&request);
    let [Response::Decision(text)] = &responses[..] else {
        panic!("{responses:?}");
    };
    assert!(matches!(text.parse(), Ok(Action::Throw(_))), "{text}");
}

#[test]
fn a_hint_names_a_munk_that_can_be_made() {
    let record = thrown(
        "20:4,21:3,22:4,23:2,24:2/1:3,2,5,14:2,16:2,19:3,21:3 white white ??",
        3,
        2,
    );
    let ranked = hint::<KotraPlayers>(record);
    let die = |pips| Die::new(pips).expect("a die");
    let point = |number| Point::new(number).expect("a point");
    let makes = [(20, 3), (22, 2)].map(|(from, pips)| Action::Move {
        from: point(from),
        die: die(pips),
    });
    assert!(makes.contains(&ranked[0].ranked.action), "{ranked:?}");
    assert!((ranked[0].ranked.worth - 5.0).abs() < 0.01, "{ranked:?}");
}

#[test]
fn a_review_names_a_missed_munk_however_work_is_portioned() {
    let mut record = thrown(
        "20:4,21:3,22:4,23:2,24:2/1:3,2,5,14:2,16:2,19:3,21:3 white white ??",
        3,
        2,
    );
    // No sensible player would use the dice so.
    let from = Point::new(21).expect("a point");
    for pips in [3, 2] {
        let die = Die::new(pips).expect("a die");
        record.push(Entry::Action(Action::Move { from, die }));
    }
    let review = review::<KotraPlayers>(record);
    // The throw, and both uses of it together.
    assert_eq!(review.steps.len(), 2);
    assert_eq!(review.steps[1].count, 2);
    assert!(review.cost[0] > 1.0, "{review:?}");
    assert!(review.steps.iter().any(|step| step.better.is_some()));
}

#[test]
fn a_review_reports_its_progress() {
    thinking::a_review_reports_its_progress::<KotraPlayers>(record("kotra", POSITIONS[0], 20));
}

#[test]
fn a_leading_side_declines_a_draw_and_a_losing_one_agrees() {
    // White bears off soon, and black has hardly begun; before the throw and after it.
    let position = "22,24,off:13/1:10,2,3,4,5,6 white white ??";
    let judge = judge("kotra after_throws=0");
    let before = Record::new(judge, Some(judge.read_position(position).expect("valid")));
    let after = thrown(position, 2, 1);
    for record in [before, after] {
        for (side, agrees) in [(Side::White, false), (Side::Black, true)] {
            let request = Request {
                record: record.clone(),
                question: Question::Draw(side),
            };
            assert_eq!(ask(&request), [Response::Draw { agrees }], "{side}");
            for portion in PORTIONS {
                assert_eq!(answer(&request, portion), Response::Draw { agrees });
            }
        }
    }
}

#[test]
fn before_a_throw_nothing_is_hinted() {
    let judge = judge("kotra");
    let start = judge.start(Side::White);
    nothing_is_hinted::<KotraPlayers>(Record::new(judge, Some(start)));
}
