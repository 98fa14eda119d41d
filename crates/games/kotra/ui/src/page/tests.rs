//! The words of Kotra: about what happened, what can be done, what is refused, and records that cannot be read.

mod truth;

use crate::Kotra;
use crate::board::{Pick, View};
use crate::lessons::TOPICS;
use crate::{Pending, Place, Session, TrayDie};
use game::session::PlayerKind;
use kotra::{
    Action, Entry, Judge, Match, Point, Reason, Record, Refusal, Rules, Side, Source, preset,
    read_rules,
};
use lessons::Task;

use super::{news, numbers, numbers::read_by, threats::Threats};
use crate::words as m;
use messages::{in_all_languages, said_in};
use on_page::promises::embed::has_union;
use on_page::promises::{HUMANS, all_rules, is_said, played, some_rules};
use on_page::text::mentions::find;
use on_page::text::{errors, rules, seats};
use on_page::{
    Annotation, Board, Coach as _, Ending, Explains as _, History, Marks, Moves, News, Places,
    Stroke, ThreatList, Threatens, Worth, beside, compared,
};

const ONE: kotra::Die = kotra::Die::ALL[0];
const TWO: kotra::Die = kotra::Die::ALL[1];

fn judge() -> Judge {
    Judge::new(preset("kotra").unwrap().rules)
}

fn at(position: &str) -> Session {
    on_page::promises::at::<Kotra>("kotra", position)
}

fn place(text: &str) -> Place {
    text.parse().unwrap()
}

/// Games of the shorter kind, which a first game also is.
fn short_game(seed: u64) -> Session {
    let start = judge().short_start(Side::White);
    let record = Record::new(judge(), Some(start));
    let mut session = Session::from_record(record, HUMANS);
    let chance = game::session::SeededRandom::new(seed);
    for n in 0..6_000 {
        let Some(entry) = on_page::promises::drawn::<Kotra>(&session, chance.bits(n)) else {
            break;
        };
        session.enter(entry).unwrap();
    }
    session
}

#[test]
fn positions_are_told_as_the_cases_have_it() {
    on_page::promises::sayings::hold::<Kotra>(include_str!("../../sayings.txt"));
}

#[test]
fn a_first_game_begins_with_every_end_that_games_often_have() {
    let reason = |session: &Session| match Pending::of(session) {
        Pending::Over(outcome) => Some(outcome.reason),
        _ => None,
    };
    let named = |end, rules: &Rules| {
        let goal = Kotra::first_goal(rules, None);
        let said = match end {
            Reason::Off => goal.contains("off"),
            Reason::Munk => goal.contains("munk"),
            Reason::Jan => goal.contains("jan"),
            Reason::Draw => goal.contains("draw"),
            Reason::Resigned | Reason::Agreed => true,
        };
        assert!(said, "{end:?} of {rules:?}: {goal}");
    };
    for rules in some_rules::<Rules>() {
        for end in on_page::promises::usual_ends::<Kotra, _>(rules, reason) {
            named(end, &rules);
        }
    }
    let mut ends = std::collections::BTreeMap::new();
    for seed in 0..100 {
        if let Some(end) = reason(&short_game(seed)) {
            *ends.entry(end.word()).or_insert(0) += 1;
            named(end, &kotra::PRESETS[0].rules);
        }
    }
    assert!(ends.values().sum::<u32>() > 90, "{ends:?}");
}

#[test]
fn the_goal_names_exactly_the_endings_of_the_rules() {
    for rules in all_rules::<Rules>() {
        let goal = Kotra::goal(&rules).join(" ");
        for (reason, words) in [
            (Reason::Off, "bear off all your checkers first"),
            (Reason::Munk, "make a munk"),
            (Reason::Jan, "make the other side jan"),
            (
                Reason::Draw,
                "a last throw that bears them all off makes it a draw",
            ),
        ] {
            let ends = rules.end_reasons().any(|other| other == reason);
            assert_eq!(
                goal.contains(words),
                ends,
                "{reason:?} of {rules:?}: {goal}"
            );
        }
        // Being first is not enough while the other side may still make a munk.
        let throws = rules.after_throws.number();
        let after = format!("it still has {throws} throws for a munk");
        assert_eq!(goal.contains(&after), throws > 0, "{rules:?}: {goal}");
        assert_eq!(goal.contains("throws for a munk"), throws > 0, "{goal}");
    }
}

