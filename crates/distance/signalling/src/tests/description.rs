//! Descriptions of connections: what browsers write, packed for a link, and written for the other browser.

use core::net::{Ipv4Addr, Ipv6Addr};

use proptest::prelude::*;
use remote::Party;
use signalling::{
    Address, Candidate, Description, DescriptionError, Origin, PACKED_LIMIT, SdpItem, Signed,
};

use super::two;

const GAME: [u8; 16] = [1; 16];
const OTHER_GAME: [u8; 16] = [2; 16];
const MADE: u32 = 1_795_000_000;

/// Two network interfaces whose addresses the browser hides.
const CHROMIUM: &str = "v=0\r\n\
    o=- 6147291502217038644 2 IN IP4 127.0.0.1\r\n\
    s=-\r\n\
    t=0 0\r\n\
    a=group:BUNDLE 0\r\n\
    a=extmap-allow-mixed\r\n\
    a=msid-semantic: WMS\r\n\
    m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n\
    c=IN IP4 0.0.0.0\r\n\
    a=candidate:3014951312 1 udp 2113937151 5d0c7a41-93be-4f02-8c17-2be9a4f6d310.local 41237 typ host generation 0 network-cost 999\r\n\
    a=candidate:1761529808 1 udp 2113942271 e1f48b6c-0a2d-4b93-b57e-91c6d80a7f25.local 52418 typ host generation 0 network-cost 999\r\n\
    a=ice-ufrag:k/9Q\r\n\
    a=ice-pwd:3vYt+0aXe8LrMzWcJ5nUoQ1d\r\n\
    a=ice-options:trickle\r\n\
    a=fingerprint:sha-256 0F:1E:2D:3C:4B:5A:69:78:87:96:A5:B4:C3:D2:E1:F0:01:12:23:34:45:56:67:78:89:9A:AB:BC:CD:DE:EF:F0\r\n\
    a=setup:actpass\r\n\
    a=mid:0\r\n\
    a=sctp-port:5000\r\n\
    a=max-message-size:262144\r\n";

/// The fingerprint stands before the media section, the words are written larger, and TCP is offered too.
const FIREFOX: &str = "v=0\r\n\
    o=mozilla...THIS_IS_SDPARTA-99.0 4410925673325021847 0 IN IP4 0.0.0.0\r\n\
    s=-\r\n\
    t=0 0\r\n\
    a=fingerprint:sha-256 A1:B2:C3:D4:E5:F6:07:18:29:3A:4B:5C:6D:7E:8F:90:A1:B2:C3:D4:E5:F6:07:18:29:3A:4B:5C:6D:7E:8F:90\r\n\
    a=group:BUNDLE 0\r\n\
    a=ice-options:trickle\r\n\
    a=msid-semantic:WMS *\r\n\
    m=application 40211 UDP/DTLS/SCTP webrtc-datachannel\r\n\
    c=IN IP4 198.51.100.7\r\n\
    a=candidate:0 1 UDP 2122252543 192.168.1.20 49875 typ host\r\n\
    a=candidate:2 1 UDP 2122187007 fd12:3456:789a::20 40233 typ host\r\n\
    a=candidate:3 1 TCP 2105524479 192.168.1.20 9 typ host tcptype active\r\n\
    a=candidate:4 1 TCP 2105458943 fd12:3456:789a::20 9 typ host tcptype active\r\n\
    a=candidate:1 1 UDP 1686052863 198.51.100.7 40211 typ srflx raddr 192.168.1.20 rport 49875\r\n\
    a=candidate:5 1 UDP 92217086 203.0.113.9 50999 typ relay raddr 203.0.113.9 rport 50999\r\n\
    a=sendrecv\r\n\
    a=end-of-candidates\r\n\
    a=ice-pwd:8d41c09be7265fa3d41c09be7265fa38\r\n\
    a=ice-ufrag:9be7265f\r\n\
    a=mid:0\r\n\
    a=setup:actpass\r\n\
    a=sctp-port:5000\r\n\
    a=max-message-size:1073741823\r\n";

