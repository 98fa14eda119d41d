//! What a program sees tells what can follow: the same tensor and the same mask have the same successors, under every option.
//!
//! Random games hardly ever come to the same tensor twice. So each of their positions is laid anew, and changed in one thing at a
//! time: the sides are exchanged, the board is turned or shifted, it's the other's turn, a die is used. That these come close enough
//! to each other is tested, too: without any one plane, two of them would look the same and go on in different ways.

use std::collections::hash_map::Entry as Slot;
use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use environment::{Environment, Node, RuleSet, Side, State};
use game::nth_random;

use crate::numbers::every_rule_set;

/// What a side sees: a number for what each plane holds.
type Seen = Vec<u64>;

/// Who decides next, as a side sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Next {
    Chance,
    Own,
    Opponent,
    /// Nobody; what the side has won, bit by bit.
    Over(u64),
    /// Nobody, by what stood before in the game and is not seen.
    Unforeseen,
}

/// What each decision in the mask, or each outcome of chance, leads to: its number or probability, what is seen then, and who is
/// next.
type Future = Vec<(u64, Seen, Next)>;

/// A state as a side comes upon it.
struct Sight {
    seen: Seen,
    /// What else is known of the game.
    known: u64,
    future: Future,
    text: String,
}

fn hash(values: impl IntoIterator<Item = u64>) -> u64 {
    let mut hasher = DefaultHasher::new();
    values.into_iter().for_each(|value| value.hash(&mut hasher));
    hasher.finish()
}

fn seen<G: Environment>(state: &State<G>, side: Side) -> Seen {
    let shape = G::shape(state.rules().rules());
    let mut tensor = vec![0.0_f32; shape.iter().product()];
    state.observe(side, &mut tensor).unwrap();
    let planes = tensor.chunks(shape[1] * shape[2]);
    planes
        .map(|plane| hash(plane.iter().map(|value| value.to_bits().into())))
        .collect()
}

fn next<G: Environment>(state: &State<G>, side: Side) -> Next {
    match state.node() {
        Node::Chance => Next::Chance,
        Node::Decision(decides) if decides == side => Next::Own,
        Node::Decision(_) => Next::Opponent,
        Node::Terminal => Next::Over((state.returns()[side as usize] + 0.0).to_bits()),
    }
}

/// What follows from a state for both sides; `unseen`: a plane that depends on what stood before.
fn futures<G: Environment>(state: &State<G>, mask: &[usize], unseen: Option<usize>) -> [Future; 2] {
    let chances = state.chances().into_iter().enumerate();
    let fallen = chances.map(|(number, (_, probability))| (number, probability.to_bits()));
    let decided = mask.iter().map(|&number| (number, number as u64));
    let mut futures = [Future::new(), Future::new()];
    for (number, label) in decided.chain(fallen) {
        let mut after = state.clone();
        after.apply(number).unwrap();
        for side in Side::BOTH {
            let (mut seen, mut next) = (seen(&after, side), next(&after, side));
            if let Some(plane) = unseen {
                seen[plane] = 0;
                if after.reason() == Some("repetition") {
                    next = Next::Unforeseen;
                }
            }
            futures[side as usize].push((label, seen, next));
        }
    }
    if mask.is_empty() {
        // The numbers of outcomes of chance are the same for both sides, which count from their own.
        for future in &mut futures {
            future.sort_by_key(|(label, seen, _)| (*label, hash(seen.iter().copied())));
        }
    }
    futures
}

fn sights<G: Environment>(
    states: &[State<G>],
    known: fn(&State<G>) -> u64,
    unseen: Option<usize>,
) -> Vec<Sight> {
    let mut sights = Vec::new();
    for state in states {
        let mask: Vec<usize> = state.decisions().iter().map(|&(n, _)| n).collect();
        let futures = futures(state, &mask, unseen);
        for (side, future) in Side::BOTH.into_iter().zip(futures) {
            sights.push(Sight {
                seen: seen(state, side),
                known: known(state),
                future,
                text: format!("{side:?} at {}", state.position()),
            });
        }
    }
    sights
}

