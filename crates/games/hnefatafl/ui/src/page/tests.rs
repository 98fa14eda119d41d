//! The words of Hnefatafl: about what happened, what can be done, and what is refused.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use crate::Hnefatafl;
use crate::board::{Own, Pick};
use crate::{HnefataflSession, Session};
use game::Level;
use game::session::{EvenMatch, Finished, Match, PlayerKind};
use hnefatafl::{Entry, Escape, KingTaken, PRESETS, Reason, Repetition, Rules, Side};

use super::even;
use on_page::promises::embed::{has_union, has_variable};
use on_page::promises::{HUMANS, all_rules, at, is_said, marks, some_rules};
use on_page::text::{levels, rules, seats};
use on_page::{
    Annotation, Book as _, Ending, History, Moves, News, Places, RulesInWords, Stroke, ThreatList,
    Threatens, beside, compared,
};

/// The Swede to move. Once the drabant on c2 is away, the king has one way out.
const SHUT_IN: &str = "9/9/9/9/9/2t6/1tKt5/2T6/9 swede";
/// A Muscovite on c3 stands between the drabant on b3 and the square that the one on d2 can reach.
const BETWEEN: &str = "9/9/9/9/4K4/9/1Tt6/3T5/8t swede";

/// How the game ended, if it has.
fn reason(session: &Session) -> Option<Reason> {
    match session.turn() {
        game::Turn::Over(outcome) => Some(outcome.reason),
        _ => None,
    }
}

#[test]
fn a_first_game_begins_with_every_end_that_games_often_have() {
    let mut tried = 0;
    for rules in some_rules::<Rules>() {
        let usual = on_page::promises::usual_ends::<Hnefatafl, _>(rules, reason);
        for side in [None, Some(Side::Swede), Some(Side::Muscovite)] {
            let goal = Hnefatafl::first_goal(&rules, side);
            for &end in &usual {
                let words: &[&str] = match end {
                    Reason::Escaped => &["a corner", "the edge"],
                    Reason::Surrounded => &["surround", "caught", "catch"],
                    Reason::Blocked => &["can’t move loses"],
                    Reason::Repetition => &["for the third time"],
                    Reason::Fort => &["fort"],
                    Reason::Enclosed => &["stand around"],
                    Reason::Resigned | Reason::Agreed => &[],
                };
                let said = words.iter().any(|words| goal.contains(words));
                assert!(said, "{end:?} of {rules:?}: {goal}");
                tried += 1;
            }
        }
    }
    assert!(tried > 50, "{tried}");
    let brief = Hnefatafl::first_goal(&hnefatafl::PRESETS[0].rules, Some(Side::Swede));
    assert_eq!(brief, "Goal: king to the edge, never surrounded.");
}

#[test]
fn the_goal_names_exactly_the_endings_of_the_rules() {
    for rules in all_rules::<Rules>() {
        let goal = Hnefatafl::goal(&rules).join(" ");
        let escape = match rules.escape {
            Escape::Edge => "bring their king to the edge;",
            Escape::Corner => "bring their king to a corner;",
        };
        let taken = match rules.king_taken {
            KingTaken::Four => "Muscovites surround him on all four sides.",
            KingTaken::Castle => {
                "Muscovites surround him, or catch him between two away from the castle."
            }
            KingTaken::Two => "Muscovites catch him between two.",
        };
        let repeated = match rules.repetition {
            Repetition::Draw => "the same position for the third time is a draw",
            _ => "so do the Swedes when a position comes for the third time",
        };
        for (reason, words) in [
            (Reason::Escaped, escape),
            (Reason::Surrounded, taken),
            (Reason::Blocked, "A side that can’t move loses"),
            (Reason::Repetition, repeated),
            (Reason::Fort, "in a fort that can’t be broken."),
            (Reason::Enclosed, "when they stand around all the Swedes."),
        ] {
            let ends = rules.end_reasons().any(|other| other == reason);
            assert_eq!(
                goal.contains(words),
                ends,
                "{reason:?} of {rules:?}: {goal}"
            );
        }
    }
}

