//! Describes in words what goes wrong between two players.

use browser::store::NotKept;
use context::this::words as m;
use on_page::text::errors;
use online::{Refused, Unread};

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
        Unread::Message(number, why) => {
            let (message, reason) = (number as u32 + 1, &refused(why));
            m::DistanceUnreadMessage { message, reason }.text()
        }
        Unread::Values(_) => m::distance_unread_values(),
        Unread::Signature(_) => m::distance_unread_signature(),
        Unread::Aside => m::distance_unread_aside(),
    }
}

/// Why something cannot be said in a game, as the text after a colon.
pub(super) fn refused(why: Refused) -> String {
    match why {
        Refused::NotAccepted => m::distance_refused_not_accepted(),
        Refused::Accepted => m::distance_refused_accepted(),
        Refused::Own => m::distance_refused_own(),
        Refused::NotAPlayer => m::distance_refused_not_a_player(),
        Refused::NotYourTurn => m::distance_refused_not_your_turn(),
        Refused::YourTurn => m::distance_refused_your_turn(),
        Refused::Over => m::distance_refused_over(),
        Refused::ThrowFirst => m::distance_refused_throw_first(),
        Refused::NotADecision => m::distance_refused_not_a_decision(),
        Refused::Game => m::distance_refused_game(),
        Refused::AnswerFirst => m::distance_refused_answer_first(),
        Refused::NothingToAnswer => m::distance_refused_nothing_to_answer(),
        Refused::NothingToTakeBack => m::distance_refused_nothing_to_take_back(),
        Refused::Forged => m::distance_refused_forged(),
        Refused::TooLate => m::distance_refused_too_late(),
        Refused::NotForTheLog => m::distance_refused_not_for_the_log(),
        Refused::Nothing => m::distance_refused_nothing(),
        Refused::TooLong => m::distance_refused_too_long(),
        Refused::TooManyThrows => m::distance_refused_too_many_throws(),
        Refused::Clock => m::distance_refused_clock(),
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
    use online::{KEY, NotReceived, Party, Word};

    use super::super::stored::tests::{turn, two};
    use super::*;
    use game::LinkError;

    /// Asserts that a problem is described in a sentence without a missing message.
    fn assert_said(said: &str) {
        assert!(said.chars().count() > 30 && !said.contains('⟨'), "{said}");
    }

    #[test]
    fn whatever_is_wrong_with_a_letter_is_told_in_words() {
        let letter = format!("{KEY}hnefatafl.AQ");
        let refusals = [
            Refused::NotAccepted,
            Refused::Accepted,
            Refused::Own,
            Refused::NotAPlayer,
            Refused::NotYourTurn,
            Refused::YourTurn,
            Refused::Over,
            Refused::ThrowFirst,
            Refused::NotADecision,
            Refused::Game,
            Refused::AnswerFirst,
            Refused::NothingToAnswer,
            Refused::NothingToTakeBack,
            Refused::Forged,
            Refused::TooLate,
            Refused::NotForTheLog,
            Refused::Nothing,
            Refused::TooLong,
            Refused::TooManyThrows,
            Refused::Clock,
        ];
        let mut reasons = vec![
            Unread::Kind,
            Unread::OtherGame,
            Unread::Version,
            Unread::TooLong,
            Unread::Damaged,
            Unread::Start(LinkError::Rules),
            Unread::Values(Party::Inviter),
            Unread::Signature(Party::Invited),
            Unread::Aside,
        ];
        reasons.extend(refusals.map(|why| Unread::Message(3, why)));
        let mut told: Vec<String> = reasons.iter().map(|&why| unread(why, &letter)).collect();
        told.iter().for_each(|said| assert_said(said));
        assert!(told[1].contains("hnefatafl"), "{}", told[1]);
        told.sort();
        told.dedup();
        assert_eq!(
            told.len(),
            reasons.len(),
            "each reason has words of its own"
        );
    }

    #[test]
    fn a_letter_that_was_changed_anywhere_changes_nothing_and_that_is_told() {
        let mut both = two(None);
        (0..6).for_each(|_| turn(&mut both));
        let before = both[0].peer.letter().write();
        let letter = both[1].peer.letter().write();
        let begin = letter.find('.').unwrap() + 1;
        let cut = letter[..letter.len() - 9].to_owned();
        let changed = (begin..letter.len()).step_by(5).map(|at| {
            let other = if &letter[at..=at] == "A" { "B" } else { "A" };
            let mut changed = letter.clone();
            changed.replace_range(at..=at, other);
            changed
        });
        for changed in changed.chain([cut, format!("{letter}AAAA")]) {
            let Err(NotReceived::Unread(why)) = both[0].receive(&changed) else {
                panic!("{changed}");
            };
            assert_said(&unread(why, &changed));
            assert_eq!(both[0].peer.letter().write(), before);
        }
    }

    #[test]
    fn only_a_game_that_is_not_over_goes_on_by_link() {
        let [mut stored, _] = two(None);
        let why = m::distance_room_lost();
        let said = by_link(&why, Some(&stored));
        assert_eq!(said, format!("{why} The game goes on by link."));
        stored.say(Word::Resign).unwrap();
        assert_eq!(by_link(&why, Some(&stored)), why);
        assert_eq!(by_link(&why, None), why);
    }
}
