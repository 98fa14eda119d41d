//! Scenes as short texts, for boards of any size.
//!
//! A scene is a list of words. A text behind a bar replaces it if the king escapes at a corner: `swede Ke5 te9 | swede Kc3 te9`.
//!
//! | word | meaning |
//! |---|---|
//! | `swede` `muscovite` | the side to move |
//! | `start` | the pieces as they stand at the start |
//! | `Ke5` `Td3` `te9` | the king, a drabant, a Muscovite |
//! | `silent` | the Swede has said no word |
//!
//! Squares are written as on 9×9. On other boards the first and last three files and ranks are counted from the edge and the
//! middle three from the throne, so that neighbours at the edge or around the throne stay neighbours. A star before a square
//! counts both from the throne: `*e3` lies two below it on every board. An equals sign keeps the square as written. If players
//! announce open ways, the word that is true is in force when the Swede is to move.

use hnefatafl::{Announce, Escape, Judge, Piece, Position, Rules, Side, Square, Word};

/// The board size that squares are written for, and its middle.
const WRITTEN: i16 = 9;
const WRITTEN_MIDDLE: i16 = 5;

/// The square that a text such as `e5`, `*e3` or `e3|c1` means.
pub(super) fn square(text: &str, rules: &Rules) -> Option<Square> {
    let text = for_escape(text, rules.escape);
    let name = text.trim_start_matches(['*', '=']);
    let (from_throne, as_written) = (text.starts_with('*'), text.starts_with('='));
    let written: Square = name.parse().ok()?;
    let size = i16::from(rules.board.size());
    let line = |n: u8| {
        let n = i16::from(n);
        let n = match n {
            _ if as_written => n,
            4..=6 => n - WRITTEN_MIDDLE + (size + 1) / 2,
            _ if from_throne => n - WRITTEN_MIDDLE + (size + 1) / 2,
            1..4 => n,
            _ => n - WRITTEN + size,
        };
        u8::try_from(n).ok().filter(|n| *n <= rules.board.size())
    };
    Square::new(line(written.file())?, line(written.rank())?)
}

/// The position of a scene; `None` if it cannot occur under these rules.
pub(super) fn position(judge: &Judge, scene: &str) -> Option<Position> {
    let rules = judge.rules();
    let mut setup = judge.start().to_setup();
    let start = core::mem::take(&mut setup.pieces);
    let mut silent = false;
    for word in for_escape(scene, rules.escape).split(' ') {
        match word {
            "swede" => setup.turn = Side::Swede,
            "muscovite" => setup.turn = Side::Muscovite,
            "silent" => silent = true,
            "start" => setup.pieces.clone_from(&start),
            _ => {
                let (piece, at) = word.split_at_checked(1)?;
                setup.pieces.push((kind(piece)?, square(at, rules)?));
            }
        }
    }
    let position = judge.set_up(&setup).ok()?;
    let announced = rules.announce == Announce::Players && setup.turn == Side::Swede;
    if !announced || silent {
        return Some(position);
    }
    setup.said = Word::for_ways(judge.open_ways(&position).len());
    judge.set_up(&setup).ok()
}

/// The part of a text for this kind of escape.
fn for_escape(text: &str, escape: Escape) -> &str {
    let (edge, corner) = text.split_once('|').unwrap_or((text, text));
    match escape {
        Escape::Edge => edge,
        Escape::Corner => corner,
    }
    .trim()
}

fn kind(letter: &str) -> Option<Piece> {
    match letter {
        "K" => Some(Piece::King),
        "T" => Some(Piece::Drabant),
        "t" => Some(Piece::Muscovite),
        _ => None,
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use hnefatafl::preset;

    use super::*;

    #[test]
    fn squares_keep_their_place_at_the_edge_and_around_the_throne() {
        let on = |board: &str, text| {
            let mut rules = preset("linne").unwrap().rules;
            rules.set("board", board).unwrap();
            square(text, &rules).map(|square| square.to_string())
        };
        for (text, seven, nine, eleven) in [
            ("a1", "a1", "a1", "a1"),
            ("e5", "d4", "e5", "f6"),
            ("d3", "c3", "d3", "e3"),
            ("i8", "g6", "i8", "k10"),
            ("*e3", "d2", "e3", "f4"),
            ("=d7", "d7", "d7", "d7"),
            ("b2|c3", "b2", "b2", "b2"),
        ] {
            let found = ["7", "9", "11"].map(|board| on(board, text).unwrap());
            assert_eq!(found, [seven, nine, eleven], "{text}");
        }
        assert_eq!(on("7", "*a5"), None);
        assert_eq!(on("9", "e10"), None);
    }
}
