//! Letters in links as messengers, mail programs and people hand them on.

use online::{Letter, Link, NoLetter, Peer, Secret, Throws, Unread};

use super::common::{accepted, judges, play, terms};

type Game = sahkku::Game;

const KEY: &str = "&key=";

/// A game of some turns as a letter, and the secret of one player.
fn played(entries: usize) -> (String, Secret) {
    let (_, judge) = judges::<Game>().swap_remove(0);
    let mut peers: [Peer<Game>; 2] = accepted(terms(judge, Throws::Strict), 7);
    let mut letter = peers[1].letter().write();
    play(&mut peers, 7, entries, |text| letter = text.to_owned());
    (letter, peers[0].secret().unwrap().clone())
}

/// Wraps the link into lines of `width` characters, each of which begins with `quote`.
fn wrapped(link: &str, width: usize, quote: &str, end: &str) -> String {
    let characters: Vec<char> = link.chars().collect();
    let lines = characters.chunks(width);
    let lines = lines.map(|line| format!("{quote}{}", line.iter().collect::<String>()));
    lines.collect::<Vec<_>>().join(end)
}

fn escaped(text: &str) -> String {
    let escape = |c: char| match c {
        c if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.') => c.to_string(),
        c => {
            let mut bytes = [0; 4];
            let bytes = c.encode_utf8(&mut bytes).bytes();
            bytes.map(|byte| format!("%{byte:02X}")).collect()
        }
    };
    text.chars().map(escape).collect()
}

/// A link that was copied without everything before the name of its game.
fn bare(link: &str) -> &str {
    &link[link.rfind("sahkku.").unwrap()..]
}

/// What can happen to a link on its way.
fn ways(link: &str) -> Vec<(&'static str, String)> {
    let half = link.len() / 2;
    let (before, after) = link.split_at(half);
    vec![
        ("as it is", link.to_owned()),
        ("a full stop behind it", format!("Your turn: {link}.")),
        ("a comma and words behind it", format!("{link}, see you.")),
        ("in brackets", format!("(my turn: {link})")),
        ("in square brackets", format!("[{link}]")),
        ("in angle brackets", format!("<{link}>")),
        ("in quotation marks", format!("“{link}”")),
        ("marked up", format!("**[my turn]({link})** _{link}_")),
        ("an exclamation mark behind it", format!("{link}!!")),
        ("an escaped end of line behind it", format!("{link}%0A")),
        (
            "escaped ends of lines with words",
            format!("{link}%0D%0AHello%20there"),
        ),
        ("a space without width behind it", format!("{link}\u{200b}")),
        (
            "spaces without width in it",
            format!("{before}\u{200b}{after}\u{feff}"),
        ),
        ("soft hyphens in it", format!("{before}\u{ad}{after}")),
        ("quoted", format!("Anna wrote:\n> {link}\n> bye")),
        ("wrapped", wrapped(link, 72, "", "\n")),
        (
            "wrapped, with words behind it",
            wrapped(link, 72, "", "\r\n") + "\nBye for now\nAnna",
        ),
        (
            "wrapped, with a name below",
            wrapped(link, 60, "", "\n") + "\n\nAnna",
        ),
        ("quoted and wrapped", wrapped(link, 76, "> > ", "\n")),
        ("wrapped by spaces", wrapped(link, 100, "", " ")),
        (
            "as quoted-printable",
            wrapped(&link.replace('=', "=3D"), 75, "", "=\r\n"),
        ),
        (
            "as quoted-printable, with a broken beginning",
            link.replace("play=", "pl=\r\nay=3D")
                .replace("&key=", "&=\r\nkey=3D"),
        ),
        (
            "as quoted-printable, with spaces behind its lines",
            wrapped(&link.replace('=', "=3D"), 60, "", "=  \n"),
        ),
        (
            "as quoted-printable, with escapes in small letters",
            wrapped(
                &link
                    .replace('.', "=2e")
                    .replace("play=", "play=3d")
                    .replace("key=", "key=3d"),
                72,
                "",
                "=\n",
            ),
        ),
        (
            "as quoted-printable, copied from the middle of a line",
            bare(&wrapped(&link.replace('=', "=3D"), 75, "", "=\n")).to_owned(),
        ),
        ("without its beginning", bare(link).to_owned()),
        (
            "without its beginning, in words",
            format!("My turn: {}.", bare(link)),
        ),
        (
            "without its beginning, wrapped",
            wrapped(bare(link), 72, "", "\n"),
        ),
        ("with a capital", link.replace("play=", "Play=")),
        (
            "rewritten by a guard of mail",
            format!(
                "https://urldefense.example/v2/url?u={}&d=DwMFaQ&c=eu",
                link.replace('-', "-2D")
                    .replace('_', "-5F")
                    .replace('/', "_")
                    .replace(':', "-3A")
                    .replace('#', "-23")
                    .replace('=', "-3D")
                    .replace('&', "-26")
            ),
        ),
        (
            "rewritten by its next version",
            format!(
                "https://urldefense.example/v3/__{}__;Iw!!Ab",
                link.replace('#', "*")
            ),
        ),
        (
            "markup in numbers",
            link.replace('&', "&#38;").replace('=', "&#61;"),
        ),
        (
            "markup with places to break",
            format!("{before}<wbr>{after}").replace('=', "&#x3D;"),
        ),
        (
            "escaped markup",
            format!("<a href=\"{}\">", link.replace('&', "&amp;")),
        ),
        ("wholly escaped", escaped(link)),
        (
            "within another link",
            format!("https://safe.example/?url={}&data=05%7C01", escaped(link)),
        ),
        ("escaped twice", escaped(&escaped(link))),
        (
            "with what counts visitors",
            format!("{link}&fbclid=IwAR0-x_y&utm_source=a"),
        ),
        ("with long dashes", link.replace("--", "\u{2014}")),
        ("with another hyphen", link.replace('-', "\u{2011}")),
        (
            "after another text",
            format!("Ordinary words with play=no. {link} play=, too"),
        ),
    ]
}

