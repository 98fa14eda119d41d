//! The look of sáhkku on the page's table.

use crate::Sahkku;
use crate::Session;
use crate::board::{Format, Lines, Look, Stance, View};
use crate::lessons::Lesson;
use game::session::PlayerKind;
use sahkku::{Die, Drawing, Judge, Place, Position, Side};
use scene::DieState;

use super::path;
use on_page::{Annotation, Board, BoardStyle, Marks};

impl Board for Sahkku {
    const SHAPE: f64 = 1.75;

    fn first_format() -> Format {
        Format {
            columns: 15,
            places: Drawing::Lines,
            lines: Lines::default(),
        }
    }

    fn fit_rules(format: &mut Format, judge: &Judge) {
        *format = Format::of(judge.rules(), format.lines);
    }

    fn fit_style(format: &mut Format, style: &BoardStyle) {
        format.lines = style.lines.parse().unwrap_or_default();
    }

    fn start_position(judge: &Judge) -> Position {
        judge.start(Side::Men)
    }

    fn in_the_middle(judge: &Judge, players: [PlayerKind; 2], seed: u64) -> Session {
        crate::in_the_middle(judge, players, seed)
    }

    fn side_to_move(position: &Position) -> Side {
        position.turn()
    }

    fn side_look(side: Side) -> Look {
        let stance = Stance::Awake;
        Look::Soldier { side, stance }
    }

    fn die_states(dice: &[Die], marks: &Marks<Sahkku>) -> Vec<DieState> {
        let states = dice.iter().enumerate();
        states
            .map(|(n, die)| DieState {
                used: die.used,
                usable: marks.dice_usable && !die.used,
                chosen: marks.die == Some(n),
                lifted: marks.lifted.contains(&n),
                side: marks.whose(n, dice.len()),
            })
            .collect()
    }

    fn show_names(view: &mut View, set: Option<bool>, spoken: bool) {
        view.own.names = set.unwrap_or(spoken);
    }

    fn path(
        session: &Session,
        lesson: Option<&Lesson>,
        place: Option<Place>,
    ) -> Option<Annotation<Place, Side>> {
        path::annotation(session, lesson, place)
    }
}