fn offer(sdp: &str) -> Result<Description, DescriptionError> {
    Description::offer(sdp, &GAME, MADE)
}

/// A description as the inviter gives it out.
fn signed(description: &Description) -> Signed {
    let inviter = two::identity(1, Party::Inviter);
    Signed::new(description.clone(), None, &inviter)
}

fn offering(sdp: &str) -> String {
    sdp.replace("setup:active", "setup:actpass")
}

fn answering(sdp: &str) -> String {
    sdp.replace("setup:actpass", "setup:active")
}

#[test]
fn chromium_hides_its_addresses() {
    let description = offer(CHROMIUM).unwrap();
    assert!(description.is_offer() && description.is_of(&GAME) && !description.is_of(&OTHER_GAME));
    assert!(description.hides_addresses());
    let named = description.candidates().iter();
    let named: Vec<String> = named.map(|other| other.address.to_string()).collect();
    // The browser prefers its second.
    let names = [
        "e1f48b6c-0a2d-4b93-b57e-91c6d80a7f25.local",
        "5d0c7a41-93be-4f02-8c17-2be9a4f6d310.local",
    ];
    assert_eq!(named, names);
}

#[test]
fn firefox_tells_of_its_addresses() {
    let description = offer(FIREFOX).unwrap();
    assert!(!description.hides_addresses());
    let candidate = |origin, address, port| Candidate {
        origin,
        address,
        port,
    };
    let (home, seen, lent) = (
        Address::V4(Ipv4Addr::new(192, 168, 1, 20)),
        Address::V4(Ipv4Addr::new(198, 51, 100, 7)),
        Address::V4(Ipv4Addr::new(203, 0, 113, 9)),
    );
    let six = Ipv6Addr::new(0xfd12, 0x3456, 0x789a, 0, 0, 0, 0, 0x20);
    let candidates = [
        candidate(Origin::Host, home, 49_875),
        candidate(Origin::Host, Address::V6(six), 40_233),
        candidate(Origin::Reflexive, seen, 40_211),
        candidate(Origin::Relayed, lent, 50_999),
    ];
    assert_eq!(description.candidates(), candidates);
}

#[test]
fn the_other_browser_gets_the_same_parts() {
    for sdp in [CHROMIUM, FIREFOX] {
        let description = offer(sdp).unwrap();
        let packed = signed(&description).pack();
        let written = Signed::unpack(&packed).unwrap().description.to_sdp();
        // The side that offers begins the encrypted connection.
        assert!(written.contains("a=setup:active\r\n"));
        assert_eq!(offer(&offering(&written)), Ok(description));
        let kept = ["a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:", "a=mid:"];
        for line in sdp
            .lines()
            .filter(|line| kept.iter().any(|name| line.starts_with(name)))
        {
            assert!(written.lines().any(|other| other == line), "{line}");
        }
    }
}

#[test]
fn a_link_is_short() {
    // What a phone's camera reads from a screen with ease.
    for sdp in [CHROMIUM, FIREFOX] {
        let length = signed(&offer(sdp).unwrap()).pack().len();
        assert!((180..=260).contains(&length), "{length}");
    }
    // One that tells as much as any.
    let offer = offer(&with_candidates(&many_candidates())).unwrap();
    let answer = Description::answer(&answering(&offer.to_sdp()), &offer, MADE + 20).unwrap();
    assert_eq!(answer.candidates().len(), 12);
    assert!(signed(&answer).pack().len() <= PACKED_LIMIT);
}

#[test]
fn only_the_preferred_of_many_addresses_are_told() {
    let description = offer(&with_candidates(&many_candidates())).unwrap();
    let ports = description.candidates().iter().map(|one| one.port);
    let ports: Vec<u16> = ports.collect();
    let kept = [
        1_029, 1_028, 1_027, 1_026, 1_025, 1_024, 1_023, 1_022, 2_029, 2_028, 3_029, 3_028,
    ];
    assert_eq!(ports, kept);
}

