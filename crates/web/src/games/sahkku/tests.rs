//! What is said of sáhkku: of what happened, in full and in few words, of what is refused, and of records that cannot be read.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use game::{Dealt as _, bits_from};
use sahkku::{Entry, Event, Face, Judge, OPTIONS, PRESETS, Piece, Reason, Record, Rules, preset};
use sahkku_play::table::Pick;
use sahkku_play::{Pending, SahkkuSession, Session};
use session::{Player, SeededRandom};

use super::{draw, moves, news, steps};
use crate::text::errors;

const HUMANS: [Player; 2] = [Player::Human; 2];

fn at(rules: &str, position: &str) -> Session {
    let text = format!("sahkku 1\nrules {rules}\nposition {position}\n");
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
                Reason::Soldiers | Reason::Pieces => "soldiers",
                Reason::Queen => "queen",
                Reason::Blocked => "can’t use its throw",
                Reason::Dead => "a draw",
                Reason::Resigned | Reason::Agreed => unreachable!("players do so"),
            };
            assert!(goal.contains(words), "{reason:?} of {rules:?}: {goal}");
        }
        let named = rules.end_reasons().any(|reason| reason == Reason::Queen);
        assert_eq!(goal.contains("queen"), named, "{rules:?}: {goal}");
    }
}

/// A game in which all is decided at random, after so many entries.
fn played(rules: &str, seed: u64, entries: usize) -> Session {
    let judge = Judge::new(preset(rules).unwrap().rules).unwrap();
    let (mut session, chance) = (Session::new(judge, HUMANS), SeededRandom::new(seed));
    while session.record().entries().len() < entries {
        let bits = chance.bits(session.record().entries().len());
        let entry = match session.pending() {
            Pending::Over(_) => break,
            Pending::Decision(_) => {
                let legal = session.legal();
                Entry::Action(legal[bits as usize % legal.len()])
            }
            Pending::Way(_) => Entry::Walks(bits % 2 == 0),
            _ => session.game().deal(bits_from(bits)).unwrap(),
        };
        session.enter(entry).unwrap();
    }
    session
}

#[test]
fn whole_games_are_told_in_sentences_and_in_few_words() {
    let (mut asleep, mut awake) = (0, 0);
    for (seed, rules) in ["maze", "raisa", "unjarga", "lagesvuotna"]
        .iter()
        .enumerate()
    {
        let session = played(rules, seed as u64, 400);
        let record = session.record().clone();
        let history = session.history();
        for (entry, told) in record.entries().iter().zip(&history) {
            let words = steps::step(entry, told);
            assert!(!words.is_empty() && !words.contains('⟨'), "{words:?}");
            let brief = news::entry(told, true);
            let long = ["threw", "Choose", "Throw the dice"];
            assert!(long.iter().all(|word| !brief.contains(word)), "{brief}");
            // A queen wakes once in a game, which is worth a sentence.
            let queen = brief.contains("queen");
            assert!(queen || !brief.contains("moved"), "{brief}");
            assert!(brief.chars().count() < 90, "{brief}");
            for event in &told.events {
                if let Event::Activated {
                    piece: Piece::Soldier,
                    to,
                    ..
                } = event
                {
                    let woke = format!("Awake on {}.", to.place());
                    assert!(brief.contains(&woke), "{brief}: {woke}");
                    awake += 1;
                }
            }
            let full = news::entry(told, false);
            if full.contains("No X: nobody wakes.") {
                let x = told.events.iter().any(|event| {
                    matches!(event, Event::Thrown { dice, .. } if dice.faces().any(|face| face == Face::X))
                });
                assert!(!x, "{full}");
                asleep += 1;
            }
        }
        for (entry, told) in record.entries().iter().zip(&history) {
            if entry
                .action()
                .is_some_and(|action| action.die_use().is_some())
            {
                let to = told.text.rsplit('-').next().unwrap_or_default();
                let place: String = to.chars().take_while(char::is_ascii_alphanumeric).collect();
                let line = news::turn_line(core::slice::from_ref(told));
                assert!(line.contains(&place), "{}: {line}", told.text);
            }
        }
    }
    assert!(asleep > 0 && awake > 0);
}

#[test]
fn a_refusal_is_told_with_its_places() {
    let session = at("lagesvuotna", "w*15./3wq3K3mq3/m*15. m m X,II,III");
    let why = |chosen: Option<&str>, to: &str| {
        let to = to.parse().unwrap();
        let chosen = chosen.map(|from| {
            let place = from.parse().unwrap();
            let legal = moves::legal(&session, None).into_iter();
            let picks: Vec<Pick> = legal.map(|way| way.pick).collect();
            *picks.iter().find(|pick| pick.place() == place).unwrap()
        });
        moves::why_in_words(&moves::why_not(&session, chosen, to).unwrap())
    };
    assert_eq!(
        why(None, "a3"),
        "Soldiers wake in order. The next one is on a15."
    );
    assert_eq!(
        why(None, "c5"),
        "That piece isn’t yours. You play the men, the dark ones."
    );
    assert_eq!(
        why(None, "b8"),
        "Nobody holds the king yet. Land on him to take him."
    );
    assert_eq!(why(Some("a15"), "a14"), "With X it would land on b15.");
}

#[test]
fn where_only_the_king_can_move_a_draw_is_offered() {
    let stuck = at("globe-joueur", "15/9(WrKw)5/m*7.(WW)7 w w ?,?,?");
    assert!(draw::is_standstill(&stuck));
    let goes_on = at("globe-joueur", "w*12.3/7K7/m*11.4 m m ?,?,?");
    assert!(!draw::is_standstill(&goes_on));
}

#[test]
fn what_a_reader_expected_is_named() {
    for (text, expected) in [
        ("rules chess\n", "a rule set: lagesvuotna"),
        ("rules maze stacking=perhaps\n", "yes | no"),
        ("rules maze queue=yes\n", "options that work together: "),
        ("rules maze\nround X I\n", "a slash and the women’s throw"),
        ("rules maze\nround X/I\n2 men X,I\n", "turn 1"),
        ("rules maze\nround X/I\n1 men X,I b1\n", "an action such as"),
        (
            "rules maze\nround X/I\n1 men X,I X:+a1-b7\n",
            "an action that these rules allow here",
        ),
        (
            "rules maze\nposition m12/13/13 m m X,I\n",
            "a possible position; here, ",
        ),
    ] {
        let record: Result<Record, _> = format!("sahkku 1\n{text}").parse();
        let told = errors::reading(&record.unwrap_err());
        assert!(told.contains(expected), "{text}: {told}");
    }
}
