//! Environments of this game.

use bindings::{AnyState as _, Node, RuleSet};
use sahkku_player::programs::Sahkku;
use testkit::futures::{check, exchange, replaced};
use testkit::numbers::{falls_as_said, play_all};

#[test]
fn every_option_keeps_its_promises() {
    play_all::<Sahkku>(1);
}

#[test]
fn the_dice_of_sahkku_fall_as_their_probabilities_say() {
    let text = |dice: u8| format!("lagesvuotna dice={dice}");
    let mut rules: Vec<String> = (1..=4).map(text).collect();
    rules.extend(["first-x", "most-x", "lot"].map(|way| format!("lagesvuotna throw_off={way}")));
    for text in rules {
        let mut state = RuleSet::<Sahkku>::read(&text).unwrap().start();
        falls_as_said(&state);
        let mut seed = 0;
        while state.game().phase() == sahkku::Phase::ThrowOff {
            state.throw(seed).unwrap();
            seed += 1;
        }
        if state.node() == Node::Chance {
            falls_as_said(&state);
        }
    }
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

fn changed(text: &str) -> Vec<String> {
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
    let of_board = "M m, m M, W w, w W, M W, W M, M M', M' M, W W', mq Mq, wq Wq, Mq M, M Mq, M (MM), K Km, K Kw, \
        Km K, Kw K, Km Kw, K Ki, Ki K, K K', Km Km', Kw Kw', Km (KmMr), Kw (KwWr), Mr M, Wr W";
    let of_board = of_board.split(", ").filter_map(|pair| pair.split_once(' '));
    let of_board: Vec<_> = of_board.collect();
    for (r, row) in rows.iter().enumerate() {
        for (c, here) in row.iter().enumerate().filter(|(_, here)| *here != "1") {
            let mut others = replaced(here, &of_board);
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

/// A man and a woman in the middle row, which look the same after an exchange of the sides but walk in opposite directions.
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
    check::<Sahkku>(
        changed,
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
