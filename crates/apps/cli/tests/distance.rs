//! `sahkku replay` with the letter of an online game.

use game::{Dealt, Judge, Record, Recorded as _, RuleSets, Side};
use games::{GameName, with_game};
use online::{GameId, Offer, Party, Peer, Secret, Sides, Terms, Throws, Word};

use crate::common::{Said, quoted, sahkku, sahkku_reading};

/// An online game that plays itself: the peer whose turn it is takes its first legal action.
struct Pair<G: Dealt>([Peer<G>; 2]);

impl<G: Dealt> Pair<G> {
    fn new(throws: Throws) -> Pair<G> {
        let judge: Judge<G> = G::Rules::PRESETS[0].rules.judge().unwrap();
        let terms = Terms {
            start: Record::new(judge, None),
            name: "Áile".to_owned(),
            sides: Sides::Inviter(Side::First),
            throws,
            clock: None,
            follows: None,
        };
        let seat = Peer::invite(GameId([7; 16]), Secret::new([1; 32]), terms).unwrap();
        let letter = online::Letter::read(&seat.letter().write()).unwrap();
        let mut pair = Pair([seat, Peer::open(letter, None)]);
        pair.0[1]
            .accept(Secret::new([2; 32]), "Ánde", Side::First)
            .unwrap();
        pair.send(Party::Invited);
        pair
    }

    fn letter(&self, party: Party) -> String {
        self.0[party.index()].letter().write()
    }

    fn send(&mut self, from: Party) {
        let letter = self.letter(from);
        self.0[from.other().index()].receive(&letter).unwrap();
    }

    fn floor(&self) -> Party {
        self.0[0].log().floor().unwrap()
    }

    fn turn(&mut self) {
        let party = self.floor();
        let seat = &mut self.0[party.index()];
        while seat.is_to_decide() {
            let mut legal = G::Actions::default();
            seat.state().unwrap().game().legal(&mut legal);
            seat.decide(legal[0].into()).unwrap();
        }
        seat.send(None).unwrap();
        self.send(party);
    }

    fn turns(throws: Throws, count: usize) -> Pair<G> {
        let mut pair = Pair::new(throws);
        (0..count).for_each(|_| pair.turn());
        pair
    }

    fn record(&self) -> String {
        self.0[0].log().state().unwrap().record().to_string()
    }
}

fn replay(game: &str, text: &str) -> Said {
    sahkku_reading(&format!("--game {game} replay -"), text)
}

#[track_caller]
fn tells(told: &str, parts: &[&str]) {
    for part in parts {
        assert!(told.contains(part), "{part}\n{told}");
    }
}

#[test]
fn a_letter_is_told_with_its_throws() {
    let pair = Pair::<sahkku::Game>::turns(Throws::Strict, 12);
    let letter = pair.letter(Party::Inviter);
    let told = replay("sahkku", &letter).fine();
    let parts = [
        "men    Áile",
        "throw-off: ",
        "a game at a distance; 14 messages, chained and signed",
        "Áile, men: invited",
        "Ánde, women: accepted",
        "both make every throw",
        "throw   1  Áile ",
        "; both: round ",
    ];
    tells(&told, &parts);
    // The letter contains every exchange, its dice, and the values that produced them.
    let state = pair.0[0].log().state().unwrap();
    for exchange in state.exchanges() {
        let [inviter, invited] = exchange.values.map(|value| {
            let [a, b, c, d, ..] = value.0;
            format!("{a:02x}{b:02x}{c:02x}{d:02x}…")
        });
        let line = format!(
            "throw {:>3}  Áile {inviter}, Ánde {invited}; ",
            exchange.number
        );
        let entry = &state.record().entries()[exchange.first_entry];
        let line = told.lines().find(|told| told.starts_with(&line)).unwrap();
        assert!(line.contains(&format!(": {entry}")), "{line}");
    }
    let link = format!("https://example.org/page/?seed=1#{letter}\n");
    assert_eq!(replay("sahkku", &link).fine(), told);
    assert_eq!(
        sahkku(&format!("replay {}", quoted(link.trim()))).fine(),
        told
    );
    let quiet = sahkku_reading("replay --quiet -", &letter);
    assert_eq!(quiet.fine(), "");
}

