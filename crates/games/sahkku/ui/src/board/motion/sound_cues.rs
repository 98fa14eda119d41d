//! The sounds of an animation.

use super::{Act, Gait};
use crate::board::{Act as AnyAct, Animation};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoundCue {
    Step,
    /// A sleeper stands up.
    Wake,
    /// A piece is taken off the board.
    Capture,
    King,
}

/// The sounds and their start times on the caller's clock.
pub(in crate::board) fn of(animation: &Animation) -> Vec<(f64, SoundCue)> {
    let mut cues = Vec::new();
    for clip in animation.timeline.clips() {
        let AnyAct::Own(act) = &clip.act else {
            continue;
        };
        match act {
            Act::Go {
                gait: Gait::Wake, ..
            } => cues.push((clip.start, SoundCue::Wake)),
            Act::Go { over, .. } => {
                let legs = over.len() + 1;
                let leg = (clip.end - clip.start) / legs as f64;
                cues.extend((1..=legs).map(|n| (clip.start + leg * n as f64, SoundCue::Step)));
            }
            Act::Lose(_) => cues.push((clip.start, SoundCue::Capture)),
            Act::Hold { .. } => cues.push((clip.start, SoundCue::King)),
            Act::Raid(..) | Act::Unhorse(_) => {}
        }
    }
    if animation.timeline.is_backward() {
        // In reverse, only setting down the pieces is heard.
        cues.retain(|(_, cue)| *cue == SoundCue::Step);
        for (at, _) in &mut cues {
            *at = animation.timeline.mirrored(*at);
        }
    }
    cues
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use sahkku::{Actions, Face, Judge, Side, preset};
    use scene::{Heard, Pace, Timed as _};

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
        let animation = Animation::new(&judge, &before, &events, Pace::Travel(1.0), 1000.0);
        let cues = animation.sound_cues();
        let steps: Vec<f64> = cues
            .iter()
            .filter(|(_, cue)| *cue == Heard::Own(SoundCue::Step))
            .map(|(at, _)| *at)
            .collect();
        assert_eq!(steps.len(), 3);
        assert!(steps.is_sorted());
        assert!(
            steps
                .iter()
                .all(|at| (1000.0..=animation.end()).contains(at))
        );
        let still = Animation::new(&judge, &before, &events, Pace::Still, 1000.0);
        assert!(still.sound_cues().is_empty());
    }
}
