//! Decides which letters a connection accepts: those of its own game, and an invitation to the rematch once that game is over.

use context::Game;
use online::Letter;

use super::stored::{StoredGame, name_of};

/// The meaning of a letter for the connection that brought it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Admitted {
    /// A letter of the game that is played over the connection, or of the game before.
    Game,
    /// An invitation to the next game, at a moment when one can be expected.
    Invitation,
}

/// The meaning of this letter for a connection over which `game` is played and `before` was; `None` if it is not accepted.
/// `stored` is the game as it is known here.
pub(super) fn admitted(
    letter: &Letter<Game>,
    game: &str,
    before: Option<&str>,
    stored: Option<&StoredGame>,
) -> Option<Admitted> {
    let name = name_of(letter.log.id());
    if name == game || Some(&*name) == before {
        return Some(Admitted::Game);
    }
    let follows = letter.log.terms().follows.map(name_of);
    let stored = stored.filter(|stored| stored.name() == game)?;
    // Both players may invite at once. Then neither game has begun.
    let waits = match stored.peer.state() {
        None => before.is_some() && follows.as_deref() == before,
        Some(_) => stored.is_over() && follows.as_deref() == Some(game),
    };
    let invites = letter.log.state().is_none();
    (invites && waits).then_some(Admitted::Invitation)
}

#[cfg(test)]
mod tests {
    use online::{GameId, Peer, Secret, Word};

    use super::super::stored::tests::{turn, two};
    use super::*;

    /// A letter of another game, which may follow this one, accepted or still an invitation.
    fn foreign(of: &StoredGame, follows: bool, accepted: bool) -> Letter<Game> {
        let mut terms = of.peer.log().terms().clone();
        terms.follows = follows.then(|| of.peer.log().id());
        let peer = Peer::invite(GameId([8; 16]), Secret::new([7; 32]), terms).unwrap();
        if !accepted {
            return peer.letter();
        }
        let mut invited = Peer::open(peer.letter(), None);
        let side = game::Side::Second;
        invited.accept(Secret::new([6; 32]), "", side).unwrap();
        invited.letter()
    }

    /// Fault: one letter of another game took over the table.
    #[test]
    fn a_connection_takes_its_own_game_and_its_rematch() {
        let mut both = two(None);
        turn(&mut both);
        let game = both[0].name();
        let of = |letter: &Letter<Game>, stored: &StoredGame| {
            admitted(letter, &game, None, Some(stored))
        };
        let own = both[1].peer.letter();
        assert_eq!(of(&own, &both[0]), Some(Admitted::Game));
        for (follows, accepted) in [(false, false), (false, true), (true, true), (true, false)] {
            let letter = foreign(&both[0], follows, accepted);
            assert_eq!(of(&letter, &both[0]), None, "{follows} {accepted}");
        }
        both[0].say(Word::Resign).unwrap();
        for (follows, accepted) in [(false, false), (false, true), (true, true)] {
            let letter = foreign(&both[0], follows, accepted);
            assert_eq!(of(&letter, &both[0]), None, "{follows} {accepted}");
        }
        let rematch = foreign(&both[0], true, false);
        assert_eq!(of(&rematch, &both[0]), Some(Admitted::Invitation));
        // The game is over in another log, or in none that is known here.
        assert_eq!(admitted(&rematch, &game, None, None), None);
        assert_eq!(admitted(&rematch, "another", None, Some(&both[0])), None);
        // A player who has also sent an invitation still sees the other's.
        let mut terms = rematch.log.terms().clone();
        terms.name = "Biret".to_owned();
        let own_rematch =
            StoredGame::new(Peer::invite(GameId([9; 16]), Secret::new([5; 32]), terms).unwrap());
        let crossing = admitted(
            &rematch,
            &own_rematch.name(),
            Some(&game),
            Some(&own_rematch),
        );
        assert_eq!(crossing, Some(Admitted::Invitation));
        // After the rematch has begun, late letters of the game before are still accepted.
        let now = name_of(rematch.log.id());
        let late = admitted(&own, &now, Some(&game), None);
        assert_eq!(late, Some(Admitted::Game));
    }
}
