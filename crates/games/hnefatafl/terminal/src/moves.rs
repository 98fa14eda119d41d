//! What a player can do, and why not something else.

use clap::Args;
use hnefatafl::{Judge, Position, Word};
use terminal::Failure;
use terminal::commands::moves::{Question, Shown, Story, explain};

use crate::Hnefatafl;
use crate::{board, story};

/// What is asked of a position.
#[derive(Args)]
pub struct Asked {
    /// Says what this move does, or why it is not allowed
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,
}

impl Shown for Hnefatafl {
    const LEGEND: &'static str = board::LEGEND;
    const ACTIONS: &'static str = "moves";
    const ACTION_WIDTH: usize = 16;

    type Question = Asked;

    fn draw(judge: &Judge, position: &Position) -> String {
        board::draw(judge, position)
    }

    fn describe(judge: &Judge, position: &Position) -> Vec<String> {
        let (drabants, muscovites) = (position.drabants().len(), position.muscovites().len());
        let mut lines = vec![format!("drabants {drabants}, Muscovites {muscovites}")];
        if let Some(outcome) = position.outcome() {
            lines.push(format!("the game is over: {}", Self::tell_end(&outcome)));
            return lines;
        }
        let ways = judge.open_ways(position);
        if let Some(word) = Word::for_ways(ways.len()) {
            let ends: Vec<String> = ways.into_iter().map(|end| end.to_string()).collect();
            lines.push(format!("open ways: {} ({})", ends.join(" "), word.word()));
        }
        if let Some(word) = position.said() {
            lines.push(format!("in force: {}", word.word()));
        }
        lines.push(format!("the {} are to move", story::name(position.turn())));
        lines
    }
}

impl Question<Hnefatafl> for Asked {
    fn answer(&self, judge: &Judge, position: &Position) -> Result<Option<Vec<String>>, Failure> {
        let why = |action| {
            let refusal = judge.why(position, action)?;
            Some(match refusal.at() {
                Some(at) => format!("{} (on {at})", refusal.reason()),
                None => refusal.reason().to_owned(),
            })
        };
        let asked = self.why.as_deref();
        asked
            .map(|text| explain::<Hnefatafl>(judge, position, text, why))
            .transpose()
    }
}
