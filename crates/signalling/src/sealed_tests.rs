//! The handshake and the channel against whoever is in between.

use rand_core::Rng;

use crate::channel::Channel;
use crate::handshake::{Answered, Greeted};
use crate::message::Refused;
use crate::secret::{Secret, Word};
use crate::testing::Seeded;

fn word(text: &str) -> Secret {
    Secret::Word(Word::new(text).unwrap())
}

fn secrets() -> [Secret; 2] {
    [Secret::Link([5; 16]), word("máze sáhkku")]
}

/// Both ends after a handshake in which `tamper` changes what is sent: 0 to 3.
fn meet(
    first: &Secret,
    second: &Secret,
    rng: &mut Seeded,
    mut tamper: impl FnMut(usize, &mut Vec<u8>),
) -> Result<(Channel, Channel), Refused> {
    let room = first.room("kotra");
    let (greeted, mut greeting) = Greeted::new(first, &room, rng);
    tamper(0, &mut greeting);
    let (answered, mut answer) = Answered::new(second, &room, &greeting, rng)?;
    tamper(1, &mut answer);
    let (revealed, mut reveal) = greeted.hear(&answer)?;
    tamper(2, &mut reveal);
    let (theirs, mut confirm) = answered.hear(&reveal)?;
    tamper(3, &mut confirm);
    Ok((revealed.hear(&confirm)?, theirs))
}

fn met(secret: &Secret, rng: &mut Seeded) -> (Channel, Channel) {
    meet(secret, secret, rng, |_, _| {}).unwrap()
}

#[test]
fn who_shares_a_secret_has_a_channel() {
    for secret in secrets() {
        let (mut anna, mut biret) = met(&secret, &mut Seeded::new(1));
        assert_eq!(anna.number(), biret.number());
        for text in ["bures", "", "leat go don doppe?"] {
            let sealed = anna.seal(text.as_bytes()).unwrap();
            assert_eq!(biret.open(&sealed).unwrap(), text.as_bytes());
            let sealed = biret.seal(text.as_bytes()).unwrap();
            assert_eq!(anna.open(&sealed).unwrap(), text.as_bytes());
        }
    }
}

#[test]
fn nothing_of_what_is_said_is_in_what_is_sent() {
    for secret in secrets() {
        let (mut anna, _) = met(&secret, &mut Seeded::new(1));
        let said = b"a=candidate:1 1 udp 2122260223 192.168.1.7 50000 typ host";
        let sealed = anna.seal(said).unwrap();
        assert!(
            !sealed
                .windows(6)
                .any(|part| said.windows(6).any(|of| of == part))
        );
    }
}

#[test]
fn every_handshake_makes_other_keys() {
    for secret in secrets() {
        let rng = &mut Seeded::new(1);
        let (mut before, _) = met(&secret, rng);
        let (mut after, mut other) = met(&secret, rng);
        let old = before.seal(b"one").unwrap();
        assert_ne!(old, after.seal(b"one").unwrap());
        assert_eq!(other.open(&old), Err(Refused::Damaged));
    }
}

#[test]
fn who_does_not_know_the_secret_is_a_stranger() {
    let rng = &mut Seeded::new(1);
    let pairs = [
        (Secret::Link([5; 16]), Secret::Link([6; 16])),
        (word("máze sáhkku"), word("maze sáhkku")),
    ];
    for (one, other) in pairs {
        assert_eq!(
            meet(&one, &other, rng, |_, _| {}).err(),
            Some(Refused::Stranger)
        );
    }
}

/// Somebody in between has both ends shake hands with themselves, and does not know the secret.
#[test]
fn nobody_in_between_can_speak_for_the_other() {
    let rng = &mut Seeded::new(1);
    for (secret, guess) in secrets()
        .into_iter()
        .zip([Secret::Link([0; 16]), word("guessed")])
    {
        let room = secret.room("kotra");
        let (anna, greeting) = Greeted::new(&secret, &room, rng);
        let (between, answer) = Answered::new(&guess, &room, &greeting, rng).unwrap();
        let (anna, reveal) = anna.hear(&answer).unwrap();
        assert_eq!(between.hear(&reveal).err(), Some(Refused::Stranger));
        // Anna's own proof, sent back to her, proves nothing.
        let mut echo = crate::message::written(crate::message::Kind::Confirm, &[]);
        echo.extend_from_slice(&reveal[2..18]);
        assert_eq!(anna.hear(&echo).err(), Some(Refused::Stranger));
    }
}

/// Somebody in between who knows the word too cannot make both see the same number.
#[test]
fn the_safety_number_tells_somebody_in_between_who_knows_the_word() {
    let secret = word("máze sáhkku");
    let rng = &mut Seeded::new(1);
    let (anna, _) = met(&secret, rng);
    let (biret, _) = met(&secret, rng);
    assert_ne!(anna.number(), biret.number());
    assert_eq!(anna.number().to_string().len(), 7);
}

