//! Kotra for engines.

use engine::Playable;
use game::Game as _;
use kotra::{Action, Die, Entry, Game, Judge, Phase, Side, Stage, Throw};
use kotra_player::Player;

use crate::Kotra;

impl Playable for Kotra {
    type Game = Game;
    type Brain = Player;

    fn knowledge(_: &Judge) {}

    fn read_own_entry(game: &Game, text: &str) -> Result<Entry, String> {
        let side = |word: &str| Side::BOTH.into_iter().find(|side| side.word() == word);
        if let Some(dice) = text.strip_prefix("round ") {
            let dice = dice.split_once('/').and_then(|(white, black)| {
                let (white, black) = (read_die(white)?, read_die(black)?);
                Some(Entry::Round { white, black })
            });
            return dice.ok_or_else(|| "expected a round such as round 3/5".to_owned());
        }
        if let Some(word) = text.strip_prefix("begins ") {
            let begins = side(word).map(Entry::Begins);
            return begins.ok_or_else(|| "expected begins white or begins black".to_owned());
        }
        if game.phase() == Phase::ThrowOff {
            let why = "it is not known who begins; expected a round such as round 3/5";
            return Err(why.to_owned());
        }
        let throws =
            game.phase() == Phase::Play && matches!(game.position().stage(), Stage::Throw(_));
        if throws {
            return read_throw(text)
                .ok_or_else(|| "expected a throw such as 62, or 6 of one die".to_owned());
        }
        // In a record the mark of a hit is written, and the die of a bearing off only where it is not plain.
        let plain = text.replace('*', "");
        if plain.ends_with("/off") {
            let written = |entry: &Entry| entry.to_string().starts_with(&format!("{plain}("));
            if let Some(off) = game.decisions().into_iter().find(written) {
                return Ok(off);
            }
        }
        let action = plain.parse::<Action>();
        action.map(Entry::Action).map_err(|why| why.to_string())
    }
}

fn read_die(text: &str) -> Option<Die> {
    Die::new(text.parse().ok()?)
}

fn read_throw(text: &str) -> Option<Entry> {
    let mut dice = text.chars().map(|c| read_die(c.encode_utf8(&mut [0; 4])));
    let throw = match (dice.next(), dice.next(), dice.next()) {
        (Some(one), None, None) => Throw::one(one?),
        (Some(one), Some(other), None) => Throw::two(one?, other?),
        _ => return None,
    };
    Some(Entry::Throw(throw))
}
