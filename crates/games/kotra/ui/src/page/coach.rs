//! The topics that a first game of Kotra explains, and the terms that are explained wherever they occur.

use crate::Kotra;
use crate::{Place, Session, near_munk};
use kotra::{Event, Side};

use super::news;
use crate::words as m;
use on_page::{Coach, History as _, Met, Term, Terms};

impl Terms for Kotra {
    const TERMS: &'static [Term] = &[
        Term::new("alla", m::term_alla, m::coach_alla),
        Term::new("blot", m::term_blot, m::term_blot_about),
        Term::new("jan", m::term_jan, m::coach_jan),
        Term::new("mar", m::term_mar, m::coach_mar),
        Term::new("munk", m::term_munk, m::term_munk_about),
    ];
}

impl Coach for Kotra {
    const SUBJECTS: &'static [&'static str] = &[
        "way",
        "was-hit",
        "hit",
        "half-munk",
        "mar",
        "jan",
        "munk",
        "alla",
        "dice",
    ];

    fn met(session: &Session, side: Side) -> Vec<Met<Place>> {
        let position = session.position();
        let history = Kotra::history_of(session);
        let turn = history.last().map_or(0, |entry| entry.turn);
        let recent = history.iter().filter(|entry| entry.turn + 1 >= turn);
        let waits = position.checkers(side).hit() > 0;
        let mut all = Vec::new();
        let mut add = |subject, sentence, place| all.push(Met::new(subject, sentence, place));
        if stands_as_at_the_start(session, side) {
            add("way", m::coach_way(), None);
        }
        for event in recent.flat_map(|entry| &entry.events) {
            match *event {
                Event::Hit {
                    side: whose, at, ..
                } if whose == side => {
                    add("was-hit", m::coach_was_hit(), Some(Place::of(whose, at)))
                }
                Event::Hit {
                    side: whose, at, ..
                } => add("hit", m::coach_hit(), Some(Place::of(whose, at))),
                Event::HalfMunk { side: whose, .. } if whose == side => {
                    add("half-munk", m::coach_half_munk(), None);
                }
                Event::BorneOff { side: whose, .. } if whose != side && waits => {
                    add("mar", m::coach_mar(), None);
                }
                Event::Thrown { throw, .. } if throw.is_alla() => {
                    add("alla", m::coach_alla(), None);
                }
                Event::Thrown { side: whose, .. } if whose == side => {
                    add("dice", m::coach_dice(), None);
                }
                _ => {}
            }
        }
        for side in [side, side.other()] {
            if let Some(near) = near_munk(session.judge(), position, side) {
                let munk = &news::pattern(near.pattern);
                let value = &news::units(near.pattern.value());
                let place = near.missing.first().map(|(at, ..)| Place::of(side, *at));
                add("munk", m::CoachMunk { munk, value }.text(), place);
            }
        }
        // From two hit checkers on, a jan is near, which is a reason to count.
        if [side, side.other()]
            .iter()
            .any(|&side| position.checkers(side).hit() > 1)
        {
            add("jan", m::coach_jan(), None);
        }
        all
    }
}

/// Whether no checker of a side has moved since the start of a whole or a short game.
fn stands_as_at_the_start(session: &Session, side: Side) -> bool {
    let (judge, own) = (session.judge(), session.position().checkers(side));
    let starts = [judge.start(side), judge.short_start(side)];
    starts.iter().any(|start| start.checkers(side) == own)
}
