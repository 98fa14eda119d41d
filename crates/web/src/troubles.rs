//! What is wrong with a text that came from outside, in the language that is spoken.

use sahkku::{LinkError, ReadError};
use sahkku_session::RestoreError;

use crate::messages as m;

/// Why a record or a position could not be read: where, what stands there, and what should.
pub(crate) fn reading(error: &ReadError) -> String {
    let (line, column) = (error.line.to_string(), error.column.to_string());
    if error.found.is_empty() {
        m::read_ends(&column, &error.expected, &line)
    } else {
        m::read_found(&column, &error.expected, &error.found, &line)
    }
}

/// Why a link could not be read.
pub(crate) fn linking(error: LinkError) -> String {
    match error {
        LinkError::Kind => m::link_kind(),
        LinkError::Version => m::link_version(),
        LinkError::TooLong => m::link_too_long(),
        LinkError::Parts => m::link_parts(),
        LinkError::Letters => m::link_letters(),
        LinkError::Rules => m::link_rules(),
        LinkError::Position => m::link_position(),
        LinkError::Game => m::link_game(),
    }
}

/// Why a saved game could not be taken up again.
pub(crate) fn restoring(error: &RestoreError) -> String {
    match error {
        RestoreError::NotASave => m::save_none(),
        RestoreError::Damaged => m::save_damaged(),
        RestoreError::Seats => m::save_seats(),
        RestoreError::Record(error) => reading(error),
    }
}
