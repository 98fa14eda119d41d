//! §5, sentence by sentence: raichi and tuichu.

use crate::common::{Table, action, squares};
use hnefatafl::{Action, Event, Reason, Refusal, Side, Word};

const SWEDE: Side = Side::Swede;
const MUSCOVITE: Side = Side::Muscovite;

/// The king's open ways with the Muscovite to move.
fn ways(rules: &str, king: &str, drabants: &str, muscovites: &str) -> hnefatafl::Squares {
    let table = Table::new(rules, king, drabants, muscovites, MUSCOVITE);
    table.game.judge().open_ways(table.position())
}

#[test]
fn section_5_open_ways_lead_over_empty_squares_to_the_edge() {
    let (drabants, muscovites) = ("c2 g3", "a3 c8");
    assert_eq!(ways("linne", "c3", "", "h8"), squares("a3 i3 c1 c9"));
    assert!(ways("linne", "c3", drabants, muscovites).is_empty());
    assert_eq!(ways("linne", "c3", "c2 g3", "c8"), squares("a3"));
}

#[test]
fn section_5_a_king_who_is_out_has_none() {
    assert!(ways("linne", "c1", "", "h8").is_empty());
    assert!(ways("linne escape=corner", "a1", "", "h8").is_empty());
}

#[test]
fn section_5_a_way_may_cross_the_castle_unless_nobody_may() {
    let board = ("e4", "d4 f4 e3", "h8");
    let across = |rules| !ways(rules, board.0, board.1, board.2).is_empty();
    assert!(across("linne"));
    assert!(across("linne castle_pass=all"));
    assert!(across("linne castle_stop=nobody"));
    assert!(!across("linne castle_pass=nobody"));
}

#[test]
fn section_5_a_way_out_by_a_closed_camp_is_not_open() {
    let board = ("d3", "c3 e3 d4", "h8");
    assert_eq!(ways("linne", board.0, board.1, board.2), squares("d1"));
    for rules in ["linne camps=muscovites", "linne camps=never-back"] {
        assert!(ways(rules, board.0, board.1, board.2).is_empty());
    }
    assert!(ways("linne camps=muscovites", "e3", "d3 f3 e4", "h8").is_empty());
}

#[test]
fn section_5_with_escape_corner_a_way_ends_on_a_corner() {
    let rules = "linne escape=corner";
    assert!(ways(rules, "c3", "", "h8").is_empty());
    assert_eq!(ways(rules, "c1", "", "h8"), squares("a1 i1"));
    assert_eq!(ways(rules, "c1", "", "h1"), squares("a1"));
}

/// What is announced with a move of the Swede.
fn announced(rules: &str, [king, drabants, muscovites]: [&str; 3], text: &str) -> Vec<Event> {
    Table::new(rules, king, drabants, muscovites, SWEDE).play(text)
}

#[test]
fn section_5_program_one_way_is_raichi_two_or_more_are_tuichu() {
    let board = ["e5", "c2 g4", "a4 c8 h8"];
    assert_eq!(announced("linne", board, "g4-g3").len(), 1);
    let [none, one, two] = [
        ["c4", "d4 b4 c3 g7", "c8 h2"],
        ["c4", "d4 b4 g7", "c8 h2"],
        ["c4", "b4 g7", "c8 h2"],
    ]
    .map(|board| announced("linne", board, "g7-g8"));
    assert_eq!(none, []);
    assert_eq!(one, [Event::Announced(Word::Raichi)]);
    assert_eq!(two, [Event::Announced(Word::Tuichu)]);
}

#[test]
fn section_5_ways_are_judged_after_captures() {
    // The drabant takes the Muscovite that stood in the way.
    let events = announced("linne", ["c4", "d4 b4 c8 b2 g2", "c2 h8"], "g2-d2");
    let [Event::Captured { .. }, Event::Announced(Word::Raichi)] = events[..] else {
        panic!("{events:?}");
    };
}

#[test]
fn section_5_program_the_king_goes_out_whenever_a_way_is_open_also_one_that_the_muscovite_opened() {
    let mut table = Table::new("linne", "c4", "d4 b4 c8 g7", "c2 h8", SWEDE);
    assert_eq!(table.play("g7-g6"), []);
    table.play("c2-d2");
    table.play("c4-c1");
    assert_eq!(table.outcome().unwrap().reason, Reason::Escaped);
}

#[test]
fn section_5_program_nobody_says_a_word() {
    let table = Table::new("linne", "c4", "d4 b4", "c8 h8", SWEDE);
    let spoken = action("d4-d5").saying(Some(Word::Tuichu));
    assert_eq!(table.game.why(spoken), Some(Refusal::ProgramAnnounces));
    assert!(table.legal().iter().all(|action| action.say.is_none()));
}

const PLAYERS: &str = "linne announce=players";

fn forms(table: &Table, text: &str) -> Vec<Option<Word>> {
    let Action { from, to, .. } = action(text);
    let legal = table.legal();
    let same = legal.iter().filter(|one| one.from == from && one.to == to);
    same.map(|one| one.say).collect()
}

