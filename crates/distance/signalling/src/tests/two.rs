//! The two of a game, and whoever only watches it.

use remote::{GameId, Identity, Party, Secret};

/// The inviter or the invited of this game, who knows the other.
pub(crate) fn identity(game: u8, party: Party) -> Identity {
    let id = GameId([game; 16]);
    let other = Identity::new(id, party.other(), &secret(party.other()), None);
    Identity::new(id, party, &secret(party), Some(other.key()))
}

/// Somebody who knows all that whoever watches this game knows, and says to be the invited.
pub(crate) fn watcher(game: u8) -> Identity {
    let inviter = identity(game, Party::Inviter);
    let id = GameId([game; 16]);
    Identity::new(
        id,
        Party::Invited,
        &Secret::new([9; 32]),
        Some(inviter.key()),
    )
}

fn secret(party: Party) -> Secret {
    Secret::new([party as u8 + 1; 32])
}
