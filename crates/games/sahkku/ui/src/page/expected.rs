//! What a text of sáhkku that cannot be read should contain.

use crate::Sahkku;
use sahkku::{EntryRefused, Own, SetupError};

use crate::words::{self as m, named};
use on_page::Reading;

impl Reading for Sahkku {
    fn expected(own: &Own) -> String {
        match *own {
            Own::Form(form) => named(&format!("read-{}", form.word())).unwrap_or_default(),
            Own::Turn(number) => m::ReadTurn { number }.text(),
            Own::Room(left, row) => m::ReadRoom { left, row }.text(),
        }
    }

    fn expected_next(refused: &EntryRefused) -> String {
        match refused {
            EntryRefused::WrongThrow(_) => m::read_throw(),
            EntryRefused::Refused(_) => m::read_legal(),
            EntryRefused::NotAnX(_) | EntryRefused::NoSuchDie(_) => m::read_cross(),
            _ => m::read_next(),
        }
    }

    fn impossible(error: SetupError) -> String {
        use SetupError as E;
        match error {
            E::TooManySoldiers(_) => m::read_army(),
            E::NoQueens | E::TwoQueens(_) => m::read_queens(),
            E::TwoKings | E::InertKing => m::read_king(),
            E::KingMissing => m::setup_no_king(),
            E::NeutralKing => m::setup_neutral(),
            E::LateRethrow => m::setup_in_hand(),
            E::NoSuchFace(_) | E::DiceCount | E::UnusedDice | E::Tries => m::read_dice(),
            E::NoMiedut => m::read_miedut(),
            E::SleeperAway(at) | E::SleepingQueenAway(at) => m::SetupAsleep { at }.text(),
            E::JoinsSleeper(at) => m::SetupClosed { at }.text(),
            E::OffBoard(at)
            | E::SleepersShare(at)
            | E::NoStacking(at)
            | E::NotHomebound(at)
            | E::BothArmies(at)
            | E::QueenShares(at)
            | E::Nobodys(at)
            | E::Rider(at) => m::ReadStanding { at }.text(),
        }
    }
}
