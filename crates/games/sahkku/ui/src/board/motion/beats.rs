//! The moments that are felt: a queen in danger, and the last soldiers.

use sahkku::{Figure, Game, Piece, Place, Side, Sleepers};
use scene::AnimatedStep;

use crate::board::view::Own;

/// With so many soldiers or fewer a side has few left.
const FEW: usize = 2;

pub(in crate::board) fn last_pieces(own: &Own) -> Vec<(Side, Vec<Place>)> {
    let last = |side| {
        let soldier =
            |figure: &&Figure| figure.piece == Piece::Soldier && figure.side == Some(side);
        let places = own.figures.iter().filter(soldier);
        let places: Vec<Place> = places.map(|figure| figure.at.place()).collect();
        (1..=FEW).contains(&places.len()).then_some((side, places))
    };
    Side::BOTH.into_iter().filter_map(last).collect()
}

/// The queens that an enemy can land on with one die.
pub(in crate::board) fn in_danger(
    step: &AnimatedStep<'_, Game>,
    own: &Own,
) -> Vec<(Side, Vec<Place>)> {
    let exposed = step.judge.rules().sleepers == Sleepers::Exposed;
    let queens = own
        .figures
        .iter()
        .filter(|figure| figure.piece == Piece::Queen && (exposed || figure.awake));
    let endangered = queens.filter_map(|queen| {
        let (side, at) = (queen.side?, queen.at.place());
        let mut enemies = own.figures.iter();
        let lands = |enemy: &Figure| {
            enemy.side == Some(side.other()) && enemy.at.place() != at && lands(step, enemy, at)
        };
        enemies.any(lands).then(|| (side, vec![at]))
    });
    endangered.collect()
}

/// Whether a piece of a side can land on a place with a face of the dice.
fn lands(step: &AnimatedStep<'_, Game>, figure: &Figure, at: Place) -> bool {
    let (judge, before) = (step.judge, step.before);
    let (Some(side), from) = (figure.side, figure.at.place()) else {
        return false;
    };
    if !figure.awake {
        return figure.piece == Piece::Soldier && judge.activation_place(before, side, from) == at;
    }
    let rules = judge.rules();
    let mut values = rules.faces.as_slice().iter().map(|face| rules.value(*face));
    values.any(|value| match figure.piece {
        Piece::Soldier => {
            let walk = judge.walk(before, side, figure.at, value);
            walk.last().is_some_and(|spot| spot.place() == at)
        }
        Piece::Queen | Piece::King => judge.straight(figure.piece, from, value).has(at),
    })
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::board::{Animation, View};
    use sahkku::Event;
    use scene::{Beat, Heard, Pace};

    #[test]
    fn a_queen_was_in_danger_before_she_is_captured() {
        let mut captured = 0;
        super::super::games::games(12, 400, &mut |judge, before, events, _| {
            let queen = |event: &Event| match *event {
                Event::Captured { side, piece, .. } => (piece == Piece::Queen).then_some(side),
                _ => None,
            };
            let Some(lost) = events.iter().find_map(queen) else {
                return;
            };
            let step = AnimatedStep {
                judge,
                before,
                events,
            };
            let own = View::of(judge, before).own;
            let danger = in_danger(&step, &own);
            assert!(danger.iter().any(|(side, _)| *side == lost), "{before:?}");
            captured += 1;
        });
        assert!(captured > 20, "{captured}");
    }

    #[test]
    fn the_last_soldiers_are_heard_once() {
        let mut heard = 0;
        super::super::games::games(12, 400, &mut |judge, before, events, after| {
            let animation = Animation::new(judge, before, events, Pace::Travel(1.0), 0.0);
            for side in Side::BOTH {
                let few = |soldiers: u8| (1..=FEW).contains(&usize::from(soldiers));
                let is_new = few(after.soldiers(side)) && !few(before.soldiers(side));
                let cues = animation.sound_cues();
                let last = Heard::Beat(Beat::Last, side);
                let told = cues.iter().filter(|(_, cue)| *cue == last).count();
                assert_eq!(told, usize::from(is_new), "{before:?}");
                heard += told;
            }
        });
        assert!(heard > 20, "{heard}");
    }
}
