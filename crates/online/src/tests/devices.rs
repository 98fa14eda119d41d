//! A game through everything that can happen to devices: pages that die, storage that is lost, a file with the player's place,
//! and two devices that get letters in any order. No turn that was sent is lost.

use super::common::{accepted, any_rules, below, make_turn, random, read, terms};
use game::Dealt;
use online::{Letter, Link, Party, Peer, Throws};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The number of times that something happens to a device.
const DEATHS: usize = 50;

/// A peer on a device, and the content of the file with its place: the link that moves the game.
struct Device<G: Dealt> {
    peer: Peer<G>,
    file: String,
}

impl<G: Dealt> Device<G> {
    fn new(peer: Peer<G>) -> Device<G> {
        let secret = peer.secret().unwrap().to_text();
        let file = format!(
            "Keep this.\r\nhttps://x.example/#{}&key={secret}\r\n",
            peer.letter().write()
        );
        Device { peer, file }
    }

    /// Kills the page and opens it again from storage.
    fn dies(&mut self) {
        let secret = self.peer.secret().cloned();
        let drafted = self.peer.drafted();
        let mut peer = Peer::open(read(&self.peer.letter().write()), secret);
        for fork in self.peer.forks() {
            let log = online::Log::clone(&fork.other);
            peer.receive(&Letter { log, aside: None }.write()).unwrap();
        }
        if let Some(drafted) = drafted {
            peer.take_up(read(&drafted.write()));
        }
        self.peer = peer;
    }

    /// Loses the storage. The device first watches a letter that came since, and then opens the file.
    fn is_lost(&mut self, letter: &str) {
        let link = Link::<G>::find(&self.file).unwrap();
        let secret = link.secret().unwrap();
        let mut peer = Peer::open(read(letter), None);
        peer.take_in(link.letter).unwrap();
        assert!(peer.sit(secret));
        self.peer = peer;
    }
}

fn play<G: Dealt>(seed: u64) {
    let mut random = random(seed);
    let judge = any_rules::<G>(&mut random);
    let [mut anna, biret] = accepted(terms::<G>(judge, Throws::Strict), seed);
    anna.receive(&biret.letter().write()).unwrap();
    // The inviter has two devices, the invited has one.
    let mut devices = [
        Device::new(anna.clone()),
        Device::new(anna),
        Device::new(biret),
    ];
    let mut letters = vec![devices[2].peer.letter().write()];
    let mut newest = letters[0].clone();
    let any = |random: &mut Xoshiro256PlusPlus, letters: &[String]| {
        letters[below(random, letters.len())].clone()
    };
    for _ in 0..DEATHS {
        let n = below(&mut random, devices.len());
        let device = &mut devices[n];
        match below(&mut random, 8) {
            0 | 1 => device.dies(),
            2 => {
                let letter = any(&mut random, &letters);
                device.is_lost(&letter);
            }
            3 | 4 => drop(device.peer.receive(&any(&mut random, &letters)).unwrap()),
            _ => {
                // The player has opened the newest link. A page can die in the middle of a turn.
                device.peer.receive(&newest).unwrap();
                make_turn(&mut device.peer, &mut random);
                if below(&mut random, 4) == 0 {
                    device.dies();
                }
                if device.peer.is_to_send() {
                    device.peer.send(None).unwrap();
                }
            }
        }
        let letter = device.peer.letter().write();
        if device.peer.log().messages().len() > read::<G>(&newest).log.messages().len() {
            newest.clone_from(&letter);
        }
        letters.push(letter);
        assert_eq!(
            device.peer.party(),
            Some([Party::Inviter, Party::Inviter, Party::Invited][n])
        );
    }
    // All letters once more, in any order.
    for device in &mut devices {
        for _ in 0..letters.len() {
            let letter = any(&mut random, &letters);
            device.peer.receive(&letter).unwrap();
        }
        device.peer.receive(&newest).unwrap();
        assert!(device.peer.forks().is_empty());
        assert_eq!(device.peer.letter().write(), newest);
    }
    // Every letter ever written is a part of the final log.
    let mut all = read::<G>(&newest).log;
    for letter in &letters {
        let merged = all.merge(read::<G>(letter).log);
        assert!(
            matches!(merged, online::Merged::Older | online::Merged::Same),
            "{merged:?}"
        );
    }
}

games::of_every_game! {
    proptest! {
        #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_turn_is_lost(seed: u64) {
            play::<Game>(seed);
        }
    }
}
