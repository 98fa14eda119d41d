//! What a player of Kotra relies on at the table.

use crate::board::Pick;
use crate::{
    Kotra, Pending, Place, Session, TrayDie, borne_off_after, combined_moves, destinations,
    dice_in_hand, dice_in_tray, forced, near_munk, one_for_all, pips, stakes, why_not, why_stuck,
};
use game::session::SeededRandom;
use kotra::{
    Action, DiceCount, Die, Entry, Judge, Match, Outcome, Pattern, Point, Refusal, Side, Throw,
    Units, preset,
};
use on_page::promises::{HUMANS, drawn};
use on_page::{Board as _, History as _, Moves as _};
use proptest::prelude::*;

fn judge() -> Judge {
    Judge::new(preset("kotra").unwrap().rules)
}

fn at(position: &str) -> Session {
    on_page::promises::at::<Kotra>("kotra", position)
}

fn place(text: &str) -> Place {
    text.parse().unwrap()
}

fn pick(text: &str) -> Pick {
    Pick { place: place(text) }
}

fn die(pips: u8) -> Die {
    Die::new(pips).unwrap()
}

fn throw(first: u8, second: u8) -> Entry {
    Entry::Throw(Throw::two(die(first), die(second)))
}

/// A game from its start or its middle, after this many random entries.
fn played(seed: u64, entries: usize) -> Session {
    let mut session = match seed % 2 {
        0 => Session::new(judge(), HUMANS),
        _ => Kotra::in_the_middle(&judge(), HUMANS, seed),
    };
    for _ in 0..entries {
        let bits = SeededRandom::new(seed).bits(session.record().entries().len());
        let Some(entry) = drawn::<Kotra>(&session, bits) else {
            break;
        };
        session.enter(entry).unwrap();
    }
    session
}

/// The checkers that can move now, each place once.
fn movable(session: &Session) -> Vec<Pick> {
    let mut picks: Vec<Pick> = Vec::new();
    for way in Kotra::legal_moves(session, None) {
        if !picks.contains(&way.pick) {
            picks.push(way.pick);
        }
    }
    picks
}

#[test]
fn a_destination_names_its_dice_and_what_is_hit() {
    // Black's 17 is white's 5, its 20 white's 8.
    let session = at("1:12,3,14,16/1:11,17,20,21:2+out white white 25");
    let to: Vec<String> = destinations(&session, pick("w3"), None)
        .iter()
        .map(|to| {
            let hits: Vec<String> = to.hits.map(|point| point.to_string()).collect();
            let dice: Vec<String> = to.dice.iter().map(Die::to_string).collect();
            format!("{} {} {}", to.place, dice.join(","), hits.join(","))
        })
        .collect();
    assert_eq!(to, ["w8 5 8", "w5 2 5"]);
    let with_two = destinations(&session, pick("w3"), Some(die(2)));
    assert_eq!(with_two.len(), 1);
    assert!(movable(&session).contains(&pick("w1")));
    assert!(!movable(&session).contains(&pick("b1")));
}

#[test]
fn pips_are_counted_to_beyond_the_last_point() {
    let count = |position: &str| {
        let session = at(position);
        Side::BOTH.map(|side| pips(session.position().checkers(side)))
    };
    assert_eq!(count("1:15+new/1:15+new white white 24"), [360, 360]);
    // Two hit checkers have the whole way before them; one on 24 has one pip to go.
    assert_eq!(count("hit:2,24,off:12/1:15 white white 24"), [51, 360]);
}

