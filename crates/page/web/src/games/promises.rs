//! What every game keeps of what is said of it, and what tests of games need.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

use std::collections::BTreeSet;

use game::{Judge, Preset, Record, RuleSets, Turn, bits_from, set_option};
use session::{Player, SeededRandom, Session};

use crate::board::marks::Marks;
use crate::features::ending;
use crate::features::records::linked;
use crate::messages::{in_all_languages, said_in, speak_as};
use crate::on_page::OnPage;
use crate::text::{errors, rules::rules_in_words};

pub(crate) const HUMANS: [Player; 2] = [Player::Human; 2];

/// A game between two people that begins in this position.
pub(crate) fn at<G: OnPage>(rules: &str, position: &str) -> Session<G> {
    let text = format!("{}\nrules {rules}\nposition {position}\n", G::HEAD);
    Session::from_record(text.parse().unwrap(), HUMANS)
}

/// The named rule sets, and each with one option set otherwise: no rules twice.
pub(crate) fn all_rules<R: RuleSets>() -> Vec<R> {
    let mut all: Vec<R> = R::PRESETS.iter().map(|preset| preset.rules).collect();
    for preset in R::PRESETS {
        for option in R::OPTIONS {
            for value in option.values() {
                let mut rules = preset.rules;
                let is_set = set_option(&mut rules, option.name, &value).is_ok();
                if is_set && rules.judge().is_ok() && !all.contains(&rules) {
                    all.push(rules);
                }
            }
        }
    }
    all
}

/// What random bits make come next; nothing at the end of a game.
pub(crate) fn drawn<G: OnPage>(session: &Session<G>, bits: u64) -> Option<G::Entry> {
    let n = bits as usize;
    match (session.turn(), G::question(session)) {
        (Turn::Over(_), _) => None,
        (Turn::Chance(_), _) => session.game().deal(bits_from(bits)),
        (Turn::Decide(_), Some(asked)) => asked.entries.get(n % asked.entries.len()).cloned(),
        (Turn::Decide(_), None) => {
            let legal = session.legal();
            Some(legal[n % legal.len()].into())
        }
    }
}

/// A game in which all is decided at random, after so many entries.
pub(crate) fn played<G: OnPage>(judge: Judge<G>, seed: u64, entries: usize) -> Session<G> {
    let (mut session, chance) = (Session::new(judge, HUMANS), SeededRandom::new(seed));
    while session.record().entries().len() < entries {
        let bits = chance.bits(session.record().entries().len());
        let Some(entry) = drawn(&session, bits) else {
            break;
        };
        session.enter(entry).unwrap();
    }
    session
}

/// What can be chosen where this piece is chosen, or none.
pub(crate) fn marks<G: OnPage>(session: &Session<G>, chosen: Option<G::Pick>) -> Marks<G> {
    let legal = G::legal_moves(session, None);
    let own = legal.iter().copied().filter(|way| Some(way.pick) == chosen);
    let combined = chosen.map(|pick| G::combined(session, pick, None));
    Marks {
        movable: legal.iter().map(|way| way.pick).collect(),
        chosen,
        destinations: G::destinations(session, own),
        preview: combined
            .into_iter()
            .flatten()
            .map(|ahead| ahead.shown)
            .collect(),
        ..Marks::default()
    }
}

/// Some games of the named rule sets.
fn games<G: OnPage>(entries: usize) -> impl Iterator<Item = Session<G>> {
    let presets = G::Rules::PRESETS.iter().cycle().zip(0..8);
    presets.map(move |(preset, seed)| played(preset.rules.judge().unwrap(), seed, entries))
}

/// Whether a message is there, with all of its arguments.
pub(crate) fn is_said(text: &str) -> bool {
    !text.is_empty() && !text.contains(['⟨', '{'])
}

fn goals_differ_in_every_language_where_they_differ_in_english<G: OnPage>() {
    let goals = || all_rules().iter().map(G::goal).collect::<Vec<_>>();
    speak_as(G::ID);
    let english = goals();
    let distinct = english.iter().collect::<BTreeSet<_>>().len();
    assert!(distinct > 4, "{distinct}");
    for catalogue in in_all_languages(G::ID) {
        let code = catalogue.language().code;
        let said = said_in(catalogue, goals);
        let pairs: BTreeSet<_> = english.iter().zip(&said).collect();
        let goals: BTreeSet<_> = said.iter().collect();
        assert_eq!([pairs.len(), goals.len()], [distinct; 2], "{code}");
    }
}
each_game!(goals_differ_in_every_language_where_they_differ_in_english);

