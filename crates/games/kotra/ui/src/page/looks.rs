//! The look of Kotra on the page's table.

use crate::Kotra;
use crate::board::{Layout, Look, Stance, View};
use crate::{Place, Session, TrayDie};
use game::session::PlayerKind;
use kotra::{Judge, Position, Side};
use scene::{DieState, Rect};

use super::numbers::reader;
use on_page::{Board, Marks};

impl Board for Kotra {
    const SHAPE: f64 = 1.3;

    fn first_format() {}

    fn start_position(judge: &Judge) -> Position {
        judge.start(Side::White)
    }

    fn in_the_middle(judge: &Judge, players: [PlayerKind; 2], seed: u64) -> Session {
        crate::in_the_middle(judge, players, seed)
    }

    fn side_to_move(position: &Position) -> Side {
        position.turn()
    }

    fn side_look(side: Side) -> Look {
        let stance = Stance::Flat;
        Look { side, stance }
    }

    fn die_states(dice: &[TrayDie], marks: &Marks<Kotra>) -> Vec<DieState> {
        // The die that is used first, if both can be.
        let first = match dice {
            [one, other] => marks.dice_usable && !one.used && !other.used && one.face != other.face,
            _ => false,
        };
        let states = dice.iter().enumerate();
        states
            .map(|(n, die)| DieState {
                used: die.used,
                usable: marks.dice_usable && !die.used,
                chosen: first && n == 0,
                lifted: false,
                side: marks.whose(n, dice.len()),
            })
            .collect()
    }

    fn show_names(view: &mut View, set: Option<bool>, _spoken: bool) {
        view.own.numbers = (set != Some(false)).then(reader);
    }

    fn is_turned(layout: &Layout) -> bool {
        layout.turned
    }

    fn room_for(layout: &Layout, view: &View, place: Place, side: Side, n: u8) -> Option<Rect> {
        // A hostile checker on the point lies before it.
        let n = n + view.own.count(side.other(), place);
        let count = f64::from(view.own.count(side, place).max(n + 1));
        let slot = layout.slot(side, place, n, count);
        Some(Rect::around(slot.middle, slot.unit, slot.unit))
    }
}