#[test]
fn the_rules_on_bands_say_where_they_may_lie_in_every_language() {
    for catalogue in in_all_languages("kotra") {
        let code = catalogue.language().code;
        let rules = ["five-out", "band-where"].map(|topic| format!("topic-{topic}-rule"));
        let rules = said_in(catalogue, || rules.map(|name| m::named(&name).unwrap()));
        for rule in rules {
            for number in [12, 24] {
                assert!(rule.contains(&format!("{MARK}{number}")), "{code}: {rule}");
            }
        }
    }
}

/// The numbers of a text, and whether they are those of points.
fn numbers(text: &str) -> Vec<(u32, bool)> {
    let mut found = Vec::new();
    let mut before = ' ';
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let end = rest
            .find(|sign: char| !sign.is_ascii_digit())
            .unwrap_or(rest.len());
        if end > 0 {
            found.push((rest[..end].parse().unwrap(), before == MARK));
        }
        let step = end.max(sign.len_utf8());
        before = rest[..step].chars().next_back().unwrap();
        rest = &rest[step..];
    }
    found
}

#[test]
fn points_in_rules_and_lessons_can_be_pressed_in_every_language() {
    let said = |name: &str| m::named(name).unwrap_or_default();
    // Every point of a task can be pressed where its text names it with a word for points.
    let task = "Now you can lay bands. Move from \u{2060}12 to \u{2060}14.";
    assert_eq!(said("topic-five-out-3"), task);
    assert_eq!(numbers(&said("topic-enter-3")), [(5, true), (3, false)]);
    let points = |text: &str| {
        let numbers = numbers(text).into_iter();
        let mut points: Vec<u32> = numbers
            .filter(|(_, point)| *point)
            .map(|(n, _)| n)
            .collect();
        points.sort_unstable();
        points.dedup();
        points
    };
    let names: Vec<String> = TOPICS
        .iter()
        .flat_map(|topic| {
            let tasks = (1..=topic.tasks.len()).map(|n| format!("topic-{}-{n}", topic.name));
            tasks.chain([format!("topic-{}-rule", topic.name)])
        })
        .collect();
    let all = || {
        names
            .iter()
            .map(|name| points(&said(name)))
            .collect::<Vec<_>>()
    };
    let english = all();
    for catalogue in in_all_languages("kotra") {
        let code = catalogue.language().code;
        let other = said_in(catalogue, all);
        for ((name, english), other) in names.iter().zip(&english).zip(&other) {
            assert_eq!(english, other, "{code}: {name}");
        }
    }
    // A move that is requested from point to point is named by its points.
    for topic in TOPICS {
        for (n, task) in topic.tasks.iter().enumerate() {
            let (Task::Try(from, to) | Task::Do(_, from, to)) = task else {
                continue;
            };
            let number = topic.message_number(n).unwrap();
            let text = said(&format!("topic-{}-{number}", topic.name));
            if let (Ok(from), Ok(to)) = (from.parse(), to.parse())
                && bare(&text).contains(&format!("from {from} to"))
            {
                let found = points(&text);
                assert!(found.contains(&from) && found.contains(&to), "{text}");
            }
        }
    }
    let named: usize = english.iter().map(Vec::len).sum();
    assert!(named > 40, "{named}");
}

/// Plays the legal action with this notation.
fn act(session: &mut Session, text: &str) {
    session.enter(Kotra::read_decision(text).unwrap()).unwrap();
}

/// The invisible character before the number of a point.
const MARK: char = '\u{2060}';

/// A text as it is seen.
fn bare(text: &str) -> String {
    text.replace(MARK, "")
}

/// The points that a text names in the numbering of `reader`.
fn named(reader: Side, text: &str) -> Vec<Place> {
    let point = |after: &str| {
        let end = after.find(|sign: char| !sign.is_ascii_digit());
        after[..end.unwrap_or(after.len())].parse().unwrap()
    };
    let marked = text.split(MARK).skip(1);
    marked
        .map(|after| Place::of(reader, point(after)))
        .collect()
}