/// The description of a square while a piece is chosen.
fn called(session: &Session, chosen: Option<&str>, name: &str) -> String {
    let place = name.parse().unwrap();
    let chosen = chosen.map(|name| Pick {
        place: name.parse().unwrap(),
    });
    let marks = marks::<Hnefatafl>(session, chosen);
    Hnefatafl::place_name(session.judge(), session.position(), place, &marks)
}

#[test]
fn a_refusal_is_told_with_its_rule() {
    let text = "hnefatafl 1\nrules tablut\n";
    let session = Session::from_record(text.parse().unwrap(), HUMANS);
    let why = |chosen: Option<&str>, to: &str| {
        let chosen = chosen.map(|name| Pick {
            place: name.parse().unwrap(),
        });
        let why = Hnefatafl::why_not(&session, chosen, to.parse().unwrap()).unwrap();
        let rule = Hnefatafl::rule_against(&why, &session).map(|topic| topic.name);
        (Hnefatafl::why_in_words(&why), rule)
    };
    assert_eq!(
        why(None, "d1").0,
        "That piece isn’t yours. You play the Swedes, the king and his dark drabants."
    );
    assert_eq!(
        why(Some("e6"), "d7").0,
        "All pieces move in straight lines, along a row or a column."
    );
    let in_the_way = "A piece is in the way on e7, and none can jump.".to_owned();
    assert_eq!(why(Some("e6"), "e9"), (in_the_way, Some("lines")));
    // The king begins shut in by his own pieces.
    let hemmed_in = "It’s hemmed in: other pieces leave it nowhere to go.";
    assert_eq!(why(None, "e5").0, hemmed_in);
    // Dropping a piece on an own piece is refused for that alone, whether or not the other piece could move.
    let occupied = |at| (format!("Another piece stands on {at}."), Some("lines"));
    assert_eq!(why(Some("e6"), "e5"), occupied("e5"));
    assert_eq!(why(Some("e6"), "e7"), occupied("e7"));
}

#[test]
fn touching_an_own_piece_chooses_it_instead_of_another() {
    let session = Session::from_record("hnefatafl 1\nrules tablut\n".parse().unwrap(), HUMANS);
    let chosen = Some(Pick {
        place: "e6".parse().unwrap(),
    });
    let meant = |place: &str| Hnefatafl::meant(&session, chosen, place.parse().unwrap());
    assert_eq!(meant("e5"), None);
    assert_eq!(meant("d7"), chosen);
    assert_eq!(meant("d1"), chosen);
}

#[test]
fn a_capture_is_foretold_told_and_written() {
    let mut session = at::<Hnefatafl>("tablut", BETWEEN);
    assert_eq!(called(&session, None, "c3"), "c3, a Muscovite");
    assert_eq!(
        called(&session, Some("d2"), "d3"),
        "d3, empty, can move here, and captures c3"
    );
    session
        .enter(Hnefatafl::read_decision("d2-d3").unwrap())
        .unwrap();
    let told = Hnefatafl::news(session.history().last().unwrap(), false);
    assert!(told.contains("A Muscovite was captured on c3."), "{told}");
    assert!(session.record().to_string().contains("1 d2-d3xc3"));
}

#[test]
fn raichi_is_told_with_what_can_be_done_against_it() {
    let mut session = at::<Hnefatafl>("tablut", SHUT_IN);
    session
        .enter(Hnefatafl::read_decision("c2-a2").unwrap())
        .unwrap();
    let told = Hnefatafl::news(session.history().last().unwrap(), false);
    assert!(
        told.contains("Raichi! One way out is open to the king."),
        "{told}"
    );
    let task = Hnefatafl::task(&session, false);
    assert!(task.contains("Block his way"), "{task}");
}