#[test]
fn a_munk_is_near_within_two_throws() {
    let near = |position: &str, side: Side| {
        let session = at(position);
        let near = near_munk(session.judge(), session.position(), side)?;
        let missing = near.missing.into_iter();
        let missing: Vec<String> = missing
            .map(|(at, has, needs)| format!("{at}:{has}/{needs}"))
            .collect();
        Some((near.pattern, near.throws, missing.join(" ")))
    };
    // A one and a four make langi múkur at once.
    let one = "19,20:3,21:3,22:3,23:3,24:2/1:14,hit white white ??";
    let langi = Pattern::LangiMukur;
    assert_eq!(near(one, Side::White), Some((langi, 1, "24:2/3".into())));
    assert_eq!(near(one, Side::Black), None);
    // Four dice at least: two throws.
    let two = "10,11,20:2,21:2,22:3,23:3,24:3/1:14,hit white white ??";
    let found = near(two, Side::White);
    assert_eq!(found, Some((langi, 2, "20:2/3 21:2/3".into())));
    // A pattern that has been passed, or that takes longer, is not reported.
    let far = "1:2,14,20:2,21:2,22:2,23:3,24:3/1:14,hit white white ??";
    assert_eq!(near(far, Side::White), None);
    let past = "20:2,21:2,22:2,23:4,24:5/1:14,hit white white ??";
    let stutti = near(past, Side::White).map(|(pattern, ..)| pattern);
    assert_eq!(stutti, Some(Pattern::StuttiMukur));
}

/// Plays actions in a copy of the game.
fn after(session: &Session, actions: &[Action]) -> Session {
    let mut session = session.after(usize::MAX);
    for &action in actions {
        session.enter(Entry::Action(action)).unwrap();
    }
    session
}

#[test]
fn checkers_that_can_only_be_borne_off_go_in_one_go() {
    let off = |from: u8, pips: u8| Action::Off {
        from: Point::new(from).unwrap(),
        die: die(pips),
    };
    // Alla: four checkers, in any order.
    let four = at("22:6,off:9/1:15 white white 3333");
    let rest = borne_off_after(&four, off(22, 3));
    assert_eq!(rest, [off(22, 3); 3]);
    let end = after(&four, &[&[off(22, 3)][..], &rest].concat());
    assert_eq!(end.position().checkers(Side::White).off(), 13);
    assert_ne!(end.position().turn(), Side::White);
    // The one could move a checker instead, so nothing is forced.
    let choice = at("20,22:2,24,off:11/1:15 white white 51");
    assert_eq!(borne_off_after(&choice, off(20, 5)), []);
}

#[test]
fn of_two_orders_the_one_that_hits_more_comes_first() {
    // There is a black blot on 5, and none on 8.
    let session = at("1:12,3,14,16/1:12,17,21:2+out white white 25");
    let ways = combined_moves(&session, pick("w3"), None);
    let told: Vec<(Place, u8, Option<Die>)> = ways
        .iter()
        .map(|way| (way.to, way.hit(), way.actions[0].die()))
        .collect();
    let ten = place("w10");
    assert_eq!(told, [(ten, 1, Some(die(2))), (ten, 0, Some(die(5)))]);
    assert_eq!(ways[0].hits.collect::<Vec<_>>(), [Point::new(5).unwrap()]);
    let five_first = combined_moves(&session, pick("w3"), Some(die(5)));
    assert_eq!(five_first.len(), 1);
    assert_eq!(five_first[0].actions, ways[1].actions);
}

#[test]
fn every_touch_down_of_a_gesture_is_legal() {
    // Black's bands on white's 5 and 8 close both ways.
    let session = at("1:13,3,16/1:11,17:2,20:2+out white white 25");
    assert_eq!(combined_moves(&session, pick("w3"), None), []);
    // One of them alone leaves the other way.
    let session = at("1:13,3,16/1:13,17:2+out white white 25");
    let ways = combined_moves(&session, pick("w3"), None);
    assert_eq!(ways.len(), 1);
    assert_eq!(ways[0].actions[0].die(), Some(die(5)));
}

#[test]
fn alla_goes_up_to_four_times_as_far() {
    let session = at("1:13,3,16/1:15 white white 2222");
    assert_eq!(dice_in_tray(&session).len(), 4);
    let ways = combined_moves(&session, pick("w3"), None);
    let ends: Vec<(Place, usize)> = ways.iter().map(|way| (way.to, way.actions.len())).collect();
    assert_eq!(
        ends,
        [(place("w7"), 2), (place("w9"), 3), (place("w11"), 4)]
    );
}

#[test]
fn a_hit_checker_is_entered_and_goes_on() {
    let session = at("1:12,8,9,hit/1:15 white white 25");
    let ways = combined_moves(&session, pick("bar-white"), None);
    assert_eq!(ways.len(), 1);
    assert_eq!(ways[0].to, place("w7"));
    assert_eq!(movable(&session), [pick("bar-white")]);
}