/// Thirty of each kind, whose priorities rise with their ports.
fn many_candidates() -> String {
    let mut lines = String::new();
    for number in 0..30 {
        for (first, origin) in [(1_000, "host"), (2_000, "srflx"), (3_000, "relay")] {
            let (priority, port) = (9_000_000 - 1_000 * first + number, first + number);
            let line = format!("a=candidate:1 1 udp {priority} fd00::{port} {port} typ {origin}");
            // Twice, as some browsers do.
            lines.push_str(&format!("{line}\r\n{line}\r\n"));
        }
    }
    lines
}

fn with_candidates(lines: &str) -> String {
    let others = CHROMIUM.lines().filter(|line| !line.contains("candidate"));
    let others: String = others.map(|line| format!("{line}\r\n")).collect();
    others + lines
}

#[test]
fn an_answer_belongs_to_its_offer() {
    let first = offer(CHROMIUM).unwrap();
    let later = Description::offer(CHROMIUM, &GAME, MADE + 60).unwrap();
    let foreign = Description::offer(CHROMIUM, &OTHER_GAME, MADE).unwrap();
    for setup in ["active", "passive"] {
        let sdp = FIREFOX.replace("setup:actpass", &format!("setup:{setup}"));
        let answer = Description::answer(&sdp, &first, MADE + 30).unwrap();
        let answer = Description::from_bytes(&answer.to_bytes()).unwrap();
        assert!(answer.to_sdp().contains(&format!("a=setup:{setup}\r\n")));
        assert!(!answer.is_offer() && answer.is_of(&GAME));
        assert!(answer.answers(&first));
        assert!(!answer.answers(&later) && !answer.answers(&foreign) && !answer.answers(&answer));
        assert!(!first.answers(&first));
    }
}

#[test]
fn what_no_browser_writes_is_named() {
    let without = |name: &str| {
        let kept = CHROMIUM.lines().filter(|line| !line.starts_with(name));
        let kept: Vec<&str> = kept.collect();
        offer(&kept.join("\r\n")).unwrap_err()
    };
    for (name, part) in [
        ("m=", SdpItem::DataChannel),
        ("a=ice-ufrag", SdpItem::Ufrag),
        ("a=ice-pwd", SdpItem::Password),
        ("a=fingerprint", SdpItem::Fingerprint),
        ("a=setup", SdpItem::Setup),
        ("a=mid", SdpItem::Mid),
        ("a=sctp-port", SdpItem::Port),
        ("a=candidate", SdpItem::Candidate),
    ] {
        assert_eq!(without(name), DescriptionError::Without(part), "{name}");
    }
    let with = |from: &str, to: &str| offer(&CHROMIUM.replace(from, to)).unwrap_err();
    let bad = DescriptionError::Bad;
    let long = "a".repeat(65);
    for (from, to, part) in [
        ("webrtc-datachannel", "bundle-only", SdpItem::DataChannel),
        ("m=application 9 UDP", "m=audio 9 UDP", SdpItem::DataChannel),
        ("s=-\r\n", "m=audio 9 RTP/AVP 0\r\n", SdpItem::DataChannel),
        ("k/9Q", "k/9", SdpItem::Ufrag),
        ("k/9Q", "k.9Q", SdpItem::Ufrag),
        ("k/9Q", &long, SdpItem::Ufrag),
        ("3vYt+0aX", "3vYt", SdpItem::Password),
        ("3vYt+0aX", "3vYt 0aX", SdpItem::Password),
        ("3vYt+0aX", &long, SdpItem::Password),
        ("setup:actpass", "setup:holdconn", SdpItem::Setup),
        ("setup:actpass", "setup:active", SdpItem::Setup),
        ("mid:0", "mid:0 1", SdpItem::Mid),
        ("mid:0", "mid:", SdpItem::Mid),
        ("sctp-port:5000", "sctp-port:5001", SdpItem::Port),
    ] {
        assert_eq!(with(from, to), bad(part), "{from} → {to}");
    }
    for (from, to) in [
        ("sha-256 0F", "sha-1 0F"),
        ("0F:1E", "0F1E"),
        ("EF:F0", "EF"),
    ] {
        let missing = DescriptionError::Without(SdpItem::Fingerprint);
        assert_eq!(with(from, to), missing, "{from} → {to}");
    }
    let long = CHROMIUM.to_owned() + &"a=x\r\n".repeat(10_000);
    assert_eq!(offer(&long), Err(DescriptionError::TooLong));
    let first = offer(CHROMIUM).unwrap();
    let answer = Description::answer(CHROMIUM, &first, MADE);
    assert_eq!(answer, Err(DescriptionError::Bad(SdpItem::Setup)));
}