fn whole_games_are_told_in_sentences<G: OnPage>() {
    for session in games::<G>(800) {
        let history = G::history_of(&session);
        assert_eq!(history.len(), session.record().entries().len());
        for (entry, told) in session.record().entries().iter().zip(&history) {
            let words = G::step_in_words(entry, told);
            let is_sentence = words.ends_with(['.', '!']);
            let is_choice = G::is_decision(entry) && !G::is_move(entry);
            assert!(is_said(&words) && (is_sentence || is_choice), "{words:?}");
            let brief = G::news(told, true);
            // Without dice every entry moves a piece.
            assert!(
                is_said(&brief) || G::HAS_DICE && brief.is_empty(),
                "{brief:?}"
            );
        }
        assert!(is_said(&G::task(&session, false)));
        assert!(is_said(&G::turn_in_words(&session)));
        assert!(is_said(&G::turn_in_line(&history)));
        let facts = G::facts(&session);
        assert!(facts.iter().all(|(what, _)| is_said(what)));
    }
}
each_game!(whole_games_are_told_in_sentences);

fn the_length_of_a_game_is_the_last_number_in_its_list_and_its_record<G: OnPage>() {
    for entries in [1, 2, 15, 16, 60, 200] {
        for session in games::<G>(entries) {
            let record = session.record().to_string();
            let numbers = record
                .lines()
                .filter_map(|line| line.split(' ').next()?.parse().ok());
            let last: u32 = numbers.max().unwrap_or(0);
            assert_eq!(ending::length::<G>(&session), last, "{record}");
        }
    }
}
each_game!(the_length_of_a_game_is_the_last_number_in_its_list_and_its_record);

fn a_damaged_record_is_read_or_told_where_it_is_wrong<G: OnPage>() {
    let chance = SeededRandom::new(11);
    let mut refused = 0;
    for session in games::<G>(60) {
        let text = session.record().to_string();
        let letters: Vec<char> = text.chars().filter(char::is_ascii).collect();
        for n in 0..300 {
            let below =
                |draw: usize, limit: usize| (chance.bits(3 * n + draw) % limit as u64) as usize;
            let (from, cut) = (below(0, text.len()), below(1, 4));
            let letter = letters[below(2, letters.len())];
            let (Some(before), Some(rest)) = (text.get(..from), text.get(from + cut..)) else {
                continue;
            };
            let damaged = format!("{before}{letter}{rest}");
            let Err(error) = damaged.parse::<Record<G>>() else {
                continue;
            };
            refused += 1;
            let told = errors::reading::<G>(&error);
            assert!(
                told.starts_with("Line ")
                    && told.contains(", column ")
                    && told.contains("Expected: "),
                "{damaged}: {told}"
            );
            assert!(
                is_said(&told.replace('{', "")) && !told.contains("Expected: ."),
                "{damaged}: {told}"
            );
        }
    }
    assert!(refused > 150, "{refused}");
    let error = "chess 1\nrules fide\n".parse::<Record<G>>().unwrap_err();
    let told = errors::reading::<G>(&error);
    let expected = format!("“chess 1”. Expected: {}", G::HEAD);
    assert!(told.contains(&expected), "{told}");
}
each_game!(a_damaged_record_is_read_or_told_where_it_is_wrong);

fn a_link_opens_the_same_game<G: OnPage>() {
    for session in games::<G>(30) {
        let link = format!("#{}", session.record().write_link());
        let again = linked::<G>(&link).unwrap().unwrap();
        assert_eq!(again.record().to_string(), session.record().to_string());
    }
}
each_game!(a_link_opens_the_same_game);

fn rules_are_told_in_words_and_never_as_code<G: OnPage>() {
    speak_as(G::ID);
    for preset in G::Rules::PRESETS {
        assert_eq!(rules_in_words::<G>(&preset.rules), preset.name);
    }
    for rules in all_rules::<G::Rules>() {
        let words = rules_in_words::<G>(&rules);
        assert!(!words.contains(['=', '_', '⟨']), "{words}");
        let named = |preset: &Preset<G::Rules>| words.starts_with(preset.name);
        assert!(G::Rules::PRESETS.iter().any(named), "{words}");
    }
}
each_game!(rules_are_told_in_words_and_never_as_code);

fn every_place_has_a_name_whatever_is_chosen<G: OnPage>() {
    for session in games::<G>(40) {
        let (judge, position) = (session.judge(), session.position());
        let legal = G::legal_moves(&session, None).into_iter();
        for chosen in legal.map(|way| Some(way.pick)).chain([None]) {
            let marks = marks(&session, chosen);
            for place in G::rows(judge).into_iter().flatten() {
                let name = G::place_name(judge, position, place, &marks);
                assert!(is_said(&name), "{name}");
            }
        }
    }
}
each_game!(every_place_has_a_name_whatever_is_chosen);
