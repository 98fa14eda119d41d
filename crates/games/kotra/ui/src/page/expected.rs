//! What a text of Kotra that cannot be read should contain.

use crate::Kotra;
use kotra::{EntryRefused, Own, SetupError};

use crate::words::{self as m, named};
use on_page::Reading;

impl Reading for Kotra {
    fn expected(own: &Own) -> String {
        match own {
            Own::Form(form) => named(&format!("read-{}", form.word())).unwrap_or_default(),
            &Own::Turn(number) => m::ReadTurn { number }.text(),
        }
    }

    fn expected_next(refused: &EntryRefused) -> String {
        match refused {
            EntryRefused::WrongThrow(_) => m::read_thrown(),
            EntryRefused::Refused(_) => m::read_legal(),
            EntryRefused::MatchFirst => m::read_match_first(),
            EntryRefused::NotTheLoser => m::read_loser(),
            EntryRefused::NotNow(_) => m::read_next(),
        }
    }

    fn impossible(error: SetupError) -> String {
        use SetupError as E;
        match error {
            E::Count { side, has } => {
                let has = u32::from(has);
                m::SetupCount { side, has }.text()
            }
            E::Shared { at } => {
                let number = at.number().into();
                m::SetupShared { number }.text()
            }
            E::Band { side, at } => {
                let number = at.number().into();
                m::SetupBand { side, number }.text()
            }
            E::OpenBand(side) => m::SetupOpenBand { side }.text(),
            E::Jan(side) => m::SetupJan { side }.text(),
            E::AllOff(side) => m::SetupAllOff { side }.text(),
            other => named(&format!("setup-{}", other.word())).unwrap_or_default(),
        }
    }
}
