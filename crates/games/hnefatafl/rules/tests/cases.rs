//! The rules sentence by sentence: the hand-made cases of `crates/games/hnefatafl/cases`.

use hnefatafl::{Event, Game, Judge, Piece, Setup, Side, Square, Squares};
use testkit::cases::{Cases, all_hold, no_statement, same, words};

#[test]
fn every_case_holds() {
    all_hold::<Words>(concat!(env!("CARGO_MANIFEST_DIR"), "/../cases"), 78);
}

/// What the cases say.
struct Words;

impl Cases for Words {
    type Game = Game;

    /// The squares of the pieces behind their letters, and the side to move: `K e5 T b3 d8 t c3 i9 swede`.
    fn laid(judge: &Judge, text: &str) -> Result<Game, String> {
        let (pieces, turn) = text.rsplit_once(' ').ok_or("expected pieces and a side")?;
        let mut setup = Setup {
            pieces: Vec::new(),
            turn: Side::from_word(turn).ok_or_else(|| format!("`{turn}` is no side"))?,
            said: None,
            surrounded: false,
        };
        let mut piece = Piece::King;
        for word in pieces.split(' ') {
            match word {
                "K" => piece = Piece::King,
                "T" => piece = Piece::Drabant,
                "t" => piece = Piece::Muscovite,
                at => setup.pieces.push((piece, square(at)?)),
            }
        }
        let position = judge.set_up(&setup).map_err(|error| error.to_string())?;
        Ok(Game::from_position(judge.clone(), position))
    }

    fn told(event: &Event) -> String {
        match *event {
            Event::Moved { .. } => "moved".to_owned(),
            Event::Captured { side, at, .. } => format!("{side} captured on {at}"),
            Event::Surrounded { at } => format!("surrounded on {at}"),
            Event::Escaped { at } => format!("escaped on {at}"),
            Event::Announced(word) => word.word().to_owned(),
            Event::Said(word) => format!("said {}", word.word()),
            Event::GameOver(_) => "over".to_owned(),
        }
    }

    fn claim(game: &Game, events: &[Event], key: &str, text: &str) -> Result<(), String> {
        let wanted = |text: &str| words(text).map(square).collect::<Result<Squares, _>>();
        let squares = |found, text: &str| same(&listed(wanted(text)?), &listed(found));
        match key {
            "captures" => {
                let captured = events.iter().filter_map(|event| match *event {
                    Event::Captured { at, .. } => Some(at),
                    _ => None,
                });
                squares(captured.collect(), text)
            }
            // A piece, and all squares to which it can go.
            "reach" => {
                let (from, to) = text.split_once(' ').ok_or("expected squares")?;
                let from = square(from)?;
                let decisions = game::Game::decisions(game).into_iter();
                let moves = decisions.filter_map(|entry| match entry {
                    hnefatafl::Entry::Action(action) if action.from == from => Some(action.to),
                    _ => None,
                });
                squares(moves.collect(), to)
            }
            "ways" => squares(game.judge().open_ways(game.position()), text),
            "seen" => same(text, &game.seen().to_string()),
            "said" => same(
                text,
                game.position().said().map_or("none", |said| said.word()),
            ),
            _ => Err(no_statement(key)),
        }
    }
}

fn square(name: &str) -> Result<Square, String> {
    name.parse().map_err(|_| format!("`{name}` is no square"))
}

fn listed(squares: Squares) -> String {
    let names = squares.into_iter().map(|at| at.to_string());
    names.collect::<Vec<_>>().join(" ")
}
