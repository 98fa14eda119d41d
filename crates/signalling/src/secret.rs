//! What two people share before they meet, and the name of the room that follows from it.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// Characters of a word: fewer are guessed too soon, more is no word.
const WORD_LENGTH: std::ops::RangeInclusive<usize> = 6..=64;

/// Letters that are told apart over a telephone in all our languages.
const CONSONANTS: &[u8; 12] = b"fhjklmnprstv";
const VOWELS: &[u8; 5] = b"aeiou";

/// Syllables of the words that [`Word::propose`] makes: 60⁷ words, or 41 bits.
const SYLLABLES: [usize; 3] = [2, 2, 3];

/// What both know and nobody else.
#[derive(Clone, PartialEq, Eq)]
pub enum Secret {
    /// The random bits of a link that one sent to the other.
    Link([u8; 16]),
    /// A word that they agreed on.
    Word(Word),
}

/// A word, or a few, as two people type it alike.
#[derive(Clone, PartialEq, Eq)]
pub struct Word(String);

/// Why a text is no word to meet by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordError {
    /// Under six characters.
    TooShort,
    /// Over 64 characters.
    TooLong,
    /// Holds a loose accent: the text is not in normalization form C.
    NotComposed,
}

/// The name of a room of a server. It is public: whoever runs the server reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RoomName(String);

impl Word {
    /// The word without the differences that people do not mean: case, and spaces around or between.
    ///
    /// The text has to be in Unicode's normalization form C, which a browser knows how to make of any text: the tables
    /// for it would weigh more than all else here.
    pub fn new(text: &str) -> Result<Word, WordError> {
        // A longer text is not worth the work of changing its case.
        if text.len() > 16 * WORD_LENGTH.end() {
            return Err(WordError::TooLong);
        }
        let lower = text.to_lowercase();
        if lower.contains(|letter| matches!(letter, '\u{300}'..='\u{36f}')) {
            return Err(WordError::NotComposed);
        }
        let words: Vec<&str> = lower.split_whitespace().collect();
        let word = words.join(" ");
        let length = word.chars().count();
        if length < *WORD_LENGTH.start() {
            Err(WordError::TooShort)
        } else if length > *WORD_LENGTH.end() {
            Err(WordError::TooLong)
        } else {
            Ok(Word(word))
        }
    }

    /// Three words of no language, from 64 random bits: hard to guess, easy to say.
    pub fn propose(mut random: u64) -> Word {
        let words = SYLLABLES.map(|syllables| {
            let mut word = String::new();
            for _ in 0..syllables {
                for letters in [CONSONANTS.as_slice(), VOWELS.as_slice()] {
                    // 2⁶⁴ is so much more than 60⁷ that the remainder favours no word by more than one in four million.
                    let count = letters.len() as u64;
                    word.push(char::from(letters[(random % count) as usize]));
                    random /= count;
                }
            }
            word
        });
        Word(words.join(" "))
    }

    /// The word as both see it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Secret {
    /// The room where those who know the secret meet, apart from those who play something else: `scope`.
    ///
    /// A link's secret cannot be guessed, so its whole hash is the name and no stranger comes there. A word can:
    /// from its whole hash the server could find it in a dictionary. So only 12 bits of the hash are told, strangers may
    /// come into the same room, and the proof of the word tells them apart.
    pub(crate) fn room(&self, scope: &str) -> RoomName {
        let (kind, secret) = match self {
            Secret::Link(secret) => ("link", secret.as_slice()),
            Secret::Word(word) => ("word", word.0.as_bytes()),
        };
        let hash = hash("room", &[kind.as_bytes(), scope.as_bytes(), secret]);
        RoomName(match self {
            Secret::Link(_) => URL_SAFE_NO_PAD.encode(&hash[..16]),
            Secret::Word(_) => format!("w{:x}{:02x}", hash[0] & 0xf, hash[1]),
        })
    }
}

impl RoomName {
    /// The name as it stands in an address.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WordError::TooShort => "a word to meet by has at least six characters",
            WordError::TooLong => "a word to meet by has at most 64 characters",
            WordError::NotComposed => "the word has an accent that stands alone",
        })
    }
}

impl std::error::Error for WordError {}

/// SHA-256 of some parts, so that neither another use nor another division of the same bytes gives the same hash.
pub(crate) fn hash(purpose: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"two at a distance, signalling 1, ");
    for part in std::iter::once(purpose.as_bytes()).chain(parts.iter().copied()) {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str) -> Word {
        Word::new(text).unwrap()
    }

    #[test]
    fn what_people_do_not_mean_makes_no_other_word() {
        assert_eq!(word("  Máze \t SÁHKKU ").as_str(), "máze sáhkku");
        assert!(word("sáhkku") == word("SÁHKKU"));
        assert!(word("sáhkku") != word("sahkku"));
    }

    #[test]
    fn a_text_that_is_no_word_is_refused() {
        for (text, error) in [
            ("", WordError::TooShort),
            ("  a   b ", WordError::TooShort),
            (&"a".repeat(65), WordError::TooLong),
            (&" ".repeat(100_000), WordError::TooLong),
            ("sa\u{301}hkku", WordError::NotComposed),
        ] {
            assert_eq!(Word::new(text).err(), Some(error), "{text:.20}");
        }
    }

    #[test]
    fn proposed_words_are_read_back_as_they_are() {
        for random in [0, 1, 59, 60, u64::MAX, 0x0123_4567_89ab_cdef] {
            let proposed = Word::propose(random);
            assert!(word(proposed.as_str()) == proposed);
            assert_eq!(proposed.as_str().len(), 16);
        }
        assert!(Word::propose(0) != Word::propose(1));
    }

    #[test]
    fn a_room_tells_by_its_scope_and_secret() {
        let link = Secret::Link([7; 16]);
        assert_eq!(link.room("sahkku").as_str().len(), 22);
        assert_ne!(link.room("sahkku"), link.room("kotra"));
        assert_ne!(link.room("sahkku"), Secret::Link([8; 16]).room("sahkku"));
    }

    #[test]
    fn a_room_says_little_of_its_word() {
        let rooms: std::collections::BTreeSet<String> = (0..20_000)
            .map(|random| {
                let room = Secret::Word(Word::propose(random)).room("kotra");
                room.as_str().to_owned()
            })
            .collect();
        assert!(rooms.iter().all(|room| room.len() == 4));
        assert!(rooms.len() <= 4096, "{}", rooms.len());
        assert!(rooms.len() > 3900, "{}", rooms.len());
    }
}
