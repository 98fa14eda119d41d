//! The sounds of an animation.

use kotra::Munk;

use super::Gait;
use super::act::Act;
use crate::Place;
use crate::board::{Act as AnyAct, Animation};

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SoundCue {
    /// A checker is set down on the board.
    Knock,
    /// A checker is laid beside the borne-off ones.
    Off,
    Hit,
    /// A band is torn up: one sound for all its checkers, each of which is then set down on the bar.
    Tear,
    /// Half a munk stands.
    HalfMunk,
    /// A munk wins: half a munk, or a whole one.
    Munk(Munk),
    Jan,
}

/// The sounds and their start times on the caller's clock.
pub(in crate::board) fn of(animation: &Animation) -> Vec<(f64, SoundCue)> {
    let mut cues: Vec<(f64, SoundCue)> = Vec::new();
    let backward = animation.timeline.is_backward();
    let over = |act: &AnyAct| matches!(act, AnyAct::Win(_));
    let ends_game = animation
        .timeline
        .clips()
        .iter()
        .any(|clip| over(&clip.act));
    for clip in animation.timeline.clips() {
        match clip.act {
            // In reverse, only setting down the checkers is heard.
            AnyAct::Own(Act::Go { .. }) if backward => {
                cues.push((animation.timeline.mirrored(clip.start), SoundCue::Knock));
            }
            AnyAct::Own(Act::Go { to, gait, .. }) => {
                let begins = match gait {
                    Gait::Move => None,
                    Gait::Hit => Some(SoundCue::Hit),
                    Gait::Tear => Some(SoundCue::Tear),
                };
                let begins = begins.filter(|new| cues.iter().all(|(_, cue)| cue != new));
                cues.extend(begins.map(|cue| (clip.start, cue)));
                let set_down = match to.place {
                    Place::Off(_) => SoundCue::Off,
                    Place::Point(_) | Place::Bar(_) => SoundCue::Knock,
                };
                cues.push((clip.end, set_down));
            }
            AnyAct::Own(Act::Munk(_, _, part)) if ends_game => {
                cues.push((clip.start, SoundCue::Munk(part)))
            }
            AnyAct::Own(Act::Munk(..)) => cues.push((clip.start, SoundCue::HalfMunk)),
            AnyAct::Own(Act::Jan(_)) => cues.push((clip.start, SoundCue::Jan)),
            AnyAct::Win(_) | AnyAct::Turn(_) | AnyAct::Beat(..) => {}
        }
    }
    cues
}
