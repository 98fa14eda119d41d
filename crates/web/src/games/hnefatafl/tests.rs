//! What is said of Hnefatafl: of what happened, of what can be done, of what is refused.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use game::Turn;
use hnefatafl::{Entry, Judge, OPTIONS, PRESETS, Reason, Record, Rules, Side, preset};
use hnefatafl_play::table::Pick;
use hnefatafl_play::{HnefataflSession, Session};
use session::{Player, SeededRandom};

use super::{Level, moves, news, position::Names, steps};
use crate::board::marks::Marks;
use crate::features::records::linked;
use crate::text::{errors, levels};

const HUMANS: [Player; 2] = [Player::Human; 2];

/// The Swede to move; once the drabant on c2 is away, the king has one way out.
const SHUT_IN: &str = "9/9/9/9/9/2t6/1tKt5/2T6/9 swede";
/// A Muscovite on c3 stands between the drabant on b3 and the square to which the one on d2 may go.
const BETWEEN: &str = "9/9/9/9/4K4/9/1Tt6/3T5/8t swede";

fn by(rules: &str, position: &str) -> Session {
    let text = format!("hnefatafl 1\nrules {rules}\nposition {position}\n");
    Session::from_record(text.parse().unwrap(), HUMANS)
}

/// Every named rule set, and each with one option set otherwise.
fn all_rules() -> impl Iterator<Item = Rules> {
    PRESETS.iter().flat_map(|preset| {
        OPTIONS.iter().flat_map(|option| {
            option.values().into_iter().filter_map(|value| {
                let mut rules = preset.rules;
                rules.set(option.name, &value).ok()?;
                Judge::new(rules).is_ok().then_some(rules)
            })
        })
    })
}

#[test]
fn the_goal_names_every_way_in_which_the_rules_end_a_game() {
    for rules in all_rules() {
        let goal = news::goal(&rules);
        for reason in rules.end_reasons() {
            let words = match reason {
                Reason::Escaped => "bring their king to",
                Reason::Surrounded => "him",
                Reason::Blocked => "can’t move loses",
                Reason::Repetition => "third time",
                Reason::Resigned | Reason::Agreed => unreachable!("players do so"),
            };
            assert!(goal.contains(words), "{reason:?} of {rules:?}: {goal}");
        }
        let named = rules
            .end_reasons()
            .any(|reason| reason == Reason::Repetition);
        assert_eq!(goal.contains("third time"), named, "{rules:?}: {goal}");
    }
}

/// A game of random moves, to its end or to so many.
fn played(seed: u64, entries: usize) -> Session {
    let judge = Judge::new(preset("brandubh").unwrap().rules).unwrap();
    let (mut session, chance) = (Session::new(judge, HUMANS), SeededRandom::new(seed));
    while session.record().entries().len() < entries && !matches!(session.turn(), Turn::Over(_)) {
        let bits = chance.bits(session.record().entries().len());
        let legal = session.legal();
        let action = legal[bits as usize % legal.len()];
        session.enter(Entry::Action(action)).unwrap();
    }
    session
}

/// Whether the message is there, with all of its arguments.
fn is_said(text: &str) -> bool {
    !text.is_empty() && !text.contains(['⟨', '{'])
}

/// What a square is called while a piece is chosen.
fn called(session: &Session, chosen: Option<&str>, name: &str) -> String {
    let place = name.parse().unwrap();
    let chosen = chosen.map(|name| Pick {
        place: name.parse().unwrap(),
    });
    let legal = moves::legal(session, None);
    let own = legal.iter().copied();
    let marks = Marks {
        movable: legal.iter().map(|way| way.pick).collect(),
        chosen,
        destinations: moves::destinations(session, own.filter(|way| Some(way.pick) == chosen)),
        ..Marks::default()
    };
    Names::of(session.judge(), session.position()).place(place, &marks)
}

#[test]
fn a_refusal_is_told_with_its_rule() {
    let text = "hnefatafl 1\nrules tablut\n";
    let session = Session::from_record(text.parse().unwrap(), HUMANS);
    let why = |chosen: Option<&str>, to: &str| {
        let chosen = chosen.map(|name| Pick {
            place: name.parse().unwrap(),
        });
        let why = moves::why_not(&session, chosen, to.parse().unwrap()).unwrap();
        let rule = moves::rule_of(&why, &session).map(|topic| topic.name);
        (moves::why_in_words(&why), rule)
    };
    assert_eq!(
        why(None, "d1").0,
        "That piece isn’t yours. You play the Swedes, the king and his drabants."
    );
    assert_eq!(
        why(Some("e6"), "d7").0,
        "All pieces move in straight lines, along a row or a column."
    );
    let in_the_way = "A piece is in the way on e7, and none can jump.".to_owned();
    assert_eq!(why(Some("e6"), "e9"), (in_the_way, Some("lines")));
    // The king begins shut in by his own, and is meant even while another piece is chosen.
    let hemmed_in = "It’s hemmed in: other pieces leave it nowhere to go.";
    for chosen in [None, Some("e6")] {
        assert_eq!(why(chosen, "e5").0, hemmed_in);
    }
}

