//! The conformance suite: what every game promises to the page, and helpers for the tests of games.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

pub mod embed;
#[cfg(target_arch = "wasm32")]
mod extents;
pub mod facts;
pub mod sayings;

pub use embed::the_embedding_element_has_its_board;
#[cfg(target_arch = "wasm32")]
pub use extents::painted_within_extent;

use std::collections::BTreeSet;

use crate::text::{errors, rules::rules_in_words, terms};
use crate::{Annotation, Entry, Judge, Marks, Met, OnPage, Record, Rules, Session, Sound, linked};
use game::session::{PlayerKind, SeededRandom};
use game::{
    Dealt as _, Game as _, Level, Linked, Options as _, Preset, Recorded as _, RuleSets, Side,
    Turn, bits_from, set_option, write_position_link,
};
use messages::{in_all_languages, named, said_in, speak_as};
use worker::{Asked, Choice, Facts as _};

pub const HUMANS: [PlayerKind; 2] = [PlayerKind::Human; 2];

/// Runs the conformance suite for a game.
#[macro_export]
macro_rules! promises {
    ($game:ty) => {
        mod kept_promises {
            use super::*;

            $crate::promises!(@each $game:
                goals_differ_in_every_language_where_they_differ_in_english,
                whole_games_are_told_in_sentences,
                the_length_of_a_game_is_the_last_number_in_its_list_and_its_record,
                what_is_explained_is_listed_once_and_said_in_a_sentence,
                every_term_is_found_in_the_sentence_that_explains_it,
                reasons_and_warnings_are_sentences_and_speak_of_places_of_the_board,
                a_damaged_record_is_read_or_told_where_it_is_wrong,
                a_link_opens_the_same_game,
                rules_are_told_in_words_and_never_as_code,
                every_place_has_a_name_whatever_is_chosen,
                every_die_that_falls_shows_one_of_its_faces,
                what_is_put_together_is_played_or_refused_in_words,
                every_sound_is_heard_is_never_too_loud_and_ends_in_silence,
                every_option_and_every_value_has_its_words,
                the_embedding_element_has_its_board,
                named_rule_sets_have_games_with_a_middle,
            );
        }
    };
    (@each $game:ty: $($promise:ident,)*) => {
        $(
            #[test]
            fn $promise() {
                $crate::promises::$promise::<$game>();
            }
        )*
    };
}

/// A game between two people that begins in this position.
pub fn at<G: OnPage>(rules: &str, position: &str) -> Session<G> {
    let text = format!("{}\nrules {rules}\nposition {position}\n", G::Game::HEAD);
    Session::<G>::from_record(text.parse().unwrap(), HUMANS)
}