/// How many looked like another that came before, and two that look the same and go on in different ways, if there are such.
/// `without`: the planes that are left out of all that is seen.
fn compare(sights: &[Sight], without: &[usize]) -> (usize, Option<String>) {
    let seen = |seen: &Seen| {
        let planes = seen.iter().enumerate();
        hash(planes.filter_map(|(n, &plane)| (!without.contains(&n)).then_some(plane)))
    };
    let same = |one: &Sight, other: &Sight| {
        let pairs = one.future.iter().zip(&other.future);
        one.future.len() == other.future.len()
            && pairs.into_iter().all(|(one, other)| {
                let unforeseen = [one.2, other.2].contains(&Next::Unforeseen);
                one.0 == other.0
                    && (unforeseen || (seen(&one.1), one.2) == (seen(&other.1), other.2))
            })
    };
    let mut first: HashMap<(u64, u64), &Sight> = HashMap::new();
    let mut alike = 0;
    for sight in sights {
        match first.entry((seen(&sight.seen), sight.known)) {
            Slot::Vacant(slot) => drop(slot.insert(sight)),
            Slot::Occupied(before) => {
                alike += 1;
                if !same(before.get(), sight) {
                    let both = format!("{} and {}", before.get().text, sight.text);
                    return (alike, Some(both));
                }
            }
        }
    }
    (alike, None)
}

/// The states of a random game, some of them, and its last one.
fn played<G: Environment>(rules: &Arc<RuleSet<G>>, seed: u64, steps: u64) -> Vec<State<G>> {
    let mut states = Vec::new();
    let mut state = rules.start();
    for step in 0..steps {
        let random = nth_random(seed, step);
        match state.node() {
            Node::Terminal => break,
            Node::Chance => drop(state.throw(random).unwrap()),
            Node::Decision(_) => {
                let legal = state.decisions();
                let (number, _) = legal[random as usize % legal.len()];
                state.apply(number).unwrap();
            }
        }
        if nth_random(seed ^ 1, step).is_multiple_of(6) {
            states.push(state.clone());
        }
    }
    states.push(state);
    states
}

/// Those states, each laid anew, and some of the last changed in one thing, as far as the rules know such a position.
fn with_pairs<G: Environment>(
    rules: &Arc<RuleSet<G>>,
    states: Vec<State<G>>,
    changed: fn(&str) -> Vec<String>,
    some: usize,
) -> Vec<State<G>> {
    let mut texts: BTreeSet<String> = states.iter().map(State::position).collect();
    let few: Vec<&State<G>> = states.iter().rev().take(some).collect();
    texts.extend(few.iter().flat_map(|state| changed(&state.position())));
    let laid = texts.iter().filter_map(|text| rules.position(text).ok());
    states.into_iter().chain(laid).collect()
}

/// Checks a game under every option, in random games and at these positions besides. `together`: planes of which each tells
/// what the others do not, so that only all of them can be missed. `idle`: planes that nothing depends on, as others say the same.
/// `unseen`: a plane that depends on what stood before.
fn check<G: Environment>(
    changed: fn(&str) -> Vec<String>,
    besides: &[(&str, Vec<String>)],
    together: &[&[&str]],
    idle: &[&str],
    unseen: Option<&str>,
) {
    let mut needed = BTreeSet::new();
    let mut names = Vec::new();
    for (n, text) in every_rule_set::<G::Rules>().iter().enumerate() {
        let rules = RuleSet::<G>::read(text).unwrap();
        names = G::plane_names(rules.rules());
        let plane = |name: &&str| names.iter().position(|known| known == name).unwrap();
        // Every position under the named rule sets, and some under those that differ in an option.
        let some = if text.contains('=') { 2 } else { usize::MAX };
        let mut states = with_pairs(&rules, played(&rules, n as u64, 48), changed, some);
        let of_these = besides.iter().filter(|(rules, _)| rules == text);
        let laid = of_these.flat_map(|(_, positions)| positions);
        states.extend(laid.filter_map(|position| rules.position(position).ok()));
        let sights = sights(&states, |_| 0, unseen.as_ref().map(plane));
        let (alike, differ) = compare(&sights, &[]);
        assert_eq!(differ, None, "{text}");
        assert!(alike > 4, "{text}: {alike}");
        let together = together
            .iter()
            .map(|group| group.iter().map(plane).collect());
        let alone = (0..names.len()).map(|plane| vec![plane]);
        for group in alone.chain(together) {
            let new = group.iter().any(|plane| !needed.contains(plane));
            if new && compare(&sights, &group).1.is_some() {
                needed.extend(group);
            }
        }
    }
    let others = (0..names.len()).filter(|plane| !needed.contains(plane));
    let others: Vec<&str> = others.map(|plane| names[plane].as_str()).collect();
    assert_eq!(others, idle);
}