/// Some random games, each for a reader of either side, after every few entries and at the end.
fn read_games(mut check: impl FnMut(Side, &Session)) {
    for reader in Side::BOTH {
        read_by(reader);
        for seed in 0..4 {
            let whole = played::<Kotra>(judge(), seed, usize::MAX);
            let entries = whole.record().entries().len();
            for n in (0..entries).step_by(7) {
                check(reader, &whole.after(n));
            }
            check(reader, &whole);
        }
    }
}

#[test]
fn both_throw_and_the_lower_begins() {
    let mut session = Session::new(judge(), HUMANS);
    let mut round = |white, black| {
        let text = format!("kotra 1\nrules kotra\nround {white}/{black}\n");
        let record: Record = text.parse().unwrap();
        let entry = record.entries()[0];
        session.enter(entry).unwrap();
        Kotra::news_before_turns(&entry, &session).unwrap()(false)
    };
    assert_eq!(round(4, 4), "White threw 4, Black 4. A tie. Throw again.");
    assert_eq!(
        round(2, 5),
        "White threw 2, Black 5. White goes first: throw both dice."
    );
}

#[test]
fn equal_choices_and_unusable_dice_ask_nothing() {
    let asked = |session: &Session| {
        let mut ways = Kotra::legal_moves(session, None);
        Kotra::narrow(&mut ways, None, session);
        ways.len()
    };
    let last = at("23,off:14/15,20:3,21:2,22:3,23:3,24:3 white white 52");
    assert_eq!(asked(&last), 1);
    assert_eq!(asked(&at("23:3,off:12/1:15 white white 45")), 1);
    let four =
        on_page::promises::at::<Kotra>("kotra two_sixes=yes", "1:15+new/1:15+new white white 6666");
    assert_eq!(asked(&four), 2);
}

#[test]
fn a_tap_uses_the_die_that_lies_first() {
    let die_of = |position: &str, at_place: &str, turned| {
        let pick = Pick {
            place: place(at_place),
        };
        let action = Kotra::preferred(&at(position), pick, turned)?;
        action.die().map(|die| die.pips())
    };
    let start = "1:15+new/1:15+new white white 24";
    assert_eq!(die_of(start, "w1", false), Some(2));
    assert_eq!(die_of(start, "w1", true), Some(4));
    // From 5 a four would lay a band on 9, where none is allowed.
    let narrow = "1:9,5,9,12:2,14,16/1:15 white white 42";
    assert_eq!(die_of(narrow, "w5", false), Some(2));
    assert_eq!(die_of(narrow, "w9", false), Some(2));
    assert_eq!(die_of(narrow, "w14", false), Some(4));
    assert_eq!(die_of(narrow, "w7", false), None);
    // The first die has been used.
    assert_eq!(
        die_of(
            "1:9,5,7,12:2,14,16/1:12,6,8,10+out white black 3(5)",
            "w1",
            true
        ),
        Some(3)
    );
}

#[test]
fn the_pips_of_each_side_stand_beside_it() {
    let session = at("hit:2,24,off:12/1:15 white white 24");
    let gauges = Kotra::gauges(session.judge(), session.position());
    for (place, label) in [("off-white", "51"), ("off-black", "360")] {
        let label = Annotation::Label(self::place(place), label.to_owned());
        assert!(gauges.contains(&label), "{gauges:?}");
    }
    let words = Kotra::describe(session.judge(), session.position(), &[]);
    for text in ["51 pips to go", "360 pips to go"] {
        assert!(words.contains(text), "{words}");
    }
}

