//! The words of sáhkku: about what happened, in full and in brief, about what is refused, and about records that cannot be read.

mod truth;

use crate::Sahkku;
use crate::board::Own;
use crate::{Pending, Session};
use game::session::PlayerKind;
use sahkku::{
    Action, Entry, Event, Judge, KingChoice, Outcome, PRESETS, Reason, Record, Rules, Side, preset,
};

use super::news;
use crate::words as m;
use messages::{in_all_languages, said_in};
use on_page::promises::embed::{has_list, has_union};
use on_page::promises::{HUMANS, all_rules, at, played, some_rules};
use on_page::text::mentions::find;
use on_page::text::seats;
use on_page::{
    Annotation, Ending, History as _, Moves, News, RulesInWords, Stroke, beside, compared,
};

#[test]
fn positions_are_told_as_the_cases_have_it() {
    on_page::promises::sayings::hold::<Sahkku>(include_str!("../../sayings.txt"));
}

#[test]
fn a_first_game_begins_with_every_end_that_games_often_have() {
    let reason = |session: &Session| match session.turn() {
        game::Turn::Over(outcome) => Some(outcome.reason),
        _ => None,
    };
    let mut tried = 0;
    for rules in some_rules::<Rules>() {
        let goal = Sahkku::first_goal(&rules, None);
        for end in on_page::promises::usual_ends::<Sahkku, _>(rules, reason) {
            let said = match end {
                // Where there are queens, one sentence is enough to begin with.
                Reason::Soldiers | Reason::Pieces if rules.queens => true,
                Reason::Soldiers => goal.contains("soldiers."),
                Reason::Pieces => goal.contains("soldiers") && goal.contains("and the king"),
                Reason::Queen => goal.contains("Capture their queen."),
                Reason::Blocked => goal.contains("left with a die it can’t use"),
                Reason::Dead => goal.contains("nobody can ever move again"),
                Reason::Resigned | Reason::Agreed => true,
            };
            assert!(said, "{end:?} of {rules:?}: {goal}");
            tried += 1;
        }
    }
    assert!(tried > 25, "{tried}");
    // The rules of the first game stay short.
    let first = preset(Sahkku::FIRST_RULES).unwrap().rules;
    let goal = "Capture their queen. Guard yours.";
    assert_eq!(Sahkku::first_goal(&first, None), goal);
}

#[test]
fn the_goal_names_exactly_the_endings_of_the_rules() {
    for rules in all_rules::<Rules>() {
        let goal = Sahkku::goal(&rules).join(" ");
        let king = goal.contains("and the king if they hold him.");
        for (reason, said) in [
            (Reason::Soldiers, goal.contains("soldiers.") && !king),
            (Reason::Pieces, goal.contains("soldiers") && king),
            (Reason::Queen, goal.contains("capture the enemy’s queen")),
            (
                Reason::Blocked,
                goal.contains("all awake loses if it’s left with a die it can’t use"),
            ),
            (
                Reason::Dead,
                goal.to_lowercase()
                    .contains("if nobody can ever move again, it’s a draw"),
            ),
        ] {
            let ends = rules.end_reasons().any(|other| other == reason);
            assert_eq!(said, ends, "{reason:?} of {rules:?}: {goal}");
        }
        assert!(goal.contains("of the enemy’s soldiers") || goal.contains("all of their soldiers"));
    }
}

/// Games in which a side whose soldiers are all awake used one die and was stuck with another.
#[test]
fn a_side_can_lose_by_the_die_left_after_another() {
    let mut found = 0;
    for seed in 0..60 {
        let session = random("globe-joueur", seed, 3000);
        let Pending::Over(outcome) = Pending::of(&session) else {
            continue;
        };
        let last = Sahkku::history_of(&session).pop().unwrap();
        let used = last
            .events
            .iter()
            .any(|event| matches!(event, Event::Moved { .. }));
        if outcome.reason == Reason::Blocked && used {
            let reason = Sahkku::task(&session, false);
            assert!(
                reason.contains("left with a die they can’t use"),
                "{reason}"
            );
            found += 1;
        }
    }
    assert!(found > 0);
}