#[test]
fn a_word_that_is_left_to_the_players_is_one_of_two_ways() {
    let session = at::<Hnefatafl>("tablut announce=players", SHUT_IN);
    let legal = Hnefatafl::legal_moves(&session, None).into_iter();
    let mut told: Vec<(String, String)> = legal
        .filter(|way| way.action.from.to_string() == "c2" && way.to.to_string() == "a2")
        .map(|way| (way.action.to_string(), Hnefatafl::way_in_words(&way)))
        .collect();
    told.sort();
    let pair = |action: &str, words: &str| (action.to_owned(), words.to_owned());
    assert_eq!(
        told,
        [pair("c2-a2", "Nothing"), pair("c2-a2=raichi", "Raichi!")]
    );
    for (action, says) in [("c2-a2", false), ("c2-a2=raichi", true)] {
        let mut then = session.clone();
        then.enter(Hnefatafl::read_decision(action).unwrap())
            .unwrap();
        let told = Hnefatafl::news(then.history().last().unwrap(), false);
        assert!(told.starts_with("A drabant moved from c2 to a2."), "{told}");
        assert_eq!(told.contains("Raichi!"), says, "{told}");
    }
}

#[test]
fn what_is_at_risk_is_listed_with_the_ways_out() {
    let session = at::<Hnefatafl>("tablut", &BETWEEN.replace("3T5", "t8"));
    let threats = Hnefatafl::known_threats(&session, Side::Swede).unwrap();
    assert_eq!(
        Hnefatafl::threats_title(Side::Swede),
        "Which of the Swedes are at risk?"
    );
    let lines = threats.lines();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0], "The drabant on b3");
    let ways = lines[1].strip_prefix("Your king can escape at ").unwrap();
    assert_eq!(ways.split(", ").count(), 4);
}

/// The title and the reason of a game after these entries, for these players.
fn ended(rules: &str, position: &str, entries: &[&str], players: [PlayerKind; 2]) -> [String; 2] {
    let text = format!("hnefatafl 1\nrules {rules}\nposition {position}\n");
    let mut session = Session::from_record(text.parse().unwrap(), players);
    for entry in entries {
        let entry = match *entry {
            "resign" => Entry::Resigned(session.position().turn()),
            text => Hnefatafl::read_decision(text).unwrap(),
        };
        session.enter(entry).unwrap();
    }
    assert!(session.turn().is_over(), "{position}");
    seats::speak_to::<Hnefatafl>(players);
    // The text beside the board is that of the card, and the list of moves has it if nothing else happened.
    let told = session.history().pop().unwrap();
    let last = *session.record().entries().last().unwrap();
    let reason = Hnefatafl::task(&session, false);
    if let Entry::Resigned(_) = last {
        assert_eq!(Hnefatafl::step_in_words(&last, &told), reason);
    }
    [Hnefatafl::turn_in_words(&session), reason]
}

/// The king on g7 has Muscovites on three sides, and one reaches the fourth by c6-g6.
const SURROUNDED: &str = "9/6t2/5tKt1/2t6/9/3T5/4T4/9/9 muscovite";
/// As above, but with a Muscovite on one side only.
const BETWEEN_TWO: &str = "9/6t2/6K2/2t6/9/3T5/4T4/9/9 muscovite";

