//! Properties of the letters of online games.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::Dealt;
use online::throws::EXCHANGES;
use online::{
    CLOCK_LIMIT, KEY, LETTER_LIMIT, Letter, Link, MESSAGE_LIMIT, Merged, NAME_LIMIT, Party, Peer,
};

use super::Fate;

/// A letter is either refused with an error, or is written as the text that it was read from, keeps the limits, and can be
/// opened and taken in again. The input is a letter as text, or its packed content.
pub fn letter<G: Dealt>(input: &[u8]) -> Fate {
    let text = match str::from_utf8(input) {
        Ok(text) if text.starts_with(KEY) => text.to_owned(),
        _ => format!("{KEY}{}.{}", G::ID, URL_SAFE_NO_PAD.encode(input)),
    };
    let letter = match Letter::<G>::read(&text) {
        Ok(letter) => letter,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            // It may be a text that holds a letter.
            let _ = Link::<G>::find(&String::from_utf8_lossy(input));
            return Fate::Refused;
        }
    };
    assert_eq!(letter.write(), text);
    assert!(Link::<G>::find(&text).is_ok_and(|link| link.text == text));
    assert!(text.len() <= LETTER_LIMIT);
    keeps_limits(&letter);

    let mut log = letter.log.clone();
    assert!(matches!(log.merge(letter.log.clone()), Merged::Same));
    let mut watcher = Peer::open(letter, None);
    assert!(watcher.party().is_none() && !watcher.is_to_decide());
    let received = watcher.receive(&text);
    assert!(received.is_ok(), "{received:?}");
    Fate::Kept
}

fn keeps_limits<G: Dealt>(letter: &Letter<G>) {
    let log = &letter.log;
    assert!(log.messages().len() <= MESSAGE_LIMIT);
    for party in Party::BOTH {
        let name = log.name(party);
        assert!(name.chars().count() <= NAME_LIMIT && !name.contains(char::is_control));
    }
    if let Some(clock) = log.terms().clock {
        assert!(clock.turn <= CLOCK_LIMIT && clock.reserve <= CLOCK_LIMIT);
    }
    let Some(state) = log.state() else {
        assert_eq!(log.messages().len(), 1);
        return;
    };
    assert!(state.exchanges().len() <= EXCHANGES as usize);
    let mut game = state.record().opening();
    for entry in state.record().entries() {
        assert!(game.enter_unseen(entry).is_ok(), "{entry:?}");
    }
}
