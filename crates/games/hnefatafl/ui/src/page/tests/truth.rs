//! Checks that the text is true: in whole games under every option, compares every place, number, piece and side that a sentence
//! names with the board before and after.

use crate::Hnefatafl;
use crate::Session;
use crate::board::Pick;
use game::Turn;
use game::session::SeededRandom;
use hnefatafl::{Entry, Escape, Event, Judge, Piece, Reason, Refusal, Rules, Side, Square, Word};

use on_page::promises::facts::{self, named, places};
use on_page::promises::{HUMANS, some_rules, turn_whoever_plays};
use on_page::{History, Marks, Moves, News, Places, ThreatList, Threatens};

type Fact = facts::Fact<Square>;

const NAMES: &[(&str, &str)] = &[
    ("Swedes", "swede"),
    ("Muscovites", "muscovites"),
    ("Muscovite", "muscovite"),
    ("drabant", "drabant"),
    ("Drabant", "drabant"),
    ("king", "king"),
    ("King", "king"),
    ("edge", "edge"),
    ("corner", "corner"),
    ("empty", "empty"),
];

fn of_piece(piece: Piece) -> Fact {
    Fact::Name(match piece {
        Piece::King => "king",
        Piece::Drabant => "drabant",
        Piece::Muscovite => "muscovite",
    })
}

fn of_side(side: Side) -> Fact {
    Fact::Name(match side {
        Side::Swede => "swede",
        Side::Muscovite => "muscovites",
    })
}

fn facts(text: &str) -> Vec<Fact> {
    named::<Hnefatafl>(text, NAMES)
}