#[test]
fn a_munk_is_seen_coming_and_what_is_rare_says_what_it_is() {
    let near = at("19,20:3,21:3,22:3,23:3,24:2/hit,1:14 white white 14");
    let gauges = Kotra::gauges(near.judge(), near.position());
    let ghost = Annotation::Ghost(place("w24"), Side::White, 2);
    assert_eq!(gauges.iter().filter(|one| **one == ghost).count(), 1);
    let is_ghost = |one: &&Annotation<_, _>| matches!(one, Annotation::Ghost(..));
    assert_eq!(gauges.iter().filter(is_ghost).count(), 1);
    let words = Kotra::describe(near.judge(), near.position(), &[]);
    assert!(words.contains("langi múkur is within reach"), "{words}");
    let met = Kotra::met(&near, Side::White);
    let munk = met.into_iter().find(|met| met.subject == "munk").unwrap();
    let sentence = "Dashed circles show what a munk still needs: langi múkur, worth 5.";
    assert_eq!(munk.sentence, sentence);
    // The reason why all values have grown.
    let stakes = Kotra::stakes(&near).unwrap();
    assert!(
        stakes.ends_with("mar: +2, because Black’s hit checkers wait"),
        "{stakes}"
    );
    // The number of remaining after-throws is told before each of them, and while it is used.
    for throw in ["??", "31"] {
        let after =
            format!("off:15/20:3,21:2,22:3,23:3,24:3,15 black white {throw} after 5 value 2");
        let heading = Kotra::turn_in_words(&at(&after));
        assert_eq!(heading, "Black’s after-throws: 5 to go");
    }
}

#[test]
fn the_uses_of_a_throw_are_one_line_of_the_list() {
    let mut session = at("1:15+new/1:15+new white white ??");
    let die = kotra::Die::ALL;
    let throw = kotra::Throw::two(die[1], die[3]);
    session.enter(Entry::Throw(throw)).unwrap();
    act(&mut session, "1/3");
    act(&mut session, "1/5");
    let history = Kotra::history_of(&session);
    let joins = |n: usize| Kotra::joins(&history[n - 1], &history[n]);
    assert_eq!([joins(1), joins(2)], [false, true]);
    assert_eq!(
        bare(&Kotra::turn_in_line(&history[1..])),
        "Moved 1–3, moved 1–5."
    );
}

#[test]
fn a_side_that_has_not_moved_is_told_its_way_in_every_game() {
    let judge = judge();
    let told = |session: &Session| {
        let met = Kotra::met(session, Side::White);
        met.iter().any(|met| met.subject == "way")
    };
    for start in [judge.start(Side::White), judge.short_start(Side::White)] {
        let mut session = Session::from_record(Record::new(judge, Some(start)), HUMANS);
        assert!(told(&session));
        session
            .enter(Entry::Throw(kotra::Throw::two(ONE, TWO)))
            .unwrap();
        assert!(told(&session));
        let first = session.legal()[0];
        session.enter(first.into()).unwrap();
        assert!(!told(&session));
    }
}

#[test]
fn the_die_that_is_used_first_is_marked_while_there_is_a_choice() {
    let judge = judge();
    let lies = |face, used| TrayDie {
        face: Some(face),
        used,
    };
    let marked = |dice: &[TrayDie], dice_usable: bool| -> Vec<bool> {
        let marks = Marks {
            dice_usable,
            ..Marks::default()
        };
        let view = Kotra::view(&judge, &judge.start(Side::White), dice, &marks);
        view.dice.iter().map(|die| die.chosen).collect()
    };
    let two = [lies(ONE, false), lies(TWO, false)];
    assert_eq!(marked(&two, true), [true, false]);
    assert_eq!(marked(&two, false), [false, false]);
    assert_eq!(marked(&[lies(ONE, true), two[1]], true), [false, false]);
    assert_eq!(marked(&[two[0]; 4], true), [false; 4]);
    assert_eq!(marked(&two[..1], true), [false]);
}

#[test]
fn a_new_player_and_a_rematch_get_the_shorter_game() {
    let words: Vec<&str> = Kotra::matches().map(|(word, _)| word).collect();
    assert!(words.contains(&Kotra::FIRST_LENGTH));
    let judge = judge();
    let start = Kotra::first_opening(&judge, Kotra::FIRST_LENGTH).position;
    assert_eq!(start, Some(judge.short_start(Side::White)));
    let told = |session: &Session| Kotra::opening_in_words(session.judge(), session.position());
    let record = Record::new(judge, start);
    let session = Session::from_record(record, HUMANS);
    let sentence = "Our short game.";
    assert_eq!(told(&session).as_deref(), Some(sentence));
    assert_eq!(
        Kotra::next_opening(&session, on_page::Seats::Kept).position,
        start
    );
    // Every other length begins as the rules say.
    for word in words
        .into_iter()
        .filter(|word| *word != Kotra::FIRST_LENGTH)
    {
        assert!(Kotra::first_opening(&judge, word).position.is_none());
    }
    let whole = Session::new(judge, HUMANS);
    assert_eq!(told(&whole), None);
}

