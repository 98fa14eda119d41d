//! Who is in the room, and whether they know the secret.

use rand_core::CryptoRng;

use super::interface::Output;
use super::{Meeting, PATIENCE, Socket};
use crate::channel::Channel;
use crate::handshake::{Answered, Greeted, Revealed};
use crate::message::{Kind, Refused, read, written};
use crate::note::Note;
use crate::room::PeerId;
use crate::secret::Secret;

/// Wrong proofs of a word before we stop: each is a guess of somebody who may be guessing.
const MAX_GUESSES: u32 = 10;

/// Somebody in the room.
pub(super) struct Peer {
    pub(super) id: PeerId,
    pub(super) stage: Stage,
    /// Whether it is for us to greet: we were here before.
    pub(super) came_after: bool,
    pub(super) since: u64,
}

pub(super) enum Stage {
    New,
    Greeted(Greeted),
    Revealed(Revealed),
    Answered(Answered),
    Proven(Channel),
    Stranger,
}

impl Meeting {
    /// A peer that does not answer may have been asleep.
    pub(super) fn greet_again(&mut self, rng: &mut impl CryptoRng) {
        let late: Vec<PeerId> = self
            .peers
            .iter()
            .filter(|peer| matches!(peer.stage, Stage::Greeted(_) | Stage::Revealed(_)))
            .filter(|peer| self.now.saturating_sub(peer.since) >= PATIENCE)
            .map(|peer| peer.id)
            .collect();
        for peer in late {
            self.greet(peer, rng);
        }
    }

    pub(super) fn meet(&mut self, id: PeerId, came_after: bool) {
        if self.peer(id).is_none() {
            let since = self.now;
            let stage = Stage::New;
            self.peers.push(Peer {
                id,
                stage,
                came_after,
                since,
            });
        }
    }

    pub(super) fn peer(&mut self, id: PeerId) -> Option<&mut Peer> {
        self.peers.iter_mut().find(|peer| peer.id == id)
    }

    pub(super) fn set_stage(&mut self, id: PeerId, stage: Stage) {
        let now = self.now;
        if let Some(peer) = self.peer(id) {
            peer.stage = stage;
            peer.since = now;
        }
    }

    pub(super) fn say_to(&mut self, peer: PeerId, message: &[u8]) {
        if let Socket::Open { room, .. } = &mut self.socket {
            let text = room.say(peer, message, self.now);
            self.outputs.push(Output::Send(text));
        }
    }

    pub(super) fn greet(&mut self, peer: PeerId, rng: &mut impl CryptoRng) {
        let (greeted, greeting) = Greeted::new(&self.invitation.secret, &self.room_name, rng);
        self.set_stage(peer, Stage::Greeted(greeted));
        self.say_to(peer, &greeting);
    }

    pub(super) fn hear_peer(&mut self, from: PeerId, message: &[u8], rng: &mut impl CryptoRng) {
        let Ok((kind, _)) = read(message) else {
            return;
        };
        let Some(peer) = self.peer(from) else {
            return;
        };
        match (kind, std::mem::replace(&mut peer.stage, Stage::New)) {
            (_, Stage::Stranger) => peer.stage = Stage::Stranger,
            (Kind::Sealed, Stage::Proven(mut channel)) => {
                let opened = channel.open(message);
                peer.stage = Stage::Proven(channel);
                match opened.and_then(|bytes| Note::read(&bytes)) {
                    Ok(note) => self.hear_note(from, note),
                    // What is missing does not come again: begin anew, with new keys.
                    Err(Refused::Missing) => self.leave_server(),
                    Err(_) => {}
                }
            }
            (Kind::Greeting, stage) if peer.came_after => peer.stage = stage,
            (Kind::Greeting, _) => {
                let secret = &self.invitation.secret;
                if let Ok((answered, answer)) = Answered::new(secret, &self.room_name, message, rng)
                {
                    self.set_stage(from, Stage::Answered(answered));
                    self.say_to(from, &answer);
                }
            }
            (Kind::Answer, Stage::Greeted(greeted)) if greeted.is_answered_by(message) => {
                match greeted.hear(message) {
                    Ok((revealed, reveal)) => {
                        // Our proof lets the other see whether its guess was right, and it need not say so.
                        self.guesses += 1;
                        self.set_stage(from, Stage::Revealed(revealed));
                        self.say_to(from, &reveal);
                        self.stop_guessing();
                    }
                    Err(_) => self.is_stranger(from),
                }
            }
            (Kind::Reveal, Stage::Answered(answered)) if answered.is_revealed_by(message) => {
                match answered.hear(message) {
                    Ok((channel, confirm)) => {
                        self.set_stage(from, Stage::Proven(channel));
                        self.say_to(from, &confirm);
                        let join = Note::Join(self.invitation.place, self.invitation.visit);
                        self.note_to(from, &join);
                    }
                    Err(_) => {
                        self.guesses += 1;
                        self.say_to(from, &written(Kind::Refusal, &[]));
                        self.is_stranger(from);
                        self.stop_guessing();
                    }
                }
            }
            (Kind::Confirm, Stage::Revealed(revealed)) => match revealed.hear(message) {
                Ok(channel) => {
                    self.guesses = self.guesses.saturating_sub(1);
                    self.set_stage(from, Stage::Proven(channel));
                }
                Err(_) => self.is_stranger(from),
            },
            (Kind::Refusal, Stage::Revealed(_)) => self.is_stranger(from),
            (_, stage) => peer.stage = stage,
        }
    }

    pub(super) fn is_stranger(&mut self, peer: PeerId) {
        self.strangers += 1;
        self.set_stage(peer, Stage::Stranger);
    }

    /// A link's secret cannot be guessed; a word can, by whoever may try often enough.
    pub(super) fn stop_guessing(&mut self) {
        if matches!(self.invitation.secret, Secret::Word(_)) && self.guesses >= MAX_GUESSES {
            self.outputs.push(Output::Disconnect);
            self.come_again(0);
            self.socket = Socket::Stopped;
        }
    }
}
