//! Letters in links as messengers, mail programs and people hand them on.

use online::{Letter, Link, NoLetter, Peer, Secret, Throws, Unread};

use super::common::{judges, played};

type Game = sahkku::Game;

fn games(entries: usize) -> ([Peer<Game>; 2], Vec<String>) {
    played::<Game>(judges::<Game>().swap_remove(0), Throws::Strict, 7, entries)
}

/// A game of some turns as a letter, and the secret of one player.
fn game(entries: usize) -> (String, Secret) {
    let (peers, mut letters) = games(entries);
    (letters.pop().unwrap(), peers[0].secret().unwrap().clone())
}

/// What stands around a link, which is `@`.
const AROUND: [&str; 15] = [
    "@",
    "Your turn: @.",
    "@, see you.",
    "(my turn: @)",
    "[@]",
    "<@>",
    "“@”",
    "**[my turn](@)** _@_",
    "@!!",
    "@%0A",
    "@%0D%0AHello%20there",
    "@\u{200b}",
    "Anna wrote:\n> @\n> bye",
    "@&fbclid=IwAR0-x_y&utm_source=a",
    "Ordinary words with play=no. @ play=, too",
];

/// What programs replace in a link.
const REPLACED: [&[(&str, &str)]; 10] = [
    &[("play=", "Play=")],
    &[("--", "\u{2014}")],
    &[("-", "\u{2011}")],
    &[
        ("play=", "pl\u{ad}ay="),
        ("sahkku.", "sahkku.\u{200b}\u{feff}"),
    ],
    &[("&", "&#38;"), ("=", "&#61;")],
    &[("=", "&#x3D;"), ("sahkku.", "sahkku.<wbr>")],
    &[("&", "&amp;")],
    &[("#", "*")],
    // As quoted-printable with a broken beginning, and as guards of mail rewrite links.
    &[("play=", "pl=\r\nay=3D"), ("&key=", "&=\r\nkey=3D")],
    &[
        ("-", "-2D"),
        ("_", "-5F"),
        ("/", "_"),
        (":", "-3A"),
        ("#", "-23"),
        ("=", "-3D"),
        ("&", "-26"),
    ],
];

/// Wraps the link into lines of `width` characters, each of which begins with `quote`.
fn wrapped(link: &str, width: usize, quote: &str, end: &str) -> String {
    let characters: Vec<char> = link.chars().collect();
    let lines = characters.chunks(width);
    let lines = lines.map(|line| format!("{quote}{}", line.iter().collect::<String>()));
    lines.collect::<Vec<_>>().join(end)
}