#[test]
fn candidates_that_cannot_be_used_are_left_out() {
    let usable = "1 1 udp 7 192.0.2.1 4000 typ host";
    for line in [
        "1 2 udp 7 192.0.2.1 4000 typ host",
        "1 1 tcp 7 192.0.2.1 4000 typ host tcptype active",
        "1 1 udp 7 192.0.2.1 0 typ host",
        "1 1 udp 7 192.0.2.1 65536 typ host",
        "1 1 udp 7 192.0.2.1 4000 typ prflx",
        "1 1 udp 7 192.0.2.1 4000 host",
        "1 1 udp x 192.0.2.1 4000 typ host",
        "1 1 udp 7 0.0.0.0 4000 typ host",
        "1 1 udp 7 255.255.255.255 4000 typ host",
        "1 1 udp 7 239.0.0.1 4000 typ host",
        "1 1 udp 7 :: 4000 typ host",
        "1 1 udp 7 ff02::1 4000 typ host",
        "1 1 udp 7 printer.local 4000 typ host",
        "1 1 udp 7 5d0c7a41-93be-4f02-8c17-2be9a4f6d31g.local 4000 typ host",
        "1 1 udp 7 5d0c7a41-93be-4f02-8c172be9a4f6d310.local 4000 typ host",
        "1 1 udp 7 example.org 4000 typ host",
        "1 1 udp 7",
        "",
    ] {
        let both = with_candidates(&format!("a=candidate:{line}\r\na=candidate:{usable}\r\n"));
        let described = offer(&both).unwrap();
        assert_eq!(described.candidates().len(), 1, "{line}");
    }
}

#[test]
fn every_cut_is_noticed() {
    let packed = signed(&offer(CHROMIUM).unwrap()).pack();
    for length in 0..packed.len() {
        let error = Signed::unpack(&packed[..length]).unwrap_err();
        // A base64 text is never one sign longer than a multiple of four; what was cut within a byte has bits left over.
        let named = matches!(error, DescriptionError::Cut | DescriptionError::NotBase64);
        assert!(named, "{length}: {error:?}");
    }
}

#[test]
fn every_other_sign_is_noticed() {
    let invited = two::identity(1, Party::Invited);
    let packed = signed(&offer(FIREFOX).unwrap()).pack();
    let is_good = |text: &str| {
        let read = Signed::unpack(text);
        read.is_ok_and(|signed| signed.is_by_other(None, &invited))
    };
    assert!(is_good(&packed));
    for place in 0..packed.len() {
        for sign in ["A", "z", "_", "+", " ", "å"] {
            let mut other = packed.clone();
            other.replace_range(place..=place, sign);
            assert!(other == packed || !is_good(&other), "{place}");
        }
    }
    assert!(Signed::unpack(&(packed + "AAAA")).is_err());
    let version_1 = Signed::unpack("EAAA");
    assert_eq!(version_1, Err(DescriptionError::Version(1)));
    let long = "I".repeat(PACKED_LIMIT + 1);
    assert_eq!(Signed::unpack(&long), Err(DescriptionError::TooLong));
}