#[test]
fn section_5_players_a_move_that_leaves_open_ways_is_silent_or_has_the_true_word() {
    let table = Table::new(PLAYERS, "c4", "d4 b4 c6 g7", "h8", SWEDE);
    assert_eq!(forms(&table, "g7-g6"), [None, Some(Word::Raichi)]);
    assert_eq!(forms(&table, "d4-d5"), [None, Some(Word::Tuichu)]);
    assert_eq!(forms(&table, "d4-d1"), [None, Some(Word::Tuichu)]);
    assert_eq!(forms(&table, "b4-b3"), [None, Some(Word::Tuichu)]);
    assert_eq!(forms(&table, "c6-c5"), [None, Some(Word::Raichi)]);
    let untrue = action("g7-g6").saying(Some(Word::Tuichu));
    let instead = Some(Word::Raichi);
    assert_eq!(table.game.why(untrue), Some(Refusal::Untrue { instead }));
    let table = Table::new(PLAYERS, "c4", "d4 b4 c6 c2 g7", "h8", SWEDE);
    assert_eq!(forms(&table, "g7-g6"), [None]);
    let untrue = action("g7-g6").saying(Some(Word::Raichi));
    assert_eq!(
        table.game.why(untrue),
        Some(Refusal::Untrue { instead: None })
    );
}

#[test]
fn section_5_players_the_king_goes_out_only_after_a_word() {
    let mut table = Table::new(PLAYERS, "c4", "d4 b4 c6 g7", "h8", SWEDE);
    // Before the Swede's first move no word is in force.
    assert_eq!(table.game.why(action("c4-c1")), Some(Refusal::Unannounced));
    assert_eq!(table.play("g7-g6"), []);
    table.play("h8-h7");
    assert_eq!(table.game.why(action("c4-c1")), Some(Refusal::Unannounced));
    assert_eq!(table.play("g6-g7=raichi"), [Event::Said(Word::Raichi)]);
    assert_eq!(table.position().said(), Some(Word::Raichi));
    table.play("h7-h8");
    assert_eq!(table.position().said(), Some(Word::Raichi));
    // The winning move has one form.
    assert_eq!(forms(&table, "c4-c1"), [None]);
    table.play("c4-c1");
    assert_eq!(table.outcome().unwrap().reason, Reason::Escaped);
}

#[test]
fn section_5_players_a_word_is_in_force_until_the_swedes_next_move() {
    let mut table = Table::new(PLAYERS, "c4", "d4 b4 c6 g7", "h8", SWEDE);
    table.play("g7-g6=raichi");
    table.play("h8-h7");
    table.play("g6-g7");
    assert_eq!(table.position().said(), None);
    table.play("h7-h8");
    assert_eq!(table.game.why(action("c4-c1")), Some(Refusal::Unannounced));
}

#[test]
fn section_5_players_any_word_opens_any_way() {
    // The word was about the way to c1; the Muscovite opens the one to a4.
    let mut table = Table::new(PLAYERS, "c4", "d4 c6 g7", "h8 b4", SWEDE);
    table.play("g7-g6=raichi");
    table.play("b4-b3");
    table.play("c4-a4");
    assert_eq!(table.outcome().unwrap().reason, Reason::Escaped);
}

#[test]
fn section_5_players_the_muscovite_says_nothing() {
    let mut table = Table::new(PLAYERS, "c4", "d4 b4 c6 g7", "h8", SWEDE);
    table.play("g7-g6");
    let spoken = action("h8-h7").saying(Some(Word::Raichi));
    assert_eq!(table.game.why(spoken), Some(Refusal::NotYoursToSay));
}

#[test]
fn section_5_players_a_silent_swede_whose_only_moves_lead_out_is_blocked_and_loses() {
    // The king on b2 has only the edge squares a2 and b1.
    let mut table = Table::new(PLAYERS, "b2", "", "b3 c2 h8", MUSCOVITE);
    assert_eq!(table.outcome(), None);
    table.play("h8-h7");
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Blocked);
    assert_eq!(outcome.winner, Some(MUSCOVITE));
    // With a word in force he escapes.
    let mut table = Table::new(PLAYERS, "b2", "d5", "b3 c2 h8 e8", SWEDE);
    table.play("d5-d6=tuichu");
    table.play("e8-d8");
    assert_eq!(table.outcome(), None);
    table.play("b2-a2");
    assert_eq!(table.outcome().unwrap().winner, Some(SWEDE));
}

#[test]
fn section_5_players_a_move_that_ends_the_game_otherwise_keeps_both_forms() {
    // The last Muscovite is captured, and a way is open.
    let table = Table::new(PLAYERS, "e7", "c3 e2", "d3", SWEDE);
    assert_eq!(forms(&table, "e2-e3"), [None, Some(Word::Tuichu)]);
    let mut table = table;
    table.play("e2-e3=tuichu");
    assert_eq!(table.outcome().unwrap().reason, Reason::Blocked);
}

#[test]
fn section_4_repetition_the_word_in_force_counts() {
    let mut table = Table::new(PLAYERS, "c4", "d4 b4 c6 g7", "h8", SWEDE);
    for text in ["g7-g6", "h8-h7", "g6-g7=raichi", "h7-h8"] {
        table.play(text);
    }
    assert_eq!(table.game.seen(), 1);
    for text in ["g7-g6", "h8-h7", "g6-g7", "h7-h8"] {
        table.play(text);
    }
    assert_eq!(table.game.seen(), 2);
}
