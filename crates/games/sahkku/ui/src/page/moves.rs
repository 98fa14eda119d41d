//! The possible actions at the board of sáhkku: which piece, with which die, where to.

use std::cmp::Reverse;

use crate::Sahkku;
use crate::board::{Destination, KingMark, Pick};
use crate::lessons::{Lesson, Topic, about_refusal};
use crate::{Pending, Session, WhyNot, combined_moves, why_not, why_stuck};
use sahkku::{Action, Entry, Event, Face, Figure, Piece, Place, Row, Side, Use};

use super::{news, path};
use crate::words as m;
use on_page::{ChoiceWords, CombinedMove, Decision, Move, Moves};

impl Moves for Sahkku {
    type WhyNot = WhyNot;

    fn way(_: Side, action: Action) -> Option<(Pick, Place)> {
        let step = action.die_use()?;
        let pick = Pick {
            piece: step.piece,
            spot: step.from,
        };
        Some((pick, step.to))
    }

    fn uses(session: &Session, die: usize, action: Action) -> bool {
        let face = face(session, Some(die));
        face.is_none_or(|face| die_of(action) == Some(face))
    }

    fn question(session: &Session) -> Option<Decision<Sahkku>> {
        let Pending::Way(side) = Pending::of(session) else {
            return None;
        };
        Some(Decision {
            words: Box::new(move || ChoiceWords {
                title: m::TaskWay { side }.text(),
                text: m::task_way_explained(),
                answers: vec![m::way_vuosttut(), m::way_miedut()],
            }),
            ways: ENTRIES
                .map(|entry| (way(session, side, entry), side))
                .into(),
            entries: ENTRIES.into(),
        })
    }

    fn moved(events: &[Event]) -> Option<(Place, Place)> {
        events.iter().find_map(|event| match event {
            Event::Activated { from, to, .. } => Some((*from, to.place())),
            Event::Moved { from, to, .. } => Some((from.place(), to.place())),
            _ => None,
        })
    }

    fn place_of(pick: Pick) -> Place {
        pick.place()
    }

    fn action_of(entry: &Entry) -> Option<Action> {
        entry.action()
    }

    fn read_decision(text: &str) -> Result<Entry, String> {
        Entry::read_decision(text).map_err(|error| format!("{error}"))
    }

    fn combined(session: &Session, pick: Pick, die: Option<usize>) -> Vec<CombinedMove<Sahkku>> {
        let combined = combined_moves(session, pick.piece, pick.spot, face(session, die));
        let combined = combined.into_iter();
        combined
            .map(|ahead| CombinedMove {
                shown: Destination {
                    place: ahead.to,
                    faces: ahead
                        .actions
                        .iter()
                        .filter_map(|action| die_of(*action))
                        .collect(),
                    captures: captures(&ahead.events),
                    king: king_mark(&ahead.events, ahead.choice),
                },
                to: ahead.to,
                actions: ahead.actions,
            })
            .collect()
    }

    fn narrow(ways: &mut Vec<Move<Sahkku>>, die: Option<usize>, _session: &Session) {
        // If an X would walk only as far as an I, the X is kept: it can wake a piece.
        let spare = ways.iter().any(|one| die_of(one.action) == Some(Face::I));
        if spare && die.is_none() {
            ways.retain(|one| {
                die_of(one.action) != Some(Face::X) || matches!(one.action, Action::Activate(_))
            });
        }
    }

    fn is_same_move(a: &Move<Sahkku>, b: Action) -> bool {
        let uses = a.action.die_use().zip(b.die_use());
        uses.is_some_and(|(a, b)| {
            let king = a.king;
            Use { king, ..*b } == *a
        })
    }

    fn throws_again(action: &Action) -> bool {
        matches!(action, Action::Rethrow(_))
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::Stop
    }

    fn way_in_words(way: &Move<Sahkku>) -> String {
        way.action.die_use().map_or_else(String::new, news::choice)
    }

    fn which_way() -> String {
        m::choose_use()
    }