#[test]
fn a_forced_first_throw_is_one_tap() {
    let mut session = Session::new(judge(), HUMANS);
    let round = |white, black| Entry::Round {
        white: die(white),
        black: die(black),
    };
    assert_eq!(Pending::of(&session), Pending::Round);
    session.enter(round(3, 3)).unwrap();
    assert_eq!(Pending::of(&session), Pending::Round);
    session.enter(round(5, 2)).unwrap();
    assert_eq!(
        Pending::of(&session),
        Pending::Throw(Side::Black, DiceCount::Two)
    );
    assert_eq!(forced(&session), None);
    assert_eq!(dice_in_hand(&session).len(), 2);
    session.enter(throw(6, 6)).unwrap();
    assert_eq!(
        (dice_in_hand(&session).len(), dice_in_tray(&session).len()),
        (0, 4)
    );
    let forced = forced(&session).unwrap();
    assert_eq!(forced.actions.len(), 1);
    assert!(forced.is_whole_turn);
    session.enter(Entry::Action(forced.actions[0])).unwrap();
    assert_eq!(Kotra::last_moves(&session), [(place("b1"), place("b7"))]);
}

#[test]
fn ways_that_lead_to_the_same_end_are_forced_together() {
    // Either order brings the last two off, and the game ends.
    let session = at("23,24,off:13/19:5,20:5,21:5 white white 43");
    let forced = forced(&session).unwrap();
    assert_eq!(forced.actions.len(), 2);
    assert!(forced.is_whole_turn && session.legal().len() > 1);
}

#[test]
fn a_half_munk_is_never_passed_by_force() {
    // Langi múkur stands after a part of the throw: the player may stop there.
    let session = at("20:3,21:3,22:3,23:3,24:3/1:15 white white (6)1");
    assert!(session.legal().contains(&Action::Stop));
    assert_eq!(forced(&session), None);
    // Langi hryggur is made on the only way to use both dice.
    let session = at("18,19:2,20:3,21:3,22:3,23:3/1:10,12:5 white white 61");
    assert_eq!(forced(&session).unwrap().actions.len(), 1);
}

