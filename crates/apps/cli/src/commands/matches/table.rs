//! The games of a match, independent of their type, so that the match is compiled once.

use std::path::Path;
use std::sync::Arc;

use bindings::{list, read_opening, read_player, short};
use clap::Args;
use game::{Bot as _, Dealt, Game as _, Recorded, RuleSets, Side, Turn, write_rules};

use super::lineup::Setting;
use super::openings;
use crate::failure::Failure;
use crate::playout::NoOptions;
use crate::rng::GameRng;
use crate::rule_choice::Chosen;
use crate::run::{CaseName, GameReport};
use crate::terminal::{Bot, Ended, Entry, Game, Judge, Model, Playout, Record, Rules, decider};

/// The facts about the game that a match needs.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    pub id: &'static str,
    /// The words for the sides in records, and their names in the table of a match.
    pub sides: [&'static str; 2],
    pub side_names: [&'static str; 2],
    pub has_chance: bool,
    pub counts_units: bool,
    pub reasons: &'static [&'static str],
}

impl Facts {
    pub(crate) fn of<G: Playout>() -> Facts {
        Facts {
            id: Game::<G>::ID,
            sides: Game::<G>::SIDES,
            side_names: Side::BOTH.map(G::side_name),
            has_chance: Game::<G>::HAS_CHANCE,
            counts_units: <Bot<G>>::UNITS,
            reasons: G::REASONS,
        }
    }
}

/// The command line options of matches that only some game has.
pub(crate) trait MatchOptions<G: Playout>: Args + Send + Sync + 'static {
    fn opening(&self, judge: &Judge<G>, _draws: &mut GameRng) -> Record<G> {
        Record::<G>::new(judge.clone(), G::match_start(judge))
    }

    /// The model of the player in this place of the two.
    fn model(&self, _place: usize, judge: &Judge<G>) -> Model<G> {
        G::model(judge)
    }

    /// The settings for the table, each with its name; and those for rows, whose names may not change. `listed` is the number
    /// of openings in a file that replaces the usual ones.
    fn told(&self, _listed: Option<usize>) -> GameReport {
        GameReport::default()
    }
}

impl<G: Playout> MatchOptions<G> for NoOptions {}

pub(crate) trait Table: Send + Sync {
    fn duplicate(&self) -> Box<dyn Table>;
    fn set_name(&mut self, side: Side, name: &str);
    fn waits_for(&self) -> WaitsFor;

    /// Lets chance decide. Returns whether it could.
    fn throw(&mut self, dice: &mut GameRng) -> bool;

    /// Lets the player with this word, who is in this place of the two, decide by these random bits.
    fn decide(&mut self, player: &str, place: usize, bits: u64) -> Result<(), String>;

    /// Enters decisions of one side, separated by semicolons. If one of them is wrong, nothing changes.
    fn answer(&mut self, text: &str) -> Result<(), String>;

    fn resign(&mut self, side: Side);

    fn agree(&mut self);

    /// The line of a driver with the possible decisions.
    fn legal(&self) -> String;

    /// The line of a driver with the entries from this one on, and the total number.
    fn entered(&self, from: usize) -> (Option<String>, usize);

    fn rules(&self) -> String;

    /// The position that the game began from, if it is not the usual start.
    fn start(&self) -> Option<String>;

    fn record(&self) -> String;
}

pub(crate) enum WaitsFor {
    Chance,
    Decision(Side),
    Nothing(Ended),
}

/// The rules of some games of a match with their openings. `file` lists the openings instead of `own`, and `prefix` begins the
/// names of records.
pub(crate) fn setting<G: Playout>(
    case: Chosen<G>,
    own: &Arc<G::MatchOptions>,
    file: Option<&Path>,
    prefix: String,
) -> Result<Setting, Failure> {
    let name = CaseName::of(&case);
    let judge = case.judge;
    let model = Arc::new([0, 1].map(|place| own.model(place, &judge)));
    let begin = move |record: Record<G>| -> Box<dyn Table> {
        Box::new(TableOf::<G> {
            game: record.replay(usize::MAX),
            record,
            model: Arc::clone(&model),
        })
    };
    let listed = match file {
        Some(file) => openings::read(file, |line| Ok(begin(read_opening::<G>(&judge, line)?)))?,
        None => Vec::new(),
    };
    let own = Arc::clone(own);
    Ok(Setting {
        name,
        listed,
        usual: Box::new(move |draws| begin(own.opening(&judge, draws))),
        prefix,
    })
}