#[test]
fn every_ending_names_its_rule_in_terms_of_the_reader() {
    let fox = PlayerKind::Computer(Level::ALL[0]);
    let (swede, muscovite) = ([PlayerKind::Human, fox], [fox, PlayerKind::Human]);
    let name = levels::name(Level::ALL[0]);
    let again = [
        "c2-c3", "h8-h7", "c3-c2", "h7-h8", "c2-c3", "h8-h7", "c3-c2", "h7-h8",
    ];
    let open = "4t4/7t1/9/9/t3K3t/9/9/2T6/4t4 swede";
    for (rules, position, entries, winner, shared, won, lost) in [
        (
            "linne",
            SURROUNDED,
            &["c6-g6"][..],
            Side::Muscovite,
            "The king was surrounded, so the Muscovites win.",
            "The king was surrounded, so you win.",
            "The king was surrounded, so you lose.",
        ),
        (
            "tablut",
            SURROUNDED,
            &["c6-g6"],
            Side::Muscovite,
            "The king was surrounded, so the Muscovites win.",
            "The king was surrounded, so you win.",
            "The king was surrounded, so you lose.",
        ),
        (
            "tablut",
            BETWEEN_TWO,
            &["c6-g6"],
            Side::Muscovite,
            "The king was caught between two, so the Muscovites win.",
            "The king was caught between two, so you win.",
            "The king was caught between two, so you lose.",
        ),
        (
            "linne",
            "9/9/9/9/9/9/9/4K4/t8 swede",
            &["e2-e1"],
            Side::Swede,
            "The king escaped, so the Swedes win.",
            "The king escaped, so you win.",
            "The king escaped, so you lose.",
        ),
        (
            "linne",
            "9/9/2t6/9/9/9/tt7/TK7/tt7 muscovite",
            &["c7-c2"],
            Side::Muscovite,
            "The Swedes can’t move, so they lose.",
            "The Swedes can’t move, so they lose.",
            "You can’t move, so you lose.",
        ),
        (
            "linne repetition=swede-loses",
            open,
            &again,
            Side::Muscovite,
            "The same position occurred for the third time, so the Swedes lose.",
            "The same position occurred for the third time, so the Swedes lose.",
            "The same position occurred for the third time, so you lose.",
        ),
        (
            "linne",
            open,
            &["resign"],
            Side::Muscovite,
            "The Swedes resigned.",
            "The Swedes resigned.",
            "You resigned.",
        ),
    ] {
        let told = |players| ended(rules, position, entries, players);
        let (winner, loser, title) = match winner {
            Side::Swede => (swede, muscovite, "The Swedes win"),
            Side::Muscovite => (muscovite, swede, "The Muscovites win"),
        };
        for players in [HUMANS, [fox; 2]] {
            assert_eq!(told(players), [title, shared]);
        }
        assert_eq!(told(winner), ["You won", won]);
        assert_eq!(told(loser), ["You lost", lost]);
    }
    let draw = "The same position occurred for the third time. That’s a draw.";
    assert_eq!(ended("linne", open, &again, swede)[1], draw);
    let distant = [PlayerKind::Human, PlayerKind::Distant];
    let nameless = ended("linne", SURROUNDED, &["c6-g6"], distant);
    assert_eq!(nameless[0], "The other side wins");
}

#[test]
fn what_is_captured_is_the_persons_where_it_is() {
    let fox = PlayerKind::Computer(Level::ALL[0]);
    let told = |players| {
        seats::speak_to::<Hnefatafl>(players);
        let mut session = at::<Hnefatafl>("tablut", BETWEEN);
        session
            .enter(Hnefatafl::read_decision("d2-d3").unwrap())
            .unwrap();
        let told = session.history();
        [
            Hnefatafl::turn_in_line(&told),
            Hnefatafl::news(&told[0], false),
        ]
    };
    let [line, news] = told([fox, PlayerKind::Human]);
    assert_eq!(line, "d2–d3. Your Muscovite on c3 is captured. Tuichu!");
    assert!(
        news.contains("Your Muscovite on c3 was captured."),
        "{news}"
    );
    for players in [HUMANS, [PlayerKind::Human, fox]] {
        let [line, news] = told(players);
        assert_eq!(line, "d2–d3. The Muscovite on c3 is captured. Tuichu!");
        assert!(news.contains("A Muscovite was captured on c3."), "{news}");
    }
}

#[test]
fn the_king_is_the_persons_where_he_is() {
    let fox = PlayerKind::Computer(Level::ALL[0]);
    let (swede, muscovite) = ([PlayerKind::Human, fox], [fox, PlayerKind::Human]);
    for (position, action, yours, theirs) in [
        (
            SURROUNDED,
            "c6-g6",
            "Your king is caught on g7.",
            "The king is caught on g7.",
        ),
        (
            "9/9/9/9/9/9/9/4K4/t8 swede",
            "e2-e1",
            "Your king escapes at e1.",
            "The king escapes at e1.",
        ),
    ] {
        let told = |players| {
            seats::speak_to::<Hnefatafl>(players);
            let mut session = at::<Hnefatafl>("linne", position);
            session
                .enter(Hnefatafl::read_decision(action).unwrap())
                .unwrap();
            let told = session.history().pop().unwrap();
            [false, true].map(|brief| Hnefatafl::news(&told, brief))
        };
        assert!(told(swede).iter().all(|news| news.ends_with(yours)));
        for players in [muscovite, HUMANS] {
            let news = told(players);
            assert!(news.iter().all(|news| news.ends_with(theirs)), "{news:?}");
        }
    }
}

