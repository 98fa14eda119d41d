//! What a film sounds like.

use super::{Act, Film, Gait};

/// A sound of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A piece is set down.
    Step,
    /// A sleeper stands up.
    Wake,
    /// A piece is taken off the board.
    Capture,
    /// The king changes hands.
    King,
    /// Somebody has won.
    Win,
}

impl Film {
    /// What is to be heard, and when on the caller's clock.
    #[must_use]
    pub fn heard(&self) -> Vec<(f64, Heard)> {
        let mut heard = Vec::new();
        for cue in &self.cues {
            match &cue.act {
                Act::Go {
                    gait: Gait::Wake, ..
                } => heard.push((cue.start, Heard::Wake)),
                Act::Go { over, .. } => {
                    let legs = over.len() + 1;
                    let leg = (cue.end - cue.start) / legs as f64;
                    heard.extend((1..=legs).map(|n| (cue.start + leg * n as f64, Heard::Step)));
                }
                Act::Lose(_) => heard.push((cue.start, Heard::Capture)),
                Act::Hold { .. } => heard.push((cue.start, Heard::King)),
                Act::Win(Some(_)) => heard.push((cue.start, Heard::Win)),
                Act::Win(None) | Act::Raid(..) | Act::Turn(_) | Act::Unhorse(_) => {}
            }
        }
        if self.backward {
            // Only the pieces that are set down are heard of what did not happen.
            heard.retain(|(_, heard)| *heard == Heard::Step);
            for (at, _) in &mut heard {
                *at = self.start + self.end - *at;
            }
            heard.reverse();
        }
        heard
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::motion::Pace;
    use sahkku::{Actions, Face, Judge, Side, preset};

    #[test]
    fn a_walk_is_heard_step_by_step_while_it_is_seen() {
        let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
        let before = judge
            .read_position("w*12.1/6K6/m*11.1M m m III,(II)")
            .unwrap();
        assert_eq!(before.turn(), Side::Men);
        let mut legal = Actions::new();
        judge.legal(&before, &mut legal);
        let walk = legal
            .iter()
            .find(|action| action.die_use().is_some_and(|step| step.die == Face::III))
            .unwrap();
        let (mut after, mut events) = (before, Vec::new());
        judge
            .play(&mut after, *walk, |event| events.push(event))
            .unwrap();
        let film = Film::new(&judge, &before, &events, Pace::Travel(1.0), 1000.0);
        let heard = film.heard();
        let steps: Vec<f64> = heard
            .iter()
            .filter(|(_, heard)| *heard == Heard::Step)
            .map(|(at, _)| *at)
            .collect();
        assert_eq!(steps.len(), 3);
        assert!(steps.is_sorted());
        assert!(steps.iter().all(|at| (1000.0..=film.end()).contains(at)));
        let still = Film::new(&judge, &before, &events, Pace::Still, 1000.0);
        assert!(still.heard().is_empty());
    }
}