fn escaped(text: &str) -> String {
    let escape = |byte: u8| match char::from(byte) {
        c if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.') => c.to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}

/// A link that was copied without everything before the name of its game.
fn bare(link: &str) -> &str {
    &link[link.rfind("sahkku.").unwrap()..]
}

/// What can happen to a link on its way.
fn ways(link: &str) -> Vec<String> {
    let mut ways: Vec<String> = AROUND.iter().map(|text| text.replace('@', link)).collect();
    for replaced in REPLACED {
        let replace = |text: String, (from, to): &(&str, &str)| text.replace(from, to);
        let text = replaced.iter().fold(link.to_owned(), replace);
        ways.push(format!("https://guard.example/v2/url?u={text}"));
    }
    let printable = link.replace('=', "=3D");
    let small = link
        .replace('.', "=2e")
        .replace('=', "=3d")
        .replace("=3d2e", "=2e");
    ways.extend([
        wrapped(link, 72, "", "\n"),
        wrapped(link, 72, "", "\r\n") + "\nBye for now\nAnna",
        wrapped(link, 60, "", "\n") + "\n\nAnna",
        wrapped(link, 76, "> > ", "\n"),
        wrapped(link, 100, "", " "),
        wrapped(&printable, 75, "", "=\r\n"),
        wrapped(&printable, 60, "", "=  \n"),
        wrapped(&small, 72, "", "=\n"),
        bare(&wrapped(&printable, 75, "", "=\n")).to_owned(),
        bare(link).to_owned(),
        format!("My turn: {}.", bare(link)),
        wrapped(bare(link), 72, "", "\n"),
        escaped(link),
        escaped(&escaped(link)),
        format!("https://safe.example/?url={}&data=05%7C01", escaped(link)),
        format!("https://urldefense.example/v3/__{link}__;Iw!!Ab"),
    ]);
    ways
}

#[test]
fn a_link_is_read_as_messengers_leave_it() {
    for entries in [0, 1, 40, 90] {
        let (letter, secret) = game(entries);
        for key in [String::new(), format!("&key={}", secret.to_text())] {
            let link = format!("https://games.example/sahkku.html#{letter}{key}");
            for text in ways(&link) {
                let found = Link::<Game>::find(&text);
                let found = found.unwrap_or_else(|why| panic!("{entries}: {why:?}\n{text}"));
                assert_eq!(found.text, letter, "{text}");
                let own = Some(&secret).filter(|_| !key.is_empty());
                assert_eq!(found.secret().as_ref(), own, "{text}");
            }
        }
    }
}

#[test]
fn the_end_of_a_letter_is_told_from_markup() {
    // Letters that end with a dash or an underscore, which is markup if another one stands before the letter.
    let (_, letters) = games(60);
    let odd = letters.iter().filter(|text| text.ends_with(['-', '_']));
    for letter in odd.chain([&letters[10]]) {
        for markup in ["_@_", "~~@~~", "-@--"] {
            let text = markup.replace('@', letter);
            assert_eq!(Link::<Game>::find(&text).unwrap().text, *letter);
        }
    }
}

#[test]
fn the_newest_of_several_letters_is_opened() {
    let (old, new) = (game(10).0, game(60).0);
    // An unreadable letter does not hide a readable one.
    let cut = &new[..new.len() - 7];
    for (text, opened) in [
        (format!("{new}\n\n> {old}"), &new),
        (format!("> {old}\n\n{new}"), &new),
        (format!("{old} {cut}?"), &old),
    ] {
        assert_eq!(Link::<Game>::find(&text).unwrap().text, *opened);
    }
}

#[test]
fn a_text_without_a_letter_is_told_why() {
    let (letter, _) = game(40);
    let why = |text: &str| Link::<Game>::find(text).unwrap_err().why;
    for text in ["", "Hello", "play="] {
        assert_eq!(why(text), Unread::Kind);
    }
    let cut = &letter[..letter.len() - 9];
    assert_eq!(why(cut), Unread::Damaged);
    assert_eq!(why(&wrapped(cut, 72, "", "\n")), Unread::Damaged);
    let other = Link::<Game>::find("https://x.example/#play=nim.AQ!").unwrap_err();
    let (why_other, text) = (Unread::OtherGame, "play=nim.AQ".to_owned());
    assert_eq!(
        other,
        NoLetter {
            why: why_other,
            text
        }
    );
    assert_eq!(why(&"play=".repeat(1 << 20)), Unread::TooLong);
    assert!(Link::<Game>::find(&"play=%".repeat(1 << 14)).is_err());
}

#[test]
fn a_key_that_was_cut_is_not_read() {
    let (letter, secret) = game(3);
    let key = secret.to_text();
    let cut = Link::<Game>::find(&format!("{letter}&key={}", &key[..40])).unwrap();
    assert!(cut.secret().is_none() && cut.value("key").is_some());
    // The text behind it could be a part of it, but the link is whole.
    let link = Link::<Game>::find(&format!("{letter}&key={key}_")).unwrap();
    assert_eq!(link.secret(), Some(secret));
    let peer = Peer::open(Letter::<Game>::read(&link.text).unwrap(), link.secret());
    assert!(peer.party().is_some());
}