#[test]
fn what_a_higher_die_bears_off_is_not_refused() {
    // The two that would do it exactly was not thrown, so it is not asked for.
    let session = at("23,24,off:13/1:15 white white 65");
    assert_eq!(why_not(&session, place("w23"), place("off-white")), None);
    let why = why_not(&session, place("w24"), place("off-white"));
    let rearmost = Point::new(23).unwrap();
    let refusal = why.map(|why| why.refusal);
    assert_eq!(refusal, Some(Refusal::NotRearmost { rearmost }));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Whatever a single way leads to, the one for all leads to as well.
    #[test]
    fn nothing_is_lost_by_the_one_for_all(seed in any::<u64>(), entries in 0..120_usize) {
        let session = played(seed, entries);
        if !matches!(Pending::of(&session), Pending::Decision(_)) || session.position().throw().is_none() {
            return Ok(());
        }
        let ends = |action: Action| {
            let mut found = Vec::new();
            let mut open = vec![after(&session, &[action])];
            while let Some(game) = open.pop() {
                let goes_on = Pending::of(&game) == Pending::of(&session) && game.position().used_any();
                match goes_on {
                    true => open.extend(game.legal().iter().map(|next| after(&game, &[*next]))),
                    false => found.push(*game.position()),
                }
            }
            found
        };
        let legal = session.legal().to_vec();
        for two in legal.windows(2) {
            let [first, second] = [ends(two[0]), ends(two[1])];
            let holds = |all: &Vec<_>, some: &Vec<_>| some.iter().all(|end| all.contains(end));
            let expected = match (holds(&first, &second), holds(&second, &first)) {
                (true, _) => Some(two[0]),
                (_, true) => Some(two[1]),
                _ => None,
            };
            prop_assert_eq!(one_for_all(&session, two), expected);
        }
    }


    #[test]
    fn what_is_forced_can_be_done_and_nothing_else_can(seed: u64, entries in 0_usize..80) {
        let session = played(seed, entries);
        let Some(forced) = forced(&session) else {
            prop_assert!(session.position().throw().is_none() || session.legal().len() != 1);
            return Ok(());
        };
        let mut then = session.clone();
        for action in &forced.actions {
            then.enter(Entry::Action(*action)).unwrap();
        }
        let goes_on = matches!(Pending::of(&then), Pending::Decision(side) if side == session.position().turn())
            && then.position().used_any();
        prop_assert_eq!(forced.is_whole_turn, !goes_on);
        // Any other play gives the same position when the throw is used up.
        if forced.is_whole_turn {
            let mut other = session.clone();
            while let Pending::Decision(side) = Pending::of(&other) {
                if side != session.position().turn() || other.position().throw().is_none() {
                    break;
                }
                let last = *other.legal().last().unwrap();
                other.enter(Entry::Action(last)).unwrap();
            }
            prop_assert_eq!(other.position(), then.position());
        }
    }

    #[test]
    fn gestures_of_several_dice_can_be_played(seed: u64, entries in 0_usize..80) {
        let session = played(seed, entries);
        for from in movable(&session) {
            let near = destinations(&session, from, None);
            for to in &near {
                prop_assert_eq!(why_not(&session, from.place, to.place), None);
            }
            for way in combined_moves(&session, from, None) {
                prop_assert!(way.actions.len() >= 2);
                prop_assert!(near.iter().all(|to| to.place != way.to));
                let (mut then, mut events) = (session.clone(), Vec::new());
                for action in way.actions {
                    events.extend(then.enter(Entry::Action(action)).unwrap());
                }
                prop_assert_eq!(events, way.events);
            }
        }
    }

    #[test]
    fn the_dice_are_those_that_can_be_used(seed: u64, entries in 0_usize..80) {
        let session = played(seed, entries);
        let unused = dice_in_tray(&session).into_iter().filter(|die| !die.used);
        let mut unused: Vec<Die> = unused.filter_map(|die| die.face).collect();
        unused.sort();
        if session.position().throw().is_some() {
            let mut left: Vec<Die> = session.position().unused().dice().collect();
            left.sort();
            prop_assert_eq!(unused, left);
        } else if session.game().last_round().is_none() {
            prop_assert_eq!(unused, []);
        }
    }

    #[test]
    fn whatever_cannot_move_has_a_reason(seed: u64, entries in 0_usize..80) {
        let session = played(seed, entries);
        let side = session.position().turn();
        if !matches!(Pending::of(&session), Pending::Decision(_)) || session.position().throw().is_none() {
            return Ok(());
        }
        let movable = movable(&session);
        for point in session.position().checkers(side).occupied() {
            let from = Pick { place: Place::of(side, point) };
            let stuck = why_stuck(&session, from.place);
            prop_assert_eq!(stuck.is_none(), movable.contains(&from), "{}", from.place);
        }
    }
}

#[test]
fn a_refused_try_names_its_rule() {
    let session = at("1:11,3,5,9,11/1:12,14,18,20 white white 24");
    let why = |from: &str, to: &str| {
        let why = why_not(&session, place(from), place(to))?;
        Some((why.refusal, why.die.pips()))
    };
    assert_eq!(
        why("w3", "w5"),
        Some((Refusal::NoBandThere(Point::new(5).unwrap()), 2))
    );
    let to_huk = why_not(&session, place("w9"), place("w13")).unwrap();
    assert_eq!(to_huk.refusal, Refusal::Band(Point::new(13).unwrap()));
    assert_eq!(why("w3", "w6"), Some((Refusal::NoSuchDie(die(3)), 3)));
    assert_eq!(why("w3", "w7"), None);
    assert_eq!(why("w3", "w3"), None);
    assert_eq!(why("w3", "w2"), None);
    assert_eq!(why("w7", "w9"), Some((Refusal::NothingThere, 2)));
}

#[test]
fn a_stuck_checker_tells_what_a_player_learns_most_from() {
    let session = at("1:14,hit/1:15 white white 23");
    let stuck = |text| why_stuck(&session, place(text)).map(|why| why.refusal);
    assert_eq!(stuck("w1"), Some(Refusal::EnterFirst));
    assert_eq!(stuck("bar-white"), None);
    assert_eq!(stuck("bar-black"), None);
    let before_the_throw = at("1:15/1:15+new white white ??");
    assert_eq!(why_stuck(&before_the_throw, place("w1")), None);
}