/// A random game of this rule set, after this many entries.
fn random(rules: &str, seed: u64, entries: usize) -> Session {
    played::<Sahkku>(
        Judge::new(preset(rules).unwrap().rules).unwrap(),
        seed,
        entries,
    )
}

#[test]
fn ending_the_turn_comes_first_where_nothing_can_be_moved() {
    for (rules, position, first) in [
        ("raisa sleepers=closed", "w12/M5K6/13 m m X,X", true),
        ("raisa may_stop=yes", "w12/6K6/4M8 m m II,III", false),
    ] {
        let session = at::<Sahkku>(rules, position);
        assert!(session.legal().iter().any(Sahkku::ends_turn), "{rules}");
        assert_eq!(Sahkku::is_at_its_end(&session), first, "{rules}");
    }
}

/// The men’s next move with II captures the last soldier of the women, whose queen still sleeps.
const LAST_SOLDIER: &str = "15/3wq2WKM2mq3/m*14.1 m m II,(X),(III)";
/// The men’s next move with II captures the women’s queen. The king is theirs.
const QUEEN: &str = "w*14.1/4Wq1MKm3mq3/m*14.1 m m II,(X),(III)";

#[test]
fn every_ending_names_its_rule_in_terms_of_the_reader() {
    let fox = PlayerKind::Computer(game::Level::ALL[0]);
    let (men, women) = ([PlayerKind::Human, fox], [fox, PlayerKind::Human]);
    let told = |players, reason, winner| {
        seats::speak_to::<Sahkku>(players);
        news::ending_reason(Outcome { winner, reason })
    };
    for (reason, shared, lost) in [
        (
            Reason::Soldiers,
            "The women have no soldiers left, so they’ve lost.",
            "You have no soldiers left, so you’ve lost.",
        ),
        (
            Reason::Pieces,
            "The women have neither soldiers nor the king, so they’ve lost.",
            "You have neither soldiers nor the king, so you’ve lost.",
        ),
        (
            Reason::Queen,
            "The women’s queen was captured. Whoever loses the queen has lost.",
            "Your queen was captured. Whoever loses the queen has lost.",
        ),
        (
            Reason::Blocked,
            "The women’s soldiers are all awake and they’re left with a die they can’t use, so \
             they’ve lost.",
            "Your soldiers are all awake and you’re left with a die you can’t use, so you’ve lost.",
        ),
        (Reason::Resigned, "The women resigned.", "You resigned."),
    ] {
        for players in [HUMANS, [fox; 2], men] {
            assert_eq!(told(players, reason, Some(Side::Men)), shared);
        }
        assert_eq!(told(women, reason, Some(Side::Men)), lost);
        assert_ne!(told(men, reason, Some(Side::Women)), shared);
    }
    let dead = "Neither side can ever move again, so it’s a draw.";
    assert_eq!(told(women, Reason::Dead, None), dead);
    // The text beside the board is that of the card.
    let mut session = at::<Sahkku>("lagesvuotna", QUEEN);
    session
        .enter(Sahkku::read_decision("II:b7-b5").unwrap())
        .unwrap();
    seats::speak_to::<Sahkku>(HUMANS);
    let reason = told(HUMANS, Reason::Queen, Some(Side::Men));
    assert_eq!(Sahkku::task(&session, false), reason);
    assert_eq!(Sahkku::turn_in_words(&session), "The men win");
}

