//! What two say to each other through the server, once it is opened.

/// Bytes of a description of a connection.
pub(crate) const MAX_DESCRIPTION: usize = 4096;

/// Who somebody is from one connection to the next: made anew for each visit to the page.
pub type Visit = [u8; 16];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// Who I am at the game.
    Join(Join),
    /// An attempt to connect directly, and my description for it.
    Offer(u8, Vec<u8>),
    /// The description that answers the offer of this attempt.
    Answer(u8, Vec<u8>),
    /// The direct connection of this attempt has ended, or failed.
    Ended(u8),
    /// What is said by the two programs, which is not our business here.
    Frame(Vec<u8>),
}

/// Who somebody is, signed with the key of their seat over both shares and the purpose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Join {
    pub(crate) purpose: Purpose,
    pub(crate) visit: Visit,
    pub(crate) key: [u8; 32],
    pub(crate) signature: [u8; 64],
}

/// What somebody says with who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// I would play with you.
    Ask,
    /// Let us.
    Agree,
    /// I play with you already, in another window of yours.
    Taken,
}

impl Purpose {
    /// What is signed with it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Purpose::Ask => "ask",
            Purpose::Agree => "agree",
            Purpose::Taken => "taken",
        }
    }
}

impl Note {
    pub(crate) fn write(&self) -> Vec<u8> {
        match self {
            Note::Join(join) => {
                let head = [join.purpose as u8];
                [&head, join.visit.as_slice(), &join.key, &join.signature].concat()
            }
            Note::Offer(attempt, description) => [&[3, *attempt], description.as_slice()].concat(),
            Note::Answer(attempt, description) => [&[4, *attempt], description.as_slice()].concat(),
            Note::Ended(attempt) => vec![5, *attempt],
            Note::Frame(frame) => [&[6], frame.as_slice()].concat(),
        }
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Note> {
        let described = |description: &[u8]| {
            let fits = description.len() <= MAX_DESCRIPTION;
            fits.then(|| description.to_vec())
        };
        match bytes {
            [purpose @ 0..=2, rest @ ..] => {
                let (visit, rest) = rest.split_first_chunk()?;
                let (key, rest) = rest.split_first_chunk()?;
                Some(Note::Join(Join {
                    purpose: match purpose {
                        0 => Purpose::Ask,
                        1 => Purpose::Agree,
                        _ => Purpose::Taken,
                    },
                    visit: *visit,
                    key: *key,
                    signature: rest.try_into().ok()?,
                }))
            }
            [3, attempt, description @ ..] => Some(Note::Offer(*attempt, described(description)?)),
            [4, attempt, description @ ..] => Some(Note::Answer(*attempt, described(description)?)),
            [5, attempt] => Some(Note::Ended(*attempt)),
            [6, frame @ ..] => Some(Note::Frame(frame.to_vec())),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_read_is_written_back_equal(bytes in proptest::collection::vec(any::<u8>(), 0..140)) {
            if let Some(note) = Note::read(&bytes) {
                prop_assert_eq!(note.write(), bytes);
            }
        }
    }

    #[test]
    fn every_note_is_read_back() {
        let join = |purpose| {
            Note::Join(Join {
                purpose,
                visit: [9; 16],
                key: [8; 32],
                signature: [7; 64],
            })
        };
        for note in [
            join(Purpose::Ask),
            join(Purpose::Agree),
            join(Purpose::Taken),
            Note::Offer(1, vec![1, 2]),
            Note::Answer(2, Vec::new()),
            Note::Ended(3),
            Note::Frame(vec![0; 3]),
        ] {
            assert_eq!(Note::read(&note.write()), Some(note));
        }
        let long = Note::Offer(1, vec![0; MAX_DESCRIPTION + 1]).write();
        assert_eq!(Note::read(&long), None);
    }
}