#[test]
fn every_game_has_letters() {
    for game in GameName::ALL {
        with_game!(game, G => {
            let letter = Pair::<G>::turns(Throws::Trusting, 6).letter(Party::Invited);
            let told = replay(game.game().name, &letter).fine();
            for said in ["they trust each other", "throw   1  Áile "] {
                assert_eq!(told.contains(said), G::HAS_CHANCE, "{told}");
            }
            tells(&told, &[&format!("{}: invited", G::SIDES[0])]);
        });
    }
    let hnefatafl = Pair::<hnefatafl::Game>::turns(Throws::Strict, 4);
    let told = replay("hnefatafl", &hnefatafl.letter(Party::Invited)).fine();
    tells(&told, &["6 messages", "Ánde, muscovite: accepted"]);
    assert!(!told.contains("throw"), "{told}");
}

#[test]
fn an_invitation_is_told_too() {
    let pair = Pair::<sahkku::Game>::new(Throws::Strict);
    let seat = Peer::invite(
        GameId([8; 16]),
        Secret::new([3; 32]),
        Terms {
            name: String::new(),
            ..pair.0[0].log().terms().clone()
        },
    );
    let told = replay("sahkku", &seat.unwrap().letter().write()).fine();
    tells(&told, &["the inviter invites; nobody has accepted yet"]);
}

#[test]
fn what_the_two_say_is_told() {
    let mut pair = Pair::<hnefatafl::Game>::turns(Throws::Strict, 3);
    let other = pair.floor().other();
    // Take-back is requested outside the log, received and refused; then requested again and allowed; then a draw is offered,
    // and one player resigns.
    for yes in [false, true] {
        pair.0[other.index()]
            .say(Word::Offer(Offer::TakeBack), None)
            .unwrap();
        let told = replay("hnefatafl", &pair.letter(other)).fine();
        tells(
            &told,
            &["beside the log: ", " asks to take the last decision back"],
        );
        pair.send(other);
        pair.0[other.other().index()].answer(yes).unwrap();
        pair.send(other.other());
    }
    pair.turn();
    let party = pair.floor();
    pair.0[party.index()]
        .say(Word::Offer(Offer::Draw), None)
        .unwrap();
    let told = replay("hnefatafl", &pair.letter(party)).fine();
    tells(&told, &[" offers a draw; ", " has not answered"]);
    pair.send(party);
    pair.0[party.other().index()].answer(false).unwrap();
    pair.send(party.other());
    let party = pair.floor();
    pair.0[party.index()].say(Word::Resign, None).unwrap();
    let told = replay("hnefatafl", &pair.letter(party)).fine();
    let parts = [
        "message 5: ",
        " does not agree",
        " agrees\n",
        " offers a draw\n",
        " resigns\n",
        "resigned",
    ];
    tells(&told, &parts);
}

#[test]
fn a_throw_that_is_not_answered_is_told() {
    let mut pair = Pair::<sahkku::Game>::new(Throws::Strict);
    for _ in 0..40 {
        let state = pair.0[0].log().state().unwrap();
        if let Some((number, party)) = state.open_exchange() {
            let name = ["Áile", "Ánde"][party.index()];
            let told = replay("sahkku", &pair.letter(Party::Inviter)).fine();
            let open = format!("throw {number} is open: broken off unless {name} answers it");
            return tells(&told, &[&open]);
        }
        pair.turn();
    }
    unreachable!("throws need two");
}

#[test]
fn a_letter_is_read_as_mail_leaves_it() {
    let letter = Pair::<sahkku::Game>::turns(Throws::Strict, 5).letter(Party::Inviter);
    let plain = replay("sahkku", &letter).fine();
    let link = format!("https://example.org/sahkku.html#{letter}");
    let (bare, wrapped) = (letter.trim_start_matches("play="), link.replace('=', "=3D"));
    let (before, after) = wrapped.split_at(90);
    for text in [
        format!("\u{feff}{link}\u{200b}\n"),
        bare.to_owned(),
        format!("Subject: your turn\n\nHello,\n{before}=\n{after}\n"),
        format!("Anna wrote:\n> {link}\n> bye\n"),
    ] {
        assert_eq!(replay("sahkku", &text).fine(), plain, "{text}");
    }
}