#[test]
fn the_list_of_moves_uses_the_numbers_of_the_reader() {
    for (reader, told) in [
        (Side::White, ["13/19", "5/7*"]),
        (Side::Black, ["1/7", "17/19*"]),
    ] {
        read_by(reader);
        let list = |position: &str, action: &str| {
            let mut session = at(position);
            act(&mut session, action);
            let (record, history) = (session.record().clone(), Kotra::history_of(&session));
            let notation = Kotra::notation(&record.entries()[0], &history[0]);
            // As in the record, except for the side whose numbers they are.
            assert_eq!(named(reader, &notation).len(), 2, "{notation}");
            bare(&notation)
        };
        let black = list("1:15+new/1:15+new black white 62", "1/7");
        let white = list("1:10,5,12,14,16,18/1:14,19 white white 21", "5/7");
        assert_eq!([black.as_str(), white.as_str()], told, "{reader:?}");
    }
    read_by(Side::Black);
    let mut session = at("23:3,off:12/1:15 white white 45");
    act(&mut session, "23/off(5)");
    let (record, history) = (session.record().clone(), Kotra::history_of(&session));
    let off = Kotra::notation(&record.entries()[0], &history[0]);
    assert_eq!(bare(&off), "11/off(5)");
}

#[test]
fn an_impossible_band_is_said_to_lie_on_its_sides_own_point() {
    let text = "kotra 1\nrules kotra\nposition 1:13,5:2/1:15 white white 21\n";
    let read: Result<Record, _> = text.parse();
    let told = errors::reading::<Kotra>(&read.unwrap_err());
    assert!(told.contains("White has a band on its own 5"), "{told}");
}

#[test]
fn played_and_better_moves_of_every_kind_have_arrows() {
    let compared = |better: Action, played: Action| {
        let both = compared::<Kotra>(Side::White, &[better], &[played], 0);
        let beside = beside(&both);
        (both, beside)
    };
    let action = |text: &str| -> Action { text.parse().unwrap() };
    let [dice, one] = [Action::Stop, action("one")];
    let (played, better) = (Stroke::Played, Stroke::Best);
    let off = Annotation::Arrow(place("w24"), place("off-white"), better);
    let (both, beside) = compared(action("24/off(1)"), dice);
    assert_eq!(both, [Annotation::Dice(played), off]);
    assert_eq!(beside, [0, 0]);
    let (both, beside) = compared(one, dice);
    assert_eq!(both, [Annotation::Dice(played), Annotation::Dice(better)]);
    assert_eq!(beside, [-1, 1]);
    // One checker with one die or another.
    let (both, beside) = compared(action("23/off(5)"), action("23/off(4)"));
    assert_eq!(
        both.iter()
            .filter(|one| matches!(one, Annotation::Arrow(..)))
            .count(),
        2
    );
    assert_eq!(beside, [-1, 1]);
}

#[test]
fn what_is_played_for_is_told_with_the_match() {
    let session = Session::new(judge(), HUMANS);
    assert_eq!(
        Kotra::stakes(&session).unwrap(),
        "Bearing off 2 · langi hryggur 3 · langi múkur 5 · stutti múkur 7 · meistari 13 · Jan 15"
    );
    // No munk can be made after a checker is borne off.
    let late = at("24:2,off:13/1:2,20:2,21:3,22:3,23:2,24:2,off:1 white white ??");
    assert_eq!(Kotra::stakes(&late).unwrap(), "Bearing off 2 · Jan 15");
    let mut of_match = Session::new(judge(), HUMANS);
    let score = Entry::Match(Match::new(21).unwrap());
    of_match.enter(score).unwrap();
    let stakes = Kotra::stakes(&of_match).unwrap();
    assert!(
        stakes.ends_with("White 0, Black 0; the match goes to 21"),
        "{stakes}"
    );
}

