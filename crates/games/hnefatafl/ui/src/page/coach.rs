//! The topics that a first game of Hnefatafl explains, and the terms that are explained wherever they occur.

use crate::Hnefatafl;
use crate::Session;
use hnefatafl::{Event, Side, Square, Word};

use crate::words as m;
use on_page::{Coach, History as _, Met, Term, Terms};

impl Terms for Hnefatafl {
    const TERMS: &'static [Term] = &[
        Term::new("castle", m::term_castle, m::term_castle_about),
        Term::new("drabant", m::term_drabant, m::term_drabant_about),
        Term::new("raichi", m::term_raichi, m::coach_raichi),
        Term::new("tuichu", m::term_tuichu, m::coach_tuichu),
    ];
}

impl Coach for Hnefatafl {
    const SUBJECTS: &'static [&'static str] = &["move", "lost", "capture", "raichi", "tuichu"];

    fn met(session: &Session, side: Side) -> Vec<Met<Square>> {
        let history = Hnefatafl::history_of(session);
        let mut all = vec![Met::new("move", m::coach_move(), None)];
        // The last two are one move of each side.
        let recent = history.iter().skip(history.len().saturating_sub(2));
        all.extend(recent.flat_map(|entry| &entry.events).filter_map(|event| {
            Some(match *event {
                Event::Captured {
                    side: whose, at, ..
                } if whose == side => Met::new("lost", m::coach_lost(), Some(at)),
                Event::Captured { at, .. } => Met::new("capture", m::coach_capture(), Some(at)),
                Event::Announced(Word::Raichi) | Event::Said(Word::Raichi) => {
                    Met::new("raichi", m::coach_raichi(), None)
                }
                Event::Announced(Word::Tuichu) | Event::Said(Word::Tuichu) => {
                    Met::new("tuichu", m::coach_tuichu(), None)
                }
                _ => return None,
            })
        }));
        all
    }
}
