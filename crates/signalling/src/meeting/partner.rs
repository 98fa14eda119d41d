//! Who plays with us, what they say through the sealed channel, and the direct connection to them.

use super::interface::Output;
use super::peers::{Peer, Stage};
use super::{Meeting, Socket};
use crate::channel::SafetyNumber;
use crate::direct::{Direct, Wish};
use crate::note::{MAX_DESCRIPTION, Note, Place, Visit};
use crate::room::PeerId;

/// Milliseconds without a word of the partner, after which another may take its place.
const SILENCE: u64 = 30_000;

/// Milliseconds until we come again to a room where two others play.
const FULL_AGAIN: u64 = 15_000;

/// Who plays with us.
pub(super) struct Partner {
    pub(super) visit: Visit,
    pub(super) peer: Option<PeerId>,
    /// Whether it is for us to offer direct connections.
    pub(super) offers: bool,
    pub(super) number: SafetyNumber,
    pub(super) mark: [u8; 4],
    pub(super) last_heard: u64,
}

impl Meeting {
    /// This peer's channel is gone.
    pub(super) fn unlink(&mut self, id: PeerId) {
        if let Some(partner) = &mut self.partner {
            partner.peer.take_if(|peer| *peer == id);
        }
    }

    /// The text that carries a note to a peer who has proved the secret.
    pub(super) fn sealed(&mut self, id: PeerId, note: &Note) -> Option<String> {
        let Stage::Proven(channel) = &mut self.peer(id)?.stage else {
            return None;
        };
        let message = channel.seal(&note.write()).ok()?;
        match &mut self.socket {
            Socket::Open { room, .. } => Some(room.say(id, &message, self.now)),
            _ => None,
        }
    }

    pub(super) fn note_to(&mut self, peer: PeerId, note: &Note) {
        let text = self.sealed(peer, note);
        self.outputs.extend(text.map(Output::Send));
    }

    pub(super) fn hear_note(&mut self, from: PeerId, note: Note) {
        if let Note::Join(place, visit) = note {
            return self.join(from, place, visit);
        }
        let is_partner = self.partner_peer() == Some(from);
        match note {
            Note::Full if is_partner || self.way().is_none() => {
                self.outputs.push(Output::Disconnect);
                self.come_again(FULL_AGAIN);
                self.full = true;
                return;
            }
            Note::Twin => {
                self.twin = Some(from);
                return;
            }
            _ if !is_partner => return,
            _ => self.partner_is_alive(),
        }
        match note {
            Note::Frame(frame) => self.outputs.push(Output::Heard(frame)),
            Note::Offer(attempt, description) => {
                if self.invitation.wish == Wish::ServerOnly {
                    self.note_to(from, &Note::NotDirect);
                } else {
                    self.direct.begin(attempt, self.now);
                    self.outputs.push(Output::MakeAnswer(description));
                }
            }
            Note::Answer(attempt, description) => {
                let answers = self.direct.attempt() == Some(attempt);
                let taken = answers.then_some(Output::TakeAnswer(description));
                self.outputs.extend(taken);
            }
            Note::Ended(attempt) if self.direct.attempt() == Some(attempt) => {
                self.direct.ended(self.now);
                self.outputs.push(Output::CloseDirect);
            }
            Note::NotDirect if !self.direct.is_off() => {
                self.direct.give_up();
                self.outputs.push(Output::CloseDirect);
            }
            _ => {}
        }
    }

    /// Somebody who knows the secret would play with us. Whoever came later asks, and whoever was there first answers in kind.
    pub(super) fn join(&mut self, from: PeerId, place: Place, visit: Visit) {
        // One's own visit comes back only through a server that shows us to ourselves.
        let own_place = place != Place::Any && place == self.invitation.place;
        if own_place || visit == self.invitation.visit {
            self.twin = Some(from);
            return self.note_to(from, &Note::Twin);
        }
        let returns = self.partner.as_ref().is_some_and(|p| p.visit == visit);
        let silent = self
            .partner
            .as_ref()
            .is_none_or(|p| self.now.saturating_sub(p.last_heard) >= SILENCE);
        if !returns && !silent && self.way().is_some() {
            return self.note_to(from, &Note::Full);
        }
        let Some(Peer {
            stage: Stage::Proven(channel),
            came_after,
            ..
        }) = self.peers.iter().find(|peer| peer.id == from)
        else {
            return;
        };
        let (number, mark, offers) = (channel.number(), channel.mark(), *came_after);
        if !returns && !self.direct.is_off() {
            self.outputs.push(Output::CloseDirect);
            self.direct.ended(self.now);
        }
        if self.direct.is_off() {
            self.direct = Direct::new(self.invitation.wish);
        }
        self.partner = Some(Partner {
            visit,
            peer: Some(from),
            offers,
            number,
            mark,
            last_heard: self.now,
        });
        self.connections += 1;
        self.failures = 0;
        if offers {
            let join = Note::Join(self.invitation.place, self.invitation.visit);
            self.note_to(from, &join);
        }
        self.offer_direct();
    }

    /// What came through the direct connection, which may outlive the connection that its frames belong to.
    pub(super) fn hear_direct(&mut self, message: &[u8]) {
        let Some(partner) = &mut self.partner else {
            return;
        };
        partner.last_heard = self.now;
        if let Some(frame) = message.strip_prefix(&partner.mark) {
            self.outputs.push(Output::Heard(frame.to_vec()));
        }
    }

    pub(super) fn partner_is_alive(&mut self) {
        if let Some(partner) = &mut self.partner {
            partner.last_heard = self.now;
        }
    }

    pub(super) fn offer_direct(&mut self) {
        let offers = |partner: &Partner| partner.offers && partner.peer.is_some();
        if self.partner.as_ref().is_some_and(offers) && self.direct.due(self.now).is_some() {
            self.outputs.push(Output::MakeOffer);
        }
    }

    /// The direct connection is no more; the other may not have seen it yet.
    pub(super) fn end_direct(&mut self) {
        let attempt = self.direct.attempt();
        self.direct.ended(self.now);
        if let (Some(peer), Some(attempt)) = (self.partner_peer(), attempt) {
            self.note_to(peer, &Note::Ended(attempt));
        }
    }

    /// Where the partner is in the room.
    pub(super) fn partner_peer(&self) -> Option<PeerId> {
        self.partner.as_ref().and_then(|partner| partner.peer)
    }

    /// Passes a description of our browser on.
    pub(super) fn describe(&mut self, description: &[u8], note: fn(u8, Vec<u8>) -> Note) {
        if let (Some(peer), Some(attempt)) = (self.partner_peer(), self.direct.attempt())
            && description.len() <= MAX_DESCRIPTION
        {
            self.note_to(peer, &note(attempt, description.to_vec()));
        }
    }
}