#[test]
fn the_stakes_are_those_that_are_open() {
    let values = |session: &Session, side| -> Vec<(String, String, String)> {
        let told = stakes(session, side).into_iter().map(|stake| {
            let munk = stake.outcome.munk.map(|(pattern, _)| pattern.word());
            (
                munk.unwrap_or(stake.outcome.reason.word()).to_owned(),
                stake.outcome.value.to_string(),
                stake.half.to_string(),
            )
        });
        told.collect()
    };
    let named = |all: &[(&str, &str, &str)]| -> Vec<(String, String, String)> {
        let own = |&(a, b, c): &(&str, &str, &str)| (a.to_owned(), b.to_owned(), c.to_owned());
        all.iter().map(own).collect()
    };
    let start = Session::new(judge(), HUMANS);
    let all = named(&[
        ("off", "2", "2"),
        ("langi-hryggur", "3", "1.5"),
        ("langi-mukur", "5", "2.5"),
        ("stutti-mukur", "7", "3.5"),
        ("meistari", "13", "6.5"),
        ("jan", "15", "15"),
    ]);
    assert_eq!(values(&start, Side::White), all);
    assert_eq!(values(&start, Side::Black), all);
    // Four on 24 leave meistari and stutti múkur; mar adds two before halving.
    let late = at("20:11,24:4/1:14,hit white white 62");
    let four = named(&[
        ("off", "4", "4"),
        ("stutti-mukur", "9", "4.5"),
        ("meistari", "15", "7.5"),
        ("jan", "15", "15"),
    ]);
    assert_eq!(values(&late, Side::White), four);
    // In the after-throws one side has already won, and the other has its patterns.
    let after = at("off:15/20:3,21:3,22:3,23:3,24,19:2 black white ?? after 5 value 2");
    assert_eq!(values(&after, Side::White), named(&[("off", "2", "2")]));
    assert_eq!(values(&after, Side::Black)[0].0, "langi-mukur");
}

#[test]
fn the_list_of_moves_tells_each_entry() {
    let mut session = Session::new(judge(), HUMANS);
    let entries = [
        Entry::Round {
            white: die(1),
            black: die(4),
        },
        throw(2, 1),
    ];
    for entry in entries {
        session.enter(entry).unwrap();
    }
    let lie = |pips| TrayDie::lying(die(pips));
    assert_eq!(dice_in_tray(&session), [lie(2), lie(1)]);
    let two = Action::Move {
        from: Point::HOME,
        die: die(2),
    };
    session.enter(Entry::Action(two)).unwrap();
    let used = TrayDie {
        used: true,
        ..lie(2)
    };
    assert_eq!(dice_in_tray(&session), [used, lie(1)]);
    let history = Kotra::history_of(&session);
    let texts: Vec<&str> = history.iter().map(|entry| &*entry.text).collect();
    assert_eq!(texts, ["round 1/4", "21", "1/3"]);
    let turns: Vec<(u32, Option<Side>)> = history.iter().map(|e| (e.turn, e.side)).collect();
    let white = Some(Side::White);
    assert_eq!(turns, [(0, None), (1, white), (1, white)]);
    assert_eq!(
        Kotra::moved(&history[2].events),
        Some((place("w1"), place("w3")))
    );
}

#[test]
fn the_loser_of_a_game_begins_the_next() {
    let score = Match::new(15).unwrap();
    let score = score.after(&Outcome::munk(
        Side::White,
        Pattern::LangiMukur,
        kotra::Munk::Half,
        false,
    ));
    assert_eq!(score.won[0], Units::halves(5));
    let mut session = Session::new(judge(), HUMANS);
    session.enter(Entry::Match(score)).unwrap();
    assert_eq!(Pending::of(&session), Pending::Begins(Side::Black));
    session.enter(Entry::Begins(Side::Black)).unwrap();
    assert_eq!(
        Pending::of(&session),
        Pending::Throw(Side::Black, DiceCount::Two)
    );
}