#[test]
fn hints_and_reviews_speak_in_units() {
    assert_eq!(Kotra::hint_in_words("1 to 3", 0.44), "1 to 3: +0.4");
    assert_eq!(Kotra::hint_in_words("1 to 3", -12.0), "1 to 3: −12.0");
    assert_eq!(Kotra::hint_in_words("1 to 3", -0.01), "1 to 3: 0.0");
    assert_eq!(
        Kotra::course_in_words(-0.2, 15.0),
        "White’s expected result was −0.2 at the start and +15.0 at the end."
    );
    assert_eq!(Kotra::cost_in_words(1.25), "1.3");
}

#[test]
fn points_have_the_numbers_of_the_person_at_the_screen() {
    use PlayerKind::{Computer, Distant, Human};
    let computer = Computer(game::Level::default());
    for (players, reader) in [
        ([Human, computer], Side::White),
        ([computer, Human], Side::Black),
        ([Distant, Human], Side::Black),
        ([Human, Distant], Side::White),
        ([Human, Human], Side::White),
        ([computer, computer], Side::White),
    ] {
        assert_eq!(Side::from(seats::reader(players)), reader, "{players:?}");
    }
}

/// The points where an action begins and ends, as advice names them.
fn ends(side: Side, action: Action) -> Vec<Place> {
    let before = match action {
        Action::Enter(_) | Action::Four => None,
        _ => Place::before(side, action),
    };
    let after = match action {
        Action::Off { .. } => None,
        Action::Four => Some(Place::of(side, Point::FOUR)),
        _ => Place::after(side, action),
    };
    before.into_iter().chain(after).collect()
}

#[test]
fn help_and_refusals_use_the_numbers_of_the_reader() {
    let mut refusals = 0;
    read_games(|reader, session| {
        let turn = session.position().turn();
        for action in session.legal() {
            let words = Kotra::action_in_words(turn, action);
            assert_eq!(named(reader, &words), ends(turn, *action), "{words}");
        }
        let mut marks = Marks::default();
        for from in Place::all() {
            let chosen = Some(Pick { place: from });
            let asked = Place::all().map(|to| Kotra::why_not(session, chosen, to));
            let stuck = Kotra::why_not(session, None, from);
            for why in asked.chain([stuck]).flatten() {
                assert_eq!(why.side, turn);
                let words = Kotra::why_in_words(&why);
                if let Some(at) = why.refusal.at() {
                    let named = named(reader, &words);
                    assert_eq!(named.first(), Some(&Place::of(turn, at)), "{words}");
                    refusals += 1;
                }
            }
            let legal = Kotra::legal_moves(session, None).into_iter();
            marks.chosen = chosen;
            marks.destinations =
                Kotra::destinations(session, legal.filter(|way| way.pick.place == from));
            for place in Place::all() {
                let name = Kotra::place_name(session.judge(), session.position(), place, &marks);
                let number = name
                    .strip_prefix("point ")
                    .and_then(|rest| rest.split(',').next()?.parse().ok());
                assert_eq!(number, place.seen_by(reader), "{name}");
                assert!(!name.contains(MARK), "{name}");
            }
        }
        for side in Side::BOTH {
            let threats = Kotra::known_threats(session, side).unwrap();
            for (line, annotation) in threats.lines().iter().zip(threats.annotations()) {
                let Annotation::Label(place, _) = annotation else {
                    panic!("{line}");
                };
                assert_eq!(named(reader, line), [place], "{line}");
            }
        }
        let words = Kotra::describe(session.judge(), session.position(), &[]);
        let standing = Side::BOTH.into_iter().flat_map(|side| {
            let occupied = session.position().checkers(side).occupied();
            occupied.map(move |at| Place::of(side, at))
        });
        assert_eq!(
            named(reader, &words),
            standing.collect::<Vec<_>>(),
            "{words}"
        );
    });
    assert!(refusals > 200, "{refusals}");
}

