//! What a text of Hnefatafl that cannot be read should contain.

use crate::Hnefatafl;
use hnefatafl::{EntryRefused, Own, SetupError};

use crate::words::{self as m, named};
use on_page::Reading;

impl Reading for Hnefatafl {
    fn expected(own: &Own) -> String {
        match own {
            Own::Form(form) => named(&format!("read-{}", form.word())).unwrap_or_default(),
            &Own::Number(number) => m::ReadNumber { number }.text(),
            Own::Captures(captures) if captures.is_empty() => m::read_no_captures(),
            Own::Captures(captures) => m::ReadCaptures { captures }.text(),
            &Own::Room(left, rank) => {
                let number = u32::from(rank);
                m::ReadRoom { left, number }.text()
            }
        }
    }

    fn expected_next(refused: &EntryRefused) -> String {
        match refused {
            EntryRefused::Refused(_) => m::read_legal(),
            EntryRefused::Over(_) => m::read_next(),
        }
    }

    fn impossible(error: SetupError) -> String {
        use SetupError as E;
        match error {
            E::OffBoard(at) | E::Shared(at) | E::OnCorner(at) => m::ReadStanding { at }.text(),
            E::OnCastle => m::setup_castle(),
            E::NoKing | E::TwoKings | E::NotSurrounded => m::read_king(),
            E::TooMany(_) => m::read_army(),
            E::NoWords | E::Untrue(_) => m::read_words(),
        }
    }
}