/// The named rule sets, and each with one option changed; no rules twice.
pub fn all_rules<R: RuleSets>() -> Vec<R> {
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

/// The next entry by chance, from random bits; `None` at the end of a game.
pub fn drawn<G: OnPage>(session: &Session<G>, bits: u64) -> Option<Entry<G>> {
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

/// Whose turn it is, in words, for two people and for a person on either side against a computer.
pub fn turn_whoever_plays<G: OnPage>(session: &Session<G>) -> impl Iterator<Item = String> {
    let computer = PlayerKind::Computer(Level::Beginner);
    let seats = [
        HUMANS,
        [PlayerKind::Human, computer],
        [computer, PlayerKind::Human],
    ];
    seats.into_iter().map(|players| {
        let mut session = session.clone();
        for (side, player) in Side::BOTH.into_iter().zip(players) {
            session.set_player(side.into(), player);
        }
        G::turn_in_words(&session)
    })
}

/// A game of random entries, after this many of them.
pub fn played<G: OnPage>(judge: Judge<G>, seed: u64, entries: usize) -> Session<G> {
    let (mut session, chance) = (Session::<G>::new(judge, HUMANS), SeededRandom::new(seed));
    while session.record().entries().len() < entries {
        let bits = chance.bits(session.record().entries().len());
        let Some(entry) = drawn::<G>(&session, bits) else {
            break;
        };
        session.enter(entry).unwrap();
    }
    session
}

/// The ends that occur in at least one in fifty random games under these rules, by what `reason` returns for a finished game.
pub fn usual_ends<G: OnPage, R: PartialEq>(
    rules: Rules<G>,
    reason: impl Fn(&Session<G>) -> Option<R>,
) -> Vec<R> {
    const GAMES: u64 = 100;
    let judge = rules.judge().unwrap();
    let mut ends: Vec<(R, usize)> = Vec::new();
    for seed in 0..GAMES {
        // Some games never end.
        let session = played::<G>(judge.clone(), seed, 6_000);
        let Some(reason) = reason(&session) else {
            continue;
        };
        match ends.iter_mut().find(|(other, _)| *other == reason) {
            Some((_, count)) => *count += 1,
            None => ends.push((reason, 1)),
        }
    }
    let over: usize = ends.iter().map(|(_, count)| count).sum();
    ends.retain(|(_, count)| count * 50 >= over);
    ends.into_iter().map(|(reason, _)| reason).collect()
}

/// [`all_rules`], or the named rule sets and some of the others.
pub fn some_rules<R: RuleSets>() -> Vec<R> {
    let named = R::PRESETS.len();
    let all = all_rules::<R>().into_iter().enumerate();
    let some = all.filter(|(n, _)| *n < named || n % testkit::tries(12, 1) == 0);
    some.map(|(_, rules)| rules).collect()
}

/// The marks when this piece, or none, is chosen.
pub fn marks<G: OnPage>(session: &Session<G>, chosen: Option<G::Pick>) -> Marks<G> {
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

fn games<G: OnPage>(entries: usize) -> impl Iterator<Item = Session<G>> {
    let presets = <Rules<G>>::PRESETS.iter().cycle().zip(0..8);
    presets.map(move |(preset, seed)| played::<G>(preset.rules.judge().unwrap(), seed, entries))
}

/// Whether a message exists, with all of its arguments.
pub fn is_said(text: &str) -> bool {
    !text.is_empty() && !text.contains(['⟨', '{'])
}

pub fn goals_differ_in_every_language_where_they_differ_in_english<G: OnPage>() {
    let goals = || {
        all_rules()
            .iter()
            .map(|rules| G::goal(rules).join(" "))
            .collect::<Vec<_>>()
    };
    speak_as(G::Game::ID);
    let english = goals();
    let distinct = english.iter().collect::<BTreeSet<_>>().len();
    assert!(distinct > 4, "{distinct}");
    for catalogue in in_all_languages(G::Game::ID) {
        let code = catalogue.language().code;
        let said = said_in(catalogue, goals);
        let pairs: BTreeSet<_> = english.iter().zip(&said).collect();
        let goals: BTreeSet<_> = said.iter().collect();
        assert_eq!([pairs.len(), goals.len()], [distinct; 2], "{code}");
    }
}
pub fn whole_games_are_told_in_sentences<G: OnPage>() {
    for session in games::<G>(800) {
        let history = G::history_of(&session);
        assert_eq!(history.len(), session.record().entries().len());
        for (entry, told) in session.record().entries().iter().zip(&history) {
            let words = G::step_in_words(entry, told);
            let is_sentence = words.ends_with(['.', '!']);
            let is_choice = G::Game::is_decision(entry) && !G::Game::is_move(entry);
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
/// Everything that a first game explains is one of the listed subjects, concerns a place of the board, and has its own sentence
/// in every language.
pub fn what_is_explained_is_listed_once_and_said_in_a_sentence<G: OnPage>() {
    let listed: BTreeSet<_> = G::SUBJECTS.iter().collect();
    assert_eq!(listed.len(), G::SUBJECTS.len());
    let mut met = BTreeSet::new();
    for session in (1..120).step_by(3).flat_map(games::<G>) {
        let Some(side) = session.turn().side() else {
            continue;
        };
        for catalogue in in_all_languages(G::Game::ID) {
            let met = said_in(catalogue, || G::met(&session, side)).into_iter();
            let said: BTreeSet<_> = met.map(|met| (met.subject, met.sentence)).collect();
            let subjects: BTreeSet<_> = said.iter().map(|(subject, _)| subject).collect();
            assert_eq!(subjects.len(), said.len(), "{said:?}");
            let is_sentence = |text: &str| is_said(text) && text.ends_with('.');
            assert!(said.iter().all(|(_, text)| is_sentence(text)), "{said:?}");
        }
        let places: Vec<_> = G::rows(session.judge()).into_iter().flatten().collect();
        for Met { subject, place, .. } in G::met(&session, side) {
            assert!(listed.contains(&subject), "{subject} is not listed");
            assert!(place.is_none_or(|place| places.contains(&place)));
            met.insert(subject);
        }
    }
    assert!(met.len() * 2 >= listed.len(), "{met:?}");
}

/// In every language the sentence that explains a term contains it: so the forms listed in the texts are right.
pub fn every_term_is_found_in_the_sentence_that_explains_it<G: OnPage>() {
    let names: BTreeSet<_> = G::TERMS.iter().map(|term| term.name).collect();
    assert_eq!(names.len(), G::TERMS.len());
    for catalogue in in_all_languages(G::Game::ID) {
        let language = catalogue.language().code;
        said_in(catalogue, || {
            for term in G::TERMS {
                let sentence = terms::sentence::<G>(term.name).unwrap();
                assert!(is_said(&sentence) && sentence.ends_with('.'), "{sentence}");
                let found = terms::find::<G>(&sentence);
                let has = found.iter().any(|(_, name)| *name == term.name);
                assert!(has, "{} in {language}: {sentence}", term.name);
            }
            // Each is found once in a text.
            let all: Vec<String> = G::TERMS.iter().map(|term| (term.sentence)()).collect();
            let found = terms::find::<G>(&all.join(" "));
            assert_eq!(found.len(), G::TERMS.len(), "{all:?}");
        });
    }
}

/// Reasons and warnings are sentences in every language. Annotations of a warning lie on the board.
pub fn reasons_and_warnings_are_sentences_and_speak_of_places_of_the_board<G: OnPage>() {
    type FactsOf<G> = <<G as crate::Opponent>::Players as Asked>::Facts;
    let is_sentence = |text: &String| is_said(text) && text.ends_with('.');
    for session in (20..160).step_by(5).flat_map(games::<G>) {
        let Turn::Decide(side) = session.turn() else {
            continue;
        };
        let reasons_for = |&action| {
            let mut choice = Choice::of(session.game(), &[action]).unwrap();
            while let Some(game) = choice.unfinished() {
                let next = game.decisions().swap_remove(0);
                assert!(choice.expect(&next));
            }
            FactsOf::<G>::reasons(&choice)
        };
        let reasons: Vec<_> = session.legal().iter().flat_map(reasons_for).collect();
        let danger = FactsOf::<G>::danger(session.game(), side);
        for catalogue in in_all_languages(G::Game::ID) {
            let said = said_in(catalogue, || {
                let reasons = reasons.iter();
                let mut said: Vec<String> = reasons
                    .map(|reason| G::reason_in_words(side, reason).1)
                    .collect();
                said.extend(
                    danger
                        .iter()
                        .map(|danger| G::warning_in_words(side, danger)),
                );
                said
            });
            assert!(said.iter().all(is_sentence), "{said:?}");
        }
        let places: Vec<_> = G::rows(session.judge()).into_iter().flatten().collect();
        let shown = danger.iter();
        for annotation in shown.flat_map(|danger| G::warning_on_board(side, danger)) {
            if let Annotation::Threat(from, at, threatening) = annotation {
                assert!(places.contains(&from) && places.contains(&at));
                assert!(threatening != side);
            }
        }
    }
}
/// The length of a game equals the last number in its list of moves and in its record, where a line may have several turns.
pub fn the_length_of_a_game_is_the_last_number_in_its_list_and_its_record<G: OnPage>() {
    for entries in [1, 2, 15, 16, 60, 200] {
        for session in games::<G>(entries) {
            let record = session.record().to_string();
            let numbers = record
                .lines()
                .filter_map(|line| line.split(' ').next()?.parse().ok());
            let last: u32 = numbers.max().unwrap_or(0);
            let lines = G::length(&session).div_ceil(G::TURNS_IN_A_LINE);
            assert_eq!(lines, last, "{record}");
            let numbers = G::history_of(&session);
            let listed = numbers.iter().map(G::turn_number).max();
            assert_eq!(G::length(&session), listed.unwrap_or(0), "{record}");
        }
    }
}
pub fn a_damaged_record_is_read_or_told_where_it_is_wrong<G: OnPage>() {
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
    let expected = format!("“chess 1”. Expected: {}", G::Game::HEAD);
    assert!(told.contains(&expected), "{told}");
}
pub fn a_link_opens_the_same_game<G: OnPage>() {
    for session in games::<G>(30) {
        let link = format!("#{}", session.record().write_link());
        let again = linked::<G::Game>(&link).unwrap().unwrap();
        assert_eq!(again.record().to_string(), session.record().to_string());
    }
}
pub fn rules_are_told_in_words_and_never_as_code<G: OnPage>() {
    speak_as(G::Game::ID);
    for preset in <Rules<G>>::PRESETS {
        assert_eq!(rules_in_words::<G>(&preset.rules), preset.name);
    }
    for rules in all_rules::<Rules<G>>() {
        let words = rules_in_words::<G>(&rules);
        assert!(!words.contains(['=', '_', '⟨']), "{words}");
        let named = |preset: &Preset<Rules<G>>| words.starts_with(preset.name);
        assert!(<Rules<G>>::PRESETS.iter().any(named), "{words}");
    }
}
/// Each place has a name for screen readers.
pub fn every_place_has_a_name_whatever_is_chosen<G: OnPage>() {
    for session in games::<G>(40) {
        let (judge, position) = (session.judge(), session.position());
        let legal = G::legal_moves(&session, None).into_iter();
        for chosen in legal.map(|way| Some(way.pick)).chain([None]) {
            let marks = marks::<G>(&session, chosen);
            for place in G::rows(judge).into_iter().flatten() {
                let name = G::place_name(judge, position, place, &marks);
                assert!(is_said(&name), "{name}");
            }
        }
    }
}

pub fn every_option_and_every_value_has_its_words<G: OnPage>() {
    speak_as(G::Game::ID);
    for preset in <Rules<G>>::PRESETS {
        assert!(named(&format!("portrait-{}", preset.id)).is_some());
    }
    for option in Rules::<G>::OPTIONS {
        let name = option.name;
        assert!(named(&format!("opt-{name}")).is_some(), "{name}");
        let is_word = |word: &&&str| word.parse::<u8>().is_err();
        for word in option.words.iter().filter(is_word) {
            let said =
                named(&format!("val-{name}-{word}")).or_else(|| named(&format!("val-{word}")));
            assert!(said.is_some(), "{name}={word}");
        }
    }
}

pub fn every_die_that_falls_shows_one_of_its_faces<G: OnPage>() {
    for session in games::<G>(200) {
        let faces = G::faces(session.judge());
        let words: BTreeSet<_> = faces.iter().map(|&face| G::face_word(face)).collect();
        assert_eq!(words.len(), faces.len());
        for entry in session.record().entries() {
            let fallen = G::fallen(entry);
            assert_eq!(G::is_throw(entry), !fallen.is_empty());
            assert!(fallen.iter().all(|face| faces.contains(face)));
        }
    }
}

/// Every composed position can be drawn, linked and played, or is refused for a reason with words in every language.
pub fn what_is_put_together_is_played_or_refused_in_words<G: OnPage>() {
    const EDITS: usize = 10_000;
    let chance = SeededRandom::new(35);
    let mut draws = 0;
    let mut below = |limit: usize| {
        draws += 1;
        (chance.bits(draws) % limit.max(1) as u64) as usize
    };
    let presets = <Rules<G>>::PRESETS;
    let (mut refused, mut played) = (BTreeSet::new(), 0);
    for (n, preset) in presets.iter().cycle().take(40).enumerate() {
        let judge: Judge<G> = preset.rules.judge().unwrap();
        let kinds = G::kinds(&judge);
        assert!(!kinds.is_empty());
        let places: Vec<_> = G::rows(&judge).into_iter().flatten().collect();
        let begun = self::played::<G>(judge.clone(), n as u64, n * 7 % 60);
        let mut draft = G::draft_of(&judge, begun.position());
        for edit in 0..EDITS / 40 {
            let (at, to) = (places[below(places.len())], places[below(places.len())]);
            let properties = G::properties(&judge, &draft);
            match below(if edit % 50 == 49 { 9 } else { 8 }) {
                0..=1 => {
                    G::put(&judge, &mut draft, kinds[below(kinds.len())], at);
                }
                2..=4 => {
                    if let Some(kind) = G::take(&mut draft, at) {
                        G::put(&judge, &mut draft, kind, to);
                    }
                }
                5 => drop(G::take(&mut draft, at)),
                6..=7 if !properties.is_empty() => {
                    let property = below(properties.len());
                    let value = below(properties[property].values.len());
                    G::set_property(&judge, &mut draft, property, value);
                }
                8 if below(2) == 0 => G::empty(&judge, &mut draft),
                8 => draft = G::draft_of(&judge, &G::start_position(&judge)),
                _ => {}
            }
            let properties = G::properties(&judge, &draft);
            assert!(
                properties
                    .iter()
                    .all(|f| f.value < f.values.len() && is_said(&f.name))
            );
            assert!(is_said(&G::place_in_draft(&judge, &draft, at)));
            drop(G::draft_view(&judge, &draft, None));
            match G::position_of(&judge, &draft) {
                Err(error) if refused.insert(error.to_string()) => {
                    for catalogue in in_all_languages(G::Game::ID) {
                        let words = said_in(catalogue, || G::impossible(error.clone()));
                        assert!(is_said(&words), "{error}");
                    }
                }
                Err(_) => {}
                Ok(position) => {
                    let link = write_position_link::<G::Game>(&judge, &position);
                    let read = Linked::<G::Game>::read(&link);
                    assert!(matches!(read, Ok(Linked::Position(..))), "{link}");
                    let record = Record::<G>::new(judge.clone(), Some(position));
                    let mut session = Session::<G>::from_record(record, HUMANS);
                    for _ in 0..6 {
                        let Some(entry) = drawn::<G>(&session, below(1 << 30) as u64) else {
                            break;
                        };
                        session.enter(entry).unwrap();
                        played += 1;
                    }
                }
            }
        }
    }
    assert!(played > 1000 && refused.len() > 6, "{played} {refused:?}");
}

pub fn named_rule_sets_have_games_with_a_middle<G: OnPage>() {
    for preset in <Rules<G>>::PRESETS {
        let middles = middles::<G>(preset.rules, 40);
        assert!(middles.len() > 35, "{}: {}", preset.id, middles.len());
        let judge = preset.rules.judge().unwrap();
        let begun = Session::<G>::new(judge, HUMANS);
        assert!(!G::is_in_the_middle(&begun), "{}", preset.id);
    }
}

/// The positions of games in their middle under these rules, for so many seeds.
pub fn middles<G: OnPage>(rules: Rules<G>, seeds: u64) -> BTreeSet<String> {
    let judge: Judge<G> = rules.judge().unwrap();
    let middle = |seed| {
        let game = G::in_the_middle(&judge, HUMANS, seed);
        assert!(G::is_in_the_middle(&game), "{rules:?} {seed}");
        let same = G::in_the_middle(&judge, HUMANS, seed);
        assert_eq!(game.record().to_string(), same.record().to_string());
        G::Game::write_position(&judge, game.position())
    };
    (0..seeds).map(middle).collect()
}

pub fn every_sound_is_heard_is_never_too_loud_and_ends_in_silence<G: OnPage>() {
    let own = G::SOUNDS.iter().copied();
    for sound in own.chain(Sound::COMMON) {
        for rate in [8_000.0, 44_100.0, 48_000.0] {
            let samples = sound.samples(rate);
            let loudest = samples
                .iter()
                .fold(0.0, |max: f32, sample| max.max(sample.abs()));
            assert!(loudest > 0.1, "{sound:?}: {loudest}");
            assert!(loudest <= 1.0, "{sound:?}: {loudest}");
            let end = samples.len() - samples.len() / 50 - 1;
            assert!(
                samples[end..].iter().all(|sample| sample.abs() < 0.01),
                "{sound:?}"
            );
            assert!(samples[0].abs() < 0.01, "{sound:?} begins with a crack");
        }
    }
}