/// Checks what a sentence about an event has to name, once the event is found on the board.
fn event(before: &Session, after: &Session, event: &Event, full: bool) -> Vec<Fact> {
    let (was, is) = (before.position(), after.position());
    let size = after.judge().rules().board.size();
    match *event {
        Event::Moved {
            side,
            piece,
            from,
            to,
        } => {
            assert_eq!((side, piece.side()), (was.turn(), was.turn()));
            assert_eq!((was.piece_at(from), was.piece_at(to)), (Some(piece), None));
            assert_eq!((is.piece_at(from), is.piece_at(to)), (None, Some(piece)));
            let name = (full || piece == Piece::King).then(|| of_piece(piece));
            name.into_iter()
                .chain([from, to].map(Fact::Place))
                .collect()
        }
        Event::Captured { side, piece, at } => {
            assert_eq!((side, piece.side()), (was.turn().other(), side));
            assert_eq!((was.piece_at(at), is.piece_at(at)), (Some(piece), None));
            vec![of_piece(piece), Fact::Place(at)]
        }
        Event::Surrounded { at } => {
            assert_eq!((is.king(), was.turn()), (at, Side::Muscovite));
            vec![Fact::Name("king"), Fact::Place(at)]
        }
        Event::Escaped { at } => {
            let ends = [at.file(), at.rank()].map(|n| [1, size].contains(&n));
            let out = match after.judge().rules().escape {
                Escape::Edge => ends[0] || ends[1],
                Escape::Corner => ends[0] && ends[1],
            };
            assert!(is.king() == at && was.turn() == Side::Swede && out);
            vec![Fact::Name("king"), Fact::Place(at)]
        }
        Event::Announced(word) | Event::Said(word) => {
            let open = after.judge().open_ways(is).len();
            assert_eq!(was.turn(), Side::Swede);
            assert!(if word == Word::Raichi {
                open == 1
            } else {
                open > 1
            });
            full.then_some(Fact::Name("king")).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Checks the reason for the end of a game against the board.
fn check_ending(session: &Session) {
    let Turn::Over(outcome) = session.turn() else {
        return;
    };
    let words = facts(&Hnefatafl::task(session, false));
    let loser = outcome.winner.map(Side::other);
    let both = |side: Option<Side>| side.map(of_side).into_iter().collect::<Vec<_>>();
    let king = Fact::Name("king");
    let expected = match outcome.reason {
        Reason::Escaped => vec![king, of_side(Side::Swede)],
        Reason::Surrounded => vec![king, of_side(Side::Muscovite)],
        Reason::Fort => vec![king, of_side(Side::Swede)],
        Reason::Enclosed => both(outcome.winner),
        Reason::Blocked => {
            assert_eq!(loser, Some(session.position().turn()));
            both(loser)
        }
        Reason::Repetition => {
            assert_eq!(session.game().seen(), 3);
            both(loser)
        }
        Reason::Resigned | Reason::Agreed => unreachable!("nobody does"),
    };
    let of_sides = |facts: &[Fact]| -> Vec<Fact> {
        let sides = Side::BOTH.map(of_side);
        facts
            .iter()
            .copied()
            .filter(|fact| sides.contains(fact))
            .collect()
    };
    // The text says that the king was surrounded or escaped; the wording has its own test.
    assert_eq!(of_sides(&words), of_sides(&expected), "{words:?}");
    assert_eq!(words.contains(&king), expected.contains(&king));
    let won = facts(&Hnefatafl::turn_in_words(session));
    assert_eq!(won, both(outcome.winner));
}

/// Checks the instruction and the side to move, for all kinds of players.
fn check_turn(session: &Session) {
    let Turn::Decide(side) = session.turn() else {
        return check_ending(session);
    };
    for said in turn_whoever_plays::<Hnefatafl>(session) {
        assert_eq!(facts(&said), [of_side(side)]);
    }
    let task = Hnefatafl::task(session, false);
    let to = match session.judge().rules().escape {
        Escape::Edge => "edge",
        Escape::Corner => "corner",
    };
    let open = session.judge().open_ways(session.position());
    if task.contains("way") {
        assert!(!open.is_empty(), "{task}");
        let way_out = [Fact::Name("king"), Fact::Name(to)];
        let expected = if side == Side::Swede {
            &way_out[..]
        } else {
            &way_out[..1]
        };
        assert_eq!(facts(&task), expected, "{task}");
    } else {
        assert_eq!(facts(&task), [], "{task}");
    }
    let known = Side::BOTH
        .into_iter()
        .filter_map(|side| Hnefatafl::known_threats(session, side));
    for line in known.flat_map(|known| known.lines()) {
        if line.contains("escape") {
            assert_eq!(
                places::<Hnefatafl>(&line),
                open.into_iter().collect::<Vec<_>>(),
                "{line}"
            );
            continue;
        }
        let told = facts(&line);
        match told[..] {
            [piece, Fact::Place(at)] => assert_eq!(
                session.position().piece_at(at).map(of_piece),
                Some(piece),
                "{line}"
            ),
            _ => unreachable!("{line}"),
        }
    }
}

/// Checks the description of each square, and the reasons why pieces cannot move.
fn check_board(session: &Session, bits: u64) {
    let position = session.position();
    let all: Vec<Square> = {
        let size = session.judge().rules().board.size();
        (1..=size)
            .flat_map(|file| (1..=size).filter_map(move |rank| Square::new(file, rank)))
            .collect()
    };
    for &at in &all {
        let told = facts(&Hnefatafl::place_name(
            session.judge(),
            position,
            at,
            &Marks::default(),
        ));
        let piece = position.piece_at(at).map_or(Fact::Name("empty"), of_piece);
        assert_eq!(told.first(), Some(&Fact::Place(at)));
        assert!(told.contains(&piece), "{at}: {told:?}");
    }
    let own: Vec<Square> = position.pieces_of(position.turn()).into_iter().collect();
    let from = own[bits as usize % own.len()];
    let chosen = Some(Pick { place: from });
    let asked = all
        .iter()
        .map(|&to| (to, Hnefatafl::why_not(session, chosen, to)));
    let stuck = all
        .iter()
        .map(|&at| (at, Hnefatafl::why_not(session, None, at)));
    for (to, why) in asked.chain(stuck).filter_map(|(to, why)| Some((to, why?))) {
        let words = Hnefatafl::why_in_words(&why);
        let named = places::<Hnefatafl>(&words);
        match why.refusal {
            Refusal::Occupied(at) if !why.hemmed_in => {
                assert_eq!(named, [at], "{words}");
                assert!(position.piece_at(at).is_some(), "{words}");
            }
            Refusal::InTheWay(at) if !why.hemmed_in => {
                assert_eq!(named, [at], "{words}");
                assert!(
                    position.piece_at(at).is_some() && from.way_to(to).any(|on| on == at),
                    "{words}"
                );
            }
            Refusal::CampStop(at) | Refusal::CampPass(at) if !why.hemmed_in => {
                assert_eq!(named, [at], "{words}")
            }
            Refusal::NotYours => {
                let sides = facts(&words);
                assert!(sides.contains(&of_side(position.turn())), "{words}");
                assert_eq!(
                    position.piece_at(to).map(Piece::side),
                    Some(position.turn().other())
                );
            }
            _ => {
                assert_eq!(named, [], "{words}");
                let stuck = |at| !session.legal().iter().any(|action| action.from == at);
                assert!(!why.hemmed_in || stuck(to) || stuck(from), "{words}");
            }
        }
    }
}

#[test]
fn whole_games_are_told_truly_under_every_option() {
    let (mut captured, mut announced, mut over) = (0, 0, 0);
    for (seed, rules) in some_rules::<Rules>().into_iter().enumerate() {
        let chance = SeededRandom::new(seed as u64);
        let mut before = Session::new(Judge::new(rules).unwrap(), HUMANS);
        for n in 0..80 {
            check_turn(&before);
            let bits = chance.bits(n);
            if n % 16 == 0 {
                check_board(&before, bits);
            }
            if matches!(before.turn(), Turn::Over(_)) {
                over += 1;
                break;
            }
            let legal = before.legal();
            let action = legal[bits as usize % legal.len()];
            for action in legal {
                let words = Hnefatafl::action_in_words(before.position().turn(), action);
                assert_eq!(
                    places::<Hnefatafl>(&words),
                    [action.from, action.to],
                    "{words}"
                );
            }
            let mut after = before.clone();
            let entry = Entry::Action(action);
            after.enter(entry).unwrap();
            let told = Hnefatafl::history_of(&after).pop().unwrap();
            let expected = |full| -> Vec<Fact> {
                let events = told.events.iter();
                events
                    .flat_map(|one| event(&before, &after, one, full))
                    .collect()
            };
            let [full, brief, step] = [
                Hnefatafl::news(&told, false),
                Hnefatafl::news(&told, true),
                Hnefatafl::step_in_words(&entry, &told),
            ];
            assert_eq!(facts(&full), expected(true), "{full}");
            assert_eq!(step, full);
            assert_eq!(facts(&brief), expected(false), "{brief}");
            let line = Hnefatafl::turn_in_line(std::slice::from_ref(&told));
            assert_eq!(
                places::<Hnefatafl>(&line),
                places::<Hnefatafl>(&brief),
                "{line}"
            );
            let is =
                |wanted: fn(&Event) -> bool| told.events.iter().filter(|one| wanted(one)).count();
            captured += is(|one| matches!(one, Event::Captured { .. }));
            announced += is(|one| matches!(one, Event::Announced(_) | Event::Said(_)));
            before = after;
        }
    }
    assert!(
        captured > 20 && announced > 10 && over > 0,
        "{captured} {announced} {over}"
    );
}

#[test]
fn the_way_out_leads_where_the_rules_let_the_king_escape() {
    for (rules, position, played, to) in [
        (
            "brandubh",
            "7/7/7/1K5/7/7/3t3 swede",
            ["b4-a4", "d1-e1"],
            "to a corner",
        ),
        (
            "tablut",
            "9/9/9/9/9/2t6/1tKt5/2T6/9 swede",
            ["c2-a2", "c4-c5"],
            "to the edge",
        ),
    ] {
        let text = format!("hnefatafl 1\nrules {rules}\nposition {position}\n");
        let mut session = Session::from_record(text.parse().unwrap(), HUMANS);
        for action in played {
            session
                .enter(Hnefatafl::read_decision(action).unwrap())
                .unwrap();
        }
        let task = Hnefatafl::task(&session, false);
        assert!(task.contains(to), "{task}");
    }
}
