//! The commands for sáhkku.

mod moves;
mod perft;
mod replay;
mod rules;
mod trace;

use sahkku::{Face, Judge, Side, preset};

pub(crate) use trace::traces;

/// The position after the first throw of a game.
const FIRST_X: &str = "w*15./3wq3K3mq3/m*15. m m X,III,-";

#[test]
fn the_first_position_is_the_one_everybody_knows() {
    let judge = Judge::new(preset("lagesvuotna").unwrap().rules).unwrap();
    let mut position = judge.start(Side::Men);
    let throw = [Face::X, Face::III, Face::Blank];
    judge
        .throw(&mut position, throw.into_iter().collect(), |_| ())
        .unwrap();
    assert_eq!(judge.read_position(FIRST_X).unwrap(), position);
}