struct TableOf<G: Playout> {
    game: Game<G>,
    record: Record<G>,
    model: Arc<[Model<G>; 2]>,
}

impl<G: Playout> TableOf<G> {
    /// Enters an entry and records it. Returns whether it can come next.
    fn enter(&mut self, entry: Entry<G>) -> bool {
        let entry = self.game.as_recorded(entry);
        let entered = self.game.enter_unseen(&entry).is_ok();
        if entered {
            self.record.push(entry);
        }
        entered
    }
}

/// Reads decisions of one side. Only the first is certain to be readable in the current state.
fn read_answer<G: Playout>(
    mut game: Game<G>,
    answer: &str,
) -> Result<(Game<G>, Vec<Entry<G>>), String> {
    let (side, mut entries) = (decider::<G>(&game), Vec::new());
    for text in answer.split(';').map(str::trim) {
        let refused = |why: &str| format!("it answered \"{}\": {why}", short(text));
        if decider::<G>(&game) != side {
            return Err(refused("its turn was over"));
        }
        let entry = game.read_entry(text).map_err(|why| refused(&why))?;
        if !Game::<G>::is_decision(&entry) {
            return Err(refused("that is nothing to decide on"));
        }
        let entry = game.as_recorded(entry);
        let entered = game.enter_unseen(&entry);
        entered.map_err(|why| refused(&why.to_string()))?;
        entries.push(entry);
    }
    Ok((game, entries))
}

impl<G: Playout> Table for TableOf<G> {
    fn duplicate(&self) -> Box<dyn Table> {
        Box::new(TableOf::<G> {
            game: self.game.clone(),
            record: self.record.clone(),
            model: Arc::clone(&self.model),
        })
    }

    fn set_name(&mut self, side: Side, name: &str) {
        self.record.set_name(side.into(), name);
    }

    fn waits_for(&self) -> WaitsFor {
        match self.game.turn() {
            Turn::Chance(_) => WaitsFor::Chance,
            Turn::Decide(side) => WaitsFor::Decision(side.into()),
            Turn::Over(outcome) => WaitsFor::Nothing(Ended::of::<G>(&outcome)),
        }
    }

    fn throw(&mut self, dice: &mut GameRng) -> bool {
        let thrown = G::throw(&self.game, dice);
        thrown.is_some_and(|entry| self.enter(entry))
    }

    fn decide(&mut self, player: &str, place: usize, bits: u64) -> Result<(), String> {
        let player: Bot<G> = read_player(player)?;
        let decision = player.decide(&self.model[place], &self.game, bits);
        for entry in decision.ok_or("it knew no answer")? {
            let text = entry.to_string();
            if !self.enter(entry) {
                return Err(format!("it answered \"{text}\", which is not legal"));
            }
        }
        Ok(())
    }

    fn answer(&mut self, text: &str) -> Result<(), String> {
        let (game, entries) = read_answer::<G>(self.game.clone(), text)?;
        self.game = game;
        entries
            .into_iter()
            .for_each(|entry| self.record.push(entry));
        Ok(())
    }

    fn resign(&mut self, side: Side) {
        self.enter(Game::<G>::resignation(side.into()));
    }

    fn agree(&mut self) {
        self.enter(Game::<G>::agreement());
    }

    fn legal(&self) -> String {
        list("legal", &self.game.decisions())
    }

    fn entered(&self, from: usize) -> (Option<String>, usize) {
        let entries = self.record.entries();
        let news = entries.get(from..).unwrap_or_default();
        let line = (!news.is_empty()).then(|| list("enter", news));
        (line, entries.len())
    }

    fn rules(&self) -> String {
        write_rules(Rules::<G>::of(self.record.judge()))
    }

    fn start(&self) -> Option<String> {
        let start = self.record.start()?;
        Some(Game::<G>::write_position(self.record.judge(), start))
    }

    fn record(&self) -> String {
        self.record.to_string()
    }
}