#[test]
fn captures_are_the_same_on_the_card_and_beside_the_board() {
    let facts = |session: &Session| {
        let lost = Own::of(session.judge(), session.position()).lost;
        let [(what, captured)] = Sahkku::facts(session).try_into().unwrap();
        assert_eq!(what, "Captured");
        (captured, lost.map(|lost| lost.count()))
    };
    let after = |position: &str, action: &str| {
        let mut session = at::<Sahkku>("lagesvuotna", position);
        session
            .enter(Sahkku::read_decision(action).unwrap())
            .unwrap();
        facts(&session)
    };
    let told = |captured: [&str; 2]| captured.map(str::to_owned);
    assert_eq!(
        after(LAST_SOLDIER, "II:b9-b7"),
        (told(["15", "0"]), [0, 15])
    );
    // A soldier and the queen; the side that holds the king has him.
    assert_eq!(
        after(QUEEN, "II:b7-b5"),
        (told(["2 and the king", "0"]), [0, 2])
    );
    // So has the side that removed him from the game.
    let held = at::<Sahkku>("raisa", "w*11.2/6KmM5/m*10.3 m m II,III");
    assert_eq!(facts(&held).0, told(["1 and the king", "1"]));
    let utsjok = "position w*15./7K1M5/m*14.1 m m II,III,X";
    let text = format!("sahkku 1\nrules vuovdaguoika utsjok=yes\n{utsjok}\n");
    let mut removed = Session::from_record(text.parse().unwrap(), HUMANS);
    let mut legal = removed.legal().to_vec().into_iter();
    let removes = |action: &Action| {
        action
            .die_use()
            .is_some_and(|step| step.king == Some(KingChoice::Remove))
    };
    let action = legal.find(removes).unwrap();
    removed.enter(Entry::Action(action)).unwrap();
    assert_eq!(facts(&removed).0, told(["0 and the king", "0"]));
}

#[test]
fn the_player_who_did_not_begin_begins_the_next_game() {
    use on_page::Seats;
    let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
    for first in Side::BOTH {
        let record = Record::new(judge.clone(), Some(judge.start(first)));
        let session = Session::from_record(record, HUMANS);
        let begins = |seats| {
            Sahkku::next_opening(&session, seats)
                .position
                .unwrap()
                .first()
        };
        assert_eq!(begins(Seats::Kept), first.other());
        // The same side belongs to the other player.
        assert_eq!(begins(Seats::Swapped), first);
    }
}

#[test]
fn played_and_better_moves_of_every_kind_have_arrows() {
    let session = at::<Sahkku>("lagesvuotna", "w*15./3wq3K3mq3/m*15. m m X,II,III");
    let wake = session
        .legal()
        .iter()
        .find(|action| matches!(action, Action::Activate(_)));
    let wake = *wake.unwrap();
    let compared = |better: Action, played: Action, chosen: usize| {
        let both = compared::<Sahkku>(Side::Men, &[better], &[played], chosen);
        let beside = beside(&both);
        (both, beside)
    };
    let (both, beside) = compared(wake, Action::Rethrow(1), 0);
    assert_eq!(both[0], Annotation::Dice(Stroke::Played));
    assert!(
        matches!(both[1], Annotation::Arrow(_, _, Stroke::Best)),
        "{both:?}"
    );
    assert_eq!(beside, [0, 0]);
    // The chosen one lies over the other.
    let (both, _) = compared(wake, Action::Rethrow(1), 1);
    assert_eq!(both[1], Annotation::Dice(Stroke::Played));
    let (both, beside) = compared(Action::Stop, Action::Rethrow(2), 0);
    assert_eq!(both, [Stroke::Played, Stroke::Best].map(Annotation::Dice));
    assert_eq!(beside, [-1, 1]);
}

#[test]
fn a_tie_is_not_called_a_draw_in_any_language() {
    for catalogue in in_all_languages("sahkku") {
        let code = catalogue.language().code;
        let [tie, draw] = said_in(catalogue, || [m::news_again(), m::draw()]);
        assert!(
            !tie.to_lowercase().contains(&draw.to_lowercase()),
            "{code}: {tie}"
        );
        assert!(
            tie.contains([':', '.']),
            "{code}: {tie} says what is and what to do"
        );
    }
}

#[test]
fn names_of_places_are_found_and_nothing_else() {
    let found = |text: &'static str| {
        let names = find::<Sahkku>(text).names.into_iter();
        names.map(|(name, _)| &text[name]).collect::<Vec<_>>()
    };
    assert_eq!(found("A man woke and moved to b10."), ["b10"]);
    assert_eq!(found("Olmmái vulggii: b7 – b9."), ["b7", "b9"]);
    assert_eq!(found("III:Kb8-b11"), ["b8", "b11"]);
    assert_eq!(found("III:b2'-a2"), ["b2", "a2"]);
    assert_eq!(found("X:+Qc12-b11"), ["c12", "b11"]);
    assert_eq!(found("c1"), ["c1"]);
    for nothing in [
        "",
        "a",
        "A4",
        "d4",
        "a0",
        "a123",
        "ab1",
        "1a1",
        "b1b",
        "ža1",
        "a1ž",
        "R2",
        "X, II, III",
    ] {
        assert_eq!(found(nothing), [""; 0], "{nothing}");
    }
}