#[test]
fn the_moves_of_both_sides_are_counted_one_by_one() {
    let mut session = at::<Hnefatafl>("linne", "4t4/7t1/9/9/t3K3t/9/9/2T6/4t4 swede");
    for action in ["c2-c3", "h8-h7", "c3-c2"] {
        session
            .enter(Hnefatafl::read_decision(action).unwrap())
            .unwrap();
    }
    session.enter(Entry::Resigned(Side::Muscovite)).unwrap();
    let history = session.history();
    let numbers: Vec<u32> = history.iter().map(Hnefatafl::turn_number).collect();
    assert_eq!(numbers, [1, 2, 3, 0]);
    assert_eq!(Hnefatafl::length(&session), 3);
}

/// A game that the Swedes win at once, or lose at once, in an even match.
fn of_even_match(
    position: &str,
    action: &str,
    even: EvenMatch,
    players: [PlayerKind; 2],
) -> Session {
    let text = format!("hnefatafl 1\nrules linne\nposition {position}\n");
    let mut session = Session::from_record(text.parse().unwrap(), players);
    session.set_match(Some(Match::Even(even)));
    assert_eq!(
        Hnefatafl::even_in_words(&session).is_some(),
        even != EvenMatch::First
    );
    session
        .enter(Hnefatafl::read_decision(action).unwrap())
        .unwrap();
    session
}

#[test]
fn an_even_match_has_each_side_once_and_says_who_won_it() {
    let fox = PlayerKind::Computer(Level::ALL[0]);
    let person = [PlayerKind::Human, fox];
    let escapes = ("9/9/9/9/9/9/9/4K4/t8 swede", "e2-e1");
    seats::speak_to::<Hnefatafl>(HUMANS);
    let game = of_even_match(escapes.0, escapes.1, EvenMatch::First, HUMANS);
    assert_eq!(
        Hnefatafl::next_game_in_words(&game).unwrap(),
        "Second game: swap sides"
    );
    let said = Hnefatafl::even_in_words(&game).unwrap();
    assert!(said.contains("Swap sides for the second."), "{said}");
    let finished = Hnefatafl::finished(&game).unwrap();
    // The Swedes have lost 8 drabants, and the Muscovites 15 of 16.
    assert_eq!(
        (finished.winner, finished.moves, finished.captured),
        (Some(game::Side::First), 1, [15, 8])
    );
    let mut slower = finished;
    slower.moves = 31;
    for (first, players, said) in [
        (
            slower,
            HUMANS,
            "Whoever had the Swedes now wins the even match, by a win in 1 moves against one in 31.",
        ),
        (
            slower,
            person,
            "You win the even match, by a win in 1 moves against one in 31.",
        ),
        (
            slower,
            [fox, PlayerKind::Human],
            "You lose the even match, by a win in 1 moves against one in 31.",
        ),
        (
            finished,
            HUMANS,
            "Nothing decides the even match: both did equally well.",
        ),
    ] {
        seats::speak_to::<Hnefatafl>(players);
        let even = EvenMatch::Second(first);
        let second = of_even_match(escapes.0, escapes.1, even, players);
        assert_eq!(Hnefatafl::even_in_words(&second).unwrap(), said);
        assert_eq!(Hnefatafl::next_game_in_words(&second), None);
    }
    // Both games go to the Swedes of the second game.
    seats::speak_to::<Hnefatafl>(HUMANS);
    let lost = Finished {
        winner: Some(game::Side::Second),
        ..finished
    };
    let twice = of_even_match(escapes.0, escapes.1, EvenMatch::Second(lost), HUMANS);
    assert_eq!(
        Hnefatafl::even_in_words(&twice).unwrap(),
        "Whoever had the Swedes now wins the even match, by 2 wins to 0."
    );
}

