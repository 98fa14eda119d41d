//! What positions, rules and records are told with.

use clap::Args;
use small::{Entry as Logged, Position as _};
use terminal::commands::moves::{Question, Shown, Story, explain};
use terminal::commands::replay::{DrawsBoard, Narration, Replayed};
use terminal::commands::rules::{Changed, Listed};
use terminal::{Choosable, Failure, Help};

use crate::words::{NOTATION, ending};
use crate::{Action, Entry, Game, Happened, Preset, Programs, RuleOption, Rules, SmallGame, usual};

impl<G: SmallGame> Choosable for Programs<G> {
    type Programs = Self;

    const COMMAND: &'static str = G::COMMAND;
    const NOTATION: &'static str = NOTATION;
    const RULES_HELP: &'static str = "A rule set, with changed options if wanted: ID KEY=VALUE";
    const SET_HELP: &'static str =
        "Sets one option; may be given several times. The command rules lists them";
    const SETTING: &'static str = "KEY=VALUE";

    fn start(rules: &Rules<G>) -> G::Position {
        G::Position::start(rules)
    }
}

/// Who hands a value on.
#[derive(serde::Serialize)]
pub struct OriginShape {
    origin: &'static str,
}

impl<G: SmallGame> Listed for Programs<G> {
    const RULES: Help = Help {
        about: "Lists the named rule sets, or every option of one",
        more: "KEY=VALUE after the id changes an option, here and wherever a command takes rules.",
        after: "",
    };
    const TEXT_HELP: &'static str = usual::<Rules<G>>();
    const PORTRAITS: &'static [(&'static str, &'static str)] = G::PORTRAITS;
    const AFTER_LIST: &'static str = "The id of a rule set shows every option of it.";
    const WIDTHS: [usize; 2] = [14, 10];
    const HEADING: &'static str = "can be                           from";

    type OriginShape = OriginShape;

    fn line(preset: &Preset<G>) -> String {
        let portrait = terminal::commands::rules::portrait::<Self>(preset);
        format!("{:<10} {:<16} {portrait}", preset.id, preset.name)
    }

    fn choices(option: &RuleOption<G>, origin: &'static str, _: Changed) -> String {
        format!("{:<32} {origin}", option.choices())
    }

    fn source_words(preset: &Preset<G>) -> Vec<&'static str> {
        preset.sources.to_vec()
    }

    fn origin_shape(origin: &'static str) -> OriginShape {
        OriginShape { origin }
    }
}

/// What is asked of a position.
#[derive(Args)]
pub struct Asked {
    /// Lets the die show this face first
    #[arg(long, value_name = "FACE")]
    throw: Option<u8>,

    /// Says what this action does, or why it is not allowed
    #[arg(long, value_name = "ACTION")]
    why: Option<String>,
}

impl<G: SmallGame> Question<Programs<G>> for Asked {
    fn throw(&self, rules: &Rules<G>, position: &mut G::Position) -> Result<(), Failure> {
        let Some(face) = self.throw else {
            return Ok(());
        };
        let mut game = Game::<G>::from(*rules, *position);
        let thrown = game::Recorded::enter_unseen(&mut game, &Logged::Throw(face));
        thrown.map_err(|why| Failure::refused(format_args!("--throw {face}"), why))?;
        *position = *game.position();
        Ok(())
    }

    fn answer(
        &self,
        rules: &Rules<G>,
        position: &G::Position,
    ) -> Result<Option<Vec<String>>, Failure> {
        let game = Game::<G>::from(*rules, *position);
        let why = |action: Action<G>| {
            let entered = game::Recorded::enter_unseen(&mut game.clone(), &action.into());
            entered.err().map(|refused| refused.to_string())
        };
        let asked = self.why.as_deref();
        asked
            .map(|text| explain::<Programs<G>>(rules, position, text, why))
            .transpose()
    }
}

impl<G: SmallGame> Story for Programs<G> {
    fn tell(event: &Happened<G>) -> String {
        let entry = &event.entry;
        match (event.outcome, event.side) {
            (Some(outcome), _) => format!("{entry}: {}", ending(&outcome)),
            (None, Some(side)) => format!("{side}: {entry}"),
            (None, None) => entry.to_string(),
        }
    }

    fn is_plain(event: &Happened<G>) -> bool {
        event.outcome.is_none()
    }

    fn tell_end(outcome: &small::Outcome) -> String {
        ending(outcome)
    }
}

impl<G: SmallGame> Shown for Programs<G> {
    const MOVES: Help = Help {
        about: "Shows a position and every legal action of the side to move",
        more: "With --throw the die shows a face first. With --why it shows what an action does, or the rule that prevents it.",
        after: "",
    };
    const LEGEND: &'static str = "";
    const ACTIONS: &'static str = "actions";
    const ACTION_WIDTH: usize = 12;

    type Question = Asked;

    fn draw(_: &Rules<G>, position: &G::Position) -> String {
        G::draw(position)
    }

    fn describe(rules: &Rules<G>, position: &G::Position) -> Vec<String> {
        vec![match position.next(rules) {
            game::Turn::Over(outcome) => format!("the game is over: {}", ending(&outcome)),
            game::Turn::Chance(_) => "a throw is to come; --throw FACE does that".to_owned(),
            game::Turn::Decide(side) => format!("{side} is to move"),
        }]
    }
}

impl<G: SmallGame> Replayed for Programs<G> {
    const STEP: &'static str = "entry";

    fn announce(_: &Game<G>, _: &Entry<G>, _: &mut Narration) {}

    fn tell_entry(
        _: &Game<G>,
        _: &Entry<G>,
        events: &[Happened<G>],
        told: &mut Narration,
    ) -> DrawsBoard {
        let number = told.entries;
        let lines = events
            .iter()
            .map(|event| format!("{number:>4}  {}", Self::tell(event)));
        told.lines.extend(lines);
        DrawsBoard::Yes
    }
}
