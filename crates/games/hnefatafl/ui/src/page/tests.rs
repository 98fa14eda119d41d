//! The words of Hnefatafl: about what happened, what can be done, and what is refused.

mod truth;

use crate::Hnefatafl;
use crate::Session;
use crate::board::{Own, Pick};
use game::Level;
use game::session::{EvenMatch, Finished, Match, PlayerKind};
use hnefatafl::{Escape, KingTaken, PRESETS, Reason, Repetition, Rules, Side};

use super::even;
use on_page::promises::embed::{has_union, has_variable};
use on_page::promises::{HUMANS, all_rules, at, is_said, some_rules};
use on_page::text::{rules, seats};
use on_page::{
    Annotation, Book as _, Ending, Moves, News, RulesInWords, Stroke, ThreatList, Threatens,
    beside, compared,
};

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
fn positions_are_told_as_the_cases_have_it() {
    on_page::promises::sayings::hold::<Hnefatafl>(include_str!("../../sayings.txt"));
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
fn every_option_has_games_with_a_middle() {
    for rules in all_rules::<Rules>() {
        on_page::promises::middles::<Hnefatafl>(rules, 5);
    }
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

/// The king on g7 has Muscovites on three sides, and one reaches the fourth by c6-g6.
const SURROUNDED: &str = "9/6t2/5tKt1/2t6/9/3T5/4T4/9/9 muscovite";

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