/// Beginnings of sentences that leave it to the reader which rules are meant.
const HEDGES: [&str; 4] = [
    "Where the king has to",
    "where the king escapes",
    "Where two Muscovites",
    "rule sets",
];

#[test]
fn the_book_of_a_rule_set_speaks_of_no_other() {
    messages::speak_as("hnefatafl");
    for preset in &hnefatafl::PRESETS {
        let rules = &preset.rules;
        let topics = crate::lessons::TOPICS.iter();
        let topics = topics.filter(|topic| (topic.holds)(rules));
        let advice = Hnefatafl::advice(rules).into_iter();
        let questions = Hnefatafl::questions(rules);
        let of_sheet = ["linne", "tablut"].contains(&preset.id);
        assert_eq!(questions.is_empty(), !of_sheet, "{}", preset.id);
        let said = topics.map(rules::topic_rule);
        let said = said.chain(advice.map(|name| rules::said(&format!("book-advice-{name}"))));
        for text in said {
            assert!(is_said(&text));
            let others = hnefatafl::PRESETS
                .iter()
                .filter(|other| other.id != preset.id);
            let named = others.map(|other| other.name).chain(HEDGES);
            for name in named {
                assert!(!text.contains(name), "{}: {text}", preset.id);
            }
        }
    }
}

/// The columns of the table in the docs that contain the figures of the page.
const COLUMNS: [&str; 4] = [
    "rules",
    "any_swede_won",
    "any_swede_drawn",
    "any_swede_lost",
];

#[test]
fn whom_rules_favour_is_said_as_it_was_measured() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../../docs/measurements/hnefatafl-handicaps.csv"
    );
    let table = std::fs::read_to_string(path).unwrap();
    let mut rows = table
        .lines()
        .map(|line| line.split(',').collect::<Vec<_>>());
    let head = rows.next().unwrap();
    let at = COLUMNS.map(|column| head.iter().position(|name| *name == column).unwrap());
    let mut measured = Vec::new();
    for row in rows {
        let [rules, won, drawn, lost] = at.map(|at| row[at]);
        measured.push((rules, [won, drawn, lost].map(|cell| cell.parse().unwrap())));
    }
    assert_eq!(measured, even::MEASURED);
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../../docs/measurements/hnefatafl-people.csv"
    );
    let people = std::fs::read_to_string(path).unwrap();
    let told = even::PEOPLE.map(|(rules, [won, drawn, lost], source)| {
        format!("{rules},{won},{drawn},{lost},{source}\n")
    });
    assert_eq!(
        people,
        format!(
            "rules,swede_won,drawn,muscovite_won,collection\n{}",
            told.concat()
        )
    );
    let favoured = |[swedes, drawn, muscovites]: [u32; 3]| {
        if 10 * swedes.abs_diff(muscovites) <= swedes + drawn + muscovites {
            "these rules are even"
        } else if swedes > muscovites {
            "these rules favour the Swedes"
        } else {
            "these rules favour the Muscovites"
        }
    };
    for (rules, games) in measured {
        let played = games.iter().sum::<u32>();
        assert!(played >= 200, "{rules}");
        let people = even::PEOPLE.iter().find(|(other, ..)| *other == rules);
        let rules = hnefatafl::read_rules(rules).unwrap();
        let said = Hnefatafl::balance(&rules).unwrap();
        let [swedes, _, muscovites] = games;
        let figures = format!("the Swedes won {swedes} and the Muscovites {muscovites}.");
        assert!(said.ends_with(&figures), "{said}");
        // Human games come first, with their source; games of bots are never presented as more than that.
        let (first, computers) = said.rsplit_once("our computer players").unwrap();
        match people {
            Some((_, games, source)) => {
                let [swedes, drawn, muscovites] = *games;
                let most = swedes + drawn + muscovites;
                let favoured = favoured(*games).replacen('t', "T", 1);
                let people = format!(
                    "{favoured}: of {most} games that people played (collected in {source}), the Swedes won {swedes} \
                     and the Muscovites {muscovites}. Of {played} games between "
                );
                assert_eq!(first, people);
            }
            None => {
                assert_eq!(first, "Between ");
                let figures = format!(", {}: of {played} games, ", favoured(games));
                assert!(computers.starts_with(&figures), "{said}");
            }
        }
    }
    // Nothing is said about rule sets without measurements, and one of the offered changes comes near to even.
    for preset in &hnefatafl::PRESETS {
        let listed = even::MEASURED.iter().any(|(rules, _)| *rules == preset.id);
        let said = Hnefatafl::balance(&preset.rules).is_some();
        assert_eq!(said, listed, "{}", preset.id);
        let offered = Hnefatafl::handicaps(preset);
        assert_eq!(offered.len(), if preset.id == "linne" { 4 } else { 0 });
        assert!(
            offered.iter().all(|(_, words)| !words.is_empty()),
            "{offered:?}"
        );
    }
    let evened = even::MEASURED
        .iter()
        .filter(|(rules, _)| rules.starts_with("linne "));
    let nearest = evened.map(|(_, [swedes, _, muscovites])| swedes.abs_diff(*muscovites));
    assert!(nearest.min().unwrap() <= 100);
    let mut other = hnefatafl::PRESETS[0].rules;
    other.set("repetition", "off").unwrap();
    assert_eq!(Hnefatafl::balance(&other), None);
}

