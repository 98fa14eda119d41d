//! Describes in words what goes wrong between two players.

use browser::store::NotKept;
use context::this::words as m;
use on_page::text::errors;
use online::Unread;

use super::stored::StoredGame;

/// Why a letter cannot be read. `text` is the letter.
pub(super) fn unread(why: Unread, text: &str) -> String {
    match why {
        Unread::Kind => m::distance_unread_kind(),
        Unread::OtherGame => {
            let game = text.split_once('=').map_or("", |(_, rest)| rest);
            let game = game.split_once('.').map_or(game, |(game, _)| game);
            m::DistanceUnreadOtherGame { game }.text()
        }
        Unread::Version => m::distance_unread_version(),
        Unread::TooLong => m::distance_unread_too_long(),
        Unread::Damaged => m::distance_unread_damaged(),
        Unread::Start(error) => {
            let reason = &errors::linking(error);
            m::DistanceUnreadStart { reason }.text()
        }
        Unread::Message(number, _) => {
            let message = number as u32 + 1;
            m::DistanceUnreadMessage { message }.text()
        }
        Unread::Values(_) => m::distance_unread_values(),
        Unread::Signature(_) => m::distance_unread_signature(),
        Unread::Aside => m::distance_unread_aside(),
    }
}

/// Why a game cannot be stored, and what to do about it.
pub(super) fn not_stored(why: NotKept) -> String {
    match why {
        NotKept::Full => m::distance_not_stored(),
        NotKept::Refused => m::distance_no_storage(),
    }
}

/// Why there is no connection, and how the current game goes on without one, if it does.
pub(super) fn by_link(why: &str, stored: Option<&StoredGame>) -> String {
    match stored {
        Some(stored) if !why.is_empty() && !stored.is_over() => {
            format!("{why} {}", m::distance_live_by_link())
        }
        _ => why.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use game::LinkError;
    use online::{KEY, Party, Refused, Word};

    use super::super::stored::tests::two;
    use super::*;

    #[test]
    fn every_fault_of_a_letter_has_its_own_sentence() {
        let reasons = [
            Unread::Kind,
            Unread::OtherGame,
            Unread::Version,
            Unread::TooLong,
            Unread::Damaged,
            Unread::Start(LinkError::Rules),
            Unread::Message(3, Refused::Over),
            Unread::Values(Party::Inviter),
            Unread::Signature(Party::Invited),
            Unread::Aside,
        ];
        let letter = format!("{KEY}hnefatafl.AQ");
        let mut told = reasons.map(|why| unread(why, &letter));
        assert!(told[1].contains("hnefatafl") && told[6].contains('4'));
        for said in &told {
            assert!(said.chars().count() > 30 && !said.contains('⟨'), "{said}");
        }
        told.sort();
        assert!(told.windows(2).all(|two| two[0] != two[1]));
    }

    #[test]
    fn a_game_that_is_over_does_not_go_on_by_link() {
        let [mut stored, _] = two(None);
        let why = m::distance_room_lost();
        let said = by_link(&why, Some(&stored));
        assert_eq!(said, format!("{why} The game goes on by link."));
        stored.say(Word::Resign).unwrap();
        assert_eq!(by_link(&why, Some(&stored)), why);
    }
}
