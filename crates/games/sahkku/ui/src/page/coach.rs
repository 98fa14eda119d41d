//! The topics that a first game of sáhkku explains, and the terms that are explained wherever they occur.

use crate::Sahkku;
use crate::Session;
use sahkku::{Action, Event, Piece, Place, Side};

use crate::words as m;
use on_page::{Coach, History as _, Met, Term, Terms};

impl Terms for Sahkku {
    const TERMS: &'static [Term] = &[
        Term::new("x", m::term_x, m::term_x_about),
        Term::new("queen", m::term_queen, m::term_queen_about),
        Term::new("castle", m::term_castle, m::term_castle_about),
    ];
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
                Some(Met::new("king", m::coach_king(), Some(at)))
            }
            Event::KingTaken { at, .. } => {
                Some(Met::new("king-lost", m::coach_king_lost(), Some(at)))
            }
            Event::Captured {
                side: whose, at, ..
            } if whose == side => Some(Met::new("lost", m::coach_lost(), Some(at.place()))),
            Event::Captured { at, .. } => {
                Some(Met::new("capture", m::coach_capture(), Some(at.place())))
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
            all.push(Met::new("queen", m::coach_queen(), Some(at)));
        }
        if let Some(at) = wakes(Piece::Soldier) {
            all.push(Met::new("wake", m::coach_wake(), Some(at)));
        }
        if legal
            .iter()
            .any(|action| matches!(action, Action::Rethrow(_)))
        {
            all.push(Met::new("again", m::coach_again(), None));
        }
        if let Some(at) = moves() {
            all.push(Met::new("way", m::coach_way(), Some(at)));
        }
        // The very first step is to wake a piece.
        all.sort_by_key(|met| met.subject != "wake");
        all
    }
}
