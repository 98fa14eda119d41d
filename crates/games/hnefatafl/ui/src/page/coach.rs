//! The topics that a first game of Hnefatafl explains, and the terms that are explained wherever they occur.

use crate::Hnefatafl;
use crate::Session;
use hnefatafl::{Event, Side, Square, Word};

use crate::words as m;
use on_page::{Coach, History as _, Met, Term, Terms};

impl Terms for Hnefatafl {
    const TERMS: &'static [Term] = &[
        term("castle", m::term_castle, m::term_castle_about),
        term("drabant", m::term_drabant, m::term_drabant_about),
        term("raichi", m::term_raichi, m::coach_raichi),
        term("tuichu", m::term_tuichu, m::coach_tuichu),
    ];
}

const fn term(name: &'static str, forms: fn() -> String, sentence: fn() -> String) -> Term {
    Term {
        name,
        forms,
        sentence,
    }
}

impl Coach for Hnefatafl {
    const SUBJECTS: &'static [&'static str] = &["move", "lost", "capture", "raichi", "tuichu"];

    fn met(session: &Session, side: Side) -> Vec<Met<Square>> {
        let history = Hnefatafl::history_of(session);
        let met = |subject, sentence, place| Met {
            subject,
            sentence,
            place,
        };
        let mut all = vec![met("move", m::coach_move(), None)];
        // The last two are one move of each side.
        let recent = history.iter().skip(history.len().saturating_sub(2));
        all.extend(recent.flat_map(|entry| &entry.events).filter_map(|event| {
            Some(match *event {
                Event::Captured {
                    side: whose, at, ..
                } if whose == side => met("lost", m::coach_lost(), Some(at)),
                Event::Captured { at, .. } => met("capture", m::coach_capture(), Some(at)),
                Event::Announced(Word::Raichi) | Event::Said(Word::Raichi) => {
                    met("raichi", m::coach_raichi(), None)
                }
                Event::Announced(Word::Tuichu) | Event::Said(Word::Tuichu) => {
                    met("tuichu", m::coach_tuichu(), None)
                }
                _ => return None,
            })
        }));
        all
    }
}