#[test]
fn a_row_of_places_is_all_of_them() {
    assert_eq!(
        find::<Sahkku>("asleep: a1–a4, a7").places,
        ["a1", "a2", "a3", "a4", "a7"]
    );
    assert_eq!(find::<Sahkku>("b7 – b9, then b7").places, ["b7", "b9"]);
    assert_eq!(
        find::<Sahkku>("a9–b11 and a3–a1").places,
        ["a9", "b11", "a3", "a1"]
    );
    assert_eq!(find::<Sahkku>("The men threw X, II.").places, [""; 0]);
}

#[test]
fn a_printed_board_says_how_its_own_pieces_are_set_up() {
    let said = |id: &str| super::sheets::set_up(&preset(id).unwrap().rules);
    assert_eq!(
        said("maze"),
        "To begin: a soldier on every square of the outer rows (each player’s last one on the right stays empty), \
         the king in the middle."
    );
    assert_eq!(
        said("unjarga"),
        "To begin: a soldier on every line of the outer rows, the king in the middle."
    );
    assert!(said("lagesvuotna").ends_with("each queen on the mark to her player’s right."));
}

#[test]
fn rules_are_told_apart_in_three_words_at_most() {
    for catalogue in in_all_languages("sahkku") {
        let mut said: Vec<String> = Vec::new();
        said_in(catalogue, || {
            for preset in sahkku::PRESETS {
                let words = Sahkku::rules_in_short(&preset.rules);
                let count = words.split_whitespace().count();
                assert!((1..=3).contains(&count), "{words}");
                assert!(!said.contains(&words), "{words}");
                said.push(words);
            }
        });
    }
}

#[test]
fn the_map_has_rule_sets() {
    let map = Sahkku::MAP.unwrap();
    for (id, x, y) in map.places {
        assert!(
            preset(id).is_some() && *x < map.size.0 && *y < map.size.1,
            "{id}"
        );
    }
}

#[test]
fn offered_ways_lead_from_either_end_to_the_middle_row() {
    let rules = sahkku::PRESETS.iter().filter(|preset| preset.rules.miedut);
    for preset in rules {
        let mut asked = 0;
        for (seed, entries) in (0..8).flat_map(|seed| (1..5).map(move |entries| (seed, entries))) {
            let judge = Judge::new(preset.rules).unwrap();
            let session = played::<Sahkku>(judge, seed, entries);
            let Some(decision) = Sahkku::question(&session) else {
                continue;
            };
            asked += 1;
            let [(usual, _), (other, _)] = &decision.ways[..] else {
                panic!("two ways");
            };
            for way in [usual, other] {
                assert!(way.len() > 4, "{way:?}");
                let middle = way.iter().skip(2).filter(|at| at.row() == sahkku::Row::B);
                assert_eq!(middle.count(), way.len() - 2, "{way:?}");
            }
            // They mirror each other, and never meet.
            assert!(
                usual.iter().all(|at| !other.contains(at)),
                "{usual:?} {other:?}"
            );
        }
        assert!(asked > 0, "{}", preset.id);
    }
}

#[test]
fn the_embedding_element_has_its_words_and_squares() {
    has_union("RuleSet", PRESETS.map(|preset| preset.id));
    has_union("Side", Side::BOTH.map(Side::word));
    has_union("Reason", Reason::WORDS.iter().copied());
    let squares = PRESETS.iter();
    let squares = squares.filter(|preset| preset.rules.places == sahkku::Drawing::Squares);
    has_list("SQUARES", squares.map(|preset| preset.id));
}

#[test]
fn sources_have_their_words() {
    for word in sahkku::Source::WORDS {
        let name = format!("source-{word}");
        assert!(m::named(&name).is_some(), "{name}");
    }
}