    fn destinations(
        session: &Session,
        moves: impl Iterator<Item = Move<Sahkku>>,
    ) -> Vec<Destination> {
        let mut destinations: Vec<Destination> = Vec::new();
        for Move { action, to, .. } in moves {
            let Some(step) = action.die_use() else {
                continue;
            };
            if let Some(known) = destinations.iter_mut().find(|known| known.place == to) {
                if !known.faces.contains(&step.die) {
                    known.faces.push(step.die);
                }
                continue;
            }
            let events = session.foresee(action);
            destinations.push(Destination {
                place: to,
                faces: vec![step.die],
                captures: captures(&events),
                king: king_mark(&events, step.king.is_some()),
            });
        }
        destinations
    }

    fn bare_destination(place: Place) -> Destination {
        Destination {
            place,
            faces: Vec::new(),
            captures: false,
            king: KingMark::Untouched,
        }
    }

    fn why_not(session: &Session, chosen: Option<Pick>, place: Place) -> Option<WhyNot> {
        let why = match chosen {
            Some(chosen) => why_not(session, chosen.place(), place),
            None => why_stuck(session, place),
        };
        let mut figures = session.position().figures();
        let occupied = figures.any(|figure| figure.at.place() == place);
        why.filter(|_| chosen.is_some() || occupied)
    }

    fn why_in_words(why: &WhyNot) -> String {
        news::why(why.side, why.refusal, why.die, why.to)
    }

    fn rule_against(why: &WhyNot, session: &Session) -> Option<&'static Topic> {
        about_refusal(why.refusal, session.judge().rules())
    }

    fn piece_to_try(session: &Session, lesson: &Lesson) -> Option<Pick> {
        let (from, _) = lesson.trial()?;
        let position = session.position();
        let figure = position
            .figures()
            .find(|figure| figure.at.place() == from && figure.side == Some(position.turn()))?;
        Some(Pick {
            piece: figure.piece,
            spot: figure.at,
        })
    }

    fn written_pick(pick: Pick) -> String {
        let piece = match pick.piece {
            Piece::Soldier => "",
            Piece::Queen => "Q",
            Piece::King => "K",
        };
        let home = if pick.spot.homebound() { "'" } else { "" };
        format!("{piece}{}{home}", pick.place())
    }
}

/// The face of the die that an action uses.
fn die_of(action: Action) -> Option<Face> {
    action.die_use().map(|step| step.die)
}

fn face(session: &Session, die: Option<usize>) -> Option<Face> {
    session.game().tray().dice().get(die?)?.face
}

fn captures(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Captured { .. }))
}

fn king_mark(events: &[Event], choice: bool) -> KingMark {
    let taken = |event: &Event| matches!(event, Event::KingTaken { .. });
    if choice {
        KingMark::Choice
    } else if events.iter().any(taken) {
        KingMark::Taken
    } else {
        KingMark::Untouched
    }
}

/// The answers, the default first.
const ENTRIES: [Entry; 2] = [Entry::Walks(false), Entry::Walks(true)];

/// How many places of a way are shown: from the home row to the middle of the board.
const SHOWN: usize = 7;

/// The beginning of the front soldier's way, if the army walks as this entry says.
fn way(session: &Session, side: Side, entry: Entry) -> Vec<Place> {
    let mut after = session.clone();
    if after.enter(entry).is_err() {
        return Vec::new();
    }
    let own = |figure: &Figure| figure.side == Some(side) && figure.piece == Piece::Soldier;
    let position = after.position();
    let soldiers = position.figures().filter(own);
    let ways = soldiers.map(|soldier| path::path(after.judge(), position, &soldier));
    // The front soldier is the first in the middle row, and has most of that row before it.
    let in_the_middle = |at: &&Place| at.row() == Row::B;
    let ahead = |way: &Vec<Place>| {
        let home = way.iter().take_while(|at| !in_the_middle(at)).count();
        let middle = way.iter().skip(home).take_while(in_the_middle).count();
        (Reverse(home), middle)
    };
    let mut way = ways.max_by_key(ahead).unwrap_or_default();
    way.truncate(SHOWN);
    way
}