/// Fault: whoever watched could offer a connection, and was taken for the other player.
#[test]
fn only_the_other_player_can_offer_and_answer() {
    let (anna, biret) = (
        two::identity(1, Party::Inviter),
        two::identity(1, Party::Invited),
    );
    let made = offer(CHROMIUM).unwrap();
    let later = Description::offer(CHROMIUM, &GAME, MADE + 60).unwrap();
    let given = Signed::new(made.clone(), None, &anna);
    assert!(given.is_by_other(None, &biret));
    assert!(!given.is_by_other(None, &anna), "one's own");
    for stranger in [two::watcher(1), two::identity(2, Party::Invited)] {
        assert!(!Signed::new(made.clone(), None, &stranger).is_by_other(None, &anna));
    }
    let answer = Description::answer(&answering(FIREFOX), &made, MADE + 30).unwrap();
    let answered = Signed::new(answer.clone(), Some(&made), &biret);
    assert!(answered.is_by_other(Some(&made), &anna));
    assert!(
        !answered.is_by_other(Some(&later), &anna),
        "the answer to another offer"
    );
    // Even to one of the same second: what is signed is all of both.
    let other = Description::offer(&CHROMIUM.replace("k/9Q", "k/9R"), &GAME, MADE).unwrap();
    assert!(answer.answers(&other) && !answered.is_by_other(Some(&other), &anna));
    let watcher = Signed::new(answer, Some(&made), &two::watcher(1));
    assert!(!watcher.is_by_other(Some(&made), &anna));
}

/// What a browser could write.
fn sdp() -> impl Strategy<Value = String> {
    let address = prop_oneof![
        any::<[u8; 16]>().prop_map(|uuid| Address::Hidden(uuid).to_string()),
        any::<u32>().prop_map(|address| Ipv4Addr::from(address).to_string()),
        any::<u128>().prop_map(|address| Ipv6Addr::from(address).to_string()),
    ];
    let origin = prop_oneof![Just("host"), Just("srflx"), Just("relay")];
    let candidate = (any::<u32>(), address, 1_u16.., origin);
    let line = candidate.prop_map(|(priority, address, port, origin)| {
        format!("a=candidate:1 1 udp {priority} {address} {port} typ {origin}\r\n")
    });
    let lines = proptest::collection::vec(line, 0..15);
    (
        "[A-Za-z0-9+/]{4,32}",
        "[A-Za-z0-9+/]{22,64}",
        "[A-Za-z0-9_-]{1,16}",
        lines,
    )
        .prop_map(|(ufrag, password, mid, lines)| {
            // One at least can be used.
            let sdp = with_candidates("a=candidate:1 1 udp 1 192.0.2.1 4000 typ host\r\n");
            sdp.replace("k/9Q", &ufrag)
                .replace("3vYt+0aXe8LrMzWcJ5nUoQ1d", &password)
                .replace("mid:0", &format!("mid:{mid}"))
                + &lines.concat()
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn descriptions_come_back(sdp in sdp(), game: [u8; 16], made: u32, answered: u32) {
        let offer = Description::offer(&sdp, &game, made).unwrap();
        let answer = Description::answer(&answering(&sdp), &offer, answered).unwrap();
        for description in [&offer, &answer] {
            let packed = signed(description).pack();
            prop_assert!(packed.len() <= PACKED_LIMIT);
            prop_assert_eq!(&Signed::unpack(&packed).unwrap().description, description);
            let bytes = description.to_bytes();
            prop_assert_eq!(&Description::from_bytes(&bytes).unwrap(), description);
        }
        let again = Description::offer(&offering(&offer.to_sdp()), &game, made).unwrap();
        prop_assert_eq!(&again, &offer);
        let again = Description::answer(&answer.to_sdp(), &offer, answered).unwrap();
        prop_assert_eq!(again, answer);
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn no_text_is_trouble(text in "\\PC{0,400}", packed in "I[A-Za-z0-9_-]{0,400}") {
        let _ = offer(&text);
        let _ = offer(&format!("{CHROMIUM}a=candidate:{text}\r\na=fingerprint:{text}\r\n"));
        for text in [text, packed] {
            if let Ok(signed) = Signed::unpack(&text) {
                prop_assert_eq!(signed.pack(), text);
            }
        }
    }
}
