//! What two browsers have to know of each other for a direct connection: an offer or the answer to one, for one data channel.
//!
//! A browser writes it as SDP, in a thousand characters and more. Nearly all of them are the same for every data channel, so
//! what is left fits in a short link.

use crate::address::{Address, Candidate};
use crate::parts::{DescriptionError, Parts, Role, SdpItem};
use crate::sdp;

/// How many bytes of a game's id stand in a description.
pub(crate) const TAG: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Offer,
    Answer { role: Role, offered: u32 },
}

/// An offer of a direct connection, or the answer to one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Description {
    pub(crate) kind: Kind,
    pub(crate) game: [u8; TAG],
    pub(crate) made: u32,
    pub(crate) parts: Parts,
}

impl Description {
    /// The offer in the SDP that a browser wrote for its own side of the game `game`, at `made` seconds after 1970.
    ///
    /// # Errors
    /// If it is no offer of one data channel, or a part is missing or cannot be used.
    pub fn offer(sdp: &str, game: &[u8; 16], made: u32) -> Result<Description, DescriptionError> {
        match sdp::read(sdp)? {
            (None, parts) => Ok(Description {
                kind: Kind::Offer,
                game: tag(game),
                made,
                parts,
            }),
            _ => Err(DescriptionError::Bad(SdpItem::Setup)),
        }
    }

    /// The answer to `offer` in the SDP that a browser wrote for its own side, at `made` seconds after 1970.
    ///
    /// # Errors
    /// If it is no answer for one data channel, or a part is missing or cannot be used.
    pub fn answer(
        sdp: &str,
        offer: &Description,
        made: u32,
    ) -> Result<Description, DescriptionError> {
        let (role, parts) = sdp::read(sdp)?;
        let role = role.ok_or(DescriptionError::Bad(SdpItem::Setup))?;
        let kind = Kind::Answer {
            role,
            offered: offer.made,
        };
        Ok(Description {
            kind,
            game: offer.game,
            made,
            parts,
        })
    }

    /// The SDP for the other browser.
    ///
    /// Of an offer it says that the offering side begins the encrypted connection. Left to choose, browsers that answer begin it
    /// themselves, at once, and give up after some minutes, while their answer may still be carried by hand.
    #[must_use]
    pub fn to_sdp(&self) -> String {
        match self.kind {
            Kind::Offer => sdp::write(Role::Active, &self.parts),
            Kind::Answer { role, .. } => sdp::write(role, &self.parts),
        }
    }

    /// Whether it is an offer, not an answer.
    #[must_use]
    pub fn is_offer(&self) -> bool {
        self.kind == Kind::Offer
    }

    /// Whether it is the answer to this offer.
    #[must_use]
    pub fn answers(&self, offer: &Description) -> bool {
        self.game == offer.game
            && offer.is_offer()
            && matches!(self.kind, Kind::Answer { offered, .. } if offered == offer.made)
    }

    /// Whether it is for the game with this id. Only the first bytes of the id are compared; the signature is over
    /// all of it.
    #[must_use]
    pub fn is_of(&self, game: &[u8; 16]) -> bool {
        self.game == tag(game)
    }

    /// Where whoever made it can be reached; the other sees all of this.
    #[must_use]
    pub fn candidates(&self) -> &[Candidate] {
        &self.parts.candidates
    }

    /// Whether it tells no address but such as the browser has hidden behind a name.
    #[must_use]
    pub fn hides_addresses(&self) -> bool {
        let mut candidates = self.parts.candidates.iter();
        candidates.all(|candidate| matches!(candidate.address, Address::Hidden(_)))
    }
}

fn tag(game: &[u8; 16]) -> [u8; TAG] {
    let [a, b, c, d, ..] = *game;
    [a, b, c, d]
}
