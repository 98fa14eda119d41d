//! Errors in a text from outside, in the current language.

use game::{Expected, LinkError, ReadError};

use game::session::RestoreError;
use messages::{house as m, named};

use crate::{OnPage, Rules};

/// Why a record or a position could not be read: where, what is there, and what is expected.
pub fn reading<G: OnPage>(error: &ReadError<Expected<Rules<G>>>) -> String {
    let (line, column) = (error.line, error.column);
    let expected = &words::<G>(&error.expected);
    if error.found.is_empty() {
        let ends = m::ReadEnds {
            line,
            column,
            expected,
        };
        ends.text()
    } else {
        let found = m::ReadFound {
            line,
            column,
            found: &error.found,
            expected,
        };
        found.text()
    }
}

/// What is expected there. Words of the notation are the same in every language.
fn words<G: OnPage>(expected: &Expected<Rules<G>>) -> String {
    let form = |word: &str| named(&format!("read-{word}")).unwrap_or_default();
    match expected {
        Expected::Anywhere(missing) => form(missing.word()),
        Expected::Shorter(_) => m::read_shorter(),
        Expected::Words(words) => words.join(" / "),
        Expected::RuleSet(words) => {
            let words = &words.join(", ");
            m::ReadRuleSet { words }.text()
        }
        Expected::Option(words) => {
            let words = &words.join(", ");
            m::ReadOption { words }.text()
        }
        Expected::Value(choices) => choices.clone(),
        Expected::Together(contradiction) => {
            let reason = &G::contradiction_in_words(contradiction.clone());
            m::ReadTogether { reason }.text()
        }
        Expected::Result(result) => m::ReadResult { result }.text(),
        Expected::Own(own) => G::expected(own),
        Expected::Next(refused) => G::expected_next(refused),
        Expected::Possible(error) => {
            let reason = &G::impossible(error.clone());
            m::ReadPossible { reason }.text()
        }
    }
}

pub fn linking(error: LinkError) -> String {
    match error {
        LinkError::Kind => m::link_kind(),
        LinkError::Version => m::link_version(),
        LinkError::TooLong => m::link_too_long(),
        LinkError::Parts => m::link_parts(),
        LinkError::Damaged | LinkError::OtherGame => m::link_letters(),
        LinkError::Rules => m::link_rules(),
        LinkError::Position => m::link_position(),
        LinkError::Game => m::link_game(),
    }
}

/// Why a saved game could not be restored.
pub fn restoring<G: OnPage>(error: &RestoreError<ReadError<Expected<Rules<G>>>>) -> String {
    match error {
        RestoreError::NotASave | RestoreError::OtherGame { .. } => m::save_none(),
        RestoreError::Damaged => m::save_damaged(),
        RestoreError::Seats => m::save_seats(),
        RestoreError::Record(error) => reading::<G>(error),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_reason_why_a_link_is_not_read_has_words_of_its_own() {
        let errors = [
            LinkError::Kind,
            LinkError::Version,
            LinkError::TooLong,
            LinkError::Parts,
            LinkError::Damaged,
            LinkError::Rules,
            LinkError::Position,
            LinkError::Game,
        ];
        let said: HashSet<String> = errors.into_iter().map(linking).collect();
        assert_eq!(said.len(), errors.len(), "{said:?}");
        assert!(
            !said
                .iter()
                .any(|words| words.is_empty() || words.contains('⟨'))
        );
        assert_eq!(
            linking(LinkError::Version),
            "it was made by another version of this page"
        );
    }
}
