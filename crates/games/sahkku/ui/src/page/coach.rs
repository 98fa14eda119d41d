//! The topics that a first game of sáhkku explains, and the terms that are explained wherever they occur.

use crate::Sahkku;
use crate::Session;
use sahkku::{Action, Event, Piece, Place, Side};

use crate::words as m;
use on_page::{Coach, History as _, Met, Term, Terms};

impl Terms for Sahkku {
    const TERMS: &'static [Term] = &[
        term("x", m::term_x, m::term_x_about),
        term("queen", m::term_queen, m::term_queen_about),
        term("castle", m::term_castle, m::term_castle_about),
    ];
}

const fn term(name: &'static str, forms: fn() -> String, sentence: fn() -> String) -> Term {
    Term {
        name,
        forms,
        sentence,
    }
}

impl Coach for Sahkku {
    const SUBJECTS: &'static [&'static str] = &[
        "king",
        "king-lost",
        "lost",
        "capture",
        "queen",
        "wake",
        "again",
        "way",
    ];

    fn met(session: &Session, side: Side) -> Vec<Met<Place>> {
        let history = Sahkku::history_of(session);
        let turn = history.last().map_or(0, |entry| entry.turn);
        let recent = history.iter().filter(|entry| entry.turn + 1 >= turn);
        let happened = recent.flat_map(|entry| &entry.events);
        let happened = happened.filter_map(|event| match *event {
            Event::KingTaken { by, at, .. } if by == side => {
                Some(met("king", m::coach_king(), Some(at)))
            }
            Event::KingTaken { at, .. } => Some(met("king-lost", m::coach_king_lost(), Some(at))),
            Event::Captured {
                side: whose, at, ..
            } if whose == side => Some(met("lost", m::coach_lost(), Some(at.place()))),
            Event::Captured { at, .. } => {
                Some(met("capture", m::coach_capture(), Some(at.place())))
            }
            _ => None,
        });
        let mut all: Vec<Met<Place>> = happened.collect();
        let legal = session.legal();
        let wakes = |wanted: Piece| {
            legal.iter().find_map(|action| match action {
                Action::Activate(step) if step.piece == wanted => Some(step.from.place()),
                _ => None,
            })
        };
        let moves = || {
            legal.iter().find_map(|action| match action {
                Action::Move(step) if step.piece == Piece::Soldier => Some(step.from.place()),
                _ => None,
            })
        };
        if let Some(at) = wakes(Piece::Queen) {
            all.push(met("queen", m::coach_queen(), Some(at)));
        }
        if let Some(at) = wakes(Piece::Soldier) {
            all.push(met("wake", m::coach_wake(), Some(at)));
        }
        if legal
            .iter()
            .any(|action| matches!(action, Action::Rethrow(_)))
        {
            all.push(met("again", m::coach_again(), None));
        }
        if let Some(at) = moves() {
            all.push(met("way", m::coach_way(), Some(at)));
        }
        // The very first step is to wake a piece.
        all.sort_by_key(|met| met.subject != "wake");
        all
    }
}

fn met(subject: &'static str, sentence: String, place: Option<Place>) -> Met<Place> {
    Met {
        subject,
        sentence,
        place,
    }
}
