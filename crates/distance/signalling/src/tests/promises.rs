//! What the fuzzer looks for, on every run: links and messages that nobody's program would write.

use std::fs;
use std::path::PathBuf;

use fuzzing::{connections, talks};
use proptest::prelude::*;
use remote::Party;
use signalling::talk::Talk;
use signalling::{Description, Signed};

use super::two;

/// The inputs that the fuzzer begins with.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../../fuzz/seeds")
        .join(target);
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files
        .filter_map(|file| fs::read(file.path()).ok())
        .collect()
}

#[test]
fn the_fuzzer_s_first_inputs_are_read() {
    let links = seeds("live_connection");
    assert!(links.len() > 1 && links.iter().all(|link| connections::connection(link)));
    let talks = seeds("live_talk");
    assert!(talks.len() > 1 && talks.iter().all(|talk| talks::talk(talk) > 0));
}

/// Writes the first inputs anew.
#[test]
#[ignore = "it writes files: run it when the links or the messages have changed"]
fn write_seeds() {
    let write = |target: &str, name: &str, bytes: &[u8]| {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("../../../fuzz/seeds")
            .join(target);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(name), bytes).unwrap();
    };
    let sdp = |setup: &str| {
        format!(
            "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n\
             c=IN IP4 0.0.0.0\r\na=candidate:1 1 udp 2113937151 5d0c7a41-93be-4f02-8c17-2be9a4f6d310.local 41237 typ host\r\n\
             a=candidate:2 1 udp 2113942271 192.168.1.20 52418 typ host\r\na=ice-ufrag:k/9Q\r\n\
             a=ice-pwd:3vYt+0aXe8LrMzWcJ5nUoQ1d\r\na=fingerprint:sha-256 {}\r\na=setup:{setup}\r\na=mid:0\r\n\
             a=sctp-port:5000\r\n",
            ["AB"; 32].join(":")
        )
    };
    let offer = Description::offer(&sdp("actpass"), &[7; 16], 1_795_000_000).unwrap();
    let answer = Description::answer(&sdp("active"), &offer, 1_795_000_009).unwrap();
    let (inviter, invited) = (
        two::identity(7, Party::Inviter),
        two::identity(7, Party::Invited),
    );
    let answer = Signed::new(answer, Some(&offer), &invited);
    let offer = Signed::new(offer, None, &inviter);
    write("live_connection", "offer", offer.pack().as_bytes());
    write("live_connection", "answer", answer.pack().as_bytes());

    for (name, letters) in [("short", 1), ("long", 30)] {
        let identity = std::rc::Rc::new(two::identity(7, Party::Inviter));
        let mut talk = Talk::new(identity, 3, 200);
        talk.connected(0);
        talk.write(
            &format!("play={}.letter", games::GAMES[2].name).repeat(letters),
            0,
        )
        .unwrap();
        talk.look(true);
        talk.wave();
        let mut bytes = Vec::new();
        while let Some(message) = talk.outgoing() {
            bytes.push(message.len() as u8);
            bytes.extend(message);
        }
        write("live_talk", name, &bytes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn changed_links_keep_the_promise(n in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), byte: u8, cut: bool) {
        let seeds = seeds("live_connection");
        let mut link = n.get(&seeds).clone();
        let at = at.index(link.len());
        if cut { link.truncate(at) } else { link[at] = byte }
        let _ = connections::connection(&link);
    }

    #[test]
    fn changed_messages_keep_the_promise(n in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), byte: u8, cut: bool) {
        let seeds = seeds("live_talk");
        let mut talk = n.get(&seeds).clone();
        let at = at.index(talk.len());
        if cut { talk.truncate(at) } else { talk[at] = byte }
        talks::talk(&talk);
    }

    #[test]
    fn any_bytes_keep_the_promise(input: Vec<u8>) {
        let _ = connections::connection(&input);
        talks::talk(&input);
    }
}