/// A share that is not the one committed to is refused, though its sender knows the secret.
#[test]
fn a_share_cannot_be_chosen_late() {
    for secret in secrets() {
        let rng = &mut Seeded::new(1);
        let room = secret.room("kotra");
        let (_, early) = Greeted::new(&secret, &room, rng);
        let (late, _) = Greeted::new(&secret, &room, rng);
        let (answered, answer) = Answered::new(&secret, &room, &early, rng).unwrap();
        assert!(!late.is_answered_by(&answer));
        let (_, reveal) = late.hear(&answer).unwrap();
        assert!(!answered.is_revealed_by(&reveal));
        assert_eq!(answered.hear(&reveal).err(), Some(Refused::Stranger));
    }
}

#[test]
fn a_share_that_everybody_knows_the_end_of_is_refused() {
    let secret = Secret::Link([5; 16]);
    let zero = |place: usize, message: &mut Vec<u8>| {
        if place == 1 {
            message[10..].fill(0);
        }
    };
    let met = meet(&secret, &secret, &mut Seeded::new(1), zero);
    assert_eq!(met.err(), Some(Refused::Malformed));
}

#[test]
fn a_changed_bit_anywhere_ends_the_handshake() {
    for secret in secrets() {
        for place in 0..4 {
            for bit in 0..51 * 8 {
                let mut flipped = false;
                let met = meet(&secret, &secret, &mut Seeded::new(1), |at, message| {
                    if at == place && bit / 8 < message.len() {
                        message[bit / 8] ^= 1 << (bit % 8);
                        flipped = true;
                    }
                });
                // An answer's echo is not part of the agreement: it only tells an older answer.
                let echo = place == 1 && (2..10).contains(&(bit / 8));
                // X25519 ignores the highest bit of a key, but the transcript does not.
                assert!(met.is_err() || !flipped || echo, "{place} {bit}");
            }
        }
    }
}

#[test]
fn what_is_repeated_missing_swapped_or_cut_is_refused_and_changes_nothing() {
    for secret in secrets() {
        let (mut anna, mut biret) = met(&secret, &mut Seeded::new(1));
        let [one, two, three] =
            [b"one".as_slice(), b"two", b"three"].map(|text| anna.seal(text).unwrap());
        assert_eq!(biret.open(&two), Err(Refused::Missing));
        assert_eq!(biret.open(&one).unwrap(), b"one");
        assert_eq!(biret.open(&one), Err(Refused::Repeated));
        assert_eq!(biret.open(&three), Err(Refused::Missing));
        for length in 0..two.len() {
            assert!(biret.open(&two[..length]).is_err(), "{length}");
        }
        for bit in 0..two.len() * 8 {
            let mut changed = two.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert!(biret.open(&changed).is_err(), "{bit}");
        }
        // Our own messages, sent back to us.
        assert_eq!(anna.open(&one), Err(Refused::Damaged));
        assert_eq!(biret.open(&two).unwrap(), b"two");
        assert_eq!(biret.open(&three).unwrap(), b"three");
    }
}

#[test]
fn too_much_is_not_sealed() {
    let (mut anna, mut biret) = met(&Secret::Link([5; 16]), &mut Seeded::new(1));
    let limit = crate::channel::MAX_PLAIN;
    let refused = anna.seal(&vec![0; limit + 1]);
    assert_eq!(refused, Err(Refused::TooLong));
    let sealed = anna.seal(&vec![0; limit]).unwrap();
    assert!(sealed.len() <= crate::room::MAX_DATA);
    assert_eq!(biret.open(&sealed).unwrap().len(), limit);
}

/// Ten thousand messages of random bytes, and ten thousand that begin as real ones do: none is taken for one.
#[test]
fn malformed_messages_are_refused() {
    let secret = Secret::Link([5; 16]);
    let room = secret.room("kotra");
    let rng = &mut Seeded::new(1);
    let (_, mut biret) = met(&secret, rng);
    let mut bytes = [0; 80];
    for round in 0..20_000 {
        rng.fill_bytes(&mut bytes);
        let message = &mut bytes[..round % 80];
        if round >= 10_000 && message.len() >= 2 {
            message[0] = 1;
            message[1] %= 7;
        }
        assert!(biret.open(message).is_err());
        // A greeting is a commitment, and any 32 bytes may be one.
        let greets = message.len() == 34 && message[..2] == [1, 1];
        let greeted = Answered::new(&secret, &room, message, rng);
        assert_eq!(greeted.is_ok(), greets);
        if round % 100 == 0 {
            let (_, greeting) = Greeted::new(&secret, &room, rng);
            let (answered, _) = Answered::new(&secret, &room, &greeting, rng).unwrap();
            assert!(answered.hear(message).is_err());
        }
    }
}
