//! What two say to each other inside the sealed channel.

use crate::message::Refused;

/// Bytes of a packed description of a connection.
pub(crate) const MAX_DESCRIPTION: usize = 4096;

/// Whose place at the game somebody has, where that is settled before they meet. Two in one place are one person twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nothing is settled: they meet by a word.
    Any,
    /// Who invited.
    Inviter,
    /// Who was invited.
    Invited,
}

/// Who somebody is from one connection to the next: made anew for each visit to the page.
pub type Visit = [u8; 16];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// I would play with you, or: yes, let us.
    Join(Place, Visit),
    /// I play with somebody already.
    Full,
    /// You are who I am.
    Twin,
    /// An attempt to connect directly, and my description for it.
    Offer(u8, Vec<u8>),
    /// The description that answers the offer of this attempt.
    Answer(u8, Vec<u8>),
    /// I want no direct connection.
    NotDirect,
    /// The direct connection of this attempt has ended, or failed.
    Ended(u8),
    /// What is said by the two programs, which is not our business here.
    Frame(Vec<u8>),
}

impl Note {
    pub(crate) fn write(&self) -> Vec<u8> {
        match self {
            Note::Join(place, visit) => [&[0, *place as u8], visit.as_slice()].concat(),
            Note::Full => vec![1],
            Note::Twin => vec![2],
            Note::Offer(attempt, description) => [&[3, *attempt], description.as_slice()].concat(),
            Note::Answer(attempt, description) => [&[4, *attempt], description.as_slice()].concat(),
            Note::NotDirect => vec![5],
            Note::Ended(attempt) => vec![6, *attempt],
            Note::Frame(frame) => [&[7], frame.as_slice()].concat(),
        }
    }

    pub(crate) fn read(bytes: &[u8]) -> Result<Note, Refused> {
        let described = |description: &[u8]| {
            if description.len() > MAX_DESCRIPTION {
                return Err(Refused::TooLong);
            }
            Ok(description.to_vec())
        };
        match bytes {
            [0, place, visit @ ..] => {
                let place = [Place::Any, Place::Inviter, Place::Invited]
                    .into_iter()
                    .find(|known| *known as u8 == *place)
                    .ok_or(Refused::Malformed)?;
                let visit = Visit::try_from(visit).map_err(|_| Refused::Malformed)?;
                Ok(Note::Join(place, visit))
            }
            [1] => Ok(Note::Full),
            [2] => Ok(Note::Twin),
            [3, attempt, description @ ..] => Ok(Note::Offer(*attempt, described(description)?)),
            [4, attempt, description @ ..] => Ok(Note::Answer(*attempt, described(description)?)),
            [5] => Ok(Note::NotDirect),
            [6, attempt] => Ok(Note::Ended(*attempt)),
            [7, frame @ ..] => Ok(Note::Frame(frame.to_vec())),
            _ => Err(Refused::Malformed),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_read_is_written_back_equal(bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
            if let Ok(note) = Note::read(&bytes) {
                prop_assert_eq!(note.write(), bytes);
            }
        }
    }

    #[test]
    fn every_note_is_read_back() {
        for note in [
            Note::Join(Place::Invited, [9; 16]),
            Note::Full,
            Note::Twin,
            Note::Offer(1, vec![1, 2]),
            Note::Answer(2, Vec::new()),
            Note::NotDirect,
            Note::Ended(3),
            Note::Frame(vec![0; 3]),
        ] {
            assert_eq!(Note::read(&note.write()), Ok(note));
        }
        let long = Note::Offer(1, vec![0; MAX_DESCRIPTION + 1]).write();
        assert_eq!(Note::read(&long), Err(Refused::TooLong));
    }
}
