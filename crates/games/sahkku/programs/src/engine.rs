//! Sáhkku for engines.

use std::sync::Arc;

use engine::Playable;
use sahkku::{Entry, Face, Game, Judge, Phase, Side, Stage, Throw};
use sahkku_player::{Engine, Player};
use sahkku_weights::engine;

use crate::Sahkku;

impl Playable for Sahkku {
    type Game = Game;
    type Brain = Player;

    fn knowledge(judge: &Judge) -> Arc<Engine> {
        engine(judge)
    }

    fn read_own_entry(game: &Game, text: &str) -> Result<Entry, String> {
        let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match key {
            "round" => {
                let both = rest.split_once('/');
                let (men, women) = both.ok_or("expected a round such as round X/II")?;
                let (men, women) = (read_throw(men)?, read_throw(women)?);
                Ok(Entry::Round { men, women })
            }
            "begins" => {
                let begins = Side::from_word(rest).map(Entry::Begins);
                begins.ok_or_else(|| "expected begins men or begins women".to_owned())
            }
            "walks" => match rest {
                "miedut" => Ok(Entry::Walks(true)),
                "vuosttut" => Ok(Entry::Walks(false)),
                _ => Err("expected walks vuosttut or walks miedut".to_owned()),
            },
            _ if game.phase() == Phase::ThrowOff => {
                let form = match game.judge().rules().throw_off.dice() {
                    Some(_) => "a round such as round X/II",
                    None => "begins men or begins women",
                };
                Err(format!("it is not known who begins; expected {form}"))
            }
            _ if let Phase::ChooseWay(side) = game.phase() => Err(format!(
                "the {side} choose their way; expected walks vuosttut or walks miedut"
            )),
            _ => {
                let throws = matches!(game.position().stage(), Stage::Throw(_));
                if game.phase() == Phase::Play && throws {
                    return read_throw(text).map(Entry::Throw);
                }
                Entry::read_decision(text).map_err(|why| why.to_string())
            }
        }
    }
}

fn read_throw(text: &str) -> Result<Throw, String> {
    let mut throw = Throw::new();
    for word in text.split(',') {
        let face: Face = word
            .trim()
            .parse()
            .map_err(|why: sahkku::NotAFace| format!("expected a throw such as X,III,-: {why}"))?;
        let fits = throw.try_push(face);
        fits.map_err(|_| format!("at most {} dice can be thrown", sahkku::MAX_DICE))?;
    }
    Ok(throw)
}