#[test]
fn a_link_is_read_as_messengers_leave_it() {
    for entries in [0, 1, 40, 90] {
        let (letter, secret) = played(entries);
        for key in [String::new(), format!("{KEY}{}", secret.to_text())] {
            let link = format!("https://games.example/sahkku.html#{letter}{key}");
            for (way, text) in ways(&link) {
                let found = Link::<Game>::find(&text);
                let found = found.unwrap_or_else(|why| panic!("{way}, {entries}: {why:?}\n{text}"));
                assert_eq!(found.text, letter, "{way}, {entries}");
                let own = Some(&secret).filter(|_| !key.is_empty());
                assert_eq!(found.secret().as_ref(), own, "{way}, {entries}");
            }
        }
    }
}

#[test]
fn every_end_of_a_letter_is_told_from_what_stands_behind_it() {
    // Letters that end with a dash or an underscore, which is markup if another one stands before the letter.
    let (_, judge) = judges::<Game>().swap_remove(0);
    let mut peers: [Peer<Game>; 2] = accepted(terms(judge, Throws::Strict), 7);
    let mut letters = Vec::new();
    play(&mut peers, 7, 60, |text| letters.push(text.to_owned()));
    let odd = letters.iter().filter(|text| text.ends_with(['-', '_']));
    for letter in odd.chain([&letters[10]]) {
        for text in [
            format!("_{letter}_"),
            format!("~~{letter}~~"),
            format!("-{letter}--"),
        ] {
            assert_eq!(Link::<Game>::find(&text).unwrap().text, *letter);
        }
    }
}

#[test]
fn of_several_letters_the_newest_is_opened() {
    let (old, new) = (played(10).0, played(60).0);
    for text in [format!("{new}\n\n> {old}"), format!("> {old}\n\n{new}")] {
        assert_eq!(Link::<Game>::find(&text).unwrap().text, new);
    }
    // An unreadable letter does not hide a readable one.
    let cut = &new[..new.len() - 7];
    assert_eq!(
        Link::<Game>::find(&format!("{old} {cut}?")).unwrap().text,
        old
    );
}

#[test]
fn what_is_no_letter_is_told() {
    let (letter, _) = played(40);
    let why = |text: &str| Link::<Game>::find(text).unwrap_err().why;
    assert_eq!(why(""), Unread::Kind);
    assert_eq!(why("Hello"), Unread::Kind);
    assert_eq!(why("play="), Unread::Kind);
    assert_eq!(why(&letter[..letter.len() - 9]), Unread::Damaged);
    let cut = wrapped(&letter[..letter.len() - 9], 72, "", "\n");
    assert_eq!(why(&cut), Unread::Damaged);
    let other = Link::<Game>::find("https://x.example/#play=nim.AQ!").unwrap_err();
    let told = NoLetter {
        why: Unread::OtherGame,
        text: "play=nim.AQ".to_owned(),
    };
    assert_eq!(other, told);
    assert_eq!(why(&"play=".repeat(1 << 20)), Unread::TooLong);
    assert!(Link::<Game>::find(&"play=%".repeat(1 << 14)).is_err());
}

#[test]
fn a_key_that_is_cut_is_none() {
    let (letter, secret) = played(3);
    let key = secret.to_text();
    let cut = format!("{letter}&key={}", &key[..40]);
    let link = Link::<Game>::find(&cut).unwrap();
    assert!(link.secret().is_none() && link.value("key").is_some());
    // The text behind it could be a part of it, but the link is whole.
    let link = Link::<Game>::find(&format!("{letter}&key={key}_")).unwrap();
    assert_eq!(link.secret(), Some(secret));
    let peer = Peer::open(Letter::<Game>::read(&link.text).unwrap(), link.secret());
    assert!(peer.party().is_some());
}
