//! Who plays with us, what they say sealed, and the direct connection to them.

use super::interface::Output;
use super::{Meeting, Socket};
use crate::direct::Direct;
use crate::note::{Join, MAX_DESCRIPTION, Note, Purpose, Visit};
use crate::room::PeerId;
use crate::sealed::{Opened, Share};

/// Milliseconds without a word of the partner, after which another window of theirs may take its place.
const SILENCE: u64 = 30_000;

/// Milliseconds without a word of the partner, after which the connection to the server is made anew.
pub(super) const LOST: u64 = 60_000;

/// Milliseconds until we come again to where another window of ours plays.
const TAKEN_AGAIN: u64 = 15_000;

/// Greetings that are answered from one tick to the next. Each answer is signed, and anybody can send greetings.
pub(super) const GREETINGS: u32 = 32;

/// Who plays with us, as they have proved.
pub(super) struct Partner {
    visit: Visit,
    /// Where in the room, and with which share.
    pub(super) place: Option<(PeerId, Share)>,
    /// All messages with a lower counter were heard, or do not count any more.
    heard: u64,
    /// Whether it is for us to offer direct connections.
    offers: bool,
    pub(super) last_heard: u64,
}

impl Meeting {
    /// This peer has left the room.
    pub(super) fn unlink(&mut self, id: PeerId) {
        if let Some(partner) = &mut self.partner {
            partner.place.take_if(|(peer, _)| *peer == id);
        }
    }

    /// Tells our share to somebody who has come. What they are to say to it they can only say if they know the secret.
    pub(super) fn greet(&mut self, peer: PeerId) {
        if let Socket::Open { room, sealing, .. } = &mut self.socket {
            let text = room.say(peer, &sealing.share(), self.now);
            self.outputs.push(Output::Send(text));
        }
    }

    pub(super) fn hear_peer(&mut self, from: PeerId, message: &[u8]) {
        if let Ok(share) = Share::try_from(message) {
            self.greetings += 1;
            if self.greetings <= GREETINGS {
                self.introduce(Purpose::Ask, (from, share));
            }
            return;
        }
        let Socket::Open { sealing, .. } = &self.socket else {
            return;
        };
        let Some(opened) = sealing.open(message) else {
            return;
        };
        let place = (from, opened.from);
        let ours = |partner: &Partner| partner.place == Some(place);
        let partner = self.partner.as_ref().filter(|partner| ours(partner));
        let repeated = |partner: &Partner| opened.counter < partner.heard;
        if partner.is_some_and(repeated) {
            return;
        }
        let is_partner = partner.is_some();
        match Note::read(&opened.plain) {
            Some(Note::Join(join)) => self.join(from, &opened, &join),
            Some(note) if is_partner => {
                self.partner_is_alive();
                if let Some(partner) = &mut self.partner {
                    partner.heard = opened.counter + 1;
                }
                self.hear_note(note);
            }
            _ => {}
        }
    }

    /// Says who we are, to whoever has this share.
    fn introduce(&mut self, purpose: Purpose, (peer, theirs): (PeerId, Share)) {
        let Socket::Open { sealing, .. } = &self.socket else {
            return;
        };
        let invitation = &self.invitation;
        let shares: [&[u8]; 2] = [&sealing.share(), &theirs];
        let join = Join {
            purpose,
            visit: invitation.visit,
            key: invitation.me.key(),
            signature: invitation.me.sign(purpose.name(), &shares),
        };
        self.note_to((peer, theirs), &Note::Join(join));
    }

    /// Somebody who knows the secret says who they are. Whoever came later asks, and whoever was there first agrees.
    fn join(&mut self, from: PeerId, opened: &Opened, join: &Join) {
        let Socket::Open { sealing, .. } = &self.socket else {
            return;
        };
        let shares: [&[u8]; 2] = [&opened.from, &sealing.share()];
        let (purpose, me) = (join.purpose, &self.invitation.me);
        // What is left out is a stranger who was told the secret, or another window of our own.
        if !me.meets(&join.key, purpose.name(), &shares, &join.signature) {
            return;
        }
        let known = self.partner.as_ref();
        let returns = known.is_some_and(|partner| partner.visit == join.visit);
        let silent = known.is_none_or(|partner| self.is_silent(partner, SILENCE));
        let taken = !returns && !silent && self.way().is_some();
        if purpose == Purpose::Taken {
            if self.way().is_none() {
                self.outputs.push(Output::Disconnect);
                self.come_again(TAKEN_AGAIN);
                self.taken = true;
            }
            return;
        }
        let place = (from, opened.from);
        if taken {
            return self.introduce(Purpose::Taken, place);
        }
        if !returns && !self.direct.is_off() {
            self.outputs.push(Output::CloseDirect);
            self.direct.ended(self.now);
        }
        if self.direct.is_off() {
            self.direct = Direct::new();
        }
        let offers = purpose == Purpose::Ask;
        self.partner = Some(Partner {
            visit: join.visit,
            place: Some(place),
            heard: opened.counter + 1,
            offers,
            last_heard: self.now,
        });
        self.connections += 1;
        self.failures = 0;
        if offers {
            self.introduce(Purpose::Agree, place);
        }
        self.offer_direct();
    }

    pub(super) fn is_silent(&self, partner: &Partner, time: u64) -> bool {
        self.now.saturating_sub(partner.last_heard) >= time
    }

    /// The text that carries a note to whoever has this share.
    pub(super) fn sealed(&mut self, (peer, share): (PeerId, Share), note: &Note) -> Option<String> {
        let Socket::Open { room, sealing, .. } = &mut self.socket else {
            return None;
        };
        let message = sealing.seal(&share, &note.write())?;
        Some(room.say(peer, &message, self.now))
    }

    fn note_to(&mut self, place: (PeerId, Share), note: &Note) {
        let text = self.sealed(place, note);
        self.outputs.extend(text.map(Output::Send));
    }

    fn note_to_partner(&mut self, note: &Note) {
        if let Some(place) = self.partner_place() {
            self.note_to(place, note);
        }
    }

    fn hear_note(&mut self, note: Note) {
        match note {
            Note::Frame(frame) => self.outputs.push(Output::Heard(frame)),
            Note::Offer(attempt, description) => {
                self.direct.begin(attempt, self.now);
                self.outputs.push(Output::MakeAnswer(description));
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
            Note::Ended(_) | Note::Join(_) => {}
        }
    }

    pub(super) fn partner_is_alive(&mut self) {
        if let Some(partner) = &mut self.partner {
            partner.last_heard = self.now;
        }
    }

    pub(super) fn offer_direct(&mut self) {
        let offers = |partner: &Partner| partner.offers && partner.place.is_some();
        if self.partner.as_ref().is_some_and(offers) && self.direct.is_due(self.now) {
            self.outputs.push(Output::MakeOffer);
        }
    }

    /// The direct connection is no more; the other may not have seen it yet.
    pub(super) fn end_direct(&mut self) {
        let attempt = self.direct.attempt();
        self.direct.ended(self.now);
        if let Some(attempt) = attempt {
            self.note_to_partner(&Note::Ended(attempt));
        }
    }

    /// Where the partner is in the room.
    pub(super) fn partner_place(&self) -> Option<(PeerId, Share)> {
        self.partner.as_ref().and_then(|partner| partner.place)
    }

    /// Passes a description of our browser on.
    pub(super) fn describe(&mut self, description: &[u8], note: fn(u8, Vec<u8>) -> Note) {
        if let Some(attempt) = self.direct.attempt()
            && description.len() <= MAX_DESCRIPTION
        {
            self.note_to_partner(&note(attempt, description.to_vec()));
        }
    }
}