#[test]
fn captures_are_the_same_on_the_card_and_beside_the_board() {
    let facts = |position: &str, action: &str| {
        let mut session = at::<Hnefatafl>("linne", position);
        session
            .enter(Hnefatafl::read_decision(action).unwrap())
            .unwrap();
        let lost = Own::of(session.judge(), session.position()).lost;
        let [(what, captured)] = Hnefatafl::facts(&session).try_into().unwrap();
        assert_eq!(what, "Captured");
        (captured, lost)
    };
    // Two of 8 drabants are left, and 4 of 16 Muscovites.
    let (captured, lost) = facts(SURROUNDED, "c6-g6");
    assert_eq!((captured, lost), (["12", "6"].map(str::to_owned), [6, 12]));
    let (captured, lost) = facts("9/9/9/9/9/9/9/4K4/t8 swede", "e2-e1");
    assert_eq!((captured, lost), (["15", "8"].map(str::to_owned), [8, 15]));
}

#[test]
fn moves_that_differ_by_a_word_have_two_arrows() {
    let action = |text: &str| -> hnefatafl::Action { text.parse().unwrap() };
    let [silent, said, elsewhere] = ["c2-a2", "c2-a2=raichi", "c2-b2"].map(action);
    let [c2, a2] = ["c2", "a2"].map(|at| at.parse().unwrap());
    let both = compared::<Hnefatafl>(Side::Swede, &[said], &[silent], 0);
    let arrow = |stroke| Annotation::Arrow(c2, a2, stroke);
    assert_eq!(both, [arrow(Stroke::Played), arrow(Stroke::Best)]);
    assert_eq!(beside(&both), [-1, 1]);
    let elsewhere = compared::<Hnefatafl>(Side::Swede, &[said], &[elsewhere], 0);
    assert_eq!(beside(&elsewhere), [0, 0]);
}

#[test]
fn sources_have_their_words() {
    for word in hnefatafl::Source::WORDS {
        let name = format!("source-{word}");
        assert!(crate::words::named(&name).is_some(), "{name}");
    }
}

#[test]
fn the_embedding_element_has_its_words_and_widths() {
    has_union("HnefataflRuleSet", PRESETS.map(|preset| preset.id));
    has_union("HnefataflSide", Side::WORDS.iter().copied());
    has_union("HnefataflReason", Reason::WORDS.iter().copied());
    let widths = PRESETS.iter().filter_map(|preset| {
        let size = preset.rules.board.size();
        (size != 9).then(|| format!("{}: {size}", preset.id))
    });
    let widths = widths.collect::<Vec<_>>().join(", ");
    has_variable("WIDTHS", &format!("{{ {widths} }}"));
}