#[test]
fn every_refusal_names_points_in_the_numbers_of_the_reader() {
    for (reader, side) in Side::BOTH
        .into_iter()
        .flat_map(|reader| Side::BOTH.map(|side| (reader, side)))
    {
        read_by(reader);
        let told = |refusal, points: &[u8]| {
            let words = news::why(side, refusal);
            let points = points
                .iter()
                .map(|&n| Place::of(side, Point::new(n).unwrap()));
            assert_eq!(named(reader, &words), points.collect::<Vec<_>>(), "{words}");
        };
        for at in Point::all() {
            let n = at.number();
            told(Refusal::OwnOnEntry(at), &[n]);
            told(Refusal::Band(at), &[n]);
            told(Refusal::NoBandThere(at), &[n, 12, 24]);
            told(Refusal::NotRearmost { rearmost: at }, &[n]);
        }
        told(Refusal::FourAlone, &[7]);
        told(Refusal::FourClosed, &[7]);
        told(Refusal::NotAllInLastQuarter, &[19, 24]);
        told(Refusal::EnterFirst, &[]);
    }
    read_by(Side::White);
    assert_eq!(
        bare(&news::why(Side::Black, Refusal::NotAllInLastQuarter)),
        "You can bear off only when all your checkers stand on 7 to 12."
    );
}

#[test]
fn the_board_uses_the_numbers_of_the_reader_in_every_turn() {
    read_games(|reader, session| {
        let mut view = View::of(session.judge(), session.position());
        for (set, shown) in [(None, true), (Some(true), true), (Some(false), false)] {
            Kotra::show_names(&mut view, set, false);
            assert_eq!(view.own.numbers, shown.then_some(reader));
        }
    });
}

#[test]
fn places_in_a_list_are_named_as_on_the_board() {
    read_by(Side::Black);
    let names = ["w19", "bar-white", "off-black"].map(|name| Kotra::place_in_words(place(name)));
    assert_eq!(names.map(|name| bare(&name)), ["7", "bar", "Black’s tray"]);
}

#[test]
fn what_is_at_risk_is_listed_with_its_chance() {
    let session = at("1:10,5,12,14,16,18/1:14,19 white white 21");
    let threats: Threats = Kotra::known_threats(&session, Side::White).unwrap();
    assert!(is_said(&threats.note()));
    assert_eq!(
        Kotra::threats_title(Side::White),
        "Which of White’s checkers are at risk?"
    );
    for line in threats.lines() {
        assert!(is_said(&line) && line.ends_with('%'), "{line}");
    }
    assert!(!threats.lines().is_empty());
}

#[test]
fn an_option_that_is_changed_says_who_recorded_it() {
    messages::speak_as("kotra");
    let changed = read_rules("kotra single_die=yes").unwrap();
    assert!(is_said(&rules::origin_of::<Kotra>("single_die", &changed)));
}

#[test]
fn numbers_of_points_are_found_and_no_others() {
    let point = |number: u8| numbers::Number::of(Side::Black, number.to_string().parse().unwrap());
    for (reader, [first, second]) in [(Side::White, ["19", "5"]), (Side::Black, ["7", "17"])] {
        read_by(reader);
        let text = format!(
            "7: moved {}–{} with 6, then 5 (w7, b7). Band of 3 on {}: 31%",
            point(7),
            point(17),
            point(7)
        );
        let found = find::<Kotra>(&text);
        let names = found.names.iter();
        let names: Vec<(&str, &str)> = names
            .map(|(name, place)| (&text[name.clone()], place.as_str()))
            .collect();
        assert_eq!(names, [(first, "w19"), (second, "w5"), (first, "w19")]);
        assert_eq!(found.places, ["w19", "w5"]);
    }
    for nothing in [
        "",
        "7",
        "\u{2060}",
        "\u{2060}25",
        "\u{2060}7a",
        "\u{2060}w7",
        "\u{2060}07",
    ] {
        assert!(find::<Kotra>(nothing).names.is_empty(), "{nothing}");
    }
}

#[test]
fn sources_and_refusals_have_their_words() {
    let sources = Source::WORDS.iter().map(|word| format!("source-{word}"));
    let refusals = Refusal::WORDS.iter().map(|word| format!("why-{word}"));
    for name in sources.chain(refusals) {
        assert!(m::named(&name).is_some(), "{name}");
    }
}

#[test]
fn the_types_of_the_embedding_element_have_its_words() {
    has_union("KotraSide", Side::WORDS.iter().copied());
    has_union("KotraReason", Reason::WORDS.iter().copied());
}