#[test]
fn a_capture_is_foretold_told_and_written() {
    let mut session = by("tablut", BETWEEN);
    assert_eq!(called(&session, None, "c3"), "c3, a Muscovite");
    assert_eq!(
        called(&session, Some("d2"), "d3"),
        "d3, empty, can move here, and captures c3"
    );
    session.enter(moves::read("d2-d3").unwrap()).unwrap();
    let told = news::entry(session.history().last().unwrap(), false);
    assert!(told.contains("A Muscovite was captured on c3."), "{told}");
    assert!(session.record().to_string().contains("1 d2-d3xc3"));
}

#[test]
fn raichi_is_told_with_what_can_be_done_against_it() {
    let mut session = by("tablut", SHUT_IN);
    session.enter(moves::read("c2-a2").unwrap()).unwrap();
    let told = news::entry(session.history().last().unwrap(), false);
    assert!(
        told.contains("Raichi! One way out is open to the king."),
        "{told}"
    );
    let task = news::task(&session, false);
    assert!(task.contains("Block his way"), "{task}");
}

#[test]
fn a_word_that_is_left_to_the_players_is_one_of_two_ways() {
    let session = by("tablut announce=players", SHUT_IN);
    let legal = moves::legal(&session, None).into_iter();
    let mut told: Vec<(String, String)> = legal
        .filter(|way| way.action.from.to_string() == "c2" && way.to.to_string() == "a2")
        .map(|way| (way.action.to_string(), moves::in_words(&way)))
        .collect();
    told.sort();
    let pair = |action: &str, words: &str| (action.to_owned(), words.to_owned());
    assert_eq!(
        told,
        [pair("c2-a2", "Nothing"), pair("c2-a2=raichi", "Raichi!")]
    );
    for (action, says) in [("c2-a2", false), ("c2-a2=raichi", true)] {
        let mut then = session.clone();
        then.enter(moves::read(action).unwrap()).unwrap();
        let told = news::entry(then.history().last().unwrap(), false);
        assert!(told.starts_with("A drabant moved from c2 to a2."), "{told}");
        assert_eq!(told.contains("Raichi!"), says, "{told}");
    }
}

#[test]
fn what_is_at_risk_is_listed_with_the_ways_out() {
    let session = by("tablut", &BETWEEN.replace("3T5", "t8"));
    let threats = super::threats::known(&session, Side::Swede).unwrap();
    assert_eq!(
        super::threats::title(Side::Swede),
        "Which of the Swedes are at risk?"
    );
    let lines = threats.lines();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0], "The drabant on b3");
    let ways = lines[1].strip_prefix("Your king can escape at ").unwrap();
    assert_eq!(ways.split(", ").count(), 4);
}

#[test]
fn whole_games_are_told_in_sentences() {
    for seed in 0..6 {
        let session = played(seed, 120);
        let record = session.record().clone();
        for (entry, told) in record.entries().iter().zip(&session.history()) {
            let words = steps::step(entry, told);
            assert!(is_said(&words) && words.ends_with(['.', '!']), "{words:?}");
            assert!(is_said(&news::entry(told, true)));
        }
        assert!(is_said(&news::task(&session, false)));
        assert!(is_said(&news::turn(&session)));
    }
}

#[test]
fn a_damaged_record_is_read_or_told_where_it_is_wrong() {
    let text = played(3, 30).record().to_string();
    let chance = SeededRandom::new(11);
    let letters: Vec<char> = "0123456789-=x abcehst\n".chars().collect();
    let mut refused = 0;
    for n in 0..300 {
        let below = |draw: usize, limit: usize| (chance.bits(3 * n + draw) % limit as u64) as usize;
        let (from, cut) = (below(0, text.len()), below(1, 4));
        let letter = letters[below(2, letters.len())];
        let rest = text.get(from + cut..).unwrap_or_default();
        let Err(error) = format!("{}{letter}{rest}", &text[..from]).parse::<Record>() else {
            continue;
        };
        refused += 1;
        let told = errors::reading(&error);
        assert!(told.starts_with("Line ") && is_said(&told), "{told}");
        assert!(
            told.contains("Expected: ") && !told.contains("Expected: ."),
            "{told}"
        );
    }
    assert!(refused > 150, "{refused}");
    let other: Result<Record, _> = "sahkku 1\nrules maze\n".parse();
    let told = errors::reading(&other.unwrap_err());
    assert!(told.contains("“sahkku 1”. Expected: hnefatafl 1"), "{told}");
}

#[test]
fn a_link_opens_the_same_game() {
    let game = played(3, 20);
    let link = game.record().write_link();
    let again = linked(&format!("#{link}")).unwrap().unwrap();
    assert_eq!(again.record().to_string(), game.record().to_string());
}

#[test]
fn who_won_is_said_in_the_terms_of_whoever_plays_here() {
    let out = |players| {
        let record = "hnefatafl 1\nrules linne\nposition 9/9/9/9/9/9/9/4K4/t8 swede\n";
        let mut session = Session::from_record(record.parse().unwrap(), players);
        session.enter(moves::read("e2-e1").unwrap()).unwrap();
        news::turn(&session)
    };
    let fox = Player::Computer(Level::ALL[0]);
    assert_eq!(out(HUMANS), "The Swedes win");
    assert_eq!(out([fox; 2]), "The Swedes win");
    assert_eq!(out([Player::Human, fox]), "You win!");
    let name = levels::name(Level::ALL[0]);
    assert_eq!(out([fox, Player::Human]), format!("{name} wins"));
}
