//! What can be chosen now, for the board to show.

use super::choosing::piece_to_try;
use super::state::Play;
use crate::board::pick;
use crate::table::Table;
use crate::this_game::table::{Destination, KingMark, Pick};
use crate::this_game::{Action, CombinedMove, Event, Session, SessionExt, Use};

impl Play {
    /// Marks what can be chosen.
    pub(crate) fn mark(&mut self, table: &Table) {
        // What can be done next is not told before all lies and stands still.
        let settled = self.board.is_settled();
        let uses = if settled {
            self.uses(table)
        } else {
            Vec::new()
        };
        let movable = each_once(uses.iter().map(|(_, step)| step));
        let mut destinations: Vec<Destination> = Vec::new();
        if let Some(session) = &table.session {
            for (action, step) in &uses {
                if Some(pick(step)) == self.marks.chosen {
                    mark_destination(session, &mut destinations, *action, step);
                }
            }
        }
        self.marks.preview = match self.marks.chosen {
            Some(chosen) if settled => self.ahead(chosen, table).iter().map(preview).collect(),
            _ => Vec::new(),
        };
        self.marks.movable = match table.lesson_wants() {
            Some(wanted) if settled => lesson_pieces(table, &wanted),
            _ => movable,
        };
        self.marks.destinations = self.lesson_places(destinations, table);
        self.marks.throw_off = table
            .seen()
            .is_some_and(|game| game.tray().dice().is_empty());
        self.marks.dice_usable = table.sees_decision();
    }

    /// Of the places where the chosen piece can go, those that the lesson asks for, so that a
    /// finger beside one means it; or the one that is to be tried.
    fn lesson_places(&self, mut places: Vec<Destination>, table: &Table) -> Vec<Destination> {
        let Some(lesson) = &table.lesson else {
            return places;
        };
        if let (Some((_, Some(place))), Some(_)) = (lesson.trial(), self.marks.chosen) {
            return vec![Destination {
                place,
                faces: Vec::new(),
                captures: false,
                king: KingMark::Untouched,
            }];
        }
        let wanted = table.lesson_wants().unwrap_or_default();
        let goes = |to: &Destination| {
            let mut steps = wanted.iter().filter_map(Action::die_use);
            steps.any(|step| step.to == to.place)
        };
        places.retain(goes);
        places
    }
}

/// The pieces of these uses, each once.
fn each_once<'a>(steps: impl Iterator<Item = &'a Use>) -> Vec<Pick> {
    let mut picks: Vec<Pick> = Vec::new();
    for step in steps {
        if !picks.contains(&pick(step)) {
            picks.push(pick(step));
        }
    }
    picks
}

/// The pieces that a lesson points at.
fn lesson_pieces(table: &Table, wanted: &[Action]) -> Vec<Pick> {
    let mut pieces = each_once(wanted.iter().filter_map(Action::die_use));
    pieces.extend(piece_to_try(table));
    pieces
}

fn mark_destination(
    session: &Session,
    destinations: &mut Vec<Destination>,
    action: Action,
    step: &Use,
) {
    if let Some(known) = destinations.iter_mut().find(|known| known.place == step.to) {
        if !known.faces.contains(&step.die) {
            known.faces.push(step.die);
        }
        return;
    }
    let events = session.foresee(action);
    destinations.push(Destination {
        place: step.to,
        faces: vec![step.die],
        captures: captures(&events),
        king: king_mark(&events, step.king.is_some()),
    });
}

/// A place that several dice lead to, as the board shows it.
fn preview(ahead: &CombinedMove) -> Destination {
    let steps = ahead.actions.iter().filter_map(|action| action.die_use());
    Destination {
        place: ahead.to,
        faces: steps.map(|step| step.die).collect(),
        captures: captures(&ahead.events),
        king: king_mark(&ahead.events, ahead.choice),
    }
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