/// A text with its words exchanged: each of the first for the second, and the other way round.
fn exchange(text: &str, pairs: &[(&str, &str)]) -> String {
    let mut rest = text;
    let mut exchanged = String::new();
    while let Some(first) = rest.chars().next() {
        let both = pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        match both.into_iter().find(|(from, _)| rest.starts_with(from)) {
            Some((from, to)) => {
                exchanged += to;
                rest = &rest[from.len()..];
            }
            None => {
                exchanged.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    exchanged
}

/// Every text in which one of these is replaced by another, at one place each.
fn replaced(text: &str, pairs: &[(&str, &str)]) -> Vec<String> {
    let one = |&(from, to): &(&str, &str)| -> Vec<String> {
        let places = text.match_indices(from);
        places
            .map(|(at, _)| format!("{}{to}{}", &text[..at], &text[at + from.len()..]))
            .collect()
    };
    pairs.iter().flat_map(one).collect()
}

/// The places of a row of sáhkku, from column 1 on.
fn places(row: &str) -> Vec<String> {
    let mut places = Vec::new();
    let mut rest = row;
    while let Some(sign) = rest.chars().next() {
        let end = |found: Option<usize>| found.map_or(rest.len(), |at| at + 1);
        let length = match sign {
            '0'..='9' => rest
                .find(|sign: char| !sign.is_ascii_digit())
                .unwrap_or(rest.len()),
            '(' => end(rest.find(')')),
            'K' => {
                1 + rest[1..]
                    .len()
                    .min(usize::from(rest[1..].starts_with(['m', 'w', 'i'])))
            }
            _ => 1 + usize::from(rest[1..].starts_with(['q', 'r'])),
        };
        let mut here = rest[..length].to_owned();
        rest = &rest[length..];
        if rest.starts_with('\'') {
            here.push('\'');
            rest = &rest[1..];
        }
        let mut count = 1;
        if let Ok(empty) = here.parse() {
            (count, here) = (empty, "1".to_owned());
        } else if let Some((number, after)) =
            rest.strip_prefix('*').and_then(|it| it.split_once('.'))
        {
            (count, rest) = (number.parse().unwrap(), after);
        }
        places.extend(std::iter::repeat_n(here, count));
    }
    places
}

/// A row of such places.
fn row(places: &[String]) -> String {
    let mut row = String::new();
    for run in places.chunk_by(|a, b| a == b) {
        match (run[0].as_str(), run.len()) {
            ("1", count) => row += &count.to_string(),
            (here, 1) => row += here,
            (here, count) => row += &format!("{here}*{count}."),
        }
    }
    row
}

fn sahkku_changed(text: &str) -> Vec<String> {
    const SIDES: &[(&str, &str)] = &[("m", "w"), ("M", "W")];
    let (board, rest) = text.split_once(' ').unwrap();
    let rows: Vec<Vec<String>> = board.split('/').map(places).collect();
    let joined = |rows: &[Vec<String>]| -> String {
        let rows: Vec<String> = rows.iter().map(|places| row(places)).collect();
        rows.join("/")
    };
    let mirrored: Vec<Vec<String>> = rows
        .iter()
        .map(|row| row.iter().rev().cloned().collect())
        .collect();
    let turned: Vec<Vec<String>> = mirrored.iter().rev().cloned().collect();
    let shifted: Vec<Vec<String>> = rows
        .iter()
        .enumerate()
        .map(|(n, row)| {
            let mut row = row.clone();
            row.rotate_left(usize::from(n == 1));
            row
        })
        .collect();
    let boards = [
        exchange(board, SIDES),
        joined(&mirrored),
        exchange(&joined(&turned), SIDES),
        joined(&shifted),
    ];
    let other_rest = exchange(rest, SIDES);
    let rests = [rest, &other_rest];
    let all = boards
        .iter()
        .flat_map(|board| rests.map(|rest| format!("{board} {rest}")));
    let mut all: Vec<String> = all.collect();
    all.push(format!("{board} {other_rest}"));
    let of_board: &[(&str, &str)] = &[
        ("M", "m"),
        ("m", "M"),
        ("W", "w"),
        ("w", "W"),
        ("M", "W"),
        ("W", "M"),
        ("M", "M'"),
        ("M'", "M"),
        ("W", "W'"),
        ("mq", "Mq"),
        ("wq", "Wq"),
        ("Mq", "M"),
        ("M", "Mq"),
        ("M", "(MM)"),
        ("K", "Km"),
        ("K", "Kw"),
        ("Km", "K"),
        ("Kw", "K"),
        ("Km", "Kw"),
        ("K", "Ki"),
        ("Ki", "K"),
        ("K", "K'"),
        ("Km", "Km'"),
        ("Kw", "Kw'"),
        ("Km", "(KmMr)"),
        ("Kw", "(KwWr)"),
        ("Mr", "M"),
        ("Wr", "W"),
    ];
    for (r, row) in rows.iter().enumerate() {
        for (c, here) in row.iter().enumerate().filter(|(_, here)| *here != "1") {
            let mut others = replaced(here, of_board);
            others.push("1".to_owned());
            all.extend(others.into_iter().map(|other| {
                let mut rows = rows.clone();
                rows[r][c] = other;
                format!("{} {rest}", joined(&rows))
            }));
        }
    }
    let (sides, dice) = rest.rsplit_once(' ').unwrap();
    let ways = replaced(
        &format!("{sides} "),
        &[("m ", "m~ "), ("w ", "w~ "), ("~", "")],
    );
    all.extend(ways.iter().map(|sides| format!("{board} {sides}{dice}")));
    let dice: Vec<&str> = dice.trim_end_matches('!').split(',').collect();
    for n in 0..dice.len() {
        for other in ["X", "I", "II", "III", "-", "?", "(X)", "(I)", "(II)", "(-)"] {
            let mut dice = dice.clone();
            dice[n] = other;
            all.push(format!("{board} {sides} {}", dice.join(",")));
        }
    }
    all
}

fn hnefatafl_changed(text: &str) -> Vec<String> {
    const TURN: &[(&str, &str)] = &[(" swede", " muscovite")];
    let (board, rest) = text.split_once(' ').unwrap();
    let ranks: Vec<&str> = board.split('/').collect();
    let mut shifted = ranks.clone();
    shifted.rotate_left(1);
    let turned: Vec<&str> = ranks.iter().rev().copied().collect();
    let mut all = vec![
        exchange(text, TURN),
        format!("{} {rest}", shifted.join("/")),
        format!("{} {rest}", turned.join("/")),
        format!("{} {rest}", exchange(board, &[("T", "t")])),
    ];
    let words = ["", " raichi", " tuichu"];
    let side = rest.split(' ').next().unwrap();
    all.extend(words.map(|word| format!("{board} {side}{word}")));
    let boards = replaced(board, &[("T", "t"), ("t", "T"), ("T", "1"), ("t", "1")]);
    all.extend(boards.iter().map(|board| format!("{board} {rest}")));
    all
}

fn kotra_changed(text: &str) -> Vec<String> {
    const SIDES: &[(&str, &str)] = &[("white", "black")];
    let (board, rest) = text.split_once(' ').unwrap();
    let (white, black) = board.split_once('/').unwrap();
    let (turn, then) = rest.split_once(' ').unwrap();
    let (first, dice) = then.split_once(' ').unwrap();
    let other = |side: &str| exchange(side, SIDES);
    let mut all = vec![
        format!("{black}/{white} {}", exchange(rest, SIDES)),
        format!("{black}/{white} {rest}"),
        format!("{board} {} {first} {dice}", other(turn)),
        format!("{board} {turn} {} {dice}", other(first)),
    ];
    all.push(format!("{board} {turn} {first} ??"));
    all.push(format!("{board} {} {first} ??", other(turn)));
    all.push(format!("{board} {turn} {} ??", other(first)));
    for flag in ["+new", "+out", "+four"] {
        for (on, off) in [
            (format!("{white}{flag}"), white.replace(flag, "")),
            (format!("{black}{flag}"), black.replace(flag, "")),
        ] {
            all.extend([
                format!("{on}/{black} {rest}"),
                format!("{off}/{black} {rest}"),
                format!("{white}/{on} {rest}"),
                format!("{white}/{off} {rest}"),
            ]);
        }
    }
    let boards = replaced(
        board,
        &[("off", "hit"), ("hit", "off"), ("off:2", "off,hit")],
    );
    all.extend(boards.iter().map(|board| format!("{board} {rest}")));
    let after = [
        ("value 2", "value 4"),
        ("after 7", "after 6"),
        ("after 1", "after 2"),
    ];
    all.extend(replaced(text, &after));
    for die in '1'..='6' {
        for dice in ["66(6)(6)", "666(6)", "6(6)(6)(6)", "6666", "6"] {
            let dice = dice.replace('6', &die.to_string());
            all.push(format!("{board} {turn} {first} {dice}"));
        }
    }
    all.extend(["?", "choose"].map(|dice| format!("{board} {turn} {first} {dice}")));
    let used = replaced(
        dice,
        &[("1", "(1)"), ("2", "(2)"), ("5", "(5)"), ("6", "(6)")],
    );
    all.extend(
        used.iter()
            .map(|dice| format!("{board} {turn} {first} {dice}")),
    );
    all
}

/// A man and a woman in the middle row, which look alike with the sides exchanged and walk the other way.
fn apart() -> Vec<String> {
    let all = (1..=13).flat_map(|man| (1..=13).map(move |woman| (man, woman)));
    let apart = all.filter(|&(man, woman)| man != woman && man != 7 && woman != 7);
    apart
        .flat_map(|(man, woman)| {
            let mut places = vec!["1".to_owned(); 13];
            for (column, piece) in [(man, "M"), (woman, "W"), (7, "K")] {
                places[column - 1] = piece.to_owned();
            }
            let row = row(&places);
            ["m m", "w w"].map(|turn| format!("13/{row}/13 {turn} X,II"))
        })
        .collect()
}

#[test]
fn what_is_seen_of_sahkku_tells_what_can_follow() {
    check::<sahkku::Game>(
        sahkku_changed,
        &[("maze", apart())],
        &[&["own turn", "opponent's turn"]],
        &[
            "own sleeping queen",
            "opponent sleeping queen",
            "inert king",
            "throw-off",
            "choice of way",
        ],
        None,
    );
}

/// The ends of games, to which random ones seldom come.
fn ends(positions: &[&str]) -> Vec<String> {
    let changed = positions.iter().flat_map(|text| kotra_changed(text));
    let same = positions.iter().map(|text| (*text).to_owned());
    same.chain(changed).collect()
}

#[test]
fn what_is_seen_of_kotra_tells_what_can_follow() {
    let late = [
        "20:3,21:3,22:3,23:4,24:2/hit,1:14 white white ??",
        "24:2,off:13/1:2,20:2,21:3,22:3,23:2,24:2,off:1 white white ??",
        "24:2,off:13/1:15 white white 21",
        "off:15/20:4,21:2,22:3,23:3,24:3 black white ?? after 7 value 4",
        "off:15/20:4,21:2,22:3,23:3,24:3 black white ?? after 1 value 2",
    ];
    let one = [
        "20:3,21:3,22:3,23:4,24:2/hit,1:14 white white choose",
        "off:15/20:4,21:2,22:3,23:3,24:3 black white choose after 7 value 4",
    ];
    let last = ["24,off:14/24:4,off:11 white white 21"];
    let four = ["1:11,7:4+four/1:15+new black white ??"];
    check::<kotra::Game>(
        kotra_changed,
        &[
            ("kotra", ends(&late)),
            ("kotra single_die=yes", ends(&one)),
            ("kotra last_throw=yes", ends(&last)),
            ("kotra two_sixes=yes", ends(&four)),
        ],
        &[
            &["own turn", "opponent turn"],
            &["own began", "opponent began"],
            &["own hit checkers", "own checkers off"],
            &["opponent hit checkers", "opponent checkers off"],
        ],
        &[
            "own open band",
            "opponent open band",
            "dice thrown",
            "throw-off",
            "a die was used",
        ],
        None,
    );
}

#[test]
fn who_begins_a_game_of_a_match_is_seen_before_it_begins() {
    let of_match = |lost: &str| {
        State::<kotra::Game>::read(&format!(
            "kotra 1\nrules kotra\nmatch 21 white 2 black 4{lost}\n"
        ))
        .unwrap()
    };
    let states = ["", " loser white", " loser black"].map(of_match);
    let (alike, differ) = compare(&sights(&states, |_| 0, None), &[]);
    // White sees after a loss of white what black sees after one of black, and without one both see the same.
    assert_eq!((alike, differ), (3, None));
}

const STOOD: &str = "how often the position has stood";

#[test]
fn what_is_seen_of_hnefatafl_tells_what_can_follow_but_for_what_stood_before() {
    check::<hnefatafl::Game>(
        hnefatafl_changed,
        &[],
        &[&["own turn", "opponent's turn"]],
        &[STOOD],
        Some(STOOD),
    );
}

#[test]
fn what_is_seen_of_hnefatafl_and_what_stood_since_the_last_capture_tell_all_that_can_follow() {
    for (n, text) in every_rule_set::<hnefatafl::Rules>().iter().enumerate() {
        let rules = RuleSet::<hnefatafl::Game>::read(text).unwrap();
        let states = with_pairs(&rules, played(&rules, n as u64, 48), hnefatafl_changed, 1);
        let stood =
            |state: &State<hnefatafl::Game>| hash(state.game().history().keys().iter().copied());
        let (_, differ) = compare(&sights(&states, stood, None), &[]);
        assert_eq!(differ, None, "{text}");
    }
}

/// How often a position has stood, and why the game is over.
type Stood = (f32, Option<&'static str>);

/// What one sees and may do in Hnefatafl after these moves, and what the move `c1-c2` brings then.
fn then(position: &str, moves: &str) -> ((Seen, Vec<usize>), Stood) {
    let rules = RuleSet::<hnefatafl::Game>::read("linne").unwrap();
    let mut state = rules.position(position).unwrap();
    for text in moves.split_whitespace() {
        state.enter_text(text).unwrap();
    }
    let mask = state.decisions().iter().map(|&(n, _)| n).collect();
    let before = (seen(&state, Side::First), mask);
    state.enter_text("c1-c2").unwrap();
    let mut tensor = vec![0.0; NUMBERS];
    state.observe(Side::First, &mut tensor).unwrap();
    (before, (tensor[NUMBERS - 1], state.reason()))
}

/// The numbers of an observation of Hnefatafl on 9×9.
const NUMBERS: usize = 9 * 9 * 9;

#[test]
fn what_stood_before_is_not_seen_until_it_stands_again() {
    // To and fro: the Muscovite on c1 comes back to c2.
    let start = "9/9/4t4/9/4K4/9/9/2t6/9 swede";
    let after_one = "9/9/4t4/9/9/4K4/9/2t6/9 muscovite";
    let last = "9/9/4t4/9/4K4/9/9/9/2t6 muscovite";
    let (laid, once) = then(last, "");
    let (played, twice) = then(start, "e5-e4 c2-c1 e4-e5");
    assert_eq!(laid, played);
    assert_eq!((once, twice), ((1.0, None), (2.0, None)));
    let round = "c2-c1 e4-e5 c1-c2 e5-e4 c2-c1 e4-e5";
    let (played, twice) = then(after_one, round);
    let (longer, thrice) = then(start, &format!("e5-e4 {round}"));
    assert_eq!(played, longer);
    assert_eq!((twice, thrice), ((2.0, None), (3.0, Some("repetition"))));
}
