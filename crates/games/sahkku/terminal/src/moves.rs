//! What a player can do, and why not something else.

use clap::Args;
use sahkku::{Dice, Face, Judge, Place, Position, Side, Stage};
use terminal::Failure;
use terminal::commands::moves::{Question, Shown, Story};

use crate::Sahkku;
use crate::{board, explain, story};

/// What is asked of a position.
#[derive(Args)]
pub struct Asked {
    /// Throws the dice in hand first, such as X,III,-
    #[arg(long, value_name = "FACES", allow_hyphen_values = true)]
    throw: Option<String>,

    /// Says why a piece on PLACE cannot use DIE (X, I, II, III or -), or where it can go
    #[arg(long, num_args = 2, value_names = ["PLACE", "DIE"], allow_hyphen_values = true)]
    why: Option<Vec<String>>,
}

impl Shown for Sahkku {
    const LEGEND: &'static str = board::LEGEND;
    const ACTIONS: &'static str = "actions";
    const ACTION_WIDTH: usize = 20;

    type Question = Asked;

    fn draw(judge: &Judge, position: &Position) -> String {
        board::draw(judge, position)
    }

    fn describe(_: &Judge, position: &Position) -> Vec<String> {
        let of_side = |side: Side| {
            let (soldiers, asleep) = (position.soldiers(side), position.asleep(side));
            let way = match position.mirrored() {
                Some(mirrored) if mirrored == side => ", walking mieđut",
                _ => "",
            };
            format!("the {side}: {soldiers} soldiers, {asleep} asleep{way}")
        };
        let turn = position.turn();
        let next = match position.stage() {
            Stage::Over(outcome) => format!("the game is over: {}", Self::tell_end(&outcome)),
            Stage::Throw(count) => {
                let dice = story::dice(count);
                format!("the {turn} are to throw {dice}; --throw FACES does that")
            }
            Stage::Decide => format!("the {turn} are to use {}", position.unused()),
        };
        Side::BOTH.map(of_side).into_iter().chain([next]).collect()
    }
}

impl Question<Sahkku> for Asked {
    fn throw(&self, judge: &Judge, position: &mut Position) -> Result<(), Failure> {
        let Some(throw) = &self.throw else {
            return Ok(());
        };
        let refused =
            |why: &dyn std::fmt::Display| Failure::refused(format_args!("--throw {throw}"), why);
        let faces = throw.split(',').map(|face| face.trim().parse());
        let faces: Vec<Face> = faces
            .collect::<Result<_, _>>()
            .map_err(|why| refused(&why))?;
        let most = sahkku::MAX_DICE;
        if faces.len() > usize::from(most) {
            return Err(refused(&format_args!("at most {most} dice can be thrown")));
        }
        let dice: Dice = faces.into_iter().collect();
        let thrown = judge.throw(position, dice, |_| ());
        thrown.map_err(|why| refused(&why))
    }

    fn answer(&self, judge: &Judge, position: &Position) -> Result<Option<Vec<String>>, Failure> {
        let Some([place, die]) = self.why.as_deref() else {
            return Ok(None);
        };
        let refused = |word: &str, error: &dyn std::fmt::Display| {
            Failure::refused(format_args!("--why {word}"), error)
        };
        let at: Place = place.parse().map_err(|error| refused(place, &error))?;
        let face: Face = die.parse().map_err(|error| refused(die, &error))?;
        if !judge.has(at) {
            let columns = judge.rules().columns;
            let error = format!("the board has no such place: its columns go from 1 to {columns}");
            return Err(refused(place, &error));
        }
        Ok(Some(explain::explain(judge, position, at, face)))
    }
}