#[test]
fn a_letter_that_was_changed_is_refused() {
    let letter = Pair::<sahkku::Game>::turns(Throws::Strict, 5).letter(Party::Inviter);
    let last = letter.len() - 1;
    let other = |c: char| if c == 'A' { 'E' } else { 'A' };
    for at in [last, last - 40, last - 120, last - 200, 60, 90] {
        let mut changed = letter.clone();
        let c = letter[at..].chars().next().unwrap();
        changed.replace_range(at..=at, &other(c).to_string());
        let said = replay("sahkku", &changed).refused();
        assert!(said.starts_with("sahkku: standard input: "), "{said}");
    }
    let cut = replay("sahkku", &letter[..last - 8]).refused();
    assert!(
        cut.contains("message") || cut.contains("damaged") || cut.contains("signature"),
        "{cut}"
    );
    let said = replay("hnefatafl", &letter).refused();
    assert!(
        said.contains("of another game, sahkku; --game says which"),
        "{said}"
    );
    let said = replay("sahkku", "play=sahkku.Ag").refused();
    assert!(said.contains("another version"), "{said}");
    // A link also works as the file argument.
    let said = sahkku("replay 'https://example.org/#play=sahkku.Ag'");
    assert!(said.refused().contains("another version"));
    assert_eq!(sahkku("replay display=sahkku.Ag").code, Some(3));
}

#[test]
fn a_record_is_compared_with_its_letter() {
    let pair = Pair::<sahkku::Game>::turns(Throws::Strict, 10);
    let (record, letter) = (pair.record(), pair.letter(Party::Invited));
    let with = |record: &str, letter: &str| {
        let (head, rest) = record.split_once('\n').unwrap();
        replay("sahkku", &format!("{head}\ndistance {letter}\n{rest}"))
    };
    let told = with(&record, &letter).fine();
    assert_eq!(told, replay("sahkku", &letter).fine());
    let link = format!("https://example.org/#{letter}");
    assert_eq!(with(&record, &link).fine(), told);

    // Another game, an earlier state, other names; the error is on the line of the letter.
    let others = Pair::<sahkku::Game>::turns(Throws::Strict, 8);
    let renamed = record.replace("men Áile", "men Elle");
    let rules = record.replace("rules lagesvuotna", "rules lagesvuotna stake=3");
    for (record, why) in [
        (others.record(), "entries, the letter"),
        (renamed, "men is Elle, in the letter Áile"),
        (
            rules,
            "its rules are lagesvuotna stake=3, the letter's lagesvuotna",
        ),
    ] {
        let said = with(&record, &letter).refused();
        assert!(said.contains(why), "{said}");
        assert!(
            said.starts_with("sahkku: standard input: line 2: the record is not"),
            "{said}"
        );
    }
    let said = with(&record, "play=sahkku.AQ").refused();
    assert!(said.contains("line 2: the letter is damaged"), "{said}");
    // A mistake in the record keeps its line.
    let wrong = record.replace("men Áile", "mxn Áile");
    assert!(with(&wrong, &letter).refused().contains("line 4"));
}

#[test]
fn a_record_as_the_page_writes_it_is_verified() {
    fn verified<G: Dealt>(game: &str, side: &str) {
        let mut pair = Pair::<G>::turns(Throws::Strict, 8);
        let party = pair.floor().other();
        // A player who resigns out of turn has also resigned in the record.
        pair.0[party.index()].say(Word::Resign, None).unwrap();
        let letter = pair.0[party.index()].letter();
        let text = online::recorded::write(&letter, Some("A note."));
        let told = replay(game, &text).fine();
        assert_eq!(told, replay(game, &letter.write()).fine());
        tells(
            &told,
            &["chained and signed", "beside the log: ", " resigns"],
        );
        let result = text.lines().find(|line| line.starts_with("result "));
        let result = result.unwrap_or_else(|| panic!("{text}"));
        assert!(result.contains("resigned"), "{result}");
        let renamed = text.replace(&format!("{side} Áile"), &format!("{side} Elle"));
        let said = replay(game, &renamed).refused();
        let line = text.lines().count();
        let why = format!("line {line}: the record is not the one of its letter: {side} is Elle");
        assert!(said.contains(&why), "{said}");
    }
    for game in GameName::ALL {
        with_game!(game, G => verified::<G>(game.game().name, G::SIDES[0]));
    }
}
